"""Starts a Ray cluster of two nodes on this machine, prints its address, ends with its input."""

import sys

from ray.cluster_utils import Cluster

MEMORY = 80 * 1024 * 1024


def main() -> None:
    cluster = Cluster()
    for _ in range(2):
        cluster.add_node(num_cpus=1, object_store_memory=MEMORY, include_dashboard=False)
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
