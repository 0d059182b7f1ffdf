"""The net of learn.py as a bot: it reads the seat's window and takes what the net finds best."""

import os
from pathlib import Path

import torch
from torch import nn

from sevenwonders.encode import Actions, ActionTable, Follower, layout_of
from sevenwonders.engine import Options

OPTIONS = Options(players=3)
WIDTH = 256
FOLDER = Path(os.environ.get("LEARNED", "learned"))


class Net(nn.Module):
    """What a seat knows in; a figure for each action and the reward that it expects out."""

    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen, mask):
        """The log-probability of each legal action, and the expected reward."""
        # Figures are small counts and a few larger ones: the root keeps all of them in reach.
        body = self.body(seen.float().sqrt())
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return logits.log_softmax(-1), self.value(body).squeeze(-1)


class LearnedBot:
    """The net as a bot: reads the seat's window, takes the action that it finds best."""

    def __init__(self, _stream):
        self.layout = layout_of(OPTIONS)
        self.table = ActionTable(self.layout)
        self.net = Net(self.layout.size, self.table.size)
        kept = torch.load(FOLDER / "net.pt")
        if kept["layout"] != self.layout.id:
            was = kept["layout"]
            msg = f"the net is for {was}, not for {self.layout.id}: let learn.py make it anew"
            raise ValueError(msg)
        self.net.load_state_dict(kept["net"])
        self.follower = Follower(self.layout)

    def choose(self, sight):
        """The legal choice with the action that the net finds best, at its cheapest."""
        actions = Actions(self.table, sight.components())
        codes = sight.codes()
        mask = torch.zeros(1, self.table.size)
        mask[0, [actions.action(code) for code in codes]] = 1
        seen = torch.frombuffer(bytearray(self.follower.observe(sight)), dtype=torch.uint8)
        with torch.no_grad():
            logs, _ = self.net(seen[None], mask)
        return sight.legal()[actions.place(codes, int(logs.argmax()), 0)]
