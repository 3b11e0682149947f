#!/bin/bash
# Checks what "make test" leaves out because it takes long. "make test-all" calls it after that, and .ci/run parts of
# it.
#   packaging/test-all.sh [PART...]
# A PART is one of those below; all without any. Each says what it lacks where something is not to be had.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s (after %d s)\n' "$*" $SECONDS; }
tools=packaging/with-tools.sh
newer=go1.27.4 # the Go after the one in go.mod

tests() {
	step "every test: all windows, languages, sizes and games"
	$tools go display art -- bash -c 'go vet -tags all ./... && packaging/go-test.sh -tags all'
}
systems() {
	step "what nothing reaches, and what does not compile for other systems"
	$tools go -- packaging/systems.sh
}
golden() {
	step "kept saves, and what only pages do, compiled for browsers"
	$tools go browser -- packaging/golden.sh game/save scenes/spoken input/history
}
page() {
	step "browser: a round with a finger and all that hands do in Chromium, without a network, and with what browsers lack"
	$tools go browser -- packaging/page-test.sh '/(finger|hands|offline|limits)$'
}
friends() {
	step "a whole game with every extension at one table: a window, and two pages in Chromium"
	$tools go browser display -- packaging/page-test.sh '/friends$'
}
browsers() {
	step "browsers: a round in Firefox and WebKitGTK, too"
	CLINIC_BROWSERS="firefox webkit" $tools go browser browsers -- packaging/page-test.sh '/(firefox|webkit)$'
}
newer() {
	step "the page with $newer"
	if $tools go -- env GOTOOLCHAIN=$newer go version; then
		$tools go -- env GOTOOLCHAIN=$newer packaging/web/build.sh build/web-newer
	else
		echo "not built: $newer is not to be had here"
	fi
}
packages() {
	step "packages, made and started as far as this machine can"
	if $tools go display dist -- true; then
		$tools go display dist -- bash -c 'go run ./packaging/dist -here build/packed && packaging/started.sh build/packed'
	else
		echo "not made: what makes them is not to be had here"
	fi
}
twice() {
	step "packages, made twice and compared"
	$tools go dist display -- packaging/dist-test.sh
}

parts=("$@")
[ $# -gt 0 ] || parts=(tests systems golden page friends browsers newer twice)
for part in "${parts[@]}"; do
	case $part in
	tests | systems | golden | page | friends | browsers | newer | packages | twice) "$part" </dev/null ;;
	*) echo "there is no part \"$part\"" >&2; exit 2 ;;
	esac
done
