// Wrong: the goal has the blank in the first cell; on 3x3 that looks plausible.
#include <cstdio>
#include <iostream>
#include <map>
#include <queue>
#include <string>

// The path of every board, found from the goal backwards, in one map.
std::map<std::string, std::string> all_paths() {
    static const int STEP[4] = {-3, 3, -1, 1};
    std::map<std::string, std::string> paths;
    std::queue<std::string> queue;
    queue.push("x12345678");
    paths["x12345678"] = "";
    while (!queue.empty()) {
        std::string board = queue.front();
        queue.pop();
        const std::string path = paths[board];
        const int blank = static_cast<int>(board.find('x'));
        for (int move = 0; move < 4; ++move) {
            const int to = blank + STEP[move];
            if (to < 0 || to > 8 || (move > 1 && to / 3 != blank / 3)) continue;
            std::swap(board[blank], board[to]);
            if (!paths.count(board)) {
                paths[board] = "durl"[move] + path;
                queue.push(board);
            }
            std::swap(board[blank], board[to]);
        }
    }
    return paths;
}

bool read_board(std::string& board) {
    board.clear();
    std::string mark;
    while (board.size() < 9 && std::cin >> mark) board += mark;
    return board.size() == 9;
}

int main() {
    std::map<std::string, std::string> paths = all_paths();
    std::string board;
    while (read_board(board)) {
        std::puts(paths.count(board) ? paths[board].c_str() : "unsolvable");
    }
    return 0;
}
