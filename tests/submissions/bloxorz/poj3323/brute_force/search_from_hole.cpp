// Another way: one breadth-first search from the hole over a board that is large enough for
// coordinates up to 400, with nothing but the geometry of a roll.
#include <cstdio>
#include <map>
#include <queue>
#include <utility>

typedef std::pair<int, int> Cell;
typedef std::pair<Cell, Cell> Block;

const int FAR = 420;

Cell moved(Cell cell, int dx, int dy) { return Cell(cell.first + dx, cell.second + dy); }

Block rolled(Block block, int dx, int dy) {
    Cell a = block.first, b = block.second;
    if (a == b)
        b = moved(b, dx, dy);
    else if (moved(a, dx, dy) == b)
        a = b;
    else if (moved(b, dx, dy) == a)
        b = a;
    a = moved(a, dx, dy);
    b = moved(b, dx, dy);
    return a < b ? Block(a, b) : Block(b, a);
}

bool near(Cell cell) {
    return cell.first >= -FAR && cell.first <= FAR && cell.second >= -FAR && cell.second <= FAR;
}

int main() {
    std::map<Block, int> distance;
    std::queue<Block> queue;
    queue.push(Block(Cell(0, 0), Cell(0, 0)));
    distance[queue.front()] = 0;
    const int sides[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    char rests;
    int x, y;
    while (scanf(" %c%d%d", &rests, &x, &y) == 3) {
        Block block(Cell(x, y), Cell(x + (rests == 'V'), y + (rests == 'H')));
        while (!queue.empty() && !distance.count(block)) {
            Block from = queue.front();
            queue.pop();
            for (int i = 0; i < 4; i++) {
                Block next = rolled(from, sides[i][0], sides[i][1]);
                if (!near(next.first) || !near(next.second) || distance.count(next)) continue;
                distance[next] = distance[from] + 1;
                queue.push(next);
            }
        }
        printf("%d\n", distance[block]);
    }
    return 0;
}
