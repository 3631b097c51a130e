"""What cannot be true of the piles and tricks of a deal that was played to its end."""

from __future__ import annotations

from typing import Final

from fudaba.games.snapphana.options import Rules
from fudaba.refusal import Said
from fudaba.score.problem import Refused
from fudaba.score.snapphana.reading import countable

#: The rules that say how many cards are in play, in each hand, and how many tricks are played.
IN_PLAY_RULES: Final = {
    "800": "E8-002, E8-003",
    "1000": "T1-R1",
    "150": "OF-003, OF-R2",
    "fjabbe": "FJ-002",
}
HAND_RULES: Final = {"800": "E8-004", "1000": "T1-006", "150": "OF-003", "fjabbe": "FJ-002"}
TRICKS_RULES: Final = {**HAND_RULES, "800": "E8-007"}


def cards_in_play(rules: Rules) -> int:
    """How many cards there are to count at the end of a deal."""
    game = rules.game
    return int((game.dealt + game.exchanged) * game.seats + game.for_dealer)


def check_piles(rules: Rules, piles: list[int]) -> None:
    """SN-021, SN-R32: the piles can be counted, and hold no more than the cards in play.

    Fewer are answered too: somebody may ask what one pile of a deal is worth.
    """
    number = sum(pile.bit_count() for pile in piles)
    if number > cards_in_play(rules):
        rule = IN_PLAY_RULES[rules.game.name]
        raise Refused("snapphana.piles", most=cards_in_play(rules), number=number, rule=rule)
    for side, pile in enumerate(piles):
        countable(rules, Said("question.pile_of", side=side), pile)


def check_tricks(rules: Rules, piles: list[int], tricks: list[int]) -> None:
    """A trick for every card of a hand at most; cards only for those who have a trick."""
    number = int(rules.game.dealt)
    if sum(tricks) > number:
        rule = TRICKS_RULES[rules.game.name]
        raise Refused("snapphana.tricks", number=number, given=sum(tricks), rule=rule)
    for side, pile in enumerate(piles):
        if pile and tricks[side] == 0:
            raise Refused("snapphana.no_trick", side=side, rule="SN-022, SN-056")
