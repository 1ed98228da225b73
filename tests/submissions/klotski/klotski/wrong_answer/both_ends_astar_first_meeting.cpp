// Wrong: A* from both ends that stops at the first state that both have seen.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

static const int DOWN[] = {-1, 1, 0, 0}, RIGHT[] = {0, 0, -1, 1};
static const char* const DIRECTIONS = "UDLR";

static int rows, columns, goal_row, goal_column;
static char target;
static std::string start, ground;  // the cells, with and without the pieces

static bool is_piece(char cell) { return cell != '.' && cell != '#' && cell != '-'; }

static bool read_case() {
    if (!(std::cin >> rows >> columns)) return false;
    start.clear();
    std::string line;
    for (int row = 0; row < rows; ++row) {
        std::cin >> line;
        start += line;
    }
    std::cin >> target >> goal_row >> goal_column;
    ground = start;
    for (char& cell : ground) {
        if (is_piece(cell)) cell = '.';
    }
    return true;
}

/// The board after one piece has gone one cell; empty if it cannot.
static std::string moved(const std::string& board, char name, int direction) {
    std::string next = board;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == name) next[i] = ground[i];
    }
    for (int i = 0; i < rows * columns; ++i) {
        if (board[i] != name) continue;
        const int row = i / columns + DOWN[direction], column = i % columns + RIGHT[direction];
        if (row < 0 || row >= rows || column < 0 || column >= columns) return "";
        const int to = row * columns + column;
        if (next[to] != '.' && !(next[to] == '-' && name == target)) return "";
        next[to] = name;
    }
    return next;
}

static bool solved(const std::string& board) {
    int top = rows, left = columns;
    for (int i = 0; i < rows * columns; ++i) {
        if (board[i] != target) continue;
        top = std::min(top, i / columns);
        left = std::min(left, i % columns);
    }
    return top == goal_row - 1 && left == goal_column - 1;
}

static std::string names_of(const std::string& board) {
    std::string names;
    for (char cell : board) {
        if (is_piece(cell) && names.find(cell) == std::string::npos) names += cell;
    }
    return names;
}

/// The board without names: the class of each piece on its first cell, + on its others.
static std::string canonical(const std::string& board) {
    static std::map<std::string, char> classes;
    std::string key = ground;
    for (char name : names_of(board)) {
        const int first = static_cast<int>(board.find(name));
        std::string shape(1, name == target ? '!' : ' ');
        for (int i = first; i < rows * columns; ++i) {
            if (board[i] != name) continue;
            shape += std::to_string(i / columns - first / columns) + "," +
                     std::to_string(i % columns - first % columns) + ";";
            key[i] = '+';
        }
        const auto place = classes.emplace(shape, static_cast<char>('0' + classes.size()));
        key[first] = place.first->second;
    }
    return key;
}

struct Move {
    std::string board, token;
};

/// All boards one step away, or one move of one piece along any path.
static std::vector<Move> neighbours(const std::string& board, bool moves) {
    std::vector<Move> all;
    for (char name : names_of(board)) {
        std::vector<Move> reached(1, Move{board, std::string(1, name)});
        for (std::size_t i = 0; i < reached.size() && (moves || i == 0); ++i) {
            for (int direction = 0; direction < 4; ++direction) {
                const std::string next = moved(reached[i].board, name, direction);
                if (next.empty()) continue;
                const bool known = std::any_of(reached.begin(), reached.end(),
                                               [&](const Move& m) { return m.board == next; });
                if (!known) reached.push_back(Move{next, reached[i].token + DIRECTIONS[direction]});
            }
        }
        all.insert(all.end(), reached.begin() + 1, reached.end());
    }
    return all;
}

struct Node {
    std::string board, token;
    int parent;
};

/// The tokens that lead to a node.
static std::vector<std::string> tokens_to(const std::vector<Node>& nodes, int last) {
    std::vector<std::string> tokens;
    for (int i = last; nodes[i].parent >= 0; i = nodes[i].parent) tokens.push_back(nodes[i].token);
    std::reverse(tokens.begin(), tokens.end());
    return tokens;
}

/// False when there is no solution.
static bool search(bool moves, std::vector<std::string>& tokens) {
    std::vector<Node> nodes(1, Node{start, "", -1});
    std::unordered_set<std::string> seen{canonical(start)};
    tokens.clear();
    if (solved(start)) return true;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const std::string board = nodes[i].board;
        for (const Move& move : neighbours(board, moves)) {
            if (!seen.insert(canonical(move.board)).second) continue;
            nodes.push_back(Node{move.board, move.token, static_cast<int>(i)});
            if (!solved(move.board)) continue;
            tokens = tokens_to(nodes, static_cast<int>(nodes.size()) - 1);
            return true;
        }
    }
    return false;
}

/// All layouts with the target at its goal: fills the board from `cell` on with the pieces left.
static void fill(int cell, const std::string& board, const std::string& left,
                 std::vector<std::string>& goals) {
    if (left.empty()) goals.push_back(board);
    while (cell < rows * columns && board[cell] != '.') ++cell;
    if (left.empty() || cell >= rows * columns) return;
    fill(cell + 1, board, left, goals);
    std::vector<std::string> tried;
    for (char name : left) {
        const int first = static_cast<int>(start.find(name));
        std::string next = board, shape;
        bool fits = true;
        for (int i = first; i < rows * columns && fits; ++i) {
            if (start[i] != name) continue;
            const int row = cell / columns + i / columns - first / columns;
            const int column = cell % columns + i % columns - first % columns;
            fits = row < rows && column >= 0 && column < columns &&
                   next[row * columns + column] == '.';
            if (fits) next[row * columns + column] = name;
            shape += std::to_string(i - first) + ";";
        }
        if (!fits || std::count(tried.begin(), tried.end(), shape)) continue;
        tried.push_back(shape);
        std::string rest = left;
        rest.erase(rest.find(name), 1);
        fill(cell + 1, next, rest, goals);
    }
}

static std::vector<std::string> all_goals() {
    std::vector<std::string> goals;
    std::string board = ground, others = names_of(start);
    others.erase(others.find(target), 1);
    int top = rows, left = columns;
    for (int i = 0; i < rows * columns; ++i) {
        if (start[i] != target) continue;
        top = std::min(top, i / columns);
        left = std::min(left, i % columns);
    }
    for (int i = 0; i < rows * columns; ++i) {
        if (start[i] != target) continue;
        const int row = i / columns - top + goal_row - 1;
        const int to = row * columns + i % columns - left + goal_column - 1;
        if (board[to] == '#') return goals;
        board[to] = target;
    }
    fill(0, board, others, goals);
    return goals;
}

/// The steps to a forward node, then along the backward nodes' boards, whatever their names.
static std::vector<std::string> join(const std::vector<Node>& front, int i,
                                     const std::vector<Node>& back, int j) {
    std::vector<std::string> tokens = tokens_to(front, i);
    std::string board = front[i].board;
    for (j = back[j].parent; j >= 0; j = back[j].parent) {
        for (const Move& move : neighbours(board, false)) {
            if (canonical(move.board) != canonical(back[j].board)) continue;
            tokens.push_back(move.token);
            board = move.board;
            break;
        }
    }
    return tokens;
}

/// Rows and columns between the targets of two boards.
static int manhattan(const std::string& a, const std::string& b) {
    const int i = static_cast<int>(a.find(target)), j = static_cast<int>(b.find(target));
    return std::abs(i / columns - j / columns) + std::abs(i % columns - j % columns);
}

/// A* from both ends. False when there is no solution.
static bool search_steps(std::vector<std::string>& tokens) {
    std::vector<Node> nodes[2];
    std::vector<int> cost[2];
    std::unordered_map<std::string, int> best[2], seen[2];
    std::priority_queue<std::pair<int, int>> queue[2];  // -f, node
    tokens.clear();
    if (solved(start)) return true;
    const std::vector<std::string> goals = all_goals();
    const auto add = [&](int end, const Node& node, int g) {
        const std::string key = canonical(node.board);
        if (best[end].count(key) && best[end][key] <= g) return false;
        best[end][key] = g;
        seen[end][key] = static_cast<int>(nodes[end].size());
        queue[end].push({-g - manhattan(node.board, end == 0 ? goals[0] : start), seen[end][key]});
        nodes[end].push_back(node);
        cost[end].push_back(g);
        return true;
    };
    for (const std::string& goal : goals) add(1, Node{goal, "", -1}, 0);
    if (!goals.empty()) add(0, Node{start, "", -1}, 0);
    while (!queue[0].empty() && !queue[1].empty()) {
        for (int end = 0; end < 2 && !queue[end].empty(); ++end) {
            const int here = queue[end].top().second;
            queue[end].pop();
            const std::string board = nodes[end][here].board;
            if (cost[end][here] > best[end][canonical(board)]) continue;
            for (const Move& move : neighbours(board, false)) {
                if (!add(end, Node{move.board, move.token, here}, cost[end][here] + 1)) continue;
                const int index = static_cast<int>(nodes[end].size()) - 1;
                const auto met = seen[1 - end].find(canonical(move.board));
                if (met == seen[1 - end].end()) continue;
                tokens = join(nodes[0], end == 0 ? index : met->second, nodes[1],
                              end == 0 ? met->second : index);
                return true;
            }
        }
    }
    return false;
}

static void print(const std::vector<std::string>& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i) std::cout << (i ? " " : "") << tokens[i];
    std::cout << '\n';
}

int main() {
    std::vector<std::string> steps, moves;
    while (read_case()) {
        if (!search_steps(steps) || !search(true, moves)) {
            std::cout << "-1\n";
            continue;
        }
        std::cout << steps.size() << ' ' << moves.size() << '\n';
        print(steps);
        print(moves);
    }
    return 0;
}
