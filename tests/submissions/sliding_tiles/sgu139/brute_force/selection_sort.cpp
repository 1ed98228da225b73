// Each swap that sorts the board changes its parity.
#include <cstdio>
#include <iostream>
#include <utility>

int board[16];

bool read_board() {
    for (int cell = 0; cell < 16; ++cell) {
        if (!(std::cin >> board[cell])) return false;
    }
    return true;
}

bool solvable() {
    int blank = 0;
    while (board[blank] != 0) ++blank;
    bool odd = (3 - blank / 4 + 3 - blank % 4) % 2 == 1;
    for (int cell = 0; cell < 15; ++cell) {
        int other = cell;
        while (board[other] != cell + 1) ++other;
        if (other != cell) odd = !odd;
        std::swap(board[cell], board[other]);
    }
    return !odd;
}

int main() {
    if (read_board()) std::puts(solvable() ? "YES" : "NO");
    return 0;
}
