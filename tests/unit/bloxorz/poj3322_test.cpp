#include "solution.h"

namespace poj3322 {
#define main solution_main
#include "../../../solutions/bloxorz/poj3322.cpp"
#undef main

using testing_support::TextFile;

/// The answers to a whole input, -1 for impossible, by one Solver as main has it.
std::vector<int> answers(const std::string& input) {
    const TextFile file(input);
    WindowReader reader(file.get());
    Solver solver;
    Board board;
    std::vector<int> rolls;
    while (parse(reader, board)) rolls.push_back(solver.solve(board).rolls);
    return rolls;
}

std::string lines(const std::vector<std::string>& rows) {
    std::string text = std::to_string(rows.size()) + " " + std::to_string(rows[0].size()) + "\n";
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

int answer(const std::vector<std::string>& rows) { return answers(lines(rows) + "0 0\n").at(0); }

// A search of another kind: the block is the set of its cells, rolled by geometry.
using Block = std::set<std::pair<int, int>>;

Block rolled(const Block& block, int dr, int dc) {
    const auto first = *block.begin(), last = *block.rbegin();
    const auto moved = [&](std::pair<int, int> cell, int times) {
        return std::make_pair(cell.first + times * dr, cell.second + times * dc);
    };
    if (block.size() == 1) return {moved(first, 1), moved(first, 2)};
    if (moved(first, 1) == last) return {moved(last, 1)};
    if (moved(last, 1) == first) return {moved(first, 1)};
    return {moved(first, 1), moved(last, 1)};
}

const int ROW_CHANGE[4] = {-1, 1, 0, 0};
const int COLUMN_CHANGE[4] = {0, 0, -1, 1};

/// The least number of rolls or -1, and how many blocks are nearer than that to the start.
std::pair<int, int> map_search(const std::vector<std::string>& rows) {
    const auto at = [&](std::pair<int, int> cell) {
        const bool inside = cell.first >= 0 && cell.first < static_cast<int>(rows.size()) &&
                            cell.second >= 0 && cell.second < static_cast<int>(rows[0].size());
        return inside ? rows[static_cast<std::size_t>(cell.first)]
                            [static_cast<std::size_t>(cell.second)]
                      : '#';
    };
    Block start;
    for (int r = 0; r < static_cast<int>(rows.size()); ++r)
        for (int c = 0; c < static_cast<int>(rows[0].size()); ++c)
            if (at({r, c}) == 'X') start.insert({r, c});
    std::map<Block, int> distance{{start, 0}};
    std::deque<Block> queue{start};
    for (; !queue.empty(); queue.pop_front()) {
        const Block block = queue.front();
        const int rolls = distance[block];
        if (block.size() == 1 && at(*block.begin()) == 'O') {
            const auto nearer = std::count_if(distance.begin(), distance.end(),
                                              [&](const auto& d) { return d.second < rolls; });
            return {rolls, static_cast<int>(nearer)};
        }
        for (int side = 0; side < 4; ++side) {
            const Block next = rolled(block, ROW_CHANGE[side], COLUMN_CHANGE[side]);
            const bool off = at(*next.begin()) == '#' || at(*next.rbegin()) == '#';
            if (off || (next.size() == 1 && at(*next.begin()) == 'E')) continue;
            if (distance.emplace(next, rolls + 1).second) queue.push_back(next);
        }
    }
    return {-1, static_cast<int>(distance.size())};
}

std::vector<std::string> random_board(std::mt19937& random, int most) {
    const auto below = [&](int bound) {
        return static_cast<int>(random() % static_cast<unsigned>(bound));
    };
    const int height = 3 + below(most - 2), width = 3 + below(most - 2);
    const int holes = below(25), weak = below(60);
    std::vector<std::string> rows(static_cast<std::size_t>(height),
                                  std::string(static_cast<std::size_t>(width), '.'));
    for (std::string& row : rows)
        for (char& cell : row) cell = below(100) < holes ? '#' : below(100) < weak ? 'E' : '.';
    const auto cell = [&](int r, int c) -> char& {
        return rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    };
    const int row = below(height - 1), column = below(width - 1);
    cell(row, column) = 'X';
    const int as = below(3);
    if (as != 0) cell(row + (as == 2), column + (as == 1)) = 'X';
    for (;;) {
        char& hole = cell(below(height), below(width));
        if (hole == 'X') continue;
        hole = 'O';
        return rows;
    }
}

/// The cells that a block covers, from the numbers that the solution uses.
Block cells(int row, int column, Orientation as) {
    return {{row, column}, {row + (as == ALONG_COLUMN), column + (as == ALONG_ROW)}};
}

TEST(Poj3322, TwelveRollsAsGeometryHasThem) {
    for (int as = STANDING; as <= ALONG_COLUMN; ++as) {
        for (int side = UP; side <= RIGHT; ++side) {
            SCOPED_TRACE(testing::Message() << "orientation " << as << ", side " << side);
            const Roll& roll = ROLLS[as][side];
            EXPECT_EQ(cells(roll.rows, roll.columns, roll.as),
                      rolled(cells(0, 0, static_cast<Orientation>(as)), ROW_CHANGE[side],
                             COLUMN_CHANGE[side]));
        }
    }
}

TEST(Poj3322, EveryRollIsTakenBackByTheOppositeOne) {
    for (const auto& rolls : ROLLS) {
        for (int side = UP; side <= RIGHT; ++side) {
            const Roll& back = ROLLS[rolls[side].as][opposite(side)];
            EXPECT_EQ(rolls[side].rows + back.rows, 0);
            EXPECT_EQ(rolls[side].columns + back.columns, 0);
            EXPECT_EQ(&rolls, &ROLLS[back.as]);
        }
    }
}

TEST(Poj3322, StepsLeadWhereTheRollsLead) {
    const int width = 9, row = 4, column = 3;
    const Steps steps(width);
    for (unsigned mark = 0; mark != 12; ++mark) {
        const unsigned as = mark / 4;
        std::set<unsigned> expected, found;
        for (int side = UP; side <= RIGHT; ++side) {
            if (side == opposite(static_cast<int>(mark % 4))) continue;
            const Roll& roll = ROLLS[as][side];
            const int cell = (row + roll.rows) * width + column + roll.columns;
            expected.insert(static_cast<unsigned>(16 * (3 * cell + roll.as) + 4 * roll.as + side));
        }
        for (const unsigned add : steps.add[mark])
            found.insert(16 * (3 * (row * width + column) + as) + mark + add);
        EXPECT_EQ(found, expected) << "mark " << mark;
    }
}

TEST(Poj3322, CellsAreWhatTheirLettersSay) {
    for (int character = 1; character < 256; ++character) {
        const int expected = character == '.' || character == 'X' || character == 'O' ? RIGID
                             : character == 'E'                                       ? WEAK
                                                                                      : VOID;
        EXPECT_EQ(cell_of(character), expected) << character;
    }
}

TEST(Poj3322, StartLiesAsItsTwoCellsLie) {
    const TextFile file("3 3\nXX.\n..O\n...\n3 3\n.X.\n.XO\n...\n"
                        "3 3\n...\n.XO\n...\n");
    WindowReader reader(file.get());
    Board board;
    ASSERT_TRUE(parse(reader, board));
    EXPECT_EQ(board.start_as, ALONG_ROW);
    EXPECT_EQ(board.start, 2 * board.width);
    EXPECT_EQ(board.hole, 3 * board.width + 2);
    ASSERT_TRUE(parse(reader, board));
    EXPECT_EQ(board.start_as, ALONG_COLUMN);
    EXPECT_EQ(board.start, 2 * board.width + 1);
    ASSERT_TRUE(parse(reader, board));
    EXPECT_EQ(board.start_as, STANDING);
    EXPECT_FALSE(parse(reader, board));
}

TEST(Poj3322, KnownAnswers) {
    EXPECT_EQ(answer({"#######", "#..X###", "#..##O#", "#....E#", "#....E#", "#.....#", "#######"}),
              10);
    EXPECT_EQ(answer({"######", "#...O#", "#..X.#", "##.E.#", "######"}), 6);
    EXPECT_EQ(answer({"######", "#E.X##", "#..E##", "#...O#", "#E#..#", "######"}), 10);
}

TEST(Poj3322, LegalityByCellKind) {
    EXPECT_EQ(answer({"#####", "#OXX#", "#####"}), 1) << "the hole is stood on";
    EXPECT_EQ(answer({"#####", "#X.O#", "#####"}), -1) << "the hole is passed lying";
    EXPECT_EQ(answer({"######", "#XEEO#", "######"}), 2) << "lying on two weak cells";
    EXPECT_EQ(answer({"######", "#X.#O#", "######"}), -1) << "void";
    EXPECT_EQ(answer({"#########", "#X..E..O#", "#########"}), -1) << "standing on a weak cell";
    EXPECT_EQ(answer({"#########", "#XEE.EEO#", "#########"}), 4) << "standing on a rigid cell";
}

TEST(Poj3322, FiveHundredSquaredOpenBoard) {
    std::vector<std::string> rows(500, std::string(500, '.'));
    rows[0][0] = 'X';
    rows[499][498] = 'O';
    EXPECT_EQ(answer(rows), 665);
}

TEST(Poj3322, RandomBoardsMatchMapSearch) {
    std::mt19937 random(3322);
    std::string input;
    std::vector<std::vector<std::string>> boards;
    for (int i = 0; i < 3000; ++i) {
        boards.push_back(random_board(random, 3 + i % 7));
        input += lines(boards.back());
    }
    const std::vector<int> found = answers(input);
    ASSERT_EQ(found.size(), boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        SCOPED_TRACE("seed 3322, board\n" + lines(boards[i]));
        ASSERT_EQ(found[i], map_search(boards[i]).first);
    }
}

TEST(Poj3322, ExpandsNoStateTwice) {
    std::mt19937 random(33);
    Solver solver;
    for (int i = 0; i < 500; ++i) {
        const auto rows = random_board(random, 8);
        SCOPED_TRACE("seed 33, board\n" + lines(rows));
        const TextFile file(lines(rows));
        WindowReader reader(file.get());
        Board board;
        ASSERT_TRUE(parse(reader, board));
        const Result result = solver.solve(board);
        const auto expected = map_search(rows);
        ASSERT_EQ(result.rolls, expected.first);
        if (result.rolls < 0) {
            ASSERT_EQ(result.expanded, expected.second);
            ASSERT_EQ(result.generated, expected.second);
        } else {
            ASSERT_GE(result.expanded, expected.second);
            ASSERT_GT(result.generated, result.expanded);
        }
    }
}

TEST(Poj3322, OddFormsAreReadAlike) {
    const std::vector<int> expected{10, 6};
    const std::string first = "#######\n#..X###\n#..##O#\n#....E#\n#....E#\n#.....#\n#######\n";
    const std::string second = "######\n#...O#\n#..X.#\n##.E.#\n######\n";
    const std::string plain = "7 7\n" + first + "5 6\n" + second;
    EXPECT_EQ(answers(plain + "0 0\n"), expected);
    EXPECT_EQ(answers(plain + "0 6\n" + plain), expected) << "no board has zero rows";
    EXPECT_EQ(answers(plain), expected) << "no closing zeros";
    EXPECT_EQ(answers(plain.substr(0, plain.size() - 1)), expected) << "no last newline";
    std::string odd;
    for (const char c : plain)
        odd += c == '\n' ? "  \r\n\r\n" : c == ' ' ? "\t " : std::string(1, c);
    EXPECT_EQ(answers(odd), expected);
}

TEST(Poj3322, BrokenInputEndsQuietly) {
    const std::vector<int> none;
    EXPECT_EQ(answers(""), none);
    EXPECT_EQ(answers("rows"), none);
    EXPECT_EQ(answers("7"), none);
    EXPECT_EQ(answers("-3 4\n"), none);
    EXPECT_EQ(answers("3 5\n#####\n#XXO#\n"), none) << "a row is missing";
    EXPECT_EQ(answers("2147483647 2147483647\n#X"), none);
    EXPECT_EQ(answers("1 2147483647\n#X"), none);
    EXPECT_EQ(answers("2147483647 1\n#X"), none);
}

TEST(Poj3322, BoardsBeyondTheStatement) {
    EXPECT_EQ(answer({"XX.", "..."}), -1) << "no hole";
    EXPECT_EQ(answer({"..O", "..."}), -1) << "no start";
    EXPECT_EQ(answers("1 4\nX..O\n1 4\nX..O\n"), (std::vector<int>{2, 2})) << "one row";
    EXPECT_EQ(answers("2 4\nX..O..\n..\n"), (std::vector<int>{2})) << "long and short rows";
    std::string wide(2000, '.');
    wide[0] = 'X';
    wide[1998] = 'O';
    EXPECT_EQ(answer({wide}), 1332) << "more columns than promised";
}

}  // namespace poj3322
