// Problem: Sokoban, any solution (hard levels, any collection text)
// Judges: local
// Standard: C++17
// Method: feature space search over macro moves (packed boxes, regions, boxes in the way), five
//   plans of search in turn; deadlocks by freezing, matching and corrals; PI-corral pruning
// Time: a slice of nodes for each plan in turn, 10 s a level at most
// Memory: 1 GB at most, about 60 bytes a macro move
// Source: Shoham and Schaeffer, The FESS Algorithm, 2020; Damgaard and Meger, PI-corrals
// Status: stress-tested, SokobanAny.AgreesWithBreadthFirstSearch
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

// ---- Board ----

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

/// A vector whose indices are ints, as squares, boxes, goals and nodes are here.
template <typename T>
class List : public std::vector<T> {
public:
    explicit List(int count = 0, const T& value = T()) : std::vector<T>(at(count), value) {}

    T& operator[](int i) { return std::vector<T>::operator[](at(i)); }
    const T& operator[](int i) const { return std::vector<T>::operator[](at(i)); }
    int count() const { return static_cast<int>(this->size()); }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
};

typedef std::uint64_t Key;
typedef List<char> Marks;  // one for each square

/// Where the boxes and the player are.
struct Position {
    List<int> boxes;
    Marks occupied;
    int player = 0;

    void move(int from, int to) {
        std::replace(boxes.begin(), boxes.end(), from, to);
        occupied[from] = 0;
        occupied[to] = 1;
    }
};

struct Limits {
    double seconds = 10;
    std::size_t bytes = std::size_t(1000) << 20;
    std::clock_t start = std::clock();

    bool out_of_time() const { return double(std::clock() - start) / CLOCKS_PER_SEC > seconds; }
};

// ---- Distances ----

/// Where one box can go while the others stand. One depth-first search from the box with lowpoints
/// (Hopcroft and Tarjan) tells for every square, if the box stood there, which of its neighbours
/// hang together; so each step costs O(1). A state is 4 * square + d: the player beside the box,
/// in direction d of it.
class BoxPaths {
public:
    struct Arrival {
        int state, pushes;
        int least;    // the least square of the player's region
        int regions;  // into which the box parts the squares that it can be seen from

        int square() const { return state / 4; }
    };

    explicit BoxPaths(const Board& board)
        : board_(&board), visits_(board.size), seen_(4 * board.size, 0),
          distance_(4 * board.size, 0), before_(4 * board.size, 0) {}

    /// Calls visit(Arrival) once for each square and region of the player that is reached, nearest
    /// first, until it returns true. The box itself must be taken off `occupied`; it enters no
    /// `closed` square. Bit d of `sides`: the player can stand in direction d of it.
    template <bool PULL, typename Visit>
    void search(const Marks& occupied, const Marks& closed, int box, unsigned sides, Visit visit) {
        explore(occupied, box);
        ++now_;
        queue_.clear();
        for (int d = 0; d < 4; ++d)
            if (sides >> d & 1) reach(4 * box + d, -1, 0);
        for (int head = 0; head < queue_.count(); ++head) {
            const int state = queue_[head], d = state % 4;
            const int target = board_->beside(state / 4, PULL ? d : d ^ 2);
            if (target == WALL || occupied[target] || closed[target]) continue;
            if (PULL && blocked(occupied, board_->beside(target, d))) continue;
            if (seen_[4 * target + d] == now_) continue;
            const Parts parts = parts_around(target);
            const int pushes = distance_[state] + 1;
            for (int other = 0; other < 4; ++other)
                if (parts.name[other] == parts.name[d]) reach(4 * target + other, state, pushes);
            if (visit(Arrival{4 * target + d, pushes, parts.least[d], parts.count})) return;
        }
    }

    /// The name of the part in direction d of a box on `square`; -1 for none.
    int part(int square, int d) const { return parts_around(square).name[d]; }

    /// The regions around the box's first square.
    int regions_at_start() const { return parts_around(order_[0]).count; }

    /// The states from the start to `state` in the last search.
    List<int> trace(int state) const {
        List<int> states;
        for (; state >= 0; state = before_[state]) states.push_back(state);
        std::reverse(states.begin(), states.end());
        return states;
    }

private:
    struct Visit {
        int parent = WALL, enter = 0, low = 0, size = 0, least = 0, next = 0;
        unsigned stamp = 0;
    };
    struct Parts {
        int name[4] = {-1, -1, -1, -1};  // equal where neighbours hang together, -1 no square
        int least[4] = {0, 0, 0, 0};
        int count = 0;
    };
    static constexpr int REST = 0;  // the part that holds the parent in the search tree

    static bool blocked(const Marks& occupied, int square) {
        return square == WALL || occupied[square];
    }

    void reach(int state, int before, int distance) {
        if (seen_[state] == now_) return;
        seen_[state] = now_;
        before_[state] = before;
        distance_[state] = distance;
        queue_.push_back(state);
    }

    void explore(const Marks& occupied, int root) {
        ++visit_now_;
        order_.clear();
        enter(root, WALL);
        for (int square = root; square != WALL;) {
            Visit& visit = visits_[square];
            if (visit.next == 4) {
                leave(visit);
                square = visit.parent;
                continue;
            }
            const int next = board_->beside(square, visit.next++);
            if (blocked(occupied, next)) continue;
            if (visits_[next].stamp != visit_now_) {
                enter(next, square);
                square = next;
            } else if (next != visit.parent) {
                visit.low = std::min(visit.low, visits_[next].enter);
            }
        }
        least_until_ = least_from_ = order_;
        for (int i = 1; i < order_.count(); ++i)
            least_until_[i] = std::min(least_until_[i], least_until_[i - 1]);
        for (int i = order_.count() - 2; i >= 0; --i)
            least_from_[i] = std::min(least_from_[i], least_from_[i + 1]);
    }

    void enter(int square, int parent) {
        Visit& visit = visits_[square];
        visit = Visit();
        visit.stamp = visit_now_;
        visit.parent = parent;
        visit.enter = visit.low = order_.count();
        visit.least = square;
        order_.push_back(square);
    }

    void leave(Visit& visit) {
        visit.size = order_.count() - visit.enter;
        if (visit.parent == WALL) return;
        Visit& parent = visits_[visit.parent];
        parent.low = std::min(parent.low, visit.low);
        parent.least = std::min(parent.least, visit.least);
    }

    /// What a box on `square` parts from what.
    Parts parts_around(int square) const {
        const Visit& box = visits_[square];
        Parts parts;
        bool rest = false;
        for (int d = 0; d < 4; ++d) {
            const int next = board_->beside(square, d);
            if (next == WALL || visits_[next].stamp != visit_now_) continue;
            const int child = branch(square, visits_[next].enter);
            const bool cut = child != WALL && visits_[child].low >= box.enter;
            parts.name[d] = cut ? visits_[child].enter : REST;
            parts.least[d] = cut ? visits_[child].least : least_of_rest(square);
            if (!cut) {
                parts.count += !rest;
                rest = true;
            } else if (next == child) {
                ++parts.count;
            }
        }
        return parts;
    }

    /// The child of `square` in the search tree below which the square entered at `enter` lies.
    int branch(int square, int enter) const {
        for (int d = 0; d < 4; ++d) {
            const int child = board_->beside(square, d);
            if (child == WALL || visits_[child].stamp != visit_now_) continue;
            const Visit& visit = visits_[child];
            if (visit.parent != square || visit.enter > enter) continue;
            if (enter < visit.enter + visit.size) return child;
        }
        return WALL;
    }

    int least_of_rest(int square) const {
        const Visit& box = visits_[square];
        int least = board_->size;
        if (box.enter > 0) least = least_until_[box.enter - 1];
        const int end = box.enter + box.size;
        if (end < order_.count()) least = std::min(least, least_from_[end]);
        for (int d = 0; d < 4; ++d) {
            const int child = board_->beside(square, d);
            if (child == WALL || visits_[child].stamp != visit_now_) continue;
            const Visit& visit = visits_[child];
            if (visit.parent == square && visit.low < box.enter)
                least = std::min(least, visit.least);
        }
        return least;
    }

    const Board* board_;
    List<Visit> visits_;
    List<int> order_, least_until_, least_from_;  // by the time of entering
    unsigned visit_now_ = 0, now_ = 0;
    List<unsigned> seen_;
    List<int> distance_, before_, queue_;
};

typedef std::uint16_t Distance;
static const Distance FAR = 65535;
typedef List<Distance> DistanceTable;  // [goals * square + j]: pushes to goal j of a lone box

/// What never changes in a level.
struct Level {
    explicit Level(const Board& level_board)
        : board(level_board), paths(board), keys(2 * static_cast<std::size_t>(board.size)),
          nowhere(board.size, 0), start(board.size, 0), dead(board.size, 0),
          useful(4 * board.size, 0), nearest(board.size, FAR) {}

    /// Fills the tables. False when the limits do not allow it.
    bool prepare(const Limits& limits) {
        const std::size_t entries = static_cast<std::size_t>(board.size) * board.goals.size();
        if (entries > limits.bytes / 8 || !pull_from_goals(nowhere, to_goal, limits)) return false;
        for (const int box : board.boxes) start[box] = 1;
        for (int square = 0; square < board.size; ++square) {
            const Distance* row = to_goals(to_goal, square);
            nearest[square] = *std::min_element(row, row + board.goals.size());
            dead[square] = nearest[square] == FAR;
        }
        for (int state = 0; state < 4 * board.size; ++state) {
            const int target = board.beside(state / 4, state % 4);
            if (target != WALL && board.beside(state / 4, state % 4 ^ 2) != WALL)
                useful[state] = !dead[target];
        }
        return true;
    }

    /// The distances to every goal where `wall` squares are walls too. False when time is out.
    bool pull_from_goals(const Marks& wall, DistanceTable& table, const Limits& limits) {
        const int goals = static_cast<int>(board.goals.size());
        table.assign(board.goals.size() * static_cast<std::size_t>(board.size), FAR);
        for (int j = 0; j < goals; ++j) {
            const int goal = board.goals[static_cast<std::size_t>(j)];
            if (wall[goal]) continue;
            if (limits.out_of_time()) return false;
            table[goals * goal + j] = 0;
            paths.search<true>(wall, nowhere, goal, 15 & ~blocked_sides(goal, wall),
                               [&](const BoxPaths::Arrival& arrival) {
                                   Distance& entry = table[goals * arrival.square() + j];
                                   entry = std::min(entry, static_cast<Distance>(
                                                               std::min(arrival.pushes, FAR - 1)));
                                   return false;
                               });
        }
        return true;
    }

    unsigned blocked_sides(int square, const Marks& occupied) const {
        unsigned sides = 0;
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(square, d);
            if (next == WALL || occupied[next]) sides |= 1U << d;
        }
        return sides;
    }

    unsigned sides_in(const PlayerRegion& region, int square) const {
        unsigned sides = 0;
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(square, d);
            if (next != WALL && region.contains(next)) sides |= 1U << d;
        }
        return sides;
    }

    const Distance* to_goals(const DistanceTable& table, int square) const {
        return table.data() + board.goals.size() * static_cast<std::size_t>(square);
    }
    Key box_key(int square) const { return keys[static_cast<std::size_t>(square)]; }
    Key player_key(int square) const { return keys[static_cast<std::size_t>(board.size + square)]; }
    bool is_goal(int square) const { return board.goal[static_cast<std::size_t>(square)] != 0; }

    const Board& board;
    BoxPaths paths;
    ZobristKeys keys;
    Marks nowhere, start, dead;
    Marks useful;  // [4 * square + d]: a push in direction d is no mistake
    List<Distance> nearest;
    DistanceTable to_goal;
};

// ---- Deadlocks and lower bound ----

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

/// The tests that find positions from which no solution is left, and the lower bound.
class Deadlocks {
public:
    Deadlocks(Level& level, const Limits& limits)
        : level_(level), limits_(limits), frozen_(level.board.size), region_(level.board.size),
          inner_region_(region_), seen_(level.board.size, 0), few_(level.board.size, 0) {}

    /// True if the box that has come to `square` now freezes a box off goal.
    bool freezes(const Marks& occupied, const List<int>& boxes, int square) {
        if (can_move(occupied, square)) return false;
        frozen_.find(level_.board, level_.useful, boxes);
        bool dead = false;
        if (frozen_.contains(square))
            for (const int box : boxes)
                dead = dead || (frozen_.contains(box) && !level_.is_goal(box));
        frozen_.clear(boxes);
        return dead;
    }

    /// True if the position is found dead by a corral or by the matching.
    bool dead(const Position& position) {
        return closed_for_ever(position) || bound(position) == UNMATCHABLE;
    }

    /// The least number of pushes that a matching of boxes and goals allows, or UNMATCHABLE. Boxes
    /// frozen on goals count as walls.
    int bound(const Position& position) {
        List<int> walls;
        frozen_.find(level_.board, level_.useful, position.boxes);
        bool lost = false;
        for (const int box : position.boxes) {
            if (!frozen_.contains(box)) continue;
            walls.push_back(box);
            lost = lost || !level_.is_goal(box);
        }
        frozen_.clear(position.boxes);
        if (lost) return UNMATCHABLE;
        const DistanceTable& table = with_walls(walls);
        rows_.clear();
        for (const int box : position.boxes)
            if (!std::binary_search(walls.begin(), walls.end(), box))
                rows_.push_back(level_.to_goals(table, box));
        return matching_.solve(rows_, level_.board.goals.size());
    }

private:
    static constexpr int CORRAL_STATES = 300;
    static constexpr std::size_t TABLES = 300;

    bool can_move(const Marks& occupied, int square) const {
        const unsigned blocked = level_.blocked_sides(square, occupied);
        for (int d = 0; d < 2; ++d) {
            const unsigned axis = 5U << d;
            if ((blocked & axis) != 0) continue;
            if (level_.useful[4 * square + d] || level_.useful[4 * square + (d ^ 2)]) return true;
        }
        return false;
    }

    const DistanceTable& with_walls(List<int>& walls) {
        std::sort(walls.begin(), walls.end());
        if (walls.empty()) return level_.to_goal;
        const auto found = tables_.find(walls);
        if (found != tables_.end()) return found->second;
        if (tables_.size() == TABLES) tables_.clear();
        Marks wall = level_.nowhere;
        for (const int square : walls) wall[square] = 1;
        DistanceTable& table = tables_[walls];
        if (level_.pull_from_goals(wall, table, limits_)) return table;
        tables_.erase(walls);
        return level_.to_goal;
    }

    /// True if some region that the player cannot enter can neither be opened nor solved, even when
    /// only the boxes around it are on the board.
    bool closed_for_ever(const Position& position) {
        const Board& board = level_.board;
        region_.fill(board, position.occupied, position.player);
        ++now_;
        for (int first = 0; first < board.size; ++first) {
            if (position.occupied[first] || region_.contains(first) || seen_[first] == now_)
                continue;
            List<int> corral(1, first), fence;
            seen_[first] = now_;
            for (int head = 0; head < corral.count(); ++head) {
                for (int d = 0; d < 4; ++d) {
                    const int next = board.beside(corral[head], d);
                    if (next == WALL || (seen_[next] == now_ && !position.occupied[next])) continue;
                    seen_[next] = now_;
                    (position.occupied[next] ? fence : corral).push_back(next);
                }
            }
            std::sort(fence.begin(), fence.end());
            fence.erase(std::unique(fence.begin(), fence.end()), fence.end());
            const auto off_goal = [&](int box) { return !level_.is_goal(box); };
            if (!std::any_of(fence.begin(), fence.end(), off_goal)) continue;
            if (corral_dead(corral, fence, position.player)) return true;
        }
        return false;
    }

    void place(const List<int>& boxes, char mark) {
        for (const int box : boxes) few_[box] = mark;
    }

    /// Tries all pushes of the fence alone, up to a number of states.
    bool corral_dead(const List<int>& corral, const List<int>& fence, int player) {
        place(fence, 1);
        List<int> first = fence;
        first.push_back(inner_region_.fill(level_.board, few_, player));
        place(fence, 0);
        List<int> name = first;
        name.push_back(corral[0]);
        const auto known = verdicts_.find(name);
        if (known != verdicts_.end()) return known->second;
        std::set<List<int>> states;
        List<List<int>> stack;
        stack.push_back(first);
        states.insert(first);
        bool dead = true;
        while (dead && !stack.empty()) {
            const List<int> state = stack.back();
            stack.pop_back();
            dead = states.size() <= CORRAL_STATES && stays_closed(corral, state, states, stack);
        }
        if (verdicts_.size() > 200000) verdicts_.clear();
        verdicts_[name] = dead;
        return dead;
    }

    /// Makes the pushes of one state of the fence. False if one of them opens or solves it.
    bool stays_closed(const List<int>& corral, const List<int>& state, std::set<List<int>>& states,
                      List<List<int>>& stack) {
        List<int> boxes = state;
        boxes.pop_back();
        place(boxes, 1);
        inner_region_.fill(level_.board, few_, state.back());
        List<std::pair<int, int>> pushes;
        for (int i = 0; i < boxes.count(); ++i)
            for (int d = 0; d < 4; ++d)
                if (can_push(boxes[i], d)) pushes.push_back({i, d});
        bool closed = true;
        for (const std::pair<int, int>& push : pushes) {
            const int from = boxes[push.first], to = level_.board.beside(from, push.second);
            few_[from] = 0;
            few_[to] = 1;
            boxes[push.first] = to;
            if (!freezes(few_, boxes, to)) {
                List<int> next = boxes;
                std::sort(next.begin(), next.end());
                next.push_back(inner_region_.fill(level_.board, few_, from));
                const auto entered = [&](int square) { return inner_region_.contains(square); };
                const auto solved = [&](int box) { return level_.is_goal(box); };
                closed = std::none_of(corral.begin(), corral.end(), entered) &&
                         !std::all_of(boxes.begin(), boxes.end(), solved);
                if (closed && states.insert(next).second) stack.push_back(next);
            }
            few_[from] = 1;
            few_[to] = 0;
            boxes[push.first] = from;
            if (!closed) break;
        }
        place(boxes, 0);
        return closed;
    }

    bool can_push(int box, int d) const {
        const int to = level_.board.beside(box, d), behind = level_.board.beside(box, d ^ 2);
        return level_.useful[4 * box + d] && !few_[to] && inner_region_.contains(behind);
    }

    Level& level_;
    const Limits& limits_;
    FrozenBoxes frozen_;
    Matching matching_;
    std::vector<const Distance*> rows_;
    std::map<List<int>, DistanceTable> tables_;  // by the boxes that have become walls
    std::map<List<int>, bool> verdicts_;         // by fence, player and corral
    PlayerRegion region_, inner_region_;
    List<unsigned> seen_;
    unsigned now_ = 0;
    Marks few_;  // a fence alone on the board
};

/// PI-corrals (Damgaard and Meger): a region that the player cannot enter, whose fence can only be
/// pushed inwards and at once. What is outside cannot help, so its pushes may come first.
class CorralPruning {
public:
    explicit CorralPruning(Level& level)
        : level_(level), component_(level.board.size, 0), fenced_(level.board.size, 0) {}

    /// Clears in `sides` (for each box: from where it can be pushed now) all but the pushes into
    /// the smallest such corral, if there is one. `region` is the player's.
    void prune(const Position& position, const PlayerRegion& region, List<unsigned>& sides) {
        position_ = &position;
        region_ = &region;
        for (const int square : squares_) component_[square] = 0;
        squares_.clear();
        in_corral_.assign(1, 0);
        List<Push> best, pushes;
        bool found = false;
        for (const int box : position.boxes) {
            for (int d = 0; d < 4; ++d) {
                const int next = level_.board.beside(box, d);
                if (next == WALL || !outside(next) || component_[next]) continue;
                if (!is_corral(component(next), pushes)) continue;
                if (!found || pushes.size() < best.size()) best = pushes;
                found = true;
            }
        }
        if (!found) return;
        for (int i = 0; i < sides.count(); ++i) {
            sides[i] = 0;
            for (const Push& push : best)
                if (push.first == position.boxes[i]) sides[i] |= 1U << push.second;
        }
    }

private:
    typedef std::pair<int, int> Push;  // box, direction of the player beside it

    bool outside(int square) const {
        return !position_->occupied[square] && !region_->contains(square);
    }

    int component(int seed) {
        if (component_[seed] == 0) {
            const int name = in_corral_.count();
            in_corral_.push_back(0);
            int head = squares_.count();
            component_[seed] = name;
            for (squares_.push_back(seed); head < squares_.count(); ++head) {
                for (int d = 0; d < 4; ++d) {
                    const int next = level_.board.beside(squares_[head], d);
                    if (next == WALL || !outside(next) || component_[next]) continue;
                    component_[next] = name;
                    squares_.push_back(next);
                }
            }
        }
        return component_[seed];
    }

    void fence(int box) {
        if (fenced_[box]) return;
        fenced_[box] = 1;
        fence_.push_back(box);
    }

    void take_in(int name) {
        in_corral_[name] = 1;
        for (const int square : squares_) {
            if (component_[square] != name) continue;
            for (int d = 0; d < 4; ++d) {
                const int next = level_.board.beside(square, d);
                if (next != WALL && position_->occupied[next]) fence(next);
            }
        }
    }

    bool inside(int square) const { return outside(square) && in_corral_[component_[square]]; }

    /// Grows the corral from one component until it is closed; false if a box can leave it.
    bool is_corral(int seed, List<Push>& pushes) {
        for (const int box : fence_) fenced_[box] = 0;
        fence_.clear();
        std::fill(in_corral_.begin(), in_corral_.end(), 0);
        take_in(seed);
        Growth growth = GROWN;
        while (growth == GROWN) {
            pushes.clear();
            growth = CLOSED;
            for (int i = 0; i < fence_.count() && growth == CLOSED; ++i)
                for (int d = 0; d < 4 && growth == CLOSED; ++d) growth = grow(fence_[i], d, pushes);
        }
        return growth == CLOSED && unfinished();
    }

    enum Growth { CLOSED, GROWN, OPEN };

    /// Looks at the push of a fence box by a player in direction d of it.
    Growth grow(int box, int d, List<Push>& pushes) {
        const int behind = level_.board.beside(box, d), front = level_.board.beside(box, d ^ 2);
        if (!level_.useful[4 * box + (d ^ 2)] || fenced_[behind] || fenced_[front]) return CLOSED;
        if (inside(behind)) return CLOSED;
        for (const int square : {behind, front}) {
            if (position_->occupied[square]) {
                fence(square);
                return GROWN;
            }
            if (outside(square) && !inside(square)) {
                take_in(component(square));
                return GROWN;
            }
        }
        if (!inside(front)) return OPEN;
        pushes.push_back({box, d});
        return CLOSED;
    }

    bool unfinished() const {
        for (const int box : fence_)
            if (!level_.is_goal(box)) return true;
        if (level_.board.goals.size() != level_.board.boxes.size()) return false;
        for (const int square : squares_)
            if (inside(square) && level_.is_goal(square)) return true;
        return false;
    }

    Level& level_;
    const Position* position_ = nullptr;
    const PlayerRegion* region_ = nullptr;
    List<int> component_, squares_, fence_;
    List<char> in_corral_;  // by the component's name
    Marks fenced_;
};

// ---- Plan ----

/// In which order the goals are filled, found backwards: boxes are pulled off the full goals, one
/// by one, each to some start square, as if there were no other boxes. Either any order that can be
/// undone so is right, or (`in_sequence`, and always where boxes must be parked) one fixed sequence
/// of steps is followed.
class Plan {
public:
    Plan(Level& level, bool in_sequence)
        : level_(level), paths_(level.board), region_(level.board.size),
          occupied_(level.board.size, 0), concerns_(level.board.size, 0),
          number_(level.board.size, -1) {
        for (const int goal : level.board.goals) concerns_[goal] = 1;
        const int all = static_cast<int>(level.board.goals.size());
        peel(level.nowhere);
        sequence_ = in_sequence || peeled_ < all;
        if (sequence_) find_sequence();
    }

    /// True if a box that comes to or leaves `square` may change the progress.
    bool concerns(int square) const { return concerns_[square] != 0; }

    /// How many boxes stand as planned, or how many steps are done.
    int progress(const Marks& occupied) {
        if (sequence_) return steps_done(occupied);
        const Key key = goal_key(occupied);
        const auto known = progress_.find(key);
        if (known != progress_.end()) return known->second;
        return progress_[key] = peel(occupied);
    }

    /// Boxes on goals that have to leave them again.
    int misplaced(const List<int>& boxes, int progress) const {
        if (sequence_) return 0;
        int on_goals = 0;
        for (const int box : boxes) on_goals += level_.is_goal(box);
        return on_goals - progress;
    }

    /// What comes next: squares to be filled, by the box on `from` or (WALL) by any.
    struct Next {
        List<int> targets;
        int from = WALL;
        Marks packed;  // squares whose boxes stay
    };

    Next next(const Marks& occupied, int progress) {
        Next next;
        next.packed = level_.nowhere;
        if (sequence_) {
            if (progress < parked_) {
                for (int i = 0; i < parked_; ++i)
                    if (!occupied[steps_[i].to]) next.targets.push_back(steps_[i].to);
            } else if (progress < steps_.count()) {
                next.targets.push_back(steps_[progress].to);
                next.from = steps_[progress].from;
            }
            for (int i = 0; i < std::min(progress, steps_.count()); ++i)
                if (steps_[i].until >= progress && steps_[i].to != next.from)
                    next.packed[steps_[i].to] = occupied[steps_[i].to];
            return next;
        }
        Marks goals = level_.nowhere;
        for (const int goal : level_.board.goals) goals[goal] = occupied[goal];
        next.packed = goals;
        for (const int goal : level_.board.goals) {
            if (goals[goal]) continue;
            goals[goal] = 1;
            if (this->progress(goals) > progress) next.targets.push_back(goal);
            goals[goal] = 0;
        }
        return next;
    }

private:
    static constexpr int PLAN_STATES = 300;

    /// A step of the fixed sequence; it must stand until step `until` moves the box on.
    struct Step {
        int from, to, until;
    };

    /// Full goals with some boxes pulled off. Removed box i may have come from any start square in
    /// sources[i]; owner[start] says for which removed box that start square is used.
    struct Peeling {
        List<int> boxes, owner;
        List<List<int>> sources;
        List<std::pair<int, int>> pulls;  // from, to (WALL: off the board) since the parent
        int player = 0, parent = -1, parkings = 0;
    };

    Key goal_key(const Marks& occupied) const {
        Key key = 0;
        for (const int goal : level_.board.goals)
            if (occupied[goal]) key ^= level_.box_key(goal);
        return key;
    }

    /// Pulls boxes off the full goals until those in `occupied` are left, pulling off as few of
    /// these as it can. Returns how many of them stayed.
    int peel(const Marks& occupied) {
        List<int> leaving, staying;
        for (const int goal : level_.board.goals) {
            occupied_[goal] = 1;
            (occupied[goal] ? staying : leaving).push_back(goal);
        }
        while (pull_off(leaving, false) || (!leaving.empty() && unlock(leaving, staying))) {
        }
        peeled_ = static_cast<int>(level_.board.goals.size()) - leaving.count();
        for (const int goal : level_.board.goals) occupied_[goal] = 0;
        return staying.count();
    }

    /// Pulls off every box of `boxes` that can leave (or, `once`, looks only whether one can).
    bool pull_off(List<int>& boxes, bool once) {
        bool any = false;
        fill_outside();
        for (int i = 0; i < boxes.count(); ++i) {
            if (!can_leave(boxes[i])) continue;
            any = true;
            if (once) break;
            occupied_[boxes[i]] = 0;
            boxes.erase(boxes.begin() + i--);
            fill_outside();
        }
        return any;
    }

    /// Pulls off one of the boxes that should stay, best one that lets another leave.
    bool unlock(List<int>& leaving, List<int>& staying) {
        int choice = -1;
        for (int i = 0; i < staying.count(); ++i) {
            fill_outside();
            if (!can_leave(staying[i])) continue;
            occupied_[staying[i]] = 0;
            const bool unlocks = pull_off(leaving, true);
            occupied_[staying[i]] = 1;
            if (choice < 0 || unlocks) choice = i;
            if (unlocks) break;
        }
        if (choice < 0) return false;
        occupied_[staying[choice]] = 0;
        staying.erase(staying.begin() + choice);
        return true;
    }

    /// Marks where a player who comes from some start square can be.
    void fill_outside() {
        outside_ = level_.nowhere;
        const auto add = [&](int square) {
            if (occupied_[square] || outside_[square]) return;
            region_.fill(level_.board, occupied_, square);
            for (int other = 0; other < level_.board.size; ++other)
                if (region_.contains(other)) outside_[other] = 1;
        };
        add(level_.board.player);
        for (const int box : level_.board.boxes) add(box);
    }

    bool can_leave(int square) {
        unsigned sides = 0;
        for (int d = 0; d < 4; ++d) {
            const int next = level_.board.beside(square, d);
            if (next != WALL && outside_[next]) sides |= 1U << d;
        }
        bool leaves = level_.start[square] && sides != 0;
        if (leaves || sides == 0) return leaves;
        occupied_[square] = 0;
        paths_.search<true>(occupied_, level_.nowhere, square, sides,
                            [&](const BoxPaths::Arrival& arrival) {
                                leaves = level_.start[arrival.square()] != 0;
                                return leaves;
                            });
        occupied_[square] = 1;
        return leaves;
    }

    void mark(const List<int>& boxes, char value) {
        for (const int box : boxes) occupied_[box] = value;
    }

    /// Searches backwards for a sequence of pulls that empties the goals; each state first loses
    /// all boxes that can leave, then one is parked elsewhere.
    void find_sequence() {
        typedef std::pair<int, int> Entry;
        List<Peeling> states;
        std::set<List<int>> seen;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
        int least = -1;  // the state with the fewest boxes left
        const auto add = [&](Peeling& state) {
            pull_off_all(state);
            List<int> name = state.boxes;
            std::sort(name.begin(), name.end());
            name.push_back(state.player);
            if (!seen.insert(name).second) return false;
            queue.push({3 * state.boxes.count() + 2 * state.parkings, states.count()});
            if (least < 0 || state.boxes.count() < states[least].boxes.count())
                least = states.count();
            states.push_back(state);
            return state.boxes.empty();
        };
        Peeling full;
        full.boxes.assign(level_.board.goals.begin(), level_.board.goals.end());
        List<int> entries(1, level_.board.player);
        for (const int box : level_.board.boxes) {
            number_[box] = entries.count() - 1;
            entries.push_back(box);
        }
        full.owner = List<int>(entries.count() - 1, -1);
        for (const int entry : entries) {
            if (level_.is_goal(entry)) continue;
            Peeling state = full;
            state.player = entry;
            if (add(state)) queue = {};
            if (!states[least].boxes.count()) break;
        }
        for (int n = 0; n < PLAN_STATES && !queue.empty(); ++n) {
            const int index = queue.top().second;
            queue.pop();
            for (Peeling& next : parkings(states[index], index))
                if (add(next)) {
                    queue = {};
                    break;
                }
        }
        if (least >= 0) write_down(states, least);
    }

    List<Peeling> parkings(const Peeling& state, int index) {
        List<Peeling> result;
        mark(state.boxes, 1);
        region_.fill(level_.board, occupied_, state.player);
        for (int i = 0; i < state.boxes.count(); ++i) {
            const int box = state.boxes[i];
            const unsigned sides = level_.sides_in(region_, box);
            occupied_[box] = 0;
            paths_.search<true>(occupied_, level_.nowhere, box, sides,
                                [&](const BoxPaths::Arrival& arrival) {
                                    Peeling next = state;
                                    next.boxes[i] = arrival.square();
                                    next.player = arrival.least;
                                    next.parent = index;
                                    ++next.parkings;
                                    next.pulls.clear();
                                    next.pulls.push_back({box, arrival.square()});
                                    result.push_back(next);
                                    return false;
                                });
            occupied_[box] = 1;
        }
        mark(state.boxes, 0);
        return result;
    }

    /// Pulls off what can leave, the box with the shortest way first.
    void pull_off_all(Peeling& state) {
        struct Exit {
            int pulls, box, player;
            List<int> sources;
        };
        mark(state.boxes, 1);
        for (bool any = true; any;) {
            state.player = region_.fill(level_.board, occupied_, state.player);
            List<Exit> exits;
            for (const int box : state.boxes) {
                const unsigned sides = level_.sides_in(region_, box);
                Exit exit = {0, box, box, List<int>()};
                if (sides == 0) continue;
                if (level_.start[box]) exit.sources.push_back(number_[box]);
                occupied_[box] = 0;
                paths_.search<true>(occupied_, level_.nowhere, box, sides,
                                    [&](const BoxPaths::Arrival& arrival) {
                                        const int square = arrival.square();
                                        if (!level_.start[square]) return false;
                                        if (exit.sources.empty()) {
                                            exit.pulls = arrival.pushes;
                                            exit.player = square;
                                        }
                                        exit.sources.push_back(number_[square]);
                                        return false;
                                    });
                occupied_[box] = 1;
                if (!exit.sources.empty()) exits.push_back(exit);
            }
            std::stable_sort(exits.begin(), exits.end(),
                             [](const Exit& a, const Exit& b) { return a.pulls < b.pulls; });
            any = false;
            for (const Exit& exit : exits) {
                state.sources.push_back(exit.sources);
                List<char> tried(state.owner.count(), 0);
                any = assign(state, state.sources.count() - 1, tried);
                if (!any) {
                    state.sources.pop_back();
                    continue;
                }
                occupied_[exit.box] = 0;
                state.player = exit.player;
                state.pulls.push_back({exit.box, WALL});
                state.boxes.erase(std::find(state.boxes.begin(), state.boxes.end(), exit.box));
                break;
            }
        }
        mark(state.boxes, 0);
    }

    /// Gives removed box i a start square of its own, by an augmenting path.
    static bool assign(Peeling& state, int i, List<char>& tried) {
        for (const int start : state.sources[i]) {
            if (tried[start]) continue;
            tried[start] = 1;
            if (state.owner[start] >= 0 && !assign(state, state.owner[start], tried)) continue;
            state.owner[start] = i;
            return true;
        }
        return false;
    }

    /// Turns the pulls that led to state `last` into steps; what is left there is filled first.
    void write_down(const List<Peeling>& states, int last) {
        for (const int box : states[last].boxes) steps_.push_back({WALL, box, 0});
        parked_ = steps_.count();
        for (int i = last; i >= 0; i = states[i].parent) {
            for (int j = states[i].pulls.count() - 1; j >= 0; --j) {
                const std::pair<int, int> pull = states[i].pulls[j];
                const bool goes_on = steps_.count() > parked_ && steps_.back().to == pull.second;
                if (goes_on)
                    steps_.back().to = pull.first;
                else
                    steps_.push_back({pull.second, pull.first, 0});
            }
        }
        for (int i = 0; i < steps_.count(); ++i) {
            concerns_[steps_[i].to] = 1;
            int j = i + 1;
            while (j < steps_.count() && steps_[j].from != steps_[i].to) ++j;
            steps_[i].until = j < steps_.count() ? j : level_.board.size * 4;
        }
    }

    int steps_done(const Marks& occupied) const {
        int filled = 0;
        bool missing = false;
        for (int i = 0; i < parked_; ++i) {
            filled += occupied[steps_[i].to] != 0;
            missing = missing || (!occupied[steps_[i].to] && steps_[i].until >= steps_.count());
        }
        if (missing) return filled;
        int done = steps_.count();
        for (int i = steps_.count() - 1; i >= 0; --i)
            if (!occupied[steps_[i].to] && steps_[i].until >= done) done = i;
        return done;
    }

    Level& level_;
    BoxPaths paths_;
    PlayerRegion region_;
    Marks occupied_, outside_, concerns_;
    List<int> number_;  // of the box that starts on a square
    std::map<Key, int> progress_;
    int peeled_ = 0;
    bool sequence_ = false;
    List<Step> steps_;
    int parked_ = 0;
};

// ---- Features ----

/// The way of a box to the next square of the plan that leads through the fewest other boxes.
class Obstacles {
public:
    explicit Obstacles(Level& level)
        : level_(level), marked_(level.board.size, 0), walk_(level.board.size, 0),
          walk_before_(level.board.size, 0), way_(4 * level.board.size, 0),
          way_before_(4 * level.board.size, 0) {
        level.paths.search<false>(level.nowhere, level.nowhere, level.board.player, 0,
                                  [](const BoxPaths::Arrival&) { return true; });
        for (int square = 0; square < level.board.size; ++square)
            for (int d = 0; d < 4; ++d) parts_.push_back(level.paths.part(square, d));
    }

    /// Returns how many boxes stand in the way, at most MANY.
    int find(const Position& position, const Plan::Next& next) {
        std::fill(marked_.begin(), marked_.end(), 0);
        position_ = &position;
        next_ = &next;
        walk_everywhere();
        const int state = find_way();
        if (state < 0) return MANY;
        mark(state);
        return std::min(MANY, total_ / BOX);
    }

    /// True if a box on `from` stands in the way and one on `to` would not.
    bool cleared(int from, int to) const { return marked_[from] && from != mover_ && !marked_[to]; }

    static constexpr int MANY = 9;

private:
    static constexpr int BOX = 1000, NEVER = 1 << 28;  // the cost of a box in the way, in pushes

    /// For each square the number of boxes in the way of the player.
    void walk_everywhere() {
        std::fill(walk_.begin(), walk_.end(), NEVER);
        std::deque<int> queue(1, position_->player);
        walk_[position_->player] = 0;
        walk_before_[position_->player] = WALL;
        while (!queue.empty()) {
            const int square = queue.front();
            queue.pop_front();
            for (int d = 0; d < 4; ++d) {
                const int to = level_.board.beside(square, d);
                if (to == WALL || next_->packed[to]) continue;
                const int cost = walk_[square] + (position_->occupied[to] ? BOX : 0);
                if (cost >= walk_[to]) continue;
                walk_[to] = cost;
                walk_before_[to] = square;
                if (position_->occupied[to])
                    queue.push_back(to);
                else
                    queue.push_front(to);
            }
        }
    }

    /// Pulls back from the targets, as if the player could walk through boxes. Returns the state in
    /// which the best box is met, or -1.
    int find_way() {
        typedef std::pair<int, int> Entry;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
        std::fill(way_.begin(), way_.end(), NEVER);
        const auto reach = [&](int state, int before, int cost) {
            if (cost >= way_[state] || !open(level_.board.beside(state / 4, state % 4))) return;
            way_[state] = cost;
            way_before_[state] = before;
            queue.push({cost, state});
        };
        for (const int target : next_->targets)
            for (int d = 0; d < 4; ++d) reach(4 * target + d, -1, 0);
        int best = -1;
        total_ = NEVER;
        while (!queue.empty()) {
            const int cost = queue.top().first, state = queue.top().second;
            queue.pop();
            if (cost >= total_) break;
            if (cost > way_[state]) continue;
            const int square = state / 4, d = state % 4, back = level_.board.beside(square, d);
            const bool wanted = next_->from == WALL || next_->from == square;
            if (position_->occupied[square] && wanted && way_before_[state] >= 0 &&
                cost + walk_[back] < total_) {
                total_ = cost + walk_[back];
                best = state;
            }
            const int behind = level_.board.beside(back, d);
            if (!open(behind)) continue;
            const int boxes =
                (position_->occupied[square] != 0) + (position_->occupied[behind] != 0);
            for (int other = 0; other < 4; ++other)
                if (parts_[4 * back + other] == parts_[4 * back + d])
                    reach(4 * back + other, state, cost + 1 + BOX * boxes);
        }
        return best;
    }

    bool open(int square) const { return square != WALL && !next_->packed[square]; }

    void mark(int state) {
        mover_ = state / 4;
        for (int square = level_.board.beside(mover_, state % 4); square != WALL;
             square = walk_before_[square])
            marked_[square] = 1;
        for (; state >= 0; state = way_before_[state]) {
            marked_[state / 4] = 1;
            if (way_before_[state] < 0) break;
            const int behind = level_.board.beside(state / 4, way_before_[state] % 4);
            if (behind != WALL) marked_[behind] = 1;
        }
    }

    Level& level_;
    Marks marked_;
    List<int> parts_;  // [4 * square + d]: as BoxPaths has them on the empty board
    List<int> walk_, walk_before_, way_, way_before_;
    const Position* position_ = nullptr;
    const Plan::Next* next_ = nullptr;
    int mover_ = WALL, total_ = 0;
};

/// Boxes that cut another box off from a goal when it stands alone with them.
class Hotspots {
public:
    /// Fills the table, unless the board is too large for it.
    void prepare(Level& level, const Limits& limits) {
        const double size = level.board.size, goals = double(level.board.goals.size());
        if (size * size * goals > WORK) return;
        words_ = level.board.size / 64 + 1;
        cut_off_ = List<std::vector<Key>>(level.board.size, std::vector<Key>(words_, 0));
        Marks wall = level.nowhere;
        DistanceTable table;
        for (int square = 0; square < level.board.size; ++square) {
            if (level.dead[square] || level.is_goal(square)) continue;
            wall[square] = 1;
            if (!level.pull_from_goals(wall, table, limits)) return;
            wall[square] = 0;
            for (int other = 0; other < level.board.size; ++other)
                if (other != square && !level.is_goal(other) && loses_goal(level, table, other))
                    set(cut_off_[square], other);
        }
    }

    int count(const List<int>& boxes) {
        if (words_ == 0) return 0;
        set_.assign(words_, 0);
        for (const int box : boxes) set(set_, box);
        int hot = 0;
        for (const int box : boxes) {
            Key met = 0;
            for (std::size_t w = 0; w < words_; ++w) met |= set_[w] & cut_off_[box][w];
            hot += met != 0;
        }
        return hot;
    }

private:
    static constexpr double WORK = 8e6;

    static void set(std::vector<Key>& bits, int square) {
        bits[static_cast<std::size_t>(square / 64)] |= Key(1) << (square % 64);
    }

    static bool loses_goal(const Level& level, const DistanceTable& table, int square) {
        const Distance* before = level.to_goals(level.to_goal, square);
        const Distance* after = level.to_goals(table, square);
        for (std::size_t j = 0; j < level.board.goals.size(); ++j)
            if (before[j] != FAR && after[j] == FAR) return true;
        return false;
    }

    std::size_t words_ = 0;
    List<std::vector<Key>> cut_off_;  // [box]: the squares that it cuts off
    std::vector<Key> set_;
};

// ---- Search ----

/// How one search goes about it.
struct Voice {
    bool in_sequence;  // the plan is a fixed sequence
    bool obstacles;    // boxes in the way are a feature and have an advisor
    int nearness;      // among equal moves: 1 nearer to the goals first, -1 farther first
};

/// Feature space search (FESS). Every position that is expanded belongs to a cell of the feature
/// space; a move weighs 0 if an advisor picks it, else 1; cells take turns (every other time it is
/// the best cell's), each expanding its move of least accumulated weight. A move takes one box any
/// number of pushes.
class FeatureSearch {
public:
    enum State { OPEN, SOLVED, EXHAUSTED };

    FeatureSearch(Level& level, Hotspots& hotspots, Deadlocks& deadlocks, const Limits& limits,
                  const Voice& voice)
        : level_(level), hotspots_(hotspots), deadlocks_(deadlocks), limits_(limits), voice_(voice),
          plan_(level, voice.in_sequence), corrals_(level), obstacles_(level),
          region_(level.board.size), slots_(1 << 12, -1) {
        Move root;
        root.parent = -1;
        root.weight = 0;
        root.verdict = ALIVE;
        position_.boxes.assign(level.board.boxes.begin(), level.board.boxes.end());
        position_.occupied = level.nowhere;
        for (const int box : position_.boxes) {
            position_.occupied[box] = 1;
            root.key ^= level.box_key(box);
        }
        root.player = position_.player =
            region_.fill(level.board, position_.occupied, level.board.player);
        root.key ^= level.player_key(root.player);
        root.features = first_features();
        insert(root);
        expand(0);
    }

    /// Expands up to `nodes` positions.
    State run(int nodes) {
        for (int i = 0; i < nodes && solution_ < 0; ++i) {
            if (i % 16 == 0 && (limits_.out_of_time())) break;
            const int cell = ++turn_ % 2 ? next_cell() : best_cell();
            if (cell < 0) return EXHAUSTED;
            const int move = cells_[cell].queue.top().second;
            cells_[cell].queue.pop();
            load(move);
            if (moves_[move].verdict == ALIVE || !deadlocks_.dead(position_)) expand(move);
        }
        return solution_ < 0 ? OPEN : SOLVED;
    }

    std::size_t bytes() const {
        return moves_.capacity() * (sizeof(Move) + sizeof(Entry)) + slots_.size() * sizeof(int) +
               boxes_.capacity() * sizeof(int);
    }

    int expanded() const { return nodes_.count(); }

    /// The moves of the solution: from, to and the least square of the player's region after it.
    List<std::array<int, 3>> solution() const {
        List<std::array<int, 3>> result;
        for (int i = solution_; moves_[i].parent >= 0; i = nodes_[moves_[i].parent].move)
            result.push_back({moves_[i].from, moves_[i].to, moves_[i].player});
        std::reverse(result.begin(), result.end());
        return result;
    }

private:
    struct Features {
        short packed, regions, misplaced, blocked, hot;
        int distance;
    };
    /// Smaller is better: packed boxes first, then the other features.
    Key rank(const Features& f) const {
        const auto field = [](int value, int bits) {
            return static_cast<Key>(std::max(0, std::min(value, (1 << bits) - 1)));
        };
        const int distance = voice_.nearness > 0 ? f.distance : (1 << 14) - 1 - f.distance;
        Key rank = field(1023 - f.packed, 10);
        rank = rank << 8 | field(f.regions, 8);
        rank = rank << 7 | field(f.misplaced, 7);
        rank = rank << 4 | field(f.blocked, 4);
        rank = rank << 8 | field(f.hot, 8);
        return rank << 14 | field(distance, 14);
    }

    enum Verdict : char { UNCHECKED, ALIVE, DEAD };
    struct Move {
        Key key = 0;
        int parent = 0, from = 0, to = 0, player = 0;
        short weight = 0;
        Verdict verdict = UNCHECKED;
        Features features = {};
    };
    struct Node {
        int move;
        Features best;  // on the way to it
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

    Features first_features() {
        Features features = {};
        Marks seen = position_.occupied;
        for (int square = 0; square < level_.board.size; ++square) {
            if (seen[square]) continue;
            ++features.regions;
            List<int> queue(1, square);
            seen[square] = 1;
            for (int head = 0; head < queue.count(); ++head) {
                for (int d = 0; d < 4; ++d) {
                    const int next = level_.board.beside(queue[head], d);
                    if (next == WALL || seen[next]) continue;
                    seen[next] = 1;
                    queue.push_back(next);
                }
            }
        }
        for (const int box : position_.boxes) features.distance += level_.nearest[box];
        features.blocked = Obstacles::MANY;
        features.hot = static_cast<short>(hotspots_.count(position_.boxes));
        set_progress(features);
        return features;
    }

    void set_progress(Features& features) {
        const int progress = plan_.progress(position_.occupied);
        features.packed = static_cast<short>(progress);
        features.misplaced = static_cast<short>(plan_.misplaced(position_.boxes, progress));
    }

    int next_cell() {
        for (int i = 0; i < cells_.count(); ++i) {
            cycle_ = (cycle_ + 1) % cells_.count();
            if (!cells_[cycle_].queue.empty()) return cycle_;
        }
        return -1;
    }

    int best_cell() const {
        int best = -1;
        for (int i = 0; i < cells_.count(); ++i)
            if (!cells_[i].queue.empty() && (best < 0 || cells_[i].rank < cells_[best].rank))
                best = i;
        return best;
    }

    int cell_of(const Features& f) {
        const std::array<int, 3> name = {f.packed, f.regions, voice_.obstacles ? f.blocked : 0};
        const auto found = cell_names_.find(name);
        if (found != cell_names_.end()) return found->second;
        cells_.push_back({rank(f), {}});
        return cell_names_[name] = cells_.count() - 1;
    }

    /// Sets the position up that a move leads to.
    void load(int index) {
        const Move& move = moves_[index];
        for (const int box : position_.boxes) position_.occupied[box] = 0;
        if (move.parent < 0) {
            position_.boxes.assign(level_.board.boxes.begin(), level_.board.boxes.end());
        } else {
            const int* boxes = boxes_of(move.parent);
            position_.boxes.assign(boxes, boxes + level_.board.boxes.size());
            std::replace(position_.boxes.begin(), position_.boxes.end(), move.from, move.to);
        }
        for (const int box : position_.boxes) position_.occupied[box] = 1;
        position_.player = move.player;
    }

    const int* boxes_of(int node) const {
        return boxes_.data() + static_cast<std::size_t>(node) * level_.board.boxes.size();
    }

    /// Makes the moves of the position that is set up, lets the advisors pick, files the moves.
    void expand(int index) {
        Features base = moves_[index].features;
        const int node = nodes_.count(), first = moves_.count(), parent = moves_[index].parent;
        boxes_.insert(boxes_.end(), position_.boxes.begin(), position_.boxes.end());
        if (voice_.obstacles) {
            const Plan::Next next = plan_.next(position_.occupied, base.packed);
            base.blocked = static_cast<short>(obstacles_.find(position_, next));
        }
        const bool back = parent >= 0 && rank(nodes_[parent].best) < rank(base);
        nodes_.push_back({index, back ? nodes_[parent].best : base});
        make_moves(index, base);
        if (solution_ >= 0) return;
        for (int advisor = 0; advisor < 4; ++advisor) advise(advisor, base, first, index);
        Cell& cell = cells_[cell_of(nodes_[node].best)];
        for (int i = first; i < moves_.count(); ++i) {
            if (moves_[i].verdict == DEAD) continue;
            const Key weight = static_cast<Key>(std::min<int>(moves_[i].weight, 4000));
            cell.queue.push({weight << 51 | rank(moves_[i].features), i});
        }
    }

    void make_moves(int index, const Features& base) {
        const List<int> boxes = position_.boxes;
        region_.fill(level_.board, position_.occupied, position_.player);
        List<unsigned> sides;
        for (const int box : boxes) sides.push_back(level_.sides_in(region_, box));
        corrals_.prune(position_, region_, sides);
        for (int i = 0; i < boxes.count() && solution_ < 0; ++i) {
            if (!can_push(boxes[i], sides[i])) continue;
            const int from = boxes[i];
            position_.occupied[from] = 0;
            level_.paths.search<false>(position_.occupied, level_.dead, from, sides[i],
                                       [&](const BoxPaths::Arrival& arrival) {
                                           make_move(index, base, i, from, arrival);
                                           return solution_ >= 0;
                                       });
            position_.occupied[from] = 1;
        }
    }

    bool can_push(int box, unsigned sides) const {
        for (int d = 0; d < 4; ++d) {
            const int to = level_.board.beside(box, d ^ 2);
            if ((sides >> d & 1) && to != WALL && !position_.occupied[to] && !level_.dead[to])
                return true;
        }
        return false;
    }

    /// Files the move of box i, which is off the board, unless its position is known or frozen.
    void make_move(int index, const Features& base, int i, int from,
                   const BoxPaths::Arrival& arrival) {
        Move move;
        move.parent = nodes_.count() - 1;
        move.from = from;
        move.to = arrival.square();
        move.player = arrival.least;
        move.key = moves_[index].key ^ level_.player_key(moves_[index].player) ^
                   level_.player_key(move.player) ^ level_.box_key(from) ^ level_.box_key(move.to);
        move.weight = static_cast<short>(std::min(moves_[index].weight + 1, 30000));
        position_.boxes[i] = move.to;
        position_.occupied[move.to] = 1;
        if (!known(move) && !deadlocks_.freezes(position_.occupied, position_.boxes, move.to)) {
            Features& features = move.features = base;
            features.regions = static_cast<short>(base.regions - level_.paths.regions_at_start() +
                                                  arrival.regions);
            features.distance += level_.nearest[move.to] - level_.nearest[from];
            features.hot = static_cast<short>(hotspots_.count(position_.boxes));
            if (plan_.concerns(from) || plan_.concerns(move.to)) set_progress(features);
            insert(move);
            const auto on_goal = [&](int box) { return level_.is_goal(box); };
            if (std::all_of(position_.boxes.begin(), position_.boxes.end(), on_goal))
                solution_ = moves_.count() - 1;
        }
        position_.occupied[move.to] = 0;
        position_.boxes[i] = from;
    }

    /// True if the position that is set up, after `move`, is in the table.
    bool known(const Move& move) {
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t slot = move.key & mask; slots_[slot] >= 0; slot = (slot + 1) & mask) {
            const Move& other = moves_[slots_[slot]];
            if (other.key == move.key && other.player == move.player && same_boxes(other))
                return true;
        }
        return false;
    }

    bool same_boxes(const Move& other) const {
        const int* boxes = other.parent < 0 ? level_.board.boxes.data() : boxes_of(other.parent);
        for (std::size_t i = 0; i < level_.board.boxes.size(); ++i)
            if (!position_.occupied[boxes[i] == other.from ? other.to : boxes[i]]) return false;
        return true;
    }

    void insert(const Move& move) {
        moves_.push_back(move);
        if (moves_.size() * 2 > slots_.size()) {
            slots_.assign(slots_.size() * 2, -1);
            for (int i = 0; i + 1 < moves_.count(); ++i) take_slot(i);
        }
        take_slot(moves_.count() - 1);
    }

    void take_slot(int index) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = moves_[index].key & mask;
        while (slots_[slot] >= 0) slot = (slot + 1) & mask;
        slots_[slot] = index;
    }

    /// The advisor picks its best move that is not dead and does not lose progress.
    void advise(int advisor, const Features& base, int first, int index) {
        for (int tries = 0; tries < 6; ++tries) {
            int best = -1;
            for (int i = first; i < moves_.count(); ++i) {
                const Move& move = moves_[i];
                if (move.verdict == DEAD || move.features.packed < base.packed) continue;
                if (!likes(advisor, move, base)) continue;
                if (best < 0 || rank(move.features) < rank(moves_[best].features)) best = i;
            }
            if (best < 0) return;
            if (moves_[best].verdict == UNCHECKED) {
                load(best);
                moves_[best].verdict = deadlocks_.dead(position_) ? DEAD : ALIVE;
                if (moves_[best].verdict == DEAD) continue;
            }
            moves_[best].weight = moves_[index].weight;
            return;
        }
    }

    bool likes(int advisor, const Move& move, const Features& base) const {
        switch (advisor) {
        case 0:
            return move.features.packed > base.packed;
        case 1:
            return move.features.regions < base.regions;
        case 2:
            return move.features.hot < base.hot;
        default:
            return voice_.obstacles && obstacles_.cleared(move.from, move.to);
        }
    }

    Level& level_;
    Hotspots& hotspots_;
    Deadlocks& deadlocks_;
    const Limits& limits_;
    const Voice voice_;
    Plan plan_;
    CorralPruning corrals_;
    Obstacles obstacles_;
    PlayerRegion region_;
    Position position_;
    List<Move> moves_;  // all that were ever made; the first is the start
    List<Node> nodes_;  // the positions that were expanded
    List<int> boxes_;   // of the nodes
    std::vector<int> slots_;
    List<Cell> cells_;
    std::map<std::array<int, 3>, int> cell_names_;
    int cycle_ = 0, turn_ = 0, solution_ = -1;
};

typedef std::pair<int, int> Push;  // the box's square, direction
typedef List<Push> Pushes;

struct Answer {
    enum Status { SOLVED, UNSOLVABLE, UNKNOWN } status = UNKNOWN;
    Pushes pushes;
    int lower_bound = 0;
    int expanded = 0;
};

/// A game that is played push by push.
class Game {
public:
    explicit Game(Level& level) : level_(level), region_(level.board.size) {
        position_.boxes.assign(level.board.boxes.begin(), level.board.boxes.end());
        position_.occupied = level.nowhere;
        for (const int box : position_.boxes) position_.occupied[box] = 1;
        position_.player = level.board.player;
    }

    const Position& position() const { return position_; }

    void push(const Push& push) {
        position_.move(push.first, level_.board.beside(push.first, push.second));
        position_.player = push.first;
    }

    /// The pushes that bring the box on `from` to `to` and the player into the region of `player`.
    Pushes pushes_of_move(int from, int to, int player) {
        region_.fill(level_.board, position_.occupied, position_.player);
        const unsigned sides = level_.sides_in(region_, from);
        int last = -1;
        Marks others = position_.occupied;
        others[from] = 0;
        level_.paths.search<false>(others, level_.dead, from, sides,
                                   [&](const BoxPaths::Arrival& arrival) {
                                       const bool here = arrival.square() == to;
                                       if (here && arrival.least == player) last = arrival.state;
                                       return last >= 0;
                                   });
        const List<int> states = level_.paths.trace(last);
        Pushes pushes;
        for (int i = 0; i + 1 < states.count(); ++i)
            pushes.push_back({states[i] / 4, states[i] % 4 ^ 2});
        return pushes;
    }

    /// Names the position, whichever way it was reached.
    List<int> name() {
        List<int> name = position_.boxes;
        std::sort(name.begin(), name.end());
        name.push_back(region_.fill(level_.board, position_.occupied, position_.player));
        return name;
    }

    /// The pushes that are possible and no mistake; after name().
    Pushes pushes() const {
        Pushes result;
        for (const int box : position_.boxes)
            for (int d = 0; d < 4; ++d)
                if (level_.useful[4 * box + d] &&
                    !position_.occupied[level_.board.beside(box, d)] &&
                    region_.contains(level_.board.beside(box, d ^ 2)))
                    result.push_back({box, d});
        return result;
    }

    void jump(const List<int>& name) {
        for (const int box : position_.boxes) position_.occupied[box] = 0;
        position_.boxes = name;
        position_.boxes.pop_back();
        for (const int box : position_.boxes) position_.occupied[box] = 1;
        position_.player = name.back();
    }

private:
    Level& level_;
    PlayerRegion region_;
    Position position_;
};

/// Shortens a solution: from each of its positions a breadth-first search of some states looks for
/// a later one that can be reached by fewer pushes.
class Shortener {
public:
    Shortener(Level& level, const Limits& limits) : level_(level), limits_(limits) {}

    Pushes shorten(Pushes pushes) {
        for (int states = 500; states <= 500000; states *= 4) {
            for (int i = 0; i < pushes.count(); ++i) {
                if (limits_.out_of_time()) return pushes;
                if (improve(pushes, i, states)) i = std::max(-1, i - 10);
            }
        }
        return pushes;
    }

private:
    struct State {
        List<int> name;
        int before, depth;
        Push push;
    };

    bool improve(Pushes& pushes, int start, int limit) {
        Game game(level_);
        std::map<List<int>, int> later;  // positions of the solution: the number of pushes before
        for (int i = 0; i < pushes.count(); ++i) {
            if (i == start) start_ = game.name();
            if (i > start) later[game.name()] = i;
            game.push(pushes[i]);
        }
        later[game.name()] = pushes.count();
        std::set<List<int>> seen;
        List<State> states;
        states.push_back({start_, -1, 0, Push()});
        seen.insert(start_);
        int best = -1, end = 0, gain = 0;
        for (int head = 0; head < states.count() && states.count() < limit; ++head) {
            const int depth = states[head].depth + 1;
            if (start + depth + gain >= pushes.count()) break;
            game.jump(states[head].name);
            game.name();
            for (const Push& push : game.pushes()) {
                game.jump(states[head].name);
                game.push(push);
                if (start + depth + distance(game.position()) + gain >= pushes.count()) continue;
                const List<int> name = game.name();
                if (!seen.insert(name).second) continue;
                states.push_back({name, head, depth, push});
                const auto met = later.find(name);
                if (met == later.end() || met->second - start - depth <= gain) continue;
                gain = met->second - start - depth;
                best = states.count() - 1;
                end = met->second;
            }
        }
        if (best < 0) return false;
        Pushes result;
        result.assign(pushes.begin(), pushes.begin() + start);
        for (int i = best; i > 0; i = states[i].before) result.push_back(states[i].push);
        std::reverse(result.begin() + start, result.end());
        result.insert(result.end(), pushes.begin() + end, pushes.end());
        pushes = result;
        return true;
    }

    int distance(const Position& position) const {
        int sum = 0;
        for (const int box : position.boxes) sum += level_.nearest[box];
        return sum;
    }

    Level& level_;
    const Limits& limits_;
    List<int> start_;
};

/// The searches that take turns, each a slice of nodes longer than before.
static const Voice VOICES[] = {
    {false, true, -1}, {true, true, -1}, {false, false, -1}, {true, false, 1}, {false, true, 1}};

/// Solves a level within the limits; `improve` spends the rest of the time on fewer pushes.
inline Answer solve(const Board& board, const Limits& limits, bool improve) {
    Answer answer;
    Level level(board);
    answer.status = Answer::UNSOLVABLE;
    if (board.stranded || board.boxes.size() > board.goals.size()) return answer;
    answer.status = Answer::UNKNOWN;
    if (!level.prepare(limits)) return answer;
    Deadlocks deadlocks(level, limits);
    answer.lower_bound = deadlocks.bound(Game(level).position());
    const auto on_goal = [&](int box) { return level.is_goal(box); };
    const auto on_dead = [&](int box) { return level.dead[box] != 0; };
    if (std::all_of(board.boxes.begin(), board.boxes.end(), on_goal))
        answer.status = Answer::SOLVED;
    else if (answer.lower_bound == UNMATCHABLE ||
             std::any_of(board.boxes.begin(), board.boxes.end(), on_dead))
        answer.status = Answer::UNSOLVABLE;
    if (answer.status != Answer::UNKNOWN) return answer;
    Hotspots hotspots;
    hotspots.prepare(level, limits);
    std::vector<std::unique_ptr<FeatureSearch>> searches;
    for (int slice = 500; answer.status == Answer::UNKNOWN; slice = std::min(slice * 2, 8000)) {
        std::size_t number = 0, bytes = 0;
        for (const Voice& voice : VOICES) {
            if (searches.size() == number)
                searches.emplace_back(new FeatureSearch(level, hotspots, deadlocks, limits, voice));
            FeatureSearch& search = *searches[number++];
            const FeatureSearch::State state = search.run(slice);
            bytes += search.bytes();
            if (state == FeatureSearch::EXHAUSTED) answer.status = Answer::UNSOLVABLE;
            if (state == FeatureSearch::SOLVED) {
                answer.status = Answer::SOLVED;
                Game game(level);
                for (const std::array<int, 3>& move : search.solution()) {
                    for (const Push& push : game.pushes_of_move(move[0], move[1], move[2])) {
                        game.push(push);
                        answer.pushes.push_back(push);
                    }
                }
            }
            if (answer.status != Answer::UNKNOWN) break;
            if (limits.out_of_time() || bytes > limits.bytes) return answer;
        }
    }
    for (const auto& search : searches) answer.expanded += search->expanded();
    if (improve && answer.status == Answer::SOLVED)
        answer.pushes = Shortener(level, limits).shorten(answer.pushes);
    return answer;
}

// ---- Output ----

/// A shortest walk from one square to another around the boxes, as small letters.
inline std::string walk(const Board& board, const Marks& occupied, int from, int to) {
    List<int> way(board.size, -1);  // the direction in which to go on
    List<int> queue(1, to);
    for (int head = 0; head < queue.count() && queue[head] != from; ++head) {
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(queue[head], d ^ 2);
            if (next == WALL || next == to || occupied[next] || way[next] >= 0) continue;
            way[next] = d;
            queue.push_back(next);
        }
    }
    std::string text;
    for (; from != to; from = board.beside(from, way[from])) text += "lurd"[way[from]];
    return text;
}

/// The answer as it is printed: the pushes capital, the walks between them small and shortest.
inline std::string print(const Board& board, const Answer& answer) {
    if (answer.status == Answer::UNSOLVABLE) return "-1\n";
    if (answer.status == Answer::UNKNOWN) return "?\n";
    Level level(board);
    Game game(level);
    std::string moves;
    for (const Push& push : answer.pushes) {
        moves += walk(board, game.position().occupied, game.position().player,
                      board.beside(push.first, push.second ^ 2));
        moves += "LURD"[push.second];
        game.push(push);
    }
    return std::to_string(answer.pushes.size()) + " " + std::to_string(moves.size()) + "\n" +
           moves + "\n";
}

struct Options {
    double seconds = 10;
    std::size_t bytes = std::size_t(1000) << 20;
    bool improve = false;
};

/// Reads the command line. False if it is not understood.
inline bool parse_options(int count, char** words, Options& options) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--improve") {
            options.improve = true;
            continue;
        }
        if ((word != "--seconds" && word != "--memory") || i + 1 == count) return false;
        char* end = nullptr;
        const double value = std::strtod(words[++i], &end);
        if (*end != '\0' || end == words[i] || !(value >= 0 && value < 1e6)) return false;
        if (word == "--seconds")
            options.seconds = value;
        else
            options.bytes = static_cast<std::size_t>(value * 1e6);
    }
    return true;
}

int main(int count, char** words) {
    Options options;
    if (!parse_options(count, words, options)) {
        std::fputs("usage: sokoban_any [--seconds S] [--memory MB] [--improve] < LEVELS\n", stderr);
        return 2;
    }
    static WindowReader reader(stdin);
    LevelReader levels(reader);
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
        limits.seconds = options.seconds;
        limits.bytes = options.bytes;
        const Answer answer = solve(board, limits, options.improve);
        std::fputs(print(board, answer).c_str(), stdout);
        std::fflush(stdout);
        if (options.improve && answer.status == Answer::SOLVED)
            std::fprintf(stderr, "sokoban_any: level %d: %d pushes, at least %d\n", number,
                         answer.pushes.count(), answer.lower_bound);
    }
    return faultless ? 0 : 1;
}
