#include <cstdio>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>

int main() {
    std::string board, number;
    while (board.size() < 9 && std::cin >> number) board += number;
    const std::string goal = "123456789";
    std::unordered_map<std::string, int> distance{{board, 0}};
    std::queue<std::string> queue({board});
    while (!distance.count(goal)) {
        board = queue.front();
        queue.pop();
        const int next = distance[board] + 1;
        const auto visit = [&](int first, int second) {
            std::swap(board[first], board[second]);
            if (distance.emplace(board, next).second) queue.push(board);
            std::swap(board[first], board[second]);
        };
        for (int cell = 0; cell < 9; ++cell) {
            if (cell % 3 < 2) visit(cell, cell + 1);
            if (cell < 6) visit(cell, cell + 3);
        }
    }
    std::printf("%d\n", distance[goal]);
    return 0;
}
