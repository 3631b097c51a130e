"""Names that there are not, in every room: the sentence names the nearest good one."""

import pytest

import fudaba
from fudaba.bots.registry import bot
from fudaba.cards.pack import HANAFUDA, SNAPPHANA
from fudaba.games.record import RecordError
from fudaba.games.registry import spec
from fudaba.nearest import Meant, is_slip, quoted
from fudaba.records import json_form, toml_form

OPTIONS = [option.name for option in spec("hachihachi").options]


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("kan_point", "kan_points"),
        ("KAN", "kan_points"),
        ("mizuten_three", "mizuten_with_three"),
        ("tobikomi_triple", "tobikomi_per_triple"),
    ],
)
def test_a_slip_is_answered_with_the_name_that_was_meant(name: str, nearest: str) -> None:
    assert Meant(name, OPTIONS).text() == f"; did you mean {nearest}?"


def test_one_wrong_sign_is_a_slip_but_not_in_a_short_name() -> None:
    assert Meant("kokoi", ("koikoi", "fjabbe")).text() == "; did you mean koikoi?"
    assert [is_slip("KK411", "KK-411"), is_slip("KK-412", "KK-411")] == [True, True]
    assert [is_slip("KK-9999", "KK-R9"), is_slip("KK-411", "KK-411")] == [False, False]


def test_a_few_names_are_listed_where_none_is_alike_and_many_never() -> None:
    assert Meant("go", ("koikoi", "fjabbe")).text() == "; there is koikoi, fjabbe"
    assert Meant("x", OPTIONS).text() == "; the nearest is sixteen_kasu"
    assert Meant("x", ()).text() == "; there is none"
    assert Meant("campaign" * 100_000, OPTIONS).text() == "; the nearest is campaign"


def test_a_name_is_repeated_on_one_line_and_not_without_end() -> None:
    assert quoted("koy") == "'koy'"
    assert quoted("två ord") == "'två ord'"
    assert quoted("a\nb\x1b[2J") == "'a\\nb\\x1b[2J'"
    assert quoted("campaign" * 100_000) == f"'{('campaign' * 8)[:60]}...'"


@pytest.mark.parametrize(("text", "nearest"), [("KS", "SK"), ("T21", "T20"), ("H11", "H10")])
def test_cards_suggest_the_nearest(text: str, nearest: str) -> None:
    with pytest.raises(ValueError, match=rf"'{text}' is not a card.*{nearest}"):
        SNAPPHANA.card(text)
    with pytest.raises(ValueError, match=r"the nearest is 1L$"):
        HANAFUDA.card("1Z")


def test_the_python_interface_suggests_the_nearest() -> None:
    with pytest.raises(ValueError, match=r"no game 'koikoy'; did you mean koikoi\?"):
        fudaba.game("koikoy")
    with pytest.raises(
        ValueError, match=r"no option 'lighting_joker'; did you mean lightning_joker\?"
    ):
        fudaba.game("koikoi", lighting_joker=True)
    with pytest.raises(ValueError, match=r"no preset 'comon'; did you mean common\?"):
        fudaba.game("koikoi", preset="comon")
    with pytest.raises(ValueError, match=r"no bot 'clubb'; did you mean club\?"):
        bot("clubb", "koikoi")
    with pytest.raises(ValueError, match="no bot 'oracle'; there is random, beginner"):
        bot("oracle", "koikoi")


def test_records_suggest_the_nearest_key_of_the_place() -> None:
    with pytest.raises(RecordError, match=r"no key 'sead'; did you mean seed\?"):
        json_form.load('{"fudaba": 1, "game": "koikoi", "seats": ["a", "b"], "sead": 1}')
    with pytest.raises(RecordError, match=r"no key 'action' - at `\$.deals\[0\]`; did you mean ac"):
        toml_form.load('fudaba = 1\ngame = "koikoi"\nseats = ["a"]\n[[deals]]\naction = []')
