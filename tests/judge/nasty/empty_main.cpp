// Does nothing.
int main() { return 0; }
