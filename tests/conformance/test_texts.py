"""Actions as text: one spelling for each, read back as the same action."""

from random import Random

from fudaba.games.registry import spec
from tests.conformance.play import matches, walk


def test_every_code_has_a_text_of_its_own(name: str) -> None:
    texts = spec(name).action_texts
    assert len(set(texts)) == len(texts)
    assert all(text == " ".join(text.split()) != "" for text in texts)


def test_legal_texts_are_unique_and_read_back_as_their_codes(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            legal = state.legal_actions()
            texts = [state.text(code) for code in legal]
            assert len(set(texts)) == len(texts)
            assert [state.action(text) for text in texts] == legal


def test_spaces_around_the_words_do_not_matter(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            for code in state.legal_actions():
                assert state.action("  " + state.text(code).replace(" ", "   ") + " ") == code


def test_applying_a_text_is_applying_its_code(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        twin = match.copy()
        while not match.is_over:
            code = rng.choice(match.legal_actions())
            twin.apply_text(match.text(code))
            match.apply(code)
        assert twin == match


def test_other_spellings_of_a_card_are_read_in_actions_too(name: str, rng: Random) -> None:
    other = {text: alias for alias, text in spec(name).pack.aliases.items()}
    for match in matches(name, rng):
        for state in walk(match, rng):
            for code in state.legal_actions():
                words = state.text(code).split()
                alias = " ".join(other.get(word, word) for word in words)
                assert state.action(alias) == code
