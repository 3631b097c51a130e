"""800, 1000, 150 and Fjabbe at the terminal: whole deals, what is shown, and what is asked."""

from __future__ import annotations

import re

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.options import OptionValue
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.cards import card_names
from fudaba.scenes.snapphana.cards import grouped, title
from fudaba.terminal.widgets.card import CardBox
from tests.terminal.snapphana_tables import (
    GAMES,
    Person,
    advance,
    dealt,
    go_to,
    play_deal,
    seated,
    table,
)
from tests.terminal.tables import LARGE, SMALL, Sitter, inside
from tests.terminal.test_playing import place_of

ESSENTIAL = ("#status", "#middle-title", "#middle", "#prompt", "#commands")

#: Four kings, four tarokker and two long sequences.
COMBINED = "SK CK HK DK T20 T19 T18 T17 T0 * SQ SN SJ SA I1"
#: Twenty cards with a combination of nearly every kind.
RICH = "SK SQ SN CK CQ CN HK HQ HN DK DQ DN T20 T19 T18 T0 * I1 I2 SA"


def assert_all_on_screen(person: Sitter[SnapphanaView]) -> None:
    """Every essential part, every player, every card and every button can be seen."""
    screen, scene = person.app.screen, person.app.table_screen.scene
    selectors = [*ESSENTIAL, *(f"#seat-{seat}" for seat in range(person.view.seats))]
    if scene.decision is not None:
        selectors.append("#decision")
    for selector in selectors:
        assert inside(screen.query_one(selector)), (person.view.phase, selector)
    boxes = [box for box in screen.query(CardBox) if box.display]
    assert len(boxes) == len(scene.middle) + len(scene.hand)
    assert all(inside(box) for box in boxes)
    buttons = [one for one in screen.query("#choices KeyButton") if one.display]
    assert len(buttons) == len(scene.choices)
    assert all(inside(button) for button in buttons)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_by_keys_at_80_by_24(game: str) -> None:
    options: dict[str, OptionValue] = {} if game == "fjabbe" else {"target": 60}
    async with seated(table(dealt(game, 0, options=options))) as person:
        looked_at: set[str] = set()
        for _ in range(400):
            if person.view.is_over and person.page is None:
                break
            if person.page is None and person.view.phase not in looked_at:
                looked_at.add(person.view.phase)
                assert_all_on_screen(person)
            await advance(person)
        assert person.view.is_over
        assert "play" in looked_at
        assert ("discard" in looked_at) == (game != "fjabbe")
        assert "The match is over." in person.text()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *((game, SMALL) for game in GAMES),
        ("800", LARGE),
        ("1000", LARGE),
        ("150", (100, 30)),
        ("fjabbe", (200, 60)),
    ],
)
async def test_everything_needed_is_on_the_screen(game: str, size: tuple[int, int]) -> None:
    """At the largest hand, with the most buttons, in the middle of a trick, after it."""
    hands = {0: RICH} if game == "1000" else {}
    async with seated(table(dealt(game, 0, hands)), size) as person:
        assert_all_on_screen(person)
        await go_to(person, "play")
        assert_all_on_screen(person)
        await advance(person)
        assert_all_on_screen(person)
        assert re.search(r"[♠♣♥♦]\d|[♠♣♥♦][AJNQK]", person.text())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deal_and_every_page_in_every_language(language: Language) -> None:
    async with seated(table(dealt("800", 3, {0: COMBINED}), language)) as person:
        assert_all_on_screen(person)
        await advance(person)
        for key in "?sytl":
            await person.press(key)
            assert person.page is not None
            await person.press("escape")
        await play_deal(person)
        assert "SN-0" in person.text()


async def test_a_whole_deal_by_mouse() -> None:
    async with seated(table(dealt("150", 0))) as person:
        free = [slot.action for slot in person.app.table_screen.scene.hand if slot.action]
        for action in (free[2], free[0], "confirm"):
            assert action is not None
            await person.click(*place_of(person, action))
        assert person.view.phase == "play"
        while not person.view.finished:
            legal = [act for act in person.view.legal if not act.startswith("declare")]
            await person.click(*place_of(person, legal[0]))
        assert person.page is not None


# What is shown.


async def test_the_trick_lies_in_the_middle_with_those_who_played() -> None:
    async with seated(table(dealt("800", 0))) as person:
        await go_to(person, "play")
        view, text = person.view, person.text()
        assert [one.seat for one in view.trick] == [1, 2, 3]
        for one in view.trick:
            assert f"─{title(one.card)}─" in text or f"━{title(one.card)}━" in text
        assert view.winning is not None
        assert f"highest: Bot {view.winning}" in text
        assert f"┗━Bot {view.winning}━" in text
        assert "Trick 1 of 15" in text
        assert "tricks: you 0, they 0" in text


async def test_a_whole_trick_stays_until_the_next_is_led() -> None:
    async with seated(table(dealt("800", 3, {0: COMBINED}))) as person:
        await person.press("9")  # T20 takes the trick
        view, text = person.view, person.text()
        assert len(view.last_trick) == 4
        assert "below: last trick" in text
        assert "┏━T20━" in text
        assert "tricks: you 1, they 0" in text
        assert all(slot.past for slot in person.app.table_screen.scene.middle)


async def test_legal_cards_have_keys_and_what_must_be_followed_is_told() -> None:
    async with seated(table(dealt("800", 0))) as person:
        await go_to(person, "play")
        view = person.view
        legal = {act.removeprefix("play ") for act in view.legal if act.startswith("play ")}
        keyed = {slot.cards[0] for slot in person.app.table_screen.scene.hand if slot.key}
        assert keyed == legal
        assert re.search(r"\(SN-04\d\)", person.text())


async def test_sn_032_declared_cards_are_known_until_they_are_played() -> None:
    match = dealt("800", 0, {1: COMBINED})
    async with seated(table(match)) as person:
        await go_to(person, "play")
        view, text = person.view, person.text()
        assert view.declared[1]
        known = view.hands[1].cards
        assert set(known.split()) < set(COMBINED.split())
        assert "declared 125" in text
        assert f"still held {grouped(known)}" in text
        await person.press("y")
        page = person.text()
        assert "SN-063" in page
        assert "Sequence of trumps" in page


async def test_sn_r38_the_last_trick_can_be_looked_at() -> None:
    async with seated(table(dealt("fjabbe", 3))) as person:
        await person.press("t")
        assert "No trick has been played" in person.text()
        await person.press("t")
        await advance(person)
        trick = person.view.last_trick
        await person.press("t")
        text = person.text()
        for one in trick:
            assert card_names("Snapphana", "en")[one.card].name in text
        assert text.count("✔ won the trick") == 1


async def test_sn_r38_without_the_option_there_is_no_last_trick() -> None:
    async with seated(table(dealt("fjabbe", 3, options={"show_last_trick": False}))) as person:
        await advance(person)
        assert "last trick" not in person.text()
        await person.press("t")
        assert person.page is None


async def test_sn_r38_the_log_of_a_deal_in_progress_has_only_the_last_trick() -> None:
    async with seated(table(dealt("fjabbe", 3))) as person:
        for _ in range(3):
            await advance(person)
        await person.press("l")
        assert 1 <= person.text().count("→ ") <= 2
        await person.press("l")
        await play_deal(person)
        await person.press("enter")
        await person.press("l")
        assert person.text().count("→ ") >= 10


# What is asked.


async def test_discards_are_chosen_and_laid_away_together() -> None:
    async with seated(table(dealt("800", 0))) as person:
        scene = person.app.table_screen.scene
        wanted = [slot for slot in scene.hand if slot.action][-1:0:-4][:2]
        assert "Discard 2 cards" in person.text()
        await person.press(wanted[0].key)
        assert "1 chosen, 1 to go" in person.text()
        await person.press("d")  # too early
        assert person.view.phase == "discard"
        await person.press(wanted[1].key)
        assert "[d] Discard" in person.text()
        await person.press("d")
        assert person.view.phase == "play"
        assert set(person.view.own_discards.split()) == {slot.cards[0] for slot in wanted}


async def test_declarations_are_offered_with_their_points() -> None:
    async with seated(table(dealt("800", 3, {0: COMBINED}))) as person:
        text = person.text()
        for told in ("☑ Tarokker", ": 36", "Kings ♠K ♣K ♥K ♦K: 34", "T18 T17 T0 ★: 25", ": 30"):
            assert told in text
        assert "[d] Declare 125" in text
        before = person.view
        await person.press("enter")  # a careless Enter plays nothing
        assert person.view == before
        await person.press("K")
        assert "☐ Kings ♠K ♣K ♥K ♦K: 34" in person.text()
        assert "[d] Declare 91" in person.text()
        await person.press("K")
        assert "Declare 34" in person.text()
        hearts = next(s for s in person.app.table_screen.scene.hand if s.cards == ("HK",))
        await person.press(hearts.key)
        assert "Declare 17" in person.text()
        await person.press("d")
        assert "☑ Kings ♠K ♣K ♦K: 17" in person.text()
        await person.press("R", "T")
        assert "[d] Declare 47" in person.text()
        await person.press("d")
        assert [one.name for one in person.view.declared[0]] == ["kings", "spades"]
        assert person.view.declared_points == [47, 0]


async def test_a_played_card_declares_nothing() -> None:
    async with seated(table(dealt("800", 3, {0: COMBINED}))) as person:
        assert "Playing a card declares nothing." in " ".join(person.text().split())
        await person.press("9")
        assert person.view.declared[0] == []
        assert len(person.view.hands[0].cards.split()) == 14


async def test_sn_053_a_card_is_given_for_fjont_among_those_won() -> None:
    async with seated(table(dealt("1000", 1, {0: COMBINED}))) as person:
        await go_to(person, "play")
        await person.press(_key(person, "T20"))
        won = {one.card for one in person.view.last_trick}
        await person.press(_key(person, "*"))
        assert person.view.phase == "give"
        assert_all_on_screen(person)
        before, text = person.view, person.text()
        assert "give a card to Bot 1 (SN-053)" in text
        assert {slot.cards[0] for slot in person.app.table_screen.scene.middle} == won
        await person.press("enter")
        assert person.view == before
        await person.press("2")
        given = [event for event in person.view.events if event.kind == "give"]
        assert [event.seat for event in given] == [0]


async def test_sn_054_a_debt_for_fjont_is_told_until_it_is_paid() -> None:
    hand = "* S6 S7 S8 C6 C7 C8 H10 H9 H8 D10 D9 D8 SA CA"
    async with seated(table(dealt("800", 3, {0: hand}))) as person:
        await person.press(_key(person, "*"))
        view = person.view
        assert view.fjont == 0
        if view.owed_to is not None:
            assert f"owes Bot {view.owed_to} for ★" in person.text()
            await person.press("y")
            assert "SN-054" in person.text()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_very_many_won_cards_fit_the_screen(size: tuple[int, int]) -> None:
    """At the end of a deal nearly everything may lie in one pile (SN-R26)."""
    trumps = " ".join(f"T{number}" for number in range(20, 7, -1))
    match = dealt("800", 3, {0: f"{trumps} * S6"}, options={"fjont_exchange": "end"})
    async with seated(table(match), size) as person:
        for number in range(20, 7, -1):
            await person.press(_key(person, f"T{number}"))
        await person.press(_key(person, "*"))
        await go_to(person, "give")
        assert len(person.app.table_screen.scene.middle) > 40
        assert_all_on_screen(person)


async def test_fj_004_the_sheet_of_fjabbe_names_the_loser() -> None:
    async with seated(table(dealt("fjabbe", 3))) as person:
        await play_deal(person)
        text = person.text()
        assert "loses the parti (FJ-00" in text
        assert "lost so far: 0" in text


async def test_help_tells_order_values_and_combinations() -> None:
    async with seated(table(dealt("800", 0)), (100, 90)) as person:
        await person.press("?")
        text = person.text()
        for told in (
            "K Q N J 10 9 8 7 6 A",
            "K Q N J A 6 7 8 9 10",
            "SN-007",
            "SN-093",
            "SN-063",
            "SN-080",
            "SN-086",
        ):
            assert told in text


# What is hidden.


@pytest.mark.parametrize("game", ["800", "1000"])
async def test_hidden_cards_change_nothing_on_the_screen(game: str) -> None:
    """Matches that differ only in what seat 0 cannot know look the same."""
    match = dealt(game, 0)
    async with seated(table(match)) as person:
        await go_to(person, "play")
        for _ in range(3):
            await advance(person)
        seen = await _screens(person)
        twin = match.copy()
        twin.resample(0, Rng(2))
        assert twin.view(1).hands != match.view(1).hands
        async with seated(table(twin)) as other:
            assert await _screens(other) == seen


async def _screens(person: Person) -> str:
    seen = [person.text()]
    for key in "?sytl":
        await person.press(key)
        seen.append(person.text())
        await person.press("escape")
    return "\n".join(seen)


def _key(person: Person, card: str) -> str:
    slots = person.app.table_screen.scene.hand
    return next(slot.key for slot in slots if slot.cards == (card,))
