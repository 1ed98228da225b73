// Wrong: the least path by u < d < l < r instead of d < l < r < u.
#include <cstdio>
#include <cstring>
#include <iostream>
#include <queue>
#include <string>
#include <utility>

const int FACTORIAL[9] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320};
const int STEP[4] = {-3, 3, -1, 1};

struct Table {
    int parent[362880];
    char move[362880];
    int distance[362880];
};
Table tables[9];

int rank_of(const std::string& board) {
    int rank = 0;
    for (int i = 0; i < 9; ++i) {
        int smaller = 0;
        for (int j = i + 1; j < 9; ++j) smaller += board[j] < board[i];
        rank += smaller * FACTORIAL[8 - i];
    }
    return rank;
}

// Forward from the board with the blank on one cell: the first way found is the least one.
void search(Table& table, const std::string& start) {
    std::memset(table.distance, -1, sizeof table.distance);
    std::queue<std::string> queue;
    queue.push(start);
    table.distance[rank_of(start)] = 0;
    while (!queue.empty()) {
        std::string board = queue.front();
        queue.pop();
        const int rank = rank_of(board);
        const int blank = static_cast<int>(board.find('X'));
        for (int move = 0; move < 4; ++move) {
            const int to = blank + STEP[move];
            const bool row = STEP[move] == 1 || STEP[move] == -1;
            if (to < 0 || to > 8 || (row && to / 3 != blank / 3)) continue;
            std::swap(board[blank], board[to]);
            const int next = rank_of(board);
            if (table.distance[next] < 0) {
                table.distance[next] = table.distance[rank] + 1;
                table.parent[next] = rank;
                table.move[next] = "udlr"[move];
                queue.push(board);
            }
            std::swap(board[blank], board[to]);
        }
    }
}

int main() {
    for (int blank = 0; blank < 9; ++blank) {
        std::string start = "12345678";
        start.insert(blank, "X");
        search(tables[blank], start);
    }
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string start, goal;
        std::cin >> start >> goal;
        char name[256];
        char next = '1';
        for (int cell = 0; cell < 9; ++cell)
            name[static_cast<int>(start[cell])] = start[cell] == 'X' ? 'X' : next++;
        for (int cell = 0; cell < 9; ++cell) goal[cell] = name[static_cast<int>(goal[cell])];
        const Table& table = tables[start.find('X')];
        int rank = rank_of(goal);
        const int length = table.distance[rank];
        std::string path(length, ' ');
        for (int i = length - 1; i >= 0; --i) {
            path[i] = table.move[rank];
            rank = table.parent[rank];
        }
        std::printf("Case %d: %d\n%s\n", number, length, path.c_str());
    }
    return 0;
}
