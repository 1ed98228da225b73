#include "boards.h"
#include "solution.h"

namespace bloxorz_astar {
#define main solution_main
namespace breadth_first {
#include "../../../solutions/bloxorz/bloxorz.cpp"
}  // namespace breadth_first
#include "../../../solutions/bloxorz/bloxorz_astar.cpp"
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

/// The heuristic's estimate for a block.
int estimate(const std::vector<int>& table, const Board& board, const Block& block) {
    const auto first = *block.begin(), last = *block.rbegin();
    const Orientation as = first == last               ? STANDING
                           : first.first == last.first ? ALONG_ROW
                                                       : ALONG_COLUMN;
    return table[place_of((first.first + 2) * board.width + first.second, as)];
}

TEST(BloxorzAstar, SampleOfTheContract) {
    const std::string sample = "6 9\n  #####\n  #...#\n###O#O###\n#S.....X#\n###...# #\n  #####\n";
    EXPECT_EQ(print(Solver().solve(read_board(sample), false)), "4\nRRRR\n");
    EXPECT_EQ(print(Solver().solve(read_board(sample), true)), "4\nRRRR\n");
    EXPECT_EQ(print(Solver().solve(read_board("1 3\nS#X\n"), false)), "-1\n");
    EXPECT_EQ(print(Solver().solve(read_board("1 3\nS#X\n"), true)), "-1\n");
}

TEST(BloxorzAstar, NeverExpandsMoreThanBreadthFirst) {
    std::mt19937 random(1968);
    Solver solver;
    for (int i = 0; i < 5000; ++i) {
        const Rows rows = random_board(random, 2 + i % 9);
        SCOPED_TRACE("seed 1968, board\n" + lines(rows));
        const breadth_first::Result expected = by_breadth_first(lines(rows));
        const Board board = read_board(lines(rows));
        for (const bool relaxed : {false, true}) {
            const Result result = solver.solve(board, relaxed);
            ASSERT_EQ(result.rolls, expected.rolls);
            ASSERT_LE(result.expanded, expected.expanded);
            if (result.rolls >= 0) {
                ASSERT_TRUE(leads_to_the_hole(rows, result.path));
            }
        }
    }
}

TEST(BloxorzAstar, HeuristicsAreAdmissibleAndConsistent) {
    std::mt19937 random(15);
    for (int i = 0; i < 300; ++i) {
        Rows rows = random_board(random, 7);
        const Board board = read_board(lines(rows));
        std::vector<int> centre, relaxation;
        Heuristic::by_centre(board, centre);
        Heuristic::by_relaxation(board, relaxation);
        SCOPED_TRACE("seed 15, board\n" + lines(rows));
        std::set<Block> seen{start_of(rows)};
        std::deque<Block> queue{start_of(rows)};
        for (; !queue.empty(); queue.pop_front()) {
            const Block block = queue.front();
            const int near = estimate(centre, board, block);
            const int nearer = estimate(relaxation, board, block);
            ASSERT_LE(near, nearer);
            ASSERT_EQ(near == 0, block.size() == 1 && at(rows, *block.begin()) == 'X');
            for (const char side : {'U', 'D', 'L', 'R'}) {
                const Block next = rolled(block, side);
                if (!legal(rows, next)) continue;
                ASSERT_LE(std::abs(estimate(centre, board, next) - near), 1);
                if (nearer == Heuristic::UNREACHABLE) {
                    ASSERT_EQ(estimate(relaxation, board, next), nearer);
                } else {
                    ASSERT_LE(std::abs(estimate(relaxation, board, next) - nearer), 1);
                }
                if (seen.insert(next).second) queue.push_back(next);
            }
        }
        const int rolls = map_search(rows);
        if (rolls >= 0) {
            ASSERT_LE(estimate(relaxation, board, start_of(rows)), rolls);
        }
    }
}

TEST(BloxorzAstar, RelaxationIsExactWithoutWeakCells) {
    std::mt19937 random(16);
    Solver solver;
    for (int i = 0; i < 500; ++i) {
        Rows rows = random_board(random, 9);
        for (std::string& row : rows) std::replace(row.begin(), row.end(), 'O', '#');
        SCOPED_TRACE("seed 16, board\n" + lines(rows));
        const Board board = read_board(lines(rows));
        const int rolls = map_search(rows);
        std::vector<int> relaxation;
        Heuristic::by_relaxation(board, relaxation);
        const int h = estimate(relaxation, board, start_of(rows));
        ASSERT_EQ(h == Heuristic::UNREACHABLE ? -1 : h, rolls);
        // Never astray, and ties broken by h: as many states as rolls, none if there is no way.
        ASSERT_EQ(solver.solve(board, true).expanded, std::max(rolls, 0));
    }
}

TEST(BloxorzAstar, EffortIsTheSameEveryTime) {
    std::mt19937 random(1000);
    Solver solver;
    std::map<std::string, long> effort;
    for (int i = 0; i < 200; ++i) {
        const std::string input = lines(random_board(random, 12));
        effort["breadth-first"] += by_breadth_first(input).expanded;
        const Result centre = solver.solve(read_board(input), false);
        effort["centre"] += centre.expanded;
        effort["centre, generated"] += centre.generated;
        const Result relaxed = solver.solve(read_board(input), true);
        effort["relaxation"] += relaxed.expanded;
        effort["relaxation, generated"] += relaxed.generated;
    }
    const std::map<std::string, long> expected = {{"breadth-first", 4868},
                                                  {"centre", 2513},
                                                  {"centre, generated", 3227},
                                                  {"relaxation", 1574},
                                                  {"relaxation, generated", 2103}};
    EXPECT_EQ(effort, expected);
}

TEST(BloxorzAstar, OpenListTakesTheLeastFThenTheLeastH) {
    unsigned place = 0;
    int g = 0;
    EXPECT_FALSE(OpenList(7).pop(place, g));
    OpenList open(7);
    open.push(1, 9, 2);
    open.push(2, 7, 5);
    open.push(3, 7, 4);
    open.push(4, 8, 0);
    open.push(5, 7, 4);
    std::vector<std::pair<unsigned, int>> order;
    while (open.pop(place, g)) order.emplace_back(place, g);
    const std::vector<std::pair<unsigned, int>> expected = {{5, 3}, {3, 3}, {2, 2}, {4, 8}, {1, 7}};
    EXPECT_EQ(order, expected);
}

}  // namespace bloxorz_astar
