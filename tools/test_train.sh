#!/usr/bin/env bash
# Runs the tests of the trainer with torch, which is too large for everybody's .venv: it is installed
# into build/train, which sees the packages of .venv too. Exits with 3 where torch cannot be had.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=build/train/venv
torch='torch==2.13.0'

if ! "$venv/bin/python" -c 'import torch' 2>/dev/null; then
  rm -rf build/train
  .venv/bin/python -m venv "$venv"
  packages=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  .venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > "$packages/dev.pth"
  if ! "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$torch"; then
    rm -rf build/train
    echo "trainer: not tested, as $torch could not be installed (see above for the reason)"
    exit 3
  fi
fi
OMP_NUM_THREADS=1 PYTHONPATH=$PWD/build/compiled "$venv/bin/python" -m pytest -n0 tests/train
