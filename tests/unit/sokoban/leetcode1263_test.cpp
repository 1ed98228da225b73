#include "solution.h"

namespace leetcode1263 {
#define LOCAL_JUDGE
#define main solution_main
#include "../../../solutions/sokoban/leetcode1263.cpp"
#undef main
#undef LOCAL_JUDGE

/// Another algorithm: best-first search over single steps.
namespace steps {
#define main steps_main
#include "../../submissions/sokoban/leetcode1263/brute_force/step_dijkstra.cpp"
#undef main
}  // namespace steps

namespace test {

typedef std::vector<std::string> Rows;

int pushes(const Rows& rows) {
    std::vector<std::vector<char>> grid;
    for (const std::string& row : rows) grid.emplace_back(row.begin(), row.end());
    return Solution().minPushBox(grid);
}

std::string show(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

TEST(Leetcode1263, StatementExamples) {
    EXPECT_EQ(pushes({"######", "#T####", "#..B.#", "#.##.#", "#...S#", "######"}), 3);
    EXPECT_EQ(pushes({"######", "#T####", "#..B.#", "####.#", "#...S#", "######"}), -1);
    EXPECT_EQ(pushes({"######", "#T..##", "#.#B.#", "#....#", "#...S#", "######"}), 5);
    EXPECT_EQ(pushes({"#######", "#S#.BT#", "#######"}), -1);
}

TEST(Leetcode1263, RandomMazesMatchStepSearch) {
    std::mt19937 random(1263);
    int solved = 0;
    for (int i = 0; i < 400; ++i) {
        Rows rows(3 + random() % 6, std::string(3 + random() % 6, '.'));
        const unsigned walls = static_cast<unsigned>(random() % 40);
        for (std::string& row : rows)
            for (char& cell : row) cell = random() % 100 < walls ? '#' : '.';
        rows[0][random() % 3] = 'S';
        rows[1][1 + random() % 2] = 'B';
        rows.back()[random() % 3] = 'T';
        steps::rows = rows;
        steps::height = static_cast<int>(rows.size());
        steps::width = static_cast<int>(rows[0].size());
        const int expected = steps::solve();
        ASSERT_EQ(pushes(rows), expected) << show(rows);
        solved += expected >= 0;
    }
    EXPECT_GT(solved, 100);
}

TEST(Leetcode1263, EveryBoxCellIsEnteredAtMostOnceASide) {
    Rows rows(20, std::string(20, '.'));
    rows[0][0] = 'S';
    rows[10][10] = 'B';
    rows[19][19] = 'T';
    const Maze maze(rows, "#SBT");
    const PushCount count = PushSearch(maze).solve();
    EXPECT_EQ(count.pushes, 18);
    EXPECT_LE(count.expanded, count.generated + 1);
    EXPECT_LE(count.generated, 4 * 400);
}

TEST(Leetcode1263, LocalFormIsRead) {
    std::istringstream input("2 4\r\nSB.T\r\n....\r\n");
    EXPECT_EQ(parse(input).size(), 2u);
    std::istringstream empty("");
    EXPECT_TRUE(parse(empty).empty());
    std::istringstream hostile("2147483647 -1\n");
    EXPECT_TRUE(parse(hostile).empty());
}

TEST(Leetcode1263, GridsWithoutManBoxOrTargetHaveNoWay) {
    EXPECT_EQ(pushes({}), -1);
    EXPECT_EQ(pushes({"", ""}), -1);
    EXPECT_EQ(pushes({"SB."}), -1);
    EXPECT_EQ(pushes({".B.T"}), -1);
    EXPECT_EQ(pushes({"SB", "...T"}), -1);
}

}  // namespace test
}  // namespace leetcode1263
