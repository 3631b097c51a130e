"""A whole match from the facts of its deals, as a score pad keeps them."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.markup import escape
from rich.table import Table

from fudaba.cli.asked import Asked
from fudaba.cli.output import console, grid, json
from fudaba.cli.sheet import seat_names
from fudaba.games.contract import Game
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.locale import Language, word
from fudaba.malformed import fault
from fudaba.refusal import Refusal
from fudaba.scenes.pad import PadScene, PadStage
from fudaba.scenes.phrases import MINUS
from fudaba.scenes.sheet import Sheet
from fudaba.score.folding import facts_from, fold, part_of
from fudaba.score.guide import Draft


class NotedMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file: a pad's export, or the same written by hand."""

    deals: list[dict[str, Any]]
    fudaba_pad: int = 1
    game: str | None = None
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    seats: int | None = None
    names: list[str] = []
    dealer: int = 0


def show_match(game: str, asked: Asked) -> None:
    """Every deal with what it brought, and how the match stands."""
    question = asked.question(game)
    try:
        noted = msgspec.convert(question, NotedMatch)
    except msgspec.ValidationError as error:
        raise Refusal("pad.malformed", why=fault(error, NotedMatch)) from None
    played = spec(game).game(noted.preset, noted.seats or len(noted.names) or None, noted.options)
    names = noted.names or seat_names(int(played.seats), asked.language)
    if len(names) != played.seats or not 0 <= noted.dealer < len(names):
        raise Refusal("pad.seat", seat=noted.dealer, last=int(played.seats) - 1)
    folded = fold(played, noted.dealer, _facts(game, noted))
    if asked.as_json:
        json(folded)
        return
    scene = PadStage(played, names, noted.dealer, asked.language).scene(noted.deals, Draft())
    _print(played, scene, asked.language)


def _facts(game: str, noted: NotedMatch) -> list[msgspec.Struct]:
    found: list[msgspec.Struct] = []
    for number, facts in enumerate(noted.deals, 1):
        try:
            found.append(facts_from(game, facts))
        except msgspec.ValidationError as error:
            why = Refusal("pad.malformed", why=fault(error, part_of(game).FACTS))
            raise Refusal("pad.deal", number=number, why=why) from None
    return found


def _print(game: Game, scene: PadScene, speech: Language) -> None:
    out = console()
    names = [escape(party.name) for party in scene.parties]
    out.print(f"[bold]{scene.title}[/bold]: {', '.join(names)}")
    for sheet in scene.sheets:
        out.print(f"\n[bold]{sheet.title}[/bold]: {escape(sheet.end)}")
        if sheet.lines:
            out.print(_payments(sheet, speech))
        for line in sheet.sums:
            out.print(f"  {escape(line)}")
    out.print()
    out.print(_totals(scene, names, speech))
    for fact in scene.facts:
        out.print(f"{fact.value} {fact.text}")
    deals = [name for name, party in zip(names, scene.parties, strict=True) if party.deals]
    if scene.result:
        out.print(escape(scene.result))
    elif deals:
        out.print(word("pad.dealer", speech, who=deals[0]))


def _payments(sheet: Sheet, speech: Language) -> Table:
    columns = ("from", "to", "for", "cards", "points", "rule")
    heads = {column: word(f"sheet.{column}", speech) for column in columns}
    shown = grid(*heads.values(), numbers=(heads["points"],))
    for line in sheet.lines:
        payers = escape(word("scene.comma", speech).join(line.payers))
        shown.add_row(
            payers, escape(line.payee), line.reason, line.cards, escape(line.amount), line.rule
        )
    return shown


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", MINUS)


def _totals(scene: PadScene, names: list[str], speech: Language) -> Table:
    """A row for each deal, the totals below."""
    shown = grid("", *names, numbers=tuple(names))
    for deal, sheet in zip(scene.deals, scene.sheets, strict=False):
        rate = f" {deal.rate}" if deal.rate else ""
        shown.add_row(f"{deal.title}{rate}", *(_signed(party.points) for party in sheet.parties))
    shown.add_section()
    totals = [f"[bold]{party.score}[/bold]" for party in scene.parties]
    shown.add_row(f"[bold]{word('sheet.sum', speech)}[/bold]", *totals)
    return shown
