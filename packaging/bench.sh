#!/bin/bash
# Measures the rules and the pictures and prints one table. "make bench" calls it, with ARGS.
set -eu
cd "$(dirname "$0")/.."
go build -o build/bench ./packaging/bench
exec xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" build/bench "$@"
