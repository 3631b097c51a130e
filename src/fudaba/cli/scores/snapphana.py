"""800, 1000, 150 and Fjabbe in `fudaba score`: piles, hands and settlements."""

from __future__ import annotations

from msgspec import UNSET
from rich.table import Table

from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed
from fudaba.cli.output import console, grid, json
from fudaba.cli.sheet import entry_rows, seat_names
from fudaba.games.contract import Game
from fudaba.games.registry import spec
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.locale import game_word, reason_text, word
from fudaba.score.questions import answer
from fudaba.score.snapphana import SettleAnswer, SheetAnswer, count_pile, declarable
from fudaba.score.snapphana.piles import cards_in_play
from fudaba.score.snapphana.reading import by_side, rules_of

#: A pile may hold the last trick.
HAS_TRICKS = True

#: The rules by which a match is won that was played to the end of a deal.
_WON_BY = {"800": "E8-009", "1000": "T1-001", "150": "OF-001", "fjabbe": "FJ-R10"}


def show(game: str, asked: Asked) -> None:
    """A pile, a hand, or the facts of a deal."""
    if asked.facts is not None:
        result = answer(asked.question(game, ask="settle"))
        if not isinstance(result, SettleAnswer) and not asked.as_json:
            raise Failed("usage.no_table")
    elif asked.hand is not None:
        result = declarable(_game(game, asked), asked.hand)
    else:
        result = count_pile(_game(game, asked), asked.captured or "", asked.last_trick)
    if asked.as_json:
        json(result)
    elif isinstance(result, SheetAnswer):
        _show_sheet(game, asked, result)
    elif isinstance(result, SettleAnswer):
        _show_settlement(game, asked, result)


def _game(game: str, asked: Asked) -> Game:
    question = asked.question(game)
    return spec(game).game(question["preset"], None, question["options"])


def _word(game: str, asked: Asked, key: str, **values: object) -> str:
    return game_word(game, key, asked.language, **values)


def _show_sheet(game: str, asked: Asked, result: SheetAnswer) -> None:
    out = console()
    if not result.lines:
        none = "no_cards" if asked.hand is None else "nothing_to_declare"
        out.print(_word(game, asked, f"score.{none}"))
        return
    points = _word(game, asked, "term.points")
    heads = [word(f"sheet.{key}", asked.language) for key in ("for", "cards", "rule")]
    shown = grid(heads[0], heads[1], points, heads[2], numbers=(points,))
    for line in result.lines:
        name = reason_text(game, line.name, asked.language)
        shown.add_row(name, line.laid or line.cards, str(line.points), line.rule)
    shown.add_section()
    total = word("sheet.sum", asked.language)
    shown.add_row(f"[bold]{total}[/bold]", "", f"[bold]{result.points}[/bold]", "")
    out.print(shown)
    laid = [text for line in result.lines for text in line.laid.split()]
    for sign, key in (("=", "stands_for"), ("+", "added")):
        wilds = [text for text in laid if sign in text]
        if wilds:
            out.print(_word(game, asked, f"score.{key}", laid=wilds[0]))


def _show_settlement(game: str, asked: Asked, result: SettleAnswer) -> None:
    names = _names(game, asked)
    out = console()
    out.print(entry_rows(result.entries, names, game, asked.language))
    out.print()
    out.print(_standing(game, asked, result, names))
    if result.losers is not UNSET:
        who = word("scene.comma", asked.language).join(names[seat] for seat in result.losers)
        key = "score.losers" if who else "score.no_losers"
        out.print(_word(game, asked, key, **({"who": who} if who else {})))
    out.print(_outcome(game, asked, result, names))
    number, all_cards = _cards_given(asked), cards_in_play(rules_of(_game(game, asked)))
    if number and number < all_cards:
        out.print(_word(game, asked, "score.incomplete", number=number, all=all_cards))


def _cards_given(asked: Asked) -> int:
    """How many cards the piles of the facts hold; none where nothing was counted."""
    facts = asked.facts or {}
    piles = facts.get("piles") or []
    texts = piles.values() if isinstance(piles, dict) else piles
    return 0 if facts.get("last_trick") is None else sum(len(text.split()) for text in texts)


def _names(game: str, asked: Asked) -> list[str]:
    """The sides by their seats: in 800 seats 0 and 2 against 1 and 3 (E8-R1)."""
    sides, seats = int(RULE_SETS[game].sides), int(RULE_SETS[game].seats)
    if sides < seats:
        return [
            _word(game, asked, "score.pair", first=side, second=side + sides)
            for side in range(sides)
        ]
    return seat_names(seats, asked.language)


def _standing(game: str, asked: Asked, result: SettleAnswer, names: list[str]) -> Table:
    """What each side has now, in Fjabbe also in lost deals."""
    side = _word(game, asked, "term.side")
    deal, total, lost = (
        _word(game, asked, key) for key in ("score.this_deal", "score.total", "term.lost")
    )
    rows = [
        [name, str(score), str(points)]
        for name, score, points in zip(names, result.scores, result.totals, strict=True)
    ]
    heads = [side, deal, total]
    if result.losers is not UNSET:
        heads.append(lost)
        losses = by_side("losses", (asked.facts or {}).get("losses"), len(names), 0)
        for seat, row in enumerate(rows):
            row.append(str(losses[seat] + (seat in result.losers)))
    shown = grid(*heads, numbers=tuple(heads[1:]))
    for row in rows:
        shown.add_row(*row)
    return shown


def _outcome(game: str, asked: Asked, result: SettleAnswer, names: list[str]) -> str:
    rules = rules_of(_game(game, asked))
    winner = result.winner
    if winner is None:
        tied = not rules.is_fjabbe and min(result.totals) >= rules.target
        return _word(game, asked, "score.tied" if tied else "score.on")
    rule = _WON_BY[game]
    if isinstance(winner, list):
        who = word("scene.comma", asked.language).join(names[side] for side in winner)
        rule = rule if rules.is_fjabbe else "SN-R34"
        return _word(game, asked, "score.shared", who=who, rule=rule)
    if not rules.is_fjabbe:
        if (asked.facts or {}).get("last_trick") is None:
            rule = "E8-011"
        elif min(result.totals) >= rules.target:
            rule = "E8-010"
    return _word(game, asked, "score.won", who=names[winner], rule=rule)
