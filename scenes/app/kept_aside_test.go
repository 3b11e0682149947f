package app

import (
	"encoding/json"
	"testing"
	"time"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/title"
	"clinic/scenes/today"
	"clinic/scenes/ui"
)

// slow is a store whose headers are read only when its gate is closed.
type slow struct {
	save.Store
	gate chan struct{}
}

func (s slow) Look(name string) save.Listed {
	<-s.gate
	return s.Store.Look(name)
}

// The title appears before any record is read, and the day's results follow by themselves.
func TestTheTitleWaitsForNoRecord(t *testing.T) {
	reader := ui.NewReader("en")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	over, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	gate, records := make(chan struct{}), sample.Store{}
	h := &app{Reader: reader, writer: session.Behind(session.In(sample.Store{}, save.Autosave))}
	table := over.Table()
	table.Origin = session.Origin{Kind: session.Daily, Date: h.now().String()}
	told, err := json.Marshal(session.Told{Table: table, Saved: time.Unix(0, 0)})
	if err == nil {
		err = session.Record(records, save.Game{Match: over.Match(), Table: told})
	}
	if err != nil {
		t.Fatal(err)
	}
	h.heads(save.Open(t.TempDir(), extensions.All()), slow{records, gate})
	day := h.today()
	stage := scenetest.NewStage(h.Reader, title.New(h.Reader, title.Doors{NewGame: func() scenes.Scene { return nil }, Today: day}), 1280, 800, 100)
	defer stage.Clear()
	if stage.Wait(10); !h.results.Reading() || day.Stand().Played {
		t.Error("nothing is read, or what is not read is told")
	}
	close(gate)
	h.results.Whole()
	if stage.Wait(2); !day.Stand().Played {
		t.Errorf("the game of %s is not told as played", today.Day(h.now()))
	}
}

// A damaged review is set aside unchanged, once, before another one is saved in its place.
func TestADamagedReviewIsSetAside(t *testing.T) {
	over, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	shelf := sample.Store{"one": []byte("once upon a time")}
	found := save.Game{Match: over.Match(), Table: []byte("{}")}
	if aside := shelve(shelf, "one", found); !aside || len(shelf) != 2 || shelf.Look("one").Err != nil {
		t.Errorf("it is set aside: %v; %d are there", aside, len(shelf))
	}
	if aside := shelve(shelf, "one", found); aside || len(shelf) != 2 {
		t.Errorf("the next time, too: %v; %d are there", aside, len(shelf))
	}
}
