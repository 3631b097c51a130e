"""The page's own files, read once: style sheets as one, scripts, drawings, each also compressed."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

from fudaba.drawing.file import card_file
from fudaba.drawing.pack import PACKS, drawn
from fudaba.drawing.sprite import sprite
from fudaba.paper.html import styles as paper_styles

#: The style sheets in the order in which they follow each other.
STYLES: Final = (
    "layers",
    "tokens",
    "base",
    "card",
    "seat",
    "middle",
    "decision",
    "drawer",
    "parts",
    "page",
    "table",
    "eights",
    "tricks",
    "guided",
    "practice",
    "replay",
    "curtain",
    "room",
    "sideways",
    "home",
    "learn",
    "primer",
    "sheet",
    "pad",
    "print",
)

_TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}

#: The style sheet of pages that are printed.
PAPER: Final = "paper.css"

#: Scripts of pages that few open first: they are fetched when somebody does.
_LATER: Final = ("js/replay/", "js/learn/", "js/pad/")


class StaticFile(Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    packed: bytes
    media: str
    mark: str


class StaticFiles(Struct, frozen=True):
    """All files by their path, and a version that changes with any of them."""

    by_path: dict[str, StaticFile]
    version: str


@cache
def static_files() -> StaticFiles:
    """Everything the page is made of."""
    root = files("fudaba.web") / "static"
    sources = dict(_read(root, ""))
    styles = b"\n".join(sources.pop(f"css/{name}.css") for name in STYLES)
    sources["fudaba.css"] = styles
    sources[PAPER] = paper_styles().encode()
    for pack in PACKS:
        sources[f"cards/{pack}.svg"] = sprite(drawn(pack)).encode()
        sources[f"cards/{pack}-back.svg"] = card_file(pack, drawn(pack).back).encode()
    version = hashlib.sha256(b"".join(sources[path] for path in sorted(sources))).hexdigest()[:12]
    shell = sources.pop("index.html").decode()
    preloads = [
        f'<link rel="modulepreload" href="/static/{version}/{path}">'
        for path in sorted(sources)
        if path.endswith(".js") and not path.startswith(_LATER)
    ]
    shell = shell.replace("{static}", f"/static/{version}").replace(
        "{preloads}", "\n    ".join(preloads)
    )
    sources["index.html"] = shell.encode()
    return StaticFiles({path: _file(path, body) for path, body in sources.items()}, version)


def _read(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        path = f"{prefix}{one.name}"
        if one.is_dir():
            found += _read(one, f"{path}/")
        elif one.name.rpartition(".")[2] in _TYPES:
            found.append((path, one.read_bytes()))
    return found


def _file(path: str, body: bytes) -> StaticFile:
    media = _TYPES[path.rpartition(".")[2]]
    return StaticFile(
        body=body,
        packed=gzip.compress(body, mtime=0),
        media=media,
        mark=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
    )
