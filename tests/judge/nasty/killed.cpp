// Ends by SIGKILL, as the system ends a process when memory runs out.
#include <csignal>
int main() { return std::raise(SIGKILL); }
