// Breadth first, step by step, states in a map.
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

// A state is the player's cell and the set of the boxes; every step is a move.
typedef std::pair<Cell, Cells> State;

static void answer(const Rows& rows) {
    Cells floor, goals, boxes;
    Cell player;
    for (int r = 0; r < int(rows.size()); ++r)
        for (int c = 0; c < int(rows[r].size()); ++c) {
            const char mark = rows[r][c];
            if (mark != '#') floor.insert({r, c});
            if (std::strchr(".+*", mark)) goals.insert({r, c});
            if (std::strchr("$*", mark)) boxes.insert({r, c});
            if (std::strchr("@+", mark)) player = {r, c};
        }
    std::map<State, std::pair<State, char>> from;
    std::deque<State> queue(1, State(player, boxes));
    from[queue[0]] = {queue[0], '.'};
    while (!queue.empty()) {
        const State state = queue.front();
        queue.pop_front();
        if (std::includes(goals.begin(), goals.end(), state.second.begin(), state.second.end())) {
            std::string moves;
            State at = state;
            for (; from[at].second != '.'; at = from[at].first) moves += from[at].second;
            std::reverse(moves.begin(), moves.end());
            const auto pushes =
                std::count_if(moves.begin(), moves.end(), [](char move) { return move < 'a'; });
            std::cout << pushes << ' ' << moves.size() << '\n' << moves << '\n';
            return;
        }
        for (int d = 0; d < 4; ++d) {
            State next = state;
            next.first = {state.first.first + DR[d], state.first.second + DC[d]};
            char move = "lurd"[d];
            if (!floor.count(next.first)) continue;
            if (next.second.erase(next.first)) {
                const Cell to(next.first.first + DR[d], next.first.second + DC[d]);
                if (!floor.count(to) || !next.second.insert(to).second) continue;
                move = "LURD"[d];
            }
            if (from.insert({next, {state, move}}).second) queue.push_back(next);
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
