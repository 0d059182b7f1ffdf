"""Animated WebP from the still ones that a browser makes."""

import struct
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

HEAD: Final = 12
"""Bytes before the first chunk of a file."""
PICTURE: Final = frozenset({b"ALPH", b"VP8 ", b"VP8L"})
"""Chunks that hold the picture itself."""
ANIMATED: Final = 2
NO_BLENDING: Final = 2


class Frame(NamedTuple):
    """A still WebP file, where it lies on the picture, and how long it is seen."""

    data: bytes
    x: int
    y: int
    """Even, as the format counts by two."""
    width: int
    height: int
    milliseconds: int


def animated(frames: Iterable[Frame], width: int, height: int) -> bytes:
    """A file that shows frames one after the other, again and again."""
    canvas = bytes([ANIMATED, 0, 0, 0]) + _three(width - 1) + _three(height - 1)
    body = _chunk(b"VP8X", canvas) + _chunk(b"ANIM", struct.pack("<IH", 0, 0))
    body += b"".join(_chunk(b"ANMF", _framed(frame)) for frame in frames)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def _framed(frame: Frame) -> bytes:
    place = (frame.x // 2, frame.y // 2, frame.width - 1, frame.height - 1, frame.milliseconds)
    head = b"".join(map(_three, place)) + bytes([NO_BLENDING])
    return head + b"".join(_chunk(name, data) for name, data in _chunks(frame.data))


def _chunks(still: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a still file that hold its picture."""
    at = HEAD
    while at < len(still):
        name, (size,) = still[at : at + 4], struct.unpack_from("<I", still, at + 4)
        if name in PICTURE:
            yield name, still[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
