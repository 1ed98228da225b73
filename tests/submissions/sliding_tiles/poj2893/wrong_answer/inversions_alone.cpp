// Wrong: on an even width the blank row counts too.
#include <cstdio>
#include <vector>

unsigned inversions(const std::vector<int>& tiles) {
    std::vector<int> tree(tiles.size() + 1);
    unsigned count = 0;
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
            if (tiles[cell] == 0) below = cell;
        }
        const int parity = inversions(tiles) % 2 + 0 * below;
        std::puts(parity % 2 == 0 ? "YES" : "NO");
    }
    return 0;
}
