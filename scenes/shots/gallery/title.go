package gallery

import (
	"clinic/scenes"
	"clinic/scenes/keylist"
	"clinic/scenes/preferences"
	"clinic/scenes/title"
)

// titleShots are the pictures of the title and the settings.
func titleShots() []Shot {
	page := func(name string) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) { return preferences.At(name), nil }
	}
	keys := func() (scenes.Scene, error) { return keylist.New(), nil }
	shots := []Shot{
		{Name: "title", Width: 1280, Height: 800, Scene: titlePage},
		{Name: "title", Width: 1024, Height: 640, Scene: titlePage},
		{Name: "title", Width: 2560, Height: 1440, Scale: 150, Scene: titlePage},
		{Name: "title-first", Width: 1280, Height: 800, Scene: firstPage},
		{Name: "title-first", Width: 1024, Height: 640, Scene: firstPage},
		{Name: "title-first", Width: 390, Height: 844, Scene: firstPage},
		{Name: "title-first", Width: 844, Height: 390, Scene: firstPage},
		{Name: "settings", Width: 1280, Height: 800, Scene: page("language")},
		{Name: "keys", Width: 1280, Height: 800, Scene: keys},
		{Name: "keys", Width: 1024, Height: 640, Scene: keys},
	}
	for _, name := range [...]string{"screen", "motion", "sound", "colors", "hand", "keys"} {
		for _, size := range [...][2]int{{1280, 800}, {1024, 640}} {
			shots = append(shots, Shot{Name: "settings-" + name, Width: size[0], Height: size[1], Scene: page(name)})
		}
	}
	return shots
}

// titlePage is the title with all its doors.
func titlePage() (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New() }
	none := func(*scenes.Context) {}
	return title.New(title.Doors{NewGame: door, FirstGame: none, Continue: door, Load: door, Rules: none}), nil
}

// firstPage is the title with no game to go on with.
func firstPage() (scenes.Scene, error) {
	door := func() scenes.Scene { return preferences.New() }
	none := func(*scenes.Context) {}
	return title.New(title.Doors{NewGame: door, FirstGame: none, Load: door, Rules: none}), nil
}
