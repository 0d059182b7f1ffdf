#!/usr/bin/env bash
# Builds, compiles and tests the package on every Python it supports and this machine has:
# tools/test_pythons.sh JOBS [INTERPRETER...]. Without interpreters it looks for them on the path and
# among those of pyenv and uv. What it makes lies in build/python-VERSION.
set -uo pipefail
cd "$(dirname "$0")/.."
jobs=$1
shift
supported=(3.11 3.12 3.13)
uv=$PWD/.venv/bin/uv

version_of() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

find_python() {
  local wanted=$1 one
  shift
  if [ $# -eq 0 ]; then
    set -- "$(command -v "python$wanted")" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/"$wanted".*/bin/python \
      "$("$uv" python find --no-project "$wanted" 2>/dev/null)"
  fi
  for one in "$@"; do
    if [ -n "$one" ] && [ "$(version_of "$one")" = "$wanted" ]; then
      echo "$one"
      return
    fi
  done
  return 1
}

# The package is installed from its wheel, so that no path decides which code is tested.
try_python() (
  set -e
  folder=build/python-$1
  rm -rf "$folder/dist"
  "$uv" venv --quiet --clear --python "$2" "$folder/venv"
  "$uv" pip sync --quiet --python "$folder/venv" --require-hashes requirements/dev.txt
  SEVENWONDERS_BUILD_CACHE=$PWD/$folder/mypyc \
    "$folder/venv/bin/python" -m hatchling build -t wheel -d "$folder/dist"
  "$uv" pip install --quiet --python "$folder/venv" --no-deps "$folder"/dist/*.whl
  "$folder/venv/bin/sevenwonders" --version
  "$folder/venv/bin/sevenwonders" --version | grep -q compiled
  "$folder/venv/bin/python" -m pytest -n "$jobs" -m "not compiled" \
    --ignore tests/browser --ignore tests/web ${TESTS:-}
)

status=0
tested=() failed=() missing=()
for version in "${supported[@]}"; do
  if ! python=$(find_python "$version" "$@"); then
    missing+=("$version")
    continue
  fi
  echo "== Python $version: $python"
  try_python "$version" "$python"  # not within `if`, which would switch `set -e` off
  if [ $? -eq 0 ]; then tested+=("$version"); else failed+=("$version"); fi
done
if [ ${#tested[@]} -gt 0 ]; then echo "== passed on: ${tested[*]}"; fi
if [ ${#missing[@]} -gt 0 ]; then echo "== left out, as this machine has none: ${missing[*]}"; fi
if [ ${#failed[@]} -gt 0 ]; then echo "== FAILED on: ${failed[*]}"; status=1; fi
if [ ${#tested[@]} -eq 0 ] && [ "$status" -eq 0 ]; then echo "== no Python was tested"; status=1; fi
exit "$status"
