// Too slow: a hundred million states of box and player on the largest mazes.
#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

typedef std::pair<int, int> Entry;  // (100000 * pushes + moves, cells * player + box)

int main() {
    std::vector<std::string> rows;
    std::size_t width = 0;
    for (std::string row; std::getline(std::cin, row);) {
        if (!row.empty() && row.back() == '\r') row.pop_back();
        width = std::max(width, row.size());
        rows.push_back(row);
    }
    std::string maze;
    for (const std::string& row : rows) maze += row + std::string(width + 1 - row.size(), ' ');
    const int w = static_cast<int>(width) + 1, step[4] = {-w, 1, w, -1};
    const int cells = static_cast<int>(maze.size());
    const int target = static_cast<int>(maze.find('.'));
    const int start = static_cast<int>(maze.find('@')) * cells + static_cast<int>(maze.find('$'));
    std::unordered_map<int, int> best;
    std::unordered_map<int, char> from;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    best[start] = 1;
    queue.push(Entry(1, start));
    while (!queue.empty()) {
        const Entry top = queue.top();
        queue.pop();
        const int player = top.second / cells, box = top.second % cells;
        if (top.first != best[top.second]) continue;
        if (box == target) {
            std::string path;
            for (int state = top.second; state != start;) {
                const int d = from[state] % 4, at = state / cells;
                const bool push = from[state] >= 4;
                path += (push ? "URDL" : "urdl")[d];
                state = (at - step[d]) * cells + (push ? at : state % cells);
            }
            std::reverse(path.begin(), path.end());
            std::cout << path << '\n';
            return 0;
        }
        for (int d = 0; d < 4; ++d) {
            const int next = player + step[d], push = next == box;
            const int moved = push ? box + step[d] : box;
            if (maze[next] == '#' || maze[moved] == '#') continue;
            const int cost = top.first + 100000 * push + 1, state = next * cells + moved;
            if (best[state] != 0 && best[state] <= cost) continue;
            best[state] = cost;
            from[state] = static_cast<char>(4 * push + d);
            queue.push(Entry(cost, state));
        }
    }
    std::cout << "Impossible.\n";
    return 0;
}
