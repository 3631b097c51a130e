"""A deal of Pairs: dealing, turns, the count."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, u8

from fudaba.cards.bits import bit, count, lowest
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.vectors import vec
from fudaba.games.effect import EITHER, Effect
from fudaba.games.hanafuda.capture import taken, targets
from fudaba.games.ledger import SUPPLY, Entry, totals
from fudaba.games.phase import Phase
from tests.house.toy.games.pairs.match import PairsMatch

#: What a player is asked.
PLAY, PLACE = 0, 1
#: Where the codes of `take` begin.
TAKE = 48

PACK = vec[u8](range(PACK_SIZE))


class Dealing(Phase[PairsMatch]):
    rules: ClassVar[str] = "PR-001"

    def begin(self, match: PairsMatch) -> bool:
        given = match.given_deck()
        match.deck = match.shuffled(PACK, 0) if given is None else given
        dealt = [0, 0, 0, 0]
        for place, card in enumerate(match.deck):
            dealt[match.owner(place)] |= 1 << int(card)
        match.hands = vec[i64](dealt[:2])
        match.captured = vec[i64]([0, 0])
        match.field = dealt[2]
        match.note("deal", match.dealer, match.field)
        return False


class Turns(Phase[PairsMatch]):
    rules: ClassVar[str] = "PR-002, PR-003"

    def begin(self, match: PairsMatch) -> bool:
        match.to_play = match.dealer
        match.question = PLAY
        return self.ask(match)

    def ask(self, match: PairsMatch) -> bool:
        if match.question == PLACE:
            return match.asks(TAKE, targets(match.field, match.card))
        hand = match.hands[match.to_play]
        return match.asks(0, hand) if hand else False

    def apply(self, match: PairsMatch, action: i64) -> bool:
        if match.question == PLACE:
            self.take(match, action - TAKE)
            return self.ask(match)
        match.note("play", match.to_play, bit(action))
        match.hands[match.to_play] &= ~bit(action)
        match.card = action
        found = targets(match.field, action)
        if found & (found - 1):
            match.question = PLACE
        elif found:
            self.take(match, lowest(found))
        else:
            match.field |= bit(action)
            match.note("lay", match.to_play, bit(action))
            match.to_play = 1 - match.to_play
        return self.ask(match)

    def take(self, match: PairsMatch, target: i64) -> None:
        under = taken(match.field, target)
        match.note_outcome("put", under | bit(match.card), target, under)
        match.field &= ~under
        match.captured[match.to_play] |= under | bit(match.card)
        match.question = PLAY
        match.to_play = 1 - match.to_play

    def tell_places(self, match: PairsMatch, found: list[Effect]) -> None:
        if match.question == PLACE:
            found.append(Effect(EITHER, match.to_play, cards=match.mask))


class Settling(Phase[PairsMatch]):
    rules: ClassVar[str] = "PR-004, PR-005"
    settles: ClassVar[bool] = True

    def begin(self, match: PairsMatch) -> bool:
        match.end = "exhausted"
        match.note("end", -1, 0, 0, match.end)
        entries = [
            Entry(SUPPLY, seat, count(cards), "cards", "PR-004", cards)
            for seat, cards in enumerate(match.captured)
            if cards
        ]
        scores = totals(entries, 2)
        match.won = vec[i64]([match.won[seat] + scores[seat] for seat in (0, 1)])
        match.file_deal(match.captured, scores, entries, [], match.won[:])
        match.dealer = 1 - match.dealer
        if len(match.deals) == match.rules.deals or match.stop_after_deal:
            match.end_match()
        return False
