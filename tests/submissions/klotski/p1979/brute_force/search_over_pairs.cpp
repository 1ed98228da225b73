// Breadth-first search over all pairs of a piece and a blank, each query from the beginning.
#include <iostream>
#include <map>
#include <queue>
#include <utility>
#include <vector>

typedef std::pair<int, int> Cell;
typedef std::pair<Cell, Cell> State;  // piece, blank

static int solve(const std::vector<std::vector<int>>& open, Cell blank, Cell piece, Cell target) {
    std::map<State, int> steps;
    std::queue<State> queue;
    steps[State(piece, blank)] = 0;
    queue.push(State(piece, blank));
    while (!queue.empty()) {
        const State state = queue.front();
        queue.pop();
        if (state.first == target) return steps[state];
        const int directions[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (const auto& direction : directions) {
            const int row = state.second.first + direction[0];
            const int column = state.second.second + direction[1];
            if (row < 0 || row >= (int)open.size() || column < 0 || column >= (int)open[0].size())
                continue;
            if (!open[row][column]) continue;
            State next(state.first, Cell(row, column));
            if (next.second == state.first) next.first = state.second;
            if (steps.count(next)) continue;
            steps[next] = steps[state] + 1;
            queue.push(next);
        }
    }
    return -1;
}

int main() {
    int rows, columns, queries;
    std::cin >> rows >> columns >> queries;
    std::vector<std::vector<int>> open(rows, std::vector<int>(columns));
    for (auto& row : open)
        for (int& cell : row) std::cin >> cell;
    while (queries-- > 0) {
        int n[6];
        for (int& number : n) {
            std::cin >> number;
            --number;
        }
        std::cout << solve(open, Cell(n[0], n[1]), Cell(n[2], n[3]), Cell(n[4], n[5])) << '\n';
    }
    return 0;
}
