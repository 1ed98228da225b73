// Does not compile.
int main() { return nothing_of_this_name; }
