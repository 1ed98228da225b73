// Problem: Klotski, sliding blocks of any shape, fewest steps and fewest moves
// Judges: local
// Standard: C++17
// Method: steps: breadth-first from both ends (see LayerSearch); moves: A* from both ends with a
//   pattern database (see GuidedSearch): the puzzle without its small pieces, of which each move
//   stays a move or becomes none, with two blanks or more; not added: both would count the target
// Time: O(states * pieces) a search
// Memory: 60 bytes a state
// Source: I. Pohl, 1971; J. Culberson, J. Schaeffer, 1998; R. Holte et al., MM, 2016
// Status: stress-tested, KlotskiBidirectional.RandomLayoutsMatchBruteForce
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
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

enum : std::uint32_t { NONE = 0xffffffffu, MOST_GOALS = 1000000 };
enum Side : unsigned char { FORWARD, BACKWARD };

/// The way from a start to a goal: how many edges (-1: none), the codes behind the start.
template <int WORDS>
struct Route {
    int length;
    std::vector<Code<WORDS>> codes;
    long expanded;

    /// Puts both halves together: from `front` back to the start, from `back` on to the goal.
    template <class ParentOf>
    void join(const StateSet<WORDS>& set, std::uint32_t front, std::uint32_t back,
              ParentOf parent_of) {
        for (; front != NONE; front = parent_of(FORWARD, front)) codes.push_back(set[front]);
        codes.pop_back();
        std::reverse(codes.begin(), codes.end());
        for (; back != NONE; back = parent_of(BACKWARD, back)) codes.push_back(set[back]);
        length = static_cast<int>(codes.size());
    }
};

/// Breadth-first search by whole layers, from the start and, unless they are too many, all goals;
/// the smaller frontier goes first. After f and b whole layers without a meeting every solution is
/// longer than f + b; a state of the next layer that the other end has seen closes one of f + b
/// + 1. So the first meeting is optimal, which it is not when the ends take turns state by state.
template <int WORDS>
class LayerSearch {
public:
    /// With both_ends false it is the plain search. The start must not be solved.
    Route<WORDS> search(const Puzzle& puzzle, const Coder<WORDS>& coder, const Code<WORDS>& start,
                        Metric metric, bool both_ends) {
        clear();
        both_ends = both_ends && add_goals(puzzle, coder);
        if (!both_ends) clear();
        add(start, NONE, FORWARD);
        Route<WORDS> route = {-1, {}, 0};
        State<WORDS> state;
        while (!frontier_[FORWARD].empty() && !(both_ends && frontier_[BACKWARD].empty())) {
            const bool back = both_ends && frontier_[BACKWARD].size() < frontier_[FORWARD].size();
            const Side side = back ? BACKWARD : FORWARD;
            std::vector<std::uint32_t> layer;
            layer.swap(frontier_[side]);
            for (const std::uint32_t here : layer) {
                ++route.expanded;
                coder.unpack(set_[here], state);
                std::uint32_t meeting = NONE;
                for_each_neighbour(puzzle, state, metric, [&](int from, int to) {
                    const std::uint32_t there = add(coder.moved(state, from, to), here, side);
                    const bool met = both_ends ? side_[there] != side : to == puzzle.goal;
                    if (met) meeting = there;
                    return met;
                });
                if (meeting == NONE) continue;
                const auto parent_of = [&](Side, std::uint32_t index) { return parent_[index]; };
                if (!both_ends) {
                    route.join(set_, meeting, NONE, parent_of);
                } else {
                    route.join(set_, back ? meeting : here, back ? here : meeting, parent_of);
                }
                return route;
            }
        }
        return route;
    }

private:
    void clear() {
        set_.clear();
        parent_.clear();
        side_.clear();
        frontier_[FORWARD].clear();
        frontier_[BACKWARD].clear();
    }

    /// Index of a state, which belongs to the side that saw it first.
    std::uint32_t add(const Code<WORDS>& code, std::uint32_t parent, Side side) {
        const std::uint32_t index = set_.insert(code);
        if (index == side_.size()) {
            parent_.push_back(parent);
            side_.push_back(side);
            frontier_[side].push_back(index);
        }
        return index;
    }

    bool add_goals(const Puzzle& puzzle, const Coder<WORDS>& coder) {
        LayoutWalk<WORDS> layouts(puzzle, coder);
        return layouts.walk(puzzle.goal, 16L * MOST_GOALS, [&](const Code<WORDS>& code) {
            add(code, NONE, BACKWARD);
            return set_.size() <= MOST_GOALS;
        });
    }

    StateSet<WORDS> set_;
    std::vector<std::uint32_t> parent_;
    std::vector<Side> side_;
    std::vector<std::uint32_t> frontier_[2];
};

/// Pattern database: all distances to the goal of a puzzle without its small pieces.
/// Why it never overestimates, in either metric and however many cells are blank: in a solution of
/// the whole puzzle, a move of a kept piece is a move of the pattern, for its path is free there
/// too; a move of another piece changes nothing. So the pattern takes no more moves; and one move
/// changes the distance by at most 1, so that no state is expanded twice. The costs of two patterns
/// cannot be added: both hold the target and would count its moves twice.
template <int WORDS>
class PatternDatabase {
public:
    enum : int { FAR = 1 << 20 };
    enum : std::uint32_t { MOST_STATES = 1u << 15 };

    /// Keeps the target and, while the database stays small, the largest classes, but never all.
    void build(const Puzzle& puzzle, Metric metric) {
        kept_ = puzzle;
        kept_.folded = false;
        std::vector<std::size_t> order;
        for (std::size_t kind = 1; kind < puzzle.classes.size(); ++kind) {
            kept_.classes[kind].count = 0;
            order.push_back(kind);
        }
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return puzzle.classes[a].shape.size() > puzzle.classes[b].shape.size();
        });
        coder_.reset(new Coder<WORDS>(kept_));
        bool small = fill(metric);
        for (std::size_t i = 0; i + 1 < order.size() && small; ++i) {
            keep(puzzle, order[i], true);
            small = !keeps_all() && fill(metric);
            if (!small) keep(puzzle, order[i], false);
        }
        if (!small) fill(metric);
    }

    /// The pieces kept of a state.
    Code<WORDS> pattern(const State<WORDS>& state) const {
        Code<WORDS> code = Code<WORDS>();
        for (int i = 0; i < state.pieces; ++i) toggle(state.spot[i], code);
        return code;
    }

    /// Puts a piece into a pattern, or takes it out, if its class is kept.
    void toggle(int spot, Code<WORDS>& code) const {
        Code<WORDS> unused = Code<WORDS>();
        if (kept_.classes[static_cast<std::size_t>(spot / CELLS)].count != 0) {
            coder_->toggle(spot, code, unused);
        }
    }

    /// Distance of a pattern to the goal, 0 only there; FAR when it cannot be reached.
    int distance(const Code<WORDS>& pattern) const {
        const std::uint32_t index = set_.find(pattern);
        return index < set_.size() ? distance_[index] : static_cast<int>(FAR);
    }

private:
    /// Keeps or drops a class and its mirror image: a state's estimate must be that of its image.
    void keep(const Puzzle& puzzle, std::size_t kind, bool kept) {
        std::size_t spot = kind * CELLS;
        while (puzzle.spots[spot].place == 0) ++spot;
        const std::size_t image = static_cast<std::size_t>(puzzle.spots[spot].mirrored / CELLS);
        const int count = kept ? puzzle.classes[kind].count : 0;
        kept_.classes[kind].count = count;
        if (puzzle.folded) kept_.classes[image].count = count;
    }

    bool keeps_all() const {
        return std::all_of(kept_.classes.begin(), kept_.classes.end(),
                           [](const PieceClass& kind) { return kind.count != 0; });
    }

    /// Breadth-first search from all goals of the pattern; false where it has too many states.
    bool fill(Metric metric) {
        set_.clear();
        LayoutWalk<WORDS> layouts(kept_, *coder_);
        const bool all = layouts.walk(kept_.goal, 16L * MOST_STATES, [&](const Code<WORDS>& code) {
            set_.insert(code);
            return set_.size() <= MOST_STATES;
        });
        distance_.assign(set_.size(), 0);
        State<WORDS> state;
        for (std::uint32_t i = 0; all && i < set_.size() && set_.size() <= MOST_STATES; ++i) {
            coder_->unpack(set_[i], state);
            for_each_neighbour(kept_, state, metric, [&](int from, int to) {
                const std::uint32_t there = set_.insert(coder_->moved(state, from, to));
                if (there == distance_.size()) distance_.push_back(distance_[i] + 1);
                return false;
            });
        }
        return all && set_.size() <= MOST_STATES;
    }

    Puzzle kept_;
    std::unique_ptr<Coder<WORDS>> coder_;
    StateSet<WORDS> set_;
    std::vector<int> distance_;
};

/// A* from both ends; the backward one, hardly ever the smaller, goes without an estimate
/// (h = 0). `best` is the shortest way found through a state that both ends have seen.
/// A shorter one, of n edges, would still have to leave the closed states of either end by an open
/// one, whose f is at most n. So the search stops when the least f of an end reaches `best`, and
/// not when the ends meet.
template <int WORDS>
class GuidedSearch {
public:
    /// The start must not be solved.
    Route<WORDS> search(const Puzzle& puzzle, const Coder<WORDS>& coder,
                        const PatternDatabase<WORDS>& database, const Code<WORDS>& start,
                        Metric metric) {
        database_ = &database;
        clear();
        Route<WORDS> route = {-1, {}, 0};
        State<WORDS> state;
        both_ends_ = add_goals(puzzle, coder);
        if (!both_ends_) clear();
        coder.unpack(start, state);
        label(set_.insert(start), database.pattern(state), FORWARD, 0, NONE);
        while (!end_[FORWARD].empty() && !(both_ends_ && end_[BACKWARD].empty()) &&
               bound() < best_) {
            const bool back = both_ends_ && end_[BACKWARD].size < end_[FORWARD].size;
            expand(puzzle, coder, metric, back ? BACKWARD : FORWARD);
            ++route.expanded;
        }
        if (best_ == FAR) return route;
        route.join(set_, meeting_, end_[BACKWARD].labels[meeting_].parent,
                   [&](Side side, std::uint32_t index) { return end_[side].labels[index].parent; });
        return route;
    }

private:
    enum : int { FAR = PatternDatabase<WORDS>::FAR };

    /// What one end knows of a state. g = FAR: nothing.
    struct Label {
        int g, h;
        std::uint32_t parent;
        bool open;
    };

    /// One end: its labels by state, its open states by f. Entries out of date stay in buckets.
    struct End {
        std::vector<Label> labels;
        std::vector<std::vector<std::uint32_t>> buckets;
        std::vector<long> open;  // how many are open, by f
        std::size_t least;       // no open state has a smaller f
        long size;

        bool empty() const { return size == 0; }

        void clear() {
            labels.clear();
            buckets.clear();
            open.clear();
            least = 0;
            size = 0;
        }

        static std::size_t f(const Label& label) {
            return static_cast<std::size_t>(label.g + label.h);
        }

        void push(std::uint32_t index) {
            const std::size_t value = f(labels[index]);
            if (open.size() <= value) {
                buckets.resize(value + 1);
                open.resize(value + 1);
            }
            buckets[value].push_back(index);
            count(labels[index], 1);
            least = std::min(least, value);
        }

        /// Counts an open state in (1) or out (-1).
        void count(const Label& label, long by) {
            open[f(label)] += by;
            size += by;
        }

        /// The least f of the open states; there must be one.
        int least_f() {
            while (open[least] == 0) ++least;
            return static_cast<int>(least);
        }

        /// Closes an open state of the least f.
        std::uint32_t pop() {
            std::vector<std::uint32_t>& bucket = buckets[static_cast<std::size_t>(least_f())];
            while (true) {
                const std::uint32_t index = bucket.back();
                Label& label = labels[index];
                bucket.pop_back();
                if (!label.open || f(label) != least) continue;
                label.open = false;
                count(label, -1);
                return index;
            }
        }
    };

    void clear() {
        set_.clear();
        end_[FORWARD].clear();
        end_[BACKWARD].clear();
        best_ = FAR;
        meeting_ = NONE;
    }

    bool add_goals(const Puzzle& puzzle, const Coder<WORDS>& coder) {
        LayoutWalk<WORDS> layouts(puzzle, coder);
        return layouts.walk(puzzle.goal, 16L * MOST_GOALS, [&](const Code<WORDS>& code) {
            label(set_.insert(code), Code<WORDS>(), BACKWARD, 0, NONE);
            return set_.size() <= MOST_GOALS;
        });
    }

    /// No way that is not yet found is shorter.
    int bound() {
        const int front = end_[FORWARD].least_f();
        return both_ends_ ? std::max(front, end_[BACKWARD].least_f()) : front;
    }

    void expand(const Puzzle& puzzle, const Coder<WORDS>& coder, Metric metric, Side side) {
        State<WORDS> state;
        const std::uint32_t here = end_[side].pop();
        const int g = end_[side].labels[here].g + 1;
        coder.unpack(set_[here], state);
        const Code<WORDS> kept = database_->pattern(state);
        for_each_neighbour(puzzle, state, metric, [&](int from, int to) {
            Code<WORDS> moved = kept;
            database_->toggle(from, moved);
            database_->toggle(to, moved);
            label(set_.insert(coder.moved(state, from, to)), moved, side, g, here);
            return false;
        });
    }

    /// Notes that an end reaches a state in g; opens it if that may beat the best.
    void label(std::uint32_t index, const Code<WORDS>& kept, Side side, int g,
               std::uint32_t parent) {
        if (index >= end_[FORWARD].labels.size()) {
            end_[FORWARD].labels.push_back(Label{FAR, -1, NONE, false});
            end_[BACKWARD].labels.push_back(Label{FAR, -1, NONE, false});
        }
        End& end = end_[side];
        Label& label = end.labels[index];
        if (g >= label.g) return;
        if (label.h < 0) label.h = side == FORWARD ? database_->distance(kept) : 0;
        const int other = end_[1 - side].labels[index].g;
        const bool solved = side == FORWARD && label.h == 0;
        if (g + (solved ? 0 : other) < best_) {
            best_ = g + (solved ? 0 : other);
            meeting_ = index;
        }
        if (label.open) end.count(label, -1);
        label.g = g;
        label.parent = parent;
        label.open = label.h < FAR && g + label.h < best_;
        if (label.open) end.push(index);
    }

    const PatternDatabase<WORDS>* database_;
    StateSet<WORDS> set_;
    End end_[2];
    bool both_ends_;
    int best_;
    std::uint32_t meeting_;
};

/// How a solution is found. MIXED: steps from both ends, moves by database.
enum Method { MIXED, PLAIN, BIDIRECTIONAL, DATABASE, UNKNOWN };

/// Answers cases one by one.
template <int WORDS>
class Engine {
public:
    Answer solve(const Puzzle& puzzle, const std::vector<Piece>& pieces, Method method) {
        Answer answer = Answer();
        for (const Piece& piece : pieces) {
            if (piece.spot == puzzle.goal) return answer;
        }
        answer.steps = -1;
        if (puzzle.goal == NO_ANCHOR) return answer;
        const Coder<WORDS> coder(puzzle);
        const Method steps = method == MIXED ? BIDIRECTIONAL : method;
        answer.steps = solve(puzzle, coder, pieces, STEPS, steps, answer.step_path, answer);
        if (answer.steps < 0) return answer;
        const Method moves = method == MIXED ? DATABASE : method;
        answer.moves = solve(puzzle, coder, pieces, MOVES, moves, answer.move_path, answer);
        return answer;
    }

private:
    int solve(const Puzzle& puzzle, const Coder<WORDS>& coder, const std::vector<Piece>& pieces,
              Metric metric, Method method, std::string& path, Answer& effort) {
        State<WORDS> state;
        const Code<WORDS> start = coder.pack(pieces, state);
        Route<WORDS> route;
        if (method == DATABASE) {
            database_.build(puzzle, metric);
            route = guided_.search(puzzle, coder, database_, start, metric);
        } else {
            route = layers_.search(puzzle, coder, start, metric, method == BIDIRECTIONAL);
        }
        effort.expanded += route.expanded;
        if (route.length < 0) return -1;
        path = trace(
            puzzle, coder, pieces, metric, route.length, [&](const Code<WORDS>& code, int left) {
                return code == route.codes[route.codes.size() - 1 - static_cast<std::size_t>(left)];
            });
        return route.length;
    }

    LayerSearch<WORDS> layers_;
    PatternDatabase<WORDS> database_;
    GuidedSearch<WORDS> guided_;
};

/// Chooses the engine for a case by the size of its codes.
class Solver {
public:
    Answer solve(const Case& one, Method method) {
        Puzzle puzzle = Puzzle();
        const std::vector<Piece> pieces = PieceFinder(one, puzzle).find();
        SpotMaker(puzzle).make(one.goal_row, one.goal_column);
        const int words = Coder<1>::words(puzzle);
        if (words == 1) return one_word_.solve(puzzle, pieces, method);
        if (words == 2) return two_words_.solve(puzzle, pieces, method);
        if (words <= 5) return five_words_.solve(puzzle, pieces, method);
        return many_words_.solve(puzzle, pieces, method);
    }

private:
    Engine<1> one_word_;
    Engine<2> two_words_;
    Engine<5> five_words_;
    Engine<13> many_words_;
};

/// The method that an argument names.
inline Method method_of(const std::string& argument) {
    const char* const names[] = {"", "plain", "bidirectional", "database"};
    return static_cast<Method>(std::find(names, names + UNKNOWN, argument) - names);
}

/// An argument: both solutions by one method, its effort on standard error.
int main(int count, char** arguments) {
    static Solver solver;
    const Method method = method_of(count > 1 ? arguments[1] : "");
    if (method == UNKNOWN) {
        std::fputs("usage: klotski_bidirectional [plain|bidirectional|database] < cases\n", stderr);
        return 1;
    }
    try {
        const Input input = CaseReader(stdin).read();
        long expanded = 0;
        for (const Case& one : input.cases) {
            const Answer answer = solver.solve(one, method);
            std::fputs(print(answer).c_str(), stdout);
            expanded += answer.expanded;
        }
        if (count > 1) std::fprintf(stderr, "%ld states expanded\n", expanded);
        if (input.fault.empty()) return 0;
        std::fprintf(stderr, "klotski: %s\n", input.fault.c_str());
    } catch (const std::bad_alloc&) {
        std::fputs("klotski: out of memory\n", stderr);
    }
    return 1;
}
