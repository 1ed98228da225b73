#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>

int board[16];

int way(int tile, int cell) {
    if (tile == 0) return 0;
    const int home = tile - 1;
    return std::abs(cell / 4 - home / 4) + std::abs(cell % 4 - home % 4);
}

std::string path;

bool search(int blank, int before, int left, int lower_bound) {
    if (lower_bound > left) return false;
    if (left == 0) return true;
    static const int STEP[4] = {4, -1, 1, -4};
    for (int move = 0; move < 4; ++move) {
        const int to = blank + STEP[move];
        if (to < 0 || to > 15 || to == before) continue;
        if (to / 4 != blank / 4 && to % 4 != blank % 4) continue;
        const int tile = board[to];
        const int next = lower_bound - way(tile, to) + way(tile, blank);
        board[blank] = tile;
        board[to] = 0;
        const bool found = search(to, blank, left - 1, next);
        board[to] = tile;
        board[blank] = 0;
        if (found) {
            path = "DLRU"[move] + path;
            return true;
        }
    }
    return false;
}

std::string solve(int longest) {
    int sum = 0, blank = 0;
    for (int cell = 0; cell < 16; ++cell) {
        if (board[cell] == 0) blank = cell;
        sum += way(board[cell], cell);
    }
    path.clear();
    for (int limit = sum; limit <= longest && !search(blank, -1, limit, sum); limit += 2) {
    }
    return path;
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
    int boards;
    std::cin >> boards;
    while (boards-- > 0 && read_board()) {
        std::puts(solvable() ? solve(80).c_str() : "This puzzle is not solvable.");
    }
    return 0;
}
