"""The application: routes, what they are given, and what every answer carries."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from sevenwonders import __version__
from sevenwonders.server import house_bots
from sevenwonders.server.accounts.people import People
from sevenwonders.server.api import (
    account,
    analysis,
    content,
    docs,
    games,
    guest,
    health,
    limits,
    ratings,
    replay,
    server,
    stream,
    table,
    turns,
    who,
)
from sevenwonders.server.api.bodies import StrictRequest
from sevenwonders.server.api.given import PACKED
from sevenwonders.server.api.limits import KeepWithinLimits
from sevenwonders.server.api.problems import answer_to
from sevenwonders.server.api.quick import QuickChoices
from sevenwonders.server.api.static import Client, client_file
from sevenwonders.server.api.strict import StrictBodies
from sevenwonders.server.background import ended
from sevenwonders.server.clocks.clocks import Clocks
from sevenwonders.server.history.history import History
from sevenwonders.server.identity import Identity
from sevenwonders.server.limits.gate import Gate
from sevenwonders.server.limits.rates import ADDRESS, count_in
from sevenwonders.server.mail.post import Post
from sevenwonders.server.presence.telling import Presences
from sevenwonders.server.ratings.ratings import Ratings
from sevenwonders.server.service.announce import Announcer
from sevenwonders.server.service.hosts import MostBots
from sevenwonders.server.service.invitations import Invitations
from sevenwonders.server.service.prepare import Preparations
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database, open_database
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.talk.talk import Talks
from sevenwonders.server.thinking.analyst import Analyst
from sevenwonders.server.thinking.thinkers import Thinkers
from sevenwonders.server.turns.letters import TurnLetters
from sevenwonders.server.turns.turns import Turns
from sevenwonders.server.watch.figures import Figures
from sevenwonders.server.watch.port import figures_at
from sevenwonders.server.watch.request import WatchRequests

LARGEST_BODY: Final = 64 * 1024
_PACKING: Final = 2
"""How hard to compress: more takes more time than it saves bytes."""
_WORTH_PACKING: Final = 500
"""Bytes of the shortest answer that is compressed."""
SCHEMA: Final = "/api/schema"
ROUTES: Final = (
    guest.get_guest,
    guest.name_guest,
    content.get_content,
    content.list_boxes,
    content.list_bots,
    *table.ROUTES,
    turns.list_turns,
    turns.list_awaited,
    replay.open_record,
    replay.show_course,
    replay.show_step,
    analysis.analyse_record,
    games.list_games,
    games.get_statistics,
    ratings.get_my_ratings,
    ratings.publish_ratings,
    ratings.list_leaders,
    ratings.get_profile,
    stream.listen,
    server.get_server,
    server.get_qr,
    *account.ROUTES,
    health.get_health,
    health.get_ready,
    docs.show_docs,
    client_file,
)

_NOTHING_FROM_DATA: Final = (
    b"content-security-policy",
    b"default-src 'none'; frame-ancestors 'none'",
)
"""The policy of what is no page: the long one would be a good part of a short answer."""
ServiceMaker = Callable[[Database, Announcer], Service]
WAITING: Final = 64
"""Requests that may wait for bots, or for a game to be played again, at the same time."""


def create_app(
    settings: Settings,
    *,
    hub: Hub | None = None,
    thinkers: Thinkers | None = None,
    invite: str | None = None,
    service_maker: ServiceMaker | None = None,
    analyst: Analyst | None = None,
) -> Litestar:
    """The application over the store that the settings name.

    Who ends the process should close the hub and the thinkers first and call ``end_waiting``: open
    streams, requests that wait for bots, and those that wait for others end only then.
    """
    house_bots.offer(settings.bots)
    streams = hub or Hub()
    minds = thinkers or Thinkers()
    make = service_maker or partial(
        Service,
        thinkers=minds,
        searching_bots=MostBots(
            count_in(settings.limits, "bots"), count_in(settings.limits, f"bots{ADDRESS}")
        ),
        patience=settings.patience,
    )
    figures = Figures()
    figures.measure("sevenwonders_streams", "Open streams.", lambda: streams.streams)
    figures.measure(
        "sevenwonders_bots_waiting",
        "Decisions of search bots, hints and analyses that no process thinks about yet.",
        lambda: minds.waiting,
    )
    thinking = analyst or Analyst(thinkers=minds)
    client = Client()
    post = Post(settings.mail) if settings.mail is not None else None
    about = server.Server(__version__, invite, mail=post is not None, client=client.script)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(WAITING))
        app.state.gate = Gate(settings.limits)
        identity = app.state.identity = Identity(settings.key(), settings.store)
        database = app.state.database = await open_database(settings.database)
        _measure_store(figures, database)
        try:
            service = app.state.service = make(database, streams)
            people = app.state.people = People(database, service, post=post, now=_now)
            people.sessions.watch(streams.doubt)
            app.state.ratings = Ratings(database, people.accounts)
            talks = app.state.talks = Talks(database, service, _now)
            owed = app.state.turns = Turns(database, service)
            presences = app.state.presences = Presences(database, service, streams)
            clocks = app.state.clocks = Clocks(database, service, notice=talks.notice)
            history = app.state.history = History(database, service)
            work = [
                presences.run(),
                clocks.run(),
                history.catch_up(),
                service.let_bots_search(),
            ]
            if post is not None:
                letters = TurnLetters(database, service, post, identity, presences.people)
                app.state.turn_letters = letters
                work.append(letters.run())
            tasks = [asyncio.create_task(one) for one in work]
            try:
                async with figures_at(settings.metrics, figures):
                    yield
            finally:
                streams.close()
                thinking.close()
                minds.close()
                people.close()
                talks.close()
                owed.close()
                await ended(tasks)
                if post is not None:
                    await post.close()
                await service.close()
        finally:
            await database.close()

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={
            "service": Provide(_service, sync_to_thread=False),
            "identity": Provide(_identity, sync_to_thread=False),
            "gate": Provide(_gate, sync_to_thread=False),
            "history": Provide(_history, sync_to_thread=False),
            "turns": Provide(_turns, sync_to_thread=False),
            "talks": Provide(_talks, sync_to_thread=False),
            "clocks": Provide(_clocks, sync_to_thread=False),
            "presences": Provide(_presences, sync_to_thread=False),
            "invitations": Provide(_invitations, sync_to_thread=False),
            "preparations": Provide(_preparations, sync_to_thread=False),
            "ratings": Provide(_ratings, sync_to_thread=False),
            "people": Provide(_people, sync_to_thread=False),
            "claim": Provide(who.known_claim),
            "old_claim": Provide(who.old_claim),
            "hub": Provide(lambda: streams, sync_to_thread=False),
            "analyst": Provide(lambda: thinking, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "server": Provide(lambda: about, sync_to_thread=False),
            "guest_id": Provide(who.known_guest),
            "table_id": Provide(who.table_id),
            "at": Provide(who.at_table),
            "asker": Provide(limits.asker_of_request, sync_to_thread=False),
        },
        middleware=[KeepWithinLimits()],
        exception_handlers={Exception: answer_to},
        before_send=[_headers(client)],
        # Streams and the client's files see to it themselves.
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=_PACKING,
            minimum_size=_WORTH_PACKING,
            exclude_opt_key=PACKED,
        ),
        request_class=StrictRequest,
        plugins=[StrictBodies()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="7 Wonders",
            version=__version__,
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    choices = QuickChoices(app, app.asgi_handler, level=_PACKING, worth=_WORTH_PACKING)
    app.asgi_handler = WatchRequests(choices, figures)
    return app


def end_waiting(app: Litestar) -> None:
    """Answer requests that wait for a message or turn; needs a started application."""
    cast("Talks", app.state.talks).close()
    cast("Turns", app.state.turns).close()


def schema() -> dict[str, object]:
    """The OpenAPI document, without a store behind it."""
    nowhere = Settings(data=Path(), database="sqlite://")
    return create_app(nowhere).openapi_schema.to_schema()


def _measure_store(figures: Figures, database: Database) -> None:
    figures.measure(
        "sevenwonders_writes_waiting",
        "Changes that are not stored yet.",
        lambda: database.writing,
    )
    figures.measure(
        "sevenwonders_store_connected",
        "1 while the server hears of every change that others make in the database, else 0.",
        lambda: database.notices.complete,
    )


def _service(state: State) -> Service:
    return cast("Service", state.service)


def _people(state: State) -> People:
    return cast("People", state.people)


def _history(state: State) -> History:
    return cast("History", state.history)


def _ratings(state: State) -> Ratings:
    return cast("Ratings", state.ratings)


def _clocks(state: State) -> Clocks:
    return cast("Clocks", state.clocks)


def _presences(state: State) -> Presences:
    return cast("Presences", state.presences)


def _preparations(state: State) -> Preparations:
    return Preparations(cast("Service", state.service), cast("Talks", state.talks).notice)


def _invitations(state: State) -> Invitations:
    return Invitations(cast("Service", state.service))


def _talks(state: State) -> Talks:
    return cast("Talks", state.talks)


def _turns(state: State) -> Turns:
    return cast("Turns", state.turns)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _identity(state: State) -> Identity:
    return cast("Identity", state.identity)


def _gate(state: State) -> Gate:
    return cast("Gate", state.gate)


def _headers(client: Client) -> Callable[[Message, Scope], Awaitable[None]]:
    """Headers of every answer: a content security policy, and no caching of games."""
    policy = (b"content-security-policy", client.policy.encode())
    every = (
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
    )

    # Called for each piece of each stream: a hook that is not async would get a thread each time.
    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        said = {name.lower(): value for name, value in message["headers"]}
        data = scope["path"].startswith("/api/")
        page = not data or said.get(b"content-type", b"").startswith(b"text/html")
        headers = [*message["headers"], *every, policy if page else _NOTHING_FROM_DATA]
        if data and b"cache-control" not in said:
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers

    return add
