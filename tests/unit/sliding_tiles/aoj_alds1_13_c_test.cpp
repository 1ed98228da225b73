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

FifteenSearch& search() {
    static FifteenSearch search(tables());
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

/// The tiles of a group on a board or its mirror image, as the tables want them.
std::vector<FifteenTables::Tile> tiles_of(const fifteen::Board& board, bool mirror, int group) {
    std::vector<FifteenTables::Tile> tiles;
    const auto seen = [&](int cell) { return mirror ? cell % 4 * 4 + cell / 4 : cell; };
    for (int cell = 0; cell < 16; ++cell) {
        const int tile = board[static_cast<std::size_t>(cell)];
        if (tile == 0 || FifteenTables::group_at(seen(tile - 1)) != group) continue;
        tiles.push_back({seen(cell), seen(tile - 1)});
    }
    return tiles;
}

/// The least number of moves that each group of a board needs.
std::vector<int> costs_of(const fifteen::Board& board, bool mirror) {
    const int blank = static_cast<int>(std::find(board.begin(), board.end(), 0) - board.begin());
    std::vector<int> costs;
    for (int group = 0; group < FifteenTables::GROUPS; ++group) {
        costs.push_back(tables()
                            .find(group, tiles_of(board, mirror, group),
                                  mirror ? blank % 4 * 4 + blank / 4 : blank)
                            .cost);
    }
    return costs;
}

/// Some move brings a state one closer to home and none brings it two: with the same for all the
/// states between, its entry is its distance.
TEST(AojAlds113C, EntriesAreOneMoreThanTheirLeastNeighbour) {
    std::mt19937 random(1315);
    fifteen::Board board = fifteen::goal();
    for (int round = 0; round < 1500; ++round) {
        std::shuffle(board.begin(), board.end(), random);
        const int blank =
            static_cast<int>(std::find(board.begin(), board.end(), 0) - board.begin());
        const int group = round % FifteenTables::GROUPS;
        const auto tiles = tiles_of(board, false, group);
        unsigned occupied = 0;
        for (const auto& tile : tiles) occupied |= 1u << tile.first;
        const unsigned region = blank_region(blank, ~occupied & 0xffffu);
        const FifteenTables::Place place = tables().find(group, tiles, blank);
        int least = 100;
        for (int cell = 0; cell < 16; ++cell) {
            for (int move = 0; move < 4; ++move) {
                const int to = neighbour(cell, move);
                if ((region >> cell & 1) == 0 || to < 0 || (occupied >> to & 1) == 0) continue;
                const FifteenTables::Place after = tables().after(group, place, cell, move);
                auto moved = tiles;
                for (auto& tile : moved) tile.first = tile.first == to ? cell : tile.first;
                ASSERT_EQ(after.cost, tables().find(group, moved, to).cost);
                ASSERT_EQ(std::abs(after.cost - place.cost), 1);
                least = std::min<int>(least, after.cost);
            }
        }
        ASSERT_EQ(least, place.cost - 1) << testing::PrintToString(board);
    }
    EXPECT_EQ(costs_of(fifteen::goal(), false), std::vector<int>(3, 0));
}

TEST(AojAlds113C, HeuristicsNeverExceedTheDistance) {
    for (const auto& [board, way] : fifteen::least_paths(fifteen::goal(), 12)) {
        for (const bool mirror : {false, true}) {
            const std::vector<int> costs = costs_of(board, mirror);
            const int bound = std::accumulate(costs.begin(), costs.end(), 0);
            ASSERT_LE(bound, static_cast<int>(way.size())) << testing::PrintToString(board);
        }
    }
}

TEST(AojAlds113C, EachMoveChangesOneGroupByOne) {
    std::mt19937 random(1314);
    fifteen::Board board = fifteen::goal();
    for (int step = 0; step < 1000; ++step) {
        const fifteen::Board next = fifteen::walked(board, 1, random);
        for (const bool mirror : {false, true}) {
            const std::vector<int> before = costs_of(board, mirror), after = costs_of(next, mirror);
            int changes = 0;
            for (std::size_t group = 0; group < before.size(); ++group) {
                changes += std::abs(after[group] - before[group]);
            }
            ASSERT_EQ(changes, 1) << testing::PrintToString(board);
        }
        board = next;
    }
}

TEST(AojAlds113C, ExpandedBoardsAreTheSignature) {
    const std::vector<fifteen::Board> boards = {
        {1, 2, 3, 4, 6, 7, 8, 0, 5, 10, 11, 12, 9, 13, 14, 15},
        {13, 2, 7, 3, 5, 9, 10, 12, 6, 0, 11, 8, 1, 14, 15, 4},
        {1, 2, 3, 5, 9, 10, 6, 11, 4, 7, 12, 15, 14, 13, 0, 8}};
    const std::vector<std::size_t> lengths = {8, 45, 45};
    const std::vector<long> expanded = {8, 90012, 1029250};
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
