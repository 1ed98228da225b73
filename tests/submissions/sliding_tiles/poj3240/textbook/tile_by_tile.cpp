#include <cstdio>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

// Row by row, each tile (at the end of a row the last two together) goes home by a breadth-first
// search over its places and the blank's, past the tiles that are settled.
int side, cells;
std::vector<int> board;
std::vector<bool> settled;
std::string moves;

int place(int tile) {
    int cell = 0;
    while (board[cell] != tile) ++cell;
    return cell;
}

bool bring_home(int first, int second) {
    const int goal[2] = {first - 1, second - 1};
    std::vector<int> start(3);
    start[0] = place(first);
    start[1] = place(second);
    start[2] = place(0);
    const int step[4] = {-1, 1, -side, side};
    std::vector<int> seen(cells * cells * cells, -1);
    std::queue<std::vector<int> > queue;
    std::vector<int> from(seen.size());
    queue.push(start);
    int key = (start[0] * cells + start[1]) * cells + start[2];
    seen[key] = 4;
    while (!queue.empty()) {
        const std::vector<int> state = queue.front();
        queue.pop();
        key = (state[0] * cells + state[1]) * cells + state[2];
        if (state[0] == goal[0] && state[1] == goal[1]) {
            std::string path;
            for (; seen[key] != 4; key = from[key]) path = "LRUD"[seen[key]] + path;
            for (std::size_t i = 0; i < path.size(); ++i) {
                const int blank = place(0);
                const int to = blank + step[std::string("LRUD").find(path[i])];
                std::swap(board[blank], board[to]);
            }
            moves += path;
            return true;
        }
        for (int move = 0; move < 4; ++move) {
            const int to = state[2] + step[move];
            if (to < 0 || to >= cells || settled[to]) continue;
            if (to / side != state[2] / side && to % side != state[2] % side) continue;
            std::vector<int> next = state;
            for (int tile = 0; tile < 2; ++tile) {
                if (next[tile] == to) next[tile] = state[2];
            }
            next[2] = to;
            const int next_key = (next[0] * cells + next[1]) * cells + next[2];
            if (seen[next_key] >= 0) continue;
            seen[next_key] = move;
            from[next_key] = key;
            queue.push(next);
        }
    }
    return false;
}

// The tiles of the last 2 x 2 square go round until they are in order.
bool finish() {
    static const char ROUND[5] = "LURD";
    const int step[4] = {-1, -side, 1, side};
    int blank = place(0);
    for (int turn = 0; turn < 12; ++turn) {
        bool done = true;
        for (int cell = 0; cell < cells; ++cell) done = done && board[cell] == (cell + 1) % cells;
        if (done) return true;
        int move = 0;
        if (blank == cells - 1) move = 0;
        if (blank == cells - 2) move = 1;
        if (blank == cells - side - 2) move = 2;
        if (blank == cells - side - 1) move = 3;
        std::swap(board[blank], board[blank + step[move]]);
        blank += step[move];
        moves += ROUND[move];
    }
    return false;
}

int main() {
    std::cin >> side;
    cells = side * side;
    board.resize(cells);
    settled.resize(cells);
    for (int cell = 0; cell < cells; ++cell) std::cin >> board[cell];
    for (int row = 0; row < side - 2; ++row) {
        for (int column = 0; column < side - 2; ++column) {
            const int tile = row * side + column + 1;
            bring_home(tile, tile);
            settled[tile - 1] = true;
        }
        const int tile = row * side + side - 1;
        bring_home(tile, tile + 1);
        settled[tile - 1] = settled[tile] = true;
    }
    for (int column = 0; column < side - 2; ++column) {
        const int tile = (side - 2) * side + column + 1;
        bring_home(tile, tile + side);
        settled[tile - 1] = settled[tile + side - 1] = true;
    }
    const bool solved = side == 1 || finish();
    std::puts(solved ? moves.c_str() : "No Answer!");
    return 0;
}
