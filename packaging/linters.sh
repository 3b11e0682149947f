#!/bin/bash
# Says what is doubtful in the code. Silent is good. "make test" calls it.
set -eu
cd "$(dirname "$0")/.."
browser="env GOOS=js GOARCH=wasm"
staticcheck=$(go tool -n staticcheck)
. packaging/doubt.sh

doubt "staticcheck finds" < <("$staticcheck" -tags all ./... 2>&1)
doubt "staticcheck finds in what only browsers build" < <($browser "$staticcheck" ./input ./scenes ./scenes/files ./scenes/storage ./game/save ./game/online/wire ./game/online/seat 2>&1)

doubt "Go files in the root beside main.go" < <(ls ./*.go | grep -vx ./main.go)

# Comments fit beside a second file on the screen.
doubt "comments of more than 120 characters" < <(git ls-files '*.go' '*.sh' '*.js' '*.mjs' '*.py' Makefile |
	LC_ALL=C.UTF-8 xargs grep -HnE '^.{121}' | grep -E '^[^:]*:[0-9]+:\s*(//|#)' | cut -d : -f 1,2)

exit $found
