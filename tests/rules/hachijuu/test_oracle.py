"""The engine of Hachijuu against a second, plain account of the rules, over random matches.

Both play side by side: at every decision they must agree on who decides and what is legal, and
after every deal on the ledger, the ending and the next oya.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.ledger import POT as POT_ACCOUNT
from tests.rules.hachijuu.match import shuffled, started
from tests.rules.hachijuu.oracle import POT, Deal, Paid, dealt, is_redealt
from tests.rules.hachijuu.written import choices, view
from tests.rules.hachijuu.yaku import kind, month

#: Random matches of two deals for every number of seats.
MATCHES = 60

VALUES: dict[str, list[Any]] = {
    "fold_fee": [20, 20, 0, 7],
    "teyaku_choice": ["free", "highest_or_none"],
    "overlook": ["prompt", "manual"],
    "two_player_auction": [True, False],
    "start_chips": [0, -50, 1000],
    "last_card_sage": ["allowed", "forced_agari"],
}


def listed(cards: Any) -> list[str]:
    return [HANAFUDA.text(int(card)) for card in cards]


def dealt_again(oya: int, seats: int, deck: list[int]) -> bool:
    return is_redealt(dealt(seats, oya, listed(deck))[1])


def clumps(oya: int, seats: int, chance: random.Random) -> list[int]:
    """A badly shuffled pack, in which months or kinds lie together, so that yaku are frequent."""
    while True:
        deck = list(range(48))
        if chance.random() < 0.5:
            deck.sort(key=lambda card: (kind(HANAFUDA.text(card)), chance.random()))
        for _ in range(chance.choice([6, 12, 25])):
            one, other = chance.sample(range(48), 2)
            deck[one], deck[other] = deck[other], deck[one]
        cut = chance.randrange(48)
        deck = deck[cut:] + deck[:cut]
        if not dealt_again(oya, seats, deck):
            return deck


def begun(seed: int, seats: int, chance: random.Random) -> HachijuuMatch:
    """A match of two deals with random options; every second one with a badly shuffled pack."""
    options = {name: chance.choice(values) for name, values in VALUES.items()}
    if seed % 2:
        oya = chance.randrange(seats)
        deck = clumps(oya, seats, chance)
        return started([deck], seats=seats, oya=oya, deals=2, **options)
    return shuffled(seed, seats, deals=2, **options)


class Player:
    """Random play; everybody has a taste for folding, showing, going on, and for some cards."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        words = ("in", "fold", "sage", "agari")
        self.mood = {word: chance.choice([0.0, 0.3, 0.9]) for word in words}
        self.liked = chance.choice(["L", "R", "K", "A"])

    def chosen(self, told: Deal, legal: list[str]) -> str:
        for word, share in self.mood.items():
            if word in legal and self.chance.random() < share:
                return word
        shows = [text for text in legal if text.startswith("announce")]
        if shows and self.chance.random() < 0.7:
            return self.chance.choice(shows)
        if legal[0].startswith(("play", "take")) and self.chance.random() < 0.8:
            return max(legal, key=lambda text: self.liking(told, text))
        return self.chance.choice(legal)

    def liking(self, told: Deal, text: str) -> float:
        """How much a card, and what it takes, is to the player's taste."""
        verb, card = text.split()
        taken = [lying for lying in told.field if month(lying) == month(card)]
        if verb == "take":
            taken = [card]
        if not taken:
            return -(kind(card) == self.liked) - self.chance.random()
        return sum(kind(lying) == self.liked for lying in [card, *taken]) + self.chance.random()


def look(match: HachijuuMatch, told: Deal) -> None:
    """What lies open, as a spectator sees it."""
    seen = view(match, None)
    assert (seen.rate, seen.pot, seen.oya) == (told.auction.rate, told.pot, told.auction.oya)
    assert seen.active == told.order
    assert [hand.cards.split() for hand in seen.hands] == [
        told.exposed(seat) for seat in range(told.seats)
    ]
    assert [cards.split() for cards in seen.exposed] == [hand.cards.split() for hand in seen.hands]
    assert seen.sage == told.sage
    assert [len(hand.cards.split()) + hand.hidden for hand in seen.hands] == [
        len(hand) for hand in told.hands
    ]
    assert [sorted(pile.split()) for pile in seen.captured] == [
        sorted(pile) for pile in told.captured
    ]
    piles = [card for pile in seen.field.piles for card in pile.split()]
    assert sorted(seen.field.free.split() + piles) == sorted(told.field)
    assert seen.stock == len(told.stock if told.order else told.rest)


def play_deal(match: HachijuuMatch, chance: random.Random) -> Deal:
    """Plays one deal on both sides and compares them all the way."""
    deal = len(match.deals)
    dealer = int(match.dealer)
    told = Deal(
        match.game.options,
        int(match.seats),
        dealer,
        listed(match.deck),
        lambda: listed(match.mixed_stock),
    )
    players = [Player(chance) for _ in range(match.seats)]
    course = told.play()
    asked = next(course, None)
    while asked is not None:
        seat, phase, legal = asked
        seen = view(match, seat)
        assert (int(match.to_play), seen.phase) == (seat, phase)
        assert sorted(seen.legal) == sorted(choices(match)) == sorted(legal)
        if chance.random() < 0.1:
            look(match, told)
        action = players[seat].chosen(told, legal)
        match.apply_text(action)
        try:
            asked = course.send(action)
        except StopIteration:
            asked = None
    assert len(match.deals) == deal + 1
    assert match.deals[deal].dealer == dealer
    return told


def ledger(match: HachijuuMatch, deal: int) -> list[Paid]:
    """What the engine wrote down."""
    return [
        Paid(
            POT if entry.payer == POT_ACCOUNT else int(entry.payer),
            POT if entry.payee == POT_ACCOUNT else int(entry.payee),
            int(entry.amount),
            entry.reason,
            entry.rule,
        )
        for entry in match.deals[deal].entries
    ]


def in_order(paid: list[Paid]) -> list[Paid]:
    return sorted(paid, key=lambda line: (line.reason, line.payer, line.payee, line.amount))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_deal_goes_as_the_plain_account_says(seats: int) -> None:
    for seed in range(MATCHES):
        chance = random.Random(f"{seats} {seed}")
        match = begun(seed, seats, chance)
        totals = [0] * seats
        for deal in range(2):
            told = play_deal(match, chance)
            assert match.deals[deal].end == told.end, (seed, deal)
            assert in_order(ledger(match, deal)) == in_order(told.paid), (seed, deal)
            assert [int(score) for score in match.deals[deal].scores] == told.scores
            totals = [sum(both) for both in zip(totals, told.scores, strict=True)]
            assert match.scores == totals
            assert match.dealer == told.next_oya
            captured = [listed_set(pile) for pile in match.deals[deal].captured]
            assert captured == [sorted(pile) for pile in told.captured]
        assert match.is_over
        best = [seat for seat, score in enumerate(totals) if score == max(totals)]
        assert match.winner == (best[0] if len(best) == 1 else best)


def listed_set(cards: int) -> list[str]:
    return sorted(HANAFUDA.set_text(int(cards)).split())
