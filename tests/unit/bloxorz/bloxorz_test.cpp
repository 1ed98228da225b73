#include "boards.h"
#include "solution.h"

namespace bloxorz {
#define main solution_main
#include "../../../solutions/bloxorz/bloxorz.cpp"
#undef main

using namespace bloxorz_testing;
using testing_support::TextFile;

Board read_board(const std::string& input) {
    const TextFile file(input);
    WindowReader reader(file.get());
    Board board;
    EXPECT_TRUE(BoardReader(reader).read(board));
    return board;
}

Result solved(const std::vector<std::string>& rows) {
    return Solver().solve(read_board(lines(rows)));
}

/// What BoardReader says of an input: the number of boards, then the fault.
std::string fault(const std::string& input) {
    const TextFile file(input);
    WindowReader reader(file.get());
    BoardReader boards(reader);
    Board board;
    try {
        while (boards.read(board)) continue;
    } catch (const Malformed& malformed) {
        return std::to_string(boards.board_number()) + ", " + std::to_string(malformed.line) +
               ": " + malformed.what;
    }
    return std::to_string(boards.board_number()) + " boards";
}

const std::vector<std::string> SAMPLE = {"  #####  ", "  #...#  ", "###O#O###",
                                         "#S.....X#", "###...# #", "  #####  "};

TEST(Bloxorz, SampleOfTheContract) {
    const Result result = solved(SAMPLE);
    EXPECT_EQ(result.path, "RRRR");
    EXPECT_EQ(print(result), "4\nRRRR\n");
}

TEST(Bloxorz, WeakCellsBreakUnderALyingBlockAlone) {
    EXPECT_EQ(solved({"S#OX"}).rolls, -1) << "lying on a weak cell";
    EXPECT_EQ(solved({"S##O##X"}).rolls, 4) << "standing on one";
    EXPECT_EQ(print(solved({"S#OX"})), "-1\n");
}

TEST(Bloxorz, ALyingBlockMayNotCoverTheHole) {
    EXPECT_EQ(solved({"S#X"}).rolls, -1);
    EXPECT_EQ(solved({"#.X", "..#", ".S#", "##."}).rolls, 10) << "not 7, over the hole";
}

TEST(Bloxorz, HasRoomAsTheRulesSay) {
    const std::string cells = "#.OXS ";
    for (std::size_t first = 0; first != cells.size(); ++first) {
        for (std::size_t second = 0; second != cells.size(); ++second) {
            std::vector<std::string> rows = {std::string(5, ' '), std::string(5, ' ')};
            rows[0][0] = cells[first];
            rows[0][1] = cells[second];
            rows[1][0] = cells[second];
            Board board;
            board.width = 7;
            board.cells.assign(6 * 7, VOID);
            const auto cell_of = [](char letter) {
                return letter == ' ' ? VOID : letter == 'O' ? WEAK : letter == 'X' ? HOLE : FLOOR;
            };
            board.cells[14] = cell_of(cells[first]);
            board.cells[15] = board.cells[21] = cell_of(cells[second]);
            EXPECT_EQ(board.has_room(14, STANDING), legal(rows, {{0, 0}}));
            EXPECT_EQ(board.has_room(14, ALONG_ROW), legal(rows, {{0, 0}, {0, 1}}));
            EXPECT_EQ(board.has_room(14, ALONG_COLUMN), legal(rows, {{0, 0}, {1, 0}}));
        }
    }
}

TEST(Bloxorz, RandomBoardsMatchMapSearch) {
    std::mt19937 random(172);
    Solver solver;
    for (int i = 0; i < 3000; ++i) {
        const auto rows = random_board(random, 2 + i % 7);
        SCOPED_TRACE("seed 172, board\n" + lines(rows));
        const Result result = solver.solve(read_board(lines(rows)));
        ASSERT_EQ(result.rolls, map_search(rows));
        if (result.rolls >= 0) {
            ASSERT_EQ(static_cast<int>(result.path.size()), result.rolls);
            ASSERT_TRUE(leads_to_the_hole(rows, result.path));
        }
    }
}

TEST(Bloxorz, EffortIsTheSameEveryTime) {
    std::mt19937 random(1000);
    Solver solver;
    long expanded = 0, generated = 0;
    for (int i = 0; i < 200; ++i) {
        const Result result = solver.solve(read_board(lines(random_board(random, 12))));
        expanded += result.expanded;
        generated += result.generated;
    }
    EXPECT_EQ(expanded, 4868);
    EXPECT_EQ(generated, 5252);
}

TEST(Bloxorz, OddFormsAreReadAlike) {
    const std::string plain = lines(SAMPLE);
    std::string ragged, crlf;
    for (std::string row : SAMPLE) {
        row.erase(row.find_last_not_of(' ') + 1);
        ragged += row + "\n";
    }
    for (const char c : plain) crlf += c == '\n' ? "\r\n" : std::string(1, c);
    for (const std::string& text : {"6 9\n" + ragged, "\n \n6  9 \n" + ragged, crlf, plain + "\n\n",
                                    plain.substr(0, plain.size() - 1)}) {
        EXPECT_EQ(Solver().solve(read_board(text)).rolls, 4) << text;
        EXPECT_EQ(fault(text), "1 boards") << text;
    }
}

TEST(Bloxorz, MalformedBoardsAreRefused) {
    const std::string good = "1 4\nS..X\n";
    EXPECT_EQ(fault(""), "0 boards");
    EXPECT_EQ(fault(good + good), "2 boards");
    EXPECT_EQ(fault("x"), "1, 1: the numbers of rows and columns expected");
    EXPECT_EQ(fault("1\n"), "1, 1: the numbers of rows and columns expected");
    EXPECT_EQ(fault("1 4 4\nS..X\n"), "1, 1: the numbers of rows and columns expected");
    EXPECT_EQ(fault("1 44444444444444\n"), "1, 1: the numbers of rows and columns expected");
    EXPECT_EQ(fault(good + "0 4\n"), "2, 3: the rows and columns are not in 1..1000");
    EXPECT_EQ(fault(good + "\n1 1001\n"), "2, 4: the rows and columns are not in 1..1000");
    EXPECT_EQ(fault(good + "2 4\nS..X\n"), "2, 5: the input ends inside a board");
    EXPECT_EQ(fault("1 4\nS..X.\n"), "1, 2: the row is too long");
    EXPECT_EQ(fault("1 4\nS.EX\n"), "1, 2: a cell is none of # . O X S and space");
    EXPECT_EQ(fault("1 4\nS.\tX\n"), "1, 2: a cell is none of # . O X S and space");
    EXPECT_EQ(fault("2 4\nS...\n...X\n2 4\nS..S\n...X\n"), "2, 5: a second start S");
    EXPECT_EQ(fault("2 4\nS..X\n..X.\n"), "1, 3: a second hole X");
    EXPECT_EQ(fault("1 4\n...X\n"), "1, 2: the board has no start S");
    EXPECT_EQ(fault("1 4\nS...\n"), "1, 2: the board has no hole X");
}

}  // namespace bloxorz
