"""Pads of random matches, in every language, while a deal is being noted and after it."""

from random import Random
from typing import Any

import pytest

from fudaba.games.registry import NAMES, game
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.pad import PadScene, PadStage
from fudaba.scenes.worth import kinds, worth
from fudaba.score.guide import Draft
from tests.conformance.play import play_out, random_match
from tests.effort import effort
from tests.rules.hachihachi.ledger import fields, pairs
from tests.rules.hachihachi.test_examples import EXAMPLES
from tests.rules.hachihachi.written import game as played_by
from tests.rules.hachihachi.written import options_of
from tests.scenes.told import kept_nothing_back, told
from tests.score.noted import noted
from tests.score.test_worked_hachihachi import facts_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_noted_answer_by_answer(name: str, language: Language) -> None:
    rng = Random(f"pad {name}")
    for _ in range(effort(4, 1)):
        match = random_match(name, rng)
        play_out(match, rng)
        names = [f"Name{seat}" for seat in range(int(match.game.seats))]
        pad = PadStage(match.game, names, int(match.deals[0].dealer), language)
        known: list[dict[str, Any]] = []
        for number in range(1, min(len(match.deals), 3) + 1):
            facts = noted(match, number)
            draft = told(pad, known, facts)
            scene = pad.scene(known, draft)
            if kept_nothing_back(facts, draft):
                assert scene.preview is not None, (facts, scene.problem, scene.asks[-1:])
                changes = [party.points for party in scene.preview.parties]
                assert changes == [int(score) for score in match.deals[number - 1].scores]
            known.append(facts)
        assert_worded(pad.scene(known, Draft()))


#: What a pot of an earlier deal is, a pad knows only from that deal.
TAPPED = [row for row in EXAMPLES["ledger"] if "pot" not in fields(row["setup"])]


@pytest.mark.parametrize("row", TAPPED, ids=[row["id"] for row in TAPPED])
def test_a_worked_ledger_by_answers_alone(row: dict[str, Any]) -> None:
    """Liability (HH-716, HH-903), four-threes (HH-422) and points that people counted too."""
    setup, expected = fields(row["setup"]), pairs(row["expected"])
    preset, options = options_of(setup["opts"])
    names = [name[0] for name in setup["seats"].split()]
    pad = PadStage(played_by(len(names), preset, **options), names, 0, "en")
    facts = facts_of(row)
    scene = pad.scene([], told(pad, [], facts))
    assert scene.preview is not None, (scene.problem, scene.asks[-1])
    changes = {party.name: party.points for party in scene.preview.parties}
    assert changes == {name: int(expected[name]) for name in names}


def test_ex_l01_points_that_people_counted_say_how_they_were_paid() -> None:
    """HH-851: 93, 91 and 80 at twice the rate."""
    pad = PadStage(game("hachihachi"), ["Ayu", "Ben", "Kei"], 0, "en")
    facts = {"field": "1L", "end": "exhausted", "points": {"0": 93, "1": 91, "2": 80}}
    scene = pad.scene([], told(pad, [], facts))
    assert scene.preview is not None
    assert scene.preview.sums == [
        "Card points, Ayu: 93 − 88 = +5 ×2 = +10",
        "Card points, Ben: 91 − 88 = +3 ×2 = +6",
        "Card points, Kei: 80 − 88 = −8 ×2 = −16",
    ]


def test_an_answer_says_what_it_makes() -> None:
    pad = PadStage(game("hachihachi"), ["Ayu", "Ben", "Kei"], 0, "en")
    facts = {
        "field": "8L",
        "teyaku": {"1": {"hand": "4A 4R 4K1 1L 2A 8L 9A", "groups": "A"}},
        "end": "shoubu",
        "by": 2,
        "captured": {"1": "4A 4R", "2": "6R 9R 10R"},
    }
    texts = {ask.title: ask.answer_text for ask in pad.scene([], told(pad, [], facts)).asks}
    assert texts["Which lights lay on the field?"] == "8L, ×2"
    assert texts["Ben: the seven cards dealt"] == "Standing triple, 3 kan; shown: 4A 4R 4K1"
    assert texts["Who captured what?"] == "Ben 15, Kei 15"


def test_hh_900_whoever_counts_points_is_asked_whether_a_triple_was_caught() -> None:
    pad = PadStage(game("hachihachi"), ["Ayu", "Ben", "Kei"], 0, "en")
    draft = Draft(facts={"end": "exhausted"}, none=["field", "teyaku"])
    assert pad.scene([], draft).asks[-1].instead == "made"
    draft.facts["teyaku"] = {"0": {"hand": "1L 1R 1K1 2R 3K1 4K1 6K1", "groups": "A"}}
    draft.facts |= {"made": {}, "points": {"0": 93, "1": 91, "2": 80}}
    draft.none.append("made")
    ask = pad.scene([], draft).asks[-1]
    assert (ask.title, ask.is_answered) == ("Did Ayu capture the fourth card of January?", False)
    assert [choice.label for choice in ask.choices] == ["Yes", "No"]
    draft = pad.answered([], draft, len(pad.scene([], draft).asks) - 1, False)
    assert pad.scene([], draft).asks[-1].answer_text == "No"


def test_who_is_meant_is_said_by_name() -> None:
    """FJ: nobody at the table knows their number."""
    pad = PadStage(game("fjabbe"), ["Ann", "Bo", "Cia", "Dan"], 0, "en")
    draft = Draft(facts={"last_trick": 3, "piles": ["", "CA C7", "", ""]})
    draft.none += ["piles.0", "piles.2", "piles.3"]
    assert pad.scene([], draft).subtitle == "Deal 1"  # and nothing of a trick
    assert pad.scene([], draft).problem == "Dan has no trick, and so not the last one (SN-095)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_known_by_its_teyaku(language: Language) -> None:
    """The hand is played by the time it is noted: who declared, says what, and shows a triple."""
    pad = PadStage(game("hachihachi"), ["Ayu", "Ben", "Kei"], 0, language)
    draft = pad.answered([], Draft(none=["field"]), 1, [0, 2])
    first = pad.scene([], draft).asks[-1]
    assert (first.seat, first.form, first.instead) == (0, "cards", "names")
    draft = pad.answered([], draft, 2, first.otherwise)
    draft = pad.answered([], draft, 2, ["triple", "one_animal"])
    triple = pad.scene([], draft).asks[-1]
    assert (triple.key, triple.least, triple.most) == ("triples", 3, 3)
    draft = pad.answered([], draft, 3, "8A 8K1 8K2")
    after = pad.scene([], draft).asks[-1]
    assert (after.seat, after.form, after.instead) == (2, "names", "hand")  # as the first was


def test_two_who_declare_are_both_asked_for_their_hands() -> None:
    pad = PadStage(game("hachihachi"), ["Ayu", "Ben", "Kei"], 0, "en")
    draft = pad.answered([], Draft(), 0, "")
    draft = pad.answered([], draft, 1, [0, 2])
    assert draft.facts["teyaku"] == {"0": None, "2": None}
    draft = pad.answered([], draft, 2, "1L 1R 1K1 2A 3L 6A 8L")
    assert (pad.scene([], draft).asks[-1].key, pad.scene([], draft).asks[-1].seat) == ("teyaku", 2)


def assert_worded(scene: PadScene) -> None:
    assert scene.title
    assert all(ask.title for ask in scene.asks)
    assert all(choice.label for ask in scene.asks for choice in ask.choices)


def test_what_cannot_be_is_said_in_words() -> None:
    pad = PadStage(game("koikoi"), ["Ayu", "Ben"], 0, "sv")
    draft = Draft(facts={"end": "stop", "by": 0, "captured": ["1L 3L", None], "koi": [0, 0]})
    scene = pad.scene([], draft)
    assert scene.preview is None
    assert "KK-501" in scene.problem


@pytest.mark.parametrize(
    ("name", "what", "cards", "total", "rule"),
    [
        ("koikoi", "captured", "1L 3L 8L", "6 points", "KK-414"),
        ("hachihachi", "captured", "6R 9R 10R", "7 kan", "HH-604"),
        ("800", "cards", "SK CK HK", "17 points", "SN-063"),
    ],
)
def test_cards_are_worth_what_the_rules_say(
    name: str, what: str, cards: str, total: str, rule: str
) -> None:
    found = worth(game(name), what, cards, "en")
    assert (found.total, found.lines[0].rule) == (total, rule)


def test_captured_cards_say_what_they_count_and_against_what() -> None:
    assert worth(game("hachihachi"), "captured", "8L 8K1", "en").sums == [
        "Card points: 21 − 88 = −67"  # HH-013, HH-851
    ]
    assert worth(game("hachijuu"), "captured", "8L 8K1", "sv").sums == [
        "Kortpoäng: 20 − 80 = −60"  # HJ-701, HJ-703
    ]
    assert worth(game("koikoi"), "captured", "8L 9A", "en").sums == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_cards_can_be_asked_about(name: str, language: Language) -> None:
    for what in kinds(name):
        found = worth(game(name), what, "", language)
        assert found.problem or found.total
