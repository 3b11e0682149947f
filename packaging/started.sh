#!/bin/bash
# Starts what a folder of packages has for this machine: the archive and the .rpm unpacked, the .deb in a root that
# holds nothing else, the bundle for Flatpak in its sandbox, and what the installer for Windows installs, with a round
# by mouse, under Wine. What only macOS starts is unpacked and compared. It says of each what it lacks here.
# packaging/dist-test.sh and .ci/run call it.
#   packaging/started.sh build/dist
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s\n' "$*"; }
packages=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# titled starts a program until it shows its title, and ends it.
titled() {
	if ! timeout 60 "$@" 2>"$work/log" | grep -m 1 -o '"scene":"title[^"]*"'; then
		echo "no title is shown" >&2
		cat "$work/log" >&2
		exit 1
	fi
}
# hosts starts a program that hosts tables in a folder of its own root, and looks whether browsers get the page from it.
hosts() {
	local folder=$1
	shift
	"$@" host --listen 127.0.0.1:17790 --folder "$folder" >"$work/log" 2>&1 &
	local host=$! part
	for _ in $(seq 100); do
		if grep -q '^Ctrl+C' "$work/log"; then break; fi
		sleep 0.2
	done
	for part in /:'<title>' /clinic.wasm:asm /healthz:ok; do
		if ! exec 3<>/dev/tcp/127.0.0.1/17790 || ! printf 'GET %s HTTP/1.0\r\n\r\n' "${part%%:*}" >&3 || ! grep -aq -e "${part#*:}" <&3; then
			echo "the host doesn't serve ${part%%:*}" >&2
			cat "$work/log" >&2
			kill $host
			exit 1
		fi
		exec 3>&-
	done
	kill $host
	wait $host
	echo "it hosts tables, and serves the page"
}
screen=(xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp")

step "the archive for Linux, and the .rpm, unpacked and started"
mkdir -p "$work/archive" "$work/rpm"
tar -C "$work/archive" --strip-components=1 -xf "$packages"/*-linux-"$(go env GOARCH)".tar.gz
titled "${screen[@]}" "$work/archive/clinic" --trace --data "$work/archive/kept"
hosts "$work/archive/hosted" "$work/archive/clinic"
if packaging/with-tools.sh rpm -- true; then
	(cd "$work/rpm" && rpm2cpio "$packages"/*-linux-"$(go env GOARCH)".rpm | cpio -id --quiet --no-absolute-filenames)
	titled "${screen[@]}" "$work/rpm/usr/bin/clinic" --trace --data "$work/rpm/kept"
	hosts "$work/rpm/hosted" "$work/rpm/usr/bin/clinic"
fi

step "the .deb in a clean root"
if [ "$(id -u)" != 0 ] || ! packaging/with-tools.sh clean -- true; then
	echo "not tried: it needs root and debootstrap"
elif ! debootstrap --variant=minbase stable "$work/clean" >"$work/log" 2>&1 ||
	! chroot "$work/clean" apt-get install -y -q --no-install-recommends xvfb xauth >"$work/log" 2>&1; then
	tail -n 3 "$work/log"
	echo "not tried: a clean root can't be made here"
else
	cp "$packages"/*-linux-"$(dpkg --print-architecture)".deb "$work/clean/clinic.deb"
	chroot "$work/clean" apt-get install -y -q --no-install-recommends ./clinic.deb >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }
	chroot "$work/clean" /usr/games/clinic --version
	titled chroot "$work/clean" "${screen[@]}" /usr/games/clinic --trace --data /games
	hosts /hosted chroot "$work/clean" /usr/games/clinic
fi

step "the disk image for macOS, unpacked by two programs and compared with the archive"
if [ ! -e "$(echo "$packages"/*-macos.dmg)" ]; then
	echo "not tried: there is none among these packages"
elif ! packaging/with-tools.sh dmg -- true; then
	echo "not tried: dmg2img and 7z are not to be had here"
else
	dmg2img -s -i "$packages"/*-macos.dmg -o "$work/volume" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
	7z e -tdmg -so "$packages"/*-macos.dmg >"$work/volume-again" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
	cmp "$work/volume" "$work/volume-again"
	7z x -o"$work/image" "$work/volume" >"$work/log"
	7z x -o"$work/zip" "$packages"/*-macos.zip >"$work/log"
	diff -r "$work/zip/Clinic.app" "$work/image/Clinic/Clinic.app"
	[ -x "$work/image/Clinic/Clinic.app/Contents/MacOS/clinic" ]
	[[ $(readlink "$work/image/Clinic/Applications") == */Applications ]] || { echo "the disk image has no link to the applications" >&2; exit 1; }
	echo "it holds what the archive holds"
fi

step "the bundle for Flatpak, installed and started in its sandbox"
bundle=$(find "$packages" -name "*-linux-$(go env GOARCH).flatpak")
if [ -z "$bundle" ]; then
	echo "not tried: there is none among these packages"
elif ! packaging/with-tools.sh flatpak -- true; then
	echo "not tried: Flatpak is not to be had here"
else
	packaging/flatpak.sh "$bundle"
fi

step "the installer for Windows, a round with the mouse, and a file opened by its kind, under Wine"
if [ "$(go env GOARCH)" != amd64 ]; then
	echo "not tried: it needs a machine with an amd64 processor"
elif ! packaging/with-tools.sh wine -- true; then
	echo "not tried: Wine is not to be had here"
else
	packaging/wine.sh "$packages"/*-windows-amd64-setup.exe
fi
