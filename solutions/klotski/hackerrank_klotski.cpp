// Problem: Klotski (blocks of any shape on at most 6x6, least moves of any path)
// Judges: HackerRank Klotski (limits unconfirmed)
// Standard: C++17
// Method: breadth-first search; a block by any path is one edge: the anchors it reaches are flooded
//   as bits. Blocks of one shape are one kind, the target its own; the path found is replayed with
//   the blocks themselves, so that each move names the one that stands there.
// Time: O(states * blocks), about 40 ns for each
// Memory: 20 bytes and one for each block a state
// Source: folklore; block moves as single edges: Donald E. Knuth, SLIDING, 2001
// Status: stress-tested, HackerrankKlotski.RandomBoardsMatchSearchOverNames

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <random>
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

// A cell is bit row * columns + column of a mask, here on 3 rows of 4. A block stands at its
// anchor, the upper left corner of its bounding box, which it need not cover:
//
//     0  1  2  3      . B B .
//     4  5  6  7      B B . .      block B: anchor 0, shape = bits 1, 2, 4, 5
//     8  9 10 11      . . . .
//
// A state is one byte a block, its anchor. The blocks are ordered by kind, the target first, and
// the anchors of a kind ascend.
enum { MAX_CELLS = 63 };

using Mask = std::uint64_t;
using State = std::array<std::uint8_t, MAX_CELLS>;  // as many bytes in use as there are blocks

struct Block {
    std::string name;
    Mask shape = 0;  // its cells when it stands at anchor 0
    int anchor = 0;
    std::size_t kind = 0;
};

struct Kind {
    std::size_t first = 0, end = 0;  // its blocks
    Mask fits = 0;                   // the anchors where it lies on the board
    std::vector<int> offsets;        // the bits of the shape
};

struct Puzzle {
    int rows = 0, columns = 0;
    std::vector<Block> blocks;  // in the order of a state
    std::vector<Kind> kinds;
    int goal = 0;  // anchor of the target; -1: off the board
};

struct Move {
    std::string name;
    int from = 0, to = 0;
};

struct Answer {
    bool solved = false;
    std::vector<Move> moves;
    std::size_t expanded = 0, generated = 0, states = 0;
};

Mask bit(int cell) { return Mask(1) << cell; }

/// The number of the lowest bit of a mask that is not empty.
int lowest(Mask mask) { return __builtin_ctzll(mask); }

/// The block that covers `cells`.
Block make_block(const std::string& name, Mask cells, int columns) {
    int row = MAX_CELLS, column = MAX_CELLS;
    for (Mask left = cells; left != 0; left &= left - 1) {
        row = std::min(row, lowest(left) / columns);
        column = std::min(column, lowest(left) % columns);
    }
    Block block;
    block.name = name;
    block.anchor = row * columns + column;
    block.shape = cells >> block.anchor;
    return block;
}

/// The kind of the blocks of a shape, as yet without blocks.
Kind make_kind(Mask shape, const Puzzle& puzzle) {
    Kind kind;
    int height = 0, width = 0;
    for (Mask left = shape; left != 0; left &= left - 1) {
        kind.offsets.push_back(lowest(left));
        height = std::max(height, lowest(left) / puzzle.columns + 1);
        width = std::max(width, lowest(left) % puzzle.columns + 1);
    }
    for (int row = 0; row + height <= puzzle.rows; ++row)
        for (int column = 0; column + width <= puzzle.columns; ++column)
            kind.fits |= bit(row * puzzle.columns + column);
    return kind;
}

/// Puts the blocks behind the target, blocks[0], in order and gives each its kind.
void find_kinds(Puzzle& puzzle) {
    std::vector<Block>& blocks = puzzle.blocks;
    std::sort(blocks.begin() + 1, blocks.end(), [](const Block& a, const Block& b) {
        return a.shape != b.shape ? a.shape < b.shape : a.anchor < b.anchor;
    });
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (i <= 1 || blocks[i].shape != blocks[i - 1].shape) {
            puzzle.kinds.push_back(make_kind(blocks[i].shape, puzzle));
            puzzle.kinds.back().first = i;
        }
        puzzle.kinds.back().end = i + 1;
        blocks[i].kind = puzzle.kinds.size() - 1;
    }
}

/// Reads the rows. False where the input ends before them, or a mask cannot hold the board.
bool read_cells(WindowReader& reader, Puzzle& puzzle, std::map<std::string, Mask>& cells) {
    if (!reader.read_int(puzzle.rows) || !reader.read_int(puzzle.columns)) return false;
    if (puzzle.rows < 1 || puzzle.columns < 1 || puzzle.rows > MAX_CELLS / puzzle.columns)
        return false;
    for (int cell = 0; cell < puzzle.rows * puzzle.columns; ++cell) {
        std::string word;
        if (!reader.read_word(word)) return false;
        if (word.find_first_not_of('.') != std::string::npos) cells[word] |= bit(cell);
    }
    return true;
}

/// Reads a puzzle. False where there is none, or its target is not on the board.
bool read_puzzle(WindowReader& reader, Puzzle& puzzle) {
    puzzle = Puzzle();
    std::map<std::string, Mask> cells;
    std::string target;
    int row = 0, column = 0;
    if (!read_cells(reader, puzzle, cells) || !reader.read_word(target) ||
        cells.count(target) == 0 || !reader.read_int(row) || !reader.read_int(column))
        return false;
    const bool inside = row >= 0 && row < puzzle.rows && column >= 0 && column < puzzle.columns;
    puzzle.goal = inside ? row * puzzle.columns + column : -1;
    puzzle.blocks.push_back(make_block(target, cells[target], puzzle.columns));
    cells.erase(target);
    for (const auto& [name, own] : cells)
        puzzle.blocks.push_back(make_block(name, own, puzzle.columns));
    find_kinds(puzzle);
    return true;
}

/// The states met so far, each once, numbered as they came. The caller brings the hash.
class StateSet {
public:
    explicit StateSet(std::size_t width) : width_(width), table_(1 << 12) {}

    std::size_t size() const { return bytes_.size() / width_; }

    State operator[](std::size_t number) const {
        State state = {};
        std::memcpy(state.data(), &bytes_[number * width_], width_);
        return state;
    }

    /// Adds a state. False if it was there.
    bool insert(const State& state, std::uint32_t hash) {
        std::size_t i = hash & (table_.size() - 1);
        for (; table_[i].number != 0; i = (i + 1) & (table_.size() - 1))
            if (table_[i].hash == hash && holds(table_[i].number - 1, state)) return false;
        bytes_.insert(bytes_.end(), state.data(), state.data() + width_);
        table_[i] = {hash, static_cast<std::uint32_t>(size())};
        if (size() > table_.size() / 4 * 3) grow();
        return true;
    }

private:
    struct Entry {
        std::uint32_t hash = 0, number = 0;  // 0: empty, else one more than the state's number
    };

    bool holds(std::size_t number, const State& state) const {
        return std::memcmp(&bytes_[number * width_], state.data(), width_) == 0;
    }

    void grow() {
        std::vector<Entry> old(2 * table_.size());
        old.swap(table_);
        for (const Entry& entry : old) {
            if (entry.number == 0) continue;
            std::size_t i = entry.hash & (table_.size() - 1);
            while (table_[i].number != 0) i = (i + 1) & (table_.size() - 1);
            table_[i] = entry;
        }
    }

    std::size_t width_;
    std::vector<std::uint8_t> bytes_;
    std::vector<Entry> table_;
};

class Solver {
public:
    explicit Solver(const Puzzle& puzzle);
    Answer solve();

private:
    Mask spread(Mask mask) const;
    Mask flood(int anchor, const Kind& kind, Mask free) const;

    std::uint32_t hash(const State& state) const;
    bool expand(std::size_t number);
    void add(std::size_t parent, State state, std::size_t block, int to, std::uint32_t hash);

    std::vector<Move> path_to(std::size_t number) const;

    const Puzzle& puzzle_;
    Mask board_ = 0, first_column_ = 0, last_column_ = 0;
    StateSet states_;
    std::vector<std::uint32_t> parents_;                      // by the state's number
    std::vector<std::array<std::uint32_t, MAX_CELLS>> salt_;  // of the hash, by kind and anchor
    std::size_t generated_ = 0;
};

Solver::Solver(const Puzzle& puzzle)
    : puzzle_(puzzle), states_(puzzle.blocks.size()), salt_(puzzle.kinds.size()) {
    for (int cell = 0; cell < puzzle.rows * puzzle.columns; ++cell) {
        board_ |= bit(cell);
        if (cell % puzzle.columns == 0) first_column_ |= bit(cell);
        if (cell % puzzle.columns == puzzle.columns - 1) last_column_ |= bit(cell);
    }
    std::mt19937 random(2013);
    for (auto& by_anchor : salt_)
        for (std::uint32_t& salt : by_anchor) salt = static_cast<std::uint32_t>(random());
}

/// The cells of a mask and their neighbours.
Mask Solver::spread(Mask mask) const {
    return mask | mask << puzzle_.columns | mask >> puzzle_.columns | (mask & ~last_column_) << 1 |
           (mask & ~first_column_) >> 1;
}

/// The anchors that a block reaches from `anchor` over cells of `free`, its own among them.
Mask Solver::flood(int anchor, const Kind& kind, Mask free) const {
    Mask allowed = kind.fits;
    for (const int offset : kind.offsets) allowed &= free >> offset;
    Mask reached = 0, wider = bit(anchor);
    while (wider != reached) {
        reached = wider;
        wider = spread(reached) & allowed;
    }
    return reached;
}

/// A sum over the blocks, whatever their order within a kind.
std::uint32_t Solver::hash(const State& state) const {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < puzzle_.blocks.size(); ++i)
        sum += salt_[puzzle_.blocks[i].kind][state[i]];
    return sum;
}

/// Adds the states one move away. True when the target came to its goal; that state is the last.
bool Solver::expand(std::size_t number) {
    const State state = states_[number];
    const std::uint32_t sum = hash(state);
    Mask free = board_;
    for (std::size_t i = 0; i < puzzle_.blocks.size(); ++i)
        free &= ~(puzzle_.blocks[i].shape << state[i]);
    for (std::size_t i = 0; i < puzzle_.blocks.size(); ++i) {
        const Mask own = puzzle_.blocks[i].shape << state[i];
        if ((spread(own) & free) == 0) continue;
        Mask anchors = flood(state[i], puzzle_.kinds[puzzle_.blocks[i].kind], free | own);
        if (i == 0 && puzzle_.goal >= 0 && (anchors & bit(puzzle_.goal)) != 0) {
            add(number, state, i, puzzle_.goal, sum);
            return true;
        }
        for (anchors &= ~bit(state[i]); anchors != 0; anchors &= anchors - 1)
            add(number, state, i, lowest(anchors), sum);
    }
    return false;
}

/// Adds the state in which a block has gone to another anchor, unless it was met before.
void Solver::add(std::size_t parent, State state, std::size_t block, int to, std::uint32_t hash) {
    const Kind& kind = puzzle_.kinds[puzzle_.blocks[block].kind];
    const auto& salt = salt_[puzzle_.blocks[block].kind];
    hash += salt[static_cast<std::size_t>(to)] - salt[state[block]];
    for (; block > kind.first && state[block - 1] > to; --block) state[block] = state[block - 1];
    for (; block + 1 < kind.end && state[block + 1] < to; ++block) state[block] = state[block + 1];
    state[block] = static_cast<std::uint8_t>(to);
    ++generated_;
    if (states_.insert(state, hash)) parents_.push_back(static_cast<std::uint32_t>(parent));
}

/// The anchors of the blocks of a kind.
Mask anchors_of(const State& state, const Kind& kind) {
    Mask anchors = 0;
    for (std::size_t i = kind.first; i < kind.end; ++i) anchors |= bit(state[i]);
    return anchors;
}

/// The move between two states; the block that makes it is moved in `blocks`.
Move make_move(const State& before, const State& after, const std::vector<Kind>& kinds,
               std::vector<Block>& blocks) {
    for (const Kind& kind : kinds) {
        const Mask old_anchors = anchors_of(before, kind), new_anchors = anchors_of(after, kind);
        if (old_anchors == new_anchors) continue;
        const int from = lowest(old_anchors & ~new_anchors);
        std::size_t i = kind.first;
        while (blocks[i].anchor != from) ++i;
        blocks[i].anchor = lowest(new_anchors & ~old_anchors);
        return {blocks[i].name, from, blocks[i].anchor};
    }
    return {};
}

/// The moves from the start to a state.
std::vector<Move> Solver::path_to(std::size_t number) const {
    std::vector<std::size_t> path(1, number);
    while (path.back() != 0) path.push_back(parents_[path.back()]);
    std::vector<Block> blocks = puzzle_.blocks;
    std::vector<Move> moves;
    for (std::size_t i = path.size() - 1; i > 0; --i)
        moves.push_back(make_move(states_[path[i]], states_[path[i - 1]], puzzle_.kinds, blocks));
    return moves;
}

Answer Solver::solve() {
    State start = {};
    for (std::size_t i = 0; i < puzzle_.blocks.size(); ++i)
        start[i] = static_cast<std::uint8_t>(puzzle_.blocks[i].anchor);
    states_.insert(start, hash(start));
    parents_.push_back(0);
    Answer answer;
    answer.solved = start[0] == puzzle_.goal;
    for (; !answer.solved && answer.expanded < states_.size(); ++answer.expanded)
        answer.solved = expand(answer.expanded);
    if (answer.solved) answer.moves = path_to(states_.size() - 1);
    answer.generated = generated_;
    answer.states = states_.size();
    return answer;
}

/// The number of moves, then a line a move; -1 where there is no solution.
std::string print(const Answer& answer, int columns) {
    if (!answer.solved) return "-1\n";
    const auto cell = [columns](int anchor) {
        return " (" + std::to_string(anchor / columns) + "," + std::to_string(anchor % columns) +
               ")";
    };
    std::string text = std::to_string(answer.moves.size()) + "\n";
    for (const Move& move : answer.moves)
        text += move.name + cell(move.from) + cell(move.to) + "\n";
    return text;
}

int main() {
    static WindowReader reader(stdin);
    Puzzle puzzle;
    while (read_puzzle(reader, puzzle))
        std::fputs(print(Solver(puzzle).solve(), puzzle.columns).c_str(), stdout);
    return 0;
}
