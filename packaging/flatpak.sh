#!/bin/bash
# Installs a bundle for Flatpak in a folder of its own and starts it in Flatpak's sandbox until its title is shown. The
# runtime that it asks for is only to be had from the network, so one of the same name is made of this machine's
# libraries. packaging/started.sh calls it.
#   packaging/flatpak.sh BUNDLE.flatpak
# It needs Flatpak and Xvfb, and a system that allows a sandbox.
set -eu
cd "$(dirname "$0")/.."
bundle=$(realpath "$1")
id=$(sed -n 's/^\s*id *= "\([^"]*\)".*/\1/p' packaging/dist/names.go)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work/home XDG_RUNTIME_DIR=$work/run XDG_DATA_HOME=$work/home/.local/share FLATPAK_USER_DIR=$work/installed
mkdir -p -m 700 "$HOME" "$XDG_RUNTIME_DIR"

# quietly runs a command, and shows what it said where it fails.
quietly() {
	"$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
}

quietly flatpak --user install --noninteractive --no-deps --no-related "$bundle"
flatpak --user list --columns=application,arch,branch,runtime,size
entry=$FLATPAK_USER_DIR/exports/share/applications/$id.desktop
if ! grep '^Exec=.* run .*--file-forwarding.* @@ %f @@$' "$entry"; then
	echo "no entry in the menu opens files" >&2
	exit 1
fi
if ! bwrap --unshare-user --unshare-pid --ro-bind / / --proc /proc --dev /dev true 2>/dev/null; then
	echo "installed, not started: no sandbox can be made here"
	exit
fi

# A runtime has what the program is linked with, what it opens by name to draw, and what these need.
runtime=$(flatpak --user info --show-runtime "$id")
program=$FLATPAK_USER_DIR/app/$id/current/active/files/bin/clinic
opened=()
for name in libX11.so.6 libXext.so.6 libXi.so.6 libXcursor.so.1 libXrandr.so.2 libXinerama.so.1 libGL.so.1 libEGL.so.1 libGLX_mesa.so.0 libEGL_mesa.so.0 dri/swrast_dri.so; do
	for library in /usr/lib/"$(uname -m)"-linux-gnu*/"$name"; do
		[ ! -e "$library" ] || opened+=("$library")
	done
done
made=$work/runtime
ldd "$program" "${opened[@]}" | grep -oE '/[^ :]+' | grep -vxF "$program" | sort -u | while read -r library; do
	library=${library#/usr}
	mkdir -p "$made/files$(dirname "$library")"
	cp -L "$library" "$made/files$library"
done
printf '[Runtime]\nname=%s\nruntime=%s\nsdk=%s\n' "${runtime%%/*}" "$runtime" "$runtime" >"$made/metadata"
quietly flatpak build-export --runtime --files=files --arch="$(flatpak --default-arch)" "$work/repository" "$made" "${runtime##*/}"
quietly flatpak --user remote-add --no-gpg-verify here "$work/repository"
quietly flatpak --user install --noninteractive --no-related here "runtime/$runtime"

if ! timeout 120 xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" flatpak --user run "$id" --trace 2>"$work/log" | grep -m 1 -o '"scene":"title[^"]*"'; then
	echo "no title is shown" >&2
	cat "$work/log" >&2
	exit 1
fi
