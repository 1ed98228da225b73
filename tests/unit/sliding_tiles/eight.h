// What the unit tests of the 8-puzzle's files share.
#pragma once

#include "solution.h"

namespace eight {

/// Calls visit(text) for all 9! boards, written with 0 for the blank.
template <class Visit>
void for_every_board(Visit visit) {
    std::string text = "012345678";
    do visit(text);
    while (std::next_permutation(text.begin(), text.end()));
}

/// Proves a table: the goal alone has distance 0, neighbours differ by one, every other board with
/// a distance has a neighbour that is one closer. Returns how many boards there are at each depth.
template <class Board, class Table, class Parse>
std::vector<int> proved_depths(const Table& table, const std::string& goal, Parse parse) {
    std::vector<int> boards_at(40);
    for_every_board([&](const std::string& text) {
        Board board = Board();
        ASSERT_TRUE(parse(text, board));
        const int distance = table.distance(board);
        if (distance < 0) return;
        ++boards_at.at(static_cast<std::size_t>(distance));
        ASSERT_EQ(distance == 0, text == goal) << text;
        int closest = distance + 1;
        for (int move = 0; move < 4; ++move) {
            if (board.neighbour(move) < 0) continue;
            Board next = board;
            next.slide(board.neighbour(move));
            ASSERT_EQ(std::abs(table.distance(next) - distance), 1) << text;
            closest = std::min(closest, table.distance(next));
        }
        if (distance > 0) {
            ASSERT_EQ(closest, distance - 1) << text;
        }
    });
    while (!boards_at.empty() && boards_at.back() == 0) boards_at.pop_back();
    return boards_at;
}

/// The depths of the goals with the blank in a corner (Reinefeld 1993; OEIS A089473).
inline std::vector<int> corner_depths() {
    return {1,     2,     4,     8,     16,    20,   39,   62,   116,   152,   286,
            396,   748,   1024,  1893,  2512,  4485, 5638, 9529, 10878, 16993, 17110,
            23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,   2};
}

/// The board after the moves of `path`; "" when one is illegal. Moves by its own rules.
inline std::string after(std::string board, const std::string& path) {
    std::size_t blank = board.find('0');
    for (const char move : path) {
        const bool legal = (move == 'u' && blank > 2) || (move == 'd' && blank < 6) ||
                           (move == 'l' && blank % 3 > 0) || (move == 'r' && blank % 3 < 2);
        if (!legal) return "";
        const std::size_t to = move == 'u'   ? blank - 3
                               : move == 'd' ? blank + 3
                               : move == 'l' ? blank - 1
                                             : blank + 1;
        std::swap(board[blank], board[to]);
        blank = to;
    }
    return board;
}

}  // namespace eight
