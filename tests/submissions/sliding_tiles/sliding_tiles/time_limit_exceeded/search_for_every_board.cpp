// Too slow: a breadth-first search of its own for every board, on a std::map.
#include <algorithm>
#include <cstdio>
#include <map>
#include <queue>
#include <string>
#include <utility>

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

static void solve(int rows, int columns, const std::string& start) {
    std::string goal;
    for (std::size_t i = 1; i < start.size(); ++i) goal += static_cast<char>(i);
    goal += '\0';
    if (!solvable(rows, columns, start)) {
        std::puts("-1");
        return;
    }
    std::map<std::string, std::pair<std::string, char>> before;
    std::queue<std::string> open;
    before[start] = std::make_pair("", ' ');
    for (open.push(start); !open.empty() && !before.count(goal); open.pop()) {
        for (const char* move = "UDLR"; *move; ++move) {
            const std::string after = step(open.front(), columns, *move);
            if (after.empty() || before.count(after)) continue;
            before[after] = std::make_pair(open.front(), *move);
            open.push(after);
        }
    }
    if (!before.count(goal)) {
        std::puts("-1");
        return;
    }
    std::string path;
    for (std::string at = goal; at != start; at = before[at].first) path += before[at].second;
    std::reverse(path.begin(), path.end());
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
