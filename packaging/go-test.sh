#!/bin/bash
# Runs the tests, each package's as soon as it is compiled, with one program for all windows that they open.
#   packaging/go-test.sh [FLAG...]
# FLAGs are those of "go test", such as -tags all for the tests that take longer than a commit should wait.
set -eu
cd "$(dirname "$0")/.."
# What is in the program is in its name: no result with another one counts for it.
rm -f build/tested*
go build -o build/tested .
program=$PWD/build/tested-$(sha256sum build/tested | cut -c 1-16)
mv build/tested "$program"
# What takes longest begins first, so that nothing is waited for alone at the end.
longest=(./scenes/shots/... ./scenes/app/... ./scenes/table/... ./game/puzzle ./scenes/book ./game/extensions ./game/save)
CLINIC_BUILT_PROGRAM=$program xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" go test -vet=off -p 3 -timeout 0 "$@" "${longest[@]}" ./...
