"""Replays both solutions of each case and compares both lengths with the answer's."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules import IllegalMove, play  # noqa: E402
from judge.rules.klotski import Position, parse_input, split  # noqa: E402


def check(input: str, answer: str, output: str) -> None:
    """Raises Wrong unless every case has both optimal lengths and solutions of that length."""
    right, found = Lines(answer), Lines(output)
    for number, start in enumerate(parse_input(input), 1):
        expected = right.next("an answer").split()
        head = found.next(f"case {number}").split()
        if head != expected:
            raise Wrong(f"case {number}: {' '.join(expected)!r} expected, "
                        f"found {' '.join(head)[:60]!r}\n{start.draw()}")
        if expected == ["-1"]:
            continue
        for count, metric in zip(expected, ("steps", "moves")):
            right.next(f"the {metric}")
            moves = found.next(f"case {number}: the {metric}").split()
            try:
                _replay(start, moves, int(count), metric)
            except Wrong as wrong:
                raise Wrong(f"case {number}, {metric}: {wrong}") from wrong
    found.end()


def _replay(start: Position, moves: list[str], count: int, metric: str) -> None:
    if len(moves) != count:
        raise Wrong(f"{count} expected, found {len(moves)}")
    if metric == "steps":
        for number, move in enumerate(moves, 1):
            if len(split(move)[1]) != 1:
                raise Wrong(f"step {number}, {move[:20]!r}: one direction expected")
    try:
        end = play(start, moves)
    except IllegalMove as illegal:
        raise Wrong(str(illegal)) from illegal
    if not end.solved():
        raise Wrong(f"piece {start.board.target} is not at its goal\n{end.draw()}")


if __name__ == "__main__":
    main(check)
