// Breadth-first search from both ends on strings; solvability by the schoolbook rule.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

typedef std::map<std::string, std::pair<std::string, char>> Tree;  // board -> board before, move

static bool solvable(int rows, int columns, const std::string& board) {
    int inversions = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) inversions += board[i] && board[j] > board[i];
    }
    const int row = static_cast<int>(board.find('\0')) / columns;
    return (columns % 2 ? inversions : inversions + rows - 1 - row) % 2 == 0;
}

static std::string step(const std::string& board, int columns, char move) {
    const int blank = static_cast<int>(board.find('\0')), cells = static_cast<int>(board.size());
    int to = -1;
    if (move == 'U') to = blank - columns;
    if (move == 'D' && blank + columns < cells) to = blank + columns;
    if (move == 'L' && blank % columns) to = blank - 1;
    if (move == 'R' && (blank + 1) % columns) to = blank + 1;
    if (to < 0) return "";
    std::string after = board;
    std::swap(after[static_cast<std::size_t>(blank)], after[static_cast<std::size_t>(to)]);
    return after;
}

static void grow(int columns, Tree& tree, std::vector<std::string>& layer) {
    std::vector<std::string> next;
    for (const std::string& board : layer) {
        for (const char* move = "UDLR"; *move; ++move) {
            const std::string after = step(board, columns, *move);
            if (after.empty() || !tree.insert({after, {board, *move}}).second) continue;
            next.push_back(after);
        }
    }
    layer = next;
}

static void solve(int rows, int columns, const std::string& start) {
    std::string goal;
    for (std::size_t i = 1; i < start.size(); ++i) goal += static_cast<char>(i);
    goal += '\0';
    if (!solvable(rows, columns, start)) {
        std::puts("-1");
        return;
    }
    Tree trees[2] = {{{start, {"", ' '}}}, {{goal, {"", ' '}}}};
    std::vector<std::string> layers[2] = {{start}, {goal}};
    std::string meeting;
    for (int side = 0;; side = 1 - side) {
        for (const std::string& board : layers[side]) {
            if (trees[1 - side].count(board)) meeting = board;
        }
        if (!meeting.empty()) break;
        grow(columns, trees[side], layers[side]);
    }
    std::string path;
    for (std::string at = meeting; at != start; at = trees[0][at].first) {
        path += trees[0][at].second;
    }
    std::reverse(path.begin(), path.end());
    for (std::string at = meeting; at != goal; at = trees[1][at].first) {
        const char move = trees[1][at].second;
        path += move == 'U' ? 'D' : move == 'D' ? 'U' : move == 'L' ? 'R' : 'L';
    }
    std::printf("%d\n%s\n", static_cast<int>(path.size()), path.c_str());
}

int main() {
    int rows, columns, tile;
    while (std::scanf("%d %d", &rows, &columns) == 2) {
        std::string board;
        for (int i = 0; i < rows * columns && std::scanf("%d", &tile) == 1; ++i) {
            board += static_cast<char>(tile);
        }
        solve(rows, columns, board);
    }
    return 0;
}
