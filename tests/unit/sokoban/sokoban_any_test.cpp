#include "solution.h"
namespace sokoban_any {
#define main solution_main
#include "../../../solutions/sokoban/sokoban_any.cpp"
#undef main
}  // namespace sokoban_any

namespace sokoban_any_test {
using namespace sokoban_any;

typedef std::vector<std::string> Rows;

Board board_of(const Rows& rows) {
    Board board;
    EXPECT_EQ("", number_board(rows, board));
    return board;
}

Answer solve_rows(const Rows& rows, bool shorten = false, double seconds = 20) {
    return solve(board_of(rows), seconds, shorten);
}

/// Plays the pushes, walking in between; the number of pushes, or -1 if one is not possible.
int replay(const Board& board, const List<Push>& pushes) {
    std::set<int> boxes(board.boxes.begin(), board.boxes.end());
    int player = board.player;
    for (const Push& push : pushes) {
        std::set<int> reached = {player};
        std::vector<int> queue = {player};
        while (!queue.empty()) {
            const int square = queue.back();
            queue.pop_back();
            for (int d = 0; d < 4; ++d) {
                const int next = board.beside(square, d);
                if (next != WALL && !boxes.count(next) && reached.insert(next).second)
                    queue.push_back(next);
            }
        }
        const int to = board.beside(push.square, push.direction);
        if (!reached.count(board.beside(push.square, push.direction ^ 2))) return -1;
        if (!boxes.erase(push.square) || to == WALL || !boxes.insert(to).second) return -1;
        player = push.square;
    }
    for (const int box : boxes)
        if (!board.goal[static_cast<std::size_t>(box)]) return -1;
    return pushes.count();
}

/// The least number of pushes by breadth-first search over (boxes, player) steps, or -1.
int least_pushes(const Board& board) {
    typedef std::pair<std::set<int>, int> State;
    std::map<State, int> known;
    std::deque<State> queue;
    const State start({board.boxes.begin(), board.boxes.end()}, board.player);
    known[start] = 0;
    queue.push_back(start);
    while (!queue.empty()) {
        const State state = queue.front();
        queue.pop_front();
        const int pushes = known[state];
        const auto on_goal = [&](int box) {
            return board.goal[static_cast<std::size_t>(box)] != 0;
        };
        if (std::all_of(state.first.begin(), state.first.end(), on_goal)) return pushes;
        for (int d = 0; d < 4; ++d) {
            State next = state;
            next.second = board.beside(state.second, d);
            if (next.second == WALL) continue;
            const bool push = next.first.erase(next.second) != 0;
            const int to = board.beside(next.second, d);
            if (push && (to == WALL || !next.first.insert(to).second)) continue;
            const auto found = known.find(next);
            if (found != known.end() && found->second <= pushes + push) continue;
            known[next] = pushes + push;
            push ? queue.push_back(next) : queue.push_front(next);
        }
    }
    return -1;
}

Rows random_rows(std::mt19937& random, int boxes, int goals) {
    const std::size_t height = 3 + random() % 3, width = 3 + random() % 3;
    Rows rows(height + 2, std::string(width + 2, '#'));
    std::vector<char> marks(static_cast<std::size_t>(boxes), '$');
    marks.insert(marks.end(), static_cast<std::size_t>(goals), '.');
    marks.push_back('@');
    marks.resize(std::max(marks.size(), height * width), ' ');
    for (char& mark : marks)
        if (mark == ' ' && random() % 8 == 0) mark = '#';
    std::shuffle(marks.begin(), marks.end(), random);
    for (std::size_t i = 0; i < height * width; ++i) rows[1 + i / width][1 + i % width] = marks[i];
    return rows;
}

TEST(SokobanAny, AgreesWithBreadthFirstSearch) {
    std::mt19937 random(2020);
    int solved = 0, unsolvable = 0;
    for (int round = 0; round < 300; ++round) {
        const int boxes = 1 + round % 3;
        const Rows rows = random_rows(random, boxes, boxes + round % 2);
        SCOPED_TRACE(std::accumulate(
            rows.begin(), rows.end(), std::string("\n"),
            [](std::string text, const std::string& row) { return text + row + "\n"; }));
        Board board;
        if (!number_board(rows, board).empty()) continue;
        const int least = board.stranded ? -1 : least_pushes(board);
        const Answer answer = solve(board, 10, false);
        if (least < 0) {
            EXPECT_EQ(UNSOLVABLE, answer.status);
        } else {
            ASSERT_EQ(SOLVED, answer.status);
            EXPECT_GE(replay(board, answer.pushes), least);
            EXPECT_LE(answer.lower_bound, least);
        }
        ++(least < 0 ? unsolvable : solved);
    }
    EXPECT_GT(solved, 40);
    EXPECT_GT(unsolvable, 100);
}

/// Every voice is complete by itself, whatever the plan.
TEST(SokobanAny, EachVoiceAgreesWithBreadthFirstSearch) {
    std::mt19937 random(2026);
    int solved = 0, unsolvable = 0;
    for (int round = 0; round < 1000; ++round) {
        const int boxes = 2 + round % 2;
        const Rows rows = random_rows(random, boxes, boxes);
        Board board;
        if (!number_board(rows, board).empty() || board.stranded || board.boxes.empty() ||
            board.boxes.size() > board.goals.size())
            continue;
        const int least = least_pushes(board);
        Level level(board);
        ASSERT_TRUE(prepare(level));
        const Position start = {level.boxes, level.start};
        if (least == 0 || Deadlocks(level, start).bound() < 0) continue;
        for (const int voice : {1, -2, -4, 6}) {
            const Plan plan(level, &random);
            FeatureSearch search(level, plan, voice, FAR);
            search.begin(board.player);
            ASSERT_EQ(least < 0 ? UNSOLVABLE : SOLVED, search.run(100000)) << voice;
            if (least < 0) continue;
            EXPECT_GE(replay(board, search.solution()), least);
        }
        ++(least < 0 ? unsolvable : solved);
    }
    EXPECT_GT(solved, 50);
    EXPECT_GT(unsolvable, 5);
}

/// After a few positions a search from one of them, by itself, finds the rest of the way, but none
/// that is longer than it may be in all.
TEST(SokobanAny, WanderingGoesOnFromAnyNode) {
    std::mt19937 random(88);
    int solved = 0;
    for (int round = 0; round < 6000; ++round) {
        Board board;
        if (!number_board(random_rows(random, 3, 3), board).empty() || board.stranded ||
            board.boxes.empty() || board.boxes.size() != board.goals.size())
            continue;
        Level level(board);
        ASSERT_TRUE(prepare(level));
        const Position start = {level.boxes, level.start};
        if (Deadlocks(level, start).bound() <= 0) continue;
        const Plan plan(level);
        FeatureSearch search(level, plan, 1, FAR);
        search.begin(board.player);
        if (search.run(4) != UNKNOWN) continue;
        for (int i = 0; i < 5 && search.run(0) == UNKNOWN; ++i) search.wander();
        if (search.run(0) != SOLVED) continue;
        const int least = least_pushes(board);
        EXPECT_GE(replay(board, search.solution()), least);
        FeatureSearch shorter(level, plan, 1, least - 1);
        shorter.begin(board.player);
        shorter.run(4);
        for (int i = 0; i < 5; ++i) shorter.wander();
        EXPECT_NE(SOLVED, shorter.run(0));
        ++solved;
    }
    EXPECT_GT(solved, 10);
}

TEST(SokobanAny, ImproveComesDownToTheOptimum) {
    const Rows rows = {"########", "#@ $   #", "# $  . #", "#  $ . #", "#    . #", "########"};
    const Board board = board_of(rows);
    const Answer answer = solve_rows(rows, true);
    EXPECT_EQ(least_pushes(board), replay(board, answer.pushes));
}

/// Windows are searched anew and put together again: what comes out is still a solution. The door
/// makes regions of the player.
TEST(SokobanAny, ImprovedSolutionsAreSolutions) {
    std::mt19937 random(16);
    int shorter = 0;
    for (int round = 0; round < 40; ++round) {
        std::string left = "$$$@     ", right = "...   ";
        std::shuffle(left.begin(), left.end(), random);
        std::shuffle(right.begin(), right.end(), random);
        Rows rows = {"###########", "#     #   #", "#     #   #", "#         #",
                     "#     #   #", "#     #   #", "###########"};
        for (std::size_t i = 0; i < left.size(); ++i) rows[2 + i / 3][2 + i % 3] = left[i];
        for (std::size_t i = 0; i < right.size(); ++i) rows[2 + i / 2][7 + i % 2] = right[i];
        const Board board = board_of(rows);
        const Answer first = solve_rows(rows), improved = solve_rows(rows, true, 0.1);
        ASSERT_NE(UNKNOWN, first.status);
        if (first.status != SOLVED || improved.status != SOLVED) continue;
        EXPECT_EQ(improved.pushes.count(), replay(board, improved.pushes));
        EXPECT_GE(improved.pushes.count(), improved.lower_bound);
        EXPECT_LE(improved.pushes.count(), first.pushes.count());
        shorter += improved.pushes.count() < first.pushes.count();
    }
    EXPECT_GT(shorter, 3);
}

TEST(SokobanAny, FewerBoxesThanGoals) {
    const Answer answer = solve_rows({"######", "#@$. #", "# .  #", "######"});
    EXPECT_EQ(SOLVED, answer.status);
    EXPECT_EQ(1, answer.pushes.count());
}

TEST(SokobanAny, UnsolvableWithoutSearch) {
    EXPECT_EQ(UNSOLVABLE, solve_rows({"######", "#@$$.#", "######"}).status);
    EXPECT_EQ(UNSOLVABLE, solve_rows({"#####", "#$  #", "#@ .#", "#####"}).status);
    EXPECT_EQ(UNSOLVABLE, solve_rows({"######", "#@ .##", "####$#", "######"}).status);
}

TEST(SokobanAny, SolvedAtTheStart) {
    const Board board = board_of({"#####", "#@ *#", "#####"});
    EXPECT_EQ("0 0\n\n", print(board, solve(board, 10, false)));
}

TEST(SokobanAny, ABoxInTheWayHasToBeParked) {
    const Rows rows = {"########", "#@ $ ..#", "#  $ ###", "#  $ .##", "########"};
    const Board board = board_of(rows);
    const Answer answer = solve_rows(rows);
    EXPECT_EQ(least_pushes(board) < 0, answer.status == UNSOLVABLE);
}

const Rows STORE = {"###########", "#@        #", "#  $ $ #..#",
                    "#  $ $  ..#", "#         #", "###########"};

TEST(SokobanAny, SameAnswerAgain) {
    const Board board = board_of(STORE);
    const Answer one = solve_rows(STORE), other = solve_rows(STORE);
    EXPECT_EQ(print(board, one), print(board, other));
    EXPECT_GT(replay(board, one.pushes), 0);
}

/// Each level is solved by pulls alone, from the goals to the very start: the player has to come
/// back to where he stands at first.
TEST(SokobanAny, GreedySearchFromTheEnd) {
    std::vector<Rows> levels = {STORE, {"#######", "#@$ . #", "###$###", "#  .  #", "#######"}};
    std::mt19937 random(8);
    while (levels.size() < 2000) levels.push_back(random_rows(random, 2, 2));
    int solved = 0;
    for (const Rows& rows : levels) {
        Board board;
        if (!number_board(rows, board).empty() || board.boxes.size() != board.goals.size())
            continue;
        Level end(board, true);
        ASSERT_TRUE(prepare(end));
        if (Deadlocks(end, {end.boxes, end.start}).bound() <= 0) continue;
        const Plan plan(end);
        FeatureSearch search(end, plan, 0, 1 << 30);
        for (int player = 0; player < board.size; ++player)
            if (!end.start[player]) search.begin(player);
        if (search.run(100000) != SOLVED) continue;
        ++solved;
        EXPECT_GT(replay(board, search.solution()), 0);
    }
    EXPECT_GT(solved, 100);
}

/// Where no way leads back, the pulls come to an end.
TEST(SokobanAny, NoWayFromTheEnd) {
    const Board board = board_of({"######", "#@ .##", "#  $ #", "######"});
    Level end(board, true);
    ASSERT_TRUE(prepare(end));
    const Plan plan(end);
    FeatureSearch search(end, plan, 0, 1 << 30);
    for (int player = 0; player < board.size; ++player)
        if (!end.start[player]) search.begin(player);
    EXPECT_EQ(least_pushes(board) < 0, search.run(1000) == UNSOLVABLE);
}

/// The least over all ways to give each row a column.
int least_of_all(const std::vector<std::vector<int>>& costs, std::size_t row,
                 std::set<std::size_t>& taken) {
    if (row == costs.size()) return 0;
    int least = -1;
    for (std::size_t j = 0; j < costs[row].size(); ++j) {
        if (costs[row][j] == FAR || !taken.insert(j).second) continue;
        const int rest = least_of_all(costs, row + 1, taken);
        taken.erase(j);
        if (rest >= 0 && (least < 0 || costs[row][j] + rest < least)) least = costs[row][j] + rest;
    }
    return least;
}

TEST(SokobanAny, LeastCostOfAllMatchings) {
    std::mt19937 random(1955);
    int impossible = 0;
    for (int round = 0; round < 500; ++round) {
        const std::size_t height = 1 + random() % 5, width = height + random() % 2;
        std::vector<std::vector<int>> costs(height, std::vector<int>(width));
        List<const int*> rows;
        for (std::vector<int>& row : costs) {
            for (int& cost : row) cost = random() % 3 == 0 ? FAR : static_cast<int>(random() % 20);
            rows.push_back(row.data());
        }
        std::set<std::size_t> taken;
        const int least = least_of_all(costs, 0, taken);
        EXPECT_EQ(least, least_cost(rows, static_cast<int>(width)));
        impossible += least < 0;
    }
    EXPECT_GT(impossible, 20);
}

/// What is held off goal can never be solved; what vanishes is no proof of the contrary.
TEST(SokobanAny, HeldBoxesNeverMove) {
    std::mt19937 random(30);
    int held = 0, free = 0;
    for (int round = 0; round < 400; ++round) {
        const Rows rows = random_rows(random, 3, 3);
        Board board;
        if (!number_board(rows, board).empty() || board.boxes.size() > board.goals.size()) continue;
        Level level(board);
        ASSERT_TRUE(prepare(level));
        const Position start = {level.boxes, level.start};
        Deadlocks deadlocks(level, start);
        const bool holds = deadlocks.holds(board.player);
        if (holds || deadlocks.bound() < 0) {
            EXPECT_EQ(-1, least_pushes(board));
        }
        ++(holds ? held : free);
    }
    EXPECT_GT(held, 100);
    EXPECT_GT(free, 20);
}

bool holds(const Rows& rows) {
    const Board board = board_of(rows);
    Level level(board);
    EXPECT_TRUE(prepare(level));
    const Position start = {level.boxes, level.start};
    return Deadlocks(level, start).holds(board.player);
}

/// Side by side under a wall neither box can be pushed; parted, each makes way. In the last level
/// the left one can be pushed from where the player has been before the other one made way.
TEST(SokobanAny, BoxesThatHoldEachOther) {
    EXPECT_TRUE(holds({"########", "#@ $$ .#", "#      #", "#   .  #", "########"}));
    EXPECT_FALSE(holds({"########", "#@ $ $.#", "#      #", "#   .  #", "########"}));
    EXPECT_FALSE(holds(
        {"########", "#@     #", "# #    #", "# $$ ..#", "# #    #", "#      #", "########"}));
}

/// The four boxes on goals can never move again, and the way to the fifth goal leads over them.
TEST(SokobanAny, FrozenBoxesAreWalls) {
    const Board board = board_of({"########", "#@$ **.#", "####**##", "########"});
    Level level(board);
    ASSERT_TRUE(prepare(level));
    const Position start = {level.boxes, level.start};
    Deadlocks deadlocks(level, start);
    EXPECT_FALSE(deadlocks.holds(board.player));
    EXPECT_EQ(-1, deadlocks.bound());
}

/// The goal above is filled first. Then a box under the upper wall is out of the plan: it could go
/// to that goal alone. Without time there is no plan, and the goals are filled in any order.
TEST(SokobanAny, PlanCountsStepsLessBoxesOutOfIt) {
    const Board board =
        board_of({"#######", "#.    #", "#  $  #", "#     #", "#@  $.#", "#######"});
    Level level(board), late(board, false, -1);
    ASSERT_TRUE(prepare(level) && prepare(late));
    const Plan plan(level), none(late);
    const auto boxes = [&](int one, int other) {
        Position position = {Squares(2, one), level.nothing};
        position.boxes[1] = other;
        for (const int box : position.boxes) position.occupied[box] = 1;
        return position;
    };
    const int above = board.goals[0], below = board.goals[1];
    EXPECT_EQ(0, plan.progress(boxes(board.boxes[0], board.boxes[1])));
    EXPECT_EQ(1, plan.progress(boxes(above, board.boxes[1])));
    EXPECT_EQ(0, plan.progress(boxes(above, above + 2)));
    EXPECT_EQ(2, plan.progress(boxes(above, below)));
    EXPECT_EQ(0, plan.progress(boxes(below, board.boxes[0])));
    EXPECT_EQ(1, none.progress(boxes(below, board.boxes[0])));
}

/// A full board has done at least a step for each goal, and no other has done more.
TEST(SokobanAny, PlanEndsWithAllGoals) {
    std::mt19937 random(44);
    int plans = 0;
    for (int round = 0; round < 300; ++round) {
        const int boxes = 1 + round % 3;
        const Rows rows = random_rows(random, boxes, boxes);
        Board board;
        if (!number_board(rows, board).empty() || board.stranded || least_pushes(board) < 0)
            continue;
        Level level(board);
        ASSERT_TRUE(prepare(level));
        const Plan nearest(level), by_chance(level, &random);
        for (const Plan* const plan : {&nearest, &by_chance}) {
            const int most = plan->progress({level.goals, level.goal});
            EXPECT_GE(most, boxes);
            EXPECT_LE(plan->progress({level.boxes, level.start}), most);
        }
        ++plans;
    }
    EXPECT_GT(plans, 30);
}

/// One box and three goals: the plan is to fill the nearest, and it is done when that is filled.
TEST(SokobanAny, PlanLeavesSpareGoalsEmpty) {
    const Board board = board_of({"########", "#@$. . #", "# .    #", "########"});
    Level level(board);
    ASSERT_TRUE(prepare(level));
    const Plan plan(level);
    EXPECT_EQ(0, plan.progress({level.boxes, level.start}));
    Position position = {level.boxes, level.nothing};
    position.boxes[0] = board.goals[0];
    position.occupied[board.goals[0]] = 1;
    EXPECT_EQ(1, plan.progress(position));
}

/// The box ends in the door: the player is in the other room then than at first.
TEST(SokobanAny, WindowsOfASolutionGetShorter) {
    const Board board = board_of({"##########", "#   #    #", "#   #    #", "# @ .  $ #",
                                  "#   #    #", "#   #    #", "##########"});
    Level level(board);
    ASSERT_TRUE(prepare(level));
    const Plan plan(level);
    List<Push> pushes;
    int box = board.boxes[0];
    for (const int d : {1, 0, 3, 0, 0}) {
        pushes.push_back({box, d});
        box = board.beside(box, d);
    }
    ASSERT_EQ(5, replay(board, pushes));
    shorten(level, plan, pushes);
    EXPECT_EQ(least_pushes(board), replay(board, pushes));
}

/// Both boxes are nearest to the same goal, but one of them has to go to the far one.
TEST(SokobanAny, LowerBoundGivesEachBoxAGoalOfItsOwn) {
    EXPECT_EQ(5, solve_rows({"##########", "#@$ .$  .#", "##########"}).lower_bound);
}

TEST(SokobanAny, NoTimeNoAnswer) {
    EXPECT_EQ("?\n", print(board_of(STORE), solve_rows(STORE, false, -1)));
}

/// Every part of the work looks at the clock: a single position of these two halls, with a door
/// between them, can take a minute.
TEST(SokobanAny, TheTimeLimitHoldsInLargeHalls) {
    std::vector<std::pair<std::size_t, std::size_t>> squares;
    for (std::size_t row = 2; row < 38; ++row)
        for (std::size_t column = 2 + row % 2; column < 30; column += 2)
            squares.push_back({row, column});
    std::mt19937 random(5);
    std::shuffle(squares.begin(), squares.end(), random);
    Rows rows(40, "#" + std::string(29, ' ') + "#" + std::string(28, ' ') + "#");
    rows.front() = rows.back() = std::string(60, '#');
    rows[20][30] = ' ';
    rows[1][1] = '@';
    for (std::size_t i = 0; i < 120; ++i) {
        rows[squares[i].first][squares[i].second] = '$';
        rows[1 + i % 38][58 - i / 38] = '.';
    }
    const std::clock_t start = std::clock();
    EXPECT_EQ(UNKNOWN, solve_rows(rows, false, 0.2).status);
    EXPECT_LT(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, 10);
}

TEST(SokobanAny, Options) {
    const auto understood = [](std::vector<std::string> words, double& seconds, bool& shorten) {
        std::vector<char*> pointers(1, nullptr);
        for (std::string& word : words) pointers.push_back(&word[0]);
        return parse_options(static_cast<int>(pointers.size()), pointers.data(), seconds, shorten);
    };
    double seconds = 10;
    bool shorten = false;
    EXPECT_TRUE(understood({"--seconds", "1.5", "--improve"}, seconds, shorten));
    EXPECT_EQ(seconds, 1.5);
    EXPECT_TRUE(shorten);
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--seconds"},
                                               {"--seconds", ""},
                                               {"--seconds", "abc"},
                                               {"--seconds", "1x"},
                                               {"--seconds", "-1"},
                                               {"--seconds", "nan"},
                                               {"-h"},
                                               {"level.xsb"}})
        EXPECT_FALSE(understood(words, seconds, shorten)) << words.back();
}

/// Compares the regions that a box parts with those of a flood fill.
TEST(SokobanAny, RegionsMatchFloodFill) {
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        const Rows rows = random_rows(random, 3, 0);
        Board board;
        if (!number_board(rows, board).empty()) continue;
        const Level level(board);
        BoxPaths paths(level), flood(level);
        paths.explore(level.nothing, board.player);
        for (int box = 0; box < board.size; ++box) {
            Key parts[4];
            const int count = paths.regions(box, parts);
            Marks occupied = level.nothing;
            occupied[box] = 1;
            std::set<Key> different;
            level.around(box, [&](int next, int d) {
                flood.explore(occupied, next);
                EXPECT_EQ(flood.everything(), parts[d]);
                different.insert(parts[d]);
            });
            EXPECT_EQ(static_cast<std::size_t>(count), different.size());
        }
    }
}

}  // namespace sokoban_any_test
