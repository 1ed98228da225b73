// Wrong: one node of each side in turn, and the first meeting is taken for the best.
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
int dist[1005][1005][3];
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

int back[1005][1005][3];
State meeting;

bool expand(std::queue<State>& queue, int (&mine)[1005][1005][3], int (&other)[1005][1005][3]) {
    if (queue.empty()) return false;
    State s = queue.front();
    queue.pop();
    for (int i = 0; i < 4; i++) {
        State t = roll(s, i);
        if (!legal(t) || mine[t.x][t.y][t.lie] >= 0) continue;
        mine[t.x][t.y][t.lie] = mine[s.x][s.y][s.lie] + 1;
        if (mine == dist) from[t.x][t.y][t.lie] = i;
        queue.push(t);
        if (other[t.x][t.y][t.lie] < 0) continue;
        meeting = t;
        return true;
    }
    return false;
}

int solve() {
    memset(dist, -1, sizeof dist);
    memset(back, -1, sizeof back);
    std::queue<State> forward, backward;
    dist[start.x][start.y][0] = back[goal.x][goal.y][0] = 0;
    forward.push(start);
    backward.push(goal);
    while (!forward.empty() || !backward.empty()) {
        if (expand(forward, dist, back) || expand(backward, back, dist)) {
            State s = meeting;
            return dist[s.x][s.y][s.lie] + back[s.x][s.y][s.lie];
        }
    }
    return -1;
}

std::string path_back(State s) {
    std::string path;
    while (back[s.x][s.y][s.lie] > 0) {
        for (int i = 0; i < 4; i++) {
            State t = roll(s, i);
            if (!legal(t) || back[t.x][t.y][t.lie] != back[s.x][s.y][s.lie] - 1) continue;
            path += "UDLR"[i];
            s = t;
            break;
        }
    }
    return path;
}

std::string path_to(State s) {
    std::string path;
    while (s.x != start.x || s.y != start.y || s.lie != 0) {
        int i = from[s.x][s.y][s.lie];
        path = "UDLR"[i] + path;
        s = roll(s, i ^ 1);
    }
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
        if (rolls >= 0) puts((path_to(meeting) + path_back(meeting)).c_str());
    }
    return 0;
}
