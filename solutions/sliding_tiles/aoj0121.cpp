// Problem: Seven Puzzle (the 2x4 board, the least number of moves)
// Judges: AOJ 0121
// Standard: C++17
// Method: one breadth-first search from the goal tells every board's distance; boards are
//   numbered by Cantor rank, the queue holds the numbers
// Time: O(8!) once, then O(1) a board
// Memory: 3 MB
// Source: folklore
// Status: exhaustive, Aoj0121.EveryBoard
#include <algorithm>
#include <array>
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

//     0 1 2 3    The cells; the goal has tile i in cell i and the blank, 0, in cell 0.
//     4 5 6 7
typedef std::array<int, 8> Board;

/// The distances of all boards from the goal, by rank; -1 where there is no path.
std::vector<signed char> distances() {
    static const int NEIGHBOURS[8][3] = {{1, 4, -1}, {0, 2, 5}, {1, 3, 6}, {2, 7, -1},
                                         {0, 5, -1}, {4, 6, 1}, {5, 7, 2}, {6, 3, -1}};
    std::vector<signed char> distance(40320, -1);
    std::vector<int> queue(1, 0);
    distance[0] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        Board board;
        cantor_unrank(queue[head], board.data(), 8);
        const auto blank = std::find(board.begin(), board.end(), 0);
        for (const int cell : NEIGHBOURS[blank - board.begin()]) {
            if (cell < 0) continue;
            int& tile = board[static_cast<std::size_t>(cell)];
            std::swap(*blank, tile);
            const int rank = cantor_rank(board.data(), 8);
            std::swap(*blank, tile);
            signed char& known = distance[static_cast<std::size_t>(rank)];
            if (known >= 0) continue;
            known = static_cast<signed char>(distance[static_cast<std::size_t>(queue[head])] + 1);
            queue.push_back(rank);
        }
    }
    return distance;
}

/// Reads a board. False unless 0 to 7 come, each once.
bool read_board(WindowReader& reader, Board& board) {
    unsigned seen = 0;
    for (int& tile : board) {
        if (!reader.read_int(tile) || tile < 0 || tile > 7) return false;
        seen |= 1u << tile;
    }
    return seen == 0xffu;
}

int main() {
    static WindowReader reader(stdin);
    const std::vector<signed char> distance = distances();
    Board board;
    while (read_board(reader, board)) {
        std::printf("%d\n", distance[static_cast<std::size_t>(cantor_rank(board.data(), 8))]);
    }
    return 0;
}
