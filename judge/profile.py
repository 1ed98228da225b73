"""The online judges: one row of profiles.toml each."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

PROFILES = Path(__file__).with_name("profiles.toml")


@dataclass(frozen=True)
class Profile:
    """What one online judge does to a file; the fields are explained in profiles.toml."""

    key: str
    name: str
    standard: str
    flags: tuple[str, ...]
    bits: int
    stack_kib: int
    memory: str
    compare: str
    source_bytes: int
    confirmed: str


@cache
def profiles() -> dict[str, Profile]:
    """All rows of profiles.toml by their key, in the file's order."""
    rows = tomllib.loads(PROFILES.read_text(encoding="utf-8"))
    names = {field.name for field in fields(Profile)} - {"key"}
    for key, row in rows.items():
        if row.keys() != names:
            raise ValueError(f"profiles.toml, [{key}]: wrong or missing keys "
                             f"{sorted(row.keys() ^ names)}")
    return {key: Profile(key=key, **row | {"flags": tuple(row["flags"])})
            for key, row in rows.items()}
