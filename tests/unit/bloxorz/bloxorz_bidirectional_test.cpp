#include "boards.h"
#include "solution.h"

namespace bloxorz_bidirectional {
#define main solution_main
namespace breadth_first {
#include "../../../solutions/bloxorz/bloxorz.cpp"
}  // namespace breadth_first
#include "../../../solutions/bloxorz/bloxorz_bidirectional.cpp"
#undef main

using namespace bloxorz_testing;
using testing_support::TextFile;

Board read_board(const std::string& input) {
    const TextFile file(input);
    WindowReader reader(file.get());
    Board board;
    EXPECT_TRUE(BoardReader(reader).read(board));
    return board;
}

breadth_first::Result by_breadth_first(const std::string& input) {
    const TextFile file(input);
    breadth_first::WindowReader reader(file.get());
    breadth_first::Board board;
    EXPECT_TRUE(breadth_first::BoardReader(reader).read(board));
    return breadth_first::Solver().solve(board);
}

TEST(BloxorzBidirectional, SampleOfTheContract) {
    const std::string sample = "6 9\n  #####\n  #...#\n###O#O###\n#S.....X#\n###...# #\n  #####\n";
    EXPECT_EQ(print(Solver().solve(read_board(sample))), "4\nRRRR\n");
    EXPECT_EQ(print(Solver().solve(read_board("1 3\nS#X\n"))), "-1\n");
}

TEST(BloxorzBidirectional, NotTheFirstNodeThatMeets) {
    for (const Rows& rows : {Rows{"###", "S#.", "###", "X.."}, Rows{"O##", "S##", ".##", "X.#"},
                             Rows{"..#..", "XS.##", ".#..#"}}) {
        EXPECT_EQ(Solver().solve(read_board(lines(rows))).rolls, map_search(rows));
    }
}

TEST(BloxorzBidirectional, RandomBoardsMatchBreadthFirst) {
    std::mt19937 random(1971);
    Solver solver;
    for (int i = 0; i < 5000; ++i) {
        const Rows rows = random_board(random, 2 + i % 12);
        SCOPED_TRACE("seed 1971, board\n" + lines(rows));
        const Result result = solver.solve(read_board(lines(rows)));
        ASSERT_EQ(result.rolls, by_breadth_first(lines(rows)).rolls);
        if (result.rolls >= 0) {
            ASSERT_TRUE(leads_to_the_hole(rows, result.path));
        }
    }
}

TEST(BloxorzBidirectional, EffortIsTheSameEveryTime) {
    std::mt19937 random(1000);
    Solver solver;
    long expanded = 0, generated = 0;
    for (int i = 0; i < 200; ++i) {
        const Result result = solver.solve(read_board(lines(random_board(random, 12))));
        expanded += result.expanded;
        generated += result.generated;
    }
    EXPECT_EQ(expanded, 1575);
    EXPECT_EQ(generated, 2606);
}

}  // namespace bloxorz_bidirectional
