#include "solution.h"

namespace sliding_tiles {
#define main solution_main
#include "../../../solutions/sliding_tiles/sliding_tiles.cpp"
#undef main

using Tiles = std::vector<int>;
using Random = std::mt19937;

Board board_of(int rows, int columns, const Tiles& tiles) {
    Board board = {};
    board.rows = rows;
    board.columns = columns;
    std::copy(tiles.begin(), tiles.end(), board.tiles.begin());
    return board;
}

Tiles goal_of(int cells) {
    Tiles tiles(static_cast<std::size_t>(cells));
    std::iota(tiles.begin(), tiles.end(), 1);
    tiles.back() = 0;
    return tiles;
}

std::size_t blank_of(const Tiles& tiles) {
    return static_cast<std::size_t>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
}

/// The tests' own rules: moves the blank, false over the rim.
bool step(Tiles& tiles, int columns, char letter) {
    const int cells = static_cast<int>(tiles.size()), blank = static_cast<int>(blank_of(tiles));
    int to = -1;
    if (letter == 'U') to = blank - columns;
    if (letter == 'D' && blank + columns < cells) to = blank + columns;
    if (letter == 'L' && blank % columns > 0) to = blank - 1;
    if (letter == 'R' && blank % columns < columns - 1) to = blank + 1;
    if (to < 0) return false;
    std::swap(tiles[static_cast<std::size_t>(blank)], tiles[static_cast<std::size_t>(to)]);
    return true;
}

Tiles shuffled(Random& random, int cells) {
    Tiles tiles = goal_of(cells);
    for (std::size_t i = tiles.size(); i > 1; --i) std::swap(tiles[i - 1], tiles[random() % i]);
    return tiles;
}

Tiles walked(Random& random, int rows, int columns, int steps) {
    Tiles tiles = goal_of(rows * columns);
    for (int made = 0; made < steps; made += step(tiles, columns, "UDLR"[random() % 4])) continue;
    return tiles;
}

std::uint64_t packed(const Tiles& tiles) {
    std::uint64_t key = 0;
    for (const int tile : tiles) key = key << 4 | static_cast<unsigned>(tile);
    return key;
}

using Distances = std::unordered_map<std::uint64_t, int>;

/// The distances of all boards within `depth` moves of the goal, by breadth-first search.
Distances ball(int rows, int columns, int depth) {
    Distances distances = {{packed(goal_of(rows * columns)), 0}};
    std::vector<Tiles> layer = {goal_of(rows * columns)}, next;
    for (int distance = 1; distance <= depth && !layer.empty(); ++distance) {
        next.clear();
        for (const Tiles& tiles : layer) {
            for (const char letter : {'U', 'D', 'L', 'R'}) {
                Tiles after = tiles;
                if (!step(after, columns, letter)) continue;
                if (distances.insert({packed(after), distance}).second) next.push_back(after);
            }
        }
        layer.swap(next);
    }
    return distances;
}

void expect_path(const Tiles& start, int columns, const Answer& answer) {
    Tiles tiles = start;
    for (const char letter : answer.moves) ASSERT_TRUE(step(tiles, columns, letter));
    EXPECT_EQ(tiles, goal_of(static_cast<int>(start.size())));
    EXPECT_EQ(static_cast<int>(answer.moves.size()), answer.length);
}

struct Shape {
    int rows, columns;
};

TEST(SlidingTiles, SolvableIsTheReachableSet) {
    for (const Shape& shape : {Shape{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}) {
        SCOPED_TRACE(testing::Message() << shape.rows << "x" << shape.columns);
        const Distances reached = ball(shape.rows, shape.columns, 100);
        const Grid grid(shape.rows, shape.columns);
        Tiles tiles = goal_of(grid.cells);
        std::sort(tiles.begin(), tiles.end());
        std::size_t solvable_boards = 0;
        bool same = true;
        do {
            const bool claimed = solvable(grid, board_of(shape.rows, shape.columns, tiles));
            solvable_boards += claimed;
            same = same && (!claimed || reached.count(packed(tiles)) == 1);
        } while (std::next_permutation(tiles.begin(), tiles.end()));
        EXPECT_TRUE(same);
        EXPECT_EQ(solvable_boards, reached.size());
    }
}

std::vector<int> depths(int rows, int columns) {
    const Grid grid(rows, columns);
    return Heuristic(grid, partition(grid, 5)).databases.at(0).depths();
}

TEST(SlidingTiles, DepthsOfTheExactTables) {
    const std::vector<int> eight = {1,     2,     4,     8,     16,    20,    39,    62,
                                    116,   152,   286,   396,   748,   1024,  1893,  2512,
                                    4485,  5638,  9529,  10878, 16993, 17110, 23952, 20224,
                                    24047, 15578, 14560, 6274,  3910,  760,   221,   2};
    EXPECT_EQ(depths(3, 3), eight);
    EXPECT_EQ(std::accumulate(eight.begin(), eight.end(), 0), 181440);
    EXPECT_EQ(depths(2, 2), (std::vector<int>{1, 2, 2, 2, 2, 2, 1}));
    for (const Shape& shape : {Shape{2, 3}, {3, 2}, {2, 4}, {4, 2}}) {
        const std::vector<int> found = depths(shape.rows, shape.columns);
        const bool six = shape.rows * shape.columns == 6;
        EXPECT_EQ(std::accumulate(found.begin(), found.end(), 0), six ? 360 : 20160);
        EXPECT_EQ(found.size() - 1, six ? 21u : 36u);
    }
}

TEST(SlidingTiles, UpToNineCellsTheSearchExpandsOnePath) {
    for (const Shape& shape : {Shape{2, 2}, {2, 3}, {3, 2}, {4, 2}, {3, 3}}) {
        SCOPED_TRACE(testing::Message() << shape.rows << "x" << shape.columns);
        Solver solver(shape.rows, shape.columns, 1);
        Random random(31);
        const Distances distances = ball(shape.rows, shape.columns, 100);
        for (int number = 0; number < 1000; ++number) {
            const Tiles tiles = shuffled(random, shape.rows * shape.columns);
            const Answer answer = solver.solve(board_of(shape.rows, shape.columns, tiles));
            const auto known = distances.find(packed(tiles));
            ASSERT_EQ(answer.length, known == distances.end() ? -1 : known->second);
            ASSERT_EQ(answer.expanded, std::max(answer.length, 0));
            if (answer.length > 0) expect_path(tiles, shape.columns, answer);
        }
    }
}

/// The group's distances from the goal for each [cells of its tiles][cell of the blank], by a
/// search over single steps of the blank in which only those of the group's tiles count.
std::map<std::vector<int>, int> abstract_distances(const Grid& grid, const Tiles& group) {
    std::vector<int> start;
    for (const int tile : group) start.push_back(tile - 1);
    start.push_back(grid.cells - 1);
    std::map<std::vector<int>, int> distances = {{start, 0}};
    std::deque<std::vector<int>> open = {start};
    while (!open.empty()) {
        const std::vector<int> state = open.front();
        open.pop_front();
        for (const Grid::Edge& edge : grid.edges) {
            if (edge.from != state.back()) continue;
            std::vector<int> after = state;
            const auto tile = std::find(after.begin(), after.end() - 1, edge.to);
            const bool counts = tile != after.end() - 1;
            if (counts) *tile = edge.from;
            after.back() = edge.to;
            const int distance = distances[state] + counts;
            const auto [known, fresh] = distances.insert({after, distance});
            if (!fresh && known->second <= distance) continue;
            known->second = distance;
            counts ? open.push_back(after) : open.push_front(after);
        }
    }
    return distances;
}

TEST(SlidingTiles, EveryEntryOfSmallGroupsIsTheAbstractDistance) {
    struct Group {
        Shape shape;
        Tiles tiles;
    };
    for (const Group& group : {Group{{4, 4}, {2, 3, 4}},
                               {{4, 4}, {6, 7, 15}},
                               {{2, 8}, {5, 6, 15}},
                               {{5, 3}, {1, 9, 14}},
                               {{2, 5}, {3, 4, 5, 9}},
                               {{4, 4}, {9}}}) {
        const int rows = group.shape.rows, columns = group.shape.columns;
        SCOPED_TRACE(testing::Message() << rows << "x" << columns);
        const Grid grid(rows, columns);
        const Heuristic heuristic(grid, {group.tiles});
        Tiles others = goal_of(grid.cells);
        others.pop_back();
        for (const int tile : group.tiles) {
            others.erase(std::find(others.begin(), others.end(), tile));
        }
        int wrong = 0;
        for (const auto& [state, distance] : abstract_distances(grid, group.tiles)) {
            Tiles tiles(static_cast<std::size_t>(grid.cells), -1);
            for (std::size_t i = 0; i < group.tiles.size(); ++i) {
                tiles[static_cast<std::size_t>(state[i])] = group.tiles[i];
            }
            tiles[static_cast<std::size_t>(state.back())] = 0;
            auto other = others.begin();
            for (int& tile : tiles) {
                if (tile < 0) tile = *other++;
            }
            const Board board = board_of(rows, columns, tiles);
            wrong += heuristic.databases[0].locate(board).distance != distance;
        }
        EXPECT_EQ(wrong, 0);
    }
}

/// A board with the places of all groups, direct and mirrored, kept up move by move.
struct Followed {
    Tiles tiles;
    std::array<Place, 3> places, mirrored;

    int bound() const {
        int direct = 0, mirror = 0;
        for (const Place& place : places) direct += place.distance;
        for (const Place& place : mirrored) mirror += place.distance;
        return std::max(direct, mirror);
    }
};

Tiles mirror_image(const Grid& grid, const Tiles& tiles) {
    Tiles image(tiles.size());
    for (int cell = 0; cell < grid.cells; ++cell) {
        const int tile = tiles[static_cast<std::size_t>(cell)];
        const std::size_t mirror =
            static_cast<std::size_t>(cell % grid.columns * grid.rows + cell / grid.columns);
        image[mirror] =
            tile == 0 ? 0 : (tile - 1) % grid.columns * grid.rows + (tile - 1) / grid.columns + 1;
    }
    return image;
}

Followed follow(const Grid& grid, const Heuristic& heuristic, const Tiles& tiles) {
    Followed followed = {tiles, {}, {}};
    const Board board = board_of(grid.rows, grid.columns, tiles);
    const Board image = board_of(grid.columns, grid.rows, mirror_image(grid, tiles));
    for (std::size_t group = 0; group < followed.places.size(); ++group) {
        followed.places[group] = heuristic.databases.at(group).locate(board);
        followed.mirrored[group] = heuristic.databases.at(group).locate(image);
    }
    return followed;
}

/// Follows the blank's step along an edge of a square board.
void advance(const Grid& grid, const Heuristic& heuristic, std::size_t edge, Followed& followed) {
    const Grid::Edge& way = grid.edges[edge];
    const int tile = followed.tiles[static_cast<std::size_t>(way.to)];
    const std::size_t image =
        static_cast<std::size_t>(grid.edge_at[static_cast<std::size_t>(grid.mirrored(way.from))]
                                             [static_cast<std::size_t>(way.direction) ^ 2]);
    const std::size_t group = heuristic.group_of[static_cast<std::size_t>(tile)];
    const std::size_t other =
        heuristic.group_of[static_cast<std::size_t>(grid.mirrored(tile - 1) + 1)];
    Place& place = followed.places[group];
    place = heuristic.databases[group].lookup().moved(place, static_cast<int>(edge));
    Place& mirrored = followed.mirrored[other];
    mirrored = heuristic.databases[other].lookup().moved(mirrored, static_cast<int>(image));
    std::swap(followed.tiles[static_cast<std::size_t>(way.from)],
              followed.tiles[static_cast<std::size_t>(way.to)]);
}

class FourByFour : public testing::TestWithParam<int> {
protected:
    const Grid grid_ = Grid(4, 4);
    const Heuristic& heuristic_ = heuristic(GetParam());

private:
    /// Built once for all tests.
    static const Heuristic& heuristic(int largest) {
        static const Grid grid(4, 4);
        static std::map<int, Heuristic> heuristics;
        return heuristics.try_emplace(largest, grid, partition(grid, largest)).first->second;
    }
};

TEST_P(FourByFour, BoundsNeverExceedTheDistanceNearTheGoal) {
    std::unordered_set<std::uint64_t> seen = {packed(goal_of(16))};
    std::vector<Followed> layer = {follow(grid_, heuristic_, goal_of(16))}, next;
    for (int distance = 1; distance <= 16; ++distance) {
        next.clear();
        for (const Followed& followed : layer) {
            const int blank = static_cast<int>(blank_of(followed.tiles));
            for (std::size_t edge = 0; edge < grid_.edges.size(); ++edge) {
                if (grid_.edges[edge].from != blank) continue;
                Tiles tiles = followed.tiles;
                std::swap(tiles[static_cast<std::size_t>(blank)],
                          tiles[static_cast<std::size_t>(grid_.edges[edge].to)]);
                if (!seen.insert(packed(tiles)).second) continue;
                next.push_back(followed);
                advance(grid_, heuristic_, edge, next.back());
                ASSERT_LE(next.back().bound(), distance);
            }
        }
        layer.swap(next);
    }
    EXPECT_EQ(layer.size(), 119000u);
}

TEST_P(FourByFour, EachMoveChangesOneGroupByOne) {
    Random random(20);
    for (int walk = 0; walk < 40; ++walk) {
        SCOPED_TRACE(testing::Message() << "walk " << walk);
        Followed followed = follow(grid_, heuristic_, goal_of(16));
        for (int steps = 1; steps <= 60; ++steps) {
            std::size_t edge = 0;
            const int blank = static_cast<int>(blank_of(followed.tiles));
            while (grid_.edges[edge].from != blank) edge = random() % grid_.edges.size();
            const Followed before = followed;
            advance(grid_, heuristic_, edge, followed);
            const Followed located = follow(grid_, heuristic_, followed.tiles);
            int changes = 0, image_changes = 0;
            for (std::size_t group = 0; group < followed.places.size(); ++group) {
                ASSERT_EQ(followed.places[group].distance, located.places[group].distance);
                ASSERT_EQ(followed.mirrored[group].distance, located.mirrored[group].distance);
                changes += std::abs(located.places[group].distance - before.places[group].distance);
                image_changes +=
                    std::abs(located.mirrored[group].distance - before.mirrored[group].distance);
            }
            ASSERT_EQ(changes, 1);
            ASSERT_EQ(image_changes, 1);
            ASSERT_LE(followed.bound(), steps);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(SlidingTiles, FourByFour, testing::Values(5, 6));

TEST(SlidingTiles, RandomWalksMatchBreadthFirstSearch) {
    for (const Shape& shape : {Shape{2, 5},
                               {5, 2},
                               {2, 6},
                               {3, 4},
                               {4, 3},
                               {2, 7},
                               {7, 2},
                               {3, 5},
                               {5, 3},
                               {2, 8},
                               {8, 2},
                               {4, 4}}) {
        SCOPED_TRACE(testing::Message() << shape.rows << "x" << shape.columns);
        const Distances near = ball(shape.rows, shape.columns, 11);
        Random random(static_cast<unsigned>(shape.rows));
        Solver solver(shape.rows, shape.columns, 1);
        for (int number = 0; number < 8; ++number) {
            const Tiles start = walked(random, shape.rows, shape.columns, 2 * number + 8);
            // From the start the other half of the way, until it meets the ball.
            std::set<Tiles> seen = {start}, layer = seen;
            int best = 1000;
            for (int depth = 0; depth + 11 < best && depth < 12; ++depth) {
                std::set<Tiles> next;
                for (const Tiles& tiles : layer) {
                    const auto met = near.find(packed(tiles));
                    if (met != near.end()) best = std::min(best, depth + met->second);
                    for (const char letter : {'U', 'D', 'L', 'R'}) {
                        Tiles after = tiles;
                        if (!step(after, shape.columns, letter)) continue;
                        if (seen.insert(after).second) next.insert(after);
                    }
                }
                layer.swap(next);
            }
            const Answer answer = solver.solve(board_of(shape.rows, shape.columns, start));
            EXPECT_EQ(answer.length, best) << print(answer);
            expect_path(start, shape.columns, answer);
        }
    }
}

TEST(SlidingTiles, ABoardAndItsMirrorImageNeedTheSame) {
    for (const Shape& shape : {Shape{2, 5}, {3, 4}, {2, 6}}) {
        SCOPED_TRACE(testing::Message() << shape.rows << "x" << shape.columns);
        const Grid grid(shape.rows, shape.columns);
        Solver wide(shape.rows, shape.columns, 1), tall(shape.columns, shape.rows, 15);
        Random random(7);
        for (int number = 0; number < 12; ++number) {
            const Tiles tiles = shuffled(random, grid.cells), image = mirror_image(grid, tiles);
            const Answer one = wide.solve(board_of(shape.rows, shape.columns, tiles));
            const Answer other = tall.solve(board_of(shape.columns, shape.rows, image));
            EXPECT_EQ(one.length, other.length);
            if (one.length >= 0) {
                expect_path(tiles, shape.columns, one);
                expect_path(image, shape.rows, other);
            }
        }
    }
}

TEST(SlidingTiles, KnownAnswers) {
    Solver eight(3, 3, 1), fifteen(4, 4, 1);
    const auto length = [&](int rows, int columns, const Tiles& tiles) {
        return (rows == 3 ? eight : fifteen).solve(board_of(rows, columns, tiles)).length;
    };
    EXPECT_EQ(length(3, 3, {8, 6, 7, 2, 5, 4, 3, 0, 1}), 31);
    EXPECT_EQ(length(3, 3, {8, 1, 3, 4, 0, 2, 7, 6, 5}), 14);
    EXPECT_EQ(length(3, 3, {2, 1, 3, 4, 5, 6, 7, 8, 0}), -1);
    EXPECT_EQ(length(4, 4, {1, 2, 3, 4, 6, 7, 8, 0, 5, 10, 11, 12, 9, 13, 14, 15}), 8);
    EXPECT_EQ(length(4, 4, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0}), -1);
    EXPECT_EQ(length(4, 4, goal_of(16)), 0);
}

// A changed search shows here.
TEST(SlidingTiles, ExpandedCounts) {
    Random random(15);
    std::vector<Tiles> boards;
    for (int number = 0; number < 6; ++number) boards.push_back(walked(random, 4, 4, 150));
    for (const std::size_t count : {std::size_t(1), std::size_t(15)}) {
        Solver solver(4, 4, count);
        std::vector<int> lengths;
        long long expanded = 0;
        for (const Tiles& tiles : boards) {
            const Answer answer = solver.solve(board_of(4, 4, tiles));
            expect_path(tiles, 4, answer);
            lengths.push_back(answer.length);
            expanded += answer.expanded;
        }
        EXPECT_EQ(solver.largest(), count == 1 ? 5 : 6);
        EXPECT_EQ(lengths, (std::vector<int>{34, 30, 40, 28, 32, 44}));
        EXPECT_EQ(expanded, count == 1 ? 19149 : 7237);
    }
}

TEST(SlidingTiles, LargerGroupsAreBuiltOnceTheyPay) {
    const Policy hasty = {15, {{0, 0, 0, 0, 0, 0, 300, 200}}};
    Random random(34);
    Solver patient(3, 4, 1), escalating(3, 4, 1, hasty), many(3, 4, 15);
    EXPECT_EQ(many.largest(), 6);
    for (int number = 0; number < 20; ++number) {
        Tiles tiles = shuffled(random, 12);
        const Board board = board_of(3, 4, tiles);
        const Answer answer = escalating.solve(board);
        EXPECT_EQ(answer.length, patient.solve(board).length);
        EXPECT_EQ(answer.length, many.solve(board).length);
        if (answer.length >= 0) expect_path(tiles, 4, answer);
    }
    EXPECT_EQ(patient.largest(), 5);
    EXPECT_EQ(escalating.largest(), 7);
}

// The automaton must not lose a shortest path: allowed words alone reach every board of 3x3 and of
// 2x4 within 14 moves in the least number of them.
TEST(SlidingTiles, NeedlessWordsAreNeedless) {
    for (const Shape& shape : {Shape{3, 3}, {2, 4}, {4, 3}}) {
        const Grid grid(shape.rows, shape.columns);
        const Steps steps(grid);
        const Distances distances = ball(shape.rows, shape.columns, 14);
        Distances reached;
        std::set<std::pair<Tiles, int>> layer = {{goal_of(grid.cells), 0}};
        for (int depth = 0; depth <= 14; ++depth) {
            std::set<std::pair<Tiles, int>> next;
            for (const auto& [tiles, state] : layer) {
                reached.insert({packed(tiles), depth});
                for (const Steps::Step& taken :
                     steps.from(state, static_cast<int>(blank_of(tiles)))) {
                    Tiles after = tiles;
                    ASSERT_TRUE(step(after, shape.columns, taken.letter));
                    ASSERT_EQ(blank_of(after), taken.cell);
                    next.insert({after, taken.state});
                }
            }
            layer.swap(next);
        }
        EXPECT_EQ(reached, distances);
    }
}

TEST(SlidingTiles, CantorRankAndUnrankAreInverse) {
    EXPECT_EQ(cantor_rank(Tiles{2, 3, 0, 1}.data(), 4), 16);
    for (int n = 1; n <= 8; ++n) {
        Tiles tiles = goal_of(n), unranked(tiles.size());
        std::sort(tiles.begin(), tiles.end());
        int rank = 0;
        do {
            ASSERT_EQ(cantor_rank(tiles.data(), n), rank);
            cantor_unrank(rank, unranked.data(), n);
            ASSERT_EQ(unranked, tiles);
            int inversions = 0;
            for (std::size_t i = 0; i < tiles.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) inversions += tiles[j] > tiles[i];
            }
            ASSERT_EQ(odd_permutation(tiles.data(), n), inversions % 2 == 1);
            ++rank;
        } while (std::next_permutation(tiles.begin(), tiles.end()));
    }
}

Input parse_text(const std::string& text) {
    const testing_support::TextFile file(text);
    return Parser(file.get()).parse();
}

TEST(SlidingTiles, ReadsAnyWhiteSpace) {
    const Input input = parse_text("2 2\r\n1 2\r\n3 0\r\n\r\n  2\t3 1 2 3 \n\n 4 0 5");
    EXPECT_EQ(input.fault, "");
    ASSERT_EQ(input.boards.size(), 2u);
    EXPECT_EQ(input.boards[1].columns, 3);
    EXPECT_EQ(input.boards[1].tiles[5], 5);
    EXPECT_EQ(parse_text("").fault, "");
    EXPECT_EQ(parse_text("\n \n").fault, "");
    EXPECT_EQ(print(solve(input.boards)[0]), "0\n\n");
    EXPECT_EQ(print(solve(input.boards)[1]), "1\nR\n");
    EXPECT_EQ(print({-1, "", 0}), "-1\n");
}

TEST(SlidingTiles, MalformedInputIsNamed) {
    const std::string good = "2 2\n1 2\n3 0\n";
    const std::vector<std::pair<std::string, std::string>> faults = {
        {"1 4\n1 2 3 0\n",
         "case 1, line 1: the number of rows is to be a number from 2 to 8, not '1'"},
        {"4 1\n1\n2\n3\n0\n",
         "case 1, line 1: the number of columns is to be a number from 2 to 8, not '1'"},
        {good + "4 5\n", "case 2, line 4: a board has at most 16 cells, not 20"},
        {good + "3 3\n1 2 3\n4 5 6\n7 8", "case 2, line 7: the input ends where a tile should be"},
        {good + "3", "case 2, line 4: the input ends where the number of columns should be"},
        {"2 2\n1 2\n2 0\n", "case 1, line 3: tile 2 stands twice"},
        {"2 2\n1 2\n4 0\n", "case 1, line 3: a tile is to be a number from 0 to 3, not '4'"},
        {"2 2\n1 -2\n3 0\n", "case 1, line 2: a tile is to be a number from 0 to 3, not '-2'"},
        {"2 2\n1 2.0\n3 0\n", "case 1, line 2: a tile is to be a number from 0 to 3, not '2.0'"},
        {"x 2\n", "case 1, line 1: the number of rows is to be a number from 2 to 8, not 'x'"},
        {"99999999999999999999999 2\n", "case 1, line 1: the number of rows is to be a number "
                                        "from 2 to 8, not '99999999999999999999'"},
        {"2 \xff\xfe\n", "case 1, line 1: the number of columns is to be a number from 2 to 8, "
                         "not '\?\?'"},
    };
    for (const auto& [text, fault] : faults) {
        const Input input = parse_text(text);
        EXPECT_EQ(input.fault, fault);
        EXPECT_EQ(input.boards.size(), fault.find("case 2") == 0 ? 1u : 0u);
    }
}

}  // namespace sliding_tiles
