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
        ("lighthouse", "1 coin + 1 point per own yellow card"),
        ("vineyard", "1 coin per own and neighbours' brown card"),
        ("west-trading-post", "raw materials for 1 coin (left)"),
        ("forum", "glass/papyrus/cloth (not for sale)"),
        ("sawmill", "wood + wood"),
        ("strategists-guild", "1 point per neighbours' Defeat token"),
        ("temple", "wood, clay, glass"),
    ],
)
def test_cards_are_told_in_few_words(run: Run, name: str, words: str) -> None:
    assert words in " ".join(run("cards", "--name", name).out.split())


@pytest.mark.parametrize(
    ("lang", "name", "words"),
    [
        ("fr", "phare", "1 pièce + 1 point par carte jaune dans votre cité"),
        ("fr", "travailleurs", "1 point par carte marron des voisins"),
        ("fr", "vignoble", "1 pièce par carte marron dans votre cité et chez les voisins"),
        ("fr", "forum", "verre/papyrus/textile (pas à vendre)"),
        ("nl", "workers-guild", "1 punt per bruine kaart van de buren"),
        ("nl", "arena", "3 munten + 1 punt per eigen fase van het wereldwonder"),
        ("nl", "west-trading-post", "grondstoffen voor 1 munt (links)"),
        ("de", "workers-guild", "1 Siegpunkt je braune Karte der Nachbarn"),
        ("de", "shipowners-guild", "1 Siegpunkt je braune, graue oder violette Karte bei dir"),
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
    assert "play the last card of each Age too" in out[2]
