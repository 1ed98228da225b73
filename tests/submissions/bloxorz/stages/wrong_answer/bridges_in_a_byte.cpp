// Wrong: the bridges that are up are the bits of one byte: eight of the 26 have room.
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <vector>

unsigned char bit(char bridge) { return static_cast<unsigned char>(1 << (bridge - 'a')); }

struct Switch {
    std::string kind;
    std::vector<std::pair<std::string, char>> actions;
    int r1, c1, r2, c2;
};

int rows, columns;
std::vector<std::string> board;
std::map<char, Switch> switches;
unsigned char up_at_start;

bool read_stage() {
    if (!(std::cin >> rows >> columns)) return false;
    std::string line, word, letter;
    std::getline(std::cin, line);
    board.assign(rows, "");
    for (auto& row : board) {
        std::getline(std::cin, row);
        if (!row.empty() && row.back() == '\r') row.pop_back();
        row.resize(columns, ' ');
    }
    switches.clear();
    up_at_start = 0;
    int count;
    std::cin >> count;
    std::getline(std::cin, line);
    while (count-- > 0) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        words >> word >> letter;
        if (word == "bridge") {
            words >> word;
            if (word == "up") up_at_start |= bit(letter[0]);
            continue;
        }
        Switch& s = switches[letter[0]];
        words >> s.kind;
        if (s.kind == "split") {
            words >> s.r1 >> s.c1 >> s.r2 >> s.c2;
        } else {
            std::string bridge;
            while (words >> word >> bridge) s.actions.push_back({word, bridge[0]});
        }
    }
    return true;
}

int cell_with(char letter) {
    for (int cell = 0; cell < rows * columns; cell++)
        if (board[cell / columns][cell % columns] == letter) return cell;
    return -1;
}

const int DR[4] = {-1, 1, 0, 0}, DC[4] = {0, 0, -1, 1};
const int NONE = -1;

struct State {
    int a, b;  // the cells of both halves, a <= b
    unsigned char up;
    bool operator<(const State& other) const {
        return std::tie(a, b, up) < std::tie(other.a, other.b, other.up);
    }
};

char at(int cell) { return cell < 0 ? ' ' : board[cell / columns][cell % columns]; }

int neighbour(int cell, int side) {
    if (cell < 0) return NONE;
    int r = cell / columns + DR[side], c = cell % columns + DC[side];
    return r < 0 || r >= rows || c < 0 || c >= columns ? NONE : r * columns + c;
}

bool solid(int cell, unsigned char up) {
    char letter = at(cell);
    return letter >= 'a' && letter <= 'z' ? (up & bit(letter)) > 0 : letter != ' ';
}

bool adjacent(int a, int b) {
    for (int side = 0; side < 4; side++)
        if (neighbour(a, side) == b) return true;
    return false;
}

bool is_split(const State& s) { return s.a != s.b && !adjacent(s.a, s.b); }

void fire(int cell, bool standing, unsigned char& up) {
    auto found = switches.find(at(cell));
    if (found == switches.end()) return;
    const Switch& s = found->second;
    if (s.kind != "soft" && !(s.kind == "heavy" && standing)) return;
    for (auto [action, bridge] : s.actions) {
        bool open = action == "open" || (action == "toggle" && !(up & bit(bridge)));
        if (open)
            up |= bit(bridge);
        else
            up &= static_cast<unsigned char>(~bit(bridge));
    }
}

State in_order(State s) {
    if (s.a > s.b) std::swap(s.a, s.b);
    return s;
}

bool arrive(State& s) {
    bool standing = s.a == s.b;
    if (!solid(s.a, s.up) || !solid(s.b, s.up)) return false;
    if (standing && at(s.a) == '!') return false;
    fire(s.a, standing, s.up);
    if (!standing) fire(s.b, standing, s.up);
    if (!solid(s.a, s.up) || !solid(s.b, s.up)) return false;
    if (standing && switches.count(at(s.a)) && switches[at(s.a)].kind == "split") {
        const Switch& split = switches[at(s.a)];
        s.a = (split.r1 - 1) * columns + split.c1 - 1;
        s.b = (split.r2 - 1) * columns + split.c2 - 1;
        if (!solid(s.a, s.up) || !solid(s.b, s.up)) return false;
        s = in_order(s);
    }
    return true;
}

bool roll_block(State& s, int side) {
    int a = s.a, b = s.b;
    if (a == b) {
        a = neighbour(s.a, side);
        b = neighbour(a, side);
    } else if (neighbour(a, side) == b) {
        a = b = neighbour(b, side);
    } else if (neighbour(b, side) == a) {
        a = b = neighbour(a, side);
    } else {
        a = neighbour(a, side);
        b = neighbour(b, side);
    }
    if (a == NONE || b == NONE) return false;
    s.a = a;
    s.b = b;
    s = in_order(s);
    return arrive(s);
}

// Moves the half on `cell` while the one on `other` rests.
bool move_half(State& s, int cell, int other, int side) {
    int to = neighbour(cell, side);
    if (!solid(to, s.up)) return false;
    fire(to, false, s.up);
    if (!solid(to, s.up) || !solid(other, s.up)) return false;
    s.a = to;
    s.b = other;
    s = in_order(s);
    return true;
}

struct Step {
    State before;
    int from, to, side;  // from: the cell of the half that moved, NONE for the whole block
};

// Where the half under control is when a block that lay as in s has been split by a roll.
int first_half(const State& s, int side) {
    int cell = neighbour(neighbour(s.a, side) == s.b ? s.b : s.a, side);
    const Switch& split = switches[at(cell)];
    return (split.r1 - 1) * columns + split.c1 - 1;
}

bool is_end(const State& s) { return s.a == s.b && at(s.a) == '^'; }

std::string path_to(State end, const std::map<State, Step>& steps) {
    std::vector<Step> way;
    while (steps.at(end).side >= 0) {
        way.push_back(steps.at(end));
        end = way.back().before;
    }
    std::string path;
    int control = NONE;
    for (int i = (int)way.size() - 1; i >= 0; i--) {
        if (way[i].from != NONE && way[i].from != control) path += 'S';
        path += "UDLR"[way[i].side];
        control = way[i].to;
    }
    return path;
}

void solve() {
    int cell = cell_with('$');
    board[cell / columns][cell % columns] = '.';
    std::map<State, Step> steps;
    std::queue<State> queue;
    State start = {cell, cell, up_at_start};
    steps[start] = {start, NONE, NONE, -1};
    queue.push(start);
    for (; !queue.empty(); queue.pop()) {
        State s = queue.front();
        if (is_end(s)) {
            std::string path = path_to(s, steps);
            int rolls = 0;
            for (char move : path) rolls += move != 'S';
            std::cout << rolls << "\n" << path << "\n";
            return;
        }
        for (int side = 0; side < 4; side++) {
            State t = s;
            if (!is_split(s)) {
                if (!roll_block(t, side) || steps.count(t)) continue;
                steps[t] = {s, NONE, is_split(t) ? first_half(s, side) : NONE, side};
                queue.push(t);
                continue;
            }
            for (int half : {s.a, s.b}) {
                t = s;
                if (!move_half(t, half, s.a + s.b - half, side) || steps.count(t)) continue;
                steps[t] = {s, half, neighbour(half, side), side};
                queue.push(t);
            }
        }
    }
    std::cout << "-1\n";
}

int main() {
    while (read_stage()) solve();
    return 0;
}
