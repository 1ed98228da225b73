// The measuring launcher: starts one program, measures it, and leaves nothing of it behind.
//
//     launcher CPU_MS WALL_MS MEMORY_KIB ADDRESS_KIB STACK_KIB FILE_BYTES IN OUT ERR PROGRAM [ARG]…
//
// A limit of 0 is none. IN, OUT and ERR are files, so nobody waits on a pipe that an orphan
// holds, and RLIMIT_FSIZE caps what is written. On standard output comes one line:
//
//     REASON EXIT SIGNAL CPU_US WALL_US MEMORY_KIB PROCESSES
//
// REASON says who ended it: exit (the program itself), cpu, wall, memory (a limit of ours) or
// start (it could not be started; EXIT is errno). CPU is that of the whole tree of processes,
// MEMORY the largest resident peak of one process in it, or of all together when sampled larger,
// PROCESSES the most that were left to kill when the program itself had ended.
//
// Why a program of its own: a child inherits the peak memory of the process that starts it, so
// measured from Python an empty program weighs what Python weighs. This one weighs 1 MB. It is
// the subreaper of all it starts: whoever leaves the session is handed to it, and is killed.

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static const long POLL_MS = 10;  // how often the tree is sampled

struct Limits {
    long cpu_ms, wall_ms, memory_kib, address_kib, stack_kib, file_bytes;
};

struct Command {
    const char *in, *out, *err;
    char** program;
};

/// A process of the tree, as /proc tells it.
struct Process {
    pid_t pid, parent;
    long cpu_ms, memory_kib;
};

struct Result {
    const char* reason = "exit";
    int exit = 0, signal = 0;
    long cpu_us = 0, wall_us = 0, memory_kib = 0, processes = 0;
};

static long now_us() {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

/// Reads /proc/PID/stat; false when the process is gone.
static bool read_process(pid_t pid, Process& process) {
    const std::string path = "/proc/" + std::to_string(pid) + "/stat";
    std::FILE* file = std::fopen(path.c_str(), "r");
    if (!file) return false;
    char text[1024];
    text[std::fread(text, 1, sizeof text - 1, file)] = '\0';
    std::fclose(file);
    // The name, field 2, may hold anything, blanks and brackets too: read on from its last ')'.
    const char* fields = text + std::string(text).rfind(')') + 1;
    long parent, user, system, pages;
    if (std::sscanf(fields,
                    " %*c %ld %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld"
                    " %*d %*d %*d %*d %*d %*d %*u %*u %ld",
                    &parent, &user, &system, &pages) != 4)
        return false;
    process.pid = pid;
    process.parent = static_cast<pid_t>(parent);
    process.cpu_ms = (user + system) * 1000 / sysconf(_SC_CLK_TCK);
    process.memory_kib = pages * (sysconf(_SC_PAGESIZE) / 1024);
    return true;
}

/// All living processes below this one, children before grandchildren.
static std::vector<Process> descendants() {
    std::vector<Process> all, tree;
    DIR* directory = opendir("/proc");
    if (!directory) return tree;
    while (const dirent* entry = readdir(directory)) {
        Process process;
        const pid_t pid = static_cast<pid_t>(std::atol(entry->d_name));
        if (pid > 0 && read_process(pid, process)) all.push_back(process);
    }
    closedir(directory);
    std::vector<pid_t> parents(1, getpid());
    for (std::size_t next = 0; next < parents.size(); ++next)
        for (const Process& process : all)
            if (process.parent == parents[next]) {
                tree.push_back(process);
                parents.push_back(process.pid);
            }
    return tree;
}

static void limit(int resource, long soft, long hard) {
    rlimit wanted;
    getrlimit(static_cast<__rlimit_resource>(resource), &wanted);
    const rlim_t ceiling = wanted.rlim_max;
    wanted.rlim_cur = std::min(static_cast<rlim_t>(soft), ceiling);
    wanted.rlim_max = std::min(static_cast<rlim_t>(hard), ceiling);
    setrlimit(static_cast<__rlimit_resource>(resource), &wanted);
}

static void limit_resources(const Limits& limits) {
    limit(RLIMIT_CORE, 0, 0);
    if (limits.cpu_ms) {
        const long seconds = limits.cpu_ms / 1000 + 2;  // a net under the sampling
        limit(RLIMIT_CPU, seconds, seconds + 1);
    }
    if (limits.address_kib) limit(RLIMIT_AS, limits.address_kib * 1024, limits.address_kib * 1024);
    if (limits.stack_kib) limit(RLIMIT_STACK, limits.stack_kib * 1024, limits.stack_kib * 1024);
    if (limits.file_bytes) limit(RLIMIT_FSIZE, limits.file_bytes, limits.file_bytes);
}

static bool redirect(const char* path, int flags, int descriptor) {
    const int file = open(path, flags | O_CLOEXEC, 0600);
    return file >= 0 && dup2(file, descriptor) >= 0;
}

/// The child's side of the fork: becomes the program, or reports errno through `report`.
[[noreturn]] static void become(const Command& command, const Limits& limits, int report) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setsid();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    if (redirect(command.in, O_RDONLY, 0) &&
        redirect(command.out, O_WRONLY | O_CREAT | O_TRUNC, 1) &&
        redirect(command.err, O_WRONLY | O_CREAT | O_TRUNC, 2)) {
        limit_resources(limits);
        execvp(command.program[0], command.program);
    }
    const int error = errno;
    if (write(report, &error, sizeof error) < 0) _exit(126);
    _exit(127);
}

static void account(Result& result, const rusage& usage) {
    result.cpu_us += (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000L +
                     usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    result.memory_kib = std::max(result.memory_kib, usage.ru_maxrss);
}

/// Reaps whoever has ended; true when `child` is among them.
static bool reap(pid_t child, Result& result) {
    bool ended = false;
    int status;
    rusage usage;
    pid_t pid;
    while ((pid = wait4(-1, &status, WNOHANG, &usage)) > 0) {
        account(result, usage);
        if (pid != child) continue;
        ended = true;
        if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
        if (WIFEXITED(status)) result.exit = WEXITSTATUS(status);
    }
    return ended;
}

/// The limit that the living tree has passed, or null.
static const char* passed_limit(const Limits& limits, long start_us, Result& result) {
    long cpu_ms = result.cpu_us / 1000, memory_kib = 0;
    for (const Process& process : descendants()) {
        cpu_ms += process.cpu_ms;
        memory_kib += process.memory_kib;
    }
    result.memory_kib = std::max(result.memory_kib, memory_kib);
    if (limits.memory_kib && memory_kib > limits.memory_kib) return "memory";
    if (limits.cpu_ms && cpu_ms > limits.cpu_ms) return "cpu";
    if (limits.wall_ms && now_us() - start_us > limits.wall_ms * 1000) return "wall";
    return nullptr;
}

/// True while a process of the tree is left: as the subreaper we are then somebody's parent.
static bool has_children() {
    siginfo_t ignored;
    return waitid(P_ALL, 0, &ignored, WEXITED | WNOHANG | WNOWAIT) == 0;
}

/// Kills the whole tree, again and again until no one is left. How many were alive at first.
static long kill_all(pid_t child, Result& result) {
    long first = 0;
    for (; has_children(); usleep(200)) {
        const std::vector<Process> tree = descendants();
        first = std::max(first, static_cast<long>(tree.size()));
        for (const Process& process : tree) kill(process.pid, SIGKILL);
        reap(child, result);
    }
    return first;
}

/// Waits until the child ends or passes a limit. False when the judge wants us to stop.
static bool watch(pid_t child, const Limits& limits, const sigset_t& signals, Result& result) {
    const long start_us = now_us();
    for (;;) {
        const timespec pause = {0, POLL_MS * 1000000};
        const int signal = sigtimedwait(&signals, nullptr, &pause);
        result.wall_us = now_us() - start_us;
        if (signal == SIGTERM || signal == SIGINT || signal == SIGHUP) return false;
        if (reap(child, result)) return true;
        if (signal == SIGCHLD) continue;
        const char* reason = passed_limit(limits, start_us, result);
        if (!reason) continue;
        result.reason = reason;
        return true;
    }
}

static int run(const Command& command, const Limits& limits) {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t signals;
    sigemptyset(&signals);
    const int watched[] = {SIGCHLD, SIGTERM, SIGINT, SIGHUP};
    for (int signal : watched) sigaddset(&signals, signal);
    sigprocmask(SIG_BLOCK, &signals, nullptr);
    prctl(PR_SET_PDEATHSIG, SIGTERM);

    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return 1;
    const pid_t child = fork();
    if (child < 0) return 1;
    if (child == 0) become(command, limits, report[1]);
    close(report[1]);

    Result result;
    const bool go_on = watch(child, limits, signals, result);
    result.processes = kill_all(child, result);
    if (!go_on) return 1;
    int error;
    if (read(report[0], &error, sizeof error) == static_cast<ssize_t>(sizeof error)) {
        result.reason = "start";
        result.exit = error;
    }
    std::printf("%s %d %d %ld %ld %ld %ld\n", result.reason, result.exit, result.signal,
                result.cpu_us, result.wall_us, result.memory_kib, result.processes);
    return 0;
}

int main(int argc, char** argv) {
    if (argc < 11) {
        std::fputs("usage: launcher CPU_MS WALL_MS MEMORY_KIB ADDRESS_KIB STACK_KIB FILE_BYTES"
                   " IN OUT ERR PROGRAM [ARG]...\n",
                   stderr);
        return 2;
    }
    long numbers[6];
    for (int i = 0; i < 6; ++i) numbers[i] = std::atol(argv[i + 1]);
    const Limits limits = {numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]};
    const Command command = {argv[7], argv[8], argv[9], argv + 10};
    return run(command, limits);
}
