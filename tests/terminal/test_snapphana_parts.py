"""Parts of the tables of 800, 1000, 150 and Fjabbe that need no screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from fudaba.terminal.games.snapphana import combos, faces
from fudaba.terminal.games.snapphana.plan import Plan, discardable, to_discard
from fudaba.terminal.games.snapphana.planning import KEYS, declarable
from fudaba.terminal.games.snapphana.sheet import declared_lines
from fudaba.terminal.games.snapphana.trick import duty
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.options import OptionValue
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.view import PlayedView, SnapphanaView
from fudaba.games.view import HandView
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal import keys
from fudaba.terminal.sheet import deal_sheet, match_sheet, result
from tests.terminal.snapphana_tables import GAMES, Eager, dealt, own_table, own_view, views

CASES: list[tuple[str, dict[str, OptionValue]]] = [
    *((game, {}) for game in GAMES),
    ("800", {"must_overtrump": True, "show_last_trick": False, "fjont_exchange": "end"}),
    ("1000", {"fjont_exchange_card": "low_if_possible", "end_combinations": False}),
    ("fjabbe", {"fjabbe_declarations": True, "fjabbe_card_count": "tricks"}),
]

COMBINED = "SK CK HK DK T20 T19 T18 T17 T0 * SQ SN SJ SA I1"


def shown(body: RenderableType, width: int = 78) -> str:
    """What a page says, as text."""
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(body)
    return capture.get()


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_keys_and_sentences(
    game: str, options: dict[str, OptionValue], language: Language
) -> None:
    match = dealt(game, 0, seed=11, options=options)
    table = own_table(match, language)
    for view in views(match, Rng(11)):
        scene = table.scene(view)
        reserved = {key for key, _ in table.commands(view)} | {keys.QUIT}
        pressed = [key for key, _ in scene.options if key]
        assert len(set(pressed)) == len(pressed)
        assert not set(pressed) & reserved
        assert bool(scene.options) == (bool(view.legal) and view.to_play == 0)
        for key, action in scene.options:
            assert key or view.phase == "give"
            if " " in action:
                assert table.explain(view, action)
        assert scene.prompt
        assert scene.status
    assert shown(match_sheet(table, view))
    assert shown(deal_sheet(table, view, 1))
    assert shown(table.help(view))
    assert shown(table.progress(view))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_above_fit_80_columns(game: str, language: Language) -> None:
    match = dealt(game, 0, seed=3)
    table = own_table(match, language)
    table.names = ["Anna", *(f"Greedy {number}" for number in range(1, match.game.seats))]
    for view in views(match, Rng(3)):
        assert cell_len(table.status(view)) <= 78
        assert cell_len(table.middle_title(view)) <= 78
        if view.to_play == 0:
            assert cell_len(table.question(view)) <= 78


# Choices gathered before they are played.


def carry_out(match: Match, actions: list[str]) -> None:
    """As the table does: what is not legal by then is left out."""
    for action in actions:
        if action in match.view(0).legal:
            match.apply_text(action)


@pytest.mark.parametrize("game", ["800", "1000", "150"])
def test_discards_may_be_chosen_in_any_order(game: str) -> None:
    rng = Random(game)
    for seed in range(10):
        match = dealt(game, 0, seed=seed)
        while match.to_play != 0:
            match.step(match.legal_nth(0))
        view = own_view(match)
        number = to_discard(view, 0, own_table(match).rule_set)
        free = discardable(view, 0)
        wanted = rng.sample(sorted(free), number)
        plan = Plan()
        for card in wanted:
            plan = plan.toggled(card)
        carry_out(match, plan.discards())
        assert set(own_view(match).own_discards.split()) == set(wanted)
        left = set(view.hands[0].cards.split()) - set(wanted)
        assert left <= set(own_view(match).hands[0].cards.split())


def test_sn_020_kings_and_tarokker_cannot_be_chosen_for_discarding() -> None:
    match = dealt("150", 0, {0: f"{COMBINED} I2 I3"})
    view = own_view(match)
    assert discardable(view, 0) == {"SQ", "SN", "SJ", "SA", "T18", "T17", "I1", "I2", "I3"}
    table = own_table(match)
    actions = {slot.cards[0]: slot.action for slot in table.scene(view).hand}
    assert actions["SK"] is None
    assert actions["T0"] is None
    assert actions["SQ"] == "choose SQ"
    assert "SN-020" in table.question(view)


def test_a_chosen_card_can_be_taken_back_and_no_more_than_asked_for_are_chosen() -> None:
    match = dealt("150", 0)
    view = own_view(match)
    table = own_table(match)
    first, second = sorted(discardable(view, 0))[:2]
    for card in (second, first):
        assert table.carry_out(view, f"choose {card}") == []
    scene = table.scene(view)
    chosen = {slot.cards[0] for slot in scene.hand if slot.mark}
    assert chosen == {first, second}
    assert {slot.cards[0] for slot in scene.hand if slot.action} == chosen
    assert [choice.action for choice in scene.choices] == ["confirm"]
    table.carry_out(view, f"choose {first}")
    assert {slot.cards[0] for slot in table.scene(view).hand if slot.mark} == {second}
    assert table.scene(view).choices == ()


def test_sn_033_whatever_is_marked_is_declared_whole_or_in_part() -> None:
    """Any part of any combinations, marked in any order, comes out as it was marked."""
    rng = Random(33)
    parts = 0
    for seed in range(60):
        match = dealt("1000", 1, {0: COMBINED} if seed % 3 == 0 else None, seed=seed)
        while match.view(0).phase != "play" or match.to_play != 0:
            match.step(match.legal_nth(rng.randrange(int(match.legal_count()))))
        view = own_view(match)
        plan = Plan()
        for kind in rng.sample(declarable(view), rng.randint(0, len(declarable(view)))):
            cards = combos.held(kind, view.hands[0].cards).split()
            part = " ".join(rng.sample(cards, rng.randint(3, len(cards))))
            part = SNAPPHANA.set_text(SNAPPHANA.set(part))
            if combos.is_one(kind, part):
                plan = plan.with_kind(kind, part)
                parts += len(part.split()) < len(cards)
        table = own_table(match)
        gain = table.gain(view, plan)
        carry_out(match, [*plan.declarations(), view.legal[0]])
        after = own_view(match)
        assert [(one.name, one.cards) for one in after.declared[0]] == list(plan.marked)
        if match.deal_number == 1:
            assert after.declared_points[0] == gain
            assert len(after.hands[0].cards.split()) == len(view.hands[0].cards.split()) - 1
    assert parts > 20


def test_sn_034_three_of_a_group_are_doubled_before_they_are_declared() -> None:
    match = dealt("800", 3, {0: COMBINED})
    while match.to_play != 0:
        match.step(match.legal_nth(0))
    view = own_view(match)
    table = own_table(match)
    assert declarable(view) == ["tarokker", "kings", "trump", "spades"]
    for kind in ("trump", "tarokker", "kings"):
        table.carry_out(view, f"mark {kind}")
        table.carry_out(view, "confirm")
    assert [choice.label for choice in table.choices(view)][-1].endswith("95 points")
    assert table.carry_out(view, "confirm")[0] == "declare tarokker"


def test_a_declaration_begun_elsewhere_can_be_ended() -> None:
    match = dealt("800", 3, {0: COMBINED})
    while match.to_play != 0:
        match.step(match.legal_nth(0))
    match.apply_text("declare kings")
    view = own_view(match)
    assert view.phase == "show"
    table = own_table(match)
    assert [choice.key for choice in table.choices(view)] == ["d"]
    table.carry_out(view, "choose HK")
    assert "17 points (SN-063)" in table.question(view)
    carry_out(match, table.carry_out(view, "confirm"))
    assert own_view(match).declared[0][0].cards == "SK CK DK"


def test_cards_that_make_no_combination_cannot_be_shown() -> None:
    match = dealt("800", 3, {0: COMBINED})
    while match.to_play != 0:
        match.step(match.legal_nth(0))
    view = own_view(match)
    table = own_table(match)
    table.carry_out(view, "mark spades")
    table.carry_out(view, "choose SK")
    assert [choice.action for choice in table.choices(view)] == ["leave"]
    assert "SN-077" in table.question(view)
    table.carry_out(view, "leave")
    assert table.plan(view) == Plan()


def test_e8_011_a_declaration_that_wins_is_announced() -> None:
    match = dealt("800", 3, {0: COMBINED}, options={"target": 36})
    while match.to_play != 0:
        match.step(match.legal_nth(0))
    view = own_view(match)
    table = own_table(match)
    decision = table.decision(view)
    assert decision is not None
    assert "E8-011" not in decision.plain
    table.carry_out(view, "mark tarokker")
    table.carry_out(view, "confirm")
    decision = table.decision(view)
    assert decision is not None
    assert "E8-011" in decision.plain
    carry_out(match, table.carry_out(view, view.legal[0]))
    assert match.is_over
    assert result(table, match.view(0)) == "You win the match!"
    assert "+36" in shown(deal_sheet(table, match.view(0), 1))


def test_the_keys_of_the_kinds_are_all_different_capitals() -> None:
    assert list(KEYS) == list(NAMES)
    assert len(set(KEYS.values())) == len(NAMES)
    assert all(key.isupper() for key in KEYS.values())


# What must be followed.

NOTHING = ""


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [
        (NOTHING, "S6 HK", ("lead", "SN-040")),
        ("S7", "S9 SA T5 * HK", ("follow", "SN-041")),
        ("S7", "T0 HK DQ", ("must_trump", "SN-042")),
        ("S7", "HK DQ *", ("free", "SN-043")),
        ("T9", "I1 T20 HK *", ("trump_led", "SN-044")),
        ("T9", "SK HK *", ("trump_free", "SN-044")),
        ("*", "H7 T5 SK", ("after_fjont", "SN-057")),
        ("* T5", "I1 SK HK", ("trump_led", "SN-044")),
        ("H6 T12", "H10 T18", ("follow", "SN-041")),
    ],
)
def test_sn_041_to_sn_044_what_must_be_followed_is_told(
    trick: str, hand: str, expected: tuple[str, str]
) -> None:
    view = following(trick, hand)
    assert duty(view, 0) == expected
    told = own_table(dealt("800", 0)).follow(view)
    assert expected[1] in told


def following(trick: str, hand: str, legal: str = "", **options: OptionValue) -> SnapphanaView:
    """A view in which these cards lie in the trick and seat 0 holds that hand."""
    view = own_view(dealt("800", 0, options=options))
    cards = trick.split()
    led = next((faces.suit(card) for card in cards if card != "*"), None)
    played = [PlayedView(seat, card) for seat, card in enumerate(cards, 4 - len(cards))]
    hands = [HandView(hand, 0), *view.hands[1:]]
    allowed = [f"play {card}" for card in (legal or hand).split()]
    return replace(view, trick=played, led=led, hands=hands, legal=allowed, phase="play")


def test_sn_r21_having_to_beat_the_trumps_is_told() -> None:
    view = following("T9", "T5 T20", "T20", must_overtrump=True)
    assert duty(view, 0) == ("higher", "SN-R21")
    view = following("T19", "T5 T18", "T5 T18", must_overtrump=True)
    assert duty(view, 0) == ("trump_led", "SN-044")


def test_a_card_is_told_to_win_or_to_lose() -> None:
    table = own_table(dealt("800", 0))
    view = following("H6 S10", "HA H10 T0 *")
    assert table.explain(view, "play HA") == "ace of hearts: highest so far"
    assert table.explain(view, "play H10") == "10 of hearts: loses to ♥6"
    assert table.explain(view, "play T0") == "Nulla: highest so far"
    assert "SN-050" in table.explain(view, "play *")


# Cards.


def test_sn_006_to_sn_008_the_hand_lies_by_suit_and_high_to_low() -> None:
    given = "SA S6 SK C10 CJ HA H10 H6 HJ DQ D9 D7 T0 I1 I3 T5 T20 *"
    sorted_ = "SK S6 SA CJ C10 HJ HA H6 H10 DQ D7 D9 T20 T5 I1 I3 T0 *"
    assert faces.in_order(given) == sorted_.split()
    match = dealt("800", 3)
    slots = own_table(match).scene(match.view(0)).hand
    cards = [slot.cards[0] for slot in slots]
    assert cards == faces.in_order(match.view(0).hands[0].cards)


def test_sn_r41_snapphanar_look_alike() -> None:
    looks = {faces.face(card, "en") for card in ("I1", "I2", "I3", "I4")}
    assert len(looks) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_apart_on_the_narrowest_card(language: Language) -> None:
    titles = [faces.face(card, language).title for card in SNAPPHANA.texts]
    assert all(1 <= cell_len(title) <= 3 for title in titles)
    assert len(set(titles)) == SNAPPHANA.size - 3
    for card in SNAPPHANA.texts:
        look = faces.face(card, language)
        assert any(cell_len(line) <= 3 for line in look.short)
        assert cell_len(look.lines[0]) <= 26


def test_sn_093_honours_carry_their_worth() -> None:
    worth = {card: faces.worth(card) for card in ("SK", "T20", "*", "HQ", "CN", "DJ", "SA", "T18")}
    assert worth == {
        "SK": "4½",
        "T20": "4½",
        "*": "4½",
        "HQ": "3½",
        "CN": "2½",
        "DJ": "1½",
        "SA": "½",
        "T18": "½",
    }


def test_combinations_are_laid_out_with_their_wilds_in_place() -> None:
    assert faces.titles(combos.laid_out("trump", "T0 T16 T15 T18 T20 *")) == "T20 T0 T18 ★ T16 T15"
    assert combos.in_short("spades", "SQ SK T0 SA *") == "K Q A T0 ★"
    assert combos.in_short("kings", "SK HK DK") == "♠♥♦"
    assert combos.in_short("trump", "T0 T18 T20 T19") == "20 19 18 T0"
    assert combos.in_short("aces", "SA HA *") == "♠A ♥A ★"


# Sheets.


@pytest.mark.parametrize("game", ["800", "1000", "150"])
def test_sn_r2_declared_lines_are_told_from_those_of_the_pile(game: str) -> None:
    """What was declared stands first; a deal's events know how much it was."""
    declared = 0
    for seed in range(8):
        match = dealt(game, 0, {1: COMBINED}, seed=seed, options={"target": 100_000})
        table = own_table(match)
        while not match.deals:
            match.step(Eager().choose(match, Rng(seed)))
        view = own_view(match)
        bundles = {event.seat: event.points for event in match.events(1) if event.kind == "declare"}
        deal = view.finished[0]
        lines = declared_lines(view, deal)
        assert sum(entry.amount for entry in deal.entries[:lines]) == sum(bundles.values())
        text = shown(deal_sheet(table, view, 1), 100)
        assert text.count("declared: ") == lines
        for entry in deal.entries:
            assert entry.rule in text
        for party, score in zip(table.parties(view), deal.scores, strict=True):
            assert f"{party}: {score:+}" in text
        declared += lines
    assert declared > 3


def test_e8_001_pairs_score_together() -> None:
    match = dealt("800", 0)
    table = own_table(match)
    view = own_view(match)
    assert table.parties(view) == ["Anna & Bot 2", "Bot 1 & Bot 3"]
    assert [table.party(view, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert "partner" in table.badges(view, 2)
    assert "partner" not in table.badges(view, 0) + table.badges(view, 1)
    over = replace(view, is_over=True, winner=1, scores=[700, 820])
    assert result(table, over) == "Bot 1 & Bot 3 win the match."
    assert result(table, replace(over, winner=0)) == "You win the match!"
    shared = replace(over, winner=[0, 1])
    assert result(table, shared) == "The match is shared: Anna & Bot 2, Bot 1 & Bot 3."


def test_sn_r18_declared_points_stand_in_the_score_at_once() -> None:
    match = dealt("800", 3, {0: COMBINED})
    while match.to_play != 0:
        match.step(match.legal_nth(0))
    for action in ("declare kings", "show SK", "show CK", "show HK", "show DK"):
        if action in match.view(0).legal:
            match.apply_text(action)
    view = own_view(match)
    table = own_table(match)
    assert [table.standing(view, seat) for seat in range(4)] == [34, 0, 34, 0]
    assert table.captured(view, 0).plain.strip() == "declared 34 · Kings"


def test_fj_004_and_fj_006_the_sheet_says_who_lost_and_why() -> None:
    rules = set()
    for seed in range(30):
        match = dealt("fjabbe", 0, seed=seed)
        table = own_table(match)
        for _view in views(match, Rng(seed), deals=2):
            pass
        view = own_view(match)
        for number, deal in enumerate(view.finished, 1):
            for seat in range(4):
                note = table.deal_note(view, number, seat)
                assert ("loses the parti" in note) == (seat in (deal.losers or []))
                rules |= {rule for rule in ("FJ-004", "FJ-006") if rule in note}
        assert view.losses is not None
        text = shown(match_sheet(table, view))
        assert text.count("✗") == 1 + sum(view.losses)
        assert re.search(r"✗ lost partier +" + " +".join(map(str, view.losses)), text)
    assert rules == {"FJ-004", "FJ-006"}
