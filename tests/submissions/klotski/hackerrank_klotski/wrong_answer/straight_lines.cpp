// Wrong: a move is a block in a straight line; one that turns counts twice.
#include <iostream>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

int n, m;
std::vector<std::string> names(1);  // 1.. blocks
std::string kind;                   // letter of a block's shape
int target, goal_row, goal_column;

struct Node {
    std::string board;  // n * m bytes, the number of the block
    int parent, block, from, to;
};
std::vector<Node> nodes;
std::unordered_set<std::string> seen;

int corner(const std::string& board, int block) {
    int row = n, column = m;
    for (int i = 0; i < n * m; i++)
        if (board[i] == block) {
            row = std::min(row, i / m);
            column = std::min(column, i % m);
        }
    return row * m + column;
}

std::string shape(const std::string& board, int block) {
    std::string result;
    int c = corner(board, block);
    for (int i = c - c % m; i < n * m; i++)
        if (board[i] == block) result += (char)(1 + (i / m - c / m) * 16 + (i % m - c % m));
    return result;
}

std::string picture(const std::string& board) {
    std::string result(n * m, '.');
    std::string drawn(names.size(), 0);
    for (int i = 0; i < n * m; i++) {
        int block = board[i];
        if (block == 0) continue;
        result[i] = drawn[block] ? '+' : kind[block];
        drawn[block] = 1;
    }
    return result;
}

bool shift(std::string& board, int block, int down, int right) {
    std::string next = board;
    for (char& cell : next)
        if (cell == block) cell = 0;
    for (int r = 0; r < n; r++)
        for (int c = 0; c < m; c++) {
            if (board[r * m + c] != block) continue;
            int x = r + down, y = c + right;
            if (x < 0 || x >= n || y < 0 || y >= m || next[x * m + y] != 0) return false;
            next[x * m + y] = (char)block;
        }
    board = next;
    return true;
}

std::vector<std::string> flood(const std::string& board, int block) {
    std::vector<std::string> found;
    for (int way = 0; way < 4; way++) {
        std::string next = board;
        while (shift(next, block, (way == 0) - (way == 1), (way == 2) - (way == 3)))
            found.push_back(next);
    }
    return found;
}

void print(int node) {
    std::vector<int> path;
    for (; node > 0; node = nodes[node].parent) path.push_back(node);
    std::cout << path.size() << '\n';
    for (size_t i = path.size(); i-- > 0;) {
        const Node& move = nodes[path[i]];
        std::cout << names[move.block] << " (" << move.from / m << ',' << move.from % m << ") ("
                  << move.to / m << ',' << move.to % m << ")\n";
    }
}

int main() {
    std::cin >> n >> m;
    std::string start(n * m, 0);
    std::map<std::string, int> numbers;
    for (char& cell : start) {
        std::string word;
        std::cin >> word;
        if (word.find_first_not_of('.') == std::string::npos) continue;
        if (!numbers.count(word)) {
            numbers[word] = (int)names.size();
            names.push_back(word);
        }
        cell = (char)numbers[word];
    }
    std::string name;
    std::cin >> name >> goal_row >> goal_column;
    target = numbers[name];
    std::map<std::string, char> letters;
    kind = std::string(names.size(), 'A');
    for (int block = 1; block < (int)names.size(); block++) {
        char& letter = letters[shape(start, block)];
        if (letter == 0) letter = (char)('A' + letters.size());
        kind[block] = block == target ? 'A' : letter;
    }
    nodes.push_back({start, 0, 0, 0, 0});
    seen.insert(picture(start));
    for (size_t i = 0; i < nodes.size(); i++) {
        std::string board = nodes[i].board;
        if (corner(board, target) == goal_row * m + goal_column) {
            print((int)i);
            return 0;
        }
        for (int block = 1; block < (int)names.size(); block++)
            for (const std::string& next : flood(board, block))
                if (seen.insert(picture(next)).second)
                    nodes.push_back(
                        {next, (int)i, block, corner(board, block), corner(next, block)});
    }
    std::cout << -1 << '\n';
    return 0;
}
