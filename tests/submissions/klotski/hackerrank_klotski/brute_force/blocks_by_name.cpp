// Breadth-first search over boards of names; every block by itself, each move flooded.
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <vector>

typedef std::vector<std::string> Board;  // rows * columns names, empty: ""

static int rows, columns;

struct Move {
    std::string name;
    int from_row, from_column, to_row, to_column;
};

static void corner(const Board& board, const std::string& name, int& row, int& column) {
    row = rows;
    column = columns;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (board[r * columns + c] == name) {
                row = std::min(row, r);
                column = std::min(column, c);
            }
}

// Moves a block by one cell; false if it cannot go there.
static bool shift(Board& board, const std::string& name, int down, int right) {
    Board next = board;
    for (std::string& cell : next)
        if (cell == name) cell.clear();
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            if (board[r * columns + c] != name) continue;
            const int x = r + down, y = c + right;
            if (x < 0 || x >= rows || y < 0 || y >= columns) return false;
            if (!next[x * columns + y].empty()) return false;
            next[x * columns + y] = name;
        }
    board = next;
    return true;
}

// All boards that one block can make by going on and on.
static std::vector<Board> flood(const Board& board, const std::string& name) {
    std::vector<Board> found = {board};
    std::map<Board, bool> seen;
    seen[board] = true;
    for (size_t i = 0; i < found.size(); ++i)
        for (int way = 0; way < 4; ++way) {
            Board next = found[i];
            const int down = (way == 0) - (way == 1), right = (way == 2) - (way == 3);
            if (shift(next, name, down, right) && !seen[next]) {
                seen[next] = true;
                found.push_back(next);
            }
        }
    return found;
}

int main() {
    std::cin >> rows >> columns;
    Board start(rows * columns);
    std::map<std::string, int> names;
    for (std::string& cell : start) {
        std::cin >> cell;
        if (cell.find_first_not_of('.') == std::string::npos) cell.clear();
        if (!cell.empty()) names[cell] = 1;
    }
    std::string target;
    int goal_row, goal_column;
    std::cin >> target >> goal_row >> goal_column;
    std::map<Board, std::pair<Board, Move>> parents;
    std::queue<Board> boards;
    parents[start];
    boards.push(start);
    while (!boards.empty()) {
        const Board board = boards.front();
        boards.pop();
        int row, column;
        corner(board, target, row, column);
        if (row == goal_row && column == goal_column) {
            std::vector<Move> moves;
            for (Board at = board; at != start; at = parents[at].first)
                moves.insert(moves.begin(), parents[at].second);
            std::cout << moves.size() << '\n';
            for (const Move& move : moves)
                std::cout << move.name << " (" << move.from_row << ',' << move.from_column << ") ("
                          << move.to_row << ',' << move.to_column << ")\n";
            return 0;
        }
        for (const auto& entry : names)
            for (const Board& next : flood(board, entry.first)) {
                if (parents.count(next)) continue;
                Move move = {entry.first, 0, 0, 0, 0};
                corner(board, entry.first, move.from_row, move.from_column);
                corner(next, entry.first, move.to_row, move.to_column);
                parents[next] = {board, move};
                boards.push(next);
            }
    }
    std::cout << -1 << '\n';
    return 0;
}
