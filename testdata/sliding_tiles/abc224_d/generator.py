"""The test data of AtCoder ABC224 D."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402
from itertools import combinations  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles_cases import fewer  # noqa: E402

Edge = tuple[int, int]
GRID: list[Edge] = [(1, 2), (2, 3), (4, 5), (5, 6), (7, 8), (8, 9),
                    (1, 4), (4, 7), (2, 5), (5, 8), (3, 6), (6, 9)]
PATH: list[Edge] = [(vertex, vertex + 1) for vertex in range(1, 9)]
STAR: list[Edge] = [(vertex, 9) for vertex in range(1, 9)]
ALL: list[Edge] = list(combinations(range(1, 10), 2))
TWO_PARTS: list[Edge] = [(1, 2), (2, 3), (3, 4), (4, 1), (5, 6), (6, 7), (7, 8), (8, 9), (9, 5)]
HOME = list(range(1, 9))


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-no-edge-solved", _text([], HOME))
    yield Case("02-no-edge", _text([], [1, 2, 3, 4, 5, 6, 7, 9]))
    yield Case("03-grid", _text(GRID, _places((8, 6, 7, 2, 5, 4, 3, 0, 1))))
    yield Case("04-grid-unsolvable", _text(GRID, _places((2, 1, 3, 4, 5, 6, 7, 8, 0))))
    yield Case("05-grid-near", _text(GRID, _places((1, 2, 3, 4, 5, 0, 7, 8, 6))))
    yield Case("06-disconnected", _text(TWO_PARTS, [1, 2, 3, 4, 6, 7, 8, 9]))
    yield Case("07-disconnected-amiss", _text(TWO_PARTS, [2, 1, 3, 4, 5, 6, 7, 8]))
    yield Case("08-path", _text(PATH, [2, 3, 4, 5, 6, 7, 8, 9]))
    yield Case("09-cycle", _text([*PATH, (9, 1)], [2, 3, 4, 5, 6, 7, 8, 9]))
    yield Case("10-star", _random(random, STAR))
    yield Case("11-complete", _random(random, ALL))
    some = _random(random, GRID)
    yield Case("12-crlf", some.replace("\n", "\r\n"))
    yield Case("13-no-newline", some.removesuffix("\n"))
    for number, edges in enumerate((8, 9, 10, 12, 16, 24), 14):
        yield Case(f"{number}-random", _random(random, _some(random, edges)))


def random_case(random: Random, size: int) -> str:
    """A random graph, with more edges as `size` grows; a random walk away every other time."""
    edges = _some(random, random.between(0, min(36, 6 + 4 * size)))
    return _walked(random, edges, 4 * size) if random.chance(50) else _random(random, edges)


def _walked(random: Random, edges: Sequence[Edge], slides: int) -> str:
    places, blank = [*HOME], 9
    for _ in range(slides):
        around = [first + second - blank for first, second in edges if blank in (first, second)]
        if around:
            vertex = random.choice(around)
            places[places.index(vertex)], blank = blank, vertex
    return _text(edges, places)


def shrink(text: str) -> Iterator[str]:
    """Fewer edges, then pieces at home."""
    lines = [[int(word) for word in line.split()] for line in text.splitlines()]
    edges, places = [(u, v) for u, v in lines[1:-1]], lines[-1]
    for rest in fewer(edges):
        yield _text(rest, places)
    for piece, vertex in enumerate(places, 1):
        if vertex != piece:
            yield _text(edges, [piece if at == vertex else vertex if at == piece else at
                                for at in places])


def _places(pieces: Sequence[int]) -> list[int]:
    """The vertex of each piece, from the piece on each vertex (0: none)."""
    return [pieces.index(piece) + 1 for piece in HOME]


def _some(random: Random, edges: int) -> list[Edge]:
    chosen = list(ALL)
    random.shuffle(chosen)
    return [(v, u) if random.chance(50) else (u, v) for u, v in chosen[:edges]]


def _random(random: Random, edges: Sequence[Edge]) -> str:
    vertices = list(range(1, 10))
    random.shuffle(vertices)
    return _text(edges, vertices[:8])


def _text(edges: Sequence[Edge], places: Sequence[int]) -> str:
    lines = [str(len(edges)), *[f"{u} {v}" for u, v in edges], " ".join(map(str, places))]
    return "\n".join(lines) + "\n"
