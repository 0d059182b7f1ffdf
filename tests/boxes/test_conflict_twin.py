"""Conflicts with diplomacy, teams, Tomyris and Semiramis, against a slow and obvious twin."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.rules import rule
from tests.support.table import QUIET_BOARDS, a_city, a_table, play, tokens

SHIELDS = {
    "stockade": 1,
    "barracks": 1,
    "guard-tower": 1,
    "walls": 2,
    "stables": 2,
    "archery-range": 2,
}
"""Red cards that every table of three or more holds."""
LEADERS = ("tomyris", "semiramis")

Tokens = tuple[int, int]


class Fighter:
    """One city as its player would describe it before the conflict."""

    def __init__(self, strength: int, diplomacy: int, defeats: int, leaders: list[str]) -> None:
        self.strength = strength + (defeats if "semiramis" in leaders else 0)
        self.diplomatic = diplomacy > 0
        self.blames = "tomyris" in leaders
        self.won = 0
        self.defeats = defeats


def _meet(one: Fighter, other: Fighter, stakes: int) -> None:
    for winner, loser in ((one, other), (other, one)):
        if winner.strength > loser.strength:
            winner.won += stakes
            (winner if loser.blames else loser).defeats += stakes


def _fought(fighters: list[Fighter], *, teams: bool) -> list[Tokens]:
    if teams:
        pairs = [(at, (at + 1) % len(fighters)) for at in range(1, len(fighters), 2)]
        for one, other in pairs:
            stakes = 2 - fighters[one].diplomatic - fighters[other].diplomatic
            _meet(fighters[one], fighters[other], stakes)
        return [(fighter.won, fighter.defeats) for fighter in fighters]
    present = [fighter for fighter in fighters if not fighter.diplomatic]
    if len(present) == 2:
        _meet(present[0], present[1], 1)
    elif len(present) > 2:
        for at, fighter in enumerate(present):
            _meet(fighter, present[at - 1], 1)
    return [(fighter.won, fighter.defeats) for fighter in fighters]


@rule("12.26", "12.40", "13.16", "13.17", "13.18", "13.19", "14.3", "14.4")
@given(data=st.data())
def test_conflicts_are_those_of_the_twin(data: st.DataObject) -> None:
    teams = data.draw(st.booleans(), "teams")
    players = data.draw(st.sampled_from((4, 6)) if teams else st.integers(3, 7), "players")
    seats = st.integers(0, players - 1)
    owner = {card: data.draw(st.none() | seats, card) for card in SHIELDS}
    ruler = {leader: data.draw(st.none() | seats, leader) for leader in LEADERS}
    diplomacy = data.draw(st.lists(st.integers(0, 2), min_size=players, max_size=players))
    defeats = data.draw(st.lists(st.integers(0, 2), min_size=players, max_size=players))
    built = [[card for card in SHIELDS if owner[card] == at] for at in range(players)]
    leaders = [[name for name in LEADERS if ruler[name] == at] for at in range(players)]
    state = a_table(
        *(
            a_city(
                f"{QUIET_BOARDS[at]}-a",
                built=" ".join(built[at]),
                leaders=" ".join(leaders[at]),
                diplomacy=diplomacy[at],
                defeats=defeats[at],
            )
            for at in range(players)
        ),
        players=players,
        teams=teams,
        age=2,
        turn=7,
        boxes="leaders cities classic-extras",
    )
    play(state)
    fighters = [
        Fighter(sum(SHIELDS[card] for card in built[at]), diplomacy[at], defeats[at], leaders[at])
        for at in range(players)
    ]
    held = [(tokens(state, at)[1], tokens(state, at)[3]) for at in range(players)]
    assert held == _fought(fighters, teams=teams)
    left = [max(count - 1, 0) for count in diplomacy]
    assert [int(city.tokens.diplomacy) for city in state.cities] == left
