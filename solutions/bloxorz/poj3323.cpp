// Problem: Bloxorz II (rolling block on an infinite board)
// Judges: POJ 3323, AcWing 192, Luogu P10493 (limits unconfirmed)
// Standard: C++98
// Method: a closed form: every way is a chain of pairs of rolls, lie down and stand up, with
//   sideways rolls in between; the least cost of a chain is a minimum over few cases (see below)
// Time: O(1) a line
// Memory: 3 MB
// Source: folklore
// Status: exhaustive, Poj3323.MatchesSearchWithinSixty
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <string>

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

// The board is infinite, x and y grow along its axes; V lies along x, H along y.
//
// From standing to standing the block lies down along an axis, rolls sideways any number of times
// and stands up: 2 rolls move it by 3 cells along that axis, forth or back, or by none, and each
// sideways roll moves it by 1 cell along the other axis. So with x = 3 a + r and y = 3 b + s the
// cost is
//
//     |r| + |s| + 2 max(|a|, 1 if s != 0) + 2 max(|b|, 1 if r != 0),
//
// least over a and b; three sideways rolls cost more than a pair, so |r| and |s| are below 3.
// A block that lies rolls sideways first, stands up for 1, one cell before or two behind its first
// cell, and goes on as above, except that its sideways rolls needed no pair.

/// A coordinate as 3 * thirds + rest; sums of it do not overflow.
struct Coordinate {
    int thirds, rest;
};

inline Coordinate split(int value) {
    Coordinate c = {value / 3, value % 3};
    return c;
}

inline unsigned magnitude(int value) {
    return value < 0 ? 0U - static_cast<unsigned>(value) : static_cast<unsigned>(value);
}

/// The least number of rolls from standing on (x, y) to standing on (0, 0). With `free_sideways`
/// the sideways rolls along y need no pair along x.
inline unsigned from_standing(Coordinate x, Coordinate y, bool free_sideways) {
    unsigned least = ~0U;
    for (int i = -2; i <= 2; ++i) {
        for (int j = -2; j <= 2; ++j) {
            const unsigned r = magnitude(x.rest - 3 * i), s = magnitude(y.rest - 3 * j);
            const unsigned along_x = s != 0 && !free_sideways ? 1 : 0, along_y = r != 0 ? 1 : 0;
            const unsigned pairs = std::max(magnitude(x.thirds + i), along_x) +
                                   std::max(magnitude(y.thirds + j), along_y);
            least = std::min(least, r + s + 2 * pairs);
        }
    }
    return least;
}

/// The least number of rolls from lying on (x, y) and (x + 1, y).
inline unsigned from_lying(Coordinate x, Coordinate y) {
    const Coordinate before = {x.thirds, x.rest - 1}, behind = {x.thirds, x.rest + 2};
    return 1 + std::min(from_standing(before, y, true), from_standing(behind, y, true));
}

/// The least number of rolls to stand on (0, 0), for a block that rests as U, V or H says.
inline unsigned solve(char rests, int x, int y) {
    if (rests == 'U') return from_standing(split(x), split(y), false);
    return rests == 'V' ? from_lying(split(x), split(y)) : from_lying(split(y), split(x));
}

/// Reads the next line. False at the end of the input.
inline bool parse(WindowReader& reader, char& rests, int& x, int& y) {
    std::string word;
    if (!reader.read_word(word) || !reader.read_int(x) || !reader.read_int(y)) return false;
    rests = word[0];
    return rests == 'U' || rests == 'V' || rests == 'H';
}

int main() {
    static WindowReader reader(stdin);
    char rests = ' ';
    int x = 0, y = 0;
    while (parse(reader, rests, x, y)) std::printf("%u\n", solve(rests, x, y));
    return 0;
}
