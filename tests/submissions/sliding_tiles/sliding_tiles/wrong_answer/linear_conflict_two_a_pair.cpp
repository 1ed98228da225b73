// Wrong: linear conflict adds two a pair; three tiles in one line need four more, not six.
#include <cstdio>
#include <cstdlib>
#include <string>

static int rows, columns, n, board[16], limit, next_limit;
static std::string path;

static bool solvable() {
    int inversions = 0, row = 0;
    for (int i = 0; i < n; ++i) {
        if (board[i] == 0) row = i / columns;
        for (int j = 0; j < i; ++j) inversions += board[i] && board[j] > board[i];
    }
    return (columns % 2 ? inversions : inversions + rows - 1 - row) % 2 == 0;
}

static int manhattan() {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        const int home = board[i] - 1;
        if (home < 0) continue;
        sum += std::abs(i / columns - home / columns) + std::abs(i % columns - home % columns);
    }
    return sum;
}

static int heuristic() {
    int conflicts = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) {
            const int a = board[i] - 1, b = board[j] - 1;
            if (a < 0 || b < 0 || a < b) continue;
            const int row = i / columns, column = i % columns;
            conflicts += j / columns == row && a / columns == row && b / columns == row;
            conflicts += j % columns == column && a % columns == column && b % columns == column;
        }
    }
    return manhattan() + 2 * conflicts;
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
        limit = heuristic();
        for (next_limit = 1000; !search(blank, 0, ' '); next_limit = 1000) limit = next_limit;
        std::printf("%d\n%s\n", static_cast<int>(path.size()), path.c_str());
    }
    return 0;
}
