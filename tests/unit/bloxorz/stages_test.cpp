#include "solution.h"

namespace stages {
#define main solution_main
#include "../../../solutions/bloxorz/stages.cpp"
#undef main

using testing_support::TextFile;
using Rows = std::vector<std::string>;
using Lines = std::vector<std::string>;

std::string text_of(const Rows& rows, const Lines& lines) {
    std::string text = std::to_string(rows.size()) + " " + std::to_string(rows[0].size()) + "\n";
    for (const std::string& row : rows) text += row + "\n";
    text += std::to_string(lines.size()) + "\n";
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

Result solved(const Rows& rows, const Lines& lines = {}) {
    const TextFile file(text_of(rows, lines));
    WindowReader reader(file.get());
    Stage stage;
    EXPECT_TRUE(StageReader(reader).read(stage));
    return Solver().solve(stage);
}

std::string path(const Rows& rows, const Lines& lines = {}) { return solved(rows, lines).path; }
int rolls(const Rows& rows, const Lines& lines = {}) { return solved(rows, lines).rolls; }

/// What StageReader says of an input: the number of stages, or where and what is wrong.
std::string fault(const std::string& input) {
    const TextFile file(input);
    WindowReader reader(file.get());
    StageReader stages(reader);
    Stage stage;
    try {
        while (stages.read(stage)) continue;
    } catch (const Malformed& malformed) {
        return std::to_string(stages.stage_number()) + ", " + std::to_string(malformed.line) +
               ": " + malformed.what;
    }
    return std::to_string(stages.stage_number()) + " stages";
}

// The rules once more, step by step and by names, with the half under control first.
using Cell = std::pair<int, int>;

struct Game {
    Rows rows;
    std::map<char, std::vector<std::string>> words;  // the words behind the letter

    Game(Rows board, const Lines& lines) : rows(std::move(board)) {
        for (const std::string& line : lines) {
            std::istringstream in(line);
            std::string kind, letter, word;
            in >> kind >> letter;
            while (in >> word) words[letter[0]].push_back(word);
        }
    }

    char at(Cell cell) const {
        const auto [row, column] = cell;
        const bool inside = row >= 0 && row < static_cast<int>(rows.size()) && column >= 0 &&
                            column < static_cast<int>(rows[0].size());
        return inside ? rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] : ' ';
    }

    Cell find(char letter) const {
        for (int row = 0;; ++row) {
            const auto column = rows.at(static_cast<std::size_t>(row)).find(letter);
            if (column != std::string::npos) return {row, static_cast<int>(column)};
        }
    }
};

struct Play {
    Cell control, other;  // a standing block: the same cell
    std::set<char> up;

    bool operator<(const Play& o) const {
        return std::tie(control, other, up) < std::tie(o.control, o.other, o.up);
    }
    int apart() const {
        return std::abs(control.first - other.first) + std::abs(control.second - other.second);
    }
    void order() {
        if (apart() <= 1 && other < control) std::swap(control, other);
    }
};

bool solid(const Game& game, const Play& play, Cell cell) {
    const char letter = game.at(cell);
    return letter != ' ' && (letter < 'a' || letter > 'z' || play.up.count(letter) == 1);
}

void fire(const Game& game, Play& play, Cell cell, bool standing) {
    const auto found = game.words.find(game.at(cell));
    if (found == game.words.end()) return;
    const auto& words = found->second;
    if (words[0] != "soft" && (words[0] != "heavy" || !standing)) return;
    for (std::size_t i = 1; i < words.size(); i += 2) {
        const char bridge = words[i + 1][0];
        const bool opens = words[i] == "open" || (words[i] == "toggle" && !play.up.count(bridge));
        if (opens) {
            play.up.insert(bridge);
        } else {
            play.up.erase(bridge);
        }
    }
}

std::vector<Cell> arrived(const Play& play, int dr, int dc) {
    const auto moved = [&](Cell cell, int times) {
        return Cell(cell.first + times * dr, cell.second + times * dc);
    };
    if (play.apart() > 1) return {moved(play.control, 1)};
    if (play.apart() == 0) return {moved(play.control, 1), moved(play.control, 2)};
    if (moved(play.control, 1) == play.other) return {moved(play.other, 1), moved(play.other, 1)};
    if (moved(play.other, 1) == play.control) {
        return {moved(play.control, 1), moved(play.control, 1)};
    }
    return {moved(play.control, 1), moved(play.other, 1)};
}

bool make_move(const Game& game, Play& play, char move) {
    if (move == 'S') {
        std::swap(play.control, play.other);
        return play.apart() > 1;
    }
    auto cells = arrived(play, move == 'U' ? -1 : move == 'D', move == 'L' ? -1 : move == 'R');
    play.control = cells[0];
    if (cells.size() == 2) play.other = cells[1];
    const bool standing = play.apart() == 0;
    for (const Cell& cell : cells) {
        if (!solid(game, play, cell) || (standing && game.at(cell) == '!')) return false;
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    for (const Cell& cell : cells) fire(game, play, cell, standing);
    if (!solid(game, play, play.control) || !solid(game, play, play.other)) return false;
    const auto split = game.words.find(game.at(play.control));
    if (standing && split != game.words.end() && split->second[0] == "split") {
        std::vector<int> numbers;
        for (std::size_t i = 1; i <= 4; ++i) numbers.push_back(std::stoi(split->second[i]) - 1);
        play.control = {numbers[0], numbers[1]};
        play.other = {numbers[2], numbers[3]};
        if (!solid(game, play, play.control) || !solid(game, play, play.other)) return false;
    }
    play.order();
    return true;
}

Play start_of(const Game& game) {
    Play play{game.find('$'), game.find('$'), {}};
    for (const auto& [letter, words] : game.words) {
        if (words[0] == "up") play.up.insert(letter);
    }
    return play;
}

bool is_end(const Game& game, const Play& play) {
    return play.apart() == 0 && game.at(play.control) == '^';
}

/// The least number of rolls or -1; a change of halves costs nothing.
int rule_by_rule_search(const Game& game) {
    std::map<Play, int> distance{{start_of(game), 0}};
    std::deque<Play> queue{start_of(game)};
    while (!queue.empty()) {
        const Play play = queue.front();
        queue.pop_front();
        if (is_end(game, play)) return distance[play];
        for (const char move : std::string("UDLRS")) {
            Play next = play;
            if (!make_move(game, next, move)) continue;
            const int cost = distance[play] + (move != 'S');
            const auto found = distance.find(next);
            if (found != distance.end() && found->second <= cost) continue;
            distance[next] = cost;
            if (move == 'S') {
                queue.push_front(next);
            } else {
                queue.push_back(next);
            }
        }
    }
    return -1;
}

void random_stage(std::mt19937& random, std::size_t most, Rows& rows, Lines& lines) {
    const auto below = [&](std::size_t bound) { return random() % bound; };
    const std::size_t height = 2 + below(most - 2), width = 3 + below(most - 1);
    const std::size_t holes = below(25), fragile = below(30);
    rows.assign(height, std::string(width, '.'));
    for (std::string& row : rows)
        for (char& cell : row) cell = below(100) < holes ? ' ' : below(100) < fragile ? '!' : '.';
    std::vector<std::size_t> cells(height * width);
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    for (std::size_t i = cells.size(); i > 1; --i) std::swap(cells[i - 1], cells[below(i)]);
    std::string letters = "$^abABaAC";
    letters.resize(std::min(letters.size(), 6 + below(4)));
    if (letters.size() > cells.size()) letters.resize(cells.size());
    for (std::size_t i = 0; i < letters.size(); ++i)
        rows[cells[i] / width][cells[i] % width] = letters[i];
    const auto number = [](std::size_t value) { return " " + std::to_string(value); };
    lines.clear();
    for (const char letter : std::string("abABC")) {
        if (letters.find(letter) == std::string::npos) continue;
        const std::string name(1, letter);
        if (letter >= 'a') {
            lines.push_back("bridge " + name + (below(2) ? " up" : " down"));
        } else if (below(3) == 0) {
            // On cells that are surely not void: those of letters.
            const std::size_t first = below(letters.size());
            const std::size_t second = (first + 1 + below(letters.size() - 1)) % letters.size();
            std::string line = "switch " + name + " split";
            for (const std::size_t cell : {cells[first], cells[second]})
                line += number(cell / width + 1) + number(cell % width + 1);
            lines.push_back(line);
        } else {
            std::string line = "switch " + name + (below(2) ? " soft" : " heavy");
            for (std::size_t i = 1 + below(2); i != 0; --i) {
                const std::string actions[] = {" open", " close", " toggle"};
                line += actions[below(3)] + (below(2) ? " a" : " b");
            }
            lines.push_back(line);
        }
    }
}

TEST(Stages, PlainBoards) {
    EXPECT_EQ(print(solved({"$..^"})), "2\nRR\n");
    EXPECT_EQ(print(solved({"$.^"})), "-1\n");
    EXPECT_EQ(rolls({"$..^.", "     "}), 2);
    EXPECT_EQ(rolls({"$^.."}), -1) << "lying on the hole is no end";
}

TEST(Stages, FragileCells) {
    EXPECT_EQ(path({"$!!^"}), "RR") << "lying on two of them";
    EXPECT_EQ(rolls({"$..!..^"}), -1) << "standing on one";
    EXPECT_EQ(path({"$..A!  ^", "   ..   "}, {"switch A split 1 4 2 5"}), "") << "no way";
    EXPECT_EQ(path({"$..A .!.^"}, {"switch A split 1 6 1 8"}), "RRRR") << "a half on one";
}

TEST(Stages, SoftSwitches) {
    EXPECT_EQ(path({"$.A...a^"}, {"bridge a down", "switch A soft open a"}), "") << "7 cells";
    EXPECT_EQ(path({"$.A..a^"}, {"bridge a down", "switch A soft open a"}), "RRRR") << "lying";
    EXPECT_EQ(path({"$..A.a^"}, {"bridge a down", "switch A soft open a"}), "RRRR") << "standing";
    EXPECT_EQ(path({"$..A .B a. ^", "            "},
                   {"switch A split 1 6 1 9", "bridge a up", "switch B soft close a"}),
              "")
        << "under a half";
}

TEST(Stages, HeavySwitches) {
    EXPECT_EQ(path({"$.A..a^"}, {"bridge a down", "switch A heavy open a"}), "") << "lying";
    EXPECT_EQ(path({"$..A.a^"}, {"bridge a down", "switch A heavy open a"}), "RRRR") << "standing";
}

TEST(Stages, TwoSwitchesFireInRowMajorOrder) {
    const Lines open_then_close = {"bridge a down", "switch A soft open a",
                                   "switch B soft close a"};
    EXPECT_EQ(rolls({"$ABa.^"}, open_then_close), -1);
    EXPECT_EQ(path({"$BA.a.^"}, open_then_close), "RRRR");
    EXPECT_EQ(path({"^.a.AB$"}, open_then_close), "") << "not in the order of the roll";
}

TEST(Stages, BridgesDropAndOpenInTheirTime) {
    EXPECT_EQ(rolls({"$aA^"}, {"bridge a up", "switch A soft close a"}), -1) << "under the block";
    EXPECT_EQ(rolls({"$Aa^"}, {"bridge a down", "switch A soft open a"}), -1) << "opens too late";
    const Lines drops = {"switch A split 1 6 1 8", "bridge a up", "switch B soft close a"};
    EXPECT_EQ(path({"$..A a.B^"}, drops), "RRRR") << "neither a split nor a resting half fires";
}

TEST(Stages, SplitControlAndRejoin) {
    EXPECT_EQ(path({"$..A .  ..^", "     .     ", "           "}, {"switch A split 1 6 1 9"}), "");
    EXPECT_EQ(path({"$..A....^"}, {"switch A split 1 6 1 8"}), "RRRR") << "the first half moves";
    EXPECT_EQ(path({"$..A....^"}, {"switch A split 1 8 1 6"}), "RRSRR") << "the other half moves";
    EXPECT_EQ(path({"$..A...^"}, {"switch A split 1 6 1 7"}), "RRR") << "joined at once";
    EXPECT_EQ(solved({"$..A....^"}, {"switch A split 1 8 1 6"}).rolls, 4) << "S is free";
}

TEST(Stages, AHalfOnTheHoleIsNoEnd) {
    EXPECT_EQ(rolls({"$..A..^ ."}, {"switch A split 1 6 1 9"}), -1);
}

TEST(Stages, RandomStagesMatchRuleByRuleSearch) {
    std::mt19937 random(33);
    Rows rows;
    Lines lines;
    Solver solver;
    int solvable = 0, splits = 0;
    for (int i = 0; i < 1500; ++i) {
        random_stage(random, 4 + static_cast<std::size_t>(i % 4), rows, lines);
        const std::string input = text_of(rows, lines);
        SCOPED_TRACE("seed 33, stage\n" + input);
        const TextFile file(input);
        WindowReader reader(file.get());
        Stage stage;
        ASSERT_TRUE(StageReader(reader).read(stage));
        const Result result = solver.solve(stage);
        const Game game(rows, lines);
        ASSERT_EQ(result.rolls, rule_by_rule_search(game));
        if (result.rolls < 0) continue;
        Play play = start_of(game);
        for (const char move : result.path) ASSERT_TRUE(make_move(game, play, move));
        ASSERT_TRUE(is_end(game, play));
        const auto changes = std::count(result.path.begin(), result.path.end(), 'S');
        ASSERT_EQ(static_cast<int>(result.path.size()) - static_cast<int>(changes), result.rolls);
        ++solvable;
        splits += changes != 0;
    }
    EXPECT_GT(solvable, 300);
    EXPECT_GT(splits, 10);
}

TEST(Stages, EffortIsTheSameEveryTime) {
    std::mt19937 random(34);
    Rows rows;
    Lines lines;
    long expanded = 0, generated = 0;
    for (int i = 0; i < 200; ++i) {
        random_stage(random, 8, rows, lines);
        const Result result = solved(rows, lines);
        expanded += result.expanded;
        generated += result.generated;
    }
    EXPECT_EQ(expanded, 7036);
    EXPECT_EQ(generated, 9162);
}

TEST(Stages, ABridgeThatNoSwitchChangesCostsNoStates) {
    const Lines lines = {"bridge a up", "bridge b down"};
    EXPECT_EQ(solved({"$a.^.b"}, lines).generated, solved({"$..^. "}).generated);
}

TEST(Stages, OddFormsAreReadAlike) {
    const std::string plain =
        text_of({"$.A..a^", "       "}, {"bridge a down", "switch A soft open a"});
    std::string crlf, trimmed = plain;
    for (const char c : plain) crlf += c == '\n' ? "\r\n" : std::string(1, c);
    trimmed.replace(trimmed.find("\n       \n"), 9, "\n\n");
    for (const std::string& text :
         {plain, crlf, trimmed, "\n\n" + plain + "\n \n", plain.substr(0, plain.size() - 1)}) {
        EXPECT_EQ(fault(text), "1 stages") << text;
    }
}

TEST(Stages, MalformedStagesAreRefused) {
    const std::string good = "1 4\n$..^\n0\n", switches = "1 7\n$.A.aa^\n";
    EXPECT_EQ(fault(good + good), "2 stages");
    EXPECT_EQ(fault(good + "1\n"), "2, 4: the numbers of rows and columns expected");
    EXPECT_EQ(fault("1001 1\n"), "1, 1: the rows and columns are not in 1..1000");
    EXPECT_EQ(fault("2 4\n$..^\n"), "1, 3: the input ends inside a stage");
    EXPECT_EQ(fault("1 4\n$..^.\n0\n"), "1, 2: the row is too long");
    EXPECT_EQ(fault("1 4\n$#.^\n0\n"), "1, 2: a cell is none of . ! $ ^ letter and space");
    EXPECT_EQ(fault("1 4\n$$.^\n0\n"), "1, 2: a second start $");
    EXPECT_EQ(fault("1 4\n$.^^\n0\n"), "1, 2: a second hole ^");
    EXPECT_EQ(fault("1 4\n...^\n0\n"), "1, 2: the board has no start $");
    EXPECT_EQ(fault("1 4\n$...\n0\n"), "1, 2: the board has no hole ^");
    EXPECT_EQ(fault("1 4\n$..^\n"), "1, 3: the input ends inside a stage");
    EXPECT_EQ(fault("1 4\n$..^\nnone\n"), "1, 3: the number of bridges and switches expected");
    EXPECT_EQ(fault(switches + "1\nbridge a up\n"), "1, 4: no line tells what A is");
    EXPECT_EQ(fault(switches + "1\nbridge b up\n"), "1, 4: b is not on the board");
    EXPECT_EQ(fault(switches + "2\nbridge a up\nbridge a up\n"), "1, 5: a second line for a");
    EXPECT_EQ(fault(switches + "1\nbridge A up\n"),
              "1, 4: a line `bridge a ...` or `switch A ...` expected");
    EXPECT_EQ(fault(switches + "1\nbridge a open\n"), "1, 4: a bridge is up or down");
    EXPECT_EQ(fault(switches + "1\nbridge a up now\n"), "1, 4: more on the line than expected");
    EXPECT_EQ(fault(switches + "1\nswitch A light\n"), "1, 4: a switch is soft, heavy or split");
    EXPECT_EQ(fault(switches + "1\nswitch A soft\n"), "1, 4: an action expected");
    EXPECT_EQ(fault(switches + "1\nswitch A soft flip a\n"),
              "1, 4: an action is open, close or toggle");
    EXPECT_EQ(fault(switches + "1\nswitch A soft open\n"), "1, 4: a bridge expected after open");
    EXPECT_EQ(fault(switches + "1\nswitch A soft open b\n"), "1, 4: b is not on the board");
    EXPECT_EQ(fault(switches + "1\nswitch A split 1 1 1\n"),
              "1, 4: a split has two rows and two columns");
    EXPECT_EQ(fault(switches + "1\nswitch A split 1 1 1 1\n"),
              "1, 4: a split puts both halves on one cell");
    EXPECT_EQ(fault(switches + "1\nswitch A split 1 1 2 1\n"), "1, 4: a split puts a half on void");
    EXPECT_EQ(fault("1 8\n$.A.aa^ \n1\nswitch A split 1 1 1 8\n"),
              "1, 4: a split puts a half on void");
}

}  // namespace stages
