// Wrong: fewest pushes, the walks count for nothing.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<int, int> Pair;

int main() {
    std::string maze, row, letters;
    std::vector<std::string> rows;
    std::size_t width = 0;
    while (std::getline(std::cin, row)) {
        if (!row.empty() && row.back() == '\r') row.pop_back();
        width = std::max(width, row.size());
        rows.push_back(row);
    }
    for (std::string& line : rows) maze += line + std::string(width + 1 - line.size(), ' ');
    const int w = static_cast<int>(width) + 1, step[4] = {-w, 1, w, -1};
    const int target = static_cast<int>(maze.find('.'));
    const Pair start(static_cast<int>(maze.find('@')), static_cast<int>(maze.find('$')));
    std::map<Pair, Pair> best;  // (player, box) -> (pushes, 0)
    std::map<Pair, std::pair<Pair, char>> parent;
    std::set<std::pair<Pair, Pair>> queue;
    best[start] = Pair(0, 0);
    queue.insert(std::make_pair(Pair(0, 0), start));
    while (!queue.empty()) {
        const Pair cost = queue.begin()->first, state = queue.begin()->second;
        queue.erase(queue.begin());
        if (state.second == target) {
            std::string path;
            for (Pair at = state; at != start; at = parent[at].first) path += parent[at].second;
            std::reverse(path.begin(), path.end());
            std::cout << path << '\n';
            return 0;
        }
        for (int d = 0; d < 4; ++d) {
            Pair next(state.first + step[d], state.second);
            const bool push = next.first == state.second;
            if (push) next.second += step[d];
            if (maze[next.first] == '#' || maze[next.second] == '#') continue;
            const Pair reached(cost.first + push, cost.second + 0);
            const auto found = best.find(next);
            if (found != best.end() && found->second <= reached) continue;
            if (found != best.end()) queue.erase(std::make_pair(found->second, next));
            best[next] = reached;
            parent[next] = std::make_pair(state, (push ? "URDL" : "urdl")[d]);
            queue.insert(std::make_pair(reached, next));
        }
    }
    std::cout << "Impossible.\n";
    return 0;
}
