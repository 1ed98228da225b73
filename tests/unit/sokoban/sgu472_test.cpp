#include "solution.h"

namespace sgu472 {
#define main solution_main
#include "../../../solutions/sokoban/sgu472.cpp"
#undef main

namespace test {

typedef std::vector<std::string> Rows;

Solution solve(const Rows& rows) {
    const Maze maze(rows, "#@$.");
    return OneBoxSearch(maze).solve("udlrUDLR");
}

Rows read(const std::string& text) {
    testing_support::TextFile file(text);
    WindowReader reader(file.get());
    return parse(reader);
}

std::string show(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

/// Another algorithm: least (pushes, moves) over single steps of (player, box), in a map.
std::pair<int, int> step_search(const Rows& rows) {
    typedef std::pair<int, int> Pair;
    const int width = static_cast<int>(rows[0].size());
    const std::string cells = std::accumulate(rows.begin(), rows.end(), std::string());
    const int step[4] = {1, -1, width, -width};
    const int target = static_cast<int>(cells.find('.'));
    const Pair start(static_cast<int>(cells.find('@')), static_cast<int>(cells.find('$')));
    std::map<Pair, Pair> best = {{start, {0, 0}}};
    std::set<std::pair<Pair, Pair>> queue = {{{0, 0}, start}};
    while (!queue.empty()) {
        const auto [cost, state] = *queue.begin();
        queue.erase(queue.begin());
        if (state.second == target) return cost;
        for (const int to : step) {
            Pair next(state.first + to, state.second);
            const bool push = next.first == state.second;
            if (push) next.second += to;
            if (cells.at(next.first) == '#' || cells.at(next.second) == '#') continue;
            const Pair reached(cost.first + push, cost.second + 1);
            const auto found = best.find(next);
            if (found != best.end() && found->second <= reached) continue;
            best[next] = reached;
            queue.insert({reached, next});
        }
    }
    return {-1, 0};
}

/// The pushes and moves of `moves`, or (-1, 0) when a step is illegal or the box ends elsewhere.
std::pair<int, int> replay(const Rows& rows, const std::string& moves) {
    const int width = static_cast<int>(rows[0].size());
    const std::string cells = std::accumulate(rows.begin(), rows.end(), std::string());
    const std::map<char, int> step = {{'u', -width}, {'d', width}, {'l', -1}, {'r', 1}};
    int player = static_cast<int>(cells.find('@')), box = static_cast<int>(cells.find('$'));
    int pushes = 0;
    for (const char move : moves) {
        const int to = step.at(static_cast<char>(std::tolower(move)));
        const bool push = std::isupper(move) != 0;
        player += to;
        if (push != (player == box)) return {-1, 0};
        if (push) box += to;
        pushes += push;
        if (cells.at(player) == '#' || cells.at(box) == '#') return {-1, 0};
    }
    if (cells.at(box) != '.') return {-1, 0};
    return {pushes, static_cast<int>(moves.size())};
}

/// A wall around random cells with man, box and target on three of them.
Rows random_maze(std::mt19937& random, unsigned height, unsigned width, unsigned walls) {
    Rows rows(height + 2, std::string(width + 2, '#'));
    for (unsigned row = 1; row <= height; ++row)
        for (unsigned column = 1; column <= width; ++column)
            rows[row][column] = random() % 100 < walls ? '#' : ' ';
    for (const char letter : {'@', '$', '.'}) {
        char* cell;
        do cell = &rows[1 + random() % height][1 + random() % width];
        while (*cell == '@' || *cell == '$');
        *cell = letter;
    }
    return rows;
}

TEST(Sgu472, RandomMazesMatchMapSearch) {
    std::mt19937 random(472);
    int solved = 0;
    for (int i = 0; i < 600; ++i) {
        const unsigned height = 1 + static_cast<unsigned>(random() % 8);
        const unsigned width = 3 + static_cast<unsigned>(random() % 6);
        const Rows rows = random_maze(random, height, width, static_cast<unsigned>(random() % 35));
        SCOPED_TRACE(show(rows));
        const std::pair<int, int> expected = step_search(rows);
        const Solution solution = solve(rows);
        ASSERT_EQ(solution.pushes, expected.first);
        if (expected.first < 0) continue;
        ASSERT_EQ(replay(rows, solution.moves), expected);
        ++solved;
    }
    EXPECT_GT(solved, 150);
}

TEST(Sgu472, FewestPushesComeBeforeFewestMoves) {
    const Rows rows = {"######", "#    #", "# ## #", "# #  #", "# #  #",
                       "# # $#", "# ##@#", "#    #", "####.#", "######"};
    EXPECT_EQ(solve(rows).moves, "dllluuuuuurrrdddDDD");
}

TEST(Sgu472, NodesStayBelowFourACellInALargeRoom) {
    Rows rows(100, "#" + std::string(98, ' ') + "#");
    rows.front() = rows.back() = std::string(100, '#');
    rows[1][1] = '@';
    rows[2][2] = '$';
    rows[98][98] = '.';
    const Solution solution = solve(rows);
    EXPECT_EQ(solution.pushes, 192);
    EXPECT_EQ(replay(rows, solution.moves), std::make_pair(192, 195));
    EXPECT_EQ(solution.expanded, 37632);
    EXPECT_EQ(solution.generated, 37632);
    EXPECT_EQ(solution.measured, 18622);
}

TEST(Sgu472, AnEnclosedTargetCostsNoWalks) {
    Rows rows(100, "#" + std::string(98, ' ') + "#");
    rows.front() = rows.back() = std::string(100, '#');
    rows[1][1] = '@';
    rows[50][50] = '$';
    rows[98][98] = '.';
    rows[98][97] = rows[97][98] = '#';
    const Solution solution = solve(rows);
    EXPECT_EQ(solution.pushes, -1);
    EXPECT_EQ(solution.measured, 0);
    EXPECT_LE(solution.generated, 4 * 98 * 98);
}

TEST(Sgu472, LongWalksAreShared) {
    // stairs: each turn of the box is a walk round a block; no walk is measured twice
    Rows rows(99, std::string(99, '#'));
    for (std::size_t row = 0; row < 97; ++row)
        for (std::size_t column = 0; column < 97; ++column)
            if ((row % 12 == 0 || column % 12 == 0) && row <= column + 12 && column <= row + 12)
                rows[row + 1][column + 1] = ' ';
    rows[1][1] = '@';
    rows[13][13] = '$';
    rows[85][85] = '.';
    const Solution solution = solve(rows);
    EXPECT_EQ(replay(rows, solution.moves).first, solution.pushes);
    EXPECT_LE(solution.measured, solution.expanded);
}

TEST(Sgu472, OddFormsAreRead) {
    const std::string moves = solve({"######", "#.   #", "#  $ #", "#   @#", "######"}).moves;
    EXPECT_EQ(moves, "lUruLL");
    EXPECT_EQ(solve(read("######\r\n#.   #\r\n#  $ #\r\n#   @#\r\n######\r\n")).moves, moves);
    EXPECT_EQ(solve(read("######\n#.   #\n#  $ #\n#   @#\n######")).moves, moves);
    EXPECT_EQ(solve(read("######\n#.\n#  $\n#   @\n######\n")).moves, moves);  // trimmed
    EXPECT_EQ(solve(read("######\n#.   #\n#  $ #\n#   @#\n######\n\n\n")).moves, moves);
    EXPECT_EQ(solve({"$. @"}).moves, "");
}

TEST(Sgu472, MalformedInputIsNotAnswered) {
    for (const char* text : {"", "\n\n", "####\n#@$#\n####\n", "##\n#.$\n", "\x01\xff"})
        EXPECT_FALSE(Maze(read(text), "#@$.").complete()) << text;
}

TEST(Sgu472, AnswersArePrinted) {
    EXPECT_EQ(print(Solution{-1, "", 0, 0, 0}), "Impossible.\n");
    EXPECT_EQ(print(Solution{1, "uR", 0, 0, 0}), "uR\n");
}

}  // namespace test
}  // namespace sgu472
