#include "solution.h"

namespace hdu1732 {
#define main solution_main
#include "../../../solutions/sokoban/hdu1732.cpp"
#undef main

/// Another algorithm: single steps over (player, set of boxes) in a map.
namespace map_search {
#define main map_main
#include "../../submissions/sokoban/hdu1732/brute_force/map_search.cpp"
#undef main
}  // namespace map_search

namespace test {

typedef std::vector<std::string> Rows;

StepCount solve(const Rows& rows) {
    static Solver solver;
    return solver.solve(Board(rows));
}

std::string run(const std::string& text) {
    testing_support::TextFile file(text);
    WindowReader reader(file.get());
    std::string output;
    Rows rows;
    while (parse(reader, rows) && Board(rows).complete()) output += print(solve(rows));
    return output;
}

std::string show(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

TEST(Hdu1732, StatementSamples) {
    EXPECT_EQ(run("4 4\n....\n..*@\n..*@\n.X*@\n"
                  "6 6\n...#@.\n@..*..\n#*##..\n..##*#\n..X...\n.@#...\n"),
              "7\n11\n");
}

/// A board of random cells; boxes keep off the rim where they can.
Rows random_board(std::mt19937& random, unsigned height, unsigned width) {
    Rows rows(height, std::string(width, '.'));
    for (std::string& row : rows)
        for (char& cell : row) cell = random() % 100 < 8 ? '#' : '.';
    for (const char piece : std::string("***@@@X")) {
        char* cell;
        int tries = 0;
        do {
            const unsigned rim = piece == '*' && ++tries < 20;
            cell = &rows[rim + random() % (height - 2 * rim)][rim + random() % (width - 2 * rim)];
        } while (*cell != '.' && *cell != '#');
        *cell = piece;
    }
    return rows;
}

int map_steps(const Rows& rows) {
    map_search::rows = rows;
    map_search::height = static_cast<int>(rows.size());
    map_search::width = static_cast<int>(rows[0].size());
    return map_search::solve();
}

TEST(Hdu1732, RandomBoardsMatchMapSearch) {
    std::mt19937 random(1732);
    int solved = 0;
    for (int i = 0; i < 80; ++i) {
        const unsigned height = 3 + static_cast<unsigned>(random() % 2);
        const unsigned width = 3 + static_cast<unsigned>(random() % 3);
        const Rows rows = random_board(random, height, width);
        SCOPED_TRACE(show(rows));
        const int expected = map_steps(rows);
        ASSERT_EQ(solve(rows).steps, expected);
        solved += expected >= 0;
    }
    EXPECT_GT(solved, 10);
}

TEST(Hdu1732, BoxesMayLeaveHolesAndStandInCorners) {
    const Rows corners = {"@..@", ".**.", ".*X.", "...@"};
    EXPECT_EQ(solve(corners).steps, map_steps(corners));
    EXPECT_GT(solve(corners).steps, 0);
    EXPECT_EQ(solve({"X**@@", "###.*", "...@.", "....."}).steps, -1);  // a row of two boxes
}

TEST(Hdu1732, RanksCountAllTriplesInOrder) {
    int rank = 0;
    Triple triple;
    for (triple.box[2] = 2; triple.box[2] < CELLS; ++triple.box[2])
        for (triple.box[1] = 1; triple.box[1] < triple.box[2]; ++triple.box[1])
            for (triple.box[0] = 0; triple.box[0] < triple.box[1]; ++triple.box[0])
                ASSERT_EQ(triple.rank(), rank++);
    EXPECT_EQ(rank, TRIPLES);
}

TEST(Hdu1732, AMovedTripleStaysInOrder) {
    for (int a = 0; a < 10; ++a)
        for (int b = a + 1; b < 10; ++b)
            for (int c = b + 1; c < 10; ++c)
                for (int i = 0; i < BOXES; ++i)
                    for (int to = 0; to < 10; ++to) {
                        if (to == a || to == b || to == c) continue;
                        const Triple triple = {{a, b, c}};
                        int expected[BOXES] = {a, b, c};
                        expected[i] = to;
                        std::sort(expected, expected + BOXES);
                        const Triple moved = triple.moved(i, to);
                        ASSERT_TRUE(std::equal(expected, expected + BOXES, moved.box));
                    }
}

TEST(Hdu1732, DeadSquaresEndTheSearchAtOnce) {
    const StepCount count = solve({"*...X", ".....", "..*..", "..*..", ".@@@."});
    EXPECT_EQ(count.steps, -1);
    EXPECT_EQ(count.expanded, 0);
}

TEST(Hdu1732, SearchEffortIsKnown) {
    // a hole out of reach: every position of the rest is tried
    const StepCount count = solve({"@#......", "#.......", "..*.*...", "...*....", ".....X..",
                                   "........", ".......@", ".......@"});
    EXPECT_EQ(count.steps, -1);
    EXPECT_EQ(count.expanded, 164217);
    EXPECT_EQ(count.generated, 164217);
}

TEST(Hdu1732, OddFormsAreRead) {
    EXPECT_EQ(run("4 4\r\n....\r\n..*@\r\n..*@\r\n.X*@\r\n"), "7\n");
    EXPECT_EQ(run("\n 4  4\n....\n\n..*@ \n..*@\n.X*@"), "7\n");
}

TEST(Hdu1732, MalformedInputEndsQuietly) {
    for (const char* text : {"", "x", "4 4\n....\n..*@\n", "4 4\n....\n..*@\n..*@\n..*@\n",
                             "2 9\nX***@@@..\n.........\n", "9 1\nX\n", "2147483647 2147483647\n",
                             "-1 -1\nX\n", "2 4\nX***\n@@@*\n", "0 0\n"})
        EXPECT_EQ(run(text), "") << text;
}

}  // namespace test
}  // namespace hdu1732
