"""Score sheets: why a deal paid what it paid, and how the match stands after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fudaba.games.eights.reckoning import CARD_POINTS
from fudaba.games.view import DealView, EntryView, View
from fudaba.scenes.phrases import MINUS
from fudaba.scenes.sheet import Sheet, SheetLine, SheetParty

if TYPE_CHECKING:
    from fudaba.scenes.stage import Stage


def finished_before(view: View) -> int:
    """How many deals were over before the first one that the view holds."""
    return (view.deal if view.is_over else view.deal - 1) - len(view.finished)


def sheet(stage: Stage, view: View, number: int) -> Sheet:
    """One finished deal, counted from 1."""
    deal = view.finished[number - 1 - finished_before(view)]
    return Sheet(
        number=number,
        title=stage.deal_title(view, number),
        end=stage.end(deal),
        parties=_parties(stage, view, number, deal),
        lines=_lines(stage, deal),
        sums=stage.sums(deal),
        captured=deal.captured,
    )


def _parties(stage: Stage, view: View, number: int, deal: DealView) -> list[SheetParty]:
    own = None if stage.seat is None else stage.party(view, stage.seat)
    return [
        SheetParty(
            name=stage.on_sheet(party),
            change=stage.change(deal.scores[party]),
            total=stage.score_full(total),
            note=stage.deal_note(view, number, party),
            is_own=party == own,
            is_loser=party in (deal.losers or ()),
            beside=_followed(deal, party),
            points=deal.scores[party],
            points_total=total,
        )
        for party, total in enumerate(deal.totals)
    ]


def _followed(deal: DealView, party: int) -> int:
    """What somebody got or paid after a deal."""
    got = sum(entry.amount for entry in deal.after if entry.payee == party)
    return got - sum(entry.amount for entry in deal.after if entry.payer == party)


def _lines(stage: Stage, deal: DealView) -> list[SheetLine]:
    """Every payment or gain; those who paid the same for the same share a line."""
    entries = deal.entries + deal.after
    reckoning = stage.game.spec.reckoning
    lines: list[SheetLine] = []
    place = 0
    for payers, entry in shared(entries):
        amount = stage.money(entry.amount)
        if len(payers) > 1:
            amount = stage.say("sheet.each", amount=amount)
        parts = reckoning.parts(entry, entries) if reckoning else 1
        lines.append(
            SheetLine(
                payers=[stage.on_sheet(payer) for payer in payers],
                payee=stage.on_sheet(entry.payee),
                payer_seats=[payer if isinstance(payer, int) else -1 for payer in payers],
                payee_seat=entry.payee if isinstance(entry.payee, int) else -1,
                amount=amount,
                points=entry.amount,
                reason=stage.entry_reason(deal, place, entry, parts),
                rule=entry.rule,
                cards=stage.entry_cards(entry),
                working=stage.working(deal, entry),
                is_after=place >= len(deal.entries),
            )
        )
        place += len(payers)
    return lines


def shared(entries: list[EntryView]) -> list[tuple[list[int | str], EntryView]]:
    """Entries that differ in nothing but the payer, together."""
    found: list[tuple[list[int | str], EntryView]] = []
    for entry in entries:
        payers, first = found[-1] if found else ([], entry)
        if entry.payer not in payers and payers and replace(entry, payer=first.payer) == first:
            payers.append(entry.payer)
        else:
            found.append(([entry.payer], entry))
    return found


def sums(stage: Stage, deal: DealView, counted: dict[int, int] | None = None) -> list[str]:
    """How the card points that decided a deal were counted, from the cards; or from what people
    have `counted`, where nobody has noted the cards."""
    reckoning = stage.game.spec.reckoning
    if reckoning is None or not (counted or any(deal.captured)):
        return []
    points = counted or reckoning.points(dict(enumerate(deal.captured)))
    reason = stage.reason(CARD_POINTS)
    return [
        stage.say(
            "sum_of",
            reason=reason,
            who=stage.in_sentence(line.seat),
            sum=line.sum.replace("-", MINUS),
        )
        for line in reckoning.counted(points, deal.entries)
    ]
