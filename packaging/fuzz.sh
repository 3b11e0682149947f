#!/bin/bash
# Runs every fuzz target for the time given, one after the other. "make fuzz" calls it.
set -eu
cd "$(dirname "$0")/.."
grep -rl '^func Fuzz' --include='*_test.go' game input scenes sprites | sort | while read -r file; do
	sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\)(.*/\1/p' "$file" | while read -r target; do
		echo "== $target in $(dirname "$file")"
		go test -run '^$' -fuzz "^$target\$" -fuzztime "$1" "./$(dirname "$file")" </dev/null
	done
done
