"""The suite knows every registered game."""

from importlib.util import find_spec

from tests.conformance.knowledge import Knowledge, module_name


def test_the_suite_is_told_where_the_cards_are(name: str) -> None:
    assert find_spec(module_name(name)), f"write {module_name(name)}; its package says what"


def test_the_knowledge_is_complete(known: Knowledge) -> None:
    wanted = [entry for entry in vars(Knowledge) if not entry.startswith("_")]
    wanted += [entry for entry in Knowledge.__annotations__ if not entry.startswith("_")]
    assert [entry for entry in wanted if not hasattr(known, entry)] == []
