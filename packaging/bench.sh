#!/bin/bash
# Measures the rules and the pictures and prints one table. "make bench" calls it, with ARGS.
set -eu
cd "$(dirname "$0")/.."
if command -v chromium >/dev/null && command -v node >/dev/null && command -v npm >/dev/null; then
	(cd packaging/web && npm ci --no-fund --no-audit --loglevel=error >/dev/null </dev/null) && export CLINIC_BROWSER=yes
fi
go build -o build/bench ./packaging/bench
exec xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" build/bench "$@"
