"""What is gathered before it is played does what was promised: declarations, discards."""

from collections.abc import Iterator
from random import Random

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.combinations import is_combination
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.offers import OfferView, promised
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import entry_view
from tests.conformance.play import POSITIONS, random_action, random_match

GAMES = ("800", "1000", "150", "fjabbe")


def asked(name: str, rng: Random) -> Iterator[tuple[SnapphanaMatch, SnapphanaView]]:
    """Positions of random matches, each with the view of the seat that is asked."""
    for _ in range(POSITIONS):
        match = random_match(name, rng)
        assert isinstance(match, SnapphanaMatch)
        for _ in range(60):
            if match.is_over:
                break
            view = match.view(int(match.to_play))
            assert isinstance(view, SnapphanaView)
            yield match, view
            match.apply(random_action(match, rng))


def part(offer: OfferView, rng: Random) -> list[str]:
    """Some of the cards of an offer that are a combination too, in any order."""
    kind, held = NAMES.index(offer.name), offer.cards.split()
    while True:
        some = [card for card in held if rng.random() < 0.8]
        if is_combination(kind, SNAPPHANA.set(" ".join(some))):
            rng.shuffle(some)
            return some


def gathered(view: SnapphanaView, rng: Random) -> list[str]:
    """Some of what may be declared, each whole or in part, in any order."""
    offers = rng.sample(view.offers, rng.randint(1, len(view.offers)))
    move: list[str] = []
    for offer in offers:
        if rng.random() < 0.5:
            move += offer.actions
        else:
            cards = [f"show {card}" for card in part(offer, rng)]
            move += [f"declare {offer.name}", *cards, "done"]
    return move


@pytest.mark.parametrize("game", GAMES)
def test_declarations_bring_what_they_promise_together(game: str, rng: Random) -> None:
    found = 0
    for match, view in asked(game, rng):
        if not view.offers:
            continue
        found += 1
        move = gathered(view, rng)
        lines = promised(match, move)
        twin = match.copy()
        twin.stop_after_deal = True
        twin.apply_all(move)
        points = sum(line.amount for line in lines if line.kind == "points")
        side = match.side_of(match.to_play)
        assert points == int(twin.declared_points[side] - match.declared_points[side])
        ends = [line for line in lines if line.kind == "ends"]
        assert bool(ends) == (len(twin.deals) > len(match.deals))
        if ends:
            ledger = [entry_view(SNAPPHANA, entry) for entry in twin.deals[-1].entries]
            written = {(one.payee, one.reason, one.cards) for one in ledger}
            told = {(int(side), one.name, one.cards) for one in lines if one.kind == "points"}
            assert told <= written
    assert found or game == "fjabbe"


@pytest.mark.parametrize("game", GAMES)
def test_all_offers_together_are_promised_in_the_view(game: str, rng: Random) -> None:
    for match, view in asked(game, rng):
        declarable = [one.removeprefix("declare ") for one in view.legal if "declare" in one]
        assert [offer.name for offer in view.offers] == declarable
        everything = [action for offer in view.offers for action in offer.actions]
        assert view.offered == (promised(match, everything) if everything else [])


@pytest.mark.parametrize("game", GAMES)
def test_discards_may_be_named_in_any_order(game: str, rng: Random) -> None:
    found = 0
    for match, view in asked(game, rng):
        if view.phase != "discard":
            assert view.selectable == "" or view.phase == "show"
            continue
        found += 1
        assert view.asked is not None
        cards = rng.sample(view.selectable.split(), view.asked.least)
        twin, other = match.copy(), match.copy()
        twin.apply_all([f"discard {card}" for card in cards])
        for card in SNAPPHANA.set_text(SNAPPHANA.set(" ".join(cards))).split():
            other.apply_text(f"discard {card}")
        assert twin == other
    assert found or game == "fjabbe"
