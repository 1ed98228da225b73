"""What a picture of each puzzle consists of: cells that stay and sprites that move.

Lengths are in cells, x to the right and y downwards from the board's upper left corner.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from string import ascii_lowercase, ascii_uppercase
from typing import Any

from judge.rules import Position, bloxorz, klotski, sliding_tiles, sokoban

Cell = tuple[int, int]


@dataclass(frozen=True)
class Sprite:
    """Something that moves or changes: the same `id` is the same thing in every picture.

    kind: the class by which the page's style knows it. shape: the cells it covers, from its
    corner at (x, y); a rectangle of width x height when empty. lift: how high its upper face
    is drawn above the board.
    """

    id: str
    kind: str
    x: float
    y: float
    width: float = 1
    height: float = 1
    lift: float = 0.12
    label: str = ""
    shape: tuple[tuple[int, int], ...] = ()

    def data(self) -> dict[str, Any]:
        """The sprite for the page; what is at its default is left out."""
        blank = Sprite("", "", 0, 0)
        return {key: value for key, value in asdict(self).items()
                if key in ("id", "kind", "x", "y") or value != getattr(blank, key)}


@dataclass(frozen=True)
class Scene:
    """One picture. cells: rows of one letter a cell; names: what each letter is called."""

    cells: tuple[str, ...]
    names: dict[str, str]
    sprites: tuple[Sprite, ...] = field(default=())

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.cells) * max(map(len, self.cells), default=0)


def rolling_block(position: Position) -> Scene:
    """Floor, hole and switches; the block, which stands tall or lies flat, or its halves."""
    assert isinstance(position, bloxorz.Position)
    rows = position.level.rows
    names = {bloxorz.FLOOR: "floor", bloxorz.FRAGILE: "fragile", bloxorz.HOLE: "hole",
             "s": "switch soft", "h": "switch heavy", "t": "switch split"}
    sprites = []
    cells = [list(row) for row in rows]
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in ascii_lowercase:
                state = "up" if letter in position.up else "down"
                sprites.append(Sprite(f"bridge {y} {x}", f"bridge {state}", x, y, lift=0))
                cells[y][x] = bloxorz.VOID
            elif letter in ascii_uppercase:
                kind = position.level.switches[letter].kind
                cells[y][x] = {"soft": "s", "heavy": "h", "split": "t"}[kind]
    sprites += _block(position)
    return Scene(tuple("".join(row) for row in cells), names, tuple(sprites))


def _block(position: bloxorz.Position) -> list[Sprite]:
    (top, left), (bottom, right) = position.parts
    if position.split:
        active, waiting = position.parts
        return [Sprite("block", "block half", active[1], active[0], lift=0.5),
                Sprite("other half", "block waiting", waiting[1], waiting[0], lift=0.5)]
    lift = 1.0 if position.standing else 0.5
    return [Sprite("block", "block", left, top, right - left + 1, bottom - top + 1, lift)]


def tiles(position: Position) -> Scene:
    """Numbered tiles; those on their goal cell are marked."""
    assert isinstance(position, sliding_tiles.Position)
    sprites = []
    for cell, tile in enumerate(position.tiles):
        if tile:
            y, x = divmod(cell, position.columns)
            kind = "tile home" if position.goal[cell] == tile else "tile"
            sprites.append(Sprite(f"tile {tile}", kind, x, y, label=str(tile)))
    return Scene(("." * position.columns,) * position.rows, {".": "tray"}, tuple(sprites))


def boxes(position: Position) -> Scene:
    """Walls, floor and goals; the player, and the boxes, marked on goals. Boxes are one like the
    other: each keeps its name from picture to picture by `named_boxes`."""
    assert isinstance(position, sokoban.Position)
    board = position.board
    rows = range(len(board.widths))
    cells = tuple("".join(_square(board, (y, x)) for x in range(board.widths[y])) for y in rows)
    sprites = [Sprite("player", "player", position.player[1], position.player[0], lift=0.3)]
    sprites += [Sprite(f"box {y} {x}", "box home" if (y, x) in board.goals else "box", x, y,
                       lift=0.3) for y, x in sorted(position.boxes)]
    return Scene(cells, {"#": "wall", "-": "floor", ".": "goal"}, tuple(sprites))


def _square(board: sokoban.Board, cell: Cell) -> str:
    if cell in board.goals:
        return "."
    return "-" if cell in board.floor else "#"


def pieces(position: Position) -> Scene:
    """Walls, gates and the goal; the pieces in their shapes."""
    assert isinstance(position, klotski.Position)
    board = position.board
    target = position.pieces[board.target]
    top, left = position.corner(board.target)
    goal = {(y - top + board.goal[0], x - left + board.goal[1]) for y, x in target}
    cells = tuple("".join(_place(board, goal, (y, x)) for x in range(board.columns))
                  for y in range(board.rows))
    sprites = []
    for name, covered in sorted(position.pieces.items()):
        y, x = position.corner(name)
        shape = tuple(sorted((column - x, row - y) for row, column in covered))
        kind = "piece target" if name == board.target else f"piece area{min(len(shape), 4)}"
        sprites.append(Sprite(f"piece {name}", kind, x, y, label=name, shape=shape))
    return Scene(cells, {"#": "wall", "-": "gate", "*": "goal", ".": "tray"}, tuple(sprites))


def _place(board: klotski.Board, goal: set[Cell], cell: Cell) -> str:
    if cell in board.walls:
        return "#"
    if cell in board.gates:
        return "-"
    return "*" if cell in goal else "."


SCENES: dict[str, Callable[[Position], Scene]] = {
    "bloxorz": rolling_block, "sliding_tiles": tiles, "sokoban": boxes, "klotski": pieces,
}


def follow_boxes(scenes: list[Scene]) -> list[Scene]:
    """Scenes in which a box that was pushed keeps its name: a push changes one box's cell."""
    names: dict[tuple[float, float], str] = {}
    followed = []
    for scene in scenes:
        now = {(sprite.x, sprite.y): sprite for sprite in scene.sprites
               if sprite.kind.startswith("box")}
        gone = [names[cell] for cell in names if cell not in now]
        names = {cell: names.get(cell) or (gone.pop() if gone else sprite.id)
                 for cell, sprite in now.items()}
        followed.append(Scene(scene.cells, scene.names, tuple(
            Sprite(names.get((s.x, s.y), s.id) if s.kind.startswith("box") else s.id, s.kind, s.x,
                   s.y, lift=s.lift) for s in scene.sprites)))
    return followed
