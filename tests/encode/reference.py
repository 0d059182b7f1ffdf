"""A slow observation by name, from a View with its memory and nothing else."""

from collections import Counter
from dataclasses import dataclass, field

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.see.memory import Decided, PastStage
from sevenwonders.engine.see.view import CityView, View
from sevenwonders.engine.vocabulary import COLORS, SYMBOLS, VICTORY_VALUES

Columns = Counter[str]
SWEPT = ("last-card", "discard-pile", "pay-loss", "penalty")
"""Decisions of a last turn before which leftover cards are discarded."""


@dataclass
class Hand:
    """A hand as one seat remembers it."""

    known: Counter[str] | None = None
    taken: int = 0


@dataclass
class Notebook:
    """What one seat has written down, stage by stage."""

    seen: View
    hands: list[Hand] = field(default_factory=list[Hand])
    pile: Counter[str] = field(default_factory=Counter[str])
    passed: Counter[str] = field(default_factory=Counter[str])
    left_over: dict[int, str] = field(default_factory=dict[int, str])
    age: int = 0
    drafts: int = 0
    frozen: bool = False
    passes: bool = False

    def friends(self) -> list[int]:
        """The seats whose cards the seat sees."""
        partner = self.seen.partner
        return [self.seen.seat] + ([] if partner is None else [partner.seat])

    def read(self) -> None:
        """Go through all that the seat has seen."""
        assert self.seen.memory is not None
        stages = self.seen.memory.stages
        for stage in stages[:-1]:
            self.open(stage)
            self.close(stage)
        self.open(stages[-1])
        if self.seen.phase == "over":
            self.hands = [Hand() for _ in self.hands]
            self.sweep(())
        for seat in list(self.left_over):
            if self.seen.cities[seat].hand_size == 0:
                self.pile[self.left_over.pop(seat)] += 1

    def open(self, stage: PastStage) -> None:
        """What happens before the decisions of a stage."""
        kind = stage.decided[0].kind if stage.decided else ""
        if stage.age != self.age:
            self.sweep(())
            self.hands = [Hand() for _ in range(self.seen.players)]
            self.age, self.passes = stage.age, False
        if kind in SWEPT:
            last = [one.city for one in stage.decided] if kind == "last-card" else []
            self.sweep(tuple(last))
        if kind == "play":
            if self.passes and not self.frozen:
                step = -1 if stage.age == 2 else 1
                self.hands = [
                    self.hands[(at - step) % len(self.hands)] for at in range(len(self.hands))
                ]
            self.passes, self.frozen = True, False
        for saw in stage.saw:
            if saw.what == "hand" and saw.where < self.seen.players:
                self.hands[saw.where] = Hand(Counter(saw.cards))
            elif saw.what == "pile":
                self.pile = Counter(saw.cards)
            elif saw.what == "draft-pack":
                self.drafts += 1
                for leader in saw.cards:
                    self.passed[leader] = self.drafts

    def close(self, stage: PastStage) -> None:
        """What the decisions of a stage show."""
        for one in stage.decided:
            self.frozen = self.frozen or one.choice.endswith("!")
            if one.kind in ("play", "free-city", "last-card"):
                self.play(one)
            elif one.kind == "discard-pile":
                card = Choice.parse(one.choice).card
                self.pile[card] -= self.pile[card] > 0
            elif one.kind == "draft":
                if one.seat == self.seen.seat:
                    self.passed.pop(Choice.parse(one.choice).card)
            elif one.kind == "penalty" and one.choice.startswith("G"):
                self.pile[Choice.parse(one.choice).card] += 1
        if stage.decided[0].kind == "play" and stage.turn == self.seen.turns:
            for seat in self.friends():
                known = self.hands[seat].known
                assert known is not None
                cards = list(known.elements())
                if len(cards) == 1:
                    self.left_over[seat] = cards[0]

    def play(self, one: Decided) -> None:
        """A card leaves a hand."""
        down = one.choice[0] in "DW"
        card = "" if ":?" in one.choice else Choice.parse(one.choice).card
        if one.kind == "last-card":
            self.left_over.pop(one.city, None)
        else:
            hand = self.hands[one.seat if one.kind == "free-city" else one.city]
            if one.seat in self.friends():
                assert hand.known is not None
                hand.known[card] -= 1
            elif down:
                hand.taken += 1
            elif hand.known is not None:
                hand.known[card] -= hand.known[card] > 0
        if one.choice[0] == "D" and one.seat in self.friends():
            self.pile[card] += 1

    def sweep(self, kept: tuple[int, ...]) -> None:
        """Leftover cards are discarded."""
        for seat in list(self.left_over):
            if seat not in kept:
                self.pile[self.left_over.pop(seat)] += 1


def reference(seen: View, names: list[str]) -> bytes:
    """The observation of a seat by the names of its columns."""
    columns = _columns(seen)
    known = set(names)
    strange = [
        name
        for name in columns
        if columns[name] and name not in known and not name.startswith(ABOUT)
    ]
    assert not strange, strange
    return bytes(min(columns[name], 255) for name in names)


ABOUT = ("table.players.", "table.edition.", "table.box.")
"""Columns that only the layout for every table has."""


def _columns(seen: View) -> Columns:
    columns: Columns = Counter()
    notebook = Notebook(seen)
    notebook.read()
    _table(seen, columns)
    _secrets(seen, notebook, columns)
    slots = len(seen.cities)
    for distance in range(slots):
        at = (seen.seat + distance) % slots
        place = _place(distance, slots)
        _city(seen, seen.cities[at], place, columns)
        if distance and at < seen.players:
            _memory(seen, notebook, at, place, columns)
    return columns


def _place(distance: int, cities: int) -> str:
    if distance == 0:
        return "own"
    return f"left{distance}" if distance <= cities // 2 else f"right{cities - distance}"


def _table(seen: View, columns: Columns) -> None:
    memory = seen.memory
    assert memory is not None
    columns[f"table.age.{seen.age}"] = 1
    columns[f"table.turn.{seen.turn}"] = 1
    columns[f"table.pass.{seen.direction}"] = 1
    columns["table.over"] = seen.phase == "over"
    columns["table.teams"] = memory.teams
    columns["table.discard"] = seen.discard_count
    columns["table.pile"] = seen.pile_count
    columns["table.experts"] = memory.experts
    columns["table.leader-box"] = seen.box_count
    columns[f"table.players.{seen.players}"] = 1
    columns[f"table.edition.{seen.edition}"] = 1
    for box in seen.boxes:
        columns[f"table.box.{box}"] = 1
    for edifice in seen.edifices:
        prefix = f"table.edifice.{edifice.age}"
        columns[f"{prefix}.{edifice.state}"] = 1
        columns[f"{prefix}.{edifice.edifice}"] = 1
        columns[f"{prefix}.pawns"] = edifice.pawns
    if seen.decision is not None:
        columns[f"table.decides.{seen.decision.kind}"] = 1
        columns["table.for-free-city"] = seen.decision.city >= seen.players


def _secrets(seen: View, notebook: Notebook, columns: Columns) -> None:
    for prefix, cards in (
        ("hand", seen.hand),
        ("discarded", notebook.pile.elements()),
        ("leader-hand", seen.leaders),
        ("draft-pack", seen.draft_pack if seen.phase == "draft" else ()),
        ("partner-leaders", () if seen.partner is None else seen.partner.leaders),
    ):
        for card in cards:
            columns[f"{prefix}.{card}"] += 1
    _prices(seen, columns)
    owned = [seen.cities[seen.seat], *(city for city in seen.cities if city.free)]
    for city in owned:
        for stage in city.stages:
            if stage.card is not None:
                columns[f"laid.{stage.card}"] += 1
    open_pack = seen.draft_pack if seen.phase == "draft" and seen.seat in seen.waiting else ()
    for leader, time in notebook.passed.items():
        if leader not in open_pack and leader not in _sealed_pack(seen):
            columns[f"draft-passed.{leader}"] = time


def _prices(seen: View, columns: Columns) -> None:
    """One more than the fewest coins for a card, a stage or a leader."""
    if seen.decision is None:
        return
    for card in seen.decision.cards:
        for option in card.options:
            if option.action in ("build", "free", "recruit"):
                name = f"price.{card.card}"
            elif option.action == "stage":
                name = "price.stage-joined" if option.joins else "price.stage"
            else:
                continue
            price = 1 + option.left + option.right + option.bank
            columns[name] = min(columns[name] or price, price)


def _sealed_pack(seen: View) -> tuple[str, ...]:
    return seen.draft_pack if seen.phase == "draft" else ()


def _memory(seen: View, notebook: Notebook, at: int, place: str, columns: Columns) -> None:
    if seen.partner is not None and seen.partner.seat == at:
        columns[f"{place}.is-partner"] = 1
        for card in seen.partner.hand:
            columns[f"{place}.hand.{card}"] += 1
        return
    hand = notebook.hands[at] if notebook.hands else Hand()
    if hand.known is not None:
        columns[f"{place}.hand-seen"] = 1
        columns[f"{place}.hand-taken"] = hand.taken
        for card in hand.known.elements():
            columns[f"{place}.hand.{card}"] += 1


def _city(seen: View, city: CityView, place: str, columns: Columns) -> None:
    for prefix, cards in (("built", city.cards), ("leader", city.leaders), ("buried", city.buried)):
        for card in cards:
            columns[f"{place}.{prefix}.{card}"] = 1
    if city.copied is not None:
        columns[f"{place}.copied.{city.copied}"] = 1
    columns[f"{place}.side.{city.side}"] = 1
    for number, stage in enumerate(city.stages):
        if stage.variant is not None:
            columns[f"{place}.stage.{number + 1}"] = stage.variant + 1
    figures = {
        "coins": city.coins,
        "shields": city.shields,
        "symbol.any": city.wilds,
        "defeats": city.defeats,
        "hand": city.hand_size,
        "free-build": city.free_build,
        "free-black": city.free_black,
        "debts": city.debts,
        "edifice-debts": city.edifice_debts,
        "diplomacy": city.diplomacy,
        "owes": city.owed,
        "joined": city.joined,
        "leader-hand": city.leader_count,
        "options": sum("/" in unit for unit in city.goods),
        **{f"cheap.{name}": 1 for name in city.discounts},
        **{f"symbol.{name}": n for name, n in zip(SYMBOLS, city.symbols, strict=True)},
        **{f"victory.{v}": n for v, n in zip(VICTORY_VALUES, city.victories, strict=True)},
        **{f"pawns.{age + 1}": count for age, count in enumerate(city.pawns)},
        **{f"rewards.{age + 1}": count for age, count in enumerate(city.rewards)},
    }
    for name, figure in figures.items():
        columns[f"{place}.{name}"] = figure
    columns[f"{place}.points"] = max(city.sheet.total, 0)
    for row in city.sheet.rows:
        columns[f"{place}.points.{row.row}"] = max(row.points, 0)
    for prefix, units in (("goods", city.goods), ("sold", city.sold)):
        option = "option" if prefix == "goods" else "sold-option"
        for unit in units:
            kinds = unit.split("/")
            for kind in kinds:
                columns[f"{place}.{option if len(kinds) > 1 else prefix}.{kind}"] += 1
    _colors(seen, city, place, columns)


def _colors(seen: View, city: CityView, place: str, columns: Columns) -> None:
    memory = seen.memory
    assert memory is not None
    options = Options(
        players=seen.players,
        edition=seen.edition,
        boxes=seen.boxes,
        teams=memory.teams,
        experts=memory.experts,
    )
    components = components_of(options)
    for card in (*city.cards, *city.leaders):
        color = components.cards[components.card_index[card]].color
        columns[f"{place}.color.{COLORS[color]}"] += 1
