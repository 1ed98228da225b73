// Wrong: neighbouring groups share a tile, whose moves are counted twice.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <map>
#include <string>
#include <vector>

static int rows, columns, n, board[16], limit, next_limit;
static std::string path;

typedef std::vector<int> State;  // the cells of the group's tiles, then the blank's
static std::vector<std::vector<int>> groups;
static std::vector<std::map<State, int>> tables;

/// The cells of the tiles alone.
static State placement(const State& state) { return State(state.begin(), state.end() - 1); }

static bool solvable() {
    int inversions = 0, row = 0;
    for (int i = 0; i < n; ++i) {
        if (board[i] == 0) row = i / columns;
        for (int j = 0; j < i; ++j) inversions += board[i] && board[j] > board[i];
    }
    return (columns % 2 ? inversions : inversions + rows - 1 - row) % 2 == 0;
}

static void build(const std::vector<int>& group, std::map<State, int>& table) {
    State start;
    for (const int tile : group) start.push_back(tile - 1);
    start.push_back(n - 1);
    std::map<State, int> seen;
    std::deque<State> open(1, start);
    seen[start] = 0;
    table.clear();
    table[placement(start)] = 0;
    while (!open.empty()) {
        const State state = open.front();
        open.pop_front();
        for (int k = 0; k < 4; ++k) {
            const int row = state.back() / columns + (k == 1) - (k == 0);
            const int column = state.back() % columns + (k == 3) - (k == 2);
            if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
            State after = state;
            int cost = 0;
            for (std::size_t i = 0; i < group.size(); ++i) {
                if (after[i] != row * columns + column) continue;
                after[i] = state.back();
                cost = 1;
            }
            after.back() = row * columns + column;
            const int distance = seen[state] + cost;
            const std::map<State, int>::iterator known = seen.find(after);
            if (known != seen.end() && known->second <= distance) continue;
            seen[after] = distance;
            const State placed = placement(after);
            if (!table.count(placed) || table[placed] > distance) table[placed] = distance;
            if (cost)
                open.push_back(after);
            else
                open.push_front(after);
        }
    }
}

static void prepare() {
    static int built_rows = 0, built_columns = 0;
    if (built_rows == rows && built_columns == columns) return;
    built_rows = rows;
    built_columns = columns;
    groups.clear();
    const int step = n <= 9 ? 3 : 1;  // larger boards: Manhattan
    for (int first = 1; first < n; first += step) {
        std::vector<int> group;
        for (int tile = first; tile <= first + (n <= 9 ? 3 : 0) && tile < n; ++tile)
            group.push_back(tile);
        groups.push_back(group);
    }
    tables.resize(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) build(groups[i], tables[i]);
}

static int heuristic() {
    int cell_of[16], sum = 0;
    for (int i = 0; i < n; ++i) cell_of[board[i]] = i;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        State cells;
        for (const int tile : groups[i]) cells.push_back(cell_of[tile]);
        sum += tables[i][cells];
    }
    return sum;
}

static bool search(int blank, int g, char last) {
    const int h = heuristic();
    if (g + h > limit) {
        if (g + h < next_limit) next_limit = g + h;
        return false;
    }
    if (h == 0) return true;
    static const char LETTERS[] = "UDLR", BACK[] = "DURL";
    for (int k = 0; k < 4; ++k) {
        if (last == BACK[k]) continue;
        const int row = blank / columns + (k == 1) - (k == 0);
        const int column = blank % columns + (k == 3) - (k == 2);
        if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
        const int to = row * columns + column;
        board[blank] = board[to];
        board[to] = 0;
        path += LETTERS[k];
        if (search(to, g + 1, LETTERS[k])) return true;
        path.resize(path.size() - 1);
        board[to] = board[blank];
        board[blank] = 0;
    }
    return false;
}

int main() {
    while (std::scanf("%d %d", &rows, &columns) == 2) {
        n = rows * columns;
        int blank = 0;
        for (int i = 0; i < n; ++i) {
            if (std::scanf("%d", board + i) != 1) return 0;
            if (board[i] == 0) blank = i;
        }
        if (!solvable()) {
            std::puts("-1");
            continue;
        }
        path.clear();
        prepare();
        limit = heuristic();
        for (next_limit = 1000; !search(blank, 0, ' '); next_limit = 1000) limit = next_limit;
        std::printf("%d\n%s\n", static_cast<int>(path.size()), path.c_str());
    }
    return 0;
}
