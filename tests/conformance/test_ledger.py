"""The ledger: entries add up to scores, and what one account gains another gives."""

from random import Random

from fudaba.games.ledger import ACCOUNT_NAMES
from tests.conformance.checks import balance, check_deal, check_match
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import matches, play_out, walk


def test_entries_of_a_deal_add_up_to_its_scores(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        for deal in match.deals:
            check_deal(deal)


def test_entries_of_the_match_add_up_to_its_scores_at_any_time(
    name: str, known: Knowledge, rng: Random
) -> None:
    for match in matches(name, rng):
        opening = known.opening_scores(match)
        for state in walk(match, rng):
            check_match(state, opening)


def test_payments_between_all_accounts_sum_to_zero(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        gained = balance(match.ledger)
        assert sum(gained.values()) == 0
        assert all(account < len(match.scores) for account in gained)
        assert all(account in ACCOUNT_NAMES for account in gained if account < 0)


def test_every_entry_pays_something_to_somebody_else(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        assert all(entry.amount > 0 for entry in match.ledger)
        assert all(entry.payer != entry.payee for entry in match.ledger)


def test_every_entry_names_its_reason_and_a_rule_of_the_game(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        prefixes = tuple(f"{prefix}-" for prefix in match.game.spec.prefixes)
        for entry in match.ledger:
            assert entry.reason
            assert entry.rule.startswith(prefixes)


def test_the_winner_has_the_highest_score(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        assert match.winner is None
        play_out(match, rng)
        winners = match.winner if isinstance(match.winner, list) else [match.winner]
        assert winners
        assert all(0 <= (seat or 0) < len(match.scores) for seat in winners)


def test_finished_deals_never_change(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        known: list[list[int]] = []
        for state in walk(match, rng):
            scores = [list(deal.scores) for deal in state.deals]
            assert scores[: len(known)] == known
            known = scores
