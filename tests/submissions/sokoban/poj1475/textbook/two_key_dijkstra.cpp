// Priority queue over (player, box) with two keys. Its ties fall as they come: an optimum for
// POJ, ZOJ and UVa, but not the one answer of AcWing 174.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<std::pair<int, int>, int> Entry;  // ((pushes, moves), state)

char maze[22][22];
std::pair<int, int> best[400 * 400];
int parent[400 * 400];
char letter[400 * 400];
const int ROW[4] = {0, 0, 1, -1}, COLUMN[4] = {1, -1, 0, 0};

int main() {
    int height, width;
    for (int number = 1; std::scanf("%d%d", &height, &width) == 2 && height; ++number) {
        std::memset(maze, '#', sizeof maze);
        int player = 0, box = 0, target = 0;
        for (int r = 0; r < height; ++r)
            for (int c = 0; c < width; ++c) {
                char& cell = maze[r + 1][c + 1];
                std::scanf(" %c", &cell);
                if (cell == 'S') player = r * 20 + c;
                if (cell == 'B') box = r * 20 + c;
                if (cell == 'T') target = r * 20 + c;
            }
        const std::pair<int, int> far(1 << 30, 0);
        std::fill(best, best + 400 * 400, far);
        std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry> > queue;
        const int start = player * 400 + box;
        best[start] = std::make_pair(0, 0);
        queue.push(Entry(best[start], start));
        int end = -1;
        while (!queue.empty()) {
            const Entry top = queue.top();
            queue.pop();
            const int state = top.second;
            if (best[state] != top.first) continue;
            if (state % 400 == target) {
                end = state;
                break;
            }
            const int pr = state / 400 / 20, pc = state / 400 % 20;
            const int br = state % 400 / 20, bc = state % 20;
            for (int d = 0; d < 4; ++d) {
                const int r = pr + ROW[d], c = pc + COLUMN[d];
                if (maze[r + 1][c + 1] == '#') continue;
                const bool push = r == br && c == bc;
                const int nr = push ? br + ROW[d] : br, nc = push ? bc + COLUMN[d] : bc;
                if (maze[nr + 1][nc + 1] == '#') continue;
                const int next = (r * 20 + c) * 400 + nr * 20 + nc;
                const std::pair<int, int> cost(top.first.first + push, top.first.second + 1);
                if (cost >= best[next]) continue;
                best[next] = cost;
                parent[next] = state;
                letter[next] = push ? "EWSN"[d] : "ewsn"[d];
                queue.push(Entry(cost, next));
            }
        }
        std::string path = end < 0 ? "Impossible." : "";
        for (int state = end; state >= 0 && state != start; state = parent[state])
            path += letter[state];
        if (end >= 0) std::reverse(path.begin(), path.end());
        std::printf("Maze #%d\n%s\n\n", number, path.c_str());
    }
    return 0;
}
