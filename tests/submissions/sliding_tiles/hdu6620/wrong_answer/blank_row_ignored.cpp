// Wrong: on an even width the blank row counts too.
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
    int inversions = 0;
    for (int i = 0; i < 16; ++i) {
        for (int j = 0; j < i; ++j) inversions += board[i] != 0 && board[j] > board[i];
    }
    return inversions % 2 == 0;
}

int main() {
    int boards;
    std::cin >> boards;
    while (boards-- > 0 && read_board()) std::puts(solvable() ? "Yes" : "No");
    return 0;
}
