#!/usr/bin/env bash
# Runs pytest: tools/run_tests.sh PYTHON -m pytest ...
# Where few tests fail, they are named and run once more, one at a time: other programs may have kept
# a browser or a server waiting. What fails for a reason of its own fails again.
set -uo pipefail
cd "$(dirname "$0")/.."
few=5
cache=build/pytest/v/cache/lastfailed

# The second run draws the same samples.
export SEVENWONDERS_SEED=${SEVENWONDERS_SEED:-$((RANDOM * 32768 + RANDOM))}
rm -f "$cache"
"$@"
status=$?
if [ "$status" -ne 1 ] || [ ! -f "$cache" ]; then exit "$status"; fi
failed=$(grep -c '": true' "$cache")
if [ "$failed" -gt "$few" ]; then exit "$status"; fi
echo "== once more, one at a time, what failed:"
sed -n 's/^ *"\(.*\)": true,\{0,1\}$/==   \1/p' "$cache"
"$@" -n 0 --cov-append --last-failed --last-failed-no-failures none
