#include "eight.h"

namespace hdu1043 {
#define main solution_main
#include "../../../solutions/sliding_tiles/hdu1043.cpp"
#undef main

const std::string GOAL = "123456780";

const EightTable& table() {
    static EightTable table;
    if (!table.built()) {
        EightBoard goal = EightBoard();
        parse_board(GOAL, goal);
        table.build(goal);
    }
    return table;
}

EightBoard board_of(const std::string& text) {
    EightBoard board = EightBoard();
    EXPECT_TRUE(parse_board(text, board));
    return board;
}

TEST(Hdu1043, EveryBoard) {
    int unsolvable = 0;
    eight::for_every_board([&](const std::string& text) {
        const EightBoard board = board_of(text);
        const std::string line = solve(table(), board);
        if (line == "unsolvable") {
            ++unsolvable;
            return;
        }
        ASSERT_EQ(static_cast<int>(line.size()), table().distance(board)) << text;
        ASSERT_EQ(eight::after(text, line), GOAL) << text << " by " << line;
    });
    EXPECT_EQ(unsolvable, 181440);
}

TEST(Hdu1043, EveryDistanceIsExact) {
    EXPECT_EQ(eight::proved_depths<EightBoard>(table(), GOAL, parse_board), eight::corner_depths());
}

TEST(Hdu1043, KnownAnswers) {
    EXPECT_EQ(solve(table(), board_of(GOAL)), "");
    EXPECT_EQ(solve(table(), board_of("23415x768")).size(), 19u);
    EXPECT_EQ(solve(table(), board_of("867254301")).size(), 31u);
    EXPECT_EQ(solve(table(), board_of("647850321")).size(), 31u);
    EXPECT_EQ(solve(table(), board_of("813402765")).size(), 14u);
    EXPECT_EQ(solve(table(), board_of("213456780")), "unsolvable");
}

TEST(Hdu1043, ReadsWhateverStandsBetweenAndStopsAtNonsense) {
    testing_support::TextFile file(" 1  2 3\t4 5 6\r\n7 8 X 12345678x\n\n123\n456\n780\n1 2 3");
    WindowReader reader(file.get());
    EightBoard board = EightBoard();
    for (int count = 0; count < 3; ++count) {
        ASSERT_TRUE(read_board(reader, board));
        EXPECT_EQ(solve(table(), board), "");
    }
    EXPECT_FALSE(read_board(reader, board));
    for (const char* text : {"", "12345678", "112345678", "123456789", "12345678y", "1234567800"}) {
        EXPECT_FALSE(parse_board(text, board)) << text;
    }
}

}  // namespace hdu1043
