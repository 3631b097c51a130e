"""Hachi-Hachi at the terminal: whole matches, what is shown, and what is asked."""

from __future__ import annotations

import re

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.hachihachi.options import PRESETS
from fudaba.locale import LANGUAGES, Language
from tests.terminal.hachihachi_tables import blue_table, match_of, seated, table, to_decision
from tests.terminal.tables import LARGE, SMALL, assert_all_on_screen, screens


@pytest.mark.parametrize(("preset", "seats"), [("classic", 3), ("decimal", 5), ("classic", 7)])
async def test_a_whole_match_by_keys_at_80_by_24(preset: str, seats: int) -> None:
    async with seated(table(match_of(preset, seats, seats))) as person:
        looked_at: set[str] = set()
        while not (person.view.is_over and person.page is None):
            if person.page is None and person.view.phase not in looked_at:
                looked_at.add(person.view.phase)
                assert_all_on_screen(person)
            await person.step()
        assert "play" in looked_at
        counted = [deal for deal in person.view.finished if deal.end != "void"]
        assert len(counted) == 3
        assert "The match is over." in person.text()


async def test_a_large_terminal_shows_the_players_side_by_side() -> None:
    async with seated(table(match_of("decimal", 7, 1)), LARGE) as person:
        await person.play_until(lambda: person.view.phase == "play" and person.page is None)
        assert_all_on_screen(person)
        text = person.text()
        for told in ("Seven ribbons", "0/7", "Anna", "Bot 6"):
            assert told in text


async def test_players_are_told_with_their_part_and_their_money() -> None:
    async with seated(table(match_of("classic", 7, 3))) as person:
        await person.play_until(lambda: person.view.phase == "auction" and person.page is None)
        text = person.text()
        assert "dealer" in text
        assert re.search(r"\d+ points \(\d+ kan", text)
        await person.play_until(lambda: person.view.phase == "play" and person.page is None)
        view, text = person.view, person.text()
        assert "oya" in text
        assert "dou-ni" in text
        assert ("dropped" in text) == bool(view.dropped)
        assert f"×{view.multiplier}" in text
        assert f"pot {view.pot}" in text


# What is asked.


async def test_dropping_names_its_fee() -> None:
    async with seated(table(match_of("classic", 5, 2))) as person:
        await person.play_until(lambda: "drop" in person.view.legal and person.page is None)
        before, text = person.view, person.text()
        found = re.search(r"Drop: pay (\d+)", text)
        assert found is not None
        await person.press("enter")  # a careless Enter decides nothing
        assert person.view == before
        await person.press("d")
        events = person.app.sitting.events(before.deal)
        paid = [event.points for event in events if event.kind == "drop" and event.seat == 0]
        assert paid == [int(found[1])]


async def test_the_decision_says_what_is_at_stake() -> None:
    async with seated(blue_table()) as person:
        await to_decision(person)
        text = " ".join(person.text().split())
        each = 70 * person.view.multiplier
        assert f"Blue ribbons: {each} each" in text
        assert f"when the cards run out: {each // 2} each." in text
        assert f"[x] Shoubu: {2 * each}" in text
        assert_all_on_screen(person)


async def test_shoubu_ends_the_deal_with_reasons_rules_and_money() -> None:
    async with seated(blue_table()) as person:
        await to_decision(person)
        each = 70 * person.view.multiplier
        await person.press("x")
        assert person.page is not None
        text = person.text()
        for told in ("Blue ribbons", "HH-604", f"{each} points ({each // 10} kan) each"):
            assert told in text
        assert f"+{2 * each}" in text


async def test_sage_plays_on_and_can_be_taken_back() -> None:
    async with seated(blue_table()) as person:
        await to_decision(person)
        await person.press("g")
        assert person.view.last_sage == 0
        assert "sage (last)" in person.text()
        await person.play_until(lambda: "cancel" in person.view.legal)
        assert "Take back sage: " in person.text()
        await person.press("c")
        assert "HH-712" in person.text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deal_and_every_page_in_every_language(language: Language) -> None:
    async with seated(blue_table(language)) as person:
        await to_decision(person)
        await screens(person)
        await person.press("x")
        assert "HH-604" in person.text()


async def test_help_lists_all_that_scores() -> None:
    async with seated(table(match_of("decimal", 3)), (100, 90)) as person:
        await person.press("?")
        text = person.text()
        for rule in ("HH-410", "HH-419", "HH-434", "HH-600", "HH-604", "HH-800", "HH-802"):
            assert rule in text
        assert "HH-605" not in text


# What is hidden.


@pytest.mark.parametrize("preset", PRESETS)
async def test_hidden_cards_change_nothing_on_the_screen(preset: str) -> None:
    """Matches that differ only in what seat 0 cannot know look the same."""
    match = match_of(preset, 5, 6)
    async with seated(table(match), SMALL) as person:
        for _ in range(6):
            await person.step()
        if person.page is not None:
            await person.press("enter")
        seen = await screens(person)
        twin = match.copy()
        twin.resample(0, Rng(1))
        assert [twin.view(seat).hands for seat in range(5)] != [
            match.view(seat).hands for seat in range(5)
        ]
        async with seated(table(twin), SMALL) as other:
            assert await screens(other) == seen


async def test_no_hidden_card_is_named() -> None:
    match = match_of("decimal", 3, 4)
    async with seated(table(match)) as person:
        for _ in range(4):
            shown = {
                card
                for seat in (1, 2)
                for row in person.view.teyaku[seat]
                for card in row.cards.split()
            }
            if person.page is not None:
                break
            hidden = {
                card for seat in (1, 2) for card in match.view(seat).hands[seat].cards.split()
            }
            text = person.text()
            for card in hidden - shown:
                if "K" not in card:
                    assert re.search(rf"(?<!\d){card}\b", text) is None
            await person.step()
