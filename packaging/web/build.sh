#!/bin/bash
# Builds the page for browsers into a folder: index.html, wasm_exec.js, clinic.wasm and its packed form.
#   packaging/web/build.sh FOLDER [VERSION]
set -eu
cd "$(dirname "$0")/../.."
folder=$1
mkdir -p "$folder"
GOOS=js GOARCH=wasm go build -trimpath -ldflags "-s -w -X main.version=${2:-development}" -o "$folder/clinic.wasm" .
gzip -n -6 -k -f "$folder/clinic.wasm"
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$folder/"
go run ./packaging/web/page packaging/web/index.html "$folder/clinic.wasm" >"$folder/index.html"
