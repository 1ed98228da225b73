// Touches a static array of 64 MiB.
#include <cstring>
static char array[64 << 20];
int main() {
    std::memset(array, 1, sizeof array);
    return array[12345] - 1;
}
