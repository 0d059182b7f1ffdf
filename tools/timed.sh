#!/usr/bin/env bash
# Runs a command and says how long it took: tools/timed.sh NAME COMMAND...
set -uo pipefail
name=$1
shift
SECONDS=0
"$@"
status=$?
if [ "$status" -eq 0 ]; then word=done; else word="FAILED ($status)"; fi
printf '== %s: %s in %d s\n' "$name" "$word" "$SECONDS"
exit "$status"
