"""A deal of Hachi-Hachi as it is noted at a table, and what it does to the match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.bits import cards_of
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.actions import DROP, LOOK, MIZUTEN, REFUSE, REPAY, SPLIT, STAY
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.bank import REPAY_KAN
from fudaba.games.hachihachi.compensating import Compensating
from fudaba.games.hachihachi.dealing import clear_deal
from fudaba.games.hachihachi.declaring import Declaring
from fudaba.games.hachihachi.facts import Facts
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.questions import AUCTION, BLIND
from fudaba.games.hachihachi.questions import REPAY as REPAYING
from fudaba.games.hachihachi.settlement import settle
from fudaba.games.hachihachi.settling import Settling, book
from fudaba.games.ledger import Entry
from fudaba.games.phase import in_order
from fudaba.refusal import Refusal
from fudaba.score.cards import hanafuda_set, no_card_twice
from fudaba.score.folding import FoldedDeal, Standing, result_of, standing_of, walk
from fudaba.score.hachihachi.called import GROUP_A, called
from fudaba.score.hachihachi.counted import Counted
from fudaba.score.hachihachi.facts import Declared, SettleQuestion, facts_of
from fudaba.score.hachihachi.reading import WHITE_RULE, hand_of, white_of

_SAID = {"stay": STAY, "drop": DROP, "split": SPLIT, "refuse": REFUSE}


class Laid(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A hand with the groups that were declared from it; or only the names of what was."""

    hand: str = ""
    groups: Literal["AB", "A", "B", ""] = ""
    names: list[str] = []


class HachiHachiDeal(
    Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What is noted of a deal, in the order in which it happens."""

    #: The field as it was dealt; its lights are enough.
    field: str = ""
    white: int | None = None
    mizuten: bool = False
    #: Hands laid down at once by who was dealt a four-three, where that ends the match (HH-422).
    four_three: dict[str, str] = {}
    #: `stay` or `drop` in speaking order, then `split` or `refuse`.
    says: list[str] = []
    #: The hands of those who were driven out (HH-350).
    driven_out: dict[str, str] = {}
    teyaku: dict[str, Laid] = {}
    #: The triples of those of whom only the names are known.
    triples: dict[str, str] = {}
    #: How the play ended; nothing where no card was played.
    end: Literal["shoubu", "cancel", "exhausted"] | None = None
    by: int | None = None
    sage: list[int] = []
    captured: dict[str, str] | None = None
    #: Instead of captured cards: what people counted, the cards of what was made, and by month
    #: whether a declared triple was caught.
    points: dict[str, int] | None = None
    made: dict[str, str] | None = None
    caught: dict[str, bool] = {}
    liable: dict[str, int] = {}
    liable_month: dict[str, int] = {}
    #: What was paid back after the deal, in kan.
    repay: dict[str, int] = {}


FACTS = HachiHachiDeal


def play(match: HachiHachiMatch, facts: HachiHachiDeal) -> FoldedDeal:
    """A deal from its facts."""
    month, year = int(match.month), int(match.year)
    _lay_out(match, facts)
    _join(match, facts)
    pot = int(match.pot)
    phases = in_order(match.game.deal)
    settling = next(phase for phase in phases if isinstance(phase, Settling))
    if match.end:
        _no_play(facts)
        settling.begin(match)
    else:
        found = _played(match, facts)
        match.end = found.end
        match.captured = found.captured
        settlement = settle(match.rules, found)
        _hide_unseen(facts, settlement.entries)
        book(match, settlement)
    repayable = _finish(match, facts)
    return FoldedDeal(
        result=result_of(match, month, year),
        order=[int(seat) for seat in match.order],
        rate=int(match.multiplier),
        pot=pot,
        counted=_counted_points(facts),
        repayable=repayable,
    )


def standing(match: HachiHachiMatch) -> Standing:
    """Between two deals."""
    common = standing_of(match)
    return Standing(
        deal=common.deal,
        dealer=common.dealer,
        scores=common.scores,
        is_over=common.is_over,
        winner=common.winner,
        month=int(match.month),
        year=int(match.year),
        pot=int(match.pot),
        carried=list(match.carried),
        track=int(match.books.track),
        coins=[int(coins) for coins in match.books.coins],
        debt=[int(debt) for debt in match.books.debt],
    )


def _lay_out(match: HachiHachiMatch, facts: HachiHachiDeal) -> None:
    """What is known of the cards before anybody speaks."""
    match.open_books()
    match.clear()
    match.hands = vec[i64]([0] * match.seats)
    match.dealt = vec[i64]([0] * match.seats)
    clear_deal(match)
    match.field = hanafuda_set(facts.field, WHITE_RULE)
    match.white = white_of(facts.white, int(match.seats))
    if facts.four_three and not match.rules.four_three_ends:
        raise Refusal("pad.four_three_goes_on")
    for name, text in {**facts.driven_out, **facts.four_three}.items():
        match.hands[_seat(match, name)] = hand_of(text)


def _join(match: HachiHachiMatch, facts: HachiHachiDeal) -> None:
    """From mizuten to compensation: what was said is said again (HH-250 to HH-355)."""
    said = list(facts.says)
    blind = facts.mizuten

    def answer(at: HachiHachiMatch) -> int:
        nonlocal blind
        if at.question == BLIND:
            mizuten, blind = blind, False
            return MIZUTEN if mizuten else LOOK
        words = ("stay", "drop") if at.question == AUCTION else ("split", "refuse")
        if not said:
            raise Refusal("pad.says_more", seat=int(at.to_play), words=" / ".join(words))
        word = said.pop(0)
        if word not in words:
            raise Refusal("pad.says", seat=int(at.to_play), words=" / ".join(words), said=word)
        return _SAID[word]

    walk(match, match.game.deal.next, Compensating, answer)
    if blind:
        raise Refusal("pad.no_mizuten")
    if said:
        raise Refusal("pad.says_too_much", said=said[0])
    if facts.four_three and match.end != "four_three":
        raise Refusal("pad.no_four_three")
    _check_driven_out(match, facts)
    compensating = next(one for one in in_order(match.game.deal) if isinstance(one, Compensating))
    walk(match, compensating, Declaring, answer)


def _check_driven_out(match: HachiHachiMatch, facts: HachiHachiDeal) -> None:
    """HH-350: what is paid to them depends on their hands."""
    auction = match.auction
    driven = cards_of(auction.driven_out) if isinstance(auction, Auction) else []
    for seat in driven:
        if str(seat) not in facts.driven_out and not match.end:
            raise Refusal("pad.driven_out_hand", seat=int(seat))
    for name in facts.driven_out:
        if int(name) not in driven:
            raise Refusal("pad.not_driven_out", seat=int(name))


def _no_play(facts: HachiHachiDeal) -> None:
    """No card was played, and so nothing was won with cards."""
    if facts.end or facts.captured or facts.points or facts.teyaku or facts.sage:
        raise Refusal("pad.no_cards_played")


def _counted_points(facts: HachiHachiDeal) -> dict[int, int]:
    """Of a deal that was played out."""
    points = facts.points if facts.end == "exhausted" else None
    return {int(seat): number for seat, number in (points or {}).items()}


def _hide_unseen(facts: HachiHachiDeal, entries: list[Entry]) -> None:
    """Of a hand that is known by its names nobody has seen the cards."""
    for entry in entries:
        laid = facts.teyaku.get(str(int(entry.payee)))
        if laid is not None and entry.reason in laid.names:
            shown = hanafuda_set(facts.triples.get(str(int(entry.payee)), ""), WHITE_RULE)
            entry.cards = shown if entry.reason in GROUP_A else 0


def _declared(match: HachiHachiMatch, facts: HachiHachiDeal) -> dict[str, Declared]:
    """The declared hands; where only names are known, some hand that has these teyaku."""
    no_card_twice([hanafuda_set(text, WHITE_RULE) for text in _seen(facts)])
    found: dict[str, Declared] = {}
    for name, laid in facts.teyaku.items():
        if laid.names:
            triples = hanafuda_set(facts.triples.get(name, ""), WHITE_RULE)
            cards, named = called(match.rules, _seat(match, name), laid.names, triples)
            found[name] = Declared(HANAFUDA.set_text(int(cards)), named)
        else:
            found[name] = Declared(laid.hand, laid.groups)
    return found


def _seen(facts: HachiHachiDeal) -> list[str]:
    """What was laid open, by everybody who declared."""
    return [
        facts.triples.get(name, "") if laid.names else laid.hand
        for name, laid in facts.teyaku.items()
    ]


def _counted(facts: HachiHachiDeal) -> Counted | None:
    """What people have counted, where they have not noted the captured cards."""
    if facts.captured is not None or (facts.points is None and facts.made is None):
        return None
    months = [int(month) for month, is_caught in facts.caught.items() if is_caught]
    return Counted(facts.points or {}, facts.made or {}, months)


def _played(match: HachiHachiMatch, facts: HachiHachiDeal) -> Facts:
    if facts.end is None:
        raise Refusal("pad.end_missing")
    counted = _counted(facts)
    made = facts.made or {}
    known = facts.captured if facts.captured is not None else made
    if counted and facts.end == "exhausted":
        known = {str(seat): "" for seat in match.order}
    return facts_of(
        match.rules,
        SettleQuestion(
            seats=int(match.seats),
            order=[int(seat) for seat in match.order],
            end=facts.end,
            multiplier=int(match.multiplier),
            pot=int(match.pot),
            teyaku=_declared(match, facts),
            captured=facts.captured,
            points=facts.points,
            by=facts.by,
            sage=_sage(facts),
            mizuten=match.blind,
            white=facts.white,
            liable=facts.liable,
            liable_month=facts.liable_month,
        ),
        known=[seat for seat in match.order if str(seat) in known],
        counted=counted,
        supposed=[int(name) for name, laid in facts.teyaku.items() if laid.names],
    )


def _sage(facts: HachiHachiDeal) -> list[int]:
    """Whoever takes a sage back has said it (HH-655), noted or not."""
    if facts.end == "cancel" and facts.by is not None and facts.by not in facts.sage:
        return [*facts.sage, facts.by]
    return facts.sage


def _finish(match: HachiHachiMatch, facts: HachiHachiDeal) -> dict[str, int]:
    """Levy, repayment and the end of a year; gives what could be paid back, in kan."""
    offered: dict[str, int] = {}

    def answer(at: HachiHachiMatch) -> int:
        assert at.question == REPAYING
        seat, most = str(int(at.to_play)), (int(at.span) - 1) * REPAY_KAN
        offered[seat] = most
        kan = facts.repay.get(seat, 0)
        if kan % REPAY_KAN or not 0 <= kan <= most:
            raise Refusal("pad.repay", seat=int(seat), kan=kan, step=REPAY_KAN, most=most)
        return REPAY + kan // REPAY_KAN

    phases = in_order(match.game.deal)
    settling = next(phase for phase in phases if isinstance(phase, Settling))
    walk(match, settling.next, None, answer)
    for name in facts.repay:
        if name not in offered:
            raise Refusal("pad.no_repay", seat=name)
    return offered


def _seat(match: HachiHachiMatch, name: str) -> int:
    if name not in {str(seat) for seat in range(match.seats)}:
        raise Refusal("pad.seat", seat=name, last=int(match.seats) - 1)
    return int(name)
