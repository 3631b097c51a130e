"""Teaches a program one deal of Koi-Koi: a linear policy, REINFORCE, and nothing but numpy.

    pip install 'fudaba[envs]'
    python examples/train_koikoi.py [--episodes 20000] [--weights FILE.npz]

It plays against `random`, is rewarded with 1 for a won deal and -1 for a lost one, and knows at
first nothing but what an action takes from the field. After a minute on one core it wins three
deals for each that it loses.
"""

from argparse import ArgumentParser
from time import perf_counter

import numpy as np

from fudaba.cards.hanafuda import text_of
from fudaba.envs.gymnasium import FudabaSeatEnv, env

#: Episodes whose gradients are taken together, and how far a step goes (Adam).
BATCH = 16
RATE = 0.03

CARDS = 48
#: The kind of every card: light, animal, ribbon, chaff.
KINDS = np.array([[kind in text_of(card) for kind in "LARK"] for card in range(CARDS)], np.float32)


class LinearPolicy:
    """Chances of every action: a softmax over a weighted sum of what the action is and takes."""

    def __init__(self, table: FudabaSeatEnv) -> None:
        self.actions = table.encoder.num_actions
        self.lying = table.encoder.offsets()["field"]
        #: One weight for each action, and for each kind of card played, taken by a play, chosen.
        self.weights = np.zeros(self.actions + 12, np.float32)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._steps = 0

    def inputs(self, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """What is known of every legal action, one row each."""
        rows = np.zeros((self.actions, self.actions + 12), np.float32)
        np.fill_diagonal(rows, 1)
        lying = seen[self.lying : self.lying + CARDS]
        by_month = (lying[:, None] * KINDS).reshape(12, 4, 4).sum(1)
        rows[:CARDS, -12:-8] = KINDS
        rows[:CARDS, -8:-4] = by_month.repeat(4, 0)
        rows[CARDS : 2 * CARDS, -4:] = KINDS
        return rows[legal]

    def chances(self, rows: np.ndarray) -> np.ndarray:
        """How likely each of the actions is."""
        logits = rows @ self.weights
        chances = np.exp(logits - logits.max())
        return chances / chances.sum()

    def climb(self, gradient: np.ndarray) -> None:
        """One step of Adam upwards."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient * gradient - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def episode(
    table: FudabaSeatEnv, policy: LinearPolicy, rng: np.random.Generator
) -> tuple[np.ndarray, float]:
    """One deal: which way the weights would make its actions likelier, and what it brought."""
    seen, info = table.reset(seed=int(rng.integers(1 << 31)))
    direction = np.zeros_like(policy.weights)
    over, reward = False, 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        rows = policy.inputs(seen, legal)
        chances = policy.chances(rows)
        place = int(np.searchsorted(np.cumsum(chances), rng.random() * 0.999999))
        direction += rows[place] - chances @ rows
        seen, reward, over, _, info = table.step(legal[place])
    return direction, reward


def learn(table: FudabaSeatEnv, policy: LinearPolicy, episodes: int, seed: int = 0) -> None:
    """REINFORCE: what went better than usual is made likelier."""
    rng = np.random.default_rng(seed)
    usual = 0.0
    gradient = np.zeros_like(policy.weights)
    for number in range(1, episodes + 1):
        direction, reward = episode(table, policy, rng)
        gradient += (reward - usual) * direction
        usual += 0.01 * (reward - usual)
        if number % BATCH == 0:
            policy.climb(gradient / BATCH)
            gradient[:] = 0


def measured(policy: LinearPolicy, deals: int = 2000, seed: int = 1) -> tuple[float, float]:
    """The shares of deals won and lost, on both seats, with packs not learnt from."""
    rng = np.random.default_rng(seed)
    tables = [env("koikoi", seat=seat, bot="random", deals=1, reward="match") for seat in (0, 1)]
    results = [episode(tables[deal % 2], policy, rng)[1] for deal in range(deals)]
    return results.count(1.0) / deals, results.count(-1.0) / deals


def main() -> None:
    """Learns, and says from time to time how well it plays."""
    parser = ArgumentParser(description="A linear policy learns one deal of Koi-Koi.")
    parser.add_argument("--episodes", type=int, default=20_000)
    parser.add_argument("--weights", help="a file to write the weights to")
    given = parser.parse_args()
    table = env("koikoi", bot="random", deals=1, reward="match")
    policy = LinearPolicy(table)
    won, lost = measured(policy)
    print(f"before: {won:.1%} of deals won, {lost:.1%} lost")
    begin = perf_counter()
    for part in range(4):
        learn(table, policy, given.episodes // 4, part)
        won, lost = measured(policy)
        spent = perf_counter() - begin
        done = (part + 1) * (given.episodes // 4)
        print(f"{done:>7,} deals, {spent:4.0f} s: {won:.1%} won, {lost:.1%} lost", flush=True)
    if given.weights:
        np.savez(given.weights, weights=policy.weights)


if __name__ == "__main__":
    main()
