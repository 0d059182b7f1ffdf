"""A bot in plain Python, without the sevenwonders package: it wants points, goods and chains.

sevenwonders simulate --bots "process:python examples/plain_bot.py,greedy" --games 10
"""

import json
import random
import sys


def legal(decision):
    """Every option of a decision, whatever kind it is."""
    for card in decision["cards"]:
        yield from card["options"]
    yield from (*decision["tokens"], *decision["payments"])
    if decision["nothing"]:
        yield decision["nothing"]


def worth(option):
    """What a choice adds at once, and the promise of goods and chains."""
    after = option["preview"]
    return sum(after["points"].values()) + 3 * len(after["goods"]) + len(after["chains"])


chance = random.Random()
decision = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 2, "name": "plain bot"}), flush=True)
    elif message["type"] == "start":
        chance.seed(message["seed"])
    elif message["type"] == "view":
        decision = message["view"]["decision"]
    elif message["type"] == "choose":
        options = list(legal(decision))
        best = max(map(worth, options))
        choice = chance.choice([one["choice"] for one in options if worth(one) == best])
        print(json.dumps({"type": "choice", "choice": choice}), flush=True)
