"""All that has to do with who people are, over one store."""

from collections.abc import Callable

from sevenwonders.server.accounts.accounts import Accounts
from sevenwonders.server.accounts.bots import Bots
from sevenwonders.server.accounts.data import Data
from sevenwonders.server.accounts.devices import Devices
from sevenwonders.server.accounts.letters import Letters
from sevenwonders.server.accounts.sessions import Sessions
from sevenwonders.server.mail.post import Post
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database


class People:
    """The accounts and what belongs to them."""

    def __init__(
        self,
        database: Database,
        service: Service,
        *,
        post: Post | None = None,
        now: Callable[[], int],
    ) -> None:
        self.sessions = Sessions(database, now)
        self.accounts = Accounts(database, self.sessions, now)
        self.devices = Devices(database, self.accounts, now)
        self.bots = Bots(database, self.accounts, self.sessions, now)
        self.letters = Letters(database, self.accounts, post, now)
        self.data = Data(database, self.accounts, self.sessions, self.bots, service)

    def close(self) -> None:
        """End what hashes passwords."""
        self.accounts.close()
