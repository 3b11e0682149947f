#!/bin/bash
# Runs tests of packages in programs for browsers, with Node: golden games, kept saves, and what only pages do.
#   packaging/golden.sh FOLDER...
set -eu
cd "$(dirname "$0")/.."
for folder in "$@"; do
	GOOS=js GOARCH=wasm go test -c -o build/golden.wasm "./$folder"
	(top=$PWD && cd "$folder" && env -i PATH="$PATH" "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$top/build/golden.wasm" -test.run 'Golden|KeptSaves|Pages')
done
