#!/bin/bash
# Builds the page for browsers into a folder: what it consists of, and the packed form of what is large.
#   packaging/web/build.sh FOLDER [VERSION]
# With a version it is a release, and packed as small as can be, which takes minutes.
set -eu
cd "$(dirname "$0")/../.."
folder=$1
mkdir -p "$folder"
# Small functions are copied into those that call them only where that makes what is slow quicker: in the rules and
# their players, the pictures, the sounds, and Go itself. Elsewhere the copies are but a megabyte to fetch
# (docs/web.md), and so they are where messages of a host are read.
inlined=(clinic/game/...= clinic/sprites/...= clinic/audio/...= clinic/assets/sounds/...= runtime/...= internal/...=)
inlined+=(clinic/game/protocol=-l clinic/game/table=-l clinic/game/online/...=-l)
GOOS=js GOARCH=wasm go build -gcflags=all=-l "${inlined[@]/#/-gcflags=}" -trimpath \
	-ldflags "-s -w -X main.version=${2:-development}" -o "$folder/clinic.wasm" .
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$folder/"
go run ./packaging/web/page ${2:+-small} packaging/web "$folder"
