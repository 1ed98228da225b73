#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <utility>

// Layer by layer from the goal, until the board turns up or a layer is empty.
int main() {
    std::string start, mark;
    while (start.size() < 9 && std::cin >> mark) start += mark;
    for (char& letter : start) letter = letter == 'x' ? '0' : letter;
    std::set<std::string> seen{"123804765"}, layer = seen;
    for (int depth = 0; !layer.empty(); ++depth) {
        if (layer.count(start)) {
            std::printf("%d\n", depth);
            return 0;
        }
        std::set<std::string> next;
        for (std::string board : layer) {
            const int blank = static_cast<int>(board.find('0'));
            const auto visit = [&](int to) {
                std::swap(board[blank], board[to]);
                if (seen.insert(board).second) next.insert(board);
                std::swap(board[blank], board[to]);
            };
            if (blank > 2) visit(blank - 3);
            if (blank < 6) visit(blank + 3);
            if (blank % 3 > 0) visit(blank - 1);
            if (blank % 3 < 2) visit(blank + 1);
        }
        layer.swap(next);
    }
    std::puts("-1");
    return 0;
}
