"""Levels of our own: the format's odd forms, lost positions, random rooms, stores to be filled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402

Rows = list[str]
LARGE = ("solution",)


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-spare-goals", text("######/#@ $ #/# $. #/#. . #/######",
                                      "#####/#@$.#/#. .#/#####"))
    yield Case("02-too-many-boxes", text("#######/#@ $ .#/#  $  #/#     #/#######"))
    yield Case("03-lost", text("######/#@  $#/#  . #/######", "######/#@ . #/#    #/# $  #/######",
                               "######/#  $$#/#@ $$#/#....#/######",
                               "#######/#.@$ ##/#####.##/# $   #/#######"))
    yield Case("04-solved", text("#####/#@ *#/#####", "####/#+ #/#  #/####"))
    yield Case("05-decoration", text("########/#@ $.# *#/########/#* . $##".replace("$##", " ##")))
    yield Case("06-stranded", text("########/#@ $.#$.#/########"))
    yield Case("07-run-lengths", "6#|#@-$.#|#_$_.#|#4-#|6#\n\n5#|#@$.#|\n3#_#|5#\n")
    yield Case("08-open", text("#@--/#_$_/--#.", "-#-/#@$./-#"))
    yield Case("09-titles", "Two levels\n; by hand\n#####\n#@$.#\n#####\nNumber #1\n\n"
                            "#####\n#.$@#\n#####\n'end'\n")
    yield Case("10-order", text("########/#@ $ ..#/#  $ ###/#    #/######"))
    yield Case("11-crlf", level(random, 5, 6, 2, 2, 10).replace("\n", "\r\n"))
    yield Case("12-no-newline", level(random, 5, 6, 2, 2, 10).rstrip("\n"))
    yield Case("13-parking", text("#########/#@      #/# $##   #/#  #   #/#.$.   #/#########",
                                  "########/#@ $ ..#/#  $ ###/#  $ .#/########"))
    yield Case("14-player-side", text("#######/#  .  #/# ### #/#@$ # #/# ### #/#     #/#######",
                                      "########/#. $@  #/# #### #/# #  # #/#      #/########",
                                      "#####/##.@#/# $##/#  ##/#  ##/#####"))
    for number, fewest, spare in ((15, 1, 0), (16, 2, 0), (17, 1, 1)):
        rooms = (level(random, 5, 6, boxes, boxes + spare, 15)
                 for boxes in (fewest + n % 3 for n in range(12)))
        yield Case(f"{number}-random", "\n".join(rooms))
    yield Case("18-store", store(random, 10, 7, 9), LARGE)
    yield Case("19-store", store(random, 12, 9, 13), LARGE)
    yield Case("20-two-doors", two_halls(), LARGE)
    yield Case("21-player-on-a-goal", text("#######/#+  $ #/#     #/#######",
                                           "#####/#+$.#/#$  #/#   #/#####"))
    yield Case("22-long-runs", "16#|#@-$10-.-#|16#\n\n16#|#.100-$-@#|106#\n".replace(
        "16#|#.", "106#|#."))
    yield Case("23-many-rows", text("/".join(["####", "#@ #", "# $#", *["#  #"] * 70, "# .#", "####"])))
    yield Case("24-one-row-no-newline", text("#####/#@$.#/#####", "@ $.#").rstrip("\n"))


def random_case(random: Random, size: int) -> str:
    """Rooms of up to size + 3 rows and columns with one to three boxes, more as `size` grows."""
    return "\n".join(_room(random, min(size + 2, 6)) for _ in range(random.between(1, 3 * size)))


def _room(random: Random, side: int) -> str:
    boxes = random.between(1, 3)
    return level(random, random.between(3, side + 1), random.between(3, side + 1), boxes,
                 boxes + random.between(0, 1), random.between(0, 30))


def shrink(input: str) -> Iterator[str]:
    """Fewer levels, then fewer rows and columns, then more walls, fewer boxes and goals."""
    levels = [part.split("\n") for part in input.rstrip("\n").split("\n\n")]
    for index in range(len(levels) if len(levels) > 1 else 0):
        yield "\n\n".join("\n".join(rows) for rows in levels[:index] + levels[index + 1:]) + "\n"
    if len(levels) > 1:
        return
    rows = levels[0]
    simpler = [rows[:r] + rows[r + 1:] for r in range(1, len(rows) - 1)]
    simpler += [[row[:c] + row[c + 1:] for row in rows] for c in range(1, len(rows[0]) - 1)]
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            for plain in {"$": " ", ".": " ", "*": " ", " ": "#"}.get(mark, ""):
                simpler.append([*rows[:r], row[:c] + plain + row[c + 1:], *rows[r + 1:]])
    for variant in simpler:
        drawing = "\n".join(variant) + "\n"
        if drawing.count("@") + drawing.count("+") == 1:
            yield drawing


def text(*levels: str) -> str:
    """Levels, each written with a slash between the rows."""
    return "\n\n".join(drawing.replace("/", "\n") for drawing in levels) + "\n"


def level(random: Random, height: int, width: int, boxes: int, goals: int, walls: int) -> str:
    """A walled room with boxes, goals, the player, and `walls` per cent of the rest walls."""
    squares = [(r, c) for r in range(height) for c in range(width)]
    random.shuffle(squares)
    marks = {square: "#" for square in squares[boxes + goals + 1:] if random.chance(walls)}
    marks |= {square: "." for square in squares[boxes:boxes + goals]}
    marks |= {square: "$" for square in squares[:boxes]}
    if boxes + goals < len(squares):
        marks[squares[boxes + goals]] = "@"
    else:
        marks[squares[0]] = "@"
    return walled(["".join(marks.get((r, c), " ") for c in range(width)) for r in range(height)])


def store(random: Random, boxes: int, height: int, width: int) -> str:
    """A hall with boxes and, behind a door and room to turn, a store that they just fill."""
    columns = (boxes + 2) // 3
    rows = [[" "] * (width + 3) + ["#"] * columns for _ in range(height)]
    places = [(r, c) for r in range(2, height - 1, 2) for c in range(1, width - 1, 2)]
    random.shuffle(places)
    for r, c in places[:boxes]:
        rows[r][c] = "$"
    for r in range(height):
        rows[r][width] = " " if r == 1 else "#"
    for number in range(boxes):
        rows[number % 3][width + 3 + number // 3] = "."
    for r in range(3, height):
        rows[r][width + 1] = rows[r][width + 2] = "#"
    rows[0][0] = "@"
    return walled(["".join(row) for row in rows])


def two_halls() -> str:
    """Two halls with four boxes each; the store between them is the only way."""
    hall = ["      ", " $ $  ", "      ", "      ", "      ", " $ $  ", "      "]
    middle = ["#####", "#...#", "#...#", " ... ", "#...#", "#####", "#####"]
    rows = [left + centre + left[::-1] for left, centre in zip(hall, middle)]
    return walled(["@" + rows[0][1:], *rows[1:]])


def walled(rows: Rows) -> str:
    """A level with a wall around it."""
    rim = "#" * (len(rows[0]) + 2)
    return "\n".join([rim, *(f"#{row}#" for row in rows), rim]) + "\n"
