"""Numbers, outlines and shapes as SVG wants them."""

import pytest

from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import placed
from fudaba.drawing.outline import both, brush, curve, mirror, points_of
from fudaba.drawing.shapes import polar, poly, rays, star


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (3.04, "3"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (-0.04, "0"),
        (10.25, "10.2"),
        (100, "100"),
    ],
)
def test_numbers_are_as_short_as_they_can_be(value: float, text: str) -> None:
    assert n(value) == text


def test_numbers_are_separated_only_where_they_would_run_together() -> None:
    assert join((3, -4, 5, -0.5)) == "3-4 5-.5"


def test_points_are_smooth_unless_marked_as_corners() -> None:
    assert points_of("1,2 3,-.5!") == [(1, 2, False), (3, -0.5, True)]
    assert points_of([(1, 2), (3, 4, 1)]) == [(1, 2, False), (3, 4, True)]


def test_a_line_between_corners_is_straight_and_any_other_bends() -> None:
    assert curve("0,0! 10,0! 10,10!") == "M0 0l10 0l0 10z"
    assert curve("0,0 10,0 20,10", closed=False).count("c") == 2


def test_rounding_never_adds_up_along_a_curve() -> None:
    """Steps are relative to where the pen really is, not to where it should be."""
    steps = curve([(i * 0.34, 0, 1) for i in range(30)], closed=False).split("l")[1:]
    assert sum(float(step.split()[0]) for step in steps) == pytest.approx(29 * 0.34, abs=0.05)


def test_a_brush_is_as_wide_as_it_is_pressed() -> None:
    assert brush("0,0 10,0", 2, 4) == "M0 1l10 1l0-4l-10 1z"


def test_a_mirrored_outline_is_symmetrical() -> None:
    assert mirror("40,0! 30,10") == [(70, 10, False), (60, 0, True)]
    assert both("40,0! 30,10!") == "M40 0l-10 10l40 0l-10-10z"


def test_angles_go_clockwise_from_the_top() -> None:
    assert polar(10, 90, 5, 5) == pytest.approx((15, 5))
    assert poly([(0, 0), (1, 0), (1, 1)]) == "M0 0L1 0L1 1z"
    assert star(4, 10, 2).count("L") == 7
    assert rays(3, 0, 10, -90, 180).count("M") == 3


def test_a_negative_scale_mirrors() -> None:
    assert placed(1, -2, 1.5, 30) == "translate(1 -2)rotate(30)scale(1.5)"
    assert placed(1, 2, -1.5) == "translate(1 2)scale(-1.5 1.5)"
    assert placed(1, 2) == "translate(1 2)"
