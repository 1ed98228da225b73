// Wrong: the counts are swapped.
#include <algorithm>
#include <cstring>
#include <deque>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

typedef std::vector<std::string> Rows;
typedef std::pair<int, int> Cell;
typedef std::set<Cell> Cells;
static const int DR[4] = {0, -1, 0, 1}, DC[4] = {-1, 0, 1, 0};

static bool expand(const std::string& line, Rows& rows) {
    if (line.find('#') == std::string::npos) return false;
    Rows parts(1);
    std::string number;
    for (char mark : line) {
        if (mark >= '0' && mark <= '9') {
            number += mark;
        } else if (mark == '|') {
            parts.push_back("");
        } else if (std::strchr("#@+$*. -_", mark)) {
            parts.back().append(number.empty() ? 1 : std::stoul(number),
                                mark == '-' || mark == '_' ? ' ' : mark);
            number.clear();
        } else {
            return false;
        }
    }
    if (!number.empty()) return false;
    if (parts.back().empty()) parts.pop_back();
    rows.insert(rows.end(), parts.begin(), parts.end());
    return true;
}

struct Level {
    Cells floor, goals;
};
struct Node {
    Cell player;
    Cells boxes;
    int before;
    std::string moves;
};

// The walks from the player's cell, as strings.
static std::map<Cell, std::string> walks(const Level& level, const Cells& boxes, Cell player) {
    std::map<Cell, std::string> result;
    std::deque<Cell> queue(1, player);
    result[player] = "";
    while (!queue.empty()) {
        const Cell cell = queue.front();
        queue.pop_front();
        for (int d = 0; d < 4; ++d) {
            const Cell next(cell.first + DR[d], cell.second + DC[d]);
            if (!level.floor.count(next) || boxes.count(next) || result.count(next)) continue;
            result[next] = result[cell] + "lurd"[d];
            queue.push_back(next);
        }
    }
    return result;
}

// A box in a corner that is no goal is lost.
static bool lost(const Level& level, Cell cell) {
    if (level.goals.count(cell)) return false;
    bool wall[4];
    for (int d = 0; d < 4; ++d)
        wall[d] = !level.floor.count({cell.first + DR[d], cell.second + DC[d]});
    return (wall[0] || wall[2]) && (wall[1] || wall[3]);
}

static bool solved(const Level& level, const Cells& boxes) {
    return std::includes(level.goals.begin(), level.goals.end(), boxes.begin(), boxes.end());
}

static void answer(const Rows& rows) {
    Level level;
    std::vector<Node> nodes(1);
    for (int r = 0; r < int(rows.size()); ++r)
        for (int c = 0; c < int(rows[r].size()); ++c) {
            const char mark = rows[r][c];
            if (mark != '#') level.floor.insert({r, c});
            if (std::strchr(".+*", mark)) level.goals.insert({r, c});
            if (std::strchr("$*", mark)) nodes[0].boxes.insert({r, c});
            if (std::strchr("@+", mark)) nodes[0].player = {r, c};
        }
    nodes[0].before = -1;
    std::set<std::pair<Cell, Cells>> seen;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node node = nodes[i];
        if (solved(level, node.boxes)) {
            std::string moves;
            for (int j = int(i); j >= 0; j = nodes[j].before) moves = nodes[j].moves + moves;
            const auto pushes =
                std::count_if(moves.begin(), moves.end(), [](char move) { return move < 'a'; });
            std::cout << moves.size() << ' ' << pushes << '\n' << moves << '\n';
            return;
        }
        const std::map<Cell, std::string> reach = walks(level, node.boxes, node.player);
        if (!seen.insert({reach.begin()->first, node.boxes}).second) continue;
        for (const Cell& box : node.boxes)
            for (int d = 0; d < 4; ++d) {
                const Cell to(box.first + DR[d], box.second + DC[d]);
                const Cell behind(box.first - DR[d], box.second - DC[d]);
                if (!level.floor.count(to) || node.boxes.count(to) || !reach.count(behind))
                    continue;
                if (lost(level, to)) continue;
                Node next = {box, node.boxes, int(i), reach.at(behind) + "LURD"[d]};
                next.boxes.erase(box);
                next.boxes.insert(to);
                nodes.push_back(next);
            }
    }
    std::cout << "-1\n";
}

int main() {
    Rows rows;
    for (std::string line; std::getline(std::cin, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (!expand(line, rows) && !rows.empty()) {
            answer(rows);
            rows.clear();
        }
    }
    if (!rows.empty()) answer(rows);
    return 0;
}
