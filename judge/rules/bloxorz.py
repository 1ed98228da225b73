"""The rolling block: Bloxorz with its bridges, switches and halves, and the simpler boards.

A level is kept in the letters of `bloxorz/stages`: space void, `.` floor, `!` fragile, `^` the
hole, a lower-case letter a bridge, an upper-case one a switch. Boards of other problems are
translated to these letters and drawn in their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_lowercase, ascii_uppercase

from judge.checker import Lines, Wrong
from judge.rules import IllegalMove, play

GENERAL = "bloxorz/stages"

Cell = tuple[int, int]  # row and column, from 0

SIDES: dict[str, Cell] = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
SWAP = "S"
VOID, FLOOR, FRAGILE, HOLE, START = " ", ".", "!", "^", "$"
ALPHABET = VOID + FLOOR + FRAGILE + HOLE
LARGEST_DRAWING = (30, 90)


@dataclass(frozen=True)
class Switch:
    """What a switch does: `actions` on bridges if soft or heavy, `halves` if it splits."""

    kind: str  # "soft", "heavy" or "split"
    actions: tuple[tuple[str, str], ...] = ()  # ("open" | "close" | "toggle", bridge)
    halves: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Level:
    """What does not change: the board, the switches, and how the board is drawn.

    With `lying_breaks` the rules of `bloxorz/bloxorz` hold: a lying block may not cover a fragile
    cell or the hole. Without it those of the game: a standing block may not stand on a fragile
    cell. `alphabet` has the letters in which void, floor, fragile cells and the hole are drawn.
    """

    rows: tuple[str, ...]
    switches: Mapping[str, Switch] = field(default_factory=dict)
    lying_breaks: bool = False
    alphabet: str = ALPHABET

    def at(self, cell: Cell) -> str:
        """The letter of a cell; void outside the board."""
        row, column = cell
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else VOID


@dataclass(frozen=True)
class Position:
    """Where the block is and which bridges are up; see `judge.rules.Position`.

    `parts`: a standing block has the same cell twice; a lying one two neighbours, the lesser
    first; of two halves the one under control is the first.
    """

    level: Level
    parts: tuple[Cell, Cell]
    up: frozenset[str] = frozenset()

    @property
    def split(self) -> bool:
        """True when the block is in two halves."""
        (row, column), (other_row, other_column) = self.parts
        return abs(row - other_row) + abs(column - other_column) > 1

    @property
    def standing(self) -> bool:
        """True when the whole block stands."""
        return self.parts[0] == self.parts[1]

    def moves(self) -> Iterator[str]:
        """The legal moves, in a fixed order."""
        for move in [*SIDES, SWAP]:
            try:
                self.step(move)
            except IllegalMove:
                continue
            yield move

    def step(self, move: str) -> Position:
        """The position after a roll, or after a change to the other half. Raises IllegalMove."""
        if move == SWAP:
            if not self.split:
                raise IllegalMove("there is no other half to change to")
            return replace(self, parts=(self.parts[1], self.parts[0]))
        if move not in SIDES:
            raise IllegalMove(f"{move!r} is none of U, D, L, R and S")
        arrived = self._arrived(*SIDES[move])
        resting = self.parts[1:] if self.split else ()
        moved = replace(self, parts=_in_order(*arrived, *resting))
        moved._land(arrived)
        moved = moved._fire(arrived)
        moved._stay()
        return moved._come_apart()

    def solved(self) -> bool:
        """True when the whole block stands on the hole."""
        return self.standing and self.level.at(self.parts[0]) == HOLE

    def solid(self, cell: Cell) -> bool:
        """True when a cell carries a part: floor of any kind, or a bridge that is up."""
        letter = self.level.at(cell)
        return letter in self.up if letter in ascii_lowercase else letter != VOID

    def draw(self, colour: bool = False) -> str:
        """The board. The block is drawn as `█`, a half that waits as `▓`, a bridge that is down
        as `_`; of a large board only what is near the block."""
        rows, columns = self._window()
        lines = ["".join(self._drawn((row, column), colour) for column in columns)
                 for row in rows]
        height, width = len(self.level.rows), max(map(len, self.level.rows))
        if len(rows) < height or len(columns) < width:
            lines.append(f"(rows {rows[0] + 1} to {rows[-1] + 1} of {height}, "
                         f"columns {columns[0] + 1} to {columns[-1] + 1} of {width})")
        return "\n".join(line.rstrip() for line in lines)

    def general_input(self) -> str:
        """This position as a case of `bloxorz/stages`.

        A stage starts with a standing block. A lying block, or halves, are put where they are by
        a split, on an island where nothing else can be done than to roll `AWAY`.
        """
        if self.level.lying_breaks:
            raise ValueError("bloxorz/stages has no cells that break under a lying block")
        rows = [list(row) for row in self.level.rows]
        lines = [f"bridge {name} {'up' if name in self.up else 'down'}"
                 for name in sorted(_used(rows, ascii_lowercase))]
        lines += [_switch_line(name, self.level.switches[name])
                  for name in sorted(_used(rows, ascii_uppercase))]
        if self.standing:
            row, column = self.parts[0]
            rows[row][column] = START
        else:
            lines += self._add_island(rows)
        width = max(map(len, rows))
        text = "\n".join("".join(row).rstrip() for row in rows)
        return f"{len(rows)} {width}\n{text}\n" + "\n".join([str(len(lines)), *lines]) + "\n"

    def _arrived(self, rows: int, columns: int) -> tuple[Cell, ...]:
        """The cells that parts come to in a roll by one row or one column."""
        def beyond(cell: Cell, steps: int = 1) -> Cell:
            return cell[0] + steps * rows, cell[1] + steps * columns

        first, second = self.parts
        if self.split:
            return (beyond(first),)
        if self.standing:
            return beyond(first), beyond(first, 2)
        if second in (beyond(first), beyond(first, -1)):  # it lies along the roll
            front = max(first, second) if rows + columns > 0 else min(first, second)
            return beyond(front), beyond(front)
        return beyond(first), beyond(second)

    def _land(self, arrived: Iterable[Cell]) -> None:
        for cell in arrived:
            if not self.solid(cell):
                raise IllegalMove(f"{self._void(cell)} at {_name(cell)}")
        letters = [self.level.at(cell) for cell in self.parts]
        if self.level.lying_breaks and not self.standing:
            if FRAGILE in letters:
                raise IllegalMove("a weak cell breaks under the lying block")
            if HOLE in letters:
                raise IllegalMove("a lying block may not cover the hole")
        if not self.level.lying_breaks and self.standing and letters[0] == FRAGILE:
            raise IllegalMove(f"the fragile cell at {_name(self.parts[0])} breaks under the "
                              "standing block")

    def _fire(self, arrived: Iterable[Cell]) -> Position:
        up = set(self.up)
        for cell in sorted(set(arrived)):
            switch = self.level.switches.get(self.level.at(cell))
            if switch and (switch.kind == "soft" or switch.kind == "heavy" and self.standing):
                for action, bridge in switch.actions:
                    if action == "open" or action == "toggle" and bridge not in up:
                        up.add(bridge)
                    else:
                        up.discard(bridge)
        return replace(self, up=frozenset(up))

    def _stay(self) -> None:
        for cell in self.parts:
            if not self.solid(cell):
                raise IllegalMove(f"the bridge at {_name(cell)} drops under the block")

    def _come_apart(self) -> Position:
        switch = self.level.switches.get(self.level.at(self.parts[0]))
        if not (self.standing and switch and switch.kind == "split"):
            return self
        for cell in switch.halves:
            if not self.solid(cell):
                raise IllegalMove(f"the split puts a half on {self._void(cell)} at {_name(cell)}")
        return replace(self, parts=_in_order(*switch.halves))

    def _void(self, cell: Cell) -> str:
        letter = self.level.at(cell)
        return "void" if letter == VOID else f"bridge {letter}, which is down,"

    def _window(self) -> tuple[range, range]:
        sizes = len(self.level.rows), max(map(len, self.level.rows))
        first, second = (max(0, min(part - most // 2, size - most)) for part, most, size
                         in zip(self.parts[0], LARGEST_DRAWING, sizes))
        rows, columns = (range(low, min(low + most, size)) for low, most, size
                         in zip((first, second), LARGEST_DRAWING, sizes))
        return rows, columns

    def _drawn(self, cell: Cell, colour: bool) -> str:
        letter = self.level.at(cell)
        shown, code = letter, ""
        if cell in self.parts:
            shown, code = ("▓", "33") if self.split and cell == self.parts[1] else ("█", "93")
        elif letter in ALPHABET:
            shown = self.level.alphabet[ALPHABET.index(letter)]
            code = {FRAGILE: "31", HOLE: "92"}.get(letter, "")
        elif letter in ascii_lowercase:
            shown, code = (letter, "96") if letter in self.up else ("_", "36")
        elif letter in ascii_uppercase:
            code = "95"
        return f"\x1b[{code}m{shown}\x1b[0m" if colour and code else shown

    def _add_island(self, rows: list[list[str]]) -> list[str]:
        """Adds the island below the board; returns the lines of its bridge and switches."""
        bridge = next(letter for letter in ascii_lowercase if letter not in _used(rows, letter))
        soft, split = [letter for letter in ascii_uppercase
                       if letter not in _used(rows, letter)][:2]
        rows += [[], list(f".{soft}{START}{bridge}{bridge}{split}")]
        return [f"bridge {bridge} down",
                _switch_line(soft, Switch("soft", (("open", bridge),))),
                _switch_line(split, Switch("split", halves=self.parts))]


AWAY = "LRRR"  # to the soft switch, which opens the bridge, back, and over the bridge to the split


def general_moves(output: str) -> list[str] | None:
    """The moves that `bloxorz/stages` printed for one case; None if it has no solution. The way
    off the island of `general_input` is left out: no board without switches begins like that."""
    words = output.split()
    if words[:1] == ["-1"]:
        return None
    return list("".join(words[1:]).removeprefix(AWAY))


def map_position(rows: Sequence[str], letters: str, start: str, floor: str = "",
                 lying_breaks: bool = False) -> Position:
    """The position that a plain map shows, in the `letters` for void, floor, fragile and hole and
    the one for a start cell; the letters of `floor` are floor as well."""
    to_level = str.maketrans(letters + start + floor, ALPHABET + FLOOR * (1 + len(floor)))
    level = Level(tuple(row.translate(to_level) for row in rows), {}, lying_breaks, letters)
    cells = [(row, column) for row, text in enumerate(rows)
             for column in _all_of(text, start)]
    return Position(level, (cells[0], cells[-1]))


def read_boards(text: str) -> Iterator[Position]:
    """The cases of `bloxorz/bloxorz`, of a valid input."""
    lines = iter(text.splitlines())
    for header in filter(str.strip, lines):
        height, width = map(int, header.split())
        rows = [next(lines).ljust(width) for _ in range(height)]
        yield map_position(rows, " .OX", "S", floor="#", lying_breaks=True)


def read_stages(text: str) -> Iterator[Position]:
    """The cases of `bloxorz/stages`, of a valid input."""
    lines = iter(text.splitlines())
    for header in filter(str.strip, lines):
        height, width = map(int, header.split())
        rows = [next(lines).ljust(width) for _ in range(height)]
        up, switches = set(), {}
        for _ in range(int(next(lines))):
            kind, letter, *words = next(lines).split()
            if kind == "switch":
                switches[letter] = _switch(words)
            elif words == ["up"]:
                up.add(letter)
        row = next(row for row, text in enumerate(rows) if START in text)
        start = row, rows[row].index(START)
        level = Level(tuple(text.replace(START, FLOOR) for text in rows), switches)
        yield Position(level, (start, start), frozenset(up))


def read_solutions(output: str) -> Iterator[list[str] | None]:
    """The moves printed for each case: after a count a line of moves, after -1 none. Ends where
    the output does not follow that form."""
    lines = iter(output.splitlines())
    for count in lines:
        if count.strip() == "-1":
            yield None
        elif (moves := next(lines, None)) is not None and count.strip().isdigit():
            yield list(moves.strip())
        else:
            return


def check_solutions(starts: Iterable[Position], answer: str, output: str) -> None:
    """Raises Wrong unless `output` has, for each start, a solution as short as in `answer`, or -1
    where that has none: a line with the number of rolls, then a line with the moves."""
    best, lines = Lines(answer), Lines(output)
    for number, start in enumerate(starts, 1):
        least = int(best.next("a count"))
        if least >= 0:
            best.next("the moves")
        count = lines.next("a count").strip()
        if not re.fullmatch("-1|0|[1-9][0-9]{0,8}", count):
            raise Wrong(f"case {number}: a count expected, found {count[:60]!r}")
        moves = lines.next("the moves").strip() if count != "-1" else ""
        if count == "-1" and least >= 0:
            raise Wrong(f"case {number}: -1, but {least} rolls solve it\n{start.draw()}")
        _check_moves(number, start, int(count), moves)
        if least < 0 <= int(count) or 0 <= int(count) < least:
            raise RuntimeError(f"case {number}: solved in {count}, the answer says {least}")
        if int(count) > least:
            raise Wrong(f"case {number}: {count} rolls, the least are {least}\n{start.draw()}")
    lines.end()


def _check_moves(number: int, start: Position, count: int, moves: str) -> None:
    rolls = len(moves) - moves.count(SWAP)
    if count >= 0 and rolls != count:
        raise Wrong(f"case {number}: the count is {count}, but the moves have {rolls} rolls")
    try:
        end = play(start, moves)
    except IllegalMove as illegal:
        raise Wrong(f"case {number}, {illegal}") from illegal
    if count >= 0 and not end.solved():
        raise Wrong(f"case {number}: the block does not stand on the hole at the end\n"
                    f"{end.draw()}")


def smaller_maps(rows: Sequence[str], simpler: Mapping[str, str]) -> Iterator[list[str]]:
    """Simpler variants of a map: without some rows or columns, biggest cut first, then with one
    cell replaced as `simpler` says. The caller drops those that are no valid board."""
    for lines, back in ((list(rows), False), (["".join(c) for c in zip(*rows)], True)):
        size = len(lines) // 2
        while size:
            for first in range(0, len(lines), size):
                rest = lines[:first] + lines[first + size:]
                if rest:
                    yield ["".join(c) for c in zip(*rest)] if back else rest
            size //= 2
    for row, text in enumerate(rows):
        for column, letter in enumerate(text):
            if letter in simpler:
                changed = text[:column] + simpler[letter] + text[column + 1:]
                yield [*rows[:row], changed, *rows[row + 1:]]


def _in_order(first: Cell, second: Cell) -> tuple[Cell, Cell]:
    """Two cells as `Position.parts`: neighbours are a lying block, whichever half came last."""
    apart = abs(first[0] - second[0]) + abs(first[1] - second[1]) > 1
    return (first, second) if apart or first < second else (second, first)


def _name(cell: Cell) -> str:
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def _all_of(text: str, letter: str) -> Iterator[int]:
    column = text.find(letter)
    while column >= 0:
        yield column
        column = text.find(letter, column + 1)


def _used(rows: Iterable[Iterable[str]], letters: str) -> set[str]:
    return {letter for row in rows for letter in row if letter in letters}


def _switch(words: Sequence[str]) -> Switch:
    kind, *rest = words
    if kind == "split":
        numbers = [int(word) - 1 for word in rest]
        return Switch(kind, halves=((numbers[0], numbers[1]), (numbers[2], numbers[3])))
    return Switch(kind, tuple(zip(rest[::2], rest[1::2])))


def _switch_line(letter: str, switch: Switch) -> str:
    words = [word for action in switch.actions for word in action]
    words += [str(number + 1) for cell in switch.halves for number in cell]
    return " ".join(["switch", letter, switch.kind, *words])
