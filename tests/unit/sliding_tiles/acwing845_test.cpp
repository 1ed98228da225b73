#include "eight.h"

namespace acwing845 {
#define main solution_main
#include "../../../solutions/sliding_tiles/acwing845.cpp"
#undef main

const EightTable& table() {
    static EightTable table;
    if (!table.built()) {
        EightBoard goal = EightBoard();
        parse_board("123456780", goal);
        table.build(goal);
    }
    return table;
}

int distance(const std::string& text) {
    EightBoard board = EightBoard();
    EXPECT_TRUE(parse_board(text, board));
    return table().distance(board);
}

TEST(Acwing845, EveryBoard) {
    const std::vector<int> depths =
        eight::proved_depths<EightBoard>(table(), "123456780", parse_board);
    EXPECT_EQ(std::accumulate(depths.begin(), depths.end(), 0), 181440);
    EXPECT_EQ(depths, eight::corner_depths());
}

TEST(Acwing845, KnownAnswers) {
    EXPECT_EQ(distance("23415x768"), 19);
    EXPECT_EQ(distance("130425786"), 4);
    EXPECT_EQ(distance("360812745"), -1);
    EXPECT_EQ(distance("867254301"), 31);
    EXPECT_EQ(distance("813402765"), 14);
}

}  // namespace acwing845
