"""Checks a solution of HackerRank's Klotski: every move is replayed, their number must be least."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules.klotski import DIRECTIONS, Board, Cell, Position, spell  # noqa: E402

NUMBER = r"(0|[1-9]\d{0,8})"
MOVE = re.compile(rf"(\S+) \({NUMBER},{NUMBER}\) \({NUMBER},{NUMBER}\)")


def check(input: str, answer: str, output: str) -> None:
    """The count, then so many legal moves that bring the target to its goal."""
    least = int(answer.split(maxsplit=1)[0])
    lines = Lines(output)
    count = lines.next("the number of moves").strip()
    if not re.fullmatch(NUMBER, count):
        raise Wrong(f"line 1: the number of moves expected, found {count[:60]!r}")
    if int(count) > least:
        raise Wrong(f"{count} moves, but {least} suffice")
    position = start(input)
    for _ in range(int(count)):
        move = lines.next("a move")
        try:
            position = position.step(spelled(position, move))
        except Wrong as wrong:
            raise Wrong(f"line {lines.number}, {move[:60]!r}: {wrong}\n{position.draw()}") from wrong
    lines.end()
    if not position.solved():
        row, column = position.corner(position.board.target)
        raise Wrong(f"the target ends at ({row},{column})\n{position.draw()}")
    if int(count) < least:
        raise RuntimeError(f"solved in {count} moves, but the answer file says {least}")


def start(input: str) -> Position:
    """The position of an input, which must be valid."""
    words = input.split()
    rows, columns = int(words[0]), int(words[1])
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    owners = {cell: word for cell, word in zip(cells, words[2:]) if word.strip(".")}
    target, row, column = words[2 + rows * columns:]
    board = Board(rows, columns, frozenset(), frozenset(), target, (int(row), int(column)))
    return Position.of(board, owners)


def spelled(position: Position, line: str) -> str:
    """A line of an output as a move of the model. Raises Wrong when it is none."""
    match = MOVE.fullmatch(line.strip())
    if match is None:
        raise Wrong("a move looks like `B (1,0) (0,1)`")
    name = match[1]
    source, goal = (int(match[2]), int(match[3])), (int(match[4]), int(match[5]))
    if name not in position.pieces:
        raise Wrong(f"there is no block {name!r}")
    if position.corner(name) != source:
        raise Wrong(f"block {name} is at ({position.corner(name)[0]},{position.corner(name)[1]})")
    path = way(position, name, goal)
    if path is None:
        raise Wrong(f"block {name} cannot get there")
    if not path:
        raise Wrong(f"block {name} goes nowhere")
    return spell(name, path)


def way(position: Position, name: str, goal: Cell) -> str | None:
    """A shortest way of a block to a corner, as directions; None when it cannot get there."""
    found = {position.corner(name): (position, "")}
    queue = [position.corner(name)]
    for place in queue:
        here, path = found[place]
        if place == goal:
            return path
        legal = set(here.moves())
        for direction in DIRECTIONS:
            if spell(name, direction) in legal:
                after = here.step(spell(name, direction))
                if after.corner(name) not in found:
                    found[after.corner(name)] = after, path + direction
                    queue.append(after.corner(name))
    return None


if __name__ == "__main__":
    main(check)
