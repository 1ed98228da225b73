// Wrong: the hole is no floor for a lying block.
#include <cstdio>
#include <cstring>
#include <queue>

struct State {
    int x, y, lie;
};

const int DX[3][4] = {{0, 0, -2, 1}, {0, 0, -1, 1}, {0, 0, -1, 2}};
const int DY[3][4] = {{-2, 1, 0, 0}, {-1, 2, 0, 0}, {-1, 1, 0, 0}};
const int LIE[3][4] = {{1, 1, 2, 2}, {0, 0, 1, 1}, {2, 2, 0, 0}};

char board[510][510];
int dist[510][510][3];
int n, m;

bool solid(int x, int y) { return x >= 1 && x <= n && y >= 1 && y <= m && board[x][y] != '#'; }

bool legal(State s) {
    int x = s.x + (s.lie == 2), y = s.y + (s.lie == 1);
    if (!solid(s.x, s.y) || !solid(x, y)) return false;
    if (s.lie != 0) return board[s.x][s.y] != 'O' && board[x][y] != 'O';
    return board[s.x][s.y] != 'E';
}

State find_start() {
    State start = {0, 0, 0};
    for (int i = n; i >= 1; i--)
        for (int j = m; j >= 1; j--)
            if (board[i][j] == 'X') {
                start.lie = start.x == 0 ? 0 : start.x == i ? 1 : 2;
                start.x = i;
                start.y = j;
            }
    return start;
}

int solve() {
    memset(dist, -1, sizeof dist);
    std::queue<State> queue;
    State start = find_start();
    dist[start.x][start.y][start.lie] = 0;
    queue.push(start);
    while (!queue.empty()) {
        State s = queue.front();
        queue.pop();
        int d = dist[s.x][s.y][s.lie];
        if (s.lie == 0 && board[s.x][s.y] == 'O') return d;
        for (int i = 0; i < 4; i++) {
            State t = {s.x + DX[s.lie][i], s.y + DY[s.lie][i], LIE[s.lie][i]};
            if (!legal(t) || dist[t.x][t.y][t.lie] >= 0) continue;
            dist[t.x][t.y][t.lie] = d + 1;
            queue.push(t);
        }
    }
    return -1;
}

int main() {
    while (scanf("%d%d", &n, &m) == 2 && n != 0) {
        for (int i = 1; i <= n; i++) scanf("%s", board[i] + 1);
        int d = solve();
        if (d < 0)
            puts("Impossible");
        else
            printf("%d\n", d);
    }
    return 0;
}
