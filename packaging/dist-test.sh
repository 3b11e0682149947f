#!/bin/bash
# Packs the commit twice in two folders and compares, shows the title of the .deb in a root that holds nothing
# else, where debootstrap may make one, and plays what the installer for Windows installs, where Wine is to be had. "make dist-test" calls it.
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

# titled starts a program until it shows its title, and ends it.
titled() {
	if ! timeout 60 "$@" 2>"$work/log" | grep -m 1 -o '"scene":"title[^"]*"'; then
		echo "no title is shown" >&2
		cat "$work/log" >&2
		exit 1
	fi
}
screen=(xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp")

step "the archive for Linux, and the .rpm, unpacked and started"
mkdir -p "$work/archive" "$work/rpm"
tar -C "$work/archive" --strip-components=1 -xf build/dist/*-linux-"$(go env GOARCH)".tar.gz
titled "${screen[@]}" "$work/archive/clinic" --trace --data "$work/archive/kept"
if packaging/with-tools.sh rpm -- true; then
	(cd "$work/rpm" && rpm2cpio "$OLDPWD"/build/dist/*-linux-"$(go env GOARCH)".rpm | cpio -id --quiet --no-absolute-filenames)
	titled "${screen[@]}" "$work/rpm/usr/bin/clinic" --trace --data "$work/rpm/kept"
fi

step "the manifest for Flatpak"
if packaging/with-tools.sh flatpak -- true; then
	(cd build/dist && flatpak-builder --show-manifest ./*.yaml >/dev/null)
else
	echo "not read: flatpak-builder is not to be had here"
fi

step "the list of contents"
go run -modfile=packaging/dist/tools.mod packaging/dist/judge/spdx.go build/dist/*.spdx.json

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
	titled chroot "$work/clean" "${screen[@]}" /usr/games/clinic --trace --data /games
fi

step "the installer for Windows, a round with the mouse, and a file opened by its kind, under Wine"
if [ "$(go env GOARCH)" != amd64 ]; then
	echo "not tried: it needs a machine with an amd64 processor"
elif ! packaging/with-tools.sh wine -- true; then
	echo "not tried: Wine is not to be had here"
else
	packaging/wine.sh build/dist/*-windows-amd64-setup.exe
fi
