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

# What compiles or waits by itself runs beside the tests, which often wait for windows. What it says is told in the end.
mkdir -p build/beside
declare -A begun
beside() {
	"${@:2}" >"build/beside/$1.txt" 2>&1 &
	begun[$1]=$!
}
trap 'kill "${begun[@]}" 2>/dev/null || true' EXIT
beside linters packaging/linters.sh
beside page packaging/page-test.sh '/(title|round)$'
beside golden packaging/golden.sh game/bot

step "tests, and linters, the page and golden games beside them: a line for each package, the longest first"
failed=0
packaging/go-test.sh || failed=1
for name in golden page linters; do
	step "$name"
	wait "${begun[$name]}" || failed=1
	cat "build/beside/$name.txt"
done
step "done"
exit $failed
