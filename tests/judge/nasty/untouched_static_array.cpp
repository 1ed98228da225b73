// Right, with a static array of 64 MiB of which one byte is touched.
#include <cstdio>
static volatile char array[64 << 20];
int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) return 1;
    array[a] = 1;
    std::printf("%d\n", a + b + array[a] - 1);
    return 0;
}
