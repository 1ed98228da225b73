// Asks for more than there is, touching nothing; nobody catches the exception.
#include <vector>
int main() {
    std::vector<char> all;
    all.reserve(1UL << 42);
    return 0;
}
