#include "eight.h"

namespace p1379 {
#define main solution_main
#include "../../../solutions/sliding_tiles/p1379.cpp"
#undef main

const EightTable& table() {
    static EightTable table;
    if (!table.built()) {
        EightBoard goal = EightBoard();
        parse_board("123804765", goal);
        table.build(goal);
    }
    return table;
}

int distance(const std::string& text) {
    EightBoard board = EightBoard();
    EXPECT_TRUE(parse_board(text, board));
    return table().distance(board);
}

TEST(P1379, EveryBoard) {
    const std::vector<int> depths =
        eight::proved_depths<EightBoard>(table(), "123804765", parse_board);
    EXPECT_EQ(std::accumulate(depths.begin(), depths.end(), 0), 181440);
    EXPECT_EQ(depths.size(), 31u);
    EXPECT_EQ(depths.back(), 148);
}

TEST(P1379, KnownAnswers) {
    EXPECT_EQ(distance("283104765"), 4);
    EXPECT_EQ(distance("123804765"), 0);
    EXPECT_EQ(distance("567408321"), 30);
    EXPECT_EQ(distance("213804765"), -1);
}

}  // namespace p1379
