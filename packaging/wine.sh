#!/bin/bash
# Installs the program for Windows under Wine with its own installer, plays a round with the mouse there, finds the
# saved game after a second start, opens a file by its kind, and takes everything away again. packaging/dist-test.sh
# calls it.
#   packaging/wine.sh SETUP.EXE
# It needs Wine for 64 bits, Xvfb and binutils-mingw-w64-x86-64; pictures of the round lie in build/windows afterwards.
set -eu
cd "$(dirname "$0")/.."
setup=$(realpath "$1")
work=$(mktemp -d)
export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe="
home=$WINEPREFIX/drive_c/users/$(id -un)/AppData
installed=$home/Local/Programs/Clinic
end() {
	wineserver -k || true
	rm -rf "$work"
}
trap end EXIT

# over waits until Wine's own processes have ended: those that go on know the display before only.
over() {
	timeout 60 wineserver -w || wineserver -k || true
}

# shown runs a command on a display of its own, which stays until all that it has started has ended: an uninstaller goes
# on as another program.
shown() {
	over
	xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" bash -c 'code=0; "$@" || code=$?; timeout 60 wineserver -w || true; exit $code' shown "$@"
}

# until waits for a command to succeed, and says what it waited for where it never does.
until_so() {
	local what=$1
	shift
	for _ in $(seq 600); do
		if "$@"; then
			return
		fi
		sleep 0.2
	done
	echo "under Wine: $what" >&2
	exit 1
}

shown wineboot -i >"$work/log" 2>&1
over

# Go takes chance from a library that Wine 8 has not; the same function has another name there.
library=$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll
if [ ! -e "$library" ]; then
	printf 'LIBRARY bcryptprimitives.dll\nEXPORTS\nProcessPrng = advapi32.SystemFunction036\n' >"$work/names.def"
	x86_64-w64-mingw32-dlltool -d "$work/names.def" -e "$work/names.o"
	x86_64-w64-mingw32-ld -shared -e 0 -o "$library" "$work/names.o"
fi

shown wine "$setup" /S
until_so "the installer installs nothing" test -e "$installed/uninstall.exe"

# The tests of the window find what is kept where they look for it. The window fills the display: nothing stands around
# it then.
cat >"$work/clinic" <<PROGRAM
#!/bin/bash
timeout 60 wineserver -w || wineserver -k || true
rm -rf "$home/Roaming"
ln -s "\$XDG_CONFIG_HOME" "$home/Roaming"
if [ ! -e "\$XDG_CONFIG_HOME/clinic/settings.json" ]; then
	mkdir -p "\$XDG_CONFIG_HOME/clinic"
	echo '{"full_screen": true}' >"\$XDG_CONFIG_HOME/clinic/settings.json"
fi
exec env EBITENGINE_GRAPHICS_LIBRARY=opengl wine "$installed/clinic.exe" "\$@"
PROGRAM
chmod +x "$work/clinic"
CLINIC_BUILT_PROGRAM=$work/clinic go test -count=1 -timeout 0 ./scenes/app -run '^(TestASoloRoundWithTheMouse|TestAGameIsSavedLeftAndLoaded)$'

# A file is opened by its kind, as with a double click: then it is the game that is played. Wine 8 looks for kinds of
# files among those of all users only, where an installer that needs no administrator can't put its own.
over
rm -rf "$home/Roaming"
mkdir -p "$home/Roaming"
for key in .clinic Clinic.Game; do
	shown wine reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f >/dev/null
done
cp game/save/testdata/saves/triage-draw.clinic "$work/a game.clinic"
EBITENGINE_GRAPHICS_LIBRARY=opengl shown wine start /wait /unix "$work/a game.clinic" &
until_so "a file is not opened by its kind" test -e "$home/Roaming/clinic/games/autosave.clinic"
wineserver -k
wait || true

shown wine "$installed/uninstall.exe" /S
until_so "the uninstaller leaves something behind" test ! -e "$installed"
