"""The HTTP interface: every operation once, for the routes and for the description of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct

from fudaba.scenes.cards import CardName
from fudaba.scenes.scene import Scene
from fudaba.web import about, looking_back, pads, seating
from fudaba.web import afterwards as after
from fudaba.web import messages as say
from fudaba.web.call import Call
from fudaba.web.lesson import Lesson


class Operation(Struct, frozen=True, kw_only=True):
    """What can be asked for, what it takes and what it gives."""

    method: str
    path: str
    summary: str
    run: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    #: What else may stand in the query, with what it is.
    query: dict[str, str] = {}
    #: Where the answer is no JSON.
    media: str = ""


def _get(path: str, summary: str, run: Any, gives: Any, media: str = "", **query: str) -> Operation:
    return Operation(
        method="GET", path=path, summary=summary, run=run, gives=gives, query=query, media=media
    )


def _post(path: str, summary: str, run: Any, takes: Any, gives: Any) -> Operation:
    return Operation(method="POST", path=path, summary=summary, run=run, takes=takes, gives=gives)


_ID = "/api/tables/{id}"
_PAD = "/api/pads/{id}"

OPERATIONS: Final = (
    _get("/api/me", "Who I am", about.me, say.Me),
    _post("/api/me", "Changes my name or language", about.change_me, say.NewMe, say.Me),
    _get("/api/games", "The games, and what can be chosen", about.games, list[say.GameInfo]),
    _get("/api/words", "Every word of the page", about.words, dict[str, Any]),
    _get("/api/cards/{pack}", "What cards are called", about.cards, dict[str, CardName]),
    _get("/api/rules/{game}", "The rules of a game", about.rules, list[say.RuleInfo]),
    _get("/api/rules/{game}/{rule}", "One rule", about.rule, say.RuleInfo),
    _get("/api/help/{game}", "How a game is played", about.help, Any, preset="string"),
    _get("/api/primers/{game}", "The primer of a game", about.primer, say.PrimerInfo),
    _get("/api/lesson", "The guided first deal of Koi-Koi", about.lesson, Lesson),
    _get("/api/tables", "The tables that concern me", seating.lists, say.Lists),
    _post("/api/tables", "Lays a table", seating.lay, say.NewTable, say.LaidTable),
    _get(_ID, "A table", seating.table, say.TableInfo, invite="string"),
    _post(f"{_ID}/sit", "Takes a seat", seating.sit, say.Sit, say.TableInfo),
    _post(f"{_ID}/leave", "Gets up", seating.leave, None, say.TableInfo),
    _post(f"{_ID}/rematch", "Plays again with the same people", seating.rematch, None, say.NewId),
    _post(
        f"{_ID}/bot",
        "Lets a bot play for somebody who is away",
        seating.bot,
        say.OneSeat,
        say.TableInfo,
    ),
    _post(f"{_ID}/back", "Takes my seat back from a bot", seating.back, None, say.TableInfo),
    _get(f"{_ID}/qr.svg", "The invitation as a picture", seating.qr, str, "image/svg+xml"),
    _get(f"{_ID}/record", "The record of a finished match", after.record, str, "application/toml"),
    _get(f"{_ID}/sheets", "The score sheets of the deals", after.sheets, Any),
    _get(
        f"{_ID}/moment",
        "A table as it was earlier in the deal",
        looking_back.moment,
        Scene,
        happened="integer",
        seat="integer",
    ),
    _get(
        f"{_ID}/replay",
        "A moment of a finished match",
        after.replay,
        say.Replayed,
        at="integer",
        open="integer",
        seat="integer",
    ),
    _get(f"{_ID}/review", "What my decisions were worth", after.review, Any, seat="integer"),
    _post("/api/pads", "Opens a score pad", pads.open_pad, pads.NewPad, pads.OpenedPad),
    _get(_PAD, "A score pad", pads.pad_state, pads.PadState, after="integer"),
    _post(f"{_PAD}/try", "What a deal would bring", pads.try_deal, pads.TryDeal, pads.TriedDeal),
    _post(f"{_PAD}/deals", "Notes a deal", pads.note_deal, pads.NoteDeal, pads.PadState),
    _post("/api/worth", "What cards are worth", pads.ask_worth, pads.AskWorth, pads.WorthAnswer),
    _get(f"{_PAD}/export.json", "The facts of a pad", pads.export_json, pads.PadExport),
    _get(f"{_PAD}/export.csv", "The results of a pad", pads.export_csv, str, "text/csv"),
)
