"""Names that there are not, in questions: each is refused, and the nearest good one is named."""

import pytest

from fudaba.games.registry import NAMES, spec
from fudaba.score.questions import asks
from tests.score.asking import ask, refused

EVERY_ASK = [(game, name) for game in NAMES for name in asks(game)]


@pytest.mark.parametrize(("game", "name"), EVERY_ASK)
def test_an_unknown_key_is_refused_by_every_question(game: str, name: str) -> None:
    for key in asks(game)[name].shape.__struct_fields__:
        wrong = f"{key}y"
        error = refused(game, ask=name, **{wrong: 1})
        assert f"there is no key '{wrong}'" in error
        assert f"did you mean {key}?" in error


@pytest.mark.parametrize(
    ("wrong", "right"), [("option", "options"), ("preste", "preset"), ("saets", "seats")]
)
def test_what_every_question_takes_is_suggested_too(wrong: str, right: str) -> None:
    error = refused("koikoi", ask="yaku", captured="1L", **{wrong: 1})
    assert f"did you mean {right}?" in error


def test_koy_for_koi_does_not_score_six_instead_of_twelve() -> None:
    deal = {
        "ask": "settle",
        "captured": ["1L 3L 8L", "1R 2R 3R 4A"],
        "end": "stop",
        "by": 0,
    }
    assert ask("koikoi", **deal, koi=[0, 1])["scores"] == [12, 0]
    assert "did you mean koi?" in refused("koikoi", **deal, koy=[0, 1])


@pytest.mark.parametrize(
    ("game", "question", "right"),
    [
        (
            "hachihachi",
            {
                "ask": "settle",
                "seats": 3,
                "order": [0, 1, 2],
                "teyaku": {"1": {"hand": "1R 4R 2K1 3K1 5K1 6K1 7K1", "group": "B"}},
                "end": "exhausted",
            },
            "groups",
        ),
        ("800", {"ask": "declaration", "combinations": [{"kinds": "kings", "cards": ""}]}, "kind"),
    ],
)
def test_an_unknown_key_inside_is_refused(
    game: str, question: dict[str, object], right: str
) -> None:
    assert f"did you mean {right}?" in refused(game, **question)


@pytest.mark.parametrize(
    ("question", "nearest"),
    [
        ({"ask": "setle"}, "settle"),
        ({"ask": "teyaku", "hand": "1L", "preset": "clasic"}, "classic"),
        ({"ask": "teyaku", "hand": "1L", "options": {"kan_point": 10}}, "kan_points"),
        ({"ask": "teyaku", "hand": "1L 13L"}, "1L"),
    ],
)
def test_the_nearest_name_is_given(question: dict[str, object], nearest: str) -> None:
    assert f"did you mean {nearest}?" in refused("hachihachi", **question)


def test_an_unknown_game_names_the_nearest() -> None:
    assert "did you mean hachijuu?" in refused("hachiju", ask="teyaku")


@pytest.mark.parametrize("game", NAMES)
def test_no_list_of_options_is_recited(game: str) -> None:
    names = [option.name for option in spec(game).options]
    for wrong in (names[-1][:-1], "no such thing"):
        error = refused(game, ask=next(iter(asks(game))), options={wrong: True}, **_needed(game))
        assert len([name for name in names if name in error]) <= 8
        assert names[-1] in error or wrong == "no such thing"


def _needed(game: str) -> dict[str, object]:
    """What the game's first question cannot do without."""
    shape = next(iter(asks(game).values())).shape
    return (
        {"hands": ["", ""], "table": ""} if game == "koikoi" else {shape.__struct_fields__[0]: ""}
    )
