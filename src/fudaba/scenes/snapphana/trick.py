"""The trick in the middle: who played what, who wins so far, what lies beside it."""

from __future__ import annotations

from fudaba.games.snapphana.view import PlayedView, SnapphanaView
from fudaba.games.view import View
from fudaba.scenes.phrases import listed
from fudaba.scenes.scene import Fact, Middle, Place
from fudaba.scenes.snapphana.cards import in_order, suit_name
from fudaba.scenes.snapphana.progress import ProgressStage
from fudaba.scenes.snapphana.sides import own_view

#: The rules by which cards stay out of a deal.
_OUT = {"150": "OF-004", "fjabbe": "FJ-002"}


class TrickStage(ProgressStage):
    """The middle of the table."""

    def middle(self, view: View) -> Middle:
        own = own_view(view)
        is_giving = own.phase == "give" and bool(own.legal)
        return Middle(
            form="field" if is_giving else "trick",
            title=self._title(own),
            places=self._won_cards(own) if is_giving else self._trick(own),
            before=self._last_trick(own),
            stock=view.stock if view.stock and self.rule_set.exchanged else None,
            facts=self._facts(own),
        )

    def _trick(self, view: SnapphanaView) -> list[Place]:
        """A place for everybody, from the one who leads."""
        if view.is_over:
            return []
        played = {one.seat: one.card for one in view.trick}
        last = view.trick[-1].seat if view.trick else None
        return [
            Place(
                cards=played.get(seat, ""),
                note=self.names[seat],
                role=self._role(view, seat),
                seat=seat,
                is_winning=seat == view.winning,
                is_last=seat == last,
            )
            for seat in self._in_turn(view)
        ]

    def _in_turn(self, view: SnapphanaView) -> list[int]:
        return [(view.leader + step) % view.seats for step in range(view.seats)]

    def _role(self, view: SnapphanaView, seat: int) -> str:
        parts = [self.word("term.partner")] if self.is_partner(view, seat) else []
        if seat == view.leader and view.phase != "discard":
            parts.append(self.tell("led" if view.trick else "leads"))
        return listed(parts, self.language)

    def _last_trick(self, view: SnapphanaView) -> list[Place]:
        """The trick before, where it may be looked at (SN-R38); its winner leads (SN-047)."""
        return [self._past(view, one) for one in view.last_trick]

    def _past(self, view: SnapphanaView, played: PlayedView) -> Place:
        is_winning = played.seat == view.leader
        return Place(
            cards=played.card, note=self.names[played.seat], seat=played.seat, is_winning=is_winning
        )

    def _won_cards(self, view: SnapphanaView) -> list[Place]:
        """What may be given in exchange for Fjønt (SN-053)."""
        cards = in_order(action.removeprefix("give ") for action in view.legal)
        return [
            Place(cards=card, action=f"give {card}", says=self.giving(view, card)) for card in cards
        ]

    def giving(self, view: SnapphanaView, card: str) -> str:
        """What giving a card would do."""
        assert view.asked is not None
        choice = next(one for one in view.asked.choices if one.action == f"give {card}")
        return listed((one.text for one in self.consequences(choice)), self.language)

    def _title(self, view: SnapphanaView) -> str:
        if view.is_over:
            return self.say("over")
        if view.phase == "discard":
            parts = [self.tell("title.before")]
        elif view.phase == "give" and view.legal:
            parts = [self.tell("title.give")]
        else:
            parts = self._of_trick(view)
        if self.in_pairs and self.seat is not None:
            side = view.sides[self.seat]
            tricks = {"own": view.tricks[side], "other": view.tricks[1 - side]}
            parts.append(self.tell("title.sides", **tricks))
        return " · ".join(parts)

    def _of_trick(self, view: SnapphanaView) -> list[str]:
        number = self.trick_number(view)
        parts = [self.tell("title.trick", number=number, tricks=view.tricks_in_deal)]
        if not view.trick:
            return [*parts, self.tell("title.lead", who=self.who(view.leader))]
        if view.led is not None:
            parts.append(self.tell("title.led", suit=suit_name(view.led, self.language)))
        if view.winning is not None:
            parts.append(self.tell("title.winning", who=self.who(view.winning)))
        return parts

    def trick_number(self, view: SnapphanaView) -> int:
        """The trick in progress, counted from 1; the last one when all are over."""
        return min(sum(view.tricks) + 1, view.tricks_in_deal)

    def _facts(self, view: SnapphanaView) -> list[Fact]:
        """Cards beside the trick, a debt for Fjønt, who loses as it stands."""
        if view.is_over:
            return []
        found: list[Fact] = []
        if view.stock:
            found.append(self._stock(view.stock))
        if view.owed_to is not None and view.fjont is not None:
            told = {"who": self.who(view.fjont), "to": self.who(view.owed_to)}
            found.append(Fact("★", self.tell("fjont_owed", **told), rule="SN-054"))
        elif view.fjont is not None:
            text = self.tell("fjont_played", who=self.who(view.fjont))
            found.append(Fact("★", text, rule="SN-051"))
        if view.losing and view.losses is not None:
            found.append(Fact("", self._losing(view.losing, view.losses), rule="FJ-006"))
        return found

    def _stock(self, number: int) -> Fact:
        each = int(self.rule_set.exchanged)
        if each:
            return Fact("", self.tell("more_for_each", n=each), rule="T1-005")
        return Fact(str(number), self.tell("stay_out", n=number), rule=_OUT[self.game.name])

    def _losing(self, seats: list[int], losses: list[int]) -> str:
        """`As it stands Rei loses this deal, loss 3.`"""
        if len(seats) > 1:
            return self.tell("losing.several", who=listed(map(self.who, seats), self.language))
        key = "losing.you" if seats[0] == self.seat else "losing.one"
        return self.tell(key, who=self.who(seats[0]), n=losses[seats[0]] + 1)
