package app_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	setups "clinic/game/share"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/app"
	"clinic/scenes/lessons"
	"clinic/scenes/storage"
	"clinic/scenes/today"
	"clinic/scenes/ui"
)

// handed returns the program without a window, in a folder of its own. After a while its page's address is changed
// to that text.
func handed(t *testing.T, start app.Start, address string) *scenes.Shell {
	reader := ui.NewReader("en")
	t.Helper()
	storage.KeepIn(t.TempDir())
	t.Cleanup(func() { storage.KeepIn("") })
	options := scenes.Options{Reader: reader}
	ticks := 0
	options.Given = func() string {
		if ticks++; ticks == 10 {
			return address
		}
		return ""
	}
	app.Open(&options, nil, start)
	t.Cleanup(func() { options.Ended() })
	shell := scenes.NewShell(options, scenes.DefaultSettings())
	shell.Resize(1280, 800, 1)
	for range 30 {
		if err := shell.Tick(input.Idle()); err != nil {
			t.Fatal(err)
		}
	}
	return shell
}

// A finished game, as a save, as a link and among records, and the code of another one, are opened correctly, at
// the start of the program and when dropped on it. Any other text changes nothing.
func TestWhatIsGivenIsOpened(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "game", "save", "testdata", "saves", "base-three-over.clinic"))
	if err != nil {
		t.Fatal(err)
	}
	kept, err := save.Decode(data, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	link, err := save.Link(kept)
	if err != nil {
		t.Fatal(err)
	}
	code, err := setups.Code(setups.Setup{Config: game.Config{Players: 3, Seed: 4711}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	together, err := json.Marshal(map[string]any{"game": "clinic", "records": []json.RawMessage{data}})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"https://example.org/#" + link: "*replay.Scene", "Try " + code + "!": "*newgame.Scene", "nothing of ours": "*title.Scene", "#game=AAAA": "*title.Scene",
	} {
		if got := fmt.Sprintf("%T", handed(t, app.Start{}, text).Scene()); got != want {
			t.Errorf("%.30q leads to %s", text, got)
		}
	}
	for name, content := range map[string]struct {
		data []byte
		want string
	}{
		"over.clinic": {data, "*scores.Scene"}, "mail.txt": {[]byte("See " + link), "*replay.Scene"}, "code.txt": {[]byte(code), "*newgame.Scene"},
		"all.json": {together, "*records.Scene"}, "mine.toml": {[]byte("price.garden = 9\n"), "*numbers.Scene"}, "bad.toml": {[]byte("price.gardn = 9\n"), "*title.Scene"},
		"cat.png": {[]byte("\x89PNG\r\n"), "*title.Scene"}, "newer.clinic": {[]byte(`{"game":"clinic","format":99}`), "*title.Scene"},
	} {
		shell := handed(t, app.Start{}, "")
		shell.Drop(fstest.MapFS{name: &fstest.MapFile{Data: content.data}})
		if got := fmt.Sprintf("%T", shell.Scene()); got != content.want {
			t.Errorf("%s leads to %s", name, got)
		}
	}
}

// A file with everything brings games, records, lessons and puzzles to an empty folder, asks about its settings,
// and brings nothing twice.
func TestEverythingIsTakenIn(t *testing.T) {
	var file save.Collector
	add := func(kind save.PieceKind, name, data string) {
		t.Helper()
		if err := file.Add(save.Piece{Kind: kind, Name: name, Data: []byte(data)}); err != nil {
			t.Fatal(err)
		}
	}
	for name, from := range map[string]string{"Sunday": "base-solo-move", save.Autosave: "base-three-over", "": "everything-four-over", save.Autosave + " in window 2": "base-four-bonuses"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "game", "save", "testdata", "saves", from+".clinic"))
		if err != nil {
			t.Fatal(err)
		}
		kind := save.GamePiece
		if name == "" {
			kind = save.RecordPiece
		}
		add(kind, name, string(data))
	}
	add(save.KeptPiece, "lessons", `{"learned":["first"]}`)
	add(save.KeptPiece, "puzzles", `{"3":{"stars":99,"on":3}}`)
	add(save.KeptPiece, "settings", `{"language":"fr","speed":200}`)
	data, err := file.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	shell := handed(t, app.Start{}, "")
	place, err := storage.Games()
	if err != nil {
		t.Fatal(err)
	}
	results, err := storage.Records()
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		shell.Drop(fstest.MapFS{"all.clinic": &fstest.MapFile{Data: data}})
		reads := func() bool {
			scene, does := shell.Scene().(interface{ Reads() bool })
			return does && scene.Reads()
		}
		for tick := 0; tick < 30 || reads(); tick++ {
			if err := shell.Tick(input.Idle()); err != nil {
				t.Fatal(err)
			}
		}
		if err := shell.Tick(input.Idle()); err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%T", shell.Scene()); got != "*records.Scene" {
			t.Fatalf("it leads to %s", got)
		}
		games, err := save.Open(place, extensions.All()).Files()
		if err != nil || len(games) != 2 {
			t.Errorf("%d games are kept: %v", len(games), err)
		}
		if _, err := save.Open(place, extensions.All()).Read("Sunday"); err != nil {
			t.Error(err)
		}
		over, err := save.Open(results, extensions.All()).Files()
		if err != nil || len(over) != 2 {
			t.Errorf("%d records are kept: %v", len(over), err)
		}
		if learned, err := lessons.Read(); err != nil || !learned.Has("first") {
			t.Errorf("learned is %v: %v", learned, err)
		}
		if stars := today.Now(nil).Puzzles[3].Stars; stars != 3 {
			t.Errorf("the puzzle has %d stars", stars)
		}
		press := input.Idle()
		press.Confirm = true
		if err := shell.Tick(press); err != nil {
			t.Fatal(err)
		}
	}
	if s, err := scenes.LoadSettings(); err != nil || s.Language != "fr" || s.Speed != 200 || s.Scale != 100 {
		t.Errorf("the settings are %+v: %v", s, err)
	}
}
