// Layer by layer from the goal, until the start turns up or a layer is empty.
#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <utility>

int main() {
    int edges;
    std::cin >> edges;
    bool joined[9][9] = {};
    while (edges-- > 0) {
        int u, v;
        std::cin >> u >> v;
        joined[u - 1][v - 1] = joined[v - 1][u - 1] = true;
    }
    std::string start(9, '0');
    for (char piece = '1'; piece < '9'; ++piece) {
        int vertex;
        std::cin >> vertex;
        start[vertex - 1] = piece;
    }
    std::set<std::string> seen{"123456780"}, layer = seen;
    for (int depth = 0; !layer.empty(); ++depth) {
        if (layer.count(start)) {
            std::printf("%d\n", depth);
            return 0;
        }
        std::set<std::string> next;
        for (std::string state : layer) {
            const std::size_t gap = state.find('0');
            for (std::size_t vertex = 0; vertex < 9; ++vertex) {
                if (!joined[gap][vertex]) continue;
                std::swap(state[gap], state[vertex]);
                if (seen.insert(state).second) next.insert(state);
                std::swap(state[gap], state[vertex]);
            }
        }
        layer.swap(next);
    }
    std::puts("-1");
    return 0;
}
