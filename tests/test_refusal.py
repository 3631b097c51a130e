"""Refusals: a key with values, worded in every language."""

import pickle

import pytest

from fudaba.locale import Language, catalogue
from fudaba.nearest import Meant
from fudaba.refusal import SHELF, Either, Refusal, Said


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that takes anything."""
    for key in ("toy.whole", "toy.part"):
        texts = {"en": "en {value}", "sv": "sv {value}", "ja": "ja {value}"}
        monkeypatch.setitem(catalogue(SHELF), key, texts)


@pytest.mark.usefixtures("words")
def test_python_users_read_english_and_others_their_language() -> None:
    refusal = Refusal("toy.whole", value="1L")
    assert isinstance(refusal, ValueError)
    assert str(refusal) == "en 1L"
    assert refusal.text("sv") == "sv 1L"


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize("language", ["en", "sv", "ja"])
def test_a_sentence_within_a_sentence_is_in_its_language(language: Language) -> None:
    inner = Refusal("toy.part", value=Said("toy.part", value=3))
    assert Refusal("toy.whole", value=inner).text(language) == f"{language} " * 3 + "3"


@pytest.mark.usefixtures("words")
def test_lists_and_nothing_are_worded() -> None:
    assert Refusal("toy.whole", value=["stay", "drop"]).text("ja") == "ja stay, drop"
    assert Refusal("toy.whole", value=Either(["a", "b", "c"])).text("sv") == "sv a, b eller c"
    assert Refusal("toy.whole", value=Either(["a"])).text() == "en a"
    assert Refusal("toy.whole", value=None).text("sv") == "sv ingenting"


def test_what_was_meant_is_worded() -> None:
    assert Meant("koikoy", ["koikoi", "150"]).text("sv") == "; menade du koikoi?"
    assert Meant("go", ["koikoi", "150"]).text("ja") == "。あるのは koikoi, 150 です"
    assert Meant("go", []).text() == "; there is none"


@pytest.mark.usefixtures("words")
def test_a_refusal_comes_whole_from_another_process() -> None:
    sent = Refusal("toy.whole", value=Refusal("toy.part", value=Meant("x", ["y"])))
    got = pickle.loads(pickle.dumps(sent))
    assert type(got) is Refusal
    assert (got.key, str(got)) == ("toy.whole", str(sent))
