// Breadth-first search by steps over (player, set of boxes), all in a std::map.
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<int, std::set<int> > State;

const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};
int height, width;
std::vector<std::string> rows;

bool read() {
    if (!(std::cin >> height >> width)) return false;
    rows.resize(height);
    for (int r = 0; r < height; ++r) std::cin >> rows[r];
    return true;
}

/// The cell beside `cell`, or -1 where a wall or the rim is.
int beside(int cell, int d) {
    const int r = cell / 8 + ROW[d], c = cell % 8 + COLUMN[d];
    if (r < 0 || r >= height || c < 0 || c >= width || rows[r][c] == '#') return -1;
    return 8 * r + c;
}

std::vector<int> find(char letter) {
    std::vector<int> cells;
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            if (rows[r][c] == letter) cells.push_back(8 * r + c);
    return cells;
}

int solve() {
    const std::vector<int> boxes = find('*'), holes = find('@');
    const std::set<int> goal(holes.begin(), holes.end());
    const State start(find('X')[0], std::set<int>(boxes.begin(), boxes.end()));
    std::map<State, int> steps;
    std::queue<State> queue;
    steps[start] = 0;
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const State state = queue.front();
        if (state.second == goal) return steps[state];
        for (int d = 0; d < 4; ++d) {
            State next(beside(state.first, d), state.second);
            if (next.first < 0) continue;
            if (next.second.erase(next.first)) {
                const int to = beside(next.first, d);
                if (to < 0 || !next.second.insert(to).second) continue;
            }
            if (!steps.insert(std::make_pair(next, steps[state] + 1)).second) continue;
            queue.push(next);
        }
    }
    return -1;
}

int main() {
    while (read()) std::cout << solve() << '\n';
    return 0;
}
