#include "solution.h"

namespace hackerrank_klotski {
#define main solution_main
#include "../../../solutions/klotski/hackerrank_klotski.cpp"
#undef main
}  // namespace hackerrank_klotski

namespace hackerrank_klotski_test {

using hackerrank_klotski::Answer;
using hackerrank_klotski::Puzzle;
using hackerrank_klotski::Solver;
using hackerrank_klotski::State;
using hackerrank_klotski::StateSet;
using hackerrank_klotski::WindowReader;
using testing_support::TextFile;

using Rows = std::vector<std::string>;  // of `.` and letters, a block each
using Place = std::pair<int, int>;

std::string input_of(const Rows& rows, char target, int row, int column) {
    std::ostringstream text;
    text << rows.size() << ' ' << rows[0].size() << '\n';
    for (const std::string& line : rows) {
        for (const char cell : line) text << cell << ' ';
        text << '\n';
    }
    text << target << '\n' << row << ' ' << column << '\n';
    return text.str();
}

/// What the program prints; the last answer.
std::string output_of(const std::string& input, Answer* last = nullptr) {
    const TextFile file(input);
    const auto reader = std::make_unique<WindowReader>(file.get());
    std::string output;
    Puzzle puzzle;
    while (hackerrank_klotski::read_puzzle(*reader, puzzle)) {
        const Answer answer = Solver(puzzle).solve();
        output += print(answer, puzzle.columns);
        if (last != nullptr) *last = answer;
    }
    return output;
}

Place corner_of(const Rows& rows, char name) {
    std::size_t row = 99, column = 99;
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < rows[r].size(); ++c)
            if (rows[r][c] == name) {
                row = std::min(row, r);
                column = std::min(column, c);
            }
    return {static_cast<int>(row), static_cast<int>(column)};
}

/// The board after a step of a block by one cell, or an empty one.
Rows stepped(const Rows& before, char name, int down, int right) {
    Rows after = before;
    for (std::string& row : after) std::replace(row.begin(), row.end(), name, '.');
    const int rows = static_cast<int>(before.size()), columns = static_cast<int>(before[0].size());
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            if (before[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] != name) continue;
            const int x = r + down, y = c + right;
            if (x < 0 || x >= rows || y < 0 || y >= columns) return {};
            char& cell = after[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
            if (cell != '.') return {};
            cell = name;
        }
    return after;
}

/// All boards that one block makes by going on, the first is the board itself.
std::vector<Rows> flooded(const Rows& board, char name) {
    std::vector<Rows> found = {board};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (int way = 0; way < 4; ++way) {
            const int down = (way == 0) - (way == 1), right = (way == 2) - (way == 3);
            const Rows next = stepped(found[i], name, down, right);
            if (!next.empty() && std::find(found.begin(), found.end(), next) == found.end())
                found.push_back(next);
        }
    return found;
}

/// Breadth-first search over boards of names; -1: no solution.
int search_over_names(const Rows& start, char target, Place goal) {
    std::set<char> names;
    for (const std::string& row : start) names.insert(row.begin(), row.end());
    names.erase('.');
    std::map<Rows, int> moves = {{start, 0}};
    std::queue<Rows> queue;
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const Rows board = queue.front();
        if (corner_of(board, target) == goal) return moves[board];
        for (const char name : names)
            for (const Rows& next : flooded(board, name))
                if (moves.emplace(next, moves[board] + 1).second) queue.push(next);
    }
    return -1;
}

/// The board after the moves of an output; an empty one where a move is not legal.
Rows replayed(Rows board, const std::string& output) {
    std::istringstream lines(output);
    int count = 0;
    lines >> count;
    std::string name, from, to;
    for (int i = 0; i < count; ++i) {
        Place source, goal;
        lines >> name >> from >> to;
        if (std::sscanf(from.c_str(), "(%d,%d)", &source.first, &source.second) != 2) return {};
        if (std::sscanf(to.c_str(), "(%d,%d)", &goal.first, &goal.second) != 2) return {};
        if (corner_of(board, name[0]) != source) return {};
        const std::vector<Rows> found = flooded(board, name[0]);
        const auto end = std::find_if(found.begin() + 1, found.end(), [&](const Rows& rows) {
            return corner_of(rows, name[0]) == goal;
        });
        if (end == found.end()) return {};
        board = *end;
    }
    return lines >> name ? Rows() : board;
}

/// Blocks of up to four cells, each a random walk from its first cell.
Rows random_rows(std::mt19937& random, std::size_t height, std::size_t width, int blocks) {
    Rows rows(height, std::string(width, '.'));
    for (int i = 0; i < blocks; ++i) {
        std::size_t row = random() % height, column = random() % width;
        if (rows[row][column] != '.') continue;
        const char name = static_cast<char>('A' + i);
        for (std::size_t steps = random() % 4 + 1; steps > 0; --steps) {
            rows[row][column] = name;
            const std::size_t r = row + random() % 3 - 1, c = column + random() % 3 - 1;
            const bool beside = (r == row) != (c == column);
            if (beside && r < height && c < width && (rows[r][c] == '.' || rows[r][c] == name)) {
                row = r;
                column = c;
            }
        }
    }
    return rows;
}

TEST(HackerrankKlotski, Sample) {
    EXPECT_EQ(output_of("3 4\nA A C .\nA B C .\nB B . .\nB\n0 1\n"),
              "2\nC (0,2) (0,3)\nB (1,0) (0,1)\n");
}

TEST(HackerrankKlotski, KnownLeastMoves) {
    const std::vector<std::tuple<Rows, char, std::string>> known = {
        {{"ABBC", "ABBC", "DEEF", "DGHF", "I..J"}, 'B', "81"},
        {{"ABBC", "DBBE", "DFFE", "GHIJ", "G..J"}, 'B', "72"},
        {{"ABCD", "AEED", "FEEG", "HIIG", "H..J"}, 'E', "56"},
        {{"ABBC", "ABBC", "DEEF", "GHIJ", "G..J"}, 'B', "70"},
        {{"ABCD", "EEFD", "EEFG", ".HHG", ".IJJ"}, 'E', "138"},
    };
    for (const auto& [rows, target, moves] : known) {
        const std::string output = output_of(input_of(rows, target, 3, 1));
        EXPECT_EQ(output.substr(0, output.find('\n')), moves) << rows[1];
        const Rows end = replayed(rows, output);
        ASSERT_FALSE(end.empty()) << rows[1];
        EXPECT_EQ(corner_of(end, target), Place(3, 1));
    }
}

TEST(HackerrankKlotski, RandomBoardsMatchSearchOverNames) {
    std::mt19937 random(6);
    int solved = 0, longer = 0;
    for (int round = 0; round < 200; ++round) {
        SCOPED_TRACE("seed 6, round " + std::to_string(round));
        const std::size_t height = 1 + random() % 3, width = 2 + random() % 3;
        const Rows rows = random_rows(random, height, width, 1 + static_cast<int>(random() % 5));
        char target = 0;
        for (const std::string& row : rows)
            for (const char cell : row)
                if (cell != '.' && (target == 0 || random() % 3 == 0)) target = cell;
        const Place goal(random() % height, random() % width);
        const int expected = search_over_names(rows, target, goal);
        const std::string output = output_of(input_of(rows, target, goal.first, goal.second));
        ASSERT_EQ(output.substr(0, output.find('\n')), std::to_string(expected));
        if (expected < 0) continue;
        const Rows end = replayed(rows, output);
        ASSERT_FALSE(end.empty()) << output;
        ASSERT_EQ(corner_of(end, target), goal);
        ++solved;
        longer += expected >= 3;
    }
    EXPECT_GT(solved, 40);
    EXPECT_GT(longer, 1);
}

TEST(HackerrankKlotski, EqualBlocksAreNamedWhereTheyStand) {
    const Rows rows = {"ABC", "DE."};
    const std::string output = output_of(input_of(rows, 'A', 1, 2));
    EXPECT_EQ(output.substr(0, 2), "9\n");
    EXPECT_FALSE(replayed(rows, output).empty()) << output;
}

TEST(HackerrankKlotski, OnlyTheTargetItselfCounts) {
    // B, its twin, stands at the goal already.
    EXPECT_EQ(output_of(input_of({"AB.", "..."}, 'A', 0, 1)).substr(0, 2), "2\n");
}

TEST(HackerrankKlotski, ReachableStatesOfTheClassic) {
    Answer answer;
    output_of(input_of({"ABBC", "ABBC", "DEEF", "DGHF", "I..J"}, 'B', 4, 3), &answer);
    EXPECT_FALSE(answer.solved);  // no room for the target there: everything is searched
    EXPECT_EQ(answer.states, 25955U);
    EXPECT_EQ(answer.expanded, 25955U);
}

TEST(HackerrankKlotski, SearchEffortStaysWhatItIs) {
    Answer answer;
    output_of(input_of({"ABBC", "ABBC", "DEEF", "DGHF", "I..J"}, 'B', 3, 1), &answer);
    EXPECT_EQ(answer.expanded, 23687U);
    EXPECT_EQ(answer.generated, 86711U);
    EXPECT_EQ(answer.states, 23845U);
}

TEST(HackerrankKlotski, DotsAndNames) {
    EXPECT_EQ(output_of("2 3\n.. Cao ...\nC . .....\nCao\n1 0\n"),
              "2\nC (1,0) (0,0)\nCao (0,1) (1,0)\n");
    EXPECT_EQ(output_of("1 3\n.A A .A\nA\n0 2\n"), "-1\n");
}

TEST(HackerrankKlotski, AlreadySolved) {
    EXPECT_EQ(output_of("1 1\nA\nA\n0 0\n"), "0\n");
    EXPECT_EQ(output_of(input_of({".A", "AA"}, 'A', 0, 0)), "0\n");
}

TEST(HackerrankKlotski, UnsolvableAndOffTheBoard) {
    EXPECT_EQ(output_of(input_of({"AB"}, 'A', 0, 1)), "-1\n");
    for (const int place : {-1, 2, 2147483647})
        EXPECT_EQ(output_of(input_of({"A."}, 'A', 0, place)), "-1\n");
    EXPECT_EQ(output_of(input_of({"AA."}, 'A', 0, 2)), "-1\n");
}

TEST(HackerrankKlotski, BoardsLargerThanTheStatementAllows) {
    EXPECT_EQ(output_of(input_of({std::string("A") + std::string(62, '.')}, 'A', 0, 62)),
              "1\nA (0,0) (0,62)\n");
    Rows column(63, ".");
    column[0] = "A";
    EXPECT_EQ(output_of(input_of(column, 'A', 62, 0)), "1\nA (0,0) (62,0)\n");
    EXPECT_EQ(output_of(input_of(Rows(8, std::string(8, 'A')), 'A', 0, 0)), "");
}

TEST(HackerrankKlotski, ReadsCrlfBlanksAndMissingNewline) {
    EXPECT_EQ(output_of(" 1  2\r\n\r\nA\t. \r\nA\r\n0   1"), "1\nA (0,0) (0,1)\n");
}

TEST(HackerrankKlotski, StopsQuietlyWhereTheInputEnds) {
    for (const std::string text :
         {"", "3", "0 4\n", "-2 -2\n", "2147483647 2147483647\nA", "1 2\nA", "1 2\nA .",
          "1 2\nA .\nA", "1 2\nA .\nA\n0", "1 2\nA .\nB\n0 1", "1 2\nA .\n.\n0 1", "x y"})
        EXPECT_EQ(output_of(text), "") << text;
}

TEST(HackerrankKlotski, StateSetKeepsStatesApartUnderOneHash) {
    StateSet set(2);
    for (unsigned round = 0; round < 2; ++round)
        for (unsigned i = 0; i < 500; ++i) {
            const State state = {static_cast<std::uint8_t>(i % 25),
                                 static_cast<std::uint8_t>(i / 25)};
            EXPECT_EQ(set.insert(state, 7), round == 0);
        }
    EXPECT_EQ(set.size(), 500U);
}

TEST(HackerrankKlotski, StateSetGrows) {
    StateSet set(2);
    for (unsigned round = 0; round < 2; ++round)
        for (unsigned i = 0; i < 20000; ++i) {
            const State state = {static_cast<std::uint8_t>(i % 250),
                                 static_cast<std::uint8_t>(i / 250)};
            ASSERT_EQ(set.insert(state, i * 2654435761U), round == 0);
        }
    EXPECT_EQ(set.size(), 20000U);
    EXPECT_EQ(set[1234][0], 1234 % 250);
    EXPECT_EQ(set[1234][1], 1234 / 250);
}

}  // namespace hackerrank_klotski_test
