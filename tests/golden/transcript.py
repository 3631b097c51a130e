"""A match as text, for comparing whole courses of play with how they went before.

Each decision is a line `SEAT: CHOSEN of LEGAL, LEGAL, ...` with what came of it below; each
finished deal has its ledger, and the match its scores.
"""

from collections.abc import Iterator

from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.deals import Deal
from fudaba.games.events import Event
from fudaba.games.ledger import account_name
from fudaba.games.options import value_text
from fudaba.games.registry import spec
from tests.golden.cases import Case

#: The stream of the case's seed that chooses the actions.
CHOICES = 999_983


def transcript(case: Case) -> str:
    """The whole playthrough of a case."""
    return "\n".join(_lines(case)) + "\n"


def _lines(case: Case) -> Iterator[str]:
    game = spec(case.game).game(case.preset, case.seats, case.options)
    match = game.new(case.seed)
    choices = Rng(case.seed, CHOICES)
    yield f"{game.name}, {int(game.seats)} seats, preset {case.preset}, seed {case.seed}"
    for name, value in game.options.items():
        yield f"{name} = {value_text(value)}"
    told = [0]
    yield from _news(match, told)
    while not match.is_over:
        legal = match.legal_actions()
        action = legal[int(choices.below(len(legal)))]
        others = ", ".join(match.text(code) for code in legal)
        yield f"{int(match.to_play)}: {match.text(action)} of {others}"
        match.apply(action)
        yield from _news(match, told)
    yield ""
    yield f"scores {match.scores}, winner {match.winner}"


def _news(match: Match, told: list[int]) -> Iterator[str]:
    """What happened since the last decision; `told` counts the told events of each deal."""
    while True:
        number = len(told)
        if number > len(match.deals) and match.is_over:
            return
        events = match.events(number)
        if told[-1] == 0:
            yield ""
            yield f"deal {number}"
        yield from (f"    {_event(match, event)}" for event in events[told[-1] :])
        told[-1] = len(events)
        if number > len(match.deals):
            return
        yield from _result(match, match.deals[number - 1])
        told.append(0)


def _event(match: Match, event: Event) -> str:
    who = "" if event.seat < 0 else f" by {int(event.seat)}"
    cards = match.game.spec.pack.set_text(int(event.cards))
    points = f"{int(event.points)} points" if event.points else ""
    details = ", ".join(part for part in (cards, points, event.names) if part)
    return f"{event.kind}{who}: {details}" if details else f"{event.kind}{who}"


def _result(match: Match, deal: Deal) -> Iterator[str]:
    pack = match.game.spec.pack
    yield f"ledger of the deal, dealt by {int(deal.dealer)}, ended by {deal.end}"
    for entry in deal.entries:
        accounts = f"{account_name(int(entry.payer))} -> {account_name(int(entry.payee))}"
        cards = pack.set_text(int(entry.cards))
        line = f"    {accounts}: {int(entry.amount)} for {entry.reason} ({entry.rule}) {cards}"
        yield line.rstrip()
    for seat, pile in enumerate(deal.captured):
        yield f"    captured by {seat}: {pack.set_text(int(pile))}".rstrip()
    yield f"    scores {[int(score) for score in deal.scores]}"
