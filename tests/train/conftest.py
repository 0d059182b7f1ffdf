"""What needs torch is left out where it is missing; `make test-train` installs it."""

from importlib.util import find_spec

collect_ignore = (
    []
    if find_spec("torch")
    else [
        "test_example.py",
        "test_learning.py",
        "test_whole_run.py",
    ]
)
