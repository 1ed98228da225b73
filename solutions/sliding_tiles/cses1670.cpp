// Problem: Swap Game (3x3 numbers, least swaps of neighbours to sort them)
// Judges: CSES 1670 (limits unconfirmed)
// Standard: C++17
// Method: breadth-first search from both ends, a whole layer of the smaller side at a time, until
//   a layer touches the other side; boards are numbered by Cantor rank
// Time: O(9!) at worst: each side goes half of the way
// Memory: 4 MB
// Source: Pohl, Bi-directional search, 1971
// Status: stress-tested, Cses1670.NearBoardsAndASampleOfAll
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

//     0 1 2    The cells; the goal has number i + 1, kept as i, in cell i: rank 0. Any two boards
//     3 4 5    are connected: swaps of neighbours make every permutation.
//     6 7 8
using Board = std::array<int, 9>;

class Solver {
public:
    /// The least number of swaps from a board to the goal.
    int solve(const Board& board) {
        const int start = cantor_rank(board.data(), 9);
        if (start == 0) return 0;
        reached_by_.assign(362880, 0);
        layer_[0].assign(1, start);
        layer_[1].assign(1, 0);
        reached_by_[static_cast<std::size_t>(start)] = 1;
        reached_by_[0] = 2;
        for (int swaps = 1;; ++swaps) {
            if (advance(layer_[0].size() <= layer_[1].size() ? 0 : 1)) return swaps;
        }
    }

private:
    /// Replaces a side's layer by the next one. True when that touches the other side.
    bool advance(int side) {
        static const std::size_t PAIRS[12][2] = {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {6, 7}, {7, 8},
                                                 {0, 3}, {3, 6}, {1, 4}, {4, 7}, {2, 5}, {5, 8}};
        std::vector<int> next;
        for (const int rank : layer_[side]) {
            Board board;
            cantor_unrank(rank, board.data(), 9);
            for (const auto& pair : PAIRS) {
                std::swap(board[pair[0]], board[pair[1]]);
                const int number = cantor_rank(board.data(), 9);
                std::swap(board[pair[0]], board[pair[1]]);
                unsigned char& reached_by = reached_by_[static_cast<std::size_t>(number)];
                if (reached_by == side + 1) continue;
                if (reached_by != 0) return true;
                reached_by = static_cast<unsigned char>(side + 1);
                next.push_back(number);
            }
        }
        layer_[side].swap(next);
        return false;
    }

    std::vector<unsigned char> reached_by_;  // 0: none, 1: the start's side, 2: the goal's
    std::vector<int> layer_[2];
};

/// Reads a board. False unless 1 to 9 come, each once.
bool read_board(WindowReader& reader, Board& board) {
    unsigned seen = 0;
    for (int& number : board) {
        if (!reader.read_int(number) || number < 1 || number > 9) return false;
        seen |= 1u << --number;
    }
    return seen == 0x1ffu;
}

int main() {
    static WindowReader reader(stdin);
    static Solver solver;
    Board board;
    if (read_board(reader, board)) std::printf("%d\n", solver.solve(board));
    return 0;
}
