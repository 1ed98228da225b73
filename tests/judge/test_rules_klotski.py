"""The model of Klotski: legal moves, replay, drawing, and the way to the general solver."""

from __future__ import annotations

import pytest

from judge.rules import IllegalMove, play
from judge.rules.klotski import (Board, Position, connected, general_moves, parse_grid,
                                 parse_input, spell, split)

CLASSIC = parse_grid(["ABBC", "ABBC", "DEEF", "DGHF", "I..J"], "B", (3, 1))


def test_steps_of_the_classic_start() -> None:
    assert list(CLASSIC.moves()) == ["GD", "HD", "IR", "JL"]


def test_a_step_moves_every_cell_of_the_piece() -> None:
    after = CLASSIC.step("GD")
    assert [after.row(row) for row in range(5)] == ["ABBC", "ABBC", "DEEF", "D.HF", "IG.J"]
    assert CLASSIC.row(3) == "DGHF"


def test_a_path_counts_as_one_move() -> None:
    assert "\nDIJ.\n" in play(CLASSIC, ["IR", "DD", "JL"]).general_input()
    assert CLASSIC.step("IRR").row(4) == "..IJ"


def test_solved_compares_the_corner_of_the_bounding_box() -> None:
    hook = parse_grid([".A", "AA", ".."], "A", (1, 0))
    assert not hook.solved()
    assert hook.step("AD").solved()


@pytest.mark.parametrize("move, why", [
    ("GU", "piece G cannot go U: piece E is there"),
    ("IL", "piece I cannot go L: the board ends there"),
    ("IRRR", "piece I cannot go R: piece J is there"),
    ("ZD", "there is no piece 'Z'"),
    ("G", "piece G goes nowhere"),
    ("Gd", "piece G cannot go d: 'd' is no direction"),
    ("", "there is no piece ''"),
])
def test_illegal_moves_are_named(move: str, why: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        CLASSIC.step(move)
    assert str(caught.value) == why


def test_walls_stop_all_and_gates_all_but_the_target() -> None:
    start = parse_grid(["A-.", "B-.", "C#."], "A", (0, 2))
    assert list(start.moves()) == ["AR"]
    assert start.step("ARR").solved()
    with pytest.raises(IllegalMove, match="a gate is there"):
        start.step("BR")
    with pytest.raises(IllegalMove, match="a wall is there"):
        start.step("CR")


def test_play_draws_the_board_of_the_first_illegal_move() -> None:
    with pytest.raises(IllegalMove, match="step 2, 'GD': piece G cannot go D") as caught:
        play(CLASSIC, ["GD", "GD"])
    assert "┌───┬" in str(caught.value)


def test_rails_keep_a_piece_on_its_line() -> None:
    cells = {(0, 0): "car", (0, 1): "car", (1, 2): "van", (2, 2): "van"}
    board = Board(3, 3, frozenset(), frozenset(), "car", (0, 1), rails=True)
    start = Position.of(board, cells)
    assert list(start.moves()) == ["car:R", "van:U"]
    with pytest.raises(IllegalMove, match="along its long side only"):
        start.step("car:D")


def test_drawing_joins_the_cells_of_a_piece() -> None:
    start = parse_grid(["AAB", "A-#", ".##"], "A", (0, 0))
    assert start.draw().split("\n") == [
        "┌───────┬───┐",
        "│ A     │ B │",
        "│   ┌───┼───┤",
        "│   │┄┄┄│▒▒▒│",
        "├───┼───┘▒▒▒│",
        "│   │▒▒▒▒▒▒▒│",
        "└───┴───────┘"]
    assert "\033[30;41m A \033[0m" in start.draw(colour=True)


def test_general_input_round_trip() -> None:
    text = "5 4\nABBC\nABBC\nDEEF\nDGHF\nI..J\nB 4 2\n"
    assert CLASSIC.general_input() == text
    assert [position.general_input() for position in parse_input(text + text)] == [text, text]


def test_general_input_gives_letters_to_long_names() -> None:
    board = Board(2, 2, frozenset(), frozenset(), "BB", (1, 1))
    start = Position.of(board, {(0, 0): "BB", (0, 1): "AB"})
    assert start.general_input() == "2 2\nBA\n..\nB 2 2\n"


def test_general_input_refuses_what_it_cannot_say() -> None:
    on_a_gate = parse_grid(["A-"], "A", (0, 0)).step("AR")
    with pytest.raises(ValueError, match="stands on a gate"):
        on_a_gate.general_input()
    rails = Position.of(Board(1, 1, frozenset(), frozenset(), "A", (0, 0), True), {(0, 0): "A"})
    with pytest.raises(ValueError, match="rails"):
        rails.general_input()


def test_general_moves_are_the_steps() -> None:
    assert general_moves("2 1\nAR AR\nARR\n") == ["AR", "AR"]
    assert general_moves("0 0\n\n\n") == []
    assert general_moves("-1\n") is None


def test_moves_are_spelt_and_split() -> None:
    assert [spell("A", "RR"), spell("AD", "D")] == ["ARR", "AD:D"]
    assert [split("ARR"), split("AD:D"), split("")] == [("A", "RR"), ("AD", "D"), ("", "")]


def test_connected() -> None:
    assert connected({(0, 0), (0, 1), (1, 1)})
    assert not connected({(0, 0), (1, 1)})
