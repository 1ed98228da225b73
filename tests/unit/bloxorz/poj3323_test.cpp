#include "solution.h"

namespace poj3323 {
#define main solution_main
#include "../../../solutions/bloxorz/poj3323.cpp"
#undef main

using testing_support::TextFile;

/// Rests as U, V or H with the first cell at (x, y).
using Block = std::tuple<char, int, int>;

std::set<std::pair<int, int>> cells(const Block& block) {
    const auto [rests, x, y] = block;
    return {{x, y}, {x + (rests == 'V'), y + (rests == 'H')}};
}

Block block_on(const std::set<std::pair<int, int>>& cells) {
    const auto [x, y] = *cells.begin();
    const auto [last_x, last_y] = *cells.rbegin();
    return {x != last_x ? 'V' : y != last_y ? 'H' : 'U', x, y};
}

/// The block after a roll: over each edge of its cells it falls as geometry says.
Block rolled(const Block& block, int dx, int dy) {
    const auto covered = cells(block);
    const auto first = *covered.begin(), last = *covered.rbegin();
    const auto moved = [&](std::pair<int, int> cell, int times) {
        return std::make_pair(cell.first + times * dx, cell.second + times * dy);
    };
    if (covered.size() == 1) return block_on({moved(first, 1), moved(first, 2)});
    if (moved(first, 1) == last) return block_on({moved(last, 1)});
    if (moved(last, 1) == first) return block_on({moved(first, 1)});
    return block_on({moved(first, 1), moved(last, 1)});
}

/// The distances from the hole of all blocks within `limit` cells of it.
std::map<Block, int> distances(int limit) {
    std::map<Block, int> distance{{Block('U', 0, 0), 0}};
    std::deque<Block> queue{Block('U', 0, 0)};
    for (; !queue.empty(); queue.pop_front()) {
        for (const auto& [dx, dy] :
             {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
            const Block next = rolled(queue.front(), dx, dy);
            if (std::abs(std::get<1>(next)) > limit || std::abs(std::get<2>(next)) > limit) {
                continue;
            }
            if (distance.emplace(next, distance[queue.front()] + 1).second) queue.push_back(next);
        }
    }
    return distance;
}

std::vector<unsigned> answers(const std::string& input) {
    const TextFile file(input);
    WindowReader reader(file.get());
    std::vector<unsigned> rolls;
    char rests = ' ';
    int x = 0, y = 0;
    while (parse(reader, rests, x, y)) rolls.push_back(solve(rests, x, y));
    return rolls;
}

TEST(Poj3323, Sample) {
    EXPECT_EQ(answers("U 0 0\nH 0 0\nV 1 0\n"), (std::vector<unsigned>{0, 4, 1}));
}

TEST(Poj3323, MatchesSearchWithinSixty) {
    const std::map<Block, int> distance = distances(66);
    for (const char rests : {'U', 'V', 'H'}) {
        for (int x = -60; x <= 60; ++x) {
            for (int y = -60; y <= 60; ++y) {
                ASSERT_EQ(solve(rests, x, y),
                          static_cast<unsigned>(distance.at(Block(rests, x, y))))
                    << rests << ' ' << x << ' ' << y;
            }
        }
    }
}

TEST(Poj3323, SymmetricInSignAndAxis) {
    std::mt19937 random(192);
    for (int i = 0; i < 10000; ++i) {
        const int limit = 1 << random() % 30;
        const int x = static_cast<int>(random() % static_cast<unsigned>(limit));
        const int y = static_cast<int>(random() % static_cast<unsigned>(limit));
        SCOPED_TRACE(testing::Message() << "x " << x << ", y " << y);
        const unsigned standing = solve('U', x, y), lying = solve('V', x, y);
        ASSERT_EQ(solve('U', -x, y), standing);
        ASSERT_EQ(solve('U', x, -y), standing);
        ASSERT_EQ(solve('U', y, x), standing);
        ASSERT_EQ(solve('V', -x - 1, y), lying);
        ASSERT_EQ(solve('V', x, -y), lying);
        ASSERT_EQ(solve('H', y, x), lying);
    }
}

TEST(Poj3323, ThreeCellsFartherAreTwoRolls) {
    for (const char rests : {'U', 'V', 'H'}) {
        for (int x = 10; x < 40; ++x) {
            for (int y = -40; y < 40; ++y) {
                ASSERT_EQ(solve(rests, x + 3, y), solve(rests, x, y) + 2);
                ASSERT_EQ(solve(rests, x + 999999990, y), solve(rests, x, y) + 666666660);
            }
        }
    }
}

TEST(Poj3323, SumsDoNotOverflow) {
    EXPECT_EQ(solve('U', 1000000000, -1000000000), 1333333334U);
    EXPECT_EQ(solve('U', 999999999, 999999999), 1333333332U);
    EXPECT_EQ(solve('U', 2147483646, 2147483646), 2863311528U);
    EXPECT_EQ(solve('V', 2147483647, -2147483647), solve('H', -2147483647, 2147483647));
}

TEST(Poj3323, OddFormsAreReadAlike) {
    const std::vector<unsigned> expected{0, 4, 1};
    EXPECT_EQ(answers("U 0 0\r\nH  0 0 \r\n\r\n V 1\t0"), expected);
    EXPECT_EQ(answers("U 0 0\nH 0 0\nV 1 0\nU 5"), expected) << "the input ends inside a line";
    EXPECT_EQ(answers("U 0 0\nH 0 0\nV 1 0\nW 5 5\n"), expected) << "an unknown letter";
    EXPECT_TRUE(answers("").empty());
}

}  // namespace poj3323
