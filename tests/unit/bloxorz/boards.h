// Boards of bloxorz/bloxorz for the tests of its solutions, and a search of another kind over them.
#pragma once

#include "solution.h"

namespace bloxorz_testing {

using Rows = std::vector<std::string>;

inline std::string lines(const Rows& rows) {
    std::string text = std::to_string(rows.size()) + " " + std::to_string(rows[0].size()) + "\n";
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

/// The set of the cells that the block covers.
using Block = std::set<std::pair<int, int>>;

/// The block after a roll by geometry.
inline Block rolled(const Block& block, char side) {
    const int dr = side == 'U' ? -1 : side == 'D', dc = side == 'L' ? -1 : side == 'R';
    const auto first = *block.begin(), last = *block.rbegin();
    const auto moved = [&](std::pair<int, int> cell, int times) {
        return std::make_pair(cell.first + times * dr, cell.second + times * dc);
    };
    if (block.size() == 1) return {moved(first, 1), moved(first, 2)};
    if (moved(first, 1) == last) return {moved(last, 1)};
    if (moved(last, 1) == first) return {moved(first, 1)};
    return {moved(first, 1), moved(last, 1)};
}

inline char at(const Rows& rows, std::pair<int, int> cell) {
    const bool inside = cell.first >= 0 && cell.first < static_cast<int>(rows.size()) &&
                        cell.second >= 0 && cell.second < static_cast<int>(rows[0].size());
    return inside
               ? rows[static_cast<std::size_t>(cell.first)][static_cast<std::size_t>(cell.second)]
               : ' ';
}

inline bool legal(const Rows& rows, const Block& block) {
    for (const auto& cell : block) {
        const char letter = at(rows, cell);
        if (letter == ' ') return false;
        if (block.size() == 2 && (letter == 'O' || letter == 'X')) return false;
    }
    return true;
}

inline Block start_of(const Rows& rows) {
    for (int r = 0;; ++r) {
        const auto column = rows.at(static_cast<std::size_t>(r)).find('S');
        if (column != std::string::npos) return {{r, static_cast<int>(column)}};
    }
}

/// The least number of rolls or -1, by breadth-first search with maps.
inline int map_search(const Rows& rows) {
    std::map<Block, int> distance{{start_of(rows), 0}};
    std::deque<Block> queue{start_of(rows)};
    for (; !queue.empty(); queue.pop_front()) {
        const Block block = queue.front();
        if (block.size() == 1 && at(rows, *block.begin()) == 'X') return distance[block];
        for (const char side : {'U', 'D', 'L', 'R'}) {
            const Block next = rolled(block, side);
            if (!legal(rows, next)) continue;
            if (distance.emplace(next, distance[block] + 1).second) queue.push_back(next);
        }
    }
    return -1;
}

/// True when the path is legal and ends with the block standing on the hole.
inline bool leads_to_the_hole(const Rows& rows, const std::string& path) {
    Block block = start_of(rows);
    for (const char side : path) {
        block = rolled(block, side);
        if (!legal(rows, block)) return false;
    }
    return block.size() == 1 && at(rows, *block.begin()) == 'X';
}

inline Rows random_board(std::mt19937& random, int most) {
    const auto below = [&](std::size_t bound) { return random() % bound; };
    const std::size_t height = 1 + below(static_cast<std::size_t>(most));
    const std::size_t width = 2 + below(static_cast<std::size_t>(most));
    const std::size_t holes = below(30), weak = below(40);
    Rows rows(height, std::string(width, '.'));
    for (std::string& row : rows)
        for (char& cell : row) cell = below(100) < holes ? ' ' : below(100) < weak ? 'O' : '#';
    const std::size_t start = below(height * width);
    const std::size_t hole = (start + 1 + below(height * width - 1)) % (height * width);
    rows[start / width][start % width] = 'S';
    rows[hole / width][hole % width] = 'X';
    return rows;
}

}  // namespace bloxorz_testing
