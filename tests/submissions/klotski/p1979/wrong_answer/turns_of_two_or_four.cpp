// Wrong: the way of the blank round the piece is taken to be 2 or 4 moves, whatever is fixed there.
#include <cstdio>
#include <cstring>
#include <queue>

const int INF = 0x3f3f3f3f;
const int DR[4] = {-1, 1, 0, 0}, DC[4] = {0, 0, -1, 1};

int n, m, q;
int open_cell[32][32];
int walked[32][32];
int turn[32][32][4][4];
int dist[32][32][4];
bool waiting[32][32][4];

void walk(int row, int column, int piece_row, int piece_column) {
    memset(walked, 0x3f, sizeof walked);
    if (!open_cell[row][column]) return;
    std::queue<int> cells;
    walked[row][column] = 0;
    cells.push(row * 32 + column);
    while (!cells.empty()) {
        int r = cells.front() / 32, c = cells.front() % 32;
        cells.pop();
        for (int d = 0; d < 4; d++) {
            int x = r + DR[d], y = c + DC[d];
            if (!open_cell[x][y] || (x == piece_row && y == piece_column)) continue;
            if (walked[x][y] != INF) continue;
            walked[x][y] = walked[r][c] + 1;
            cells.push(x * 32 + y);
        }
    }
}

void prepare() {
    for (int r = 1; r <= n; r++)
        for (int c = 1; c <= m; c++)
            for (int d = 0; d < 4; d++) {
                if (!open_cell[r][c]) continue;
                walk(r + DR[d], c + DC[d], r, c);
                for (int e = 0; e < 4; e++)
                    turn[r][c][d][e] = walked[r + DR[e]][c + DC[e]] == INF ? INF
                                       : e == d                            ? 0
                                       : e == (d ^ 1)                      ? 4
                                                                           : 2;
            }
}

int solve(int er, int ec, int sr, int sc, int tr, int tc) {
    if (sr == tr && sc == tc) return 0;
    memset(dist, 0x3f, sizeof dist);
    walk(er, ec, sr, sc);
    std::queue<int> nodes;
    for (int d = 0; d < 4; d++) {
        dist[sr][sc][d] = walked[sr + DR[d]][sc + DC[d]];
        if (dist[sr][sc][d] < INF) nodes.push((sr * 32 + sc) * 4 + d);
    }
    while (!nodes.empty()) {
        int r = nodes.front() / 128, c = nodes.front() / 4 % 32, d = nodes.front() % 4;
        nodes.pop();
        waiting[r][c][d] = false;
        for (int e = 0; e < 4; e++) {
            if (turn[r][c][d][e] >= INF) continue;
            int x = r + DR[e], y = c + DC[e];
            int longer = dist[r][c][d] + turn[r][c][d][e] + 1;
            if (longer >= dist[x][y][e ^ 1]) continue;
            dist[x][y][e ^ 1] = longer;
            if (!waiting[x][y][e ^ 1]) nodes.push((x * 32 + y) * 4 + (e ^ 1));
            waiting[x][y][e ^ 1] = true;
        }
    }
    int best = INF;
    for (int d = 0; d < 4; d++)
        if (dist[tr][tc][d] < best) best = dist[tr][tc][d];
    return best == INF ? -1 : best;
}

int main() {
    scanf("%d%d%d", &n, &m, &q);
    for (int r = 1; r <= n; r++)
        for (int c = 1; c <= m; c++) scanf("%d", &open_cell[r][c]);
    prepare();
    while (q--) {
        int er, ec, sr, sc, tr, tc;
        scanf("%d%d%d%d%d%d", &er, &ec, &sr, &sc, &tr, &tc);
        printf("%d\n", solve(er, ec, sr, sc, tr, tc));
    }
    return 0;
}
