// Breadth-first from both ends for every board.
#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <utility>

std::set<std::string> next_layer(const std::set<std::string>& layer, std::set<std::string>& seen) {
    std::set<std::string> next;
    for (std::string board : layer) {
        const int blank = static_cast<int>(board.find('0'));
        const auto visit = [&](int to) {
            std::swap(board[blank], board[to]);
            if (seen.insert(board).second) next.insert(board);
            std::swap(board[blank], board[to]);
        };
        visit((blank + 4) % 8);
        if (blank % 4 > 0) visit(blank - 1);
        if (blank % 4 < 3) visit(blank + 1);
    }
    return next;
}

int main() {
    std::string start, mark;
    while (std::cin >> mark) {
        start += mark;
        if (start.size() < 8) continue;
        std::set<std::string> layers[2] = {{start}, {"01234567"}}, seen[2] = {layers[0], layers[1]};
        int depth = 0;
        for (bool met = start == "01234567"; !met; ++depth) {
            const int side = depth % 2;
            layers[side] = next_layer(layers[side], seen[side]);
            for (const std::string& board : layers[side]) met = met || seen[1 - side].count(board);
        }
        std::printf("%d\n", depth);
        start.clear();
    }
    return 0;
}
