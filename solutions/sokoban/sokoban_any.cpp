// Problem: Sokoban, any solution (hard levels, any collection text)
// Judges: local
// Standard: C++17
// Method: feature space search (FESS) over macro moves of one box: boxes packed by a plan made
//   backwards, regions, hotspots; dead squares, frozen boxes, matching, PI-corrals
// Time: exponential in the boxes; stops after 10 s of CPU time a level
// Memory: 1 GB at most, about 200 bytes a macro move
// Source: Shoham and Schaeffer, The FESS Algorithm, 2020; Damgaard and Meger, PI-corrals
// Status: stress-tested, SokobanAny.AgreesWithBreadthFirstSearch
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <iostream>
#include <map>
#include <queue>
#include <random>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

// ---- Board ----

// [block level-text]
/// One level as it stands in a text: run lengths written out, `-` and `_` made blanks.
struct LevelText {
    int line = 0;  // of its first row, counted from 1
    std::vector<std::string> rows;
};

static const std::size_t MAX_SIDE = 1000;  // rows, and squares in a row; longer ones are cut behind

/// Appends the rows that a board line stands for. False, and nothing appended, when it is none.
inline bool expand_board_line(const std::string& line, std::vector<std::string>& rows) {
    std::vector<std::string> parts(1);
    std::size_t run = 0;
    bool counted = false, wall = false;
    for (const char mark : line) {
        wall = wall || mark == '#';
        if (mark >= '0' && mark <= '9') {
            run = std::min(run * 10 + static_cast<std::size_t>(mark - '0'), MAX_SIDE + 1);
            counted = true;
        } else if (mark == '|') {
            if (counted) return false;
            if (parts.size() <= MAX_SIDE) parts.emplace_back();
        } else {
            if (std::string("#@+$*. -_").find(mark) == std::string::npos) return false;
            const std::size_t room = MAX_SIDE + 1 - parts.back().size();
            const char plain = mark == '-' || mark == '_' ? ' ' : mark;
            parts.back().append(std::min(counted ? run : 1, room), plain);
            run = 0;
            counted = false;
        }
    }
    if (counted || !wall) return false;
    if (parts.back().empty()) parts.pop_back();  // a separator at the end opens no row
    rows.insert(rows.end(), parts.begin(), parts.end());
    return true;
}

/// Finds the levels of a collection, one after the other; any line that is no board line ends one.
class LevelReader {
public:
    explicit LevelReader(std::istream& text) : text_(text) {}

    /// Reads the next level. False at the end of the text.
    bool next(LevelText& level) {
        level.rows.clear();
        std::string line;
        while (std::getline(text_, line)) {
            if (!line.empty() && line.back() == '\r') line.pop_back();
            ++line_;
            const bool first = level.rows.empty();
            const bool board_line = expand_board_line(line, level.rows);
            if (first) level.line = line_;
            if (!board_line && !first) return true;
            if (level.rows.size() > MAX_SIDE + 1) level.rows.resize(MAX_SIDE + 1);
        }
        return !level.rows.empty();
    }

private:
    std::istream& text_;
    int line_ = 0;
};
// [end level-text]

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
// [end board-numbering]

// [block zobrist-keys]
/// One random 64-bit word a number, for hashing a set as the XOR of its members (Zobrist 1970).
class ZobristKeys {
public:
    explicit ZobristKeys(std::size_t count = 0) : keys_(count) {
        std::mt19937_64 random;  // the same numbers with every library
        for (std::uint64_t& key : keys_) key = random();
    }
    std::uint64_t operator[](std::size_t number) const { return keys_[number]; }

private:
    std::vector<std::uint64_t> keys_;
};
// [end zobrist-keys]

/// A vector whose indices are ints, as squares, boxes and nodes are here.
template <typename T>
struct List : std::vector<T> {
    List() {}
    explicit List(int count, const T& value = T()) : std::vector<T>(at(count), value) {}
    T& operator[](int i) { return std::vector<T>::operator[](at(i)); }
    const T& operator[](int i) const { return std::vector<T>::operator[](at(i)); }
    int count() const { return static_cast<int>(this->size()); }
};

typedef std::uint64_t Key;
typedef List<int> Squares;
typedef List<char> Marks;  // one for each square

struct Push {
    int square, direction;
};

struct Limits {
    double seconds = 10;
    std::clock_t start = std::clock();

    bool out_of_time() const { return double(std::clock() - start) / CLOCKS_PER_SEC > seconds; }
};

/// What never changes in a level, and the tables that are made of it.
struct Level {
    explicit Level(const Board& level_board)
        : board(level_board), keys(2 * at(board.size)), nothing(board.size, 0), start(nothing),
          goal(nothing), dead(nothing), useful(4 * board.size, 0), nearest(board.size, FAR) {
        boxes.assign(board.boxes.begin(), board.boxes.end());
        goals.assign(board.goals.begin(), board.goals.end());
        for (const int square : goals) goal[square] = 1;
        for (const int square : boxes) start[square] = 1;
    }

    /// Calls visit(neighbour, direction) for the up to four neighbours that are no wall.
    template <typename Visit>
    void around(int square, Visit visit) const {
        for (int d = 0; d < 4; ++d)
            if (board.beside(square, d) != WALL) visit(board.beside(square, d), d);
    }

    Key box_key(int square) const { return keys[at(square)]; }
    Key floor_key(int square) const { return keys[at(board.size + square)]; }

    static constexpr int FAR = 1 << 20;

    const Board& board;
    ZobristKeys keys;
    Squares boxes, goals;
    Marks nothing, start, goal, dead;
    Marks useful;          // [4 * square + d]: a push in direction d is no mistake
    Squares nearest;       // pushes to the nearest goal
    List<Squares> pulls;   // as pull_from_goals has it
    List<List<Key>> cuts;  // [box]: the squares (bits) from which it, as a wall, hides some goal
};

// ---- Distances ----

/// Where one box can go while the others stand. One depth-first search from the box with lowpoints
/// (Hopcroft and Tarjan) tells for every square, if the box stood there, which of its neighbours
/// hang together, so that a step costs O(1). A state is 4 * square + d: the player stands in
/// direction d of the box. A region is named by the sum of the keys of its squares.
class BoxPaths {
public:
    struct Arrival {
        int state, pushes;
        Key region;   // of the player
        int regions;  // around the box

        int square() const { return state / 4; }
    };

    explicit BoxPaths(const Level& level)
        : level_(level), visits_(level.board.size), seen_(4 * level.board.size, 0),
          distance_(seen_), before_(seen_) {}

    /// Calls visit(Arrival) for each square and region of the player that is reached, nearest
    /// first, until it returns true. The box must be off `occupied`; it enters no `closed` square;
    /// `sides` are where the player can stand at first.
    template <bool PULL, typename Visit>
    void search(const Marks& occupied, const Marks& closed, int box, unsigned sides, Visit visit) {
        explore(occupied, box);
        ++now_;
        queue_.clear();
        for (int d = 0; d < 4; ++d)
            if (sides >> d & 1) reach(4 * box + d, -1, 0);
        for (int head = 0; head < queue_.count(); ++head) {
            const int state = queue_[head], d = state % 4;
            const int target = level_.board.beside(state / 4, PULL ? d : d ^ 2);
            if (target == WALL || occupied[target] || closed[target]) continue;
            if (PULL && closed_to(occupied, level_.board.beside(target, d))) continue;
            if (seen_[4 * target + d] == now_) continue;
            Key parts[4];
            const int count = regions(target, parts), pushes = distance_[state] + 1;
            for (int other = 0; other < 4; ++other)
                if (parts[other] == parts[d]) reach(4 * target + other, state, pushes);
            if (visit(Arrival{4 * target + d, pushes, parts[d], count})) return;
        }
    }

    /// The name of the region in each direction of a box on `square` (0: none), and their number.
    int regions(int square, Key parts[4]) const {
        Key rest = everything() - level_.floor_key(square);
        Visit branches[4];
        int count = 0;
        level_.around(square, [&](int child, int) {
            const Visit& visit = visits_[child];
            if (!contains(child) || visit.parent != square) return;
            if (visit.low < visits_[square].enter) return;
            branches[count++] = visit;
            rest -= visit.sum;
        });
        std::fill(parts, parts + 4, 0);
        bool more = false;
        level_.around(square, [&](int next, int d) {
            const Visit& visit = visits_[next];
            if (!contains(next)) return;
            parts[d] = rest;
            for (int i = 0; i < count; ++i)
                if (branches[i].enter <= visit.enter && visit.enter < branches[i].leave)
                    parts[d] = branches[i].sum;
            more = more || parts[d] == rest;
        });
        return count + more;
    }

    /// After explore: the root, all squares that hang together with it, the directions (bits) in
    /// which these lie beside a square.
    int root() const { return root_; }
    Key everything() const { return visits_[root_].sum; }
    bool contains(int square) const { return visits_[square].stamp == stamp_; }
    unsigned sides(int square) const {
        unsigned bits = 0;
        level_.around(square, [&](int next, int d) { bits |= contains(next) ? 1U << d : 0U; });
        return bits;
    }

    /// The pushes that led to `state` in the last search.
    List<Push> trace(int state) const {
        List<Push> pushes;
        for (; before_[state] >= 0; state = before_[state])
            pushes.push_back({before_[state] / 4, before_[state] % 4 ^ 2});
        std::reverse(pushes.begin(), pushes.end());
        return pushes;
    }

    /// Looks at all squares that hang together with `root`.
    void explore(const Marks& occupied, int root) {
        ++stamp_;
        clock_ = 0;
        root_ = root;
        enter(root, WALL);
        for (int square = root; square != WALL;) {
            Visit& visit = visits_[square];
            if (visit.next == 4) {
                visit.leave = clock_;
                square = visit.parent;
                if (square == WALL) break;
                visits_[square].low = std::min(visits_[square].low, visit.low);
                visits_[square].sum += visit.sum;
                continue;
            }
            const int next = level_.board.beside(square, visit.next++);
            if (closed_to(occupied, next)) continue;
            if (!contains(next)) {
                enter(next, square);
                square = next;
            } else if (next != visit.parent) {
                visit.low = std::min(visit.low, visits_[next].enter);
            }
        }
    }

private:
    struct Visit {
        int parent, enter, leave, low, next, stamp = 0;
        Key sum;
    };

    static bool closed_to(const Marks& occupied, int square) {
        return square == WALL || occupied[square];
    }

    void enter(int square, int parent) {
        visits_[square] = {parent, clock_, 0, clock_, 0, stamp_, level_.floor_key(square)};
        ++clock_;
    }

    void reach(int state, int before, int distance) {
        if (seen_[state] == now_) return;
        seen_[state] = now_;
        before_[state] = before;
        distance_[state] = distance;
        queue_.push_back(state);
    }

    const Level& level_;
    List<Visit> visits_;
    int root_ = 0, clock_ = 0, stamp_ = 0, now_ = 0;
    Squares seen_, distance_, before_, queue_;
};

/// For each goal and square the pushes from there to the goal of a lone box where `wall` squares
/// are walls too, or FAR.
inline List<Squares> pull_from_goals(const Level& level, BoxPaths& paths, const Marks& wall) {
    List<Squares> pulls(level.goals.count(), Squares(level.board.size, +Level::FAR));
    for (int j = 0; j < pulls.count(); ++j) {
        if (wall[level.goals[j]]) continue;
        pulls[j][level.goals[j]] = 0;
        const auto visit = [&](const BoxPaths::Arrival& arrival) {
            int& entry = pulls[j][arrival.square()];
            entry = std::min(entry, arrival.pushes);
            return false;
        };
        paths.search<true>(wall, level.nothing, level.goals[j], 15, visit);
    }
    return pulls;
}

/// Fills the tables of the level. False when it is too large for that.
inline bool prepare(Level& level) {
    if (double(level.board.size) * level.goals.count() > 2e7) return false;
    BoxPaths paths(level);
    level.pulls = pull_from_goals(level, paths, level.nothing);
    for (const Squares& pulls : level.pulls)
        for (int square = 0; square < level.board.size; ++square)
            level.nearest[square] = std::min(level.nearest[square], pulls[square]);
    for (int square = 0; square < level.board.size; ++square) {
        level.dead[square] = level.nearest[square] == Level::FAR;
        level.around(square, [&](int next, int d) {
            const bool room = level.board.beside(square, d ^ 2) != WALL;
            level.useful[4 * square + d] = room && level.nearest[next] != Level::FAR;
        });
    }
    const double work = double(level.board.size) * level.board.size * level.goals.count();
    if (work > 6e6) return true;  // the last table would take too long
    level.cuts = List<List<Key>>(level.board.size, List<Key>(level.board.size / 64 + 1, 0));
    for (int box = 0; box < level.board.size; ++box) {
        if (level.dead[box] || level.goal[box]) continue;
        Marks wall = level.nothing;
        wall[box] = 1;
        const List<Squares> pulls = pull_from_goals(level, paths, wall);
        for (int square = 0; square < level.board.size; ++square)
            for (int j = 0; j < pulls.count() && square != box && !level.goal[square]; ++j)
                if (level.pulls[j][square] != Level::FAR && pulls[j][square] == Level::FAR)
                    level.cuts[box][square / 64] |= Key(1) << square % 64;
    }
    return true;
}

// ---- Deadlocks and lower bound ----

/// The tests that find positions from which no solution is left, and the lower bound.
class Deadlocks {
public:
    explicit Deadlocks(const Level& level) : level_(level), paths_(level), held_(level.nothing) {}

    /// True if the box that has come to `square` now freezes a box off goal.
    bool freezes(const Marks& occupied, const Squares& boxes, int square) {
        occupied_ = &occupied;
        const auto lost = [&](int box) { return !level_.goal[box] && frozen(box); };
        return frozen(square) && std::any_of(boxes.begin(), boxes.end(), lost);
    }

    /// A lower bound on the pushes, or -1 if the boxes cannot all have a goal of their own. Boxes
    /// frozen on goals count as walls.
    int bound(const Marks& occupied, const Squares& boxes) {
        occupied_ = &occupied;
        Squares walls;
        for (const int box : boxes)
            if (frozen(box)) walls.push_back(box);
        std::sort(walls.begin(), walls.end());
        const List<Squares>& pulls = walls.empty() ? level_.pulls : with_walls(walls);
        owner_.assign(pulls.size(), WALL);
        int sum = 0;
        for (const int box : boxes) {
            sum += level_.nearest[box];
            tried_.assign(pulls.size(), 0);
            const bool wall = std::binary_search(walls.begin(), walls.end(), box);
            if (wall ? !level_.goal[box] : !match(pulls, box)) return -1;
        }
        return sum;
    }

private:
    /// True if the box can never move again, along no axis.
    bool frozen(int box) { return stuck(box, 0) && stuck(box, 1); }

    /// True if a box cannot move in direction `axis` or back: it stands against a wall or a box
    /// that is stuck across, or both pushes are mistakes. Boxes under question count as walls.
    bool stuck(int box, int axis) {
        if (!level_.useful[4 * box + axis] && !level_.useful[4 * box + axis + 2]) return true;
        held_[box] = 1;
        bool stuck = false;
        for (const int d : {axis, axis + 2}) {
            const int next = level_.board.beside(box, d);
            stuck = stuck || held_[next] || ((*occupied_)[next] && this->stuck(next, axis ^ 1));
        }
        held_[box] = 0;
        return stuck;
    }

    const List<Squares>& with_walls(const Squares& walls) {
        const auto found = tables_.find(walls);
        if (found != tables_.end()) return found->second;
        if (double(tables_.size()) * level_.goals.count() * level_.board.size > 2e7)
            tables_.clear();
        Marks wall = level_.nothing;
        for (const int square : walls) wall[square] = 1;
        return tables_[walls] = pull_from_goals(level_, paths_, wall);
    }

    /// Gives a box a goal by an augmenting path.
    bool match(const List<Squares>& pulls, int box) {
        for (int j = 0; j < pulls.count(); ++j) {
            if (tried_[j] || pulls[j][box] == Level::FAR) continue;
            tried_[j] = 1;
            if (owner_[j] != WALL && !match(pulls, owner_[j])) continue;
            owner_[j] = box;
            return true;
        }
        return false;
    }

    const Level& level_;
    BoxPaths paths_;
    const Marks* occupied_ = nullptr;
    Squares owner_;
    Marks tried_, held_;
    std::map<Squares, List<Squares>> tables_;  // Level::pulls by the walls
};

/// PI-corrals (Damgaard and Meger): a region that the player cannot enter, whose fence can only be
/// pushed inwards, and at once. What is outside cannot help, so these pushes may come first.
class CorralPruning {
public:
    CorralPruning(const Level& level, const Marks& occupied, const BoxPaths& region)
        : level_(level), occupied_(occupied), region_(region), component_(level.board.size, 0),
          fenced_(level.nothing) {}

    /// Clears in `sides` (of each box: where the player can push it from) all but the pushes into
    /// the smallest such corral, if there is one.
    void prune(const Squares& boxes, List<unsigned>& sides) {
        for (const int square : squares_) component_[square] = 0;
        squares_.clear();
        taken_.assign(1, 0);
        List<Push> best;
        bool found = false;
        for (const int box : boxes) {
            level_.around(box, [&](int next, int) {
                if (!outside(next) || component_[next] || !is_corral(number(next))) return;
                if (!found || pushes_.size() < best.size()) best = pushes_;
                found = true;
            });
        }
        if (!found) return;
        std::fill(sides.begin(), sides.end(), 0);
        for (int i = 0; i < boxes.count(); ++i)
            for (const Push& push : best)
                if (push.square == boxes[i]) sides[i] |= 1U << push.direction;
    }

private:
    enum Growth { CLOSED, GROWN, OPEN };

    bool outside(int square) const { return !occupied_[square] && !region_.contains(square); }
    bool inside(int square) const { return outside(square) && taken_[component_[square]]; }

    /// The number of the connected squares around `seed`.
    int number(int seed) {
        if (component_[seed]) return component_[seed];
        const int name = taken_.count();
        taken_.push_back(0);
        int head = squares_.count();
        const auto add = [&](int square, int) {
            if (!outside(square) || component_[square]) return;
            component_[square] = name;
            squares_.push_back(square);
        };
        for (add(seed, 0); head < squares_.count(); ++head) level_.around(squares_[head], add);
        return name;
    }

    void fence(int box) {
        if (!fenced_[box]) fence_.push_back(box);
        fenced_[box] = 1;
    }

    void take_in(int name) {
        taken_[name] = 1;
        for (const int square : squares_)
            if (component_[square] == name)
                level_.around(square, [&](int next, int) {
                    if (occupied_[next]) fence(next);
                });
    }

    /// Grows the corral from one component until it is closed; false if a box can leave it.
    bool is_corral(int seed) {
        for (const int box : fence_) fenced_[box] = 0;
        fence_.clear();
        std::fill(taken_.begin(), taken_.end(), 0);
        take_in(seed);
        Growth growth = GROWN;
        while (growth == GROWN) {
            pushes_.clear();
            growth = CLOSED;
            for (int i = 0; i < 4 * fence_.count() && growth == CLOSED; ++i)
                growth = grow(fence_[i / 4], i % 4);
        }
        bool unfinished = false;
        for (const int box : fence_) unfinished = unfinished || !level_.goal[box];
        if (level_.goals.size() == level_.boxes.size())
            for (const int goal : level_.goals) unfinished = unfinished || inside(goal);
        return growth == CLOSED && unfinished;
    }

    /// Looks at the push of a fence box by a player in direction d of it.
    Growth grow(int box, int d) {
        if (!level_.useful[4 * box + (d ^ 2)]) return CLOSED;
        const int behind = level_.board.beside(box, d), front = level_.board.beside(box, d ^ 2);
        if (fenced_[behind] || fenced_[front] || inside(behind)) return CLOSED;
        for (const int square : {behind, front}) {
            if (occupied_[square]) {
                fence(square);
                return GROWN;
            }
            if (outside(square) && !inside(square)) {
                take_in(number(square));
                return GROWN;
            }
        }
        if (!inside(front)) return OPEN;
        pushes_.push_back({box, d});
        return CLOSED;
    }

    const Level& level_;
    const Marks& occupied_;
    const BoxPaths& region_;  // of the player
    Squares component_, squares_, fence_;
    Marks fenced_, taken_;  // taken_: by the component's number
    List<Push> pushes_;
};

// ---- Plan ----

/// The sequence in which the goals are filled, found backwards: boxes are pulled off the full
/// goals, each to some start square, as if there were no others; some must be parked first.
class Plan {
public:
    /// A box comes from outside (WALL) or from another planned square; it stays until step `until`.
    struct Step {
        int from, to, until;
    };

    explicit Plan(const Level& level)
        : steps(), concerns(level.nothing), level_(level), paths_(level), region_(level),
          occupied_(level.nothing) {
        find();
    }

    /// How many steps are done.
    int progress(const Marks& occupied) const {
        int done = steps.count();
        for (int i = steps.count() - 1; i >= 0; --i)
            if (!occupied[steps[i].to] && steps[i].until >= done) done = i;
        return done;
    }

    List<Step> steps;
    Marks concerns;  // squares whose boxes make a difference to the progress

private:
    static constexpr int MOST_STATES = 300;

    struct State {
        Squares boxes;
        List<std::pair<int, int>> pulls;  // from, to (WALL: off the board) since the parent
        int player, parent, parkings;
        Key region = 0;  // of the player
    };

    void find() {
        std::priority_queue<std::pair<int, int>> queue;  // the largest first
        std::set<std::pair<Squares, Key>> seen;
        const auto add = [&](State state) {
            pull_off(state);
            Squares name = state.boxes;
            std::sort(name.begin(), name.end());
            if (!seen.insert({name, state.region}).second) return;
            const int left = state.boxes.count();
            queue.push({-3 * left - 2 * state.parkings, states_.count()});
            if (best_ < 0 || left < states_[best_].boxes.count()) best_ = states_.count();
            states_.push_back(state);
        };
        Squares entries = level_.boxes;
        entries.push_back(level_.board.player);
        for (const int player : entries)
            if (!level_.goal[player] && !solved()) add({level_.goals, {}, player, -1, 0});
        for (int n = 0; n < MOST_STATES && !queue.empty() && !solved(); ++n) {
            const int parent = queue.top().second;
            queue.pop();
            List<State> next;
            park(states_[parent], parent, next);
            for (const State& state : next)
                if (!solved()) add(state);
        }
        if (best_ >= 0) write_down();
        states_.clear();
    }

    bool solved() const { return best_ >= 0 && states_[best_].boxes.empty(); }

    void place(const Squares& boxes) {
        occupied_ = level_.nothing;
        for (const int box : boxes) occupied_[box] = 1;
    }

    /// All ways to pull one box elsewhere.
    void park(const State& state, int index, List<State>& result) {
        place(state.boxes);
        region_.explore(occupied_, state.player);
        for (int i = 0; i < state.boxes.count(); ++i) {
            const int box = state.boxes[i];
            const auto visit = [&](const BoxPaths::Arrival& arrival) {
                const int to = arrival.square();
                State next = {state.boxes,
                              {},
                              level_.board.beside(to, arrival.state % 4),
                              index,
                              state.parkings + 1};
                next.boxes[i] = to;
                next.pulls.push_back({box, to});
                result.push_back(next);
                return false;
            };
            occupied_[box] = 0;
            paths_.search<true>(occupied_, level_.nothing, box, region_.sides(box), visit);
            occupied_[box] = 1;
        }
    }

    /// Pulls every box off that can leave, the nearest to a start square first.
    void pull_off(State& state) {
        place(state.boxes);
        for (;;) {
            region_.explore(occupied_, state.player);
            state.region = region_.everything();
            int choice = WALL, exit = WALL, least = Level::FAR;
            for (const int box : state.boxes) {
                const unsigned sides = region_.sides(box);
                const auto leave = [&](int square, int pulls) {
                    if (!level_.start[square] || pulls >= least) return pulls >= least;
                    least = pulls;
                    choice = box;
                    exit = square;
                    return true;
                };
                if (sides == 0 || leave(box, 0)) continue;
                const auto visit = [&](const BoxPaths::Arrival& arrival) {
                    return leave(arrival.square(), arrival.pushes);
                };
                occupied_[box] = 0;
                paths_.search<true>(occupied_, level_.nothing, box, sides, visit);
                occupied_[box] = 1;
            }
            if (choice == WALL) break;
            occupied_[choice] = 0;
            state.player = exit;
            state.pulls.push_back({choice, WALL});
            state.boxes.erase(std::find(state.boxes.begin(), state.boxes.end(), choice));
        }
    }

    /// Turns the pulls of the best state, last first, into steps.
    void write_down() {
        for (const int box : states_[best_].boxes) steps.push_back({WALL, box, 0});
        for (int i = best_; i >= 0; i = states_[i].parent) {
            for (int j = states_[i].pulls.count() - 1; j >= 0; --j) {
                const std::pair<int, int> pull = states_[i].pulls[j];
                if (!steps.empty() && steps.back().to == pull.second)
                    steps.back().to = pull.first;
                else
                    steps.push_back({pull.second, pull.first, 0});
            }
        }
        for (int i = 0; i < steps.count(); ++i) {
            concerns[steps[i].to] = 1;
            int& until = steps[i].until = i + 1;
            while (until < steps.count() && steps[until].from != steps[i].to) ++until;
        }
    }

    const Level& level_;
    BoxPaths paths_;
    BoxPaths region_;
    Marks occupied_;
    List<State> states_;
    int best_ = -1;
};

// ---- Features and search ----

struct Answer {
    enum Status { SOLVED, UNSOLVABLE, UNKNOWN } status = UNKNOWN;
    List<Push> pushes;
    int lower_bound = 0, expanded = 0;
};

/// How one search goes about it.
struct Voice {
    bool planned;  // packed boxes are the steps of the plan that are done, else all boxes on goals
    int nearness;  // among equal moves: 1 nearer to the goals first, -1 farther first
};

/// Feature space search (FESS). Every position that is expanded belongs to a cell of the feature
/// space; a move weighs 0 if an advisor picks it, else 1; cells take turns (every other time it is
/// the best cell's), each expanding its move of least accumulated weight. A move takes one box any
/// number of pushes.
class FeatureSearch {
public:
    FeatureSearch(const Level& level, Deadlocks& deadlocks, const Plan& plan, const Limits& limits,
                  const Voice& voice, int most_pushes)
        : level_(level), deadlocks_(deadlocks), plan_(plan), limits_(limits), voice_(voice),
          most_pushes_(most_pushes), paths_(level), region_(level), boxes_(level.boxes),
          occupied_(level.start), corrals_(level, occupied_, region_), moves_(1) {
        Move& root = moves_[0];
        root.player = level.board.player;
        root.checked = true;
        paths_.explore(occupied_, root.player);
        root.region = paths_.everything();
        for (const int box : boxes_) root.features.distance += level.nearest[box];
        root.features.packed = packed();
        root.features.hot = hotspots();
        known_.insert({0, root.region});
        expand(0);
    }

    /// Expands up to `count` positions.
    Answer::Status run(int count) {
        for (int i = 0; i < count && solution_ < 0; ++i) {
            if (i % 16 == 0 && limits_.out_of_time()) break;
            const int cell = next_cell();
            if (cell < 0) return Answer::UNSOLVABLE;
            const int move = cells_[cell].queue.top().second;
            cells_[cell].queue.pop();
            if (alive(move)) expand(move);
        }
        return solution_ < 0 ? Answer::UNKNOWN : Answer::SOLVED;
    }

    std::size_t bytes() const { return moves_.size() * 2 * (sizeof(Move) + 40); }

    int expanded() const { return nodes_.count(); }

    List<Push> solution() {
        List<Push> pushes;
        Squares chain;
        for (int i = solution_; i > 0; i = nodes_[moves_[i].parent].move) chain.push_back(i);
        for (; !chain.empty(); chain.pop_back()) {
            const Move& move = moves_[chain.back()];
            load(nodes_[move.parent].move);
            region_.explore(occupied_, moves_[nodes_[move.parent].move].player);
            const auto visit = [&](const BoxPaths::Arrival& arrival) {
                if (arrival.square() != move.to || arrival.region != move.region) return false;
                const List<Push> more = paths_.trace(arrival.state);
                pushes.insert(pushes.end(), more.begin(), more.end());
                return true;
            };
            occupied_[move.from] = 0;
            const unsigned sides = region_.sides(move.from);
            paths_.search<false>(occupied_, level_.dead, move.from, sides, visit);
            occupied_[move.from] = 1;
        }
        return pushes;
    }

private:
    /// Of the regions only differences matter: the start has 100.
    struct Features {
        int packed = 0, regions = 100, hot = 0;
        int distance = 0;  // the sum over the boxes to their nearest goals
    };
    struct Move {
        Key boxes = 0, region = 0;  // sums of keys: boxes less the start's, the player's region
        int parent = -1, from = WALL, to = WALL, player = 0, weight = 0, pushes = 0;
        bool checked = false, dead = false;
        Features features;
    };
    struct Node {
        int move;
        Features best;  // on the way to it
    };
    /// A position, 128 bits: two different ones of one name are not to be feared.
    typedef std::pair<Key, Key> Name;
    struct NameHash {
        std::size_t operator()(const Name& name) const { return name.first * 3 ^ name.second; }
    };
    typedef std::pair<Key, int> Entry;
    struct Later {
        bool operator()(const Entry& a, const Entry& b) const {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        }
    };
    struct Cell {
        Key rank;
        std::priority_queue<Entry, std::vector<Entry>, Later> queue;
    };

    /// Smaller is better: packed boxes first, then the other features.
    Key rank(const Features& f) const {
        Key rank = 0;
        const auto add = [&](int value, int bits) {
            rank = rank << bits | static_cast<Key>(std::max(0, std::min(value, (1 << bits) - 1)));
        };
        add(1023 - f.packed, 10);
        add(f.regions, 8);
        add(f.hot, 8);
        add((1 << 15) + voice_.nearness * f.distance, 16);
        return rank;
    }

    int packed() const {
        if (voice_.planned) return plan_.progress(occupied_);
        int on_goals = 0;
        for (const int box : boxes_) on_goals += level_.goal[box];
        return on_goals;
    }

    /// Boxes that would, as walls, cut another box off from a goal.
    int hotspots() {
        if (level_.cuts.empty()) return 0;
        set_.assign(level_.cuts[0].size(), 0);
        for (const int box : boxes_) set_[box / 64] |= Key(1) << box % 64;
        int hot = 0;
        for (const int box : boxes_) {
            Key met = 0;
            for (int w = 0; w < set_.count(); ++w) met |= set_[w] & level_.cuts[box][w];
            hot += met != 0;
        }
        return hot;
    }

    /// The next cell in turn, or the best one, that has moves; -1 if there is none.
    int next_cell() {
        int best = -1;
        const bool in_turn = ++turn_ % 2 != 0;
        for (int i = 0; i < cells_.count(); ++i) {
            const int cell = in_turn ? (cycle_ + 1 + i) % cells_.count() : i;
            if (cells_[cell].queue.empty()) continue;
            if (in_turn) return cycle_ = cell;
            if (best < 0 || cells_[cell].rank < cells_[best].rank) best = cell;
        }
        return best;
    }

    /// Sets up the position that a move leads to.
    void load(int index) {
        const Move& move = moves_[index];
        for (const int box : boxes_) occupied_[box] = 0;
        const int size = level_.boxes.count();
        const int* before =
            move.parent < 0 ? level_.boxes.data() : &node_boxes_[move.parent * size];
        std::replace_copy(before, before + size, boxes_.begin(), move.from, move.to);
        for (const int box : boxes_) occupied_[box] = 1;
    }

    /// Sets up the position that a move leads to; false if it is dead.
    bool alive(int index) {
        load(index);
        Move& move = moves_[index];
        if (!move.checked) move.dead = deadlocks_.bound(occupied_, boxes_) < 0;
        move.checked = true;
        return !move.dead;
    }

    /// Makes the moves of the position that is set up, lets the advisors pick, files the moves.
    void expand(int index) {
        const Features base = moves_[index].features;
        const int first = moves_.count(), parent = moves_[index].parent;
        node_boxes_.insert(node_boxes_.end(), boxes_.begin(), boxes_.end());
        const bool worse = parent >= 0 && rank(nodes_[parent].best) < rank(base);
        const Features best = worse ? nodes_[parent].best : base;
        nodes_.push_back({index, best});
        make_moves(index);
        for (int advisor = 0; advisor < 3 && solution_ < 0; ++advisor)
            advise(advisor, base, first, moves_[index].weight);
        const auto cell = cell_names_.insert({{best.packed, best.regions}, cells_.count()});
        if (cell.second) cells_.push_back({rank(best), {}});
        for (int i = first; i < moves_.count(); ++i) {
            const Key weight = static_cast<Key>(moves_[i].weight);
            if (!moves_[i].dead)
                cells_[cell.first->second].queue.push({weight << 42 | rank(moves_[i].features), i});
        }
    }

    void make_moves(int index) {
        region_.explore(occupied_, moves_[index].player);
        List<unsigned> sides;
        for (const int box : boxes_) sides.push_back(region_.sides(box));
        corrals_.prune(boxes_, sides);
        for (int i = 0; i < boxes_.count() && solution_ < 0; ++i) {
            const int from = boxes_[i];
            bool pushable = false;
            level_.around(from, [&](int next, int d) {
                const bool free = !occupied_[next] && !level_.dead[next];
                pushable = pushable || (free && (sides[i] >> (d ^ 2) & 1));
            });
            if (!pushable) continue;
            const auto visit = [&](const BoxPaths::Arrival& arrival) {
                boxes_[i] = arrival.square();
                occupied_[boxes_[i]] = 1;
                make_move(index, from, arrival);
                occupied_[boxes_[i]] = 0;
                boxes_[i] = from;
                return solution_ >= 0;
            };
            occupied_[from] = 0;
            paths_.search<false>(occupied_, level_.dead, from, sides[i], visit);
            occupied_[from] = 1;
        }
    }

    /// Files the move that has been made, unless its position is known, frozen or too far.
    void make_move(int index, int from, const BoxPaths::Arrival& arrival) {
        Move move = moves_[index];
        move.parent = nodes_.count() - 1;
        move.from = from;
        move.to = arrival.square();
        move.player = level_.board.beside(move.to, arrival.state % 4);
        move.region = arrival.region;
        move.boxes += level_.box_key(move.to) - level_.box_key(from);
        move.weight = std::min(move.weight + 1, (1 << 20) - 1);
        move.pushes += arrival.pushes;
        move.checked = false;
        move.features.distance += level_.nearest[move.to] - level_.nearest[from];
        if (move.pushes + move.features.distance > most_pushes_ ||
            !known_.insert({move.boxes, move.region}).second ||
            deadlocks_.freezes(occupied_, boxes_, move.to))
            return;
        Key parts[4];
        move.features.regions += arrival.regions - paths_.regions(paths_.root(), parts);
        move.features.hot = hotspots();
        if (plan_.concerns[from] || plan_.concerns[move.to]) move.features.packed = packed();
        bool solved = true;
        for (const int box : boxes_) solved = solved && level_.goal[box];
        if (solved) solution_ = moves_.count();
        moves_.push_back(move);
    }

    /// The advisor picks its best move that is alive and does not lose progress.
    void advise(int advisor, const Features& base, int first, int weight) {
        for (int tries = 0; tries < 6; ++tries) {
            int best = -1;
            for (int i = first; i < moves_.count(); ++i) {
                const Features& features = moves_[i].features;
                if (moves_[i].dead || features.packed < base.packed) continue;
                const bool likes = advisor == 0   ? features.packed > base.packed
                                   : advisor == 1 ? features.regions < base.regions
                                                  : features.hot < base.hot;
                if (likes && (best < 0 || rank(features) < rank(moves_[best].features))) best = i;
            }
            if (best < 0) return;
            if (!alive(best)) continue;
            moves_[best].weight = weight;
            return;
        }
    }

    const Level& level_;
    Deadlocks& deadlocks_;
    const Plan& plan_;
    const Limits& limits_;
    const Voice voice_;
    const int most_pushes_;
    BoxPaths paths_;
    BoxPaths region_;
    Squares boxes_;
    Marks occupied_;
    CorralPruning corrals_;
    List<Move> moves_;    // all that were ever made; the first is the start
    List<Node> nodes_;    // the positions that were expanded
    Squares node_boxes_;  // of one node after the other
    std::unordered_set<Name, NameHash> known_;
    List<Cell> cells_;
    List<Key> set_;
    std::map<std::pair<int, int>, int> cell_names_;
    int cycle_ = -1, turn_ = 0, solution_ = -1;
};

/// Lets searches take turns, each turn a longer slice of nodes, until one finds a solution of at
/// most `most_pushes`.
inline void search(const Level& level, Deadlocks& deadlocks, const Plan& plan, const Limits& limits,
                   int most_pushes, Answer& answer) {
    static const Voice VOICES[] = {{true, -1}, {false, 1}, {true, 1}};
    static const std::size_t MEMORY = std::size_t(900) << 20;
    answer.status = Answer::UNKNOWN;
    std::deque<FeatureSearch> searches;
    for (const Voice& voice : VOICES)
        searches.emplace_back(level, deadlocks, plan, limits, voice, most_pushes);
    for (int slice = 500;; slice = std::min(2 * slice, 8000)) {
        std::size_t bytes = 0;
        for (FeatureSearch& one : searches) {
            answer.status = one.run(slice);
            bytes += one.bytes();
            if (answer.status == Answer::SOLVED) answer.pushes = one.solution();
            answer.expanded += one.expanded();
            if (answer.status != Answer::UNKNOWN || limits.out_of_time()) return;
        }
        if (bytes > MEMORY) return;
    }
}

/// Solves a level within the limits; `shorten` spends the rest of the time on fewer pushes: again
/// and again a search that may not be as long as the last solution.
inline Answer solve(const Board& board, const Limits& limits, bool shorten) {
    Answer answer;
    Level level(board);
    if (board.stranded || level.boxes.size() > level.goals.size())
        answer.status = Answer::UNSOLVABLE;
    else if (!prepare(level))
        return answer;
    Deadlocks deadlocks(level);
    if (answer.status == Answer::UNKNOWN)
        answer.lower_bound = deadlocks.bound(level.start, level.boxes);
    if (answer.lower_bound < 0) answer.status = Answer::UNSOLVABLE;
    if (answer.status == Answer::UNSOLVABLE) return answer;
    answer.status = Answer::SOLVED;
    if (answer.lower_bound == 0) return answer;
    const Plan plan(level);
    search(level, deadlocks, plan, limits, Level::FAR, answer);
    for (Answer next = answer; shorten && next.status == Answer::SOLVED;) {
        answer = next;
        const int most_pushes = answer.pushes.count() - 1;
        if (most_pushes < answer.lower_bound) break;
        search(level, deadlocks, plan, limits, most_pushes, next);
    }
    return answer;
}

// ---- Output ----

/// A shortest walk from one square to another around the boxes, as small letters.
inline std::string walk(const Level& level, const Marks& occupied, int from, int to) {
    Squares way(level.board.size, -1), queue(1, to);  // way: the direction in which to go on
    for (int head = 0; way[from] < 0 && from != to; ++head)
        level.around(queue[head], [&](int next, int d) {
            if (next == to || occupied[next] || way[next] >= 0) return;
            way[next] = d ^ 2;
            queue.push_back(next);
        });
    std::string text;
    for (; from != to; from = level.board.beside(from, way[from])) text += "lurd"[way[from]];
    return text;
}

/// The answer as it is printed: the pushes capital, the walks between them small and shortest.
inline std::string print(const Board& board, const Answer& answer) {
    if (answer.status == Answer::UNSOLVABLE) return "-1\n";
    if (answer.status == Answer::UNKNOWN) return "?\n";
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

int main(int count, char** words) {
    double seconds = 10;
    bool shorten = false, understood = true;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        char* end = nullptr;
        if (word == "--seconds" && i + 1 < count)
            seconds = std::strtod(words[++i], &end);
        else
            shorten = word == "--improve";
        understood = understood && (end == nullptr ? shorten : *end == '\0' && seconds >= 0);
    }
    if (!understood) {
        std::fputs("usage: sokoban_any [--seconds S] [--improve] < LEVELS\n", stderr);
        return 2;
    }
    LevelReader levels(std::cin);
    LevelText text;
    bool faultless = true;
    for (int number = 1; levels.next(text); ++number) {
        Board board;
        const std::string fault = number_board(text.rows, board);
        if (!fault.empty()) {
            std::fprintf(stderr, "sokoban_any: level %d, line %d: %s\n", number, text.line,
                         fault.c_str());
            faultless = false;
            continue;
        }
        Limits limits;
        limits.seconds = seconds;
        const Answer answer = solve(board, limits, shorten);
        std::fputs(print(board, answer).c_str(), stdout);
        std::fflush(stdout);
        if (shorten)
            std::fprintf(stderr, "sokoban_any: level %d: at least %d pushes\n", number,
                         answer.lower_bound);
    }
    return faultless ? 0 : 1;
}
