// Ends with exit code 3.
int main() { return 3; }
