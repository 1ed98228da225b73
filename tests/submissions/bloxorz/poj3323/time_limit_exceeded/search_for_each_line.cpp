// Slow: searches anew for each line, and comes near three cells at a time.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <queue>

const int SIZE = 261, MIDDLE = 130;

struct State {
    int x, y, lie;  // lie: 0 standing, 1 along x, 2 along y
};

const int DX[3][4] = {{-2, 1, 0, 0}, {-1, 2, 0, 0}, {-1, 1, 0, 0}};
const int DY[3][4] = {{0, 0, -2, 1}, {0, 0, -1, 1}, {0, 0, -1, 2}};
const int LIE[3][4] = {{1, 1, 2, 2}, {0, 0, 1, 1}, {2, 2, 0, 0}};

int dist[SIZE][SIZE][3];

void search() {
    memset(dist, -1, sizeof dist);
    std::queue<State> queue;
    State hole = {MIDDLE, MIDDLE, 0};
    queue.push(hole);
    dist[MIDDLE][MIDDLE][0] = 0;
    while (!queue.empty()) {
        State s = queue.front();
        queue.pop();
        for (int i = 0; i < 4; i++) {
            State t = {s.x + DX[s.lie][i], s.y + DY[s.lie][i], LIE[s.lie][i]};
            if (t.x < 0 || t.x >= SIZE || t.y < 0 || t.y >= SIZE) continue;
            if (dist[t.x][t.y][t.lie] >= 0) continue;
            dist[t.x][t.y][t.lie] = dist[s.x][s.y][s.lie] + 1;
            queue.push(t);
        }
    }
}

int main() {
    char rests;
    int x, y;
    while (scanf(" %c%d%d", &rests, &x, &y) == 3) {
        int lie = rests == 'U' ? 0 : rests == 'V' ? 1 : 2, rolls = 0;
        for (; x > 100; x -= 3) rolls += 2;
        for (; x < -100; x += 3) rolls += 2;
        for (; y > 100; y -= 3) rolls += 2;
        for (; y < -100; y += 3) rolls += 2;
        search();
        printf("%d\n", rolls + dist[x + MIDDLE][y + MIDDLE][lie]);
    }
    return 0;
}
