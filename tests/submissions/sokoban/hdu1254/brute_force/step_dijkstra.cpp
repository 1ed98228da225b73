// Best-first search over single steps: (player, box), cost = pushes.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<int, int> State;  // player, box

int height, width;
std::vector<std::string> rows;
const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};

bool read() {
    if (!(std::cin >> height >> width)) return false;
    rows.assign(height, std::string(width, '0'));
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c) std::cin >> rows[r][c];
    return true;
}

bool open(int r, int c) { return r >= 0 && r < height && c >= 0 && c < width && rows[r][c] != '1'; }

int find(char letter) {
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            if (rows[r][c] == letter) return r * width + c;
    return -1;
}

int solve() {
    const int target = find('3');
    std::map<State, int> best;
    std::set<std::pair<int, State> > queue;
    const State start(find('4'), find('2'));
    best[start] = 0;
    queue.insert(std::make_pair(0, start));
    while (!queue.empty()) {
        const int pushes = queue.begin()->first;
        const State state = queue.begin()->second;
        queue.erase(queue.begin());
        if (state.second == target) return pushes;
        for (int d = 0; d < 4; ++d) {
            const int r = state.first / width + ROW[d], c = state.first % width + COLUMN[d];
            if (!open(r, c)) continue;
            State next(r * width + c, state.second);
            int cost = pushes;
            if (next.first == state.second) {
                if (!open(r + ROW[d], c + COLUMN[d])) continue;
                next.second = (r + ROW[d]) * width + c + COLUMN[d];
                ++cost;
            }
            if (best.count(next) && best[next] <= cost) continue;
            best[next] = cost;
            queue.insert(std::make_pair(cost, next));
        }
    }
    return -1;
}

int main() {
    int cases;
    for (std::cin >> cases; cases > 0 && read(); --cases) std::cout << solve() << '\n';
    return 0;
}
