#include "solution.h"

namespace p1979 {
#define main solution_main
#include "../../../solutions/klotski/p1979.cpp"
#undef main
}  // namespace p1979

namespace p1979_test {

using p1979::Answer;
using p1979::Board;
using p1979::BucketQueue;
using p1979::Query;
using p1979::Solver;
using p1979::WindowReader;
using testing_support::TextFile;

/// The input for rows of `.` and `#`, the queries as given.
std::string input_of(const std::vector<std::string>& rows, int queries, const std::string& rest) {
    std::ostringstream text;
    text << rows.size() << ' ' << rows[0].size() << ' ' << queries << '\n';
    for (const std::string& row : rows) {
        for (const char cell : row) text << (cell == '#' ? 0 : 1) << ' ';
        text << '\n';
    }
    return text.str() + rest;
}

std::vector<Answer> answers_of(const std::string& input) {
    const TextFile file(input);
    const auto reader = std::make_unique<WindowReader>(file.get());
    Board board;
    std::vector<Answer> answers;
    int queries = 0;
    if (!p1979::read_board(*reader, board, queries)) return answers;
    Solver solver(board);
    Query query;
    for (int i = 0; i < queries && p1979::read_query(*reader, board, query); ++i)
        answers.push_back(solver.solve(query));
    return answers;
}

std::vector<int> moves_of(const std::string& input) {
    std::vector<int> moves;
    for (const Answer& answer : answers_of(input)) moves.push_back(answer.moves);
    return moves;
}

/// Breadth-first search over piece and blank; cells are row * 100 + column from 1.
int search_over_pairs(const std::vector<std::string>& rows, int blank, int piece, int target) {
    const auto open = [&](int cell) {
        const int row = cell / 100, column = cell % 100;
        return row >= 1 && row <= static_cast<int>(rows.size()) && column >= 1 &&
               column <= static_cast<int>(rows[0].size()) &&
               rows[static_cast<std::size_t>(row - 1)][static_cast<std::size_t>(column - 1)] == '.';
    };
    std::map<std::pair<int, int>, int> steps;
    std::queue<std::pair<int, int>> queue;
    steps[{piece, blank}] = 0;
    queue.push({piece, blank});
    while (!queue.empty()) {
        const auto state = queue.front();
        queue.pop();
        if (state.first == target) return steps[state];
        for (const int delta : {-100, 100, -1, 1}) {
            const int next = state.second + delta;
            if (!open(next)) continue;
            const std::pair<int, int> after(next == state.first ? state.second : state.first, next);
            if (steps.emplace(after, steps[state] + 1).second) queue.push(after);
        }
    }
    return -1;
}

std::string query_text(int blank, int piece, int target) {
    std::ostringstream text;
    for (const int cell : {blank, piece, target}) text << cell / 100 << ' ' << cell % 100 << ' ';
    return text.str() + "\n";
}

TEST(P1979, Sample) {
    EXPECT_EQ(moves_of("3 4 2\n0 1 1 1\n0 1 1 0\n0 1 0 0\n3 2 1 2 2 2\n1 2 2 2 3 2\n"),
              (std::vector<int>{2, -1}));
}

TEST(P1979, StartAtTheTargetIsSolvedWhereverTheBlankIs) {
    const std::string queries = "1 1 1 3 1 3\n1 2 1 3 1 3\n3 1 1 3 1 3\n";
    EXPECT_EQ(moves_of(input_of({"...", "###", "..."}, 3, queries)), (std::vector<int>{0, 0, 0}));
}

TEST(P1979, BlankCannotPassThePieceInACorridor) {
    const std::string queries = "1 1 1 3 1 4\n1 4 1 3 1 4\n1 5 1 3 1 5\n1 1 1 3 1 2\n";
    EXPECT_EQ(moves_of(input_of({"....."}, 4, queries)), (std::vector<int>{-1, 1, -1, 2}));
}

TEST(P1979, RandomBoardsMatchSearchOverPieceAndBlank) {
    std::mt19937 random(1979);
    for (int round = 0; round < 300; ++round) {
        SCOPED_TRACE("seed 1979, round " + std::to_string(round));
        const std::size_t height = 1 + random() % 6, width = 2 + random() % 5;
        const unsigned walls = random() % 45;
        std::vector<std::string> rows(height, std::string(width, '.'));
        std::vector<int> cells;
        for (std::size_t row = 0; row < height; ++row)
            for (std::size_t column = 0; column < width; ++column) {
                if (random() % 100 < walls) rows[row][column] = '#';
                if (rows[row][column] == '.')
                    cells.push_back(static_cast<int>(100 * (row + 1) + column + 1));
            }
        if (cells.size() < 2) continue;
        std::string queries;
        std::vector<int> expected;
        while (expected.size() < 10) {
            const int blank = cells[random() % cells.size()],
                      piece = cells[random() % cells.size()];
            const int target = cells[random() % cells.size()];
            if (blank == piece) continue;
            queries += query_text(blank, piece, target);
            expected.push_back(search_over_pairs(rows, blank, piece, target));
        }
        EXPECT_EQ(moves_of(input_of(rows, 10, queries)), expected);
    }
}

TEST(P1979, LargestAnswersGrowBeyondSixteenBits) {
    std::vector<std::string> rows(30, std::string(30, '#'));
    for (std::size_t row = 0; row < 27; ++row) {
        rows[row][0] = '.';
        if (row % 2 == 1)
            rows[row][row % 4 == 1 ? 29 : 2] = '.';
        else
            for (std::size_t column = row % 26 == 0 ? 1 : 2; column < 30; ++column)
                rows[row][column] = '.';
    }
    const int far = search_over_pairs(rows, 101, 102, 1120);
    EXPECT_GT(far, 65535);
    EXPECT_EQ(moves_of(input_of(rows, 1, query_text(101, 102, 1120))), std::vector<int>{far});
}

TEST(P1979, SearchEffortStaysWhatItIs) {
    std::mt19937 random(30);
    std::vector<std::string> rows(30, std::string(30, '.'));
    for (std::string& row : rows)
        for (char& cell : row)
            if (random() % 100 < 15) cell = '#';
    std::string queries;
    for (int i = 0; i < 100; ++i) {
        for (int j = 0; j < 6; ++j) queries += std::to_string(1 + random() % 30) + " ";
        queries += "\n";
    }
    long expanded = 0, generated = 0;
    for (const Answer& answer : answers_of(input_of(rows, 100, queries))) {
        EXPECT_LE(answer.expanded, 4 * 900);
        expanded += answer.expanded;
        generated += answer.generated;
    }
    EXPECT_EQ(expanded, 62215);
    EXPECT_EQ(generated, 66514);
}

TEST(P1979, ReadsCrlfBlanksAndMissingNewline) {
    EXPECT_EQ(moves_of("1  3 1\r\n 1 1\t1 \r\n\r\n1 3  1 2 1 3"), (std::vector<int>{1}));
}

TEST(P1979, MoreThanTheStatementAllows) {
    std::string queries;
    for (int i = 0; i < 600; ++i) queries += "1 41 1 40 1 41\n";
    EXPECT_EQ(moves_of(input_of({std::string(50, '.'), std::string(50, '.')}, 600, queries)),
              std::vector<int>(600, 1));
}

TEST(P1979, PlacesThatCannotBeAreImpossible) {
    // Off the board, on a fixed cell, the blank on the piece; a target on a fixed cell.
    const std::string queries =
        "0 1 1 1 1 2\n1 9 1 1 1 2\n-5 2147483647 1 1 1 2\n2 2 1 1 1 2\n1 1 1 1 1 2\n"
        "1 2 1 1 2 2\n1 2 2 2 1 1\n1 2 1 1 99 99\n";
    EXPECT_EQ(moves_of(input_of({"..", ".#"}, 8, queries)), std::vector<int>(8, -1));
}

TEST(P1979, StopsQuietlyWhereTheInputEnds) {
    EXPECT_EQ(moves_of(""), std::vector<int>());
    EXPECT_EQ(moves_of("2 2"), std::vector<int>());
    EXPECT_EQ(moves_of("2 2 1\n1 1\n1"), std::vector<int>());
    EXPECT_EQ(moves_of("2 2 1\n1 1\n1 x\n1 1 1 2 2 1"), std::vector<int>());
    EXPECT_EQ(moves_of("2147483647 2147483647 5\n1 1 1"), std::vector<int>());
    EXPECT_EQ(moves_of("0 0 1\n1 1 1 1 1 1"), std::vector<int>());
    EXPECT_EQ(moves_of("-3 4 1\n1 1 1 1 1 1"), std::vector<int>());
    EXPECT_EQ(moves_of("1 2 2\n1 1\n1 1 1 2 1 1\n1 1 1"), (std::vector<int>{1}));
}

TEST(P1979, BucketQueueMatchesAnOrderedMultimap) {
    std::mt19937 random(64);
    BucketQueue queue(200);
    for (int round = 0; round < 3; ++round) {
        std::multimap<int, int> expected;
        int last = 0;
        for (int i = 0; i < 5000; ++i) {
            if (expected.empty() || random() % 2) {
                const int key = last + static_cast<int>(random() % 200), item = i;
                queue.push(key, item);
                expected.emplace(key, item);
                continue;
            }
            const int item = queue.pop(last);
            ASSERT_EQ(last, expected.begin()->first);
            const auto range = expected.equal_range(last);
            const auto same = std::find_if(range.first, range.second,
                                           [item](const auto& e) { return e.second == item; });
            ASSERT_NE(same, range.second);
            expected.erase(same);
        }
        queue.clear();
        ASSERT_TRUE(queue.empty());
    }
}

}  // namespace p1979_test
