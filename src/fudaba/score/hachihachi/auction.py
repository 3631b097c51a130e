"""Who plays: what was said, and what follows from it."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.bits import bit
from fudaba.games.contract import Game
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.auction import Auction
from fudaba.nearest import quoted
from fudaba.score.answers import seat_number
from fudaba.score.hachihachi.reading import check_mizuten, check_multiplier, rules_of, white_of
from fudaba.score.problem import Refused


class AuctionQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, after what was said so far?"""

    seats: int
    dealer: int | None = None
    multiplier: int = 1
    says: list[str] = []
    mizuten: bool = False
    white: int | None = None


class AuctionAnswer(Struct, frozen=True, omit_defaults=True):
    """Who plays and who pays; or who speaks next."""

    ok: bool
    fees: dict[str, int]
    active: list[int] | None = None
    forced_in: list[int] | None = None
    driven_out: list[int] | None = None
    outcome: str | None = None
    next: int | None = None
    legal: list[str] | None = None


def auction(game: Game, question: AuctionQuestion) -> AuctionAnswer:
    """HH-300 to HH-313: the says in speaking order, then split or refuse."""
    rules = rules_of(game)
    seats = question.seats
    if question.dealer is None:
        raise Refused("hachihachi.no_dealer", rule="HH-300")
    dealer = seat_number("dealer", question.dealer, seats)
    white = white_of(question.white, seats)
    check_multiplier(rules, question.multiplier)
    blind = question.mizuten and white != dealer
    if question.mizuten:
        check_mizuten(rules, seats)
    held = Auction(rules, seats, dealer, white, blind, question.multiplier)
    fees: dict[str, int] = {}
    says = list(question.says)
    while says and held.speaker >= 0:
        said = says.pop(0)
        if said not in ("stay", "drop"):
            seat = int(held.speaker)
            raise Refused("hachihachi.stay_or_drop", seat=seat, said=quoted(said), rule="HH-300")
        speaker = int(held.speaker)
        held.say(said == "stay")
        if said == "drop":
            fees[str(speaker)] = int(held.fee)
    if held.speaker >= 0:
        return AuctionAnswer(True, fees, next=int(held.speaker), legal=["stay", "drop"])
    order = [int(seat) for seat in held.order()]
    outcome = None
    if len(order) == 0:
        outcome = endings.VOID
    elif len(order) == 1:
        outcome = endings.SOLE
    elif len(order) == 2 and seats > 2:
        if rules.two_always_split:
            outcome = endings.SPLIT
        elif rules.two_may_split:
            for speaker in order:
                if not says:
                    return AuctionAnswer(True, fees, next=speaker, legal=["split", "refuse"])
                said = says.pop(0)
                if said not in ("split", "refuse"):
                    raise Refused(
                        "hachihachi.split_or_refuse",
                        seat=speaker,
                        said=quoted(said),
                        rule="HH-310",
                    )
                if said == "refuse":
                    break
            else:
                outcome = endings.SPLIT
    if says:
        raise Refused("question.said_late", said=quoted(says[0]), rule="HH-301")
    return AuctionAnswer(
        True,
        fees,
        active=order,
        forced_in=_seats(held.forced_in, seats),
        driven_out=_seats(held.driven_out, seats),
        outcome=outcome,
    )


def _seats(found: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if found & bit(seat)]
