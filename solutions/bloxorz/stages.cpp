// Problem: Bloxorz, the original game: bridges, switches, fragile cells, split blocks
// Judges: local
// Standard: C++17
// Method: breadth-first search over the cells of the two halves, in no order, and the bridges that
//   are up; optimal because every roll costs one and changing halves nothing
// Time: O(states), of which there are cells^2 / 2 * 2^bridges at most
// Memory: 16 bytes a state, and cells^2 bytes for each set of bridges that comes to be up
// Source: folklore
// Status: stress-tested, Stages.RandomStagesMatchRuleByRuleSearch
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <new>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

// [block window-reader]
/// Reads a file through a window of 64 KB: numbers, words and lines, whatever the line ends.
/// A blank is any byte up to the space. At the end of the file every read fails, quietly.
class WindowReader {
public:
    explicit WindowReader(std::FILE* file) : file_(file), next_(0), end_(0) {}

    /// The next byte, left unread; -1 at the end.
    int peek() {
        if (next_ == end_) refill();
        return next_ == end_ ? -1 : window_[next_];
    }

    /// Takes the next byte; -1 at the end.
    int get() {
        const int byte = peek();
        if (byte >= 0) ++next_;
        return byte;
    }

    /// Takes blanks; returns the byte behind them, left unread, or -1 at the end.
    int skip_blanks() {
        while (peek() >= 0 && peek() <= ' ') ++next_;
        return peek();
    }

    /// Reads an integer behind blanks, held at +-2147483647 when it is larger. False, and value
    /// untouched, where no number stands.
    bool read_int(int& value) {
        const bool negative = skip_blanks() == '-';
        if (negative) ++next_;
        if (peek() < '0' || peek() > '9') return false;
        int magnitude = 0;
        while (peek() >= '0' && peek() <= '9') {
            const int digit = get() - '0';
            const bool fits = magnitude < 214748364 || (magnitude == 214748364 && digit <= 7);
            magnitude = fits ? magnitude * 10 + digit : 2147483647;
        }
        value = negative ? -magnitude : magnitude;
        return true;
    }

    /// Reads a word, the bytes between blanks. False at the end.
    bool read_word(std::string& word) {
        word.clear();
        skip_blanks();
        while (peek() > ' ') word += static_cast<char>(get());
        return !word.empty();
    }

    /// Reads the rest of the line without its end (LF or CRLF). False at the end.
    bool read_line(std::string& line) {
        line.clear();
        if (peek() < 0) return false;
        while (peek() >= 0 && peek() != '\n') line += static_cast<char>(get());
        get();
        if (!line.empty() && line[line.size() - 1] == '\r') line.erase(line.size() - 1);
        return true;
    }

private:
    void refill() {
        next_ = 0;
        end_ = std::fread(window_, 1, sizeof window_, file_);
    }

    std::FILE* file_;
    std::size_t next_, end_;
    unsigned char window_[1 << 16];
};
// [end window-reader]

// [block rolling-block-moves]
/// A 1x1x2 block covers one cell when it stands and two when it lies. It is named by the first
/// cell that it covers, the upper or left one, and by the way it rests.
enum Orientation { STANDING, ALONG_ROW, ALONG_COLUMN };

/// A roll moves the first cell by so many rows and columns; then the block rests `as` told.
struct Roll {
    int rows, columns;
    Orientation as;
};

/// The twelve rolls: by the orientation before, each to the four sides.
enum Side { UP, DOWN, LEFT, RIGHT };
static const Roll ROLLS[3][4] = {
    {{-2, 0, ALONG_COLUMN}, {1, 0, ALONG_COLUMN}, {0, -2, ALONG_ROW}, {0, 1, ALONG_ROW}},
    {{-1, 0, ALONG_ROW}, {1, 0, ALONG_ROW}, {0, -1, STANDING}, {0, 2, STANDING}},
    {{-1, 0, STANDING}, {2, 0, STANDING}, {0, -1, ALONG_COLUMN}, {0, 1, ALONG_COLUMN}},
};

/// The roll to opposite(side) takes back the roll to `side`.
inline int opposite(int side) { return side ^ 1; }
// [end rolling-block-moves]

/// A fault of the input: its line and what is wrong there.
struct Malformed {
    int line;
    std::string what;
};

// The board lies in one array with void around it, here 2 x 4 cells:
//
//     . . . . . .     A roll reaches at most two cells beyond the board: two rows of void above
//     . . . . . .     and below, and two columns behind each row, which are the two in front of
//     a b c d . .     the next row as well. Cell (row, column) has the number
//     e f g h . .
//     . . . . . .         (row + 2) * width + column    with width = columns + 2.
//     . . . . . .

/// What carries a cell is a bit of a word `up`, in which bit VOID is never set and bit FLOOR always
/// is; the bits from BRIDGE on are the bridges that some switch changes, set while they are up.
enum Ground : unsigned char { VOID, FLOOR, BRIDGE };
static const unsigned ALWAYS_UP = 1U << FLOOR;

/// What lies on a cell: nothing, what breaks under a standing block, or, from SWITCH on, a switch.
enum Thing : unsigned char { NOTHING, FRAGILE, SWITCH };

/// A change of the bridges: up becomes (up & keep) ^ flip, so that changes follow each other.
struct Change {
    unsigned keep = ~0U, flip = 0;

    unsigned of(unsigned up) const { return (up & keep) ^ flip; }
    void open(unsigned bit) { keep &= ~bit, flip |= bit; }
    void close(unsigned bit) { keep &= ~bit, flip &= ~bit; }
    void toggle(unsigned bit) { flip ^= bit; }
};

/// What a Thing does.
struct Effect {
    Change by_part, by_standing;  // when a part arrives that is no standing block; when one does
    int halves[2] = {-1, -1};     // the cells of a split; the half on the first is under control
};

struct Stage {
    int width = 0;
    std::vector<unsigned char> ground;  // a bit number of `up` for each cell
    std::vector<unsigned char> thing;
    std::vector<Effect> effects;  // by Thing
    bool has_split = false;
    int bridges = 0;            // that have bits
    unsigned up = ALWAYS_UP;    // at the start
    int start = -1, hole = -1;  // cells
};

/// Reads stages, strictly, and knows the number of the stage and line that it is at.
class StageReader {
public:
    explicit StageReader(WindowReader& reader) : reader_(reader) {}

    int stage_number() const { return stage_number_; }
    int line_number() const { return line_number_; }

    /// Reads the next stage. False at the end of the input; throws Malformed.
    bool read(Stage& stage) {
        do {
            if (!next_line()) return false;
        } while (line_.find_first_not_of(" \t") == std::string::npos);
        ++stage_number_;
        read_size();
        read_rows();
        read_lines();
        stage = Stage();
        build(stage);
        return true;
    }

private:
    static constexpr int MOST = 1000;

    /// A bridge or a switch as its line tells.
    struct Line {
        bool known = false, up = false, changed = false;
        std::string kind;
        std::vector<std::pair<std::string, char>> actions;
        int row[2] = {}, column[2] = {};
    };

    [[noreturn]] void fail(const std::string& what) const { throw Malformed{line_number_, what}; }

    static bool is_bridge(char letter) { return 'a' <= letter && letter <= 'z'; }
    static bool is_switch(char letter) { return 'A' <= letter && letter <= 'Z'; }
    Line& line_of(char letter) { return lines_[static_cast<unsigned char>(letter)]; }

    bool is_used(char letter) const {
        return std::any_of(rows_.begin(), rows_.end(), [letter](const std::string& row) {
            return row.find(letter) != std::string::npos;
        });
    }

    bool next_line() {
        ++line_number_;
        return reader_.read_line(line_);
    }

    void need_line() {
        if (!next_line()) fail("the input ends inside a stage");
    }

    void read_size() {
        int behind = -1, rows = 0;
        const int fields = std::sscanf(line_.c_str(), "%5d %5d %n", &rows, &columns_, &behind);
        if (fields != 2 || behind != static_cast<int>(line_.size())) {
            fail("the numbers of rows and columns expected");
        }
        if (rows < 1 || rows > MOST || columns_ < 1 || columns_ > MOST) {
            fail("the rows and columns are not in 1..1000");
        }
        rows_.assign(static_cast<std::size_t>(rows), std::string());
    }

    void read_rows() {
        int starts = 0, holes = 0;
        for (std::string& row : rows_) {
            need_line();
            row = line_.substr(0, line_.find_last_not_of(' ') + 1);
            if (row.size() > static_cast<std::size_t>(columns_)) fail("the row is too long");
            for (const char letter : row) {
                const bool plain = std::string(" .!$^").find(letter) != std::string::npos;
                if (!plain && !is_bridge(letter) && !is_switch(letter)) {
                    fail("a cell is none of . ! $ ^ letter and space");
                }
                if (letter == '$' && ++starts == 2) fail("a second start $");
                if (letter == '^' && ++holes == 2) fail("a second hole ^");
            }
            row.resize(static_cast<std::size_t>(columns_), ' ');
        }
        if (starts == 0) fail("the board has no start $");
        if (holes == 0) fail("the board has no hole ^");
    }

    void read_lines() {
        for (Line& line : lines_) line = Line();
        need_line();
        int count = 0, behind = -1;
        const int fields = std::sscanf(line_.c_str(), "%5d %n", &count, &behind);
        if (fields != 1 || behind != static_cast<int>(line_.size()) || count < 0) {
            fail("the number of bridges and switches expected");
        }
        for (int i = 0; i != count; ++i) {
            need_line();
            read_bridge_or_switch();
        }
        for (char letter = 'A'; letter <= 'z'; ++letter) {
            const bool named = is_bridge(letter) || is_switch(letter);
            if (named && is_used(letter) && !line_of(letter).known) {
                fail(std::string("no line tells what ") + letter + " is");
            }
        }
    }

    void read_bridge_or_switch() {
        std::istringstream words(line_);
        std::string what, name, kind;
        words >> what >> name >> kind;
        const char letter = name.size() == 1 ? name[0] : ' ';
        const bool fits =
            (what == "bridge" && is_bridge(letter)) || (what == "switch" && is_switch(letter));
        if (!fits) fail("a line `bridge a ...` or `switch A ...` expected");
        if (!is_used(letter)) fail(name + " is not on the board");
        Line& line = line_of(letter);
        if (line.known) fail("a second line for " + name);
        line.known = true;
        line.kind = kind;
        if (what == "bridge") {
            line.up = kind == "up";
            if (kind != "up" && kind != "down") fail("a bridge is up or down");
        } else if (kind == "split") {
            read_split(words, line);
        } else if (kind == "soft" || kind == "heavy") {
            read_actions(words, line);
        } else {
            fail("a switch is soft, heavy or split");
        }
        if (words >> what) fail("more on the line than expected");
    }

    void read_actions(std::istringstream& words, Line& line) {
        std::string action, bridge;
        while (words >> action) {
            if (action != "open" && action != "close" && action != "toggle") {
                fail("an action is open, close or toggle");
            }
            if (!(words >> bridge) || bridge.size() != 1 || !is_bridge(bridge[0])) {
                fail("a bridge expected after " + action);
            }
            if (!is_used(bridge[0])) fail(bridge + " is not on the board");
            line.actions.emplace_back(action, bridge[0]);
            line_of(bridge[0]).changed = true;
        }
        if (line.actions.empty()) fail("an action expected");
    }

    void read_split(std::istringstream& words, Line& line) const {
        for (int half = 0; half != 2; ++half) {
            int row = 0, column = 0;
            if (!(words >> row >> column)) fail("a split has two rows and two columns");
            const bool inside = 1 <= row && row <= static_cast<int>(rows_.size()) && 1 <= column &&
                                column <= columns_;
            if (!inside ||
                rows_[static_cast<std::size_t>(row - 1)][static_cast<std::size_t>(column - 1)] ==
                    ' ') {
                fail("a split puts a half on void");
            }
            line.row[half] = row - 1;
            line.column[half] = column - 1;
        }
        if (line.row[0] == line.row[1] && line.column[0] == line.column[1]) {
            fail("a split puts both halves on one cell");
        }
    }

    void build(Stage& stage) {
        stage.width = columns_ + 2;
        const std::size_t width = static_cast<std::size_t>(stage.width);
        stage.ground.assign((rows_.size() + 4) * width, VOID);
        stage.thing.assign((rows_.size() + 4) * width, NOTHING);
        unsigned char ground_of[128] = {}, thing_of[128] = {};
        for (const char letter : std::string(".!$^")) ground_of[int{letter}] = FLOOR;
        thing_of[int{'!'}] = FRAGILE;
        number_bridges(stage, ground_of);
        build_effects(stage, ground_of, thing_of);
        for (std::size_t row = 0; row != rows_.size(); ++row) {
            for (std::size_t column = 0; column != rows_[row].size(); ++column) {
                const std::size_t cell = (row + 2) * width + column;
                const int letter = rows_[row][column];
                stage.ground[cell] = ground_of[letter];
                stage.thing[cell] = thing_of[letter];
                if (letter == '$') stage.start = static_cast<int>(cell);
                if (letter == '^') stage.hole = static_cast<int>(cell);
            }
        }
    }

    /// Gives a bit to each bridge that a switch changes; the others are floor or void for ever.
    void number_bridges(Stage& stage, unsigned char* ground_of) {
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            const Line& line = line_of(letter);
            if (line.changed) {
                const int bit = BRIDGE + stage.bridges++;
                ground_of[int{letter}] = static_cast<unsigned char>(bit);
                if (line.up) stage.up |= 1U << bit;
            } else {
                ground_of[int{letter}] = line.up ? FLOOR : VOID;
            }
        }
    }

    void build_effects(Stage& stage, unsigned char* ground_of, unsigned char* thing_of) {
        stage.effects.resize(SWITCH);
        for (char letter = 'A'; letter <= 'Z'; ++letter) {
            const Line& line = line_of(letter);
            if (!line.known) continue;
            ground_of[int{letter}] = FLOOR;
            thing_of[int{letter}] = static_cast<unsigned char>(stage.effects.size());
            Effect effect;
            for (const auto& [action, bridge] : line.actions) {
                const unsigned bit = 1U << ground_of[int{bridge}];
                if (action == "open") effect.by_standing.open(bit);
                if (action == "close") effect.by_standing.close(bit);
                if (action == "toggle") effect.by_standing.toggle(bit);
            }
            if (line.kind == "soft") effect.by_part = effect.by_standing;
            if (line.kind == "split") stage.has_split = true;
            for (int half = 0; line.kind == "split" && half != 2; ++half) {
                effect.halves[half] = (line.row[half] + 2) * stage.width + line.column[half];
            }
            stage.effects.push_back(effect);
        }
    }

    WindowReader& reader_;
    std::string line_;
    std::vector<std::string> rows_;
    Line lines_[128];
    int columns_ = 0, line_number_ = 0, stage_number_ = 0;
};

/// The cells of the two halves, first <= second, and the number of the world, that is, the bridges.
/// Equal cells are a standing block, neighbours a lying one, others two halves: that halves join
/// when they become neighbours, and that it does not matter which is which, follows by itself.
struct State {
    int first, second, world;

    bool operator==(const State& other) const {
        return first == other.first && second == other.second && world == other.world;
    }
};

/// What a cell is for a part that comes there. CLOSED: void, a bridge that is down, or the state
/// was reached before. From SPECIAL on: something happens there, or a whole block comes about.
enum Mark : unsigned char { FREE = 0, CLOSED = 1, SPECIAL = 8 };

using Marks = std::unique_ptr<unsigned char[]>;

/// The board while certain bridges are up, and the states that were reached in it.
struct World {
    unsigned up = 0;
    Marks marks;                         // by cell; SPECIAL: a part fires a switch
    std::vector<unsigned char> reached;  // by the first cell of a whole block, bit Orientation
    std::vector<Marks> halves;           // by the cell of one half: marks for the other
};

/// The worlds that a stage has come to so far.
class Worlds {
public:
    void start(const Stage& stage) {
        stage_ = &stage;
        numbers_.clear();
        worlds_.clear();
    }

    World& operator[](int number) { return *worlds_[static_cast<std::size_t>(number)]; }

    /// The number of the world with these bridges, which is made if it is new.
    int number_of(unsigned up) {
        const auto known = numbers_.find(up);
        if (known != numbers_.end()) return known->second;
        const int number = static_cast<int>(worlds_.size());
        numbers_.emplace(up, number);
        make_world(up);
        return number;
    }

    /// The marks for one half while the other rests.
    unsigned char* marks_beside(World& world, int resting) {
        Marks& marks = world.halves[static_cast<std::size_t>(resting)];
        if (marks == nullptr) marks = make_marks_beside(world, static_cast<std::size_t>(resting));
        return marks.get();
    }

private:
    void make_world(unsigned up) {
        const std::size_t cells = stage_->ground.size();
        worlds_.push_back(std::make_unique<World>());
        World& world = *worlds_.back();
        world.up = up;
        world.marks = std::make_unique<unsigned char[]>(cells);
        world.reached.resize(cells);
        if (stage_->has_split) world.halves.resize(cells);
        for (std::size_t cell = 0; cell != cells; ++cell) {
            const bool is_solid = (up >> stage_->ground[cell] & 1) != 0;
            const bool fires = stage_->thing[cell] >= SWITCH;
            world.marks[cell] = !is_solid ? CLOSED : fires ? SPECIAL : FREE;
        }
    }

    Marks make_marks_beside(const World& world, std::size_t resting) const {
        const std::size_t cells = stage_->ground.size();
        Marks marks(new unsigned char[cells]);
        std::copy(&world.marks[0], &world.marks[0] + cells, &marks[0]);
        marks[resting] = CLOSED;
        const auto width = static_cast<std::size_t>(stage_->width);
        for (const std::size_t neighbour :
             {resting - width, resting + width, resting - 1, resting + 1}) {
            if (marks[neighbour] == FREE) marks[neighbour] = SPECIAL;
        }
        return marks;
    }

    const Stage* stage_ = nullptr;
    std::unordered_map<unsigned, int> numbers_;
    std::vector<std::unique_ptr<World>> worlds_;
};

struct Result {
    int rolls = -1;  // -1: unsolvable
    std::string path;
    int expanded = 0,
        generated = 0;  // states taken from the queue, the goal not counted; put there
};

class Solver {
public:
    /// A least sequence of rolls that makes the block stand on the hole.
    Result solve(const Stage& stage) {
        begin(stage);
        Result result;
        for (std::size_t i = 0; i != nodes_ && result.rolls < 0; ++i) {
            const State state = node(i).state;
            if (state.first == stage.hole && state.second == stage.hole) {
                result.path = path_to(static_cast<int>(i));
                const auto changes = std::count(result.path.begin(), result.path.end(), 'S');
                result.rolls = static_cast<int>(result.path.size()) - static_cast<int>(changes);
            } else {
                ++result.expanded;
                expand(state, static_cast<int>(i));
            }
        }
        result.generated = static_cast<int>(nodes_);
        return result;
    }

private:
    struct Node {
        State state;
        int parent;
    };

    void begin(const Stage& stage) {
        stage_ = &stage;
        const int offsets[4] = {-stage.width, stage.width, -1, 1};
        std::copy(offsets, offsets + 4, offsets_);
        worlds_.start(stage);
        nodes_ = 0;
        reach({stage.start, stage.start, worlds_.number_of(stage.up)}, -1);
    }

    // The rules.

    bool is_split(const State& state) const {
        const int apart = state.second - state.first;
        return apart != 0 && apart != 1 && apart != stage_->width;
    }

    Orientation orientation(const State& state) const {
        const int apart = state.second - state.first;
        return apart == 0 ? STANDING : apart == 1 ? ALONG_ROW : ALONG_COLUMN;
    }

    bool is_solid(int cell, int world) {
        return (worlds_[world].marks[static_cast<std::size_t>(cell)] & CLOSED) == 0;
    }

    const Effect& effect(int cell) const {
        return stage_->effects[stage_->thing[static_cast<std::size_t>(cell)]];
    }

    int changed(int world, const Change& change) {
        const unsigned up = worlds_[world].up;
        return change.of(up) == up ? world : worlds_.number_of(change.of(up));
    }

    /// The first cell that the whole block comes to in a roll.
    int landing(const State& state, int side) const {
        const Roll& roll = ROLLS[orientation(state)][side];
        return state.first + roll.rows * stage_->width + roll.columns;
    }

    /// Rolls the whole block. False if that is illegal.
    bool roll(const State& state, int side, State& next) {
        const Orientation as = ROLLS[orientation(state)][side].as;
        next.first = next.second = landing(state, side);
        next.world = state.world;
        if (as == STANDING) return stand(next);
        next.second += as == ALONG_ROW ? 1 : stage_->width;
        if (!is_solid(next.first, next.world) || !is_solid(next.second, next.world)) return false;
        next.world = changed(next.world, effect(next.first).by_part);
        next.world = changed(next.world, effect(next.second).by_part);
        return is_solid(next.first, next.world) && is_solid(next.second, next.world);
    }

    /// The block comes to stand on next.first; it may be split there. False if that is illegal.
    bool stand(State& next) {
        const int cell = next.first;
        const bool fragile = stage_->thing[static_cast<std::size_t>(cell)] == FRAGILE;
        if (fragile || !is_solid(cell, next.world)) return false;
        const Effect& here = effect(cell);
        next.world = changed(next.world, here.by_standing);
        if (here.halves[0] >= 0) {
            next.first = std::min(here.halves[0], here.halves[1]);
            next.second = std::max(here.halves[0], here.halves[1]);
        }
        return is_solid(next.first, next.world) && is_solid(next.second, next.world);
    }

    /// Moves one of two halves to a neighbour cell while the other rests. False if illegal.
    bool move_half(int to, int resting, int world, State& next) {
        if (!is_solid(to, world)) return false;
        next.first = std::min(to, resting);
        next.second = std::max(to, resting);
        next.world = changed(world, effect(to).by_part);
        return is_solid(to, next.world) && is_solid(resting, next.world);
    }

    // The search.

    void expand(const State& state, int number) {
        if (is_split(state)) {
            expand_half(state.first, state.second, state.world, number);
            expand_half(state.second, state.first, state.world, number);
            return;
        }
        State next;
        for (int side = UP; side <= RIGHT; ++side) {
            if (roll(state, side, next)) reach(next, number);
        }
    }

    void expand_half(int moving, int resting, int world, int number) {
        unsigned char* const here = worlds_.marks_beside(worlds_[world], resting) + moving;
        const int width = stage_->width;
        // Mostly all four are closed; no other four marks have that sum.
        if (here[-width] + here[width] + here[-1] + here[1] == 4 * CLOSED) return;
        for (const int offset : offsets_) {
            if (here[offset] == CLOSED) continue;
            const int to = moving + offset;
            if (here[offset] == FREE) {
                here[offset] = CLOSED;
                worlds_.marks_beside(worlds_[world], to)[resting] |= CLOSED;
                push({std::min(to, resting), std::max(to, resting), world}, number);
            } else {
                State next;
                if (move_half(to, resting, world, next)) reach(next, number);
            }
        }
    }

    /// Puts a state into the queue unless it was there.
    void reach(const State& state, int parent) {
        World& world = worlds_[state.world];
        const auto first = static_cast<std::size_t>(state.first);
        const auto second = static_cast<std::size_t>(state.second);
        if (is_split(state)) {
            unsigned char& mark = worlds_.marks_beside(world, state.first)[second];
            if (mark & CLOSED) return;
            mark |= CLOSED;
            worlds_.marks_beside(world, state.second)[first] |= CLOSED;
        } else {
            const int bit = 1 << orientation(state);
            if (world.reached[first] & bit) return;
            world.reached[first] = static_cast<unsigned char>(world.reached[first] | bit);
        }
        push(state, parent);
    }

    const Node& node(std::size_t number) const {
        return chunks_[number >> CHUNK_BITS][number & CHUNK_MASK];
    }

    void push(const State& state, int parent) {
        if ((nodes_ & CHUNK_MASK) == 0) next_chunk();
        *end_++ = {state, parent};
        ++nodes_;
    }

    void next_chunk() {
        const std::size_t chunk = nodes_ >> CHUNK_BITS;
        if (chunk == chunks_.size()) chunks_.emplace_back(new Node[CHUNK_MASK + 1]);
        end_ = chunks_[chunk].get();
    }

    std::string path_to(int number) {
        std::vector<State> states;
        for (; number >= 0; number = node(static_cast<std::size_t>(number)).parent) {
            states.push_back(node(static_cast<std::size_t>(number)).state);
        }
        std::string path;
        int control = -1;
        for (std::size_t i = states.size() - 1; i != 0; --i) {
            add_move(states[i], states[i - 1], control, path);
        }
        return path;
    }

    /// Adds the roll from a state to the next one, behind an S if it is the other half's.
    /// `control`: the cell of the half under control.
    void add_move(const State& from, const State& to, int& control, std::string& path) {
        State next;
        for (int side = UP; side <= RIGHT && !is_split(from); ++side) {
            if (!roll(from, side, next) || !(next == to)) continue;
            path += "UDLR"[side];
            control = effect(landing(from, side)).halves[0];
            return;
        }
        for (const bool change : {false, true}) {
            const int resting = change ? control : from.first + from.second - control;
            const int moving = from.first + from.second - resting;
            for (int side = UP; side <= RIGHT; ++side) {
                if (!move_half(moving + offsets_[side], resting, from.world, next)) continue;
                if (!(next == to)) continue;
                if (change) path += 'S';
                path += "UDLR"[side];
                control = moving + offsets_[side];
                return;
            }
        }
    }

    const Stage* stage_ = nullptr;
    int offsets_[4] = {};  // from a cell to its neighbours
    Worlds worlds_;

    // The queue, in chunks that stay where they are; what was expanded is kept for the path.
    static constexpr std::size_t CHUNK_BITS = 14, CHUNK_MASK = (1U << CHUNK_BITS) - 1;
    std::vector<std::unique_ptr<Node[]>> chunks_;
    std::size_t nodes_ = 0;
    Node* end_ = nullptr;  // the place of the next one
};

/// The two lines of the answer; one alone if there is no solution.
inline std::string print(const Result& result) {
    if (result.rolls < 0) return "-1\n";
    return std::to_string(result.rolls) + '\n' + result.path + '\n';
}

/// Reports a fault of a stage after the earlier answers; returns the exit code.
inline int fail(int stage, int line, const char* what) {
    std::fflush(stdout);
    std::fprintf(stderr, "stages: case %d, line %d: %s\n", stage, line, what);
    return 1;
}

int main() {
    static WindowReader reader(stdin);
    static Solver solver;
    StageReader stages(reader);
    Stage stage;
    try {
        while (stages.read(stage)) {
            std::fputs(print(solver.solve(stage)).c_str(), stdout);
        }
    } catch (const Malformed& fault) {
        return fail(stages.stage_number(), fault.line, fault.what.c_str());
    } catch (const std::bad_alloc&) {
        return fail(stages.stage_number(), stages.line_number(), "the memory is too small");
    }
    return 0;
}
