"""`show --html`: replays as one page that needs nothing else, no network and no server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from judge.frames import Frame, frames
from judge.problem import ProblemError
from judge.rules import Replay
from judge.scenes import SCENES, follow_boxes

TEMPLATE = Path(__file__).with_name("player.html")
MOST_CELLS = 12_000
MOST_FRAMES = 20_000


def page(title: str, puzzle: str, replays: Sequence[Replay]) -> str:
    """The page. Raises ProblemError when a board is too large to be looked at."""
    data = {"title": title, "puzzle": puzzle,
            "boards": [_board(puzzle, replay) for replay in replays]}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return TEMPLATE.read_text("utf-8").replace("{{title}}", escape(title)).replace(
        "{{data}}", text)


def _board(puzzle: str, replay: Replay) -> dict[str, Any]:
    pictures = list(frames(replay))
    scenes = [SCENES[puzzle](frame.position) for frame in pictures]
    if scenes[0].size > MOST_CELLS or len(scenes) > MOST_FRAMES:
        raise ProblemError(f"{replay.label}: {scenes[0].size} cells and {len(scenes)} steps are "
                           f"too much for a page ({MOST_CELLS} and {MOST_FRAMES}); --board N "
                           "takes one board alone")
    if puzzle == "sokoban":
        scenes = follow_boxes(scenes)
    return {
        "label": replay.label, "cells": scenes[0].cells, "names": scenes[0].names,
        "unsolved": replay.moves is None,
        "frames": [_frame(frame, scene.sprites) for frame, scene in zip(pictures, scenes)],
    }


def _frame(frame: Frame, sprites: Sequence[Any]) -> dict[str, Any]:
    data: dict[str, Any] = {"move": frame.move, "sprites": [sprite.data() for sprite in sprites]}
    if frame.error:
        data["error"] = frame.error
    elif frame.position.solved():
        data["solved"] = True
    return data
