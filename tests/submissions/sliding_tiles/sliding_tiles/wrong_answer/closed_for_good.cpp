// Wrong: A* that never opens a closed board again, though its heuristic (Manhattan while the blank
// is off the last row and column, else 0) is not consistent and a shorter way may come later.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

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

static int heuristic(const std::string& board, int columns) {
    const int n = static_cast<int>(board.size()), blank = static_cast<int>(board.find('\0'));
    if (blank + columns >= n || (blank + 1) % columns == 0) return 0;
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        const int home = board[static_cast<std::size_t>(i)] - 1;
        if (home < 0) continue;
        sum += std::abs(i / columns - home / columns) + std::abs(i % columns - home % columns);
    }
    return sum;
}

static void solve(int rows, int columns, const std::string& start) {
    std::string goal;
    for (std::size_t i = 1; i < start.size(); ++i) goal += static_cast<char>(i);
    goal += '\0';
    if (!solvable(rows, columns, start)) {
        std::puts("-1");
        return;
    }
    std::priority_queue<std::pair<int, std::string>> open;  // -(g + h), board
    std::map<std::string, std::string> way;
    std::set<std::string> closed;
    open.push({-heuristic(start, columns), start});
    way[start] = "";
    while (open.top().second != goal) {
        const std::string board = open.top().second;
        open.pop();
        if (!closed.insert(board).second) continue;
        for (const char* move = "UDLR"; *move; ++move) {
            const std::string after = step(board, columns, *move);
            if (after.empty() || closed.count(after)) continue;
            const std::string path = way[board] + *move;
            if (way.count(after) && way[after].size() <= path.size()) continue;
            way[after] = path;
            open.push({-static_cast<int>(path.size()) - heuristic(after, columns), after});
        }
    }
    std::printf("%d\n%s\n", static_cast<int>(way[goal].size()), way[goal].c_str());
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
