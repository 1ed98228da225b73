// Wrong: A* with twice the heuristic finds a path fast, but one of 54 moves where 44 do.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>

int board[16];

int estimate(const std::string& cells) {
    int sum = 0;
    for (int cell = 0; cell < 16; ++cell) {
        if (cells[cell] == 0) continue;
        const int home = cells[cell] - 1;
        sum += std::abs(cell / 4 - home / 4) + std::abs(cell % 4 - home % 4);
    }
    return sum;
}

std::string solve(int) {
    typedef std::pair<int, std::string> Entry;
    static const int STEP[4] = {4, -1, 1, -4};
    std::priority_queue<Entry> open;
    std::map<std::string, std::string> paths;
    std::string cells;
    for (int tile : board) cells += static_cast<char>(tile);
    paths[cells] = "";
    open.push(Entry(0, cells));
    while (true) {
        cells = open.top().second;
        open.pop();
        const std::string path = paths[cells];
        if (estimate(cells) == 0) return path;
        const int blank = static_cast<int>(cells.find('\0'));
        for (int move = 0; move < 4; ++move) {
            const int to = blank + STEP[move];
            if (to < 0 || to > 15 || (to / 4 != blank / 4 && to % 4 != blank % 4)) continue;
            std::swap(cells[blank], cells[to]);
            const auto known = paths.find(cells);
            if (known == paths.end() || known->second.size() > path.size() + 1) {
                paths[cells] = path + "DLRU"[move];
                open.push(Entry(-static_cast<int>(path.size()) - 1 - 2 * estimate(cells), cells));
            }
            std::swap(cells[blank], cells[to]);
        }
    }
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
