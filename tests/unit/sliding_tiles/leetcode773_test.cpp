#include "solution.h"

namespace leetcode773 {
#include "../../../solutions/sliding_tiles/leetcode773.cpp"

using Rows = std::vector<std::vector<int>>;

int distance(const std::string& tiles) {
    Rows rows(2);
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
        rows[cell / 3].push_back(tiles[cell] - '0');
    }
    return Solution().slidingPuzzle(rows);
}

/// Proves all answers: 0 at the goal alone, neighbours differ by one, and one is closer.
TEST(Leetcode773, EveryBoard) {
    std::string tiles = "012345";
    int solvable = 0, farthest = 0;
    do {
        const int here = distance(tiles);
        if (here < 0) continue;
        ++solvable;
        farthest = std::max(farthest, here);
        ASSERT_EQ(here == 0, tiles == "123450");
        int closest = here + 1;
        const std::size_t blank = tiles.find('0');
        for (std::size_t cell = 0; cell < 6; ++cell) {
            const bool beside =
                (cell / 3 == blank / 3 && (cell + 1 == blank || blank + 1 == cell)) ||
                (cell % 3 == blank % 3 && cell != blank);
            if (!beside) continue;
            std::string next = tiles;
            std::swap(next[blank], next[cell]);
            ASSERT_EQ(std::abs(distance(next) - here), 1) << tiles;
            closest = std::min(closest, distance(next));
        }
        ASSERT_TRUE(here == 0 || closest == here - 1) << tiles;
    } while (std::next_permutation(tiles.begin(), tiles.end()));
    EXPECT_EQ(solvable, 360);
    EXPECT_EQ(farthest, 21);
}

TEST(Leetcode773, KnownAnswersAndNonsense) {
    EXPECT_EQ(distance("123405"), 1);
    EXPECT_EQ(distance("123540"), -1);
    EXPECT_EQ(distance("412503"), 5);
    EXPECT_EQ(Solution().slidingPuzzle({}), -1);
    EXPECT_EQ(Solution().slidingPuzzle({{1, 2, 3}, {4, 5}}), -1);
    EXPECT_EQ(Solution().slidingPuzzle({{1, 2, 3}, {4, 5, 6}}), -1);
    EXPECT_EQ(Solution().slidingPuzzle({{1, 2, 3}, {4, 4, 0}}), -1);
    EXPECT_EQ(Solution().slidingPuzzle({{1, 2, 3}, {4, 5, 0}, {6}}), -1);
}

}  // namespace leetcode773
