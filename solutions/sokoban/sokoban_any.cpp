// Problem: Sokoban, any solution (hard levels, any collection text)
// Judges: local
// Standard: C++17
// Method: feature space search (FESS) over macro moves of one box: packed boxes, regions, boxes in
//   the way; dead squares, frozen boxes, matching, PI-corrals
// Time: exponential in the boxes; stops after 10 s of CPU time a level
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

/// A vector whose indices are ints, as squares, boxes and nodes are here.
template <typename T>
struct List : std::vector<T> {
    List() {}
    explicit List(int count, const T& value = T()) : std::vector<T>(at(count), value) {}
    T& operator[](int i) { return std::vector<T>::operator[](at(i)); }
    const T& operator[](int i) const { return std::vector<T>::operator[](at(i)); }
    int count() const { return static_cast<int>(this->size()); }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
};

typedef std::uint64_t Key;
typedef List<int> Squares;
typedef List<char> Marks;  // one for each square

/// A push of the box on `square`, or in PI-corrals the place of the player who is to push it.
struct Push {
    int square, direction;
};

struct Limits {
    double seconds = 10;
    std::size_t bytes = std::size_t(1000) << 20;
    std::clock_t start = std::clock();

    bool out_of_time() const { return double(std::clock() - start) / CLOCKS_PER_SEC > seconds; }
};

/// What never changes in a level, and the tables that are made of it.
struct Level {
    explicit Level(const Board& level_board)
        : board(level_board), keys(2 * static_cast<std::size_t>(board.size)),
          nothing(board.size, 0), start(board.size, 0), goal(board.size, 0), dead(board.size, 0),
          useful(4 * board.size, 0), nearest(board.size, FAR) {
        for (const int square : board.goals) goal[square] = 1;
        for (const int square : board.boxes) start[square] = 1;
    }

    /// Calls visit(neighbour, direction) for the up to four neighbours that are no wall.
    template <typename Visit>
    void around(int square, Visit visit) const {
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(square, d);
            if (next != WALL) visit(next, d);
        }
    }

    /// The directions, as bits, in which a player could stand beside `square`.
    unsigned sides(int square, const Marks& occupied) const {
        unsigned bits = 0;
        around(square, [&](int next, int d) { bits |= occupied[next] ? 0U : 1U << d; });
        return bits;
    }
    unsigned sides(int square, const PlayerRegion& region) const {
        unsigned bits = 0;
        around(square, [&](int next, int d) { bits |= region.contains(next) ? 1U << d : 0U; });
        return bits;
    }

    Key box_key(int square) const { return keys[static_cast<std::size_t>(square)]; }
    Key floor_key(int square) const { return keys[static_cast<std::size_t>(board.size + square)]; }

    static constexpr int FAR = 1 << 20;

    const Board& board;
    ZobristKeys keys;
    const Marks nothing;
    Marks start, goal, dead;
    Marks useful;                          // [4 * square + d]: a push in direction d is no mistake
    Squares nearest;                       // pushes to the nearest goal
    std::vector<std::vector<char>> reach;  // [goal's number][square]: a lone box can come there
    List<List<Key>> cuts;  // [box]: the squares (bits) from which it hides some goal
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
          distance_(4 * level.board.size, 0), before_(4 * level.board.size, 0) {}

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
            if (PULL && !(level_.sides(target, occupied) >> d & 1)) continue;
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
        const Visit& box = visits_[square];
        Key rest = visits_[root_].sum - level_.floor_key(square);
        int branches[4] = {WALL, WALL, WALL, WALL}, count = 0;
        level_.around(square, [&](int child, int d) {
            const Visit& visit = visits_[child];
            if (visit.stamp != stamp_ || visit.parent != square || visit.low < box.enter) return;
            branches[d] = child;
            rest -= visit.sum;
            ++count;
        });
        bool more = false;
        for (int d = 0; d < 4; ++d) {
            const int next = level_.board.beside(square, d);
            parts[d] = 0;
            if (next == WALL || visits_[next].stamp != stamp_) continue;
            parts[d] = rest;
            for (const int child : branches)
                if (child != WALL && visits_[child].enter <= visits_[next].enter &&
                    visits_[next].enter < visits_[child].leave)
                    parts[d] = visits_[child].sum;
            more = more || parts[d] == rest;
        }
        return count + more;
    }

    /// The states from the start to `state` in the last search.
    Squares trace(int state) const {
        Squares states;
        for (; state >= 0; state = before_[state]) states.push_back(state);
        std::reverse(states.begin(), states.end());
        return states;
    }

    int root() const { return root_; }

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
            if (next == WALL || occupied[next]) continue;
            if (visits_[next].stamp != stamp_) {
                enter(next, square);
                square = next;
            } else if (next != visit.parent) {
                visit.low = std::min(visit.low, visits_[next].enter);
            }
        }
    }

private:
    struct Visit {
        int parent, enter, leave, low, next;
        unsigned stamp = 0;
        Key sum;
    };

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
    int root_ = 0, clock_ = 0;
    unsigned stamp_ = 0, now_ = 0;
    List<unsigned> seen_;
    Squares distance_, before_, queue_;
};

typedef std::vector<std::vector<char>> ReachTable;

/// From where a lone box can come to each goal where `wall` squares are walls too. Lowers
/// `nearest`, if given. False when time is out.
inline bool pull_from_goals(const Level& level, BoxPaths& paths, const Marks& wall,
                            const Limits& limits, ReachTable& reach, Squares* nearest) {
    reach.clear();
    for (const int goal : level.board.goals) {
        if (limits.out_of_time()) return false;
        reach.emplace_back(wall.size(), 0);
        std::vector<char>& row = reach.back();
        const auto arrive = [&](int square, int pushes) {
            row[static_cast<std::size_t>(square)] = 1;
            if (nearest) (*nearest)[square] = std::min((*nearest)[square], pushes);
        };
        if (wall[goal]) continue;
        arrive(goal, 0);
        const auto visit = [&](const BoxPaths::Arrival& arrival) {
            arrive(arrival.square(), arrival.pushes);
            return false;
        };
        paths.search<true>(wall, level.nothing, goal, level.sides(goal, wall), visit);
    }
    return true;
}

/// Fills the tables of the level. False when the limits do not allow it.
inline bool prepare(Level& level, BoxPaths& paths, const Limits& limits) {
    const Board& board = level.board;
    const double size = board.size, goals = double(board.goals.size());
    if (size * goals > double(limits.bytes) / 8) return false;
    if (!pull_from_goals(level, paths, level.nothing, limits, level.reach, &level.nearest))
        return false;
    for (int square = 0; square < board.size; ++square)
        level.dead[square] = level.nearest[square] == Level::FAR;
    for (int square = 0; square < board.size; ++square)
        level.around(square, [&](int next, int d) {
            level.useful[4 * square + d] = board.beside(square, d ^ 2) != WALL && !level.dead[next];
        });
    if (size * size * goals > 8e6) return true;  // too large for the last table
    level.cuts = List<List<Key>>(board.size, List<Key>(board.size / 64 + 1, 0));
    Marks wall = level.nothing;
    ReachTable reach;
    for (int box = 0; box < board.size; ++box) {
        if (level.dead[box] || level.goal[box]) continue;
        wall[box] = 1;
        if (!pull_from_goals(level, paths, wall, limits, reach, nullptr)) return false;
        wall[box] = 0;
        for (int square = 0; square < board.size; ++square) {
            const std::size_t i = static_cast<std::size_t>(square);
            bool cut = false;
            for (std::size_t j = 0; j < reach.size(); ++j)
                cut = cut || (level.reach[j][i] && !reach[j][i]);
            if (cut && square != box && !level.goal[square])
                level.cuts[box][square / 64] |= Key(1) << square % 64;
        }
    }
    return true;
}

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

/// The tests that find positions from which no solution is left, and the lower bound.
class Deadlocks {
public:
    Deadlocks(const Level& level, const Limits& limits)
        : level_(level), limits_(limits), paths_(level), frozen_(level.board.size) {}

    /// True if the box that has come to `square` now freezes a box off goal.
    bool freezes(const Marks& occupied, const Squares& boxes, int square) {
        const unsigned sides = level_.sides(square, occupied);
        for (int d = 0; d < 2; ++d)
            if ((sides >> d & 5) == 5 &&
                (level_.useful[4 * square + d] || level_.useful[4 * square + (d ^ 2)]))
                return false;
        return !find_frozen(boxes);
    }

    /// The least number of pushes as far as known, or -1 if the boxes cannot all have a goal.
    /// Boxes frozen on goals count as walls.
    int bound(const Squares& boxes) {
        if (!find_frozen(boxes)) return -1;
        const ReachTable& reach = with_walls();
        int sum = 0;
        boxes_.clear();
        for (const int box : boxes) {
            sum += level_.nearest[box];
            if (!std::binary_search(walls_.begin(), walls_.end(), box)) boxes_.push_back(box);
        }
        owner_.assign(reach.size(), -1);
        for (int i = 0; i < boxes_.count(); ++i) {
            tried_.assign(reach.size(), 0);
            if (!match(reach, i)) return -1;
        }
        return sum;
    }

private:
    /// Puts the frozen boxes into walls_. False if one of them is off goal.
    bool find_frozen(const Squares& boxes) {
        frozen_.find(level_.board, level_.useful, boxes);
        walls_.clear();
        bool alive = true;
        for (const int box : boxes) {
            if (!frozen_.contains(box)) continue;
            walls_.push_back(box);
            alive = alive && level_.goal[box];
        }
        frozen_.clear(boxes);
        std::sort(walls_.begin(), walls_.end());
        return alive;
    }

    const ReachTable& with_walls() {
        if (walls_.empty()) return level_.reach;
        const auto found = tables_.find(walls_);
        if (found != tables_.end()) return found->second;
        const std::size_t bytes = level_.reach.size() * level_.nothing.size() + 1;
        if (tables_.size() > (std::size_t(64) << 20) / bytes) tables_.clear();
        Marks wall = level_.nothing;
        for (const int square : walls_) wall[square] = 1;
        ReachTable table;
        if (!pull_from_goals(level_, paths_, wall, limits_, table, nullptr)) return level_.reach;
        return tables_[walls_] = table;
    }

    /// Gives box i a goal by an augmenting path.
    bool match(const ReachTable& reach, int i) {
        const std::size_t square = static_cast<std::size_t>(boxes_[i]);
        for (int j = 0; j < owner_.count(); ++j) {
            if (tried_[j] || !reach[static_cast<std::size_t>(j)][square]) continue;
            tried_[j] = 1;
            if (owner_[j] >= 0 && !match(reach, owner_[j])) continue;
            owner_[j] = i;
            return true;
        }
        return false;
    }

    const Level& level_;
    const Limits& limits_;
    BoxPaths paths_;
    FrozenBoxes frozen_;
    Squares walls_, boxes_, owner_;
    Marks tried_;
    std::map<Squares, ReachTable> tables_;  // by the walls
};

/// PI-corrals (Damgaard and Meger): a region that the player cannot enter, whose fence can only be
/// pushed inwards, and at once. What is outside cannot help, so these pushes may come first.
class CorralPruning {
public:
    explicit CorralPruning(const Level& level)
        : level_(level), component_(level.board.size, 0), fenced_(level.board.size, 0) {}

    /// Clears in `sides` (of each box: where the player can push it from) all but the pushes into
    /// the smallest such corral, if there is one. `region` is the player's.
    void prune(const Squares& boxes, const Marks& occupied, const PlayerRegion& region,
               List<unsigned>& sides) {
        occupied_ = &occupied;
        region_ = &region;
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

    bool outside(int square) const { return !(*occupied_)[square] && !region_->contains(square); }
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
                    if ((*occupied_)[next]) fence(next);
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
        if (level_.board.goals.size() == level_.board.boxes.size())
            for (const int goal : level_.board.goals) unfinished = unfinished || inside(goal);
        return growth == CLOSED && unfinished;
    }

    /// Looks at the push of a fence box by a player in direction d of it.
    Growth grow(int box, int d) {
        if (!level_.useful[4 * box + (d ^ 2)]) return CLOSED;
        const int behind = level_.board.beside(box, d), front = level_.board.beside(box, d ^ 2);
        if (fenced_[behind] || fenced_[front] || inside(behind)) return CLOSED;
        for (const int square : {behind, front}) {
            if ((*occupied_)[square]) {
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
    const Marks* occupied_ = nullptr;
    const PlayerRegion* region_ = nullptr;
    Squares component_, squares_, fence_;
    Marks fenced_, taken_;  // taken_: by the component's number
    List<Push> pushes_;
};

// ---- Plan ----

/// The sequence in which the goals are filled, found backwards: boxes are pulled off the full
/// goals, each to some start square, as if there were no other boxes. A box that cannot leave may
/// be parked on another square first.
class Plan {
public:
    /// A box comes from outside (WALL) or from another planned square; it stays until step `until`.
    struct Step {
        int from, to, until;
    };

    explicit Plan(const Level& level)
        : steps(), concerns(level.nothing), level_(level), paths_(level), region_(level.board.size),
          occupied_(level.nothing) {
        find();
    }

    /// How many steps are done. Before the first real step come the squares that must be filled
    /// but that the search for a plan could not empty.
    int progress(const Marks& occupied) const {
        int filled = 0;
        bool missing = false;
        for (int i = 0; i < given_; ++i) {
            filled += occupied[steps[i].to] != 0;
            missing = missing || (!occupied[steps[i].to] && steps[i].until == steps.count());
        }
        if (missing) return filled;
        int done = steps.count();
        for (int i = steps.count() - 1; i >= 0; --i)
            if (!occupied[steps[i].to] && steps[i].until >= done) done = i;
        return done;
    }

    /// True if `square` may be filled next, by the box on `from`.
    bool is_next(int progress, int square, int from) const {
        if (progress >= steps.count()) return false;
        for (int i = progress < given_ ? 0 : progress; i < std::max(given_, progress + 1); ++i)
            if (steps[i].to == square && (steps[i].from == WALL || steps[i].from == from))
                return true;
        return false;
    }

    List<Step> steps;
    Marks concerns;  // squares whose boxes make a difference to the progress

private:
    static constexpr int MOST_STATES = 300;

    struct State {
        Squares boxes;
        List<std::pair<int, int>> pulls;  // from, to (WALL: off the board) since the parent
        int player, parent, parkings;
    };

    void find() {
        std::priority_queue<std::pair<int, int>> queue;  // the largest first
        std::set<Squares> seen;
        const auto add = [&](State state) {
            pull_off(state);
            Squares name = state.boxes;
            std::sort(name.begin(), name.end());
            name.push_back(state.player);
            if (!seen.insert(name).second) return;
            const int left = state.boxes.count();
            queue.push({-3 * left - 2 * state.parkings, states_.count()});
            if (best_ < 0 || left < states_[best_].boxes.count()) best_ = states_.count();
            states_.push_back(state);
        };
        State full = {Squares(), {}, level_.board.player, -1, 0};
        full.boxes.assign(level_.board.goals.begin(), level_.board.goals.end());
        if (!level_.goal[full.player]) add(full);
        for (const int box : level_.board.boxes) {
            full.player = box;
            if (!level_.goal[box] && !solved()) add(full);
        }
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

    void place(const Squares& boxes, char mark) {
        for (const int box : boxes) occupied_[box] = mark;
    }

    /// All ways to pull one box elsewhere.
    void park(const State& state, int index, List<State>& result) {
        place(state.boxes, 1);
        region_.fill(level_.board, occupied_, state.player);
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
            paths_.search<true>(occupied_, level_.nothing, box, level_.sides(box, region_), visit);
            occupied_[box] = 1;
        }
        place(state.boxes, 0);
    }

    /// Pulls every box off that can leave, the nearest to a start square first.
    void pull_off(State& state) {
        place(state.boxes, 1);
        for (;;) {
            state.player = region_.fill(level_.board, occupied_, state.player);
            int choice = WALL, exit = WALL, least = Level::FAR;
            for (const int box : state.boxes) {
                const unsigned sides = level_.sides(box, region_);
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
        place(state.boxes, 0);
    }

    /// Turns the pulls of the best state, last first, into steps.
    void write_down() {
        for (const int box : states_[best_].boxes) steps.push_back({WALL, box, 0});
        given_ = steps.count();
        for (int i = best_; i >= 0; i = states_[i].parent) {
            for (int j = states_[i].pulls.count() - 1; j >= 0; --j) {
                const std::pair<int, int> pull = states_[i].pulls[j];
                if (steps.count() > given_ && steps.back().to == pull.second)
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
    PlayerRegion region_;
    Marks occupied_;
    List<State> states_;
    int best_ = -1, given_ = 0;
};

// ---- Features ----

/// Where the boxes and the player are.
struct Position {
    Squares boxes;
    Marks occupied;
    int player = 0;

    void set(const Squares& squares, int new_player) {
        for (const int box : boxes) occupied[box] = 0;
        boxes = squares;
        for (const int box : boxes) occupied[box] = 1;
        player = new_player;
    }
};

/// The way of a box to the next square of the plan that leads through the fewest other boxes.
class Obstacles {
public:
    static constexpr int MANY = 9;

    explicit Obstacles(const Level& level)
        : level_(level), marked_(level.nothing), packed_(level.nothing), walk_(level.board.size),
          walk_before_(level.board.size), way_(4 * level.board.size),
          way_before_(4 * level.board.size), parts_(4 * level.board.size, 0) {
        BoxPaths paths(level);
        paths.explore(level.nothing, level.board.player);
        for (int square = 0; square < level.board.size; ++square)
            paths.regions(square, &parts_[4 * square]);
    }

    /// Returns how many boxes stand in the way, at most MANY.
    int find(const Position& position, const Plan& plan, int progress) {
        std::fill(marked_.begin(), marked_.end(), 0);
        std::fill(packed_.begin(), packed_.end(), 0);
        for (int i = 0; i < std::min(progress, plan.steps.count()); ++i)
            if (plan.steps[i].until > progress)
                packed_[plan.steps[i].to] = position.occupied[plan.steps[i].to];
        walk_everywhere(position);
        total_ = Level::FAR;
        const int state = find_way(position, plan, progress);
        if (state >= 0) mark(state);
        return std::min(+MANY, total_ / BOX);
    }

    /// True if a box on `from` stands in the way and one on `to` would not.
    bool cleared(int from, int to) const { return marked_[from] && from != mover_ && !marked_[to]; }

private:
    static constexpr int BOX = 1000;  // the cost of a box in the way, in pushes

    /// For each square the cost of the player's way there.
    void walk_everywhere(const Position& position) {
        std::fill(walk_.begin(), walk_.end(), +Level::FAR);
        std::deque<int> queue(1, position.player);
        walk_[position.player] = 0;
        walk_before_[position.player] = WALL;
        while (!queue.empty()) {
            const int square = queue.front();
            queue.pop_front();
            level_.around(square, [&](int next, int) {
                const bool box = position.occupied[next] != 0;
                const int cost = walk_[square] + (box ? BOX : 0);
                if (packed_[next] || cost >= walk_[next]) return;
                walk_[next] = cost;
                walk_before_[next] = square;
                queue.insert(box ? queue.end() : queue.begin(), next);
            });
        }
    }

    /// Pulls back from the next squares, as if the player could go round any box. Returns the state
    /// in which the best box is met, or -1.
    int find_way(const Position& position, const Plan& plan, int progress) {
        std::priority_queue<std::pair<int, int>> queue;  // -cost, state
        std::fill(way_.begin(), way_.end(), +Level::FAR);
        const auto reach = [&](int state, int before, int cost) {
            const int next = level_.board.beside(state / 4, state % 4);
            if (next == WALL || packed_[next] || cost >= way_[state]) return;
            way_[state] = cost;
            way_before_[state] = before;
            queue.push({-cost, state});
        };
        int best = -1;
        for (const Plan::Step& step : plan.steps)
            if (!position.occupied[step.to] && plan.is_next(progress, step.to, step.from))
                for (int d = 0; d < 4; ++d) reach(4 * step.to + d, -1, 0);
        while (!queue.empty() && -queue.top().first < total_) {
            const int cost = -queue.top().first, state = queue.top().second;
            queue.pop();
            if (cost > way_[state]) continue;
            const int square = state / 4, d = state % 4, back = level_.board.beside(square, d);
            if (position.occupied[square] && way_before_[state] >= 0 &&
                cost + walk_[back] < total_ && plan.is_next(progress, target(state), square)) {
                total_ = cost + walk_[back];
                best = state;
            }
            const int behind = level_.board.beside(back, d);
            if (behind == WALL || packed_[behind]) continue;
            const int boxes = (position.occupied[square] != 0) + (position.occupied[behind] != 0);
            for (int other = 0; other < 4; ++other)
                if (parts_[4 * back + other] == parts_[4 * back + d])
                    reach(4 * back + other, state, cost + 1 + BOX * boxes);
        }
        return best;
    }

    int target(int state) const {
        while (way_before_[state] >= 0) state = way_before_[state];
        return state / 4;
    }

    void mark(int state) {
        mover_ = state / 4;
        int square = level_.board.beside(mover_, state % 4);
        for (; square != WALL; square = walk_before_[square]) marked_[square] = 1;
        for (; state >= 0; state = way_before_[state]) {
            marked_[state / 4] = 1;
            if (way_before_[state] >= 0)
                marked_[level_.board.beside(state / 4, way_before_[state] % 4)] = 1;
        }
    }

    const Level& level_;
    Marks marked_, packed_;
    Squares walk_, walk_before_, way_, way_before_;
    List<Key> parts_;  // [4 * square + d]: as BoxPaths has them on the empty board
    int mover_ = WALL, total_ = 0;
};

// ---- Search ----

/// How one search goes about it.
struct Voice {
    bool obstacles;  // boxes in the way are a feature and have an advisor
    int nearness;    // among equal moves: 1 nearer to the goals first, -1 farther first
};

/// Feature space search (FESS). Every position that is expanded belongs to a cell of the feature
/// space; a move weighs 0 if an advisor picks it, else 1; cells take turns (every other time it is
/// the best cell's), each expanding its move of least accumulated weight. A move takes one box any
/// number of pushes.
class FeatureSearch {
public:
    enum Result { OPEN, SOLVED, EXHAUSTED };

    FeatureSearch(const Level& level, Deadlocks& deadlocks, const Plan& plan, const Limits& limits,
                  const Voice& voice)
        : level_(level), deadlocks_(deadlocks), plan_(plan), limits_(limits), voice_(voice),
          paths_(level), corrals_(level), obstacles_(level), region_(level.board.size),
          slots_(1 << 12, -1) {
        Move root;
        root.player = level.board.player;
        root.verdict = ALIVE;
        moves_.push_back(root);
        position_.occupied = level.nothing;
        load(0);
        first_features(moves_[0]);
        take_slot(0);
        expand(0);
    }

    /// Expands up to `count` positions.
    Result run(int count) {
        for (int i = 0; i < count && solution_ < 0; ++i) {
            if (i % 16 == 0 && limits_.out_of_time()) break;
            const int cell = ++turn_ % 2 ? next_cell() : best_cell();
            if (cell < 0) return EXHAUSTED;
            const int move = cells_[cell].queue.top().second;
            cells_[cell].queue.pop();
            if (alive(move)) expand(move);
        }
        return solution_ < 0 ? OPEN : SOLVED;
    }

    std::size_t bytes() const {
        return moves_.capacity() * (sizeof(Move) + 16) + (slots_.size() + boxes_.capacity()) * 4;
    }

    int expanded() const { return nodes_.count(); }

    List<Push> solution() {
        Squares chain;
        for (int i = solution_; i > 0; i = nodes_[moves_[i].parent].move) chain.push_back(i);
        List<Push> pushes;
        for (int i = chain.count() - 1; i >= 0; --i) {
            const Move& move = moves_[chain[i]];
            load(nodes_[move.parent].move);
            region_.fill(level_.board, position_.occupied, position_.player);
            position_.occupied[move.from] = 0;
            int last = -1;
            const auto visit = [&](const BoxPaths::Arrival& arrival) {
                if (arrival.square() == move.to && arrival.region == move.region)
                    last = arrival.state;
                return last >= 0;
            };
            const unsigned sides = level_.sides(move.from, region_);
            paths_.search<false>(position_.occupied, level_.dead, move.from, sides, visit);
            position_.occupied[move.from] = 1;
            const Squares states = paths_.trace(last);
            for (int j = 0; j + 1 < states.count(); ++j)
                pushes.push_back({states[j] / 4, states[j] % 4 ^ 2});
        }
        return pushes;
    }

private:
    struct Features {
        int packed = 0, regions = 0, blocked = Obstacles::MANY, hot = 0, distance = 0;
    };
    enum Verdict { UNCHECKED, ALIVE, DEAD };
    struct Move {
        Key boxes = 0, region = 0;  // sums of keys: all boxes, the player's region
        int parent = -1, from = WALL, to = WALL, player = 0, weight = 0;
        Verdict verdict = UNCHECKED;
        Features features;
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

    /// Smaller is better: packed boxes first, then the other features.
    Key rank(const Features& f) const {
        Key rank = 0;
        const auto add = [&](int value, int bits) {
            rank = rank << bits | static_cast<Key>(std::max(0, std::min(value, (1 << bits) - 1)));
        };
        add(1023 - f.packed, 10);
        add(f.regions, 8);
        add(f.blocked, 4);
        add(f.hot, 8);
        add((1 << 15) + voice_.nearness * f.distance, 16);
        return rank;
    }

    void first_features(Move& root) {
        Marks seen = position_.occupied;
        for (int square = 0; square < level_.board.size; ++square) {
            if (seen[square]) continue;
            ++root.features.regions;
            region_.fill(level_.board, seen, square);
            const bool own = region_.contains(root.player);
            for (int other = square; other < level_.board.size; ++other) {
                if (!region_.contains(other)) continue;
                seen[other] = 1;
                if (own) root.region += level_.floor_key(other);
            }
        }
        for (const int box : position_.boxes) {
            root.boxes += level_.box_key(box);
            root.features.distance += level_.nearest[box];
        }
        root.features.hot = hotspots();
        root.features.packed = plan_.progress(position_.occupied);
    }

    /// Boxes that would, as walls, cut another box off from a goal.
    int hotspots() {
        if (level_.cuts.empty()) return 0;
        set_.assign(level_.cuts[0].size(), 0);
        for (const int box : position_.boxes) set_[box / 64] |= Key(1) << box % 64;
        int hot = 0;
        for (const int box : position_.boxes) {
            Key met = 0;
            for (int w = 0; w < set_.count(); ++w) met |= set_[w] & level_.cuts[box][w];
            hot += met != 0;
        }
        return hot;
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

    Cell& cell_of(const Features& f) {
        const std::array<int, 3> name = {f.packed, f.regions, f.blocked};
        const auto added = cell_names_.insert({name, cells_.count()});
        if (added.second) cells_.push_back({rank(f), {}});
        return cells_[added.first->second];
    }

    /// Sets the position up that a move leads to.
    void load(int index) {
        const Move& move = moves_[index];
        Squares boxes;
        boxes.assign(boxes_before(move), boxes_before(move) + level_.board.boxes.size());
        std::replace(boxes.begin(), boxes.end(), move.from, move.to);
        position_.set(boxes, move.player);
    }

    const int* boxes_before(const Move& move) const {
        if (move.parent < 0) return level_.board.boxes.data();
        return boxes_.data() + static_cast<std::size_t>(move.parent) * level_.board.boxes.size();
    }

    /// Sets the move's position up; false if it is dead.
    bool alive(int index) {
        load(index);
        Verdict& verdict = moves_[index].verdict;
        if (verdict == UNCHECKED) verdict = deadlocks_.bound(position_.boxes) < 0 ? DEAD : ALIVE;
        return verdict == ALIVE;
    }

    /// Makes the moves of the position that is set up, lets the advisors pick, files the moves.
    void expand(int index) {
        Features base = moves_[index].features;
        const int node = nodes_.count(), first = moves_.count(), parent = moves_[index].parent;
        boxes_.insert(boxes_.end(), position_.boxes.begin(), position_.boxes.end());
        if (voice_.obstacles) base.blocked = obstacles_.find(position_, plan_, base.packed);
        const bool worse = parent >= 0 && rank(nodes_[parent].best) < rank(base);
        nodes_.push_back({index, worse ? nodes_[parent].best : base});
        make_moves(index, base);
        for (int advisor = 0; advisor < 4 && solution_ < 0; ++advisor)
            advise(advisor, base, first, moves_[index].weight);
        Cell& cell = cell_of(nodes_[node].best);
        for (int i = first; i < moves_.count(); ++i)
            if (moves_[i].verdict != DEAD)
                cell.queue.push(
                    {static_cast<Key>(moves_[i].weight) << 46 | rank(moves_[i].features), i});
    }

    void make_moves(int index, const Features& base) {
        const Squares boxes = position_.boxes;
        region_.fill(level_.board, position_.occupied, position_.player);
        List<unsigned> sides;
        for (const int box : boxes) sides.push_back(level_.sides(box, region_));
        corrals_.prune(boxes, position_.occupied, region_, sides);
        for (int i = 0; i < boxes.count() && solution_ < 0; ++i) {
            bool pushable = false;
            level_.around(boxes[i], [&](int next, int d) {
                const bool free = !position_.occupied[next] && !level_.dead[next];
                pushable = pushable || (free && (sides[i] >> (d ^ 2) & 1));
            });
            if (!pushable) continue;
            const auto visit = [&](const BoxPaths::Arrival& arrival) {
                make_move(index, base, i, arrival);
                position_.boxes[i] = boxes[i];
                return solution_ >= 0;
            };
            position_.occupied[boxes[i]] = 0;
            paths_.search<false>(position_.occupied, level_.dead, boxes[i], sides[i], visit);
            position_.occupied[boxes[i]] = 1;
        }
    }

    /// Files the move of box i, which is off the board, unless its position is known or frozen.
    void make_move(int index, const Features& base, int i, const BoxPaths::Arrival& arrival) {
        Move move;
        move.parent = nodes_.count() - 1;
        move.from = position_.boxes[i];
        move.to = arrival.square();
        move.player = level_.board.beside(move.to, arrival.state % 4);
        move.region = arrival.region;
        move.boxes = moves_[index].boxes - level_.box_key(move.from) + level_.box_key(move.to);
        move.weight = std::min(moves_[index].weight + 1, (1 << 17) - 1);
        position_.boxes[i] = move.to;
        position_.occupied[move.to] = 1;
        if (!known(move) && !deadlocks_.freezes(position_.occupied, position_.boxes, move.to)) {
            Key parts[4];
            Features& features = move.features = base;
            features.regions += arrival.regions - paths_.regions(paths_.root(), parts);
            features.distance += level_.nearest[move.to] - level_.nearest[move.from];
            features.hot = hotspots();
            if (plan_.concerns[move.from] || plan_.concerns[move.to])
                features.packed = plan_.progress(position_.occupied);
            bool solved = true;
            for (const int box : position_.boxes) solved = solved && level_.goal[box];
            if (solved) solution_ = moves_.count();
            moves_.push_back(move);
            if (moves_.size() * 2 > slots_.size()) {
                slots_.assign(slots_.size() * 2, -1);
                for (int j = 0; j + 1 < moves_.count(); ++j) take_slot(j);
            }
            take_slot(moves_.count() - 1);
        }
        position_.occupied[move.to] = 0;
    }

    /// True if the position that is set up, after `move`, is in the table.
    bool known(const Move& move) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = (move.boxes ^ move.region) & mask;
        for (; slots_[slot] >= 0; slot = (slot + 1) & mask) {
            const Move& other = moves_[slots_[slot]];
            if (other.boxes != move.boxes || other.region != move.region) continue;
            const int* boxes = boxes_before(other);
            bool same = true;
            for (int i = 0; i < position_.boxes.count() && same; ++i)
                same = position_.occupied[boxes[i] == other.from ? other.to : boxes[i]] != 0;
            if (same) return true;
        }
        return false;
    }

    void take_slot(int index) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = (moves_[index].boxes ^ moves_[index].region) & mask;
        while (slots_[slot] >= 0) slot = (slot + 1) & mask;
        slots_[slot] = index;
    }

    /// The advisor picks its best move that is alive and does not lose progress.
    void advise(int advisor, const Features& base, int first, int weight) {
        for (int tries = 0; tries < 6; ++tries) {
            int best = -1;
            for (int i = first; i < moves_.count(); ++i) {
                const Move& move = moves_[i];
                if (move.verdict == DEAD || move.features.packed < base.packed) continue;
                const bool likes = advisor == 0   ? move.features.packed > base.packed
                                   : advisor == 1 ? move.features.regions < base.regions
                                   : advisor == 2
                                       ? move.features.hot < base.hot
                                       : voice_.obstacles && obstacles_.cleared(move.from, move.to);
                if (!likes) continue;
                if (best < 0 || rank(move.features) < rank(moves_[best].features)) best = i;
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
    BoxPaths paths_;
    CorralPruning corrals_;
    Obstacles obstacles_;
    PlayerRegion region_;
    Position position_;
    List<Move> moves_;  // all that were ever made; the first is the start
    List<Node> nodes_;  // the positions that were expanded
    Squares boxes_;     // of the nodes
    std::vector<int> slots_;
    List<Cell> cells_;
    std::map<std::array<int, 3>, int> cell_names_;
    List<Key> set_;
    int cycle_ = 0, turn_ = 0, solution_ = -1;
};

/// Shortens a solution in windows: from each of its positions a breadth-first search over a few
/// states looks for a later one that fewer pushes reach. States from which the nearest goals are
/// too far for that (the f-limit) are left out.
class Shortener {
public:
    Shortener(const Level& level, const Limits& limits)
        : level_(level), limits_(limits), region_(level.board.size) {
        position_.occupied = level.nothing;
    }

    List<Push> shorten(List<Push> pushes) {
        for (int most = 500; most <= 500000; most *= 4)
            for (int i = 0; i < pushes.count(); ++i) {
                if (limits_.out_of_time()) return pushes;
                while (improve(pushes, i, most)) {
                }
            }
        return pushes;
    }

private:
    struct State {
        Squares name;  // boxes and player
        int before, depth;
        Push push;
    };

    void set(Squares name) {
        const int player = name.back();
        name.pop_back();
        position_.set(name, player);
    }

    /// Makes the push; returns the new position's name, whichever way it was reached.
    Squares push(const Push& push) {
        Squares name = position_.boxes;
        const int to = level_.board.beside(push.square, push.direction);
        std::replace(name.begin(), name.end(), push.square, to);
        std::sort(name.begin(), name.end());
        position_.set(name, push.square);
        name.push_back(region_.fill(level_.board, position_.occupied, push.square));
        return name;
    }

    bool improve(List<Push>& pushes, int start, int most) {
        Squares name;
        name.assign(level_.board.boxes.begin(), level_.board.boxes.end());
        name.push_back(level_.board.player);
        set(name);
        std::map<Squares, int> later;  // positions of the solution: the number of pushes before
        for (int i = 0; i < pushes.count(); ++i) {
            const Squares next = push(pushes[i]);
            if (i < start) name = next;
            if (i > start) later[next] = i + 1;
        }
        std::set<Squares> seen;
        List<State> states;
        states.push_back({name, -1, start, {}});
        int best = 0, end = 0, gain = 0;
        for (int head = 0; head < states.count() && states.count() < most; ++head) {
            const State state = states[head];
            const int depth = state.depth + 1;
            set(state.name);
            const Squares boxes = position_.boxes;
            for (int i = 0; i < 4 * boxes.count(); ++i) {
                const Push next = {boxes[i / 4], i % 4};
                set(state.name);
                region_.fill(level_.board, position_.occupied, position_.player);
                if (!level_.useful[4 * next.square + next.direction]) continue;
                const int to = level_.board.beside(next.square, next.direction);
                const int behind = level_.board.beside(next.square, next.direction ^ 2);
                if (position_.occupied[to] || !region_.contains(behind)) continue;
                const Squares after = push(next);
                int least = depth;
                for (const int box : position_.boxes) least += level_.nearest[box];
                if (least + gain >= pushes.count() || !seen.insert(after).second) continue;
                states.push_back({after, head, depth, next});
                const auto met = later.find(after);
                if (met == later.end() || met->second - depth <= gain) continue;
                gain = met->second - depth;
                best = states.count() - 1;
                end = met->second;
            }
        }
        if (gain == 0) return false;
        List<Push> window;
        for (int i = best; i > 0; i = states[i].before) window.push_back(states[i].push);
        pushes.erase(pushes.begin() + start, pushes.begin() + end);
        pushes.insert(pushes.begin() + start, window.rbegin(), window.rend());
        return true;
    }

    const Level& level_;
    const Limits& limits_;
    PlayerRegion region_;
    Position position_;
};

struct Answer {
    enum Status { SOLVED, UNSOLVABLE, UNKNOWN } status = UNKNOWN;
    List<Push> pushes;
    int lower_bound = 0, expanded = 0;
};

/// Lets the searches take turns, each turn a longer slice of nodes.
inline void search(const Level& level, Deadlocks& deadlocks, const Limits& limits, Answer& answer) {
    static const Voice VOICES[] = {{true, -1}, {false, -1}, {true, 1}, {false, 1}};
    const Plan plan(level);
    std::vector<std::unique_ptr<FeatureSearch>> searches;
    for (int slice = 500; answer.status == Answer::UNKNOWN; slice = std::min(2 * slice, 8000)) {
        std::size_t turn = 0, bytes = 0;
        for (const Voice& voice : VOICES) {
            if (turn == searches.size())
                searches.emplace_back(new FeatureSearch(level, deadlocks, plan, limits, voice));
            FeatureSearch& one = *searches[turn++];
            const FeatureSearch::Result result = one.run(slice);
            if (result == FeatureSearch::EXHAUSTED) answer.status = Answer::UNSOLVABLE;
            if (result == FeatureSearch::SOLVED) {
                answer.status = Answer::SOLVED;
                answer.pushes = one.solution();
            }
            bytes += one.bytes();
            answer.expanded = one.expanded();
            if (answer.status != Answer::UNKNOWN) return;
            if (limits.out_of_time() || bytes > limits.bytes) return;
        }
    }
}

/// Solves a level within the limits; `improve` spends the rest of the time on fewer pushes.
inline Answer solve(const Board& board, const Limits& limits, bool improve) {
    Answer answer;
    Level level(board);
    BoxPaths paths(level);
    if (board.stranded || board.boxes.size() > board.goals.size()) {
        answer.status = Answer::UNSOLVABLE;
        return answer;
    }
    if (!prepare(level, paths, limits)) return answer;
    Deadlocks deadlocks(level, limits);
    Squares boxes;
    boxes.assign(board.boxes.begin(), board.boxes.end());
    answer.lower_bound = deadlocks.bound(boxes);
    if (answer.lower_bound < 0)
        answer.status = Answer::UNSOLVABLE;
    else if (answer.lower_bound == 0)
        answer.status = Answer::SOLVED;
    else
        search(level, deadlocks, limits, answer);
    if (improve && answer.status == Answer::SOLVED)
        answer.pushes = Shortener(level, limits).shorten(answer.pushes);
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
    bool improve = false, understood = true;
    for (int i = 1; i < count; ++i) {
        char* end = nullptr;
        if (std::strcmp(words[i], "--improve") == 0)
            improve = true;
        else if (std::strcmp(words[i], "--seconds") != 0 || ++i == count)
            understood = false;
        else
            understood = (seconds = std::strtod(words[i], &end)) >= 0 && *end == '\0';
    }
    if (!understood) {
        std::fputs("usage: sokoban_any [--seconds S] [--improve] < LEVELS\n", stderr);
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
        limits.seconds = seconds;
        const Answer answer = solve(board, limits, improve);
        std::fputs(print(board, answer).c_str(), stdout);
        std::fflush(stdout);
        if (improve && answer.status == Answer::SOLVED)
            std::fprintf(stderr, "sokoban_any: level %d: %d pushes, at least %d\n", number,
                         answer.pushes.count(), answer.lower_bound);
    }
    return faultless ? 0 : 1;
}
