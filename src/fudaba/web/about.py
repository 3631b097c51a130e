"""Answers about people, games, words, cards and rules."""

from __future__ import annotations

from typing import Any

from fudaba.games.registry import spec
from fudaba.scenes.cards import CardName
from fudaba.web import catalogue
from fudaba.web.call import Call
from fudaba.web.lesson import Lesson
from fudaba.web.lesson import lesson as guided
from fudaba.web.messages import GameInfo, Me, NewMe, PrimerInfo, RuleInfo


async def me(call: Call) -> Me:
    """Who asks."""
    return Me(call.person.id, call.person.name, call.language)


async def change_me(call: Call) -> Me:
    """Another name or language."""
    wanted: NewMe = call.body
    call.person = await call.house.people.change(call.person, wanted.name, wanted.language)
    if wanted.language is not None:
        call.language = wanted.language
    return await me(call)


async def games(call: Call) -> list[GameInfo]:
    """The games."""
    return catalogue.games(call.language)


async def words(call: Call) -> dict[str, object]:
    """The page's words."""
    return catalogue.words(call.language)


async def cards(call: Call) -> dict[str, CardName]:
    """The cards of a pack."""
    return catalogue.cards(call.path["pack"], call.language)


async def rules(call: Call) -> list[RuleInfo]:
    """The rules of a game."""
    return catalogue.rules(call.path["game"], call.language)


async def rule(call: Call) -> RuleInfo:
    """One of them."""
    return catalogue.rule(call.path["game"], call.path["rule"], call.language)


async def help(call: Call) -> Any:
    """How a game is played."""
    from fudaba.scenes.registry import stage

    game = spec(call.path["game"]).game(call.query("preset") or None)
    names = [str(seat + 1) for seat in range(game.seats)]
    return stage(game, names, None, call.language).help()


async def primer(call: Call) -> PrimerInfo:
    """How a newcomer learns a game, as elements."""
    return catalogue.primer(call.path["game"], call.language)


async def lesson(call: Call) -> Lesson:
    """The guided first deal."""
    return guided(call.language)
