// Breadth-first search from the goal once a shape, on a std::map; up to nine cells.
#include <cstdio>
#include <map>
#include <queue>
#include <string>
#include <utility>

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

typedef std::map<std::string, std::pair<int, char>> Table;  // distance, move towards the goal

static void build(int columns, std::size_t cells, Table& table) {
    std::string goal;
    for (std::size_t i = 1; i < cells; ++i) goal += static_cast<char>(i);
    goal += '\0';
    std::queue<std::string> open;
    table[goal] = std::make_pair(0, ' ');
    for (open.push(goal); !open.empty(); open.pop()) {
        const int distance = table[open.front()].first + 1;
        for (int k = 0; k < 4; ++k) {
            const std::string after = step(open.front(), columns, "UDLR"[k]);
            if (after.empty() || table.count(after)) continue;
            table[after] = std::make_pair(distance, "DURL"[k]);
            open.push(after);
        }
    }
}

static void solve(int rows, int columns, std::string board) {
    static std::map<std::pair<int, int>, Table> tables;
    Table& table = tables[std::make_pair(rows, columns)];
    if (table.empty()) build(columns, board.size(), table);
    if (!table.count(board)) {
        std::puts("-1");
        return;
    }
    std::string path;
    while (table[board].first > 0) {
        path += table[board].second;
        board = step(board, columns, table[board].second);
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
