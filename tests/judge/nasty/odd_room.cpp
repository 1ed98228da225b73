// Right, and leaves a directory that its owner may not enter.
#include <cstdio>
#include <sys/stat.h>
int main() {
    mkdir("closed", 0700);
    std::FILE* file = std::fopen("closed/file", "w");
    if (file) std::fclose(file);
    chmod("closed", 0);
    int a, b;
    if (std::scanf("%d %d", &a, &b) == 2) std::printf("%d\n", a + b);
    return 0;
}
