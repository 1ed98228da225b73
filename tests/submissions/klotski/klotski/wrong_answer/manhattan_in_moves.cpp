// Wrong: A* with the target's distance in cells, which one move can cover at once.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <unordered_map>
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

/// Rows and columns that the target is off its goal.
static int manhattan(const std::string& board) {
    int top = rows, left = columns;
    for (int i = 0; i < rows * columns; ++i) {
        if (board[i] != target) continue;
        top = std::min(top, i / columns);
        left = std::min(left, i % columns);
    }
    return std::abs(top - goal_row + 1) + std::abs(left - goal_column + 1);
}

/// A*. False when there is no solution.
static bool search(bool moves, std::vector<std::string>& tokens) {
    std::vector<Node> nodes(1, Node{start, "", -1});
    std::vector<int> cost(1, 0);
    std::unordered_map<std::string, int> best{{canonical(start), 0}};
    std::priority_queue<std::pair<int, int>> queue;  // -f, node
    queue.push({-manhattan(start), 0});
    while (!queue.empty()) {
        const int i = queue.top().second;
        queue.pop();
        const std::string board = nodes[i].board;
        if (cost[i] > best[canonical(board)]) continue;
        if (solved(board)) {
            tokens = tokens_to(nodes, i);
            return true;
        }
        for (const Move& move : neighbours(board, moves)) {
            const std::string key = canonical(move.board);
            if (best.count(key) && best[key] <= cost[i] + 1) continue;
            best[key] = cost[i] + 1;
            nodes.push_back(Node{move.board, move.token, i});
            cost.push_back(cost[i] + 1);
            queue.push({-cost.back() - manhattan(move.board), static_cast<int>(nodes.size()) - 1});
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
        if (!search(false, steps) || !search(true, moves)) {
            std::cout << "-1\n";
            continue;
        }
        std::cout << steps.size() << ' ' << moves.size() << '\n';
        print(steps);
        print(moves);
    }
    return 0;
}
