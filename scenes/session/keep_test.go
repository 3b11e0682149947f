package session_test

import (
	"bytes"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// The next game takes the place of the last one that went on by itself; what came of that is still kept, once.
func TestAFinishedGameOutlivesTheNextOne(t *testing.T) {
	store := sample.Store{}
	keeper := session.Played(store, save.Autosave)
	writer := session.Behind(keeper)
	match, err := sample.AtMove(2, 6)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(match, sample.Seats(2), writer)
	if writer.Wait(); len(store) != 1 {
		t.Fatalf("before the end %d games are kept", len(store))
	}
	if _, err := sample.Until(s, game.DecideClinic); err != nil {
		t.Fatal(err)
	}
	writer.Wait()
	if trouble := s.Troubles(); len(trouble) > 0 {
		t.Fatal(trouble)
	}
	if err := keeper.Keep(s.Match(), s.Table()); err != nil { // looked at once more
		t.Fatal(err)
	}
	next, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	session.New(next, sample.Seats(1), writer)
	writer.Wait()
	listed, err := store.List()
	if err != nil || len(listed) != 2 {
		t.Fatalf("%d games are kept: %v", len(listed), err)
	}
	at := slices.IndexFunc(listed, func(l save.Listed) bool { return session.Finished(l.Name) })
	if at < 0 || !listed[at].Header.Over || listed[at].Header.Config.Players != 2 || listed[1-at].Name != save.Autosave || listed[1-at].Header.Over {
		t.Errorf("kept are %+v", listed)
	}
}

// What this program does not read as it was saved is never written over: a damaged game is set aside for the next one, and
// a game that stops at a command stays where it is until somebody plays on from there.
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
		writer := session.Behind(session.Played(store, save.Autosave))
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
