#include "solution.h"

namespace aoj0121 {
#define main solution_main
#include "../../../solutions/sliding_tiles/aoj0121.cpp"
#undef main

const std::vector<signed char>& table() {
    static const std::vector<signed char> table = distances();
    return table;
}

int distance(const Board& board) {
    return table()[static_cast<std::size_t>(cantor_rank(board.data(), 8))];
}

/// The boards one move away.
std::vector<Board> neighbours(const Board& board) {
    const auto blank = std::find(board.begin(), board.end(), 0) - board.begin();
    std::vector<Board> found;
    for (int cell = 0; cell < 8; ++cell) {
        const bool beside = (cell / 4 == blank / 4 && std::abs(cell - blank) == 1) ||
                            (cell % 4 == blank % 4 && cell != blank);
        if (!beside) continue;
        Board next = board;
        std::swap(next[static_cast<std::size_t>(blank)], next[static_cast<std::size_t>(cell)]);
        found.push_back(next);
    }
    return found;
}

/// Proves the table: distance 0 at the goal alone, neighbours differ by one, and one is closer.
TEST(Aoj0121, EveryBoard) {
    Board board = {0, 1, 2, 3, 4, 5, 6, 7};
    const Board goal = board;
    int reachable = 0, farthest = 0;
    do {
        const int here = distance(board);
        if (here < 0) continue;
        ++reachable;
        farthest = std::max(farthest, here);
        ASSERT_EQ(here == 0, board == goal);
        int closest = here + 1;
        for (const Board& next : neighbours(board)) {
            ASSERT_EQ(std::abs(distance(next) - here), 1) << testing::PrintToString(board);
            closest = std::min(closest, distance(next));
        }
        ASSERT_TRUE(here == 0 || closest == here - 1) << testing::PrintToString(board);
    } while (std::next_permutation(board.begin(), board.end()));
    EXPECT_EQ(reachable, 20160);
    EXPECT_EQ(farthest, 36);
}

TEST(Aoj0121, RanksGoBothWays) {
    Board board = {0, 1, 2, 3, 4, 5, 6, 7};
    int rank = 0;
    do {
        ASSERT_EQ(cantor_rank(board.data(), 8), rank);
        Board again;
        cantor_unrank(rank, again.data(), 8);
        ASSERT_EQ(again, board);
        ++rank;
    } while (std::next_permutation(board.begin(), board.end()));
}

TEST(Aoj0121, KnownAnswersAndNonsense) {
    EXPECT_EQ(distance({0, 1, 2, 3, 4, 5, 6, 7}), 0);
    EXPECT_EQ(distance({1, 0, 2, 3, 4, 5, 6, 7}), 1);
    EXPECT_EQ(distance({7, 6, 5, 4, 3, 2, 1, 0}), 28);
    Board board;
    for (const char* text : {"", "0 1 2", "0 1 2 3 4 5 6 8", "0 1 2 3 4 5 6 6", "0 1 2 3 x"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        EXPECT_FALSE(read_board(reader, board)) << text;
    }
}

}  // namespace aoj0121
