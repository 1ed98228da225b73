#include "fifteen.h"

namespace lightoj1121 {
#define main solution_main
#include "../../../solutions/sliding_tiles/lightoj1121.cpp"
#undef main

const std::string UNSOLVABLE = "This puzzle is not solvable.";

std::string line_for(const std::vector<int>& board) {
    static const FifteenTables tables;
    static FifteenSearch search(tables);
    return solve(search, board);
}

TEST(Lightoj1121, LeastOfAllShortestPaths) {
    std::mt19937 random(1121);
    for (int round = 0; round < 30; ++round) {
        const fifteen::Board board = fifteen::walked(fifteen::goal(), 1 + round % 9, random);
        SCOPED_TRACE(testing::PrintToString(board));
        ASSERT_EQ(line_for(board), fifteen::least_paths(board, 9).at(fifteen::goal()));
    }
}

/// Both ways round a square of four cells take six moves: many boards with several shortest paths.
TEST(Lightoj1121, LeastPathRoundSquares) {
    std::mt19937 random(1122);
    for (const char* turn : {"LURDLU", "ULDRUL"}) {
        for (int steps = 0; steps < 4; ++steps) {
            const fifteen::Board board =
                fifteen::walked(fifteen::after(fifteen::goal(), turn), steps, random);
            ASSERT_EQ(line_for(board),
                      fifteen::least_paths(board, 6 + static_cast<std::size_t>(steps))
                          .at(fifteen::goal()));
        }
    }
}

TEST(Lightoj1121, ThirtyFiveMovesAreTheMost) {
    std::mt19937 random(1123);
    int beyond = 0;
    for (int round = 0; round < 200; ++round) {
        const fifteen::Board board = fifteen::walked(fifteen::goal(), 33 + round % 30, random);
        const std::string path = line_for(board);
        beyond += path == UNSOLVABLE;
        if (path == UNSOLVABLE) continue;
        ASSERT_LE(path.size(), 35u);
        ASSERT_EQ(fifteen::after(board, path), fifteen::goal());
    }
    EXPECT_GT(beyond, 20);
    EXPECT_LT(beyond, 180);
}

TEST(Lightoj1121, KnownAnswers) {
    EXPECT_EQ(line_for({2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15}), "LLLDRDRDR");
    EXPECT_EQ(line_for({13, 1, 2, 4, 5, 0, 3, 7, 9, 6, 10, 12, 15, 8, 11, 14}), UNSOLVABLE);
}

}  // namespace lightoj1121
