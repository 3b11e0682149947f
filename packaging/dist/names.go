package main

// What packages call the program and who makes it. The domain and the address belong to nobody: before packages are
// published, these become ones that do.
const (
	id        = "org.clinic_game.Clinic" // on Linux and Windows
	bundle    = "org.clinic-game.Clinic" // on macOS, which takes no _
	developer = "org.clinic_game"        // for software centers
	authors   = "the Clinic authors"
	address   = "clinic@clinic-game.invalid"

	// page is where the page for browsers was put, "https://…/", so that links to games that programs copy open there.
	page = ""
)
