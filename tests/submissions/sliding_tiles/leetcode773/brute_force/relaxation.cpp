// Every distance is lowered until nothing changes (Bellman and Ford): no queue at all.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <utility>

int main() {
    std::string start, board = "012345";
    for (int tile; start.size() < 6 && std::scanf("%d", &tile) == 1;) {
        start += static_cast<char>('0' + tile);
    }
    if (start.size() < 6) return 0;
    const int far = 1000;
    std::map<std::string, int> distance;
    do distance[board] = board == "123450" ? 0 : far;
    while (std::next_permutation(board.begin(), board.end()));
    static const int PAIRS[7][2] = {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}};
    for (bool changed = true; changed;) {
        changed = false;
        for (auto& [cells, least] : distance) {
            for (const auto& pair : PAIRS) {
                if (cells[pair[0]] != '0' && cells[pair[1]] != '0') continue;
                std::string other = cells;
                std::swap(other[pair[0]], other[pair[1]]);
                if (distance[other] + 1 >= least) continue;
                least = distance[other] + 1;
                changed = true;
            }
        }
    }
    std::printf("%d\n", distance[start] == far ? -1 : distance[start]);
    return 0;
}
