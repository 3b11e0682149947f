# make play     opens the game
# make test     checks what a commit needs
# make test-all checks everything: all sizes and languages, browsers, systems and packages
# make bench    measures the rules and the pictures
# make shots    draws every scene into build/shots
# make web      builds the page for browsers and serves it; with ARGS=-network to a phone in the same network, too
# make host     builds the page and hosts tables for friends in the same network; ARGS are those of "clinic host"
# make art      draws the art of assets/art anew
# make sounds   draws every sound into build/sounds, and writes each as a file to be listened to
# make dist     packs what is committed for all systems, into build/dist
# make dist-test packs twice and compares, and starts the .deb in a clean root and the Windows build under Wine
# make licences collects the licences of what is built in
# make fuzz     looks for input that breaks the readers, for FUZZTIME each
# What is missing for one of these is installed first, on Debian and its relatives.

TOOLS = packaging/with-tools.sh
FUZZTIME ?= 30s
.PHONY: play test test-all bench shots web host art sounds dist dist-test licences fuzz

play:
	@echo "Building Clinic, a few minutes the first time"
	@$(TOOLS) go window -- go run . $(ARGS)

test:
	@$(TOOLS) go display browser art -- packaging/test.sh

test-all:
	@$(TOOLS) go display browser art -- packaging/test.sh
	@packaging/test-all.sh

bench:
	@$(TOOLS) go display -- packaging/bench.sh $(ARGS)

shots:
	@$(TOOLS) go display -- xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" go run ./scenes/shots $(ARGS)

web:
	@echo "Building the page, a few minutes the first time"
	@$(TOOLS) go -- packaging/web/build.sh build/web
	@$(TOOLS) go -- go run ./packaging/web/serve -port 8080 $(ARGS) build/web

host:
	@echo "Building the page and the host, a few minutes the first time"
	@$(TOOLS) go -- packaging/web/build.sh build/web
	@$(TOOLS) go window -- go run . host -page build/web $(ARGS)

art:
	@$(TOOLS) art -- python3 assets/art/generator/make.py

sounds:
	@$(TOOLS) go -- go run ./assets/sounds/sheet

dist:
	@$(TOOLS) go dist -- go run ./packaging/dist build/dist

dist-test:
	@$(TOOLS) go dist display -- packaging/dist-test.sh

licences:
	@$(TOOLS) go -- go run ./packaging/licences

fuzz:
	@$(TOOLS) go -- packaging/fuzz.sh $(FUZZTIME)
