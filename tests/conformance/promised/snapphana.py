"""What an outcome of a game with the Snapphana pack shows beyond its events."""

from __future__ import annotations

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import FJONT
from fudaba.games.asked import ChoiceView, EffectView
from fudaba.games.snapphana import questions
from fudaba.games.snapphana.kinds import KINDS
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.view import SnapphanaView
from tests.conformance.promised.outcome import Outcome


def shown(outcome: Outcome, choice: ChoiceView) -> list[EffectView]:
    word, _, card = outcome.action.partition(" ")
    if word == "give":
        return [_given(outcome, card)]
    if word in ("declare", "done"):
        return [_points(outcome, choice)]
    if not outcome.happened("play"):
        return []
    return _best(outcome) + _kept(outcome)


def _given(outcome: Outcome, card: str) -> EffectView:
    """Whom a card goes to that is owed for Fjønt."""
    assert outcome.happened("give")[0].cards == card
    view = outcome.before.view(None)
    assert isinstance(view, SnapphanaView)
    return EffectView("give", outcome.seat, view.owed_to, cards=card, rule="SN-052")


def _best(outcome: Outcome) -> list[EffectView]:
    """Who wins a trick that is still open, and with what; whoever leads has nothing to beat."""
    view = outcome.after.view(None)
    assert isinstance(view, SnapphanaView)
    if outcome.happened("trick") or len(view.trick) < 2 or view.winning is None:
        return []
    card = next(one.card for one in view.trick if one.seat == view.winning)
    return [EffectView("best", view.winning, cards=card, rule="SN-046")]


def _kept(outcome: Outcome) -> list[EffectView]:
    """Fjønt lies with what its side has won when the trick is over, if that is not the last one,
    in which a side without any trick loses it after all (SN-056)."""
    fjont = SNAPPHANA.set_text(FJONT)
    if outcome.happened("play")[0].cards != fjont:
        return []
    twin, before = outcome.after.copy(), outcome.before
    assert isinstance(twin, SnapphanaMatch)
    assert isinstance(before, SnapphanaMatch)
    while twin.tricks_played == before.tricks_played and not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    if not twin.is_over:
        assert fjont in twin.open_piles()[int(before.side_of(outcome.seat))].split()
    return [EffectView("keep", outcome.seat, cards=fjont, rule="SN-051")]


def _points(outcome: Outcome, choice: ChoiceView) -> EffectView:
    """What a combination brings, laid out to the last of the cards that were promised."""
    told = next((effect for effect in choice.effects if effect.kind == "points"), None)
    assert told is not None
    twin, before = outcome.after.copy(), outcome.before
    assert isinstance(twin, SnapphanaMatch)
    assert isinstance(before, SnapphanaMatch)
    twin.journal = list(outcome.after.journal or [])
    wanted = {f"show {card}" for card in told.cards.split()}
    while twin.question == questions.SHOW and not twin.is_over:
        legal = [twin.text(code) for code in twin.legal_actions()]
        shown = [text for text in legal if text in wanted]
        twin.apply_text(shown[0] if shown else legal[-1])
    said = next(event for event in twin.journal if event.kind == "declare")
    bundle = before.bundles[outcome.seat]
    return EffectView(
        kind="points",
        seat=outcome.seat,
        amount=int(said.points) - (0 if bundle is None else int(bundle.points())),
        cards=SNAPPHANA.set_text(int(said.cards)),
        name=said.names,
        rule=next(row.rule for row in KINDS if row.name == said.names),
    )
