// Problem: 8 Puzzle on Graph (eight pieces on nine vertices)
// Judges: AtCoder ABC224 D
// Standard: C++17
// Method: breadth-first search over the 9! ways to place the pieces and the gap, numbered by
//   Cantor rank; the queue holds the numbers, unranked with a Fenwick tree (for nine items a bit
//   mask serves as well)
// Time: O(9! M)
// Memory: 5 MB
// Source: folklore
// Status: stress-tested, Abc224D.RandomGraphsMatchSearchOverStrings
#include <array>
#include <cstdio>
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

/// Vertices and pieces count from 0. A state is the piece on each vertex, GAP where there is none;
/// the goal has piece i on vertex i: rank 0.
struct Puzzle {
    enum { VERTICES = 9, GAP = 8 };
    std::array<std::vector<std::size_t>, VERTICES> neighbours;
    std::array<int, VERTICES> start;

    void connect(std::size_t u, std::size_t v) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
};

/// Reads a puzzle. False where the numbers are none.
bool read_puzzle(WindowReader& reader, Puzzle& puzzle) {
    int edges = 0;
    if (!reader.read_int(edges)) return false;
    for (; edges > 0; --edges) {
        int u = 0, v = 0;
        if (!reader.read_int(u) || !reader.read_int(v)) return false;
        if (u < 1 || u > Puzzle::VERTICES || v < 1 || v > Puzzle::VERTICES) return false;
        puzzle.connect(static_cast<std::size_t>(u - 1), static_cast<std::size_t>(v - 1));
    }
    puzzle.start.fill(Puzzle::GAP);
    for (int piece = 0; piece < Puzzle::GAP; ++piece) {
        int vertex = 0;
        if (!reader.read_int(vertex) || vertex < 1 || vertex > Puzzle::VERTICES) return false;
        int& place = puzzle.start[static_cast<std::size_t>(vertex - 1)];
        if (place != Puzzle::GAP) return false;
        place = piece;
    }
    return true;
}

/// The least number of moves to the goal, -1 when there is no way.
int solve(const Puzzle& puzzle) {
    std::vector<int> distance(362880, -1);
    std::vector<int> queue(1, cantor_rank(puzzle.start.data(), Puzzle::VERTICES));
    distance[static_cast<std::size_t>(queue[0])] = 0;
    for (std::size_t head = 0; head < queue.size() && distance[0] < 0; ++head) {
        std::array<int, Puzzle::VERTICES> state;
        cantor_unrank_fenwick(queue[head], state.data(), Puzzle::VERTICES);
        std::size_t gap = 0;
        while (state[gap] != Puzzle::GAP) ++gap;
        for (const std::size_t vertex : puzzle.neighbours[gap]) {
            std::swap(state[gap], state[vertex]);
            const int rank = cantor_rank(state.data(), Puzzle::VERTICES);
            std::swap(state[gap], state[vertex]);
            int& known = distance[static_cast<std::size_t>(rank)];
            if (known >= 0) continue;
            known = distance[static_cast<std::size_t>(queue[head])] + 1;
            queue.push_back(rank);
        }
    }
    return distance[0];
}

int main() {
    static WindowReader reader(stdin);
    Puzzle puzzle;
    if (read_puzzle(reader, puzzle)) std::printf("%d\n", solve(puzzle));
    return 0;
}
