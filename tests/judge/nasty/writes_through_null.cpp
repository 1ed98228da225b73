// Writes through a null pointer.
int main() {
    volatile int* volatile nowhere = 0;
    *nowhere = 1;
    return 0;
}
