// Wrong: a swap brings two numbers one cell nearer each, but not every swap can do that.
#include <cstdio>
#include <cstdlib>
#include <iostream>

int main() {
    int sum = 0;
    for (int cell = 0; cell < 9; ++cell) {
        int number = 0;
        std::cin >> number;
        const int home = number - 1;
        sum += std::abs(cell / 3 - home / 3) + std::abs(cell % 3 - home % 3);
    }
    std::printf("%d\n", (sum + 1) / 2);
    return 0;
}
