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

# Linters and the page's round run beside the tests, which often wait for windows. What they say is told in the end.
mkdir -p build
packaging/linters.sh >build/linters.txt 2>&1 &
linters=$!
packaging/page-test.sh '/(title|round)$' >build/page-test.txt 2>&1 &
page=$!
trap 'kill $linters $page 2>/dev/null || true' EXIT

step "tests, and linters and the page beside them: a line for each package, the longest first"
packaging/go-test.sh

step "golden games, compiled for browsers"
packaging/golden.sh game/bot

failed=0
step "browser: the page, its title and a round in Chromium"
wait $page || failed=1
cat build/page-test.txt
step "linters: what is doubtful"
wait $linters || failed=1
cat build/linters.txt
step "done"
exit $failed
