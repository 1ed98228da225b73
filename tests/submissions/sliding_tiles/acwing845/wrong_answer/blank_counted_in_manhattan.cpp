// Wrong: the blank counts in the Manhattan distance, which is then no lower bound.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>

std::string board;

int estimate() {
    int sum = 0;
    for (int cell = 0; cell < 9; ++cell) {
        const int home = board[cell] - '1';
        sum += std::abs(cell / 3 - home / 3) + std::abs(cell % 3 - home % 3);
    }
    return sum;
}

bool search(int blank, int before, int left) {
    const int lower_bound = estimate();
    if (lower_bound == 0) return true;
    if (lower_bound > left) return false;
    static const int STEP[4] = {-3, 3, -1, 1};
    for (int move = 0; move < 4; ++move) {
        const int to = blank + STEP[move];
        if (to < 0 || to > 8 || (move > 1 && to / 3 != blank / 3) || to == before) continue;
        std::swap(board[blank], board[to]);
        if (search(to, blank, left - 1)) return true;
        std::swap(board[blank], board[to]);
    }
    return false;
}

int main() {
    std::string mark;
    while (board.size() < 9 && std::cin >> mark) board += mark == "x" || mark == "0" ? "9" : mark;
    int inversions = 0;
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < i; ++j) inversions += board[j] > board[i] && board[j] != '9';
    }
    int limit = 0;
    while (inversions % 2 == 0 && !search(static_cast<int>(board.find('9')), -1, limit)) ++limit;
    std::printf("%d\n", inversions % 2 == 0 ? limit : -1);
    return 0;
}
