#include "fifteen.h"

namespace uva10181 {
#define main solution_main
#include "../../../solutions/sliding_tiles/uva10181.cpp"
#undef main

namespace oracle {
#define main oracle_main
#include "../../submissions/sliding_tiles/uva10181/textbook/walking_distance.cpp"
#undef main

std::size_t length(const std::vector<int>& cells) {
    if (walks.empty()) build();
    std::copy(cells.begin(), cells.end(), board);
    return solve(80).size();
}
}  // namespace oracle

std::string line_for(const std::vector<int>& board) {
    static const FifteenTables tables;
    static FifteenSearch search(tables);
    return solve(search, board);
}

TEST(Uva10181, PathsAreShortest) {
    std::mt19937 random(10181);
    for (int round = 0; round < 60; ++round) {
        const fifteen::Board board = fifteen::walked(fifteen::goal(), round, random);
        SCOPED_TRACE(testing::PrintToString(board));
        const std::string path = line_for(board);
        ASSERT_EQ(fifteen::after(board, path), fifteen::goal()) << path;
        if (path.size() <= 36) {
            ASSERT_EQ(path.size(), oracle::length(board));
        }
    }
}

TEST(Uva10181, KnownAnswers) {
    EXPECT_EQ(line_for({2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15}), "LLLDRDRDR");
    EXPECT_EQ(line_for({13, 1, 2, 4, 5, 0, 3, 7, 9, 6, 10, 12, 15, 8, 11, 14}),
              "This puzzle is not solvable.");
    EXPECT_EQ(line_for({6, 2, 8, 4, 12, 14, 1, 10, 13, 15, 3, 9, 11, 0, 5, 7}).size(), 48u);
    EXPECT_EQ(line_for(fifteen::goal()), "");
}

}  // namespace uva10181
