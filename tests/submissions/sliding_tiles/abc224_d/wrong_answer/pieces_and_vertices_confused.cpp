// Wrong: the line is read as the piece on each vertex, not as the vertex of each piece.
#include <cstdio>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

int main() {
    int edges;
    std::cin >> edges;
    std::vector<std::vector<int>> beside(9);
    while (edges-- > 0) {
        int u, v;
        std::cin >> u >> v;
        beside[u - 1].push_back(v - 1);
        beside[v - 1].push_back(u - 1);
    }
    std::string start(9, '9');
    for (int vertex = 0; vertex < 8; ++vertex) {
        int piece;
        std::cin >> piece;
        start[vertex] = static_cast<char>('0' + piece);
    }
    std::string missing = "123456789";
    for (int vertex = 0; vertex < 8; ++vertex) missing.erase(missing.find(start[vertex]), 1);
    start[8] = missing[0];
    std::map<std::string, int> distance{{start, 0}};
    std::queue<std::string> queue({start});
    for (; !queue.empty(); queue.pop()) {
        std::string state = queue.front();
        const int next = distance[state] + 1;
        const int gap = static_cast<int>(state.find('9'));
        for (const int vertex : beside[gap]) {
            std::swap(state[gap], state[vertex]);
            if (distance.emplace(state, next).second) queue.push(state);
            std::swap(state[gap], state[vertex]);
        }
    }
    std::printf("%d\n", distance.count("123456789") ? distance["123456789"] : -1);
    return 0;
}
