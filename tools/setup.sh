#!/usr/bin/env bash
# Makes .venv from an interpreter and the pinned requirements: tools/setup.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1

missing() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

command -v "$python" >/dev/null ||
  missing "no '$python' here. Install Python 3.11, 3.12 or 3.13, or name one: make PYTHON=/path/to/python3"
"$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' ||
  missing "Python 3.11, 3.12 or 3.13 is needed; '$python' is $("$python" --version 2>&1)." \
    "Name another one: make PYTHON=python3.12"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
  missing "'$python' lacks the venv module (on Debian and Ubuntu: the package python3-venv)."

# A virtual environment whose interpreter has gone, or is of another version, is of no use.
version='import sys; print(sys.version_info[:3])'
if [ "$(.venv/bin/python -c "$version" 2>/dev/null)" != "$("$python" -c "$version")" ]; then
  "$python" -m venv --clear .venv
fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
  -r requirements/bootstrap.txt
.venv/bin/uv pip sync --quiet --python .venv/bin/python --require-hashes requirements/dev.txt
.venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
