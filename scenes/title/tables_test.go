package title_test

import (
	"fmt"
	"testing"
	"time"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/lobby"
	"clinic/scenes/preferences"
	"clinic/scenes/scenetest"
	"clinic/scenes/title"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// withTables is the title with so many tables, and what was done there last.
func withTables(reader *ui.Reader, count int) (*title.Scene, *string) {
	did := ""
	door := func(name string) func() scenes.Scene {
		return func() scenes.Scene { did = name; return preferences.New(reader) }
	}
	var tiles []lobby.Tile
	for i := range count {
		id := fmt.Sprint(i)
		tiles = append(tiles, lobby.Tile{
			ID: id, Stand: lobby.Waiting, Chip: "Waiting for Bartholomew", Title: "Round III, Business", Note: "1 day left", People: make([]lobby.Person, 4),
			Open: func(*scenes.Context) { did = "table " + id },
		})
	}
	if count > 0 {
		tiles[0].Stand, tiles[0].Chip = lobby.Mine, "Your turn"
	}
	tables := &title.Tables{
		Tiles: func() []lobby.Tile { return tiles }, All: door("all"), Join: door("join"), Refresh: func() {}, Look: func() bool { return false },
		Paste: func(_ *scenes.Context, text string) { did = text },
	}
	day := &title.Today{Stand: func() title.Stand { return title.Stand{} }, Daily: func(*scenes.Context) {}, Puzzle: door("puzzle"), Look: func(*scenes.Context) bool { return false }}
	return title.New(reader, title.Doors{
		NewGame: door("new"), Continue: door("continue"), Load: door("load"), Records: door("records"), Campaign: door("campaign"), Rules: func(*scenes.Context) {},
		FirstGame: func(*scenes.Context) {}, Friends: door("friends"), Tables: tables, Today: day,
	}), &did
}

// Tables are opened with the mouse, all of them and those of others are one press away, and what is pasted is taken.
func TestTablesAreOpenedFromTheTitle(t *testing.T) {
	reader := ui.NewReader("en")
	for id, want := range map[string]string{"title.table.1": "table 1", "title.tables": "all", "title.join": "join", "title.friends": "friends"} {
		s, did := withTables(reader, 3)
		stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
		stage.ClickOn(t, id)
		if *did != want {
			t.Errorf("%s leads to %q", id, *did)
		}
	}
	s, did := withTables(reader, 1)
	stage := scenetest.NewStage(s.Reader, s, 390, 844, 100)
	stage.Finger().Tap(t, "title.tables")
	if *did != "all" {
		t.Errorf("a finger on the tables leads to %q", *did)
	}
	s, did = withTables(stage.Reader, 0)
	stage = scenetest.NewStage(stage.Reader, s, 1280, 800, 100)
	clipboard.Write("a link")
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyV)
	for range 2000 { // the clipboard is another program's
		if stage.Wait(1); *did != "" {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if _, listed := stage.Seen().At["title.tables"]; *did != "a link" || listed {
		t.Errorf("pasted: %q, tables without any: %v", *did, listed)
	}
}

// The title shows as many tables as fit, covers nothing with them, and cuts nothing off.
func TestTablesFitOnTheTitle(t *testing.T) {
	reader := ui.NewReader("en")
	language := reader.Texts.Chosen()
	defer reader.Texts.Choose(language)
	for _, code := range []string{"en", "fr", "pt"} {
		reader.Texts.Choose(code)
		for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {390, 844}, {360, 640}, {844, 390}, {568, 320}} {
			for _, count := range []int{0, 1, 6} {
				s, _ := withTables(reader, count)
				stage := scenetest.NewStage(s.Reader, s, size[0], size[1], 100)
				stage.Wait(2)
				for _, fault := range stage.Faults("title.today", "title.week") {
					t.Errorf("%d tables in %s at %v: %s", count, code, size, fault)
				}
				stage.Clear()
			}
		}
	}
}
