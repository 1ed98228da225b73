// Too slow: all pairs of many tiles.
#include <cstdio>
#include <vector>

unsigned inversions(const std::vector<int>& tiles) {
    unsigned count = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) count += tiles[i] != 0 && tiles[j] > tiles[i];
    }
    return count;
}

int main() {
    int rows, columns;
    while (std::scanf("%d %d", &rows, &columns) == 2 && rows > 0) {
        std::vector<int> tiles(rows * columns);
        int below = 0;
        for (int cell = 0; cell < rows * columns; ++cell) {
            if (std::scanf("%d", &tiles[cell]) != 1) return 0;
            if (tiles[cell] == 0) below = rows - 1 - cell / columns;
        }
        const int parity = (inversions(tiles) + (columns % 2 == 0 ? below : 0)) % 2;
        std::puts(parity % 2 == 0 ? "YES" : "NO");
    }
    return 0;
}
