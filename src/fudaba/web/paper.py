"""Sheets as pages of the server: `/sheet/koikoi?preset=common&tsukifuda=on&lang=sv`, and score
sheets: `/scoresheet/hachihachi?seats=5`."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fudaba.games.contract import Game
from fudaba.games.options import value_text
from fudaba.games.registry import spec
from fudaba.locale import LANGUAGES, Language, word
from fudaba.paper.html import document
from fudaba.paper.registry import score_sheet, sheet
from fudaba.paper.score_html import score_document
from fudaba.refusal import Refusal
from fudaba.web.call import address_of, language_of
from fudaba.web.catalogue import preset_title
from fudaba.web.page import POLICY
from fudaba.web.static_files import PAPER, static_files

SHEET: Final = "sheet"
SCORE_SHEET: Final = "scoresheet"

#: Words of the query that are no options of a game.
_OURS: Final = ("lang", "preset", "seats")
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-cache",
}


class Asked(NamedTuple):
    """Which sheet, under which rules, in which language."""

    kind: str
    game: str
    preset: str
    seats: int
    options: tuple[tuple[str, str], ...]
    language: Language

    def address(self) -> str:
        """Where it is."""
        query = [("lang", self.language), *([("preset", self.preset)] if self.preset else [])]
        if self.kind == SCORE_SHEET:
            query.append(("seats", str(self.seats)))
        return f"/{self.kind}/{self.game}?{urlencode([*query, *self.options])}"


def routes() -> list[BaseRoute]:
    """What is printed from the browser."""
    return [Route(f"/{kind}/{{game}}", printed) for kind in (SHEET, SCORE_SHEET)]


async def printed(request: Request) -> Response:
    """A sheet, under the preset and the options of the query."""
    language = language_of(request, None)
    try:
        if not request.app.state.house.requests.take(address_of(request)):
            raise Refusal("tables.too_often")
        asked = _asked(request, language)
    except Refusal as refused:
        code = 429 if refused.key == "tables.too_often" else 404
        text = f"{refused.text(language)}\n"
        return Response(text, code, media_type="text/plain", headers=dict(_HEADERS))
    return Response(_page(asked), media_type="text/html", headers=dict(_HEADERS))


def _asked(request: Request, language: Language) -> Asked:
    given = request.query_params
    preset, seats = given.get("preset", ""), given.get("seats", "")
    options = {name: text for name, text in given.items() if name not in _OURS}
    if seats and not (seats.isascii() and seats.isdecimal() and len(seats) < 3):
        raise Refusal("tables.number", name="seats")
    game = spec(request.path_params["game"]).game(
        preset or None, int(seats) if seats else None, options
    )
    kind = request.url.path.split("/")[1]
    changed = tuple((name, value_text(value)) for name, value in game.overrides.items())
    return Asked(kind, game.name, preset, int(game.seats), changed, language)


@lru_cache(maxsize=64)
def _page(asked: Asked) -> str:
    game = spec(asked.game).game(asked.preset or None, asked.seats, dict(asked.options))
    stylesheet = f"/static/{static_files().version}/{PAPER}"
    if asked.kind == SCORE_SHEET:
        return score_document(score_sheet(game, asked.language), stylesheet, _bar(game, asked))
    return document(sheet(game, asked.language), stylesheet, _bar(game, asked))


def _bar(game: Game, asked: Asked) -> str:
    """The way home, the other presets, sheets and languages; it is not printed."""
    home = escape(word("page.home.back", asked.language))
    current = asked.preset or next(iter(game.spec.presets), "")
    groups = [
        [
            _link(
                asked._replace(kind=kind),
                word(f"page.paper.{kind}", asked.language),
                kind == asked.kind,
            )
            for kind in (SHEET, SCORE_SHEET)
        ],
        [
            _link(
                asked._replace(preset=name, options=()),
                preset_title(game.name, name, asked.language),
                name == current,
            )
            for name in game.spec.presets
        ],
        _seats(game, asked) if asked.kind == SCORE_SHEET else [],
        [
            _link(asked._replace(language=one), word("entrance.tongue", one), one == asked.language)
            for one in LANGUAGES
        ],
    ]
    menus = "".join(f"<nav>{''.join(links)}</nav>" for links in groups if links)
    logo = f'<a href="/"><img src="/logo.svg" width="32" height="32" alt="{home}"></a>'
    return f'<header class="bar">{logo}{menus}</header>'


def _seats(game: Game, asked: Asked) -> list[str]:
    """Sheets for other numbers of players."""
    numbers = sorted(game.spec.seats)
    if len(numbers) == 1:
        return []
    return [_link(asked._replace(seats=n), str(n), n == asked.seats) for n in numbers]


def _link(asked: Asked, text: str, is_current: bool) -> str:
    here = ' aria-current="page"' if is_current else ""
    return f'<a href="{escape(asked.address())}"{here}>{escape(text)}</a>'
