// Problem: Push the box (推箱子, Sokoban, one box)
// Judges: HDU 1254
// Standard: C++98
// Method: breadth-first search by pushes; a state is the box cell and the player's region beside
//   it, so each state is entered with its least number of pushes
// Time: O(c) a state, at most 4c states, c cells
// Memory: O(c); 2 MB
// Source: folklore
// Status: exhaustive, Hdu1254.AllSmallMazesMatchStepSearch
#include <algorithm>
#include <cstddef>
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

// [block one-box-maze]
/// A maze with one box, row by row with a wall around it, so that every floor cell has four
/// neighbours. Three columns give a width of 5:
///
///      0  1  2  3  4
///      5 [6  7  8] 9       up -width, down +width, left -1, right +1; direction d ^ 1 leads back
///     10 11 12 13 14
struct Maze {
    int width;
    int step[4];
    std::vector<char> floor;
    int player, box, target;  // -1 where the text shows none

    /// Reads rows of text; `letters` are those of wall, player, box and target, in this order.
    /// Any other letter is floor, and so is what a short row lacks.
    Maze(const std::vector<std::string>& rows, const char* letters)
        : width(2), player(-1), box(-1), target(-1) {
        for (std::size_t row = 0; row < rows.size(); ++row)
            width = std::max(width, static_cast<int>(rows[row].size()) + 2);
        step[0] = -width;
        step[1] = width;
        step[2] = -1;
        step[3] = 1;
        floor.assign((rows.size() + 2) * static_cast<std::size_t>(width), 0);
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (int column = 1; column < width - 1; ++column) {
                const std::size_t at = static_cast<std::size_t>(column - 1);
                const char letter = at < rows[row].size() ? rows[row][at] : '\0';
                const int cell = (static_cast<int>(row) + 1) * width + column;
                floor[static_cast<std::size_t>(cell)] = letter != letters[0];
                if (letter == letters[1]) player = cell;
                if (letter == letters[2]) box = cell;
                if (letter == letters[3]) target = cell;
            }
    }

    bool complete() const { return player >= 0 && box >= 0 && target >= 0; }
    bool is_floor(int cell) const { return floor[static_cast<std::size_t>(cell)] != 0; }
};
// [end one-box-maze]

// [block one-box-pushes]
/// What the search found: least pushes or -1, box cells expanded, pushes generated.
struct PushCount {
    int pushes, expanded, generated;
};

/// Breadth-first search by pushes. A state is a box cell and the region of the floor that the
/// player can walk in; it is entered beside the box, and `seen` holds the sides of box cells
/// (4 * box + d: the player stands behind a push d) that lie in a region entered before.
class PushSearch {
public:
    explicit PushSearch(const Maze& maze)
        : maze_(maze), seen_(4 * maze.floor.size(), 0), mark_(maze.floor.size(), 0) {}

    PushCount solve() {
        PushCount count = {maze_.box == maze_.target ? 0 : -1, 0, 0};
        std::vector<int> boxes(1, maze_.box), players(1, maze_.player), depth(1, 0);
        for (std::size_t head = 0; head < boxes.size() && count.pushes < 0; ++head) {
            const int box = boxes[head];
            ++count.expanded;
            flood(players[head], box, count.expanded);
            for (int d = 0; d < 4; ++d) {
                const int next = box + maze_.step[d];
                if (marked(box - maze_.step[d]) != count.expanded) continue;
                side(box, d) = 1;
                if (!maze_.is_floor(next) || side(next, d) != 0) continue;
                side(next, d) = 1;
                ++count.generated;
                boxes.push_back(next);
                players.push_back(box);
                depth.push_back(depth[head] + 1);
                if (next == maze_.target) count.pushes = depth[head] + 1;
            }
        }
        return count;
    }

private:
    char& side(int box, int d) { return seen_[static_cast<std::size_t>(4 * box + d)]; }
    int& marked(int cell) { return mark_[static_cast<std::size_t>(cell)]; }

    /// Marks every cell that the player can reach while the box stands where it is.
    void flood(int player, int box, int mark) {
        trail_.assign(1, player);
        marked(player) = mark;
        for (std::size_t head = 0; head < trail_.size(); ++head)
            for (int d = 0; d < 4; ++d) {
                const int next = trail_[head] + maze_.step[d];
                if (next == box || !maze_.is_floor(next) || marked(next) == mark) continue;
                marked(next) = mark;
                trail_.push_back(next);
            }
    }

    const Maze& maze_;
    std::vector<char> seen_;
    std::vector<int> mark_, trail_;
};
// [end one-box-pushes]

/// Reads one maze of digits; false where the input ends or makes no maze.
bool parse(WindowReader& reader, std::vector<std::string>& rows) {
    int height = 0, width = 0, digit = 0;
    if (!reader.read_int(height) || !reader.read_int(width) || width <= 0) return false;
    rows.clear();
    for (int row = 0; row < height; ++row) {
        rows.push_back("");
        for (int column = 0; column < width; ++column) {
            if (!reader.read_int(digit)) return false;
            rows.back() += static_cast<char>('0' + digit % 10);
        }
    }
    return true;
}

std::string print(const PushCount& count) {
    char text[16];
    std::sprintf(text, "%d\n", count.pushes);
    return text;
}

int main() {
    static WindowReader reader(stdin);
    int cases = 0;
    reader.read_int(cases);
    std::vector<std::string> rows;
    while (cases-- > 0 && parse(reader, rows)) {
        const Maze maze(rows, "1423");
        if (!maze.complete()) break;
        std::fputs(print(PushSearch(maze).solve()).c_str(), stdout);
    }
    return 0;
}
