"""What a choice promises, held against what then happens."""

from __future__ import annotations

from collections import Counter

from fudaba.games.asked import AskedView, ChoiceView, EffectView
from fudaba.games.contract import Match
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
    elif effect.kind == "either":
        offered = {outcome.after.text(code) for code in outcome.after.legal_actions()}
        assert {f"take {card}" for card in cards} == {one for one in offered if "take" in one}
        assert len(offered) > 1
    elif effect.kind == "may_lay":
        assert "lay" in {outcome.after.text(code) for code in outcome.after.legal_actions()}
    elif effect.kind == "ends":
        assert outcome.ended
        assert outcome.after.deals[-1].end == effect.name
    elif effect.kind == "show":
        said = outcome.happened("declare") + outcome.happened("announce")
        assert (seat, cards, effect.name) in [
            (one.seat, set(one.cards.split()), one.names) for one in said
        ]
    elif effect.kind == "trick":
        trick = outcome.happened("trick")[0]
        assert (trick.seat, set(trick.cards.split())) == (seat, cards)


def _placed(outcome: Outcome, choice: ChoiceView) -> str:
    """The card that was placed by a choice."""
    played = outcome.happened("play")
    if played:
        return played[0].cards
    return outcome.before.game.spec.pack.text(int(outcome.before.card_in_question()))
