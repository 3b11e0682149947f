#!/bin/bash
# Runs a command with the tools it needs, installing on Debian and its relatives what is missing.
#   packaging/with-tools.sh NEED... -- COMMAND...
# A NEED is go, window (to open one), display (one without a screen), browser (Chromium and Node), browsers (Firefox and
# WebKitGTK), art (Python), dist (what makes and judges packages), rpm and dmg (what reads theirs), flatpak (what makes
# bundles and reads the manifest), clean (to make a root that holds nothing else) or wine (to start programs for
# Windows).
set -eu
cd "$(dirname "$0")/.."

missing=()
has() { command -v "$1" >/dev/null 2>&1; }
library() { { ldconfig -p 2>/dev/null || /sbin/ldconfig -p; } | grep -q "$1"; }
need() { if ! "$1" "$2"; then shift 2; missing+=("$@"); fi; }

wanted=$(sed -n 's/^go //p' go.mod)
go_is_new() { [ "$(printf '%s\n' "$wanted" "$("$1" env GOVERSION 2>/dev/null | sed 's/^go//; s/[^0-9.].*//')" | sort -V | head -n 1)" = "$wanted" ]; }

needs=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
	case $1 in
	go) has go || [ -x .tools/go/bin/go ] || missing+=(golang-go ca-certificates) ;;
	window) need library libX11.so.6 libx11-6; need library libGL.so.1 libgl1 ;;
	display) need library libX11.so.6 libx11-6; need library libGL.so.1 libgl1; need has Xvfb xvfb; need has xvfb-run xvfb; need has xauth xauth ;;
	browser) need has chromium chromium; need has node nodejs; need has npm npm ;;
	browsers) need has firefox-esr firefox-esr; need has WebKitWebDriver webkit2gtk-driver ;;
	dist) need has git git; need has gzip gzip; need has makensis nsis; need has desktop-file-validate desktop-file-utils; need has appstreamcli appstream; need has xorriso xorriso ;;
	rpm) need has rpm2cpio rpm2cpio; need has cpio cpio ;;
	dmg) need has dmg2img dmg2img; need has 7z p7zip-full ;;
	flatpak) need has flatpak flatpak; need has flatpak-builder flatpak-builder ;;
	clean) need has debootstrap debootstrap ;;
	wine) need has wine wine; need has x86_64-w64-mingw32-ld binutils-mingw-w64-x86-64 ;;
	art) need has python3 python3 ;;
	*) echo "with-tools.sh: nothing is known about the need \"$1\"" >&2; exit 2 ;;
	esac
	needs+=("$1")
	shift
done
shift

if [ ${#missing[@]} -gt 0 ]; then
	install="apt-get install -y --no-install-recommends ${missing[*]}"
	root=()
	if [ "$(id -u)" != 0 ]; then
		if has sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then root=(sudo); else
			echo "These packages are missing. As root, run:  apt-get update && $install" >&2
			exit 1
		fi
	fi
	if ! has apt-get; then
		echo "These tools are missing; on Debian they are the packages: ${missing[*]}" >&2
		exit 1
	fi
	echo "Installing ${missing[*]}"
	export DEBIAN_FRONTEND=noninteractive
	log=$(mktemp)
	if ! { ${root[@]+"${root[@]}"} apt-get update -q && ${root[@]+"${root[@]}"} $install; } >"$log" 2>&1 </dev/null; then
		tail -n 20 "$log" >&2
		echo "The packages could not be installed. As root, run:  apt-get update && $install" >&2
		exit 1
	fi
	rm -f "$log"
fi

# Debian's Go may be older than the project's. Any Go can fetch a newer one as a module; it is kept in .tools.
if [[ " ${needs[*]} " == *" go "* ]]; then
	if [ -x .tools/go/bin/go ]; then
		PATH=$PWD/.tools/go/bin:$PATH
	fi
	if ! go_is_new go; then
		platform=$(go env GOOS)-$(go env GOARCH)
		echo "Fetching Go $wanted for $platform"
		if ! found=$(cd / && GO111MODULE=on GOFLAGS= go mod download -json "golang.org/toolchain@v0.0.1-go$wanted.$platform" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p') || [ -z "$found" ]; then
			echo "Go $wanted or newer is needed and could not be fetched; get it from https://go.dev/dl" >&2
			exit 1
		fi
		rm -rf .tools/go .tools/go-new
		mkdir -p .tools
		cp -r "$found" .tools/go-new
		chmod -R u+w .tools/go-new
		chmod +x .tools/go-new/bin/* .tools/go-new/pkg/tool/*/*
		mv .tools/go-new .tools/go
		PATH=$PWD/.tools/go/bin:$PATH
	fi
	export CGO_ENABLED=0 GOFLAGS="-buildvcs=false ${GOFLAGS:-}"
fi
export PATH
exec "$@"
