// Wrong: counts all steps, not the pushes.
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
    int player, box, steps, pushes;
};

int solve() {
    const int target = find('T'), cells = height * width;
    std::vector<bool> seen(cells * cells);
    std::queue<Node> queue;
    const Node start = {find('S'), find('B'), 0, 0};
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const Node node = queue.front();
        if (node.box == target) return node.steps;
        for (int d = 0; d < 4; ++d) {
            const int r = node.player / width + ROW[d], c = node.player % width + COLUMN[d];
            if (!open(r, c)) continue;
            Node next = {r * width + c, node.box, node.steps + 1, node.pushes};
            if (next.player == node.box) {
                if (!open(r + ROW[d], c + COLUMN[d])) continue;
                next.box = (r + ROW[d]) * width + c + COLUMN[d];
                ++next.pushes;
            }
            if (seen[next.player * cells + next.box]) continue;
            seen[next.player * cells + next.box] = true;
            queue.push(next);
        }
    }
    return -1;
}

int main() {
    if (read()) std::cout << solve() << '\n';
    return 0;
}
