"""Compression of an event stream, whose messages mostly repeat earlier ones."""

import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

LEVEL: Final = 6
"""Of 9: half the bytes of 2, for some 20 microseconds a message."""
_GZIP: Final = 16 + zlib.MAX_WBITS
_MEMORY: Final = 6
"""Of 9: half of what a stream holds by default, for hardly more bytes."""


async def compressed(pieces: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """Compress the pieces with gzip; the reader can decompress each one as it arrives."""
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, _GZIP, _MEMORY)
    async with aclosing(pieces):
        async for piece in pieces:
            yield compressor.compress(piece) + compressor.flush(zlib.Z_SYNC_FLUSH)
    yield compressor.flush()
