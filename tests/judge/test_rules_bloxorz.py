"""The model of the rolling block: every rule of the game once, and the forms it is read from."""

from __future__ import annotations

from collections import deque

import pytest

from judge.checker import Wrong
from judge.rules import IllegalMove
from judge.rules.bloxorz import Position, check_solutions, general_moves, map_position, \
    read_boards, read_solutions, read_stages


def stage(*lines: str) -> Position:
    (position,) = read_stages("\n".join(lines) + "\n")
    return position


def play(position: Position, moves: str) -> Position:
    for move in moves:
        position = position.step(move)
    return position


def least(start: Position) -> int | None:
    """The least number of rolls, by a search over the model (changes of halves cost nothing)."""
    distance = {(start.parts, start.up): 0}
    queue = deque([start])
    while queue:
        position = queue.popleft()
        rolls = distance[position.parts, position.up]
        if position.solved():
            return rolls
        for move in position.moves():
            after = position.step(move)
            cost = rolls + (move != "S")
            if distance.get((after.parts, after.up), cost + 1) > cost:
                distance[after.parts, after.up] = cost
                (queue.appendleft if move == "S" else queue.append)(after)
    return None


def illegal(position: Position, moves: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        play(position, moves)
    return str(caught.value).splitlines()[0]


def test_twelve_rolls() -> None:
    middle = stage("7 7", "$......", *["......."] * 5, "......^", "0")
    standing = Position(middle.level, ((3, 3), (3, 3)))
    assert [standing.step(side).parts for side in "UDLR"] == [
        ((1, 3), (2, 3)), ((4, 3), (5, 3)), ((3, 1), (3, 2)), ((3, 4), (3, 5))]
    row = Position(middle.level, ((3, 3), (3, 4)))
    assert [row.step(side).parts for side in "UDLR"] == [
        ((2, 3), (2, 4)), ((4, 3), (4, 4)), ((3, 2), (3, 2)), ((3, 5), (3, 5))]
    column = Position(middle.level, ((3, 3), (4, 3)))
    assert [column.step(side).parts for side in "UDLR"] == [
        ((2, 3), (2, 3)), ((5, 3), (5, 3)), ((3, 2), (4, 2)), ((3, 4), (4, 4))]


def test_fragile_and_hole() -> None:
    assert play(stage("1 4", "$!!^", "0"), "RR").solved()
    assert "fragile" in illegal(stage("1 6", "$..!.^", "0"), "RR")
    assert not play(stage("1 3", "$.^", "0"), "R").solved()
    assert "void" in illegal(stage("1 3", "$.^", "0"), "L")


def test_switches_fire_on_arrival() -> None:
    soft = stage("1 7", "$.A..a^", "2", "bridge a down", "switch A soft open a")
    assert play(soft, "RRRR").solved()
    heavy = stage("1 7", "$.A..a^", "2", "bridge a down", "switch A heavy open a")
    assert "bridge a, which is down," in illegal(heavy, "RRR")
    drops = stage("1 4", "$aA^", "2", "bridge a up", "switch A soft close a")
    assert "drops under" in illegal(drops, "R")
    twice = stage("1 8", "$AB.a..^", "3", "bridge a down", "switch A soft open a",
                  "switch B soft toggle a")
    assert play(twice, "R").up == frozenset()


def test_split_and_rejoin() -> None:
    start = stage("1 9", "$..A....^", "1", "switch A split 1 6 1 8")
    halves = play(start, "RR")
    assert halves.split and halves.parts == ((0, 5), (0, 7))
    assert halves.step("S").parts == ((0, 7), (0, 5))
    joined = halves.step("R")
    assert not joined.split and joined.parts == ((0, 6), (0, 7))
    assert joined.step("R").solved()
    assert play(halves, "SLR").parts == ((0, 7), (0, 7))
    assert "no other half" in illegal(start, "S")
    adjacent = stage("1 8", "$..A...^", "1", "switch A split 1 7 1 6")
    assert play(adjacent, "RR").parts == ((0, 5), (0, 6))


def test_a_half_on_the_hole_is_no_end() -> None:
    start = stage("1 11", "$..A .^ . .", "1", "switch A split 1 6 1 9")
    on_hole = play(start, "RRR")
    assert on_hole.parts == ((0, 6), (0, 8)) and not on_hole.solved()


def test_boards_of_the_other_rule() -> None:
    (start,) = read_boards("1 7\nS..O..X\n")
    assert play(start, "RRRR").solved()
    (weak,) = read_boards("1 4\nS.OX\n")
    assert "weak" in illegal(weak, "R")
    (hole,) = read_boards("1 4\nS.X\n")
    assert "may not cover the hole" in illegal(hole, "R")


def test_drawing() -> None:
    halves = play(stage("2 9", "$..A.!..^", "a b", "3", "bridge a up", "bridge b down",
                        "switch A split 1 8 1 6"), "RR")
    assert halves.draw() == "...A.▓.█^\na _"
    assert "\x1b[" in halves.draw(colour=True)
    poj = map_position(["#####", "#XXE#", "#..O#", "#####"], "#.EO", "X")
    assert poj.draw() == "#####\n#██E#\n#..O#\n#####"
    (large,) = read_boards("100 100\n" + ("." * 100 + "\n") * 98 + "." * 99 + "S\nX\n")
    drawn = large.draw().splitlines()
    assert len(drawn) == 31 and drawn[-1] == "(rows 71 to 100 of 100, columns 11 to 100 of 100)"


@pytest.mark.parametrize("rows", [
    ["######", "#XX..#", "#.E.O#", "#....#", "######"],
    ["#####", "#X..#", "#X.E#", "#..O#", "#####"],
    ["XX.", "..O", "..."],
    ["#####", "#X..#", "#..E#", "#..O#", "#####"],
])
def test_general_input_keeps_the_least_number_of_rolls(rows: list[str]) -> None:
    start = map_position(rows, "#.EO", "X")
    (copy,) = read_stages(start.general_input())
    away = 0 if start.standing else len("LRRR")
    expected = least(start)
    assert least(copy) == (None if expected is None else expected + away)
    if away:
        assert play(copy, "LRRR").parts == start.parts


def test_general_input_of_halves_and_bridges() -> None:
    start = stage("3 9", "$..A....^", ".........", "a a.B....", "3", "bridge a down",
                  "switch A split 1 6 3 4", "switch B soft toggle a")
    position = play(start, "RR")
    (copy,) = read_stages(position.general_input())
    assert play(copy, "LRRR").parts == position.parts
    assert least(copy) == (least(position) or 0) + 4


def test_general_moves() -> None:
    assert general_moves("-1\n") is None
    assert general_moves("2\nRR\n") == ["R", "R"]
    assert general_moves("6\nLRRRDD\n") == ["D", "D"]


def test_read_solutions_stops_where_the_form_ends() -> None:
    assert list(read_solutions("2\nRR\n-1\n0\n\n")) == [["R", "R"], None, []]
    assert list(read_solutions("2\nRR\nnonsense\nRR\n")) == [["R", "R"]]
    assert list(read_solutions("2\n")) == []


@pytest.mark.parametrize("output, message", [
    ("2\nRR\n", ""), ("2\nRRR\n", "3 rolls"), ("4\nRLRR\n", "the least are 2"),
    ("2\nRL\n", "does not stand on the hole"), ("2\nRD\n", "void"), ("-1\n", "but 2 rolls"),
    ("", "the output ends here"), ("2\nRR\n3\n", "nothing more"), ("2.0\nRR\n", "a count expected"),
    ("02\nRR\n", "a count expected"), (f"{'9' * 5000}\nRR\n", "a count expected"),
])
def test_check_solutions(output: str, message: str) -> None:
    starts = list(read_boards("1 4\nS..X\n"))
    if not message:
        check_solutions(starts, "2\nRR\n", output)
        return
    with pytest.raises(Wrong, match=message):
        check_solutions(starts, "2\nRR\n", output)


def test_an_answer_that_is_not_the_least_is_the_judges_fault() -> None:
    with pytest.raises(RuntimeError):
        check_solutions(read_boards("1 4\nS..X\n"), "3\nRRR\n", "2\nRR\n")
