"""QR codes."""

import segno


def qr_code(text: str) -> tuple[str, ...]:
    """A QR code as rows of ``1`` for dark and ``0`` for light, without a margin."""
    return tuple(
        "".join("1" if dark else "0" for dark in row) for row in segno.make_qr(text).matrix
    )
