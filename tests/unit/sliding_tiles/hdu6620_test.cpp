#include "fifteen.h"

namespace hdu6620 {
#define main solution_main
#include "../../../solutions/sliding_tiles/hdu6620.cpp"
#undef main

TEST(Hdu6620, RandomWalksAndSwaps) {
    std::mt19937 random(139);
    for (int round = 0; round < 3000; ++round) {
        fifteen::Board board = fifteen::walked(fifteen::goal(), round % 200, random);
        SCOPED_TRACE(testing::PrintToString(board));
        ASSERT_TRUE(solvable(board));
        std::size_t first = random() % 16, second = random() % 16;
        if (first == second || board[first] == 0 || board[second] == 0) continue;
        std::swap(board[first], board[second]);
        ASSERT_FALSE(solvable(board));
    }
}

TEST(Hdu6620, KnownAnswers) {
    EXPECT_TRUE(solvable({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 13, 14, 15, 12}));
    EXPECT_FALSE(solvable({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0}));
    EXPECT_FALSE(solvable({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}));
    EXPECT_FALSE(solvable({4, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0}));
}

TEST(Hdu6620, RefusesWhatIsNoBoard) {
    std::vector<int> board;
    for (const char* text : {"", "1 2 3", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                             "1 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "1 2 3 4 5 6 7 8 9 x"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        EXPECT_FALSE(read_board(reader, board)) << text;
    }
}

}  // namespace hdu6620
