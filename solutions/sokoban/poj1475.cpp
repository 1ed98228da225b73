// Problem: Pushing Boxes (Sokoban, one box)
// Judges: POJ 1475 (limits unconfirmed), ZOJ (limits unconfirmed), UVa 589 (limits unconfirmed),
//   AcWing 174
// Standard: C++98
// Method: breadth-first search by pushes, box cell x side, then least walks along its shortest
//   ways backwards; ties by AcWing's rule (push string, then walks), an optimum for all judges
// Time: O(c) for the pushes, c cells; at most 4c walks, each ends at the side asked for
// Memory: O(c); 3 MB
// Source: R. Tarjan, Depth-first search and linear graph algorithms, 1972 (the components)
// Status: stress-tested, Poj1475.RandomMazesMatchStringSearch
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

// [block one-box-walks]
/// The player's walks around a box that stands still: a breadth-first search from one cell that
/// ends as soon as it knows the distance of every cell asked for.
class Walks {
public:
    explicit Walks(const Maze& maze)
        : maze_(maze), distance_(maze.floor.size(), 0), round_(maze.floor.size(), 0),
          wanted_(maze.floor.size(), 0), rounds_(0) {}

    /// Measures from `start` with the box on `box` until all of `ends` (distinct cells) are known.
    void measure(int start, int box, const std::vector<int>& ends) {
        ++rounds_;
        for (std::size_t i = 0; i < ends.size(); ++i) wanted_[index(ends[i])] = rounds_;
        std::size_t left = ends.size();
        trail_.clear();
        reach(start, 0, left);
        for (std::size_t head = 0; head < trail_.size() && left > 0; ++head)
            for (int d = 0; d < 4; ++d) {
                const int next = trail_[head] + maze_.step[d];
                if (next != box && maze_.is_floor(next) && distance(next) < 0)
                    reach(next, distance(trail_[head]) + 1, left);
            }
    }

    /// The last measured distance of a cell, or -1. Known at least for all cells nearer than
    /// the farthest one asked for.
    int distance(int cell) const {
        return round_[index(cell)] == rounds_ ? distance_[index(cell)] : -1;
    }

    /// Appends the least of the shortest walks from `from` to `to`, as letters[direction].
    void append(int from, int to, int box, const char* letters, std::string& text) {
        measure(to, box, std::vector<int>(1, from));
        while (from != to) {
            int d = 0;
            while (distance(from + maze_.step[d]) != distance(from) - 1) ++d;
            text += letters[d];
            from += maze_.step[d];
        }
    }

private:
    static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }

    void reach(int cell, int distance, std::size_t& left) {
        round_[index(cell)] = rounds_;
        distance_[index(cell)] = distance;
        trail_.push_back(cell);
        if (wanted_[index(cell)] == rounds_) --left;
    }

    const Maze& maze_;
    std::vector<int> distance_, round_, wanted_, trail_;
    int rounds_;
};
// [end one-box-walks]

// [block one-box-solver]
/// What the search found: least pushes or -1, the moves, nodes expanded, nodes generated, walks
/// measured around a box.
struct Solution {
    int pushes;
    std::string moves;
    int expanded, generated, measured;
};

/// Least pushes first, then least moves; ties by the directions of the pushes, then of the walks.
/// After the search by pushes it goes back from the nodes that reach the target to nodes one push
/// earlier, and keeps for each the least walks to the end and the node that follows.
class OneBoxSearch {
public:
    explicit OneBoxSearch(const Maze& maze)
        : maze_(maze), search_(maze), walks_(maze), left_(4 * maze.floor.size(), -1),
          follower_(left_) {}

    /// `letters` are those of the walks in directions 0..3, then those of the pushes.
    Solution solve(const char* letters) {
        const PushCount count = search_.solve();
        Solution solution = {count.pushes, "", count.expanded, count.generated, 0};
        if (count.pushes <= 0) return solution;
        solution.measured = go_back(count.pushes);
        for (int player = maze_.player, node = first(); node >= 0; node = follower_[index(node)]) {
            const int box = node / 4, d = node % 4;
            walks_.append(player, box - maze_.step[d], box, letters, solution.moves);
            solution.moves += letters[4 + d];
            player = box;
        }
        return solution;
    }

private:
    static std::size_t index(int node) { return static_cast<std::size_t>(node); }

    int go_back(int pushes) {
        int measured = 0;
        const std::vector<int>& nodes = search_.nodes();
        for (std::size_t i = nodes.size(); i-- > 0;) {
            const int node = nodes[i], made = search_.made(node);
            if (made == pushes - 1 && node / 4 + maze_.step[node % 4] == maze_.target)
                left_[index(node)] = 0;
            if (made == 0 || left_[index(node)] < 0) continue;
            relax(node);
            ++measured;
        }
        return measured;
    }

    /// Offers `node` as the follower of every push that may come before it.
    void relax(int node) {
        const int box = node / 4, e = node % 4;
        std::vector<int> earlier, ends;
        for (int d = 0; d < 4; ++d) {
            const int last = box - maze_.step[d], other = 4 * last + d;
            if (!maze_.is_floor(last) || search_.made(other) != search_.made(node) - 1) continue;
            if (!search_.may_follow(box, d, e)) continue;
            earlier.push_back(other);
            ends.push_back(last);
        }
        walks_.measure(box - maze_.step[e], box, ends);
        for (std::size_t i = 0; i < earlier.size(); ++i) {
            int& least = left_[index(earlier[i])];
            int& follower = follower_[index(earlier[i])];
            const int length = left_[index(node)] + walks_.distance(ends[i]);
            if (least >= 0 && (least < length || (least == length && follower % 4 < e))) continue;
            least = length;
            follower = node;
        }
    }

    /// The first push: fewest walks in all, the least direction among equals.
    int first() {
        int best = -1, least = 0;
        for (int d = 0; d < 4; ++d) {
            const int node = 4 * maze_.box + d, behind = maze_.box - maze_.step[d];
            if (search_.made(node) != 0 || left_[index(node)] < 0) continue;
            walks_.measure(maze_.player, maze_.box, std::vector<int>(1, behind));
            const int length = left_[index(node)] + walks_.distance(behind);
            if (best >= 0 && length >= least) continue;
            best = node;
            least = length;
        }
        return best;
    }

    const Maze& maze_;
    PushSearch search_;
    Walks walks_;
    std::vector<int> left_;      // least walks from the node to the end; -1: on no optimal way
    std::vector<int> follower_;  // the next push; -1: the node's own reaches the target
};
// [end one-box-solver]

/// Reads one maze; false at `0 0` and where the input ends or makes no maze.
bool parse(WindowReader& reader, std::vector<std::string>& rows) {
    int height = 0, width = 0;
    if (!reader.read_int(height) || !reader.read_int(width) || height <= 0) return false;
    rows.clear();
    std::string row;
    while (static_cast<int>(rows.size()) < height && reader.read_word(row)) rows.push_back(row);
    return static_cast<int>(rows.size()) == height;
}

std::string print(int number, const Solution& solution) {
    char title[32];
    std::sprintf(title, "Maze #%d\n", number);
    return title + (solution.pushes < 0 ? "Impossible." : solution.moves) + "\n\n";
}

int main() {
    static WindowReader reader(stdin);
    std::vector<std::string> rows;
    for (int number = 1; parse(reader, rows); ++number) {
        const Maze maze(rows, "#SBT");
        if (!maze.complete()) break;
        std::fputs(print(number, OneBoxSearch(maze).solve("nsweNSWE")).c_str(), stdout);
    }
    return 0;
}
