#include "solution.h"

namespace sliding_tiles_perfect {
#define main solution_main
#include "../../../solutions/sliding_tiles/sliding_tiles_perfect.cpp"
#undef main

Board board_of(int rows, int columns, const std::vector<int>& tiles) {
    Board board = {};
    board.rows = rows;
    board.columns = columns;
    std::copy(tiles.begin(), tiles.end(), board.tiles.begin());
    return board;
}

/// Plays a path by rules of the test's own; true when it ends at the goal.
bool solves(Board board, const std::string& path) {
    const int cells = board.rows * board.columns;
    for (const char letter : path) {
        const auto at = std::find(board.tiles.begin(), board.tiles.begin() + cells, 0);
        const int blank = static_cast<int>(at - board.tiles.begin());
        const int column = blank % board.columns;
        int to = -1;
        if (letter == 'U') to = blank - board.columns;
        if (letter == 'D') to = blank + board.columns;
        if (letter == 'L' && column > 0) to = blank - 1;
        if (letter == 'R' && column < board.columns - 1) to = blank + 1;
        if (to < 0 || to >= cells) return false;
        std::swap(*at, board.tiles[static_cast<std::size_t>(to)]);
    }
    for (int cell = 0; cell < cells; ++cell) {
        if (board.tiles[static_cast<std::size_t>(cell)] != (cell + 1) % cells) return false;
    }
    return true;
}

/// Solves every `stride`-th board of a shape; returns how many of them are solvable.
int check_shape(int rows, int columns, int stride) {
    const Shape shape(rows, columns);
    std::vector<int> tiles(static_cast<std::size_t>(rows * columns));
    std::iota(tiles.begin(), tiles.end(), 0);
    int number = 0, count = 0;
    do {
        if (number++ % stride != 0) continue;
        const Board board = board_of(rows, columns, tiles);
        const Answer answer = shape.solve(board);
        if (answer.length < 0) continue;
        ++count;
        EXPECT_EQ(answer.length, shape.distance(board));
        EXPECT_EQ(answer.length, static_cast<int>(answer.moves.size()));
        EXPECT_EQ(answer.expanded, answer.length);
        EXPECT_TRUE(solves(board, answer.moves));
    } while (std::next_permutation(tiles.begin(), tiles.end()));
    return count;
}

TEST(SlidingTilesPerfect, ExpandsJustTheShortestPath) {
    EXPECT_EQ(check_shape(2, 2, 1), 12);
    EXPECT_EQ(check_shape(2, 3, 1), 360);
    EXPECT_EQ(check_shape(3, 2, 1), 360);
    EXPECT_EQ(check_shape(2, 4, 1), 20160);
    EXPECT_EQ(check_shape(4, 2, 17), 1191);
    EXPECT_EQ(check_shape(3, 3, 41), 4469);
}

TEST(SlidingTilesPerfect, KnownAnswers) {
    const Shape shape(3, 3);
    EXPECT_EQ(shape.solve(board_of(3, 3, {8, 6, 7, 2, 5, 4, 3, 0, 1})).length, 31);
    EXPECT_EQ(shape.solve(board_of(3, 3, {8, 1, 3, 4, 0, 2, 7, 6, 5})).length, 14);
    EXPECT_EQ(shape.solve(board_of(3, 3, {2, 1, 3, 4, 5, 6, 7, 8, 0})).length, -1);
    EXPECT_EQ(print(shape.solve(board_of(3, 3, {1, 2, 3, 4, 5, 6, 7, 8, 0}))), "0\n\n");
}

TEST(SlidingTilesPerfect, RankAndUnrankOfAllBoards) {
    std::vector<int> tiles(9), unranked(9);
    std::iota(tiles.begin(), tiles.end(), 0);
    int rank = 0;
    do {
        ASSERT_EQ(cantor_rank(tiles.data(), 9), rank);
        cantor_unrank_fenwick(rank, unranked.data(), 9);
        ASSERT_EQ(unranked, tiles);
        ++rank;
    } while (std::next_permutation(tiles.begin(), tiles.end()));
    EXPECT_EQ(rank, 362880);
}

TEST(SlidingTilesPerfect, DigitsOfManyItemsBecomeAPermutation) {
    const int n = 100000;
    std::mt19937 random(1);
    std::vector<int> items(n);
    for (int i = 0; i < n; ++i)
        items[static_cast<std::size_t>(i)] = static_cast<int>(random() % unsigned(n - i));
    const std::vector<int> digits = items;
    permutation_of_digits(items.data(), n);
    std::vector<int> behind;  // the items behind a place, in order
    for (int i = n - 1; i >= n - 500; --i) {
        const int item = items[static_cast<std::size_t>(i)];
        const auto at = std::lower_bound(behind.begin(), behind.end(), item);
        EXPECT_EQ(at - behind.begin(), digits[static_cast<std::size_t>(i)]);
        behind.insert(at, item);
    }
    std::sort(items.begin(), items.end());
    for (int i = 0; i < n; ++i) ASSERT_EQ(items[static_cast<std::size_t>(i)], i);
}

TEST(SlidingTilesPerfect, RefusesLargerBoards) {
    const testing_support::TextFile file("2 2\n1 2\n3 0\n3 4\n1 2 3 4\n5 6 7 8\n9 10 11 0\n");
    const Input input = Parser(file.get()).parse();
    EXPECT_EQ(input.boards.size(), 1u);
    EXPECT_EQ(input.fault, "case 2, line 4: a board has at most 9 cells here, not 12");
}

}  // namespace sliding_tiles_perfect
