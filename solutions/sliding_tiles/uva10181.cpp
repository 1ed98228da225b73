// Problem: 15-Puzzle Problem (a path of at most 50 moves)
// Judges: UVa 10181 (limits unconfirmed)
// Standard: C++11
// Method: IDA* with additive pattern databases 5-5-5, their mirror images and Walking Distance,
//   none of which exceeds the distance: the path is a shortest one
// Time: O(2,600,000) for the databases; 2,000,000 boards for the worst found
// Memory: 9 MB
// Source: Korf, Felner, Disjoint pattern database heuristics, 2002; Takahashi, Walking Distance
// Status: stress-tested, Uva10181.PathsAreShortest
#include <algorithm>
#include <bitset>
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
//      4  5  6  7      the blank, 0, in cell 15. Mirroring in the main diagonal changes cells
//      8  9 10 11      1 and 4, 2 and 8, ..., and the tiles whose homes they are.
//     12 13 14 15

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

/// The additive pattern databases 5-5-5 of the 15-puzzle: for each group of tiles and each choice
/// of their five cells the least number of moves of these tiles that brings them home while the
/// others may be pushed about free of charge. Sums over the groups never exceed the distance.
///
/// A state of the breadth-first search from home is the tiles' cells and the region of free cells
/// that holds the blank. All 120 orders of the tiles on one set of cells with one region are a
/// block, one bit an order: a step along a row keeps the orders, a step along a column rotates the
/// tiles between, so that a step is a few operations for the whole block. The groups differ in the
/// start alone.
class FifteenTables {
public:
    enum { GROUPS = 3, SIZE = 5 };

    FifteenTables() : cost_(GROUPS << 20) {
        static const int TILES[GROUPS][SIZE] = {
            {3, 4, 7, 8, 12}, {1, 2, 5, 9, 13}, {6, 10, 11, 14, 15}};
        make_orders();
        make_blocks();
        for (int group = 0; group < GROUPS; ++group) {
            unsigned home = 0;
            for (int i = 0; i < SIZE; ++i) {
                home |= 1u << (TILES[group][i] - 1);
                group_[TILES[group][i]] = group;
                shift_[TILES[group][i]] = 4 * i;
            }
            search(block_of(home, 15), &cost_[static_cast<std::size_t>(group) << 20]);
        }
    }

    int group(int tile) const { return group_[tile]; }
    int shift(int tile) const { return shift_[tile]; }

    /// Moves that the tiles of a group need. `cells` is the sum of cell << shift(tile).
    int cost(int group, unsigned cells) const {
        return cost_[static_cast<std::size_t>(group) << 20 | cells];
    }

private:
    enum { ORDERS = 120 };
    typedef unsigned long long Word;

    /// A set of orders.
    struct Orders {
        Word word[2];

        Orders() : word() {}
        bool empty() const { return (word[0] | word[1]) == 0; }
        bool full() const { return word[0] == ~Word(0) && word[1] == (Word(1) << 56) - 1; }
        void add(int order) { word[order >> 6] |= Word(1) << (order & 63); }

        /// Adds `orders` and returns those that were not there before.
        Orders add_new(Orders orders) {
            for (int half = 0; half < 2; ++half) {
                orders.word[half] &= ~word[half];
                word[half] |= orders.word[half];
            }
            return orders;
        }
    };
    typedef std::vector<Orders> Layer;

    struct Edge {
        int to;        // block
        int rotation;  // slot before * SIZE + slot behind; 0 keeps the orders
    };
    struct Block {
        unsigned cells, region;
        std::vector<Edge> edges;
    };

    /// The orders in lexicographic sequence, and what a tile that goes from one slot (place in the
    /// sequence of the occupied cells) to another makes of each.
    void make_orders() {
        std::vector<std::vector<int> > orders;
        std::vector<int> order(SIZE);
        for (int i = 0; i < SIZE; ++i) order[static_cast<std::size_t>(i)] = i;
        do orders.push_back(order);
        while (std::next_permutation(order.begin(), order.end()));
        for (int number = 0; number < ORDERS; ++number) {
            for (int slot = 0; slot < SIZE; ++slot) {
                order = orders[static_cast<std::size_t>(number)];
                const int tile = order[static_cast<std::size_t>(slot)];
                order_[number][slot] = 4 * tile;
                order.erase(order.begin() + slot);
                for (int behind = 0; behind < SIZE; ++behind) {
                    std::vector<int> rotated = order;
                    rotated.insert(rotated.begin() + behind, tile);
                    rotated_[slot * SIZE + behind][number] = static_cast<int>(
                        std::lower_bound(orders.begin(), orders.end(), rotated) - orders.begin());
                }
            }
        }
    }

    void make_blocks() {
        first_block_.assign(1 << 16, -1);
        for (unsigned cells = 0; cells < 1u << 16; ++cells) {
            if (std::bitset<16>(cells).count() != SIZE) continue;
            first_block_[cells] = static_cast<int>(blocks_.size());
            unsigned left = ~cells & 0xffffu;
            for (int cell = 0; cell < 16; ++cell) {
                if ((left >> cell & 1) == 0) continue;
                Block block;
                block.cells = cells;
                block.region = blank_region(cell, left);
                left &= ~block.region;
                blocks_.push_back(block);
            }
        }
        for (std::size_t i = 0; i < blocks_.size(); ++i) add_edges(blocks_[i]);
    }

    /// An edge for each tile of the block beside a cell of its region. The region behind the step
    /// is the one that holds the cell the tile has left.
    void add_edges(Block& block) {
        for (int from = 0; from < 16; ++from) {
            if ((block.cells >> from & 1) == 0) continue;
            for (int to = 0; to < 16; ++to) {
                const int distance = from < to ? to - from : from - to;
                const bool beside = distance == 4 || (distance == 1 && from / 4 == to / 4);
                if (!beside || (block.region >> to & 1) == 0) continue;
                const unsigned rest = block.cells ^ 1u << from;
                const int slot = tiles_below(rest, from), behind = tiles_below(rest, to);
                Edge edge;
                edge.to = block_of(rest | 1u << to, from);
                edge.rotation = slot == behind ? 0 : slot * SIZE + behind;
                block.edges.push_back(edge);
            }
        }
    }

    static int tiles_below(unsigned cells, int cell) {
        return static_cast<int>(std::bitset<16>(cells & ((1u << cell) - 1)).count());
    }

    int block_of(unsigned cells, int blank) const {
        int number = first_block_[cells];
        while ((blocks_[static_cast<std::size_t>(number)].region >> blank & 1) == 0) ++number;
        return number;
    }

    /// Breadth-first from order 0 of `home`, whole blocks at a time.
    void search(int home, unsigned char* cost) const {
        Layer reached(blocks_.size()), found(blocks_.size()), placed(blocks_.size());
        std::vector<int> layer(1, home), next;
        reached[static_cast<std::size_t>(home)].add(0);
        found[static_cast<std::size_t>(home)].add(0);
        for (unsigned char depth = 0; !layer.empty(); ++depth) {
            Layer taken(layer.size());
            for (std::size_t i = 0; i < layer.size(); ++i) {
                std::swap(taken[i], found[static_cast<std::size_t>(layer[i])]);
            }
            next.clear();
            for (std::size_t i = 0; i < layer.size(); ++i) {
                const Block& block = blocks_[static_cast<std::size_t>(layer[i])];
                const std::size_t set = static_cast<std::size_t>(first_block_[block.cells]);
                record(block, placed[set].add_new(taken[i]), depth, cost);
                for (std::size_t e = 0; e < block.edges.size(); ++e) {
                    const std::size_t to = static_cast<std::size_t>(block.edges[e].to);
                    if (reached[to].full()) continue;
                    const Orders fresh =
                        reached[to].add_new(rotated(taken[i], block.edges[e].rotation));
                    if (fresh.empty()) continue;
                    if (found[to].empty()) next.push_back(block.edges[e].to);
                    found[to].add_new(fresh);
                }
            }
            layer.swap(next);
        }
    }

    Orders rotated(const Orders& orders, int rotation) const {
        if (rotation == 0) return orders;
        Orders result;
        for (int half = 0; half < 2; ++half) {
            for (Word left = orders.word[half]; left != 0; left &= left - 1) {
                result.add(rotated_[rotation][64 * half + __builtin_ctzll(left)]);
            }
        }
        return result;
    }

    /// Writes the depth of some orders of a block.
    void record(const Block& block, const Orders& orders, unsigned char depth,
                unsigned char* cost) const {
        unsigned cell[SIZE];
        int slots = 0;
        for (unsigned i = 0; i < 16; ++i) {
            if (block.cells >> i & 1) cell[slots++] = i;
        }
        for (int half = 0; half < 2; ++half) {
            for (Word left = orders.word[half]; left != 0; left &= left - 1) {
                const int* shift = order_[64 * half + __builtin_ctzll(left)];
                cost[cell[0] << shift[0] | cell[1] << shift[1] | cell[2] << shift[2] |
                     cell[3] << shift[3] | cell[4] << shift[4]] = depth;
            }
        }
    }

    std::vector<unsigned char> cost_;
    std::vector<Block> blocks_;
    std::vector<int> first_block_;
    int order_[ORDERS][SIZE];  // 4 * tile for each slot
    int rotated_[SIZE * SIZE][ORDERS];
    int group_[16], shift_[16];
};
// [end fifteen-tables]

// [block walking-distance]
/// Walking Distance of the 4x4 board: the least number of moves along columns that brings every
/// tile to its row when the columns are forgotten. A state says how many tiles in each row belong
/// in each row, and which row has the blank; there are 24,964. The same table, with the board
/// mirrored, serves moves along rows: the sum of both never exceeds the distance.
class WalkingDistance {
public:
    WalkingDistance() : slots_(1 << 16, -1) {
        Key goal = blank_in(3);
        for (int row = 0; row < 4; ++row) {
            goal += static_cast<Key>(row == 3 ? 3 : 4) * tile_in(row, row);
        }
        add(goal, 0);
        for (std::size_t head = 0; head < keys_.size(); ++head) {
            const int row = static_cast<int>(keys_[head] >> 48);
            if (row > 0) expand(head, row, row - 1);
            if (row < 3) expand(head, row, row + 1);
        }
    }

    /// The state of a board, of the mirrored board when `mirrored` is set.
    int state(const std::vector<int>& board, bool mirrored) const {
        Key key = 0;
        for (int cell = 0; cell < 16; ++cell) {
            const int row = mirrored ? cell % 4 : cell / 4;
            const int home = board[static_cast<std::size_t>(cell)] - 1;
            key += home < 0 ? blank_in(row) : tile_in(row, mirrored ? home % 4 : home / 4);
        }
        return slots_[slot_of(key)];
    }

    int distance(int state) const { return distance_[static_cast<std::size_t>(state)]; }

    /// The state after the blank went a row down or up past a tile that belongs in row `home`.
    int next(int state, bool down, int home) const {
        return next_[static_cast<std::size_t>(state)].state[down ? 1 : 0][home];
    }

private:
    typedef unsigned long long Key;  // 3 bits for each row and home row; the blank's row on top

    struct Next {
        unsigned short state[2][4];
    };

    static Key tile_in(int row, int home) { return static_cast<Key>(1) << (3 * (4 * row + home)); }
    static Key blank_in(int row) { return static_cast<Key>(row) << 48; }

    /// The slot that holds the number of the key, or the free one where it belongs.
    std::size_t slot_of(Key key) const {
        std::size_t slot = static_cast<std::size_t>(key * 0x9e3779b97f4a7c15ull >> 48);
        while (slots_[slot] >= 0 && keys_[static_cast<std::size_t>(slots_[slot])] != key) {
            slot = (slot + 1) & 0xffff;
        }
        return slot;
    }

    /// The number of the key's state, which is new if it was not known.
    int add(Key key, int distance) {
        int& number = slots_[slot_of(key)];
        if (number < 0) {
            number = static_cast<int>(keys_.size());
            keys_.push_back(key);
            distance_.push_back(static_cast<unsigned char>(distance));
            next_.push_back(Next());
        }
        return number;
    }

    void expand(std::size_t number, int row, int to) {
        const Key key = keys_[number];
        for (int home = 0; home < 4; ++home) {
            if ((key >> (3 * (4 * to + home)) & 7) == 0) continue;
            const Key after =
                key - tile_in(to, home) - blank_in(row) + tile_in(row, home) + blank_in(to);
            const int next = add(after, distance_[number] + 1);
            next_[number].state[to > row ? 1 : 0][home] = static_cast<unsigned short>(next);
        }
    }

    std::vector<int> slots_;
    std::vector<Key> keys_;
    std::vector<unsigned char> distance_;
    std::vector<Next> next_;
};
// [end walking-distance]

// [block fifteen-search]
/// IDA* for the 15-puzzle. The heuristic is the largest of Walking Distance and the databases'
/// sums for the board and for its mirror image; all three have the parity of the distance, so that
/// the limit grows by two. Moves of the blank are tried in the order down, left, right, up: of all
/// shortest paths the least one is found.
class FifteenSearch {
public:
    FifteenSearch(const FifteenTables& tables, const WalkingDistance& walking)
        : tables_(tables), walking_(walking), expanded_(0) {
        for (int cell = 0; cell < 16; ++cell) {
            view_[0].place[cell] = cell;
            view_[1].place[cell] = cell % 4 * 4 + cell / 4;
        }
        for (int side = 0; side < 2; ++side) {
            for (int tile = 1; tile < 16; ++tile) {
                const int image = view_[side].place[tile - 1] + 1;
                view_[side].group[tile] = tables.group(image);
                view_[side].shift[tile] = tables.shift(image);
            }
        }
    }

    /// A shortest path of the blank, in DLRU, if it has at most `longest` moves; else false. Only
    /// `longest` ends the search on a board that cannot be solved.
    bool solve(const std::vector<int>& board, int longest, std::string& path) {
        expanded_ = 0;
        const int blank = load(board);
        const Walk walk = {{walking_.state(board, false), walking_.state(board, true)}};
        int limit = std::max(std::max(view_[0].sum, view_[1].sum), distance(walk));
        for (; limit <= longest; limit += 2) {
            path_.clear();
            if (!search(blank, -1, walk, limit)) continue;
            path.assign(path_.rbegin(), path_.rend());
            return true;
        }
        return false;
    }

    /// The boards that the last call of solve expanded.
    long expanded() const { return expanded_; }

private:
    /// The board as it is or mirrored: where its cells lie, to which group and bits its tiles
    /// belong, the cells of each group's tiles, and the heuristic.
    struct View {
        int place[16], group[16], shift[16];
        unsigned cells[FifteenTables::GROUPS];
        int sum;
    };

    /// What a move changes in a view, or takes back: a group's cells and the heuristic.
    struct Step {
        int group;
        unsigned cells;
        int sum;
    };

    /// The states of Walking Distance along columns and along rows.
    struct Walk {
        int state[2];
    };

    int distance(const Walk& walk) const {
        return walking_.distance(walk.state[0]) + walking_.distance(walk.state[1]);
    }

    /// Sets the views; returns the blank's cell.
    int load(const std::vector<int>& board) {
        int blank = 0;
        for (int cell = 0; cell < 16; ++cell) {
            tile_[cell] = board[static_cast<std::size_t>(cell)];
            if (tile_[cell] == 0) blank = cell;
        }
        for (int side = 0; side < 2; ++side) {
            View& view = view_[side];
            std::fill(view.cells, view.cells + FifteenTables::GROUPS, 0u);
            for (int cell = 0; cell < 16; ++cell) {
                const int tile = tile_[cell];
                if (tile == 0) continue;
                view.cells[view.group[tile]] |= static_cast<unsigned>(view.place[cell])
                                                << view.shift[tile];
            }
            view.sum = 0;
            for (int group = 0; group < FifteenTables::GROUPS; ++group) {
                view.sum += tables_.cost(group, view.cells[group]);
            }
        }
        return blank;
    }

    Step step_of(const View& view, int tile, int from, int to) const {
        const int group = view.group[tile];
        const unsigned before = view.cells[group];
        const unsigned after =
            before + (static_cast<unsigned>(view.place[to] - view.place[from]) << view.shift[tile]);
        const int change = tables_.cost(group, after) - tables_.cost(group, before);
        const Step step = {group, after, view.sum + change};
        return step;
    }

    /// Does a step and returns the one that takes it back.
    static Step apply(View& view, const Step& step) {
        const Step back = {step.group, view.cells[step.group], view.sum};
        view.cells[step.group] = step.cells;
        view.sum = step.sum;
        return back;
    }

    /// True when the goal can be reached with exactly `left` moves; path_ then holds them, last
    /// first. The blank does not go back to the cell it came from.
    bool search(int blank, int came_from, const Walk& walk, int left) {
        static const int NEIGHBOUR[16][4] = {
            {4, -1, 1, -1},  {5, 0, 2, -1},   {6, 1, 3, -1},    {7, 2, -1, -1},
            {8, -1, 5, 0},   {9, 4, 6, 1},    {10, 5, 7, 2},    {11, 6, -1, 3},
            {12, -1, 9, 4},  {13, 8, 10, 5},  {14, 9, 11, 6},   {15, 10, -1, 7},
            {-1, -1, 13, 8}, {-1, 12, 14, 9}, {-1, 13, 15, 10}, {-1, 14, -1, 11}};
        if (left == 0) return true;
        ++expanded_;
        for (int move = 0; move < 4; ++move) {
            const int to = NEIGHBOUR[blank][move];
            if (to < 0 || to == came_from) continue;
            const int tile = tile_[to];
            const bool along_row = move == 1 || move == 2, onward = move == 0 || move == 2;
            Walk next = walk;
            next.state[along_row] = walking_.next(walk.state[along_row], onward,
                                                  along_row ? (tile - 1) % 4 : (tile - 1) / 4);
            if (distance(next) >= left) continue;
            const Step direct = step_of(view_[0], tile, to, blank);
            if (direct.sum >= left) continue;
            const Step mirrored = step_of(view_[1], tile, to, blank);
            if (mirrored.sum >= left) continue;
            const Step direct_back = apply(view_[0], direct);
            const Step mirrored_back = apply(view_[1], mirrored);
            tile_[blank] = tile;
            if (search(to, blank, next, left - 1)) {
                path_ += "DLRU"[move];
                return true;
            }
            tile_[to] = tile;
            apply(view_[0], direct_back);
            apply(view_[1], mirrored_back);
        }
        return false;
    }

    const FifteenTables& tables_;
    const WalkingDistance& walking_;
    long expanded_;
    int tile_[16];
    View view_[2];
    std::string path_;
};
// [end fifteen-search]

/// The line for one board.
std::string solve(FifteenSearch& search, const std::vector<int>& board) {
    enum { DIAMETER = 80 };
    std::string path;
    if (solvable(board) && search.solve(board, DIAMETER, path)) return path;
    return "This puzzle is not solvable.";
}

int main() {
    static WindowReader reader(stdin);
    static const FifteenTables tables;
    static const WalkingDistance walking;
    static FifteenSearch search(tables, walking);
    int cases = 0;
    reader.read_int(cases);
    std::vector<int> board;
    for (; cases > 0 && read_board(reader, board); --cases) {
        std::puts(solve(search, board).c_str());
    }
    return 0;
}
