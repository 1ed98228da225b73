// Problem: the rolling block whose weak cells break when it lies on them
// Judges: local
// Standard: C++17
// Method: A* with ceil(L1 / 1.5) of the centre, or exact distances on the board made all floor;
//   both are admissible and consistent (see Heuristic), so no state is expanded twice
// Time: O(rows * columns) a case
// Memory: 45 MB at 1000 x 1000
// Source: Hart, Nilsson, Raphael, A formal basis for the heuristic determination, 1968
// Status: stress-tested, BloxorzAstar.NeverExpandsMoreThanBreadthFirst
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
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

// [block rolling-block-moves]
/// A 1x1x2 block covers one cell when it stands and two when it lies. It is named by the first
/// cell that it covers, the upper or left one, and by the way it rests.
enum Orientation { STANDING, ALONG_ROW, ALONG_COLUMN };

/// A roll moves the first cell by so many rows and columns; then the block rests `as` told.
struct Roll {
    int rows, columns;
    Orientation as;
};

/// The twelve rolls: by the orientation before, each to the four sides.
enum Side { UP, DOWN, LEFT, RIGHT };
static const Roll ROLLS[3][4] = {
    {{-2, 0, ALONG_COLUMN}, {1, 0, ALONG_COLUMN}, {0, -2, ALONG_ROW}, {0, 1, ALONG_ROW}},
    {{-1, 0, ALONG_ROW}, {1, 0, ALONG_ROW}, {0, -1, STANDING}, {0, 2, STANDING}},
    {{-1, 0, STANDING}, {2, 0, STANDING}, {0, -1, ALONG_COLUMN}, {0, 1, ALONG_COLUMN}},
};

/// The roll to opposite(side) takes back the roll to `side`.
inline int opposite(int side) { return side ^ 1; }
// [end rolling-block-moves]

// [block layer-queue]
/// The queue of a breadth-first search, two layers of it: the one that is expanded and the one
/// that this makes. All states of a layer are equally far from the first one.
template <class State>
class LayerQueue {
public:
    LayerQueue() : size_(0) {}

    std::size_t size() const { return size_; }
    const State* layer() const { return &layer_[0]; }

    /// The place for the next layer, with room for `states` of them. Writing past it with a plain
    /// pointer that moves on only when the state is new needs no branch; it takes one place more.
    State* next_layer(std::size_t states) {
        if (next_.size() <= states) next_.resize(states + 1);
        return &next_[0];
    }

    /// Makes what was written from next_layer() up to `end` the current layer.
    void advance(const State* end) {
        size_ = static_cast<std::size_t>(end - &next_[0]);
        layer_.swap(next_);
    }

private:
    std::vector<State> layer_, next_;
    std::size_t size_;
};
// [end layer-queue]

// [block rolling-block-map]
/// A fault of the input: its line and what is wrong there.
struct Malformed {
    int line;
    std::string what;
};

// The board lies in one array with void around it, here 2 x 4 cells:
//
//     . . . . . .     A roll reaches at most two cells beyond the board: two rows of void above
//     . . . . . .     and below, and two columns behind each row, which are the two in front of
//     a b c d . .     the next row as well. Cell (row, column) has the number
//     e f g h . .
//     . . . . . .         (row + 2) * width + column    with width = columns + 2.
//     . . . . . .

/// Bit 0: a part of a lying block may cover the cell. Bit 1: the block may stand on it.
enum Cell : unsigned char { VOID = 0, HOLE = 2, FLOOR = 3, WEAK = 6 };

struct Board {
    int width = 0;
    std::vector<Cell> cells;
    int start = -1, hole = -1;  // cells

    /// True when the block may rest at `cell`, which lies on the board, in that way.
    bool has_room(int cell, Orientation as) const {
        const auto first = static_cast<std::size_t>(cell);
        if (as == STANDING) return (cells[first] & 2) != 0;
        const std::size_t second = first + static_cast<std::size_t>(as == ALONG_ROW ? 1 : width);
        return (cells[first] & cells[second] & 1) != 0;
    }
};

/// Reads boards, strictly, and knows the number of the board and line that it is at.
class BoardReader {
public:
    explicit BoardReader(WindowReader& reader) : reader_(reader) {}

    int board_number() const { return board_number_; }

    /// Reads the next board. False at the end of the input; throws Malformed.
    bool read(Board& board) {
        do {
            if (!next_line()) return false;
        } while (line_.find_first_not_of(" \t") == std::string::npos);
        ++board_number_;
        int rows = 0, columns = 0, behind = -1;
        const int fields = std::sscanf(line_.c_str(), "%5d %5d %n", &rows, &columns, &behind);
        if (fields != 2 || behind != static_cast<int>(line_.size())) {
            fail("the numbers of rows and columns expected");
        }
        if (rows < 1 || rows > MOST || columns < 1 || columns > MOST) {
            fail("the rows and columns are not in 1..1000");
        }
        board.width = columns + 2;
        board.cells.assign(static_cast<std::size_t>((rows + 4) * board.width), VOID);
        board.start = board.hole = -1;
        for (int row = 0; row != rows; ++row) {
            if (!next_line()) fail("the input ends inside a board");
            take_row(board, columns, (row + 2) * board.width);
        }
        if (board.start < 0) fail("the board has no start S");
        if (board.hole < 0) fail("the board has no hole X");
        return true;
    }

private:
    static constexpr int MOST = 1000;

    [[noreturn]] void fail(const std::string& what) const { throw Malformed{line_number_, what}; }

    bool next_line() {
        ++line_number_;
        return reader_.read_line(line_);
    }

    void take_row(Board& board, int columns, int first) {
        const std::size_t end = line_.find_last_not_of(' ') + 1;
        if (end > static_cast<std::size_t>(columns)) fail("the row is too long");
        for (std::size_t column = 0; column != end; ++column) {
            const int cell = first + static_cast<int>(column);
            if (line_[column] == 'S') note(board.start, cell, "a second start S");
            if (line_[column] == 'X') note(board.hole, cell, "a second hole X");
            board.cells[static_cast<std::size_t>(cell)] = cell_of(line_[column]);
        }
    }

    void note(int& place, int cell, const char* second) const {
        if (place >= 0) fail(second);
        place = cell;
    }

    Cell cell_of(char letter) const {
        switch (letter) {
        case '#':
        case '.':
        case 'S':
            return FLOOR;
        case 'O':
            return WEAK;
        case 'X':
            return HOLE;
        case ' ':
            return VOID;
        default:
            fail("a cell is none of # . O X S and space");
        }
    }

    WindowReader& reader_;
    std::string line_;
    int line_number_ = 0, board_number_ = 0;
};
// [end rolling-block-map]

// [block rolling-block-answer]
struct Result {
    int rolls = -1;  // -1: unsolvable
    std::string path;
    int expanded = 0,
        generated = 0;  // states taken from the queue, the goal not counted; put there
};

/// The two lines of the answer; one alone if there is no solution.
inline std::string print(const Result& result) {
    if (result.rolls < 0) return "-1\n";
    return std::to_string(result.rolls) + '\n' + result.path + '\n';
}
// [end rolling-block-answer]

/// A place of the block is 3 * cell + orientation.
inline unsigned place_of(int cell, Orientation as) {
    return 3 * static_cast<unsigned>(cell) + static_cast<unsigned>(as);
}

/// The places that the rolls from a place lead to, by the orientation there.
struct Neighbours {
    unsigned add[3][4];  // modulo 2 to the power of the word size, as unsigned adds

    explicit Neighbours(int width) {
        for (int as = STANDING; as <= ALONG_COLUMN; ++as) {
            for (int side = UP; side <= RIGHT; ++side) {
                const Roll& roll = ROLLS[as][side];
                const int change = 3 * (roll.rows * width + roll.columns) + roll.as - as;
                add[as][side] = static_cast<unsigned>(change);
            }
        }
    }
};

/// Estimates of the rolls from each place to the hole.
///
/// by_centre: a roll moves the block's centre by 1.5 cells, between standing and lying, or by 1,
/// sideways. In doubled coordinates, which are integers, that is 3 or 2, so n rolls move it by
/// 3 n at most and h = ceil(d / 3) of the doubled distance d is admissible. A roll changes d by
/// 3 at most and so h by 1 at most: it is consistent too, rounded up or down, as long as the
/// centre itself is not rounded to a cell.
///
/// by_relaxation: the distances on a board with fewer rules, where weak cells are floor, computed
/// from the hole. They are at least ceil(d / 3), and consistent since a roll changes them by 1.
class Heuristic {
public:
    static constexpr int UNREACHABLE = std::numeric_limits<int>::max();

    static void by_centre(const Board& board, std::vector<int>& table) {
        const int cells = static_cast<int>(board.cells.size());
        const int hole_row = board.hole / board.width, hole_column = board.hole % board.width;
        table.assign(3 * board.cells.size(), 0);
        for (int cell = 0, row = 0, column = 0; cell != cells; ++cell, ++column) {
            if (column == board.width) column = 0, ++row;
            const int rows = 2 * (row - hole_row), columns = 2 * (column - hole_column);
            int* const h = &table[place_of(cell, STANDING)];
            h[STANDING] = thirds(std::abs(rows) + std::abs(columns));
            h[ALONG_ROW] = thirds(std::abs(rows) + std::abs(columns + 1));
            h[ALONG_COLUMN] = thirds(std::abs(rows + 1) + std::abs(columns));
        }
    }

    static void by_relaxation(Board board, std::vector<int>& table) {
        std::replace(board.cells.begin(), board.cells.end(), WEAK, FLOOR);
        open_places(board, UNREACHABLE, table);
        const Neighbours neighbours(board.width);
        LayerQueue<unsigned> queue;
        const unsigned goal = place_of(board.hole, STANDING);
        unsigned* end = queue.next_layer(1);
        *end++ = goal;
        table[goal] = 0;
        queue.advance(end);
        for (int distance = 1; queue.size() != 0; ++distance) {
            end = queue.next_layer(4 * queue.size());
            for (std::size_t i = 0; i != queue.size(); ++i) {
                const unsigned place = queue.layer()[i];
                for (const unsigned add : neighbours.add[place % 3]) {
                    if (table[place + add] != UNREACHABLE) continue;
                    table[place + add] = distance;
                    *end++ = place + add;
                }
            }
            queue.advance(end);
        }
    }

    /// Fills a table by place: `open` where the block may rest, else -1.
    static void open_places(const Board& board, int open, std::vector<int>& table) {
        const int cells = static_cast<int>(board.cells.size()) - board.width;
        table.assign(3 * board.cells.size(), -1);
        for (int cell = 0; cell != cells; ++cell) {
            for (const Orientation as : {STANDING, ALONG_ROW, ALONG_COLUMN}) {
                if (board.has_room(cell, as)) table[place_of(cell, as)] = open;
            }
        }
    }

private:
    static int thirds(int doubled_distance) { return (doubled_distance + 2) / 3; }
};

/// The open list: buckets by f = g + h and, within one f, by h; the least f first, then the least
/// h, then the last in. A roll changes f by 0, 1 or 2, so three values of f are there at a time.
class OpenList {
public:
    /// Empty; no f below the given one will come.
    explicit OpenList(int f) : f_(f) {}

    void push(unsigned place, int f, int h) {
        Level& level = levels_[f % 3];
        const auto bucket = static_cast<std::size_t>(h);
        if (level.by_h.size() <= bucket) level.by_h.resize(bucket + 1);
        level.by_h[bucket].push_back(place);
        level.least_h = std::min(level.least_h, bucket);
    }

    /// Takes the best place and the g that it was pushed with. False when none is left.
    bool pop(unsigned& place, int& g) {
        for (int empty = 0; empty != 3; ++empty, ++f_) {
            Level& level = levels_[f_ % 3];
            std::size_t& h = level.least_h;
            while (h < level.by_h.size() && level.by_h[h].empty()) ++h;
            if (h >= level.by_h.size()) continue;
            place = level.by_h[h].back();
            level.by_h[h].pop_back();
            g = f_ - static_cast<int>(h);
            return true;
        }
        return false;
    }

private:
    struct Level {
        std::vector<std::vector<unsigned>> by_h;
        std::size_t least_h = 0;
    };

    Level levels_[3];
    int f_;
};

class Solver {
public:
    /// A least sequence of rolls that makes the block stand on the hole.
    Result solve(const Board& board, bool relaxed) {
        if (relaxed) {
            Heuristic::by_relaxation(board, heuristic_);
        } else {
            Heuristic::by_centre(board, heuristic_);
        }
        Heuristic::open_places(board, std::numeric_limits<int>::max(), best_);
        const Neighbours neighbours(board.width);
        const unsigned goal = place_of(board.hole, STANDING);
        Result result;
        unsigned place = place_of(board.start, STANDING);
        if (heuristic_[place] == Heuristic::UNREACHABLE) return result;
        open_ = OpenList(heuristic_[place]);
        reach(place, 0, result);
        for (int g = 0; open_.pop(place, g);) {
            if (g != best_[place]) continue;  // a shorter way was found after it was pushed
            if (place == goal) {
                result.rolls = g;
                result.path = path_to(board, neighbours);
                break;
            }
            ++result.expanded;
            for (const unsigned add : neighbours.add[place % 3]) {
                if (g + 1 < best_[place + add]) reach(place + add, g + 1, result);
            }
        }
        return result;
    }

private:
    void reach(unsigned place, int g, Result& result) {
        best_[place] = g;
        open_.push(place, g + heuristic_[place], heuristic_[place]);
        ++result.generated;
    }

    /// The rolls of a shortest way, found backwards: each place before is nearer by one.
    std::string path_to(const Board& board, const Neighbours& neighbours) const {
        std::string path;
        unsigned place = place_of(board.hole, STANDING);
        for (int g = best_[place]; g != 0; --g) {
            int side = UP;
            while (best_[place + neighbours.add[place % 3][side]] != g - 1) ++side;
            path += "UDLR"[opposite(side)];
            place += neighbours.add[place % 3][side];
        }
        std::reverse(path.begin(), path.end());
        return path;
    }

    std::vector<int> heuristic_, best_;  // by place; best: least g found, -1 where no room is
    OpenList open_ = OpenList(0);
};

int main(int argc, char** argv) {
    static WindowReader reader(stdin);
    static Solver solver;
    const bool relaxed = argc > 1 && std::strcmp(argv[1], "--relaxed") == 0;
    if (argc > 1 && !relaxed) {
        std::fputs("usage: bloxorz_astar [--relaxed] < boards\n", stderr);
        return 2;
    }
    BoardReader boards(reader);
    Board board;
    try {
        while (boards.read(board)) std::fputs(print(solver.solve(board, relaxed)).c_str(), stdout);
    } catch (const Malformed& fault) {
        std::fflush(stdout);
        std::fprintf(stderr, "bloxorz: case %d, line %d: %s\n", boards.board_number(), fault.line,
                     fault.what.c_str());
        return 1;
    }
    return 0;
}
