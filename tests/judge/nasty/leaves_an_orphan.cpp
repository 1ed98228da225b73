// Right, but leaves behind a process in a session of its own that holds the output.
#include <cstdio>
#include <unistd.h>
int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) return 1;
    if (fork() == 0) {
        setsid();
        if (fork() == 0)
            for (;;) pause();
        _exit(0);
    }
    std::printf("%d\n", a + b);
    return 0;
}
