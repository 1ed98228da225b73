// Wrong: the steps are counted in a byte.
#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

struct State {
    int player, box[3];
    unsigned char steps;
};

const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};
int height, width;
std::vector<std::string> rows;

bool read() {
    if (!(std::cin >> height >> width)) return false;
    rows.resize(height);
    for (int r = 0; r < height; ++r) std::cin >> rows[r];
    return true;
}

/// The cell beside `cell`, or -1 where a wall or the rim is.
int beside(int cell, int d) {
    const int r = cell / 8 + ROW[d], c = cell % 8 + COLUMN[d];
    if (r < 0 || r >= height || c < 0 || c >= width || rows[r][c] == '#') return -1;
    return 8 * r + c;
}

std::vector<int> find(char letter) {
    std::vector<int> cells;
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            if (rows[r][c] == letter) cells.push_back(8 * r + c);
    return cells;
}

int code(const State& state) {
    int box[3] = {state.box[0], state.box[1], state.box[2]};
    std::sort(box, box + 3);
    return ((state.player * 64 + box[0]) * 64 + box[1]) * 64 + box[2];
}

bool solved(const State& state) {
    for (int i = 0; i < 3; ++i)
        if (rows[state.box[i] / 8][state.box[i] % 8] != '@') return false;
    return true;
}

int solve() {
    const std::vector<int> boxes = find('*');
    const State start = {find('X')[0], {boxes[0], boxes[1], boxes[2]}, 0};
    std::vector<bool> seen(1 << 24);
    std::queue<State> queue;
    seen[code(start)] = true;
    for (queue.push(start); !queue.empty(); queue.pop()) {
        const State state = queue.front();
        if (solved(state)) return int(state.steps);
        for (int d = 0; d < 4; ++d) {
            State next = state;
            ++next.steps;
            next.player = beside(state.player, d);
            bool legal = next.player >= 0;
            for (int i = 0; i < 3 && legal; ++i) {
                if (state.box[i] != next.player) continue;
                next.box[i] = beside(state.box[i], d);
                legal = next.box[i] >= 0;
                for (int j = 0; j < 3 && legal; ++j) legal = j == i || next.box[i] != state.box[j];
            }
            if (!legal || seen[code(next)]) continue;
            seen[code(next)] = true;
            queue.push(next);
        }
    }
    return -1;
}

int main() {
    while (read()) std::cout << solve() << '\n';
    return 0;
}
