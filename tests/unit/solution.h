// What a unit test over a submitted file needs. A test reads:
//
//     #include "solution.h"
//     namespace poj3322 {
//     #define main solution_main
//     #include "../../../solutions/bloxorz/poj3322.cpp"
//     #undef main
//     }  // namespace poj3322
//
// The submitted file stays as it is: its main gets another name, its namespace keeps it apart
// from the other solutions in the same binary. The standard headers must be known before, or
// they would be declared inside that namespace.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>
#include <cctype>
#include <chrono>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <queue>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace testing_support {

/// A file in memory, for functions that read from a FILE*. Closed with the object.
class TextFile {
public:
    explicit TextFile(const std::string& text) : file_(std::tmpfile()) {
        std::fwrite(text.data(), 1, text.size(), file_);
        std::rewind(file_);
    }
    ~TextFile() { std::fclose(file_); }
    TextFile(const TextFile&) = delete;
    TextFile& operator=(const TextFile&) = delete;
    std::FILE* get() const { return file_; }

private:
    std::FILE* file_;
};

}  // namespace testing_support
