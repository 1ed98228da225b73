// Makes the compiler write out two to the fortieth classes.
template <int DEPTH, long PATH>
struct Tree {
    static const long SUM = Tree<DEPTH - 1, PATH * 2>::SUM + Tree<DEPTH - 1, PATH * 2 + 1>::SUM;
};
template <long PATH>
struct Tree<0, PATH> {
    static const long SUM = PATH;
};
int main() { return Tree<40, 1>::SUM != 0; }
