"""What a city has from the boxes beside the base game: leaders, tokens, debts, pawns."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import count_at


@final
class Court:
    """One city's share of the boxes. Figures that last are sums, as in ``City``."""

    def __init__(  # noqa: PLR0913, PLR0917 -- a full constructor is what makes clone() cheap
        self,
        debts: i64,
        edifice_debts: i64,
        diplomacy: i64,
        pawns: i64,
        joined: i64,
        rewards: i64,
        ways: i64,
        named: i64,
        chain_coins: i64,
        yellow_coins: i64,
        black_coins: i64,
        victory_coins: i64,
        stage_coins: i64,
        neighbour_stage_coins: i64,
        bank_coins: i64,
        bank_turn: i64,
        stage_loss: i64,
        set_bonus: i64,
        copies: i64,
        extra_goods: i64,
        missing_goods: i64,
        cheaper_own: i64,
        cheaper_neighbours: i64,
        black_age: i64,
        frozen: i64,
        new_leaders: i64,
        new_name: i64,
        leaders: vec[i64],
        hired: vec[i64],
        buried: vec[i64],
    ) -> None:
        self.debts: i64 = debts
        self.edifice_debts: i64 = edifice_debts
        """Points lost to failed edifices."""
        self.diplomacy: i64 = diplomacy
        self.pawns: i64 = pawns
        """Participation pawns, a count an Age (see ``packing``)."""
        self.joined: i64 = joined
        """The Ages in which the city joined an edifice, one bit each."""
        self.rewards: i64 = rewards
        """Rewards of edifices received, a count an Age."""
        self.ways: i64 = ways
        """How each stage was built, a count a stage."""
        self.named: i64 = named
        """The leader that the Courtesans Guild has become, -1 for none."""
        self.chain_coins: i64 = chain_coins
        self.yellow_coins: i64 = yellow_coins
        self.black_coins: i64 = black_coins
        self.victory_coins: i64 = victory_coins
        self.stage_coins: i64 = stage_coins
        self.neighbour_stage_coins: i64 = neighbour_stage_coins
        self.bank_coins: i64 = bank_coins
        self.bank_turn: i64 = bank_turn
        """The turn in which the bank's extra coin was last taken (rule 5.16)."""
        self.stage_loss: i64 = stage_loss
        self.set_bonus: i64 = set_bonus
        self.copies: i64 = copies
        self.extra_goods: i64 = extra_goods
        self.missing_goods: i64 = missing_goods
        """Units a turn of a kind the city produces, or does not (rules 13.28, 13.29)."""
        self.cheaper_own: i64 = cheaper_own
        self.cheaper_neighbours: i64 = cheaper_neighbours
        self.black_age: i64 = black_age
        """The last Age in which a black card was built by Caligula's right."""
        self.frozen: i64 = frozen
        """Whether the right to stop the passing is spent."""
        self.new_leaders: i64 = new_leaders
        """Leaders recruited this turn, which are not buried or paid yet (rules 12.14, 12.50)."""
        self.new_name: i64 = new_name
        """Whether the Courtesans Guild became a leader since then (rule 12.43)."""
        self.leaders = leaders
        """Face-up leaders, oldest first."""
        self.hired = hired
        """For each the Age in which it was recruited."""
        self.buried = buried
        """Buried leaders, packed with the points they are worth."""

    def clone(self) -> "Court":
        """A copy that shares nothing that changes."""
        return Court(
            self.debts,
            self.edifice_debts,
            self.diplomacy,
            self.pawns,
            self.joined,
            self.rewards,
            self.ways,
            self.named,
            self.chain_coins,
            self.yellow_coins,
            self.black_coins,
            self.victory_coins,
            self.stage_coins,
            self.neighbour_stage_coins,
            self.bank_coins,
            self.bank_turn,
            self.stage_loss,
            self.set_bonus,
            self.copies,
            self.extra_goods,
            self.missing_goods,
            self.cheaper_own,
            self.cheaper_neighbours,
            self.black_age,
            self.frozen,
            self.new_leaders,
            self.new_name,
            self.leaders[:],
            self.hired[:],
            self.buried[:],
        )

    def forget_sums(self) -> None:
        """Clear what is summed over the pieces in the city."""
        self.chain_coins = 0
        self.yellow_coins = 0
        self.black_coins = 0
        self.victory_coins = 0
        self.stage_coins = 0
        self.neighbour_stage_coins = 0
        self.bank_coins = 0
        self.stage_loss = 0
        self.set_bonus = 0
        self.copies = 0
        self.extra_goods = 0
        self.missing_goods = 0
        self.cheaper_own = 0
        self.cheaper_neighbours = 0

    def pawn_count(self, age: i64) -> i64:
        """Participation pawns of an Age."""
        return count_at(self.pawns, age - 1)

    def reward_count(self, age: i64) -> i64:
        """Rewards of an Age's edifice received."""
        return count_at(self.rewards, age - 1)

    def way(self, stage: i64) -> i64:
        """How a built stage was built."""
        return count_at(self.ways, stage)


def new_court() -> Court:
    """A city that has nothing of any box."""
    none = vec[i64]()
    zero: i64 = 0
    return Court(
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        -1,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        -1,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        zero,
        none,
        none,
        none,
    )
