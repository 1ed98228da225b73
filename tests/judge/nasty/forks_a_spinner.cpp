// Waits for a child that works for ever.
#include <sys/wait.h>
#include <unistd.h>
int main() {
    volatile unsigned counter = 0;
    if (fork() == 0)
        for (;;) ++counter;
    wait(0);
    return 0;
}
