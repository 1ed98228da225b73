// Wrong: linear conflict adds two for every pair, with three tiles in a line too much.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <utility>

int board[16];

int estimate() {
    int sum = 0;
    for (int cell = 0; cell < 16; ++cell) {
        const int home = board[cell] - 1;
        if (home < 0) continue;
        sum += std::abs(cell / 4 - home / 4) + std::abs(cell % 4 - home % 4);
        for (int other = cell + 1; other < 16; ++other) {
            const int home2 = board[other] - 1;
            if (home2 < 0 || home2 > home) continue;
            const bool row = cell / 4 == other / 4 && home / 4 == cell / 4 && home2 / 4 == cell / 4;
            const bool column =
                cell % 4 == other % 4 && home % 4 == cell % 4 && home2 % 4 == cell % 4;
            if (row || column) sum += 2;
        }
    }
    return sum;
}

bool search(int blank, int before, int left) {
    const int lower_bound = estimate();
    if (lower_bound > left) return false;
    if (lower_bound == 0) return true;
    static const int STEP[4] = {4, -1, 1, -4};
    for (int move = 0; move < 4; ++move) {
        const int to = blank + STEP[move];
        if (to < 0 || to > 15 || to == before) continue;
        if (to / 4 != blank / 4 && to % 4 != blank % 4) continue;
        std::swap(board[blank], board[to]);
        const bool found = search(to, blank, left - 1);
        std::swap(board[blank], board[to]);
        if (found) return true;
    }
    return false;
}

int solve() {
    int blank = 0, limit = estimate();
    while (board[blank] != 0) ++blank;
    while (!search(blank, -1, limit)) limit += 2;
    return limit;
}

bool read_board() {
    for (int cell = 0; cell < 16; ++cell) {
        if (!(std::cin >> board[cell])) return false;
    }
    return true;
}

bool solvable() {
    int inversions = 0, row = 0;
    for (int i = 0; i < 16; ++i) {
        if (board[i] == 0) row = i / 4;
        for (int j = 0; j < i; ++j) inversions += board[i] != 0 && board[j] > board[i];
    }
    return (inversions + 3 - row) % 2 == 0;
}

int main() {
    if (!read_board()) return 0;
    std::printf("%d\n", solvable() ? solve() : -1);
    return 0;
}
