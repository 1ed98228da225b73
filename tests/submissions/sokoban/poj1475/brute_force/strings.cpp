// Best-first search over single steps; a label is (pushes, moves, push string, walk string), so
// the first label that reaches the target is the one answer that AcWing 174 asks for.
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct Label {
    int pushes, moves;
    std::string pushed, walked, all;
    int player, box;

    bool operator<(const Label& other) const {
        if (pushes != other.pushes) return pushes < other.pushes;
        if (moves != other.moves) return moves < other.moves;
        if (pushed != other.pushed) return pushed < other.pushed;
        if (walked != other.walked) return walked < other.walked;
        return std::make_pair(player, box) < std::make_pair(other.player, other.box);
    }
};

const int ROW[4] = {-1, 1, 0, 0}, COLUMN[4] = {0, 0, -1, 1};

/// The cell beside `cell`, or -1 where a wall or the rim is.
int beside(const std::vector<std::string>& rows, int cell, int d) {
    const int width = static_cast<int>(rows[0].size()), height = static_cast<int>(rows.size());
    const int row = cell / width + ROW[d], column = cell % width + COLUMN[d];
    if (row < 0 || row >= height || column < 0 || column >= width) return -1;
    return rows[row][column] == '#' ? -1 : row * width + column;
}

int find(const std::vector<std::string>& rows, char letter) {
    const int width = static_cast<int>(rows[0].size());
    for (int cell = 0; cell < width * static_cast<int>(rows.size()); ++cell)
        if (rows[cell / width][cell % width] == letter) return cell;
    return -1;
}

/// The strict answer, or "Impossible."; digits 0..3 inside the label keep the order N S W E.
std::string solve(const std::vector<std::string>& rows) {
    const int target = find(rows, 'T');
    Label start;
    start.pushes = start.moves = 0;
    start.player = find(rows, 'S');
    start.box = find(rows, 'B');
    std::set<Label> open;
    std::set<std::pair<int, int> > closed;
    open.insert(start);
    while (!open.empty()) {
        const Label label = *open.begin();
        open.erase(open.begin());
        if (label.box == target) return label.all;
        if (!closed.insert(std::make_pair(label.player, label.box)).second) continue;
        for (int d = 0; d < 4; ++d) {
            Label next = label;
            next.player = beside(rows, label.player, d);
            if (next.player < 0) continue;
            ++next.moves;
            if (next.player == label.box) {
                next.box = beside(rows, label.box, d);
                if (next.box < 0) continue;
                ++next.pushes;
                next.pushed += static_cast<char>('0' + d);
                next.all += "NSWE"[d];
            } else {
                next.walked += static_cast<char>('0' + d);
                next.all += "nswe"[d];
            }
            if (!closed.count(std::make_pair(next.player, next.box))) open.insert(next);
        }
    }
    return "Impossible.";
}

int main() {
    int height, width;
    for (int number = 1; std::cin >> height >> width && height > 0; ++number) {
        std::vector<std::string> rows(height);
        for (int row = 0; row < height; ++row) std::cin >> rows[row];
        std::cout << "Maze #" << number << '\n' << solve(rows) << "\n\n";
    }
    return 0;
}
