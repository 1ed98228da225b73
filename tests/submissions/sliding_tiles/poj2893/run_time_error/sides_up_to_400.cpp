// Wrong: room for sides up to 400 alone; the statement has 999.
#include <cstdio>
#include <vector>

// The parity alone counts: the sum may wrap around.
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

typedef std::vector<std::vector<int> > Grid;

int main() {
    int rows, columns;
    while (std::scanf("%d %d", &rows, &columns) == 2 && rows > 0) {
        Grid grid(400, std::vector<int>(400));
        std::vector<int> tiles(rows * columns);
        int below = 0;
        for (int cell = 0; cell < rows * columns; ++cell) {
            int& place = grid.at(cell / columns).at(cell % columns);
            if (std::scanf("%d", &place) != 1) return 0;
            tiles[cell] = place;
            if (tiles[cell] == 0) below = rows - 1 - cell / columns;
        }
        const int parity = (inversions(tiles) + (columns % 2 == 0 ? below : 0)) % 2;
        std::puts(parity % 2 == 0 ? "YES" : "NO");
    }
    return 0;
}
