// The brute force as the unit tests' oracle, random boards, and a replay by its rules.
#pragma once

#include "solution.h"

namespace klotski_brute {
#define main brute_force_main
// Two tests hold this file, so its functions belong to each of them alone.
namespace {
#include "../../submissions/klotski/klotski/brute_force/component_tables.cpp"
}  // namespace
#undef main
[[maybe_unused]] int (*const never_called)() = brute_force_main;

/// Makes the text of a case the one that the brute force looks at.
inline void load(const std::string& text) {
    std::istringstream input(text);
    std::streambuf* const before = std::cin.rdbuf(input.rdbuf());
    std::cin.clear();
    read_case();
    std::cin.rdbuf(before);
}

/// Steps and moves of a case; -1 twice: unsolvable.
inline std::pair<int, int> solve(const std::string& text) {
    load(text);
    Table table;
    explore(table);
    const Distances answer = table[canonical(start)];
    return {answer.steps, answer.moves};
}

/// True when the words lead the case's target to its goal, each word a piece and its path.
inline bool replays(const std::string& text, const std::string& words) {
    load(text);
    std::istringstream input(words);
    std::string board = start;
    for (std::string word; input >> word;) {
        if (word.size() < 2) return false;
        for (std::size_t i = 1; i < word.size() && !board.empty(); ++i) {
            const char* const direction = std::strchr(DIRECTIONS, word[i]);
            board =
                direction ? moved(board, word[0], static_cast<int>(direction - DIRECTIONS)) : "";
        }
        if (board.empty()) return false;
    }
    return solved(board);
}

/// Checks both solutions of a printed answer; returns its counts.
inline std::pair<int, int> verify(const std::string& text, const std::string& printed) {
    std::istringstream lines(printed);
    std::string head, steps, moves;
    std::getline(lines, head);
    if (head == "-1") return {-1, -1};
    std::getline(lines, steps);
    std::getline(lines, moves);
    EXPECT_TRUE(replays(text, steps)) << text << printed;
    EXPECT_TRUE(replays(text, moves)) << text << printed;
    std::pair<int, int> counts;
    std::istringstream(head) >> counts.first >> counts.second;
    const auto words = [](const std::string& line) {
        std::istringstream input(line);
        return static_cast<int>(std::distance(std::istream_iterator<std::string>(input), {}));
    };
    EXPECT_EQ(counts.first, words(steps));
    EXPECT_EQ(counts.second, words(moves));
    return counts;
}

/// `rows/…/rows TARGET R C` as a case.
inline std::string text_of(const std::string& board) {
    std::string grid = board.substr(0, board.find(' '));
    const auto height = std::count(grid.begin(), grid.end(), '/') + 1;
    const std::string width = std::to_string(std::min(grid.find('/'), grid.size()));
    std::replace(grid.begin(), grid.end(), '/', '\n');
    return std::to_string(height) + " " + width + "\n" + grid +
           board.substr(board.find(' ')).replace(0, 1, "\n") + "\n";
}

/// A board of at most 3 x 4 with polyominoes, walls, gates and blanks.
inline std::string random_case(std::mt19937& random) {
    const auto below = [&](int bound) {
        return static_cast<int>(random() % static_cast<unsigned>(bound));
    };
    const int height = 2 + below(2), width = 2 + below(3);
    std::string cells(static_cast<std::size_t>(height * width), '?');
    const auto put = [&](char symbol, int count) {
        for (; count > 0; --count) cells[static_cast<std::size_t>(below(height * width))] = symbol;
    };
    put('#', below(3));
    put('-', below(3));
    put('.', 1 + below(4));
    cells[0] = '?';
    char name = 'A';
    for (std::size_t first = 0; first < cells.size(); ++first) {
        if (cells[first] != '?') continue;
        cells[first] = name;
        std::size_t at = first;
        for (int size = below(4); size > 0; --size) {
            const bool right = (at + 1) % static_cast<std::size_t>(width) != 0 && below(2) != 0;
            const std::size_t to = at + (right ? 1 : static_cast<std::size_t>(width));
            if (to >= cells.size() || cells[to] != '?') continue;
            cells[to] = name;
            at = to;
        }
        ++name;
    }
    const char target_name = static_cast<char>('A' + below(name - 'A'));
    int top = height, bottom = 0, left = width, right = 0;
    std::string board;
    for (int i = 0; i < height * width; ++i) {
        if (i % width == 0 && i != 0) board += '/';
        board += cells[static_cast<std::size_t>(i)];
        if (cells[static_cast<std::size_t>(i)] != target_name) continue;
        top = std::min(top, i / width);
        bottom = std::max(bottom, i / width);
        left = std::min(left, i % width);
        right = std::max(right, i % width);
    }
    return text_of(board + " " + target_name + " " +
                   std::to_string(1 + below(height - bottom + top)) + " " +
                   std::to_string(1 + below(width - right + left)));
}

struct Known {
    const char* board;
    int steps, moves;
};

/// Named layouts of the literature.
static const Known KNOWN[] = {
    {"ABBC/ABBC/DEEF/DGHF/I..J B 4 2", 116, 81},  {"ABBC/ABBC/DEEF/GHIJ/G..J B 4 2", 100, 70},
    {"ABBC/DBBE/DFFE/GHIJ/G..J B 4 2", 92, 72},   {"ABCD/AEED/FEEG/HIIG/H..J E 4 2", 73, 56},
    {"ABBC/DBBE/DFFE/GHHI/.JJ. B 4 2", 158, 120}, {"ABCD/EEFD/EEFG/.HHG/.IJJ E 4 2", 179, 138},
    {"ABBC/ABBC/DEFG/DEHG/I..J B 4 2", -1, -1},
};

/// Inputs that must be refused, and what is said.
static const char* const MALFORMED[][2] = {
    {"2 2\nAB\nBA\nA 1 1\n", "case 1, line 3: piece B is not connected"},
    {"1 3\nA.B\nC 1 1\n", "case 1, line 3: there is no piece C"},
    {"1 3\nA.B\nA 1 4\n", "case 1, line 3: the goal is off the board"},
    {"1 3\nAA.\nA 1 3\n", "case 1, line 3: the goal is off the board"},
    {"1 3\nA.B\nA 0 1\n", "case 1, line 3: the goal is off the board"},
    {"1 3\nA.B\nA 1\n", "case 1, line 3: a piece, a row and a column expected"},
    {"1 3\nA.B\nA 1 1 1\n", "case 1, line 3: a piece, a row and a column expected"},
    {"1 3\nA.B\n. 1 1\n", "case 1, line 3: a piece, a row and a column expected"},
    {"1 3\nA.B\nA1 1\n", "case 1, line 3: a piece, a row and a column expected"},
    {"1 3\nA.B\n", "case 1, line 3: the input ends before the goal"},
    {"2 3\nA.B\n", "case 1, line 3: the input ends inside a board"},
    {"2 3\nA.B\nA.\nA 1 1\n", "case 1, line 3: row 2 has 2 cells, not 3"},
    {"1 3\nA.BC\nA 1 1\n", "case 1, line 2: row 1 has 4 cells, not 3"},
    {"1 3\nA_B\nA 1 1\n", "case 1, line 2: '_' is no cell"},
    {"1\nA\nA 1 1\n", "case 1, line 1: two numbers, R C, expected"},
    {"1 1 1\nA\nA 1 1\n", "case 1, line 1: two numbers, R C, expected"},
    {"x\n", "case 1, line 1: two numbers, R C, expected"},
    {"0 3\n", "case 1, line 1: a board of 1 to 128 cells expected"},
    {"-1 3\n", "case 1, line 1: a board of 1 to 128 cells expected"},
    {"12 12\n", "case 1, line 1: a board of 1 to 128 cells expected"},
    {"99999999999 1\n", "case 1, line 1: two numbers, R C, expected"},
    {"1 1\nA\nA 1 1\n\n1 2\nA?\nA 1 1\n", "case 2, line 6: '?' is no cell"},
};

}  // namespace klotski_brute
