"""The search: blind, reproducible, within its limits, and it leaves the match alone."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

import fudaba
from fudaba.bots.levels import CLUB_ITERATIONS, MASTER_MILLISECONDS
from fudaba.bots.registry import bot, names
from fudaba.bots.search.bot import SearchBot
from fudaba.bots.search.candidate import PLENTY
from fudaba.bots.search.node import Node
from fudaba.bots.search.tree import STEPS, Tree
from fudaba.bots.search.worlds import ATTEMPTS
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.options import OptionValue
from fudaba.games.record import replay
from fudaba.games.registry import NAMES
from fudaba.records import json_form
from tests.conformance.play import random_match, random_position
from tests.effort import effort

ROUNDS = 3
POSITIONS = 12

games = pytest.mark.parametrize("game", [game for game in NAMES if "greedy" in names(game)])


def search(game: str, iterations: int) -> SearchBot:
    found = bot(f"search:{iterations}", game)
    assert isinstance(found, SearchBot)
    return found


def decisions(game: str, random: Random) -> list[Match]:
    """Positions in which there is something to decide."""

    def found() -> Match:
        while True:
            match = random_position(random_match(game, random), random)
            if not match.is_over and match.legal_count() > 1:
                return match

    return list(islice(iter(found, None), POSITIONS))


def found_out(player: SearchBot, match: Match, seed: int) -> list[tuple[int, int, float]]:
    """All that a search finds out: every action, how often it was tried, what it gains."""
    tree = player.search(match, Rng(seed))
    return [(int(c.node.action), int(c.node.visits), c.gain) for c in tree.candidates]


@games
def test_hidden_cards_make_no_difference(game: str) -> None:
    """Not to the choice, and not to anything that was counted on the way to it: a choice may be
    the same by chance."""
    random = Random(f"blind search {game}")
    player = search(game, effort(CLUB_ITERATIONS, 15))
    for match in decisions(game, random)[: effort(POSITIONS, 2)]:
        twin = match.copy()
        twin.resample(int(match.to_play), Rng(random.getrandbits(60)))
        seed = random.getrandbits(60)
        assert found_out(player, match, seed) == found_out(player, twin, seed)
        assert player.choose(match, Rng(seed)) == player.choose(twin, Rng(seed))


def test_whoever_is_asked_next_has_a_decision_of_its_own() -> None:
    """Who is asked about a forgotten teyaku depends on hidden cards, and nothing lies open yet
    that would tell the worlds apart (HH-456)."""
    dealt = map(fudaba.game("hachihachi", seats=3).new, range(100))
    match = next(match for match in dealt if match.view(None).phase == "play")
    dealer = int(match.to_play)
    node = Node(dealer, 0)
    asked: set[int] = set()
    for seed in range(60):
        world = match.copy()
        world.resample(dealer, Rng(seed))
        while world.view(None).phase == "teyaku":
            world.apply_text("done")
        world.apply(world.legal_actions()[0])
        if world.view(None).phase == "late_teyaku":
            asked.add(int(world.to_play))
            assert node.next(world).seat == world.to_play
    assert len(asked) > 1


@games
def test_whatever_thinks_long_is_a_search_over_greedy(game: str) -> None:
    """So what holds for one search holds for all; the other bots are looked at one by one."""
    greedy = type(bot("greedy", game))
    searching = [found for name in names(game) if isinstance(found := bot(name, game), SearchBot)]
    assert [found.name for found in searching] == ["club", "master"]
    assert all(type(found.policy) is greedy for found in searching)


@games
def test_the_match_is_left_alone_and_the_choice_is_legal(game: str) -> None:
    random = Random(f"untouched search {game}")
    player = search(game, 20)
    for match in decisions(game, random)[: effort(POSITIONS, 2)]:
        before = match.copy()
        assert player.choose(match, Rng(2)) in match.legal_actions()
        assert match == before
        assert match.legal_actions() == before.legal_actions()


@games
def test_the_same_seed_gives_the_same_tree(game: str) -> None:
    match = decisions(game, Random(f"same search {game}"))[0]
    player = search(game, effort(60, 15))
    assert found_out(player, match, 9) == found_out(player, match, 9)


@games
def test_every_candidate_is_tried_in_the_same_worlds(game: str) -> None:
    for match in decisions(game, Random(f"worlds {game}"))[: effort(4, 2)]:
        tree = Tree(match, bot("greedy", game), Rng(1))
        for _ in range(ROUNDS):
            tree.round()
        assert sorted(int(c.node.action) for c in tree.candidates) == match.legal_actions()
        assert {int(c.rounds) for c in tree.candidates} == {ROUNDS}
        assert tree.iterations == ROUNDS * len(tree.candidates)
        assert tree.candidates[0].gain == 0.0  # the policy's own choice is what others are held to


def test_a_candidate_that_is_clearly_behind_is_dropped() -> None:
    game = "koikoi"
    dropped = 0
    for match in decisions(game, Random("dropped"))[: effort(4, 1)]:
        tree = search(game, 250).search(match, Rng(1))
        dropped += len(tree.candidates) - len(tree.running)
        assert tree.running[0] is tree.candidates[0]
        assert tree.choice() in tree.running
    assert dropped > 0


def beside_the_policys(rounds: int, gains: list[float]) -> Tree:
    """A tree with one candidate left beside the policy's choice, which gained so much each time."""
    match = decisions("koikoi", Random("settled"))[0]
    tree = Tree(match, bot("greedy", "koikoi"), Rng(1))
    tree.running = tree.candidates[:2]
    for number in range(rounds):
        for candidate, gain in zip(tree.running, (0.0, gains[number % len(gains)]), strict=True):
            candidate.value = gain
            candidate.compare(0.0)
    return tree


def test_a_search_ends_when_one_candidate_is_better_for_sure() -> None:
    assert beside_the_policys(PLENTY, [1.0, 2.0, 3.0]).is_settled
    assert not beside_the_policys(PLENTY - 1, [1.0, 2.0, 3.0]).is_settled
    assert not beside_the_policys(PLENTY, [-9.0, 10.0]).is_settled


def test_a_candidate_that_is_never_any_different_is_dropped() -> None:
    def left(rounds: int, gains: list[float]) -> int:
        tree = beside_the_policys(rounds, gains)
        tree._drop()
        return len(tree.running)

    assert left(PLENTY, [0.0]) == 1
    assert left(PLENTY - 1, [0.0]) == 2
    assert left(PLENTY, [-1.0, 1.0]) == 2


def test_the_policys_choice_weighs_less_the_more_rounds_there_were() -> None:
    def prefers_the_other(rounds: int) -> bool:
        one_error = 2.0 / rounds**0.5  # ahead by about one standard error
        tree = beside_the_policys(rounds, [-1.0, 1.0 + one_error])
        assert 0.8 < tree.running[1].gain / tree.running[1].error < 1.0
        return tree.choice() is tree.running[1]

    assert not prefers_the_other(24)
    assert prefers_the_other(400)


def test_a_forgotten_teyaku_is_found_late_and_blindly() -> None:
    """HH-456: in the late round a search counts what a declaration brings, and sees no hand."""
    player = search("hachihachi", 12)
    found = 0
    for seed in range(12):
        match = fudaba.game("hachihachi", seats=3, show_group_b="chaff").new(seed)
        while match.view(None).phase in ("teyaku", "play", "place_played"):
            legal = [match.text(action) for action in match.legal_actions()]
            match.apply_text("done" if "done" in legal else legal[0])
        if match.view(None).phase != "late_teyaku":
            continue
        found += 1
        seat = int(match.to_play)
        told = found_out(player, match, seed)
        other = match.copy()
        other.resample(seat, Rng(seed))
        assert found_out(player, other, seed) == told
        assert match.text(player.choose(match, Rng(seed))).startswith("declare")
    assert found > 3


def test_a_forced_move_is_not_thought_about() -> None:
    match = random_match("koikoi", Random(5))
    while match.legal_count() > 1:
        match.apply(match.legal_actions()[0])
    rng = Rng(1)
    assert search("koikoi", 10**8).choose(match, rng) == match.legal_actions()[0]
    assert rng.word() == Rng(1).word()


def test_the_levels_are_searches_of_their_size() -> None:
    club, master = bot("club", "koikoi"), bot("master", "koikoi")
    assert isinstance(club, SearchBot)
    assert club.iterations == CLUB_ITERATIONS
    assert isinstance(master, SearchBot)
    assert master.milliseconds == MASTER_MILLISECONDS


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="iterations or of milliseconds"):
        SearchBot(bot("greedy", "koikoi"))


def declarations(player: SearchBot, **options: OptionValue) -> list[tuple[int, int]]:
    """What a search and what its policy says in first auctions."""
    found = []
    for seed in range(effort(POSITIONS, 3)):
        match = fudaba.game("hachijuu", None, 3, **options).new(seed)
        while match.is_auction() and match.deal_number == 1 and not match.is_over:
            usual = player.policy.choose(match, Rng(seed))
            found.append((player.choose(match, Rng(seed)), usual))
            match.apply(usual)
    return found


def test_balanced_auctions_are_left_to_the_policy() -> None:
    assert all(said == usual for said, usual in declarations(search("hachijuu", 250)))


def test_the_auction_of_the_last_deal_is_searched() -> None:
    assert any(said != usual for said, usual in declarations(search("hachijuu", 250), deals=1))


def test_an_auction_out_of_balance_is_searched() -> None:
    player = search("hachijuu", 250)
    player.policy.has_balanced_auctions = False
    assert any(said != usual for said, usual in declarations(player))


def test_iterations_are_bounded_in_what_they_take() -> None:
    """Late in a deal of 800, between two candidates, when no world explains what was done."""
    path = Path(__file__).parents[1] / "data/slow_decisions.jsonl"
    match = replay(json_form.load(path.read_bytes().splitlines()[0]))
    tree = search("800", 20).search(match, Rng(3))
    a_round = (ATTEMPTS + len(tree.candidates)) * len(match.deck)
    assert tree.iterations < 20
    assert 20 * STEPS <= tree.steps + tree.worlds.steps < 20 * STEPS + a_round
