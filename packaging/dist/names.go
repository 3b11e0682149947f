package main

// The names of the program and its makers in packages. Nobody owns the domain and the address: replace them before
// packages are published.
const (
	id        = "org.clinic_game.Clinic" // on Linux and Windows
	bundle    = "org.clinic-game.Clinic" // on macOS, which doesn't allow _
	developer = "org.clinic_game"        // for software centers
	authors   = "the Clinic authors"
	address   = "clinic@clinic-game.invalid"

	// page is the URL of the published page for browsers, "https://…/": links to games that programs copy open
	// there.
	page = ""
)
