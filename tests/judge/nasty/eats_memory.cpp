// Allocates and touches without end.
#include <cstdlib>
#include <cstring>
int main() {
    for (;;) {
        void* block = std::malloc(1 << 20);
        if (!block) return 1;
        std::memset(block, 1, 1 << 20);
    }
}
