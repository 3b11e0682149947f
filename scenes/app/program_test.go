package app

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"clinic/assets"
	"clinic/game/cli"
)

func TestArgumentsAreUnderstoodOrRefusedInASentence(t *testing.T) {
	for _, c := range []struct {
		arguments   []string
		prints, err string
	}{
		{[]string{"-version"}, "clinic 1.2.3", ""},
		{[]string{"-help"}, "opens the window", ""},
		{[]string{"-scale", "20"}, "", "75 to 250"},
		{[]string{"-scale", "big"}, "", "-scale"},
		{[]string{"-numbers", "no/such/file.toml"}, "", "no/such/file.toml"},
		{[]string{"-read-aloud", "no/such/folder/file"}, "", "nothing can be read aloud"},
		{[]string{"-lang", "xx"}, "", `no language "xx"; choose one of: en, fr, pt`},
		{[]string{"-seed", "twelve"}, "", `the seed "twelve" is not a whole number`},
		{[]string{"-seed", "-1"}, "", `the seed "-1" is not a whole number`},
		{[]string{"-join", "no code"}, "", `"no code" is neither the link of a table nor its code`},
		{[]string{"-seed", "1", "-join", "7k3mq2xa"}, "", "only one of"},
		{[]string{"-load", "no/such/file.clinic"}, "", "no/such/file.clinic can't be read"},
		{[]string{"no/such/file.clinic"}, "", "no/such/file.clinic can't be read"},
		{[]string{"-replay", "program.go"}, "", "program.go can't be opened"},
		{[]string{"-replay", "https://example.org/#game=AAAA"}, "", "the link can't be opened"},
		{[]string{"-load", "rounds"}, "", "rounds is not a file"},
		{[]string{"-load", "a", "-seed", "1"}, "", "only one of"},
		{[]string{"-data", "program.go"}, "", "program.go is not a folder"},
		{[]string{"dance"}, "", `no command "dance"`},
		{[]string{"-dance"}, "", "clinic --help"},
	} {
		var out bytes.Buffer
		err := Run(c.arguments, &cli.Commands{Version: "1.2.3"}, nil, &out)
		if !strings.Contains(out.String(), c.prints) || c.prints == "" && out.Len() > 0 {
			t.Errorf("%v prints %q, want %q", c.arguments, out.String(), c.prints)
		}
		switch {
		case c.err == "" && err != nil, c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%v gives %v, want %q", c.arguments, err, c.err)
		case err != nil && strings.Contains(err.Error(), "\n"):
			t.Errorf("%v gives more than one line: %v", c.arguments, err)
		}
	}
}

// A file with everything is imported; a saved game is continued or replayed, and a link's game is replayed.
func TestWhatTheProgramIsStartedWith(t *testing.T) {
	data, err := os.ReadFile("../../game/save/testdata/links.json")
	if err != nil {
		t.Fatal(err)
	}
	var links map[string]struct{ Link string }
	if err := json.Unmarshal(data, &links); err != nil {
		t.Fatal(err)
	}
	for _, kept := range links {
		if start, err := begun("", "https://example.org/#"+kept.Link, "", ""); err != nil || start.Replay.Match == nil {
			t.Errorf("a link is not shown: %v", err)
		}
	}
	const saves = "../../game/save/testdata/"
	if start, err := begun(saves+"collections/1.clinic", "", "", ""); err != nil || start.All == nil || start.Load.Match != nil {
		t.Errorf("a file with everything is not taken in: %v", err)
	}
	if start, err := begun(saves+"saves/base-solo-move.clinic", "", "", ""); err != nil || start.All != nil || start.Load.Match == nil {
		t.Errorf("a game is not gone on with: %v", err)
	}
	if start, err := begun("", saves+"saves/base-solo-move.clinic", "", ""); err != nil || start.Replay.Match == nil {
		t.Errorf("a game is not shown again: %v", err)
	}
}

// A file of numbers named before a command applies to the command.
func TestNumbersBeforeACommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "numbers.toml")
	if err := os.WriteFile(path, []byte("start.money = 44\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	commands := &cli.Commands{Weights: assets.Bots}
	if err := Run([]string{"--numbers", path, "engine"}, commands, strings.NewReader(`{"do":"new","config":{"players":1}}`), &out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), `"money":44`) {
		t.Errorf("the engine answers %s", out.String())
	}
}
