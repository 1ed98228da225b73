// Wrong: a negative coordinate is divided as if it rounded down.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

int floor_third(int v) { return v / 3; }

int standing(int x, int y, bool free_sideways) {
    int best = 2147483647;
    for (int a = floor_third(x); a <= floor_third(x) + 1; a++) {
        for (int b = floor_third(y); b <= floor_third(y) + 1; b++) {
            int r = abs(x - 3 * a), s = abs(y - 3 * b);
            int pairs =
                std::max(abs(a), int(s > 0 && !free_sideways)) + std::max(abs(b), int(r > 0));
            best = std::min(best, r + s + 2 * pairs);
        }
    }
    return best;
}

int lying(int x, int y) { return 1 + std::min(standing(x - 1, y, true), standing(x + 2, y, true)); }

int main() {
    char rests;
    int x, y;
    while (scanf(" %c%d%d", &rests, &x, &y) == 3) {
        if (rests == 'H') std::swap(x, y);
        printf("%d\n", rests == 'U' ? standing(x, y, false) : lying(x, y));
    }
    return 0;
}
