#include "solution.h"

namespace abc224_d {
#define main solution_main
#include "../../../solutions/sliding_tiles/abc224_d.cpp"
#undef main

/// The answer by a search over strings, layer by layer from the goal.
int oracle(const std::vector<std::pair<int, int>>& edges, const std::vector<int>& places) {
    std::string start(9, '0');
    for (std::size_t piece = 0; piece < 8; ++piece) {
        start[static_cast<std::size_t>(places[piece] - 1)] = static_cast<char>('1' + piece);
    }
    std::set<std::string> seen{"123456780"}, layer = seen;
    for (int depth = 0; !layer.empty(); ++depth) {
        if (layer.count(start)) return depth;
        std::set<std::string> next;
        for (std::string state : layer) {
            for (const auto& [u, v] : edges) {
                char& first = state[static_cast<std::size_t>(u - 1)];
                char& second = state[static_cast<std::size_t>(v - 1)];
                if (first != '0' && second != '0') continue;
                std::swap(first, second);
                if (seen.insert(state).second) next.insert(state);
                std::swap(first, second);
            }
        }
        layer.swap(next);
    }
    return -1;
}

int answer(const std::string& text) {
    testing_support::TextFile file(text);
    WindowReader reader(file.get());
    Puzzle puzzle;
    EXPECT_TRUE(read_puzzle(reader, puzzle)) << text;
    return solve(puzzle);
}

TEST(Abc224D, RandomGraphsMatchSearchOverStrings) {
    std::mt19937 random(224);
    for (int round = 0; round < 40; ++round) {
        std::vector<std::pair<int, int>> edges;
        for (int u = 1; u <= 9; ++u) {
            for (int v = u + 1; v <= 9; ++v) edges.emplace_back(u, v);
        }
        std::shuffle(edges.begin(), edges.end(), random);
        edges.resize(static_cast<std::size_t>(round % 9));
        std::vector<int> places(9);
        std::iota(places.begin(), places.end(), 1);
        if (round % 2) {
            std::shuffle(places.begin(), places.end(), random);
        } else {  // a short walk of the gap from the goal: an answer exists
            for (int step = 0; step < 6; ++step) {
                for (const auto& [u, v] : edges) {
                    const int gap = places[8], other = gap == u ? v : gap == v ? u : gap;
                    if (other == gap || random() % 3) continue;
                    std::iter_swap(std::find(places.begin(), places.end(), other),
                                   places.end() - 1);
                }
            }
        }
        std::string text = std::to_string(edges.size()) + "\n";
        for (const auto& [u, v] : edges) {
            text += std::to_string(u) + " " + std::to_string(v) + "\n";
        }
        for (std::size_t piece = 0; piece < 8; ++piece) text += std::to_string(places[piece]) + " ";
        ASSERT_EQ(answer(text), oracle(edges, places)) << text;
    }
}

/// The 3x3 grid is the 8-puzzle, whose two farthest boards are known.
TEST(Abc224D, GridIsTheEightPuzzle) {
    const std::string grid = "12 1 2 2 3 4 5 5 6 7 8 8 9 1 4 4 7 2 5 5 8 3 6 6 9 ";
    EXPECT_EQ(answer(grid + "9 4 7 6 5 2 3 1"), 31);
    EXPECT_EQ(answer(grid + "2 1 3 4 5 6 7 8"), -1);
    EXPECT_EQ(answer(grid + "1 2 3 4 5 6 7 8"), 0);
}

TEST(Abc224D, RanksGoBothWays) {
    std::array<int, 9> items = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    int rank = 0;
    do {
        ASSERT_EQ(cantor_rank(items.data(), 9), rank);
        std::array<int, 9> again;
        cantor_unrank_fenwick(rank, again.data(), 9);
        ASSERT_EQ(again, items);
        ++rank;
    } while (std::next_permutation(items.begin(), items.end()));
    EXPECT_EQ(rank, 362880);
}

/// Factorial digits of any length: compared with a list from which the items are taken.
TEST(Abc224D, PermutationOfDigitsForEveryLength) {
    std::mt19937 random(9);
    for (int n = 0; n < 200; ++n) {
        std::vector<int> digits(static_cast<std::size_t>(n)), left(digits.size()), expected;
        std::iota(left.begin(), left.end(), 0);
        for (int& digit : digits) {
            digit = static_cast<int>(random() % left.size());
            expected.push_back(left[static_cast<std::size_t>(digit)]);
            left.erase(left.begin() + digit);
        }
        permutation_of_digits(digits.data(), n);
        ASSERT_EQ(digits, expected);
    }
}

TEST(Abc224D, KnownAnswersAndNonsense) {
    EXPECT_EQ(answer("5 1 2 1 3 1 9 2 9 3 9 3 9 2 4 5 6 7 8"), 5);
    EXPECT_EQ(answer("0 1 2 3 4 5 6 7 8"), 0);
    EXPECT_EQ(answer("0 1 2 3 4 5 6 7 9"), -1);
    for (const char* text : {"", "1", "1 1 10 1 2 3 4 5 6 7 8", "0 1 2 3 4 5 6 7",
                             "0 1 1 3 4 5 6 7 8", "0 1 2 3 4 5 6 7 10"}) {
        testing_support::TextFile file(text);
        WindowReader reader(file.get());
        Puzzle puzzle;
        EXPECT_FALSE(read_puzzle(reader, puzzle)) << text;
    }
}

}  // namespace abc224_d
