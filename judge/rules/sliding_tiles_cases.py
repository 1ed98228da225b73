"""What the test data of the sliding-tile problems share: boards at random, as text, made simpler,
read by a validator, and the check of a path.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from judge.checker import Wrong
from judge.generate import Case
from judge.random import Random
from judge.rules import IllegalMove
from judge.rules.sliding_tiles import OPPOSITE, Position, read_moves, run, standard_goal
from judge.validator import Scanner

Item = TypeVar("Item")
State = TypeVar("State", bound=Hashable)

# The 8-puzzle's boards that are farthest from 1 2 3 4 5 6 7 8 0 (31 moves).
FARTHEST_EIGHT = ((8, 6, 7, 2, 5, 4, 3, 0, 1), (6, 4, 7, 8, 5, 0, 3, 2, 1))

# Boards of the 15-puzzle 44 and 45 moves from the goal that cost search the most, each under
# another heuristic (the first one that of the solutions); found by hill climbing over the boards of at most 45 moves.
HARD_FIFTEEN = (
    (2, 7, 8, 4, 1, 5, 10, 12, 14, 15, 6, 9, 0, 13, 11, 3),
    (11, 6, 3, 4, 1, 5, 0, 8, 12, 7, 15, 10, 13, 9, 14, 2),
    (10, 7, 4, 6, 5, 8, 11, 3, 2, 0, 1, 9, 13, 14, 12, 15),
    (5, 10, 7, 4, 6, 8, 3, 2, 14, 1, 0, 12, 13, 15, 11, 9),
    (3, 1, 8, 4, 13, 5, 0, 2, 15, 6, 10, 7, 9, 11, 12, 14),
    (2, 1, 4, 12, 10, 11, 0, 6, 13, 7, 8, 3, 5, 9, 15, 14),
    (13, 2, 7, 3, 5, 9, 10, 12, 6, 0, 11, 8, 1, 14, 15, 4),
    (1, 3, 2, 8, 9, 10, 11, 7, 13, 15, 14, 0, 5, 12, 6, 4),
)


def shuffled(random: Random, rows: int, columns: int, solvable: bool | None = None,
             goal: Sequence[int] = ()) -> Position:
    """A random board; if told so, one that can or cannot be solved."""
    tiles = list(range(rows * columns))
    random.shuffle(tiles)
    board = Position(rows, columns, tuple(tiles), tuple(goal))
    if solvable is None or board.solvable() == solvable:
        return board
    first, second = [cell for cell, tile in enumerate(tiles) if tile][:2]
    tiles[first], tiles[second] = tiles[second], tiles[first]
    return Position(rows, columns, tuple(tiles), tuple(goal))


def walked(random: Random, start: Position, steps: int) -> Position:
    """The board after a random walk of the blank that never turns back at once."""
    before = ""
    for _ in range(steps):
        moves = [move for move in start.moves() if move != OPPOSITE.get(before)]
        before = random.choice(moves)
        start = start.step(before)
    return start


def turned(random: Random, start: Position) -> Position:
    """The board after six moves round a square of four cells: as far one way as the other, so
    that two shortest paths lead back."""
    first = random.choice(start.moves())
    second = random.choice([move for move in start.moves()
                            if move not in (first, OPPOSITE[first])])
    for move in (first, second, OPPOSITE[first], OPPOSITE[second], first, second):
        start = start.step(move)
    return start


def solved_board(rows: int, columns: int, goal: Sequence[int] = ()) -> Position:
    """The goal as a board."""
    tiles = tuple(goal) or standard_goal(rows * columns)
    return Position(rows, columns, tiles, tiles)


def grid(tiles: Sequence[int], columns: int, gap: str = " ") -> str:
    """The board's rows, a line each."""
    return "".join(gap.join(map(str, tiles[first:first + columns])) + "\n"
                   for first in range(0, len(tiles), columns))


def fewer(items: Sequence[Item]) -> Iterator[list[Item]]:
    """The list without half of it, without a quarter …, without one item; never empty."""
    size = len(items) // 2
    while size:
        for first in range(0, len(items), size):
            if len(items) > size:
                yield [*items[:first], *items[first + size:]]
        size //= 2


def nearer(board: Position) -> Iterator[Position]:
    """Boards with more tiles at home, solvable exactly when `board` is: one tile goes home and
    two others change places where the parity asks for it. Never the goal."""
    tiles = board.tiles
    for cell, tile in enumerate(board.goal):
        if tiles[cell] == tile:
            continue
        changed = list(tiles)
        other = tiles.index(tile)
        changed[cell], changed[other] = changed[other], changed[cell]
        misplaced = [place for place, at_home in enumerate(board.goal)
                     if changed[place] != at_home and changed[place]]
        for first, second in [(0, 0), *zip(misplaced, misplaced[1:])]:
            moved = list(changed)
            moved[first], moved[second] = moved[second], moved[first]
            after = Position(board.rows, board.columns, tuple(moved), board.goal)
            if after.solvable() == board.solvable():
                if not after.solved():
                    yield after
                break


def simpler(boards: Sequence[Position],
            text: Callable[[Sequence[Position]], str]) -> Iterator[str]:
    """Simpler inputs for `shrink`: fewer boards, then one board nearer to its goal."""
    for rest in fewer(boards):
        yield text(rest)
    for number, board in enumerate(boards):
        for after in nearer(board):
            yield text([*boards[:number], after, *boards[number + 1:]])


def chunks(numbers: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """The numbers in pieces of `size`."""
    for first in range(0, len(numbers), size):
        yield tuple(numbers[first:first + size])


def eight_line(tiles: Iterable[int], blank: str = "x", gap: str = " ") -> str:
    """A board of the 8-puzzle on one line."""
    return gap.join(str(tile) if tile else blank for tile in tiles) + "\n"


def eight_boards(text: str) -> list[tuple[int, ...]]:
    """The boards of a text of nine marks each, whatever stands between."""
    marks = [0 if mark in "xX" else int(mark) for mark in text if not mark.isspace()]
    return list(chunks(marks, 9))


def general_boards(text: str) -> list[Position]:
    """The boards of an input of the general solver."""
    numbers = map(int, text.split())
    return [Position(rows, columns, tuple(islice(numbers, rows * columns)))
            for rows, columns in zip(numbers, numbers)]


def odd_forms(random: Random, text: str, first: int) -> Iterator[Case]:
    """The input in three odd forms, as the cases `NN-crlf`, `NN-no-newline` and `NN-extra-blanks`;
    the first NN is given."""
    yield Case(f"{first:02}-crlf", text.replace("\n", "\r\n"))
    yield Case(f"{first + 1:02}-no-newline", text.removesuffix("\n"))
    spread = "".join(random.choice(["", " ", "\t"]) +
                     line.replace(" ", random.choice([" ", "   ", "\t"])) +
                     random.choice(["\n", " \n", "\t \n"]) for line in text.splitlines())
    yield Case(f"{first + 2:02}-extra-blanks", spread)


def scan_permutation(scanner: Scanner, tokens: Sequence[str], expected: Iterable[str]) -> None:
    """Raises Invalid unless the tokens are the expected ones, in any order."""
    wanted = sorted(expected)
    if sorted(tokens) != wanted:
        raise scanner.fail(f"the board is not made of {' '.join(wanted)}")


def scan_grid(scanner: Scanner, rows: int, columns: int) -> Position:
    """Reads a board of numbers, 0 the blank, one blank between; raises Invalid."""
    cells = rows * columns
    tiles = [tile for _ in range(rows)
             for tile in scanner.integers(*[(0, cells - 1)] * columns)]
    scan_permutation(scanner, list(map(str, tiles)), map(str, range(cells)))
    return Position(rows, columns, tuple(tiles))


def check_path(label: str, board: Position, path: str, letters: str) -> int:
    """The length of a path that solves the board; raises Wrong. `letters` are those for up, down,
    left and right."""
    try:
        after = run(board, read_moves(path, letters))
    except IllegalMove as illegal:
        raise Wrong(f"{label}: {illegal}") from None
    if not after.solved():
        raise Wrong(f"{label}: after {len(path)} moves the board is not solved\n{after.draw()}")
    return len(path)


def lenient_moves(path: str, letters: str) -> list[str]:
    """The moves of an output's line up to the first letter that is none."""
    end = next((at for at, letter in enumerate(path) if letter not in letters), len(path))
    return read_moves(path[:end], letters)


def shortest_chain(start: State, goal: State,
                   neighbours: Callable[[State], Iterable[State]]) -> list[State] | None:
    """The states of a shortest path, both ends included, by breadth-first search from both ends;
    None where there is none. A neighbour's neighbours must include the state itself."""
    before: tuple[dict[State, State], dict[State, State]] = ({start: start}, {goal: goal})
    layers = [[start], [goal]]
    while not (meeting := before[0].keys() & before[1].keys()):
        side = 0 if len(layers[0]) <= len(layers[1]) else 1
        found = []
        for state in layers[side]:
            for after in neighbours(state):
                if after not in before[side]:
                    before[side][after] = state
                    found.append(after)
        layers[side] = found
        if not found:
            return None
    middle = next(iter(meeting))
    chains = [[middle], [middle]]
    for chain, origin in zip(chains, before):
        while origin[chain[-1]] != chain[-1]:
            chain.append(origin[chain[-1]])
    return chains[0][::-1] + chains[1][1:]
