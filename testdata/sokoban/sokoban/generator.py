"""Levels for the push-optimal solver: by hand, and made by pulling boxes off their goals."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sokoban import parse_levels  # noqa: E402

Level = list[str]
Cell = tuple[int, int]

STEPS = ((0, -1), (-1, 0), (0, 1), (1, 0))

# Rows by `/`.
EDGES = [
    "#####/#@$.#/#####", "###/#@#/###", "####/#+ #/####", "#####/#@* #/#####",
    "######/#.$@ #/######", "####/#+$#/#  #/####", "#####/#+*.#/#   #/#####",
    "#######/#@ $ .#/#######", "#######/#. $ @#/#######", "#####/#*@*#/#####",
    "######/#+$ .#/#    #/######", "######/#@$$.#/#  . #/######"]
LOOKS_DEAD = [
    "  ###/###.###/#.*$  #/#    @#/#######", "  ####/###. ###/#.*$   #/#     @#/########",
    "########/#      #/# #*$# #/# .  @ #/########", "#######/#@    #/# $*. #/#  .  #/#######",
    "#########/#   @   #/#.$*#   #/###   ###/  #. #/  ####",
    "########/#. *$@.#/##  # ##/ # .  #/ ######"]
CORNER_GOALS = [
    "######/#.  .#/# $$ #/#  @ #/######", "######/#. $ #/# $@ #/#.   #/######",
    "#######/#.   .#/#  $  #/# $@$ #/#.   .#/#######", "#######/#* $ .#/#  @  #/#.$   #/#######",
    "######/#*  .#/#  $ #/# $@ #/#.   #/######"]
SPARE_GOALS = [
    "#######/#. $ .#/#.  @ #/#######", "######/#....#/# $$ #/# @  #/######",
    "#######/#.....#/#  $  #/#  @  #/#######", "########/#.#  #.#/#. $@ .#/########",
    "########/#*. $  #/#. @  .#/########"]
DECORATIONS = [
    "*#######*/##@ $ .##/*#######*", "#######  ###/#@ $ .#  #*#/#######  ###",
    "#######/#@ $ .#/#######/#. $* #/#######", "#######/#@ $ .#/#######/#  *  #/#######",
    "#####/#@$.#/#####/#.  #/#####", "#####/#@$ #/#####/#.  #/#####",
    "   #####/   #   #/####$. ##*/#@     #/#########"]
OPEN = [
    "#/  $ ./ @", "# @$  ./   ", "#   /  .$ /   @/", "@$.#", ".$@#/", "# $/ @./ $ ./#  ",
    "   #/ $. / @"]
UNSOLVABLE = [
    "#####/#$@.#/#####", "######/#$ @.#/#    #/######", "######/#@$$.#/######",
    "#######/#@ $$.#/#   ###/#####", "#######/#@ $$.#/#     #/#######", "#######/#.$#@ #/#######",
    "#######/# $$  #/#  . @#/#######", "######/#  .#/# $$ #/# $$@#/#..  #/#.   #/######",
    "#######/#  $$##/# @  .#/#    .#/#######",
    "#########/#   #   #/# $ $ $ #/#  ###@ #/#...#####/#####",
    "##########/#   ##   #/# $ $@.. #/#   ##   #/##########",
    "#########/#. @    #/#.#$#####/# $    #/####  ##/   ####"]
TUNNELS = [
    "##########/#   #   .#/# $  $    #/#@  #   .#/##########",
    "###########/#  .#######/# @$ $   .#/#   #######/###########",
    "#########/#  ######/# $ . $.##/#@ # ####/#  #####/####",
    "##########/####  ####/#@ $  $ .#/#  ## #.##/#### ####/   ###",
    "#######/#     #/### # #/#*+$  #/#######", "#######/#   #.#/# # #$#/#   $+#/#######",
    "#######/#   . #/#*# # #/#+$   #/#######"]
CORRALS = [
    "########/#   ####/# $$   #/# .. @ #/########",
    "########/#  .   #/# $##  #/# .#$@ #/#  #  ##/#######",
    "#########/#..  #  #/#..$ $  #/####$ # #/   #@$  #/   ######"]
CHAMBERS = [
    "#########/#   #   #/#       #/#   #   #/#########",
    "########/#  #  #/#     ##/## #  #/#     #/########",
    "########/#   ###/#   ###/##    #/###   #/########"]
BOTH_SIDES = [
    "######/#*   #/#+$  #/######", "######/#*.  #/#+$  #/######",
    "########/#*     #/#+$    #/########", "#######/#   $+#/#   #*#/#######",
    "#########/# .     #/##$# ## #/#@*     #/#########",
    "#######/# *   #/##@## #/# $.# #/#. ## #/#     #/#######"]
GREEDY = [
    "#######/# .   #/### $ #/#+$  .#/#######", "#######/# .*  #/## $  #/#@$. .#/#######",
    "######/#    #/# *$ #/#  *@#/#..  #/######", "#######/#   ..#/#  $  #/##$   #/#@$.  #/#######",
    "#######/#  .$.#/#.  $@#/#$   ##/#     #/#######",
    "#######/#.  .##/#   $ #/# $$. #/#.@   #/#######"]
DETOURS = [
    "########/#   # .#/# $    #/# ##@# #/#      #/########",
    "#######/#  .  #/# #$# #/#@$  .#/#     #/#######",
    "#########/#   @   #/# ##$## #/# # . # #/#   $  .#/#########",
    "########/# .    #/#  ##$ #/# $#   #/#   @.##/#######"]

LONG = [f"#@$.{' ' * 12}#/{'#' * 17}", f"{'#' * 107}/# .{' ' * 100}$@ #/{'#' * 107}",
        f"{' ' * 20}####/{' ' * 20}# .#/{'#' * 21}  #/#@$  {' ' * 18}#/{'#' * 24}"]


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-edges", text(rows(EDGES)))
    yield Case("02-corner-goals", text(turned(CORNER_GOALS)))
    yield Case("03-looks-dead", text(turned(LOOKS_DEAD)))
    yield Case("04-spare-goals", text(turned(SPARE_GOALS)))
    yield Case("05-decorations", text(rows(DECORATIONS)))
    yield Case("06-open", text(rows(OPEN)))
    yield Case("07-run-lengths", "".join(shortened(level) + "\n" for level in rows(
        [*EDGES, *SPARE_GOALS, *DETOURS])))
    yield Case("08-floor-letters", text(rows(DETOURS)).replace(" ", "-") + text(
        rows(CORRALS)).replace(" ", "_"))
    yield Case("09-titles", titles([*EDGES[:4], *CORNER_GOALS, *OPEN]))
    yield Case("10-unsolvable", text(turned(UNSOLVABLE)))
    yield Case("11-tunnels", text([*turned(TUNNELS), *(
        pulled(random, corridors(random, 5, 9), 2, 1) for _ in range(30))]))
    yield Case("12-corrals", text([*turned(CORRALS), *(
        pulled(random, random.choice(rows(CHAMBERS)), 3, 0) for _ in range(12))]))
    yield Case("13-detours", text(turned(DETOURS)))
    yield Case("14-both-sides", text(turned(BOTH_SIDES)))
    yield Case("15-greedy", text(turned(GREEDY)))
    yield Case("16-random-tiny", text(scattered(random, 4, 4, 2) for _ in range(300)))
    yield Case("17-random-small", text(pulled(random, room(random, 5, 6), 2, 1)
                                       for _ in range(80)))
    yield Case("18-random-corridors", text(pulled(random, corridors(random, 7, 9), 2, 0)
                                           for _ in range(80)))
    yield Case("19-random-crowded", text(pulled(random, room(random, side, 5), boxes, 0)
                                         for side, boxes in [(4, 3), (4, 4), (3, 5)] * 15))
    yield Case("20-crlf", text(rows(EDGES)).replace("\n", "\r\n"))
    yield Case("21-no-newline", text(rows(SPARE_GOALS)).rstrip("\n"))
    large = ("solution", "textbook/push_search.cpp")
    yield Case("22-medium", text(pulled(random, frame, 4, 0) for frame in (
        walled([" " * 7] * 6), corridors(random, 9, 13), corridors(random, 11, 15))), large)
    yield Case("23-large", text([pulled(random, walled([" " * 6] * 5), 5, 0)]), large)
    yield Case("24-long-runs", "".join(shortened(level) + "\n" for level in rows(LONG)))
    yield Case("25-many-squares", text([long_corridor(60, 70)]))
    yield Case("26-many-boxes", text([many_boxes(70)]))
    yield Case("27-one-row-no-newline", text(rows(["#####/#@$.#/#####", "@ $.#"])).rstrip("\n"))


def random_case(random: Random, size: int) -> str:
    """Levels, more and larger ones as `size` grows, some without a solution."""
    side = min(2 + size // 3, 6)
    return text(random_level(random, side) for _ in range(random.between(1, 3 * size)))


def random_level(random: Random, side: int) -> Level:
    """A small level of any kind."""
    height, width = random.between(1, side), random.between(3, side + 1)
    boxes = random.between(1, min(3, height * width // 3))
    if random.chance(30):
        return scattered(random, height, width, boxes)
    frame = corridors(random, 5, 7) if random.chance(30) else room(random, height, width)
    return pulled(random, frame, boxes, random.between(0, 2))


def shrink(input: str) -> Iterator[str]:
    """Fewer levels, then fewer rows and columns, then fewer boxes, goals and walls."""
    levels = [position.draw().split("\n") for position in parse_levels(input)]
    for number, level in enumerate(levels):
        others = levels[:number] + levels[number + 1:]
        if others:
            yield text(others)
        for smaller in simpler(level):
            if any("#" in row for row in smaller):  # or it would be no level
                yield text(levels[:number] + [smaller] + levels[number + 1:])


def simpler(level: Level) -> Iterator[Level]:
    """The level without one row, one column, one box, one goal or one inner wall."""
    width = max(map(len, level))
    for row, line in enumerate(level):
        if not set(line) & set("@+"):
            yield level[:row] + level[row + 1:]
    for column in range(width):
        if not {line[column:column + 1] for line in level} & {"@", "+"}:
            yield [line[:column] + line[column + 1:] for line in level]
    for row, line in enumerate(level):
        for column, mark in enumerate(line):
            rim = row in (0, len(level) - 1) or column in (0, len(line) - 1)
            for plainer in {"$": " ", "*": ".$", ".": " ", "#": "" if rim else " "}.get(mark, ""):
                yield [*level[:row], line[:column] + plainer + line[column + 1:],
                       *level[row + 1:]]


def rows(words: Iterable[str]) -> list[Level]:
    """Levels whose rows are parted by `/`."""
    return [word.split("/") for word in words]


def text(levels: Iterable[Level]) -> str:
    """A collection of these levels, a blank line behind each."""
    return "".join(written(level) + "\n" for level in levels)


def written(level: Level) -> str:
    """A level as lines, or as one line with `|` where a row has no wall."""
    joint = "\n" if all("#" in row for row in level) else "|"
    return joint.join(level) + "\n"


def shortened(level: Level) -> str:
    """A level in run-length letters on one line."""
    def run(mark: str, length: int) -> str:
        letter = "-" if mark == " " else mark
        return f"{length}{letter}" if length > 1 else letter
    return "|".join("".join(run(mark, len(list(group))) for mark, group in groupby(row))
                    for row in level) + "\n"


def long_corridor(height: int, width: int) -> Level:
    """A block of walls with a corridor down the left rim and along the bottom, the box in it."""
    full = ["#" * width] * 2
    down = ["#" + mark + "#" * (width - 2) for mark in "@" + " " * (height - 7)]
    turn = ["#" + mark * 3 + "#" * (width - 4) for mark in "  "]
    return [full[0], *down, *turn, "#  $" + " " * (width - 6) + ".#", "#" * width]


def many_boxes(count: int) -> Level:
    """A row of boxes that stand on their goals, and one that does not."""
    return ["#" * (count + 5), "#" + "*" * count + "   #", "#" + " " * count + "   #",
            "# @ $" + " " * (count - 3) + ". #", "#" * (count + 5)]


def titles(words: Iterable[str]) -> str:
    """Levels with titles, comments and blank lines of all sorts between them."""
    between = ["#1\n", "; a comment with # and $\n", "\n \n\t\n", "Level 2: @ # $ .\n", "   \n",
               "5\n", "#3#4\n", "Author: nobody\n\n\n", "- -\n", "::#::\n"]
    parts = [between[i % len(between)] + written(level) for i, level in enumerate(rows(words))]
    return "".join(parts) + "the end\n"


def turned(words: Iterable[str]) -> list[Level]:
    """Each level as it stands, turned by a quarter, and both mirrored."""
    levels = []
    for level in rows(words):
        width = max(map(len, level))
        square = [row.ljust(width, "#") for row in level]
        turn = ["".join(column) for column in zip(*square)]
        levels += [square, [row[::-1] for row in square], turn, turn[::-1]]
    return levels


def room(random: Random, height: int, width: int) -> Level:
    """A walled room with some walls inside, at most half of it."""
    walls = random.between(0, 25)
    inside = ["".join("#" if random.chance(walls) else " " for _ in range(width))
              for _ in range(height)]
    if 2 * "".join(inside).count("#") > height * width:
        inside = [" " * width] * height
    return walled(inside)


def walled(inside: Level) -> Level:
    """The rows with a wall round them."""
    rim = "#" * (len(inside[0]) + 2)
    return [rim, *(f"#{row}#" for row in inside), rim]


def corridors(random: Random, height: int, width: int) -> Level:
    """Narrow ways on the odd rows and columns, with loops and some open places."""
    cells = [["#"] * width for _ in range(height)]
    trail = [(1, 1)]
    cells[1][1] = " "
    while trail:
        row, column = trail[-1]
        ways = [(dr, dc) for dr, dc in STEPS if 0 < row + 2 * dr < height
                and 0 < column + 2 * dc < width and cells[row + 2 * dr][column + 2 * dc] == "#"]
        if not ways:
            trail.pop()
            continue
        dr, dc = random.choice(ways)
        cells[row + dr][column + dc] = cells[row + 2 * dr][column + 2 * dc] = " "
        trail.append((row + 2 * dr, column + 2 * dc))
    for row in range(1, height - 1):
        for column in range(1, width - 1):
            if random.chance(20):
                cells[row][column] = " "
    return ["".join(line) for line in cells]


def scattered(random: Random, height: int, width: int, boxes: int) -> Level:
    """Boxes, goals and player anywhere in a small room: most such levels have no solution.
    The room needs at least two squares for each box."""
    cells = [list(row) for row in room(random, height, width)]
    free = floor_of(["".join(row) for row in cells])
    random.shuffle(free)
    goals = random.between(boxes, boxes + 1) if random.chance(90) else boxes - 1
    for row, column in free[:boxes]:
        cells[row][column] = "$"
    random.shuffle(free)
    for row, column in free[:goals]:
        cells[row][column] = "*" if cells[row][column] == "$" else "."
    row, column = random.choice([(r, c) for r, c in free if cells[r][c] in " ."])
    cells[row][column] = "@" if cells[row][column] == " " else "+"
    return ["".join(line) for line in cells]


def pulled(random: Random, frame: Level, boxes: int, spare: int) -> Level:
    """A level with a solution: boxes on goals, then pulled about; `spare` goals stay empty."""
    free = floor_of(frame)
    random.shuffle(free)
    places, player = set(free[1:1 + boxes]), free[0]
    goals = places | set(free[1 + boxes:1 + boxes + spare])
    for _ in range(4 * len(free)):
        reached = walkable(set(free) - places, player)
        pulls = [(box, to, past) for box in sorted(places) for dr, dc in STEPS
                 if (to := (box[0] + dr, box[1] + dc)) in reached
                 and (past := (to[0] + dr, to[1] + dc)) in set(free) - places]
        if not pulls:
            break
        box, to, player = random.choice(pulls)
        places = places - {box} | {to}
    return drawn(frame, goals, places, player)


def walkable(free: set[Cell], start: Cell) -> set[Cell]:
    """The squares to be reached from `start` over the free ones."""
    reached, queue = {start}, [start]
    while queue:
        row, column = queue.pop()
        near = {(row + dr, column + dc) for dr, dc in STEPS} & free - reached
        reached |= near
        queue += near
    return reached


def floor_of(frame: Level) -> list[Cell]:
    """The squares that are no wall, row by row."""
    return [(row, column) for row, line in enumerate(frame)
            for column, mark in enumerate(line) if mark != "#"]


def drawn(frame: Level, goals: set[Cell], boxes: set[Cell], player: Cell) -> Level:
    """The frame with what stands on it."""
    def mark(row: int, column: int, plain: str) -> str:
        cell = row, column
        on, off = ("*", "$") if cell in boxes else ("+", "@") if cell == player else (".", plain)
        return on if cell in goals else off
    return ["".join(mark(row, column, plain) for column, plain in enumerate(line))
            for row, line in enumerate(frame)]
