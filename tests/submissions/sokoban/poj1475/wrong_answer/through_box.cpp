// Wrong: the player walks through the box.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int height, width;
std::vector<std::string> rows;
const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};

struct Node {
    int pr, pc, br, bc;
    std::string path;
};

bool open(int r, int c) { return r >= 0 && r < height && c >= 0 && c < width && rows[r][c] != '#'; }

/// The shortest walk, or "x" where there is none.
std::string walk(const Node& node, int r, int c) {
    std::vector<std::string> path(height * width, "x");
    std::queue<int> queue;
    queue.push(node.pr * width + node.pc);
    path[queue.front()] = "";
    for (; !queue.empty(); queue.pop()) {
        const int cell = queue.front();
        if (cell == r * width + c) break;
        for (int d = 0; d < 4; ++d) {
            const int nr = cell / width + ROW[d], nc = cell % width + COLUMN[d];
            if (!open(nr, nc)) continue;
            if (path[nr * width + nc] != "x") continue;
            path[nr * width + nc] = path[cell] + "nswe"[d];
            queue.push(nr * width + nc);
        }
    }
    return path[r * width + c];
}

std::string solve() {
    Node start;
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c) {
            if (rows[r][c] == 'S') start.pr = r, start.pc = c;
            if (rows[r][c] == 'B') start.br = r, start.bc = c;
        }
    std::vector<bool> seen(height * width * 4);
    std::queue<Node> queue;
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const Node node = queue.front();
        if (rows[node.br][node.bc] == 'T') return node.path;
        for (int d = 0; d < 4; ++d) {
            const int r = node.br + ROW[d], c = node.bc + COLUMN[d];
            const int from_r = node.br - ROW[d], from_c = node.bc - COLUMN[d];
            if (!open(r, c) || !open(from_r, from_c) || seen[(r * width + c) * 4 + d]) continue;
            const std::string way = walk(node, from_r, from_c);
            if (way == "x") continue;
            seen[(r * width + c) * 4 + d] = true;
            Node next = {node.br, node.bc, r, c, node.path + way + "NSWE"[d]};
            queue.push(next);
        }
    }
    return "Impossible.";
}

int main() {
    for (int number = 1; std::cin >> height >> width && height > 0; ++number) {
        rows.resize(height);
        for (int r = 0; r < height; ++r) std::cin >> rows[r];
        std::cout << "Maze #" << number << '\n' << solve() << "\n\n";
    }
    return 0;
}
