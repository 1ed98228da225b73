// Problem: Push Box (Sokoban, three boxes, fewest steps)
// Judges: HDU 1732
// Standard: C++98
// Method: breadth-first search by steps; box triples are ranked, and all player cells of one
//   triple move at once, as a bitset; boxes never enter dead squares
// Time: O(41664 s) set operations a case, s = number of steps for which a triple stays active
// Memory: 5 MB
// Source: D. E. Knuth, The Art of Computer Programming 4A, 7.2.1.3 (ranking); folklore
// Status: stress-tested, Hdu1732.RandomBoardsMatchMapSearch
#include <algorithm>
#include <bitset>
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

/// Cells of an 8 x 8 board, cell = 8 * row + column; what a smaller board lacks is wall.
///
///      0  1  2  3  4  5  6  7
///      8  9 ...             15
///     ...
///     56 57 ...             63
typedef std::bitset<64> Cells;

static const int SIDE = 8, CELLS = SIDE * SIDE, NONE = -1;
static const int BOXES = 3, TRIPLES = 41664;  // 64 choose 3

// up, down, left, right: direction d ^ 1 leads back
static const int STEP_ROW[4] = {-1, 1, 0, 0}, STEP_COLUMN[4] = {0, 0, -1, 1};

/// The neighbour of a cell in direction d, or NONE.
int neighbour(int cell, int d) {
    const int row = cell / SIDE + STEP_ROW[d], column = cell % SIDE + STEP_COLUMN[d];
    const bool inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    return inside ? row * SIDE + column : NONE;
}

struct Board {
    Cells floor;
    int player;
    std::vector<int> boxes, holes;  // in growing order

    /// Reads rows of at most 8 letters each.
    explicit Board(const std::vector<std::string>& rows) : player(NONE) {
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < rows[row].size(); ++column) {
                const int cell = static_cast<int>(row * SIDE + column);
                const char letter = rows[row][column];
                floor[static_cast<std::size_t>(cell)] = letter != '#';
                if (letter == 'X') player = cell;
                if (letter == '*') boxes.push_back(cell);
                if (letter == '@') holes.push_back(cell);
            }
    }

    bool complete() const {
        return player != NONE && boxes.size() == BOXES && holes.size() == BOXES;
    }
    bool is_floor(int cell) const { return cell != NONE && floor[static_cast<std::size_t>(cell)]; }
};

/// Three boxes in growing order, as rank = C(a, 1) + C(b, 2) + C(c, 3).
struct Triple {
    int box[BOXES];

    int rank() const {
        return box[0] + box[1] * (box[1] - 1) / 2 + box[2] * (box[2] - 1) * (box[2] - 2) / 6;
    }

    /// This triple with its box i on another cell.
    Triple moved(int i, int cell) const {
        Triple triple = *this;
        triple.box[i] = cell;
        for (; i > 0 && triple.box[i - 1] > cell; --i) std::swap(triple.box[i - 1], triple.box[i]);
        for (; i < BOXES - 1 && triple.box[i + 1] < cell; ++i)
            std::swap(triple.box[i + 1], triple.box[i]);
        return triple;
    }
};

/// What the search found: least steps or -1; pairs of triple and step expanded, and generated.
struct StepCount {
    int steps, expanded, generated;
};

class Solver {
public:
    Solver() {
        Triple triple;
        int rank = 0;
        for (triple.box[2] = 2; triple.box[2] < CELLS; ++triple.box[2])
            for (triple.box[1] = 1; triple.box[1] < triple.box[2]; ++triple.box[1])
                for (triple.box[0] = 0; triple.box[0] < triple.box[1]; ++triple.box[0])
                    triples_[rank++] = triple;
        for (int cell = 0; cell < CELLS; ++cell)
            for (int d = 0; d < 4; ++d) neighbour_[cell][d] = neighbour(cell, d);
        for (int row = 0; row < SIDE; ++row) {
            left_column_.set(static_cast<std::size_t>(row * SIDE));
            right_column_.set(static_cast<std::size_t>(row * SIDE + SIDE - 1));
        }
    }

    StepCount solve(const Board& board) {
        StepCount count = {-1, 0, 0};
        prepare(board);
        const Triple start = {{board.boxes[0], board.boxes[1], board.boxes[2]}};
        const Triple goal = {{board.holes[0], board.holes[1], board.holes[2]}};
        if (on_dead_square(start)) return count;
        reach(start.rank(), Cells().set(static_cast<std::size_t>(board.player)));
        for (int steps = 0; !coming_.empty(); ++steps) {
            count.generated += static_cast<int>(coming_.size());
            if (coming_cells_[goal.rank()].any()) {
                count.steps = steps;
                break;
            }
            advance();
            count.expanded += static_cast<int>(active_.size());
            for (std::size_t i = 0; i < active_.size(); ++i) expand(active_[i]);
        }
        return count;
    }

private:
    void prepare(const Board& board) {
        floor_ = board.floor;
        alive_ = alive_squares(board);
        active_.clear();
        coming_.clear();
        std::fill(seen_, seen_ + TRIPLES, Cells());
        std::fill(coming_cells_, coming_cells_ + TRIPLES, Cells());
    }

    bool on_dead_square(const Triple& triple) const {
        for (int i = 0; i < BOXES; ++i)
            if (!alive_[static_cast<std::size_t>(triple.box[i])]) return true;
        return false;
    }

    /// The cells from which a box alone can be pushed to a hole: boxes pulled off the holes.
    Cells alive_squares(const Board& board) const {
        Cells alive;
        std::vector<int> trail(board.holes);
        for (int i = 0; i < BOXES; ++i)
            alive.set(static_cast<std::size_t>(board.holes[static_cast<std::size_t>(i)]));
        for (std::size_t head = 0; head < trail.size(); ++head)
            for (int d = 0; d < 4; ++d) {
                const int next = neighbour(trail[head], d);
                if (!board.is_floor(next) || alive[static_cast<std::size_t>(next)]) continue;
                if (!board.is_floor(neighbour(next, d))) continue;
                alive.set(static_cast<std::size_t>(next));
                trail.push_back(next);
            }
        return alive;
    }

    /// Makes the next step the current one.
    void advance() {
        active_.swap(coming_);
        coming_.clear();
        for (std::size_t i = 0; i < active_.size(); ++i) {
            active_cells_[active_[i]] = coming_cells_[active_[i]];
            coming_cells_[active_[i]].reset();
        }
    }

    /// The player stands on `cells` after the next step, with the boxes of `rank`.
    void reach(int rank, Cells cells) {
        cells &= ~seen_[rank];
        if (cells.none()) return;
        seen_[rank] |= cells;
        if (coming_cells_[rank].none()) coming_.push_back(rank);
        coming_cells_[rank] |= cells;
    }

    /// Moves the player of one triple from all its active cells at once.
    void expand(int rank) {
        const Triple triple = triples_[rank];
        const Cells here = active_cells_[rank];
        Cells boxes;
        for (int i = 0; i < BOXES; ++i) boxes.set(static_cast<std::size_t>(triple.box[i]));
        const Cells spread = here << SIDE | here >> SIDE | (here & ~right_column_) << 1 |
                             (here & ~left_column_) >> 1;
        reach(rank, spread & floor_ & ~boxes);
        if ((spread & boxes).none()) return;
        for (int i = 0; i < BOXES; ++i)
            for (int d = 0; d < 4; ++d) {
                const int from = neighbour_[triple.box[i]][d ^ 1];
                const int to = neighbour_[triple.box[i]][d];
                if (from == NONE || to == NONE || !here[static_cast<std::size_t>(from)]) continue;
                const std::size_t free = static_cast<std::size_t>(to);
                if (!alive_[free] || boxes[free]) continue;
                const std::size_t player = static_cast<std::size_t>(triple.box[i]);
                reach(triple.moved(i, to).rank(), Cells().set(player));
            }
    }

    Triple triples_[TRIPLES];  // by rank
    int neighbour_[CELLS][4];
    Cells left_column_, right_column_;
    Cells floor_, alive_;
    Cells seen_[TRIPLES];          // player cells reached so far, by rank
    Cells active_cells_[TRIPLES];  // those of the step before, by rank
    Cells coming_cells_[TRIPLES];  // those of the next step, by rank
    std::vector<int> active_, coming_;
};

/// Reads one board; false where the input ends or makes no board of at most 8 x 8.
bool parse(WindowReader& reader, std::vector<std::string>& rows) {
    int height = 0, width = 0;
    if (!reader.read_int(height) || !reader.read_int(width) || height > SIDE) return false;
    rows.clear();
    std::string row;
    while (static_cast<int>(rows.size()) < height && reader.read_word(row) && row.size() <= SIDE)
        rows.push_back(row);
    return static_cast<int>(rows.size()) == height;
}

std::string print(const StepCount& count) {
    char text[16];
    std::sprintf(text, "%d\n", count.steps);
    return text;
}

int main() {
    static WindowReader reader(stdin);
    static Solver solver;
    std::vector<std::string> rows;
    while (parse(reader, rows)) {
        const Board board(rows);
        if (!board.complete()) break;
        std::fputs(print(solver.solve(board)).c_str(), stdout);
    }
    return 0;
}
