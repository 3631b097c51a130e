"""An answer noted: where it goes in the draft of a deal, and what it makes obsolete."""

from __future__ import annotations

from typing import Any, Final

from fudaba.games.contract import Game
from fudaba.refusal import Refusal
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft, asks, part_of

#: What is answered with players of whom something more is asked.
BEGUN: Final = ("teyaku", "announced", "declared", "hands", "four_three", "made")
#: What is asked of a name rather than of a seat.
NAMED: Final = ("liable", "liable_month", "caught")


def answered(game: Game, standing: Standing, draft: Draft, place: int, value: Any) -> Draft:
    """The draft with an answer to the question at a place of `asks`; None takes an answer back.

    What was noted later stays as far as it is still asked for.
    """
    asked = asks(game, standing, draft)
    if not 0 <= place < len(asked):
        raise Refusal("pad.no_such_question")
    ask = asked[place]
    found = Draft(facts=dict(draft.facts), none=list(draft.none))
    if ask.key == "says":
        said = sum(one.key == "says" for one in asked[:place])
        before = list(draft.facts.get("says") or [])
        if before[said : said + 1] != [value]:
            found.facts["says"] = before[:said] + ([] if value is None else [value])
    else:
        _put(game, found, ask, value)
    return _pruned(game, standing, found)


def _put(game: Game, draft: Draft, ask: Ask, value: Any) -> None:
    facts, key, seat = draft.facts, ask.key, ask.seat
    name = key if seat is None else f"{key}.{seat}"
    if key in NAMED:
        name = f"{key}.{ask.choices[0]}"
    draft.none = [one for one in draft.none if one != name]
    if key == "last_trick" and value == "none":
        value = ""
    if value in ("", [], {}):
        draft.none.append(name)
    if key == "mizuten":
        facts[key] = value == "mizuten"
    elif key in NAMED:
        _within(facts, key, ask.choices[0], value if value != "" else None)
    elif ask.form == "shares":
        for one in ask.seats:
            given = None if value is None else value.get(str(one), "")
            draft.none = [name for name in draft.none if name != f"{key}.{one}"]
            if given == "":
                draft.none.append(f"{key}.{one}")
            _put_seat(game, facts, key, one, given)
    elif ask.form == "seats" and key in BEGUN:
        before = facts.get(key) or {}
        facts[key] = {str(one): before.get(str(one)) for one in value or []}
    elif seat is not None:
        _put_seat(game, facts, key, seat, part_of(game).meant(game, key, value))
    elif ask.form == "numbers":
        _put_numbers(game, facts, key, value)
    elif value in (None, ""):
        facts.pop(key, None)
    else:
        facts[key] = value


def _put_seat(game: Game, facts: dict[str, Any], key: str, seat: int, value: Any) -> None:
    if key not in part_of(game).LISTED:
        _within(facts, key, str(seat), value)
        return
    listed = list(facts.get(key) or [None] * game.sides)
    listed[seat] = value
    facts[key] = listed


def _put_numbers(game: Game, facts: dict[str, Any], key: str, value: Any) -> None:
    """Numbers come by seat; what the game keeps in a list is one."""
    if value is None:
        facts.pop(key, None)
    elif key in part_of(game).LISTED:
        facts[key] = [int(value.get(str(seat), 0)) for seat in range(game.sides)]
    else:
        facts[key] = {seat: int(number) for seat, number in value.items()}


def _within(facts: dict[str, Any], key: str, name: str, value: Any) -> None:
    """Something under a name of its own, gone where it is None."""
    kept = {one: noted for one, noted in (facts.get(key) or {}).items() if one != name}
    if value is not None:
        kept[name] = value
    facts[key] = kept


def _pruned(game: Game, standing: Standing, draft: Draft) -> Draft:
    """Without what is no longer asked for; of those of whom something more is asked, some are
    still to come."""
    asked = asks(game, standing, draft)
    keys = {ask.key for ask in asked}
    places = [(ask.key, str(name)) for ask in asked for name in _names(ask)]
    by_seat = {key for key, _ in places}
    begun = {ask.key for ask in asked if ask.form == "seats" and ask.key in BEGUN}
    facts: dict[str, Any] = {}
    for key, value in draft.facts.items():
        if key not in keys:
            continue
        if isinstance(value, dict) and key in by_seat and key not in begun:
            value = {name: one for name, one in value.items() if (key, name) in places}
        facts[key] = value
    said = sum(ask.key == "says" and ask.answer is not None for ask in asked)
    if "says" in facts:
        facts["says"] = facts["says"][:said]
    none = [name for name in draft.none if name.split(".")[0] in keys]
    return Draft(facts=facts, none=none)


def _names(ask: Ask) -> list[str]:
    """What an answer stands under: the seats it is of, or the names that it is asked of."""
    if ask.key in NAMED:
        return ask.choices
    if ask.form == "shares":
        return [str(seat) for seat in ask.seats]
    return [] if ask.seat is None or ask.key == "says" else [str(ask.seat)]
