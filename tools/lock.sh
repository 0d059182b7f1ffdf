#!/usr/bin/env bash
# Rewrites requirements/*.txt from the .in files. The header is ours: uv's own would repeat the
# command line, with whatever index or path it was given.
set -euo pipefail
cd "$(dirname "$0")/../requirements"
uv=${UV:-../.venv/bin/uv}

lock() {
  "$uv" pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.11 \
    --no-header --no-emit-index-url --no-emit-find-links --no-annotate "$@" "$name.in" \
    --output-file "$name.tmp"
  { echo "# Written by tools/lock.sh from $name.in."; cat "$name.tmp"; } >"$name.txt"
  rm -f "$name.tmp"
}

name=dev lock
for name in bootstrap runtime build; do lock --constraint dev.txt; done
