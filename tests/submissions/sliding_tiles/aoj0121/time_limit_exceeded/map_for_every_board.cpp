// Too slow: all boards are searched again for every line.
#include <cstdio>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>

std::map<std::string, int> search(const std::string& goal) {
    std::map<std::string, int> distance{{goal, 0}};
    std::queue<std::string> queue({goal});
    for (; !queue.empty(); queue.pop()) {
        std::string board = queue.front();
        const int next = distance[board] + 1;
        const int blank = static_cast<int>(board.find('0'));
        for (const int step : {-4, 4, -1, 1}) {
            const int to = blank + step;
            if (to < 0 || to > 7 || (to / 4 != blank / 4 && to % 4 != blank % 4)) continue;
            std::swap(board[blank], board[to]);
            if (distance.emplace(board, next).second) queue.push(board);
            std::swap(board[blank], board[to]);
        }
    }
    return distance;
}

bool read_board(std::string& board) {
    std::string mark;
    board.clear();
    while (board.size() < 8 && std::cin >> mark) board += mark;
    return board.size() == 8;
}

int main() {
    std::string board;
    while (read_board(board)) {
        std::map<std::string, int> distance = search("01234567");
        std::printf("%d\n", distance[board]);
    }
    return 0;
}
