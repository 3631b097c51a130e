"""The list that stands in for librt's `vec` does for the code what `vec` does."""

from collections.abc import Callable
from typing import Any

import pytest
from librt import vecs
from mypy_extensions import i16, i64, u8

from fudaba.cards import listvec

Vec: Any = vecs.vec
ListVec: Any = listvec.vec


@pytest.fixture(params=["librt", "list"])
def vec(request: pytest.FixtureRequest) -> Any:
    return Vec if request.param == "librt" else ListVec


@pytest.fixture
def append(vec: Any) -> Callable[[Any, int], Any]:
    return vecs.append if vec is Vec else listvec.append


def test_it_is_made_of_any_ints(vec: Any) -> None:
    assert list(vec[u8](range(3))) == [0, 1, 2]
    assert list(vec[i64]([-1, 2**62])) == [-1, 2**62]
    assert list(vec[i16]()) == []


def test_it_has_a_length_and_places(vec: Any) -> None:
    items = vec[i64]([5, 6, 7])
    items[1] = 60
    items[2] |= 8
    assert len(items) == 3
    assert [items[0], items[1], items[2]] == [5, 60, 15]


def test_a_place_that_is_not_there_is_refused(vec: Any) -> None:
    with pytest.raises(IndexError):
        vec[i64]([1])[1]


def test_a_whole_slice_is_a_copy(vec: Any) -> None:
    items = vec[u8]([1, 2, 3])
    twin = items[:]
    twin[0] = 9
    assert (list(items), list(twin)) == ([1, 2, 3], [9, 2, 3])


def test_append_gives_the_longer_one(vec: Any, append: Callable[[Any, int], Any]) -> None:
    items = vec[i16]()
    for item in range(5):
        items = append(items, item)
    assert list(items) == [0, 1, 2, 3, 4]


def test_appending_to_a_copy_leaves_the_original_alone(
    vec: Any, append: Callable[[Any, int], Any]
) -> None:
    items = vec[i16]([1])
    twin = append(items[:], 2)
    assert (list(items), list(twin)) == ([1], [1, 2])


def test_it_can_be_read_twice_and_compared(vec: Any) -> None:
    items = vec[i64]([1, 2])
    assert list(items) == list(items)
    assert items == vec[i64]([1, 2])
    assert items != vec[i64]([2, 1])


def test_it_takes_a_capacity(vec: Any) -> None:
    assert len(vec[u8](capacity=48)) == 0


def test_it_knows_what_it_holds(vec: Any) -> None:
    items = vec[i64]([2, 0, 1])
    assert 0 in items
    assert 3 not in items
    assert list(items[1:]) == [0, 1]
