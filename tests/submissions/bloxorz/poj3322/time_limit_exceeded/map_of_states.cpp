// Slow: distances in a std::map, a logarithm and a miss in the cache for every state.
#include <cstdio>
#include <map>
#include <queue>

struct State {
    int x, y, lie;
    bool operator<(const State& other) const {
        if (x != other.x) return x < other.x;
        if (y != other.y) return y < other.y;
        return lie < other.lie;
    }
};

const int DX[3][4] = {{0, 0, -2, 1}, {0, 0, -1, 1}, {0, 0, -1, 2}};
const int DY[3][4] = {{-2, 1, 0, 0}, {-1, 2, 0, 0}, {-1, 1, 0, 0}};
const int LIE[3][4] = {{1, 1, 2, 2}, {0, 0, 1, 1}, {2, 2, 0, 0}};

char board[510][510];
int n, m;

bool solid(int x, int y) { return x >= 1 && x <= n && y >= 1 && y <= m && board[x][y] != '#'; }

bool legal(State s) {
    int x = s.x + (s.lie == 2), y = s.y + (s.lie == 1);
    if (!solid(s.x, s.y) || !solid(x, y)) return false;
    return s.lie != 0 || board[s.x][s.y] != 'E';
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
    std::map<State, int> dist;
    std::queue<State> queue;
    State start = find_start();
    dist[start] = 0;
    queue.push(start);
    while (!queue.empty()) {
        State s = queue.front();
        queue.pop();
        int d = dist[s];
        if (s.lie == 0 && board[s.x][s.y] == 'O') return d;
        for (int i = 0; i < 4; i++) {
            State t = {s.x + DX[s.lie][i], s.y + DY[s.lie][i], LIE[s.lie][i]};
            if (!legal(t) || dist.count(t)) continue;
            dist[t] = d + 1;
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
