"""The card reference filters, translates and prints JSON."""

import json

import pytest

from tests.cli.conftest import Run


def test_filters_narrow_the_list(run: Run) -> None:
    cards = json.loads(run("cards", "--age", 3, "--color", "purple", "--json").out)
    assert len(cards) == 10
    assert {card["color"] for card in cards} == {"purple"}
    assert {card["age"] for card in cards} == {3}


def test_all_cards_of_both_editions_are_listed(run: Run) -> None:
    assert len(json.loads(run("cards", "--json").out)) == 78
    assert len(json.loads(run("cards", "--edition", "2e", "--json").out)) == 80
    assert len(json.loads(run("cards", "--edition", "2e", "--boards", "--json").out)) == 14


def test_a_card_for_more_players_is_not_at_a_small_table(run: Run) -> None:
    assert "Tavern" not in run("cards", "--players", 3).out
    assert "Tavern" in run("cards", "--players", 4).out
    assert run("cards", "--players", 2).out == run("cards", "--players", 3).out


@pytest.mark.parametrize(("lang", "name"), [("fr", "Autel"), ("de", "Altar"), ("nl", "Altaar")])
def test_names_come_in_the_language_asked_for(run: Run, lang: str, name: str) -> None:
    assert name in run("cards", "--lang", lang, "--name", "altar").out


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("lighthouse", "1 coin for every yellow card you have; 1 point for every"),
        ("vineyard", "1 coin for every brown card you and your neighbours have"),
        ("west-trading-post", "raw materials from the left neighbour cost 1 coin"),
        ("forum", "produces glass/papyrus/cloth, not for sale"),
        ("sawmill", "produces 2 wood"),
        ("strategists-guild", "1 point for every Defeat token your"),
        ("temple", "1 wood, 1 clay, 1 glass"),
    ],
)
def test_cards_are_told_in_few_words(run: Run, name: str, words: str) -> None:
    assert words in " ".join(run("cards", "--name", name).out.split())


@pytest.mark.parametrize(
    ("lang", "name", "words"),
    [
        (
            "fr",
            "phare",
            "1 pièce par carte jaune dans votre cité; 1 point par carte jaune dans votre cité",
        ),
        ("fr", "travailleurs", "1 point par carte marron dans les cités voisines"),
        ("fr", "vignoble", "1 pièce par carte marron dans votre cité et les cités voisines"),
        ("fr", "forum", "produit du verre/du papyrus/du textile, pour votre cité seulement"),
        ("nl", "workers-guild", "1 punt per bruine kaart bij je buren"),
        ("nl", "arena", "3 munten per wonderfase in je stad; 1 punt per wonderfase in je stad"),
        ("nl", "west-trading-post", "ruwe grondstoffen van je linkerbuur kosten 1 munt"),
        ("de", "workers-guild", "1 Siegpunkt je braune Karte bei deinen Nachbarn"),
        (
            "de",
            "shipowners-guild",
            "1 Siegpunkt je braune Karte, graue Karte oder violette Karte in deiner Stadt",
        ),
        ("de", "fortifications", "3 Schilde"),
    ],
)
def test_effects_are_told_in_the_language_asked_for(
    run: Run, lang: str, name: str, words: str
) -> None:
    cards = json.loads(run("cards", "--lang", lang, "--name", name, "--json").out)
    assert words in [card["text"] for card in cards]


@pytest.mark.parametrize(
    ("lang", "heads", "night"),
    [("fr", "Cité Face", "nuit"), ("nl", "Stad Kant", "nacht"), ("de", "Stadt Seite", "Nacht")],
)
def test_heads_and_sides_are_in_the_language_too(
    run: Run, lang: str, heads: str, night: str
) -> None:
    out = run("cards", "--boards", "--edition", "2e", "--lang", lang).out
    assert " ".join(out.split()).startswith(heads)
    assert f" {night} " in out


def test_boards_show_their_stages_in_order(run: Run) -> None:
    out = run("cards", "--boards", "--name", "babylon-b").out.splitlines()
    assert [line.split()[3] for line in out[1:]] == ["1", "2", "3"]
    assert "you also play the last card of each Age" in out[2]


BOXES = "leaders,cities,edifice,wonder-pack,catan,promos,classic-extras"


def test_cards_of_boxes_are_listed(run: Run) -> None:
    black = json.loads(run("cards", "--expansions", "cities", "--color", "black", "--json").out)
    assert {card["color"] for card in black} == {"black"}
    assert {card["age"] for card in black} == {1, 2, 3}
    assert run("cards", "--color", "black", "--json").out.strip() == "[]"


def test_leaders_and_edifices_are_listed(run: Run) -> None:
    assert "Plato" in run("cards", "--leaders").out
    leaders = json.loads(run("cards", "--leaders", "--json").out)
    assert all(leader["text"] for leader in leaders)
    edifices = json.loads(run("cards", "--edifices", "--age", 2, "--json").out)
    assert {edifice["age"] for edifice in edifices} == {2}
    assert len(edifices) == 5


def test_boards_of_boxes_are_listed(run: Run) -> None:
    carthage = run("cards", "--boards", "--expansions", BOXES, "--name", "carthage-night").out
    assert "7 coins and 4 points or 2 shields" in carthage
    start = run("cards", "--boards", "--expansions", "leaders", "--name", "roma-day").out
    assert "you recruit leaders for free" in " ".join(start.split())


def test_expansions_may_be_named_by_the_old_option(run: Run) -> None:
    words = ("cards", "--color", "black", "--json")
    assert run(*words, "--boxes", "cities").out == run(*words, "--expansions", "cities").out
    assert "--boxes" not in run("cards", "--help").out
