#!/bin/bash
# Checks what a commit needs: the form of the code, the tests, the golden games in a program for browsers, and a round
# of the page in Chromium. "make test" calls it. What takes longer stands in packaging/test-all.sh.
# Tests pass however slow the machine is, so nothing ends them but themselves: Go's own limit of ten minutes is off.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s (after %d s)\n' "$*" $SECONDS; }

echo "Checking Clinic: five minutes on two processors, longer the first time, when the engine is built too"
step "form: formatting, and what Go's own checks find"
unformed=$(find . -name '*.go' -not -path './.*' -not -path '*/node_modules/*' -exec gofmt -l {} +)
if [ -n "$unformed" ]; then
	echo "gofmt would change: $unformed" >&2
	exit 1
fi
go vet ./...

# Linters run beside the tests, which often wait for windows.
packaging/linters.sh &
linters=$!
trap 'kill $linters 2>/dev/null || true' EXIT

step "tests, and linters beside them: a line for each package, the longest first"
packaging/go-test.sh

step "golden games, compiled for browsers"
packaging/golden.sh game/bot

step "browser: building the page, then playing a round in Chromium"
packaging/page-test.sh '/(title|round)$'

step "linters: what is doubtful"
if ! wait $linters; then
	echo "they found what stands among the tests above" >&2
	exit 1
fi
