// Wrong: the player is taken to reach every side of the box.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int height, width;
std::vector<std::string> rows;
const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};

bool read() {
    if (!(std::cin >> height >> width)) return false;
    rows.resize(height);
    for (int r = 0; r < height; ++r) std::cin >> rows[r];
    return true;
}

bool open(int r, int c) { return r >= 0 && r < height && c >= 0 && c < width && rows[r][c] != '#'; }

int find(char letter) {
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            if (rows[r][c] == letter) return r * width + c;
    return -1;
}

struct Node {
    int player, box, pushes;
};

/// A search for the player inside the search for the box.
bool reaches(int player, int box, int goal) {
    std::vector<bool> seen(height * width);
    std::queue<int> queue;
    queue.push(player);
    seen[player] = true;
    for (; !queue.empty(); queue.pop()) {
        if (queue.front() == goal) return true;
        for (int d = 0; d < 4; ++d) {
            const int r = queue.front() / width + ROW[d], c = queue.front() % width + COLUMN[d];
            if (!open(r, c) || seen[r * width + c] || r * width + c == box) continue;
            seen[r * width + c] = true;
            queue.push(r * width + c);
        }
    }
    return false;
}

int solve() {
    const int target = find('T');
    std::vector<bool> seen(height * width * 4);
    std::queue<Node> queue;
    const Node start = {find('S'), find('B'), 0};
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const Node node = queue.front();
        if (node.box == target) return node.pushes;
        for (int d = 0; d < 4; ++d) {
            const int r = node.box / width, c = node.box % width;
            if (!open(r + ROW[d], c + COLUMN[d]) || !open(r - ROW[d], c - COLUMN[d])) continue;
            const int to = (r + ROW[d]) * width + c + COLUMN[d];
            const int from = (r - ROW[d]) * width + c - COLUMN[d];
            if (seen[to * 4 + d]) continue;
            seen[to * 4 + d] = true;
            const Node next = {node.box, to, node.pushes + 1};
            queue.push(next);
        }
    }
    return -1;
}

int main() {
    if (read()) std::cout << solve() << '\n';
    return 0;
}
