package table_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/table"
)

var update = flag.Bool("update", false, "write the log of a table of this version, if there is none yet")

// fixture is a log that every later program reads.
type fixture struct {
	Entries []json.RawMessage `json:"entries"`
	Scores  []int             `json:"scores"`
}

func scores(t *table.Table) (list []int) {
	for player := range t.Seats {
		list = append(list, game.Context{Rules: t.Match.Rules, State: t.Match.State, Player: player}.Score().Total)
	}
	return list
}

// The log of every version is read for ever, with all kinds of entries. When the format changes, the test keeps one
// more.
func TestOldLogs(t *testing.T) {
	newest := filepath.Join("testdata", "table-1.json")
	if _, err := os.Stat(newest); err != nil && *update {
		keepFixture(t, newest)
	}
	files, err := filepath.Glob(filepath.Join("testdata", "table-*.json"))
	if err != nil || len(files) != table.Format {
		t.Fatalf("%d logs are kept for %d formats: %v", len(files), table.Format, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var f fixture
		if err := json.Unmarshal(data, &f); err != nil {
			t.Fatal(err)
		}
		read := table.New(table.RulesOf(extensions.All()))
		for _, entry := range f.Entries {
			if _, err := read.Fold(entry); err != nil {
				t.Fatal(file, err)
			}
		}
		if !read.Match.State.Over || !reflect.DeepEqual(scores(read), f.Scores) {
			t.Errorf("%s ends with %v, not %v", file, scores(read), f.Scores)
		}
	}
}

// keepFixture plays a game in which everything is entered that can be, puts it to sleep in its middle, and keeps it.
func keepFixture(t *testing.T, file string) {
	o := order(3, true)
	o.Seats[1] = table.Wanted{}
	s := open(t, o)
	_, token, err := table.NewToken(chance(9))
	if err != nil {
		t.Fatal(err)
	}
	s.write(&table.Entry{Seat: &table.Seated{By: game.NoPlayer, Player: 1, Name: "Bo", Token: token}})
	s.write(&table.Entry{Say: &table.Said{Player: 1, Phrase: "hello"}})
	s.write(&table.Entry{Seat: &table.Seated{By: 2, Player: 2, Bot: bot.Intern}})
	s.write(&table.Entry{Seat: &table.Seated{By: 2, Player: 2}})
	undone := false
	s.play(100, func(told table.Told, _ *game.State) {
		if !undone && s.MayUndo(told.Player).None() {
			command := s.Match.Log[len(s.Match.Log)-1].Command
			s.write(&table.Entry{Play: &table.Played{Player: told.Player, Undo: true}})
			s.write(&table.Entry{Play: &table.Played{Player: told.Player, Command: command}})
			undone = true
		}
	})
	kept, err := table.Keep(s.log, s.now)
	if err != nil || !undone {
		t.Fatal(err, undone)
	}
	asleep, err := kept.Encode()
	if err != nil {
		t.Fatal(err)
	}
	middle := len(s.log)
	s.play(5000, nil)
	f := fixture{Entries: []json.RawMessage{asleep}, Scores: scores(s.Table)}
	for _, entry := range s.log[middle:] {
		f.Entries = append(f.Entries, entry)
	}
	data, err := json.MarshalIndent(f, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, append(data, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}
