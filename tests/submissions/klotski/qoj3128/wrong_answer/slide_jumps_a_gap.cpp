// Wrong: a slide over several cells looks only at the cells where it ends.
#include <cstdio>
#include <map>
#include <queue>
#include <utility>
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
    std::map<std::vector<int>, int> steps;
    std::priority_queue<std::pair<int, std::vector<int>>> states;  // nearest first
    steps[start] = 0;
    states.push({0, start});
    while (!states.empty()) {
        std::vector<int> pos = states.top().second;
        int done = -states.top().first;
        states.pop();
        if (done > steps[pos]) continue;
        if (pos[0] == 6) {
            printf("%d\n", done);
            return 0;
        }
        if (done == 10) continue;
        int grid[6][6];
        draw(pos, grid);
        for (int i = 0; i < cars; i++)
            for (int to = 0; to <= (i == 0 ? 6 : 6 - len[i]); to++) {
                int cost = to < pos[i] ? pos[i] - to : to - pos[i];
                bool fits = cost > 0 && done + cost <= 10;
                for (int k = to; k < to + len[i]; k++)
                    if ((k < pos[i] || k >= pos[i] + len[i]) && !is_free(grid, i, k)) fits = false;
                std::vector<int> next = pos;
                next[i] = to;
                if (!fits || (steps.count(next) && steps[next] <= done + cost)) continue;
                steps[next] = done + cost;
                states.push({-steps[next], next});
            }
    }
    printf("-1\n");
    return 0;
}
