// Problem: Eight II (the least of the shortest paths between any two boards of the 8-puzzle)
// Judges: HDU 3567, AcWing 4228 (limits unconfirmed)
// Standard: C++98
// Method: turning the board and renaming the tiles makes the goal one of three: blank in a
//   corner, at an edge or in the centre; a table of distances to each of these; from the start
//   always the first of d, l, r, u that comes one closer
// Time: O(9!) for each of the three, once, then O(length) a case
// Memory: 8 MB
// Source: folklore
// Status: stress-tested, Hdu3567.EveryBlankAndRandomBoards
#include <cstdio>
#include <string>
#include <vector>

// [block window-reader]
/// Reads a file through a window of 64 KB: numbers, words and lines, whatever the line ends.
/// A blank is any byte up to the space. At the end of the file every read fails, quietly.
class WindowReader {
public:
    explicit WindowReader(std::FILE* file) : file_(file), next_(0), end_(0) {}

    /// The next byte, left unread; -1 at the end.
    int peek() {
        if (next_ == end_) refill();
        return next_ == end_ ? -1 : window_[next_];
    }

    /// Takes the next byte; -1 at the end.
    int get() {
        const int byte = peek();
        if (byte >= 0) ++next_;
        return byte;
    }

    /// Takes blanks; returns the byte behind them, left unread, or -1 at the end.
    int skip_blanks() {
        while (peek() >= 0 && peek() <= ' ') ++next_;
        return peek();
    }

    /// Reads an integer behind blanks, held at +-2147483647 when it is larger. False, and value
    /// untouched, where no number stands.
    bool read_int(int& value) {
        const bool negative = skip_blanks() == '-';
        if (negative) ++next_;
        if (peek() < '0' || peek() > '9') return false;
        int magnitude = 0;
        while (peek() >= '0' && peek() <= '9') {
            const int digit = get() - '0';
            const bool fits = magnitude < 214748364 || (magnitude == 214748364 && digit <= 7);
            magnitude = fits ? magnitude * 10 + digit : 2147483647;
        }
        value = negative ? -magnitude : magnitude;
        return true;
    }

    /// Reads a word, the bytes between blanks. False at the end.
    bool read_word(std::string& word) {
        word.clear();
        skip_blanks();
        while (peek() > ' ') word += static_cast<char>(get());
        return !word.empty();
    }

    /// Reads the rest of the line without its end (LF or CRLF). False at the end.
    bool read_line(std::string& line) {
        line.clear();
        if (peek() < 0) return false;
        while (peek() >= 0 && peek() != '\n') line += static_cast<char>(get());
        get();
        if (!line.empty() && line[line.size() - 1] == '\r') line.erase(line.size() - 1);
        return true;
    }

private:
    void refill() {
        next_ = 0;
        end_ = std::fread(window_, 1, sizeof window_, file_);
    }

    std::FILE* file_;
    std::size_t next_, end_;
    unsigned char window_[1 << 16];
};
// [end window-reader]

// [block cantor-rank]
/// The lexicographic rank of a permutation of 0 .. n-1, n <= 12: the sum over the places of
/// (smaller items behind it) * (places behind it)!. Linear in n: the smaller items already taken
/// are counted in a bit mask, the sum is folded by Horner's rule.
template <class Item>
int cantor_rank(const Item* items, int n) {
    unsigned taken = 0;
    int rank = 0;
    for (int i = 0; i < n; ++i) {
        const unsigned self = 1u << items[i];
        unsigned smaller = taken & (self - 1);
        smaller -= smaller >> 1 & 0x555u;
        smaller = (smaller & 0x333u) + (smaller >> 2 & 0x333u);
        smaller = (smaller & 0xfu) + (smaller >> 4 & 0xfu) + (smaller >> 8);
        rank = rank * (n - i) + items[i] - static_cast<int>(smaller);
        taken |= self;
    }
    return rank;
}
// [end cantor-rank]

// [block eight-board]
//     0 1 2
//     3 4 5    The cells. Moves of the blank are numbered down, left, right, up: 0 to 3.
//     6 7 8

/// A board of the 8-puzzle: the tile on each cell, 0 for the blank, and the blank's cell.
struct EightBoard {
    unsigned char tile[9];
    unsigned char blank;

    /// The cell that the blank reaches by a move, -1 off the board.
    int neighbour(int move) const {
        static const signed char NEIGHBOUR[9][4] = {{3, -1, 1, -1}, {4, 0, 2, -1}, {5, 1, -1, -1},
                                                    {6, -1, 4, 0},  {7, 3, 5, 1},  {8, 4, -1, 2},
                                                    {-1, -1, 7, 3}, {-1, 6, 8, 4}, {-1, 7, -1, 5}};
        return NEIGHBOUR[blank][move];
    }

    /// Moves the blank to a neighbouring cell.
    void slide(int cell) {
        tile[blank] = tile[cell];
        tile[cell] = 0;
        blank = static_cast<unsigned char>(cell);
    }
};

/// The board of nine characters, `1` to `8` and one `0`, `x`, `X` or `.` for the blank. False when
/// they are no board.
bool parse_board(const std::string& text, EightBoard& board) {
    unsigned seen = 0;
    for (int cell = 0; cell < 9 && text.size() == 9; ++cell) {
        const char mark = text[static_cast<std::size_t>(cell)];
        const bool is_blank = mark == '0' || mark == 'x' || mark == 'X' || mark == '.';
        if (!is_blank && (mark < '1' || mark > '8')) return false;
        board.tile[cell] = static_cast<unsigned char>(is_blank ? 0 : mark - '0');
        if (is_blank) board.blank = static_cast<unsigned char>(cell);
        seen |= 1u << board.tile[cell];
    }
    return seen == 0x1ffu;
}

/// Reads the next nine characters that are no blanks as a board. False at the end of the input
/// and where they are none.
bool read_board(WindowReader& reader, EightBoard& board) {
    std::string text;
    while (text.size() < 9 && reader.skip_blanks() >= 0) text += static_cast<char>(reader.get());
    return parse_board(text, board);
}
// [end eight-board]

// [block eight-table]
/// The distance of every board to one goal and the first move of a shortest path, by one
/// breadth-first search from the goal. Boards are numbered by their Cantor rank.
class EightTable {
public:
    /// Searches all 181,440 boards that have a path to `goal`.
    void build(const EightBoard& goal) {
        distance_.assign(362880, -1);
        first_move_.assign(362880, 0);
        const Entry start = {goal, static_cast<int>(rank(goal)), 0, 4};
        std::vector<Entry> queue(1, start);
        queue.reserve(181440);
        distance_[rank(goal)] = 0;
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const Entry entry = queue[head];
            for (int move = 0; move < 4; ++move) {
                const int cell = entry.board.neighbour(move);
                if (cell < 0 || move == entry.first_move) continue;
                Entry next = {entry.board, rank_after(entry, cell),
                              static_cast<signed char>(entry.distance + 1),
                              static_cast<unsigned char>(3 - move)};
                const std::size_t number = static_cast<std::size_t>(next.rank);
                if (distance_[number] >= 0) continue;
                distance_[number] = next.distance;
                first_move_[number] = next.first_move;
                next.board.slide(cell);
                queue.push_back(next);
            }
        }
    }

    bool built() const { return !distance_.empty(); }

    /// The least number of moves, -1 when there is no path.
    int distance(const EightBoard& board) const { return distance_[rank(board)]; }

    /// A shortest path as letters for down, left, right, up. The board must have one.
    std::string path(EightBoard board, const char* letters) const {
        std::string moves;
        for (int left = distance(board); left > 0; --left) {
            const int move = first_move_[rank(board)];
            moves += letters[move];
            board.slide(board.neighbour(move));
        }
        return moves;
    }

private:
    struct Entry {
        EightBoard board;
        int rank;
        signed char distance;
        unsigned char first_move;
    };

    static std::size_t rank(const EightBoard& board) {
        return static_cast<std::size_t>(cantor_rank(board.tile, 9));
    }

    /// The rank after the blank has gone to `cell`. A digit counts the smaller tiles behind: the
    /// tile of that cell and the blank, which is the smallest, change sides with those between.
    static int rank_after(const Entry& entry, int cell) {
        static const int WEIGHT[9] = {40320, 5040, 720, 120, 24, 6, 2, 1, 1};
        const int blank = entry.board.blank, way = cell > blank ? 1 : -1;
        const int digit = entry.rank / WEIGHT[cell] % (9 - cell);
        int rank = entry.rank, passed = 1;
        for (int between = blank + way; between != cell; between += way) {
            if (entry.board.tile[between] > entry.board.tile[cell]) continue;
            rank += way * WEIGHT[between];
            ++passed;
        }
        return rank + (digit + way * passed) * WEIGHT[blank] - digit * WEIGHT[cell];
    }

    std::vector<signed char> distance_;
    std::vector<unsigned char> first_move_;
};
// [end eight-table]

/// Distances to any one goal, by the table of its kind.
class Solver {
public:
    /// The least of the shortest paths from `board` to `goal` by d < l < r < u. False when there
    /// is none.
    bool solve(EightBoard board, const EightBoard& goal, std::string& path) {
        aim_at(goal);
        path.clear();
        int left = distance(board);
        if (left < 0) return false;
        while (left > 0) {
            const int move = first_closer(board, --left);
            path += "dlru"[move];
            board.slide(board.neighbour(move));
        }
        return true;
    }

private:
    /// Turns the board until the goal's blank lies in cell 4, 7 or 8; there the tiles get the
    /// names 1 to 8 in the order of the cells.
    void aim_at(const EightBoard& goal) {
        static const int TURNED[9] = {2, 5, 8, 1, 4, 7, 0, 3, 6};
        static const char* const GOALS[3] = {"123456780", "123456708", "123405678"};
        int blank = goal.blank;
        for (int cell = 0; cell < 9; ++cell) place_[cell] = cell;
        while (blank != 8 && blank != 7 && blank != 4) {
            blank = TURNED[blank];
            for (int cell = 0; cell < 9; ++cell) place_[cell] = TURNED[place_[cell]];
        }
        const int kind = blank == 8 ? 0 : blank == 7 ? 1 : 2;
        EightBoard standard = EightBoard();
        parse_board(GOALS[kind], standard);
        for (int cell = 0; cell < 9; ++cell) {
            name_[goal.tile[cell]] = standard.tile[place_[cell]];
        }
        table_ = &tables_[kind];
        if (!table_->built()) table_->build(standard);
    }

    int distance(const EightBoard& board) const {
        EightBoard seen;
        for (int cell = 0; cell < 9; ++cell) seen.tile[place_[cell]] = name_[board.tile[cell]];
        seen.blank = static_cast<unsigned char>(place_[board.blank]);
        return table_->distance(seen);
    }

    /// The first move to a board at `wanted` from the goal.
    int first_closer(const EightBoard& board, int wanted) const {
        for (int move = 0; move < 4; ++move) {
            if (board.neighbour(move) < 0) continue;
            EightBoard next = board;
            next.slide(board.neighbour(move));
            if (distance(next) == wanted) return move;
        }
        return -1;  // does not happen: some neighbour is closer
    }

    EightTable tables_[3];
    EightTable* table_;
    int place_[9];
    unsigned char name_[9];
};

int main() {
    static WindowReader reader(stdin);
    static Solver solver;
    int cases = 0;
    reader.read_int(cases);
    EightBoard start, goal;
    std::string path;
    for (int number = 1; number <= cases; ++number) {
        if (!read_board(reader, start) || !read_board(reader, goal)) break;
        const bool found = solver.solve(start, goal, path);
        std::printf("Case %d: %d\n%s\n", number, found ? static_cast<int>(path.size()) : -1,
                    path.c_str());
    }
    return 0;
}
