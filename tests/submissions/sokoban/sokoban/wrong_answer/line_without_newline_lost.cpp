// Wrong: a last line without a newline is not looked at.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace std;

struct State {
    vector<int> boxes;
    int player, pushes, parent;
    string moves;
};

vector<string> rows_of(const string& line) {
    vector<string> rows;
    if (line.find('#') == string::npos) return rows;
    rows.push_back("");
    string count;
    for (char c : line) {
        if (isdigit(static_cast<unsigned char>(c))) {
            count += c;
        } else if (c == '|') {
            rows.push_back("");
        } else if (string("#@+$*. -_").find(c) != string::npos) {
            rows.back() += string(count.empty() ? 1 : stoul(count), c == '-' || c == '_' ? ' ' : c);
            count = "";
        } else {
            return {};
        }
    }
    if (!count.empty()) return {};
    if (rows.back().empty()) rows.pop_back();
    return rows;
}

struct Level {
    int pitch = 0;
    string wall, goal;  // '#' and '.' where there is one
    State start;
    int goals = 0;
    bool lost = false;  // a box where the player never comes

    int step(int d) const { return d == 0 ? -1 : d == 1 ? -pitch : d == 2 ? 1 : pitch; }
};

Level parse(const vector<string>& rows) {
    Level level;
    size_t width = 0;
    for (const string& row : rows) width = max(width, row.size());
    level.pitch = width + 2;
    string cells(level.pitch, '#');
    for (const string& row : rows) cells += '#' + row + string(width - row.size() + 1, '#');
    cells += string(level.pitch, '#');
    vector<int> area(1, cells.find_first_of("@+"));
    level.wall = string(cells.size(), '#');
    level.goal = string(cells.size(), ' ');
    level.wall[area[0]] = ' ';
    for (size_t i = 0; i < area.size(); ++i) {
        const char c = cells[area[i]];
        if (c == '$' || c == '*') level.start.boxes.push_back(area[i]);
        if (c == '.' || c == '*' || c == '+') {
            level.goal[area[i]] = '.';
            ++level.goals;
        }
        for (int d = 0; d < 4; ++d) {
            const int next = area[i] + level.step(d);
            if (cells[next] == '#' || level.wall[next] == ' ') continue;
            level.wall[next] = ' ';
            area.push_back(next);
        }
    }
    for (size_t i = 0; i < cells.size(); ++i)
        if (cells[i] == '$' && level.wall[i] == '#') level.lost = true;
    sort(level.start.boxes.begin(), level.start.boxes.end());
    level.start.player = area[0];
    level.start.pushes = 0;
    level.start.parent = -1;
    return level;
}

// The squares that the player can walk to, with the moves; "?" where he cannot.
vector<string> walks(const Level& level, const State& state) {
    string free = level.wall;
    for (int box : state.boxes) free[box] = '$';
    vector<string> moves(free.size(), "?");
    vector<int> queue(1, state.player);
    moves[state.player] = "";
    for (size_t i = 0; i < queue.size(); ++i) {
        for (int d = 0; d < 4; ++d) {
            const int next = queue[i] + level.step(d);
            if (free[next] != ' ' || moves[next] != "?") continue;
            moves[next] = moves[queue[i]] + "lurd"[d];
            queue.push_back(next);
        }
    }
    return moves;
}

bool solved(const Level& level, const State& state) {
    for (int box : state.boxes)
        if (level.goal[box] != '.') return false;
    return true;
}

string answer(const vector<State>& states, int last) {
    string moves;
    for (int i = last; i >= 0; i = states[i].parent) moves = states[i].moves + moves;
    return to_string(states[last].pushes) + " " + to_string(moves.size()) + "\n" + moves + "\n";
}

string solve(const Level& level) {
    if (level.lost) return "-1\n";
    set<vector<int>> visited;
    vector<State> states(1, level.start);
    for (size_t head = 0; head < states.size(); ++head) {
        const State state = states[head];
        const vector<string> reached = walks(level, state);
        vector<int> key = state.boxes;
        key.push_back(
            find_if(reached.begin(), reached.end(), [](const string& s) { return s != "?"; }) -
            reached.begin());
        if (!visited.insert(key).second) continue;
        if (solved(level, state)) return answer(states, head);
        for (size_t i = 0; i < state.boxes.size(); ++i) {
            for (int d = 0; d < 4; ++d) {
                const int from = state.boxes[i], to = from + level.step(d);
                const string& walk = reached[from - level.step(d)];
                if (walk == "?" || level.wall[to] == '#') continue;
                if (count(state.boxes.begin(), state.boxes.end(), to)) continue;
                State next = state;
                next.boxes[i] = to;
                sort(next.boxes.begin(), next.boxes.end());
                next.player = from;
                next.pushes = state.pushes + 1;
                next.parent = head;
                next.moves = walk + "LURD"[d];
                states.push_back(next);
            }
        }
    }
    return "-1\n";
}

int main() {
    vector<string> level;
    string line;
    bool more = true;
    while (more) {
        getline(cin, line);
        more = !cin.eof();
        if (more && !line.empty() && line.back() == '\r') line.pop_back();
        const vector<string> rows = more ? rows_of(line) : vector<string>();
        level.insert(level.end(), rows.begin(), rows.end());
        if (rows.empty() && !level.empty()) {
            cout << solve(parse(level));
            level.clear();
        }
    }
    return 0;
}
