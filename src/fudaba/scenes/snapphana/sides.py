"""Who plays with whom, and how they stand: sides, scores, lost partier, what was declared."""

from __future__ import annotations

from fudaba.games.snapphana.rule_sets import RULE_SETS, RuleSet
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import DealView, View
from fudaba.scenes.phrases import cards_text
from fudaba.scenes.scene import Badge, PartyScene, Pile
from fudaba.scenes.snapphana import combos
from fudaba.scenes.snapphana.cards import grouped, in_order, suit_sign
from fudaba.scenes.stage import Stage


def own_view(view: View) -> SnapphanaView:
    """The view as one of these games has it."""
    assert isinstance(view, SnapphanaView)
    return view


class SidesStage(Stage):
    """The players: in 800 two pairs, else everybody alone."""

    @property
    def rule_set(self) -> RuleSet:
        """The game in numbers."""
        return RULE_SETS[self.game.name]

    @property
    def in_pairs(self) -> bool:
        """Whether partners score together (E8-001)."""
        return bool(self.rule_set.sides < self.rule_set.seats)

    @property
    def is_fjabbe(self) -> bool:
        """Whether points lose (FJ-004)."""
        return self.rule_set.target == 0

    def tell(self, key: str, **values: object) -> str:
        """One of the words of these scenes."""
        return self.word(f"scene.{key}", **values)

    # Those who score.

    def members(self, side: int) -> list[int]:
        """The seats of a side, the viewer first."""
        seats = list(range(side, int(self.rule_set.seats), int(self.rule_set.sides)))
        return sorted(seats, key=lambda seat: seat != self.seat)

    def side_name(self, side: int) -> str:
        """A side by its players."""
        return self._together([self.names[seat] for seat in self.members(side)])

    def side_in_sentence(self, side: int) -> str:
        """The same where a sentence speaks to the viewer: `You and Ume`."""
        return self._together([self.who(seat) for seat in self.members(side)])

    def _together(self, names: list[str]) -> str:
        return names[0] if len(names) == 1 else self.tell("pair", one=names[0], other=names[1])

    def party(self, view: View, seat: int) -> int:
        return own_view(view).sides[seat]

    def party_names(self, view: View) -> list[str]:
        return [self.side_name(side) for side in range(int(self.rule_set.sides))]

    def account(self, account: int | str | None) -> str:
        """In the ledger it is the sides that are paid."""
        return self.side_name(account) if isinstance(account, int) else super().account(account)

    def on_sheet(self, account: int | str | None) -> str:
        if isinstance(account, int):
            return self.side_in_sentence(account)
        return super().account(account)

    def parties(self, view: View) -> list[PartyScene]:
        own = own_view(view)
        sides = range(int(self.rule_set.sides))
        found = [self._party(own, side) for side in sides]
        return sorted(found, key=lambda party: not party.is_own) if self.in_pairs else found

    def _party(self, view: SnapphanaView, side: int) -> PartyScene:
        seats = self.members(side)
        is_own = self.seat is not None and self.seat in seats
        if view.losses is not None:
            return self._fjabbe_party(view, side, is_own)
        standing = self.score(self.standing(view, seats[0]))
        note = self.tricks_note(view, side)
        return PartyScene(self.side_in_sentence(side), seats, standing, note, is_own)

    def _fjabbe_party(self, view: SnapphanaView, seat: int, is_own: bool) -> PartyScene:
        """Tricks and lost deals; the piles are not counted for anybody."""
        assert view.losses is not None
        is_losing = view.losing is not None and seat in view.losing
        tricks = view.tricks[seat]
        return PartyScene(
            self.who(seat),
            [seat],
            self.tell("tricks.no") if is_losing else str(tricks),
            self.tell("lost", n=view.losses[seat]),
            is_own,
            unit="" if is_losing else self.tell("tricks.unit", n=tricks),
            is_losing=is_losing,
        )

    def tricks_note(self, view: SnapphanaView, side: int) -> str:
        """The tricks of a side; while cards are discarded, how many its player holds."""
        if view.phase == "discard" and not self.in_pairs:
            hand = view.hands[side]
            return cards_text(len(hand.cards.split()) + hand.hidden, self.language)
        return self.tricks_text(view.tricks[side])

    def tricks_text(self, tricks: int) -> str:
        """`no trick yet`, `1 trick`, `3 tricks`."""
        return self.tell("tricks.n", n=tricks) if tricks else self.tell("tricks.none")

    # Scores.

    def score_full(self, points: int | None) -> str:
        target = self.options.get("target")
        if points is None or not target:
            return super().score_full(points)
        return self.tell("score", points=self.score(points), target=target)

    def standing(self, view: View, seat: int) -> int | None:
        """Declared points count at once (SN-R18)."""
        own = own_view(view)
        side = own.sides[seat]
        score = view.scores[side]
        if score is None or view.is_over:
            return score
        return score + own.declared_points[side]

    def deal_note(self, view: View, number: int, party: int) -> str:
        """In Fjabbe who lost the parti, by which rule, and everybody's lost partier."""
        losses = own_view(view).losses
        first = view.deal - (0 if view.is_over else 1) - len(view.finished)
        deal = view.finished[number - 1 - first]
        if losses is None or deal.losers is None:
            return ""
        later = view.finished[number - first :]
        lost = losses[party] - sum(party in (one.losers or ()) for one in later)
        if party not in deal.losers:
            return self.tell("sheet.lost_so_far", n=lost)
        return self.tell("sheet.lost_now", n=lost, rule=_why_lost(deal, party))

    # What is said of a player.

    def badges(self, view: View, seat: int) -> list[Badge]:
        own = own_view(view)
        found: list[Badge] = []
        if own.owed_to is not None and seat == own.fjont and own.phase != "give":
            text = self.tell("badge.owes", who=self.who(own.owed_to))
            found.append(Badge(text, "call", "SN-054"))
        if self.is_partner(own, seat):
            found.append(Badge(self.word("term.partner")))
        if seat == view.dealer:
            found.append(Badge(self.word("term.dealer")))
        if seat == own.forehand:
            found.append(Badge(self.word("term.forehand")))
        if own.losing is not None and seat in own.losing:
            found.append(Badge(self.tell("tricks.no"), "call", "FJ-006"))
        return found

    def is_partner(self, view: SnapphanaView, seat: int) -> bool:
        """Whether a player is the viewer's partner."""
        if self.seat is None or seat == self.seat or not self.in_pairs:
            return False
        return view.sides[seat] == view.sides[self.seat]

    def note(self, view: View, seat: int) -> str:
        """Tricks, lost partier, what was declared, and which suits are known to be out."""
        own = own_view(view)
        parts: list[str] = []
        has_badge = own.losing is not None and seat in own.losing
        if not self.in_pairs and not has_badge:
            parts.append(self.tricks_text(own.tricks[seat]))
        if own.losses is not None:
            parts.append(self.tell("lost", n=own.losses[seat]))
        if own.declared_by[seat] and not view.is_over:
            parts.append(self.tell("declared", points=own.declared_by[seat]))
        if seat != self.seat and own.voids[seat] and not view.is_over:
            suits = " ".join(suit_sign(suit) for suit in own.voids[seat])
            parts.append(self.tell("void", suits=suits))
        return " · ".join(parts)

    def won(self, view: View, seat: int) -> list[Pile]:
        """The pile of a side lies before its first player; own discards are known."""
        own = own_view(view)
        side = own.sides[seat]
        found: list[Pile] = []
        if seat == side and (own.pile_sizes[side] or view.captured[side]):
            found.append(
                Pile(
                    title=self.word("term.pile"),
                    cards=" ".join(in_order(view.captured[side].split())),
                    hidden=0 if view.is_over else own.pile_sizes[side],
                )
            )
        if seat == self.seat and own.own_discards:
            title, note = self.word("term.discards"), self.tell("discards_count")
            cards = " ".join(in_order(own.own_discards.split()))
            found.append(Pile(title=title, cards=cards, note=note, rule="SN-021"))
        return found

    def shown(self, view: View, seat: int) -> list[Pile]:
        """What a player has declared; last the shown cards that are still in the hand (SN-032)."""
        made = own_view(view).declared[seat]
        if not made or view.is_over:
            return []
        found = [
            Pile(
                title=combos.name(one.name, self.language),
                cards=" ".join(combos.laid_out(one.name, one.cards)),
                note=str(one.points),
                rule=one.rule,
            )
            for one in made
        ]
        known = view.hands[seat].cards
        if seat != self.seat and known:
            cards = " ".join(in_order(known.split()))
            found.append(
                Pile(title=self.tell("holds"), cards=cards, kind="held", note=grouped(known))
            )
        return found


def _why_lost(deal: DealView, seat: int) -> str:
    """Without a trick there is no card in the pile (FJ-R5, SN-056)."""
    return "FJ-004" if deal.captured[seat] else "FJ-006"
