// Starts processes as fast as it can, sixty of them, which all work for ever.
#include <unistd.h>
int main() {
    for (int count = 0; count < 6; ++count) fork();
    setsid();
    volatile unsigned counter = 0;
    for (;;) ++counter;
}
