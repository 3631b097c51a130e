"""A decision as data: what a seat is asked, and every choice with what it would bring."""

# Left as Python: msgspec's structs are no native classes.

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fudaba.cards.pack import Pack
from fudaba.games.contract import Match
from fudaba.games.effect import WITH_ACCOUNTS, Effect, effects_of
from fudaba.games.ledger import account_name

#: How a question is answered: with a hand card, with a place for a card, with one of several
#: words, with a number, or with several cards and then a confirmation.
Form = Literal["card", "place", "one", "amount", "several"]


class EffectView(Struct, frozen=True, omit_defaults=True):
    """One thing that a choice would do; `seat` and `to` are a seat or a named account."""

    kind: str
    seat: int | str | None = None
    to: int | str | None = None
    amount: int = 0
    cards: str = ""
    name: str = ""
    rule: str = ""


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """A legal action, and what it would certainly bring or put at stake."""

    action: str
    effects: list[EffectView] = []


class AskedView(Struct, frozen=True):
    """What is asked now."""

    phase: str
    form: Form
    #: How many choices make an answer, before the one that says that it is all.
    least: int
    most: int
    choices: list[ChoiceView]


def asked_view(
    match: Match,
    seat: int | None,
    names: tuple[str, ...],
    forms: tuple[Form, ...],
    number: tuple[int, int] = (1, 1),
) -> AskedView | None:
    """What a seat is asked, None while it is not; so many actions in a row are one answer."""
    if match.is_over or match.to_play != seat:
        return None
    pack = match.game.spec.pack
    choices = [
        ChoiceView(match.text(action), effect_views(pack, effects_of(match, action)))
        for action in match.legal_actions()
    ]
    question = int(match.question)
    return AskedView(names[question], forms[question], *number, choices)


def legal_texts(asked: AskedView | None) -> list[str]:
    """The actions open to whoever is asked, none while it is somebody else's turn."""
    return [] if asked is None else [choice.action for choice in asked.choices]


def effect_views(pack: Pack, effects: list[Effect]) -> list[EffectView]:
    """Effects with their cards as text."""
    return [_effect(pack, one) for one in effects]


def _effect(pack: Pack, effect: Effect) -> EffectView:
    is_payment = effect.kind in WITH_ACCOUNTS
    return EffectView(
        kind=effect.kind,
        seat=_account(int(effect.seat), is_payment),
        to=_account(int(effect.to), is_payment),
        amount=int(effect.amount),
        cards=pack.set_text(int(effect.cards)),
        name=effect.name,
        rule=effect.rule,
    )


def _account(account: int, is_payment: bool) -> int | str | None:
    if account >= 0 or is_payment:
        return account_name(account)
    return None
