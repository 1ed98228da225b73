"""The test data of the original game."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402
from string import ascii_lowercase, ascii_uppercase  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.bloxorz import smaller_maps  # noqa: E402

LARGE = ("solution", "textbook/map_of_states.cpp")
Stage = tuple[Sequence[str], Sequence[str]]  # the rows, the lines of bridges and switches

# Rows by "/", then behind "|" the lines by ";": the smallest stages on which a wrong program
# differs, found by a search, and some by hand.
HAND_MADE: dict[str, list[str]] = {
    "01-bridges": [
        "$..^|",
        "$aa^|bridge a up",
        "$aa^|bridge a down",
        "$b.a/..^.|bridge a down;bridge b up",
        "$AB/^aa|switch A soft toggle a;switch B heavy toggle a;bridge a up",
        "^ba$AB|switch A soft open b open a;switch B heavy close b;bridge b up;bridge a up",
        "$aa^|bridge a up",
        "^aa$|bridge a up",
    ],
    "02-soft-switches": [
        "$A.a^/....a|bridge a down;switch A soft open a",
        "$.A...a^|bridge a down;switch A soft open a",
        "a^a$!/B.ACA|"
        "switch A soft toggle a;switch C heavy toggle a open a toggle a"
        ";switch B split 1 4 2 1;bridge a up",
        ".AB./AaaC/.^.$|"
        "switch A soft open a close a;switch B heavy close a;bridge a up"
        ";switch C split 3 1 1 3",
        "ACa$aB^|"
        "switch A split 1 5 1 2;switch C heavy close a toggle a;switch B soft close a"
        ";bridge a up",
    ],
    "03-heavy-switches": [
        "$..A..a^|bridge a down;switch A heavy open a",
        "$.A...a^|bridge a down;switch A heavy open a",
        "$AB/^aa|switch A soft toggle a;switch B heavy toggle a;bridge a up",
        "B.Aa/A^$.|bridge a up;switch A split 2 3 1 4;switch B heavy toggle a",
        "Ab^/a.$|switch A heavy toggle b;bridge b up;bridge a up",
        "^Aa$Ba|switch B split 1 5 1 3;bridge a up;switch A heavy toggle a",
        "^ba/$aA|bridge a up;bridge b down;switch A heavy toggle b",
        "$AB/^aa|bridge a down;switch B heavy open a;switch A split 1 3 1 2",
        "a...$/.Ba^A|switch A split 2 5 1 2;switch B heavy toggle a;bridge a up",
        "^aB/!.a/ $C/.!A|"
        "switch B heavy open a toggle a close a;switch A heavy open a;bridge a up"
        ";switch C split 1 2 4 1",
        "$..AABa^|bridge a up;switch A split 1 4 1 2;switch B heavy close a",
        "^$A.aABC|"
        "switch B split 1 7 1 2;bridge a up;switch A heavy close a;switch C split 1 8 1 1",
        "ACa$aB^|"
        "switch A split 1 5 1 2;switch C heavy close a toggle a;switch B soft close a"
        ";bridge a up",
        "B!.$!/aAa.^|bridge a down;switch B split 2 2 1 3;switch A heavy open a",
    ],
    "04-two-switches-under-the-block": [
        "$ABa^/....a|bridge a down;switch A soft open a;switch B soft close a",
        "$.^/aAA/.Ba|switch B soft toggle a;bridge a up;switch A heavy toggle a",
        "aaA/B.C/!^$|"
        "switch B soft open a;switch A heavy close a;switch C soft toggle a;bridge a down",
        "AB$/aa^|switch A split 2 2 2 3;bridge a down;switch B soft open a open a",
        "$AB/^.a|switch A heavy close a;bridge a down;switch B soft open a",
        "BA$/aC^|"
        "switch B soft toggle a open a;switch C heavy close a;switch A soft close a"
        ";bridge a down",
        "$ACA/.^aB|"
        "switch A split 1 1 2 3;switch B heavy close a;switch C soft open a toggle a"
        ";bridge a up",
        "..^/.a./.$b/.A./.BA|"
        "bridge a down;switch B soft toggle a open a;bridge b down"
        ";switch A soft close a toggle b",
        "^B.C../...A.a/...a $|"
        "bridge a up;switch A soft close a;switch C soft open a;switch B heavy toggle a",
        "$Ba/!CA/^aA|"
        "switch A soft close a toggle a open a;switch B soft open a open a;bridge a up"
        ";switch C soft toggle a close a",
        ".C^/$../aBA|"
        "switch C split 1 1 3 2;bridge a down;switch B soft close a"
        ";switch A soft toggle a",
    ],
    "05-actions-in-order": [
        ".a../...A/a^.$|bridge a up;switch A soft open a close a",
        "A..a/.$B./...^|switch A split 1 1 2 3;bridge a up;switch B soft open a open a toggle a",
        ". a/^A./$aA|switch A soft close a toggle a;bridge a up",
        "$AAa/Ba.^|switch A soft toggle a open a;bridge a up;switch B soft close a",
        "$BA/^aa|switch B heavy open a close a;switch A soft toggle a close a;bridge a down",
        "AAa$/^bba|bridge a up;switch A heavy toggle b close b;bridge b down",
    ],
    "06-bridge-drops-under-the-block": [
        "^bA/a../..$|switch A soft toggle b open a;bridge a down;bridge b down",
        ".aa/^Bb/$A.|bridge a up;bridge b up;switch A split 1 1 2 2;switch B soft toggle b",
        "$aA^a|bridge a up;switch A soft close a",
        "^aA$B|bridge a up;switch A soft toggle a;switch B soft close a",
        ".AB./AaaC/.^.$|"
        "switch A soft open a close a;switch B heavy close a;bridge a up"
        ";switch C split 3 1 1 3",
        "A.a../$..Ba/..^.C|"
        "switch A split 2 3 2 5;switch C soft toggle a;switch B soft toggle a;bridge a up",
        " bA/Ca^/cB$|"
        "switch B soft toggle a;switch C soft toggle a open a;bridge a up"
        ";switch A heavy close c;bridge b down;bridge c up",
        "^Aa$|switch A soft close a toggle a;bridge a down",
        "$Aa^|switch A soft toggle a;bridge a down",
    ],
    "07-fire-on-arrival-alone": [
        ".aa/^Bb/$A.|bridge a up;bridge b up;switch A split 1 1 2 2;switch B soft toggle b",
        "$..A...../.b..b..../....B...^|bridge b up;switch A split 2 4 3 5;switch B soft toggle b",
        "A^$a/aCAB|"
        "switch C heavy toggle a;switch B soft toggle a;switch A split 2 4 1 1"
        ";bridge a up",
    ],
    "08-split": [
        "$..A^/....a|bridge a up;switch A split 2 5 1 1",
        "$..A  ^/.....  |switch A split 2 1 2 2",
        "$..A../......./..^|switch A split 3 1 3 2",
        "$..A  ../.......^|switch A split 1 7 1 8",
        "$..A  ../.......^|switch A split 2 7 1 7",
        "$..Aa /..  .^|bridge a down;switch A split 1 5 2 1",
        "$..Aa../..  ..^|bridge a up;switch A split 1 5 2 1",
        "A^$a/aCAB|"
        "switch C heavy toggle a;switch B soft toggle a;switch A split 2 4 1 1"
        ";bridge a up",
        ".aa/^Bb/$A.|bridge a up;bridge b up;switch A split 1 1 2 2;switch B soft toggle b",
        "$AA^|switch A split 1 1 1 4",
        "$AA^|switch A split 1 4 1 2",
        "$AA^|switch A split 1 2 1 1",
        "^BA$|switch A split 1 3 1 1;switch B split 1 3 1 4",
        "$A^|switch A split 1 3 1 1",
        "$A^|switch A split 1 1 1 2",
    ],
    "09-control": [
        "A^.$|switch A split 1 4 1 1",
        "$^AA|switch A split 1 3 1 1",
        "$..A/..../....^/.....|switch A split 4 1 4 5",
        "$..A/..../....^/.....|switch A split 4 5 4 1",
    ],
    "10-halves-join": [
        "$..A....../ .........^/..........|switch A split 1 6 1 8",
        "$..A/...../....^/.....|switch A split 4 4 2 4",
        " .A!/A^.$|switch A split 2 2 1 3",
        ".^AA/$...|switch A split 1 2 2 1",
        "AaC/$.B/ bc/.A^|"
        "bridge c down;bridge b down;switch A split 3 2 1 3;switch B soft toggle b"
        ";bridge a up;switch C split 1 1 4 3",
        "$../A^.|switch A split 1 3 2 2",
        ".^$/A.A|switch A split 1 1 2 2",
        "$^BC/...A|switch B split 1 4 1 3;switch A split 2 1 2 2;switch C split 1 1 2 2",
        "A^./$A./...|switch A split 1 1 3 1",
        "A^.$|switch A split 1 4 1 1",
        "$^AA|switch A split 1 3 1 1",
    ],
    "11-hole": [
        "A^.$|switch A split 1 4 1 1",
        "$^AA|switch A split 1 3 1 1",
        "$../A^.|switch A split 1 3 2 2",
        ".^$/A.A|switch A split 1 1 2 2",
        "A^.$|switch A split 1 3 1 4",
        "A^A$|switch A split 1 4 1 3",
        "^!$|",
        "$^.|",
    ],
    "12-fragile-cells": [
        "ACB/^!$|switch C split 1 1 1 3;switch A split 2 3 1 1;switch B split 2 1 2 3",
        "..^A/$!A|switch A split 2 3 2 1",
        "$.!A^|switch A split 1 1 1 4",
        "A$^!B|switch B split 1 2 1 3;switch A split 1 3 1 5",
        "B.A$/^.! .|switch B split 1 3 2 2;switch A split 1 3 2 2",
        "$B.C/!!A^|switch A split 1 3 2 3;switch B split 1 4 2 3;switch C split 1 1 1 4",
        "^.!$|",
        "^!!$!|",
        "$..!^|",
    ],
    "13-switch-twice": [
        "A../.a^/.$b|bridge b down;switch A soft toggle b close b toggle b;bridge a up",
        ".A./.a$/b.^|bridge a up;switch A soft open b open a open b;bridge b down",
        "$AB/^aa|switch A soft toggle a;switch B heavy toggle a;bridge a up",
        "AaAa^$.B|bridge a down;switch A split 1 7 1 2;switch B soft toggle a toggle a toggle a",
    ],
}

LYING_AT_ONCE = [f"$..A/B.a..^|bridge a {how};switch B soft toggle a;switch A split {cells}"
                 for how in ("up", "down") for cells in ("2 1 2 2", "2 2 2 1")]
BOTH_PARTS = ["$AAa..^|bridge a up;switch A soft toggle a",
              "$AAa..^|bridge a down;switch A soft toggle a",
              "$/A/A/a/././^|bridge a up;switch A soft toggle a"]


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    for name, stages in HAND_MADE.items():
        yield Case(name, _text([_stage(drawn) for drawn in stages]))
    yield Case("14-random-small", _text([_random_stage(random, 6, 8) for _ in range(1500)]))
    yield Case("15-random-middle", _text([_random_stage(random, 10, 15) for _ in range(30)]))
    yield Case("16-original-size", _text([_full_stage(random) for _ in range(12)]), LARGE)
    some = _text([_random_stage(random, 6, 8) for _ in range(20)])
    yield Case("17-crlf", some.replace("\n", "\r\n"))
    yield Case("18-no-newline", some.removesuffix("\n"))
    yield Case("19-blank-lines", "".join("\n" + _text([_random_stage(random, 6, 8)]) + " \n"
                                         for _ in range(20)))
    yield Case("20-all-letters", _text([_rooms(random, "open", 26), _rooms(random, "toggle", 9)]),
               LARGE)
    yield Case("21-one-switch-under-both-parts", _text([_stage(drawn) for drawn in BOTH_PARTS]))
    yield Case("22-split-into-a-lying-block", _text([_stage(drawn) for drawn in LYING_AT_ONCE]))


def random_case(random: Random, size: int) -> str:
    """Stages, more and larger ones as `size` grows."""
    return _text([_random_stage(random, min(2 + size, 10), min(3 + size, 15))
                  for _ in range(random.between(1, 12 * size))])


def shrink(text: str) -> Iterator[str]:
    """Simpler variants of an input: without some stages, then with one board made simpler."""
    stages = _stages_of(text)
    size = len(stages) // 2
    while size:
        for first in range(0, len(stages), size):
            if len(stages) > size:
                yield _text(stages[:first] + stages[first + size:])
        size //= 2
    for number, (rows, lines) in enumerate(stages):
        for smaller in _simpler(rows, lines):
            yield _text([*stages[:number], smaller, *stages[number + 1:]])


def _simpler(rows: Sequence[str], lines: Sequence[str]) -> Iterator[Stage]:
    """Smaller boards without a split, whose cells would move; then simpler cells. Letters that
    leave the board leave the lines, and a line without an action its letter."""
    splits = any("split" in line for line in lines)
    to_floor = {letter: "." for letter in f"!{ascii_lowercase}{ascii_uppercase}"}
    for board in smaller_maps(rows, {**to_floor, ".": " "}):
        same_size = len(board) == len(rows) and len(board[0]) == len(rows[0])
        if splits and not same_size:
            continue
        used = "".join(board)
        kept = [line for line in lines if line.split()[1] in used]
        bridges = [word for line in kept if line.startswith("switch") for word in line.split()[4:]
                   if word in to_floor]
        solid = all(_is_solid(board, line) for line in kept)
        if used.count("$") == used.count("^") == 1 and solid and all(
                bridge in used for bridge in bridges):
            yield board, kept


def _is_solid(board: Sequence[str], line: str) -> bool:
    """True unless the line splits the block onto void."""
    words = line.split()
    if "split" not in words:
        return True
    numbers = [int(word) - 1 for word in words[3:]]
    return board[numbers[0]][numbers[1]] != " " and board[numbers[2]][numbers[3]] != " "


def _text(stages: Sequence[Stage]) -> str:
    return "".join(f"{len(rows)} {max(map(len, rows))}\n" +
                   "".join(row.rstrip() + "\n" for row in rows) +
                   "\n".join([str(len(lines)), *lines]) + "\n" for rows, lines in stages)


def _stage(drawn: str) -> Stage:
    board, _, lines = drawn.partition("|")
    return board.split("/"), lines.split(";") if lines else []


def _stages_of(text: str) -> list[Stage]:
    lines = iter(text.splitlines())
    stages: list[Stage] = []
    for header in lines:
        height, width = map(int, header.split())
        rows = [next(lines).ljust(width) for _ in range(height)]
        stages.append((rows, [next(lines) for _ in range(int(next(lines)))]))
    return stages


def _full_stage(random: Random) -> Stage:
    """A board of the original's size with four bridges and a split, and a long way to go."""
    rows = [["." if random.chance(92) else "!" for _ in range(15)] for _ in range(10)]
    for row in range(10):
        rows[row][7] = "abcd"[row // 3] if row in (1, 4, 7, 9) else " "
    cells = [(row, column) for row in range(1, 9) for column in range(1, 6)]
    random.shuffle(cells)
    for (row, column), letter in zip(cells, "ABCDE"):
        rows[row][column] = letter
    rows[0][0], rows[random.between(5, 9)][random.between(9, 14)] = "$", "^"
    lines = [f"bridge {name} down" for name in "abcd"]
    lines += [f"switch {name} {random.choice(['soft', 'soft', 'heavy'])} "
              f"{random.choice(['toggle', 'open'])} {bridge}"
              for name, bridge in zip("ABCD", random.choice(["abcd", "badc", "dcab"]))]
    return ["".join(row) for row in rows], [*lines, "switch E split 1 2 10 6"]


def _rooms(random: Random, action: str, rooms: int) -> Stage:
    """A row of rooms, letters by lot: the switch in each opens the bridge to the next one."""
    bridges, switches = list(ascii_lowercase), list(ascii_uppercase)
    random.shuffle(bridges)
    random.shuffle(switches)
    rows = ["", "", ""]
    del bridges[rooms:], switches[rooms:]
    for bridge, switch in zip(bridges, switches):
        place = random.between(0, 2)
        for row in range(3):
            rows[row] += ("$" if row == 1 and not rows[1] else ".") + \
                f".{switch if row == place else '.'}.{bridge}"
    lines = [f"bridge {bridge} down" for bridge in bridges]
    lines += [f"switch {switch} soft {action} {bridge}"
              for bridge, switch in zip(bridges, switches)]
    random.shuffle(lines)
    return [rows[0] + "...", rows[1] + "..^", rows[2] + "..."], lines


def _random_stage(random: Random, most_rows: int, most_columns: int) -> Stage:
    """A board with some of everything; the lines for what is on it."""
    height = random.between(max(1, most_rows // 2), most_rows)
    width = random.between(max(3, most_columns // 2), most_columns)
    void, fragile = random.choice([0, 10, 25]), random.choice([0, 0, 15, 40])
    rows = [[" " if random.chance(void) else "!" if random.chance(fragile) else "."
             for _ in range(width)] for _ in range(height)]
    cells = [(row, column) for row in range(height) for column in range(width)]
    random.shuffle(cells)
    bridges = ascii_lowercase[:random.below(4)]
    switches = ascii_uppercase[:random.below(4)]
    letters = ["$", "^", *bridges, *bridges[:random.below(3)], *switches,
               *switches[:random.below(2)]]
    for (row, column), letter in zip(cells, letters):
        rows[row][column] = letter
    used = "".join(letters[:len(cells)])
    lines = [f"bridge {name} {random.choice(['up', 'down'])}" for name in bridges if name in used]
    solid = [(row, column) for row, column in cells if rows[row][column] != " "]
    lines += [_random_switch(random, name, [bridge for bridge in bridges if bridge in used], solid)
              for name in switches if name in used]
    random.shuffle(lines)
    return ["".join(row) for row in rows], lines


def _random_switch(random: Random, name: str, bridges: Sequence[str],
                   solid: Sequence[tuple[int, int]]) -> str:
    if random.chance(35) or not bridges:
        first, second = random.below(len(solid)), random.below(len(solid) - 1)
        second += second >= first
        numbers = (number + 1 for cell in (first, second) for number in solid[cell])
        return " ".join(["switch", name, "split", *map(str, numbers)])
    actions = [f"{random.choice(['open', 'close', 'toggle'])} {random.choice(bridges)}"
               for _ in range(random.choice([1, 1, 1, 2, 3]))]
    return " ".join(["switch", name, random.choice(["soft", "heavy"]), *actions])
