// Recurses without end.
static int deeper(volatile char* above) {
    volatile char frame[512];
    frame[0] = above[0];
    return deeper(frame) + frame[0];
}
int main() {
    volatile char first = 1;
    return deeper(&first);
}
