// Problem: Klotski, sliding blocks of any shape, fewest steps and fewest moves
// Judges: local
// Standard: C++17
// Method: breadth-first search over canonical codes (equal shapes are one class, mirror images
//   one state where board and goal allow it); a move is a walk of one piece along its steps, of any
//   length for 1, so both counts are optimal; 3 or more cases of one piece set share a table
// Time: O(states * pieces), both metrics; the classic 5x4 visits 12,000 of its 25,955 states
// Memory: 50 bytes a state and 8 a step; a table holds at most 2^21 states
// Source: folklore; the kinds of moves as in D. E. Knuth, SLIDING
// Status: stress-tested, Klotski.RandomLayoutsMatchBruteForce
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

// [block klotski-input]
enum { CELLS = 128 };  // most cells of a board

/// A case as it was read: rows * columns cells, the target and where its corner is to go (from 0).
struct Case {
    int rows, columns;
    std::string cells;
    char target;
    int goal_row, goal_column;
};

/// What was read: the cases before the first fault, and the fault (empty: none).
struct Input {
    std::vector<Case> cases;
    std::string fault;
};

/// Reads cases strictly; blank lines between them are skipped.
class CaseReader {
public:
    explicit CaseReader(std::FILE* file) : file_(file), number_(0) {}

    /// Reads to the end of the input or to the first fault.
    Input read() {
        Input input;
        while (input.fault.empty() && next_case()) {
            Case one = Case();
            std::string fault = read_size(one);
            for (int row = 0; row < one.rows && fault.empty(); ++row) fault = read_row(one, row);
            if (fault.empty()) fault = check_pieces(one);
            if (fault.empty()) fault = read_goal(one);
            if (fault.empty()) {
                input.cases.push_back(one);
            } else {
                input.fault = "case " + std::to_string(input.cases.size() + 1) + ", line " +
                              std::to_string(number_) + ": " + fault;
            }
        }
        return input;
    }

private:
    /// Takes a line without its end and the blanks before that. None is longer than a board.
    bool next_line() {
        char bytes[256];
        ++number_;
        line_.clear();
        if (!std::fgets(bytes, sizeof bytes, file_)) return false;
        line_ = bytes;
        line_.erase(line_.find_last_not_of(" \t\r\n") + 1);
        return true;
    }

    bool next_case() {
        while (next_line()) {
            if (!line_.empty()) return true;
        }
        return false;
    }

    std::string read_size(Case& one) const {
        int rows, columns;
        char more;
        if (std::sscanf(line_.c_str(), "%9d %9d %c", &rows, &columns, &more) != 2) {
            return "two numbers, R C, expected";
        }
        if (rows < 1 || columns < 1 || rows > CELLS / columns) {
            return "a board of 1 to " + std::to_string(CELLS) + " cells expected";
        }
        one.rows = rows;
        one.columns = columns;
        return "";
    }

    std::string read_row(Case& one, int row) {
        if (!next_line()) return "the input ends inside a board";
        if (line_.size() != static_cast<std::size_t>(one.columns)) {
            return "row " + std::to_string(row + 1) + " has " + std::to_string(line_.size()) +
                   " cells, not " + std::to_string(one.columns);
        }
        for (const char cell : line_) {
            if (std::strchr(".#-", cell) == nullptr && !is_name(cell)) {
                return std::string("'") + cell + "' is no cell";
            }
        }
        one.cells += line_;
        return "";
    }

    std::string read_goal(Case& one) {
        if (!next_line()) return "the input ends before the goal";
        char blank, more;
        if (std::sscanf(line_.c_str(), "%c%c%9d %9d %c", &one.target, &blank, &one.goal_row,
                        &one.goal_column, &more) != 4 ||
            !is_name(one.target) || blank != ' ') {
            return "a piece, a row and a column expected";
        }
        int top = one.rows, bottom = -1, left = one.columns, right = -1;
        for (int cell = 0; cell < one.rows * one.columns; ++cell) {
            if (one.cells[static_cast<std::size_t>(cell)] != one.target) continue;
            top = std::min(top, cell / one.columns);
            bottom = std::max(bottom, cell / one.columns);
            left = std::min(left, cell % one.columns);
            right = std::max(right, cell % one.columns);
        }
        if (bottom < 0) return std::string("there is no piece ") + one.target;
        const bool on_board = --one.goal_row >= 0 && one.goal_row < one.rows - (bottom - top) &&
                              --one.goal_column >= 0 &&
                              one.goal_column < one.columns - (right - left);
        return on_board ? "" : "the goal is off the board";
    }

    /// Every piece must be in one part: takes the part of each name's first cell off the board.
    static std::string check_pieces(const Case& one) {
        std::string rest = one.cells, seen;
        for (int cell = 0; cell < one.rows * one.columns; ++cell) {
            const char name = rest[static_cast<std::size_t>(cell)];
            if (!is_name(name)) continue;
            if (seen.find(name) != std::string::npos) {
                return std::string("piece ") + name + " is not connected";
            }
            seen += name;
            take_part(one, cell, name, rest);
        }
        return "";
    }

    static void take_part(const Case& one, int first, char name, std::string& rest) {
        std::vector<int> part(1, first);
        while (!part.empty()) {
            const int cell = part.back(), column = cell % one.columns;
            part.pop_back();
            if (rest[static_cast<std::size_t>(cell)] != name) continue;
            rest[static_cast<std::size_t>(cell)] = '.';
            if (cell >= one.columns) part.push_back(cell - one.columns);
            if (cell < (one.rows - 1) * one.columns) part.push_back(cell + one.columns);
            if (column > 0) part.push_back(cell - 1);
            if (column < one.columns - 1) part.push_back(cell + 1);
        }
    }

    static bool is_name(char cell) {
        return (cell >= 'A' && cell <= 'Z') || (cell >= 'a' && cell <= 'z') || cell == '*';
    }

    std::FILE* file_;
    std::string line_;
    int number_;
};
// [end klotski-input]

// [block anchor-masks]
// The open cells of a board (all but the walls) are numbered in reading order and stand for the
// bits of a mask. A piece is known by its class (its shape; the target is a class of its own) and
// its anchor, its first cell in reading order:
//
//     A B B C      0  1  2  3      A: upright domino, anchor 0    B: square, anchor 1
//     A B B C      4  5  6  7      C: upright domino, anchor 3
//     D E E .      8  9 10 11      D: single, anchor 8            E: flat domino, anchor 9
//
// No two pieces have the same anchor, and two boards with the same classes on the same anchors
// are the same state, whatever the names.
__extension__ typedef unsigned __int128 Mask;

enum { DIRECTIONS = 4, NO_ANCHOR = -1 };  // up, down, left, right

/// A step of a piece: its spot after it and the cells covered then.
struct Step {
    Mask place;
    int to;
    int direction;
};

/// A class on an anchor: the cells covered (0: no piece can stand there), the cells next to them,
/// the steps on an empty board, and the spot of the mirror image.
struct Spot {
    Mask place, halo;
    int steps;
    Step step[DIRECTIONS];
    int mirrored;
};

/// The pieces of one shape.
struct PieceClass {
    std::string shape;  // bytes: rows below and columns right of the anchor, of each cell
    int count;          // of the pieces
};

/// A piece on the board: its spot is class * CELLS + anchor.
struct Piece {
    char name;
    int spot;
};

/// A board, its piece set and its goal. Made by PieceFinder and SpotMaker out of zeros.
struct Puzzle {
    int rows, columns;
    int open;           // number of open cells
    int number[CELLS];  // cell of the board -> open cell, NO_ANCHOR for a wall
    int goal;           // spot of the target, class 0, at the goal; NO_ANCHOR: a wall is there
    bool folded;        // mirror images count as one state
    std::string board;  // cells without the pieces
    std::vector<PieceClass> classes;
    std::vector<Spot> spots;
};

/// The pieces of a case by name and the classes of its puzzle in canonical order, no spots yet.
class PieceFinder {
public:
    PieceFinder(const Case& one, Puzzle& puzzle) : case_(one), puzzle_(puzzle) {}

    /// Fills in rows, columns, open cells, board and classes; returns the pieces by anchor.
    std::vector<Piece> find() {
        number_cells();
        std::vector<Piece> pieces;
        std::vector<std::string> keys;  // 0 for the target, 1 for others; shape
        std::string seen;
        for (std::size_t cell = 0; cell < case_.cells.size(); ++cell) {
            const char name = case_.cells[cell];
            if (!is_piece(name) || seen.find(name) != std::string::npos) continue;
            seen += name;
            keys.push_back((name == case_.target ? '0' : '1') + shape(cell));
            pieces.push_back(Piece{name, puzzle_.number[cell]});
        }
        std::vector<std::string> kinds = keys;
        std::sort(kinds.begin(), kinds.end());
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        for (const std::string& kind : kinds) {
            const auto count = std::count(keys.begin(), keys.end(), kind);
            puzzle_.classes.push_back(PieceClass{kind.substr(1), static_cast<int>(count)});
        }
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto kind = std::lower_bound(kinds.begin(), kinds.end(), keys[i]);
            pieces[i].spot += static_cast<int>(kind - kinds.begin()) * CELLS;
        }
        return pieces;
    }

private:
    static bool is_piece(char cell) { return std::strchr(".#-", cell) == nullptr; }

    void number_cells() {
        puzzle_.rows = case_.rows;
        puzzle_.columns = case_.columns;
        puzzle_.board = case_.cells;
        for (std::size_t cell = 0; cell < case_.cells.size(); ++cell) {
            puzzle_.number[cell] = case_.cells[cell] == '#' ? NO_ANCHOR : puzzle_.open++;
            if (is_piece(case_.cells[cell])) puzzle_.board[cell] = '.';
        }
    }

    std::string shape(std::size_t first) const {
        const std::size_t columns = static_cast<std::size_t>(case_.columns);
        std::string bytes;
        for (std::size_t cell = first; cell < case_.cells.size(); ++cell) {
            if (case_.cells[cell] != case_.cells[first]) continue;
            bytes += static_cast<char>(cell / columns - first / columns);
            bytes += static_cast<char>(cell % columns - first % columns);
        }
        return bytes;
    }

    const Case& case_;
    Puzzle& puzzle_;
};

/// Makes the spots of all classes, the goal and, where the puzzle is its own image, the mirror.
class SpotMaker {
public:
    explicit SpotMaker(Puzzle& puzzle) : puzzle_(puzzle) {}

    void make(int goal_row, int goal_column) {
        const int classes = static_cast<int>(puzzle_.classes.size());
        puzzle_.spots.assign(static_cast<std::size_t>(classes * CELLS), Spot());
        for (int kind = 0; kind < classes; ++kind) {
            for (int cell = 0; cell < cells(); ++cell) {
                if (puzzle_.number[cell] != NO_ANCHOR) spot(kind, cell).place = cover(kind, cell);
            }
            for (int cell = 0; cell < cells(); ++cell) {
                if (puzzle_.number[cell] != NO_ANCHOR) make_steps(kind, cell);
            }
        }
        puzzle_.goal = spot_of_corner(goal_row, goal_column);
        puzzle_.folded = find_mirror();
    }

private:
    int cells() const { return puzzle_.rows * puzzle_.columns; }

    Spot& spot(int kind, int cell) {
        return puzzle_.spots[static_cast<std::size_t>(kind * CELLS + puzzle_.number[cell])];
    }

    char ground(int cell) const { return puzzle_.board[static_cast<std::size_t>(cell)]; }

    /// The cells covered by a piece with its anchor on a cell; 0 where it cannot stand.
    Mask cover(int kind, int cell) const {
        const std::string& shape = puzzle_.classes[static_cast<std::size_t>(kind)].shape;
        Mask mask = 0;
        for (std::size_t i = 0; i < shape.size(); i += 2) {
            const int row = cell / puzzle_.columns + shape[i];
            const int column = cell % puzzle_.columns + static_cast<signed char>(shape[i + 1]);
            if (row >= puzzle_.rows || column < 0 || column >= puzzle_.columns) return 0;
            const int covered = row * puzzle_.columns + column;
            if (ground(covered) == '#' || (ground(covered) == '-' && kind != 0)) return 0;
            mask |= Mask(1) << puzzle_.number[covered];
        }
        return mask;
    }

    void make_steps(int kind, int cell) {
        Spot& from = spot(kind, cell);
        const int column = cell % puzzle_.columns;
        const int next[DIRECTIONS] = {cell - puzzle_.columns, cell + puzzle_.columns,
                                      column > 0 ? cell - 1 : -1,
                                      column + 1 < puzzle_.columns ? cell + 1 : -1};
        for (int direction = 0; direction < DIRECTIONS; ++direction) {
            const int there = next[direction];
            if (there < 0 || there >= cells() || puzzle_.number[there] == NO_ANCHOR) continue;
            const Mask place = spot(kind, there).place;
            if (place == 0) continue;
            from.step[from.steps++] = Step{place, kind * CELLS + puzzle_.number[there], direction};
            from.halo |= place & ~from.place;
        }
    }

    /// The spot at which the target's bounding box has its corner on a cell.
    int spot_of_corner(int row, int column) {
        const std::string& shape = puzzle_.classes[0].shape;
        int left = 0;
        for (std::size_t i = 1; i < shape.size(); i += 2) {
            left = std::min<int>(left, static_cast<signed char>(shape[i]));
        }
        const int cell = row * puzzle_.columns + column - left;
        const int anchor = puzzle_.number[cell];
        return anchor != NO_ANCHOR && spot(0, cell).place != 0 ? anchor : NO_ANCHOR;
    }

    /// True when the left-right mirror maps walls, gates, goal and piece set onto themselves.
    bool find_mirror() {
        for (int cell = 0; cell < cells(); ++cell) {
            if (ground(cell) != ground(mirror(cell))) return false;
        }
        const int classes = static_cast<int>(puzzle_.classes.size());
        for (int kind = 0; kind < classes; ++kind) {
            int image = kind == 0 ? 0 : 1;
            const int end = kind == 0 ? 1 : classes;
            while (image < end && !map_spots(kind, image)) ++image;
            if (image == end) return false;
        }
        return puzzle_.goal != NO_ANCHOR &&
               puzzle_.spots[static_cast<std::size_t>(puzzle_.goal)].mirrored == puzzle_.goal;
    }

    int mirror(int cell) const {
        return cell - cell % puzzle_.columns + puzzle_.columns - 1 - cell % puzzle_.columns;
    }

    /// Finds the mirror image of each place of a class among those of another; false: not all.
    bool map_spots(int kind, int image) {
        const std::size_t here = static_cast<std::size_t>(kind * CELLS);
        const std::size_t there = static_cast<std::size_t>(image * CELLS);
        const std::vector<PieceClass>& classes = puzzle_.classes;
        if (classes[here / CELLS].count != classes[there / CELLS].count) return false;
        for (std::size_t anchor = here; anchor < here + CELLS; ++anchor) {
            if (puzzle_.spots[anchor].place == 0) continue;
            const Mask wanted = mirror_mask(puzzle_.spots[anchor].place);
            std::size_t found = there;
            while (found < there + CELLS && puzzle_.spots[found].place != wanted) ++found;
            if (found == there + CELLS) return false;
            puzzle_.spots[anchor].mirrored = static_cast<int>(found);
        }
        return true;
    }

    Mask mirror_mask(Mask mask) const {
        Mask image = 0;
        for (int cell = 0; cell < cells(); ++cell) {
            const int here = puzzle_.number[cell];
            if (here == NO_ANCHOR || (mask >> here & 1) == 0) continue;
            image |= Mask(1) << puzzle_.number[mirror(cell)];
        }
        return image;
    }

    Puzzle& puzzle_;
};
// [end anchor-masks]

// [block canonical-code]
/// A state as a number: a field per open cell, 0 or 1 + the class of the piece that has its anchor
/// there. Where the puzzle is folded, the smaller of the state's and its mirror image's number.
template <int WORDS>
struct Code {
    std::uint64_t word[WORDS];

    bool operator==(const Code& other) const {
        std::uint64_t differences = 0;
        for (int w = 0; w < WORDS; ++w) differences |= word[w] ^ other.word[w];
        return differences == 0;
    }
    bool operator<(const Code& other) const {
        int w = 0;
        while (w + 1 < WORDS && word[w] == other.word[w]) ++w;
        return word[w] < other.word[w];
    }
    Code& operator^=(const Code& other) {
        for (int w = 0; w < WORDS; ++w) word[w] ^= other.word[w];
        return *this;
    }
};

/// A state taken apart: the spots of its pieces, and the codes of both its images (the same one
/// where the puzzle is not folded).
template <int WORDS>
struct State {
    Code<WORDS> code, image;
    Mask occupied;
    int pieces;
    int spot[CELLS];
};

/// Packs and unpacks the states of one puzzle.
template <int WORDS>
class Coder {
public:
    explicit Coder(const Puzzle& puzzle) : puzzle_(&puzzle), bits_(field_bits(puzzle)) {
        for (int bit = 0; bit < 64; ++bit) field_[bit] = bit / bits_;
        for (std::size_t spot = 0; spot < puzzle.spots.size(); ++spot) {
            const std::size_t image = static_cast<std::size_t>(puzzle.spots[spot].mirrored);
            const bool stands = puzzle.spots[spot].place != 0;
            fields_.push_back(stands ? Fields{field(spot), field(puzzle.folded ? image : spot)}
                                     : Fields());
        }
    }

    /// Words that a code of the puzzle needs.
    static int words(const Puzzle& puzzle) {
        const int fields = 64 / field_bits(puzzle);
        return (puzzle.open + fields - 1) / fields;
    }

    /// Puts a piece into a state's codes, or takes it out.
    void toggle(int spot, Code<WORDS>& code, Code<WORDS>& image) const {
        const Fields& fields = fields_[static_cast<std::size_t>(spot)];
        code ^= fields.code;
        image ^= fields.image;
    }

    void unpack(const Code<WORDS>& code, State<WORDS>& state) const {
        const int bits = bits_, value_mask = (1 << bits) - 1;
        const Spot* spots = puzzle_->spots.data();
        const Fields* fields = fields_.data();
        Code<WORDS> image = Code<WORDS>();
        Mask occupied = 0;
        int pieces = 0;
        for (int w = 0, base = -CELLS; w < WORDS; ++w, base += 64 / bits) {
            for (std::uint64_t rest = code.word[w]; rest != 0; ++pieces) {
                const int cell = field_[__builtin_ctzll(rest)];
                const int value = static_cast<int>(rest >> cell * bits) & value_mask;
                const int spot = value * CELLS + base + cell;
                rest ^= fields[spot].code.word[w];
                image ^= fields[spot].image;
                occupied |= spots[spot].place;
                state.spot[pieces] = spot;
            }
        }
        state.code = code;
        state.image = image;
        state.occupied = occupied;
        state.pieces = pieces;
    }

    /// The code of the state after one of its pieces has moved.
    Code<WORDS> moved(const State<WORDS>& state, int from, int to) const {
        Code<WORDS> code = state.code, image = state.image;
        toggle(from, code, image);
        toggle(to, code, image);
        return std::min(code, image);
    }

    /// The code of pieces on a board, and the state itself, unfolded.
    Code<WORDS> pack(const std::vector<Piece>& pieces, State<WORDS>& state) const {
        Code<WORDS> code = Code<WORDS>(), image = Code<WORDS>();
        for (const Piece& piece : pieces) toggle(piece.spot, code, image);
        unpack(code, state);
        return std::min(code, image);
    }

private:
    struct Fields {
        Code<WORDS> code, image;
    };

    static int field_bits(const Puzzle& puzzle) {
        int bits = 1;
        while (puzzle.classes.size() >> bits != 0) ++bits;
        return bits;
    }

    Code<WORDS> field(std::size_t spot) const {
        const std::size_t bits = static_cast<std::size_t>(bits_), anchor = spot % CELLS;
        Code<WORDS> code = Code<WORDS>();
        code.word[anchor / (64 / bits)] = (spot / CELLS + 1) << anchor % (64 / bits) * bits;
        return code;
    }

    const Puzzle* puzzle_;
    int bits_;
    int field_[64];               // bit of a word -> its field
    std::vector<Fields> fields_;  // of each spot
};
// [end canonical-code]

// [block piece-flood]
/// The spots that a piece reaches, nearest first; the first is its own.
struct Flood {
    int count;
    int spot[CELLS];
    int before[CELLS];     // index of the spot it was reached from
    int direction[CELLS];  // and how
};

/// Floods the free cells with one piece. `blocked` holds the cells of all others.
inline void flood_piece(const Puzzle& puzzle, int from, Mask blocked, Flood& flood) {
    Mask seen = Mask(1) << from % CELLS;
    flood.count = 1;
    flood.spot[0] = from;
    for (int i = 0; i < flood.count; ++i) {
        const Spot& spot = puzzle.spots[static_cast<std::size_t>(flood.spot[i])];
        for (const Step* step = spot.step; step != spot.step + spot.steps; ++step) {
            const Mask bit = Mask(1) << step->to % CELLS;
            if ((step->place & blocked) != 0 || (seen & bit) != 0) continue;
            seen |= bit;
            flood.spot[flood.count] = step->to;
            flood.before[flood.count] = i;
            flood.direction[flood.count++] = step->direction;
        }
    }
}

/// What counts 1: a step of one cell, or a move of one piece along any path.
enum Metric { STEPS, MOVES };

/// Calls visit(from, to), two spots, for each step or move out of a state, until it returns true.
/// A move to each reachable spot is an edge of its own: every edge costs 1.
template <class AnyState, class Visit>
inline void for_each_neighbour(const Puzzle& puzzle, const AnyState& state, Metric metric,
                               Visit visit) {
    const Spot* spots = puzzle.spots.data();
    const Mask empty = ~state.occupied;
    const int pieces = state.pieces;
    for (int i = 0; i < pieces; ++i) {
        const int from = state.spot[i];
        const Spot& spot = spots[from];
        if ((spot.halo & empty) == 0) continue;
        const Mask blocked = state.occupied ^ spot.place;
        if (metric == MOVES) {
            Flood flood;
            flood_piece(puzzle, from, blocked, flood);
            for (int reached = 1; reached < flood.count; ++reached) {
                if (visit(from, flood.spot[reached])) return;
            }
            continue;
        }
        for (const Step* step = spot.step; step != spot.step + spot.steps; ++step) {
            if ((step->place & blocked) == 0 && visit(from, step->to)) return;
        }
    }
}
// [end piece-flood]

// [block state-set]
/// States in the order of their arrival, found by code: open addressing, a slot holds half of the
/// hash and 1 + the index; at most two thirds are full.
template <int WORDS>
class StateSet {
public:
    StateSet() { clear(); }

    /// Forgets all states, keeps the memory.
    void clear() {
        codes_.clear();
        resize(8);
    }

    std::uint32_t size() const { return static_cast<std::uint32_t>(codes_.size()); }
    const Code<WORDS>& operator[](std::uint32_t index) const { return codes_[index]; }

    /// Index of a code, which is added where it is new: then the index is the old size.
    std::uint32_t insert(const Code<WORDS>& code) {
        if (codes_.size() == most_) grow();
        const std::uint64_t hash = hash_of(code);
        const std::size_t slot = find_slot(code, hash);
        if (slots_[slot] != 0) return static_cast<std::uint32_t>(slots_[slot]) - 1;
        codes_.push_back(code);
        slots_[slot] = hash << 32 | codes_.size();
        return size() - 1;
    }

    /// Index of a code, or size() where it is unknown.
    std::uint32_t find(const Code<WORDS>& code) const {
        const std::size_t slot = find_slot(code, hash_of(code));
        return slots_[slot] != 0 ? static_cast<std::uint32_t>(slots_[slot]) - 1 : size();
    }

private:
    /// Murmur's mixing of each word, 64 bits of which the high ones choose the slot.
    static std::uint64_t hash_of(const Code<WORDS>& code) {
        std::uint64_t hash = 0;
        for (int w = 0; w < WORDS; ++w) {
            hash = (hash ^ code.word[w]) * 0xff51afd7ed558ccdULL;
            hash = (hash ^ hash >> 32) * 0xc4ceb9fe1a85ec53ULL;
        }
        return hash;
    }

    std::size_t find_slot(const Code<WORDS>& code, std::uint64_t hash) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t slot = static_cast<std::size_t>(hash >> shift_);
        while (slots_[slot] != 0) {
            const bool likely = slots_[slot] >> 32 == (hash & 0xffffffffu);
            if (likely && codes_[(slots_[slot] & 0xffffffffu) - 1] == code) break;
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    /// Makes 2^bits slots, all empty.
    void resize(int bits) {
        shift_ = 64 - bits;
        slots_.assign(std::size_t(1) << bits, 0);
        most_ = slots_.size() / 3 * 2;
    }

    void grow() {
        resize(65 - shift_);
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t i = 0; i < codes_.size(); ++i) {
            const std::uint64_t hash = hash_of(codes_[i]);
            std::size_t slot = static_cast<std::size_t>(hash >> shift_);
            while (slots_[slot] != 0) slot = (slot + 1) & mask;
            slots_[slot] = hash << 32 | (i + 1);
        }
    }

    std::vector<Code<WORDS>> codes_;
    std::vector<std::uint64_t> slots_;
    std::size_t most_;  // codes before there must be more slots
    int shift_;
};
// [end state-set]

// [block klotski-layouts]
/// Walks through all layouts of a piece set, cell by cell in reading order.
template <int WORDS>
class LayoutWalk {
public:
    LayoutWalk(const Puzzle& puzzle, const Coder<WORDS>& coder) : puzzle_(puzzle), coder_(coder) {
        for (const PieceClass& kind : puzzle.classes) left_.push_back(kind.count);
    }

    /// Calls visit(code) for each layout, with the target on `target` or, for NO_ANCHOR, anywhere.
    /// False when visit returned false or more than `nodes` placements were tried.
    template <class Visit>
    bool walk(int target, long nodes, Visit visit) {
        nodes_ = nodes;
        spare_ = puzzle_.open;
        for (const PieceClass& kind : puzzle_.classes) {
            spare_ -= kind.count * static_cast<int>(kind.shape.size() / 2);
        }
        Code<WORDS> code = Code<WORDS>(), image = Code<WORDS>();
        Mask covered = 0;
        if (target != NO_ANCHOR) {
            coder_.toggle(target, code, image);
            covered = puzzle_.spots[static_cast<std::size_t>(target)].place;
            left_[0] = 0;
        }
        const bool complete = fill(0, covered, code, image, visit);
        left_[0] = puzzle_.classes[0].count;
        return complete;
    }

private:
    template <class Visit>
    bool fill(int cell, Mask covered, const Code<WORDS>& code, const Code<WORDS>& image,
              Visit& visit) {
        if (--nodes_ < 0) return false;
        while (cell < puzzle_.open && (covered >> cell & 1) != 0) ++cell;
        if (cell == puzzle_.open) return visit(std::min(code, image));
        for (std::size_t kind = 0; kind < left_.size(); ++kind) {
            const std::size_t spot = kind * CELLS + static_cast<std::size_t>(cell);
            const Mask place = puzzle_.spots[spot].place;
            if (left_[kind] == 0 || place == 0 || (place & covered) != 0) continue;
            Code<WORDS> next_code = code, next_image = image;
            coder_.toggle(static_cast<int>(spot), next_code, next_image);
            --left_[kind];
            const bool go_on = fill(cell + 1, covered | place, next_code, next_image, visit);
            ++left_[kind];
            if (!go_on) return false;
        }
        if (spare_ == 0) return true;
        --spare_;
        const bool go_on = fill(cell + 1, covered, code, image, visit);
        ++spare_;
        return go_on;
    }

    const Puzzle& puzzle_;
    const Coder<WORDS>& coder_;
    std::vector<int> left_;
    int spare_;
    long nodes_;
};
// [end klotski-layouts]

// [block klotski-answer]
/// What is printed for a case, and the effort. steps < 0: unsolvable.
struct Answer {
    int steps, moves;
    std::string step_path, move_path;
    long expanded, generated;
};

/// An answer in three lines, or -1 in one.
inline std::string print(const Answer& answer) {
    if (answer.steps < 0) return "-1\n";
    return std::to_string(answer.steps) + " " + std::to_string(answer.moves) + "\n" +
           answer.step_path + "\n" + answer.move_path + "\n";
}

/// The directions by which a piece gets from its spot to another.
inline std::string path_to(const Flood& flood, int to) {
    int at = 0;
    while (flood.spot[at] != to) ++at;
    std::string path;
    for (; at != 0; at = flood.before[at]) path += "UDLR"[flood.direction[at]];
    std::reverse(path.begin(), path.end());
    return path;
}

/// Follows a shortest solution on the board as it is, unfolded and with names: `length` times
/// goes to the first neighbour whose code is_next(code, moves left behind it) accepts.
template <int WORDS, class IsNext>
std::string trace(const Puzzle& puzzle, const Coder<WORDS>& coder, std::vector<Piece> pieces,
                  Metric metric, int length, IsNext is_next) {
    std::string words;
    State<WORDS> state;
    Flood flood;
    for (int left = length - 1; left >= 0; --left) {
        int from = NO_ANCHOR, to = NO_ANCHOR;
        coder.pack(pieces, state);
        for_each_neighbour(puzzle, state, metric, [&](int here, int there) {
            if (!is_next(coder.moved(state, here, there), left)) return false;
            from = here;
            to = there;
            return true;
        });
        std::size_t mover = 0;
        while (pieces[mover].spot != from) ++mover;
        const Mask place = puzzle.spots[static_cast<std::size_t>(from)].place;
        flood_piece(puzzle, from, state.occupied ^ place, flood);
        if (!words.empty()) words += ' ';
        words += pieces[mover].name + path_to(flood, to);
        pieces[mover].spot = to;
    }
    return words;
}
// [end klotski-answer]

/// The states that were met and the steps between them, each state expanded once. One piece's move
/// is a walk along its steps, so that both metrics use the same graph.
template <int WORDS>
class StepGraph {
public:
    /// A step: the state it leads to and the anchors of the piece, each as in the state there.
    struct Edge {
        std::uint32_t to;
        unsigned char from_anchor, to_anchor;
        bool walked;
    };

    struct Node {
        std::uint32_t first;  // edge
        std::uint16_t edges;
        bool expanded, solved;
    };

    void clear() {
        set_.clear();
        nodes_.clear();
        edges_ = 0;
    }

    std::uint32_t size() const { return set_.size(); }
    const Code<WORDS>& code(std::uint32_t state) const { return set_[state]; }
    const Node& node(std::uint32_t state) const { return nodes_[state]; }
    Edge& edge(std::uint32_t index) { return chunks_[index / CHUNK][index % CHUNK]; }
    std::uint32_t find(const Code<WORDS>& code) const { return set_.find(code); }
    std::uint32_t edges() const { return edges_; }

    std::uint32_t insert(const Code<WORDS>& code, bool solved) {
        const std::uint32_t state = set_.insert(code);
        if (state == nodes_.size()) nodes_.push_back(Node{0, 0, false, solved});
        return state;
    }

    /// Finds the steps out of a state.
    void expand(const Puzzle& puzzle, const Coder<WORDS>& coder, std::uint32_t state) {
        State<WORDS> from_state;
        coder.unpack(set_[state], from_state);
        const std::uint32_t first = edges_;
        for_each_neighbour(puzzle, from_state, STEPS, [&](int from, int to) {
            Code<WORDS> code = from_state.code, image = from_state.image;
            coder.toggle(from, code, image);
            coder.toggle(to, code, image);
            int seen = to;
            if (image < code) {
                code = image;
                seen = puzzle.spots[static_cast<std::size_t>(to)].mirrored;
            }
            const std::uint32_t there = insert(code, to == puzzle.goal);
            add(Edge{there, static_cast<unsigned char>(from % CELLS),
                     static_cast<unsigned char>(seen % CELLS), false});
            return false;
        });
        nodes_[state].first = first;
        nodes_[state].edges = static_cast<std::uint16_t>(edges_ - first);
        nodes_[state].expanded = true;
    }

private:
    enum : std::uint32_t { CHUNK = 1 << 13 };

    void add(const Edge& added) {
        if (edges_ == chunks_.size() * CHUNK) chunks_.emplace_back(new Edge[CHUNK]);
        edge(edges_++) = added;
    }

    StateSet<WORDS> set_;
    std::vector<Node> nodes_;
    std::vector<std::unique_ptr<Edge[]>> chunks_;  // of edges: they are many, and never move
    std::uint32_t edges_ = 0;
};

/// Breadth-first searches over the graph, from one state or from all goals.
template <int WORDS>
class Engine {
public:
    enum : std::uint32_t { UNKNOWN = 0xffffffffu, TABLE_STATES = 1u << 21 };
    enum : long { TABLE_NODES = 1L << 23 };

    void start(const Puzzle& puzzle) {
        puzzle_ = &puzzle;
        coder_.reset(new Coder<WORDS>(puzzle));
    }

    /// Both solutions of one case, by plain search.
    Answer search(const std::vector<Piece>& pieces) {
        Answer answer = Answer();
        if (solved(pieces)) return answer;
        answer.steps = -1;
        if (puzzle_->goal == NO_ANCHOR) return answer;
        State<WORDS> state;
        graph_.clear();
        graph_.insert(coder_->pack(pieces, state), false);
        const std::uint32_t last = search_steps(1, UNKNOWN);
        if (last == UNKNOWN) return answer;
        answer.step_path = path(pieces, STEPS, last, answer.steps);
        answer.move_path = path(pieces, MOVES, search_moves(1), answer.moves);
        answer.expanded = static_cast<long>(queue_.size());
        answer.generated = static_cast<long>(graph_.edges());
        return answer;
    }

    /// Tabulates the distances of all states that reach the goal; false when they are too many.
    bool tabulate() {
        graph_.clear();
        if (puzzle_->goal != NO_ANCHOR) {
            LayoutWalk<WORDS> layouts(*puzzle_, *coder_);
            const auto add = [&](const Code<WORDS>& code) {
                graph_.insert(code, false);
                return graph_.size() < TABLE_STATES;
            };
            if (!layouts.walk(puzzle_->goal, TABLE_NODES, add)) return false;
        }
        const std::uint32_t goals = graph_.size();
        search_steps(goals, TABLE_STATES);
        if (graph_.size() >= TABLE_STATES) return false;
        search_moves(goals);
        return true;
    }

    /// Both solutions of one case of the tabulated puzzle.
    Answer look_up(const std::vector<Piece>& pieces) const {
        State<WORDS> state;
        Answer answer = Answer();
        const std::uint32_t at = graph_.find(coder_->pack(pieces, state));
        answer.steps = at < graph_.size() ? static_cast<int>(steps_[at]) : -1;
        if (answer.steps <= 0) return answer;
        answer.moves = static_cast<int>(moves_[at]);
        answer.step_path = follow(pieces, STEPS, answer.steps, steps_);
        answer.move_path = follow(pieces, MOVES, answer.moves, moves_);
        return answer;
    }

    /// The tabulated puzzle in one line: layouts of its piece set, solvable ones, most steps,
    /// most moves.
    std::string summary() const {
        LayoutWalk<WORDS> walk(*puzzle_, *coder_);
        long layouts = 0, solvable = 0;
        walk.walk(NO_ANCHOR, 1L << 40, [&](const Code<WORDS>&) { return ++layouts > 0; });
        State<WORDS> state;
        for (std::uint32_t i = 0; i < graph_.size(); ++i) {
            coder_->unpack(graph_.code(i), state);
            solvable += state.code == state.image ? 1 : 2;
        }
        std::uint32_t steps = 0, moves = 0;
        for (const std::uint32_t distance : steps_) steps = std::max(steps, distance);
        for (const std::uint32_t distance : moves_) moves = std::max(moves, distance);
        return std::to_string(layouts) + " " + std::to_string(solvable) + " " +
               std::to_string(steps) + " " + std::to_string(moves) + "\n";
    }

private:
    bool solved(const std::vector<Piece>& pieces) const {
        return std::any_of(pieces.begin(), pieces.end(),
                           [&](const Piece& piece) { return piece.spot == puzzle_->goal; });
    }

    /// Distances in steps from the first `roots` states, in the order of arrival. Stops at a
    /// solved state, which is returned.
    std::uint32_t search_steps(std::uint32_t roots, std::uint32_t limit) {
        steps_.assign(roots, 0);
        parents_.assign(roots, UNKNOWN);
        for (std::uint32_t i = 0; i < graph_.size() && graph_.size() < limit; ++i) {
            graph_.expand(*puzzle_, *coder_, i);
            for (std::uint32_t fresh = static_cast<std::uint32_t>(steps_.size());
                 fresh < graph_.size(); ++fresh) {
                steps_.push_back(steps_[i] + 1);
                parents_.push_back(i);
                if (graph_.node(fresh).solved) return fresh;
            }
        }
        return UNKNOWN;
    }

    /// The same in moves: each step out of a state starts a move, which walks on along the steps
    /// of the same piece through states that are as far. No edge is walked twice: the states
    /// behind one that is nearer, or behind a walked edge, have their distance already.
    std::uint32_t search_moves(std::uint32_t roots) {
        moves_.assign(graph_.size(), UNKNOWN);
        parents_.assign(graph_.size(), UNKNOWN);
        queue_.clear();
        for (std::uint32_t i = 0; i < roots; ++i) {
            moves_[i] = 0;
            queue_.push_back(i);
        }
        for (std::size_t next = 0; next < queue_.size(); ++next) {
            const std::uint32_t here = queue_[next];
            walk_.clear();
            start_walks(here, CELLS);
            while (!walk_.empty()) {
                const Walk walk = walk_.back();
                walk_.pop_back();
                if (moves_[walk.state] == UNKNOWN) {
                    moves_[walk.state] = moves_[here] + 1;
                    parents_[walk.state] = here;
                    queue_.push_back(walk.state);
                    if (graph_.node(walk.state).solved) return walk.state;
                }
                if (moves_[walk.state] == moves_[here] + 1) start_walks(walk.state, walk.anchor);
            }
        }
        return UNKNOWN;
    }

    /// Takes the steps of the piece on an anchor (CELLS: of every piece) that are not yet walked.
    void start_walks(std::uint32_t state, int anchor) {
        if (!graph_.node(state).expanded) {
            graph_.expand(*puzzle_, *coder_, state);
            moves_.resize(graph_.size(), UNKNOWN);
            parents_.resize(graph_.size(), UNKNOWN);
        }
        const auto node = graph_.node(state);
        for (std::uint32_t i = node.first; i < node.first + node.edges; ++i) {
            auto& edge = graph_.edge(i);
            if (edge.walked || (anchor != CELLS && edge.from_anchor != anchor)) continue;
            edge.walked = true;
            walk_.push_back(Walk{edge.to, edge.to_anchor});
        }
    }

    /// The solution that ends in state `last`, and its length.
    std::string path(const std::vector<Piece>& pieces, Metric metric, std::uint32_t last,
                     int& length) const {
        std::vector<std::uint32_t> back;  // the states behind the start, last first
        for (std::uint32_t i = last; parents_[i] != UNKNOWN; i = parents_[i]) back.push_back(i);
        length = static_cast<int>(back.size());
        return trace(*puzzle_, *coder_, pieces, metric, length,
                     [&](const Code<WORDS>& code, int left) {
                         return code == graph_.code(back[static_cast<std::size_t>(left)]);
                     });
    }

    /// The solution that comes nearer to the goal with each move.
    std::string follow(const std::vector<Piece>& pieces, Metric metric, int length,
                       const std::vector<std::uint32_t>& distances) const {
        return trace(*puzzle_, *coder_, pieces, metric, length,
                     [&](const Code<WORDS>& code, int left) {
                         return distances[graph_.find(code)] == static_cast<std::uint32_t>(left);
                     });
    }

    /// A move under way: the state it has come to and the anchor of its piece there.
    struct Walk {
        std::uint32_t state;
        int anchor;
    };

    const Puzzle* puzzle_;
    std::unique_ptr<Coder<WORDS>> coder_;
    StepGraph<WORDS> graph_;
    std::vector<std::uint32_t> steps_, moves_, parents_, queue_;
    std::vector<Walk> walk_;
};

/// Answers cases; those of one puzzle together.
class Solver {
public:
    enum { TABLE_FROM = 3 };  // cases of one puzzle that are worth a table

    /// The printed answers, in the order of the cases.
    std::vector<std::string> solve(const std::vector<Case>& cases) {
        std::vector<std::string> answers(cases.size());
        for (const Group& group : group_cases(cases)) {
            const Puzzle puzzle = puzzle_of(cases[group[0]]);
            with_engine(puzzle, [&](auto& engine) { answer(cases, group, engine, answers); });
        }
        return answers;
    }

    /// A line on the table of each case's puzzle instead of answers, the same puzzle once.
    std::vector<std::string> summarise(const std::vector<Case>& cases) {
        std::vector<std::string> lines;
        for (const Group& group : group_cases(cases)) {
            const Puzzle puzzle = puzzle_of(cases[group[0]]);
            with_engine(puzzle, [&](auto& engine) {
                lines.push_back(engine.tabulate() ? engine.summary() : "too many states\n");
            });
        }
        return lines;
    }

private:
    using Group = std::vector<std::size_t>;

    /// Cases with the same board, goal and piece set share a group.
    static std::vector<Group> group_cases(const std::vector<Case>& cases) {
        std::vector<Group> groups;
        std::map<std::string, std::size_t> known;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            Puzzle puzzle = Puzzle();
            PieceFinder(cases[i], puzzle).find();
            const auto place = known.emplace(key_of(puzzle, cases[i]), groups.size());
            if (place.second) groups.push_back(Group());
            groups[place.first->second].push_back(i);
        }
        return groups;
    }

    static Puzzle puzzle_of(const Case& one) {
        Puzzle puzzle = Puzzle();
        PieceFinder(one, puzzle).find();
        SpotMaker(puzzle).make(one.goal_row, one.goal_column);
        return puzzle;
    }

    static std::string key_of(const Puzzle& puzzle, const Case& one) {
        std::string key = puzzle.board;
        for (const int number : {one.rows, one.goal_row, one.goal_column}) {
            key += static_cast<char>(number);
        }
        for (const PieceClass& kind : puzzle.classes) {
            key += static_cast<char>(kind.count);
            key += static_cast<char>(kind.shape.size());
            key += kind.shape;
        }
        return key;
    }

    template <class Use>
    void with_engine(const Puzzle& puzzle, Use use) {
        const int words = Coder<1>::words(puzzle);
        if (words == 1) {
            use_engine(one_word_, puzzle, use);
        } else if (words == 2) {
            use_engine(two_words_, puzzle, use);
        } else if (words <= 5) {
            use_engine(five_words_, puzzle, use);
        } else {
            use_engine(many_words_, puzzle, use);
        }
    }

    template <class AnyEngine, class Use>
    static void use_engine(AnyEngine& engine, const Puzzle& puzzle, Use use) {
        engine.start(puzzle);
        use(engine);
    }

    template <class AnyEngine>
    static void answer(const std::vector<Case>& cases, const Group& group, AnyEngine& engine,
                       std::vector<std::string>& answers) {
        const bool table = group.size() >= TABLE_FROM && engine.tabulate();
        for (const std::size_t i : group) {
            Puzzle same = Puzzle();
            const std::vector<Piece> pieces = PieceFinder(cases[i], same).find();
            answers[i] = print(table ? engine.look_up(pieces) : engine.search(pieces));
        }
    }

    Engine<1> one_word_;
    Engine<2> two_words_;
    Engine<5> five_words_;
    Engine<13> many_words_;
};

/// Without an argument: solves. `--table`: tells the size and the hardest of each piece set.
int main(int count, char** arguments) {
    static Solver solver;
    const bool table = count == 2 && std::strcmp(arguments[1], "--table") == 0;
    if (count > 1 && !table) {
        std::fputs("usage: klotski [--table] < cases\n", stderr);
        return 1;
    }
    try {
        const Input input = CaseReader(stdin).read();
        for (const std::string& line :
             table ? solver.summarise(input.cases) : solver.solve(input.cases)) {
            std::fputs(line.c_str(), stdout);
        }
        if (input.fault.empty()) return 0;
        std::fprintf(stderr, "klotski: %s\n", input.fault.c_str());
    } catch (const std::bad_alloc&) {
        std::fputs("klotski: out of memory\n", stderr);
    }
    return 1;
}
