// Problem: Help Needed! (is a board of the 15-puzzle solvable?)
// Judges: acm.sgu 139
// Standard: C++17
// Method: every move swaps two numbers and takes the blank one cell on: solvable exactly when the
//   parity of the permutation, by its cycles, is that of the blank's way
// Time: O(1)
// Memory: 3 MB
// Source: Johnson, Story, Notes on the "15" puzzle, 1879
// Status: stress-tested, Sgu139.RandomWalksAndSwaps
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

int main() {
    static WindowReader reader(stdin);
    std::vector<int> board;
    if (read_board(reader, board)) std::puts(solvable(board) ? "YES" : "NO");
    return 0;
}
