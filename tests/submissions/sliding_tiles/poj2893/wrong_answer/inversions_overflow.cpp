// Wrong: the inversions of a large board overflow an int, and the rest of a negative number is
// not 1.
#include <cstdio>
#include <vector>

int inversions(const std::vector<int>& tiles) {
    std::vector<int> tree(tiles.size() + 1);
    int count = 0;
    for (int i = static_cast<int>(tiles.size()) - 1; i >= 0; --i) {
        if (tiles[i] == 0) continue;
        for (int node = tiles[i]; node > 0; node -= node & -node) count += tree[node];
        for (int node = tiles[i]; node < static_cast<int>(tree.size()); node += node & -node)
            ++tree[node];
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
        std::puts(parity == 1 ? "NO" : "YES");
    }
    return 0;
}
