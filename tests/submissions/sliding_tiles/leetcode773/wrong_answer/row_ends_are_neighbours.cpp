// Wrong: the last cell of a row and the first of the next one count as neighbours.
#include <cstdio>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

class Solution {
public:
    int slidingPuzzle(std::vector<std::vector<int>>& board) {
        std::string start;
        for (const auto& row : board) {
            for (const int tile : row) start += static_cast<char>('0' + tile);
        }
        std::queue<std::pair<std::string, int>> queue({{start, 0}});
        std::set<std::string> seen{start};
        for (; !queue.empty(); queue.pop()) {
            auto [cells, moves] = queue.front();
            if (cells == "123450") return moves;
            const int blank = static_cast<int>(cells.find('0'));
            for (const int step : {-3, 3, -1, 1}) {
                const int to = blank + step;
                if (to < 0 || to > 5) continue;
                std::swap(cells[blank], cells[to]);
                if (seen.insert(cells).second) queue.emplace(cells, moves + 1);
                std::swap(cells[blank], cells[to]);
            }
        }
        return -1;
    }
};

#ifdef LOCAL_JUDGE
int main() {
    std::vector<std::vector<int>> board(2, std::vector<int>(3));
    for (auto& row : board) {
        for (int& tile : row) {
            if (std::scanf("%d", &tile) != 1) return 0;
        }
    }
    std::printf("%d\n", Solution().slidingPuzzle(board));
    return 0;
}
#endif
