#include "klotski_support.h"

namespace klotski_general {
#define main solution_main
#include "../../../solutions/klotski/klotski.cpp"
#undef main

namespace {

Input read(const std::string& text) {
    const testing_support::TextFile file(text);
    return CaseReader(file.get()).read();
}

std::vector<std::string> solve(const std::string& text) {
    static Solver solver;
    return solver.solve(read(text).cases);
}

/// A puzzle, with its mirror images apart unless `folded` is left to it.
std::vector<Piece> prepare(const std::string& board, Puzzle& puzzle, bool folded) {
    const Case one = read(klotski_brute::text_of(board)).cases.at(0);
    puzzle = Puzzle();
    const std::vector<Piece> pieces = PieceFinder(one, puzzle).find();
    SpotMaker(puzzle).make(one.goal_row, one.goal_column);
    puzzle.folded = puzzle.folded && folded;
    return pieces;
}

/// Adds all that can be reached from state `first` to the graph.
void explore(StepGraph<1>& graph, const Puzzle& puzzle, const Coder<1>& coder,
             std::uint32_t first) {
    for (std::uint32_t i = first; i < graph.size(); ++i) graph.expand(puzzle, coder, i);
}

const char* const CLASSIC = "ABBC/ABBC/DEEF/DGHF/I..J B 4 2";

TEST(Klotski, KnownLayouts) {
    for (const klotski_brute::Known& known : klotski_brute::KNOWN) {
        const std::string text = klotski_brute::text_of(known.board);
        const auto counts = klotski_brute::verify(text, solve(text).at(0));
        EXPECT_EQ(std::make_pair(known.steps, known.moves), counts) << known.board;
    }
}

TEST(Klotski, ClassicReaches25955Configurations) {
    Puzzle puzzle;
    const std::vector<Piece> pieces = prepare(CLASSIC, puzzle, false);
    const Coder<1> coder(puzzle);
    State<1> state;
    StepGraph<1> graph;
    graph.insert(coder.pack(pieces, state), false);
    explore(graph, puzzle, coder, 0);
    EXPECT_EQ(25955u, graph.size());
}

TEST(Klotski, ClassicSetHas65880LayoutsIn898Components) {
    Puzzle puzzle;
    prepare(CLASSIC, puzzle, false);
    const Coder<1> coder(puzzle);
    StepGraph<1> graph;
    int components = 0;
    long layouts = 0;
    LayoutWalk<1>(puzzle, coder).walk(NO_ANCHOR, 1L << 30, [&](const Code<1>& code) {
        ++layouts;
        const std::uint32_t size = graph.size();
        if (graph.insert(code, false) != size) return true;
        ++components;
        explore(graph, puzzle, coder, size);
        return true;
    });
    EXPECT_EQ(65880, layouts);
    EXPECT_EQ(65880u, graph.size());
    EXPECT_EQ(898, components);
}

TEST(Klotski, TableTellsLayoutsSolvableAndHardest) {
    Solver solver;
    const auto summary = [&](const std::string& board) {
        return solver.summarise(read(klotski_brute::text_of(board)).cases).at(0);
    };
    EXPECT_EQ("65880 53954 126 93\n", summary(CLASSIC));
    EXPECT_EQ("51660 30778 138 97\n", summary("ABBC/ABBD/EEFF/GGHH/I..J B 4 2"));
}

TEST(Klotski, RandomLayoutsMatchBruteForce) {
    std::mt19937 random(2013);
    for (int round = 0; round < 200; ++round) {
        SCOPED_TRACE(round);
        const std::string text = klotski_brute::random_case(random);
        const std::vector<std::string> answers = solve(text);
        ASSERT_EQ(1u, answers.size()) << text << read(text).fault;
        ASSERT_EQ(klotski_brute::solve(text), klotski_brute::verify(text, answers[0])) << text;
        // the same case three times is answered by a table
        const std::vector<std::string> tabulated = solve(text + text + text);
        ASSERT_EQ(3u, tabulated.size());
        ASSERT_EQ(klotski_brute::solve(text), klotski_brute::verify(text, tabulated[1])) << text;
    }
}

TEST(Klotski, TableAgreesWithSearchOnRandomClassicLayouts) {
    Puzzle puzzle;
    prepare(CLASSIC, puzzle, true);
    EXPECT_TRUE(puzzle.folded);
    const Coder<1> coder(puzzle);
    std::vector<std::vector<Piece>> layouts;
    LayoutWalk<1>(puzzle, coder).walk(NO_ANCHOR, 1L << 30, [&](const Code<1>& code) {
        State<1> state;
        coder.unpack(code, state);
        std::vector<Piece> pieces;
        for (int i = 0; i < state.pieces; ++i) {
            pieces.push_back(Piece{static_cast<char>('A' + i), state.spot[i]});
        }
        layouts.push_back(pieces);
        return true;
    });
    Engine<1> table, search;
    table.start(puzzle);
    search.start(puzzle);
    ASSERT_TRUE(table.tabulate());
    for (std::size_t i = 0; i < layouts.size(); i += 1499) {
        const Answer tabulated = table.look_up(layouts[i]), searched = search.search(layouts[i]);
        EXPECT_EQ(searched.steps, tabulated.steps) << i;
        EXPECT_EQ(searched.moves, tabulated.moves) << i;
    }
}

TEST(Klotski, EffortIsKept) {
    Puzzle puzzle;
    const std::vector<Piece> pieces = prepare(CLASSIC, puzzle, true);
    Engine<1> engine;
    engine.start(puzzle);
    const Answer answer = engine.search(pieces);
    EXPECT_EQ(11984, answer.expanded);
    EXPECT_EQ(39102, answer.generated);
}

TEST(Klotski, MirrorFoldsOnlyWhereAllIsItsOwnImage) {
    Puzzle puzzle;
    prepare(CLASSIC, puzzle, true);
    EXPECT_TRUE(puzzle.folded);
    prepare("ABBC/ABBC/DEEF/DGHF/I..J B 4 1", puzzle, true);
    EXPECT_FALSE(puzzle.folded) << "goal";
    prepare("ABBC/ABBC/DEEF/DGHF/I.#J B 4 2", puzzle, true);
    EXPECT_FALSE(puzzle.folded) << "wall";
    prepare("ABBC/ABBC/DEEF/DGHF/I.-J B 4 2", puzzle, true);
    EXPECT_FALSE(puzzle.folded) << "gate";
    prepare("AA./.A./... A 1 1", puzzle, true);
    EXPECT_FALSE(puzzle.folded) << "shapes without an image";
}

TEST(Klotski, EqualShapesAreOneClassButTheTargetIsItsOwn) {
    Puzzle puzzle;
    const std::vector<Piece> pieces = prepare("AB/CD/.. D 1 1", puzzle, true);
    EXPECT_EQ(2u, puzzle.classes.size());
    EXPECT_EQ(3, puzzle.classes[1].count);
    EXPECT_EQ(0, pieces[3].spot / CELLS);
    Puzzle other;
    const std::vector<Piece> swapped = prepare("CB/AD/.. D 1 1", other, true);
    State<1> state;
    const Coder<1> coder(puzzle);
    EXPECT_EQ(coder.pack(pieces, state).word[0], coder.pack(swapped, state).word[0]);
}

TEST(Klotski, FloodReachesRoundCornersAndStopsAtGaps) {
    Puzzle puzzle;
    const std::vector<Piece> pieces = prepare("A.B/.#./..C A 1 1", puzzle, false);
    State<1> state;
    Coder<1>(puzzle).pack(pieces, state);
    Flood flood;
    flood_piece(puzzle, pieces[0].spot, state.occupied ^ Mask(1), flood);
    EXPECT_EQ(5, flood.count);  // its own, one right, two down, one more right
    EXPECT_EQ("DDR", path_to(flood, pieces[0].spot + 6));
}

TEST(Klotski, BoardsAbove64CellsAndManyClasses) {
    const std::string corridor = "A" + std::string(127, '.') + " A 1 128";
    EXPECT_EQ(std::make_pair(127, 1),
              klotski_brute::verify(klotski_brute::text_of(corridor),
                                    solve(klotski_brute::text_of(corridor)).at(0)));
    const std::string shapes = "ABBCCCDDDDE/AFFFFFGGHHE/AIIJJJGKKHE/LLMMNNNOOO./........... A 3 1";
    const std::string text = klotski_brute::text_of(shapes);
    EXPECT_GT(klotski_brute::verify(text, solve(text).at(0)).first, 0);
}

TEST(Klotski, MalformedInputIsRefusedWithItsLine) {
    for (const auto& malformed : klotski_brute::MALFORMED) {
        EXPECT_EQ(malformed[1], read(malformed[0]).fault) << malformed[0];
    }
    EXPECT_EQ(1u, read("1 1\nA\nA 1 1\n\n1 2\nA?\nA 1 1\n").cases.size());
}

TEST(Klotski, OddFormsAreRead) {
    const Input input = read("\n1 2 \r\nA.\t\r\nA 1 2\r\n \n\n1 1\nz\nz 1 1");
    EXPECT_EQ("", input.fault);
    ASSERT_EQ(2u, input.cases.size());
    EXPECT_EQ("A.", input.cases[0].cells);
    EXPECT_EQ("", read("").fault);
}

}  // namespace
}  // namespace klotski_general
