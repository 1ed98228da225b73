// Problem: Bloxorz I (rolling block)
// Judges: POJ 3322, AcWing 172, Luogu P10485 (limits unconfirmed)
// Standard: C++98
// Method: breadth-first search, layer by layer, over cell and orientation; optimal because every
//   roll costs one and a layer is expanded only when all nearer states have been
// Time: O(rows * columns) a case
// Memory: 4 MB at 500 x 500
// Source: folklore
// Status: stress-tested, Poj3322.RandomBoardsMatchMapSearch
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

// The board lies in one array with void around it, here 2 x 4 cells:
//
//     . . . . . .     A roll reaches at most two cells beyond the board: two rows of void above
//     . . . . . .     and below, and two columns behind each row, which are the two in front of
//     a b c d . .     the next row as well. Cell (row, column) has the number
//     e f g h . .
//     . . . . . .         (row + 2) * width + column    with width = columns + 2.
//     . . . . . .

/// Bit 0: a part of the block may lie on the cell. Bit 1: the block may stand on it.
enum Cell { VOID = 0, WEAK = 1, RIGID = 3 };

/// The most cells whose states an int can number.
static const int MAX_CELLS = 2147483647 / 48;

struct Board {
    int width;
    std::vector<unsigned char> cells;
    int start, hole;  // cells; -1 where the map has none
    Orientation start_as;
};

struct Result {
    int rolls;                // -1: impossible
    int expanded, generated;  // states taken from the queue before the goal, states put there
};

/// What a character of the map stands for, found without a branch.
inline int cell_of(int character) {
    const bool rigid = (character == '.') | (character == 'X') | (character == 'O');
    return rigid * RIGID | (character == 'E') * WEAK;
}

/// Notes start and hole; a second X next to the first one makes the start a lying block.
inline void note(Board& board, int character, int cell) {
    if (character == 'O') board.hole = cell;
    if (character != 'X') return;
    if (board.start < 0) board.start = cell;
    if (cell == board.start + 1) board.start_as = ALONG_ROW;
    if (cell == board.start + board.width) board.start_as = ALONG_COLUMN;
}

/// Reads a row of the map to `first` and the cells behind it; what is too long is left out.
/// False when the input ends before the row.
inline bool parse_row(WindowReader& reader, int columns, Board& board, int first) {
    if (reader.skip_blanks() < 0) return false;
    unsigned char* const row = &board.cells[static_cast<std::size_t>(first)];
    int column = 0;
    for (int character = reader.get(); character > ' '; character = reader.get()) {
        if (column == columns) continue;
        row[column] = static_cast<unsigned char>(cell_of(character));
        if (character == 'X' || character == 'O') note(board, character, first + column);
        ++column;
    }
    return true;
}

/// Reads the next case. False at the closing zeros or at the end of the input.
inline bool parse(WindowReader& reader, Board& board) {
    int rows = 0, columns = 0;
    if (!reader.read_int(rows) || !reader.read_int(columns)) return false;
    if (rows <= 0 || columns <= 0 || columns > MAX_CELLS - 2) return false;
    board.width = columns + 2;
    if (rows > MAX_CELLS / board.width - 4) return false;
    board.cells.assign(static_cast<std::size_t>((rows + 4) * board.width), VOID);
    board.start = board.hole = -1;
    board.start_as = STANDING;
    for (int row = 0; row != rows; ++row) {
        if (!parse_row(reader, columns, board, (row + 2) * board.width)) return false;
    }
    return true;
}

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

class Solver {
public:
    /// The least number of rolls that make the block stand on the hole.
    Result solve(const Board& board) {
        Result result = {-1, 0, 0};
        if (board.start < 0 || board.hole < 0) return result;
        result.expanded = result.generated = -1;  // the start is in the queue twice
        open_places(board);
        queue_start(place(board.start, board.start_as), board.start_as);
        const Steps steps(board.width);
        for (int rolls = 0; queue_.size() != 0; ++rolls) {
            const int size = static_cast<int>(queue_.size());
            const int expanded = expand_layer(steps, place(board.hole, STANDING));
            result.expanded += expanded;
            result.generated += size;
            if (expanded == size) continue;
            result.rolls = rolls;
            break;
        }
        return result;
    }

private:
    static unsigned place(int cell, Orientation as) {
        return 3 * static_cast<unsigned>(cell) + static_cast<unsigned>(as);
    }

    /// Opens the places where the block may rest, those that the board has room for.
    void open_places(const Board& board) {
        open_.assign(3 * board.cells.size(), 0);
        const unsigned char* cell = &board.cells[0];
        const unsigned char* const end = cell + board.cells.size() - board.width;
        for (unsigned char* open = &open_[0]; cell != end; ++cell, open += 3) {
            open[STANDING] = static_cast<unsigned char>(cell[0] >> 1);
            open[ALONG_ROW] = static_cast<unsigned char>(cell[0] & cell[1] & 1);
            open[ALONG_COLUMN] = static_cast<unsigned char>(cell[0] & cell[board.width] & 1);
        }
    }

    /// The first layer: the start twice, as if a roll up and one down had led there, since no
    /// roll of the first state may be left out.
    void queue_start(unsigned place, unsigned as) {
        unsigned* const layer = queue_.next_layer(2);
        layer[0] = 16 * place + 4 * as + UP;
        layer[1] = 16 * place + 4 * as + DOWN;
        queue_.advance(layer + 2);
        open_[place] = 0;
    }

    /// Writes the state to `end` and moves on if its place was open, which it closes.
    static unsigned* visit(unsigned char* open, unsigned state, unsigned* end) {
        *end = state;
        end += open[state / 16];
        open[state / 16] = 0;
        return end;
    }

    /// Expands the states of the layer up to the goal; returns how many.
    int expand_layer(const Steps& steps, unsigned goal) {
        unsigned char* const open = &open_[0];
        const int size = static_cast<int>(queue_.size());
        unsigned* end = queue_.next_layer(3 * queue_.size());
        const unsigned* const layer = queue_.layer();
        int expanded = 0;
        for (; expanded != size && layer[expanded] / 16 != goal; ++expanded) {
            const unsigned state = layer[expanded];
            const unsigned* const add = steps.add[state % 16];
            end = visit(open, state + add[0], end);
            end = visit(open, state + add[1], end);
            end = visit(open, state + add[2], end);
        }
        queue_.advance(end);
        return expanded;
    }

    std::vector<unsigned char> open_;  // by place: legal and not yet reached
    LayerQueue<unsigned> queue_;
};

inline void print(const Result& result) {
    if (result.rolls < 0) {
        std::puts("Impossible");
    } else {
        std::printf("%d\n", result.rolls);
    }
}

int main() {
    static WindowReader reader(stdin);
    static Solver solver;
    static Board board;
    while (parse(reader, board)) print(solver.solve(board));
    return 0;
}
