"""The Japanese book is searched by pairs of characters."""

import importlib.util
from types import ModuleType

from tests.house.pages import DOCS


def extension() -> ModuleType:
    path = DOCS / "_extensions" / "japanese_search.py"
    spec = importlib.util.spec_from_file_location("japanese_search", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_text_is_found_by_any_two_characters_of_it() -> None:
    found = extension().Japanese({}).split("「花見酒」は3Lと盃、KK-431。")
    assert {"花見", "見酒", "花", "盃", "3L", "KK"} <= set(found)
    assert {"酒は", "、K", "「"}.isdisjoint(found)


def test_what_is_searched_for_is_cut_by_the_same_signs() -> None:
    module = extension()
    assert "[\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff]+" in module.Japanese.js_splitter_code
    assert "[\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff]+" in module._WORDS.pattern
