"""The Sokoban rules: the format, legal and illegal moves, drawing, the helpers of the checkers."""

from __future__ import annotations

from itertools import cycle

import pytest

from judge import rules
from judge.rules import IllegalMove, play
from judge.rules.sokoban import (
    Malformed, Position, count, general_moves, long_walk, parse_levels)

LEVEL = """  #####
 ###   #
 #.$@  #
 ### $.#
 #.$  ##
 #   . #
 #######
"""


def level(*rows: str) -> Position:
    return Position.from_rows(rows)


def test_plays_a_solution_with_a_goal_to_spare() -> None:
    (start,) = parse_levels(LEVEL)
    assert play(start, "LrdRldL").solved()
    assert not play(start, "LrdRld").solved()


def test_draws_the_level_as_it_was_written() -> None:
    (start,) = parse_levels(LEVEL)
    assert start.draw() + "\n" == LEVEL
    assert start.general_input() == LEVEL


def test_colours_can_be_taken_out_again() -> None:
    (start,) = parse_levels(LEVEL)
    painted = start.draw(colour=True)
    for code in ("90;100", "1;36", "1;33", "1;32", "31", "0"):
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted == start.draw()


def test_moves_are_listed_in_the_order_left_up_right_down() -> None:
    assert list(level("#####", "# $@ #", "#  $ #", "#    #", "######").moves()) == ["L", "r", "D"]


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("l", "a box stands there"),
        ("L", "into a wall"),
        ("R", "no box stands there"),
        ("u", "walk up into a wall"),
        ("D", "into another box"),
        ("x", "'x' is not one of"),
        ("LR", "step 1"),
        ("rR", "step 2"),
    ])
def test_names_the_illegal_move(moves: str, reason: str) -> None:
    start = level("######", "#$@  #", "##$  #", "##$  #", "##   #", "######")
    with pytest.raises(IllegalMove, match=reason):
        play(start, moves)


def test_a_walk_without_end_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "LONGEST", 100)
    assert play(level("#@ #"), "rl" * 50).draw() == "#@ #"
    with pytest.raises(IllegalMove, match="more than 100 moves"):
        play(level("#@ #"), cycle("rl"))


def test_an_empty_move_is_illegal() -> None:
    with pytest.raises(IllegalMove):
        level("#@ #").step("")


def test_outside_the_text_is_wall() -> None:
    assert list(level("#@", "#").moves()) == []
    assert list(level("#$@").moves()) == []


def test_a_level_without_boxes_is_solved() -> None:
    assert level("#@.#").solved()


def test_more_boxes_than_goals_is_never_solved() -> None:
    assert not level("#@*$#").solved()


def test_a_board_without_walls_gets_a_rim_for_the_general_solver() -> None:
    start = level("@$.", "   ")
    assert start.general_input() == "#####\n#@$.#\n#   #\n#####\n"
    assert parse_levels(start.general_input())[0].draw() == "#####\n#@$.#\n#   #\n#####"
    assert level("@$.", " ").general_input() == "#####\n#@$.#\n# ###\n#####\n"


def test_several_levels_with_titles_and_comments() -> None:
    text = "Collection #1\n\n; 1\n###\n#@#\n###\n#1\n####\r\n#+_#\r\n####\r\n   \n#-@-#"
    assert [position.draw() for position in parse_levels(text)] == [
        "###\n#@#\n###", "####\n#+ #\n####", "# @ #"]


def test_run_lengths() -> None:
    (start,) = parse_levels("7#|#.@3-#|#2$*-2#|7#\n")
    assert start.draw() == "#######\n#.@   #\n#$$* ##\n#######"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("###\n# #\n###\n", "level 1, line 1: no player"),
        ("###\n#@#\n###\n\n#@@#\n", "level 2, line 5: two players"),
        ("#@999999999999 #\n", "level 1, line 1: more than 1000"),
        ("#@" + "|#" * 1000, "level 1, line 1: more than 1000"),
    ])
def test_names_the_malformed_level(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        parse_levels(text)


def test_lines_that_are_no_board_lines() -> None:
    assert parse_levels("#1\n @$.\n---\n# x #\n3|#\n#@#2\n") == []


def test_reads_the_general_solvers_answer() -> None:
    assert general_moves("1 3\nrrR\n") == ["r", "r", "R"]
    assert general_moves("0 0\n\n") == []
    assert general_moves("-1\n") is None
    assert general_moves("? 12\n") is None
    assert general_moves("") is None


def test_counts_pushes_and_moves() -> None:
    assert count("lrRdD") == (2, 5)
    assert count("") == (0, 0)


def test_finds_a_walk_with_a_detour() -> None:
    start = level("######", "#  $.#", "#@   #", "######")
    assert long_walk(start, "urR") is None
    assert "takes a detour" in str(long_walk(start, "rulrR"))
    assert "after the last push" in str(long_walk(start, "urRl"))
