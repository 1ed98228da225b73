#include "fifteen.h"

namespace aoj_alds1_13_c {
#define main solution_main
#include "../../../solutions/sliding_tiles/aoj_alds1_13_c.cpp"
#undef main

namespace oracle {
#define main oracle_main
#include "../../submissions/sliding_tiles/aoj_alds1_13_c/textbook/walking_distance.cpp"
#undef main

std::size_t length(const std::vector<int>& cells) {
    if (walks.empty()) build();
    std::copy(cells.begin(), cells.end(), board);
    return solve(80).size();
}
}  // namespace oracle

const FifteenTables& tables() {
    static const FifteenTables tables;
    return tables;
}

const WalkingDistance& walking() {
    static const WalkingDistance walking;
    return walking;
}

FifteenSearch& search() {
    static FifteenSearch search(tables(), walking());
    return search;
}

std::string path_of(const std::vector<int>& board) {
    std::string path;
    EXPECT_TRUE(search().solve(board, 80, path));
    return path;
}

TEST(AojAlds113C, AgreesWithWalkingDistance) {
    std::mt19937 random(1313);
    for (int round = 0; round < 60; ++round) {
        const fifteen::Board board = fifteen::walked(fifteen::goal(), 10 + round, random);
        SCOPED_TRACE(testing::PrintToString(board));
        const std::string path = path_of(board);
        ASSERT_EQ(fifteen::after(board, path), fifteen::goal());
        if (path.size() <= 38) {
            ASSERT_EQ(path.size(), oracle::length(board));
        }
    }
}

TEST(AojAlds113C, EveryBoardWithinElevenMoves) {
    for (const auto& [board, way] : fifteen::least_paths(fifteen::goal(), 11)) {
        ASSERT_TRUE(solvable(board));
        ASSERT_EQ(path_of(board).size(), way.size()) << testing::PrintToString(board);
    }
}

TEST(AojAlds113C, DatabasesHoldEveryPlacement) {
    const int deepest[FifteenTables::GROUPS] = {22, 24, 21};
    for (int group = 0; group < FifteenTables::GROUPS; ++group) {
        int most = 0, home = 0, placements = 0;
        for (unsigned cells = 0; cells < 1u << 20; ++cells) {
            unsigned places = 0;
            for (int tile = 0; tile < 5; ++tile) places |= 1u << (cells >> 4 * tile & 15);
            if (std::bitset<16>(places).count() < 5) continue;
            ++placements;
            const int cost = tables().cost(group, cells);
            most = std::max(most, cost);
            home += cost == 0;
        }
        EXPECT_EQ(placements, 524160);
        EXPECT_EQ(most, deepest[group]) << group;
        EXPECT_EQ(home, 1) << group;
    }
}

/// The sum of the three groups' costs, of the mirrored board when `mirrored` is set.
int cost_of(const fifteen::Board& board, bool mirrored) {
    const auto mirror = [](int cell) { return cell % 4 * 4 + cell / 4; };
    std::vector<unsigned> cells(FifteenTables::GROUPS);
    for (int cell = 0; cell < 16; ++cell) {
        int tile = board[static_cast<std::size_t>(cell)];
        if (tile == 0) continue;
        if (mirrored) tile = mirror(tile - 1) + 1;
        cells[static_cast<std::size_t>(tables().group(tile))] |=
            static_cast<unsigned>(mirrored ? mirror(cell) : cell) << tables().shift(tile);
    }
    int sum = 0;
    for (int group = 0; group < FifteenTables::GROUPS; ++group) {
        sum += tables().cost(group, cells[static_cast<std::size_t>(group)]);
    }
    return sum;
}

int walk_of(const fifteen::Board& board) {
    return walking().distance(walking().state(board, false)) +
           walking().distance(walking().state(board, true));
}

TEST(AojAlds113C, HeuristicsNeverExceedTheDistance) {
    for (const auto& [board, way] : fifteen::least_paths(fifteen::goal(), 12)) {
        const int distance = static_cast<int>(way.size());
        for (const int bound : {cost_of(board, false), cost_of(board, true), walk_of(board)}) {
            ASSERT_LE(bound, distance) << testing::PrintToString(board);
            ASSERT_EQ((distance - bound) % 2, 0) << testing::PrintToString(board);
        }
    }
}

/// One step changes Walking Distance by one, and the databases' sum by an odd number (one that
/// may be larger than one: the entries forget where the blank is).
TEST(AojAlds113C, HeuristicsKeepTheParityOnWalks) {
    std::mt19937 random(1314);
    fifteen::Board board = fifteen::goal();
    for (int step = 0; step < 20000; ++step) {
        const fifteen::Board next = fifteen::walked(board, 1, random);
        ASSERT_EQ(std::abs(walk_of(next) - walk_of(board)), 1) << testing::PrintToString(board);
        ASSERT_EQ(std::abs(cost_of(next, false) - cost_of(board, false)) % 2, 1);
        board = next;
    }
}

TEST(AojAlds113C, WalkingDistanceHas24964States) {
    int most = 0;
    for (int state = 0; state < 24964; ++state) most = std::max(most, walking().distance(state));
    EXPECT_EQ(most, 35);
}

TEST(AojAlds113C, ExpandedBoardsAreTheSignature) {
    const std::vector<fifteen::Board> boards = {
        {1, 2, 3, 4, 6, 7, 8, 0, 5, 10, 11, 12, 9, 13, 14, 15},
        {13, 2, 7, 3, 5, 9, 10, 12, 6, 0, 11, 8, 1, 14, 15, 4},
        {10, 7, 4, 6, 5, 8, 11, 3, 2, 0, 1, 9, 13, 14, 12, 15}};
    const std::vector<std::size_t> lengths = {8, 45, 45};
    const std::vector<long> expanded = {8, 128451, 799617};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        EXPECT_EQ(path_of(boards[i]).size(), lengths[i]);
        EXPECT_EQ(search().expanded(), expanded[i]);
    }
}

TEST(AojAlds113C, RefusesWhatIsNoBoard) {
    std::vector<int> board;
    for (const char* text : {"", "1 2 3", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                             "1 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "1 2 3 4 5 6 7 8 9 x"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        EXPECT_FALSE(read_board(reader, board)) << text;
    }
}

}  // namespace aoj_alds1_13_c
