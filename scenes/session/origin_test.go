package session

import (
	"reflect"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/ui"
)

// What a game is played for, how long, the help taken in it and the score to beat are saved with it. A game saved by
// an earlier program is Free.
func TestOriginAndAidsAreKept(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	now := time.Unix(1000, 0)
	s.thinking.clock = func() time.Time { return now }
	origin := Origin{Kind: Daily, Date: "2026-11-23"}
	beat := 61
	s.origin, s.toBeat = origin, &beat
	s.NoteHint()
	s.NoteHint()
	s.NoteMovePlayed()
	now = now.Add(time.Hour) // nobody was there
	must(t, reader, s, s.Legal()[0])
	now = now.Add(20 * time.Second)
	must(t, reader, s, s.Legal()[0])
	data, err := Encode(s.Match(), s.Table())
	if err != nil {
		t.Fatal(err)
	}
	kept, err := save.Decode(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Open(kept, nil)
	if err != nil {
		t.Fatal(err)
	}
	if table := again.Table(); table.Origin != origin || table.Aids != (Aids{Hints: 2, Moves: 1}) || table.Seconds != s.Table().Seconds {
		t.Errorf("it came back as %+v, was %+v", table, s.Table())
	}
	if again.ToBeat() == nil || *again.ToBeat() != beat {
		t.Errorf("%v is to be beaten, not %d", again.ToBeat(), beat)
	}
	if seconds := s.Table().Seconds; seconds < 20 || seconds > 200 {
		t.Errorf("it was played for %d seconds", seconds)
	}
	old, err := Tell([]byte(`{"seats":[{"name":"Ada","color":0}],"saved":"2026-11-01T10:00:00Z"}`))
	if err != nil || old.Origin != (Origin{Kind: Free}) || !old.Aids.None() || old.ToBeat != nil {
		t.Errorf("an older game tells %+v, %v", old, err)
	}
}

// A solo player may undo past what was drawn, which is counted (B92); undoing what revealed nothing is not.
func TestUndoPastWhatWasDrawnIsCounted(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	counted, seen := 0, false
	for i := 0; !s.Over() && !seen; i++ {
		must(t, reader, s, s.Legal()[0])
		shown := s.match.UndoesPastDraw(0)
		if reason := s.Undo(); !reason.None() {
			t.Fatal(reason)
		}
		if shown {
			counted, seen = counted+1, s.match.State.Round > 0
		}
		if s.Table().Aids.Undone != counted {
			t.Fatalf("after %d commands %d are counted, want %d", i, s.Table().Aids.Undone, counted)
		}
		if _, reason := s.match.Redo(0); !reason.None() {
			t.Fatal(reason)
		}
		s.changed()
	}
	if counted == 0 {
		t.Error("nothing was drawn")
	}
}

// A match can be restored as it was after each of its commands, with what was told up to then.
func TestAMatchAtEachOfItsCommands(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 2, nil)
	var told []int
	for range 60 {
		told = append(told, len(s.match.Told))
		if s.Curtain() {
			s.OpenCurtain()
		}
		must(t, reader, s, s.Legal()[0])
	}
	for at := range told {
		then := s.match.At(at)
		again := game.NewMatch(s.match.Rules, nil)
		for _, e := range s.match.Log[:at] {
			if _, v := again.Apply(e.Player, e.Command); !v.Legal() {
				t.Fatal(v.Refusal)
			}
		}
		if !reflect.DeepEqual(then.State, again.State) || len(then.Log) != at || len(then.Told) != told[at] {
			t.Fatalf("after %d commands it is another one", at)
		}
		if end := len(s.match.At(at + 1).Told); len(s.match.ToldBy(at)) != end-told[at] {
			t.Fatalf("command %d told %d things, want %d", at, len(s.match.ToldBy(at)), end-told[at])
		}
	}
}

// notes is a keeper that records the tables it is given.
type notes struct{ tables []Table }

func (n *notes) Keep(_ *game.Match, table Table) error {
	n.tables = append(n.tables, table)
	return nil
}

// A game is never saved without its origin, not even for a moment.
func TestAGameIsKeptWithItsOriginFromTheStart(t *testing.T) {
	t.Parallel()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7}, nil)
	if err != nil {
		t.Fatal(err)
	}
	kept := &notes{}
	writer := Behind(kept)
	Begin(game.NewMatch(rules, nil), Table{Seats: Seats{{Name: "Ada"}}, Origin: Origin{Kind: Copy, From: 3}, Before: [][]game.Record{{{Popularity: 4}}}}, writer)
	writer.Wait()
	if len(kept.tables) != 1 || kept.tables[0].Origin.Kind != Copy || len(kept.tables[0].Before) != 1 {
		t.Errorf("it is kept as %+v", kept.tables)
	}
}
