"""The model of sliding tiles: moves, replay, solvability, drawing, the way to the general solver."""

from __future__ import annotations

from itertools import permutations

import pytest

from judge.rules import IllegalMove, play
from judge.rules.sliding_tiles import (Position, general_moves, read_moves, run, shortest_moves,
                                       standard_goal)

EIGHT = Position(3, 3, (8, 1, 3, 4, 0, 2, 7, 6, 5))


def test_moves_are_the_blanks() -> None:
    assert EIGHT.moves() == ["U", "D", "L", "R"]
    assert Position(2, 3, (0, 1, 2, 3, 4, 5)).moves() == ["D", "R"]
    assert EIGHT.step("U").tiles == (8, 0, 3, 4, 1, 2, 7, 6, 5)
    assert EIGHT.step("L").tiles == (8, 1, 3, 0, 4, 2, 7, 6, 5)


def test_a_path_of_fourteen_moves_solves_the_board() -> None:
    assert play(EIGHT, "RDLLUURDLDRURD").solved()
    assert run(EIGHT, "RDLLUURDLDRURD").solved()
    assert not EIGHT.solved()


@pytest.mark.parametrize("replay", [play, run])
def test_an_illegal_move_is_named_with_its_board(replay: object) -> None:
    assert callable(replay)
    with pytest.raises(IllegalMove, match=r"step 3, 'U': the blank would leave the board\n\+---"):
        replay(EIGHT, "LUUR")
    with pytest.raises(IllegalMove, match=r"step 2, 'x': a move is one of U, D, L, R"):
        replay(EIGHT, "Lx")


def test_a_position_is_a_permutation() -> None:
    with pytest.raises(ValueError, match="tiles of a 2x2 board"):
        Position(2, 2, (1, 2, 3, 3))
    with pytest.raises(ValueError, match="goal of a 2x2 board"):
        Position(2, 2, (1, 2, 3, 0), (1, 2, 3))


@pytest.mark.parametrize("rows, columns, boards", [
    (2, 2, 12), (2, 3, 360), (3, 2, 360), (1, 4, 4), (4, 1, 4)])
@pytest.mark.parametrize("blank_first", [False, True])
def test_solvable_is_the_reachable_set(rows: int, columns: int, boards: int,
                                       blank_first: bool) -> None:
    cells = rows * columns
    goal = tuple(range(cells)) if blank_first else standard_goal(cells)
    reached = {goal}
    layer = [Position(rows, columns, goal, goal)]
    while layer:
        after = [position.step(move) for position in layer for move in position.moves()]
        layer = [position for position in {each.tiles: each for each in after}.values()
                 if position.tiles not in reached]
        reached |= {position.tiles for position in layer}
    assert len(reached) == boards
    for tiles in permutations(range(cells)):
        assert Position(rows, columns, tiles, goal).solvable() == (tiles in reached)


def test_letters_are_read_in_any_alphabet() -> None:
    assert read_moves("udlr", "udlr") == ["U", "D", "L", "R"]
    with pytest.raises(IllegalMove, match="step 2: 'U' is not one of udlr"):
        read_moves("uU", "udlr")


def test_the_general_solvers_input_and_output() -> None:
    assert EIGHT.general_input() == "3 3\n8 1 3\n4 0 2\n7 6 5\n"
    assert general_moves("2\nRD\n") == ["R", "D"]
    assert general_moves("0\n\n") == []
    assert general_moves("-1\n") is None


def test_a_goal_with_the_blank_last_is_renamed_for_the_general_solver() -> None:
    start = Position(2, 2, (3, 1, 0, 2), (3, 1, 2, 0))
    assert start.general_input() == "2 2\n1 2\n0 3\n"
    with pytest.raises(ValueError, match="blank in the last cell"):
        Position(2, 2, (3, 1, 0, 2), (0, 1, 2, 3)).general_input()


def test_shortest_moves() -> None:
    moves = shortest_moves(EIGHT)
    assert moves is not None and len(moves) == 14 and play(EIGHT, moves).solved()
    assert shortest_moves(Position(3, 3, (2, 1, 3, 4, 5, 6, 7, 8, 0))) is None
    assert shortest_moves(Position(2, 2, (1, 2, 3, 0))) == []
    first = shortest_moves(Position(2, 4, (7, 6, 5, 4, 3, 2, 1, 0), tuple(range(8))))
    assert first is not None and len(first) == 28


def test_drawing() -> None:
    assert Position(2, 2, (1, 0, 3, 2)).draw() == (
        "+---+---+\n"
        "| 1 |   |\n"
        "+---+---+\n"
        "| 3 | 2 |\n"
        "+---+---+")
    assert "|\x1b[32m 3 \x1b[0m| 2 |" in Position(2, 2, (1, 0, 3, 2)).draw(colour=True)
    assert "| 10 |" in Position(4, 4, standard_goal(16)).draw()
