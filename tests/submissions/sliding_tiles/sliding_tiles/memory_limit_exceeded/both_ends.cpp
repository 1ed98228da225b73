// Too much memory: breadth-first search from both ends, whatever the size of the board.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

typedef std::uint64_t Board;  // four bits a cell

static int rows, columns, n;

static bool step(Board board, int blank, int k, Board& after, int& to) {
    const int row = blank / columns + (k == 1) - (k == 0);
    const int column = blank % columns + (k == 3) - (k == 2);
    if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
    to = row * columns + column;
    const Board tile = board >> 4 * to & 15;
    after = board ^ tile << 4 * to ^ tile << 4 * blank;
    return true;
}

static int blank_of(Board board) {
    int blank = 0;
    while (board >> 4 * blank & 15) ++blank;
    return blank;
}

typedef std::unordered_map<Board, int> Tree;  // the move that led here, -1 at the root

static std::string way(Tree& tree, Board board) {
    std::string path;
    for (int k = tree[board]; k >= 0; k = tree[board]) {
        int to;
        path += "UDLR"[k];
        step(board, blank_of(board), k ^ 1, board, to);
    }
    return path;
}

static bool solvable(Board board) {
    int inversions = 0;
    for (int i = 0; i < n; ++i) {
        const Board tile = board >> 4 * i & 15;
        for (int j = 0; j < i; ++j) inversions += tile && (board >> 4 * j & 15) > tile;
    }
    return (columns % 2 ? inversions : inversions + rows - 1 - blank_of(board) / columns) % 2 == 0;
}

static void solve(Board start, Board goal) {
    Tree trees[2];
    std::vector<Board> layers[2] = {{start}, {goal}};
    trees[0][start] = trees[1][goal] = -1;
    for (int side = 0;; side = 1 - side) {
        for (const Board board : layers[side]) {
            if (!trees[1 - side].count(board)) continue;
            std::string path = way(trees[0], board);
            std::reverse(path.begin(), path.end());
            for (const char letter : way(trees[1], board)) {
                path += letter == 'U' ? 'D' : letter == 'D' ? 'U' : letter == 'L' ? 'R' : 'L';
            }
            std::printf("%d\n%s\n", static_cast<int>(path.size()), path.c_str());
            return;
        }
        std::vector<Board> next;
        for (const Board board : layers[side]) {
            for (int k = 0; k < 4; ++k) {
                Board after;
                int to;
                if (!step(board, blank_of(board), k, after, to)) continue;
                if (trees[side].insert(std::make_pair(after, k)).second) next.push_back(after);
            }
        }
        layers[side].swap(next);
    }
}

int main() {
    while (std::scanf("%d %d", &rows, &columns) == 2) {
        Board start = 0, goal = 0;
        int tile;
        n = rows * columns;
        for (int i = 0; i < n && std::scanf("%d", &tile) == 1; ++i) {
            start |= static_cast<Board>(tile) << 4 * i;
            if (i < n - 1) goal |= static_cast<Board>(i + 1) << 4 * i;
        }
        // The cells beyond a small board are never blank.
        for (int i = n; i < 16; ++i) start |= Board(15) << 4 * i, goal |= Board(15) << 4 * i;
        if (solvable(start))
            solve(start, goal);
        else
            std::puts("-1");
    }
    return 0;
}
