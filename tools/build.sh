#!/usr/bin/env bash
# Builds the wheel into dist/ and unpacks it into build/compiled/, for runs with PYTHONPATH there.
set -euo pipefail
cd "$(dirname "$0")/.."
export SEVENWONDERS_BUILD_CACHE=$PWD/build/mypyc

rm -rf dist build/compiled
.venv/bin/python -m hatchling build -t wheel -d dist
.venv/bin/python -m zipfile -e dist/*.whl build/compiled
count=$(find build/compiled -name '*.so' | wc -l)
if [ "$count" -eq 0 ]; then
  echo "build: pure Python, nothing compiled (see above for the reason)"
else
  echo "build: $count shared libraries in build/compiled"
fi
