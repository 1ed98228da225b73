// Problem: Sokoban, any solution (hard levels, any collection text)
// Judges: local
// Standard: C++17
// Method: feature space search (FESS) over macro moves of one box, by plans made backwards, in
//   turn with greedy search by pulls from the end
// Time: exponential in the boxes; stops after 10 s of CPU time a level
// Memory: 1 GB at most
// Source: Shoham and Schaeffer, The FESS Algorithm, 2020; Damgaard and Meger, PI-corrals
// Status: stress-tested, SokobanAny.AgreesWithBreadthFirstSearch
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <deque>
#include <iostream>
#include <map>
#include <queue>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

// ---- Board ----

// [block sokoban-level]
/// One level as it stands in a text: run lengths written out, `-` and `_` made blanks.
struct LevelText {
    int line = 0, lines_read = 0;  // where it begins, counted from 1; lines of the text so far
    std::vector<std::string> rows;
};

static const std::size_t MAX_SIDE = 1000;  // rows, and squares in a row; longer ones are cut behind

/// Appends the rows that a board line stands for. False, and nothing appended, when it is none.
inline bool expand_board_line(const std::string& line, std::vector<std::string>& rows) {
    if (line.find('#') == std::string::npos) return false;
    if (line.find_first_not_of("#@+$*. -_|0123456789") != std::string::npos) return false;
    std::vector<std::string> parts(1);
    std::size_t run = 0;
    bool counted = false;
    for (const char mark : line) {
        const bool digit = mark >= '0' && mark <= '9';
        const std::size_t length = counted ? run : 1, room = MAX_SIDE + 1 - parts.back().size();
        if (counted && mark == '|') return false;
        if (mark == '|' && parts.size() <= MAX_SIDE) parts.emplace_back();
        if (mark != '|' && !digit)
            parts.back().append(std::min(length, room), mark == '-' || mark == '_' ? ' ' : mark);
        run = digit ? std::min(run * 10 + std::size_t(mark - '0'), MAX_SIDE + 1) : 0;
        counted = digit;
    }
    if (counted) return false;
    if (parts.back().empty()) parts.pop_back();  // a separator at the end opens no row
    rows.insert(rows.end(), parts.begin(), parts.end());
    return true;
}

/// Reads the next level of a collection; any line that is no board line ends one. False at the
/// end. Call it with the same `level` from the first to the last.
inline bool read_level(std::istream& text, LevelText& level) {
    level.rows.clear();
    std::string line;
    while (std::getline(text, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        ++level.lines_read;
        if (level.rows.empty()) level.line = level.lines_read;
        if (!expand_board_line(line, level.rows) && !level.rows.empty()) return true;
        if (level.rows.size() > MAX_SIDE + 1) level.rows.resize(MAX_SIDE + 1);
    }
    return !level.rows.empty();
}
// [end sokoban-level]

// [block board-numbering]
// The squares that the player could ever step on or push a box to are numbered by rows:
//
//     #####        d = 0 left, 1 up, 2 right, 3 down; d ^ 2 is the way back.
//     #012###
//     #34567#      Square 4 has the neighbours 3, 1, 5 and 8; square 0 has -1 (wall) on its
//     ###8###      left. What lies outside the text, or behind the end of a row, is wall.
//       ###
static const int WALL = -1;

/// A number, not negative, as an index.
inline std::size_t at(int number) { return static_cast<std::size_t>(number); }

struct Board {
    int size = 0;
    std::vector<int> neighbour;  // [4 * square + d]
    std::vector<char> goal;      // [square]
    std::vector<int> goals, boxes;
    int player = 0;
    bool stranded = false;  // a box off goal stands where the player can never come: unsolvable

    int beside(int square, int d) const { return neighbour[4 * at(square) + at(d)]; }
};

/// Numbers the squares of a level. Returns what is wrong with it, an empty text if nothing is.
inline std::string number_board(const std::vector<std::string>& rows, Board& board) {
    board = Board();
    std::size_t width = 0;
    for (const std::string& row : rows) width = std::max(width, row.size());
    if (rows.size() > MAX_SIDE || width > MAX_SIDE) return "more than 1000 rows or columns";
    const std::size_t pitch = width + 1;  // a column of wall between the rows
    std::string cells(pitch * (rows.size() + 2) + 1, '#');
    for (std::size_t r = 0; r < rows.size(); ++r)
        cells.replace(pitch * (r + 1) + 1, rows[r].size(), rows[r]);
    const std::size_t start = cells.find_first_of("@+");
    if (start == std::string::npos) return "no player";
    if (start != cells.find_last_of("@+")) return "two players";
    const std::size_t steps[4] = {0 - static_cast<std::size_t>(1), 0 - pitch, 1, pitch};
    std::vector<char> reached(cells.size(), 0);
    std::vector<std::size_t> queue(1, start);
    reached[start] = 1;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const std::size_t step : steps) {
            const std::size_t target = queue[head] + step;
            if (cells[target] == '#' || reached[target]) continue;
            reached[target] = 1;
            queue.push_back(target);
        }
    }
    std::sort(queue.begin(), queue.end());
    std::vector<int> number(cells.size(), WALL);
    for (const std::size_t cell : queue) number[cell] = board.size++;
    for (const std::size_t cell : queue) {
        for (const std::size_t step : steps) board.neighbour.push_back(number[cell + step]);
        const char mark = cells[cell];
        board.goal.push_back(mark == '.' || mark == '+' || mark == '*');
        if (board.goal.back()) board.goals.push_back(number[cell]);
        if (mark == '$' || mark == '*') board.boxes.push_back(number[cell]);
    }
    board.player = number[start];
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i] == '$' && !reached[i]) board.stranded = true;
    return "";
}

struct Push {
    int square, direction;
};
// [end board-numbering]

// [block player-flood-fill]
/// The squares that the player reaches without a push.
class PlayerRegion {
public:
    explicit PlayerRegion(int squares = 0) : mark_(at(squares) + 1), queue_(mark_.size()) {}

    /// Marks what is reached from `start` where `occupied` squares stop; returns the least square.
    int fill(const Board& board, const std::vector<char>& occupied, int start) {
        std::copy(occupied.begin(), occupied.end(), mark_.begin() + 1);
        mark_[0] = 1;  // WALL
        char* const mark = mark_.data() + 1;
        int least = start;
        int* end = queue_.data();
        *end++ = start;
        mark[start] = REACHED;
        for (const int* head = queue_.data(); head != end; ++head) {
            const int* next = &board.neighbour[4 * at(*head)];
            for (int d = 0; d < 4; ++d) {
                const int square = next[d];
                if (mark[square] != 0) continue;
                mark[square] = REACHED;
                *end++ = square;
                least = std::min(least, square);
            }
        }
        return least;
    }

    bool contains(int square) const { return mark_[at(square + 1)] == REACHED; }

private:
    static constexpr char REACHED = 2;

    std::vector<char> mark_;  // [square + 1], so that WALL is a square like any other
    std::vector<int> queue_;
};
// [end player-flood-fill]

/// Indices are ints.
template <typename T>
struct List : std::vector<T> {
    List() {}
    explicit List(int count, const T& value = T()) : std::vector<T>(at(count), value) {}
    using std::vector<T>::operator[];
    T& operator[](int i) { return std::vector<T>::operator[](at(i)); }
    const T& operator[](int i) const { return std::vector<T>::operator[](at(i)); }
    int count() const { return int(this->size()); }
};

typedef std::uint64_t Key;
typedef List<int> Squares;
typedef List<char> Marks;  // one for each square

static const int FAR = 1 << 30;  // no way

/// True if all squares are marked.
inline bool all(const Squares& squares, const Marks& marks) {
    return std::all_of(squares.begin(), squares.end(), [&](int i) { return marks[i]; });
}

struct Position {
    Squares boxes;
    Marks occupied;
};

/// A level and its tables. From the end, goals and boxes are swapped: boxes are pulled back.
struct Level {
    explicit Level(const Board& level_board, bool from_the_end = false, double end = 1e300)
        : board(level_board), stop(end), backward(from_the_end), box_key(board.size),
          floor_key(box_key), nothing(board.size, 0), start(nothing), goal(nothing), dead(nothing),
          useful(4 * board.size, 0), nearest(board.size, FAR), past(board.size) {
        boxes.assign(board.boxes.begin(), board.boxes.end());
        goals.assign(board.goals.begin(), board.goals.end());
        if (backward) boxes.swap(goals);
        std::mt19937_64 random;  // the same with every library
        for (Key& key : box_key) key = random();
        for (Key& key : floor_key) key = random();
        for (const int square : goals) goal[square] = 1;
        for (const int square : boxes) start[square] = 1;
    }

    bool late() const { return double(std::clock()) > stop; }

    /// Calls visit(neighbour, direction) for the neighbours that are no wall.
    template <typename Visit>
    void around(int square, Visit visit) const {
        for (int d = 0; d < 4; ++d)
            if (board.beside(square, d) != WALL) visit(board.beside(square, d), d);
    }

    /// The directions (bits) in which a region is beside a square.
    unsigned sides(const PlayerRegion& region, int square) const {
        unsigned bits = 0;
        for (int d = 0; d < 4; ++d) bits |= unsigned(region.contains(board.beside(square, d))) << d;
        return bits;
    }

    const Board& board;
    const double stop;  // when clock() ends the work
    const bool backward;
    List<Key> box_key, floor_key;  // random (Zobrist 1970)
    Squares boxes, goals;
    Marks nothing, start, goal, dead;
    Marks useful;      // [4 * square + d]: a push in direction d is no mistake
    Squares nearest;   // pushes to the nearest goal
    Squares pulls;     // as pull_from_goals has it
    List<Marks> past;  // [box]: squares that reach the same goals past it, as a wall; {}: all
};

// ---- Distances ----

struct Arrival {
    int state, pushes;
    Key region;   // of the player
    int regions;  // around the box

    int square() const { return state / 4; }
};

/// Where one box can go while the others stand. A depth-first search from it with lowpoints tells
/// which neighbours of a square hang together with the box there: a step costs O(1). State
/// 4 * square + d: the player is in direction d. A region is named by the sum of its keys.
class BoxPaths {
public:
    explicit BoxPaths(const Level& level)
        : level_(level), visits_(level.board.size), seen_(4 * level.board.size, 0),
          distance_(seen_), before_(seen_) {}

    /// Calls visit(Arrival) for each square and player's region, nearest first, until it returns
    /// true. Lifts the box off `occupied` meanwhile; `sides`: where the player can stand at first.
    template <typename Visit>
    void search(bool pull, Marks& occupied, int box, unsigned sides, Visit visit) {
        const char before = std::exchange(occupied[box], 0);
        explore(occupied, box);
        queue_.clear();
        for (int d = 0; d < 4; ++d)
            if (sides >> d & 1) reach(4 * box + d, -1, 0);
        for (int head = 0; head < queue_.count(); ++head) {
            const int state = queue_[head], d = state % 4;
            const int target = level_.board.beside(state / 4, pull ? d : d ^ 2);
            if (closed(occupied, target) || level_.dead[target]) continue;
            if (pull && closed(occupied, level_.board.beside(target, d))) continue;
            if (seen_[4 * target + d] == stamp_) continue;
            Key parts[4];
            const int count = regions(target, parts), pushes = distance_[state] + 1;
            for (int other = 0; other < 4; ++other)
                if (parts[other] == parts[d]) reach(4 * target + other, state, pushes);
            if (visit(Arrival{4 * target + d, pushes, parts[d], count})) break;
        }
        occupied[box] = before;
    }

    /// The name of the region in each direction of a box on `square` (0: none), and their number.
    int regions(int square, Key parts[4]) const {
        const Visit* branches[4];  // those that only the square joins to the rest
        Key rest = everything() - level_.floor_key[square];
        int count = 0;
        level_.around(square, [&](int child, int) {
            const Visit& visit = visits_[child];
            if (visit.stamp != stamp_ || visit.parent != square) return;
            if (visit.low < visits_[square].enter) return;
            branches[count++] = &visit;
            rest -= visit.sum;
        });
        std::fill(parts, parts + 4, 0);
        level_.around(square, [&](int next, int d) {
            const Visit& visit = visits_[next];
            if (visit.stamp != stamp_) return;
            parts[d] = rest;
            for (int i = 0; i < count; ++i)
                if (branches[i]->enter <= visit.enter && visit.enter < branches[i]->leave)
                    parts[d] = branches[i]->sum;
        });
        return count + (rest != 0);
    }

    /// After explore: the name of what hangs together with the root.
    Key everything() const { return visits_[root_].sum; }

    /// Adds the pushes that led to `state` in the last search, or undo the pulls, last one first.
    void trace(int state, List<Push>& pushes) const {
        for (int next = state; before_[next] >= 0; next = before_[next])
            pushes.push_back({(level_.backward ? next : before_[next]) / 4, before_[next] % 4 ^ 2});
    }

    void explore(const Marks& occupied, int root) {
        ++stamp_;
        clock_ = 0;
        root_ = root;
        enter(root, WALL);
        for (int square = root;;) {
            Visit& visit = visits_[square];
            if (visit.next == 4) {
                visit.leave = clock_;
                square = visit.parent;
                if (square == WALL) return;
                visits_[square].low = std::min(visits_[square].low, visit.low);
                visits_[square].sum += visit.sum;
                continue;
            }
            const int next = level_.board.beside(square, visit.next++);
            if (closed(occupied, next)) continue;
            if (visits_[next].stamp != stamp_) {
                enter(next, square);
                square = next;
            } else {
                visit.low = std::min(visit.low, visits_[next].enter);
            }
        }
    }

private:
    struct Visit {
        int parent, enter, leave, low, next, stamp = 0;
        Key sum;
    };

    static bool closed(const Marks& occupied, int square) {
        return square == WALL || occupied[square];
    }

    void enter(int square, int parent) {
        visits_[square] = {parent, clock_, 0, clock_, 0, stamp_, level_.floor_key[square]};
        ++clock_;
    }

    void reach(int state, int before, int distance) {
        if (seen_[state] == stamp_) return;
        seen_[state] = stamp_;
        before_[state] = before;
        distance_[state] = distance;
        queue_.push_back(state);
    }

    const Level& level_;
    List<Visit> visits_;
    int root_ = 0, clock_ = 0, stamp_ = 0;
    Squares seen_, distance_, before_, queue_;
};

/// Entry square * goals + j: the pushes of a lone box from there to goal j where `wall` squares are
/// walls too, or FAR.
inline Squares pull_from_goals(const Level& level, BoxPaths& paths, Marks wall) {
    const int goals = level.goals.count();
    Squares pulls(level.board.size * goals, FAR);
    for (int j = 0; j < goals; ++j) {
        if (wall[level.goals[j]]) continue;
        pulls[level.goals[j] * goals + j] = 0;
        paths.search(!level.backward, wall, level.goals[j], 15, [&](const Arrival& arrival) {
            int& entry = pulls[arrival.square() * goals + j];
            entry = std::min(entry, arrival.pushes);
            return false;
        });
    }
    return pulls;
}

/// Fills the tables. False when the level is too large.
inline bool prepare(Level& level) {
    const int goals = level.goals.count();
    const double size = level.board.size, work = size * size * goals;
    if (size * goals > 2e7) return false;
    BoxPaths paths(level);
    level.pulls = pull_from_goals(level, paths, level.nothing);
    for (int i = 0; i < level.pulls.count(); ++i)
        level.nearest[i / goals] = std::min(level.nearest[i / goals], level.pulls[i]);
    for (int square = 0; square < level.board.size; ++square) {
        level.dead[square] = level.nearest[square] == FAR;
        level.around(square, [&](int next, int d) {
            const bool room = level.board.beside(square, d ^ 2) != WALL;
            level.useful[4 * square + d] = room && level.nearest[next] != FAR;
        });
    }
    if (level.backward || work > 6e6) return true;
    for (int box = 0; box < level.board.size; ++box) {
        if (level.dead[box] || level.goal[box]) continue;
        Marks wall = level.nothing;
        wall[box] = 1;
        const Squares pulls = pull_from_goals(level, paths, wall);
        level.past[box] = Marks(level.board.size, 1);
        for (int i = 0; i < pulls.count(); ++i)
            if (level.pulls[i] != FAR && pulls[i] == FAR && i / goals != box)
                level.past[box][i / goals] &= level.goal[i / goals];
    }
    return true;
}

// ---- Deadlocks and lower bound ----

/// The least cost of giving each row (a box) a column (a goal) of its own, or -1: one shortest
/// augmenting path a row (Hungarian method), from the extra column `columns`.
inline int least_cost(const List<const int*>& rows, int columns) {
    Squares row_of(columns + 1, -1), price(columns + 1, 0), way(price), potential(rows.count(), 0);
    for (int row = 0; row < rows.count(); ++row) {
        Squares least(columns + 1, FAR);
        Marks done(columns + 1, 0);
        int column = columns;
        for (row_of[column] = row; row_of[column] >= 0;) {
            const int from = column, owner = row_of[from];
            int step = FAR;
            done[from] = 1;
            for (int j = 0; j < columns; ++j) {
                if (done[j]) continue;
                const int distance = rows[owner][j], cost = distance - potential[owner] - price[j];
                if (distance != FAR && cost < least[j]) {
                    least[j] = cost;
                    way[j] = from;
                }
                if (least[j] >= step) continue;
                step = least[j];
                column = j;
            }
            if (step == FAR) return -1;
            for (int j = 0; j <= columns; ++j) {
                if (done[j]) potential[row_of[j]] += step;
                if (done[j]) price[j] -= step;
                if (least[j] != FAR) least[j] -= step;
            }
        }
        for (; column != columns; column = way[column]) row_of[column] = row_of[way[column]];
    }
    return -price[columns];
}

/// Tests whether no solution is left, and the lower bound.
class Deadlocks {
public:
    Deadlocks(const Level& level, const Position& position)
        : level_(level), position_(position), paths_(level), held_(level.nothing) {}

    /// Lets each box vanish that the player, coming from `player`, can push, and the boxes behind
    /// it in turn: what stays is held for ever. True if one of these is off goal. The box moved
    /// last leaves the others all the room that they had if it vanishes: `moved` ends it then.
    bool holds(int player, int moved = WALL) {
        held_ = position_.occupied;
        reached_ = level_.nothing;
        queue_.assign(1, player);
        reached_[player] = 1;
        for (int head = 0; head < queue_.count(); ++head) {
            if (moved != WALL && !held_[moved]) return false;
            level_.around(queue_[head], [&](int next, int d) {
                if (reached_[next] || (held_[next] && !can_move(next, d))) return;
                held_[next] = 0;
                reached_[next] = 1;
                queue_.push_back(next);
            });
        }
        walls_.clear();
        for (const int box : position_.boxes)
            if (held_[box]) walls_.push_back(box);
        return !all(walls_, level_.goal);
    }

    /// A lower bound on the pushes, or -1 if the boxes cannot all have a goal of their own. Those
    /// that holds found last are left out, as walls.
    int bound() {
        const Squares& pulls = walls_.empty() ? level_.pulls : with_walls();
        List<const int*> rows;
        for (const int box : position_.boxes)
            if (!held_[box]) rows.push_back(&pulls[box * level_.goals.count()]);
        return least_cost(rows, level_.goals.count());
    }

private:
    /// True if the player, coming in direction d, can push the box on, or back from behind it.
    bool can_move(int box, int d) const {
        const int behind = level_.board.beside(box, d);
        return (level_.useful[4 * box + d] && !held_[behind]) ||
               (level_.useful[4 * box + (d ^ 2)] && reached_[behind]);
    }

    const Squares& with_walls() {
        std::sort(walls_.begin(), walls_.end());
        if (double(tables_.size()) * level_.pulls.count() > 5e6) tables_.clear();
        Squares& table = tables_[walls_];
        if (table.empty()) table = pull_from_goals(level_, paths_, held_);
        return table;
    }

    const Level& level_;
    const Position& position_;
    BoxPaths paths_;
    Marks held_, reached_;
    Squares queue_, walls_;
    std::map<Squares, Squares> tables_;  // Level::pulls by the walls
};

// [block pi-corrals]
//   #  $  #    A corral is an area that the player cannot reach, fenced by boxes. If each first
//   # @$  #    push of a fence box is possible now and leads inside (a PI-corral), and one must be
//   #  $ .#    made some day, only these are kept: nothing outside needs the squares inside. If
//   #######    there are none, all is lost.
class Corrals {
public:
    Corrals(const Board& board, const std::vector<int>& boxes, const std::vector<char>& occupied,
            const PlayerRegion& region)
        : board_(board), boxes_(boxes), occupied_(occupied), region_(region),
          inside_(at(board.size), 0), tried_(inside_), fenced_(inside_) {}

    /// Cuts `pushes` down to those of the PI-corral with the fewest, if there is one.
    void prune(const std::vector<char>& useful, std::vector<Push>& pushes) {
        bool found = false;
        std::fill(tried_.begin(), tried_.end(), 0);
        for (const int box : boxes_) {
            for (int d = 0; d < 4; ++d) {
                const int square = board_.beside(box, d);
                if (square == WALL || occupied_[at(square)] || tried_[at(square)] ||
                    region_.contains(square) || !encloses(square, useful))
                    continue;
                if (!found || pushes_.size() < best_.size()) best_ = pushes_;
                found = true;
            }
        }
        if (found) pushes = best_;
    }

private:
    /// Grows a PI-corral from `square`, its pushes in pushes_. False if that cannot be.
    bool encloses(int square, const std::vector<char>& useful) {
        fence_.clear();
        area_.clear();
        std::fill(fenced_.begin(), fenced_.end(), 0);
        std::fill(inside_.begin(), inside_.end(), 0);
        add(square);
        for (const int other : area_) tried_[at(other)] = 1;
        pushes_.clear();
        for (std::size_t i = 0; i < 4 * fence_.size(); ++i) {
            const int box = fence_[i / 4], d = int(i % 4);
            if (!useful[at(4 * box + d)]) continue;
            const int player = board_.beside(box, d ^ 2), target = board_.beside(box, d);
            if (fenced_[at(player)] || fenced_[at(target)] || inside_[at(player)]) continue;
            const bool now = region_.contains(player);
            if (now && inside_[at(target)]) {
                pushes_.push_back({box, d});
            } else if (now && region_.contains(target)) {
                return false;
            } else {
                add(now ? target : player);
                pushes_.clear();
                i = std::size_t(0) - 1;  // all over again
            }
        }
        bool unfinished = false, all = board_.goals.size() == board_.boxes.size();
        for (const int box : fence_) unfinished = unfinished || !board_.goal[at(box)];
        for (const int empty : area_) unfinished = unfinished || (all && board_.goal[at(empty)]);
        return unfinished;
    }

    void add(int square) {
        waiting_.assign(1, square);
        while (!waiting_.empty()) {
            const int next = waiting_.back();
            waiting_.pop_back();
            const bool box = occupied_[at(next)] != 0;
            char& known = box ? fenced_[at(next)] : inside_[at(next)];
            if (known) continue;
            known = 1;
            (box ? fence_ : area_).push_back(next);
            for (int d = 0; d < 4 && !box; ++d)
                if (board_.beside(next, d) != WALL) waiting_.push_back(board_.beside(next, d));
        }
    }

    const Board& board_;
    const std::vector<int>& boxes_;
    const std::vector<char>& occupied_;
    const PlayerRegion& region_;
    std::vector<char> inside_, tried_, fenced_;  // [square]
    std::vector<int> area_, fence_, waiting_;
    std::vector<Push> pushes_, best_;
};
// [end pi-corrals]

// ---- Plan ----

/// The sequence in which the goals are filled, found backwards: boxes are pulled off the full
/// goals, each to a start square of its own, as if there were no others; some are parked first.
class Plan {
public:
    /// `random` chooses the starts by chance.
    explicit Plan(const Level& level, std::mt19937* random = nullptr)
        : level_(level), random_(random), paths_(level), region_(level.board.size),
          occupied_(level.nothing) {
        find();
    }

    /// How many steps are done, less the boxes that later ones lack.
    int progress(const Position& position) const {
        const List<Squares>& stages = best_.stages;
        int i = 0, done = 0, least = 0;
        while (i < stages.count() && !all(stages[i], position.occupied)) ++i;
        for (const int square : stages.back()) done += position.occupied[square];
        if (i == stages.count()) return done;   // those left, in any order
        Squares usable(stages.count() + 1, 0);  // boxes by their first step of use
        for (const int box : position.boxes)
            usable[best_.use[box]] += !std::count(stages[i].begin(), stages[i].end(), box);
        for (int k = 1, spare = -position.boxes.count(); k <= i; ++k) {
            spare += usable[k];
            if (k == i || best_.boxes.empty()) least = std::min(least, spare + stages[k].count());
        }
        return std::max(0, stages.back().count() + stages.count() - 1 - i + least);
    }

private:
    struct State {
        Squares boxes;
        int player = WALL;
        int region = WALL;        // its least square
        int pulls = 0, able = 0;  // of parkings; boxes that can be pulled
        List<Squares> stages;     // the boxes before each step
        Squares use;              // [square]: first step of use, or 0
        Marks starts;             // that are free
    };

    void find() {
        std::priority_queue<std::pair<int, int>> queues[2];  // in turn
        std::set<Key> seen;
        List<State> states;
        best_.boxes = level_.goals;
        best_.starts = level_.start;
        best_.use = Squares(level_.board.size);
        const int spare = level_.goals.count() - level_.boxes.count();
        const auto add = [&](State state) {
            if (best_.boxes.count() == spare) return;
            pull_off(state);
            Key name = level_.floor_key[state.region];
            for (const int box : state.boxes) name += level_.box_key[box];
            if (!seen.insert(name).second) return;
            const int left = state.boxes.count();
            int rank = -5 * left - 2 * state.stages.count();
            queues[0].push({rank, states.count()});
            for (const int box : state.boxes) rank -= 2 * level_.goal[box];
            queues[1].push({1000 * rank + 10 * state.able + state.pulls, states.count()});
            if (left < best_.boxes.count()) best_ = state;
            states.push_back(state);
        };
        State end = best_;
        for (end.player = 0; end.player < level_.board.size; ++end.player)
            if (!level_.goal[end.player] &&
                region_.fill(level_.board, level_.goal, end.player) == end.player)
                add(end);
        for (int n = 0; n < 300 && best_.boxes.count() > spare; ++n) {
            auto& queue = queues[n % 2];
            if (queue.empty() || states.count() > most_states_) continue;
            const List<State> next = park(states[queue.top().second]);
            queue.pop();
            for (const State& state : next) add(state);
        }
        best_.stages.push_back(best_.boxes);
        if (best_.boxes.count() > spare) return;
        for (Squares& stage : best_.stages)
            for (const int box : best_.boxes)
                stage.erase(std::remove(stage.begin(), stage.end(), box), stage.end());
        best_.boxes.clear();
    }

    /// Returns the least square of the player's region.
    int place(const State& state) {
        occupied_ = level_.nothing;
        for (const int box : state.boxes) occupied_[box] = 1;
        return region_.fill(level_.board, occupied_, state.player);
    }

    /// Calls visit(Arrival), that returns false, for each way to pull the box, first for none.
    template <typename Visit>
    void explore(int box, Visit visit) {
        const unsigned sides = level_.sides(region_, box);
        if (sides == 0 || level_.late()) return;
        visit(Arrival{4 * box, 0, 0, 0});
        paths_.search(true, occupied_, box, sides, visit);
    }

    /// The ways to pull one box elsewhere, as far as memory goes.
    List<State> park(const State& state) {
        List<State> result;
        place(state);
        for (int i = 0; i < state.boxes.count(); ++i)
            explore(state.boxes[i], [&](const Arrival& arrival) {
                if (arrival.pushes == 0 || result.count() == most_states_) return false;
                State next = state;
                next.pulls += arrival.pushes;
                next.boxes[i] = arrival.square();
                next.player = level_.board.beside(next.boxes[i], arrival.state % 4);
                next.stages.push_back(state.boxes);
                result.push_back(next);
                return false;
            });
        return result;
    }

    /// Pulls off all boxes that can leave, the nearest to a free start first.
    void pull_off(State& state) {
        for (;;) {
            state.region = place(state);
            int least = FAR, choice = -1, exit = WALL;
            state.able = 0;
            for (int i = 0; i < state.boxes.count(); ++i)
                explore(state.boxes[i], [&](const Arrival& arrival) {
                    state.able += arrival.pushes == 0;
                    const int cost = random_ ? int((*random_)() % 1000) : arrival.pushes;
                    if (!state.starts[arrival.square()] || cost >= least) return false;
                    least = cost;
                    choice = i;
                    exit = arrival.square();
                    return false;
                });
            if (choice < 0) return;
            state.stages.push_back(state.boxes);
            explore(state.boxes[choice], [&](const Arrival& arrival) {
                int& use = state.use[arrival.square()];
                if (use == 0) use = state.stages.count();
                return false;
            });
            state.boxes.erase(state.boxes.begin() + choice);
            state.starts[exit] = 0;
            state.player = exit;
        }
    }

    const Level& level_;
    std::mt19937* const random_;
    BoxPaths paths_;
    PlayerRegion region_;
    Marks occupied_;
    State best_;
    const int most_states_ = 20000000 / level_.pulls.count();
};

// ---- Features and search ----

enum Status { SOLVED, UNSOLVABLE, UNKNOWN };

struct Answer {
    Status status = UNKNOWN;
    List<Push> pushes;
    int lower_bound = 0;
};

/// Feature space search (FESS). Cells take turns, every other one the best's, to expand their move
/// of least weight: one box any number of pushes adds 0 if an advisor picks it, else 1.
/// Voice 0 goes from the end, in one cell, the least bound first: greedy search. Others try nearer
/// moves first of equal ones, below 0 farther ones; even ones count weights anew from each position
/// that is the best on its way; |4| and |6| name cells by fewer features; -2 has more advisors.
class FeatureSearch {
public:
    FeatureSearch(const Level& level, const Plan& plan, int voice, int most_pushes)
        : level_(level), plan_(plan), voice_(voice), most_pushes_(most_pushes), paths_(level),
          region_(level.board.size), position_{level.boxes, level.start},
          deadlocks_(level, position_),
          corrals_(level.board, position_.boxes, position_.occupied, region_),
          node_boxes_(level.boxes), known_(1024) {
        paths_.explore(level.backward ? level.goal : level.start, level.board.player);
        home_ = paths_.everything();
    }

    /// Makes the first position, with the player on some square, a node.
    void begin(int player) {
        paths_.explore(level_.start, player);
        if (known(paths_.everything())) return;
        Move root;
        root.player = player;
        root.region = paths_.everything();
        root.features.packed = plan_.progress(position_);
        root.features.hot = hotspots();
        for (const int box : level_.boxes) root.features.distance += level_.nearest[box];
        moves_.push_back(root);
        load(moves_.count() - 1);
        expand(moves_.count() - 1);
    }

    /// Expands up to `count` positions; long runs of voice 1 wander then.
    Status run(int count) {
        for (int i = 0; i < count && solution_ < 0 && !level_.late(); ++i) {
            if (cells_.empty()) return UNSOLVABLE;
            const int move = next_move();
            if (alive(move)) expand(move);
        }
        for (int i = 0; i < 3 && count > 2000 && voice_ == 1 && solution_ < 0; ++i) wander();
        return solution_ < 0 ? UNKNOWN : SOLVED;
    }

    /// A short search from any node, by a plan by chance: either may have been bad.
    void wander() {
        const int move = nodes_[random_() % nodes_.size()].move;
        load(move);
        Level level = level_;
        level.boxes = position_.boxes;
        level.start = position_.occupied;
        const Plan plan(level, &random_);
        FeatureSearch search(level, plan, 1, most_pushes_ - moves_[move].pushes);
        search.begin(moves_[move].player);
        if (search.run(1000) != SOLVED) return;
        solution_ = move;
        rest_ = search.solution();
    }

    int made() const { return moves_.count(); }

    List<Push> solution() {
        List<Push> pushes;
        for (int i = solution_; moves_[i].parent >= 0; i = nodes_[moves_[i].parent].move) {
            const Move& move = moves_[i];
            load(nodes_[move.parent].move);
            paths_.search(level_.backward, position_.occupied, move.from,
                          level_.sides(region_, move.from), [&](const Arrival& arrival) {
                              if (arrival.square() != move.to || arrival.region != move.region)
                                  return false;
                              paths_.trace(arrival.state, pushes);
                              return true;
                          });
        }
        if (!level_.backward) std::reverse(pushes.begin(), pushes.end());
        pushes.insert(pushes.end(), rest_.begin(), rest_.end());
        return pushes;
    }

private:
    /// The start has 100 regions: only differences matter.
    struct Features {
        int packed = 0, regions = 100, hot = 0;
        int distance = 0;  // the sum over the boxes to their nearest goals
    };
    struct Move {
        Key boxes = 0, region = 0;  // sums of keys: boxes less the start's, the player's region
        int parent = -1, from = WALL, to = WALL, player = 0, weight = 0, pushes = 0;
        bool dead = false;
        Features features;
    };
    struct Node {
        int move;
        Key best;  // rank on the way to it
    };

    /// Smaller is better: packed boxes first, then the other features.
    Key rank(const Features& f) const {
        if (level_.backward) return Key(f.distance);
        Key rank = 0;
        for (const int value :
             {1023 - f.packed, f.regions, f.hot, 1023 + (voice_ > 0 ? f.distance : -f.distance)})
            rank = rank << 11 | Key(std::max(0, std::min(value, 2047)));
        return rank;
    }

    /// Boxes that would, as walls, cut another box off from a goal.
    int hotspots() {
        int hot = 0;
        for (const int box : position_.boxes)
            hot += !level_.past[box].empty() && !all(position_.boxes, level_.past[box]);
        return hot;
    }

    /// False if the key was new; it is known from now on.
    bool known(Key key) {
        if (2 * ++known_count_ > known_.count()) {
            List<Key> old(2 * known_.count());
            old.swap(known_);
            known_count_ = 1;
            for (const Key other : old)
                if (other != 0) known(other);
        }
        std::size_t slot = key & (known_.size() - 1);
        while (known_[slot] != 0 && known_[slot] != key) slot = (slot + 1) & (known_.size() - 1);
        return std::exchange(known_[slot], key) == key;
    }

    /// Takes a move from the next cell or, every other time, the best one.
    int next_move() {
        auto cell = cells_.upper_bound(last_cell_);
        if (++turn_ % 2 == 0 || cell == cells_.end()) cell = cells_.begin();
        if (turn_ % 2 != 0) last_cell_ = cell->first;
        const int move = cell->second.top().second;
        cell->second.pop();
        if (cell->second.empty()) cells_.erase(cell);
        return move;
    }

    void load(int index) {
        const Move& move = moves_[index];
        const int size = level_.boxes.count();
        const int* before = &node_boxes_[(move.parent + 1) * size];
        std::replace_copy(before, before + size, position_.boxes.begin(), move.from, move.to);
        position_.occupied = level_.nothing;
        for (const int box : position_.boxes) position_.occupied[box] = 1;
        region_.fill(level_.board, position_.occupied, move.player);
    }

    /// Loads a move; false if its position is dead.
    bool alive(int index) {
        load(index);
        Move& move = moves_[index];
        move.dead = !level_.backward && (deadlocks_.holds(move.player) || deadlocks_.bound() < 0);
        return !move.dead;
    }

    /// Makes the moves of the position; the advisors pick some.
    void expand(int index) {
        const int first = moves_.count(), parent = moves_[index].parent;
        node_boxes_.insert(node_boxes_.end(), position_.boxes.begin(), position_.boxes.end());
        const Key own = rank(moves_[index].features),
                  before = parent < 0 ? own : nodes_[parent].best;
        const Key best = std::min(own, before);
        nodes_.push_back({index, best});
        if (voice_ % 2 == 0 && own < before) moves_[index].weight = 0;
        make_moves(index);
        for (int advisor = 0; advisor < (voice_ == -2 ? 5 : 3) && solution_ < 0; ++advisor)
            advise(advisor, index, first);
        const Key cell = best >> 11 * std::max({1, voice_ / 2, -voice_ / 2});
        for (int i = first; i < moves_.count(); ++i) {
            const Key weight = Key(moves_[i].weight) << 44;
            if (!moves_[i].dead) cells_[cell].push({~(weight | rank(moves_[i].features)), i});
        }
    }

    void make_moves(int index) {
        pushes_.clear();
        for (const int box : position_.boxes)
            level_.around(box, [&](int next, int d) {
                if (level_.useful[4 * box + d] && !position_.occupied[next] &&
                    region_.contains(level_.board.beside(box, d ^ 2)))
                    pushes_.push_back({box, d});
            });
        if (!level_.backward) corrals_.prune(level_.useful, pushes_);
        for (int i = 0; i < position_.boxes.count(); ++i) {
            const int from = position_.boxes[i];
            unsigned sides = level_.backward ? level_.sides(region_, from) : 0;
            for (const Push& push : pushes_)
                if (push.square == from) sides |= 1U << (push.direction ^ 2);
            if (sides == 0 || solution_ >= 0) continue;
            paths_.search(level_.backward, position_.occupied, from, sides,
                          [&](const Arrival& arrival) {
                              position_.boxes[i] = arrival.square();
                              position_.occupied[arrival.square()] = 1;
                              make_move(index, from, arrival);
                              position_.occupied[arrival.square()] = 0;
                              position_.boxes[i] = from;
                              return solution_ >= 0;
                          });
        }
    }

    /// Files the move made, unless it is known, lost or too far.
    void make_move(int index, int from, const Arrival& arrival) {
        Move move = moves_[index];
        move.parent = nodes_.count() - 1;
        move.from = from;
        move.to = arrival.square();
        move.player = level_.board.beside(move.to, arrival.state % 4);
        move.region = arrival.region;
        move.boxes += level_.box_key[move.to] - level_.box_key[from];
        move.weight += !level_.backward;
        move.pushes += arrival.pushes;
        Features& features = move.features;
        features.distance += level_.nearest[move.to] - level_.nearest[from];
        if ((!level_.backward && move.pushes + features.distance > most_pushes_) ||
            (moves_.count() % 64 == 0 && level_.late()) || known(move.boxes + move.region))
            return;
        if (level_.backward) {
            features.distance = deadlocks_.bound();
            if (features.distance < 0 || move.pushes + features.distance > most_pushes_) return;
        } else {
            if (deadlocks_.holds(move.player, move.to)) return;
            Key parts[4];
            features.regions += arrival.regions - paths_.regions(from, parts);
            features.hot = hotspots();
            features.packed = plan_.progress(position_);
        }
        if ((!level_.backward || move.region == home_) && all(position_.boxes, level_.goal))
            solution_ = moves_.count();
        moves_.push_back(move);
    }

    /// The advisor picks its best move, alive and with no progress lost.
    void advise(int advisor, int index, int first) {
        const Features base = moves_[index].features;
        for (;;) {
            int best = -1;
            for (int i = first; i < moves_.count(); ++i) {
                const Features& f = moves_[i].features;
                const int gains[] = {f.packed - base.packed, base.regions - f.regions,
                                     base.hot - f.hot, base.distance - f.distance,
                                     f.distance - base.distance};
                if (gains[advisor] <= 0 || gains[0] < 0 || moves_[i].dead) continue;
                if (best < 0 || rank(f) < rank(moves_[best].features)) best = i;
            }
            if (best < 0) return;
            if (!alive(best)) continue;
            moves_[best].weight = moves_[index].weight;
            return;
        }
    }

    const Level& level_;
    const Plan& plan_;
    const int voice_, most_pushes_;
    BoxPaths paths_;
    PlayerRegion region_;
    Position position_;
    Deadlocks deadlocks_;
    Corrals corrals_;
    std::mt19937 random_;
    List<Push> rest_, pushes_;
    List<Move> moves_;    // all ever made
    List<Node> nodes_;    // expanded moves
    Squares node_boxes_;  // the start's, then of each node
    List<Key> known_;     // by open addressing; 0: free
    // By rank, less the last features: ~order, move.
    std::map<Key, std::priority_queue<std::pair<Key, int>>> cells_;
    Key last_cell_ = 0, home_ = 0;
    int known_count_ = 0, turn_ = 0, solution_ = -1;
};

/// Lets searches take turns until one has a solution of at most `most_pushes`.
inline void search(const Level& level, const Level& end, const Plan& plan, int most_pushes,
                   Answer& answer) {
    std::deque<FeatureSearch> searches;
    for (const int voice : {1, 0, -2, -4, 6}) {
        if (voice == 0 && level.boxes.size() != level.goals.size()) continue;
        searches.emplace_back(voice == 0 ? end : level, plan, voice, most_pushes);
        for (int square = 0; square < level.board.size; ++square)
            if (voice == 0 ? !end.start[square] : square == level.board.player)
                searches.back().begin(square);
    }
    int made = 0;
    for (int slice = 500; made < 6000000; slice = std::min(2 * slice, 8000)) {
        const bool small = made < 300000;  // needs the first two alone
        made = 0;
        for (std::size_t i = 0; i < searches.size(); ++i) {
            answer.status = searches[i].run(i == 0 || small == (i == 1) ? slice : slice / 4);
            made += searches[i].made();
            if (answer.status == SOLVED) answer.pushes = searches[i].solution();
            if (answer.status != UNKNOWN || level.late()) return;
        }
    }
}

/// Searches windows of a solution anew, from the end, for a shorter way.
inline void shorten(const Level& level, const Plan& plan, List<Push>& pushes) {
    const auto play = [&](Board part, int first, int last) {
        for (int i = first; i < last; ++i) {
            part.player = pushes[i].square;
            std::replace(part.boxes.begin(), part.boxes.end(), part.player,
                         part.beside(part.player, pushes[i].direction));
        }
        return part;
    };
    for (int width = 16; width <= 256; width *= 2)
        for (int first = 0; first < pushes.count() && !level.late(); first += width / 2) {
            const int last = std::min(first + width, pushes.count());
            Board part = play(level.board, 0, first);
            const Board after = play(part, first, last);
            part.goals = after.boxes;
            Level end(part, true, level.stop);
            prepare(end);
            FeatureSearch one(end, plan, 0, last - first - 1);
            one.begin(after.player);
            if (one.run(500) != SOLVED) continue;
            const List<Push> better = one.solution();
            pushes.erase(pushes.begin() + first, pushes.begin() + last);
            pushes.insert(pushes.begin() + first, better.begin(), better.end());
        }
}

/// Solves a level in CPU seconds; `improve` spends the rest of them on shorter solutions.
inline Answer solve(const Board& board, double seconds, bool improve) {
    Answer answer;
    const double stop = double(std::clock()) + seconds * CLOCKS_PER_SEC;
    Level level(board, false, stop), end(board, true, stop);
    const bool lost = board.stranded || level.boxes.size() > level.goals.size();
    if (!lost && (!prepare(level) || !prepare(end))) return answer;
    const Position start = {level.boxes, level.start};
    Deadlocks deadlocks(level, start);
    answer.lower_bound = lost || deadlocks.holds(board.player) ? -1 : deadlocks.bound();
    answer.status = answer.lower_bound < 0 ? UNSOLVABLE : SOLVED;
    if (answer.lower_bound <= 0) return answer;
    const Plan plan(level);
    search(level, end, plan, FAR, answer);
    for (Answer next = answer; improve && next.status == SOLVED;) {
        shorten(level, plan, next.pushes);
        answer = next;
        if (answer.pushes.count() <= answer.lower_bound) break;
        search(level, end, plan, answer.pushes.count() - 1, next);
    }
    return answer;
}

// ---- Output ----

/// A shortest walk around the boxes, as small letters.
inline std::string walk(const Level& level, const Marks& occupied, int from, int to) {
    Squares onward(level.board.size, -1), queue(1, to);
    for (int head = 0; onward[from] < 0 && from != to; ++head)
        level.around(queue[head], [&](int next, int d) {
            if (next == to || occupied[next] || onward[next] >= 0) return;
            onward[next] = d ^ 2;
            queue.push_back(next);
        });
    std::string text;
    for (; from != to; from = level.board.beside(from, onward[from])) text += "lurd"[onward[from]];
    return text;
}

/// The answer as printed: pushes are capitals.
inline std::string print(const Board& board, const Answer& answer) {
    if (answer.status == UNSOLVABLE) return "-1\n";
    if (answer.status == UNKNOWN) return "?\n";
    const Level level(board);
    Marks occupied = level.start;
    int player = board.player;
    std::string moves;
    for (const Push& push : answer.pushes) {
        const int behind = board.beside(push.square, push.direction ^ 2);
        moves += walk(level, occupied, player, behind) + "LURD"[push.direction];
        player = push.square;
        occupied[player] = 0;
        occupied[board.beside(player, push.direction)] = 1;
    }
    return std::to_string(answer.pushes.size()) + " " + std::to_string(moves.size()) + "\n" +
           moves + "\n";
}

/// Reads the options. False if they are not understood.
inline bool parse_options(int count, char** words, double& seconds, bool& improve) {
    char rest;
    for (int i = 1; i < count; ++i)
        if (words[i] == std::string("--improve"))
            improve = true;
        else if (words[i] != std::string("--seconds") || ++i == count ||
                 std::sscanf(words[i], "%lf%c", &seconds, &rest) != 1 || !(seconds >= 0))
            return false;
    return true;
}

int main(int count, char** words) {
    double seconds = 10;
    bool improve = false;
    int faults = 0;
    if (!parse_options(count, words, seconds, improve)) {
        std::fputs("usage: sokoban_any [--seconds S] [--improve] < LEVELS\n", stderr);
        return 2;
    }
    LevelText text;
    for (int number = 1; read_level(std::cin, text); ++number) {
        Board board;
        const std::string fault = number_board(text.rows, board);
        if (!fault.empty()) {
            std::fprintf(stderr, "sokoban_any: level %d, line %d: %s\n", number, text.line,
                         fault.c_str());
            faults = 1;
            continue;
        }
        const Answer answer = solve(board, seconds, improve);
        std::fputs(print(board, answer).c_str(), stdout);
        std::fflush(stdout);
        if (improve)
            std::fprintf(stderr, "sokoban_any: level %d: at least %d pushes\n", number,
                         answer.lower_bound);
    }
    return faults;
}
