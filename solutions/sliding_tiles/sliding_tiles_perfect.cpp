// Problem: Sliding tiles, boards up to nine cells (8-puzzle), by perfect A*
// Judges: local
// Standard: C++17
// Method: one breadth-first search from the goal fills a table of exact distances, ranked by
//   Cantor expansion; A* with that heuristic has f = optimum on the shortest paths alone and
//   breaks ties by least h, so that it expands one path and nothing else; optimal as h is exact
// Time: O(cells!) a shape, then O(length) a board
// Memory: 2 MB
// Source: Hart, Nilsson and Raphael, A formal basis for minimum cost paths, 1968
// Status: stress-tested, SlidingTilesPerfect.ExpandsJustTheShortestPath

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

// The 3x3 goal; a board is its tiles cell by cell, 0 the blank, a move is one of the blank:
//
//     1 2 3        cell = row * columns + column
//     4 5 6        number = Cantor rank of the nine tiles, 0 .. 9! - 1; half of them are
//     7 8 .        out of reach

enum { MAX_CELLS = 9, UNREACHED = 255 };

struct Board {
    int rows, columns;
    std::array<std::uint8_t, MAX_CELLS> tiles;
};

struct Direction {
    char letter;
    int down, right;
};

static const std::array<Direction, 4> DIRECTIONS = {
    {{'D', 1, 0}, {'L', 0, -1}, {'R', 0, 1}, {'U', -1, 0}}};

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

// [block cantor-unrank-fenwick]
/// Turns factorial digits into their permutation of 0 .. n-1, in place, for any n in O(n log n):
/// place i takes the free item that has items[i] smaller free items. A Fenwick tree counts the
/// free items; one descent from its root finds the item.
template <class Item>
void permutation_of_digits(Item* items, int n) {
    std::vector<int> count(static_cast<std::size_t>(n) + 1);
    for (int node = 1; node <= n; ++node) count[static_cast<std::size_t>(node)] = node & -node;
    int top = 1;
    while (top <= n / 2) top *= 2;
    for (int i = 0; i < n; ++i) {
        int smaller = static_cast<int>(items[i]);
        int item = 0;
        for (int step = top; step > 0; step /= 2) {
            if (item + step > n) continue;
            int& below = count[static_cast<std::size_t>(item + step)];
            if (below <= smaller) {
                item += step;
                smaller -= below;
            } else {
                --below;  // the item lies under this node and is taken
            }
        }
        items[i] = static_cast<Item>(item);
    }
}

/// The permutation of 0 .. n-1, n <= 12, whose lexicographic rank is `rank`.
template <class Item>
void cantor_unrank_fenwick(int rank, Item* items, int n) {
    for (int i = n - 1; i >= 0; --i) {
        items[i] = static_cast<Item>(rank % (n - i));
        rank /= n - i;
    }
    permutation_of_digits(items, n);
}
// [end cantor-unrank-fenwick]

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

struct Answer {
    int length;  // -1 if the goal cannot be reached
    std::string moves;
    long long expanded;
};

/// All boards of one shape: their distances to the goal, and A* on them.
class Shape {
public:
    Shape(int rows, int columns);

    Answer solve(const Board& board) const;

    /// The distance to the goal, UNREACHED where there is no way.
    int distance(const Board& board) const {
        return distances_[static_cast<std::size_t>(rank(board.tiles))];
    }

private:
    using Tiles = std::array<std::uint8_t, MAX_CELLS>;

    int rank(const Tiles& tiles) const { return cantor_rank(tiles.data(), cells_); }
    Tiles unrank(int number) const;
    bool move(Tiles& tiles, const Direction& direction) const;

    int rows_, columns_, cells_;
    std::vector<std::uint8_t> distances_;  // by number
};

/// Moves the blank; false over the rim.
bool Shape::move(Tiles& tiles, const Direction& direction) const {
    const int blank = static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
    const int row = blank / columns_ + direction.down, column = blank % columns_ + direction.right;
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return false;
    std::swap(tiles[static_cast<std::size_t>(blank)],
              tiles[static_cast<std::size_t>(row * columns_ + column)]);
    return true;
}

Shape::Tiles Shape::unrank(int number) const {
    Tiles tiles;
    tiles.fill(UNREACHED);  // of the cells beyond a small board none is the blank
    cantor_unrank_fenwick(number, tiles.data(), cells_);
    return tiles;
}

/// Breadth-first search from the goal. Each layer is found by a scan of the table: no queue.
Shape::Shape(int rows, int columns) : rows_(rows), columns_(columns), cells_(rows * columns) {
    std::size_t boards = 1;
    for (int factor = 2; factor <= cells_; ++factor) boards *= static_cast<std::size_t>(factor);
    distances_.assign(boards, UNREACHED);
    Tiles goal;
    for (int cell = 0; cell < cells_; ++cell) {
        goal[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>((cell + 1) % cells_);
    }
    distances_[static_cast<std::size_t>(rank(goal))] = 0;
    bool any = true;
    for (std::uint8_t depth = 0; any; ++depth) {
        any = false;
        for (std::size_t number = 0; number < boards; ++number) {
            if (distances_[number] != depth) continue;
            any = true;
            const Tiles tiles = unrank(static_cast<int>(number));
            for (const Direction& direction : DIRECTIONS) {
                Tiles after = tiles;
                if (!move(after, direction)) continue;
                std::uint8_t& distance = distances_[static_cast<std::size_t>(rank(after))];
                if (distance == UNREACHED) distance = static_cast<std::uint8_t>(depth + 1);
            }
        }
    }
}

/// A*: `open` gives the board with the least g + h, among those the one with the least h.
Answer Shape::solve(const Board& board) const {
    struct Node {
        int f, h, number;
        bool operator<(const Node& other) const {  // the top of the heap is the greatest
            return f != other.f ? f > other.f : h > other.h;
        }
    };
    struct Visit {
        int g, from;
        char letter;
    };
    const int start = rank(board.tiles), distance_of_start = distance(board);
    Answer answer = {-1, "", 0};
    if (distance_of_start == UNREACHED) return answer;
    std::map<int, Visit> visits = {{start, {0, -1, '\0'}}};
    std::priority_queue<Node> open;
    open.push({distance_of_start, distance_of_start, start});
    while (open.top().h > 0) {
        const Node node = open.top();
        open.pop();
        const int g = visits[node.number].g + 1;
        if (node.f != g - 1 + node.h) continue;  // a shorter way was found since
        ++answer.expanded;
        const Tiles tiles = unrank(node.number);
        for (const Direction& direction : DIRECTIONS) {
            Tiles after = tiles;
            if (!move(after, direction)) continue;
            const int number = rank(after), h = distances_[static_cast<std::size_t>(number)];
            const auto [visit, fresh] = visits.insert({number, {g, node.number, direction.letter}});
            if (!fresh && visit->second.g <= g) continue;
            visit->second = {g, node.number, direction.letter};
            open.push({g + h, h, number});
        }
    }
    int number = open.top().number;
    answer.length = visits[number].g;
    for (; number != start; number = visits[number].from) answer.moves += visits[number].letter;
    std::reverse(answer.moves.begin(), answer.moves.end());
    return answer;
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
        fault_ = "a board has at most 9 cells here, not " + std::to_string(cells);
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

/// Solves all boards; each shape's table is made once.
std::vector<Answer> solve(const std::vector<Board>& boards) {
    std::map<std::pair<int, int>, Shape> shapes;
    std::vector<Answer> answers;
    for (const Board& board : boards) {
        const auto shape =
            shapes.try_emplace({board.rows, board.columns}, board.rows, board.columns);
        answers.push_back(shape.first->second.solve(board));
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
    std::fprintf(stderr, "sliding_tiles_perfect: %s\n", input.fault.c_str());
    return 1;
}
