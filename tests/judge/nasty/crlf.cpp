// Right, with a carriage return before the newline.
#include <cstdio>
int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) == 2) std::printf("%d\r\n", a + b);
    return 0;
}
