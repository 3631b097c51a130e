"""Declarations before the first card: what may be ticked, and what the ticks bring together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fudaba.games.asked import AskedView, EffectView
from fudaba.games.contract import IllegalAction, Match
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.offers import OfferView, promised
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import View
from fudaba.scenes.phrases import points_text
from fudaba.scenes.scene import Choice, Consequence, Question, Span, Would
from fudaba.scenes.snapphana import combos
from fudaba.scenes.snapphana.asking import CONFIRM, DONE, SHOW, AskingStage
from fudaba.scenes.snapphana.sides import own_view
from fudaba.scenes.stage import verb_of


class DeclaringStage(AskingStage):
    """Questions that are answered by gathering."""

    def question(self, view: View, asked: AskedView) -> Question:
        plain, own = super().question(view, asked), own_view(view)
        if asked.phase != "play" or not own.offers:
            return plain
        everything = own.offered if not self.is_fjabbe else []
        return replace(
            plain,
            form="several",
            title=self.tell("declare.title"),
            text=self._brings(everything, own),
            least=0,
            most=len(own.offers),
            is_weighty=True,
            warning=[Span(self.tell("declare.against" if self.is_fjabbe else "declare.scores"))],
            verb=SHOW,
            ends=DONE,
            confirm=self._confirm(everything),
            confirm_key=CONFIRM,
        )

    def choices(self, view: View, asked: AskedView) -> list[Choice]:
        """Everything beside the cards is a declaration."""
        return [self._offer(offer) for offer in own_view(view).offers]

    def _declared_before(self, view: SnapphanaView) -> int:
        assert self.seat is not None
        return len(view.declared[self.seat])

    def _offer(self, offer: OfferView) -> Choice:
        """A kind that is held; whether only a part of it might be shown (SN-033)."""
        return Choice(
            actions=offer.actions,
            label=combos.name(offer.name, self.language),
            detail=str(offer.points),
            key=combos.KEYS[offer.name],
            cards=" ".join(combos.laid_out(offer.name, offer.cards)),
            parts=offer.cards if len(offer.actions) > 1 else "",
            is_marked=not self.is_fjabbe,
            consequences=[
                Consequence(
                    kind="points",
                    text=points_text(offer.points, self.language),
                    amount=offer.points,
                    cards=offer.cards,
                    rule=offer.rule,
                ),
                *combos.wilds(offer.name, offer.cards, self.language),
            ],
        )

    def _brings(self, effects: Sequence[EffectView], view: SnapphanaView) -> str:
        """What is doubled by the ticks, and that they win the match."""
        told = [self._doubling(effects, bool(self._declared_before(view)))]
        if any(one.kind == "ends" for one in effects):
            told.append(self.tell("declare.wins"))
        return " ".join(text for text in told if text)

    def _confirm(self, effects: Sequence[EffectView]) -> str:
        """`Declare 97`."""
        points = sum(one.amount for one in effects if one.kind == "points")
        return self.tell("declare.confirm", points=points) if points else self.tell("declare.none")

    def _doubling(self, effects: Sequence[EffectView], has_declared: bool) -> str:
        """`4 sequences count double: 17 + 2 × 40`; only that, where some were declared before."""
        doubled = [one.name for one in effects if one.name in combos.DOUBLINGS]
        if not doubled:
            return ""
        made = [one for one in effects if one.kind == "points" and one.name not in doubled]
        groups = [
            [one.amount for one in made if combos.is_sequence(one.name) == is_sequence]
            for is_sequence in (False, True)
        ]
        told = ""
        parts: list[str] = []
        for name, group in zip(combos.DOUBLINGS, groups, strict=True):
            if group:
                parts.append(f"2 × {sum(group)}" if name in doubled else str(sum(group)))
            if name in doubled:
                key = f"declare.{name}"
                told = self.tell(key, n=len(group)) if not told else self.tell("declare.both")
        if has_declared:
            return self.tell("declare.counts_double")
        return self.tell("declare.sum", told=told, sum=" + ".join(parts))

    # What gathered answers would bring.

    def would(self, match: Match, actions: Sequence[str]) -> Would:
        """What several discards, or declarations together, would bring."""
        verbs = {verb_of(action) for action in actions}
        if self.seat is None or match.is_over or match.to_play != self.seat:
            return Would(refusal=self.say("refusal.not_now"))
        assert isinstance(match, SnapphanaMatch)
        view = own_view(match.view(self.seat, match.view(None).happened))
        if view.phase == "discard" and verbs <= {"discard"}:
            return self._would_discard(match, view, actions)
        if (view.offers and verbs <= {"declare", SHOW, DONE}) or verbs <= {SHOW, DONE}:
            return self._would_declare(match, view, actions)
        return super().would(match, actions)

    def _would_discard(
        self, match: SnapphanaMatch, view: SnapphanaView, actions: Sequence[str]
    ) -> Would:
        assert view.asked is not None
        left = view.asked.most - len(actions)
        if left:
            told = self.say("gathered", chosen=len(actions), left=left)
            return Would(confirm=self.tell("discard.confirm"), text=told, refusal=told)
        try:
            match.copy().apply_all(actions)
        except IllegalAction:
            return Would(refusal=self.tell("discard.barred"))
        return Would(
            confirm=self.tell("discard.confirm"),
            text=self.say("gathered", chosen=len(actions), left=left),
        )

    def _would_declare(
        self, match: SnapphanaMatch, view: SnapphanaView, actions: Sequence[str]
    ) -> Would:
        if not actions:
            return Would(confirm=self._confirm([]), text=self.tell("declare.nothing"))
        try:
            effects = promised(match, list(actions))
        except IllegalAction:
            return Would(refusal=self.tell("declare.no_combination"))
        told = [self._line(one) for one in effects]
        text = self._brings(effects, view)
        return Would(confirm=self._confirm(effects), text=text, consequences=told)

    def _line(self, effect: EffectView) -> Consequence:
        """A line that the score sheet would have more."""
        if effect.kind == "ends":
            text = self.tell("declare.wins")
        else:
            reason = self.reason(effect.name)
            text = self.tell("declare.line", name=reason, points=effect.amount)
        return Consequence(
            kind=effect.kind,
            text=text,
            amount=effect.amount,
            cards=effect.cards,
            rule=effect.rule,
        )
