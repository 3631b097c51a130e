"""Who plays, at which rate, after what has been declared."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.bits import bit
from fudaba.games.contract import Game
from fudaba.games.hachijuu.auction import HIGHEST_RATE, WORDS, Auction
from fudaba.games.hachijuu.options import Rules
from fudaba.nearest import quoted
from fudaba.refusal import Either
from fudaba.score.answers import seat_number
from fudaba.score.problem import Refused


class AuctionQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, after what was declared so far, in speaking order?"""

    seats: int
    #: Who speaks first; without it nobody can say who has said what.
    oya: int | None = None
    declarations: list[str] = []


class AuctionAnswer(Struct, frozen=True, omit_defaults=True):
    """Who plays; or who speaks next; or who has won because all others folded."""

    ok: bool
    rate: int
    pot: int
    oya: int
    active: list[int] | None = None
    put_out: list[int] | None = None
    next: int | None = None
    legal: list[str] | None = None
    won: int | None = None


def auction(game: Game, question: AuctionQuestion) -> AuctionAnswer:
    """HJ-301 to HJ-315."""
    if question.oya is None:
        raise Refused("hachijuu.no_oya", rule="HJ-301")
    oya = seat_number("oya", question.oya, question.seats)
    rules = Rules(game.options)
    if question.seats == 2 and not rules.two_player_auction and question.declarations:
        raise Refused("hachijuu.no_auction", rule="HJ-R3")
    held = Auction(rules, question.seats, oya)
    for word in question.declarations:
        _declare(held, word)
    rate, pot, oya = int(held.rate), int(held.pot), int(held.oya)
    if not held.is_over:
        return AuctionAnswer(True, rate, pot, oya, next=int(held.speaker), legal=_legal(held))
    order = [int(seat) for seat in held.order()]
    if len(order) == 1:
        return AuctionAnswer(True, rate, pot, oya, won=order[0])
    put_out = [int(seat) for seat in held.put_out_seats()]
    return AuctionAnswer(True, rate, pot, oya, active=order, put_out=put_out)


def _declare(held: Auction, word: str) -> None:
    if held.is_over:
        raise Refused("question.said_late", said=quoted(word), rule=_why_over(held))
    legal = _legal(held)
    if word not in legal:
        rule = _why_not(held) if word in WORDS else "HJ-301"
        seat = int(held.speaker)
        choice = Either(legal)
        raise Refused("hachijuu.says", seat=seat, legal=choice, said=quoted(word), rule=rule)
    held.say(bit(WORDS.index(word)))


def _legal(held: Auction) -> list[str]:
    return [word for place, word in enumerate(WORDS) if held.legal() & bit(place)]


def _why_not(held: Auction) -> str:
    """The rule that takes a declaration away: no third double, or three who are in."""
    return "HJ-311" if held.rate == HIGHEST_RATE else "HJ-310"


def _why_over(held: Auction) -> str:
    """The rule that has ended the auction."""
    if len(held.order()) == 1:
        return "HJ-307"
    return "HJ-312" if held.put_out else "HJ-306"
