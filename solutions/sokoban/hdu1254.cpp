// Problem: Push the box (推箱子, Sokoban, one box)
// Judges: HDU 1254
// Standard: C++98
// Method: breadth-first search by pushes, box cell x side; the player's walks past the box are
//   answered in O(1) by biconnected components, so a case costs no more than reading it
// Time: O(c), c cells
// Memory: O(c); 3 MB
// Source: R. Tarjan, Depth-first search and linear graph algorithms, 1972 (the components)
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

// [block side-components]
/// Answers in O(1) whether the player can walk from one side of a box to another, wherever the
/// box stands. That is so where the two edges from the box cell lie in the same biconnected
/// component of the floor, and one depth-first search finds these for all cells. In it every
/// edge joins a cell to an ancestor, so its component is that of the deeper cell's tree edge,
/// and a tree edge continues its parent's component where a way from below leads above the
/// parent.
class SideComponents {
public:
    /// Takes all cells that are linked to `root`, a floor cell.
    SideComponents(const Maze& maze, int root)
        : maze_(maze), order_(maze.floor.size(), -1), component_(maze.floor.size(), -1) {
        search(root);
    }

    /// True where a way leads from the neighbour of `box` in direction d to that in direction e
    /// past `box`. All three are floor cells linked to the root.
    bool joined(int box, int d, int e) const {
        return d == e || component(box, box + maze_.step[d]) == component(box, box + maze_.step[e]);
    }

private:
    typedef std::vector<int> Table;
    static int& at(Table& table, int cell) { return table[static_cast<std::size_t>(cell)]; }

    int component(int one, int two) const {
        const std::size_t a = static_cast<std::size_t>(one), b = static_cast<std::size_t>(two);
        return component_[order_[a] > order_[b] ? a : b];
    }

    void search(int root) {
        Table low(order_), parent(order_), turn(order_.size(), 0), preorder;
        int cell = enter(root, low, preorder);
        while (cell >= 0) {
            const int d = at(turn, cell)++;
            if (d == 4) {
                const int up = at(parent, cell);
                if (up >= 0) at(low, up) = std::min(at(low, up), at(low, cell));
                cell = up;
                continue;
            }
            const int next = cell + maze_.step[d];
            if (!maze_.is_floor(next)) continue;
            if (at(order_, next) >= 0) {
                at(low, cell) = std::min(at(low, cell), at(order_, next));
            } else {
                at(parent, next) = cell;
                cell = enter(next, low, preorder);
            }
        }
        for (std::size_t i = 1; i < preorder.size(); ++i) {
            const int up = at(parent, preorder[i]);
            const bool continues = at(low, preorder[i]) < at(order_, up);
            at(component_, preorder[i]) = continues ? at(component_, up) : preorder[i];
        }
    }

    int enter(int cell, Table& low, Table& preorder) {
        at(order_, cell) = at(low, cell) = static_cast<int>(preorder.size());
        preorder.push_back(cell);
        return cell;
    }

    const Maze& maze_;
    Table order_, component_;
};
// [end side-components]

// [block one-box-pushes]
/// What the search found: least pushes or -1, nodes expanded, nodes generated.
struct PushCount {
    int pushes, expanded, generated;
};

/// Breadth-first search by pushes. A node is a push to come, 4 * box + d: the player stands
/// behind the box and pushes in direction d. Which pushes may follow one another, SideComponents
/// tells in O(1); only the player's way to the first push is searched.
class PushSearch {
public:
    explicit PushSearch(const Maze& maze)
        : maze_(maze), sides_(maze, maze.box), made_(4 * maze.floor.size(), -1) {}

    PushCount solve() {
        PushCount count = {maze_.box == maze_.target ? 0 : -1, 0, 0};
        start();
        for (std::size_t head = 0; head < nodes_.size() && !ended(nodes_[head], count); ++head) {
            ++count.expanded;
            const int d = nodes_[head] % 4, box = nodes_[head] / 4 + maze_.step[d];
            if (box == maze_.target) {
                count.pushes = made(nodes_[head]) + 1;
                continue;
            }
            for (int e = 0; e < 4; ++e)
                if (may_follow(box, d, e)) generate(box, e, made(nodes_[head]) + 1);
        }
        count.generated = static_cast<int>(nodes_.size());
        return count;
    }

    /// True where a box that came to `box` by a push d can be pushed in direction e next, as far
    /// as the player is concerned; d leads from a floor cell.
    bool may_follow(int box, int d, int e) const {
        return maze_.is_floor(box - maze_.step[e]) && sides_.joined(box, d ^ 1, e ^ 1);
    }

    /// The pushes before that of a node; -1 where it was not reached.
    int made(int node) const { return made_[static_cast<std::size_t>(node)]; }

    /// All nodes in the order of reaching, so with growing pushes.
    const std::vector<int>& nodes() const { return nodes_; }

private:
    /// True once all nodes that bring the box to the target with fewest pushes are expanded.
    bool ended(int node, const PushCount& count) const {
        return count.pushes >= 0 && made(node) >= count.pushes;
    }

    void start() {
        std::vector<char> reached(maze_.floor.size(), 0);
        std::vector<int> trail(1, maze_.player);
        reached[static_cast<std::size_t>(maze_.player)] = 1;
        for (std::size_t head = 0; head < trail.size(); ++head)
            for (int d = 0; d < 4; ++d) {
                const int next = trail[head] + maze_.step[d];
                char& mark = reached[static_cast<std::size_t>(next)];
                if (next == maze_.box) generate(maze_.box, d, 0);
                if (next == maze_.box || mark != 0 || !maze_.is_floor(next)) continue;
                mark = 1;
                trail.push_back(next);
            }
    }

    void generate(int box, int d, int pushes) {
        const int node = 4 * box + d;
        if (made(node) >= 0 || !maze_.is_floor(box + maze_.step[d])) return;
        made_[static_cast<std::size_t>(node)] = pushes;
        nodes_.push_back(node);
    }

    const Maze& maze_;
    const SideComponents sides_;
    std::vector<int> made_, nodes_;
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
