// Layer by layer from the goal, until the board turns up.
#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <utility>

int main() {
    std::string start, number;
    while (start.size() < 9 && std::cin >> number) start += number;
    std::set<std::string> seen{"123456789"}, layer = seen;
    int depth = 0;
    for (; !layer.count(start); ++depth) {
        std::set<std::string> next;
        for (std::string board : layer) {
            for (int cell = 0; cell < 9; ++cell) {
                for (const int other : {cell + 1, cell + 3}) {
                    if (other > 8 || (other == cell + 1 && other % 3 == 0)) continue;
                    std::swap(board[cell], board[other]);
                    if (seen.insert(board).second) next.insert(board);
                    std::swap(board[cell], board[other]);
                }
            }
        }
        layer.swap(next);
    }
    std::printf("%d\n", depth);
    return 0;
}
