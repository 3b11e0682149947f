#!/bin/bash
# Builds the page and plays it in Chromium, and in the browsers that CLINIC_BROWSERS names, firefox and webkit.
#   packaging/page-test.sh [PARTS]
# PARTS is a pattern for the names of the parts, such as '/round$'; all without it.
set -eu
cd "$(dirname "$0")/.."
go vet -tags browser ./packaging/web/...
(cd packaging/web && npm ci --no-fund --no-audit --loglevel=error >/dev/null </dev/null)
go test -count=1 -timeout 0 -tags browser -run "TestThePageIsPlayedInABrowser${1:-}" ./packaging/web
