// Problem: Sokoban (push-optimal, the readable solver for small levels)
// Judges: local
// Standard: C++17
// Method: breadth-first search by pushes over (box set, normalised player); optimal because the
//   states cut, a box on a dead square or frozen off goal, have no solution
// Time: O(states * squares)
// Memory: about 200 bytes a state, 900 MB at most, then `? LOWER`
// Source: folklore
// Status: stress-tested, SokobanBfs.RandomLevelsMatchStepByStepSearch
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <unordered_set>
#include <vector>

static const std::size_t MAX_SIDE = 1000;        // rows, and squares in a row
static const std::size_t MAX_BYTES = 900000000;  // of all states

/// One level as it stands in a text: run lengths written out, `-` and `_` made blanks.
struct LevelText {
    int line = 0;  // of its first row, counted from 1
    std::vector<std::string> rows;
};

/// Appends the rows that a board line stands for. False, and nothing appended, when it is none.
inline bool expand(const std::string& line, std::vector<std::string>& rows) {
    if (line.find('#') == std::string::npos) return false;
    std::vector<std::string> parts(1);
    std::string digits;
    for (const char mark : line) {
        if (mark >= '0' && mark <= '9') {
            digits += mark;
        } else if (mark == '|' && digits.empty()) {
            parts.emplace_back();
        } else if (std::string("#@+$*. -_").find(mark) != std::string::npos) {
            const std::size_t run = digits.empty() ? 1 : std::strtoul(digits.c_str(), nullptr, 10);
            const std::size_t room = MAX_SIDE + 1 - parts.back().size();  // one too many is enough
            parts.back().append(std::min(run, room), mark == '-' || mark == '_' ? ' ' : mark);
            digits.clear();
        } else {
            return false;
        }
    }
    if (!digits.empty()) return false;
    if (parts.back().empty()) parts.pop_back();  // a separator at the end opens no row
    rows.insert(rows.end(), parts.begin(), parts.end());
    return true;
}

/// Reads the next level; `line` is the number of lines read so far. False at the end of the text.
inline bool read_level(std::istream& input, int& line, LevelText& level) {
    level.rows.clear();
    for (std::string text; std::getline(input, text);) {
        ++line;
        if (!text.empty() && text.back() == '\r') text.pop_back();
        if (level.rows.empty()) level.line = line;
        if (!expand(text, level.rows) && !level.rows.empty()) return true;
    }
    return !level.rows.empty();
}

typedef std::vector<std::size_t> Squares;
typedef std::u32string State;  // the boxes in order, then the least square the player can walk to

// The level on a grid with a rim of wall. Square s has s - 1 on its left, s + 1 on its right,
// s - pitch above and s + pitch below; what the player could never reach is wall too:
//
//     #####       pitch = 4: the player stands on square 5, the box on 6, the goal is 7. One
//     #@$.#       column of wall ends each row and is the left rim of the next.
//     #####
struct Board {
    std::vector<char> wall, goal, dead;  // of each square
    std::size_t step[4];                 // what to add to a square for left, up, right, down
    std::size_t player = 0;
    Squares boxes;
    bool hopeless = false;  // a box too many, or one off goal where the player never comes
    bool solved(const Squares& places) const {
        return std::all_of(places.begin(), places.end(), [&](std::size_t s) { return goal[s]; });
    }
    std::vector<char> wall_with(const Squares& places) const {
        std::vector<char> solid = wall;
        for (const std::size_t s : places) solid[s] = 1;
        return solid;
    }
};

/// The squares reached from `start` round the solid ones, nearest first; way[s] is the direction
/// of the last step to s, -1 where s is not reached.
inline Squares flood(const Board& board, const std::vector<char>& solid, std::size_t start,
                     std::vector<signed char>& way) {
    Squares queue(1, start);
    way.assign(solid.size(), -1);
    way[start] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (int d = 0; d < 4; ++d) {
            const std::size_t next = queue[head] + board.step[d];
            if (solid[next] || way[next] >= 0) continue;
            way[next] = static_cast<signed char>(d);
            queue.push_back(next);
        }
    }
    return queue;
}

/// Marks the squares from which no lone box comes to a goal, by pulling boxes off the goals.
inline void mark_dead_squares(Board& board) {
    Squares queue;
    for (std::size_t s = 0; s < board.goal.size(); ++s) {
        if (board.goal[s]) queue.push_back(s);
        board.dead.push_back(!board.goal[s]);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (int d = 0; d < 4; ++d) {
            const std::size_t from = queue[head] + board.step[d];
            if (board.wall[from] || board.wall[from + board.step[d]] || !board.dead[from]) continue;
            board.dead[from] = 0;
            queue.push_back(from);
        }
    }
}

/// Makes the board of a level. Returns what is wrong with it, an empty text if nothing is.
inline std::string parse(const std::vector<std::string>& rows, Board& board) {
    std::size_t width = 0, goals = 0;
    for (const std::string& row : rows) width = std::max(width, row.size());
    if (rows.size() > MAX_SIDE || width > MAX_SIDE) return "more than 1000 rows or columns";
    const std::size_t pitch = width + 1, steps[4] = {0 - std::size_t(1), 0 - pitch, 1, pitch};
    std::copy(steps, steps + 4, board.step);
    std::string marks(pitch * (rows.size() + 2) + 1, '#');
    for (std::size_t r = 0; r < rows.size(); ++r)
        marks.replace(pitch * (r + 1) + 1, rows[r].size(), rows[r]);
    board.player = marks.find_first_of("@+");
    if (board.player == std::string::npos) return "no player";
    if (board.player != marks.find_last_of("@+")) return "two players";
    for (const char mark : marks) board.wall.push_back(mark == '#');
    std::vector<signed char> way;
    flood(board, board.wall, board.player, way);
    for (std::size_t s = 0; s < marks.size(); ++s) {
        board.wall[s] = way[s] < 0;
        board.goal.push_back(way[s] >= 0 && std::string(".+*").find(marks[s]) < 3);
        goals += static_cast<std::size_t>(board.goal[s]);
        if (way[s] < 0 && marks[s] == '$') board.hopeless = true;
        if (way[s] >= 0 && (marks[s] == '$' || marks[s] == '*')) board.boxes.push_back(s);
    }
    if (board.boxes.size() > goals) board.hopeless = true;
    mark_dead_squares(board);
    return "";
}

/// True when a box stands on a dead square or, off goal, can never move again. Begins with all
/// boxes and lets go, one after the other, those that can move while the rest stands.
inline bool deadlocked(const Board& board, Squares stuck) {
    std::vector<char> solid = board.wall_with(stuck);
    const std::size_t below = board.step[3];
    const auto moves = [&](std::size_t box) {
        const auto free = [&](std::size_t a, std::size_t b) {
            return !solid[a] && !solid[b] && !(board.dead[a] && board.dead[b]);
        };
        return !board.dead[box] && (free(box - 1, box + 1) || free(box - below, box + below));
    };
    Squares::iterator loose;
    while ((loose = std::find_if(stuck.begin(), stuck.end(), moves)) != stuck.end()) {
        solid[*loose] = 0;
        stuck.erase(loose);
    }
    return !board.solved(stuck);
}

/// A state in the tree of the search, with the push of the box on `square` that led to it.
struct Node {
    const State* state;
    std::size_t parent, pushes, square;
    int d;
};

/// The moves of a solution: from the start, the pushes on the way to a node, with short walks.
inline std::string lurd(Board board, const std::vector<Node>& nodes, std::size_t last) {
    std::vector<Node> path;
    for (; last != 0; last = nodes[last].parent) path.insert(path.begin(), nodes[last]);
    std::string text;
    std::vector<signed char> way;
    for (const Node& p : path) {
        flood(board, board.wall_with(board.boxes), board.player, way);
        std::string walk(1, "LURD"[p.d]);
        for (std::size_t s = p.square - board.step[p.d]; s != board.player; s -= board.step[way[s]])
            walk.insert(walk.begin(), "lurd"[way[s]]);
        text += walk;
        board.player = p.square;
        *std::find(board.boxes.begin(), board.boxes.end(), p.square) += board.step[p.d];
    }
    return text;
}

/// The answer to a level as it is printed.
inline std::string solve(const Board& board) {
    std::unordered_set<State> known;
    std::vector<Node> nodes;
    std::vector<signed char> way, reached;
    const auto add = [&](Squares boxes, std::size_t player, Node node) {
        if (deadlocked(board, boxes)) return;
        std::sort(boxes.begin(), boxes.end());
        const Squares region = flood(board, board.wall_with(boxes), player, way);
        State state(boxes.begin(), boxes.end());
        state += static_cast<char32_t>(*std::min_element(region.begin(), region.end()));
        const auto [place, added] = known.insert(state);
        node.state = &*place;
        if (added) nodes.push_back(node);
    };
    if (!board.hopeless) add(board.boxes, board.player, Node());
    for (std::size_t head = 0; head < nodes.size(); ++head) {
        const Node node = nodes[head];
        const Squares boxes(node.state->begin(), node.state->end() - 1);
        if (board.solved(boxes)) {
            const std::string moves = lurd(board, nodes, head),
                              pushes = std::to_string(node.pushes);
            return pushes + " " + std::to_string(moves.size()) + "\n" + moves + "\n";
        }
        if (known.size() * (150 + 4 * boxes.size()) > MAX_BYTES)
            return "? " + std::to_string(node.pushes) + "\n";
        const std::vector<char> solid = board.wall_with(boxes);
        flood(board, solid, node.state->back(), reached);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (int d = 0; d < 4; ++d) {
                Squares moved = boxes;
                moved[i] += board.step[d];
                if (reached[boxes[i] - board.step[d]] < 0 || solid[moved[i]]) continue;
                add(moved, boxes[i], {nullptr, head, node.pushes + 1, boxes[i], d});
            }
        }
    }
    return "-1\n";
}

int main() {
    LevelText text;
    bool faultless = true;
    for (int number = 1, line = 0; read_level(std::cin, line, text); ++number) {
        Board board;
        const std::string fault = parse(text.rows, board);
        if (fault.empty())
            std::cout << solve(board) << std::flush;
        else
            std::cerr << "sokoban: level " << number << ", line " << text.line << ": " << fault
                      << '\n';
        faultless = faultless && fault.empty();
    }
    return faultless ? 0 : 1;
}
