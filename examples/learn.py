"""Learn to play with three players in minutes: imitate a bot, then pass it by self-play (PPO).

    pip install 'sevenwonders[envs]' torch
    python examples/learn.py [--minutes 10]

It writes the net and its curve into the folder ``learned``, or the one that the environment
variable LEARNED names. The net then plays anywhere as a bot:

    PYTHONPATH=examples sevenwonders arena --bots python:learned_bot:LearnedBot,greedy --players 3
"""

import argparse
import csv
import time

import numpy as np
import torch
from learned_bot import FOLDER, OPTIONS, Net
from torch import nn

from sevenwonders.bots import make_bot
from sevenwonders.engine import FastStream
from sevenwonders.envs import Batch

TABLES, STEPS = 192, 24
PASSES, CLIP, LAMBDA, ENTROPY = 2, 0.2, 0.9, 0.005
TEACHER, LESSONS, JUDGED = "greedy", 400, 10


def rewards(points, won):
    """The victory, divided among those who share it, and more for a larger lead."""
    best_other = np.array([np.delete(points, s, 1).max(1) for s in range(points.shape[1])]).T
    share = won / won.sum(1, keepdims=True)
    return share + np.tanh((points - best_other) / 20)


def rollout(batch, net):
    """Play some steps with every seat by the net; what was seen, done and gained."""
    steps, ended = [], []
    for _ in range(STEPS):
        seen, mask = torch.tensor(batch.observations), torch.tensor(batch.masks)
        where = (batch.tables.copy(), batch.seats.copy())
        with torch.no_grad():
            logs, values = net(seen, mask)
        # The largest of the figures with Gumbel noise is a draw from the probabilities.
        action = (logs - torch.empty_like(logs).exponential_().log()).argmax(-1)
        steps.append((seen, mask, action, logs.gather(1, action[:, None])[:, 0], values, where))
        ended.append(batch.step(action.numpy().astype(np.int32)))
    with torch.no_grad():
        _, values = net(torch.tensor(batch.observations), torch.tensor(batch.masks))
    later = np.zeros((TABLES, OPTIONS.players), dtype=np.float32)
    later[batch.tables, batch.seats] = values.numpy()
    gain = np.zeros_like(later)
    targets = []
    for step, results in zip(reversed(steps), reversed(ended), strict=True):
        if len(results.tables):
            later[results.tables] = rewards(results.points, results.won)
            gain[results.tables] = 0
        where, value = step[5], step[4].numpy()
        gain[where] = later[where] - value + LAMBDA * gain[where]
        later[where] = value
        targets.append(torch.tensor(gain[where]))
    columns = [torch.cat([step[at] for step in steps]) for at in range(5)]
    return columns, torch.cat(targets[::-1])


def learn(net, optimizer, columns, gains, *, policy_too):
    """Some passes of PPO over what was played; the value alone until it can judge the policy."""
    seen, mask, action, old, value = columns
    targets = gains + value
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    order = torch.cat([torch.randperm(len(action)) for _ in range(PASSES)])
    for part in order.split(2048):
        logs, guess = net(seen[part], mask[part])
        ratio = (logs.gather(1, action[part][:, None])[:, 0] - old[part]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        loss = (guess - targets[part]).square().mean()
        if policy_too:
            loss = loss - torch.min(ratio * gains[part], clipped * gains[part]).mean()
            loss = loss + ENTROPY * (logs.exp() * logs.clamp(min=-20)).sum(-1).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()


def bot_action(batch, row, bot):
    """What a bot does in a row, as action and variant."""
    sight = batch.sight(row)
    return batch.chosen(row, list(sight.codes()).index(bot.choose(sight).packed()))


def imitate(batch, net, optimizer):
    """Let a bot play every seat for one step, and learn to do as it does."""
    bot = make_bot(TEACHER, FastStream(f"teacher {batch.rows}"))
    seen, mask = torch.tensor(batch.observations), torch.tensor(batch.masks)
    done = np.array([bot_action(batch, row, bot) for row in range(batch.rows)], dtype=np.int32)
    logs, _ = net(seen, mask)
    loss = -logs.gather(1, torch.tensor(done[:, :1]).long()).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    batch.step(done[:, 0], done[:, 1])
    return len(done)


def wins(net, opponent, games=400):
    """How often the net wins on a seat of its own against one kind of bot."""
    batch = Batch(OPTIONS, 60, seed="test")
    bots = [make_bot(opponent, FastStream(f"bot {table}")) for table in range(60)]
    mine = np.arange(60) % OPTIONS.players
    won = []
    while len(won) < games:
        with torch.no_grad():
            logs, _ = net(torch.tensor(batch.observations), torch.tensor(batch.masks))
        actions = logs.argmax(-1).numpy().astype(np.int32)
        variants = np.zeros_like(actions)
        for row in np.flatnonzero(batch.seats != mine[batch.tables]):
            actions[row], variants[row] = bot_action(batch, row, bots[batch.tables[row]])
        results = batch.step(actions, variants)
        shares = results.won / results.won.sum(1, keepdims=True)
        won += shares[np.arange(len(results.tables)), mine[results.tables]].tolist()
    return float(np.mean(won))


def main():
    """Learn for some minutes; write the net and its curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    limit = parser.parse_args().minutes * 60
    FOLDER.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.set_num_threads(1)
    batch = Batch(OPTIONS, TABLES, seed="learn")
    net = Net(batch.layout.size, batch.action_table.size)
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, betas=(0.9, 0.98))
    rounds, played, spent, told = 0, 0, 0.0, 0.0
    with (FOLDER / "curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "decisions", "wins_against_greedy"])
        while spent < limit:
            began = time.process_time()
            rounds += 1
            if rounds <= LESSONS:
                played += imitate(batch, net, optimizer)
            else:
                for group in optimizer.param_groups:
                    group["lr"] = 5e-4 * max(1 - spent / limit, 0.05)
                columns, gains = rollout(batch, net)
                learn(net, optimizer, columns, gains, policy_too=rounds > LESSONS + JUDGED)
                played += len(gains)
            # Processor time: what else the machine does is not counted.
            spent += time.process_time() - began
            if spent >= told or spent >= limit:
                told += 30
                share = wins(net, "greedy")
                curve.writerow([f"{spent / 60:.2f}", played, f"{share:.3f}"])
                file.flush()
                print(f"{spent / 60:4.1f} min, {played:,} decisions: wins {share:.0%}", flush=True)
                torch.save({"layout": batch.layout.id, "net": net.state_dict()}, FOLDER / "net.pt")


if __name__ == "__main__":
    main()
