package session_test

import (
	"bytes"
	"slices"
	"syscall"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// played plays a game for a number of players from its last Move to its end.
func played(t *testing.T, players int, writer *session.Writer) *session.Session {
	t.Helper()
	match, err := sample.AtMove(players, 6)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(match, sample.Seats(players), writer)
	if _, err := sample.Until(s, game.DecideClinic); err != nil {
		t.Fatal(err)
	}
	return s
}

// next begins another game.
func next(t *testing.T, writer *session.Writer) {
	t.Helper()
	match, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	session.New(match, sample.Seats(1), writer)
	writer.Wait()
}

// The next game overwrites the last autosaved one, whose result is recorded once, with its score sheet.
func TestAFinishedGameBecomesARecord(t *testing.T) {
	store, records := sample.Store{}, sample.Store{}
	keeper := session.Played(store, records, session.Named(save.Autosave))
	writer := session.Behind(keeper)
	s := played(t, 2, writer)
	writer.Wait()
	if trouble := s.Troubles(); len(trouble) > 0 {
		t.Fatal(trouble)
	}
	if err := keeper.Keep(s.Match(), s.Table()); err != nil { // saved once more while being looked at
		t.Fatal(err)
	}
	next(t, writer)
	listed, err := records.Files()
	if err != nil || len(store) != 1 || len(listed) != 1 {
		t.Fatalf("%d games and %d records are kept: %v", len(store), len(listed), err)
	}
	header := records.Look(listed[0].Name).Header
	told, err := session.Tell(header.Table)
	if err != nil || len(told.Ended) != 2 || told.Ended[0].Won == told.Ended[1].Won || !header.Over {
		t.Errorf("the record tells %+v, %v", told, err)
	}
	for player, ended := range told.Ended {
		if score := s.ContextOf(player).Score(); !slices.Equal(ended.Lines, score.Lines) || ended.Total != score.Total {
			t.Errorf("player %d ended with %+v, want %+v", player, ended, score)
		}
	}
	if name, err := session.Identity(s.Match()); err != nil || listed[0].Name != name {
		t.Errorf("it is called %s, %v", listed[0].Name, err)
	}
}

// fullStore is a store that writes nothing while its disk is full.
type fullStore struct {
	sample.Store
	full bool
}

func (s *fullStore) Write(name string, g save.Game) error {
	if s.full {
		return syscall.ENOSPC
	}
	return s.Store.Write(name, g)
}

// A result that could not be recorded, or whose program was killed before, is recorded before the next game takes its
// place.
func TestAResultIsNotLost(t *testing.T) {
	store, records := sample.Store{}, &fullStore{sample.Store{}, true}
	writer := session.Behind(session.Played(store, records, session.Named(save.Autosave)))
	s := played(t, 1, writer)
	writer.Wait()
	if trouble := s.Troubles(); len(trouble) == 0 || len(records.Store) != 0 {
		t.Fatalf("with a full disk there are %d records and nothing is said", len(records.Store))
	}
	next(t, writer)
	if kept, err := store.Read(save.Autosave); err != nil || !kept.Match.State.Over {
		t.Fatalf("the result was written over: %v", err)
	}
	records.full = false
	next(t, session.Behind(session.Played(store, records, session.Named(save.Autosave)))) // another program
	if kept, err := store.Read(save.Autosave); err != nil || kept.Match.State.Over || len(records.Store) != 1 {
		t.Fatalf("there are %d records, and the next game is kept: %v", len(records.Store), err)
	}
}

// A save that this program can't read as it was saved is never overwritten: a damaged game is set aside for the next
// one, and a game that stops at a command stays until somebody plays on from there.
func TestWhatCannotBeReadIsSetAside(t *testing.T) {
	match, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	whole := sample.Store{}
	stopped := *match
	stopped.Log = []game.Entry{{Command: game.Command{Type: game.BuyPopularity, Points: 1}}}
	if err := session.In(whole, "stopped").Keep(&stopped, session.Table{Seats: sample.Seats(1)}); err != nil {
		t.Fatal(err)
	}
	for what, data := range map[string][]byte{"damaged": whole["stopped"][:500], "stopped": whole["stopped"]} {
		store := sample.Store{save.Autosave: data}
		writer := session.Behind(session.Played(store, sample.Store{}, session.Named(save.Autosave)))
		playing := match
		kept, err := store.Read(save.Autosave)
		if what == "stopped" {
			playing = kept.Match
		}
		if err == nil {
			t.Fatalf("%s: it is read", what)
		}
		s := session.New(playing, sample.Seats(1), writer)
		writer.Wait()
		if what == "stopped" && (len(store) != 1 || !bytes.Equal(store[save.Autosave], data)) {
			t.Errorf("%s: it is written over before anybody plays on", what)
		}
		for range 2 {
			s.Apply(s.Legal()[0])
		}
		writer.Wait()
		if trouble := s.Troubles(); len(trouble) > 0 {
			t.Error(trouble)
		}
		if kept, err := store.Read(save.Autosave); err != nil || len(kept.Match.Log) != 2 {
			t.Errorf("%s: the game that is played is not kept: %v", what, err)
		}
		delete(store, save.Autosave)
		for _, aside := range store {
			if len(store) != 1 || !bytes.Equal(aside, data) {
				t.Errorf("%s: set aside are %d games", what, len(store))
			}
		}
		if len(store) != 1 {
			t.Errorf("%s: set aside are %d games", what, len(store))
		}
	}
}

// What a lesson, the game of a day or the campaign is played with is not proposed for the next game: the player did not
// choose it.
func TestOnlyWhatAPlayerChoseIsChosen(t *testing.T) {
	taught := session.Seats{{Taught: session.Taught{Lesson: "first"}}}
	for _, at := range []struct {
		name   string
		told   session.Told
		chosen bool
	}{
		{"a game", session.Told{}, true},
		{"a copy", session.Told{Table: session.Table{Origin: session.Origin{Kind: session.Copy}}}, true},
		{"the game of a day", session.Told{Table: session.Table{Origin: session.Origin{Kind: session.Daily}}}, false},
		{"the campaign", session.Told{Table: session.Table{Origin: session.Origin{Kind: session.Campaign}}}, false},
		{"a game from a lesson", session.Told{Table: session.Table{Origin: session.Origin{Kind: session.Lesson}}}, false},
		{"a lesson", session.Told{Table: session.Table{Seats: taught}}, false},
	} {
		if at.told.Chosen() != at.chosen {
			t.Errorf("%s is chosen: %v", at.name, at.told.Chosen())
		}
	}
}
