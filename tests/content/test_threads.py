"""Content may be asked for by several threads at once."""

import subprocess
import sys

AT_ONCE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from sevenwonders.content.loader import load_catalog

sys.setswitchinterval(1e-6)
boxes = ("leaders", "cities", "edifice", "wonder-pack")
with ThreadPoolExecutor(8) as pool:
    load = lambda at: load_catalog(("1e", "2e")[at % 2], boxes[: at % 5])
    loaded = list(pool.map(load, range(16)))
assert len(loaded) == 16
"""


def test_threads_that_load_content_at_once_all_get_it() -> None:
    for _ in range(3):
        subprocess.run([sys.executable, "-c", AT_ONCE], check=True, timeout=60)
