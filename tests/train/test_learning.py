"""What is learned from: returns, advantages, probabilities of choices, and the net's two forms."""

import numpy as np
import pytest
import torch

from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.bots.champion.net import ChampionNet, logits
from sevenwonders.bots.champion.net_file import read_net, write_net
from sevenwonders.encode import ActionTable, any_layout, observe
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import Sight
from sevenwonders.train.actors import ActorPlan
from sevenwonders.train.export import layers_of
from sevenwonders.train.net import Choices, Net, choice_logits, draw, log_softmax
from sevenwonders.train.segment import Ended, Rows, Segment, returns_of

PLAN = ActorPlan([Options(players=3)], workers=1, groups=1, tables=1, seed="x")


def test_returns_are_shares_of_the_victory_leads_and_points() -> None:
    points = torch.tensor([[50, 40, 50, 0, 0, 0, 0], [30, 20, 60, 10, 0, 0, 0]])
    won = torch.tensor([[1, 0, 1, 0, 0, 0, 0], [0, 0, 1, 1, 0, 0, 0]])
    seated = torch.tensor([[True] * 3 + [False] * 4, [True] * 4 + [False] * 3])
    teams = torch.tensor([False, True])
    found = returns_of(points, won, seated, teams)
    assert found[0, :3, 0].tolist() == [0.5, 0, 0.5]
    assert found[0, :3, 1].tolist() == pytest.approx([0, np.tanh(-0.5), 0])
    assert found[0, :3, 2].tolist() == pytest.approx([1, 0.8, 1])
    # Partners share victory and lead: 50 against 70 points, halved.
    assert found[1, :4, 0].tolist() == [0, 0, 1, 1]
    assert found[1, :4, 1].tolist() == pytest.approx([np.tanh(-0.5)] * 2 + [np.tanh(0.5)] * 2)


def rows_of(seats: list[int], values: list[float]) -> Rows:
    count = len(seats)
    judged = torch.tensor(values)[:, None].expand(-1, 3)
    nothing = torch.zeros(count)
    return Rows(
        nothing, nothing, nothing, nothing, nothing, judged, torch.tensor(seats), nothing.bool()
    )


def ended(table: int | None, value: float = 0.0) -> Ended:
    if table is None:
        return Ended(torch.zeros(0, dtype=torch.int32), torch.zeros((0, 7, 3)))
    return Ended(torch.tensor([table]), torch.full((1, 7, 3), value))


def test_advantages_go_back_from_the_end_of_a_game_and_no_further() -> None:
    segment = Segment(PLAN)
    segment.rows = [rows_of([0, 1], [0.2, 0.4]), rows_of([0], [0.5]), rows_of([0, 1], [0.1, 0.3])]
    segment.ended = [ended(None), ended(0, 1.0), ended(None)]
    segment.look_back(rows_of([0], [0.6]), decay=0.5)
    first, second, third = (advantage[:, 0].tolist() for advantage in segment.advantages)
    # A new game: seat 0 is judged by its next row, seat 1 has none and keeps its own value.
    assert third == pytest.approx([0.6 - 0.1, 0])
    # The game that ended with 1: the last row of seat 0, and half of its surprise a row before.
    assert second == pytest.approx([1 - 0.5])
    assert first == pytest.approx([0.5 - 0.2 + 0.5 * 0.5, 1 - 0.4])
    assert segment.targets[1][:, 0].tolist() == pytest.approx([1.0])


def test_choices_are_drawn_by_their_probability_within_each_row() -> None:
    torch.manual_seed(1)
    figures = torch.tensor([0.0, 1.0, 2.0, 5.0, 0.5])
    rows = torch.tensor([0, 0, 0, 1, 2])
    logs = log_softmax(figures, rows, 3)
    assert logs[:3].tolist() == pytest.approx(torch.log_softmax(figures[:3], 0).tolist(), abs=1e-6)
    assert logs[3:].tolist() == pytest.approx([0, 0], abs=1e-6)
    drawn = torch.stack([draw(logs, rows, 3) for _ in range(4000)])
    assert set(drawn[:, 1].tolist()) == {3}
    assert set(drawn[:, 2].tolist()) == {4}
    shares = torch.bincount(drawn[:, 0], minlength=3)[:3] / 4000
    assert shares.tolist() == pytest.approx(logs[:3].exp().tolist(), abs=0.03)


def test_the_net_that_is_written_judges_as_the_one_that_learned() -> None:
    torch.manual_seed(2)
    layout = any_layout()
    table = ActionTable(layout)
    net = Net(inputs_of(layout.names()), int(table.size), width=48, blocks=2)
    for weight in net.parameters():
        torch.nn.init.normal_(weight, std=0.1)
    state = net.state_dict()
    layers = layers_of({name: weight.numpy() for name, weight in state.items()})
    about: dict[str, object] = {"layout": layout.id, "actions": table.id, "made": ""}
    kept = ChampionNet(read_net(write_net(layers, about)))
    options = Options(players=5, edition="2e", boxes=("edifice", "leaders"))
    observation = observe(Sight(new_game(options, FastStream("net")), 3), layout)
    seen = torch.frombuffer(bytearray(observation), dtype=torch.uint8)[None]
    with torch.no_grad():
        judged = net(seen)
    other = kept.judge(observation)
    spread = float(judged.actions.std())
    assert np.allclose(judged.actions[0].numpy(), other.actions, atol=spread / 10)
    assert torch.sigmoid(judged.values[0, 0]).item() == pytest.approx(other.win, abs=0.05)
    fields = np.array([[3, 2, 0, 1, 1, 0, 1, 0], [900, 0, 4, 0, 0, 1, 8, 3]], dtype=np.int16)
    legal = Choices(torch.zeros(2, dtype=torch.long), torch.from_numpy(fields))
    with torch.no_grad():
        figures = choice_logits(judged, legal).numpy()
    assert np.allclose(figures, logits(other, fields), atol=spread / 5)
