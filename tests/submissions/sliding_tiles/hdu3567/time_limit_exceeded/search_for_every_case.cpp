// Too slow: a map of all boards for every case.
#include <cstdio>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>

const int STEP[4] = {3, -1, 1, -3};

bool leads(int blank, int move, int& to) {
    to = blank + STEP[move];
    return to >= 0 && to <= 8 && (move == 0 || move == 3 || to / 3 == blank / 3);
}

// The distances from the goal of all boards.
std::map<std::string, int> distances(const std::string& goal) {
    std::map<std::string, int> distance;
    std::queue<std::string> queue;
    distance[goal] = 0;
    queue.push(goal);
    while (!queue.empty()) {
        std::string board = queue.front();
        queue.pop();
        const int next = distance[board] + 1;
        const int blank = static_cast<int>(board.find('X'));
        int to;
        for (int move = 0; move < 4; ++move) {
            if (!leads(blank, move, to)) continue;
            std::swap(board[blank], board[to]);
            if (distance.insert(std::make_pair(board, next)).second) queue.push(board);
            std::swap(board[blank], board[to]);
        }
    }
    return distance;
}

int main() {
    int cases;
    std::cin >> cases;
    for (int number = 1; number <= cases; ++number) {
        std::string board, goal, path;
        std::cin >> board >> goal;
        std::map<std::string, int> distance = distances(goal);
        const int length = distance[board];
        for (int left = length - 1; left >= 0; --left) {
            const int blank = static_cast<int>(board.find('X'));
            int to;
            for (int move = 0; move < 4; ++move) {
                if (!leads(blank, move, to)) continue;
                std::swap(board[blank], board[to]);
                const std::map<std::string, int>::const_iterator found = distance.find(board);
                if (found != distance.end() && found->second == left) {
                    path += "dlru"[move];
                    break;
                }
                std::swap(board[blank], board[to]);
            }
        }
        std::printf("Case %d: %d\n%s\n", number, length, path.c_str());
    }
    return 0;
}
