#!/bin/bash
# Packs the commit twice in two folders and compares, judges what says what is in the packages, and starts those that
# this machine can start. "make dist-test" calls it.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s\n' "$*"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for place in one two; do
	step "packages, in folder $place"
	git clone -q . "$work/$place"
	(cd "$work/$place" && go run ./packaging/dist build/dist)
done
step "the same twice"
(cd "$work/one/build/dist" && sha256sum -c --quiet SHA256SUMS)
diff "$work/one/build/dist/SHA256SUMS" "$work/two/build/dist/SHA256SUMS"
mkdir -p build
rm -rf build/dist
cp -r "$work/one/build/dist" build/dist

step "the manifest for Flatpak"
if packaging/with-tools.sh flatpak -- true; then
	(cd build/dist && flatpak-builder --show-manifest ./*.yaml >/dev/null)
else
	echo "not read: flatpak-builder is not to be had here"
fi

step "the list of contents"
go run -modfile=packaging/dist/tools.mod packaging/dist/judge/spdx.go build/dist/*.spdx.json

packaging/started.sh build/dist
