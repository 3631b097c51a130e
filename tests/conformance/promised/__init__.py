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
from fudaba.games.snapphana.match import SnapphanaMatch
from tests.conformance.promised import eights, koikoi, snapphana
from tests.conformance.promised.outcome import Outcome


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
        if kind == "put":
            placed = outcome.placed()
            assert placed in cards.split()
            taken = " ".join(card for card in cards.split() if card != placed)
            found.append(EffectView("take", seat, cards=taken))
        elif kind == "lay":
            assert cards == outcome.placed()
            found.append(EffectView("lay", seat, cards=cards))
        elif kind in ("trio", "trick"):
            found.append(EffectView(kind, seat, cards=cards))
        elif kind in ("declare", "announce"):
            found.append(EffectView("show", seat, cards=cards, name=event.names))
        elif kind == "double":
            rate = outcome.after.view(None).rate  # type: ignore[attr-defined]
            found.append(EffectView("rate", seat, amount=rate))
        elif kind == "repay":
            found.append(EffectView("repay", seat, amount=event.points))
        elif kind in ("forced_in", "driven_out", "put_out"):
            found.append(eights.joined(outcome, event))
        elif kind == "end":
            found.append(EffectView("ends", seat, name=outcome.end))
    return found


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
