// Closes its output and ends well.
#include <unistd.h>
int main() {
    close(1);
    return 0;
}
