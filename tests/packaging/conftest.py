"""What several tests of packaging need."""

from pathlib import Path

import pytest

from tests.packaging.workshop import Workshop


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)
