#include "eight.h"

namespace hdu3567 {
#define main solution_main
#include "../../../solutions/sliding_tiles/hdu3567.cpp"
#undef main

Solver& solver() {
    static Solver solver;
    return solver;
}

std::string path_between(const std::string& start, const std::string& goal) {
    EightBoard from = EightBoard(), to = EightBoard();
    EXPECT_TRUE(parse_board(start, from));
    EXPECT_TRUE(parse_board(goal, to));
    std::string path;
    return solver().solve(from, to, path) ? path : "none";
}

/// The least of the shortest paths from `start` to every board within `depth`: breadth-first with
/// the letters in their order comes to each board by its least path first.
std::map<std::string, std::string> least_paths(const std::string& start, std::size_t depth) {
    std::map<std::string, std::string> paths{{start, ""}};
    std::queue<std::string> queue({start});
    for (; !queue.empty(); queue.pop()) {
        const std::string path = paths[queue.front()];
        if (path.size() == depth) continue;
        for (const char letter : {'d', 'l', 'r', 'u'}) {
            const std::string next = eight::after(queue.front(), std::string(1, letter));
            if (!next.empty() && paths.emplace(next, path + letter).second) queue.push(next);
        }
    }
    return paths;
}

TEST(Hdu3567, EveryBlankAndRandomBoards) {
    std::mt19937 random(3567);
    for (int blank = 0; blank < 9; ++blank) {
        std::string start = "12345678";
        std::shuffle(start.begin(), start.end(), random);
        start.insert(static_cast<std::size_t>(blank), "0");
        SCOPED_TRACE(start);
        for (const auto& [goal, path] : least_paths(start, 13)) {
            ASSERT_EQ(path_between(start, goal), path) << goal;
        }
    }
}

TEST(Hdu3567, FarBoards) {
    std::mt19937 random(3568);
    for (int round = 0; round < 2000; ++round) {
        std::string start = "012345678", goal = start;
        std::shuffle(start.begin(), start.end(), random);
        std::shuffle(goal.begin(), goal.end(), random);
        const std::string path = path_between(start, goal), back = path_between(goal, start);
        ASSERT_EQ(path == "none", back == "none") << start << " " << goal;
        if (path == "none") continue;
        ASSERT_EQ(eight::after(start, path), goal) << start << " by " << path;
        ASSERT_EQ(path.size(), back.size()) << start << " " << goal;
    }
}

TEST(Hdu3567, KnownAnswers) {
    EXPECT_EQ(path_between("12X453786", "12345678X"), "dd");
    EXPECT_EQ(path_between("564178X23", "7568X4123"), "urrulldr");
    EXPECT_EQ(path_between("12345678X", "12345678X"), "");
    EXPECT_EQ(path_between("21345678X", "12345678X"), "none");
    EXPECT_EQ(path_between("8672543X1", "12345678X").size(), 31u);
}

}  // namespace hdu3567
