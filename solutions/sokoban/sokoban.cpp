// Problem: Sokoban (push-optimal, any number of boxes, any collection text)
// Judges: local
// Standard: C++17
// Method: A* by pushes and by pulls with BAE*'s bound from both, on least-cost matchings; dead
//   squares and trios, freezes, PI-corrals; optimal: consistent bounds, a shortest path stays
// Time: exponential in the boxes; all 155 levels of Microban I in 6 s
// Memory: 1 GB at most, about 100 bytes a state
// Source: Junghanns and Schaeffer 2001; Damgaard and Meger (PI-corrals); Sadhukhan 2013 (BAE*)
// Status: stress-tested, Sokoban.RandomLevelsMatchBreadthFirstSearch
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <iostream>
#include <istream>
#include <map>
#include <new>
#include <string>
#include <utility>
#include <vector>

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

// [block player-sides]
// A box on an articulation square parts the board: where the player stands then matters, and only
// pushing that very box can bring him to another side. A side is named by the least direction d
// in which one leaves the box's square to get there; who cannot come near it at all is NOWHERE.
static const int NOWHERE = 4;

class PlayerSides {
public:
    /// `wall[s]` makes square s a wall too.
    PlayerSides(const Board& board, std::vector<char> wall)
        : size_(wall.size()), behind_(4 * size_, NOWHERE), side_(size_ * size_, NOWHERE) {
        PlayerRegion region(board.size);
        for (std::size_t square = 0; square < size_; ++square) {
            if (wall[square]) continue;
            wall[square] = 1;
            char* const side = &side_[square * size_];
            for (std::size_t d = 0; d < 4; ++d) {
                const int next = board.neighbour[4 * square + d];
                if (next == WALL || wall[at(next)]) continue;
                if (side[next] == NOWHERE) {
                    region.fill(board, wall, next);
                    for (int s = 0; s < board.size; ++s)
                        if (region.contains(s)) side[s] = static_cast<char>(d);
                }
                behind_[4 * square + d] = side[next];
            }
            wall[square] = 0;
        }
    }

    /// The side of `square` on which its neighbour in direction d lies; NOWHERE if that is a wall.
    int behind(int square, int d) const { return behind_[4 * at(square) + at(d)]; }

    /// The side of a box on `square` for a player on another square.
    int of_player(int square, int player) const { return side_[at(square) * size_ + at(player)]; }

private:
    std::size_t size_;
    std::vector<char> behind_, side_;  // [4 * square + d], [square * size + player]
};
// [end player-sides]

// [block pull-distances]
// How many pushes bring a lone box from a place (its square, the player's side of it) to a goal,
// or from its start to a place: one breadth-first search for each goal, or start.
typedef std::uint16_t Distance;
static const Distance FAR = 65535;

/// Row 5 * square + side: the distances of a place to all goals, found by pulling a box away from
/// them, or else from the starts of all boxes, found by pushing. FAR where there is no way.
std::vector<Distance> lone_distances(const Board& board, const PlayerSides& sides, bool pull) {
    const auto& ends = pull ? board.goals : board.boxes;
    std::vector<Distance> table(5 * at(board.size) * ends.size(), FAR);
    std::vector<int> queue;
    for (std::size_t j = 0; j < ends.size(); ++j) {
        const auto reach = [&](int square, int side, int distance) {
            Distance& entry = table[at(5 * square + side) * ends.size() + j];
            if (entry == FAR) queue.push_back(5 * square + side);
            if (entry == FAR) entry = static_cast<Distance>(distance);
        };
        queue.clear();
        for (int d = 0; pull && d < 4; ++d) reach(ends[j], sides.behind(ends[j], d), 0);
        reach(ends[j], pull ? NOWHERE : sides.of_player(ends[j], board.player), 0);
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const int square = queue[head] / 5, side = queue[head] % 5;
            const int distance = table[at(queue[head]) * ends.size() + j] + 1;
            for (int d = 0; d < 4 && side != NOWHERE; ++d) {
                const int player = pull ? d : d ^ 2;  // where he stands, seen from the box
                if (sides.behind(square, player) != side || sides.behind(square, d) == NOWHERE)
                    continue;
                const int next = board.beside(square, d), next_side = sides.behind(next, player);
                if (next_side != NOWHERE) reach(next, next_side, distance);
            }
        }
    }
    return table;
}
// [end pull-distances]

// [block hungarian-matching]
// Least cost of giving every row (a box) a column (a goal) of its own; columns may stay free.
// Spare rows that cost nothing anywhere take the free columns: the problem must be square for
// one changed row to be matched anew by a single augmenting path.
static const int UNMATCHABLE = 1 << 30;

class Matching {
public:
    explicit Matching(std::size_t columns = 0)
        : spare_(columns), rows_(columns), row_of_column_(columns, FREE),
          column_of_row_(row_of_column_), row_potential_(columns),
          column_potential_(row_potential_), shortest_(columns), way_(columns), done_(columns) {}

    /// The least cost of matching `rows`, each with `columns` entries, or UNMATCHABLE. A row at
    /// the same address as the last time is thought to be the same, and keeps its column at first.
    int solve(std::vector<const Distance*> rows, std::size_t columns) {
        if (rows.size() > columns) return UNMATCHABLE;
        if (spare_.size() != columns) *this = Matching(columns);
        rows.resize(columns, spare_.data());
        for (std::size_t row = 0; row < columns; ++row) {
            if (rows[row] == rows_[row] || column_of_row_[row] == FREE) continue;
            row_of_column_[at(column_of_row_[row])] = FREE;
            column_of_row_[row] = FREE;
        }
        rows_.swap(rows);
        for (std::size_t row = 0; row < columns; ++row)
            if (column_of_row_[row] == FREE && !augment(static_cast<int>(row))) return UNMATCHABLE;
        int total = 0;
        for (std::size_t row = 0; row < columns; ++row)
            total += rows_[row][at(column_of_row_[row])];
        return total;
    }

private:
    static constexpr int FREE = -1, ROOT = -1;

    /// Dijkstra's search over reduced costs from a row to a free column: it, or -1.
    int find_path(const Distance* costs) {
        std::fill(shortest_.begin(), shortest_.end(), UNMATCHABLE);
        std::fill(done_.begin(), done_.end(), 0);
        int nearest = scan(costs, 0, ROOT);
        while (nearest >= 0 && row_of_column_[at(nearest)] != FREE) {
            const std::size_t row = at(row_of_column_[at(nearest)]);
            done_[at(nearest)] = 1;
            nearest = scan(rows_[row], shortest_[at(nearest)] - row_potential_[row], nearest);
        }
        return nearest;
    }

    /// Relaxes the columns from a row at distance `base`, which is matched to column `from`.
    /// Returns the nearest column that is not done, a free one among equals, or -1.
    int scan(const Distance* row, int base, int from) {
        int nearest = -1, least = UNMATCHABLE - 1;
        for (std::size_t j = 0; j < done_.size(); ++j) {
            if (done_[j]) continue;
            const int distance = base + row[j] - column_potential_[j];
            if (row[j] != FAR && distance < shortest_[j]) {
                shortest_[j] = distance;
                way_[j] = from;
            }
            const bool free = row_of_column_[j] == FREE;
            if (shortest_[j] > least - (free ? 0 : 1)) continue;
            least = shortest_[j];
            nearest = static_cast<int>(j);
        }
        return nearest;
    }

    /// Adjusts the potentials and matches `row` along a shortest path, if any.
    bool augment(int row) {
        const int end = find_path(rows_[at(row)]);
        if (end < 0) return false;
        const int length = shortest_[at(end)];
        row_potential_[at(row)] = length;
        for (std::size_t j = 0; j < done_.size(); ++j) {
            if (!done_[j]) continue;
            column_potential_[j] -= length - shortest_[j];
            row_potential_[at(row_of_column_[j])] += length - shortest_[j];
        }
        for (int column = end, next = end; column != ROOT; column = next) {
            next = way_[at(column)];
            const int owner = next == ROOT ? row : row_of_column_[at(next)];
            row_of_column_[at(column)] = owner;
            column_of_row_[at(owner)] = column;
        }
        return true;
    }

    std::vector<Distance> spare_;
    std::vector<const Distance*> rows_;
    std::vector<int> row_of_column_, column_of_row_, row_potential_, column_potential_;
    std::vector<int> shortest_, way_;  // of the columns, in the search for a path
    std::vector<char> done_;
};
// [end hungarian-matching]

// [block bucket-queue]
/// A priority queue for few keys: a stack for each pair (key, second key).
template <typename Item>
class BucketQueue {
public:
    bool empty() const { return buckets_.empty(); }
    void push(int key, int second, const Item& item) { buckets_[{key, second}].push_back(item); }

    /// The least key; not if empty. The first item has the least second key, and is the newest.
    int least() const { return buckets_.begin()->first.first; }
    const Item& top() const { return buckets_.begin()->second.back(); }

    Item pop() {
        const Item item = top();
        buckets_.begin()->second.pop_back();
        if (buckets_.begin()->second.empty()) buckets_.erase(buckets_.begin());
        return item;
    }

private:
    std::map<std::pair<int, int>, std::vector<Item>> buckets_;
};
// [end bucket-queue]

// [block freeze-deadlock]
/// Finds the boxes that can never move again: along both axes they stand against walls or other
/// such boxes, or every push would be a mistake. If one of them is off goal, all is lost.
///
///     #####     #####       Begin with all boxes and release, one by one, those that can move
///     #$$ #     #$  #       while the others stand; who is left is frozen. There is no order
///     #   #     # $ #       of visits, so no stale mark can freeze a box by mistake.
class FrozenBoxes {
public:
    explicit FrozenBoxes(int squares = 0) : frozen_(at(squares), 0) {}

    /// Looks at `boxes`. useful[4 * square + d] is false where a push in direction d is a mistake.
    void find(const Board& board, const std::vector<char>& useful, const std::vector<int>& boxes) {
        std::fill(frozen_.begin(), frozen_.end(), 0);
        for (const int box : boxes) frozen_[at(box)] = 1;
        waiting_ = boxes;
        while (!waiting_.empty()) {
            const int box = waiting_.back();
            waiting_.pop_back();
            if (!contains(box) || !moves(board, useful, box)) continue;
            frozen_[at(box)] = 0;
            for (int d = 0; d < 4; ++d)
                if (contains(board.beside(box, d))) waiting_.push_back(board.beside(box, d));
        }
    }

    bool contains(int square) const { return square != WALL && frozen_[at(square)]; }

private:
    bool moves(const Board& board, const std::vector<char>& useful, int box) const {
        for (int d = 0; d < 2; ++d) {
            const int one = board.beside(box, d), other = board.beside(box, d ^ 2);
            if (one == WALL || other == WALL || contains(one) || contains(other)) continue;
            const std::size_t push = 4 * at(box) + at(d);
            if (useful[push] || useful[push ^ 2]) return true;
        }
        return false;
    }

    std::vector<char> frozen_;
    std::vector<int> waiting_;
};
// [end freeze-deadlock]

/// Which parts of the search are on; the answer is the same without any of them.
struct Rules {
    bool dead_squares = true;     // no push to where the box alone cannot be brought to a goal
    bool freeze = true;           // boxes that cannot move again are lost off goal
    bool frozen_walls = true;     // and are walls on a goal
    bool corrals = true;          // PI-corral pruning
    bool backward = true;         // search by pulls from the end too
    bool trios = true;            // three boxes that are lost by themselves
    std::size_t patience = 5000;  // states expanded before trios pay
};

struct Limits {
    double seconds = 1e9;  // of CPU
    std::size_t bytes = 1000000000;
};

struct Result {
    enum Status { SOLVED, UNSOLVABLE, UNPROVED } status = UNPROVED;
    int lower = 0;  // a proved bound on the pushes
    std::vector<Push> pushes;
    std::size_t expanded = 0, generated = 0;
};

/// The steps from `start` to every square around the boxes, -1 where there is no way.
std::vector<int> walks(const Board& board, const std::vector<char>& occupied, int start) {
    std::vector<int> steps(occupied.size(), -1), queue(1, start);
    steps[at(start)] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(queue[head], d);
            if (next == WALL || occupied[at(next)] || steps[at(next)] >= 0) continue;
            steps[at(next)] = steps[at(queue[head])] + 1;
            queue.push_back(next);
        }
    }
    return steps;
}

/// The board with some boxes made walls because they can never move again.
struct Layout {
    PlayerSides sides;
    std::vector<Distance> to_goal;
    std::vector<char> useful;  // [4 * square + d]: a push in direction d is no mistake

    Layout(const Board& board, const std::vector<char>& wall, const Rules& rules)
        : sides(board, wall), to_goal(lone_distances(board, sides, true)),
          useful(4 * wall.size(), 0) {
        const std::size_t goals = board.goals.size();
        for (int push = 0; push < 4 * board.size; ++push) {
            const int square = push / 4, d = push % 4, target = board.beside(square, d);
            if (sides.behind(square, d) == NOWHERE || sides.behind(square, d ^ 2) == NOWHERE)
                continue;
            const auto* row = to_goal.data() + at(5 * target + sides.behind(target, d ^ 2)) * goals;
            useful[at(push)] =
                !rules.dead_squares || std::count(row, row + goals, FAR) < std::ptrdiff_t(goals);
        }
    }
};

/// The state that the search looks at.
struct Position {
    std::vector<int> boxes;
    std::vector<char> occupied;  // [square]
    std::vector<std::uint64_t> set;
    int player = 0;

    explicit Position(int squares) : occupied(at(squares), 0), set(at(squares) / 64 + 1, 0) {}

    void place(const std::vector<int>& squares, int man) {
        for (const int box : boxes) toggle(box);
        boxes = squares;
        player = man;
        for (const int box : boxes) toggle(box);
    }

    void move(int from, int to) {
        *std::find(boxes.begin(), boxes.end(), from) = to;
        toggle(from);
        toggle(to);
    }

private:
    void toggle(int square) {
        set[at(square) / 64] ^= std::uint64_t(1) << (square % 64);
        occupied[at(square)] ^= 1;
    }
};

/// Lower bounds of a position, on the pushes to the end [0] and from the start [1]: consistent, a
/// push lowers the first by one at most and raises the second by one at most.
class Bounds {
public:
    const Layout base;  // while no box is frozen

    Bounds(const Board& board, const Position& position, const Rules& rules)
        : base(board, std::vector<char>(at(board.size)), rules), board_(board), position_(position),
          rules_(rules), frozen_(board.size), wall_(at(board.size)),
          from_start_(lone_distances(board, base.sides, false)) {}

    std::size_t bytes() const {
        return layouts_.size() * (2 * base.to_goal.size() + wall_.size() * wall_.size());
    }

    /// Finds the bounds. False if the position is lost. Each `queue` has matchings of its own,
    /// since positions that follow each other in one are much alike.
    bool load(int bound[2], int queue = 0) {
        const Layout* layout = find_layout();
        if (layout == nullptr) return false;
        bound[0] = match(matchings_[queue][0], *layout, layout->to_goal);
        if (bound[0] == UNMATCHABLE) return false;
        bound[1] = match(matchings_[queue][1], base, from_start_);
        return bound[1] != UNMATCHABLE;
    }

    /// The layout for the boxes that are frozen, null when one of them is off goal.
    const Layout* find_layout() {
        if (!rules_.freeze) return &base;
        frozen_.find(board_, base.useful, position_.boxes);
        std::vector<int> walls;
        for (const int box : position_.boxes) {
            if (!frozen_.contains(box)) continue;
            if (!board_.goal[at(box)]) return nullptr;
            walls.push_back(box);
        }
        if (walls.empty() || !rules_.frozen_walls) return &base;
        std::sort(walls.begin(), walls.end());
        const auto found = layouts_.find(walls);
        if (found != layouts_.end()) return &found->second;
        for (const int box : walls) wall_[at(box)] = 1;
        const Layout layout(board_, wall_, rules_);
        for (const int box : walls) wall_[at(box)] = 0;
        return &layouts_.emplace(walls, layout).first->second;
    }

private:
    int match(Matching& matching, const Layout& layout, const std::vector<Distance>& table) {
        const std::size_t columns = table.size() / (5 * wall_.size());
        rows_.clear();
        for (const int box : position_.boxes)
            rows_.push_back(
                &table[at(5 * box + layout.sides.of_player(box, position_.player)) * columns]);
        return matching.solve(rows_, columns);
    }

    const Board& board_;
    const Position& position_;
    const Rules rules_;
    FrozenBoxes frozen_;
    std::vector<char> wall_;
    const std::vector<Distance> from_start_;
    std::map<std::vector<int>, Layout> layouts_;  // by their frozen boxes
    Matching matchings_[4][2];  // to goals and from starts, of the positions last loaded
    std::vector<const Distance*> rows_;
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

/// The useful pushes that the player can make from his region, or all his pulls.
void list_moves(const Board& board, const Position& position, const PlayerRegion& region,
                const std::vector<char>& useful, bool push, std::vector<Push>& moves) {
    moves.clear();
    for (const int box : position.boxes) {
        for (int d = 0; d < 4; ++d) {
            const int player = board.beside(box, push ? d ^ 2 : d);
            if (player == WALL || !region.contains(player)) continue;
            const int free = board.beside(push ? box : player, d);
            if (free == WALL || position.occupied[at(free)]) continue;
            if (!push || useful[at(4 * box + d)]) moves.push_back({box, d});
        }
    }
}

// Three boxes may be lost by themselves, though any two are not:
//
//     #######     A table tells, for three squares and the player on another, whether there is a
//     #.   *#     way to goals without the other boxes, by pulls from all goals. Another, made by
//     # @$*##     pushes from the start, tells which three the search by pulls can skip.
//     #     #
//     #######
class Trios {
public:
    /// Without this nothing is lost.
    void build(const Board& board, const std::vector<char>& useful, bool push) {
        size_ = at(board.size);
        possible_.assign(place(board.size - 3, board.size - 2, board.size - 1) + size_, false);
        Position position(board.size);
        PlayerRegion region(board.size);
        std::vector<std::vector<int>> waiting;
        const auto visit = [&](int player) {
            const auto& box = position.boxes;
            const std::size_t first = place(box[0], box[1], box[2]);
            if (position.occupied[at(player)] || possible_[first + at(player)]) return;
            region.fill(board, position.occupied, player);
            for (std::size_t square = 0; square < size_; ++square)
                if (region.contains(int(square))) possible_[first + square] = true;
            waiting.push_back({box[0], box[1], box[2], player});
        };
        const auto& ends = push ? board.boxes : board.goals;
        for (std::size_t i = 0; i < ends.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                for (std::size_t k = 0; k < j; ++k) {
                    position.place({ends[i], ends[j], ends[k]}, board.player);
                    for (int player = 0; player < board.size; ++player)
                        if (!push || player == board.player) visit(player);
                }
        std::vector<Push> moves;
        while (!waiting.empty()) {
            position.place({waiting.back().begin(), waiting.back().end() - 1}, waiting.back()[3]);
            waiting.pop_back();
            region.fill(board, position.occupied, position.player);
            list_moves(board, position, region, useful, push, moves);
            for (const Push move : moves) {
                const int to = board.beside(move.square, move.direction);
                position.move(move.square, to);
                visit(push ? move.square : board.beside(to, move.direction));
                position.move(to, move.square);
            }
        }
    }

    /// True if the box on `square` is lost with some two others, the player on `player`.
    bool lost(const std::vector<int>& boxes, int square, int player) const {
        for (const int& one : boxes)
            for (const int* other = boxes.data(); other != &one && !possible_.empty(); ++other)
                if (one != square && *other != square &&
                    !possible_[place(square, one, *other) + at(player)])
                    return true;
        return false;
    }

private:
    /// The first bit of three squares: their rank in the combinatorial number system, times size.
    std::size_t place(int a, int b, int c) const {
        const std::size_t low = at(std::min({a, b, c})), high = at(std::max({a, b, c}));
        const std::size_t middle = at(a + b + c) - low - high;
        return (low + middle * (middle - 1) / 2 + high * (high - 1) * (high - 2) / 6) * size_;
    }

    std::size_t size_ = 0;
    std::vector<bool> possible_;  // [place + player]
};

typedef std::uint32_t Index;  // of a state
static const Index NONE = 0xFFFFFFFFU;

/// What is known of a state from the start ([0], by pushes) and from the end ([1], by pulls).
struct Node {
    Index parent[2] = {NONE, NONE};
    int pushes[2] = {UNMATCHABLE, UNMATCHABLE};
    int bound[2] = {0, 0};  // to the end and from the start
    Push last[2] = {};      // the push that led here, or on from here
    int player = WALL;      // his least square
    bool closed[2] = {false, false};

    /// What a side's open states are ordered by: f = g + h, or b = 2 g + h - h'.
    int key(int side, int kind) const {
        const int f = pushes[side] + bound[side];
        return kind == 0 ? f : f + pushes[side] - bound[side ^ 1];
    }
};

/// All states, box set and normalised player, kept in full and found by a hash.
class StateTable {
public:
    explicit StateTable(std::size_t words) : words_(words), slots_(1024, EMPTY) {}

    Node& operator[](Index index) { return nodes_[index]; }
    std::vector<int> boxes(Index index) const {
        std::vector<int> squares;
        for (std::size_t i = 0; i < words_; ++i)
            for (auto rest = box_sets_[index * words_ + i]; rest != 0; rest &= rest - 1)
                squares.push_back(int(64 * i) + __builtin_ctzll(rest));
        return squares;
    }

    /// Bytes in use, with queue entries, when the slots are next copied into twice as many.
    std::size_t bytes() const {
        return nodes_.size() * (sizeof(Node) + 8 * words_ + 24) + slots_.size() * 24;
    }

    /// The index of a state, NONE if it is not here: then it may be added at once.
    Index find(const std::vector<std::uint64_t>& set, int player) {
        hash_ = at(player + 1) * MIX;
        for (const auto word : set) {
            hash_ = (hash_ ^ word) * MIX;
            hash_ ^= hash_ >> 32;
        }
        hash_ *= MIX;
        for (slot_ = home(hash_); slots_[slot_] != EMPTY; slot_ = next(slot_)) {
            if ((slots_[slot_] ^ hash_) >> 32 != 0) continue;
            const Index index = Index(slots_[slot_]);
            const auto other = box_sets_.begin() + std::ptrdiff_t(index * words_);
            if (nodes_[index].player == player && std::equal(set.begin(), set.end(), other))
                return index;
        }
        return NONE;
    }

    Index add(const std::vector<std::uint64_t>& set, int player) {
        const Index index = Index(nodes_.size());
        box_sets_.insert(box_sets_.end(), set.begin(), set.end());
        nodes_.emplace_back();
        nodes_.back().player = player;
        slots_[slot_] = hash_ >> 32 << 32 | index;
        if (slots_.size() * 5 < nodes_.size() * 8) grow();
        return index;
    }

private:
    // A slot holds the upper half of the hash, which says its home, and the index.
    static constexpr std::uint64_t EMPTY = 0xFFFFFFFFFFFFFFFFU, MIX = 0x9E3779B97F4A7C15U;

    std::size_t home(std::uint64_t slot) const { return (slot >> 32) & (slots_.size() - 1); }
    std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }

    void grow() {
        std::vector<std::uint64_t> old(slots_.size() * 2, EMPTY);
        old.swap(slots_);
        for (const auto entry : old) {
            if (entry == EMPTY) continue;
            std::size_t slot = home(entry);
            while (slots_[slot] != EMPTY) slot = next(slot);
            slots_[slot] = entry;
        }
    }

    std::size_t words_, slot_ = 0;
    std::uint64_t hash_ = 0;
    std::deque<Node> nodes_;
    std::deque<std::uint64_t> box_sets_;
    std::vector<std::uint64_t> slots_;
};

// The search runs from both ends over one table of states. Three proofs of "no solution has fewer
// than L pushes" go on side by side, four queues taking turns, until the best meeting has L:
//
//   A*, either way   no open state of that side has f = g + h < L
//   BAE*             b + b' >= 2 L - 1 for the least b = 2 g + h - h' of the two sides: for u and v
//                    of either side on a shortest path, twice its length is at least
//                    2 g + 2 g' + (h(u) - h(v)) + (h'(v) - h'(u)) = b(u) + b'(v)
class Solver {
public:
    Solver(const Board& board, const Limits& limits, const Rules& rules)
        : board_(board), rules_(rules), limits_(limits), position_(board.size),
          bounds_(board, position_, rules), region_(board.size), new_region_(board.size),
          corrals_(board, position_.boxes, position_.occupied, region_),
          two_sided_(rules.backward && board.boxes.size() == board.goals.size()),
          table_(position_.set.size()) {}

    /// With `least_moves` the answer has the least moves among the least pushes.
    Result solve(bool least_moves = false) {
        position_.place(board_.boxes, board_.player);
        visit(FORWARD, NONE, 0, {WALL, 0}, WALL);
        for (int player = 0; two_sided_ && player < board_.size; ++player) {
            position_.place(board_.goals, player);
            if (!board_.goal[at(player)] &&
                region_.fill(board_, position_.occupied, player) == player)
                visit(BACKWARD, NONE, 0, {WALL, 0}, WALL);
        }
        search();
        if (least_moves && result_.status == Result::SOLVED) improve_moves();
        return result_;
    }

private:
    enum Side { FORWARD, BACKWARD };

    void search() {
        for (;;) {
            const int proved = proved_bound();
            result_.lower = std::max(result_.lower, std::min(proved, best_));
            if (proved >= best_) break;
            if (out_of_limits()) return;
            if (result_.expanded == rules_.patience) build_trios();
            turn_ = two_sided_ ? (turn_ + 1) % 4 : 0;
            expand(turn_ & 1, queues_[turn_ & 1][turn_ / 2].pop());
        }
        result_.status = best_ == UNMATCHABLE ? Result::UNSOLVABLE : Result::SOLVED;
        trace();
    }

    void build_trios() {  // in 5 % of the time
        const std::size_t size = at(board_.size), bytes = size * size * size * size / 48;
        if (!rules_.trios || board_.boxes.size() < 3 || bytes > limits_.bytes / 16 ||
            double(bytes) > 4e5 * limits_.seconds)
            return;
        for (int side = 0; side <= two_sided_; ++side) {
            trios_[side].build(board_, bounds_.base.useful, side == BACKWARD);
            limits_.bytes -= bytes;
        }
    }

    /// A lower bound on the pushes of solutions not yet found; UNMATCHABLE: there are no more.
    int proved_bound() {
        const int forward = least(FORWARD, 0);
        if (!two_sided_ || forward == UNMATCHABLE) return forward;
        const int backward = least(BACKWARD, 0);
        if (backward == UNMATCHABLE) return backward;
        const int sum = least(FORWARD, 1) + least(BACKWARD, 1);
        const int bound = std::max({forward, backward, (sum + 1) / 2});
        // Each push changes the colour of a box's square, as on a chessboard: parity is known.
        return bound + ((bound - table_[0].bound[0]) & 1);
    }

    /// The least key of an open state, UNMATCHABLE if there is none; entries grown stale go.
    int least(int side, int kind) {
        BucketQueue<Index>& queue = queues_[side][kind];
        while (!queue.empty()) {
            const Node& node = table_[queue.top()];
            if (!node.closed[side] && node.key(side, kind) == queue.least()) return queue.least();
            queue.pop();
        }
        return UNMATCHABLE;
    }

    void expand(int side, Index index) {
        Node& node = table_[index];
        node.closed[side] = true;
        if (node.closed[side ^ 1] || node.key(side, 0) >= best_) return;
        const int pushes = node.pushes[side] + 1;
        position_.place(table_.boxes(index), node.player);
        list(side, rules_.corrals);
        for (const Push move : moves_) {
            const int to = board_.beside(move.square, move.direction), back = move.direction ^ 2;
            position_.move(move.square, to);
            position_.player = board_.beside(to, side == FORWARD ? back : move.direction);
            visit(side, index, pushes, side == FORWARD ? move : Push{to, back}, to);
            position_.move(to, move.square);
        }
        ++result_.expanded;
        result_.generated += moves_.size();
    }

    void list(int side, bool prune) {
        region_.fill(board_, position_.occupied, position_.player);
        const auto& useful = bounds_.find_layout()->useful;
        list_moves(board_, position_, region_, useful, side == FORWARD, moves_);
        if (prune && side == FORWARD) corrals_.prune(useful, moves_);
        effort_ += (moves_.size() + 1) * (position_.boxes.size() + 1);
    }

    /// Looks at the position, the box on `to` having just come there.
    void visit(int side, Index from, int pushes, Push push, int to) {
        const int normal = new_region_.fill(board_, position_.occupied, position_.player);
        Index index = table_.find(position_.set, normal);
        if (index == NONE) {
            int bound[2];
            if (trios_[side].lost(position_.boxes, to, position_.player) ||
                !bounds_.load(bound, turn_))
                return;
            index = table_.add(position_.set, normal);
            std::copy(bound, bound + 2, table_[index].bound);
        }
        if (table_[index].pushes[side] > pushes) reach(side, index, from, push, pushes);
    }

    /// Opens a state that is reached by a shorter way, if a better solution may follow.
    void reach(int side, Index index, Index from, Push push, int pushes) {
        Node& node = table_[index];
        node.parent[side] = from;
        node.last[side] = push;
        node.pushes[side] = pushes;
        int cost = pushes + node.pushes[side ^ 1];
        if (!two_sided_ && node.bound[0] == 0) cost = pushes;
        if (cost < best_) {
            best_ = cost;
            meeting_ = index;
        }
        node.closed[side] = node.key(side, 0) >= best_;
        for (int kind = 0; kind <= two_sided_ && !node.closed[side]; ++kind)
            queues_[side][kind].push(node.key(side, kind), node.bound[side], index);
    }

    /// Back to the start from where the sides met, then on to the end.
    void trace() {
        for (int side = 0; side < 2 && meeting_ != NONE; ++side) {
            for (Index i = meeting_; table_[i].parent[side] != NONE; i = table_[i].parent[side])
                result_.pushes.push_back(table_[i].last[side]);
            if (side == FORWARD) std::reverse(result_.pushes.begin(), result_.pushes.end());
        }
    }

    struct Way {
        int moves;
        const Way* before;
        Push last;
    };
    typedef std::map<std::vector<int>, Way> Layer;  // by boxes and player

    /// Breadth-first by pushes over all positions that can still end within the least pushes.
    void improve_moves() {
        std::vector<Layer> layers(result_.pushes.size() + 1);
        auto start = board_.boxes;
        start.push_back(board_.player);
        layers[0][start] = {0, nullptr, {WALL, 0}};
        result_.status = Result::UNPROVED;
        std::size_t bytes = 0;
        const std::size_t size = 150 + 4 * start.size();  // of an entry, about
        for (std::size_t i = 1; i < layers.size(); ++i) {
            for (const auto& entry : layers[i - 1]) {
                if (out_of_limits(bytes + layers[i].size() * size)) return;
                extend(entry.first, entry.second, layers.size() - i - 1, layers[i]);
            }
            bytes += layers[i].size() * size;
        }
        const Way* best = &layers.back().begin()->second;
        for (const auto& entry : layers.back())
            if (entry.second.moves < best->moves) best = &entry.second;
        for (std::size_t i = result_.pushes.size(); i-- > 0; best = best->before)
            result_.pushes[i] = best->last;
        result_.status = Result::SOLVED;
    }

    /// Puts into `layer` the best ways to what follows and may end within `rest` more pushes.
    void extend(const std::vector<int>& state, const Way& way, std::size_t rest, Layer& layer) {
        position_.place({state.begin(), state.end() - 1}, state.back());
        const auto steps = walks(board_, position_.occupied, state.back());
        list(FORWARD, false);
        for (const Push push : moves_) {
            const int to = board_.beside(push.square, push.direction), back = push.direction ^ 2;
            int bound[2];
            position_.move(push.square, to);
            position_.player = push.square;
            if (bounds_.load(bound) && at(bound[0]) <= rest) {
                auto next = position_.boxes;
                std::sort(next.begin(), next.end());
                next.push_back(push.square);
                const int moves = way.moves + steps[at(board_.beside(push.square, back))] + 1;
                Way& best = layer.emplace(next, Way{moves, &way, push}).first->second;
                if (moves < best.moves) best = {moves, &way, push};
            }
            position_.move(to, push.square);
        }
    }

    bool out_of_limits(std::size_t more = 0) {
        if (table_.bytes() + bounds_.bytes() + more > limits_.bytes) return true;
        if (effort_ < 5000) return false;
        effort_ = 0;
        return double(std::clock() - began_) / CLOCKS_PER_SEC > limits_.seconds;
    }

    const Board& board_;
    const Rules rules_;
    Limits limits_;
    const std::clock_t began_ = std::clock();
    Position position_;
    Bounds bounds_;
    PlayerRegion region_, new_region_;
    Corrals corrals_;
    const bool two_sided_;
    StateTable table_;
    Trios trios_[2];
    BucketQueue<Index> queues_[2][2];  // [side][kind of key]
    int turn_ = 0;
    int best_ = UNMATCHABLE;  // pushes of the best solution so far
    Index meeting_ = NONE;    // a state on it
    std::size_t effort_ = 0;  // since the last look at the clock
    std::vector<Push> moves_;
    Result result_;
};

/// A huge level stays UNPROVED.
Result solve(const Board& board, const Limits& limits, bool least_moves = false,
             const Rules& rules = Rules()) {
    Result result;
    const bool lost = board.stranded || board.boxes.size() > board.goals.size();
    if (lost) result.status = Result::UNSOLVABLE;
    const std::size_t targets = board.goals.size() + board.boxes.size(), size = at(board.size);
    if (lost || size > FAR / 4 || size * (10 * targets + size) > limits.bytes / 16) return result;
    try {
        return Solver(board, limits, rules).solve(least_moves);
    } catch (const std::bad_alloc&) {
    }
    return result;
}

/// The LURD string of `pushes`, with shortest walks between them.
std::string lurd(const Board& board, const std::vector<Push>& pushes) {
    std::string text;
    std::vector<char> occupied(at(board.size), 0);
    for (const int box : board.boxes) occupied[at(box)] = 1;
    int player = board.player;
    for (const Push push : pushes) {
        const int from = board.beside(push.square, push.direction ^ 2);
        const auto steps = walks(board, occupied, from);
        for (int d = 0; player != from; d = (d + 1) % 4) {
            const int next = board.beside(player, d);
            if (next == WALL || steps[at(next)] != steps[at(player)] - 1) continue;
            text += "lurd"[d];
            player = next;
        }
        text += "LURD"[push.direction];
        player = push.square;
        occupied[at(player)] = 0;
        occupied[at(board.beside(player, push.direction))] = 1;
    }
    return text;
}

std::string print(const Board& board, const Result& result) {
    if (result.status == Result::UNSOLVABLE) return "-1\n";
    if (result.status == Result::UNPROVED) return "? " + std::to_string(result.lower) + "\n";
    const std::string moves = lurd(board, result.pushes), size = std::to_string(moves.size());
    return std::to_string(result.pushes.size()) + " " + size + "\n" + moves + "\n";
}

bool parse_options(int count, char** words, Limits& limits, bool& least_moves) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--moves") {
            least_moves = true;
            continue;
        }
        const bool time = word == "--seconds";
        if ((!time && word != "--memory") || i + 1 == count) return false;
        char* end;
        const double value = std::strtod(words[++i], &end);
        if (end == words[i] || *end != '\0' || !(value >= 0 && value <= 1e9)) return false;
        if (time) limits.seconds = value;
        if (!time) limits.bytes = std::size_t(value * 1e6);
    }
    return true;
}

int main(int count, char** words) {
    Limits limits;
    bool least_moves = false, faultless = true;
    if (!parse_options(count, words, limits, least_moves)) {
        std::fputs("usage: sokoban [--seconds S] [--memory MB] [--moves] < LEVELS\n", stderr);
        return 2;
    }
    LevelText level;
    for (int number = 1; read_level(std::cin, level); ++number) {
        Board board;
        const std::string fault = number_board(level.rows, board);
        if (fault.empty()) {
            const Result result = solve(board, limits, least_moves);
            std::fputs(print(board, result).c_str(), stdout);
        } else {
            std::fprintf(stderr, "sokoban: level %d, line %d: %s\n", number, level.line,
                         fault.c_str());
            faultless = false;
        }
        std::fflush(stdout);
    }
    return faultless ? 0 : 1;
}
