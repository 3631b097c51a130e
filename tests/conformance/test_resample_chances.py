"""Resampled matches are as likely as they should be: every match that the seat may take this one
for has the same chance."""

from collections import Counter
from random import Random

from fudaba.games.contract import Game, Match
from fudaba.games.record import replay
from fudaba.games.registry import spec
from tests.conformance.chi_square import (
    LEAST_P,
    p_equal,
    p_equal_shares,
    p_same_means,
    p_same_shares,
)
from tests.conformance.knowledge import Knowledge
from tests.conformance.packs import played
from tests.conformance.play import (
    random_action,
    random_game,
    resampled,
    view_bytes,
    watchers,
)
from tests.effort import effort

TRIES = effort(2000, 400)
#: Where play has told much few shuffles fit, so that many are needed.
MANY = effort(700, 200)


class Tally:
    """How often each card was in each hand, and where it lay in the pack."""

    def __init__(self, match: Match) -> None:
        self.tries = 0
        self.counts = [[0] * len(match.deck) for _ in range(int(match.game.seats))]
        self.places: list[list[int]] = [[] for _ in match.deck]

    def add(self, match: Match, hands: list[int]) -> None:
        self.tries += 1
        for counts, hand in zip(self.counts, hands, strict=True):
            for card in range(len(counts)):
                counts[card] += hand >> card & 1
        for place, card in enumerate(match.deck):
            self.places[card].append(place)


def test_every_hidden_card_is_equally_likely_in_another_hand(
    name: str, known: Knowledge, rng: Random
) -> None:
    match = spec(name).game().new(11)
    seat = int(match.to_play)
    tally = Tally(match)
    for _ in range(TRIES):
        twin = resampled(match, seat, rng)
        tally.add(twin, known.hands(twin))
    for owner, counts in enumerate(tally.counts):
        if owner != seat:
            hidden = [count for count in counts if 0 < count < TRIES]
            assert p_equal_shares(hidden, TRIES) > LEAST_P


def test_every_hidden_card_is_equally_likely_at_every_hidden_place_of_the_pack(
    name: str, rng: Random
) -> None:
    match = spec(name).game().new(12)
    packs = [list(resampled(match, int(match.to_play), rng).deck) for _ in range(TRIES)]
    hidden = [cards for cards in map(Counter, zip(*packs, strict=True)) if len(cards) > 1]
    chances = [p_equal([cards[card] for card in set().union(*hidden)]) for cards in hidden]
    assert min(chances) * len(chances) > LEAST_P


def in_first_deal(game: Game, depth: range, rng: Random) -> Match:
    """A match after some actions of its first deal."""
    while True:
        match = game.new(rng.getrandbits(60))
        for _ in range(rng.choice(depth)):
            if not match.is_over:
                match.apply(random_action(match, rng))
        if not match.deals:
            return match


def chance_of_difference(
    match: Match, known: Knowledge, seat: int | None, tries: int, rng: Random
) -> float:
    """How likely resampling and blind shuffling are to differ as much as they do.

    Shuffled are the unseen cards of the pack; what is kept is what the seat cannot tell from
    the match. Where it knows so much that hardly a shuffle fits, nothing is compared.
    """
    plain = replay(match.record(decks=True))
    before = view_bytes(plain, seat)
    dealt, shuffled = Tally(match), Tally(match)
    for _ in range(tries):
        twin = resampled(match, seat, rng)
        if known.same_course(plain, twin):
            dealt.add(twin, known.hands(twin))
        other = played(known.alternative(plain, seat, rng))
        if other and known.same_course(plain, other) and view_bytes(other, seat) == before:
            shuffled.add(other, known.hands(other))
    if shuffled.tries < 30:
        return 1.0
    assert dealt.tries, "shuffling finds matches that resampling never does"
    in_hands = [
        p_same_shares(ones, dealt.tries, others, shuffled.tries)
        for ones, others in zip(dealt.counts, shuffled.counts, strict=True)
    ]
    return min(*in_hands, p_same_means(dealt.places, shuffled.places))


def test_the_chances_are_those_of_shuffling_and_keeping_what_fits(
    name: str, who: str, known: Knowledge, rng: Random
) -> None:
    for _ in range(effort(12, 2)):
        match = in_first_deal(random_game(name, rng), range(12), rng)
        for seat in watchers(match, who):
            chance = chance_of_difference(match, known, seat, 100, rng)
            assert chance > LEAST_P, (match.game.options, seat, match.record(decks=True))


def test_the_chances_are_right_where_play_has_told_much(
    name: str, who: str, known: Knowledge, rng: Random
) -> None:
    game = spec(name).game(None, None, known.REVEALING)
    for _ in range(effort(3, 1)):
        match = in_first_deal(game, range(9, 13), rng)
        for seat in watchers(match, who):
            chance = chance_of_difference(match, known, seat, MANY, rng)
            assert chance > LEAST_P / 10, (seat, match.record(decks=True))
