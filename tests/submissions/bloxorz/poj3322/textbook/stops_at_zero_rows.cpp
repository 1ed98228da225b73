// Right, though it looks at the rows alone to find the end: no board has zero rows. Every board is
// held in three planes of distances, one for each way the block rests.
#include <cstdio>
#include <queue>
#include <string>
#include <vector>

static char line[100000];
static const int PLACE[3][4] = {{2, 2, 1, 1}, {1, 1, 0, 0}, {0, 0, 2, 2}};

int main() {
    int rows, columns;
    while (scanf("%d", &rows) == 1 && rows != 0) {
        scanf("%d", &columns);
        int width = columns + 4;
        std::string board(width * (rows + 4), '#');
        int start = 0, lie = 0, hole = 0;
        for (int r = 0; r < rows; r++) {
            scanf("%s", line);
            for (int c = 0; c < columns; c++) {
                int cell = (r + 2) * width + c + 2;
                board[cell] = line[c];
                if (line[c] == 'O') hole = cell;
                if (line[c] == 'X') {
                    lie = start == 0 ? 0 : cell == start + 1 ? 1 : 2;
                    if (start == 0) start = cell;
                }
            }
        }
        const int step[3][4] = {
            {-2 * width, width, -2, 1}, {-width, width, -1, 2}, {-width, 2 * width, -1, 1}};
        const int second[3] = {0, 1, width};
        std::vector<std::vector<int> > distance(3, std::vector<int>(board.size(), -1));
        std::queue<std::pair<int, int> > queue;
        queue.push(std::make_pair(start, lie));
        distance[lie][start] = 0;
        while (!queue.empty() && distance[0][hole] < 0) {
            int cell = queue.front().first, as = queue.front().second;
            queue.pop();
            for (int side = 0; side < 4; side++) {
                int to = cell + step[as][side], place = PLACE[as][side];
                if (board[to] == '#' || board[to + second[place]] == '#') continue;
                if (place == 0 && board[to] == 'E') continue;
                if (distance[place][to] >= 0) continue;
                distance[place][to] = distance[as][cell] + 1;
                queue.push(std::make_pair(to, place));
            }
        }
        if (distance[0][hole] < 0)
            puts("Impossible");
        else
            printf("%d\n", distance[0][hole]);
    }
    return 0;
}
