#!/bin/bash
# Says what is doubtful in the code, and what nothing reaches. Silent is good. "make test" calls it.
set -eu
cd "$(dirname "$0")/.."
browser="env GOOS=js GOARCH=wasm"
staticcheck=$(go tool -n staticcheck) deadcode=$(go tool -n deadcode)
found=0

# doubt prints what it reads below a line that says what it is about.
doubt() {
	local said
	said=$(cat)
	if [ -n "$said" ]; then
		printf '%s:\n%s\n' "$1" "$said" >&2
		found=1
	fi
}

doubt "staticcheck finds" < <("$staticcheck" ./... 2>&1)
doubt "staticcheck finds in what only browsers build" < <($browser "$staticcheck" ./input ./scenes ./scenes/files ./scenes/storage ./game/save 2>&1)

doubt "for other systems" < <(go run ./packaging/vet 2>&1)

# Comments fit beside a second file on the screen.
doubt "comments of more than 120 characters" < <(git ls-files '*.go' '*.sh' '*.js' '*.mjs' '*.py' Makefile |
	LC_ALL=C.UTF-8 xargs grep -HnE '^.{121}' | grep -E '^[^:]*:[0-9]+:\s*(//|#)' | cut -d : -f 1,2)

# A function counts that a program reaches, the game or one of its tools. Those of the packages and the file that help
# tests are reached by tests alone. The page does without some of what programs do, so of it only what stands in files
# for browsers alone is judged.
for_tests='^((game/gametest|game/recorded|scenes/scenetest)/|assets/texts/for_tests\.go:)'
doubt "no program reaches" < <("$deadcode" ./... 2>&1 | grep -vE "$for_tests")
for_browsers=$(go list -f '{{$in := .ImportPath}}{{range .IgnoredGoFiles}}{{$in}}/{{.}}{{"\n"}}{{end}}' ./... | sed "s,^$(go list -m)/,,")
doubt "no program reaches in a browser" < <($browser "$deadcode" ./... 2>&1 | awk -F: 'NR == FNR { only[$0]; next } $1 in only' <(echo "$for_browsers") -)
doubt "neither a program nor a test reaches" < <("$deadcode" -test ./... 2>&1)

# Where a processor multiplies and adds in one step it rounds once less, and bots would decide otherwise there than
# elsewhere. A product that is added to stands in float64(…), which forbids that.
fused=$(GOOS=linux GOARCH=arm64 CGO_ENABLED=0 go build -gcflags='clinic/game/...=-S' ./game/... 2>&1 | grep -E '\sFN?M(ADD|SUB)[DS]\s' | grep -oE '[a-z_]+/[a-z0-9_]+\.go:[0-9]+' || true)
doubt "products that some processors round otherwise" < <(sort -u <<<"$fused" | grep . || true)
exit $found
