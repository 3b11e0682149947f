#!/bin/bash
# Says what nothing reaches, what does not compile for other systems, and what some processors would reckon otherwise.
# Silent is good. packaging/test-all.sh calls it.
set -eu
cd "$(dirname "$0")/.."
browser="env GOOS=js GOARCH=wasm"
deadcode=$(go tool -n deadcode)
. packaging/doubt.sh

doubt "for other systems" < <(go run ./packaging/vet 2>&1)

# A function counts that a program reaches, the game or one of its tools. Those of the packages and the files that help
# tests are reached by tests alone. The page does without some of what programs do, so of it only what stands in files
# for browsers alone is judged.
for_tests='^((game/gametest|game/recorded|game/online/onlinetest|scenes/scenetest)/|assets/texts/for_tests\.go:)'
doubt "no program reaches" < <("$deadcode" ./... 2>&1 | grep -vE "$for_tests")
for_browsers=$(go list -f '{{$in := .ImportPath}}{{range .IgnoredGoFiles}}{{$in}}/{{.}}{{"\n"}}{{end}}' ./... | sed "s,^$(go list -m)/,,")
doubt "no program reaches in a browser" < <($browser "$deadcode" ./... 2>&1 | awk -F: 'NR == FNR { only[$0]; next } $1 in only' <(echo "$for_browsers") -)
doubt "neither a program nor a test reaches" < <("$deadcode" -tags all -test ./... 2>&1)

# Where a processor multiplies and adds in one step it rounds once less, and bots would decide otherwise there than
# elsewhere. A product that is added to stands in float64(…), which forbids that.
fused=$(GOOS=linux GOARCH=arm64 CGO_ENABLED=0 go build -gcflags='clinic/game/...=-S' ./game/... 2>&1 | grep -E '\sFN?M(ADD|SUB)[DS]\s' | grep -oE '[a-z_]+/[a-z0-9_]+\.go:[0-9]+' || true)
doubt "products that some processors round otherwise" < <(sort -u <<<"$fused" | grep . || true)
exit $found
