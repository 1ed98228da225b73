// Wrong: A* that never opens a board again, with a heuristic three times too large: too long paths.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>

int estimate(const std::string& board) {
    int sum = 0;
    for (int cell = 0; cell < 9; ++cell) {
        if (board[cell] == 'x') continue;
        const int home = board[cell] - '1';
        sum += std::abs(cell / 3 - home / 3) + std::abs(cell % 3 - home % 3);
    }
    return 3 * sum;
}

bool solvable(const std::string& board) {
    int inversions = 0;
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < i; ++j)
            inversions += board[j] > board[i] && board[j] != 'x' && board[i] != 'x';
    }
    return inversions % 2 == 0;
}

std::string solve(const std::string& start) {
    static const int STEP[4] = {-3, 3, -1, 1};
    if (!solvable(start)) return "unsolvable";
    std::map<std::string, std::string> paths;
    std::priority_queue<std::pair<int, std::string> > open;
    std::set<std::string> closed;
    paths[start] = "";
    open.push(std::make_pair(-estimate(start), start));
    while (open.top().second != "12345678x") {
        std::string board = open.top().second;
        open.pop();
        if (!closed.insert(board).second) continue;
        const std::string path = paths[board];
        const int blank = static_cast<int>(board.find('x'));
        for (int move = 0; move < 4; ++move) {
            const int to = blank + STEP[move];
            if (to < 0 || to > 8 || (move > 1 && to / 3 != blank / 3)) continue;
            std::swap(board[blank], board[to]);
            if (!paths.count(board)) {
                paths[board] = path + "udlr"[move];
                open.push(
                    std::make_pair(-estimate(board) - static_cast<int>(path.size()) - 1, board));
            }
            std::swap(board[blank], board[to]);
        }
    }
    return paths["12345678x"];
}

int main() {
    std::string board, mark;
    while (std::cin >> mark) {
        board += mark;
        if (board.size() < 9) continue;
        std::puts(solve(board).c_str());
        board.clear();
    }
    return 0;
}
