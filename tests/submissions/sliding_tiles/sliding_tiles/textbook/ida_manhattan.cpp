// Iterative deepening on the Manhattan distance, kept up move by move.
#include <cstdio>
#include <cstdlib>
#include <string>

static int rows, columns, n, board[16], limit;
static std::string path;

static bool solvable() {
    int inversions = 0, row = 0;
    for (int i = 0; i < n; ++i) {
        if (board[i] == 0) row = i / columns;
        for (int j = 0; j < i; ++j) inversions += board[i] && board[j] > board[i];
    }
    return (columns % 2 ? inversions : inversions + rows - 1 - row) % 2 == 0;
}

static int away(int cell, int tile) {
    const int home = tile - 1;
    return std::abs(cell / columns - home / columns) + std::abs(cell % columns - home % columns);
}

static bool search(int blank, int g, int h, char last) {
    if (h == 0) return true;
    static const char LETTERS[] = "UDLR", BACK[] = "DURL";
    for (int k = 0; k < 4; ++k) {
        if (last == BACK[k]) continue;
        const int row = blank / columns + (k == 1) - (k == 0);
        const int column = blank % columns + (k == 3) - (k == 2);
        if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
        const int to = row * columns + column, tile = board[to];
        const int after = h - away(to, tile) + away(blank, tile);
        if (g + 1 + after > limit) continue;
        board[blank] = tile;
        path += LETTERS[k];
        if (search(to, g + 1, after, LETTERS[k])) return true;
        path.resize(path.size() - 1);
        board[to] = tile;
    }
    return false;
}

int main() {
    while (std::scanf("%d %d", &rows, &columns) == 2) {
        n = rows * columns;
        int blank = 0, h = 0;
        for (int i = 0; i < n; ++i) {
            if (std::scanf("%d", board + i) != 1) return 0;
            if (board[i] == 0) blank = i;
            if (board[i] != 0) h += away(i, board[i]);
        }
        if (!solvable()) {
            std::puts("-1");
            continue;
        }
        path.clear();
        for (limit = h; !search(blank, 0, h, ' ');) limit += 2;
        std::printf("%d\n%s\n", static_cast<int>(path.size()), path.c_str());
    }
    return 0;
}
