"""A person plays: by keys, by mouse, to the end of a match."""

from __future__ import annotations

from fudaba.games.record import replay
from fudaba.terminal.widgets.buttons import KeyButton
from fudaba.terminal.widgets.card import CardBox
from tests.terminal.decks import MOON, PILE, PLAIN
from tests.terminal.tables import OwnView, Sitter, new_match, seated, table


def place_of(person: Sitter[OwnView], action: str) -> tuple[int, int]:
    """Where on the screen to click for an action."""
    for card in person.app.screen.query(CardBox):
        if card.slot.action == action and card.display:
            return card.region.x + 3, card.region.y + 1
    for button in person.app.screen.query(KeyButton):
        if button.choice.action == action and button.display:
            return button.region.x + 2, button.region.y
    raise AssertionError(f"nowhere to click for {action}")


async def test_a_whole_match_by_keys() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.play_until(lambda: person.view.is_over and person.page is None)
        assert len(person.view.finished) == 3
        assert "The match is over." in person.text()


async def test_a_whole_deal_by_mouse() -> None:
    async with seated(table(new_match(PILE))) as person:
        while not person.view.finished:
            await person.click(*place_of(person, person.view.legal[0]))
        assert person.page is not None
        await person.click(*place_of(person, "next"))
        assert person.page is None
        assert person.view.deal == 2


async def test_arrows_and_enter_play_the_card_under_the_cursor() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        second = person.view.legal[1]
        await person.pilot.press("right", "enter")
        await person.settle()
        assert person.app.sitting.events(1)[1].cards == second.removeprefix("play ")


async def test_one_key_plays_one_card() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        hand = person.view.hands[0].cards.split()
        await person.pilot.press("7")
        await person.settle()
        assert person.app.sitting.events(1)[1].cards == hand[6]
        assert len(person.view.hands[0].cards.split()) == 7


async def test_keys_without_a_card_do_nothing() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        before = person.view
        await person.press("9", "x", "k", "z")
        assert person.view == before


async def test_a_choice_among_field_cards_has_keys() -> None:
    async with seated(table(new_match(PILE))) as person:
        await person.play_until(lambda: person.view.phase == "place_drawn")
        chosen = person.view.legal[1]
        slots = [slot for slot in person.app.table_screen.scene.middle if slot.action]
        assert [slot.key for slot in slots] == ["1", "2"]
        assert "which card should it take?" in person.text()
        await person.press("2")
        record = person.app.sitting._match.record()
        assert chosen in record.deals[0].actions


async def test_the_bot_plays_the_same_after_a_resumption() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        for _ in range(3):
            await person.step()
        halfway = person.app.sitting._match.record(["Anna", "Bot"])
        for _ in range(4):
            await person.step()
        straight = person.view
    resumed = replay(halfway)
    async with seated(table(resumed)) as person:
        for _ in range(4):
            await person.step()
        assert person.view == straight
