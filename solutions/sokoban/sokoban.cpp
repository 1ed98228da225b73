// Problem: Sokoban (push-optimal, any number of boxes, any collection text)
// Judges: local
// Standard: C++17
// Method: A* by pushes; lower bound by least-cost matching on pull distances that know the player's
//   side; dead squares, freeze deadlocks, PI-corral pruning; optimal because none cuts the best
//   path
// Time: exponential in the boxes; proves 152 levels of Microban I in seconds
// Memory: 1 GB at most, about 50 bytes a state
// Source: Junghanns and Schaeffer, Sokoban, 2001; Damgaard and Meger, PI-corrals, sokobano.de
// Status: stress-tested, Sokoban.RandomLevelsMatchBreadthFirstSearch
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// [block window-reader]
/// Reads a file through a window of 64 KB: numbers, words and lines, whatever the line ends.
/// A blank is any byte up to the space. At the end of the file every read fails, quietly.
class WindowReader {
public:
    explicit WindowReader(std::FILE* file) : file_(file), next_(0), end_(0) {}

    /// The next byte, left unread; -1 at the end.
    int peek() {
        if (next_ == end_) refill();
        return next_ == end_ ? -1 : window_[next_];
    }

    /// Takes the next byte; -1 at the end.
    int get() {
        const int byte = peek();
        if (byte >= 0) ++next_;
        return byte;
    }

    /// Takes blanks; returns the byte behind them, left unread, or -1 at the end.
    int skip_blanks() {
        while (peek() >= 0 && peek() <= ' ') ++next_;
        return peek();
    }

    /// Reads an integer behind blanks, held at +-2147483647 when it is larger. False, and value
    /// untouched, where no number stands.
    bool read_int(int& value) {
        const bool negative = skip_blanks() == '-';
        if (negative) ++next_;
        if (peek() < '0' || peek() > '9') return false;
        int magnitude = 0;
        while (peek() >= '0' && peek() <= '9') {
            const int digit = get() - '0';
            const bool fits = magnitude < 214748364 || (magnitude == 214748364 && digit <= 7);
            magnitude = fits ? magnitude * 10 + digit : 2147483647;
        }
        value = negative ? -magnitude : magnitude;
        return true;
    }

    /// Reads a word, the bytes between blanks. False at the end.
    bool read_word(std::string& word) {
        word.clear();
        skip_blanks();
        while (peek() > ' ') word += static_cast<char>(get());
        return !word.empty();
    }

    /// Reads the rest of the line without its end (LF or CRLF). False at the end.
    bool read_line(std::string& line) {
        line.clear();
        if (peek() < 0) return false;
        while (peek() >= 0 && peek() != '\n') line += static_cast<char>(get());
        get();
        if (!line.empty() && line[line.size() - 1] == '\r') line.erase(line.size() - 1);
        return true;
    }

private:
    void refill() {
        next_ = 0;
        end_ = std::fread(window_, 1, sizeof window_, file_);
    }

    std::FILE* file_;
    std::size_t next_, end_;
    unsigned char window_[1 << 16];
};
// [end window-reader]

// [block sokoban-level]
/// One level as it stands in a text: run lengths written out, `-` and `_` made blanks.
struct LevelText {
    int line = 0;  // of its first row, counted from 1
    std::vector<std::string> rows;
};

static const std::size_t MAX_SIDE = 1000;  // rows, and squares in a row; longer ones are cut behind

/// Appends the rows that a board line stands for. False, and nothing appended, when it is none.
inline bool expand_board_line(const std::string& line, std::vector<std::string>& rows) {
    if (line.find('#') == std::string::npos) return false;
    std::vector<std::string> parts(1);
    std::size_t run = 0;
    bool counted = false;
    for (const char mark : line) {
        if (mark >= '0' && mark <= '9') {
            run = std::min(run * 10 + static_cast<std::size_t>(mark - '0'), MAX_SIDE + 1);
            counted = true;
        } else if (mark == '|') {
            if (counted) return false;
            if (parts.size() <= MAX_SIDE) parts.emplace_back();
        } else {
            if (std::strchr("#@+$*. -_", mark) == nullptr || mark == '\0') return false;
            const std::size_t room = MAX_SIDE + 1 - parts.back().size();
            const char plain = mark == '-' || mark == '_' ? ' ' : mark;
            parts.back().append(std::min(counted ? run : 1, room), plain);
            run = 0;
            counted = false;
        }
    }
    if (counted) return false;
    if (parts.back().empty()) parts.pop_back();  // a separator at the end opens no row
    rows.insert(rows.end(), parts.begin(), parts.end());
    return true;
}

/// Finds the levels of a collection, one after the other; any line that is no board line ends one.
class LevelReader {
public:
    explicit LevelReader(WindowReader& reader) : reader_(reader) {}

    /// Reads the next level. False at the end of the text.
    bool next(LevelText& level) {
        level.rows.clear();
        std::string line;
        while (reader_.read_line(line)) {
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
    WindowReader& reader_;
    int line_ = 0;
};
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

struct Board {
    int size = 0;
    std::vector<int> neighbour;  // [4 * square + d]
    std::vector<char> goal;      // [square]
    std::vector<int> goals, boxes;
    int player = 0;
    bool stranded = false;  // a box off goal stands where the player can never come: unsolvable

    int beside(int square, int d) const {
        return neighbour[4 * static_cast<std::size_t>(square) + static_cast<std::size_t>(d)];
    }
};

/// Numbers the squares of a level. Returns what is wrong with it, an empty text if nothing is.
inline std::string number_board(const std::vector<std::string>& rows, Board& board) {
    board = Board();
    std::size_t width = 0, players = 0, start = 0;
    for (const std::string& row : rows) width = std::max(width, row.size());
    if (rows.size() > MAX_SIDE || width > MAX_SIDE) return "more than 1000 rows or columns";
    const std::size_t pitch = width + 1;  // a column of wall between the rows
    std::string cells(pitch * (rows.size() + 2) + 1, '#');
    for (std::size_t r = 0; r < rows.size(); ++r)
        cells.replace(pitch * (r + 1) + 1, rows[r].size(), rows[r]);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] != '@' && cells[i] != '+') continue;
        ++players;
        start = i;
    }
    if (players != 1) return players == 0 ? "no player" : "two players";
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
        board.stranded = board.stranded || (cells[i] == '$' && !reached[i]);
    return "";
}
// [end board-numbering]

// [block player-flood-fill]
/// The squares that the player reaches without a push. Old marks are told by their time stamp.
class PlayerRegion {
public:
    explicit PlayerRegion(int squares = 0)
        : stamp_(static_cast<std::size_t>(squares), 0), queue_(static_cast<std::size_t>(squares)) {}

    /// Marks what is reached from `start` where `occupied` squares stop; returns the least square.
    int fill(const Board& board, const std::vector<char>& occupied, int start) {
        if (++now_ == 0) {  // the stamps have gone round
            std::fill(stamp_.begin(), stamp_.end(), 0U);
            now_ = 1;
        }
        int least = start;
        std::size_t end = 0;
        mark(start, end);
        for (std::size_t head = 0; head < end; ++head) {
            const int* next = &board.neighbour[4 * static_cast<std::size_t>(queue_[head])];
            least = std::min(least, queue_[head]);
            for (int d = 0; d < 4; ++d) {
                const int square = next[d];
                if (square == WALL || occupied[static_cast<std::size_t>(square)]) continue;
                if (!contains(square)) mark(square, end);
            }
        }
        return least;
    }

    bool contains(int square) const { return stamp_[static_cast<std::size_t>(square)] == now_; }

private:
    void mark(int square, std::size_t& end) {
        stamp_[static_cast<std::size_t>(square)] = now_;
        queue_[end++] = square;
    }

    std::vector<std::uint32_t> stamp_;
    std::vector<int> queue_;
    std::uint32_t now_ = 0;
};
// [end player-flood-fill]

// [block player-sides]
// A box on an articulation square parts the board: where the player stands then matters, and only
// pushing that very box can bring the player to another side of it. A side is named by the least
// direction d in which one leaves the box's square to get there:
//
//     #######      The box on square b has side 0 (left and up hang together) and side 2.
//     #  ####      A player who cannot come near the box at all is on side NOWHERE.
//     #  b  #
//     #######
static const int NOWHERE = 4;

/// The sides of every square, by one depth-first search with lowpoints (Hopcroft and Tarjan).
class PlayerSides {
public:
    PlayerSides() = default;

    /// `wall[s]` makes square s a wall too.
    PlayerSides(const Board& board, const std::vector<char>& wall)
        : board_(&board), visits_(static_cast<std::size_t>(board.size)),
          side_(4 * visits_.size(), NOWHERE) {
        for (int root = 0; root < board.size; ++root)
            if (!wall[at(root)] && visits_[at(root)].enter < 0) visit_tree(root, wall);
        for (int square = 0; square < board.size; ++square)
            if (visits_[at(square)].enter >= 0) name_sides(square);
    }

    /// The side of `square` on which its neighbour in direction d lies; NOWHERE if that is a wall.
    int behind(int square, int d) const { return side_[4 * at(square) + at(d)]; }

    /// The side of a box on `square` for a player on another square.
    int of_player(int square, int player) const {
        const Visit& box = visits_[at(square)];
        if (box.root == WALL || box.root != visits_[at(player)].root) return NOWHERE;
        const int d = branch(square, player);
        return d == UPWARDS ? box.upper_side : behind(square, d);
    }

private:
    struct Visit {
        int parent = WALL, root = WALL, enter = -1, leave = -1, low = -1, upper_side = NOWHERE;
        bool cuts = false;  // a branch hangs on this square alone
    };
    static constexpr int UPWARDS = -1;

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    void visit_tree(int root, const std::vector<char>& wall) {
        std::vector<std::pair<int, int>> path(1, {root, 0});  // square, next direction to look at
        enter(root, WALL, root);
        while (!path.empty()) {
            const int square = path.back().first;
            Visit& visit = visits_[at(square)];
            if (path.back().second == 4) {
                visit.leave = clock_;
                path.pop_back();
                if (visit.parent != WALL) hand_up(visits_[at(visit.parent)], visit);
                continue;
            }
            const int next = board_->beside(square, path.back().second++);
            if (next == WALL || wall[at(next)] || next == visit.parent) continue;
            if (visits_[at(next)].enter >= 0) {
                visit.low = std::min(visit.low, visits_[at(next)].enter);
            } else {
                enter(next, square, root);
                path.emplace_back(next, 0);
            }
        }
    }

    void hand_up(Visit& parent, const Visit& child) {
        parent.low = std::min(parent.low, child.low);
        parent.cuts = parent.cuts || child.low >= parent.enter;
    }

    void enter(int square, int parent, int root) {
        Visit& visit = visits_[at(square)];
        visit.parent = parent;
        visit.root = root;
        visit.enter = visit.low = clock_++;
    }

    void name_sides(int square) {
        int least[5] = {NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE};  // [branch + 1]
        for (int d = 0; d < 4; ++d) {
            const int next = board_->beside(square, d);
            if (next == WALL || visits_[at(next)].enter < 0) continue;
            int& side = least[branch(square, next) + 1];
            side = std::min(side, d);
            side_[4 * at(square) + at(d)] = static_cast<signed char>(side);
        }
        visits_[at(square)].upper_side = least[UPWARDS + 1];
    }

    /// The direction of the child of `cut` whose branch holds `square` and hangs on `cut` alone.
    int branch(int cut, int square) const {
        if (!visits_[at(cut)].cuts) return UPWARDS;
        const int enter = visits_[at(square)].enter;
        for (int d = 0; d < 4; ++d) {
            const int child = board_->beside(cut, d);
            if (child == WALL || !hangs_on(visits_[at(child)], cut)) continue;
            if (visits_[at(child)].enter <= enter && enter < visits_[at(child)].leave) return d;
        }
        return UPWARDS;
    }

    bool hangs_on(const Visit& child, int cut) const {
        return child.parent == cut && child.low >= visits_[at(cut)].enter;
    }

    const Board* board_ = nullptr;
    std::vector<Visit> visits_;
    std::vector<signed char> side_;
    int clock_ = 0;
};
// [end player-sides]

// [block pull-distances]
// How many pushes bring a lone box from (square, player's side) to a goal: a breadth-first search
// that pulls the box away from the goal. One row of distances for each place of a box and player.
typedef std::uint16_t Distance;
static const Distance FAR = 65535;

/// distances[(5 * square + side) * targets + j]: pushes from there to goal j, or FAR.
inline std::vector<Distance> pull_distances(const Board& board, const PlayerSides& sides) {
    const std::size_t targets = board.goals.size();
    std::vector<Distance> table(5 * static_cast<std::size_t>(board.size) * targets, FAR);
    std::vector<std::pair<int, int>> queue;
    const auto reach = [&](int square, int side, std::size_t j, int distance) {
        Distance& entry = table[static_cast<std::size_t>(5 * square + side) * targets + j];
        if (entry != FAR) return;
        entry = static_cast<Distance>(distance);
        queue.emplace_back(square, side);
    };
    for (std::size_t j = 0; j < targets; ++j) {
        queue.clear();
        for (int d = 0; d < 4; ++d) reach(board.goals[j], sides.behind(board.goals[j], d), j, 0);
        reach(board.goals[j], NOWHERE, j, 0);
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const int square = queue[head].first, side = queue[head].second;
            const std::size_t row = static_cast<std::size_t>(5 * square + side) * targets;
            for (int d = 0; d < 4; ++d) {
                if (side == NOWHERE || sides.behind(square, d) != side) continue;
                const int player = board.beside(square, d);
                if (sides.behind(player, d) != NOWHERE)
                    reach(player, sides.behind(player, d), j, table[row + j] + 1);
            }
        }
    }
    return table;
}
// [end pull-distances]

// [block start-distances]
/// table[(5 * square + side) * boxes + i]: pushes that bring box i, alone on the board, from its
/// start to there, or FAR.
inline std::vector<Distance> start_distances(const Board& board, const PlayerSides& sides) {
    const std::size_t boxes = board.boxes.size();
    std::vector<Distance> table(5 * static_cast<std::size_t>(board.size) * boxes, FAR);
    std::vector<std::pair<int, int>> queue;
    const auto reach = [&](int square, int side, std::size_t i, int distance) {
        Distance& entry = table[static_cast<std::size_t>(5 * square + side) * boxes + i];
        if (entry != FAR) return;
        entry = static_cast<Distance>(distance);
        queue.emplace_back(square, side);
    };
    for (std::size_t i = 0; i < boxes; ++i) {
        queue.clear();
        reach(board.boxes[i], sides.of_player(board.boxes[i], board.player), i, 0);
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const int square = queue[head].first, side = queue[head].second;
            const std::size_t row = static_cast<std::size_t>(5 * square + side) * boxes;
            for (int d = 0; d < 4; ++d) {
                if (side == NOWHERE || sides.behind(square, d ^ 2) != side) continue;
                const int target = board.beside(square, d);
                if (sides.behind(square, d) != NOWHERE)
                    reach(target, sides.behind(target, d ^ 2), i, table[row + i] + 1);
            }
        }
    }
    return table;
}
// [end start-distances]

// [block hungarian-matching]
// Least cost of giving every row (a box) a column (a goal) of its own; columns may stay free. A
// free column belongs to a spare row that costs nothing anywhere, so that the problem is square
// and one changed row can be matched anew by one augmenting path: without the spare rows the
// potential of a column that has become free would be wrong. All spare rows share a potential.
static const int UNMATCHABLE = 1 << 30;

class Matching {
public:
    /// The least cost of matching `rows`, each with `columns` entries, or UNMATCHABLE.
    int solve(const std::vector<const Distance*>& rows, std::size_t columns) {
        const bool warm = rows.size() == columns && column_potential_.size() == columns;
        rows_ = rows;
        row_of_column_.assign(columns, SPARE);
        column_of_row_.assign(rows.size(), 0);
        row_potential_.assign(rows.size(), 0);
        if (!warm) column_potential_.assign(columns, 0);
        shortest_.resize(columns);
        way_.resize(columns);
        done_.resize(columns);
        total_ = 0;
        if (rows.size() > columns) return UNMATCHABLE;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const int end = find_path(rows[row], ANY_FREE);
            if (end < 0) return UNMATCHABLE;
            augment(row, at(end));
        }
        for (std::size_t row = 0; row < rows.size(); ++row)
            total_ += rows[row][column_of_row_[row]];
        return total_;
    }

    /// What the least cost would be if `row` cost `costs`. The last solve must have succeeded.
    int cost_with(std::size_t row, const Distance* costs) {
        const std::size_t freed = column_of_row_[row];
        if (find_path(costs, static_cast<int>(freed)) < 0) return UNMATCHABLE;
        return total_ - rows_[row][freed] + shortest_[freed] + root_potential_ +
               column_potential_[freed];
    }

private:
    static constexpr int SPARE = -1, ROOT = -1, ANY_FREE = -1;

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    /// Dijkstra's search from a row that costs `costs` to column `target`, over reduced costs.
    /// Returns the column at the path's end or -1 if there is none.
    int find_path(const Distance* costs, int target) {
        const std::size_t columns = row_of_column_.size();
        root_potential_ = UNMATCHABLE;
        for (std::size_t j = 0; j < columns; ++j) {
            shortest_[j] = costs[j] == FAR ? UNMATCHABLE : costs[j] - column_potential_[j];
            root_potential_ = std::min(root_potential_, shortest_[j]);
            way_[j] = ROOT;
            done_[j] = 0;
        }
        if (root_potential_ == UNMATCHABLE) return -1;
        for (std::size_t j = 0; j < columns; ++j)
            if (shortest_[j] != UNMATCHABLE) shortest_[j] -= root_potential_;
        bool spare_scanned = false;
        for (;;) {
            const int nearest = nearest_column(target);
            if (nearest < 0 || nearest == target) return nearest;
            const int row = row_of_column_[at(nearest)];
            if (row == SPARE && target == ANY_FREE) return nearest;
            done_[at(nearest)] = 1;
            if (row != SPARE)
                scan(rows_[at(row)], row_potential_[at(row)], at(nearest));
            else if (!spare_scanned)
                scan(nullptr, -column_potential_[at(nearest)], at(nearest));
            spare_scanned = spare_scanned || row == SPARE;
        }
    }

    int nearest_column(int target) const {
        int nearest = -1, least = UNMATCHABLE;
        for (std::size_t j = 0; j < done_.size(); ++j) {
            if (done_[j] || shortest_[j] > least || shortest_[j] == UNMATCHABLE) continue;
            if (shortest_[j] == least && static_cast<int>(j) != target) continue;
            least = shortest_[j];
            nearest = static_cast<int>(j);
        }
        return nearest;
    }

    /// Relaxes the columns from `row` (all zeros if null), which is matched to column `from`.
    void scan(const Distance* row, int potential, std::size_t from) {
        const int base = shortest_[from] - potential;
        for (std::size_t j = 0; j < done_.size(); ++j) {
            if (done_[j] || (row != nullptr && row[j] == FAR)) continue;
            const int distance = base + (row == nullptr ? 0 : row[j]) - column_potential_[j];
            if (distance >= shortest_[j]) continue;
            shortest_[j] = distance;
            way_[j] = static_cast<int>(from);
        }
    }

    /// Adjusts the potentials and matches `row` along the path that ends at column `end`.
    void augment(std::size_t row, std::size_t end) {
        const int length = shortest_[end];
        row_potential_[row] = root_potential_ + length;
        for (std::size_t j = 0; j < done_.size(); ++j) {
            if (!done_[j]) continue;
            column_potential_[j] -= length - shortest_[j];
            row_potential_[at(row_of_column_[j])] += length - shortest_[j];
        }
        std::size_t column = end;
        for (; way_[column] != ROOT; column = at(way_[column]))
            match(row_of_column_[at(way_[column])], column);
        match(static_cast<int>(row), column);
    }

    void match(int row, std::size_t column) {
        row_of_column_[column] = row;
        column_of_row_[at(row)] = column;
    }

    std::vector<const Distance*> rows_;
    std::vector<int> row_of_column_, row_potential_, column_potential_;
    std::vector<std::size_t> column_of_row_;
    std::vector<int> shortest_, way_;  // of the columns, in the search for a path
    std::vector<char> done_;
    int root_potential_ = 0, total_ = 0;
};
// [end hungarian-matching]

// [block zobrist-keys]
/// One random 64-bit word a number, for hashing a set as the XOR of its members (Zobrist 1970).
class ZobristKeys {
public:
    explicit ZobristKeys(std::size_t count = 0) {
        std::uint64_t state = 0x5045524C;
        while (keys_.size() < count) {  // SplitMix64
            state += 0x9E3779B97F4A7C15U;
            std::uint64_t z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9U;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
            keys_.push_back(z ^ (z >> 31));
        }
    }
    std::uint64_t operator[](std::size_t number) const { return keys_[number]; }

private:
    std::vector<std::uint64_t> keys_;
};
// [end zobrist-keys]

// [block bucket-queue]
/// A priority queue for small keys: a stack for each key, so that the newest item comes first.
template <typename Item>
class BucketQueue {
public:
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }

    void push(std::size_t key, const Item& item) {
        if (key >= buckets_.size()) buckets_.resize(key + 1);
        buckets_[key].push_back(item);
        least_ = std::min(least_, key);
        ++size_;
    }

    /// The least key; the queue must not be empty.
    std::size_t least() {
        while (buckets_[least_].empty()) ++least_;
        return least_;
    }

    Item pop() {
        std::vector<Item>& bucket = buckets_[least()];
        const Item item = bucket.back();
        bucket.pop_back();
        --size_;
        return item;
    }

private:
    std::vector<std::vector<Item>> buckets_;
    std::size_t least_ = 0, size_ = 0;
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
    explicit FrozenBoxes(int squares = 0) : frozen_(static_cast<std::size_t>(squares), 0) {}

    /// Looks at `boxes`. useful[4 * square + d] is false where a push in direction d is a mistake.
    void find(const Board& board, const std::vector<char>& useful, const std::vector<int>& boxes) {
        for (const int box : boxes) frozen_[static_cast<std::size_t>(box)] = 1;
        waiting_ = boxes;
        while (!waiting_.empty()) {
            const int box = waiting_.back();
            waiting_.pop_back();
            if (!contains(box) || !moves(board, useful, box)) continue;
            frozen_[static_cast<std::size_t>(box)] = 0;
            for (int d = 0; d < 4; ++d)
                if (contains(board.beside(box, d))) waiting_.push_back(board.beside(box, d));
        }
    }

    /// Forgets the marks of `boxes`, for the next search.
    void clear(const std::vector<int>& boxes) {
        for (const int box : boxes) frozen_[static_cast<std::size_t>(box)] = 0;
    }

    bool contains(int square) const {
        return square != WALL && frozen_[static_cast<std::size_t>(square)];
    }

private:
    bool moves(const Board& board, const std::vector<char>& useful, int box) const {
        for (int d = 0; d < 2; ++d) {
            const int one = board.beside(box, d), other = board.beside(box, d ^ 2);
            if (one == WALL || other == WALL || contains(one) || contains(other)) continue;
            const std::size_t push =
                4 * static_cast<std::size_t>(box) + static_cast<std::size_t>(d);
            if (useful[push] || useful[push ^ 2]) return true;
        }
        return false;
    }

    std::vector<char> frozen_;
    std::vector<int> waiting_;
};
// [end freeze-deadlock]

// [block state-table]
/// All states of one search: box set and normalised player, kept in full, found by a hash.
class StateTable {
public:
    struct State {
        std::uint32_t parent, pushes, bound;
        std::uint16_t player;
        bool closed;
    };
    static constexpr std::uint32_t NONE = 0xFFFFFFFFU;

    explicit StateTable(std::size_t words = 1) : words_(words), slots_(1024, EMPTY) {}

    std::uint32_t size() const { return size_; }
    State& operator[](std::uint32_t index) { return states_[index / CHUNK][index % CHUNK]; }
    const State& operator[](std::uint32_t index) const {
        return states_[index / CHUNK][index % CHUNK];
    }
    const std::uint64_t* boxes(std::uint32_t index) const {
        return &box_sets_[index / CHUNK][index % CHUNK * words_];
    }
    /// Bytes in use once one more state is added.
    std::size_t bytes() const {
        return (states_.size() + 1) * CHUNK * (sizeof(State) + 8 * words_) + slots_.size() * 8 * 3;
    }

    /// The index of the state (boxes, player); it is added when it is new.
    std::uint32_t find_or_add(const std::uint64_t* boxes, int player, std::uint64_t hash,
                              bool& added) {
        const std::uint64_t tag = hash & TAG;
        std::size_t slot = home(hash);
        for (; slots_[slot] != EMPTY; slot = next(slot)) {
            if ((slots_[slot] & TAG) != tag) continue;
            const std::uint32_t index = static_cast<std::uint32_t>(slots_[slot]);
            if (same(index, boxes, player)) {
                added = false;
                return index;
            }
        }
        added = true;
        const std::uint32_t index = add(boxes, player);
        slots_[slot] = tag | index;
        if (slots_.size() * 5 < size_ * std::size_t(8)) grow();
        return index;
    }

private:
    static constexpr std::uint32_t CHUNK = 1 << 12;
    static constexpr std::uint64_t EMPTY = 0xFFFFFFFFFFFFFFFFU;
    static constexpr std::uint64_t TAG = 0xFFFFFFFF00000000U;

    bool same(std::uint32_t index, const std::uint64_t* set, int player) const {
        return (*this)[index].player == player && std::equal(set, set + words_, boxes(index));
    }

    std::uint32_t add(const std::uint64_t* set, int player) {
        if (size_ % CHUNK == 0) {
            states_.emplace_back(new State[CHUNK]);
            box_sets_.emplace_back(new std::uint64_t[CHUNK * words_]);
        }
        const std::uint32_t index = size_++;
        std::copy(set, set + words_, &box_sets_.back()[index % CHUNK * words_]);
        (*this)[index].player = static_cast<std::uint16_t>(player);
        return index;
    }

    // A slot holds the upper half of the hash, which also says where it belongs, and the index.
    std::size_t home(std::uint64_t slot) const { return (slot >> 32) & (slots_.size() - 1); }
    std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }

    void grow() {
        std::vector<std::uint64_t> old(slots_.size() * 2, EMPTY);
        old.swap(slots_);
        for (const std::uint64_t entry : old) {
            if (entry == EMPTY) continue;
            std::size_t slot = home(entry);
            while (slots_[slot] != EMPTY) slot = next(slot);
            slots_[slot] = entry;
        }
    }

    std::size_t words_;
    std::uint32_t size_ = 0;
    std::vector<std::unique_ptr<State[]>> states_;
    std::vector<std::unique_ptr<std::uint64_t[]>> box_sets_;
    std::vector<std::uint64_t> slots_;
};
// [end state-table]

/// The board with some boxes turned into walls because they can never move again.
struct Layout {
    PlayerSides sides;
    std::vector<Distance> to_goal;  // as pull_distances has it
    std::vector<char> useful;       // [4 * square + d]: a push in direction d is no mistake
};

inline Layout make_layout(const Board& board, const std::vector<char>& wall) {
    Layout layout;
    layout.sides = PlayerSides(board, wall);
    layout.to_goal = pull_distances(board, layout.sides);
    layout.useful.assign(4 * wall.size(), 0);
    const std::size_t goals = board.goals.size();
    for (int square = 0; square < board.size; ++square) {
        for (int d = 0; d < 4; ++d) {
            if (layout.sides.behind(square, d) == NOWHERE ||
                layout.sides.behind(square, d ^ 2) == NOWHERE)
                continue;
            const int target = board.beside(square, d);
            const int side = layout.sides.behind(target, d ^ 2);
            const Distance* row =
                &layout.to_goal[static_cast<std::size_t>(5 * target + side) * goals];
            layout.useful[4 * static_cast<std::size_t>(square) + static_cast<std::size_t>(d)] =
                std::any_of(row, row + goals, [](Distance distance) { return distance != FAR; });
        }
    }
    return layout;
}

struct Rules {
    bool freeze = true, frozen_walls = true, corrals = true;
};

struct Push {
    int square, direction;
};

struct Limits {
    double seconds = 1e9;
    std::size_t bytes = std::size_t(1000) << 20;
};

struct Result {
    enum Status { SOLVED, UNSOLVABLE, UNPROVED } status = UNPROVED;
    int lower = 0;
    std::vector<Push> pushes;
    std::size_t expanded = 0, generated = 0;
};

class Solver {
public:
    Solver(const Board& board, const Rules& rules, const Limits& limits)
        : board_(board), rules_(rules), limits_(limits), start_clock_(std::clock()),
          occupied_(at(board.size), 0), region_(board.size), frozen_(board.size) {}

    Result solve() {
        Result result;
        if (board_.stranded || board_.boxes.size() > board_.goals.size()) {
            result.status = Result::UNSOLVABLE;
            return result;
        }
        prepare();
        search(result);
        return result;
    }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    void prepare() {
        layouts_.emplace(std::vector<int>(), make_layout(board_, occupied_));
        base_ = &layouts_.begin()->second;
        const std::size_t goals = board_.goals.size();
        index_.assign(at(board_.size), -1);
        for (int s = 0; s < board_.size; ++s) {
            const Distance* row = &base_->to_goal[at(5 * s) * goals];
            if (std::any_of(row, row + 5 * goals, [](Distance x) { return x != FAR; })) {
                index_[at(s)] = static_cast<int>(live_.size());
                live_.push_back(s);
            }
        }
        words_ = (live_.size() + 63) / 64;
        set_.assign(words_, 0);
        box_keys_ = ZobristKeys(live_.size() + at(board_.size));
        table_ = StateTable(words_);
        row_of_.assign(at(board_.size), 0);
        comp_.assign(at(board_.size), 0);
        infence_.assign(at(board_.size), 0);
    }

    void search(Result& result) {
        boxes_ = board_.boxes;
        for (int b : boxes_) {
            if (index_[at(b)] < 0) {
                result.status = Result::UNSOLVABLE;
                return;
            }
            occupied_[at(b)] = 1;
        }
        int h = evaluate(board_.player);
        if (h == UNMATCHABLE) {
            result.status = Result::UNSOLVABLE;
            return;
        }
        insert(StateTable::NONE, 0, h, h, board_.player);
        for (int b : boxes_) occupied_[at(b)] = 0;
        while (!queue_.empty()) {
            result.lower = std::max(result.lower, static_cast<int>(queue_.least()));
            const std::uint32_t index = queue_.pop();
            StateTable::State& state = table_[index];
            if (state.closed) continue;
            state.closed = true;
            if (state.bound == 0) {
                result.status = Result::SOLVED;
                result.lower = static_cast<int>(state.pushes);
                trace(index, result);
                return;
            }
            if (++result.expanded % 64 == 0 && out_of_limits()) return;
            expand(index, result);
        }
        result.status = Result::UNSOLVABLE;
    }

    /// The pushes that led to the state, from the box that differs between each and its parent.
    void trace(std::uint32_t index, Result& result) {
        for (; table_[index].parent != StateTable::NONE; index = table_[index].parent) {
            unpack(index);
            const std::vector<int> after = boxes_;
            unpack(table_[index].parent);
            Push push = {WALL, 0};
            for (const int box : boxes_)
                if (std::find(after.begin(), after.end(), box) == after.end()) push.square = box;
            for (const int box : after)
                if (std::find(boxes_.begin(), boxes_.end(), box) == boxes_.end())
                    while (board_.beside(push.square, push.direction) != box) ++push.direction;
            result.pushes.push_back(push);
        }
        std::reverse(result.pushes.begin(), result.pushes.end());
    }

    bool out_of_limits() {
        if (table_.bytes() + queue_.size() * 8 > limits_.bytes) return true;
        return double(std::clock() - start_clock_) / CLOCKS_PER_SEC > limits_.seconds;
    }

    /// frozen + matching of the position in boxes_/occupied_.  UNMATCHABLE when dead.
    int evaluate(int player) {
        const Layout* layout = base_;
        if (rules_.freeze) {
            layout = find_layout();
            if (layout == nullptr) return UNMATCHABLE;
        }
        layout_ = layout;
        costs_.clear();
        const std::size_t goals = board_.goals.size();
        for (int b : boxes_)
            costs_.push_back(
                &layout->to_goal[at(5 * b + layout->sides.of_player(b, player)) * goals]);
        return matching_.solve(costs_, goals);
    }

    const Layout* find_layout() {
        frozen_.find(board_, base_->useful, boxes_);
        std::vector<int> walls;
        bool dead = false;
        for (int b : boxes_)
            if (frozen_.contains(b)) {
                walls.push_back(b);
                dead = dead || !board_.goal[at(b)];
            }
        frozen_.clear(boxes_);
        if (dead) return nullptr;
        if (walls.empty() || !rules_.frozen_walls) return base_;
        std::sort(walls.begin(), walls.end());
        auto found = layouts_.find(walls);
        if (found == layouts_.end()) {
            if (layouts_.size() > 4000) return base_;
            std::vector<char> wall(at(board_.size), 0);
            for (int w : walls) wall[at(w)] = 1;
            found = layouts_.emplace(walls, make_layout(board_, wall)).first;
        }
        return &found->second;
    }

    void insert(std::uint32_t parent, int pushes, int h, int f, int player) {
        std::uint64_t hash = 0;
        std::fill(set_.begin(), set_.end(), 0);
        for (int b : boxes_) {
            const std::size_t i = at(index_[at(b)]);
            set_[i / 64] |= std::uint64_t(1) << (i % 64);
            hash ^= box_keys_[i];
        }
        const int normal = child_region_.fill(board_, occupied_, player);
        hash ^= box_keys_[live_.size() + at(normal)];
        bool added;
        const std::uint32_t index = table_.find_or_add(set_.data(), normal, hash, added);
        StateTable::State& state = table_[index];
        if (!added && state.pushes <= at(pushes)) return;
        state.parent = parent;
        state.pushes = static_cast<std::uint32_t>(pushes);
        state.bound = static_cast<std::uint32_t>(h);
        state.closed = false;
        queue_.push(at(f), index);
    }

    void unpack(std::uint32_t index) {
        boxes_.clear();
        const std::uint64_t* set = table_.boxes(index);
        for (std::size_t w = 0; w < words_; ++w)
            for (std::uint64_t bits = set[w]; bits; bits &= bits - 1)
                boxes_.push_back(live_[w * 64 + static_cast<std::size_t>(__builtin_ctzll(bits))]);
    }

    void expand(std::uint32_t index, Result& result) {
        const StateTable::State state = table_[index];
        unpack(index);
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            occupied_[at(boxes_[i])] = 1;
            row_of_[at(boxes_[i])] = i;
        }
        const int h0 = evaluate(state.player);
        const Layout& layout = *layout_;
        region_.fill(board_, occupied_, state.player);
        pushes_.clear();
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            const int b = boxes_[i];
            for (int d = 0; d < 4; ++d) {
                if (!layout.useful[at(4 * b + d)]) continue;
                const int x = board_.beside(b, d ^ 2), y = board_.beside(b, d);
                if (region_.contains(x) && !occupied_[at(y)]) pushes_.push_back({b, d});
            }
        }
        if (rules_.corrals) prune_by_corral(layout);
        const int floor = std::max(static_cast<int>(state.pushes + state.bound),
                                   static_cast<int>(state.pushes) + h0);
        for (const Push push : pushes_) {
            ++result.generated;
            const int b = push.square, y = board_.beside(b, push.direction);
            const std::size_t row = row_of_[at(b)];
            occupied_[at(b)] = 0;
            occupied_[at(y)] = 1;
            boxes_[row] = y;
            int h;
            const std::size_t goals = board_.goals.size();
            if (rules_.freeze && maybe_frozen(y, layout)) {
                h = evaluate(b);
                // restore matching
                boxes_[row] = b;
                stale_ = true;
                boxes_[row] = y;
            } else {
                if (stale_) {
                    boxes_[row] = b;
                    occupied_[at(b)] = 1;
                    occupied_[at(y)] = 0;
                    evaluate(state.player);
                    boxes_[row] = y;
                    occupied_[at(b)] = 0;
                    occupied_[at(y)] = 1;
                    stale_ = false;
                }
                h = matching_.cost_with(
                    row,
                    &layout
                         .to_goal[at(5 * y + layout.sides.behind(y, push.direction ^ 2)) * goals]);
            }
            if (h != UNMATCHABLE) {
                const int g = static_cast<int>(state.pushes) + 1;
                insert(index, g, h, std::max(g + h, floor), b);
            }
            boxes_[row] = b;
            occupied_[at(b)] = 1;
            occupied_[at(y)] = 0;
        }
        stale_ = false;
        for (int b : boxes_) occupied_[at(b)] = 0;
    }

    bool maybe_frozen(int y, const Layout& layout) {
        for (int d = 0; d < 2; ++d) {
            const int p = board_.beside(y, d), q = board_.beside(y, d ^ 2);
            if (p == WALL || q == WALL || occupied_[at(p)] || occupied_[at(q)]) continue;
            if (layout.useful[at(4 * y + d)] || layout.useful[at(4 * y + (d ^ 2))]) return false;
        }
        return true;
    }

    // comp_: 0 unknown, else component id of unreachable empty squares (>0)
    int component(int square) {
        if (comp_[at(square)] == 0) {
            const int id = ++comps_;
            comp_[at(square)] = id;
            if (in_.size() <= at(id)) in_.resize(at(id) + 1, 0);
            comp_squares_.push_back(square);
            for (std::size_t head = comp_squares_.size() - 1; head < comp_squares_.size(); ++head)
                for (int d = 0; d < 4; ++d) {
                    const int n = board_.beside(comp_squares_[head], d);
                    if (n == WALL || occupied_[at(n)] || comp_[at(n)]) continue;
                    comp_[at(n)] = id;
                    comp_squares_.push_back(n);
                }
        }
        return comp_[at(square)];
    }

    void prune_by_corral(const Layout& layout) {
        comps_ = 0;
        comp_squares_.clear();
        best_.clear();
        std::size_t least = pushes_.size();
        bool found = false;
        seeds_.clear();
        for (int b : boxes_)
            for (int d = 0; d < 4; ++d) {
                const int n = board_.beside(b, d);
                if (n == WALL || occupied_[at(n)] || region_.contains(n)) continue;
                if (comp_[at(n)] == 0) {
                    component(n);
                    seeds_.push_back(comps_);
                }
            }
        for (int seed : seeds_) {
            if (corral(seed, layout) && corral_pushes_.size() < least) {
                least = corral_pushes_.size();
                best_ = corral_pushes_;
                found = true;
            }
        }
        if (found) pushes_ = best_;
        for (int s : comp_squares_) comp_[at(s)] = 0;
    }

    bool corral(int seed, const Layout& layout) {
        std::fill(in_.begin(), in_.end(), 0);
        fence_.clear();
        bool ok = grow(seed) && settle(layout);
        if (ok) {
            bool need = false;
            for (int b : fence_) need = need || !board_.goal[at(b)];
            if (!need && board_.goals.size() == board_.boxes.size())
                for (int s : comp_squares_)
                    need = need || (in_[at(comp_[at(s)])] && board_.goal[at(s)]);
            ok = need;
        }
        for (int b : fence_) infence_[at(b)] = 0;
        return ok;
    }

    void fence(int b) {
        if (infence_[at(b)]) return;
        infence_[at(b)] = 1;
        fence_.push_back(b);
    }

    bool grow(int comp) {
        in_[at(comp)] = 1;
        for (int s : comp_squares_) {
            if (comp_[at(s)] != comp) continue;
            for (int d = 0; d < 4; ++d) {
                const int n = board_.beside(s, d);
                if (n != WALL && occupied_[at(n)]) fence(n);
            }
        }
        return true;
    }

    // makes every possible first push of a fence box available now and inward; false if impossible
    bool settle(const Layout& layout) {
        for (;;) {
            bool changed = false;
            corral_pushes_.clear();
            for (std::size_t i = 0; i < fence_.size() && !changed; ++i) {
                const int b = fence_[i];
                for (int d = 0; d < 4 && !changed; ++d) {
                    if (!layout.useful[at(4 * b + d)]) continue;
                    const int x = board_.beside(b, d ^ 2), y = board_.beside(b, d);
                    if (infence_[at(x)] || infence_[at(y)]) continue;
                    if (inside(x)) continue;
                    if (region_.contains(x)) {
                        if (inside(y))
                            corral_pushes_.push_back({b, d});
                        else if (region_.contains(y))
                            return false;
                        else if (occupied_[at(y)]) {
                            fence(y);
                            changed = true;
                        } else {
                            grow(component(y));
                            changed = true;
                        }
                    } else if (occupied_[at(x)]) {
                        fence(x);
                        changed = true;
                    } else {
                        grow(component(x));
                        changed = true;
                    }
                }
            }
            if (!changed) return true;
        }
    }
    bool inside(int s) { return !occupied_[at(s)] && comp_[at(s)] != 0 && in_[at(comp_[at(s)])]; }

    const Board& board_;
    Rules rules_;
    Limits limits_;
    std::clock_t start_clock_;
    std::vector<char> occupied_;
    PlayerRegion region_, child_region_ = region_;
    FrozenBoxes frozen_;
    std::map<std::vector<int>, Layout> layouts_;
    const Layout* base_ = nullptr;
    const Layout* layout_ = nullptr;
    std::vector<int> index_, live_, boxes_;
    std::vector<std::size_t> row_of_;
    std::size_t words_ = 1;
    std::vector<std::uint64_t> set_;
    ZobristKeys box_keys_;
    StateTable table_;
    BucketQueue<std::uint32_t> queue_;
    Matching matching_;
    std::vector<const Distance*> costs_;
    std::vector<Push> pushes_, best_, corral_pushes_;
    bool stale_ = false;
    int comps_ = 0;
    std::vector<int> comp_, comp_squares_, seeds_, fence_;
    std::vector<char> in_, infence_;
};

/// A shortest walk from one square to another around the boxes, as small letters.
inline std::string walk(const Board& board, const std::vector<char>& occupied, int from, int to) {
    std::vector<int> way(occupied.size(), -1);  // the direction in which to go on
    std::vector<int> queue(1, to);
    for (std::size_t head = 0; head < queue.size() && queue[head] != from; ++head) {
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(queue[head], d ^ 2);
            if (next == WALL || next == to) continue;
            const std::size_t place = static_cast<std::size_t>(next);
            if (occupied[place] || way[place] >= 0) continue;
            way[place] = d;
            queue.push_back(next);
        }
    }
    std::string text;
    while (from != to) {
        const int d = way[static_cast<std::size_t>(from)];
        text += "lurd"[d];
        from = board.beside(from, d);
    }
    return text;
}

/// The LURD string of `pushes` from the start: walks small and shortest, pushes capital.
inline std::string lurd(const Board& board, const std::vector<Push>& pushes) {
    std::string text;
    std::vector<char> occupied(static_cast<std::size_t>(board.size), 0);
    for (const int box : board.boxes) occupied[static_cast<std::size_t>(box)] = 1;
    int player = board.player;
    for (const Push push : pushes) {
        text += walk(board, occupied, player, board.beside(push.square, push.direction ^ 2));
        text += "LURD"[push.direction];
        player = push.square;
        occupied[static_cast<std::size_t>(player)] = 0;
        occupied[static_cast<std::size_t>(board.beside(player, push.direction))] = 1;
    }
    return text;
}

/// The answer to one level as it is printed.
inline std::string print(const Board& board, const Result& result) {
    if (result.status == Result::UNSOLVABLE) return "-1\n";
    if (result.status == Result::UNPROVED) return "? " + std::to_string(result.lower) + "\n";
    const std::string moves = lurd(board, result.pushes);
    return std::to_string(result.pushes.size()) + " " + std::to_string(moves.size()) + "\n" +
           moves + "\n";
}

struct Options {
    Limits limits;
    bool least_moves = false;
};

/// Reads the command line. False if it is not understood.
inline bool parse_options(int count, char** words, Options& options) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--moves") {
            options.least_moves = true;
            continue;
        }
        if ((word != "--seconds" && word != "--memory") || i + 1 == count) return false;
        char* end = nullptr;
        const double value = std::strtod(words[++i], &end);
        if (*end != '\0' || end == words[i] || !(value >= 0 && value < 1e9)) return false;
        if (word == "--seconds")
            options.limits.seconds = value;
        else
            options.limits.bytes = static_cast<std::size_t>(value * 1e6);
    }
    return true;
}

int main(int count, char** words) {
    Options options;
    if (!parse_options(count, words, options)) {
        std::fputs("usage: sokoban [--seconds S] [--memory MB] [--moves] < LEVELS\n", stderr);
        return 2;
    }
    static WindowReader reader(stdin);
    LevelReader levels(reader);
    LevelText text;
    bool faultless = true;
    for (int number = 1; levels.next(text); ++number) {
        Board board;
        const std::string fault = number_board(text.rows, board);
        if (fault.empty()) {
            Solver solver(board, Rules(), options.limits);
            std::fputs(print(board, solver.solve()).c_str(), stdout);
            std::fflush(stdout);
        } else {
            std::fprintf(stderr, "sokoban: level %d, line %d: %s\n", number, text.line,
                         fault.c_str());
            faultless = false;
        }
    }
    return faultless ? 0 : 1;
}
