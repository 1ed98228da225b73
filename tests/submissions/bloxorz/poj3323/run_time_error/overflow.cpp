// Wrong: the distance in half cells overflows at 10^9, and what is far is looked up as if near.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <queue>

const int SIZE = 61, MIDDLE = 30, CLOSE = 12;

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

// Far away two rolls bring the block three cells nearer. Returns these rolls.
int come_near(int& x) {
    if (abs(x) <= CLOSE) return 0;
    int times = (abs(x) - CLOSE + 2) / 3;
    x -= x > 0 ? 3 * times : -3 * times;
    return 2 * times;
}

int main() {
    search();
    char rests;
    int x, y;
    while (scanf(" %c%d%d", &rests, &x, &y) == 3) {
        int lie = rests == 'U' ? 0 : rests == 'V' ? 1 : 2;
        // The centre's distance in half cells, so that it is an integer.
        int far = abs(2 * x + (lie == 1)) + abs(2 * y + (lie == 2));
        int rolls = far > 2 * CLOSE ? come_near(x) + come_near(y) : 0;
        rolls += dist[x + MIDDLE][y + MIDDLE][lie];
        printf("%d\n", rolls);
    }
    return 0;
}
