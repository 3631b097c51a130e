"""Every card of the pack is in exactly one place at any time."""

from random import Random

from fudaba.cards.bits import count
from tests.conformance.checks import check_conservation
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import matches, play_out, positions, viewers, walk


def test_every_card_is_in_one_place(name: str, known: Knowledge, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            check_conservation(state, known)


def test_the_pack_is_whole_in_every_deal(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        pack = match.game.spec.pack
        play_out(match, rng)
        for deal in match.deals:
            cards = sorted(int(card) for card in deal.deck)
            assert cards == list(range(len(cards)))
            assert len(cards) in (pack.size, len(pack.texts))


def test_captured_cards_of_a_finished_deal_are_in_one_pile(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        for deal in match.deals:
            piles = [int(cards) for cards in deal.captured]
            together = 0
            for cards in piles:
                together |= cards
            assert count(together) == sum(count(cards) for cards in piles)


def test_a_view_shows_every_card_once_or_counts_it(
    name: str, known: Knowledge, rng: Random
) -> None:
    for match in positions(name, rng):
        for seat in viewers(match):
            view = match.view(seat)
            shown = " ".join(known.shown(view)).split()
            assert sorted(shown) == sorted(set(shown)), (view.phase, known.shown(view))
            counted = sum(hand.hidden for hand in view.hands) + view.stock
            counted += known.face_down(view)
            assert len(shown) + counted == len(match.deck)
