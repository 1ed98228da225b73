// What the unit tests of the 15-puzzle's files share.
#pragma once

#include "solution.h"

namespace fifteen {

using Board = std::vector<int>;

inline Board goal() { return {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0}; }

/// Moves the blank by one of DLRU. False, and the board untouched, when that leads off the board.
inline bool slide(Board& board, char move) {
    const auto blank = std::find(board.begin(), board.end(), 0) - board.begin();
    const bool legal = (move == 'U' && blank > 3) || (move == 'D' && blank < 12) ||
                       (move == 'L' && blank % 4 > 0) || (move == 'R' && blank % 4 < 3);
    if (!legal) return false;
    const auto to = blank + (move == 'U' ? -4 : move == 'D' ? 4 : move == 'L' ? -1 : 1);
    std::swap(board[static_cast<std::size_t>(blank)], board[static_cast<std::size_t>(to)]);
    return true;
}

/// The board after a path; empty when a move is illegal.
inline Board after(Board board, const std::string& path) {
    for (const char move : path) {
        if (!slide(board, move)) return {};
    }
    return board;
}

/// The board after a random walk that never turns back at once.
inline Board walked(Board board, int steps, std::mt19937& random) {
    static const std::string BACK = "URLD";
    char before = ' ';
    while (steps > 0) {
        const std::size_t move = random() % 4;
        if (BACK[move] == before || !slide(board, "DLRU"[move])) continue;
        before = "DLRU"[move];
        --steps;
    }
    return board;
}

/// The least of the shortest paths from `start` to the boards within `depth` moves: breadth-first
/// with the moves in the order DLRU comes to each board by its least path first.
inline std::map<Board, std::string> least_paths(const Board& start, std::size_t depth) {
    std::map<Board, std::string> paths{{start, ""}};
    std::queue<Board> queue({start});
    for (; !queue.empty(); queue.pop()) {
        const std::string path = paths[queue.front()];
        if (path.size() == depth) continue;
        for (const char move : {'D', 'L', 'R', 'U'}) {
            Board next = queue.front();
            if (slide(next, move) && paths.emplace(next, path + move).second) queue.push(next);
        }
    }
    return paths;
}

}  // namespace fifteen
