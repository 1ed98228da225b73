// Too slow: breadth-first search over piece and blank for each of 500 queries.
#include <cstdio>
#include <cstring>
#include <queue>

int n, m, q;
int open_cell[32][32];
int dist[1024][1024];  // piece, blank

int solve(int blank, int piece, int target) {
    const int delta[4] = {-32, 32, -1, 1};
    memset(dist, -1, sizeof dist);
    std::queue<int> states;
    dist[piece][blank] = 0;
    states.push(piece * 1024 + blank);
    while (!states.empty()) {
        int p = states.front() / 1024, b = states.front() % 1024;
        states.pop();
        if (p == target) return dist[p][b];
        for (int d = 0; d < 4; d++) {
            int next = b + delta[d];
            if (!open_cell[next / 32][next % 32]) continue;
            int pushed = next == p ? b : p;
            if (dist[pushed][next] >= 0) continue;
            dist[pushed][next] = dist[p][b] + 1;
            states.push(pushed * 1024 + next);
        }
    }
    return -1;
}

int main() {
    scanf("%d%d%d", &n, &m, &q);
    for (int r = 1; r <= n; r++)
        for (int c = 1; c <= m; c++) scanf("%d", &open_cell[r][c]);
    while (q--) {
        int er, ec, sr, sc, tr, tc;
        scanf("%d%d%d%d%d%d", &er, &ec, &sr, &sc, &tr, &tc);
        printf("%d\n", solve(er * 32 + ec, sr * 32 + sc, tr * 32 + tc));
    }
    return 0;
}
