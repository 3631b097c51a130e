"""What a person is told an action will do is what it then does, and nothing hidden is told."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from fudaba.cards.bits import is_compiled
from fudaba.games.asked import ChoiceView, EffectView
from fudaba.games.contract import Match
from tests.conformance.play import POSITIONS, matches, positions, resampled, walk
from tests.conformance.promised import asked, check_choice

#: Each of these is promised in some position of as many random matches as the compiled core plays.
EXPECTED = {
    "koikoi": {"take", "lay", "either", "makes", "ends", "pay", "doubled"},
    "hachihachi": {
        *("take", "lay", "either", "ends", "pay", "show", "sits_out", "half", "worth"),
        *("count", "makes", "compensates", "for_all", "needs", "if_enough"),
    },
    "hachijuu": {
        *("take", "lay", "either", "ends", "pay", "show", "rate", "due", "half", "count", "makes"),
    },
    "800": {"trick", "best", "keep", "points", "show", "give"},
    "1000": {"trick", "keep", "points", "show"},
    "150": {"trick", "points", "show"},
    "fjabbe": {"trick", "best", "keep"},
}


def test_every_choice_does_what_it_promises(name: str, rng: Random) -> None:
    kept: Counter[str] = Counter()
    for match in matches(name, rng, least=4):
        for here in walk(match, rng):
            if not here.is_over and rng.random() < 0.3:
                for choice in asked(here).choices:
                    found = check_choice(here, choice)
                    for kind in found.keys() - kept.keys():
                        check_lies(here, choice, kind)
                    kept += found
    assert set(kept) >= (EXPECTED[name] if is_compiled() else {"trick"} & EXPECTED[name]), kept


def check_lies(match: Match, choice: ChoiceView, kind: str) -> None:
    """Nothing that is told about a kind of promise can be otherwise, or be left out."""
    for place, effect in enumerate(choice.effects):
        if effect.kind == kind:
            for lie in lies(effect):
                effects = [*choice.effects[:place], *lie, *choice.effects[place + 1 :]]
                with pytest.raises(AssertionError):
                    check_choice(match, replace(choice, effects=effects))
            return


def lies(effect: EffectView) -> Iterator[list[EffectView]]:
    """What may be told instead of an effect: nothing, the same twice, or something else in one of
    its parts."""
    yield []
    yield [effect, effect]
    yield [replace(effect, kind="unheard_of")]
    if effect.seat != effect.to:
        yield [replace(effect, seat=effect.to, to=effect.seat)]
    yield [replace(effect, seat=7)]
    yield [replace(effect, to=7)]
    yield [replace(effect, amount=effect.amount + 999)]
    yield [replace(effect, amount=effect.amount - 1)]
    yield [replace(effect, cards=" ".join(effect.cards.split()[1:]) or "1L")]
    yield [replace(effect, name=f"{effect.name}_too")]
    yield [replace(effect, rule="HH-000")]


def test_every_legal_action_is_a_choice(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        if not match.is_over:
            legal = [match.text(action) for action in match.legal_actions()]
            question = asked(match)
            assert [choice.action for choice in question.choices] == legal
            gathers = question.form == "several"
            assert (question.least == 0) == (gathers and "done" in legal)
            assert question.least <= question.most
            assert gathers or question.most == 1


def test_nothing_hidden_is_promised(name: str, rng: Random) -> None:
    """Whoever is asked is promised the same, whatever the cards are that they cannot see."""
    compared = 0
    for match in positions(name, rng):
        if match.is_over:
            continue
        for _ in range(3):
            twin = resampled(match, int(match.to_play), rng)
            assert promises(twin) == promises(match)
            compared += 1
    assert compared > POSITIONS


def promises(match: Match) -> bytes:
    return encode(asked(match))
