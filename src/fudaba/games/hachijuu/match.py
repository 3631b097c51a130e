"""A match of Hachijuu: all that it holds, and how its actions are spelled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, IllegalAction, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.eights.match import EightsMatch
from fudaba.games.eights.questions import TEYAKU
from fudaba.games.hachijuu.actions import ANNOUNCE, CHOICE, DONE, announcement
from fudaba.games.hachijuu.auction import Auction
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.resample import resample
from fudaba.games.hachijuu.teyaku import KINDS, Announcement, Hand
from fudaba.games.hanafuda.draw import draw_for_dealer
from fudaba.nearest import quoted


@final
class HachijuuMatch(EightsMatch):
    """A match of Hachijuu; what is done with it stands in the phases of a deal."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        rules = game.rules
        assert isinstance(rules, Rules)
        self.rules: Rules = rules
        #: What the finished deals have brought.
        self.won: vec[i64] = vec[i64]([0] * game.seats)
        # The deal in progress.
        self.auction: Auction = Auction(rules, game.seats, 0)
        self.announced: list[Announcement] = []
        #: The families that each seat has announced of.
        self.families: vec[i64] = vec[i64]([0] * game.seats)
        #: What the captured yaku of each seat are worth.
        self.points: vec[i64] = vec[i64]([0] * game.seats)

    def drawn_dealer(self, rng: Rng) -> i64:
        """HJ-101 to HJ-103, HJ-R27."""
        dealer, self.draws = draw_for_dealer(rng, int(self.seats), put_back=True)
        return dealer

    @property
    def scores(self) -> list[int]:
        """Chips won or lost in the finished deals (HJ-R17)."""
        return [int(score) for score in self.won]

    def deals_left(self) -> i64:
        return self.rules.deals - self.deal_number

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)

    # Actions as text.

    def text(self, action: int) -> str:
        """Where several sets of cards would do, an announcement names its cards."""
        if self.question == TEYAKU and CHOICE <= action < DONE and self.is_legal(action):
            made = announcement(self.to_play, Hand(self.dealt[self.to_play]), action - ANNOUNCE)
            cards = self.game.spec.pack.set_text(int(made.cards))
            return f"announce {KINDS[made.kind].name} {cards}"
        return self.game.text(action)

    def alias(self, text: str) -> str:
        """An announcement may always name its cards, in any order and spelling."""
        words = text.split(" ", 2)
        if self.question != TEYAKU or words[0] != "announce" or len(words) < 3:
            return super().alias(text)
        pack = self.game.spec.pack
        try:
            cards = pack.set(words[2])
        except ValueError:
            return text
        held = Hand(self.dealt[self.to_play])
        for code in self.legal_actions():
            if code != DONE:
                made = announcement(self.to_play, held, code - ANNOUNCE)
                if KINDS[made.kind].name == words[1] and made.cards == cards:
                    return self.text(code)
        return text

    def action(self, text: str) -> int:
        if self.question != TEYAKU or self.is_over:
            return super().action(text)
        written = self.alias(" ".join(text.split()))
        for code in self.legal_actions():
            if self.text(code) == written:
                return code
        raise IllegalAction(self.refusal(quoted(text)))

    def written(self, number: int) -> list[str]:
        for action in self.actions_of(number):
            if CHOICE <= action < DONE:
                return self._spelled_out(number)
        return super().written(number)

    def _spelled_out(self, number: int) -> list[str]:
        """The actions of a deal in which an announcement named its cards."""
        twin = self.opened_again(number)
        texts: list[str] = []
        for action in self.actions_of(number):
            texts.append(twin.text(int(action)))
            twin.step(i64(action))
        return texts

    # Copies.

    def bring_back(self, twin: Match, place: int) -> None:
        assert isinstance(twin, HachijuuMatch)
        if place:
            twin.won = self.deals[place - 1].totals[:]

    def copy(self) -> HachijuuMatch:
        twin = HachijuuMatch(self.game, self.seed, self.given)
        self.share_eights(twin)
        twin.won = self.won[:]
        twin.auction.copy_from(self.auction)
        twin.announced = self.announced.copy()
        twin.families = self.families[:]
        twin.points = self.points[:]
        return twin
