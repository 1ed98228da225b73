// Problem: Sliding tiles (8-puzzle, 15-puzzle, every board from 2x2 to 16 cells), shortest paths
// Judges: local
// Standard: C++17
// Method: IDA* on additive pattern databases, direct and mirrored, one bit a state with the blank's
//   region in it; up to nine cells one database of all tiles, exact. Optimal: the databases charge
//   each move to one group, and the words left out have a substitute of the same length
// Time: 4x4: 0.05, 0.3 or 2.5 s for groups of 5, 6 or 7 tiles, then 10^4 .. 10^8 nodes a board
// Memory: 4 .. 13 MB; 60 MB (2x8: 72 MB) once a hard board calls for groups of seven tiles
// Source: Korf and Felner, Disjoint pattern database heuristics, 2002; Taylor and Korf, 1993
// Status: stress-tested, SlidingTiles.RandomWalksMatchBreadthFirstSearch

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

// The 4x4 goal; tile t belongs in cell t-1, the blank in the last cell:
//
//      1  2  3  4        cell = row * columns + column
//      5  6  7  8        a set of cells is a mask, bit = cell
//      9 10 11 12
//     13 14 15  .
//
// A move is one of the blank. A group is some of the tiles; to it the other tiles are free cells
// like the blank, and only its own tiles' moves count. Its state is
//   - a block: the set of cells that its tiles occupy, and which region (connected part) of the
//     free cells holds the blank: all that the moves depend on;
//   - an order: the Cantor rank of its tiles as they stand in those cells in reading order.

enum { MAX_CELLS = 16, MAX_EDGES = 48, MAX_EXACT_CELLS = 9, NO_BLOCK = 0xFFFF };

struct Board {
    int rows, columns;
    std::array<std::uint8_t, MAX_CELLS> tiles;  // by cell, 0 the blank
};

struct Direction {
    char letter;
    int down, right;
};

// In the order of their letters: the first path found is the least of the shortest ones.
static const std::array<Direction, 4> DIRECTIONS = {
    {{'D', 1, 0}, {'L', 0, -1}, {'R', 0, 1}, {'U', -1, 0}}};

// Words that a search may leave out: the blank could undo itself or, six steps round a square of
// four cells, do the same the other way round by a word that is less: DRULDR for RDLURD, DLURDL
// for LDRULD, RULDRU for URDLUR, LURDLU for ULDRUL. Both words stay in the square, so the least
// of the shortest paths never holds one of these.
static const std::array<const char*, 8> NEEDLESS_WORDS = {
    {"DU", "UD", "LR", "RL", "RDLURD", "LDRULD", "URDLUR", "ULDRUL"}};

// [block cantor-rank]
/// The lexicographic rank of a permutation of 0 .. n-1, n <= 12: the sum over the places of
/// (smaller items behind it) * (places behind it)!. Linear in n: the smaller items already taken
/// are counted in a bit mask, the sum is folded by Horner's rule.
template <class Item>
int cantor_rank(const Item* items, int n) {
    unsigned taken = 0;
    int rank = 0;
    for (int i = 0; i < n; ++i) {
        const unsigned self = 1u << items[i];
        unsigned smaller = taken & (self - 1);
        smaller -= smaller >> 1 & 0x555u;
        smaller = (smaller & 0x333u) + (smaller >> 2 & 0x333u);
        smaller = (smaller & 0xfu) + (smaller >> 4 & 0xfu) + (smaller >> 8);
        rank = rank * (n - i) + items[i] - static_cast<int>(smaller);
        taken |= self;
    }
    return rank;
}
// [end cantor-rank]

// [block cantor-unrank]
/// The permutation of 0 .. n-1, n <= 12, whose lexicographic rank is `rank`: place i takes the
/// free item that has as many smaller free items as the i-th factorial digit says. The free items
/// are a bit mask.
template <class Item>
void cantor_unrank(int rank, Item* items, int n) {
    for (int i = n - 1; i >= 0; --i) {
        items[i] = static_cast<Item>(rank % (n - i));
        rank /= n - i;
    }
    unsigned free_items = (1u << n) - 1;
    for (int i = 0; i < n; ++i) {
        unsigned left = free_items;
        for (int smaller = items[i]; smaller > 0; --smaller) left &= left - 1;
        int item = 0;
        while ((left >> item & 1) == 0) ++item;
        items[i] = static_cast<Item>(item);
        free_items ^= 1u << item;
    }
}
// [end cantor-unrank]

// [block parity-by-cycles]
/// True when the permutation `items` of 0 .. n-1 is odd. Linear: a cycle of k items is k-1
/// swaps.
template <class Item>
bool odd_permutation(const Item* items, int n) {
    std::vector<bool> seen(static_cast<std::size_t>(n));
    bool odd = false;
    for (int start = 0; start < n; ++start) {
        if (seen[static_cast<std::size_t>(start)]) continue;
        seen[static_cast<std::size_t>(start)] = true;
        for (int at = static_cast<int>(items[start]); at != start;
             at = static_cast<int>(items[at])) {
            seen[static_cast<std::size_t>(at)] = true;
            odd = !odd;
        }
    }
    return odd;
}
// [end parity-by-cycles]

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

/// The number of one bits.
inline int bit_count(unsigned mask) {
    int count = 0;
    for (; mask != 0; mask &= mask - 1) ++count;
    return count;
}

/// A board's cells and their edges, each a step of the blank.
struct Grid {
    Grid(int row_count, int column_count);

    /// The set of cells that can be reached from `cell` over the cells of `allowed`.
    unsigned region(unsigned allowed, int cell) const;

    /// The cell's mirror image in the main diagonal, of use on square boards.
    int mirrored(int cell) const { return cell % columns * rows + cell / columns; }

    struct Edge {
        int from, to, direction;
    };

    int rows, columns, cells;
    std::vector<Edge> edges;
    std::array<std::array<int, 4>, MAX_CELLS> edge_at;  // [cell][direction], -1 over the rim
    unsigned even_cells;                                // the white squares of a chess board
};

Grid::Grid(int row_count, int column_count)
    : rows(row_count), columns(column_count), cells(row_count * column_count), even_cells(0) {
    for (int cell = 0; cell < cells; ++cell) {
        const int row = cell / columns, column = cell % columns;
        if ((row + column) % 2 == 0) even_cells |= 1u << cell;
        for (std::size_t direction = 0; direction < DIRECTIONS.size(); ++direction) {
            const int to_row = row + DIRECTIONS[direction].down;
            const int to_column = column + DIRECTIONS[direction].right;
            int& edge = edge_at[static_cast<std::size_t>(cell)][direction];
            edge = -1;
            if (to_row < 0 || to_row >= rows || to_column < 0 || to_column >= columns) continue;
            edge = static_cast<int>(edges.size());
            edges.push_back({cell, to_row * columns + to_column, static_cast<int>(direction)});
        }
    }
}

unsigned Grid::region(unsigned allowed, int cell) const {
    unsigned reached = 1u << cell, before = 0;
    while (reached != before) {
        before = reached;
        for (const Edge& edge : edges) {
            if (reached >> edge.from & 1) reached |= allowed & 1u << edge.to;
        }
    }
    return reached;
}

/// Each move swaps the blank with a tile and takes it one cell further: the permutation to the
/// goal is odd just when the blank's taxicab way is.
bool solvable(const Grid& grid, const Board& board) {
    std::array<int, MAX_CELLS> goal_cells;
    int way = 0;
    for (int cell = 0; cell < grid.cells; ++cell) {
        const int tile = board.tiles[static_cast<std::size_t>(cell)];
        goal_cells[static_cast<std::size_t>(cell)] = (tile + grid.cells - 1) % grid.cells;
        if (tile != 0) continue;
        way = grid.rows - 1 - cell / grid.columns + grid.columns - 1 - cell % grid.columns;
    }
    return odd_permutation(goal_cells.data(), grid.cells) == (way % 2 == 1);
}

/// What the groups of `size` tiles share on a grid: their blocks, and what a move does to block
/// and order.
class Blocks {
public:
    struct Move {
        std::uint16_t block, turn;  // the block reached (or NO_BLOCK) and the row of turned()
    };

    Blocks(const Grid& grid, int size);

    int size() const { return size_; }
    int count() const { return static_cast<int>(masks_.size()); }
    int orders() const { return orders_; }
    unsigned mask(int block) const { return masks_[static_cast<std::size_t>(block)]; }

    /// The block whose tiles occupy `mask` while the blank is in `blank`.
    int find(unsigned mask, int blank) const {
        const std::uint64_t entry = regions_[mask];
        return static_cast<int>(entry >> 48) + static_cast<int>(entry >> 3 * blank & 7);
    }

    /// The moves of a block, by edge: the tile at edge.to goes to the blank at edge.from.
    const Move* moves(int block) const {
        return &moves_[static_cast<std::size_t>(block) * MAX_EDGES];
    }

    /// The order that each order becomes by a turn; turn 0 changes nothing.
    const std::uint16_t* turned(int turn) const {
        return &turned_[static_cast<std::size_t>(turn * orders_)];
    }

private:
    void add_blocks(const Grid& grid, unsigned mask);
    void add_moves(const Grid& grid, int block);
    int turn(int from, int to);

    int size_, orders_;
    std::vector<std::uint16_t> masks_;    // by block
    std::vector<std::uint64_t> regions_;  // by mask: first block << 48, 3 bits a cell: its region
    std::vector<Move> moves_;             // [block][edge]
    std::vector<std::uint16_t> turned_;   // [turn][order]
    std::map<std::pair<int, int>, int> turns_;
};

Blocks::Blocks(const Grid& grid, int size)
    : size_(size), orders_(1), regions_(std::size_t(1) << grid.cells) {
    for (int factor = 2; factor <= size; ++factor) orders_ *= factor;
    for (int order = 0; order < orders_; ++order) {
        turned_.push_back(static_cast<std::uint16_t>(order));
    }
    for (unsigned mask = 0; mask < 1u << grid.cells; ++mask) {
        if (bit_count(mask) == size) add_blocks(grid, mask);
    }
    moves_.assign(masks_.size() * MAX_EDGES, {NO_BLOCK, 0});
    for (int block = 0; block < count(); ++block) add_moves(grid, block);
}

/// Numbers the regions of the cells outside `mask`.
void Blocks::add_blocks(const Grid& grid, unsigned mask) {
    const unsigned free_cells = ~mask & ((1u << grid.cells) - 1);
    std::uint64_t entry = static_cast<std::uint64_t>(masks_.size()) << 48;
    unsigned left = free_cells;
    for (std::uint64_t number = 0; left != 0; ++number) {
        const unsigned region = grid.region(free_cells, bit_count((left & (~left + 1)) - 1));
        for (int cell = 0; cell < grid.cells; ++cell) {
            if (region >> cell & 1) entry |= number << 3 * cell;
        }
        left &= ~region;
        masks_.push_back(static_cast<std::uint16_t>(mask));
    }
    regions_[mask] = entry;
}

void Blocks::add_moves(const Grid& grid, int block) {
    const unsigned before = mask(block);
    for (std::size_t edge = 0; edge < grid.edges.size(); ++edge) {
        const int blank = grid.edges[edge].from, tile = grid.edges[edge].to;
        if ((before >> tile & 1) == 0 || before >> blank & 1 || find(before, blank) != block)
            continue;
        const unsigned after = before ^ 1u << tile ^ 1u << blank;
        const int from = bit_count(before & ((1u << tile) - 1));
        const int to = bit_count(after & ((1u << blank) - 1));
        Move& move = moves_[static_cast<std::size_t>(block) * MAX_EDGES + edge];
        move.block = static_cast<std::uint16_t>(find(after, tile));
        move.turn = static_cast<std::uint16_t>(turn(from, to));
    }
}

/// The turn that takes the tile in place `from` to place `to`, past those between. It changes the
/// factorial digits of these places alone, so one permutation of their values serves all orders.
int Blocks::turn(int from, int to) {
    if (from == to) return 0;
    const auto [entry, fresh] = turns_.insert({{from, to}, static_cast<int>(turns_.size()) + 1});
    if (!fresh) return entry->second;
    const int first = std::min(from, to), places = size_ - first;
    int behind = 1, values = 1;  // the values of the digits behind the places, and of their own
    for (int place = size_ - 1; place >= first; --place) {
        (place > std::max(from, to) ? behind : values) *= size_ - place;
    }
    std::vector<int> value_after(static_cast<std::size_t>(values));
    std::array<std::uint8_t, MAX_CELLS> items;
    for (int value = 0; value < values; ++value) {
        cantor_unrank(value * behind, items.data(), places);
        const auto at = items.begin() + (from - first), end = items.begin() + (to - first);
        if (from < to) std::rotate(at, at + 1, end + 1);
        if (from > to) std::rotate(end, at, at + 1);
        value_after[static_cast<std::size_t>(value)] = cantor_rank(items.data(), places) / behind;
    }
    turned_.resize(turned_.size() + static_cast<std::size_t>(orders_));
    std::uint16_t* after = turned_.data() + turned_.size() - orders_;
    for (int before = 0; before < orders_; before += values * behind) {
        for (const int value : value_after) {
            std::iota(after, after + behind, static_cast<std::uint16_t>(before + value * behind));
            after += behind;
        }
    }
    return entry->second;
}

/// Where a group's tiles are, and the least number of their moves that brings them home.
struct Place {
    std::uint16_t block, order;
    int distance;
};

/// What a search needs of a database: the moves of its blocks, and a bit a state.
struct Lookup {
    const Blocks::Move* moves;
    const std::uint16_t* turned;
    const std::uint64_t* bits;
    int orders, words;  // a block's orders, and the words that hold their bits

    int bit(int block, int order) const {
        return static_cast<int>(bits[block * words + order / 64] >> order % 64 & 1);
    }

    /// The place after one of the group's tiles has moved against the blank's step `edge`.
    Place moved(const Place& place, int edge) const {
        const Blocks::Move move = moves[place.block * MAX_EDGES + edge];
        Place after;
        after.block = move.block;
        after.order = turned[move.turn * orders + place.order];
        const int sign = bit(after.block, after.order) ^ place.distance ^ place.distance >> 1;
        after.distance = place.distance + 1 - 2 * (sign & 1);
        return after;
    }
};

/// The pattern database of one group: the least number of moves of its tiles from each state to
/// the goal. A move changes it by one, up or down, so that a state and its neighbour differ in
/// distance / 2 % 2 or do not, and that bit says which; the bit is all that is kept.
class Database {
public:
    Database(const Grid& grid, const Blocks& blocks, const std::vector<int>& tiles);

    /// The place of the group on a board from which the goal can be reached.
    Place locate(const Board& board) const;

    /// What a search needs of the database.
    const Lookup& lookup() const { return lookup_; }

    /// How many states are 0, 1, 2 … moves away from the goal.
    const std::vector<int>& depths() const { return depths_; }

private:
    using Word = std::uint64_t;

    struct Frontier {  // a block's states of the layer at work
        std::vector<Word> words;
        std::vector<std::uint16_t> orders;  // the first `count`
        int count;
        std::vector<Word> turned;  // words after a turn
    };

    void build(std::size_t edges);
    void close(int block, std::vector<Word>& plane, Frontier& frontier);
    bool open(Frontier& frontier, const Blocks::Move& move, std::vector<Word>& plane);
    bool home(const Place& place) const { return place.block == home_ && place.order == 0; }
    int distance_mod_4(const Place& place) const;
    int distance(Place place) const;

    const Blocks& blocks_;
    int words_;  // of a block
    std::vector<Word> bits_;
    Lookup lookup_;
    int home_;  // the block of the goal; its order is 0
    unsigned home_mask_, even_cells_;
    std::vector<int> tiles_, depths_;
};

Database::Database(const Grid& grid, const Blocks& blocks, const std::vector<int>& tiles)
    : blocks_(blocks), words_((blocks.orders() + 63) / 64),
      bits_(static_cast<std::size_t>(blocks.count() * words_)), lookup_{blocks.moves(0),
                                                                        blocks.turned(0),
                                                                        bits_.data(),
                                                                        blocks.orders(), words_},
      home_mask_(0), even_cells_(grid.even_cells), tiles_(tiles) {
    for (const int tile : tiles) home_mask_ |= 1u << (tile - 1);
    home_ = blocks.find(home_mask_, grid.cells - 1);
    build(grid.edges.size());
}

/// Breadth-first search from the goal, block by block: the orders of a block are bits, all its
/// moves are the same for every order, and where a move turns nothing it is done in words.
/// While it runs a second plane of bits tells states apart: 0 0 not seen, 1 1 in the frontier,
/// 1 0 and 0 1 closed with that bit. A layer and the next are in different blocks, as each move
/// changes the colour of a tile's cell.
void Database::build(std::size_t edges) {
    std::vector<Word> plane(bits_.size());
    std::vector<char> queued(static_cast<std::size_t>(blocks_.count()));
    std::vector<int> layer(1, home_), next;
    Frontier frontier;
    frontier.words.resize(static_cast<std::size_t>(words_));
    frontier.turned.resize(static_cast<std::size_t>(words_));
    frontier.orders.resize(static_cast<std::size_t>(blocks_.orders()));
    bits_[static_cast<std::size_t>(home_ * words_)] = 1;
    plane[static_cast<std::size_t>(home_ * words_)] = 1;
    while (!layer.empty()) {
        int states = 0;
        for (const int block : layer) {
            queued[static_cast<std::size_t>(block)] = false;
            close(block, plane, frontier);
            states += frontier.count;
            for (std::size_t edge = 0; edge < edges; ++edge) {
                const Blocks::Move& move = blocks_.moves(block)[edge];
                if (move.block == NO_BLOCK || !open(frontier, move, plane)) continue;
                if (!queued[move.block]) next.push_back(move.block);
                queued[move.block] = true;
            }
        }
        depths_.push_back(states);
        layer.swap(next);
        next.clear();
    }
}

/// Closes a block's states of the frontier and leaves them in `frontier`.
void Database::close(int block, std::vector<Word>& plane, Frontier& frontier) {
    const bool high = depths_.size() / 2 % 2 == 1;
    Word* bits = &bits_[static_cast<std::size_t>(block * words_)];
    Word* others = &plane[static_cast<std::size_t>(block * words_)];
    std::uint16_t* order = frontier.orders.data();
    for (int word = 0; word < words_; ++word) {
        Word open = bits[word] & others[word];
        frontier.words[static_cast<std::size_t>(word)] = open;
        (high ? others : bits)[word] ^= open;
        for (; open != 0; open &= open - 1) {
            *order++ = static_cast<std::uint16_t>(word * 64 + __builtin_ctzll(open));
        }
    }
    frontier.count = static_cast<int>(order - frontier.orders.data());
}

/// Opens the unseen states that `move` reaches from the frontier; true when there are any.
bool Database::open(Frontier& frontier, const Blocks::Move& move, std::vector<Word>& plane) {
    Word* bits = &bits_[static_cast<std::size_t>(move.block * words_)];
    Word* others = &plane[static_cast<std::size_t>(move.block * words_)];
    const std::vector<Word>* reached = &frontier.words;
    if (move.turn != 0) {
        const std::uint16_t* turned = blocks_.turned(move.turn);
        std::fill(frontier.turned.begin(), frontier.turned.end(), 0);
        Word* words = frontier.turned.data();
        for (int i = 0; i < frontier.count; ++i) {
            const unsigned order = turned[frontier.orders[static_cast<std::size_t>(i)]];
            words[order / 64] |= Word(1) << order % 64;
        }
        reached = &frontier.turned;
    }
    Word fresh = 0;
    for (const Word states : *reached) {
        const Word unseen = states & ~(*bits | *others);
        *bits++ |= unseen;
        *others++ |= unseen;
        fresh |= unseen;
    }
    return fresh != 0;
}

Place Database::locate(const Board& board) const {
    std::array<std::uint8_t, MAX_CELLS> items;
    int found = 0, blank = 0;
    unsigned mask = 0;
    for (int cell = 0; cell < board.rows * board.columns; ++cell) {
        const int tile = board.tiles[static_cast<std::size_t>(cell)];
        if (tile == 0) blank = cell;
        const auto at = std::find(tiles_.begin(), tiles_.end(), tile);
        if (at == tiles_.end()) continue;
        mask |= 1u << cell;
        items[static_cast<std::size_t>(found++)] = static_cast<std::uint8_t>(at - tiles_.begin());
    }
    Place place;
    place.block = static_cast<std::uint16_t>(blocks_.find(mask, blank));
    place.order = static_cast<std::uint16_t>(cantor_rank(items.data(), found));
    place.distance = distance(place);
    return place;
}

/// The distance's upper bit is stored; its lower one is the parity of the tiles' cell colours.
int Database::distance_mod_4(const Place& place) const {
    const unsigned mask = blocks_.mask(place.block);
    const int parity = (bit_count(mask & even_cells_) + bit_count(home_mask_ & even_cells_)) % 2;
    return 2 * lookup_.bit(place.block, place.order) + parity;
}

/// Counts the steps of a descent to the goal.
int Database::distance(Place place) const {
    int steps = 0;
    for (; !home(place); ++steps) {
        place.distance = distance_mod_4(place) + 4;
        Place after = place;
        for (int edge = 0; after.distance >= place.distance; ++edge) {
            if (blocks_.moves(place.block)[edge].block != NO_BLOCK)
                after = lookup_.moved(place, edge);
        }
        place = after;
    }
    return steps;
}

/// The groups' databases together: the sum of their distances never exceeds the moves needed.
struct Heuristic {
    Heuristic(const Grid& grid, const std::vector<std::vector<int>>& groups);

    std::map<int, Blocks> blocks;  // by size of group
    std::vector<Database> databases;
    std::array<std::uint8_t, MAX_CELLS> group_of;  // by tile
};

Heuristic::Heuristic(const Grid& grid, const std::vector<std::vector<int>>& groups) {
    for (const std::vector<int>& group : groups) {
        const int size = static_cast<int>(group.size());
        for (const int tile : group) {
            group_of[static_cast<std::size_t>(tile)] = static_cast<std::uint8_t>(databases.size());
        }
        databases.emplace_back(grid, blocks.try_emplace(size, grid, size).first->second, group);
    }
}

/// The groups, of at most `largest` tiles, of a board: all tiles in one up to nine cells; for 4x4
/// the best known; else the tiles in order along the short side, cut into pieces.
std::vector<std::vector<int>> partition(const Grid& grid, int largest) {
    if (grid.rows == 4 && grid.columns == 4) {
        if (largest == 5) return {{1, 5, 6, 9, 13}, {2, 3, 7, 10, 14}, {4, 8, 11, 12, 15}};
        if (largest == 6) return {{1, 5, 6, 9, 10, 13}, {7, 8, 11, 12, 14, 15}, {2, 3, 4}};
        return {{1, 2, 3, 4, 5, 6, 7}, {8, 10, 11, 12, 13, 14, 15}, {9}};
    }
    const int size = grid.cells <= MAX_EXACT_CELLS ? grid.cells : largest;
    const bool wide = grid.columns > grid.rows;
    std::vector<std::vector<int>> groups;
    for (int place = 0; place < grid.cells; ++place) {
        const int cell = wide ? place % grid.rows * grid.columns + place / grid.rows : place;
        if (cell == grid.cells - 1) continue;  // the blank's
        if (place % size == 0) groups.emplace_back();
        groups.back().push_back(cell + 1);
    }
    for (std::vector<int>& group : groups) std::sort(group.begin(), group.end());
    return groups;
}

/// The steps that a search tries from each cell after what it has done: a finite automaton whose
/// states are the beginnings of needless words.
class Steps {
public:
    struct Step {
        std::uint8_t state, cell;
        std::array<std::uint8_t, 2> edges;  // on the board and on its mirror image
        char letter;
    };

    explicit Steps(const Grid& grid);

    /// The steps from `cell` in a state of the automaton; a search begins in state 0.
    const std::vector<Step>& from(int state, int cell) const {
        return lists_[static_cast<std::size_t>(state * MAX_CELLS + cell)];
    }

private:
    int next_state(const std::string& word) const;

    std::vector<std::string> beginnings_;
    std::vector<std::vector<Step>> lists_;  // [state][cell]
};

Steps::Steps(const Grid& grid) {
    for (const std::string word : NEEDLESS_WORDS) {
        for (std::size_t length = 0; length < word.size(); ++length) {
            beginnings_.push_back(word.substr(0, length));
        }
    }
    std::sort(beginnings_.begin(), beginnings_.end());  // the empty one comes first
    beginnings_.erase(std::unique(beginnings_.begin(), beginnings_.end()), beginnings_.end());
    lists_.resize(beginnings_.size() * MAX_CELLS);
    for (std::size_t before = 0; before < beginnings_.size(); ++before) {
        for (std::size_t direction = 0; direction < DIRECTIONS.size(); ++direction) {
            const int state = next_state(beginnings_[before] + DIRECTIONS[direction].letter);
            for (std::size_t cell = 0; state >= 0 && cell < std::size_t(grid.cells); ++cell) {
                const int edge = grid.edge_at[cell][direction];
                if (edge < 0) continue;
                // The mirror swaps D with R and L with U.
                const std::size_t mirror = std::size_t(grid.mirrored(int(cell)));
                Step step;
                step.state = static_cast<std::uint8_t>(state);
                step.cell = static_cast<std::uint8_t>(grid.edges[std::size_t(edge)].to);
                step.edges[0] = static_cast<std::uint8_t>(edge);
                step.edges[1] = static_cast<std::uint8_t>(grid.edge_at[mirror][direction ^ 2]);
                step.letter = DIRECTIONS[direction].letter;
                lists_[before * MAX_CELLS + cell].push_back(step);
            }
        }
    }
}

/// The state after `word`, a beginning and one letter more; -1 if that ends a needless word.
int Steps::next_state(const std::string& word) const {
    for (std::size_t from = 0; from < word.size(); ++from) {
        for (const char* needless : NEEDLESS_WORDS) {
            if (word.substr(from) == needless) return -1;
        }
    }
    for (std::size_t from = 0;; ++from) {
        const auto at = std::find(beginnings_.begin(), beginnings_.end(), word.substr(from));
        if (at != beginnings_.end()) return static_cast<int>(at - beginnings_.begin());
    }
}

struct Answer {
    int length;  // -1 if the goal cannot be reached
    std::string moves;
    long long expanded;
};

/// Iterative deepening of one board on one heuristic.
class Search {
public:
    Search(const Grid& grid, const Steps& steps, const Heuristic& heuristic, const Board& board);

    /// A bound that no path is shorter than.
    int bound() const { return std::max(views_[0].distance, views_[1].distance); }

    /// Looks for a path of at most `limit` moves while fewer than `nodes` have been expanded.
    bool find(int limit, long long nodes);

    long long expanded() const { return expanded_; }
    bool stopped() const { return expanded_ >= nodes_; }
    const std::string& path() const { return path_; }  // backwards

private:
    struct Group {
        Lookup lookup;
        Place place;
    };

    /// The groups on the board, or on its mirror image.
    struct View {
        std::array<Group, 3> groups;
        std::array<std::uint8_t, MAX_CELLS> group_of;  // by tile of the board
        int distance;                                  // of all groups together
    };

    View look(const Board& board, const std::array<int, MAX_CELLS>& names) const;
    template <bool MIRROR>
    bool visit(int blank, int left, int state, std::size_t view, int distance, int other_distance);

    const Steps& steps_;
    const Heuristic& heuristic_;
    std::array<std::uint8_t, MAX_CELLS> tiles_;
    int blank_;
    bool mirror_;
    std::array<View, 2> views_;
    long long expanded_, nodes_;
    std::string path_;
};

Search::Search(const Grid& grid, const Steps& steps, const Heuristic& heuristic, const Board& board)
    : steps_(steps), heuristic_(heuristic), tiles_(board.tiles), blank_(0),
      mirror_(grid.rows == grid.columns && heuristic.databases.size() > 1), expanded_(0),
      nodes_(0) {
    while (tiles_[static_cast<std::size_t>(blank_)] != 0) ++blank_;
    std::array<int, MAX_CELLS> names;
    std::iota(names.begin(), names.end(), 0);
    views_.fill(look(board, names));
    if (!mirror_) return;
    for (int tile = 1; tile < grid.cells; ++tile) {
        names[static_cast<std::size_t>(tile)] = grid.mirrored(tile - 1) + 1;
    }
    Board image = board;
    for (int cell = 0; cell < grid.cells; ++cell) {
        const std::uint8_t tile = board.tiles[static_cast<std::size_t>(cell)];
        image.tiles[static_cast<std::size_t>(grid.mirrored(cell))] =
            static_cast<std::uint8_t>(names[tile]);
    }
    views_[1] = look(image, names);
}

/// The view of `board`, on which the tiles of the real board go by other names.
Search::View Search::look(const Board& board, const std::array<int, MAX_CELLS>& names) const {
    View view = {};
    for (std::size_t group = 0; group < heuristic_.databases.size(); ++group) {
        const Database& database = heuristic_.databases[group];
        view.groups[group] = {database.lookup(), database.locate(board)};
        view.distance += view.groups[group].place.distance;
    }
    for (int tile = 1; tile < board.rows * board.columns; ++tile) {
        const std::size_t name = static_cast<std::size_t>(names[static_cast<std::size_t>(tile)]);
        view.group_of[static_cast<std::size_t>(tile)] = heuristic_.group_of[name];
    }
    return view;
}

bool Search::find(int limit, long long nodes) {
    nodes_ = nodes;
    path_.clear();
    const int distance = views_[0].distance, image = views_[1].distance;
    const bool found = mirror_ ? visit<true>(blank_, limit, 0, 0, distance, image)
                               : visit<false>(blank_, limit, 0, 0, distance, image);
    return found && !stopped();
}

/// Depth-first search with `left` moves left, which neither the distance in `view` nor that in the
/// other view exceeds. True when the goal is found or the nodes are used up.
template <bool MIRROR>
bool Search::visit(int blank, int left, int state, std::size_t view, int distance,
                   int other_distance) {
    if (left == 0 || ++expanded_ >= nodes_) return true;
    --left;
    if (MIRROR && distance <= left) {  // no move can be too far in this view: look at it last
        view = 1 - view;
        std::swap(distance, other_distance);
    }
    View &first = views_[view], &second = views_[1 - view];
    for (const Steps::Step& step : steps_.from(state, blank)) {
        const std::uint8_t tile = tiles_[step.cell];
        Group& group = first.groups[first.group_of[tile]];
        const Place before = group.place, after = group.lookup.moved(before, step.edges[view]);
        const int next = distance + after.distance - before.distance;
        if (next > left) continue;

        Group& other = second.groups[second.group_of[tile]];
        const Place other_before = other.place;
        int other_next = 0;
        if (MIRROR) {
            const Place other_after = other.lookup.moved(other_before, step.edges[1 - view]);
            other_next = other_distance + other_after.distance - other_before.distance;
            if (other_next > left) continue;
            other.place = other_after;
        }
        group.place = after;
        tiles_[static_cast<std::size_t>(blank)] = tile;
        const bool found = visit<MIRROR>(step.cell, left, step.state, view, next, other_next);
        tiles_[step.cell] = tile;
        group.place = before;
        if (MIRROR) other.place = other_before;
        if (found) {
            path_ += step.letter;
            return true;
        }
    }
    return false;
}

/// When a solver goes over to larger groups.
struct Policy {
    std::size_t many_boards;                  // for which groups of six tiles are built at once
    std::array<long long, 8> worth_building;  // groups of n tiles, after so many nodes
};

/// On a 4x4 board so many nodes take as long as the building.
static const Policy POLICY = {15, {{0, 0, 0, 0, 0, 0, 4000000, 30000000}}};

/// What is used to solve the boards of one shape, built when it pays: a search goes over to
/// larger groups once those on the smaller ones have cost as much as building them.
class Solver {
public:
    /// For a shape of which `boards` are to be solved.
    Solver(int rows, int columns, std::size_t boards, const Policy& policy = POLICY);

    Answer solve(const Board& board);

    /// The number of tiles that a group may have by now.
    int largest() const { return largest_; }

private:
    void build(int largest);

    Grid grid_;
    Steps steps_;
    Policy policy_;
    int largest_;
    std::unique_ptr<Heuristic> heuristic_;
    long long nodes_left_;  // until the next heuristic pays
};

Solver::Solver(int rows, int columns, std::size_t boards, const Policy& policy)
    : grid_(rows, columns), steps_(grid_), policy_(policy) {
    build(boards < policy.many_boards ? 5 : 6);
}

/// Builds the databases with groups of at most `largest` tiles, after giving up the others.
void Solver::build(int largest) {
    largest_ = largest;
    const bool last = grid_.cells <= MAX_EXACT_CELLS || largest == 7;
    nodes_left_ = last ? std::numeric_limits<long long>::max()
                       : policy_.worth_building[static_cast<std::size_t>(largest + 1)];
    heuristic_.reset();
    heuristic_ = std::make_unique<Heuristic>(grid_, partition(grid_, largest));
}

Answer Solver::solve(const Board& board) {
    Answer answer = {-1, "", 0};
    if (!solvable(grid_, board)) return answer;
    for (int limit = 0;;) {
        Search search(grid_, steps_, *heuristic_, board);
        limit = std::max(limit, search.bound());
        while (!search.find(limit, nodes_left_) && !search.stopped()) limit += 2;
        answer.expanded += search.expanded();
        if (!search.stopped()) {
            nodes_left_ -= search.expanded();
            answer.length = limit;
            answer.moves.assign(search.path().rbegin(), search.path().rend());
            return answer;
        }
        build(largest_ + 1);
    }
}

struct Input {
    std::vector<Board> boards;
    std::string fault;  // what is wrong and where; empty when nothing is
};

/// Reads boards, strictly. Throws nothing: a fault ends the input.
class Parser {
public:
    explicit Parser(std::FILE* file) : reader_(file), line_(1) {}

    Input parse();

private:
    bool word();
    bool number(int low, int high, const char* what);
    bool board(Board& board);

    WindowReader reader_;
    int line_;
    std::string word_, fault_;
    int number_;
};

/// Reads the next word and counts lines; of a long word the beginning will do.
bool Parser::word() {
    while (reader_.peek() >= 0 && reader_.peek() <= ' ') {
        if (reader_.get() == '\n') ++line_;
    }
    word_.clear();
    while (reader_.peek() > ' ') {
        const int byte = reader_.get();
        if (word_.size() < 20) word_ += byte < 127 ? static_cast<char>(byte) : '?';
    }
    return !word_.empty();
}

/// Reads a number from low to high; false, and fault_ set, where there is none.
bool Parser::number(int low, int high, const char* what) {
    if (!word()) {
        fault_ = std::string("the input ends where ") + what + " should be";
        return false;
    }
    number_ = 0;
    bool valid = true;
    for (const char digit : word_) {
        valid = valid && digit >= '0' && digit <= '9' && number_ <= high;
        if (valid) number_ = number_ * 10 + (digit - '0');
    }
    if (!valid || number_ < low || number_ > high) {
        fault_ = std::string(what) + " is to be a number from " + std::to_string(low) + " to " +
                 std::to_string(high) + ", not '" + word_ + "'";
        return false;
    }
    return true;
}

/// Reads a board; false, and fault_ set, where it is malformed.
bool Parser::board(Board& board) {
    if (!number(2, MAX_CELLS / 2, "the number of rows")) return false;
    board.rows = number_;
    if (!number(2, MAX_CELLS / 2, "the number of columns")) return false;
    board.columns = number_;
    const int cells = board.rows * board.columns;
    if (cells > MAX_CELLS) {
        fault_ = "a board has at most 16 cells, not " + std::to_string(cells);
        return false;
    }
    unsigned seen = 0;
    for (int cell = 0; cell < cells; ++cell) {
        if (!number(0, cells - 1, "a tile")) return false;
        if (seen >> number_ & 1) {
            fault_ = "tile " + word_ + " stands twice";
            return false;
        }
        seen |= 1u << number_;
        board.tiles[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(number_);
    }
    return true;
}

Input Parser::parse() {
    Input input;
    for (;;) {
        while (reader_.peek() >= 0 && reader_.peek() <= ' ') {
            if (reader_.get() == '\n') ++line_;
        }
        if (reader_.peek() < 0) return input;
        Board next = {};
        if (!board(next)) break;
        input.boards.push_back(next);
    }
    input.fault = "case " + std::to_string(input.boards.size() + 1) + ", line " +
                  std::to_string(line_) + ": " + fault_;
    return input;
}

/// Solves all boards, shape by shape, so that the databases of one shape alone are in memory.
std::vector<Answer> solve(const std::vector<Board>& boards) {
    std::map<std::pair<int, int>, std::vector<std::size_t>> shapes;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        shapes[{boards[i].rows, boards[i].columns}].push_back(i);
    }
    std::vector<Answer> answers(boards.size());
    for (const auto& [shape, cases] : shapes) {
        Solver solver(shape.first, shape.second, cases.size());
        for (const std::size_t i : cases) answers[i] = solver.solve(boards[i]);
    }
    return answers;
}

/// The least number of moves and the moves, or -1.
std::string print(const Answer& answer) {
    if (answer.length < 0) return "-1\n";
    return std::to_string(answer.length) + "\n" + answer.moves + "\n";
}

int main() {
    const Input input = Parser(stdin).parse();
    for (const Answer& answer : solve(input.boards)) {
        const std::string text = print(answer);
        std::fwrite(text.data(), 1, text.size(), stdout);
    }
    if (input.fault.empty()) return 0;
    std::fflush(stdout);
    std::fprintf(stderr, "sliding_tiles: %s\n", input.fault.c_str());
    return 1;
}
