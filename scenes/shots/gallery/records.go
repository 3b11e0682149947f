package gallery

import (
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/records"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// recordsShots are the pictures of the finished games.
func recordsShots() []Shot {
	shown := func(use func(h *hand)) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			scene, err := recordsPage(reader)
			if err != nil {
				return nil, err
			}
			return played(reader, scene, use)
		}
	}
	return []Shot{
		{Name: "records", Width: 1280, Height: 800, Scene: shown(func(*hand) {})},
		{Name: "records-narrow", Width: 1024, Height: 640, Scene: shown(func(*hand) {})},
		{Name: "records", Width: 2560, Height: 1440, Scene: shown(func(*hand) {})},
		{Name: "records-every", Width: 1280, Height: 800, Scene: shown(func(h *hand) { h.click("records.view.1") })},
		{Name: "records-empty", Width: 1280, Height: 800, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return noRecords(reader) }},
	}
}

// newest says that the last three records are new.
func newest(all []string) <-chan records.Came {
	came := make(chan records.Came, 1)
	came <- records.Came{Names: all[len(all)-3:]}
	return came
}

func noRecords(reader *ui.Reader) (scenes.Scene, error) {
	return records.New(reader, sample.Heads(sample.Store{}), sample.Store{}, nil, records.Doors{FirstGame: func(*scenes.Context) {}}), nil
}

func recordsPage(reader *ui.Reader) (scenes.Scene, error) {
	store, err := sample.Records()
	if err != nil {
		return nil, err
	}
	see := func(save.Game) (scenes.Scene, error) { return noRecords(reader) }
	return records.New(reader, sample.Heads(store), sample.Store{}, extensions.All(), records.Doors{See: see, Replay: see, Review: see, Puzzles: func() int { return 14 }, Clinic: func(int) scenes.Scene { return nil }, Fresh: newest}), nil
}

// addRecords adds them in a small window.
func addRecords(add adds) {
	add("records", recordsPage, func(*hand) {})
	add("records-every", recordsPage, func(h *hand) { h.click("records.view.1") })
	add("records-statistics", recordsPage, func(h *hand) { h.click("records.view.2") })
	add("records-empty", noRecords, func(*hand) {})
}
