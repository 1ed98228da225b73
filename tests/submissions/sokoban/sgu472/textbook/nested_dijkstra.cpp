// Dijkstra by (pushes, moves) on (box cell, last push); every node walks all of the maze.
#include <algorithm>
#include <cstring>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<std::pair<int, int>, int> Entry;  // ((pushes, moves), 4 * box + push)

int w, step[4];
std::string maze;
std::vector<int> walked, last;

/// Walks from one cell to all, past the box.
void walk(int player, int box) {
    std::fill(walked.begin(), walked.end(), -1);
    std::vector<int> trail(1, player);
    walked[player] = 0;
    for (std::size_t head = 0; head < trail.size(); ++head)
        for (int d = 0; d < 4; ++d) {
            const int next = trail[head] + step[d];
            if (next == box || maze[next] == '#' || walked[next] >= 0) continue;
            walked[next] = walked[trail[head]] + 1;
            last[next] = d;
            trail.push_back(next);
        }
}

int main() {
    std::vector<std::string> rows;
    std::size_t width = 0;
    for (std::string row; std::getline(std::cin, row);) {
        if (!row.empty() && row.back() == '\r') row.pop_back();
        width = std::max(width, row.size());
        rows.push_back(row);
    }
    w = static_cast<int>(width) + 1;
    const int steps[4] = {-w, 1, w, -1};
    std::memcpy(step, steps, sizeof step);
    for (const std::string& row : rows) maze += row + std::string(w - row.size(), ' ');
    const int player = static_cast<int>(maze.find('@')), box = static_cast<int>(maze.find('$'));
    const int target = static_cast<int>(maze.find('.'));
    walked.resize(maze.size());
    last.resize(maze.size());
    const std::pair<int, int> far(1 << 30, 0);
    std::vector<std::pair<int, int>> best(4 * maze.size(), far);
    std::vector<int> parent(4 * maze.size(), -1);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    int node = -1, end = -1;
    std::pair<int, int> cost(0, 0);
    while (true) {
        const int at = node < 0 ? box : node / 4;
        walk(node < 0 ? player : at - step[node % 4], at);
        for (int d = 0; d < 4; ++d) {
            const int from = at - step[d], to = at + step[d];
            if (walked[from] < 0 || maze[to] == '#') continue;
            const std::pair<int, int> reached(cost.first + 1, cost.second + walked[from] + 1);
            if (reached >= best[4 * to + d]) continue;
            best[4 * to + d] = reached;
            parent[4 * to + d] = node;
            queue.push(Entry(reached, 4 * to + d));
        }
        while (!queue.empty() && best[queue.top().second] < queue.top().first) queue.pop();
        if (queue.empty()) break;
        cost = queue.top().first;
        node = queue.top().second;
        queue.pop();
        if (node / 4 == target) {
            end = node;
            break;
        }
    }
    if (end < 0) {
        std::cout << "Impossible.\n";
        return 0;
    }
    std::string path;  // from the end
    for (; end >= 0; end = parent[end]) {
        const int d = end % 4, before = parent[end], at = end / 4 - step[d];
        path += "URDL"[d];
        const int from = before < 0 ? player : at - step[before % 4];
        walk(from, at);
        for (int cell = at - step[d]; cell != from; cell -= step[last[cell]])
            path += "urdl"[last[cell]];
    }
    std::reverse(path.begin(), path.end());
    std::cout << path << '\n';
    return 0;
}
