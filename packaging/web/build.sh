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
GOOS=js GOARCH=wasm go build -modfile "$lean/go.mod" -overlay "$lean/overlay.json" -trimpath -ldflags "-s -w -X main.version=${2:-development}" -o "$folder/clinic.wasm" .
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$folder/"
go run ./packaging/web/page ${2:+-small} packaging/web "$folder"
