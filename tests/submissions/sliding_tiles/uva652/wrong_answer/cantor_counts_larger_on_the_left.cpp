// Wrong: the digits count the larger items on the left, so that boards share a number.
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

const int FACTORIAL[9] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320};
const int STEP[4] = {-3, 3, -1, 1};

struct Node {
    int board[9], blank, parent;
    char move;
};

Node nodes[181440];
int node_of[362880];

int rank_of(const int* board) {
    int rank = 0;
    for (int i = 0; i < 9; ++i) {
        int larger = 0;
        for (int j = 0; j < i; ++j) larger += board[j] > board[i];
        rank += larger * FACTORIAL[8 - i];
    }
    return rank % 362880;
}

void search() {
    std::memset(node_of, -1, sizeof node_of);
    for (int i = 0; i < 9; ++i) nodes[0].board[i] = i;
    nodes[0].blank = 8;
    node_of[rank_of(nodes[0].board)] = 0;
    int count = 1;
    for (int head = 0; head < count; ++head) {
        for (int move = 0; move < 4; ++move) {
            const int to = nodes[head].blank + STEP[move];
            if (to < 0 || to > 8 || (move > 1 && to / 3 != nodes[head].blank / 3)) continue;
            Node next = nodes[head];
            std::swap(next.board[next.blank], next.board[to]);
            const int rank = rank_of(next.board);
            if (node_of[rank] >= 0) continue;
            node_of[rank] = count;
            next.blank = to;
            next.parent = head;
            next.move = "durl"[move];
            nodes[count++] = next;
        }
    }
}

bool read_board(int* board) {
    std::string mark;
    for (int i = 0; i < 9; ++i) {
        if (!(std::cin >> mark)) return false;
        board[i] = mark == "x" ? 8 : mark[0] - '1';
    }
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    int board[9];
    search();
    int cases;
    std::cin >> cases;
    for (int number = 0; number < cases && read_board(board); ++number) {
        if (number > 0) std::puts("");
        int node = node_of[rank_of(board)];
        if (node < 0) {
            std::puts("unsolvable");
            continue;
        }
        std::string path;
        for (; node != 0; node = nodes[node].parent) path += nodes[node].move;
        std::puts(path.c_str());
    }
    return 0;
}
