// Too slow: breadth-first search over all boards, hopeless from 4 x 4 on.
#include <cstdio>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>

int main() {
    int side;
    std::cin >> side;
    std::string board, goal;
    for (int cell = 0; cell < side * side; ++cell) {
        int tile;
        std::cin >> tile;
        board += static_cast<char>('0' + tile);
        goal += static_cast<char>('0' + (cell + 1) % (side * side));
    }
    std::map<std::string, std::string> paths;
    std::queue<std::string> queue;
    paths[board] = "";
    queue.push(board);
    while (!queue.empty() && !paths.count(goal)) {
        board = queue.front();
        queue.pop();
        const std::string path = paths[board];
        const int blank = static_cast<int>(board.find('0'));
        const int step[4] = {-1, 1, -side, side};
        for (int move = 0; move < 4; ++move) {
            const int to = blank + step[move];
            if (to < 0 || to >= side * side) continue;
            if (to / side != blank / side && to % side != blank % side) continue;
            std::swap(board[blank], board[to]);
            if (!paths.count(board)) {
                paths[board] = path + "LRUD"[move];
                queue.push(board);
            }
            std::swap(board[blank], board[to]);
        }
    }
    std::puts(paths.count(goal) ? paths[goal].c_str() : "No Answer!");
    return 0;
}
