"""Views that are asked for from a number on: together they tell what a whole view tells."""

from random import Random

from msgspec.structs import asdict, replace

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.registry import spec
from fudaba.games.view import DealView, EventView, View
from tests.conformance.knowledge import Knowledge
from tests.conformance.packs import played
from tests.conformance.play import POSITIONS, matches, positions, viewers, walk

#: What is told once.
ONCE = {"events", "finished", "options", "draws"}


def all_events(match: Match) -> list[EventView]:
    """What happened in the whole match, each deal looked at when it was over."""
    return match.view(None, since=0).events


def rest(view: View) -> dict[str, object]:
    """What is told in every view."""
    return {name: value for name, value in asdict(view).items() if name not in ONCE}


def test_every_event_and_every_deal_is_told_once(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        told = 0
        events: list[EventView] = []
        finished: list[DealView] = []
        for here in walk(match, rng):
            view = here.view(None, since=told)
            assert view.happened >= told
            events += view.events
            finished += view.finished
            told = view.happened
        assert len(events) == told
        assert events == all_events(match)
        # Totals may have been secret when a deal ended (HH-962).
        whole = match.view(None).finished
        assert [replace(deal, totals=[]) for deal in finished] == [
            replace(deal, totals=[]) for deal in whole
        ]


def test_a_later_view_differs_only_in_what_is_told_once(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in viewers(match):
            whole = match.view(seat)
            later = match.view(seat, since=max(1, whole.happened))
            assert rest(later) == rest(whole)
            assert (later.events, later.finished, later.options) == ([], [], {})


def test_from_the_first_event_on_everything_is_told(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        view = match.view(None, since=0)
        assert view.options == match.game.options
        assert len(view.finished) == len(match.deals)
        ends = sum(event.kind == "end" for event in view.events)
        assert ends == len(match.deals)


def test_several_seats_see_together_what_each_sees_alone(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for since in (None, 0, 5):
            alone = [match.copy().view(seat, since) for seat in viewers(match)]
            assert match.views(viewers(match), since) == alone


def test_looking_all_the_time_shows_what_one_look_shows(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for here in walk(match, rng):
            seen = here.views(viewers(here))
            if rng.random() < 0.1:
                assert here.copy().views(viewers(here)) == seen


def test_cards_that_are_dealt_again_are_told_anew(name: str, rng: Random) -> None:
    """The course that a match keeps for its views goes with the cards it has now."""
    for match in positions(name, rng):
        match.views(viewers(match))
        seat = rng.randrange(int(match.game.seats))
        match.resample(seat, Rng(rng.getrandbits(32)))
        assert match.views(viewers(match)) == match.copy().views(viewers(match))


def test_an_answer_changes_the_number_of_who_gave_it(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        numbers = [0] * int(match.game.seats)
        asked = -1
        for here in walk(match, rng):
            for seat, view in enumerate(here.views(range(len(numbers)))):
                assert view.number >= numbers[seat]
                if seat == asked:
                    assert view.number > numbers[seat]
                numbers[seat] = view.number
            asked = int(here.to_play)


def test_the_number_does_not_tell_that_somebody_was_asked(
    name: str, known: Knowledge, rng: Random
) -> None:
    """Decision 4: with other hidden cards and the same visible course the number is the same."""
    compared = 0
    for match in positions(name, rng):
        for seat in viewers(match):
            other = played(known.alternative(match, seat, rng))
            if other is not None and known.same_course(match, other):
                one, two = match.view(seat), other.view(seat)
                assert (one.number, one.happened) == (two.number, two.happened)
                compared += 1
    assert compared >= POSITIONS


def test_a_finished_deal_has_its_totals(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in viewers(match):
            view = match.view(seat)
            if view.finished and match.is_over:
                assert view.finished[-1].totals == view.scores
            for deal, shown in zip(match.deals, view.finished, strict=True):
                for total, one, score in zip(deal.totals, shown.totals, view.scores, strict=True):
                    assert one == (None if score is None else total)


def test_a_placed_card_tells_what_it_took(name: str, rng: Random) -> None:
    put = 0
    for match in positions(name, rng):
        placed = ""
        for event in match.view(None).events:
            if event.kind in ("play", "draw"):
                placed = event.cards
            if event.kind == "put":
                assert {placed, *event.took.split()} == set(event.cards.split())
                assert placed not in event.took.split()
                put += 1
            else:
                assert event.took == ""
    has_field = spec(name).pack is HANAFUDA
    assert put > POSITIONS if has_field else put == 0
