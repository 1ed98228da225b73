#include "klotski_support.h"

namespace klotski_bidirectional {
#define main solution_main
#include "../../../solutions/klotski/klotski_bidirectional.cpp"
#undef main

namespace {

Input read(const std::string& text) {
    const testing_support::TextFile file(text);
    return CaseReader(file.get()).read();
}

Answer solve(const std::string& text, Method method) {
    static Solver solver;
    return solver.solve(read(text).cases.at(0), method);
}

const Method METHODS[] = {MIXED, PLAIN, BIDIRECTIONAL, DATABASE};
const char* const CLASSIC = "ABBC/ABBC/DEEF/DGHF/I..J B 4 2";

TEST(KlotskiBidirectional, KnownLayoutsByEveryMethod) {
    for (const klotski_brute::Known& known : klotski_brute::KNOWN) {
        const std::string text = klotski_brute::text_of(known.board);
        for (const Method method : METHODS) {
            const auto counts = klotski_brute::verify(text, print(solve(text, method)));
            EXPECT_EQ(std::make_pair(known.steps, known.moves), counts) << known.board << method;
        }
    }
}

TEST(KlotskiBidirectional, RandomLayoutsMatchBruteForce) {
    std::mt19937 random(1971);
    for (int round = 0; round < 150; ++round) {
        SCOPED_TRACE(round);
        const std::string text = klotski_brute::random_case(random);
        const std::pair<int, int> expected = klotski_brute::solve(text);
        for (const Method method : METHODS) {
            const std::string printed = print(solve(text, method));
            ASSERT_EQ(expected, klotski_brute::verify(text, printed)) << text << method;
        }
    }
}

/// Never more than the distance, and never more than 1 from a neighbour's.
void check_database(const std::string& board, Metric metric) {
    const Case one = read(klotski_brute::text_of(board)).cases.at(0);
    Puzzle puzzle = Puzzle();
    PieceFinder(one, puzzle).find();
    SpotMaker(puzzle).make(one.goal_row, one.goal_column);
    const Coder<1> coder(puzzle);
    StateSet<1> set;
    LayoutWalk<1>(puzzle, coder).walk(puzzle.goal, 1L << 30, [&](const Code<1>& code) {
        set.insert(code);
        return true;
    });
    std::vector<int> distance(set.size(), 0);
    PatternDatabase<1> database;
    database.build(puzzle, metric);
    State<1> state, next;
    int largest = 0;
    for (std::uint32_t i = 0; i < set.size(); ++i) {
        coder.unpack(set[i], state);
        const int estimate = database.distance(database.pattern(state));
        ASSERT_LE(estimate, distance[i]);
        ASSERT_EQ(distance[i] == 0, estimate == 0);
        largest = std::max(largest, estimate);
        for_each_neighbour(puzzle, state, metric, [&](int from, int to) {
            const Code<1> code = coder.moved(state, from, to);
            if (set.insert(code) == distance.size()) distance.push_back(distance[i] + 1);
            coder.unpack(code, next);
            EXPECT_LE(std::abs(database.distance(database.pattern(next)) - estimate), 1);
            return false;
        });
    }
    EXPECT_GT(largest, 0);
}

TEST(KlotskiBidirectional, DatabaseIsAdmissibleAndConsistentWithTwoBlanks) {
    check_database("AAB/AAC/DEE/F.. A 3 2", STEPS);
    check_database("AAB/AAC/DEE/F.. A 3 2", MOVES);
}

TEST(KlotskiBidirectional, DatabaseIsAdmissibleAndConsistentWithManyBlanks) {
    check_database("AAB./AAC./DEE./F... A 3 3", STEPS);
    check_database("AAB./AAC./DEE./F... A 3 3", MOVES);
    check_database("AB.C/DDE./#.-F A 3 3", MOVES);
}

TEST(KlotskiBidirectional, EffortIsKept) {
    const std::string text = klotski_brute::text_of(CLASSIC);
    EXPECT_EQ(23886, solve(text, PLAIN).expanded);
    EXPECT_EQ(23886, solve(text, BIDIRECTIONAL).expanded);
    EXPECT_EQ(22675, solve(text, DATABASE).expanded);
}

TEST(KlotskiBidirectional, BothEndsMeetHalfWayWhereGoalsAreFew) {
    const std::string text = klotski_brute::text_of("A......./......../......../...B.... A 4 8");
    EXPECT_LT(solve(text, BIDIRECTIONAL).expanded, solve(text, PLAIN).expanded);
}

TEST(KlotskiBidirectional, MalformedInputIsRefusedWithItsLine) {
    for (const auto& malformed : klotski_brute::MALFORMED) {
        EXPECT_EQ(malformed[1], read(malformed[0]).fault) << malformed[0];
    }
}

TEST(KlotskiBidirectional, MethodsByName) {
    EXPECT_EQ(MIXED, method_of(""));
    EXPECT_EQ(PLAIN, method_of("plain"));
    EXPECT_EQ(BIDIRECTIONAL, method_of("bidirectional"));
    EXPECT_EQ(DATABASE, method_of("database"));
    EXPECT_EQ(UNKNOWN, method_of("databases"));
}

}  // namespace
}  // namespace klotski_bidirectional
