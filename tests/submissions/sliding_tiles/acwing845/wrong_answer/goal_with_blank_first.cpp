// Wrong: the goal has the blank in the first cell; on 3x3 that looks plausible.
#include <cstdio>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>

int main() {
    std::string board, mark;
    while (board.size() < 9 && std::cin >> mark) board += mark == "0" ? "x" : mark;
    for (char& letter : board) letter = letter == '0' ? 'x' : letter;
    const std::string goal = "x12345678";
    std::unordered_map<std::string, int> distance{{board, 0}};
    std::queue<std::string> queue({board});
    while (!queue.empty() && distance.count(goal) == 0) {
        board = queue.front();
        queue.pop();
        const int next = distance[board] + 1;
        const int blank = static_cast<int>(board.find('x'));
        static const int STEP[4] = {-3, 3, -1, 1};
        for (int move = 0; move < 4; ++move) {
            const int to = blank + STEP[move];
            if (to < 0 || to > 8 || (move > 1 && to / 3 != blank / 3)) continue;
            std::swap(board[blank], board[to]);
            if (distance.emplace(board, next).second) queue.push(board);
            std::swap(board[blank], board[to]);
        }
    }
    std::printf("%d\n", distance.count(goal) ? distance[goal] : -1);
    return 0;
}
