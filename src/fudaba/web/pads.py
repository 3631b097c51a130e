"""Score pads over HTTP: opening one, noting deals, trying what a deal would bring, exports."""

from __future__ import annotations

import asyncio
import csv
from io import StringIO
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.locale import Language
from fudaba.refusal import Refusal
from fudaba.scenes.pad import PadRow, PadScene, PadStage
from fudaba.scenes.worth import Worth, kinds, worth
from fudaba.score.guide import Draft
from fudaba.tables.pads import Pad, PadSetup
from fudaba.tables.setup import new_secret
from fudaba.web.call import Call, address_of, said_of
from fudaba.web.messages import Id, Name, Number

#: Seconds for which somebody waits for the next change of a pad.
WAIT: Final = 25.0

PadNames = Annotated[list[Name], Meta(min_length=2, max_length=7)]


class NewPad(Struct, frozen=True, kw_only=True):
    """A pad to be opened, perhaps with deals that were exported from another."""

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, OptionValue] = {}
    names: PadNames
    dealer: Number = 0
    deals: Annotated[list[dict[str, Any]], Meta(max_length=500)] = []


class OpenedPad(Struct, frozen=True):
    """Its id, and the secret that lets others write."""

    id: str
    key: str


class PadState(Struct, frozen=True, kw_only=True):
    """A pad as it stands."""

    version: int
    may_edit: bool
    #: Only for those who may write.
    key: str
    scene: PadScene
    #: What was noted, deal by deal, for corrections.
    deals: list[dict[str, Any]]
    #: The deals, counted from 1, whose result the last correction has changed.
    changed: list[int] = []


class TryDeal(Struct, frozen=True, kw_only=True):
    """A deal as far as it is noted; `number`, counted from 1, may be an earlier one."""

    draft: Draft
    number: Number
    #: The question that is answered, by its place among those asked, and the answer.
    place: Number | None = None
    value: Any = None


class TriedDeal(Struct, frozen=True):
    """The draft with the answer in it, and what the pad shows then."""

    draft: Draft
    scene: PadScene


class NoteDeal(Struct, frozen=True, kw_only=True):
    """A deal to be noted or corrected; without facts the last one is struck out."""

    id: Id = ""
    version: Number
    number: Number = 0
    facts: dict[str, Any] | None = None


class PadExport(Struct, frozen=True, kw_only=True):
    """A pad as a file: the facts, from which everything follows."""

    fudaba_pad: int
    game: str
    preset: str | None
    options: dict[str, OptionValue]
    names: list[str]
    dealer: int
    deals: list[dict[str, Any]]


def stage_of(pad: Pad, language: Language) -> PadStage:
    """Puts a pad into words."""
    return PadStage(pad.game, pad.setup.names, pad.setup.dealer, language)


async def open_pad(call: Call) -> OpenedPad:
    """Opens a pad."""
    wanted: NewPad = call.body
    if not call.house.laying.take(address_of(call.connection)):
        raise Refusal("tables.too_many_tables")
    setup = PadSetup(
        game=wanted.game,
        preset=wanted.preset or next(iter(spec(wanted.game).presets), None),
        options=wanted.options,
        names=wanted.names,
        dealer=wanted.dealer,
        person=call.person.id,
        key=new_secret(),
    )
    pad = await call.house.pads.open(setup)
    for number, facts in enumerate(wanted.deals, 1):
        await _noted(call, pad, number, facts, number - 1, "")
    return OpenedPad(pad.id, setup.key)


async def pad_state(call: Call) -> PadState:
    """A pad; with `after`, as soon as it has changed since that version."""
    pad = await call.house.pads.pad(call.path["id"])
    if pad.version == call.number("after") and not call.house.hall.is_closing:
        try:
            async with asyncio.timeout(WAIT):
                await pad.changed.wait()
        except TimeoutError:
            pass
    return _state(call, pad)


async def try_deal(call: Call) -> TriedDeal:
    """What a deal would bring, and what is still to be noted of it; nothing is stored."""
    wanted: TryDeal = call.body
    pad = await call.house.pads.pad(call.path["id"])
    before = pad.deals[: max(wanted.number - 1, 0)]
    try:
        stage, draft = stage_of(pad, call.language), wanted.draft
        if wanted.place is not None:
            draft = stage.answered(before, draft, wanted.place, wanted.value)
        return TriedDeal(draft, stage.scene(before, draft))
    except msgspec.ValidationError as error:
        raise Refusal("pad.malformed", why=said_of(error)) from None


async def note_deal(call: Call) -> PadState:
    """Notes a deal, or corrects an earlier one; without facts strikes out the last."""
    wanted: NoteDeal = call.body
    pad = await call.house.pads.pad(call.path["id"])
    _check_writer(call, pad)
    before = _results(call, pad)
    if wanted.facts is None:
        await call.house.pads.strike(pad, wanted.version, wanted.id, call.person.id)
    else:
        await _noted(call, pad, wanted.number, wanted.facts, wanted.version, wanted.id)
    after = _results(call, pad)
    changed = [
        number
        for number, (old, new) in enumerate(zip(before, after, strict=False), 1)
        if old != new
    ]
    return _state(call, pad, changed)


async def _noted(
    call: Call, pad: Pad, number: int, facts: dict[str, Any], version: int, client: str
) -> None:
    try:
        await call.house.pads.note(pad, number, facts, version, client, call.person.id)
    except msgspec.ValidationError as error:
        raise Refusal("pad.malformed", why=said_of(error)) from None


class AskWorth(Struct, frozen=True, kw_only=True):
    """Cards to be looked through."""

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, OptionValue] = {}
    what: Annotated[str, Meta(max_length=20)]
    cards: Annotated[str, Meta(max_length=400)]


class WorthAnswer(Struct, frozen=True):
    """What is in them; beside it what can be asked about, and how the pack is laid out."""

    worth: Worth
    kinds: list[str]
    rows: list[PadRow]
    pack: str


async def ask_worth(call: Call) -> WorthAnswer:
    """What cards are worth, without a pad."""
    wanted: AskWorth = call.body
    game = spec(wanted.game).game(wanted.preset, None, wanted.options)
    found = kinds(wanted.game)
    what = wanted.what or found[0]
    stage = PadStage(game, [""] * int(game.seats), 0, call.language)
    told = worth(game, what, wanted.cards, call.language)
    return WorthAnswer(told, found, stage.rows(), stage.pack)


async def export_json(call: Call) -> PadExport:
    """The facts of all deals."""
    pad = await call.house.pads.pad(call.path["id"])
    setup = pad.setup
    return PadExport(
        fudaba_pad=1,
        game=setup.game,
        preset=setup.preset,
        options=setup.options,
        names=setup.names,
        dealer=setup.dealer,
        deals=pad.deals,
    )


async def export_csv(call: Call) -> bytes:
    """A line for each deal: what it brought everybody, and the totals after it."""
    pad = await call.house.pads.pad(call.path["id"])
    scene = stage_of(pad, call.language).scene(pad.deals, Draft())
    names = [party.name for party in scene.parties]
    out = StringIO()
    lines = csv.writer(out)
    lines.writerow(["", *names, *(f"{name} =" for name in names)])
    for sheet in scene.sheets:
        changes = [party.points for party in sheet.parties]
        totals = [party.points_total for party in sheet.parties]
        lines.writerow([sheet.title, *changes, *totals])
    return out.getvalue().encode("utf-8-sig")


def _check_writer(call: Call, pad: Pad) -> None:
    if not pad.may_write(call.person.id, call.connection.headers.get("x-pad-key", "")):
        raise Refusal("pad.read_only")


def _results(call: Call, pad: Pad) -> list[list[int]]:
    scene = stage_of(pad, call.language).scene(pad.deals, Draft())
    return [[party.points_total or 0 for party in sheet.parties] for sheet in scene.sheets]


def _state(call: Call, pad: Pad, changed: list[int] | None = None) -> PadState:
    may = pad.may_write(call.person.id, call.connection.headers.get("x-pad-key", ""))
    return PadState(
        version=pad.version,
        may_edit=may,
        key=pad.setup.key if may else "",
        scene=stage_of(pad, call.language).scene(pad.deals, Draft()),
        deals=pad.deals,
        changed=changed or [],
    )
