// Right, and writes a file without end.
#include <cstdio>
int main() {
    static char block[1 << 20];
    std::FILE* file = std::fopen("huge", "w");
    while (file && std::fwrite(block, sizeof block, 1, file) == 1) {
    }
    return 0;
}
