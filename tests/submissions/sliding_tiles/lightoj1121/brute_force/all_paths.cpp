// Every path of the least length for which there is one is tried, without any lower bound.
#include <cstdio>
#include <iostream>
#include <string>
#include <utility>

int board[16];
std::string path;

bool solved() {
    for (int cell = 0; cell < 15; ++cell) {
        if (board[cell] != cell + 1) return false;
    }
    return true;
}

bool search(int blank, int before, int left) {
    if (left == 0) return solved();
    static const int STEP[4] = {4, -1, 1, -4};
    for (int move = 0; move < 4; ++move) {
        const int to = blank + STEP[move];
        if (to < 0 || to > 15 || to == before) continue;
        if (to / 4 != blank / 4 && to % 4 != blank % 4) continue;
        std::swap(board[blank], board[to]);
        const bool found = search(to, blank, left - 1);
        std::swap(board[blank], board[to]);
        if (found) {
            path = "DLRU"[move] + path;
            return true;
        }
    }
    return false;
}

std::string solve(int longest) {
    int blank = 0;
    while (board[blank] != 0) ++blank;
    path.clear();
    for (int limit = 0; limit <= longest && !search(blank, -1, limit); ++limit) {
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
    for (int number = 1; number <= boards && read_board(); ++number) {
        const std::string found = solvable() ? solve(35) : "";
        std::printf("Case %d: %s\n", number,
                    found.empty() ? "This puzzle is not solvable." : found.c_str());
    }
    return 0;
}
