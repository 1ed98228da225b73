"""The replay page: its pictures, and the page itself in a headless browser where there is one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from judge.page import page
from judge.problem import ProblemError
from judge.rules import Position, Replay, bloxorz, klotski, sliding_tiles, sokoban
from judge.scenes import SCENES, follow_boxes

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser")

# puzzle, start, moves that solve it, moves of which the last is illegal
REPLAYS: list[tuple[str, Position, list[str], list[str]]] = [
    ("bloxorz", next(bloxorz.read_stages("1 8\n$.....^.\n0\n")), list("RRRR"), list("RRU")),
    ("sliding_tiles", sliding_tiles.Position(2, 3, (1, 2, 3, 4, 0, 5)), ["R"], ["R", "R"]),
    ("sokoban", sokoban.parse_levels("######\n#@$ .#\n######\n")[0], ["R", "R"], ["R", "U"]),
    ("klotski", klotski.parse_input("2 3\nAA.\n...\nA 2 2\n")[0], ["AD", "AR"], ["AD", "AD"]),
]
PUZZLES = [replay[0] for replay in REPLAYS]


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'type="application/json">(.*?)</script>', text, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


@pytest.mark.parametrize(("puzzle", "start", "good", "bad"), REPLAYS, ids=PUZZLES)
def test_page_holds_a_frame_a_step_and_marks_what_is_illegal(
        puzzle: str, start: Position, good: list[str], bad: list[str]) -> None:
    text = page("a < b", puzzle, [Replay("right", start, good), Replay("wrong", start, bad)])
    assert "<title>a &lt; b</title>" in text
    assert not re.search(r'(src|href)=|https?://(?!www\.w3\.org/2000/svg)', text)
    right, wrong = data_of(text)["boards"]
    assert [frame["move"] for frame in right["frames"]] == ["", *good]
    assert right["frames"][-1]["solved"] and "error" not in right["frames"][-1]
    assert wrong["frames"][-1]["error"].startswith("illegal: ")
    assert wrong["frames"][-1]["sprites"] == wrong["frames"][-2]["sprites"]


def test_moves_that_end_too_early_are_marked() -> None:
    puzzle, start, good, _ = REPLAYS[0]
    board, = data_of(page("t", puzzle, [Replay("x", start, good[:-1])]))["boards"]
    assert "not solved" in board["frames"][-1]["error"]


def test_board_that_is_too_large_is_refused() -> None:
    start = sliding_tiles.Position(120, 120, tuple(range(1, 14400)) + (0,))
    with pytest.raises(ProblemError, match="too much for a page"):
        page("t", "sliding_tiles", [Replay("x", start, [])])


def test_a_box_keeps_its_name_when_it_is_pushed() -> None:
    level = "#######\n#@$ $.#\n#   . #\n#######\n"
    positions: list[Position] = [sokoban.parse_levels(level)[0]]
    for move in "RdrruL":
        try:
            positions.append(positions[-1].step(move))
        except Exception:
            break
    scenes = follow_boxes([SCENES["sokoban"](position) for position in positions])
    names = [{sprite.id for sprite in scene.sprites} for scene in scenes]
    assert len(names) > 2
    assert all(each == names[0] for each in names)


def browse(address: str, profile: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    assert BROWSER
    return subprocess.run(
        [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
         "--no-first-run", "--disable-background-networking", f"--user-data-dir={profile}",
         "--enable-logging=stderr", "--v=0", "--window-size=390,760",
         "--virtual-time-budget=60000", *arguments, "--dump-dom", address],
        capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.skipif(not BROWSER, reason="Chromium is not installed: apt-get install chromium")
@pytest.mark.parametrize(("puzzle", "start", "good", "bad"), REPLAYS, ids=PUZZLES)
def test_page_plays_to_its_end_in_a_browser(
        puzzle: str, start: Position, good: list[str], bad: list[str], tmp_path: Path) -> None:
    for moves, body in ((good, f'data-step="{len(good)}" data-total="{len(good)}" '
                               'data-solved="true" data-error=""'),
                        (bad, f'data-step="{len(bad)}" data-total="{len(bad)}" '
                              'data-solved="false" data-error="illegal: ')):
        file = tmp_path / "page.html"
        file.write_text(page("t", puzzle, [Replay("x", start, moves)]), "utf-8")
        done = browse(f"file://{file}#play", tmp_path / "profile")
        assert "CONSOLE" not in done.stderr, done.stderr
        assert body in done.stdout, re.findall("<body[^>]*>", done.stdout)


@pytest.mark.skipif(not BROWSER, reason="Chromium is not installed: apt-get install chromium")
def test_keys_step_and_play(tmp_path: Path) -> None:
    puzzle, start, good, _ = REPLAYS[0]
    press = "".join(f"document.dispatchEvent(new KeyboardEvent('keydown',{{key:'{key}'}}));"
                    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"))
    text = page("t", puzzle, [Replay("x", start, good)])
    file = tmp_path / "page.html"
    # The events must come from an element, as a browser's do.
    press = press.replace("document.dispatch", "document.body.dispatch").replace(
        "{key:", "{bubbles:true,key:")
    file.write_text(text.replace("</body>", f"<script>{press}</script></body>"), "utf-8")
    done = browse(f"file://{file}", tmp_path / "profile")
    assert 'data-step="1"' in done.stdout
    assert "CONSOLE" not in done.stderr, done.stderr
