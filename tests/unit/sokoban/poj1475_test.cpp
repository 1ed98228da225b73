#include "solution.h"

namespace poj1475 {
#define main solution_main
#include "../../../solutions/sokoban/poj1475.cpp"
#undef main

/// The separate program: labels with whole strings in a set, kept by AcWing's order.
namespace strings {
#define main strings_main
#include "../../submissions/sokoban/poj1475/brute_force/strings.cpp"
#undef main
}  // namespace strings

namespace test {

typedef std::vector<std::string> Rows;

std::string moves(const Rows& rows) {
    const Maze maze(rows, "#SBT");
    const Solution solution = OneBoxSearch(maze).solve("nsweNSWE");
    return solution.pushes < 0 ? "Impossible." : solution.moves;
}

/// Rows of random cells with S, B and T on three of them.
Rows random_maze(std::mt19937& random, unsigned height, unsigned width, unsigned walls) {
    Rows rows(height, std::string(width, '.'));
    for (std::string& row : rows)
        for (char& cell : row) cell = random() % 100 < walls ? '#' : '.';
    for (const char letter : {'S', 'B', 'T'}) {
        char* cell;
        do cell = &rows[random() % height][random() % width];
        while (*cell == 'S' || *cell == 'B');
        *cell = letter;
    }
    return rows;
}

std::string run(const std::string& text) {
    testing_support::TextFile file(text);
    WindowReader reader(file.get());
    std::string output;
    Rows rows;
    for (int number = 1; parse(reader, rows); ++number) {
        const Maze maze(rows, "#SBT");
        if (!maze.complete()) break;
        output += print(number, OneBoxSearch(maze).solve("nsweNSWE"));
    }
    return output;
}

std::string show(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

TEST(Poj1475, StatementSamples) {
    EXPECT_EQ(run("1 7\nSB....T\n1 7\nSB..#.T\n0 0\n"),
              "Maze #1\nEEEEE\n\nMaze #2\nImpossible.\n\n");
    EXPECT_EQ(moves({"###########", "#T##......#", "#.#.#..####", "#....B....#", "#.######..#",
                     "#.....S...#", "###########"}),
              "eennwwWWWWeeeeeesswwwwwwwnNN");
    EXPECT_EQ(moves({"....", ".##.", ".#..", ".#..", ".#.B", ".##S", "....", "###T"}),
              "swwwnnnnnneeesssSSS");
}

TEST(Poj1475, TiesFollowThePushStringFirst) {
    EXPECT_EQ(moves({".....", "..BS.", ".#.#.", "T...."}), "WWnwSS");
    // walks alone would prefer nEseN: n before e
    EXPECT_EQ(moves({"..T", ".B.", "S..", "#.."}), "eNwnE");
}

TEST(Poj1475, RandomMazesMatchStringSearch) {
    std::mt19937 random(1475);
    int solved = 0;
    for (int i = 0; i < 3000; ++i) {
        const unsigned height = 1 + static_cast<unsigned>(random() % 6);
        const unsigned width = 3 + static_cast<unsigned>(random() % 5);
        const Rows rows = random_maze(random, height, width, static_cast<unsigned>(random() % 35));
        SCOPED_TRACE(show(rows));
        const std::string expected = strings::solve(rows);
        ASSERT_EQ(moves(rows), expected);
        solved += expected != "Impossible.";
    }
    EXPECT_GT(solved, 500);
}

/// True where a walk leads from `from` to `to` past `box`.
bool walk_exists(const Maze& maze, int from, int to, int box) {
    std::set<int> seen = {from, box};
    std::vector<int> trail = {from};
    for (std::size_t head = 0; head < trail.size(); ++head)
        for (const int step : maze.step) {
            const int next = trail[head] + step;
            if (maze.is_floor(next) && seen.insert(next).second) trail.push_back(next);
        }
    return seen.count(to) > 0;
}

TEST(Poj1475, SidesAreJoinedExactlyWhereAWalkExists) {
    std::mt19937 random(1976);
    for (int i = 0; i < 300; ++i) {
        const Rows rows = random_maze(random, 2 + i % 7u, 3 + i % 6u, 20 + i % 30u);
        SCOPED_TRACE(show(rows));
        const Maze maze(rows, "#SBT");
        const SideComponents sides(maze, maze.box);
        std::vector<int> linked = {maze.box};
        std::set<int> seen = {maze.box};
        for (std::size_t head = 0; head < linked.size(); ++head)
            for (const int step : maze.step)
                if (maze.is_floor(linked[head] + step) && seen.insert(linked[head] + step).second)
                    linked.push_back(linked[head] + step);
        for (const int box : linked)
            for (int d = 0; d < 4; ++d)
                for (int e = 0; e < 4; ++e) {
                    const int from = box + maze.step[d], to = box + maze.step[e];
                    if (!maze.is_floor(from) || !maze.is_floor(to)) continue;
                    ASSERT_EQ(sides.joined(box, d, e), walk_exists(maze, from, to, box));
                }
    }
}

TEST(Poj1475, WalksAreTheLeastOfTheShortest) {
    const Maze maze({"S...", ".B..", "...T"}, "#SBT");
    Walks walks(maze);
    std::string text;
    walks.append(maze.player, maze.target, maze.box, "nswe", text);
    EXPECT_EQ(text, "sseee");
    walks.measure(maze.player, maze.box, {maze.box});  // never reached: measures everything
    EXPECT_EQ(walks.distance(maze.target), 5);
    EXPECT_EQ(walks.distance(maze.box), -1);
}

TEST(Poj1475, SearchEffortIsKnown) {
    Rows rows(20, std::string(20, '.'));
    rows[1][1] = 'S';
    rows[2][2] = 'B';
    rows[17][17] = 'T';
    const Maze maze(rows, "#SBT");
    const Solution solution = OneBoxSearch(maze).solve("nsweNSWE");
    EXPECT_EQ(solution.pushes, 30);
    EXPECT_EQ(solution.moves.size(), 33u);
    EXPECT_EQ(solution.expanded, 1400);
    EXPECT_EQ(solution.generated, 1412);
    EXPECT_EQ(solution.measured, 478);
}

TEST(Poj1475, NodesStayBelowFourACell) {
    std::mt19937 random(4);
    for (int i = 0; i < 50; ++i) {
        const Rows rows = random_maze(random, 20, 20, static_cast<unsigned>(i));
        const Maze maze(rows, "#SBT");
        const Solution solution = OneBoxSearch(maze).solve("nsweNSWE");
        EXPECT_LE(solution.measured, solution.expanded);
        EXPECT_LE(solution.expanded, solution.generated);
        EXPECT_LE(solution.generated, 4 * 400);
    }
}

TEST(Poj1475, OddFormsAreRead) {
    EXPECT_EQ(run("1 7\r\nSB....T\r\n0 0\r\n"), "Maze #1\nEEEEE\n\n");
    EXPECT_EQ(run("\n1   7\n\n  SB....T  \n"), "Maze #1\nEEEEE\n\n");
    EXPECT_EQ(run("1 7\nSB....T"), "Maze #1\nEEEEE\n\n");
    EXPECT_EQ(run("2 4\nSB\n...T\n"), run("2 4\nSB..\n...T\n"));
}

TEST(Poj1475, MalformedInputEndsQuietly) {
    for (const char* text :
         {"", "0", "0 0", "x", "-3 4\nSB.T\n", "2 7\nSB....T\n", "1 4\nSB..\n", "1 3\nSB.\n0 0\n",
          "2147483647 2147483647\nSBT\n", "99999999999 1\nS\n"})
        EXPECT_EQ(run(text), "") << text;
}

TEST(Poj1475, SizesAboveTheStatementAreAnswered) {
    EXPECT_EQ(run("1 40\nSB" + std::string(37, '.') + "T\n0 0\n"),
              "Maze #1\n" + std::string(38, 'E') + "\n\n");
}

}  // namespace test
}  // namespace poj1475
