// Problem: Minimum Moves to Move a Box to Their Target Location (Sokoban, one box)
// Judges: LeetCode 1263 (limits unconfirmed)
// Standard: C++17
// Method: breadth-first search by pushes; a state is the box cell and the player's region beside
//   it, so each state is entered with its least number of pushes
// Time: O(c) a state, at most 4c states, c cells
// Memory: O(c); 2 MB
// Source: folklore
// Status: stress-tested, Leetcode1263.RandomMazesMatchStepSearch
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

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

class Solution {
public:
    /// The least number of pushes that bring the box B to the target T, or -1.
    int minPushBox(std::vector<std::vector<char>>& grid) {
        std::vector<std::string> rows;
        for (const std::vector<char>& row : grid) rows.emplace_back(row.begin(), row.end());
        const Maze maze(rows, "#SBT");
        return maze.complete() ? PushSearch(maze).solve().pushes : -1;
    }
};

#ifdef LOCAL_JUDGE
#include <iostream>

/// Reads `m n` and m rows; an empty grid where the input ends early.
std::vector<std::vector<char>> parse(std::istream& input) {
    int height = 0, width = 0;
    input >> height >> width;
    std::vector<std::vector<char>> grid;
    std::string row;
    while (static_cast<int>(grid.size()) < height && input >> row)
        grid.emplace_back(row.begin(), row.end());
    return grid;
}

int main() {
    std::vector<std::vector<char>> grid = parse(std::cin);
    if (!grid.empty()) std::cout << Solution().minPushBox(grid) << '\n';
    return 0;
}
#endif
