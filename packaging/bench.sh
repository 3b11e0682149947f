#!/bin/bash
# Measures the rules and the pictures. "make bench" calls it.
set -eu
cd "$(dirname "$0")/.."
grep -m 1 'model name' /proc/cpuinfo || true
go version
go test -p 1 -run '^$' -bench . -benchmem ./...
