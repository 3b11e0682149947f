#!/bin/bash
# Checks everything: the form of the code, all tests, and the program in a browser. "make test" calls it.
#   packaging/test.sh [BROWSER...]
# A BROWSER, firefox or webkit, plays a round of the page beside Chromium; "make test-all" names both.
# Tests pass however slow the machine is, so nothing ends them but themselves: Go's own limit of ten minutes is taken
# off.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s\n' "$*"; }

echo "Checking Clinic: a quarter of an hour on two processors, longer the first time, when the engine is built too"
step "form: formatting, and what Go's own checks find"
unformed=$(find . -name '*.go' -not -path './.*' -not -path '*/node_modules/*' -exec gofmt -l {} +)
if [ -n "$unformed" ]; then
	echo "gofmt would change: $unformed" >&2
	exit 1
fi
go vet ./...
go vet -tags browser ./packaging/web/...

# Linters run beside the tests, which often wait for windows.
packaging/linters.sh &
linters=$!
trap 'kill $linters 2>/dev/null || true' EXIT

step "tests, and linters beside them: a line for each package, the longest first"
# The windows that tests open are of one program, linked once. What is in it is in its name: no result with another one
# counts for it.
rm -f build/tested*
go build -o build/tested .
program=$PWD/build/tested-$(sha256sum build/tested | cut -c 1-16)
mv build/tested "$program"
# What takes longest begins first, so that nothing is waited for alone at the end.
longest=(./scenes/shots/... ./scenes/doors/... ./scenes/table/... ./game/puzzle ./scenes/book ./game/extensions ./game/save)
CLINIC_BUILT_PROGRAM=$program xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" go test -vet=off -p 2 -timeout 0 "${longest[@]}" ./...

step "golden games, kept saves and what only pages do, compiled for browsers"
for folder in game game/extensions game/save game/bot scenes/spoken input/history; do
	GOOS=js GOARCH=wasm go test -c -o build/golden.wasm "./$folder"
	(top=$PWD && cd "$folder" && env -i PATH="$PATH" "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$top/build/golden.wasm" -test.run 'Golden|KeptSaves|Pages')
done

step "browser: building the page, then playing it in Chromium${*:+, then in $*}"
(cd packaging/web && npm ci --no-fund --no-audit --loglevel=error >/dev/null </dev/null)
CLINIC_BROWSERS="$*" go test -count=1 -timeout 0 -tags browser ./packaging/web

step "linters: what is doubtful, what nothing reaches, and what does not compile for other systems"
if ! wait $linters; then
	echo "they found what stands among the tests above" >&2
	exit 1
fi
