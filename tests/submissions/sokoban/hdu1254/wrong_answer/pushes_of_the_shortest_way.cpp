// Wrong: the pushes of the way with fewest steps.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int height, width;
std::vector<std::string> rows;
const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};

bool read() {
    if (!(std::cin >> height >> width)) return false;
    rows.assign(height, std::string(width, '0'));
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c) std::cin >> rows[r][c];
    return true;
}

bool open(int r, int c) { return r >= 0 && r < height && c >= 0 && c < width && rows[r][c] != '1'; }

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
    const int target = find('3'), cells = height * width;
    std::vector<bool> seen(cells * cells);
    std::queue<Node> queue;
    const Node start = {find('4'), find('2'), 0, 0};
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const Node node = queue.front();
        if (node.box == target) return node.pushes;
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
    int cases;
    for (std::cin >> cases; cases > 0 && read(); --cases) std::cout << solve() << '\n';
    return 0;
}
