#!/bin/bash
# Compiles for every system, packs the commit twice in two folders and compares, and shows the title of the .deb in a root that holds nothing
# else, where debootstrap may make one. "make dist-test" calls it.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s\n' "$*"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for target in linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64; do
	step "vet for $target"
	GOOS=${target%/*} GOARCH=${target#*/} CGO_ENABLED=0 go vet . ./audio ./game/save/... ./input ./scenes ./scenes/clipboard ./scenes/files ./scenes/storage ./scenes/systemlanguage
done

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

step "the .deb in a clean root"
if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null; then
	echo "not tried: it needs root and debootstrap"
elif ! debootstrap --variant=minbase stable "$work/clean" >"$work/log" 2>&1; then
	tail -n 3 "$work/log"
	echo "not tried: a clean root can't be made here"
else
	cp build/dist/*-linux-"$(dpkg --print-architecture)".deb "$work/clean/clinic.deb"
	chroot "$work/clean" apt-get install -y -q --no-install-recommends ./clinic.deb xvfb xauth >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }
	chroot "$work/clean" /usr/games/clinic --version
	if ! chroot "$work/clean" timeout 60 xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" /usr/games/clinic --trace --data /games 2>"$work/log" | grep -m 1 -o '"scene":"title[^"]*"'; then
		echo "no title is shown" >&2
		cat "$work/log" >&2
		exit 1
	fi
fi
