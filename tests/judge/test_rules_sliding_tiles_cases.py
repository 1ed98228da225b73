"""What the test data of the sliding-tile problems share."""

from __future__ import annotations

from itertools import permutations

import pytest

from judge.checker import Wrong
from judge.random import Random
from judge.rules.sliding_tiles import Position, shortest_moves
from judge.rules.sliding_tiles_cases import FARTHEST_EIGHT, HARD_FIFTEEN, check_path, fewer, \
    lenient_moves, nearer, shortest_chain, shuffled, solved_board, walked


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (3, 3), (4, 4), (7, 10)])
def test_shuffled_boards_are_solvable_as_told(shape: tuple[int, int]) -> None:
    random = Random(1)
    for solvable in (True, False):
        assert all(shuffled(random, *shape, solvable).solvable() == solvable for _ in range(20))


def test_walked_boards_do_not_turn_back() -> None:
    random = Random(2)
    for steps in (1, 2, 3, 4, 5):
        moves = shortest_moves(walked(random, solved_board(3, 3), steps))
        assert moves is not None and len(moves) == steps


def test_nearer_boards_keep_the_answer_and_are_nearer() -> None:
    random = Random(3)
    for _ in range(50):
        board = shuffled(random, 3, 3)
        home = sum(tile == goal for tile, goal in zip(board.tiles, board.goal))
        for after in nearer(board):
            assert after.solvable() == board.solvable() and not after.solved()
            assert sum(tile == goal for tile, goal in zip(after.tiles, after.goal)) > home


def test_fewer_never_gives_nothing() -> None:
    assert list(fewer([1])) == []
    assert all(rest for rest in fewer([1, 2, 3, 4, 5]))
    assert [2, 3] in fewer([1, 2, 3])


def test_known_boards_are_as_far_as_told() -> None:
    for tiles in FARTHEST_EIGHT:
        moves = shortest_moves(Position(3, 3, tiles))
        assert moves is not None and len(moves) == 31
    assert all(Position(4, 4, tiles).solvable() for tiles in HARD_FIFTEEN)


def test_shortest_chain_counts_swaps_of_a_row() -> None:
    def neighbours(row: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(*row[:i], row[i + 1], row[i], *row[i + 2:]) for i in range(len(row) - 1)]

    for row in permutations(range(5)):
        inversions = sum(row[j] > row[i] for i in range(5) for j in range(i))
        chain = shortest_chain(row, (0, 1, 2, 3, 4), neighbours)
        assert chain is not None and len(chain) == inversions + 1
        assert chain[0] == row and chain[-1] == (0, 1, 2, 3, 4)
        assert all(after in neighbours(before) for before, after in zip(chain, chain[1:]))
    assert shortest_chain((0,), (1,), lambda row: []) is None


def test_check_path_names_what_is_wrong() -> None:
    board = Position(3, 3, (1, 2, 3, 4, 5, 6, 7, 0, 8))
    assert check_path("board", board, "r", "udlr") == 1
    with pytest.raises(Wrong, match="step 1"):
        check_path("board", board, "d", "udlr")
    with pytest.raises(Wrong, match="not solved"):
        check_path("board", board, "u", "udlr")
    with pytest.raises(Wrong, match="not one of"):
        check_path("board", board, "R", "udlr")
    assert lenient_moves("udx", "udlr") == ["U", "D"]
