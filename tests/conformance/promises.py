"""What a choice promises, held against what then happens."""

from __future__ import annotations

from collections import Counter

from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import AskedView, ChoiceView, EffectView
from fudaba.games.contract import Match
from fudaba.games.eights.match import EightsMatch
from fudaba.games.eights.turn import begin_turn
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.yaku import YAKU, Row, yaku_of
from fudaba.games.ledger import Entry
from fudaba.games.snapphana import questions
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.view import EntryView, EventView, entry_view, event_view

Line = tuple[int | str, int | str, int, str, str, str]


def asked(match: Match) -> AskedView:
    """What the seat to play is asked."""
    view = match.view(int(match.to_play))
    assert view.asked is not None
    return view.asked


class Outcome:
    """A match after a choice, played on alone."""

    def __init__(self, match: Match, action: str) -> None:
        self.before = match
        self.after = match.copy()
        self.after.stop_after_deal = True
        self.after.journal = []
        self.after.apply_text(action)
        pack = match.game.spec.pack
        self.events: list[EventView] = [event_view(pack, one) for one in self.after.journal]

    @property
    def ended(self) -> bool:
        return len(self.after.deals) > len(self.before.deals)

    def lines(self) -> Counter[Line]:
        """The ledger lines that came to the deal."""
        pack = self.after.game.spec.pack
        entries = self.after.deals[-1].entries if self.ended else self.after.entries
        new = entries[len(self.before.entries) :]
        return Counter(_line(entry_view(pack, entry)) for entry in new)

    def happened(self, kind: str) -> list[EventView]:
        return [event for event in self.events if event.kind == kind]


def _line(entry: EntryView | EffectView) -> Line:
    if isinstance(entry, EffectView):
        assert entry.seat is not None
        assert entry.to is not None
        return entry.seat, entry.to, entry.amount, entry.name, entry.rule, entry.cards
    return entry.payer, entry.payee, entry.amount, entry.reason, entry.rule, entry.cards


def check_choice(match: Match, choice: ChoiceView) -> Counter[str]:
    """Holds everything that a choice promises against what it does; counts the promises."""
    outcome = Outcome(match, choice.action)
    pays = Counter(_line(effect) for effect in choice.effects if effect.kind == "pay")
    assert pays <= outcome.lines(), (choice.action, pays, outcome.lines())
    for effect in choice.effects:
        _check(outcome, choice, effect)
    return Counter(effect.kind for effect in choice.effects)


def _check(outcome: Outcome, choice: ChoiceView, effect: EffectView) -> None:
    seat, cards = effect.seat, set(effect.cards.split())
    if effect.kind == "take":
        put = outcome.happened("put")[0]
        assert put.seat == seat
        assert set(put.cards.split()) == cards | {_placed(outcome, choice)}
    elif effect.kind == "lay":
        assert cards == {_placed(outcome, choice)}
        assert set(outcome.happened("lay")[0].cards.split()) == cards
    elif effect.kind == "count":
        assert cards == set(outcome.happened("put")[0].cards.split())
        plain = 1 if outcome.before.game.name == "hachihachi" else 0
        values = {"L": 20, "A": 10, "R": 5, "K": plain}
        assert sum(values[card.lstrip("0123456789")[0]] for card in cards) == effect.amount
    elif effect.kind == "either":
        offered = {outcome.after.text(code) for code in outcome.after.legal_actions()}
        assert {f"take {card}" for card in cards} == {one for one in offered if "take" in one}
        assert len(offered) > 1
    elif effect.kind == "may_lay":
        assert "lay" in {outcome.after.text(code) for code in outcome.after.legal_actions()}
    elif effect.kind == "ends":
        over = outcome.after.deals[-1].end if outcome.ended else outcome.after.end
        assert over == effect.name
    elif effect.kind == "show":
        said = outcome.happened("declare") + outcome.happened("announce")
        assert (seat, cards, effect.name) in [
            (one.seat, set(one.cards.split()), one.names) for one in said
        ]
    elif effect.kind in ("plays", "sits_out"):
        assert (seat in _order(outcome.after)) == (effect.kind == "plays")
    elif effect.kind == "compensates":
        paid = {line[:2] for line in outcome.lines() if line[3].startswith("compensation")}
        payers = {payer for payer, payee in paid if payee == effect.to}
        promised = {one.seat for one in choice.effects if one.kind == "compensates"}
        assert payers in (set(), promised)
    elif effect.kind == "for_all":
        assert _pays_for_all(outcome.after, effect)
    elif effect.kind == "rate":
        assert outcome.after.view(None).rate == effect.amount  # type: ignore[attr-defined]
    elif effect.kind == "points":
        assert _declared(outcome, effect) == effect.amount
    elif effect.kind == "repay":
        assert outcome.happened("repay")[0].points == effect.amount
    elif effect.kind == "give":
        assert set(outcome.happened("give")[0].cards.split()) == cards
    elif effect.kind == "due":
        assert _line(effect) in _played_on(outcome.after)
    elif effect.kind == "half":
        assert _line(effect) in _taken_back(outcome.after, outcome.before)
    elif effect.kind == "doubled":
        calls = outcome.after.view(None).koi  # type: ignore[attr-defined]
        assert sum(calls) > 0
    elif effect.kind == "best":
        assert outcome.after.view(None).winning == seat  # type: ignore[attr-defined]
        assert cards <= {one.card for one in outcome.after.view(None).trick}  # type: ignore[attr-defined]
    elif effect.kind == "keep":
        _check_kept(outcome, cards)
    elif effect.kind == "makes":
        if isinstance(outcome.after, KoiKoiMatch):
            _check_made(outcome, effect)
        else:
            assert _made(outcome, effect)
    elif effect.kind == "trick":
        trick = outcome.happened("trick")[0]
        assert (trick.seat, set(trick.cards.split())) == (seat, cards)


def _made(outcome: Outcome, effect: EffectView) -> bool:
    """Whether the cards of a yaku were captured; the stock card may have made more of it."""
    after, seat = outcome.after, effect.seat
    assert isinstance(after, EightsMatch)
    assert isinstance(seat, int)
    captured = after.deals[-1].captured[seat] if outcome.ended else after.captured[seat]
    wanted = after.game.spec.pack.set(effect.cards)
    gains = [event for event in outcome.events if event.kind == "gain" and event.seat == seat]
    return captured & wanted == wanted and any(
        effect.amount <= event.points for event in gains or _asked_later(after)
    )


def _asked_later(match: Match) -> list[EventView]:
    """What is gained by a turn that goes on, once the turned-up card has its place."""
    twin = match.copy()
    twin.stop_after_deal = True
    twin.journal = []
    while not twin.is_over and not any(event.kind == "gain" for event in twin.journal):
        twin.apply(twin.legal_actions()[0])
    return [
        event_view(twin.game.spec.pack, event) for event in twin.journal if event.kind == "gain"
    ]


def _pays_for_all(match: Match, effect: EffectView) -> bool:
    """Whether this seat alone pays, should the other make blue ribbons and end the deal."""
    twin = match.copy()
    twin.stop_after_deal = True
    assert isinstance(twin, EightsMatch)
    assert isinstance(effect.to, int)
    twin.captured[effect.to] |= HANAFUDA.set("6R 9R 10R")
    twin.end = "shoubu"
    twin.ended_by = effect.to
    twin.enter(twin.following(twin.at))
    lines = _settled(twin, match)
    payers = {int(entry.payer) for entry in lines if entry.reason == "blue"}
    return payers == {effect.seat} and any(entry.rule == "HH-711" for entry in lines)


def _check_kept(outcome: Outcome, cards: set[str]) -> None:
    """They lie with what the side has won when the trick is over, if that is not the last one, in
    which a side without any trick loses them after all (SN-056)."""
    twin, before = outcome.after.copy(), outcome.before
    assert isinstance(twin, SnapphanaMatch)
    assert isinstance(before, SnapphanaMatch)
    while twin.tricks_played == before.tricks_played and not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    if not twin.is_over:
        assert cards <= set(twin.open_piles()[int(before.side_of(before.to_play))].split())


def _check_made(outcome: Outcome, effect: EffectView) -> None:
    """The yaku is then there, or the stock card has made a pile of the pair or is in question."""
    after = outcome.after
    if outcome.happened("trio") or not outcome.happened("capture"):
        return
    captured = after.deals[-1].captured if outcome.ended else None
    seat = effect.seat
    assert isinstance(seat, int)
    assert isinstance(after, KoiKoiMatch)
    cards = int(captured[seat] if captured is not None else after.captured[seat])
    deal = int(outcome.before.deal_number)
    held = {yaku.name: int(yaku.points) for yaku in yaku_of(after.rules, cards, deal)}
    rows = {row.name: row for row in YAKU}
    better = max(points for name, points in held.items() if _replaces(rows, name, effect))
    assert better >= effect.amount, (effect, held)


def _replaces(rows: dict[str, Row], name: str, effect: EffectView) -> bool:
    """Whether a yaku is the one promised, or a better one of its group that the stock card made."""
    return rows[name].group == rows[effect.name].group


def _order(match: Match) -> list[int]:
    """Those who play the deal."""
    assert isinstance(match, EightsMatch)
    return [int(seat) for seat in match.order]


def _declared(outcome: Outcome, effect: EffectView) -> int:
    """What the whole combination brings, laid out to its last card."""
    twin = outcome.after.copy()
    assert isinstance(twin, SnapphanaMatch)
    while twin.question == questions.SHOW and not twin.is_over:
        wanted = {f"show {card}" for card in effect.cards.split()}
        shown = [text for text in map(twin.text, twin.legal_actions()) if text in wanted]
        twin.apply_text(shown[0] if shown else "done")
    before = outcome.before
    assert isinstance(before, SnapphanaMatch)
    side = before.side_of(before.to_play)
    if len(twin.deals) > len(before.deals):
        return effect.amount
    return int(twin.declared_points[side] - before.declared_points[side])


def _played_on(match: Match) -> list[Line]:
    """The ledger of the deal, however it goes on."""
    twin = match.copy()
    twin.stop_after_deal = True
    while not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    pack = twin.game.spec.pack
    return [_line(entry_view(pack, entry)) for entry in twin.deals[-1].entries]


def _taken_back(match: Match, before: Match) -> list[Line]:
    """The ledger if nobody does better: a sage is taken back, or the cards run out at once."""
    twin = match.copy()
    twin.stop_after_deal = True
    assert isinstance(twin, EightsMatch)
    if not twin.is_over:
        seat = int(before.to_play)
        twin.place = _order(twin).index(seat)
        if twin.game.name == "hachihachi" and twin.hands[seat]:
            begin_turn(twin)
            twin.at.ask(twin)
            twin.apply_text("cancel")
        else:
            twin.end = "exhausted"
            twin.enter(twin.following(twin.at))
    pack = twin.game.spec.pack
    return [_line(entry_view(pack, entry)) for entry in _settled(twin, before)]


def _settled(match: Match, before: Match) -> list[Entry]:
    """The ledger of a deal that is over; it is not filed while debt is paid back (HH-961)."""
    filed = len(match.deals) > len(before.deals)
    return match.deals[-1].entries if filed else match.entries


def _placed(outcome: Outcome, choice: ChoiceView) -> str:
    """The card that was placed by a choice."""
    played = outcome.happened("play")
    if played:
        return played[0].cards
    return outcome.before.game.spec.pack.text(int(outcome.before.card_in_question()))
