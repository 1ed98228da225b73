// Breadth-first search over whole pictures of the board, eight columns wide in the exit row.
#include <iostream>
#include <set>
#include <string>
#include <vector>

typedef std::vector<std::string> Picture;  // 6 x 8 letters: . empty, # outside, a the red car

static std::vector<Picture> steps(const Picture& picture) {
    std::vector<Picture> result;
    for (char car = 'a'; car <= 'z'; ++car) {
        std::vector<std::pair<int, int>> cells;
        for (int r = 0; r < 6; ++r)
            for (int c = 0; c < 8; ++c)
                if (picture[r][c] == car) cells.push_back({r, c});
        if (cells.size() < 2) continue;
        const bool horizontal = cells[0].first == cells[1].first;
        for (int way = -1; way <= 1; way += 2) {
            Picture next = picture;
            bool fits = true;
            for (auto& cell : cells) next[cell.first][cell.second] = '.';
            for (auto& cell : cells) {
                const int r = cell.first + (horizontal ? 0 : way);
                const int c = cell.second + (horizontal ? way : 0);
                fits = fits && r >= 0 && r < 6 && c >= 0 && c < (car == 'a' ? 8 : 6) &&
                       next[r][c] == '.';
                if (fits) next[r][c] = car;
            }
            if (fits) result.push_back(next);
        }
    }
    return result;
}

int main() {
    Picture start(6, "......##");
    for (std::string& row : start)
        for (int c = 0; c < 6; ++c) {
            int id;
            std::cin >> id;
            if (id > 0) row[c] = (char)('a' + id - 1);
        }
    start[2].replace(6, 2, "..");
    std::set<Picture> seen = {start};
    std::vector<Picture> layer = {start};
    for (int depth = 1; depth <= 10; ++depth) {
        std::vector<Picture> next;
        for (const Picture& picture : layer)
            for (const Picture& after : steps(picture)) {
                if (after[2].substr(6) == "aa") {
                    std::cout << depth << '\n';
                    return 0;
                }
                if (seen.insert(after).second) next.push_back(after);
            }
        layer = next;
    }
    std::cout << -1 << '\n';
    return 0;
}
