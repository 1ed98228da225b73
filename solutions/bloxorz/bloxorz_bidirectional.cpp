// Problem: the rolling block whose weak cells break when it lies on them
// Judges: local
// Standard: C++17
// Method: breadth-first search from the start and from the hole, whole layers, the smaller one
//   first; every roll can be taken back. Optimal: see Solver::solve
// Time: O(rows * columns) a case
// Memory: 11 MB at 1000 x 1000
// Source: Pohl, Bi-directional search, 1971
// Status: stress-tested, BloxorzBidirectional.RandomBoardsMatchBreadthFirst
#include <algorithm>
#include <cstddef>
#include <cstdio>
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

// [block rolling-block-steps]
/// A place of the block is 3 * cell + orientation, on a board whose rows are `width` cells apart.
/// A state is 16 * place + 4 * orientation + side, where side is the roll that led there: the last
/// four bits tell what each roll adds. A roll that takes back the last one leads to no new state
/// and is left out.
struct Steps {
    unsigned add[12][3];  // modulo 2 to the power of the word size, as unsigned adds

    explicit Steps(int width) {
        for (int mark = 0; mark != 12; ++mark) {
            int count = 0;
            for (int side = UP; side <= RIGHT; ++side) {
                if (side == opposite(mark % 4)) continue;
                const Roll& roll = ROLLS[mark / 4][side];
                const int place = 3 * (roll.rows * width + roll.columns) + roll.as - mark / 4;
                const int change = 16 * place + (4 * roll.as + side) - mark;
                add[mark][count++] = static_cast<unsigned>(change);
            }
        }
    }
};
// [end rolling-block-steps]

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

/// One of the two searches.
class Search {
public:
    static constexpr unsigned NOWHERE = ~0U;

    /// Begins at a place, with all others where the block has room open.
    void start(const Board& board, int cell) {
        mark_places(board);
        const unsigned place = 3 * static_cast<unsigned>(cell) + STANDING;
        unsigned* const layer = queue_.next_layer(2);
        layer[0] = 16 * place + UP;    // twice, as if a roll up and one down had led there, since
        layer[1] = 16 * place + DOWN;  // no roll of the first state may be left out
        queue_.advance(layer + 2);
        marks_[place] = START;
        expanded = generated = -1;
        generated += 2;
    }

    std::size_t size() const { return queue_.size(); }

    bool has_reached(unsigned place) const { return marks_[place] > OPEN; }

    /// Expands one layer. Returns the first place found that the other search has reached, at
    /// once, or NOWHERE.
    unsigned expand_layer(const Steps& steps, const Search& other) {
        unsigned* end = queue_.next_layer(3 * queue_.size());
        for (std::size_t i = 0; i != queue_.size(); ++i) {
            const unsigned state = queue_.layer()[i];
            ++expanded;
            for (const unsigned add : steps.add[state % 16]) {
                const unsigned next = state + add;
                if (marks_[next / 16] != OPEN) continue;
                marks_[next / 16] = static_cast<unsigned char>(REACHED + next % 4);
                ++generated;
                *end++ = next;
                if (other.has_reached(next / 16)) return next / 16;
            }
        }
        queue_.advance(end);
        return NOWHERE;
    }

    /// The sides of the rolls that led to a place, the last one first.
    std::vector<int> way_back(unsigned place, int width) const {
        std::vector<int> sides;
        while (marks_[place] != START) {
            sides.push_back(marks_[place] - REACHED);
            const int as = static_cast<int>(place % 3);
            const Roll& back = ROLLS[as][opposite(sides.back())];
            place += static_cast<unsigned>(3 * (back.rows * width + back.columns) + back.as - as);
        }
        return sides;
    }

    int expanded = 0, generated = 0;

private:
    /// What is known of a place: CLOSED, OPEN, the START, or reached by the roll to a side,
    /// REACHED + side.
    enum Mark : unsigned char { CLOSED, OPEN, START, REACHED };

    void mark_places(const Board& board) {
        marks_.assign(3 * board.cells.size(), CLOSED);
        const int cells = static_cast<int>(board.cells.size()) - board.width;
        unsigned char* mark = &marks_[0];
        for (int cell = 0; cell != cells; ++cell, mark += 3) {
            mark[STANDING] = board.has_room(cell, STANDING);
            mark[ALONG_ROW] = board.has_room(cell, ALONG_ROW);
            mark[ALONG_COLUMN] = board.has_room(cell, ALONG_COLUMN);
        }
    }

    std::vector<unsigned char> marks_;  // by place
    LayerQueue<unsigned> queue_;
};

class Solver {
public:
    /// A least sequence of rolls that makes the block stand on the hole.
    ///
    /// Say the searches have finished the layers up to f and b and have not met: then the way
    /// is longer than f + b. A place found in layer f + 1 that the other search has reached, in
    /// layer b or earlier, makes a way of at most f + 1 + b: it is a shortest one. A search that
    /// went node by node would lack the first half of this.
    Result solve(const Board& board) {
        forward_.start(board, board.start);
        backward_.start(board, board.hole);
        const Steps steps(board.width);
        unsigned meeting = Search::NOWHERE;
        while (meeting == Search::NOWHERE && forward_.size() != 0 && backward_.size() != 0) {
            const bool ahead = forward_.size() <= backward_.size();
            meeting = ahead ? forward_.expand_layer(steps, backward_)
                            : backward_.expand_layer(steps, forward_);
        }
        Result result;
        result.expanded = forward_.expanded + backward_.expanded;
        result.generated = forward_.generated + backward_.generated;
        if (meeting != Search::NOWHERE) {
            result.path = path_over(meeting, board.width);
            result.rolls = static_cast<int>(result.path.size());
        }
        return result;
    }

private:
    std::string path_over(unsigned meeting, int width) const {
        std::vector<int> sides = forward_.way_back(meeting, width);
        std::reverse(sides.begin(), sides.end());
        for (const int side : backward_.way_back(meeting, width)) sides.push_back(opposite(side));
        std::string path;
        for (const int side : sides) path += "UDLR"[side];
        return path;
    }

    Search forward_, backward_;
};

int main() {
    static WindowReader reader(stdin);
    static Solver solver;
    BoardReader boards(reader);
    Board board;
    try {
        while (boards.read(board)) std::fputs(print(solver.solve(board)).c_str(), stdout);
    } catch (const Malformed& fault) {
        std::fflush(stdout);
        std::fprintf(stderr, "bloxorz: case %d, line %d: %s\n", boards.board_number(), fault.line,
                     fault.what.c_str());
        return 1;
    }
    return 0;
}
