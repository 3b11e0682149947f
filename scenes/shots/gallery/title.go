package gallery

import (
	"clinic/scenes"
	"clinic/scenes/keylist"
	"clinic/scenes/preferences"
	"clinic/scenes/title"
	"clinic/scenes/volumes"
)

// titleShots are the pictures of the title and the settings.
func titleShots() []Shot {
	door := func() scenes.Scene { return preferences.New() }
	full := func() (scenes.Scene, error) {
		return title.New(title.Doors{NewGame: door, Continue: door, Load: door, Numbers: door}), nil
	}
	settings := func() (scenes.Scene, error) { return preferences.New(), nil }
	sound := func() (scenes.Scene, error) { return volumes.New(), nil }
	keys := func() (scenes.Scene, error) { return keylist.New(), nil }
	return []Shot{
		{Name: "title", Width: 1280, Height: 800, Scene: full},
		{Name: "title", Width: 1024, Height: 640, Scene: full},
		{Name: "title", Width: 2560, Height: 1440, Scale: 150, Scene: full},
		{Name: "settings", Width: 1280, Height: 800, Scene: settings},
		{Name: "volumes", Width: 1280, Height: 800, Scene: sound},
		{Name: "volumes", Width: 390, Height: 844, Scene: sound},
		{Name: "keys", Width: 1280, Height: 800, Scene: keys},
		{Name: "keys", Width: 1024, Height: 640, Scene: keys},
	}
}
