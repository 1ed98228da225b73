// Works for ever.
int main() {
    volatile unsigned counter = 0;
    for (;;) ++counter;
}
