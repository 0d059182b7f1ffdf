"""The page on observations and actions: every column by its pattern, from the code."""

import re
from typing import Final

from sevenwonders.encode import ActionTable, Layout, any_layout, choice_names, layout_of
from sevenwonders.engine.game.options import Options

INTRODUCTION: Final = """`sevenwonders.encode` writes what a seat may know of a game as bytes, one
byte per column. Numbers above 255 are written as 255. An observation contains only what the
seat has seen: two games that a seat cannot distinguish have equal observations.

```python
from sevenwonders.engine import FastStream, Options, Sight, new_game
from sevenwonders.encode import layout_of, observe

options = Options(players=4)
state = new_game(options, FastStream("seed"))
layout = layout_of(options)
row = observe(Sight(state, 0), layout)
print([name for name, figure in zip(layout.names(), row, strict=True) if figure][:3])
```

`layout_of(options)` has the columns for tables with this edition, these expansions and this
number of players; `any_layout()` fits every table. `Layout.names()` lists the columns in order.
`Layout.id` is the version of the layout with a digest of its columns: store it with a network,
and compare it before you use the network. `Follower` gives the same bytes for a game in
progress and reads each stage only once.

Cities are in the order of the table, beginning with the seat's own. `left1` is the left
neighbour and `right1` the right one, whatever the number of players; with two players the free
city is one of them."""

MEANINGS: Final = {
    "table.age.N": "the Age",
    "table.turn.N": "the turn, 0 while leaders are recruited",
    "table.pass.DIRECTION": "the direction in which hands pass after this turn",
    "table.over": "the game has ended",
    "table.teams": "seats play in pairs",
    "table.discard": "cards in the discard pile",
    "table.pile": "cards in the free city's pile",
    "table.for-free-city": "the open decision is for the free city",
    "table.decides.KIND": "the kind of the seat's open decision; none while it waits",
    "table.experts": "expert leaders are dealt too",
    "table.leader-box": "leaders that may still be drawn",
    "table.edifice.N.STATE": "the state of an Age's edifice",
    "table.edifice.N.pawns": "pawns left on it",
    "table.edifice.N.EDIFICE": "the edifice of that Age",
    "table.players.N": "the number of players",
    "table.edition.EDITION": "the edition",
    "table.box.BOX": "an expansion on the table",
    "hand.CARD": "copies in the seat's hand",
    "discarded.CARD": "copies that the seat knows to be in the discard pile",
    "laid.CARD": "cards under the seat's stages, and those it laid under the free city's",
    "price.CARD": "one more than the fewest coins for which the seat can build it; 0 if it cannot",
    "price.LEADER": "the same for recruiting a leader",
    "price.stage": "the same for the next stage",
    "price.stage-joined": "the same for the stage with the edifice",
    "leader-hand.LEADER": "the seat's leaders that are not in play",
    "draft-pack.LEADER": "the leaders that it drafts from",
    "draft-passed.LEADER": "the pass of the draft in which it passed a leader on",
    "partner-leaders.LEADER": "its partner's leaders that are not in play",
    "CITY.built.CARD": "a built card",
    "CITY.side.SIDE": "the side of its board",
    "CITY.stage.N": "a built stage: 1, or more for its second variant and those after it",
    "CITY.leader.LEADER": "a leader in play",
    "CITY.copied.LEADER": "the leader that its Courtesans Guild copies",
    "CITY.buried.LEADER": "a leader buried under a stage",
    "CITY.coins": "coins",
    "CITY.shields": "shields",
    "CITY.symbol.SYMBOL": "science symbols; `any` are chosen at the end",
    "CITY.victory.N": "Victory tokens of each value",
    "CITY.defeats": "Defeat tokens",
    "CITY.color.COLOR": "cards of a colour",
    "CITY.hand": "cards in hand",
    "CITY.free-build": "this Age's free build is unused",
    "CITY.free-black": "this Age's free black card is unused",
    "CITY.goods.GOOD": "units that it produces",
    "CITY.sold.GOOD": "of these, what the neighbours may buy",
    "CITY.option.GOOD": "either/or sources that can give it",
    "CITY.sold-option.GOOD": "of these, what the neighbours may buy from",
    "CITY.options": "either/or sources",
    "CITY.cheap.DISCOUNT": "discounts, by goods and side",
    "CITY.debts": "points owed for losses",
    "CITY.edifice-debts": "points owed for failed edifices",
    "CITY.diplomacy": "Diplomacy tokens",
    "CITY.owes": "coins that it loses at the end of this turn",
    "CITY.joined": "it has joined this Age's edifice",
    "CITY.pawns.N": "participation pawns of each Age",
    "CITY.rewards.N": "rewards of edifices, by Age",
    "CITY.leader-hand": "leaders that are not in play",
    "CITY.points.ROW": "points of a row of the current score sheet; 0 if they are negative",
    "CITY.points": "all rows together",
    "CITY.is-partner": "it is the partner's, whose hand is open to the seat",
    "CITY.hand-seen": "the seat has held the hand that this city holds now",
    "CITY.hand-taken": "cards that left that hand face down since",
    "CITY.hand.CARD": "copies in that hand when the seat let it go, less those built since",
}
ACTIONS: Final = """An action is a verb with a card, as `build:altar`; `-` means no card.
`ActionTable(layout).names()` lists the actions; action 0 is `wait`. The mask has the number of
legal variants of each action. A variant is one way to do it: a price split between the
neighbours, a half of a stage, joining an edifice. Variants count from 0, the cheapest first;
equally expensive ones are in the order of the legal choices."""
CHOICES: Final = """`choice_rows(sight)` has a row of features for each legal choice of the open
decision, in the order of `sight.legal()`, for networks that score choices one by one."""


def observation_page() -> str:
    """What each column and each action stands for."""
    base = layout_of(Options(players=4))
    every = any_layout()
    parts = [
        "# Observations and actions",
        INTRODUCTION,
        "## Columns",
        f"`{base.id}` is for four players and the base game, `{every.id}` for any table.",
        _column_table(base, every),
        "## Actions",
        ACTIONS,
        _action_table(ActionTable(base), ActionTable(every)),
        "## Features of a choice",
        CHOICES,
        _fenced(choice_names()),
    ]
    return "\n\n".join(parts) + "\n"


def _column_table(base: Layout, every: Layout) -> str:
    counts = [_count(base.names(), every), _count(every.names(), every)]
    rows = [
        f"| `{pattern}` | {counts[0].get(pattern, 0) or '-'} | {counts[1][pattern]} | {meaning} |"
        for pattern, meaning in MEANINGS.items()
    ]
    sums = f"| all | {base.size} | {every.size} | bytes of an observation |"
    head = "| columns | base game, 4 players | any table | meaning |\n|---|---|---|---|"
    return "\n".join([head, *rows, sums])


def _count(names: list[str], every: Layout) -> dict[str, int]:
    """How many columns each pattern stands for; a column without a meaning is an error."""
    counts: dict[str, int] = {}
    for name in names:
        pattern = _pattern(name, every)
        if pattern not in MEANINGS:
            msg = f"the page on observations does not say what {name} means ({pattern})"
            raise LookupError(msg)
        counts[pattern] = counts.get(pattern, 0) + 1
    return counts


def _pattern(name: str, every: Layout) -> str:
    """A column with placeholders for cards and the like."""
    parts = name.split(".")
    last = parts[-1]
    if re.fullmatch(r"own|(left|right)\d", parts[0]):
        parts[0] = "CITY"
    if last in every.blocks.leader_names and parts[-2] != "built":
        parts[-1] = "LEADER"
    elif last in every.blocks.cards:
        parts[-1] = "CARD"
    else:
        parts[1:] = _plain(parts, every)
    return ".".join(parts).replace("laid.LEADER", "laid.CARD")


_WORDS: Final = {
    "pass": "DIRECTION",
    "decides": "KIND",
    "edition": "EDITION",
    "box": "BOX",
    "side": "SIDE",
    "points": "ROW",
    "symbol": "SYMBOL",
    "color": "COLOR",
    "goods": "GOOD",
    "sold": "GOOD",
    "option": "GOOD",
    "sold-option": "GOOD",
    "cheap": "DISCOUNT",
}


def _plain(parts: list[str], every: Layout) -> list[str]:
    if len(parts) > 2 and parts[-2] in _WORDS:
        return [*parts[1:-1], _WORDS[parts[-2]]]
    if parts[1] == "edifice":
        last = parts[-1]
        word = "EDIFICE" if last in every.blocks.edifices else last if last == "pawns" else "STATE"
        return ["edifice", "N", word]
    return ["N" if part.isdigit() else part for part in parts[1:]]


def _action_table(base: ActionTable, every: ActionTable) -> str:
    verbs = dict.fromkeys(name.split(":")[0] for name in every.names())
    rows = [f"| `{verb}` | {_verbs(base, verb) or '-'} | {_verbs(every, verb)} |" for verb in verbs]
    head = f"| verb | `{base.id}` | `{every.id}` |\n|---|---|---|"
    return "\n".join([head, *rows, f"| all | {base.size} | {every.size} |"])


def _verbs(table: ActionTable, verb: str) -> int:
    return sum(name.split(":")[0] == verb for name in table.names())


def _fenced(names: list[str]) -> str:
    return "```text\n" + "\n".join(names) + "\n```"
