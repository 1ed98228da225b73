// Another way: distances from the hole in a map, the block a sorted pair of cells that is rolled
// by geometry; then downhill from the start. (Every roll can be taken back.)
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;
using Block = std::pair<Cell, Cell>;

const std::string NAMES = "UDLR";
const int SIDES[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

std::vector<std::string> board;

char at(Cell cell) {
    auto [r, c] = cell;
    if (r < 0 || r >= (int)board.size() || c < 0 || c >= (int)board[r].size()) return ' ';
    return board[r][c];
}

Block rolled(Block block, int side) {
    auto moved = [side](Cell cell) {
        return Cell(cell.first + SIDES[side][0], cell.second + SIDES[side][1]);
    };
    auto [a, b] = block;
    if (a == b)
        b = moved(b);
    else if (moved(a) == b)
        a = b;
    else if (moved(b) == a)
        b = a;
    Cell first = moved(a), second = moved(b);
    return first < second ? Block(first, second) : Block(second, first);
}

bool legal(Block block) {
    if (block.first == block.second) return at(block.first) != ' ';
    const std::string floor = "#.S";
    return floor.find(at(block.first)) != std::string::npos &&
           floor.find(at(block.second)) != std::string::npos;
}

Block standing_on(char letter) {
    for (int r = 0; r < (int)board.size(); r++)
        for (int c = 0; c < (int)board[r].size(); c++)
            if (board[r][c] == letter) return {Cell(r, c), Cell(r, c)};
    return {};
}

std::map<Block, int> distances(Block from) {
    std::map<Block, int> distance = {{from, 0}};
    std::queue<Block> queue({from});
    for (; !queue.empty(); queue.pop()) {
        for (int side = 0; side < 4; side++) {
            Block next = rolled(queue.front(), side);
            if (legal(next) && distance.emplace(next, distance[queue.front()] + 1).second)
                queue.push(next);
        }
    }
    return distance;
}

int main() {
    int rows, columns;
    while (std::cin >> rows >> columns) {
        board.resize(rows);
        std::string line;
        std::getline(std::cin, line);
        for (auto& row : board) std::getline(std::cin, row);
        Block block = standing_on('S');
        auto distance = distances(standing_on('X'));
        if (!distance.count(block)) {
            std::cout << "-1\n";
            continue;
        }
        std::string path;
        while (distance[block] != 0) {
            for (int side = 0; side < 4; side++) {
                Block next = rolled(block, side);
                if (!distance.count(next) || distance[next] != distance[block] - 1) continue;
                block = next;
                path += NAMES[side];
                break;
            }
        }
        std::cout << path.size() << "\n" << path << "\n";
    }
    return 0;
}
