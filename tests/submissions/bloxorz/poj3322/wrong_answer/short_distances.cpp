// Wrong: the distances are kept in 16 bits.
#include <cstdio>
#include <cstring>
#include <queue>

struct State {
    int x, y, lie;  // lie: 0 standing, 1 along the row, 2 along the column
};

const int N = 510;
const int NEXT_X[3][4] = {{0, 0, -2, 1}, {0, 0, -1, 1}, {0, 0, -1, 2}};
const int NEXT_Y[3][4] = {{-2, 1, 0, 0}, {-1, 2, 0, 0}, {-1, 1, 0, 0}};
const int NEXT_LIE[3][4] = {{1, 1, 2, 2}, {0, 0, 1, 1}, {2, 2, 0, 0}};

char s[N][N];
short d[N][N][3];
int n, m;
State st, ed;

bool on_board(int x, int y) { return x >= 1 && x <= n && y >= 1 && y <= m; }

bool valid(State a) {
    if (!on_board(a.x, a.y) || s[a.x][a.y] == '#') return false;
    if (a.lie == 0) return s[a.x][a.y] != 'E';
    int x = a.lie == 2 ? a.x + 1 : a.x;
    int y = a.lie == 1 ? a.y + 1 : a.y;
    return on_board(x, y) && s[x][y] != '#';
}

void find_start_and_end() {
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (s[i][j] == 'O') {
                ed.x = i, ed.y = j, ed.lie = 0;
                s[i][j] = '.';
            } else if (s[i][j] == 'X') {
                st.x = i, st.y = j, st.lie = 0;
                s[i][j] = '.';
                if (j < m && s[i][j + 1] == 'X') st.lie = 1, s[i][j + 1] = '.';
                if (i < n && s[i + 1][j] == 'X') st.lie = 2, s[i + 1][j] = '.';
            }
        }
    }
}

int bfs() {
    memset(d, -1, sizeof d);
    std::queue<State> q;
    d[st.x][st.y][st.lie] = 0;
    q.push(st);
    while (!q.empty()) {
        State now = q.front();
        q.pop();
        for (int i = 0; i < 4; i++) {
            State next;
            next.x = now.x + NEXT_X[now.lie][i];
            next.y = now.y + NEXT_Y[now.lie][i];
            next.lie = NEXT_LIE[now.lie][i];
            if (!valid(next) || d[next.x][next.y][next.lie] != -1) continue;
            d[next.x][next.y][next.lie] = d[now.x][now.y][now.lie] + 1;
            if (next.x == ed.x && next.y == ed.y && next.lie == 0) {
                return d[next.x][next.y][next.lie];
            }
            q.push(next);
        }
    }
    return -1;
}

int main() {
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        for (int i = 1; i <= n; i++) scanf("%s", s[i] + 1);
        find_start_and_end();
        int answer = bfs();
        if (answer < 0) {
            puts("Impossible");
        } else {
            printf("%d\n", answer);
        }
    }
    return 0;
}
