// The unit tests stand on the sanitizers: this shows that they are on.
#include "solution.h"

TEST(SanitizerDeathTest, AddressSanitizerStopsAReadBehindTheEnd) {
    std::vector<int> numbers(4);
    volatile int index = 4;
    EXPECT_DEATH(numbers.data()[index] = 1, "AddressSanitizer");
}

TEST(SanitizerDeathTest, UndefinedBehaviourSanitizerStopsAnOverflow) {
    volatile int large = INT_MAX;
    EXPECT_DEATH(large = large + 1, "overflow");
}
