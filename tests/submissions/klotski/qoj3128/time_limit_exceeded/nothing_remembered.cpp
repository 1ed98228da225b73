// Too slow: depth-first search with a growing limit that remembers no state.
#include <cstdio>
#include <vector>

int board[6][6];
int cars;
int line[40], len[40];
bool horizontal[40];

void draw(const std::vector<int>& pos, int grid[6][6]) {
    for (int r = 0; r < 6; r++)
        for (int c = 0; c < 6; c++) grid[r][c] = 0;
    for (int i = 0; i < cars; i++)
        for (int k = pos[i]; k < pos[i] + len[i] && k < 6; k++) {
            if (horizontal[i])
                grid[line[i]][k] = i + 1;
            else
                grid[k][line[i]] = i + 1;
        }
}

bool is_free(int grid[6][6], int car, int k) {
    if (k < 0) return false;
    if (k >= 6) return car == 0;
    return (horizontal[car] ? grid[line[car]][k] : grid[k][line[car]]) == 0;
}

bool solve(std::vector<int>& pos, int left) {
    if (pos[0] == 6) return true;
    if (left == 0) return false;
    int grid[6][6];
    draw(pos, grid);
    for (int i = 0; i < cars; i++)
        for (int way = -1; way <= 1; way += 2) {
            if (!is_free(grid, i, way < 0 ? pos[i] - 1 : pos[i] + len[i])) continue;
            pos[i] += way;
            bool solved = solve(pos, left - 1);
            pos[i] -= way;
            if (solved) return true;
        }
    return false;
}

int main() {
    std::vector<int> start(36, -1);
    for (int r = 0; r < 6; r++)
        for (int c = 0; c < 6; c++) {
            scanf("%d", &board[r][c]);
            int car = board[r][c] - 1;
            if (car < 0) continue;
            if (car + 1 > cars) cars = car + 1;
            len[car]++;
            if (start[car] < 0)
                start[car] = r * 6 + c;
            else
                horizontal[car] = start[car] / 6 == r;
        }
    start.resize(cars);
    for (int i = 0; i < cars; i++) {
        line[i] = horizontal[i] ? start[i] / 6 : start[i] % 6;
        start[i] = horizontal[i] ? start[i] % 6 : start[i] / 6;
    }
    for (int limit = 0; limit <= 10; limit++)
        if (solve(start, limit)) {
            printf("%d\n", limit);
            return 0;
        }
    printf("-1\n");
    return 0;
}
