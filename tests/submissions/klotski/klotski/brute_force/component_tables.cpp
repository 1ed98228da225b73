// Explores all that a start can reach, then measures it backwards from its goals, by strings.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>
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

static void print(const std::vector<std::string>& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i) std::cout << (i ? " " : "") << tokens[i];
    std::cout << '\n';
}

struct Distances {
    int steps, moves;
};
using Table = std::unordered_map<std::string, Distances>;

/// Walks from a board's solved relatives to all of them, in one metric.
static void spread(const std::vector<std::string>& boards, Table& table, bool moves) {
    std::vector<std::string> queue;
    for (const std::string& board : boards) {
        if (!solved(board)) continue;
        Distances& there = table[canonical(board)];
        (moves ? there.moves : there.steps) = 0;
        queue.push_back(board);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::string board = queue[i];
        const Distances here = table[canonical(board)];
        for (const Move& move : neighbours(board, moves)) {
            Distances& there = table[canonical(move.board)];
            int& distance = moves ? there.moves : there.steps;
            if (distance >= 0) continue;
            distance = (moves ? here.moves : here.steps) + 1;
            queue.push_back(move.board);
        }
    }
}

/// Enters everything that can be reached from the start.
static void explore(Table& table) {
    if (table.count(canonical(start))) return;
    std::vector<std::string> boards(1, start);
    table[canonical(start)] = Distances{-1, -1};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::string board = boards[i];
        for (const Move& move : neighbours(board, false)) {
            if (!table.emplace(canonical(move.board), Distances{-1, -1}).second) continue;
            boards.push_back(move.board);
        }
    }
    spread(boards, table, false);
    spread(boards, table, true);
}

/// Goes nearer to the goal until it is there.
static std::vector<std::string> descend(Table& table, bool moves) {
    std::vector<std::string> tokens;
    std::string board = start;
    while (!solved(board)) {
        const Distances here = table[canonical(board)];
        for (const Move& move : neighbours(board, moves)) {
            const Distances there = table[canonical(move.board)];
            if (moves ? there.moves + 1 != here.moves : there.steps + 1 != here.steps) continue;
            tokens.push_back(move.token);
            board = move.board;
            break;
        }
    }
    return tokens;
}

int main() {
    std::map<std::string, Table> tables;  // by board and goal
    while (read_case()) {
        const std::string key = std::to_string(rows) + ground + target + std::to_string(goal_row) +
                                "," + std::to_string(goal_column);
        Table& table = tables[key];
        explore(table);
        const Distances answer = table[canonical(start)];
        if (answer.steps < 0) {
            std::cout << "-1\n";
            continue;
        }
        std::cout << answer.steps << ' ' << answer.moves << '\n';
        print(descend(table, false));
        print(descend(table, true));
    }
    return 0;
}
