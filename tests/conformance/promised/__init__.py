"""What a choice promises, held against what then happens.

All that an outcome shows is gathered here once more, in the same form as the promise, from the
ledger, the events, and settlements of deals that are brought to their end; a promise must be all
of that and nothing else.
"""

from __future__ import annotations

from collections import Counter

from fudaba.games.asked import AskedView, ChoiceView, EffectView
from fudaba.games.contract import Match
from fudaba.games.eights.match import EightsMatch
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.snapphana.kinds import KINDS
from fudaba.games.snapphana.match import SnapphanaMatch
from tests.conformance.promised import eights, koikoi, snapphana
from tests.conformance.promised.outcome import Outcome

#: The rules by which a deal ends, as the books have them, by game and end; and the others that
#: everybody sees at work.
ENDS = {
    ("koikoi", "stop"): "KK-504",
    ("koikoi", "exhausted"): "KK-702",
    ("hachihachi", "shoubu"): "HH-651",
    ("hachihachi", "cancel"): "HH-655",
    ("hachihachi", "exhausted"): "HH-656",
    ("hachihachi", "sole"): "HH-312",
    ("hachihachi", "split"): "HH-310",
    ("hachihachi", "void"): "HH-313",
    ("hachijuu", "agari"): "HJ-605",
    ("hachijuu", "exhausted"): "HJ-510",
    ("hachijuu", "sole"): "HJ-307",
    ("800", "declaration"): "E8-011",
    ("1000", "declaration"): "E8-011",
    ("150", "declaration"): "E8-011",
}
TELLING = {
    "trick": "SN-046",
    "double": "HJ-304",
    "forced_in": "HH-302",
    "driven_out": "HH-301",
    "put_out": "HJ-312",
}


def asked(match: Match) -> AskedView:
    """What the seat to play is asked."""
    view = match.view(int(match.to_play))
    assert view.asked is not None
    return view.asked


def check_choice(match: Match, choice: ChoiceView) -> Counter[str]:
    """Holds everything that a choice promises against what it does; counts the promises."""
    outcome = Outcome(match, choice.action)
    promised, shown = Counter(choice.effects), Counter(_shown(outcome, choice))
    assert promised == shown, (choice.action, promised - shown, shown - promised)
    return Counter(effect.kind for effect in choice.effects)


def _shown(outcome: Outcome, choice: ChoiceView) -> list[EffectView]:
    """All that a choice does, and puts at stake."""
    found = _told(outcome) + _places(outcome)
    new = outcome.entries[len(outcome.before.entries) : outcome.written]
    found += outcome.lines("pay", new)
    if isinstance(outcome.after, KoiKoiMatch):
        return found + koikoi.shown(outcome)
    if isinstance(outcome.after, EightsMatch):
        return found + eights.shown(outcome)
    assert isinstance(outcome.after, SnapphanaMatch)
    return found + snapphana.shown(outcome, choice)


def _told(outcome: Outcome) -> list[EffectView]:
    """What everybody then sees happen."""
    found: list[EffectView] = []
    for event in outcome.seen:
        kind, seat, cards = event.kind, event.seat, event.cards
        rule = TELLING.get(kind, "")
        if kind == "put":
            placed = outcome.placed()
            assert placed in cards.split()
            taken = " ".join(card for card in cards.split() if card != placed)
            found.append(EffectView("take", seat, cards=taken))
        elif kind == "lay":
            assert cards == outcome.placed()
            found.append(EffectView("lay", seat, cards=cards))
        elif kind in ("trio", "trick"):
            found.append(EffectView(kind, seat, cards=cards, rule=rule))
        elif kind in ("declare", "announce"):
            name, rule = event.names, _rule_of(outcome, event.names)
            found.append(EffectView("show", seat, cards=cards, name=name, rule=rule))
        elif kind == "double":
            rate = outcome.after.view(None).rate  # type: ignore[attr-defined]
            found.append(EffectView("rate", seat, amount=rate, rule=rule))
        elif kind == "repay":
            found.append(eights.repaid(outcome, event))
        elif kind in ("forced_in", "driven_out", "put_out"):
            found.append(eights.joined(outcome, event, rule))
        elif kind == "end":
            rule = ENDS[outcome.before.game.name, outcome.end]
            found.append(EffectView("ends", seat, name=outcome.end, rule=rule))
    return found


def _rule_of(outcome: Outcome, name: str) -> str:
    """The rule of a teyaku or combination, in the table of its game."""
    if isinstance(outcome.before, SnapphanaMatch):
        return next(row.rule for row in KINDS if row.name == name)
    return eights.rule_of(outcome.before, name)


def _places(outcome: Outcome) -> list[EffectView]:
    """Where the card may go that was played, if its player is to say so next."""
    if outcome.is_hidden or int(outcome.after.to_play) != outcome.seat:
        return []
    offered = outcome.offered()
    takes = [text.removeprefix("take ") for text in offered if text.startswith("take ")]
    if not takes:
        return []
    assert len(offered) > 1
    found = [EffectView("either", outcome.seat, cards=" ".join(takes))]
    if "lay" in offered:
        found.append(EffectView("may_lay", outcome.seat, cards=outcome.placed(), rule="KK-824"))
    return found
