// Right, with a blank in front and a blank line behind.
#include <cstdio>
int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) == 2) std::printf(" %d\n\n", a + b);
    return 0;
}
