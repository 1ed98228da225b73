#include "solution.h"

namespace qoj3128 {
#define main solution_main
#include "../../../solutions/klotski/qoj3128.cpp"
#undef main
}  // namespace qoj3128

namespace qoj3128_test {

using qoj3128::Answer;
using qoj3128::Grid;
using qoj3128::Vehicle;
using qoj3128::WindowReader;
using testing_support::TextFile;

using Rows = std::vector<std::string>;  // 6 x 6 of `.` and letters, A the red car

std::string input_of(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) {
        for (const char cell : row) text += std::to_string(cell == '.' ? 0 : cell - 'A' + 1) + " ";
        text += "\n";
    }
    return text;
}

std::vector<Answer> answers_of(const std::string& input) {
    const TextFile file(input);
    const auto reader = std::make_unique<WindowReader>(file.get());
    std::vector<Answer> answers;
    Grid grid;
    std::vector<Vehicle> vehicles;
    while (qoj3128::read_grid(*reader, grid) && qoj3128::find_vehicles(grid, vehicles)) {
        answers.push_back(qoj3128::solve(vehicles));
        vehicles.clear();
    }
    return answers;
}

std::vector<int> steps_of(const std::string& input) {
    std::vector<int> steps;
    for (const Answer& answer : answers_of(input)) steps.push_back(answer.steps);
    return steps;
}

/// A picture with two columns more, `#` but for the exit; the cells of `name` gone by a step, or
/// an empty picture where that is not possible.
Rows stepped(Rows picture, char name, int down, int right) {
    const Rows before = picture;
    for (std::string& row : picture) std::replace(row.begin(), row.end(), name, '.');
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 8; ++column) {
            const auto cell = [](Rows& rows, int r, int c) -> char& {
                return rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
            };
            if (before[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] != name)
                continue;
            const int r = row + down, c = column + right;
            if (r < 0 || r > 5 || c < 0 || c > (name == 'A' ? 7 : 5)) return {};
            if (cell(picture, r, c) != '.') return {};
            cell(picture, r, c) = name;
        }
    return picture;
}

/// Breadth-first search over pictures, `limit` layers deep.
int search_over_grids(const Rows& rows, int limit) {
    Rows start = rows;
    for (std::string& row : start) row += "##";
    start[2].replace(6, 2, "..");
    std::set<char> names(start[2].begin(), start[2].end());
    for (const std::string& row : start) names.insert(row.begin(), row.end());
    names.erase('.');
    names.erase('#');
    std::set<Rows> seen = {start};
    std::vector<Rows> layer = {start};
    for (int depth = 1; depth <= limit; ++depth) {
        std::vector<Rows> next;
        for (const Rows& picture : layer)
            for (const char name : names) {
                const auto row = std::find_if(picture.begin(), picture.end(), [&](const auto& r) {
                    return r.find(name) != std::string::npos;
                });
                const std::size_t column = row->find(name);
                const bool across = column + 1 < 8 && (*row)[column + 1] == name;
                for (const int way : {-1, 1}) {
                    const Rows after = stepped(picture, name, across ? 0 : way, across ? way : 0);
                    if (after.empty() || !seen.insert(after).second) continue;
                    if (after[2].substr(6) == "AA") return depth;
                    next.push_back(after);
                }
            }
        layer.swap(next);
    }
    return -1;
}

Rows random_rows(std::mt19937& random, int vehicles) {
    Rows rows(6, "......");
    rows[2].replace(random() % 5, 2, "AA");
    for (int tries = 0, placed = 1; tries < 200 && placed < vehicles; ++tries) {
        const bool across = random() % 2 == 0;
        const std::size_t length = 2 + random() % 2, line = random() % 6, from = random() % 5;
        if (from + length > 6 || (across && line == 2 && random() % 20 != 0)) continue;
        const auto cell = [&](std::size_t i) -> char& {
            return across ? rows[line][from + i] : rows[from + i][line];
        };
        bool free = true;
        for (std::size_t i = 0; i < length; ++i) free = free && cell(i) == '.';
        for (std::size_t i = 0; free && i < length; ++i) cell(i) = static_cast<char>('A' + placed);
        placed += free;
    }
    return rows;
}

TEST(Qoj3128, Samples) {
    EXPECT_EQ(steps_of("2 2 0 0 0 7\n3 0 0 5 0 7\n3 1 1 5 0 7\n3 0 0 5 0 0\n4 0 0 0 8 8\n"
                       "4 0 6 6 6 0\n"),
              std::vector<int>{-1});
    EXPECT_EQ(steps_of("0 2 0 6 6 0\n0 2 0 0 7 0\n0 3 1 1 7 0\n0 3 4 4 8 0\n0 5 5 5 8 0\n"
                       "0 0 0 0 0 0\n"),
              std::vector<int>{6});
}

TEST(Qoj3128, RedMustBeWhollyOut) {
    EXPECT_EQ(steps_of(input_of({"......", "......", "....AA", "......", "......", "......"})),
              std::vector<int>{2});
    EXPECT_EQ(steps_of(input_of({"......", "......", "AA....", "......", "......", "......"})),
              std::vector<int>{6});
}

TEST(Qoj3128, OnlyRedMayLeave) {
    EXPECT_EQ(steps_of(input_of({"......", "......", "AA..BB", "......", "......", "......"})),
              std::vector<int>{-1});
}

TEST(Qoj3128, NoVehicleJumpsAnother) {
    EXPECT_EQ(steps_of(input_of({"....C.", "....C.", "AA..B.", "....B.", "......", "EEEDD."})),
              std::vector<int>{7});
    EXPECT_EQ(steps_of(input_of({"...B..", "...B..", "AA.B..", "......", "......", ".DDCCC"})),
              std::vector<int>{-1});
}

TEST(Qoj3128, TenStepsAreEasyElevenAreNot) {
    const Rows ten = {".....B", ".....B", "AA...B", "......", "......", "....CC"};
    const Rows eleven = {"..JJ..", "F.CC.I", "FAA..I", "F..GGI", ".EEH..", "BBBHDD"};
    EXPECT_EQ(search_over_grids(ten, 12), 10);
    EXPECT_EQ(search_over_grids(eleven, 12), 11);
    EXPECT_EQ(steps_of(input_of(ten)), std::vector<int>{10});
    EXPECT_EQ(steps_of(input_of(eleven)), std::vector<int>{-1});
}

TEST(Qoj3128, RandomBoardsMatchSearchOverGrids) {
    std::mt19937 random(3128);
    int easy = 0;
    for (int round = 0; round < 60; ++round) {
        SCOPED_TRACE("seed 3128, round " + std::to_string(round));
        const Rows rows = random_rows(random, 1 + static_cast<int>(random() % 10));
        const int expected = search_over_grids(rows, 10);
        EXPECT_EQ(steps_of(input_of(rows)), std::vector<int>{expected});
        easy += expected >= 0;
    }
    EXPECT_GT(easy, 25);
}

TEST(Qoj3128, StatesStayFew) {
    // The board of most states among 20,000 random ones of ten vehicles.
    const Rows rows = {".BB.II", "...EEJ", ".AA..J", "D..HH.", "DFCCC.", ".F.GG."};
    const std::vector<Answer> answers = answers_of(input_of(rows));
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0].steps, 7);
    EXPECT_EQ(answers[0].expanded, 4489U);
    EXPECT_EQ(answers[0].generated, 60413U);
}

TEST(Qoj3128, SeveralBoardsCrlfBlanksAndMissingNewline) {
    const std::string text =
        input_of({"......", "......", "AA....", "......", "......", "......"}) +
        input_of({"......", "......", ".AA...", "......", "......", "......"});
    std::string odd;
    for (const char letter : text) odd += letter == '\n' ? "\t\r\n\r\n" : std::string(1, letter);
    while (odd.back() <= ' ') odd.pop_back();
    EXPECT_EQ(steps_of(odd), (std::vector<int>{6, 5}));
}

TEST(Qoj3128, MoreThanTheStatementAllows) {
    const Rows eighteen = {"BBCCDD", "EEFFGG", "AAHHII", "JJKKLL", "MMNNOO", "PPQQRR"};
    EXPECT_EQ(steps_of(input_of(eighteen)), std::vector<int>{-1});
    const Rows long_ones = {"BBBBBB", "......", ".AAA.C", ".....C", "......", "DDDDD."};
    EXPECT_EQ(steps_of(input_of(long_ones)), std::vector<int>{6});
    const Rows elsewhere = {"AA....", "......", "......", "......", "......", "......"};
    EXPECT_EQ(steps_of(input_of(elsewhere)), std::vector<int>{-1});
    const Rows upright = {"......", "A.....", "A.....", "......", "......", "......"};
    EXPECT_EQ(steps_of(input_of(upright)), std::vector<int>{-1});
}

TEST(Qoj3128, StopsQuietlyAtWhatIsNoBoard) {
    EXPECT_TRUE(steps_of("").empty());
    EXPECT_TRUE(steps_of("0 0 1 1").empty());
    EXPECT_TRUE(steps_of("0 0 1 x").empty());
    EXPECT_TRUE(steps_of(input_of(Rows(6, "......"))).empty());
    const std::vector<Rows> bad = {
        {"BB....", "......", "......", "......", "......", "......"},  // no red car
        {"AA....", "AA....", "......", "......", "......", "......"},  // a square
        {"A.A...", "......", "......", "......", "......", "......"},  // two parts
        {".....A", "A.....", "......", "......", "......", "......"},  // round the edge
        {"AA...B", "......", "......", "......", "......", "......"},  // a single cell
        {"AAAAAA", "AAAAAA", "......", "......", "......", "......"},  // two rows
    };
    for (const Rows& rows : bad) EXPECT_TRUE(steps_of(input_of(rows)).empty()) << rows[0];
    EXPECT_TRUE(
        steps_of("-1 -1 0 0 0 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0")
            .empty());
}

}  // namespace qoj3128_test
