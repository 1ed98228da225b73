// Too large: the walks of the blank from every cell to every other round every piece are kept.
#include <cstdio>
#include <queue>
#include <vector>

const int DELTA[4] = {-32, 32, -1, 1};

int n, m, q;
int open_cell[1024];
std::vector<int> walks[1024][1024];  // piece, start: moves to each cell, -1 unreachable
int dist[1024][4];

void walk(int piece, int start) {
    std::vector<int>& moves = walks[piece][start];
    moves.assign(1024, -1);
    if (piece == start) return;
    std::queue<int> cells;
    moves[start] = 0;
    cells.push(start);
    while (!cells.empty()) {
        int cell = cells.front();
        cells.pop();
        for (int d = 0; d < 4; d++) {
            int next = cell + DELTA[d];
            if (!open_cell[next] || next == piece || moves[next] >= 0) continue;
            moves[next] = moves[cell] + 1;
            cells.push(next);
        }
    }
}

int solve(int blank, int piece, int target) {
    if (piece == target) return 0;
    for (int cell = 0; cell < 1024; cell++)
        for (int d = 0; d < 4; d++) dist[cell][d] = 1 << 30;
    std::queue<int> nodes;
    for (int d = 0; d < 4; d++) {
        int first = walks[piece][blank][piece + DELTA[d]];
        if (first < 0) continue;
        dist[piece][d] = first;
        nodes.push(piece * 4 + d);
    }
    while (!nodes.empty()) {
        int p = nodes.front() / 4, d = nodes.front() % 4;
        nodes.pop();
        for (int e = 0; e < 4; e++) {
            int turn = walks[p][p + DELTA[d]][p + DELTA[e]];
            if (turn < 0 || dist[p][d] + turn + 1 >= dist[p + DELTA[e]][e ^ 1]) continue;
            dist[p + DELTA[e]][e ^ 1] = dist[p][d] + turn + 1;
            nodes.push((p + DELTA[e]) * 4 + (e ^ 1));
        }
    }
    int best = 1 << 30;
    for (int d = 0; d < 4; d++)
        if (dist[target][d] < best) best = dist[target][d];
    return best == 1 << 30 ? -1 : best;
}

int main() {
    scanf("%d%d%d", &n, &m, &q);
    for (int r = 1; r <= n; r++)
        for (int c = 1; c <= m; c++) scanf("%d", &open_cell[r * 32 + c]);
    for (int piece = 0; piece < 1024; piece++)
        for (int start = 0; start < 1024; start++)
            if (open_cell[piece] && open_cell[start]) walk(piece, start);
    while (q--) {
        int er, ec, sr, sc, tr, tc;
        scanf("%d%d%d%d%d%d", &er, &ec, &sr, &sc, &tr, &tc);
        printf("%d\n", solve(er * 32 + ec, sr * 32 + sc, tr * 32 + tc));
    }
    return 0;
}
