#include "solution.h"

namespace sokoban {
#define main solution_main
#include "../../../solutions/sokoban/sokoban.cpp"
#undef main

/// Another solver: plain breadth-first search by pushes.
namespace plain {
#define main plain_main
#include "../../../solutions/sokoban/sokoban_bfs.cpp"
#undef main
}  // namespace plain

/// The separate program: Dijkstra's search on single steps, fewest pushes and then fewest moves.
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
    EXPECT_EQ(number_board(rows(text), made), "");
    return made;
}

/// The square drawn as the n-th `mark` of a level's text in reading order, counted from 0.
int square(const std::string& text, char mark, int n = 0) {
    std::string numbered = text;
    for (char& cell : numbered) {
        if (cell != mark || n-- != 0) continue;
        for (char& other : numbered)
            if (other == '@' || other == '+') other = ' ';
        cell = '@';
        return board(numbered).player;
    }
    ADD_FAILURE() << "no " << mark << " in " << text;
    return WALL;
}

Result solve_with(const std::string& text, const Rules& rules = Rules()) {
    return solve(board(text), Limits(), false, rules);
}

std::string answer(const std::string& text, bool least_moves = false) {
    const Board made = board(text);
    return print(made, solve(made, Limits(), least_moves));
}

/// The first number of an answer: its pushes, or -1.
std::string pushes(const std::string& answer) {
    return answer.substr(0, answer.find_first_of(" \n"));
}

std::string counts(const std::string& answer) { return answer.substr(0, answer.find('\n')); }

/// The number of pushes in a legal LURD string that solves the level, -1 for any other string.
int replay(const Board& start, const std::string& moves) {
    std::set<int> boxes(start.boxes.begin(), start.boxes.end());
    int player = start.player, pushed = 0;
    for (const char letter : moves) {
        const int d = static_cast<int>(std::string("lurdLURD").find(letter));
        const int next = start.beside(player, d % 4);
        if (next == WALL || (boxes.count(next) == 1) != (d >= 4)) return -1;
        if (d >= 4) {
            const int target = start.beside(next, d % 4);
            if (target == WALL || !boxes.insert(target).second) return -1;
            boxes.erase(next);
            ++pushed;
        }
        player = next;
    }
    const bool solved =
        std::all_of(boxes.begin(), boxes.end(), [&](int box) { return start.goal[at(box)] != 0; });
    return solved ? pushed : -1;
}

/// A level of at most `height` x `width` squares and four boxes, often with goals to spare.
std::string random_level(std::mt19937& random, unsigned height, unsigned width) {
    height -= random() % 2;
    width -= random() % 2;
    const unsigned walls = random() % 30;
    std::string cells(height * width, ' ');
    for (char& cell : cells) cell = random() % 100 < walls ? '#' : ' ';
    const unsigned boxes = 1 + random() % 4;
    for (unsigned i = 0; i < boxes; ++i) cells[random() % cells.size()] = "$$$*"[random() % 4];
    for (unsigned i = random() % 2 + boxes; i > 0; --i) {
        char& cell = cells[random() % cells.size()];
        cell = cell == '$' || cell == '*' ? '*' : '.';
    }
    char& cell = cells[random() % cells.size()];
    cell = cell == '.' || cell == '*' ? '+' : '@';
    std::string text;
    for (unsigned row = 0; row < height; ++row) text += cells.substr(row * width, width) + "/";
    return text;
}

/// All rules, then with one of them off, then with the trios from the first state on, then none.
std::vector<Rules> rule_sets() {
    std::vector<Rules> sets(9);
    sets[1].dead_squares = sets[2].freeze = sets[3].frozen_walls = false;
    sets[4].corrals = sets[5].backward = false;
    sets[6].trios = false;
    sets[7].patience = 0;
    sets[8] = {false, false, false, false, false, false, 0};
    return sets;
}

// ---- whole levels ----------------------------------------------------------------------------

const std::string SAMPLE = "  ##### /###   #/#.$@  #/### $.#/#.$  ##/#   . #/#######";

TEST(Sokoban, Sample) {
    EXPECT_EQ(pushes(answer(SAMPLE)), "3");
    EXPECT_EQ(counts(answer(SAMPLE, true)), "3 7");
    EXPECT_EQ(replay(board(SAMPLE), "LrdRldL"), 3);
}

TEST(Sokoban, SolvedAtTheStart) {
    for (const bool least_moves : {false, true}) {
        EXPECT_EQ(answer("#####/#@* #/#####", least_moves), "0 0\n\n");
        EXPECT_EQ(answer("#####/#@*.#/#####", least_moves), "0 0\n\n");
        EXPECT_EQ(answer("###/#@#/###", least_moves), "0 0\n\n");
        EXPECT_EQ(answer("#####/#@  #/#####", least_moves), "0 0\n\n");
        EXPECT_EQ(answer("###/#+#/###", least_moves), "0 0\n\n");
    }
}

TEST(Sokoban, MoreBoxesThanGoals) {
    EXPECT_EQ(answer("#######/#@$$ .#/#     #/#######"), "-1\n");
    EXPECT_EQ(answer("#####/#@*$#/#####"), "-1\n");
}

TEST(Sokoban, DecorationsAreDropped) {
    EXPECT_EQ(answer("######/#@$.##*/#######"), "1 1\nR\n");
    EXPECT_EQ(answer("######/#@$.##./#######"), "1 1\nR\n");  // a goal out of reach is none
    EXPECT_EQ(answer("######/#@$.##$/#######"), "-1\n");      // a box out of reach stays there
    EXPECT_EQ(answer("#######/#@$##.#/#######"), "-1\n");
}

TEST(Sokoban, OutsideTheTextIsWall) {
    EXPECT_EQ(answer("@$."), "1 1\nR\n");
    EXPECT_EQ(answer("@$./#"), "1 1\nR\n");
    EXPECT_EQ(answer("@ $/  ./"), "-1\n");
}

TEST(Sokoban, GoalsInCornersCount) {
    EXPECT_EQ(pushes(answer("######/#.  .#/# $$ #/#@   #/######")), "4");
    EXPECT_EQ(answer("#####/#@$*#/#####"), "-1\n");
}

TEST(Sokoban, RandomLevelsMatchBreadthFirstSearch) {
    std::mt19937 random(5);
    int solved = 0;
    const std::vector<Rules> sets = rule_sets();
    for (int round = 0; round < 500; ++round) {
        const std::string text = random_level(random, 5, 5 + unsigned(round % 2));
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        plain::Board other;
        ASSERT_EQ(plain::parse(rows(text), other), "");
        const std::string expected = pushes(plain::solve(other));
        for (std::size_t i = 0; i < sets.size(); ++i) {
            SCOPED_TRACE("rules " + std::to_string(i));
            const Board start = board(text);
            const Result result = solve(start, Limits(), false, sets[i]);
            const std::string mine = print(start, result);
            ASSERT_EQ(pushes(mine), expected);
            if (result.status == Result::UNSOLVABLE) continue;
            const std::string moves = lurd(start, result.pushes);
            EXPECT_EQ(std::to_string(replay(start, moves)), expected);
            EXPECT_EQ(mine, expected + " " + std::to_string(moves.size()) + "\n" + moves + "\n");
        }
        solved += expected != "-1";
    }
    EXPECT_GT(solved, 100);
}

TEST(Sokoban, LeastMovesMatchStepByStepSearch) {
    std::mt19937 random(6);
    for (int round = 0; round < 300; ++round) {
        const std::string text = random_level(random, 4, 5);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        const std::string expected = steps::solve(rows(text)), mine = answer(text, true);
        ASSERT_EQ(counts(mine), counts(expected));
        if (mine == "-1\n") continue;
        const std::string moves = mine.substr(mine.find('\n') + 1);
        EXPECT_EQ(replay(board(text), moves.substr(0, moves.size() - 1)), std::stoi(pushes(mine)));
    }
}

TEST(Sokoban, WalksBetweenPushesAreShortest) {
    EXPECT_EQ(answer("#######/#. $  #/#@    #/#######"), "2 6\nrrruLL\n");
    const Board made = board("#######/#. $  #/#@    #/#######");
    const std::vector<int> walk = walks(made, std::vector<char>(at(made.size), 0), made.player);
    EXPECT_EQ(walk[at(square("#######/#. $  #/#@    #/#######", '$'))], 3);
}

TEST(Sokoban, EffortOnALevelOfOurOwn) {
    // A change of these figures means a change of the search; see to it that it is for the better.
    const Result result =
        solve_with("############/#          #/# $$ $$ $$ #/#          #/# $$ $$ $$ #"
                   "/#@         #/###  #######/#....      #/#....      #"
                   "/#....      #/############");
    EXPECT_EQ(result.pushes.size(), 100U);
    EXPECT_EQ(result.expanded, 201U);
    EXPECT_EQ(result.generated, 2141U);
}

// ---- the pruning rules: a board that they must cut and a near twin that they must keep ---------

/// Whether the push of the only box in direction d is thought useful.
bool useful(const std::string& text, int d, const Rules& rules = Rules()) {
    const Board made = board(text);
    const Layout layout(made, std::vector<char>(at(made.size), 0), rules);
    return layout.useful[at(4 * made.boxes[0] + d)] != 0;
}

TEST(SokobanRules, DeadSquares) {
    //     #####     #####     To the right the box meets a wall without a goal: lost for ever. With
    //     #   #     #   #     the goal in the corner the same push is the only way to solve it.
    //     #@$ #     #@$ #
    //     # . #     #  .#
    //     #####     #####
    Rules off;
    off.dead_squares = false;
    const std::string cut = "#####/#   #/#@$ #/# . #/#####", keep = "#####/#   #/#@$ #/#  .#/#####";
    EXPECT_FALSE(useful(cut, 2));
    EXPECT_TRUE(useful(keep, 2));
    EXPECT_TRUE(useful(cut, 2, off));
    EXPECT_EQ(pushes(answer(keep)), "2");
}

/// Whether the start of a level is given up.
bool lost(const std::string& text, const Rules& rules = Rules()) {
    const Board made = board(text);
    Position position(made.size);
    position.place(made.boxes, made.player);
    Bounds bounds(made, position, rules);
    int bound[2];
    return !bounds.load(bound);
}

TEST(SokobanRules, Freeze) {
    //     #######     #######     Side by side on the upper wall neither box can move again. With a
    //     # $$..#     # $ $.#     square between them both can.
    //     #@    #     #@   .#
    //     #######     #######
    Rules off;
    off.freeze = false;
    const std::string cut = "#######/# $$..#/#@    #/#######";
    const std::string keep = "########/# $ $..#/#@     #/########";
    EXPECT_TRUE(lost(cut));
    EXPECT_FALSE(lost(keep));
    EXPECT_FALSE(lost(cut, off));
    EXPECT_EQ(pushes(answer(keep)), "5");
    EXPECT_EQ(answer(cut), "-1\n");
}

TEST(SokobanRules, FrozenOnGoalsIsNoFault) {
    //     ######     The box in the corner is frozen on its goal and does no harm; off its goal
    //     #*  .#     all would be lost.
    //     # $  #
    //     #@   #
    //     ######
    EXPECT_FALSE(lost("######/#*  .#/# $  #/#@   #/######"));
    EXPECT_TRUE(lost("######/#$  .#/#. $ #/#@   #/######"));
}

TEST(SokobanRules, FrozenBoxesAreWalls) {
    //     ########     ########     The box in the bend stands on its goal for ever. It bars the
    //     #@  ####     #@   ###     player from the other box, unless there is a way round.
    //     ###* $.#     ###* $.#
    //     ########     ########
    Rules off;
    off.frozen_walls = false;
    const std::string cut = "########/#@  ####/###* $.#/########";
    const std::string keep = "########/#@   ###/###* $.#/########";
    EXPECT_TRUE(lost(cut));
    EXPECT_FALSE(lost(keep));
    EXPECT_FALSE(lost(cut, off));
    EXPECT_EQ(pushes(answer(keep)), "1");
}

TEST(SokobanRules, Matching) {
    //     #########     #########     Each box has a goal within reach, but on the left it is the
    //     # $ $ . #     # $   . #     same one: no box leaves the upper wall.
    //     #@      #     #@  $   #
    //     #   .   #     #   .   #
    //     #########     #########
    EXPECT_TRUE(lost("#########/# $ $ . #/#@      #/#   .   #/#########"));
    EXPECT_FALSE(lost("#########/# $   . #/#@  $   #/#   .   #/#########"));
}

/// The pushes from the start of a level, as (square, direction), that the corrals leave.
std::set<std::pair<int, int>> pruned(const std::string& text) {
    const Board made = board(text);
    Position position(made.size);
    position.place(made.boxes, made.player);
    const Layout layout(made, std::vector<char>(at(made.size), 0), Rules());
    PlayerRegion region(made.size);
    region.fill(made, position.occupied, made.player);
    std::vector<Push> pushes;
    for (const int box : made.boxes)
        for (int d = 0; d < 4; ++d)
            if (layout.useful[at(4 * box + d)] && region.contains(made.beside(box, d ^ 2)) &&
                !position.occupied[at(made.beside(box, d))])
                pushes.push_back({box, d});
    Corrals(made, position.boxes, position.occupied, region).prune(layout.useful, pushes);
    std::set<std::pair<int, int>> left;
    for (const Push push : pushes) left.insert({push.square, push.direction});
    return left;
}

TEST(SokobanRules, CorralWithOnePushLeft) {
    //     ##########     ##########     The box in the door can only be pushed in, and must be some
    //     #    #   #     #        #     day: nothing else need be tried. Where the wall is open
    //     # .$ $  .#     # .$ $  .#     above the door there is no corral.
    //     #@   #   #     #@   #   #
    //     ##########     ##########
    const std::string cut = "##########/#    #   #/# .$ $  .#/#@   #   #/##########";
    const std::string keep = "##########/#        #/# .$ $  .#/#@   #   #/##########";
    EXPECT_EQ(pruned(cut), (std::set<std::pair<int, int>>{{square(cut, '$', 1), 2}}));
    EXPECT_GT(pruned(keep).size(), 2U);
    EXPECT_EQ(pushes(answer(cut)), "4");
}

TEST(SokobanRules, CorralThatNeedNotBeEntered) {
    //     ##########     The box in the door is on a goal, and the corral has none: it may stay.
    //     #    #   #
    //     # .$ *   #
    //     #@   #   #
    //     ##########
    EXPECT_GT(pruned("##########/#    #   #/# .$ *   #/#@   #   #/##########").size(), 1U);
}

TEST(SokobanRules, CorralWhosePushIsNotYetPossible) {
    //     ##########     The player's place for the push into the corral is taken by another box,
    //     #    #   #     which can leave it upwards and downwards: no PI-corral.
    //     # . $$  .#
    //     #@   #   #
    //     #  . #   #
    //     ##########
    const std::string text = "##########/#    #   #/# . $$  .#/#@   #   #/#  . #   #/##########";
    const int box = square(text, '$');
    EXPECT_EQ(pruned(text).count({box, 3}), 1U);
}

TEST(SokobanRules, CorralWithoutPushIsLost) {
    //     ########     ########     The upper box cannot leave the corner's side without the player
    //     # $  . #     #.$    #     in the corner, and neither may enter the corner: it has no
    //     #*@    #     #*@    #     goal. Where it has one, either may.
    //     #      #     #      #
    //     #      #     #      #
    //     ########     ########
    const std::string cut = "########/# $  . #/#*@    #/#      #/#      #/########";
    const std::string keep = "########/#.$    #/#*@    #/#      #/#      #/########";
    EXPECT_TRUE(pruned(cut).empty());
    EXPECT_FALSE(lost(cut));  // no other rule sees it
    EXPECT_EQ(answer(cut), "-1\n");
    EXPECT_EQ(pruned(keep).size(), 2U);
    EXPECT_EQ(pushes(answer(keep)), "1");
}

/// The table of three boxes, made by pulls from the goals or by pushes from the start.
Trios trios(const Board& made, bool push) {
    Trios table;
    table.build(made, std::vector<char>(4 * at(made.size), 1), push);
    return table;
}

TEST(SokobanRules, Trios) {
    //     #######     #######     The box off goal can only be pushed up, to where the player
    //     cannot
    //     #.   *#     #  . *#     come to its right side while the two others stand, and these
    //     cannot # @$*##     # @$*##     make room. With any box taken away, or the goal up there,
    //     all is #     #     #     #     well.
    //     #######     #######
    Rules off;
    off.corrals = off.backward = off.trios = false;
    const std::string cut = "#######/#.   *#/# @$*##/#     #/#######";
    const std::string keep = "#######/#  . *#/# @$*##/#     #/#######";
    for (const std::string& text : {cut, keep}) {
        const Board made = board(text);
        const Trios table = trios(made, false);
        for (const int box : made.boxes)
            EXPECT_EQ(table.lost(made.boxes, box, made.player), text == cut);
        EXPECT_FALSE(Trios().lost(made.boxes, made.boxes[0], made.player));  // not built
        EXPECT_FALSE(lost(text));
        for (std::size_t i = 0; i < 3; ++i) {
            Board pair = made;
            pair.boxes.erase(pair.boxes.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_EQ(solve(pair, Limits()).status, Result::SOLVED);
        }
    }
    EXPECT_EQ(answer(cut), "-1\n");
    EXPECT_EQ(pushes(answer(keep)), "1");
    Rules at_once = off;
    at_once.trios = true;
    at_once.patience = 0;
    EXPECT_LT(solve_with(cut, at_once).expanded, solve_with(cut, off).expanded);
}

/// All states (boxes in order, then the player) that single steps lead to, or lead from.
std::set<std::vector<int>> closure(const Board& made, std::vector<std::vector<int>> queue,
                                   bool push) {
    std::set<std::vector<int>> known(queue.begin(), queue.end());
    while (!queue.empty()) {
        const std::vector<int> state = queue.back();
        queue.pop_back();
        const int player = state.back();
        for (int d = 0; d < 4; ++d) {
            const int next = made.beside(player, d), behind = made.beside(player, d ^ 2);
            if (next == WALL) continue;
            std::set<int> boxes(state.begin(), state.end() - 1);
            const bool blocked = boxes.count(next) == 1;
            std::vector<std::set<int>> results;
            if (!blocked) results.push_back(boxes);
            const int from = push ? next : behind, to = push ? made.beside(next, d) : player;
            if (blocked == push && to != WALL && boxes.count(to) == 0 && boxes.erase(from) == 1) {
                boxes.insert(to);
                results.push_back(boxes);
            }
            for (const std::set<int>& result : results) {
                std::vector<int> after(result.begin(), result.end());
                after.push_back(next);
                if (known.insert(after).second) queue.push_back(after);
            }
        }
    }
    return known;
}

TEST(SokobanRules, TriosMatchSingleSteps) {
    std::mt19937 random(13);
    int boards = 0, possible = 0, all = 0;
    while (boards < 12) {
        const std::string text = random_level(random, 4, 5);
        Board made = board(text);
        if (made.boxes.size() != 3 || made.goals.size() < 3) continue;
        SCOPED_TRACE(text);
        ++boards;
        std::vector<std::vector<int>> start(1, made.boxes), ends;
        start[0].push_back(made.player);
        std::vector<char> chosen(made.goals.size(), 0);
        std::fill(chosen.end() - 3, chosen.end(), 1);
        do {
            std::vector<int> end;
            for (std::size_t i = 0; i < chosen.size(); ++i)
                if (chosen[i]) end.push_back(made.goals[i]);
            for (int player = 0; player < made.size; ++player) {
                if (std::count(end.begin(), end.end(), player) == 1) continue;
                ends.push_back(end);
                ends.back().push_back(player);
            }
        } while (std::next_permutation(chosen.begin(), chosen.end()));
        for (const bool push : {false, true}) {
            const std::set<std::vector<int>> known = closure(made, push ? start : ends, push);
            const Trios table = trios(made, push);
            for (int a = 0; a < made.size; ++a)
                for (int b = 0; b < a; ++b)
                    for (int c = 0; c < b; ++c)
                        for (int player = 0; player < made.size; ++player, ++all) {
                            if (player == a || player == b || player == c) continue;
                            const bool reached = known.count({c, b, a, player}) == 1;
                            ASSERT_EQ(table.lost({a, c, b}, b, player), !reached);
                            possible += reached;
                        }
        }
    }
    EXPECT_GT(possible, 1000);
    EXPECT_GT(all - possible, 1000);
}

TEST(SokobanRules, BoundsAreConsistent) {
    std::mt19937 random(7);
    int pushed = 0;
    for (int round = 0; round < 400; ++round) {
        const std::string text = random_level(random, 5, 6);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        const Board made = board(text);
        if (made.stranded || made.boxes.size() > made.goals.size()) continue;
        Position position(made.size);
        position.place(made.boxes, made.player);
        Bounds bounds(made, position, Rules()), afresh(made, position, Rules());
        PlayerRegion region(made.size);
        int before[2], after[2], full[2];
        for (int push = 0; push < 20 && bounds.load(before); ++push) {
            region.fill(made, position.occupied, position.player);
            const int box =
                made.boxes.empty() ? WALL : position.boxes[random() % made.boxes.size()];
            const int d = static_cast<int>(random() % 4);
            if (box == WALL || !region.contains(made.beside(box, d ^ 2))) continue;
            const int to = made.beside(box, d);
            if (to == WALL || position.occupied[at(to)]) continue;
            position.move(box, to);
            position.player = box;
            const bool alive = bounds.load(after);
            ASSERT_EQ(alive, afresh.load(full));
            if (!alive) break;
            EXPECT_EQ(after[0], full[0]);
            EXPECT_EQ(after[1], full[1]);
            EXPECT_GE(after[0], before[0] - 1);
            EXPECT_LE(after[1], before[1] + 1);
            ++pushed;
        }
    }
    EXPECT_GT(pushed, 200);
}

// ---- the blocks ------------------------------------------------------------------------------

TEST(SokobanBlocks, ReadsACollection) {
    std::istringstream text(
        "Set #1\n\n; 1\n###\n#@#\n###\n#1\n####\r\n#+_#\r\n####\r\n   \n2#@-3#|#|");
    LevelText level;
    ASSERT_TRUE(read_level(text, level));
    EXPECT_EQ(level.rows, (Rows{"###", "#@#", "###"}));
    EXPECT_EQ(level.line, 4);
    ASSERT_TRUE(read_level(text, level));
    EXPECT_EQ(level.rows, (Rows{"####", "#+ #", "####"}));
    EXPECT_EQ(level.line, 8);
    ASSERT_TRUE(read_level(text, level));
    EXPECT_EQ(level.rows, (Rows{"##@ ###", "#"}));
    EXPECT_EQ(level.line, 12);
    EXPECT_FALSE(read_level(text, level));
}

TEST(SokobanBlocks, NoBoardLines) {
    for (const char* line : {"", "   ", "@$.", "#1", "1#2", "3|#", "#x", "\t#", "# 1|"}) {
        Rows read;
        EXPECT_FALSE(expand_board_line(line, read)) << line;
        EXPECT_TRUE(read.empty());
    }
}

TEST(SokobanBlocks, FaultsOfALevel) {
    Board made;
    EXPECT_EQ(number_board({"###", "# #"}, made), "no player");
    EXPECT_EQ(number_board({"#@+#"}, made), "two players");
    Rows read;
    ASSERT_TRUE(expand_board_line("#@99999999999999999999 #", read));
    EXPECT_EQ(number_board(read, made), "more than 1000 rows or columns");
    std::istringstream text("#@|" + std::string(2000, '|') + "#\n");
    LevelText level;
    ASSERT_TRUE(read_level(text, level));
    EXPECT_EQ(number_board(level.rows, made), "more than 1000 rows or columns");
    EXPECT_EQ(number_board(Rows(1000, std::string(999, ' ') + "#"), made), "no player");
}

TEST(SokobanBlocks, BoardNumbering) {
    const Board made = board("#####/#  @###/#     #/### ###/  ###");
    EXPECT_EQ(made.size, 9);
    EXPECT_EQ(made.player, 2);
    EXPECT_EQ((std::vector<int>{made.beside(4, 0), made.beside(4, 1), made.beside(4, 2),
                                made.beside(4, 3)}),
              (std::vector<int>{3, 1, 5, WALL}));
    EXPECT_EQ(made.beside(5, 3), 8);
    EXPECT_EQ(made.beside(0, 0), WALL);
    EXPECT_FALSE(made.stranded);
    EXPECT_TRUE(board("@#$").stranded);
    EXPECT_FALSE(board("@#*").stranded);
}

/// The squares reached from `start`, by plain recursion.
void flood(const Board& made, const std::set<int>& full, int start, std::set<int>& reached) {
    if (start == WALL || full.count(start) == 1 || !reached.insert(start).second) return;
    for (int d = 0; d < 4; ++d) flood(made, full, made.beside(start, d), reached);
}

TEST(SokobanBlocks, RegionsAndSidesMatchPlainFloods) {
    std::mt19937 random(8);
    for (int round = 0; round < 60; ++round) {
        const std::string text = random_level(random, 6, 6);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        const Board made = board(text);
        std::vector<char> wall(at(made.size), 0);
        std::set<int> walls;
        for (int s = 0; s < made.size; ++s)
            if (random() % 8 == 0) walls.insert(s);
        for (const int s : walls) wall[at(s)] = 1;
        const PlayerSides sides(made, wall);
        PlayerRegion region(made.size);
        for (int box = 0; box < made.size; ++box) {
            if (walls.count(box) == 1) continue;
            std::set<int> full = walls;
            full.insert(box);
            std::vector<char> occupied = wall;
            occupied[at(box)] = 1;
            for (int player = 0; player < made.size; ++player) {
                if (full.count(player) == 1) continue;
                std::set<int> reached;
                flood(made, full, player, reached);
                EXPECT_EQ(region.fill(made, occupied, player), *reached.begin());
                int side = NOWHERE;
                for (int d = 3; d >= 0; --d)
                    if (reached.count(made.beside(box, d)) == 1) side = d;
                EXPECT_EQ(sides.of_player(box, player), side);
                for (int s = 0; s < made.size; ++s)
                    EXPECT_EQ(region.contains(s), reached.count(s) == 1);
            }
        }
    }
}

TEST(SokobanBlocks, LoneDistancesMatchASearchByPushes) {
    std::mt19937 random(9);
    for (int round = 0; round < 40; ++round) {
        const std::string text = random_level(random, 5, 5);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        const Board made = board(text);
        const PlayerSides sides(made, std::vector<char>(at(made.size), 0));
        const std::vector<Distance> to_goal = lone_distances(made, sides, true);
        const std::vector<Distance> from_start = lone_distances(made, sides, false);
        for (std::size_t i = 0; i < made.boxes.size(); ++i) {
            // Breadth-first by pushes over (box, player), the player's region filled every time.
            std::map<std::pair<int, int>, int> pushes;
            std::deque<std::pair<int, int>> queue;
            std::vector<int> nearest(made.goals.size(), FAR);
            const auto visit = [&](int box, int player, int distance) {
                std::set<int> reached;
                flood(made, {box}, player, reached);
                if (!pushes.insert({{box, *reached.begin()}, distance}).second) return;
                queue.emplace_back(box, player);
                const int side = sides.of_player(box, player);
                const std::size_t place = at(5 * box + side);
                EXPECT_EQ(from_start[place * made.boxes.size() + i], distance);
                for (std::size_t j = 0; j < made.goals.size(); ++j)
                    if (made.goals[j] == box) nearest[j] = std::min(nearest[j], distance);
            };
            if (made.boxes[i] == made.player) continue;
            visit(made.boxes[i], made.player, 0);
            while (!queue.empty()) {
                const auto [box, player] = queue.front();
                queue.pop_front();
                std::set<int> reached;
                flood(made, {box}, player, reached);
                const int distance = pushes.at({box, *reached.begin()}) + 1;
                for (int d = 0; d < 4; ++d)
                    if (reached.count(made.beside(box, d ^ 2)) == 1 && made.beside(box, d) != WALL)
                        visit(made.beside(box, d), box, distance);
            }
            const int side = sides.of_player(made.boxes[i], made.player);
            for (std::size_t j = 0; j < made.goals.size(); ++j)
                EXPECT_EQ(to_goal[at(5 * made.boxes[i] + side) * made.goals.size() + j],
                          nearest[j]);
        }
    }
}

/// The least cost by trying every assignment.
int least_cost(const std::vector<std::vector<Distance>>& costs, std::size_t columns) {
    std::vector<std::size_t> order(columns);
    std::iota(order.begin(), order.end(), std::size_t(0));
    int best = UNMATCHABLE;
    do {
        int sum = 0;
        for (std::size_t row = 0; row < costs.size() && sum < UNMATCHABLE; ++row)
            sum = costs[row][order[row]] == FAR ? UNMATCHABLE : sum + costs[row][order[row]];
        best = std::min(best, sum);
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

TEST(SokobanBlocks, MatchingMatchesAllAssignments) {
    std::mt19937 random(10);
    Matching matching;  // one for all: what is left of old problems must do no harm
    std::deque<std::vector<Distance>> rows;  // for ever, since a row is known by its address
    for (int round = 0; round < 400; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        const std::size_t columns = 1 + random() % 5, count = 1 + random() % columns;
        std::vector<std::vector<Distance>> costs(count);
        std::vector<const Distance*> lines(count);
        const auto change = [&](std::size_t row) {
            rows.emplace_back(columns);
            for (Distance& cost : rows.back())
                cost = static_cast<Distance>(random() % 4 == 0 ? FAR : random() % 12);
            costs[row] = rows.back();
            lines[row] = rows.back().data();
        };
        for (std::size_t row = 0; row < count; ++row) change(row);
        for (int step = 0; step < 6; ++step) {
            ASSERT_EQ(matching.solve(lines, columns), least_cost(costs, columns));
            change(random() % count);
        }
    }
    EXPECT_EQ(matching.solve({nullptr, nullptr}, 1), UNMATCHABLE);
    EXPECT_EQ(matching.solve({}, 0), 0);
}

TEST(SokobanBlocks, BucketQueueTakesTheLeastFirst) {
    std::mt19937 random(11);
    BucketQueue<int> queue;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<int>> model;
    for (int i = 0; i < 5000; ++i) {
        if (random() % 5 < 3) {
            const std::size_t key = random() % 20, second = random() % 10;
            queue.push(key, second, i);
            model[{key, second}].push_back(i);
        } else if (!model.empty()) {
            const auto first = model.begin();
            ASSERT_EQ(queue.least(), first->first.first);
            ASSERT_EQ(queue.top(), first->second.back());
            ASSERT_EQ(queue.pop(), first->second.back());
            first->second.pop_back();
            if (first->second.empty()) model.erase(first);
        }
        ASSERT_EQ(queue.empty(), model.empty());
    }
}

TEST(SokobanBlocks, StateTableTellsAllStatesApart) {
    StateTable table(2);
    for (std::uint64_t i = 0; i < 5000; ++i) {
        const std::vector<std::uint64_t> set{i / 3, ~i / 3};
        EXPECT_EQ(table.find(set, static_cast<int>(i % 3)), NONE);
        EXPECT_EQ(table.add(set, static_cast<int>(i % 3)), i);
    }
    for (std::uint64_t i = 0; i < 5000; ++i)
        EXPECT_EQ(table.find({i / 3, ~i / 3}, static_cast<int>(i % 3)), i);
    StateTable alike(1);  // all of one hash: told apart by comparison alone
    for (const bool known : {false, true})
        for (std::uint64_t i = 0; i < 300; ++i) {
            const std::uint64_t set = (i + 1) * 0x9E3779B97F4A7C15U;
            EXPECT_EQ(alike.find({set}, static_cast<int>(i)), known ? i : NONE);
            if (!known) alike.add({set}, static_cast<int>(i));
        }
    StateTable one(2);
    one.find({5, 1}, 0);
    one.add({5, 1}, 0);
    EXPECT_EQ(one.boxes(0), (std::vector<int>{0, 2, 64}));
}

TEST(SokobanBlocks, FrozenBoxes) {
    //     #######     Frozen: the four in a block (the two on the right by the others alone) and
    //     #$$  $#     the one in the corner. The lowest can move.
    //     #$$   #
    //     #   $ #
    //     #@    #
    //     #######
    const std::string text = "#######/#$$  $#/#$$   #/#   $ #/#@    #/#######";
    const Board made = board(text);
    FrozenBoxes frozen(made.size);
    frozen.find(made, std::vector<char>(4 * at(made.size), 1), made.boxes);
    for (int i = 0; i < 6; ++i) EXPECT_EQ(frozen.contains(square(text, '$', i)), i < 5) << i;
    EXPECT_FALSE(frozen.contains(WALL));
    frozen.find(made, std::vector<char>(4 * at(made.size), 0), made.boxes);  // no push is useful
    EXPECT_TRUE(frozen.contains(square(text, '$', 5)));
    frozen.find(made, std::vector<char>(4 * at(made.size), 1), {square(text, '$', 1)});
    EXPECT_FALSE(frozen.contains(square(text, '$', 1)));
    EXPECT_FALSE(frozen.contains(square(text, '$', 0)));
}

// ---- limits and options ----------------------------------------------------------------------

const std::string HARD = "###########/#     .   #/#  .@   $ #/# .   $$  #/#    .    #/#     .. .#"
                         "/# $$$ $   #/#.$ $ . $ #/#   $ . $ #/#..       #/###########";

/// A room without walls, the boxes in its middle and the goals along its sides.
std::string room(std::size_t side) {
    std::string text = "@" + std::string(side - 1, '.') + "/";
    for (std::size_t row = 2; row < side; ++row) {
        text += "." + std::string(side - 2, ' ') + "./";
        if (row % 2 == 1 || row + 2 > side) continue;
        for (std::size_t column = 2; column + 2 < side; column += 3)
            text[text.size() - 1 - side + column] = '$';
    }
    return text + std::string(side, '.');
}

TEST(SokobanLimits, TimeHoldsWithinATenth) {
    const std::vector<std::pair<std::string, bool>> cases{
        {HARD, false}, {room(24), false}, {room(12), true}};  // pushes of the last: at once
    for (const auto& [text, least_moves] : cases) {
        SCOPED_TRACE(text);
        Limits limits;
        limits.seconds = 1;
        const std::clock_t before = std::clock();
        EXPECT_EQ(solve(board(text), limits, least_moves).status, Result::UNPROVED);
        const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        EXPECT_LT(seconds, 1.1);
        EXPECT_GT(seconds, 0.9);
    }
}

TEST(SokobanLimits, TimeAndMemoryRunOut) {
    Limits limits;
    limits.seconds = 0.2;
    const Result result = solve(board(HARD), limits);
    EXPECT_EQ(result.status, Result::UNPROVED);
    EXPECT_GT(result.lower, 0);
    EXPECT_EQ(print(board(HARD), result), "? " + std::to_string(result.lower) + "\n");
    limits = Limits();
    limits.bytes = 2000000;
    EXPECT_EQ(solve(board(HARD), limits).status, Result::UNPROVED);
    limits.bytes = 0;
    EXPECT_EQ(print(board(SAMPLE), solve(board(SAMPLE), limits)), "? 0\n");
}

TEST(SokobanLimits, LowerBoundsAreTrueWhereverTheSearchIsCut) {
    std::mt19937 random(12);
    int cuts = 0;
    for (int round = 0; round < 40; ++round) {
        const std::string text = random_level(random, 5, 6);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + text);
        const Result whole = solve_with(text);
        for (std::size_t bytes = 20000; bytes < 200000; bytes += 20000) {
            Limits limits;
            limits.bytes = bytes;
            const Result cut = solve(board(text), limits);
            if (cut.status != Result::UNPROVED) {
                EXPECT_EQ(cut.status, whole.status);
            } else if (whole.status == Result::SOLVED) {
                EXPECT_LE(cut.lower, static_cast<int>(whole.pushes.size()));
                ++cuts;
            }
        }
    }
    EXPECT_GT(cuts, 10);
}

TEST(SokobanLimits, TooLargeABoardIsNotProved) {
    Board made;
    Rows room(200, std::string(200, ' '));
    room[0][0] = '@';
    room[5][5] = '$';
    room[7][7] = '.';
    ASSERT_EQ(number_board(room, made), "");
    EXPECT_EQ(print(made, solve(made, Limits())), "? 0\n");
}

TEST(SokobanLimits, Options) {
    const auto understood = [](std::vector<std::string> words, Limits& limits, bool& least_moves) {
        std::vector<char*> pointers(1, nullptr);
        for (std::string& word : words) pointers.push_back(&word[0]);
        return parse_options(static_cast<int>(pointers.size()), pointers.data(), limits,
                             least_moves);
    };
    Limits limits;
    bool least_moves = false;
    EXPECT_TRUE(understood({"--seconds", "1.5", "--moves", "--memory", "64"}, limits, least_moves));
    EXPECT_EQ(limits.seconds, 1.5);
    EXPECT_EQ(limits.bytes, 64000000U);
    EXPECT_TRUE(least_moves);
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--seconds"},
                                               {"--seconds", ""},
                                               {"--seconds", "x"},
                                               {"--seconds", "-1"},
                                               {"--seconds", "nan"},
                                               {"--memory", "1e99"},
                                               {"--memory", "5x"},
                                               {"-h"},
                                               {"level.xsb"}})
        EXPECT_FALSE(understood(words, limits, least_moves)) << words.back();
}

}  // namespace test
}  // namespace sokoban
