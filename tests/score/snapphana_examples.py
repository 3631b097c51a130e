"""The worked examples of the Snapphana games as tests of score questions use them."""

import pytest

from tests.rules.snapphana.written import listed, load

#: Fjabbe with declarations.
OPEN = {"fjabbe_declarations": "on"}


def worked(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table."""
    rows = [pytest.param(row, id=row["id"]) for row in load("snapphana_examples.toml")[table]]
    return pytest.mark.parametrize("row", rows)


def rest_of_pack(cards: str) -> str:
    """All cards but these."""
    return " ".join(listed(f"ALL BUT {cards}"))
