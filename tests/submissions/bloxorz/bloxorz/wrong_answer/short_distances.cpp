// Wrong: the distances are kept in 16 bits.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

struct State {
    int x, y, lie;
};

const int DX[3][4] = {{-2, 1, 0, 0}, {-1, 1, 0, 0}, {-1, 2, 0, 0}};
const int DY[3][4] = {{0, 0, -2, 1}, {0, 0, -1, 2}, {0, 0, -1, 1}};
const int LIE[3][4] = {{2, 2, 1, 1}, {1, 1, 0, 0}, {0, 0, 2, 2}};

std::string board[1005];
unsigned short dist[1005][1005][3];
char from[1005][1005][3];
int n, m;
State start, goal;

bool inside(int x, int y) { return x >= 0 && x < n && y >= 0 && y < m; }

bool legal(State s) {
    int x = s.x + (s.lie == 2), y = s.y + (s.lie == 1);
    if (!inside(s.x, s.y) || !inside(x, y)) return false;
    char a = board[s.x][s.y], b = board[x][y];
    if (a == ' ' || b == ' ') return false;
    return s.lie == 0 || (a != 'O' && b != 'O' && a != 'X' && b != 'X');
}

State roll(State s, int i) { return {s.x + DX[s.lie][i], s.y + DY[s.lie][i], LIE[s.lie][i]}; }

bool is_end(State s) { return s.lie == 0 && board[s.x][s.y] == 'X'; }

int solve() {
    memset(from, -1, sizeof from);
    std::queue<State> queue;
    dist[start.x][start.y][0] = 0;
    from[start.x][start.y][0] = 4;
    queue.push(start);
    while (!queue.empty()) {
        State s = queue.front();
        queue.pop();
        if (is_end(s)) {
            goal = s;
            return dist[s.x][s.y][s.lie];
        }
        for (int i = 0; i < 4; i++) {
            State t = roll(s, i);
            if (!legal(t) || from[t.x][t.y][t.lie] >= 0) continue;
            dist[t.x][t.y][t.lie] = dist[s.x][s.y][s.lie] + 1;
            from[t.x][t.y][t.lie] = i;
            queue.push(t);
        }
    }
    return -1;
}

std::string path_to(State s) {
    std::string path;
    while (s.x != start.x || s.y != start.y || s.lie != 0) {
        int i = from[s.x][s.y][s.lie];
        path += "UDLR"[i];
        s = roll(s, i ^ 1);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

int main() {
    while (std::cin >> n >> m) {
        std::string line;
        std::getline(std::cin, line);
        for (int i = 0; i < n; i++) {
            std::getline(std::cin, line);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            line.resize(m, ' ');
            board[i] = line;
            for (int j = 0; j < m; j++) {
                if (line[j] == 'S') start = {i, j, 0};
                if (line[j] == 'X') goal = {i, j, 0};
            }
        }
        int rolls = solve();
        printf("%d\n", rolls);
        if (rolls >= 0) puts(path_to(goal).c_str());
    }
    return 0;
}
