#include "solution.h"

namespace sokoban_bfs {
#define main solution_main
#include "../../../solutions/sokoban/sokoban_bfs.cpp"
#undef main

/// The separate program: Dijkstra's search on single steps, positions as texts.
namespace steps {
using std::greater;
using std::map;
using std::max;
using std::pair;
using std::priority_queue;
using std::size_t;
using std::string;
using std::to_string;
using std::vector;
#define main steps_main
#include "../../submissions/sokoban/sokoban/brute_force/step_dijkstra.cpp"
#undef main
}  // namespace steps

namespace test {

typedef std::vector<std::string> Rows;

/// The rows of a level that is written with `/` between them.
Rows rows(const std::string& text) {
    Rows split;
    std::istringstream stream(text);
    for (std::string row; std::getline(stream, row, '/');) split.push_back(row);
    return split;
}

Board board(const std::string& text) {
    Board made;
    EXPECT_EQ(parse(rows(text), made), "");
    return made;
}

std::string answer(const std::string& text) { return solve(board(text)); }

/// The first number of an answer: its pushes, or -1.
std::string pushes(const std::string& answer) {
    return answer.substr(0, answer.find_first_of(" \n"));
}

/// What is wrong with a level.
std::string fault(const Rows& level) {
    Board made;
    return parse(level, made);
}

/// The number of pushes in a legal LURD string that solves the level, -1 for any other string.
int replay(const Board& start, const std::string& moves) {
    Board now = start;
    int count = 0;
    for (const char letter : moves) {
        const std::size_t d = std::string("lurdLURD").find(letter);
        const std::size_t step = now.step[d % 4], next = now.player + step;
        const auto box = std::find(now.boxes.begin(), now.boxes.end(), next);
        if ((box != now.boxes.end()) != (d >= 4) || now.wall_with(Squares())[next]) return -1;
        if (d >= 4) {
            if (now.wall_with(now.boxes)[next + step]) return -1;
            *box += step;
            ++count;
        }
        now.player = next;
    }
    return now.solved(now.boxes) ? count : -1;
}

std::string random_level(std::mt19937& random) {
    const unsigned height = 2 + random() % 4, width = 3 + random() % 3;
    const unsigned walls = random() % 30;
    std::string cells(height * width, ' ');
    for (char& cell : cells) cell = random() % 100 < walls ? '#' : ' ';
    for (unsigned i = 1 + random() % 3; i > 0; --i)
        cells[random() % cells.size()] = "$$$*"[random() % 4];
    for (unsigned i = 1 + random() % 4; i > 0; --i) {
        char& cell = cells[random() % cells.size()];
        cell = cell == '$' || cell == '*' ? '*' : '.';
    }
    char& cell = cells[random() % cells.size()];
    cell = cell == '.' || cell == '*' ? '+' : '@';
    std::string text;
    for (unsigned row = 0; row < height; ++row) text += cells.substr(row * width, width) + "/";
    return text;
}

TEST(SokobanBfs, Sample) {
    EXPECT_EQ(pushes(answer("  ##### /###   #/#.$@  #/### $.#/#.$  ##/#   . #/#######")), "3");
}

TEST(SokobanBfs, SolvedAtTheStart) {
    EXPECT_EQ(answer("#####/#@* #/#####"), "0 0\n\n");
    EXPECT_EQ(answer("###/#@#/###"), "0 0\n\n");
}

TEST(SokobanBfs, WalksAreShortest) {
    EXPECT_EQ(answer("#######/#. $@ #/# #   #/#######"), "2 2\nLL\n");
    EXPECT_EQ(answer("#######/#. $  #/#@    #/#######"), "2 6\nrrruLL\n");
}

TEST(SokobanBfs, FewestPushesBeforeFewestMoves) {
    // Two pushes and eight moves; five moves, URurD, would do with three pushes.
    EXPECT_EQ(answer("#####/#.  #/#$$ #/#@..#/#####").substr(0, 4), "2 8\n");
}

TEST(SokobanBfs, RandomLevelsMatchStepByStepSearch) {
    std::mt19937 random(5);
    int solved = 0;
    for (int round = 0; round < 600; ++round) {
        const std::string text = random_level(random);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        const std::string mine = answer(text);
        ASSERT_EQ(pushes(mine), pushes(steps::solve(rows(text))));
        if (mine == "-1\n") continue;
        ++solved;
        const std::string moves =
            mine.substr(mine.find('\n') + 1, mine.size() - mine.find('\n') - 2);
        EXPECT_EQ(std::to_string(replay(board(text), moves)), pushes(mine));
        EXPECT_EQ(mine.substr(0, mine.find('\n')),
                  pushes(mine) + " " + std::to_string(moves.size()));
    }
    EXPECT_GT(solved, 100);
}

TEST(SokobanBfs, DeadSquaresAreThoseNoBoxCanLeave) {
    // x = dead: the corners, and the walls along which there is no goal.
    //
    //     #######       #######
    //     #@$  .#       #x   .#
    //     #     #       #x    #
    //     #     #       #xxxxx#
    //     #######       #######
    const Board made = board("#######/#@$  .#/#     #/#     #/#######");
    const std::size_t pitch = made.step[3];
    std::string drawn;
    for (std::size_t row = 2; row < 5; ++row)
        for (std::size_t column = 2; column < 7; ++column)
            drawn += made.dead[row * pitch + column] ? 'x' : ' ';
    EXPECT_EQ(drawn, "x    x    xxxxx");
}

TEST(SokobanBfs, FrozenBoxesAreCut) {
    // Two boxes side by side on a wall, one of them on a goal. On the left neither can ever move;
    // on the right the wall has a niche above the box on the goal.
    //
    //     #######       ###.###
    //     #.*$  #       #.*$  #
    //     #    @#       #    @#
    //     #######       #######
    Board dead = board("#######/#.*$  #/#    @#/#######");
    EXPECT_TRUE(deadlocked(dead, dead.boxes));
    EXPECT_EQ(solve(dead), "-1\n");
    const Board alive = board("###.###/#.*$  #/#    @#/#######");
    EXPECT_FALSE(deadlocked(alive, alive.boxes));
    EXPECT_EQ(pushes(solve(alive)), "1");
}

TEST(SokobanBfs, FrozenOnGoalsIsNoDeadlock) {
    EXPECT_EQ(pushes(answer("######/#*  .#/#  $ #/#  @ #/######")), "2");
    EXPECT_EQ(pushes(answer("########/#**    #/#**$@. #/#      #/########")), "-1");
}

TEST(SokobanBfs, MoreBoxesThanGoals) {
    EXPECT_EQ(answer("#######/#@$$. #/#     #/#######"), "-1\n");
    EXPECT_EQ(pushes(answer("#######/#@$..*#/#     #/#######")), "1");
}

TEST(SokobanBfs, DecorationAndOpenBoards) {
    EXPECT_EQ(pushes(answer("*#####*/##@$.##/*#####*")), "1");
    EXPECT_EQ(answer("$#####*/##@$.##/*#####*"), "-1\n");
    EXPECT_EQ(pushes(answer("# $. /@")), "-1");
    EXPECT_EQ(pushes(answer("@$.")), "1");
}

TEST(SokobanBfs, ReadsCollections) {
    std::istringstream text("#1\r\n4#|#@$.#|5#\r\n; with # in it\n\n#-_3 #\n  \n#12\n##||#\n#@#");
    LevelText level;
    int line = 0;
    ASSERT_TRUE(read_level(text, line, level));
    EXPECT_EQ(level.line, 2);
    EXPECT_EQ(level.rows, Rows({"####", "#@$.#", "#####"}));
    ASSERT_TRUE(read_level(text, line, level));
    EXPECT_EQ(level.line, 5);
    EXPECT_EQ(level.rows, Rows({"#     #"}));
    ASSERT_TRUE(read_level(text, line, level));
    EXPECT_EQ(level.line, 8);
    EXPECT_EQ(level.rows, Rows({"##", "", "#", "#@#"}));
    EXPECT_FALSE(read_level(text, line, level));
}

TEST(SokobanBfs, MalformedLevels) {
    EXPECT_EQ(fault({"####", "#$.#"}), "no player");
    EXPECT_EQ(fault({"####", "#@+#"}), "two players");
    EXPECT_EQ(fault({std::string(1001, '#'), "#@#"}), "more than 1000 rows or columns");
    EXPECT_EQ(fault(Rows(1001, "#@#")), "more than 1000 rows or columns");
    Rows long_run;
    EXPECT_TRUE(expand("99999999999999999999#@", long_run));
    EXPECT_EQ(fault(long_run), "more than 1000 rows or columns");
}

TEST(SokobanBfs, LargestBoard) {
    Rows level(1000, "#" + std::string(998, ' ') + "#");
    level[500].replace(500, 3, "@$.");
    Board made;
    ASSERT_EQ(parse(level, made), "");
    EXPECT_EQ(solve(made), "1 1\nR\n");
}

}  // namespace test
}  // namespace sokoban_bfs
