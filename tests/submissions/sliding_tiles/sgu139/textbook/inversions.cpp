#include <cstdio>
#include <iostream>

int board[16];

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
    if (read_board()) std::puts(solvable() ? "YES" : "NO");
    return 0;
}
