#include "solution.h"

namespace cses1670 {
#define main solution_main
#include "../../../solutions/sliding_tiles/cses1670.cpp"
#undef main

int rank_of(const Board& board) { return cantor_rank(board.data(), 9); }

/// The distances of all boards, by one breadth-first search from the goal.
const std::vector<int>& distances() {
    static std::vector<int> distance;
    if (!distance.empty()) return distance;
    distance.assign(362880, -1);
    std::vector<Board> queue(1, Board{0, 1, 2, 3, 4, 5, 6, 7, 8});
    distance[0] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        Board board = queue[head];
        const int next = distance[static_cast<std::size_t>(rank_of(board))] + 1;
        for (std::size_t cell = 0; cell < 9; ++cell) {
            for (const std::size_t other : {cell + 1, cell + 3}) {
                if (other > 8 || (other == cell + 1 && other % 3 == 0)) continue;
                std::swap(board[cell], board[other]);
                int& known = distance[static_cast<std::size_t>(rank_of(board))];
                if (known < 0) {
                    known = next;
                    queue.push_back(board);
                }
                std::swap(board[cell], board[other]);
            }
        }
    }
    return distance;
}

TEST(Cses1670, NearBoardsAndASampleOfAll) {
    // Every board has a distance; the two searches agree on all near ones and on a sample.
    EXPECT_EQ(std::count(distances().begin(), distances().end(), -1), 0);
    Solver solver;
    int rank = 0;
    Board board = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        const int expected = distances()[static_cast<std::size_t>(rank)];
        if (expected <= 3 || rank % 4001 == 0) {
            ASSERT_EQ(solver.solve(board), expected) << rank;
        }
        ++rank;
    } while (std::next_permutation(board.begin(), board.end()));
}

TEST(Cses1670, RanksGoBothWays) {
    Board board = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    int rank = 0;
    do {
        ASSERT_EQ(rank_of(board), rank);
        Board again;
        cantor_unrank(rank, again.data(), 9);
        ASSERT_EQ(again, board);
        ++rank;
    } while (std::next_permutation(board.begin(), board.end()));
    EXPECT_EQ(rank, 362880);
    const int example[4] = {2, 3, 0, 1};
    EXPECT_EQ(cantor_rank(example, 4), 16);
}

TEST(Cses1670, KnownAnswersAndNonsense) {
    Solver solver;
    EXPECT_EQ(solver.solve({1, 0, 2, 6, 4, 8, 7, 3, 5}), 4);
    EXPECT_EQ(solver.solve({0, 1, 2, 3, 4, 5, 6, 7, 8}), 0);
    Board board;
    for (const char* text : {"", "1 2 3", "0 1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8 8", "1 2 3 x"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        EXPECT_FALSE(read_board(reader, board)) << text;
    }
}

}  // namespace cses1670
