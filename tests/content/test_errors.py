"""A slip in a content file is refused, and the refusal says where to look."""

import pytest

from sevenwonders.content.check import check_boxes, check_mentions, check_places
from sevenwonders.content.decode import parse_box
from sevenwonders.content.errors import (
    ContentError,
    MissingBoard,
    MissingCard,
    MissingEdifice,
    MissingLeader,
    UnknownBox,
    UnknownEdition,
)
from sevenwonders.content.loader import boxes_of_side, load_box, load_catalog

HEAD = 'id = "demo"\nedition = "1e"\ntitle = "Demo"\n'
ALTAR = '[age-1.blue.altar]\ncopies = [3]\neffects = [{ effect = "points", amount = 2 }]\n'
PLATO = "[leaders.plato]\ntier = 'standard'\ncost = 4\neffects = []\n"
AGORA = "[edifices.age-3.agora]\ncost = { coins = 6 }\nreward = []\npenalty = { coins = 1 }\n"
ANY_PAWN = "{ effect = 'take-pawn', age = 'any' }"
COPIED_STAGE = "{ effect = 'copy-stage', stage = '1', sides = ['left'] }"
STAGES = "stages = [{ effects = [] }]\n"
GIZA = "[boards.giza]\nproduces = 'stone'\n[boards.giza.a]\n"


def load(text: str) -> None:
    """Load a file of this text, as the loader does."""
    box = parse_box(text, file="demo.toml")
    check_mentions(box, ["demo"], ["giza", "rhodes"])
    check_places(box)
    check_boxes([box])


def refusal(content: str, *, head: str = HEAD) -> ContentError:
    """Load a file of this content and return why it was refused."""
    with pytest.raises(ContentError) as caught:
        load(head + content)
    error = caught.value
    for part in (error.file, error.item, error.key, error.problem):
        assert part in str(error)
    assert error.file == "demo.toml"
    return error


@pytest.mark.parametrize(
    ("line", "key", "problem"),
    [
        ("colour = 1", "colour", "unknown key"),
        ("cost = { gold = 1 }", "cost.gold", "unknown key"),
        ("cost = { wood = -1 }", "cost.wood", ">= 0"),
        ("cost = { wood = 'two' }", "cost.wood", "Expected `int`"),
        ("copies = [2]", "copies[0]", ">= 3"),
        ("chains = 'baths'", "chains", "Expected `array`"),
        ("chains = ['bath']", "chains", "'bath'"),
        ("age = 2", "age", "heading"),
        ("id = 'altar'", "id", "heading"),
    ],
)
def test_a_wrong_line_of_a_card_is_named(line: str, key: str, problem: str) -> None:
    effects = 'effects = [{ effect = "points", amount = 2 }]'
    error = refusal(f"[age-1.blue.altar]\n{line}\n{effects}\n")
    assert (error.item, error.key) == ("altar", key)
    assert problem in error.problem


@pytest.mark.parametrize(
    ("effect", "key", "problem"),
    [
        ("{ effect = 'magic' }", "effects[0].effect", "'magic'"),
        ("{ amount = 2 }", "effects[0]", "`effect`"),
        ("{ effect = 'points' }", "effects[0]", "`amount`"),
        ("{ effect = 'points', amount = 0 }", "effects[0].amount", ">= 1"),
        ("{ effect = 'points', amount = 2, per = 1 }", "effects[0].per", "unknown key"),
        ("{ effect = 'produce', goods = ['wood/gold'] }", "effects[0]", "'gold'"),
        ("{ effect = 'science', symbol = 'wheel' }", "effects[0].symbol", "'wheel'"),
        ("{ effect = 'discount', goods = 'all', sides = [] }", "effects[0].goods", "'all'"),
        (
            "{ effect = 'coins-per', amount = 1, count = ['pink-cards'], cities = ['own'] }",
            "effects[0].count[0]",
            "'pink-cards'",
        ),
        ("{ effect = 'free-color', color = 'blue' }", "effects[0].color", "'blue'"),
        ("{ effect = 'victory-token', value = 2 }", "effects[0].value", "2"),
        ("{ effect = 'discount', goods = 'raw', sides = [] }", "effects[0]", "sides is empty"),
        (
            "{ effect = 'points-per', amount = 1, count = ['coins'], cities = ['own', 'left'] }",
            "effects[0]",
            "[own, left]",
        ),
        (
            "{ effect = 'points-if-none', amount = 1, count = ['coins'] }",
            "effects[0]",
            "possible: defeat-tokens",
        ),
    ],
)
def test_a_wrong_effect_is_named_on_cards_and_stages(effect: str, key: str, problem: str) -> None:
    on_card = refusal(f"[age-1.blue.altar]\neffects = [{effect}]\n")
    assert (on_card.item, on_card.key) == ("altar", key)
    good = "{ effects = [] }"
    on_stage = refusal(f"{GIZA}stages = [{good}, {{ effects = [{effect}] }}]\n")
    assert (on_stage.item, on_stage.key) == ("giza-a stage 2", key)
    assert problem in on_card.problem
    assert problem in on_stage.problem


@pytest.mark.parametrize(
    ("content", "item", "key"),
    [
        ("[age-1.pink.altar]\neffects = []", "altar", "color"),
        ("[age-4.blue.altar]\neffects = []", "altar", "age"),
        ("[age-1.blue.altar]\n", "altar", ""),
        ("[age-1.blue]\naltar = 3", "altar", ""),
        ("[age-1]\nblue = 3", "age-1.blue", ""),
        ("[era-1.blue.altar]\neffects = []", "era-1", ""),
        ("[boards.giza]\nproduces = 'gold'", "giza", "produces"),
        ("[boards.giza]\nproduces = 'stone'", "giza", ""),
        ("[boards.giza]\nrank = 4", "giza", "rank"),
        ("[boards.giza]\ncolor = 'red'", "giza-color", ""),
        ("[boards.giza.c]\nstages = [{ effects = [] }]", "giza-c", "id"),
        ("[boards.giza.a]\nstages = []", "giza-a", "stages"),
        ("[boards.giza.a]\nstages = [{ effects = [] }]\ncost = 1", "giza-a", "cost"),
        ("[age-1.blue.altar]\n[age-1.blue.altar]", "", ""),
    ],
)
def test_a_wrong_heading_is_named(content: str, item: str, key: str) -> None:
    error = refusal(content)
    assert (error.item, error.key) == (item, key)


@pytest.mark.parametrize(
    ("line", "key", "problem"),
    [
        ("tier = 'royal'\ncost = 1", "tier", "'royal'"),
        ("cost = 1", "", "`tier`"),
        ("tier = 'promo'\ncost = 'free'", "cost", "'free'"),
        ("tier = 'promo'\ncost = -1", "cost", ">= 0"),
        ("tier = 'promo'\ncost = 1\nage = 1", "age", "unknown key"),
        ("tier = 'promo'\ncost = 1\nid = 'plato'", "id", "heading"),
        ("tier = 'promo'\ncost = 1\nneeds = ['atlantis']", "needs", "'atlantis'"),
    ],
)
def test_a_wrong_line_of_a_leader_is_named(line: str, key: str, problem: str) -> None:
    error = refusal(f"[leaders.plato]\n{line}\neffects = []\n")
    assert (error.item, error.key) == ("plato", key)
    assert problem in error.problem


@pytest.mark.parametrize("penalty", ["{}", "{ card = 'red', coins = 2 }", "{ coins = 0 }"])
def test_a_penalty_is_of_one_kind(penalty: str) -> None:
    error = refusal(AGORA.replace("{ coins = 1 }", penalty))
    assert (error.item, error.key) == ("agora", "penalty")
    assert "one of card, coins and victories" in error.problem


@pytest.mark.parametrize(
    ("content", "item", "key"),
    [
        (AGORA + "age = 3", "agora", "age"),
        (AGORA.replace("age-3", "era-3"), "edifices.era-3", ""),
        (AGORA.replace("age-3", "age-4"), "agora", "age"),
        (AGORA.replace("coins = 1", "card = 'pink'"), "agora", "penalty.card"),
        ("[edifices]\nage-1 = 3", "edifices.age-1", ""),
        ("leaders = 3", "leaders", ""),
    ],
)
def test_a_wrong_edifice_or_section_is_named(content: str, item: str, key: str) -> None:
    error = refusal(content)
    assert (error.item, error.key) == (item, key)


def test_a_stage_has_no_single_half() -> None:
    halves = "[{ effect = 'points', amount = 3 }]"
    error = refusal(f"{GIZA}stages = [{{ effects = [], halves = [{halves}] }}]\n")
    assert (error.item, error.problem) == ("giza-a stage 1", "a stage with halves has at least two")


@pytest.mark.parametrize(
    ("content", "item", "key"),
    [
        (ALTAR + "needs = ['atlantis']", "altar", "needs"),
        (GIZA + "stages = [{ effects = [] }]\nneeds = ['atlantis']", "giza-a", "needs"),
        (
            GIZA.replace("\n[", "\nreplaces = ['atlantis']\n[", 1) + "stages = [{ effects = [] }]",
            "giza",
            "replaces",
        ),
    ],
)
def test_a_box_that_does_not_exist_is_named(content: str, item: str, key: str) -> None:
    error = refusal(content)
    assert (error.item, error.key, error.problem) == (item, key, "no such expansion: 'atlantis'")


def test_cards_leaders_and_edifices_share_one_set_of_names() -> None:
    twice = "card defined twice"
    assert refusal(ALTAR + PLATO.replace("plato", "altar")).problem == twice
    assert refusal(PLATO + AGORA.replace("agora", "plato")).problem == twice


def test_a_wrong_head_is_named() -> None:
    error = refusal("", head='id = "demo"\nedition = "3e"\ntitle = "Demo"\n')
    assert (error.item, error.key) == ("box", "edition")


def test_two_cards_of_one_id_are_refused() -> None:
    error = refusal(ALTAR + ALTAR.replace("age-1", "age-2"))
    assert (error.item, error.problem) == ("altar", "card defined twice")


def test_a_chain_from_the_same_age_is_refused() -> None:
    error = refusal(ALTAR + ALTAR.replace("altar", "temple") + "chains = ['altar']\n")
    assert (error.item, error.key) == ("temple", "chains")
    assert "earlier Age" in error.problem


def test_a_card_has_chains_from_two_structures_at_most() -> None:
    sources = "".join(ALTAR.replace("altar", name) for name in ("well", "baths", "theater"))
    temple = ALTAR.replace("age-1", "age-2").replace("altar", "temple")
    load(HEAD + sources + temple + "chains = ['well', 'baths']\n")
    error = refusal(sources + temple + "chains = ['well', 'baths', 'theater']\n")
    assert (error.item, error.key) == ("temple", "chains")
    assert error.problem == "chains from 3 structures; a card has two at most"


def test_chains_from_cards_of_one_structure_are_one_chain() -> None:
    sources = "".join(
        ALTAR.replace("altar", name) + "structure = 'house'\n"
        for name in ("well", "baths", "theater")
    )
    temple = ALTAR.replace("age-1", "age-2").replace("altar", "temple")
    load(HEAD + sources + temple + "chains = ['well', 'baths', 'theater']\n")


def board(name: str, excludes: str) -> str:
    """A board that excludes these."""
    return f"[boards.{name}]\nexcludes = [{excludes}]\n[boards.{name}.a]\n{STAGES}"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (board("giza", "'atlantis'"), "no such board: 'atlantis'"),
        (board("giza", "'giza'"), "a board does not exclude itself"),
        (board("giza", "'rhodes'") + board("rhodes", ""), "'rhodes' does not exclude it in turn"),
    ],
)
def test_boards_exclude_boards_that_exclude_them(content: str, problem: str) -> None:
    error = refusal(content)
    assert (error.item, error.key, error.problem) == ("giza", "excludes", problem)


def test_a_board_may_exclude_one_of_another_box() -> None:
    load(HEAD + board("giza", "'rhodes'"))
    load(HEAD + board("giza", "'rhodes'") + board("rhodes", "'giza'"))


@pytest.mark.parametrize("effect", [ANY_PAWN, COPIED_STAGE])
@pytest.mark.parametrize(
    ("content", "item", "key"),
    [
        ("[age-1.blue.altar]\neffects = [EFFECT]", "altar", "effects"),
        ("[leaders.plato]\ntier = 'promo'\ncost = 1\neffects = [EFFECT]", "plato", "effects"),
        (AGORA.replace("reward = []", "reward = [EFFECT]"), "agora", "reward"),
        (GIZA + "stages = [{ effects = [] }]\nstart = [EFFECT]", "giza-a", "start"),
        (
            GIZA + "stages = [{ effects = [], halves = [[], [EFFECT]] }]",
            "giza-a stage 1",
            "halves",
        ),
        (
            GIZA + "stages = [{ effects = [EFFECT], halves = [[], []] }]",
            "giza-a stage 1",
            "effects",
        ),
    ],
)
def test_what_makes_ways_to_build_a_stage_stands_there_alone(
    content: str, item: str, key: str, effect: str
) -> None:
    error = refusal(content.replace("EFFECT", effect))
    assert (error.item, error.key) == (item, key)
    assert "stands on a stage alone" in error.problem
    load(f"{HEAD}{GIZA}stages = [{{ effects = [{effect}] }}]")


def test_a_right_file_is_loaded_and_the_structure_is_the_id() -> None:
    box = parse_box(HEAD + ALTAR + GIZA + "stages = [{ effects = [] }]\n", file="demo.toml")
    check_boxes([box])
    assert [card.structure for card in box.cards] == ["altar"]
    assert [board.id for board in box.boards] == ["giza"]


def test_unknown_names_list_what_there_is() -> None:
    with pytest.raises(UnknownEdition, match="1e, 2e"):
        load_catalog("3e")
    with pytest.raises(UnknownBox, match="base-1e, base-2e"):
        load_box("atlantis")
    with pytest.raises(UnknownBox, match="atlantis"):
        load_catalog("1e", ["atlantis"])
    with pytest.raises(UnknownBox, match="base-2e"):
        load_catalog("1e", ["base-2e"])


def test_unknown_cards_and_boards_are_refused() -> None:
    catalog = load_catalog("1e")
    with pytest.raises(MissingCard, match="well"):
        catalog.card("well")
    with pytest.raises(MissingBoard, match="giza"):
        catalog.board("gizah")
    with pytest.raises(MissingBoard, match="giza-a, giza-b"):
        catalog.side("giza-day")
    with pytest.raises(MissingBoard, match="atlantis-a"):
        boxes_of_side("atlantis-a")


def test_unknown_leaders_and_edifices_are_refused() -> None:
    catalog = load_catalog("1e", ["leaders", "edifice"])
    with pytest.raises(MissingLeader, match="'louis'; there are: alexander"):
        catalog.leader("louis")
    with pytest.raises(MissingEdifice, match="'plato'; there are: artisan-district"):
        catalog.edifice("plato")


def test_a_catalog_is_loaded_once() -> None:
    assert load_catalog("1e") is load_catalog("1e", [])
    assert load_catalog("1e").board_of("giza-a") is load_catalog("1e").board("giza")
