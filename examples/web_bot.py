"""A program that plays on a server: ``python web_bot.py SERVER TOKEN TABLE``.

The token comes from the page of an account, the table from its link. It builds what it can and
discards when it must; put your own idea into ``decide``.
"""

import sys
from typing import Any

import httpx

SERVER, TOKEN, TABLE = sys.argv[1:4]
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def decide(decision: Any) -> str:
    """One of the choices that the server offers."""
    options = [option for card in decision["cards"] for option in card["options"]]
    others = [*decision["tokens"], *decision["payments"], decision["nothing"]]
    choices = [str(option["choice"]) for option in (*options, *others) if option]
    return next((choice for choice in choices if choice.startswith("B:")), choices[0])


with httpx.Client(base_url=f"{SERVER}/api", headers=BEARER, timeout=30) as server:
    server.post(f"/tables/{TABLE}/join", json={}).raise_for_status()
    while server.get(f"/tables/{TABLE}").json()["status"] != "over":
        for turn in server.get("/turns", params={"wait": 20}).json():
            table = f"/tables/{turn['table']}"
            choice = decide(server.get(table).json()["view"]["decision"])
            decision = f"{table}/decisions/{turn['decision']}/seats/{turn['seat']}"
            server.post(decision, json={"choice": choice})
