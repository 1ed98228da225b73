// Problem: Huarong Dao of NOIP 2013 (unit pieces, one blank, fixed cells)
// Judges: NOIP 2013 day 2 task 3, Luogu P1979, LOJ 2613
// Standard: C++17
// Method: the blank matters only beside the piece: nodes are (piece, side of the blank), edges
//   the shortest walk of the blank to another side and one push; Dijkstra over 4RC nodes is
//   optimal, since between two pushes the piece is a wall and nothing else can change.
// Time: at most 4RC walks of O(RC) once, then O(RC) a query (bucket queue)
// Memory: 3 MB
// Source: folklore (contest analyses of NOIP 2013)
// Status: stress-tested, P1979.RandomBoardsMatchSearchOverPieceAndBlank

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
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

// The board has a rim of fixed cells; a cell is one number, row * width + column. The sides of
// the piece P are numbered so that side ^ 1 lies opposite:
//
//         0
//       2 P 3        a node is 4 * cell of the piece + side of the blank
//         1
struct Board {
    int width = 0;
    std::vector<char> open;  // 0: fixed, or the rim
    std::array<int, 4> delta = {};
};

struct Query {
    int blank = 0, piece = 0, target = 0;
};

struct Answer {
    int moves = 0;  // of the blank; -1: impossible
    int expanded = 0, generated = 0;
};

enum { SIDES = 4, UNREACHABLE = INT_MAX };

/// Reads the sizes and the cells. False where the input ends before the board does.
bool read_board(WindowReader& reader, Board& board, int& queries) {
    int rows = 0, columns = 0;
    if (!reader.read_int(rows) || !reader.read_int(columns) || !reader.read_int(queries))
        return false;
    if (rows < 1 || columns < 1) return false;
    std::vector<char> row;
    for (int number = 0; number < rows; ++number) {
        row.assign(1, 0);
        for (int column = 0; column < columns; ++column) {
            int cell = 0;
            if (!reader.read_int(cell)) return false;
            row.push_back(cell != 0);
        }
        row.push_back(0);
        if (number == 0) board.open.assign(row.size(), 0);
        board.open.insert(board.open.end(), row.begin(), row.end());
    }
    board.open.insert(board.open.end(), row.size(), 0);
    board.width = columns + 2;
    board.delta = {-board.width, board.width, -1, 1};
    return true;
}

/// Reads a cell, two numbers from 1 on. A cell off the board becomes cell 0, on the rim.
bool read_cell(WindowReader& reader, const Board& board, int& cell) {
    int row = 0, column = 0;
    if (!reader.read_int(row) || !reader.read_int(column)) return false;
    const int rows = static_cast<int>(board.open.size()) / board.width - 2;
    const bool inside = row >= 1 && row <= rows && column >= 1 && column <= board.width - 2;
    cell = inside ? row * board.width + column : 0;
    return true;
}

bool read_query(WindowReader& reader, const Board& board, Query& query) {
    return read_cell(reader, board, query.blank) && read_cell(reader, board, query.piece) &&
           read_cell(reader, board, query.target);
}

// [block key-bucket-queue]
/// A priority queue for keys that never fall below the last one popped and lie less than `span`
/// above it: a ring of buckets and a bit for each that is not empty.
class BucketQueue {
public:
    explicit BucketQueue(std::size_t span) {
        std::size_t buckets = 64;
        while (buckets < span) buckets *= 2;
        buckets_.resize(buckets);
        marks_.resize(buckets / 64);
    }

    bool empty() const { return waiting_ == 0; }

    void push(int key, int item) {
        const std::size_t bucket = static_cast<std::size_t>(key) & (buckets_.size() - 1);
        marks_[bucket / 64] |= std::uint64_t(1) << bucket % 64;
        buckets_[bucket].push_back(item);
        ++waiting_;
    }

    /// Takes an item with the least key, which is stored in `key`. The queue must not be empty.
    int pop(int& key) {
        const std::size_t bucket = next();
        last_ += static_cast<int>((bucket - at_) & (buckets_.size() - 1));
        at_ = bucket;
        const int item = buckets_[bucket].back();
        buckets_[bucket].pop_back();
        if (buckets_[bucket].empty()) marks_[bucket / 64] ^= std::uint64_t(1) << bucket % 64;
        --waiting_;
        key = last_;
        return item;
    }

    /// Empties the queue, so that keys may start at zero again.
    void clear() {
        for (int key = 0; !empty();) pop(key);
        last_ = 0;
        at_ = 0;
    }

private:
    /// The first bucket from the last one used on that is not empty.
    std::size_t next() const {
        std::size_t word = at_ / 64;
        std::uint64_t marks = marks_[word] >> at_ % 64 << at_ % 64;
        while (marks == 0) {
            word = (word + 1) & (marks_.size() - 1);
            marks = marks_[word];
        }
        return 64 * word + static_cast<std::size_t>(__builtin_ctzll(marks));
    }

    std::vector<std::uint64_t> marks_;
    std::vector<std::vector<int>> buckets_;  // a power of two of them
    std::size_t at_ = 0;                     // bucket of the last key popped
    int last_ = 0;                           // that key
    std::size_t waiting_ = 0;
};
// [end key-bucket-queue]

class Solver {
public:
    explicit Solver(const Board& board);

    /// The least moves of the blank that bring the piece to its target.
    Answer solve(const Query& query);

private:
    using Sides = std::array<int, SIDES>;

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    bool open(int cell) const { return board_.open[at(cell)] != 0; }

    /// Moves of the blank from `start` to each side of the standing piece.
    Sides walk(int start, int piece);
    void reach(int node, int moves, Answer& answer);
    void push(int piece, const Sides& walks, int moves, Answer& answer);
    int search(int target, Answer& answer);

    const Board& board_;
    std::vector<Sides> around_;  // of a node: moves of the blank to each other side

    std::vector<int> steps_, seen_, cells_;  // of a walk; seen_ holds the walk's number
    int walk_number_ = 0;

    std::vector<int> moves_;  // of a query, to each node
    BucketQueue queue_;       // of nodes, by moves
};

Solver::Solver(const Board& board)
    : board_(board), around_(SIDES * board.open.size()), steps_(board.open.size()),
      seen_(board.open.size()), cells_(board.open.size()), moves_(around_.size()),
      queue_(board.open.size()) {
    for (int cell = 0; cell < static_cast<int>(board.open.size()); ++cell)
        for (int side = 0; open(cell) && side < SIDES; ++side) {
            Sides& walks = around_[at(SIDES * cell + side)];
            walks = walk(cell + board.delta[at(side)], cell);
            walks[at(side)] = UNREACHABLE;  // the push back is of no use
        }
}

Solver::Sides Solver::walk(int start, int piece) {
    Sides moves;
    int missing = 0;
    for (int side = 0; side < SIDES; ++side) {
        moves[at(side)] = UNREACHABLE;
        missing += open(piece + board_.delta[at(side)]);
    }
    if (!open(start) || start == piece) return moves;
    ++walk_number_;
    seen_[at(piece)] = seen_[at(start)] = walk_number_;
    steps_[at(start)] = 0;
    int head = 0, tail = 0;
    cells_[at(tail++)] = start;
    while (missing > 0 && head < tail) {
        const int cell = cells_[at(head++)];
        for (int side = 0; side < SIDES; ++side) {
            const int next = cell + board_.delta[at(side)];
            if (next == piece) {
                moves[at(side ^ 1)] = steps_[at(cell)];
                --missing;
            }
            if (!open(next) || seen_[at(next)] == walk_number_) continue;
            seen_[at(next)] = walk_number_;
            steps_[at(next)] = steps_[at(cell)] + 1;
            cells_[at(tail++)] = next;
        }
    }
    return moves;
}

/// Enters a node into the queue unless it was reached as early before.
void Solver::reach(int node, int moves, Answer& answer) {
    if (moves >= moves_[at(node)]) return;
    moves_[at(node)] = moves;
    queue_.push(moves, node);
    ++answer.generated;
}

/// After `moves`, the blank walks to the sides of the piece and pushes it from each.
void Solver::push(int piece, const Sides& walks, int moves, Answer& answer) {
    for (int side = 0; side < SIDES; ++side)
        if (walks[at(side)] != UNREACHABLE)
            reach(SIDES * (piece + board_.delta[at(side)]) + (side ^ 1),
                  moves + walks[at(side)] + 1, answer);
}

Answer Solver::solve(const Query& query) {
    Answer answer;
    if (query.piece == query.target) return answer;
    answer.moves = -1;
    if (!open(query.piece) || !open(query.target)) return answer;
    std::fill(moves_.begin(), moves_.end(), static_cast<int>(UNREACHABLE));
    queue_.clear();
    push(query.piece, walk(query.blank, query.piece), 0, answer);
    answer.moves = search(query.target, answer);
    return answer;
}

/// Dijkstra's search from the nodes reached so far; the moves to the target or -1. An edge costs
/// less than there are cells, the span of the queue.
int Solver::search(int target, Answer& answer) {
    while (!queue_.empty()) {
        int moves = 0;
        const int node = queue_.pop(moves);
        if (moves_[at(node)] != moves) continue;
        if (node / SIDES == target) return moves;
        ++answer.expanded;
        push(node / SIDES, around_[at(node)], moves, answer);
    }
    return -1;
}

int main() {
    static WindowReader reader(stdin);
    Board board;
    int queries = 0;
    if (!read_board(reader, board, queries)) return 0;
    Solver solver(board);
    std::string output;
    Query query;
    for (int number = 0; number < queries && read_query(reader, board, query); ++number)
        output += std::to_string(solver.solve(query).moves) + '\n';
    std::fputs(output.c_str(), stdout);
    return 0;
}
