"""What cannot be true of a deal's place in its match, and of what was declared in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.snapphana import FULL_PACK
from fudaba.cards.vectors import vec
from fudaba.games.snapphana import fjabbe
from fudaba.games.snapphana.combinations import best_bundle
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.settlement import is_tied_past_target, target_winners
from fudaba.refusal import Said
from fudaba.score.problem import Refused
from fudaba.score.snapphana.declaration import declarations_allowed

#: What all combinations of the pack are worth: nobody can declare more.
ALL_COMBINATIONS: Final = int(best_bundle(FULL_PACK).points())

#: The rules that say how many points win.
_TARGET_RULES: Final = {"800": "E8-009", "1000": "T1-001", "150": "OF-001"}


def check_match(rules: Rules, before: vec[i64], losses: vec[i64], declared: vec[i64]) -> None:
    """The match was still on, and so much can have been declared."""
    if rules.is_fjabbe:
        if fjabbe.is_over(losses):
            raise Refused("snapphana.over_losses", losses=_text(losses), rule="FJ-007")
    elif any(losses):
        raise Refused("snapphana.no_losses", rule="FJ-007")
    elif target_winners(rules, before):
        rule = "SN-R34" if before[0] == before[1] else _TARGET_RULES[rules.game.name]
        raise Refused("snapphana.over_scores", scores=_text(before), rule=rule)
    number = int(sum(declared))
    if number:
        declarations_allowed(rules)
    if number > ALL_COMBINATIONS:
        rule = "SN-063, SN-071"
        raise Refused("snapphana.declared", number=number, most=ALL_COMBINATIONS, rule=rule)


def check_won_at_once(
    rules: Rules, before: vec[i64], declared: vec[i64], tricks: list[int]
) -> None:
    """E8-011, SN-R35: a declaration can have won the match."""
    why = _why_not_at_once(rules, before, declared)
    if why:
        raise Refused("snapphana.last_trick", why=why)
    if len(_reached(rules, before, declared)) > 1:
        raise Refused("snapphana.first_wins", rule="SN-R35")
    if any(tricks):
        raise Refused("snapphana.no_trick_yet", rule="SN-031")


def _why_not_at_once(rules: Rules, before: vec[i64], declared: vec[i64]) -> Said | None:
    if rules.is_fjabbe:
        return Said("snapphana.fjabbe_played_out", rule="SN-R43")
    if not rules.immediate_win:
        return Said("snapphana.no_win_at_once", rule="SN-R35")
    if is_tied_past_target(rules, before):
        return Said("snapphana.tie_played_out", rule="SN-R34")
    if not _reached(rules, before, declared):
        return Said("snapphana.not_reached", target=int(rules.target), rule="E8-011")
    return None


def check_counted(rules: Rules, before: vec[i64], declared: vec[i64]) -> None:
    """No declaration had already won the match."""
    if not rules.immediate_win or is_tied_past_target(rules, before):
        return
    for side in _reached(rules, before, declared):
        raise Refused("snapphana.won_at_once", side=side, rule="E8-011, SN-R35")


def _reached(rules: Rules, before: vec[i64], declared: vec[i64]) -> list[int]:
    """The sides that have the points to win before a card is played."""
    return [side for side in range(len(before)) if before[side] + declared[side] >= rules.target]


def _text(numbers: vec[i64]) -> str:
    return " : ".join(str(int(number)) for number in numbers)
