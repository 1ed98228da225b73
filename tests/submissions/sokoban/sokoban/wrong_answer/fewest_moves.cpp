// Wrong: the fewest moves, pushes second.
#include <cctype>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using namespace std;

typedef pair<int, int> Cost;  // moves, pushes

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

// All rows padded to one width, with a rim of wall round them, in one text.
string solve(const vector<string>& rows) {
    size_t width = 0;
    for (const string& row : rows) width = max(width, row.size());
    const int pitch = static_cast<int>(width) + 2;
    string start(static_cast<size_t>(pitch), '#');
    for (const string& row : rows) start += '#' + row + string(width - row.size() + 1, '#');
    start += string(static_cast<size_t>(pitch), '#');
    const int steps[4] = {-1, -pitch, 1, pitch};

    // Boxes on goals where the player never comes are decoration; elsewhere they are in the way.
    vector<char> seen(start.size(), 0);
    vector<size_t> area(1, start.find_first_of("@+"));
    seen[area[0]] = 1;
    for (size_t i = 0; i < area.size(); ++i) {
        for (int step : steps) {
            const size_t next = area[i] + static_cast<size_t>(step);
            if (start[next] == '#' || seen[next]) continue;
            seen[next] = 1;
            area.push_back(next);
        }
    }
    for (size_t i = 0; i < start.size(); ++i)
        if (!seen[i] && start[i] != '$') start[i] = '#';

    map<string, Cost> best;
    map<string, pair<string, char>> from;
    priority_queue<pair<Cost, string>, vector<pair<Cost, string>>, greater<pair<Cost, string>>>
        queue;
    best[start] = Cost(0, 0);
    queue.push({Cost(0, 0), start});
    while (!queue.empty()) {
        const Cost cost = queue.top().first;
        const string board = queue.top().second;
        queue.pop();
        if (cost > best[board]) continue;
        if (board.find('$') == string::npos) {
            string moves;
            for (string at = board; at != start; at = from[at].first)
                moves = from[at].second + moves;
            return to_string(cost.second) + " " + to_string(cost.first) + "\n" + moves + "\n";
        }
        const size_t player = board.find_first_of("@+");
        for (int d = 0; d < 4; ++d) {
            const size_t next = player + static_cast<size_t>(steps[d]);
            const size_t behind = next + static_cast<size_t>(steps[d]);
            const bool push = board[next] == '$' || board[next] == '*';
            if (board[next] == '#') continue;
            if (push && board[behind] != ' ' && board[behind] != '.') continue;
            string after = board;
            after[player] = board[player] == '+' ? '.' : ' ';
            after[next] = board[next] == '.' || board[next] == '*' ? '+' : '@';
            if (push) after[behind] = board[behind] == '.' ? '*' : '$';
            const Cost dear(cost.first + 1, cost.second + push);
            if (best.count(after) && best[after] <= dear) continue;
            best[after] = dear;
            from[after] = {board, (push ? "LURD" : "lurd")[d]};
            queue.push({dear, after});
        }
    }
    return "-1\n";
}

int main() {
    vector<string> level;
    string line;
    bool more = true;
    while (more) {
        more = static_cast<bool>(getline(cin, line));
        if (more && !line.empty() && line.back() == '\r') line.pop_back();
        const vector<string> rows = more ? rows_of(line) : vector<string>();
        level.insert(level.end(), rows.begin(), rows.end());
        if (rows.empty() && !level.empty()) {
            cout << solve(level);
            level.clear();
        }
    }
    return 0;
}
