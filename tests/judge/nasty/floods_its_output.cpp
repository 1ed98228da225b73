// Prints without end.
#include <cstdio>
int main() {
    for (;;) std::puts("all work and no play makes Jack a dull boy");
}
