#include "solution.h"

namespace poj2893 {
#define main solution_main
#include "../../../solutions/sliding_tiles/poj2893.cpp"
#undef main

/// Reads a board of numbers and decides it.
bool solvable_text(const std::string& text) {
    testing_support::TextFile file(text);
    WindowReader reader(file.get());
    Board board = Board();
    EXPECT_TRUE(read_board(reader, board)) << text;
    return solvable(board);
}

using Tiles = std::vector<int>;

std::string text_of(int rows, int columns, const Tiles& tiles) {
    std::string text = std::to_string(rows) + " " + std::to_string(columns);
    for (const int tile : tiles) text += " " + std::to_string(tile);
    return text;
}

std::set<Tiles> reachable(int rows, int columns) {
    Tiles goal(static_cast<std::size_t>(rows * columns));
    std::iota(goal.begin(), goal.end() - 1, 1);
    std::set<Tiles> seen{goal};
    std::queue<Tiles> queue({goal});
    for (; !queue.empty(); queue.pop()) {
        Tiles tiles = queue.front();
        const int blank =
            static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
        for (int cell = 0; cell < rows * columns; ++cell) {
            const bool beside =
                (cell / columns == blank / columns && std::abs(cell - blank) == 1) ||
                (cell % columns == blank % columns && std::abs(cell - blank) == columns);
            if (!beside) continue;
            std::swap(tiles[static_cast<std::size_t>(blank)],
                      tiles[static_cast<std::size_t>(cell)]);
            if (seen.insert(tiles).second) queue.push(tiles);
            std::swap(tiles[static_cast<std::size_t>(blank)],
                      tiles[static_cast<std::size_t>(cell)]);
        }
    }
    return seen;
}

TEST(Poj2893, EverySmallBoard) {
    const std::vector<std::pair<int, int>> shapes = {{1, 1}, {1, 2}, {1, 5}, {5, 1}, {2, 2},
                                                     {2, 3}, {3, 2}, {2, 4}, {4, 2}};
    for (const auto& [rows, columns] : shapes) {
        const std::set<Tiles> boards = reachable(rows, columns);
        Tiles tiles(static_cast<std::size_t>(rows * columns));
        std::iota(tiles.begin(), tiles.end(), 0);
        Board board = Board();
        board.rows = rows;
        board.columns = columns;
        do {
            board.home.clear();
            for (const int tile : tiles)
                board.home.push_back(tile == 0 ? rows * columns - 1 : tile - 1);
            board.blank =
                static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
            ASSERT_EQ(solvable(board), boards.count(tiles) == 1) << text_of(rows, columns, tiles);
        } while (std::next_permutation(tiles.begin(), tiles.end()));
    }
}

TEST(Poj2893, LargeBoards) {
    for (const int side : {100, 301}) {
        const int cells = side * (side + 1);
        Tiles tiles(static_cast<std::size_t>(cells));
        std::iota(tiles.begin(), tiles.end() - 1, 1);
        EXPECT_TRUE(solvable_text(text_of(side, side + 1, tiles)));
        std::swap(tiles[0], tiles[static_cast<std::size_t>(cells) / 2]);
        EXPECT_FALSE(solvable_text(text_of(side, side + 1, tiles)));
        std::swap(tiles[1], tiles[2]);
        EXPECT_TRUE(solvable_text(text_of(side, side + 1, tiles)));
    }
}

TEST(Poj2893, KnownAnswersAndNonsense) {
    EXPECT_TRUE(solvable_text("3 3 1 0 3 4 2 5 7 8 6"));
    EXPECT_FALSE(solvable_text("4 3 1 2 5 4 6 9 11 8 10 3 7 0"));
    Board board = Board();
    for (const char* text : {"", "0 0", "3", "3 3 1 2", "2 3 1 2 3 4 5 5", "2 3 1 2 3 4 5 6",
                             "-1 3 1", "2147483647 2147483647 1 0", "100000 20000 0 1 2", "2 x"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        EXPECT_FALSE(read_board(reader, board)) << text;
    }
}

}  // namespace poj2893
