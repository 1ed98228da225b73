// Another way: from the hole backwards, the block a sorted pair of cells that is rolled by
// geometry, distances in a map. (Every roll can be taken back, so both ways are equally long.)
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<int, int> Cell;
typedef std::pair<Cell, Cell> Block;

std::vector<std::string> board;

Cell moved(Cell cell, int dr, int dc) { return Cell(cell.first + dr, cell.second + dc); }

char at(Cell cell) {
    if (cell.first < 0 || cell.first >= (int)board.size()) return '#';
    if (cell.second < 0 || cell.second >= (int)board[cell.first].size()) return '#';
    return board[cell.first][cell.second];
}

Block sorted(Cell a, Cell b) { return a < b ? Block(a, b) : Block(b, a); }

Block rolled(Block block, int dr, int dc) {
    Cell a = block.first, b = block.second;
    if (a == b) return sorted(moved(a, dr, dc), moved(a, 2 * dr, 2 * dc));
    if (moved(a, dr, dc) == b) return Block(moved(b, dr, dc), moved(b, dr, dc));
    if (moved(b, dr, dc) == a) return Block(moved(a, dr, dc), moved(a, dr, dc));
    return sorted(moved(a, dr, dc), moved(b, dr, dc));
}

bool legal(Block block) {
    if (at(block.first) == '#' || at(block.second) == '#') return false;
    return block.first != block.second || at(block.first) != 'E';
}

std::vector<Cell> cells_with(char letter) {
    std::vector<Cell> cells;
    for (int r = 0; r < (int)board.size(); r++)
        for (int c = 0; c < (int)board[r].size(); c++)
            if (board[r][c] == letter) cells.push_back(Cell(r, c));
    return cells;
}

int distance() {
    std::vector<Cell> start = cells_with('X'), hole = cells_with('O');
    Block from(hole[0], hole[0]), to(start[0], start[start.size() - 1]);
    std::map<Block, int> distance;
    std::queue<Block> queue;
    distance[from] = 0;
    queue.push(from);
    while (!queue.empty() && !distance.count(to)) {
        Block block = queue.front();
        queue.pop();
        const int sides[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int i = 0; i < 4; i++) {
            Block next = rolled(block, sides[i][0], sides[i][1]);
            if (!legal(next) || distance.count(next)) continue;
            distance[next] = distance[block] + 1;
            queue.push(next);
        }
    }
    return distance.count(to) ? distance[to] : -1;
}

int main() {
    int rows, columns;
    while (std::cin >> rows >> columns && rows > 0) {
        board.resize(rows);
        for (int r = 0; r < rows; r++) std::cin >> board[r];
        int rolls = distance();
        if (rolls < 0)
            std::cout << "Impossible\n";
        else
            std::cout << rolls << "\n";
    }
    return 0;
}
