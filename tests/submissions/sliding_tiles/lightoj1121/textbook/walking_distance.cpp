#include <cstdint>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

int board[16];

// Walking Distance: how many tiles that belong in row g are in row r, and the blank's row. One
// table serves rows and, transposed, columns.
struct Walk {
    int distance;
    int next[2][4];  // blank up or down, the tile's home row
};
std::vector<Walk> walks;
std::map<std::uint64_t, int> number_of;
std::vector<std::uint64_t> keys;

std::uint64_t tile_in(int row, int home) { return std::uint64_t(1) << (3 * (4 * row + home)); }

std::uint64_t blank_in(int row) { return std::uint64_t(row) << 48; }

int number(std::uint64_t key) {
    const auto found = number_of.emplace(key, static_cast<int>(keys.size()));
    if (found.second) {
        keys.push_back(key);
        walks.push_back(Walk());
    }
    return found.first->second;
}

void build() {
    std::uint64_t goal = blank_in(3);
    for (int row = 0; row < 4; ++row) goal += (row == 3 ? 3 : 4) * tile_in(row, row);
    number(goal);
    for (std::size_t head = 0; head < keys.size(); ++head) {
        const std::uint64_t key = keys[head];
        const int row = static_cast<int>(key >> 48);
        for (int down = 0; down < 2; ++down) {
            const int to = row + (down ? 1 : -1);
            for (int home = 0; home < 4 && to >= 0 && to < 4; ++home) {
                if ((key >> (3 * (4 * to + home)) & 7) == 0) continue;
                const std::size_t count = keys.size();
                const int next = number(key - tile_in(to, home) + tile_in(row, home) -
                                        blank_in(row) + blank_in(to));
                if (keys.size() > count) walks[next].distance = walks[head].distance + 1;
                walks[head].next[down][home] = next;
            }
        }
    }
}

std::string path;

bool search(int blank, int before, int left, int vertical, int horizontal) {
    if (walks[vertical].distance + walks[horizontal].distance > left) return false;
    if (left == 0) return true;
    static const int STEP[4] = {4, -1, 1, -4};
    for (int move = 0; move < 4; ++move) {
        const int to = blank + STEP[move];
        if (to < 0 || to > 15 || to == before) continue;
        if (to / 4 != blank / 4 && to % 4 != blank % 4) continue;
        const int home = board[to] - 1;
        const bool along_column = move == 0 || move == 3;
        const int forward = move == 0 || move == 2;
        const int after_v = along_column ? walks[vertical].next[forward][home / 4] : vertical;
        const int after_h = along_column ? horizontal : walks[horizontal].next[forward][home % 4];
        std::swap(board[blank], board[to]);
        const bool found = search(to, blank, left - 1, after_v, after_h);
        std::swap(board[blank], board[to]);
        if (found) {
            path = "DLRU"[move] + path;
            return true;
        }
    }
    return false;
}

std::string solve(int longest) {
    std::uint64_t vertical = 0, horizontal = 0;
    int blank = 0;
    for (int cell = 0; cell < 16; ++cell) {
        const int home = board[cell] - 1;
        if (home < 0) {
            blank = cell;
            vertical += blank_in(cell / 4);
            horizontal += blank_in(cell % 4);
        } else {
            vertical += tile_in(cell / 4, home / 4);
            horizontal += tile_in(cell % 4, home % 4);
        }
    }
    const int v = number(vertical), h = number(horizontal);
    path.clear();
    int limit = walks[v].distance + walks[h].distance;
    while (limit <= longest && !search(blank, -1, limit, v, h)) limit += 2;
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
    build();
    int boards;
    std::cin >> boards;
    for (int number = 1; number <= boards && read_board(); ++number) {
        const std::string found = solvable() ? solve(35) : "";
        std::printf("Case %d: %s\n", number,
                    found.empty() ? "This puzzle is not solvable." : found.c_str());
    }
    return 0;
}
