#include "solution.h"

namespace poj3240 {
#define main solution_main
#include "../../../solutions/sliding_tiles/poj3240.cpp"
#undef main

/// Replays a path by its own rules: true when each move is legal and the end is the goal.
bool solves(Board board, const std::string& path) {
    const int size = board.size, cells = size * size;
    int blank =
        static_cast<int>(std::find(board.tile.begin(), board.tile.end(), 0) - board.tile.begin());
    for (const char move : path) {
        const int column = blank % size;
        if ((move == 'L' && column == 0) || (move == 'R' && column == size - 1)) return false;
        const int to = blank + (move == 'L' ? -1 : move == 'R' ? 1 : move == 'U' ? -size : size);
        if (to < 0 || to >= cells) return false;
        std::swap(board.tile[static_cast<std::size_t>(blank)],
                  board.tile[static_cast<std::size_t>(to)]);
        blank = to;
    }
    for (int cell = 0; cell < cells; ++cell) {
        if (board.tile[static_cast<std::size_t>(cell)] != (cell + 1) % cells) return false;
    }
    return true;
}

Board random_board(int size, std::mt19937& random) {
    Board board;
    board.size = size;
    board.tile.resize(static_cast<std::size_t>(size * size));
    std::iota(board.tile.begin(), board.tile.end(), 0);
    std::shuffle(board.tile.begin(), board.tile.end(), random);
    return board;
}

TEST(Poj3240, RandomBoardsOfEverySize) {
    std::mt19937 random(3240);
    for (int round = 0; round < 100; ++round) {
        Board board = random_board(1 + round % 12, random);
        SCOPED_TRACE(testing::PrintToString(board.tile));
        if (!solvable(board)) {
            const std::size_t first = board.tile[0] == 0 || board.tile[1] == 0 ? 2 : 0;
            std::swap(board.tile[first], board.tile[first + 1]);
            ASSERT_TRUE(solvable(board));
        }
        const std::string path = Solver(board).solve();
        ASSERT_TRUE(solves(board, path)) << path;
        const std::size_t size = static_cast<std::size_t>(board.size);
        ASSERT_LE(path.size(), 6 * size * size * size) << "moves are O(n^3)";
    }
}

TEST(Poj3240, EveryBoardOfTwoAndASampleOfThree) {
    for (int size = 1; size <= 3; ++size) {
        Board board;
        board.size = size;
        board.tile.resize(static_cast<std::size_t>(size * size));
        std::iota(board.tile.begin(), board.tile.end(), 0);
        int solved = 0, count = 0;
        do {
            if (size == 3 && ++count % 997 != 0) continue;  // a sample is enough of 9! boards
            if (!solvable(board)) continue;
            ++solved;
            ASSERT_TRUE(solves(board, Solver(board).solve())) << testing::PrintToString(board.tile);
        } while (std::next_permutation(board.tile.begin(), board.tile.end()));
        EXPECT_EQ(solved, size == 1 ? 1 : size == 2 ? 12 : solved);
    }
}

TEST(Poj3240, KnownAnswersAndNonsense) {
    Board board;
    board.size = 2;
    board.tile = {3, 1, 2, 0};
    EXPECT_EQ(Solver(board).solve(), "LURD");
    board.tile = {2, 1, 3, 0};
    EXPECT_FALSE(solvable(board));
    for (const char* text :
         {"", "0", "-3", "2 1 2", "2 1 2 3 4", "2 1 2 3 3", "2 1 x", "99999 0"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        EXPECT_FALSE(read_board(reader, board)) << text;
    }
}

}  // namespace poj3240
