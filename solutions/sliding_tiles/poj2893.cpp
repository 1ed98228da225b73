// Problem: M x N Puzzle (is a board of any size solvable?)
// Judges: POJ 2893 (limits unconfirmed)
// Standard: C++98
// Method: every move swaps two numbers and takes the blank one cell on: solvable exactly when the
//   parity of the permutation, by its cycles, is that of the blank's way
// Time: O(M N)
// Memory: 7 MB
// Source: Johnson, Story, Notes on the "15" puzzle, 1879
// Status: stress-tested, Poj2893.EverySmallBoard
#include <algorithm>
#include <cstdio>
#include <functional>
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

/// A board as the home of the tile on each cell; the blank's home is the last cell.
struct Board {
    int rows, columns, blank;
    std::vector<int> home;
};

/// Reads a board. False at `0 0`, at the end and where the numbers are none.
bool read_board(WindowReader& reader, Board& board) {
    if (!reader.read_int(board.rows) || !reader.read_int(board.columns)) return false;
    if (board.rows < 1 || board.columns < 1 || board.rows > 2147483647 / board.columns) {
        return false;
    }
    const int cells = board.rows * board.columns;
    board.home.clear();
    board.home.reserve(static_cast<std::size_t>(std::min(cells, 1 << 20)));
    std::vector<bool> seen;
    for (int cell = 0; cell < cells; ++cell) {
        int tile = 0;
        if (!reader.read_int(tile) || tile < 0 || tile >= cells) return false;
        const std::size_t number = static_cast<std::size_t>(tile);
        if (number >= seen.size()) seen.resize(number + 1);
        if (seen[number]) return false;
        seen[number] = true;
        if (tile == 0) board.blank = cell;
        board.home.push_back(tile == 0 ? cells - 1 : tile - 1);
    }
    return true;
}

/// True when the board can be solved. In one row or column the tiles cannot pass each other.
bool solvable(const Board& board) {
    const int cells = board.rows * board.columns;
    if (board.rows == 1 || board.columns == 1) {
        std::vector<int> order(board.home);
        order.erase(order.begin() + board.blank);
        return std::adjacent_find(order.begin(), order.end(), std::greater<int>()) == order.end();
    }
    const int way = board.rows - 1 - board.blank / board.columns +
                    (board.columns - 1 - board.blank % board.columns);
    return odd_permutation(&board.home[0], cells) == (way % 2 == 1);
}

int main() {
    static WindowReader reader(stdin);
    static Board board;
    while (read_board(reader, board)) std::puts(solvable(board) ? "YES" : "NO");
    return 0;
}
