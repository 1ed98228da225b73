#include "solution.h"

namespace hdu1254 {
#define main solution_main
#include "../../../solutions/sokoban/hdu1254.cpp"
#undef main

/// Another algorithm: best-first search over single steps.
namespace steps {
#define main steps_main
#include "../../submissions/sokoban/hdu1254/brute_force/step_dijkstra.cpp"
#undef main
}  // namespace steps

namespace test {

typedef std::vector<std::string> Rows;

int pushes(const Rows& rows) {
    const Maze maze(rows, "1423");
    return PushSearch(maze).solve().pushes;
}

int expected_pushes(const Rows& rows) {
    steps::rows = rows;
    steps::height = static_cast<int>(rows.size());
    steps::width = static_cast<int>(rows[0].size());
    return steps::solve();
}

std::string show(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

std::string run(const std::string& text) {
    testing_support::TextFile file(text);
    WindowReader reader(file.get());
    int cases = 0;
    reader.read_int(cases);
    std::string output;
    Rows rows;
    while (cases-- > 0 && parse(reader, rows)) {
        const Maze maze(rows, "1423");
        if (!maze.complete()) break;
        output += print(PushSearch(maze).solve());
    }
    return output;
}

TEST(Hdu1254, StatementSample) {
    EXPECT_EQ(run("1\n5 5\n0 3 0 0 0\n1 0 1 4 0\n0 0 1 0 0\n1 0 2 0 0\n0 0 0 0 0\n"), "4\n");
}

TEST(Hdu1254, TheBoxMayCrossItsWay) {
    EXPECT_EQ(pushes({"001", "041", "003", "120", "100"}), 4);
    EXPECT_EQ(pushes({"0001000", "0121100", "0000000", "3001040"}), 10);
}

/// All mazes of height x width: every place of man, box and target, every set of walls.
void check_all(int height, int width) {
    const int cells = height * width, walls = 1 << (cells - 3);
    for (int man = 0; man < cells; ++man)
        for (int box = 0; box < cells; ++box)
            for (int target = 0; target < cells; ++target) {
                if (man == box || box == target || target == man) continue;
                for (int set = 0; set < walls; ++set) {
                    Rows rows(static_cast<std::size_t>(height), "");
                    for (int cell = 0, rest = set; cell < cells; ++cell) {
                        std::string& row = rows[static_cast<std::size_t>(cell / width)];
                        if (cell == man || cell == box || cell == target) {
                            row += cell == man ? '4' : cell == box ? '2' : '3';
                        } else {
                            row += rest % 2 ? '1' : '0';
                            rest /= 2;
                        }
                    }
                    ASSERT_EQ(pushes(rows), expected_pushes(rows)) << show(rows);
                }
            }
}

TEST(Hdu1254, AllSmallMazesMatchStepSearch) {
    check_all(1, 5);
    check_all(2, 4);
    check_all(3, 3);
}

TEST(Hdu1254, RandomMazesMatchStepSearch) {
    std::mt19937 random(1254);
    int solved = 0;
    for (int i = 0; i < 400; ++i) {
        Rows rows(4 + random() % 4, std::string(4 + random() % 4, '0'));
        const unsigned walls = static_cast<unsigned>(random() % 40);
        for (std::string& row : rows)
            for (char& cell : row) cell = random() % 100 < walls ? '1' : '0';
        rows[0][random() % 3] = '4';
        rows[1 + random() % 2][1 + random() % 2] = '2';
        rows[3][random() % 4] = '3';
        const int expected = expected_pushes(rows);
        ASSERT_EQ(pushes(rows), expected) << show(rows);
        solved += expected >= 0;
    }
    EXPECT_GT(solved, 100);
}

TEST(Hdu1254, SearchEffortIsKnown) {
    Rows rows(7, std::string(7, '0'));
    rows[0][0] = '4';
    rows[1][1] = '2';
    rows[5][5] = '3';
    const Maze maze(rows, "1423");
    const PushCount count = PushSearch(maze).solve();
    EXPECT_EQ(count.pushes, 8);
    EXPECT_EQ(count.expanded, 128);
    EXPECT_EQ(count.generated, 132);
}

TEST(Hdu1254, OddFormsAreRead) {
    EXPECT_EQ(run("2\r\n2 3\r\n4 2 3\r\n0 0 0\r\n\r\n2  3\r\n4 2\r\n3 0\r\n0 0"), "1\n1\n");
    EXPECT_EQ(run("1\n1 9\n4 2 0 0 0 0 0 0 3\n"), "7\n");  // larger than the statement says
}

TEST(Hdu1254, MalformedInputEndsQuietly) {
    for (const char* text : {"", "x", "0", "-1", "1\n2 3\n4 2 3\n0 0", "1\n2 3\n4 0 3\n0 0 0\n",
                             "1\n2 3\n9 -2 3\n0 0 0\n", "1\n2147483647 0\n", "1\n-5 -5\n"})
        EXPECT_EQ(run(text), "") << text;
    EXPECT_EQ(run("9\n2 3\n4 2 3\n0 0 0\n"), "1\n");
}

}  // namespace test
}  // namespace hdu1254
