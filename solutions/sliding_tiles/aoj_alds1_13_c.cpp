// Problem: 15 Puzzle (the least number of moves)
// Judges: AOJ ALDS1_13_C (limits unconfirmed)
// Standard: C++17
// Method: IDA* with additive pattern databases 5-5-5 and their mirror images, none of which exceeds
//   the distance; a state has the blank's region in it, and the databases are built by a
//   breadth-first search over bit sets
// Time: O(2,600,000) for the databases; 1,000,000 boards for the worst found
// Memory: 6 MB
// Source: Korf, Felner, Disjoint pattern database heuristics, 2002
// Status: stress-tested, AojAlds113C.AgreesWithWalkingDistance
#include <algorithm>
#include <bitset>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <string>
#include <utility>
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

// [block fifteen-board]
/// Reads a 4x4 board row by row, 0 the blank. False unless 0 to 15 come, each once.
bool read_board(WindowReader& reader, std::vector<int>& board) {
    board.assign(16, -1);
    unsigned seen = 0;
    for (std::size_t cell = 0; cell < 16; ++cell) {
        if (!reader.read_int(board[cell]) || board[cell] < 0 || board[cell] > 15) return false;
        seen |= 1u << board[cell];
    }
    return seen == 0xffffu;
}

/// True when a board with the numbers 0 to 15 can reach 1 2 ... 15 0: each move swaps two numbers
/// and takes the blank one cell on, so both parities must agree.
bool solvable(const std::vector<int>& board) {
    int home[16], way = 0;
    for (int cell = 0; cell < 16; ++cell) {
        const int tile = board[static_cast<std::size_t>(cell)];
        home[cell] = (tile + 15) % 16;
        if (tile == 0) way = (3 - cell / 4) + (3 - cell % 4);
    }
    return odd_permutation(home, 16) == (way % 2 == 1);
}
// [end fifteen-board]

// [block fifteen-tables]
//      0  1  2  3      Cells; a set of cells has a bit for each. Tile t is at home in cell t - 1,
//      4  5  6  7      the blank, 0, in cell 15. Moves of the blank are numbered down, left,
//      8  9 10 11      right, up: 0 to 3.
//     12 13 14 15
static const char MOVES[] = "DLRU";

/// The cell that the blank reaches from `cell` by a move, -1 off the board.
inline int neighbour(int cell, int move) {
    static const signed char NEIGHBOUR[16][4] = {
        {4, -1, 1, -1},  {5, 0, 2, -1},   {6, 1, 3, -1},    {7, 2, -1, -1},
        {8, -1, 5, 0},   {9, 4, 6, 1},    {10, 5, 7, 2},    {11, 6, -1, 3},
        {12, -1, 9, 4},  {13, 8, 10, 5},  {14, 9, 11, 6},   {15, 10, -1, 7},
        {-1, -1, 13, 8}, {-1, 12, 14, 9}, {-1, 13, 15, 10}, {-1, 14, -1, 11}};
    return NEIGHBOUR[cell][move];
}

/// The cells of `free_cells` that the blank can reach from `cell`.
inline unsigned blank_region(int cell, unsigned free_cells) {
    unsigned region = 0, grown = 1u << cell;
    while (region != grown) {
        region = grown;
        grown |= region << 4 | region >> 4 | (region << 1 & 0xeeeeu) | (region >> 1 & 0x7777u);
        grown &= free_cells;
    }
    return region;
}

/// How many of the cells come before `cell`.
inline int cells_before(int cell, unsigned cells) {
    return static_cast<int>(std::bitset<16>(cells & ((1u << cell) - 1)).count());
}

/// A set of the 120 orders of five tiles.
struct FifteenOrders {
    unsigned long long word[2];

    FifteenOrders() : word() {}
    bool empty() const { return (word[0] | word[1]) == 0; }
    bool has(int order) const { return word[order >> 6] >> (order & 63) & 1; }
    void add(int order) { word[order >> 6] |= 1ull << (order & 63); }

    /// Takes out those of `orders` that are in the set and returns them.
    FifteenOrders take(FifteenOrders orders) {
        for (int half = 0; half < 2; ++half) {
            orders.word[half] &= word[half];
            word[half] ^= orders.word[half];
        }
        return orders;
    }

    void add_all(const FifteenOrders& orders) {
        for (int half = 0; half < 2; ++half) word[half] |= orders.word[half];
    }

    /// Writes the orders to `list` and returns how many there are.
    int list(unsigned char* list) const {
        int count = 0;
        for (int half = 0; half < 2; ++half) {
            for (unsigned long long left = word[half]; left != 0; left &= left - 1) {
                list[count++] = static_cast<unsigned char>(64 * half + __builtin_ctzll(left));
            }
        }
        return count;
    }
};

/// The additive pattern databases 5-5-5 of the 15-puzzle: for each state of a group of tiles the
/// least number of their moves that brings them home while the others may be pushed about free of
/// charge. Sums over the groups never exceed the distance.
///
///     0 1 1 2     The groups, by the homes of their tiles.
///     0 0 1 2
///     0 1 2 2
///     0 1 2 .
///
/// A state is a block, the cells that the tiles occupy and the region of free cells that holds the
/// blank, and one of 120 orders of the tiles in those cells. A move along a row keeps the order,
/// one along a column turns the tiles between, all orders of a block alike: the breadth-first
/// search from home goes over whole blocks, one bit an order. Each move changes the cost by one, so
/// that cost / 2 % 2 tells whether it has grown: this bit is all that is kept of a state.
class FifteenTables {
public:
    enum { GROUPS = 3, SIZE = 5, ORDERS = 120, BLOCKS = 7284 };

    /// A state, and the moves that the tiles need from there.
    struct Place {
        unsigned short block;
        unsigned char order, cost;
    };

    FifteenTables() : first_block_(1 << 16), moves_() {
        make_orders();
        for (unsigned cells = 0; cells < 1u << 16; ++cells) {
            if (cells_before(16, cells) == SIZE) add_blocks(cells);
        }
        for (int block = 0; block < BLOCKS; ++block) add_moves(block);
        for (int group = 0; group < GROUPS; ++group) fill(group);
    }

    /// The group of the tile that is at home in a cell up to 14.
    static int group_at(int home) { return "011200120122012"[home] - '0'; }

    /// A tile as the cell where it stands and the one where it is at home.
    using Tile = std::pair<int, int>;

    /// The state of a group's tiles, with the blank in `blank`.
    Place find(int group, std::vector<Tile> tiles, int blank) const {
        std::sort(tiles.begin(), tiles.end());
        unsigned cells = 0, homes = 0;
        for (const Tile& tile : tiles) {
            cells |= 1u << tile.first;
            homes |= 1u << tile.second;
        }
        std::vector<int> order;
        int parity = 0;
        for (const Tile& tile : tiles) {
            order.push_back(cells_before(tile.second, homes));
            parity ^= colour(tile.first) ^ colour(tile.second);
        }
        Place place = {static_cast<unsigned short>(find_block(cells, blank)),
                       static_cast<unsigned char>(find_order(order)), 0};
        place.cost = static_cast<unsigned char>(2 * upper_bit(group, place) + parity);
        place.cost = static_cast<unsigned char>(descent(group, place));
        return place;
    }

    /// The state after a move of the blank, out of that cell, past one of the tiles.
    Place after(int group, const Place& place, int blank, int direction) const {
        return after(group, place, moves_[place.block][blank][direction]);
    }

private:
    struct Move {
        unsigned short block, turn;
    };

    struct Block {
        unsigned cells, region;
        std::vector<Move> moves;
    };

    /// The colour that a cell has on a chess board.
    static int colour(int cell) { return (cell / 4 + cell) % 2; }

    /// cost / 2 % 2 of a state.
    int upper_bit(int group, const Place& place) const {
        return upper_bits_[group][place.block].has(place.order);
    }

    Place after(int group, const Place& place, const Move& move) const {
        Place next = {move.block, turned_[move.turn][place.order], 0};
        const int up = upper_bit(group, next) ^ (place.cost >> 1 & 1) ^ (place.cost & 1);
        next.cost = static_cast<unsigned char>(place.cost + 1 - 2 * up);
        return next;
    }

    /// The number of moves from a state, whose cost is known modulo 4 alone, to home.
    int descent(int group, Place place) const {
        int steps = 0;
        for (; place.block != home_[group] || place.order != 0; ++steps) {
            place.cost = static_cast<unsigned char>(place.cost % 4 + 4);
            const std::vector<Move>& moves = blocks_[place.block].moves;
            std::size_t move = 0;
            while (after(group, place, moves[move]).cost > place.cost) ++move;
            place = after(group, place, moves[move]);
        }
        return steps;
    }

    int find_order(const std::vector<int>& tiles) const {
        return static_cast<int>(std::lower_bound(orders_.begin(), orders_.end(), tiles) -
                                orders_.begin());
    }

    int find_block(unsigned cells, int blank) const {
        int number = first_block_[cells];
        while ((blocks_[static_cast<std::size_t>(number)].region >> blank & 1) == 0) ++number;
        return number;
    }

    /// The orders in lexicographic sequence, and the turns: what the tile that goes from one place
    /// of an order to another makes of it. Turn 0 keeps the order.
    void make_orders() {
        std::vector<int> order(SIZE);
        std::iota(order.begin(), order.end(), 0);
        do orders_.push_back(order);
        while (std::next_permutation(order.begin(), order.end()));
        for (int turn = 0; turn < SIZE * SIZE; ++turn) {
            for (int number = 0; number < ORDERS; ++number) {
                order = orders_[static_cast<std::size_t>(number)];
                const int tile = order[static_cast<std::size_t>(turn / SIZE)];
                order.erase(order.begin() + turn / SIZE);
                order.insert(order.begin() + turn % SIZE, tile);
                turned_[turn][number] = static_cast<unsigned char>(find_order(order));
            }
        }
    }

    void add_blocks(unsigned cells) {
        first_block_[cells] = static_cast<int>(blocks_.size());
        unsigned left = ~cells & 0xffffu;
        for (int cell = 0; cell < 16; ++cell) {
            if ((left >> cell & 1) == 0) continue;
            const Block block = {cells, blank_region(cell, left), {}};
            left &= ~block.region;
            blocks_.push_back(block);
        }
    }

    /// The moves by blank and direction and, for the search from home, in a list.
    void add_moves(int number) {
        Block& block = blocks_[static_cast<std::size_t>(number)];
        for (int blank = 0; blank < 16; ++blank) {
            for (int direction = 0; direction < 4; ++direction) {
                const int tile = neighbour(blank, direction);
                if ((block.region >> blank & 1) == 0 || tile < 0) continue;
                if ((block.cells >> tile & 1) == 0) continue;
                const Move move = move_of(block.cells, tile, blank);
                moves_[number][blank][direction] = move;
                block.moves.push_back(move);
            }
        }
    }

    /// The move of a tile to the blank's cell. The region behind it is the one that holds the cell
    /// that the tile has left.
    Move move_of(unsigned cells, int tile, int blank) const {
        const unsigned rest = cells ^ 1u << tile;
        const int before = cells_before(tile, rest), behind = cells_before(blank, rest);
        const int turn = before == behind ? 0 : before * SIZE + behind;
        return {static_cast<unsigned short>(find_block(rest | 1u << blank, tile)),
                static_cast<unsigned short>(turn)};
    }

    /// The layer at work, those orders of its blocks, and the next one.
    struct Layers {
        std::vector<FifteenOrders> unseen, found;
        std::vector<int> next;

        void reach(int block, const FifteenOrders& orders) {
            FifteenOrders& there = found[static_cast<std::size_t>(block)];
            const FifteenOrders fresh = unseen[static_cast<std::size_t>(block)].take(orders);
            if (fresh.empty()) return;
            if (there.empty()) next.push_back(block);
            there.add_all(fresh);
        }
    };

    /// Breadth-first from home. No block is in two layers that follow each other: a step changes
    /// the colour of a tile's cell on a chess board.
    void fill(int group) {
        unsigned cells = 0;
        for (int cell = 0; cell < 15; ++cell) {
            if (group_at(cell) == group) cells |= 1u << cell;
        }
        home_[group] = find_block(cells, 15);
        FifteenOrders all, first;
        for (int order = 0; order < ORDERS; ++order) all.add(order);
        Layers layers;
        layers.unseen.assign(BLOCKS, all);
        layers.found.resize(BLOCKS);
        first.add(0);
        layers.reach(home_[group], first);
        for (int depth = 0; !layers.next.empty(); ++depth) {
            std::vector<int> layer;
            layer.swap(layers.next);
            for (const int block : layer) expand(group, block, depth, layers);
        }
    }

    void expand(int group, int block, int depth, Layers& layers) {
        FifteenOrders orders;
        std::swap(orders, layers.found[static_cast<std::size_t>(block)]);
        unsigned char list[ORDERS];
        const int count = orders.list(list);
        if (depth / 2 % 2 == 1) upper_bits_[group][block].add_all(orders);
        for (const Move& move : blocks_[static_cast<std::size_t>(block)].moves) {
            if (layers.unseen[static_cast<std::size_t>(move.block)].empty()) continue;
            FifteenOrders turned = orders;
            if (move.turn != 0) {
                turned = FifteenOrders();
                for (int i = 0; i < count; ++i) turned.add(turned_[move.turn][list[i]]);
            }
            layers.reach(move.block, turned);
        }
    }

    std::vector<std::vector<int>> orders_;
    std::vector<int> first_block_;  // with these cells
    std::vector<Block> blocks_;
    unsigned char turned_[SIZE * SIZE][ORDERS];
    Move moves_[BLOCKS][16][4];
    FifteenOrders upper_bits_[GROUPS][BLOCKS];
    int home_[GROUPS];  // the block; the order is 0
};
// [end fifteen-tables]

// [block fifteen-search]
/// IDA* for the 15-puzzle. The heuristic is the larger of the databases' sums for the board and
/// for its mirror image in the main diagonal; both have the parity of the distance, so that the
/// limit grows by two. Moves of the blank are tried in the order down, left, right, up: of all
/// shortest paths the least one is found.
class FifteenSearch {
public:
    explicit FifteenSearch(const FifteenTables& tables) : tables_(tables), expanded_(0) {
        for (int cell = 0; cell < 16; ++cell) {
            views_[0].image[cell] = cell;
            views_[1].image[cell] = cell % 4 * 4 + cell / 4;
        }
        for (View& view : views_) {
            for (int tile = 1; tile < 16; ++tile) {
                view.group[tile] = FifteenTables::group_at(view.image[tile - 1]);
            }
        }
        // A square of four cells has two ways round of six moves; the words of the greater one.
        for (const char* word : {"RDLURD", "LDRULD", "URDLUR", "ULDRUL"}) {
            unsigned number = 0;
            for (; *word != 0; ++word) {
                number = longer(number, static_cast<unsigned>(std::strchr(MOVES, *word) - MOVES));
            }
            needless_.set(number);
        }
    }

    /// A shortest path of the blank, in DLRU, if it has at most `longest` moves; else false. Only
    /// `longest` ends the search on a board that cannot be solved.
    bool solve(const std::vector<int>& board, int longest, std::string& path) {
        expanded_ = 0;
        const int blank = load(board);
        const int direct = views_[0].cost(), mirrored = views_[1].cost();
        for (int limit = std::max(direct, mirrored); limit <= longest; limit += 2) {
            path_.clear();
            if (!search(blank, -1, 0, direct, mirrored, limit)) continue;
            path.assign(path_.rbegin(), path_.rend());
            return true;
        }
        return false;
    }

    /// The boards that the last call of solve expanded.
    long expanded() const { return expanded_; }

private:
    using Place = FifteenTables::Place;

    /// The board, or its mirror image: what becomes of its cells, the groups of its tiles, and
    /// their places.
    struct View {
        int image[16], group[16];
        Place place[FifteenTables::GROUPS];

        int cost() const {
            int sum = 0;
            for (const Place& group_place : place) sum += group_place.cost;
            return sum;
        }
    };

    /// A word, two bits for each of the last six moves, and one move more.
    static unsigned longer(unsigned word, unsigned move) { return (word << 2 & 0xfffu) | move; }

    /// Sets the views; returns the blank's cell.
    int load(const std::vector<int>& board) {
        std::copy(board.begin(), board.end(), tile_);
        const int blank = static_cast<int>(std::find(tile_, tile_ + 16, 0) - tile_);
        for (View& view : views_) {
            std::vector<FifteenTables::Tile> tiles[FifteenTables::GROUPS];
            for (int cell = 0; cell < 16; ++cell) {
                const int tile = tile_[cell];
                if (tile == 0) continue;
                tiles[view.group[tile]].push_back({view.image[cell], view.image[tile - 1]});
            }
            for (int group = 0; group < FifteenTables::GROUPS; ++group) {
                view.place[group] = tables_.find(group, tiles[group], view.image[blank]);
            }
        }
        return blank;
    }

    /// True when the goal can be reached with exactly `left` moves; path_ then holds them, last
    /// first. `direct` and `mirrored` are the views' costs. The blank does not go back to the cell
    /// it came from.
    bool search(int blank, int came_from, unsigned word, int direct, int mirrored, int left) {
        if (left == 0) return true;
        ++expanded_;
        for (int move = 0; move < 4; ++move) {
            const int to = neighbour(blank, move);
            const unsigned next = longer(word, static_cast<unsigned>(move));
            if (to < 0 || to == came_from || needless_[next]) continue;
            const int tile = tile_[to];
            const int group = views_[0].group[tile];
            Place& place = views_[0].place[group];
            const Place before = place, after = tables_.after(group, before, blank, move);
            const int next_direct = direct + after.cost - before.cost;
            if (next_direct >= left) continue;
            // The mirror makes down right and left up.
            const int image_group = views_[1].group[tile];
            Place& image = views_[1].place[image_group];
            const Place image_before = image,
                        image_after =
                            tables_.after(image_group, image, views_[1].image[blank], move ^ 2);
            const int next_mirrored = mirrored + image_after.cost - image_before.cost;
            if (next_mirrored >= left) continue;
            place = after;
            image = image_after;
            tile_[blank] = tile;
            if (search(to, blank, next, next_direct, next_mirrored, left - 1)) {
                path_ += MOVES[move];
                return true;
            }
            tile_[to] = tile;
            place = before;
            image = image_before;
        }
        return false;
    }

    const FifteenTables& tables_;
    long expanded_;
    std::bitset<4096> needless_;  // words
    int tile_[16];
    View views_[2];
    std::string path_;
};
// [end fifteen-search]

int main() {
    enum { DIAMETER = 80 };
    static WindowReader reader(stdin);
    std::vector<int> board;
    if (!read_board(reader, board)) return 0;
    std::string path;
    int length = -1;
    if (solvable(board)) {
        static const FifteenTables tables;
        static FifteenSearch search(tables);
        if (search.solve(board, DIAMETER, path)) length = static_cast<int>(path.size());
    }
    std::printf("%d\n", length);
    return 0;
}
