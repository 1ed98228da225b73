// Runs one solution on many mutated inputs, under the sanitizers: no crash, no hang.
//
//     driver COUNT SEED SECONDS FINDINGS [ARGUMENT]… < paths of the inputs to begin with
//
// The solution is linked in, its main under another name. A child process takes one input after the
// other, each from a fresh stdin, and notes in shared memory at which it is; when it dies the
// parent writes down that input and lets a new child go on behind it. Input i depends on SEED, i
// and the inputs to begin with alone.
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/// One of these is there.
int solution_main() __attribute__((weak));
int solution_main(int count, char** words) __attribute__((weak));

/// A failed check ends in SIGABRT, which no solution's own exit code can be taken for.
extern "C" const char* __asan_default_options() {
    return "abort_on_error=1:detect_leaks=0:max_allocation_size_mb=1024";
}
extern "C" const char* __ubsan_default_options() { return "abort_on_error=1:print_stacktrace=1"; }

namespace fuzzing {

enum { CHILD_TAKES = 1000, MOST_FINDINGS = 10, LONGEST = 4096 };

/// SplitMix64.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::size_t below(std::size_t bound) {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t word = state_;
        word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
        word = (word ^ word >> 27) * 0x94d049bb133111ebu;
        return static_cast<std::size_t>((word ^ word >> 31) % bound);
    }

private:
    std::uint64_t state_;
};

struct Range {
    std::size_t begin, end;

    std::size_t size() const { return end - begin; }
};

/// A stretch of the text around a place at random that `inside` holds for.
Range stretch(const std::string& text, Random& random, bool (*inside)(char)) {
    if (text.empty()) return {0, 0};
    std::size_t begin = random.below(text.size()), end = begin;
    while (begin > 0 && inside(text[begin - 1])) --begin;
    while (end < text.size() && inside(text[end])) ++end;
    return {begin, end};
}

bool in_word(char letter) { return static_cast<unsigned char>(letter) > ' '; }
bool in_line(char letter) { return letter != '\n'; }

/// A word of the text or, one time in two, a whole line.
Range part(const std::string& text, Random& random) {
    if (random.below(2) == 0) return stretch(text, random, in_word);
    Range line = stretch(text, random, in_line);
    if (line.end < text.size()) ++line.end;
    return line;
}

std::string cut(const std::string& text, const Range& range) {
    return text.substr(range.begin, range.size());
}

void swap_parts(std::string& text, Random& random) {
    Range first = part(text, random), second = part(text, random);
    if (second.begin < first.begin) std::swap(first, second);
    if (second.begin < first.end) return;
    const std::string taken = cut(text, second);
    text.replace(second.begin, second.size(), cut(text, first));
    text.replace(first.begin, first.size(), taken);
}

/// Characters that some format gives a meaning, and some that none does.
char letter(Random& random) {
    static const std::string LETTERS = " \n\r\t0123456789-#.$@*+_xXEOSAabklruhv!^?%(),";
    return random.below(8) == 0 ? static_cast<char>(random.below(256))
                                : LETTERS[random.below(LETTERS.size())];
}

std::string number(Random& random) {
    static const char* const NUMBERS[] = {
        "0",          "1",          "-1",         "2",           "3",
        "4",          "5",          "9",          "10",          "16",
        "17",         "50",         "999",        "1000",        "100000",
        "2147483647", "2147483648", "4294967295", "-2147483648", "99999999999999999999"};
    return NUMBERS[random.below(std::end(NUMBERS) - std::begin(NUMBERS))];
}

std::string with_crlf(const std::string& text) {
    std::string changed;
    for (const char letter : text) changed += letter == '\n' ? "\r\n" : std::string(1, letter);
    return changed;
}

void mutate(std::string& text, const std::string& other, Random& random) {
    const std::size_t at = random.below(text.size() + 1), kind = random.below(14);
    const Range some = part(text, random), word = stretch(text, random, in_word);
    if (kind == 0) text.insert(at, 1, letter(random));
    if (kind == 1 && at < text.size()) text[at] = letter(random);
    if (kind == 2 && at < text.size())
        text[at] = static_cast<char>(text[at] ^ 1 << random.below(8));
    if (kind == 3) text.erase(at, 1 + random.below(4));
    if (kind == 4) text.erase(some.begin, some.size());
    if (kind == 5) text.insert(some.begin, cut(text, some));
    if (kind == 6 || kind == 7) swap_parts(text, random);
    if (kind == 8 || kind == 9) text.replace(word.begin, word.size(), number(random));
    if (kind == 10) text.erase(at);
    if (kind == 11) text = with_crlf(text);
    if (kind == 12) text.replace(at, std::string::npos, other, random.below(other.size() + 1));
    if (kind == 13) text.insert(at, 1 + random.below(300), letter(random));
}

std::string input(const std::vector<std::string>& seeds, std::uint64_t seed, std::uint64_t index) {
    Random random(seed * 0x2545f4914f6cdd1du + index);
    std::string text = seeds[random.below(seeds.size())];
    for (std::size_t left = 1 + random.below(4); left > 0; --left) {
        mutate(text, seeds[random.below(seeds.size())], random);
    }
    return text.substr(0, LONGEST);
}

struct Job {
    std::vector<std::string> seeds;
    std::uint64_t seed;
    int seconds;
    std::string findings;  // a directory
    int log;               // a file that holds what the child says
    std::vector<char*> arguments;

    std::string text(std::uint64_t index) const { return input(seeds, seed, index); }
};

void call_solution(Job& job) {
    int (*const plain)() = solution_main;
    int (*const with_arguments)(int, char**) = solution_main;
    if (plain != nullptr)
        plain();
    else
        with_arguments(static_cast<int>(job.arguments.size()) - 1, job.arguments.data());
}

/// Runs the solution on one input. Too much CPU time ends the process by SIGVTALRM.
void run(Job& job, std::string text) {
    const itimerval timer = {{0, 0}, {job.seconds, 0}};
    setitimer(ITIMER_VIRTUAL, &timer, nullptr);
    std::FILE* const file = fmemopen(&text[0], text.size(), "r");
    std::stringbuf buffer(text);
    std::cin.rdbuf(&buffer);
    std::cin.clear();
    stdin = file;
    call_solution(job);
    std::fclose(file);
}

/// The child: inputs from `at` on, in whose memory the parent reads how far it came.
[[noreturn]] void run_all(Job& job, volatile std::uint64_t& at, std::uint64_t end) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(job.log, STDERR_FILENO);
    for (; at < end; at = at + 1) {
        if (ftruncate(job.log, 0) != 0) std::abort();
        run(job, job.text(at));
    }
    _exit(0);
}

/// How a child that takes the inputs from `at` to `end` dies: its signal, or 0.
int signal_of_child(Job& job, volatile std::uint64_t& at, std::uint64_t end) {
    const pid_t child = fork();
    if (child < 0) std::abort();
    if (child == 0) run_all(job, at, end);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

std::string log_text(int log) {
    std::string text(1 << 16, '\0');
    const ssize_t size = pread(log, &text[0], text.size(), 0);
    text.resize(size < 0 ? 0 : static_cast<std::size_t>(size));
    return text;
}

void save(const Job& job, std::uint64_t index, int signal, bool alone) {
    const std::string path = job.findings + "/" + std::to_string(index);
    std::ofstream(path + ".in", std::ios::binary) << job.text(index);
    std::ofstream(path + ".log") << log_text(job.log);
    std::printf("input %llu: %s%s, see %s.in\n", static_cast<unsigned long long>(index),
                signal == SIGVTALRM ? "out of CPU time" : strsignal(signal),
                alone ? "" : " after others, not alone", path.c_str());
}

/// Runs all inputs; returns how many of them end a child by a signal.
int fuzz(Job& job, std::uint64_t count) {
    void* const shared = mmap(nullptr, sizeof(std::uint64_t), PROT_READ | PROT_WRITE,
                              MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) std::abort();
    volatile std::uint64_t& at = *static_cast<std::uint64_t*>(shared);
    int findings = 0;
    while (at < count && findings < MOST_FINDINGS) {
        const std::uint64_t end = std::min<std::uint64_t>(count, at + CHILD_TAKES);
        const int signal = signal_of_child(job, at, end);
        if (at == end) continue;
        const std::uint64_t last = at;
        if (signal != 0) {
            ++findings;
            const bool alone = signal_of_child(job, at, last + 1) != 0;
            save(job, last, signal, alone);
        }
        at = last + 1;
    }
    std::printf("%llu inputs, %d findings\n", static_cast<unsigned long long>(at), findings);
    return findings;
}

std::vector<std::string> read_seeds() {
    std::vector<std::string> seeds;
    for (std::string path; std::getline(std::cin, path);) {
        std::ifstream file(path, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return seeds;
}

}  // namespace fuzzing

int main(int count, char** words) {
    if (count < 5) return 2;
    fuzzing::Job job;
    job.seeds = fuzzing::read_seeds();
    job.seed = std::strtoull(words[2], nullptr, 10);
    job.seconds = std::atoi(words[3]);
    job.findings = words[4];
    job.log = open((job.findings + "/log").c_str(), O_RDWR | O_CREAT | O_TRUNC | O_APPEND, 0644);
    job.arguments = {words[0]};
    job.arguments.insert(job.arguments.end(), words + 5, words + count);
    job.arguments.push_back(nullptr);
    if (job.seeds.empty() || job.log < 0) return 2;
    return fuzzing::fuzz(job, std::strtoull(words[1], nullptr, 10)) == 0 ? 0 : 1;
}
