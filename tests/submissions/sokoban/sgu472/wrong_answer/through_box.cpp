// Wrong: the player walks through the box.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int height, width;
std::vector<std::string> rows;
const int ROW[4] = {-1, 0, 1, 0}, COLUMN[4] = {0, 1, 0, -1};

struct Node {
    int pr, pc, br, bc;
    std::string path;
};

bool open(int r, int c) { return r >= 0 && r < height && c >= 0 && c < width && rows[r][c] != '#'; }

/// The shortest walk, or "x" where there is none.
std::string walk(const Node& node, int r, int c) {
    std::vector<int> last(height * width, -1);
    std::queue<int> queue;
    queue.push(node.pr * width + node.pc);
    last[queue.front()] = 4;
    for (; !queue.empty(); queue.pop()) {
        const int cell = queue.front();
        if (cell == r * width + c) break;
        for (int d = 0; d < 4; ++d) {
            const int nr = cell / width + ROW[d], nc = cell % width + COLUMN[d];
            if (!open(nr, nc) || last[nr * width + nc] >= 0) continue;
            last[nr * width + nc] = d;
            queue.push(nr * width + nc);
        }
    }
    if (last[r * width + c] < 0) return "x";
    std::string path;
    for (int d; (d = last[r * width + c]) < 4; r -= ROW[d], c -= COLUMN[d])
        path.insert(path.begin(), "urdl"[d]);
    return path;
}

std::string solve() {
    Node start = {0, 0, 0, 0, ""};
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c) {
            if (rows[r][c] == '@') start.pr = r, start.pc = c;
            if (rows[r][c] == '$') start.br = r, start.bc = c;
        }
    std::vector<bool> seen(height * width * 4);
    std::queue<Node> queue;
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const Node node = queue.front();
        if (rows[node.br][node.bc] == '.') return node.path;
        for (int d = 0; d < 4; ++d) {
            const int r = node.br + ROW[d], c = node.bc + COLUMN[d];
            const int from_r = node.br - ROW[d], from_c = node.bc - COLUMN[d];
            if (!open(r, c) || !open(from_r, from_c) || seen[(r * width + c) * 4 + d]) continue;
            const std::string way = walk(node, from_r, from_c);
            if (way == "x") continue;
            seen[(r * width + c) * 4 + d] = true;
            queue.push({node.br, node.bc, r, c, node.path + way + "URDL"[d]});
        }
    }
    return "Impossible.";
}

int main() {
    for (std::string row; std::getline(std::cin, row);) rows.push_back(row);
    height = static_cast<int>(rows.size());
    for (const std::string& row : rows) width = std::max(width, static_cast<int>(row.size()));
    for (std::string& row : rows) row.resize(width, ' ');
    std::cout << solve() << '\n';
    return 0;
}
