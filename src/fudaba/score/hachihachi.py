"""Score questions of Hachi-Hachi: hands, captured cards, fields, who plays, settlements."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.capture import has_four
from fudaba.games.contract import Game
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.dekiyaku import COVERED, TABLE, dekiyaku_of
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, NOBODY, Facts
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.match import HachiHachiGame
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.settlement import settle
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand
from fudaba.games.view import EntryView
from fudaba.score.answers import Combination, entry_views, seat_number
from fudaba.score.cards import exactly, hanafuda_set, no_card_twice
from fudaba.score.problem import Refused

WHITE_RULE = "HH-120"
MOST_IN_POT = 1_000_000_000


class KanCombination(Struct, frozen=True):
    """A combination worth kan, with its cards."""

    name: str
    kan: int
    rule: str
    cards: str


class HandQuestion(Struct, frozen=True):
    """A dealt hand."""

    hand: str


class TeyakuAnswer(Struct, frozen=True):
    """The best of each group, with the cards that must be shown."""

    ok: bool
    group_a: KanCombination | None
    group_b: KanCombination | None
    kan: int


class CapturedQuestion(Struct, frozen=True):
    """Captured cards."""

    captured: str


class DekiyakuAnswer(Struct, frozen=True):
    """The dekiyaku that count."""

    ok: bool
    yaku: list[KanCombination]
    kan: int


class FieldQuestion(Struct, frozen=True):
    """The six cards of the field, and multipliers carried from earlier deals."""

    table: str
    carried: list[int] = []


class FieldAnswer(Struct, frozen=True):
    """The multiplier of the deal, and what is carried on."""

    ok: bool
    multiplier: int
    carried: list[int]


class CompensationAnswer(Struct, frozen=True):
    """What each payer pays a driven-out player at multiplier 1."""

    ok: bool
    points: int
    lines: list[Combination]


class AuctionQuestion(Struct, frozen=True):
    """Who plays, after what was said so far?"""

    seats: int
    dealer: int = 0
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


class Declared(Struct, frozen=True):
    """A hand, and which of its groups were declared."""

    hand: str
    groups: Literal["AB", "A", "B", ""]


class SettleQuestion(Struct, frozen=True):
    """What does this deal bring?"""

    seats: int
    order: list[int]
    end: Literal["shoubu", "cancel", "exhausted"]
    multiplier: int = 1
    pot: int = 0
    teyaku: dict[str, Declared] = {}
    captured: dict[str, str] | None = None
    points: dict[str, int] | None = None
    by: int | None = None
    sage: list[int] = []
    mizuten: bool = False
    white: int | None = None
    liable: dict[str, int] = {}
    liable_month: dict[str, int] = {}


class SettleAnswer(Struct, frozen=True):
    """The change of each seat, why, who wins the deal, and the coin on the track."""

    ok: bool
    scores: list[int]
    entries: list[EntryView]
    winner: int
    track: int


def rules_of(game: Game) -> Rules:
    """The rules of a Hachi-Hachi game."""
    assert isinstance(game, HachiHachiGame)
    return game.rules


def teyaku(game: Game, question: HandQuestion) -> TeyakuAnswer:
    """HH-400 to HH-436, HH-451, HH-452."""
    rules = rules_of(game)
    held = Hand(rules, _hand(question.hand))
    group_a = group_b = None
    if held.group_a != NONE:
        kind = KINDS[held.group_a]
        shown = HANAFUDA.set_text(int(held.shown_for_a(rules)))
        group_a = KanCombination(kind.name, int(held.kan_a), kind.rule, shown)
    if held.group_b != NONE:
        kind = KINDS[held.group_b]
        shown = HANAFUDA.set_text(int(held.shown_for_b(rules)))
        group_b = KanCombination(kind.name, int(held.kan_b), kind.rule, shown)
    return TeyakuAnswer(True, group_a, group_b, int(held.kan_a + held.kan_b))


def dekiyaku(game: Game, question: CapturedQuestion) -> DekiyakuAnswer:
    """HH-600 to HH-609."""
    made = dekiyaku_of(rules_of(game), hanafuda_set(question.captured, WHITE_RULE))
    rows = [
        KanCombination(held.name, int(held.kan), held.rule, HANAFUDA.set_text(int(held.cards)))
        for held in made
    ]
    return DekiyakuAnswer(True, rows, sum(row.kan for row in rows))


def field(game: Game, question: FieldQuestion) -> FieldAnswer:
    """HH-200 to HH-207."""
    table = exactly(6, "the field", hanafuda_set(question.table, WHITE_RULE), "HH-101")
    if has_four(table):
        raise Refused("the field holds all four cards of a month: it is dealt again (HH-105)")
    for number in question.carried:
        if number not in (2, 4):
            raise Refused(f"a carried multiplier is 2 or 4, not {number} (HH-202, HH-203)")
    rules = rules_of(game)
    if rules.fields_stack and question.carried:
        raise Refused("nothing is carried where multipliers are stacked (HH-207)")
    multiplier, carried = multiplied(rules, table, question.carried)
    return FieldAnswer(True, multiplier, carried)


def compensate(game: Game, question: HandQuestion) -> CompensationAnswer:
    """HH-350 to HH-354."""
    lines = [
        Combination(line.name, int(line.points), line.rule, HANAFUDA.set_text(int(line.cards)))
        for line in compensation(rules_of(game), _hand(question.hand))
    ]
    return CompensationAnswer(True, sum(line.points for line in lines), lines)


def auction(game: Game, question: AuctionQuestion) -> AuctionAnswer:
    """HH-300 to HH-313: the says in speaking order, then split or refuse."""
    rules = rules_of(game)
    seats = question.seats
    dealer = seat_number("dealer", question.dealer, seats)
    white = _white(question.white, seats)
    _check_multiplier(rules, question.multiplier)
    blind = question.mizuten and white != dealer
    if question.mizuten:
        if not rules.mizuten:
            raise Refused("mizuten is not played at this table (HH-250)")
        if seats == 2 or (seats == 3 and not rules.mizuten_with_three):
            raise Refused(f"mizuten is not played with {seats} players (HH-R13)")
    held = Auction(rules, seats, dealer, white, blind, question.multiplier)
    fees: dict[str, int] = {}
    says = list(question.says)
    while says and held.speaker >= 0:
        said = says.pop(0)
        if said not in ("stay", "drop"):
            raise Refused(f"seat {int(held.speaker)} says stay or drop, not '{said}' (HH-300)")
        speaker = int(held.speaker)
        held.say(said == "stay")
        if said == "drop":
            fees[str(speaker)] = int(held.fee)
    if held.speaker >= 0:
        return AuctionAnswer(True, fees, next=int(held.speaker), legal=["stay", "drop"])
    order = held.order()
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
                    raise Refused(f"seat {speaker} says split or refuse, not '{said}' (HH-310)")
                if said == "refuse":
                    break
            else:
                outcome = endings.SPLIT
    if says:
        raise Refused(f"'{says[0]}' is said when nobody is asked any more (HH-301)")
    return AuctionAnswer(
        True,
        fees,
        active=order,
        forced_in=_seats(held.forced_in, seats),
        driven_out=_seats(held.driven_out, seats),
        outcome=outcome,
    )


def settle_deal(game: Game, question: SettleQuestion) -> SettleAnswer:
    """HH-700 to HH-923."""
    rules = rules_of(game)
    facts = _facts(rules, question)
    result = settle(rules, facts)
    return SettleAnswer(
        ok=True,
        scores=[int(score) for score in result.scores],
        entries=entry_views(HANAFUDA, result.entries),
        winner=int(result.winner),
        track=int(result.track),
    )


def _facts(rules: Rules, question: SettleQuestion) -> Facts:
    seats, order = question.seats, question.order
    for seat in order:
        seat_number("order", seat, seats)
    if len(set(order)) != len(order) or not 2 <= len(order) <= 3:
        raise Refused("order must name two or three different seats (HH-003)")
    if len(order) == 2 and seats > 2 and rules.two_always_split:
        raise Refused("two of more than two do not play at this table (HH-310)")
    if seats == 3 and len(order) == 2 and not rules.auction_with_three:
        raise Refused("all three play at this table (HH-R12)")
    _check_multiplier(rules, question.multiplier)
    if not 0 <= question.pot <= MOST_IN_POT:
        raise Refused(f"the pot is from 0 to {MOST_IN_POT} points, not {question.pot}")
    facts = Facts(seats, order, question.multiplier, question.pot)
    facts.white = _white(question.white, seats)
    if facts.white in order:
        raise Refused("the holder of the white card sits out (HH-121)")
    if question.mizuten and not rules.mizuten:
        raise Refused("mizuten is not played at this table (HH-250)")
    facts.mizuten = question.mizuten and len(order) == 3
    facts.end = question.end
    _fill_teyaku(facts, question)
    _fill_captured(rules, facts, question)
    _fill_course(rules, facts, question)
    return facts


def _fill_teyaku(facts: Facts, question: SettleQuestion) -> None:
    for name, declared in question.teyaku.items():
        seat = _active(facts, name, "teyaku")
        facts.hands[seat] = _hand(declared.hand)
        groups = (GROUP_A if "A" in declared.groups else 0) | (
            GROUP_B if "B" in declared.groups else 0
        )
        facts.declared[seat] = groups
    no_card_twice([int(hand) for hand in facts.hands])


def _fill_captured(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    if (question.captured is None) == (question.points is None):
        raise Refused("give either captured or points")
    if question.captured is not None:
        for name, text in question.captured.items():
            facts.captured[_active(facts, name, "captured")] = hanafuda_set(text, WHITE_RULE)
        no_card_twice([int(cards) for cards in facts.captured])
        if question.end == endings.EXHAUSTED and len(facts.order) == 3:
            _all_counted(rules, facts)
        return
    if question.end != endings.EXHAUSTED:
        raise Refused("a deal that ended with dekiyaku needs the captured cards (HH-651)")
    points = vec[i64]([0] * facts.seats)
    for name, number in (question.points or {}).items():
        if not 0 <= number <= 264:
            raise Refused(f"card points are from 0 to 264, not {number} (HH-013)")
        points[_active(facts, name, "points")] = number
    if sum(points) > 264 or (len(facts.order) == 3 and sum(points) != 264):
        raise Refused(f"the card points of three make 264, not {sum(points)} (HH-850)")
    facts.points = points


def _all_counted(rules: Rules, facts: Facts) -> None:
    """Where card points are paid, three players have captured the whole pack (HH-509, HH-850)."""
    made = any(dekiyaku_of(rules, facts.captured[seat]) for seat in facts.order)
    if made and not rules.half_and_cards:
        return
    number = sum(int(cards).bit_count() for cards in facts.captured)
    if number != 48:
        raise Refused(f"three players capture all 48 cards, not {number} (HH-509)")


def _fill_course(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    for seat in question.sage:
        if seat not in facts.order:
            raise Refused(f"seat {seat} did not play and cannot have said sage")
    facts.sage = list(dict.fromkeys(question.sage))
    if question.end == endings.EXHAUSTED:
        if question.by is not None:
            raise Refused("an exhausted deal is ended by nobody (HH-656)")
    else:
        if question.by not in facts.order:
            raise Refused(f"by must be one of the active seats, not {question.by}")
        facts.by = question.by
        if not dekiyaku_of(rules, facts.captured[facts.by]):
            raise Refused(f"seat {question.by} has no dekiyaku to end with (HH-650)")
        if question.end == endings.CANCEL and question.by not in facts.sage:
            raise Refused(f"seat {question.by} has said no sage to take back (HH-655)")
    _fill_liability(rules, facts, question)


def _fill_liability(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    if question.liable and not rules.liability_dekiyaku:
        raise Refused("nobody answers for a dekiyaku at this table (HH-716)")
    if question.liable_month and not rules.liability_tobikomi:
        raise Refused("nobody answers for a caught triple at this table (HH-903)")
    rows = {TABLE[index].name: index for index in COVERED}
    for name, seat in question.liable.items():
        if name not in rows:
            raise Refused(f"nobody answers for '{name}', only for {', '.join(rows)} (HH-716)")
        liable = _active(facts, str(seat), "liable")
        if facts.captured[liable] & TABLE[rows[name]].cards == TABLE[rows[name]].cards:
            raise Refused(f"seat {seat} has {name} and cannot answer for it (HH-716)")
        facts.liable[rows[name]] = liable
    for month, seat in question.liable_month.items():
        if month not in {str(number) for number in range(1, 13)}:
            raise Refused(f"there is no month '{month}' to answer for (HH-903)")
        liable = _active(facts, str(seat), "liable_month")
        if Hand(rules, facts.hands[liable]).triples & month_cards(int(month)):
            raise Refused(f"seat {seat} has the triple and cannot answer for it (HH-903)")
        facts.liable_month[int(month)] = liable


def _active(facts: Facts, name: str, what: str) -> int:
    if not name.isdecimal() or int(name) not in facts.order:
        raise Refused(f"{what} names seat {name}, which does not play")
    return int(name)


def _hand(text: str) -> int:
    return exactly(7, "a hand", hanafuda_set(text, WHITE_RULE), "HH-101")


def _white(white: int | None, seats: int) -> int:
    if (white is not None) != (seats == 7):
        raise Refused("with seven players, and only then, white names who has the white card")
    return NOBODY if white is None else seat_number("white", white, seats)


def _check_multiplier(rules: Rules, multiplier: int) -> None:
    possible = (1, 2, 4, 8, 16, 32, 64, 128) if rules.fields_stack else (1, 2, 4)
    if multiplier not in possible:
        raise Refused(f"the multiplier cannot be {multiplier} (HH-200)")


def _seats(found: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if found & bit(seat)]
