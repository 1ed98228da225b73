// Boards of at most nine cells: all that can be reached from the goal. Larger ones, which take too
// much memory: the parity of the swaps that sort them.
#include <algorithm>
#include <cstdio>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

std::set<std::string> reachable(int rows, int columns) {
    std::string board;
    for (int tile = 1; tile < rows * columns; ++tile) board += static_cast<char>('0' + tile);
    board += '0';
    std::set<std::string> seen;
    std::queue<std::string> queue;
    seen.insert(board);
    queue.push(board);
    while (!queue.empty()) {
        board = queue.front();
        queue.pop();
        const int blank = static_cast<int>(board.find('0'));
        const int to[4] = {blank - columns, blank + columns, blank % columns > 0 ? blank - 1 : -1,
                           blank % columns < columns - 1 ? blank + 1 : -1};
        for (int move = 0; move < 4; ++move) {
            if (to[move] < 0 || to[move] >= rows * columns) continue;
            std::swap(board[blank], board[to[move]]);
            if (seen.insert(board).second) queue.push(board);
            std::swap(board[blank], board[to[move]]);
        }
    }
    return seen;
}

bool even_swaps(std::vector<int> tiles, int columns) {
    const int cells = static_cast<int>(tiles.size());
    const int blank = static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
    int swaps = (cells - 1) / columns - blank / columns + columns - 1 - blank % columns;
    for (int cell = 0; cell < cells; ++cell) {
        const int home = (cell + 1) % cells;
        if (tiles[cell] == home) continue;
        std::iter_swap(tiles.begin() + cell, std::find(tiles.begin(), tiles.end(), home));
        ++swaps;
    }
    return swaps % 2 == 0;
}

int main() {
    std::map<std::pair<int, int>, std::set<std::string> > known;
    int rows, columns;
    while (std::scanf("%d %d", &rows, &columns) == 2 && rows > 0) {
        std::vector<int> tiles(rows * columns);
        std::string board;
        for (int cell = 0; cell < rows * columns; ++cell) {
            if (std::scanf("%d", &tiles[cell]) != 1) return 0;
            board += static_cast<char>('0' + tiles[cell]);
        }
        if (rows * columns > 9) {
            std::puts(even_swaps(tiles, columns) ? "YES" : "NO");
            continue;
        }
        std::set<std::string>& boards = known[std::make_pair(rows, columns)];
        if (boards.empty()) boards = reachable(rows, columns);
        std::puts(boards.count(board) ? "YES" : "NO");
    }
    return 0;
}
