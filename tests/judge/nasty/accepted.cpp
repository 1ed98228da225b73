// Reads two numbers, prints their sum.
#include <cstdio>
int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) == 2) std::printf("%d\n", a + b);
    return 0;
}
