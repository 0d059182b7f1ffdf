"""Bodies are read as they are written: the text ``"3"`` is no number."""

from typing import Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ValidationException

from sevenwonders.server.errors import NotJson

JSON: Final = "application/json"
_PLACE: Final = " - at `$"


class StrictRequest(Request[object, object, State]):
    """A request whose body matches its handler's type; others are refused.

    The framework by itself would read numbers and flags out of texts, as in addresses.
    """

    async def json(self) -> object:
        """The body, as the type of the handler's ``data``; refused if it is not sent as JSON.

        Forms of foreign pages can send anything but that without asking.
        """
        media_type = self.headers.get("Content-Type", "").partition(";")[0].strip().lower()
        if media_type != JSON:
            raise NotJson(media_type)
        try:
            said: object = await super().json()
        except RecursionError as error:
            raise _unreadable("", "it is nested too deeply") from error
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return said
        try:
            read: object = msgspec.convert(said, wanted.annotation)
        except msgspec.ValidationError as error:
            message, _, place = str(error).partition(_PLACE)
            raise _unreadable(place.strip(".`"), message) from error
        return read


def _unreadable(key: str, message: str) -> ValidationException:
    return ValidationException(extra=[{"key": key, "source": "body", "message": message}])
