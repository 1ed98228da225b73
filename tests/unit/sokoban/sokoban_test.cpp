// The push-optimal Sokoban solver: each pruning rule with a board that it must
// cut and a near twin that it must keep, all of them on and off against plain
// breadth-first search, options, bad input.
#include "solution.h"

namespace sokoban_test {
#define main solution_main
#include "../../../solutions/sokoban/sokoban.cpp"
#undef main

typedef std::vector<std::string> Rows;

Board board_of(const Rows& rows) {
    Board board;
    EXPECT_EQ(number_board(rows, board), "");
    return board;
}

/// The rules by name, to be switched off one at a time.
const std::vector<std::pair<std::string, bool Rules::*>> SWITCHES = {
    {"dead squares", &Rules::dead_squares}, {"freeze", &Rules::freeze},
    {"frozen walls", &Rules::frozen_walls}, {"corrals", &Rules::corrals},
    {"backward", &Rules::backward},
};

Rules without(bool Rules::*rule) {
    Rules rules;
    rules.*rule = false;
    return rules;
}

Rules without_any() {
    Rules rules;
    for (const auto& each : SWITCHES) rules.*each.second = false;
    return rules;
}

/// The fewest pushes, or -1: breadth-first search over boxes and the player's
/// very square, steps first. Squares are numbered as in the board; at most
/// eight boxes.
int plain_search(const Board& board) {
    typedef std::pair<std::vector<int>, int> State;
    if (board.stranded) return -1;
    std::vector<int> boxes = board.boxes;
    std::sort(boxes.begin(), boxes.end());
    std::set<State> seen;
    std::deque<std::pair<State, int>> queue(1, {{boxes, board.player}, 0});
    while (!queue.empty()) {
        const State state = queue.front().first;
        const int pushes = queue.front().second;
        queue.pop_front();
        if (!seen.insert(state).second) continue;
        if (std::all_of(state.first.begin(), state.first.end(),
                        [&](int box) { return board.goal[at(box)] != 0; }))
            return pushes;
        for (int d = 0; d < 4; ++d) {
            const int next = board.beside(state.second, d);
            if (next == WALL) continue;
            const auto box = std::find(state.first.begin(), state.first.end(), next);
            if (box == state.first.end()) {
                queue.push_front({{state.first, next}, pushes});
                continue;
            }
            const int behind = board.beside(next, d);
            if (behind == WALL ||
                std::find(state.first.begin(), state.first.end(), behind) != state.first.end())
                continue;
            std::vector<int> moved = state.first;
            moved[static_cast<std::size_t>(box - state.first.begin())] = behind;
            std::sort(moved.begin(), moved.end());
            queue.push_back({{moved, next}, pushes + 1});
        }
    }
    return -1;
}

int pushes_of(const Result& result) {
    EXPECT_NE(result.status, Result::UNPROVED);
    return result.status == Result::SOLVED ? static_cast<int>(result.pushes.size()) : -1;
}

/// Replays a LURD string on the rows themselves; true when every step is legal
/// and all boxes end on goals.
bool replays(Rows rows, const std::string& moves) {
    std::size_t y = 0, x = 0;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == '@' || rows[row][column] == '+') y = row, x = column;
    rows[y][x] = rows[y][x] == '+' ? '.' : ' ';
    for (const char move : moves) {
        const char letter = static_cast<char>(std::tolower(move));
        const std::size_t down = letter == 'd' ? 1 : letter == 'u' ? std::size_t(0) - 1 : 0;
        const std::size_t right = letter == 'r' ? 1 : letter == 'l' ? std::size_t(0) - 1 : 0;
        char& ahead = rows[y += down][x += right];
        const bool box = ahead == '$' || ahead == '*';
        if (ahead == '#' || box != (move != letter)) return false;
        if (!box) continue;
        char& behind = rows[y + down][x + right];
        if (behind != ' ' && behind != '.') return false;
        behind = behind == '.' ? '*' : '$';
        ahead = ahead == '*' ? '.' : ' ';
    }
    for (const std::string& row : rows)
        if (row.find('$') != std::string::npos) return false;
    return true;
}

/// A room of 3 x 4 to 4 x 5 squares with some walls, one to three boxes, away
/// from the rim where there is room, now and then a spare goal, and boxes on
/// goals.
Rows random_level(std::mt19937& random) {
    const std::size_t height = 5 + random() % 2, width = 6 + random() % 2;
    Rows rows(height, std::string(width, '#'));
    std::vector<char*> floor, rim;
    for (std::size_t y = 1; y + 1 < height; ++y) {
        for (std::size_t x = 1; x + 1 < width; ++x) {
            const bool inner = y > 1 && y + 2 < height && x > 1 && x + 2 < width;
            if (random() % 12 != 0) (inner ? floor : rim).push_back(&rows[y][x]);
        }
    }
    for (std::vector<char*>* part : {&floor, &rim})
        for (std::size_t i = part->size(); i > 1; --i)
            std::swap((*part)[i - 1], (*part)[random() % i]);
    floor.insert(floor.end(), rim.begin(), rim.end());
    for (char* square : floor) *square = ' ';
    const std::size_t boxes = std::min<std::size_t>(1 + random() % 3, floor.size() / 3);
    const std::size_t goals = boxes + (random() % 5 == 0);
    for (std::size_t i = 0; i < boxes; ++i) *floor[i] = '$';
    for (std::size_t i = 0; i < goals; ++i) {
        char* const square = random() % 4 == 0 ? floor[i] : floor[floor.size() - 1 - i];
        *square = *square == '$' || *square == '*' ? '*' : '.';
    }
    char* const player = floor[floor.size() - 1 - goals];
    *player = '@';
    return rows;
}

TEST(Sokoban, RandomLevelsMatchBreadthFirstSearch) {
    std::mt19937 random(20261129);
    int solvable = 0;
    for (int number = 0; number < 500; ++number) {
        const Rows rows = random_level(random);
        std::ostringstream drawn;
        for (const std::string& row : rows) drawn << row << '\n';
        SCOPED_TRACE("level " + std::to_string(number) + " of seed 20261129:\n" + drawn.str());
        const Board board = board_of(rows);
        const int best = plain_search(board);
        solvable += best >= 0;
        const Result result = solve(board, Limits());
        ASSERT_EQ(pushes_of(result), best);
        if (best >= 0) {
            ASSERT_TRUE(replays(rows, lurd(board, result.pushes)));
        }
        ASSERT_EQ(pushes_of(solve(board, Limits(), false, without_any())), best) << "no rule";
        for (const auto& each : SWITCHES)
            ASSERT_EQ(pushes_of(solve(board, Limits(), false, without(each.second))), best)
                << "without " << each.first;
    }
    EXPECT_GT(solvable, 100);
    EXPECT_LT(solvable, 450);
}

TEST(Sokoban, LeastMovesKeepsTheFewestPushes) {
    std::mt19937 random(7);
    for (int number = 0; number < 100; ++number) {
        const Rows rows = random_level(random);
        const Board board = board_of(rows);
        const Result any = solve(board, Limits()), least = solve(board, Limits(), true);
        ASSERT_EQ(any.status, least.status);
        if (any.status != Result::SOLVED) continue;
        ASSERT_EQ(any.pushes.size(), least.pushes.size());
        ASSERT_LE(lurd(board, least.pushes).size(), lurd(board, any.pushes).size());
        ASSERT_TRUE(replays(rows, lurd(board, least.pushes)));
    }
}

TEST(Sokoban, TheExampleTakesThreePushesAndSevenMoves) {
    const Rows rows = {"  ##### ", "###   #", "#.$@  #", "### $.#",
                       "#.$  ##",  "#   . #", "#######"};
    const Board board = board_of(rows);
    const Result result = solve(board, Limits(), true);
    EXPECT_EQ(print(board, result), "3 7\nLrdRldL\n");
}

/// True when a lone box on the square marked by the player's push may be pushed
/// that way.
bool useful_push(const Rows& rows, int d) {
    const Board board = board_of(rows);
    const Layout layout(board, std::vector<char>(at(board.size), 0), Rules());
    return layout.useful[4 * at(board.boxes[0]) + at(d)] != 0;
}

enum { LEFT, UP, RIGHT, DOWN };

TEST(Sokoban, DeadSquaresCutTheCornerAndKeepTheGoalInIt) {
    EXPECT_FALSE(useful_push({"#####",  //
                              "# $@#",  // pushed left the box is in a corner
                              "#. ##",  //
                              "#####"},
                             LEFT));
    EXPECT_TRUE(useful_push({"#####",  //
                             "#.$@#",  // the same corner is a goal
                             "#  ##",  //
                             "#####"},
                            LEFT));
}

/// What Bounds says of a level as it stands: false if it is lost.
bool alive(const Rows& rows, const Rules& rules = Rules()) {
    const Board board = board_of(rows);
    Position position(board.size);
    position.place(board.boxes, board.player);
    Bounds bounds(board, position, rules);
    int bound[2];
    return bounds.load(bound);
}

TEST(Sokoban, FreezeCutsTwoBoxesOnAWallAndKeepsThemOnGoals) {
    const Rows lost = {"########",  //
                       "# $$ ..#",  // neither box can ever leave the wall, nor move along it
                       "# @    #",  //
                       "########"};
    const Rows twin = {"########",  //
                       "# **   #",  // the same two stand on goals
                       "# @ $ .#",  //
                       "#      #",  //
                       "########"};
    const Rows apart = {"########",  //
                        "# $ $..#",  // there is room between them
                        "# @    #",  //
                        "########"};
    EXPECT_FALSE(alive(lost));
    EXPECT_TRUE(alive(lost, without(&Rules::freeze)));
    EXPECT_TRUE(alive(twin));
    EXPECT_TRUE(alive(apart));
    for (const Rows& rows : {lost, twin, apart})
        EXPECT_EQ(pushes_of(solve(board_of(rows), Limits())), plain_search(board_of(rows)));
}

TEST(Sokoban, BoxOnAGoalInACornerIsNoDeadlock) {
    const Rows rows = {"#####", "#*  #", "# $.#", "#@  #", "#####"};
    EXPECT_TRUE(alive(rows));
    EXPECT_EQ(pushes_of(solve(board_of(rows), Limits())), 1);
}

TEST(Sokoban, FrozenBoxIsAWallForTheOthersAndAFreeOneIsNot) {
    const Rows plugged = {"########",  //
                          "#@$ **.#",  // four boxes on goals that can never move again
                          "####**##",  // shut the box on the left off from the goal on the right
                          "########"};
    const Rows twin = {"#########",  //
                       "#@$ * *.#",  // two of them, which can
                       "####   ##",  //
                       "#########"};
    EXPECT_FALSE(alive(plugged));
    EXPECT_TRUE(alive(plugged, without(&Rules::frozen_walls)));
    EXPECT_TRUE(alive(twin));
    for (const Rows& rows : {plugged, twin})
        EXPECT_EQ(pushes_of(solve(board_of(rows), Limits())), plain_search(board_of(rows)));
}

/// How many pushes there are before and after PI-corral pruning.
std::pair<std::size_t, std::size_t> pruned(const Rows& rows) {
    const Board board = board_of(rows);
    Position position(board.size);
    position.place(board.boxes, board.player);
    PlayerRegion region(board.size);
    region.fill(board, position.occupied, position.player);
    const Layout layout(board, std::vector<char>(at(board.size), 0), Rules());
    std::vector<Push> pushes;
    for (const int box : board.boxes) {
        for (int d = 0; d < 4; ++d) {
            const int player = board.beside(box, d ^ 2), target = board.beside(box, d);
            if (player == WALL || target == WALL || !region.contains(player)) continue;
            if (position.occupied[at(target)] || !layout.useful[4 * at(box) + at(d)]) continue;
            pushes.push_back({box, d});
        }
    }
    const std::size_t all = pushes.size();
    Corrals(board, position, region).prune(layout.useful, pushes);
    return {all, pushes.size()};
}

TEST(Sokoban, CorralCutsTheOtherPushesAndAnOpenFenceKeepsThem) {
    const Rows corral = {"###########",  //
                         "#.   $   .#",  // three boxes shut the right part off and can only be
                         "# $@ $   .#",  // pushed into it: the fourth one can wait
                         "#    $   .#",  //
                         "###########"};
    const Rows open = {"###########",  //
                       "#.   $   .#",  //
                       "# $@ $   .#",  // the fence has a hole: no corral
                       "#         #",  //
                       "###########"};
    EXPECT_EQ(pruned(corral), std::make_pair(std::size_t(7), std::size_t(3)));
    EXPECT_EQ(pruned(open).first, pruned(open).second);
    for (const Rows& rows : {corral, open})
        EXPECT_EQ(pushes_of(solve(board_of(rows), Limits())),
                  pushes_of(solve(board_of(rows), Limits(), false, without(&Rules::corrals))));
}

TEST(Sokoban, SpareGoalsSolvedStartsAndTooManyBoxes) {
    const Board solved = board_of({"#####", "#@* #", "#####"});
    EXPECT_EQ(print(solved, solve(solved, Limits())), "0 0\n\n");
    const Board spare = board_of({"######", "#@$..#", "######"});
    EXPECT_EQ(print(spare, solve(spare, Limits())), "1 1\nR\n");
    const Board many = board_of({"######", "#@$$.#", "######"});
    EXPECT_EQ(print(many, solve(many, Limits())), "-1\n");
}

TEST(Sokoban, DecorationIsDroppedAndAStrandedBoxIsNot) {
    EXPECT_EQ(pushes_of(solve(board_of({"#####  ###", "#@$.#  #*#", "#####  ###"}), Limits())), 1);
    EXPECT_EQ(pushes_of(solve(board_of({"#####  ####", "#@$.#  #$.#", "#####  ####"}), Limits())),
              -1);
}

TEST(Sokoban, OutOfTimeOrMemoryTellsATrueLowerBound) {
    const Rows rows = {"########", "#@     #", "# $ $  #", "#  $ $ #",
                       "#      #", "#....  #", "########"};
    const Board board = board_of(rows);
    const int best = pushes_of(solve(board, Limits()));
    Limits none;
    none.seconds = 0;
    const Result late = solve(board, none);
    if (late.status == Result::UNPROVED) {
        EXPECT_LE(late.lower, best);
        EXPECT_EQ(print(board, late), "? " + std::to_string(late.lower) + "\n");
    }
    Limits small;
    small.bytes = 1000;
    const Result full = solve(board, small);
    EXPECT_EQ(full.status, Result::UNPROVED);
    EXPECT_LE(full.lower, best);
}

TEST(Sokoban, MalformedLevelsAreNamed) {
    Board board;
    EXPECT_NE(number_board({"####", "# $#", "####"}, board), "");
    EXPECT_NE(number_board({"#####", "#@@.#", "#####"}, board), "");
    EXPECT_NE(number_board({"#####", "#@+ #", "#####"}, board), "");
}

TEST(Sokoban, CollectionsAreRead) {
    std::istringstream text("Title #1\n\n####|#@ #\n#-_#\n; comment\n4#\n#@$.#\r\n4#\n");
    LevelText level;
    ASSERT_TRUE(read_level(text, level));
    EXPECT_EQ(level.line, 3);
    EXPECT_EQ(level.rows, Rows({"####", "#@ #", "#  #"}));
    ASSERT_TRUE(read_level(text, level));
    EXPECT_EQ(level.rows, Rows({"####", "#@$.#", "####"}));
    EXPECT_FALSE(read_level(text, level));
}

/// Puts the words of a command line to the options.
bool understood(std::vector<std::string> words, Limits& limits, bool& least_moves) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(&word[0]);
    return parse_options(static_cast<int>(words.size()), pointers.data(), limits, least_moves);
}

TEST(Sokoban, OptionsAreUnderstoodOrRefused) {
    Limits limits;
    bool least_moves = false;
    EXPECT_TRUE(understood({"sokoban", "--seconds", "2.5", "--moves", "--memory", "64"}, limits,
                           least_moves));
    EXPECT_DOUBLE_EQ(limits.seconds, 2.5);
    EXPECT_EQ(limits.bytes, 64000000U);
    EXPECT_TRUE(least_moves);
    EXPECT_FALSE(understood({"sokoban", "--seconds"}, limits, least_moves));
    EXPECT_FALSE(understood({"sokoban", "--seconds", "x"}, limits, least_moves));
    EXPECT_FALSE(understood({"sokoban", "--memory", "-1"}, limits, least_moves));
    EXPECT_FALSE(understood({"sokoban", "--fast"}, limits, least_moves));
}

}  // namespace sokoban_test
