#!/bin/bash
# Builds the page for browsers into a folder: what it consists of, and the packed form of what is large.
#   packaging/web/build.sh FOLDER [VERSION]
# With a version it is a release, and packed as small as can be, which takes minutes.
set -eu
cd "$(dirname "$0")/../.."
folder=$1
mkdir -p "$folder"
lean=.tools/lean
go run ./packaging/web/lean "$lean"
# Functions are copied into those that call them only where that makes what is slow quicker: the rules and their players, numbers, lists, pictures
# and sounds. Elsewhere the copies are but megabytes (docs/web.md).
inlined=(clinic/game/...= clinic/sprites/...= clinic/audio/...= clinic/assets/sounds/...= runtime/...= internal/...= math/...= slices= maps= sort= cmp= iter= strings=
	bytes= unicode/utf8= sync/...= syscall/js= encoding/...= compress/...= hash/...= crypto/...= image/...= golang.org/x/image/...= github.com/srwiley/...=)
GOOS=js GOARCH=wasm go build -gcflags=all=-l "${inlined[@]/#/-gcflags=}" -modfile "$lean/go.mod" -overlay "$lean/overlay.json" -trimpath -ldflags "-s -w -X main.version=${2:-development}" -o "$lean/clinic.wasm" .
go run ./packaging/web/lighten "$lean/clinic.wasm" "$folder/clinic.wasm" "$lean/overlay.json"
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$folder/"
go run ./packaging/web/page ${2:+-small} packaging/web "$folder"
