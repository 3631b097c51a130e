"""What a choice would bring, in words: the effects that the engine found, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from fudaba.games.asked import EffectView
from fudaba.locale import Language, reason_text, word
from fudaba.scenes import cards
from fudaba.scenes.phrases import listed
from fudaba.scenes.scene import Consequence

#: Effects that are ledger lines, sooner or later.
PAYMENTS = ("pay", "due", "worth", "half")
#: Effects that are ledger lines if something comes true.
CONDITIONAL = ("if_enough", "if_short", "if_run_out")


class Teller:
    """Puts effects into words for one viewer."""

    def __init__(
        self,
        game: str,
        pack: str,
        account: Callable[[int | str | None], str],
        is_own: Callable[[int | str | None], bool],
        money: Callable[[int], str],
        language: Language,
    ) -> None:
        self._game = game
        self._pack = pack
        self._account = account
        self._is_own = is_own
        self._money = money
        self._language: Language = language

    def tell(self, effects: Sequence[EffectView]) -> list[Consequence]:
        """All of them; those who pay the same for the same share a sentence."""
        told: list[Consequence] = []
        for payers, effect in together(effects):
            text = self._words(payers, effect)
            if text:
                told.append(
                    Consequence(
                        kind=effect.kind,
                        text=text,
                        amount=effect.amount,
                        cards=effect.cards,
                        rule=effect.rule,
                    )
                )
        return told

    def _words(self, payers: list[int | str | None], effect: EffectView) -> str:
        if effect.kind in PAYMENTS:
            return self._payment(payers, effect)
        key = f"scene.effect.{effect.kind}"
        if self._is_own(effect.seat) and effect.kind in _PERSONAL:
            key += "_you"
        if effect.kind in ("take", "lay", "trio", "either", "may_lay"):
            named = cards.either if effect.kind == "either" else cards.short
            span = named(effect.cards, self._language, self._pack)
            return word(key, self._language, cards=span.text)
        name = effect.name
        if effect.kind in ("makes", "show"):
            name = reason_text(self._game, effect.name, self._language)
        return word(
            key,
            self._language,
            who=self._account(effect.seat),
            to=self._object(effect.to),
            name=name,
            n=len(payers) if effect.kind in CONDITIONAL else effect.amount,
            amount=self._money(effect.amount),
            cards=cards.short(effect.cards, self._language, self._pack).text,
        )

    def _object(self, account: int | str | None) -> str:
        """To whom something is paid or given."""
        if self._is_own(account):
            return word("scene.you_object", self._language)
        return self._account(account)

    def _payment(self, payers: list[int | str | None], effect: EffectView) -> str:
        """Who pays whom how much, and what for."""
        own = len(payers) == 1 and self._is_own(payers[0])
        key = "you" if own else "many" if len(payers) > 1 else "one"
        if payers == ["supply"]:
            key = "gain_you" if self._is_own(effect.to) else "gain"
        return word(
            f"scene.effect.{effect.kind}.{key}",
            self._language,
            who=listed(map(self._account, payers), self._language),
            to=self._object(effect.to),
            amount=self._money(effect.amount),
            reason=reason_text(self._game, effect.name, self._language),
        )


_PERSONAL = (
    *("trick", "best", "plays", "sits_out", "doubled", "repay"),
    *("compensates", "for_all"),
)


def together(
    effects: Sequence[EffectView],
) -> list[tuple[list[int | str | None], EffectView]]:
    """Payments that are alike, together; everything else by itself."""
    found: list[tuple[list[int | str | None], EffectView]] = []
    for effect in effects:
        last = found[-1] if found else None
        if last is not None and _are_alike(effect, last[1]):
            last[0].append(effect.seat)
        else:
            found.append(([effect.seat], effect))
    return found


def _are_alike(effect: EffectView, other: EffectView) -> bool:
    """Whether two payments differ in nothing but the payer, or who is paid by the same one."""
    if effect.kind in CONDITIONAL:
        return replace(effect, seat=other.seat, to=other.to) == other
    return effect.kind in PAYMENTS and replace(effect, seat=other.seat) == other
