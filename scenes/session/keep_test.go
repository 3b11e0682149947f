package session_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/sample"
	"clinic/scenes/session"
)

// The next game takes the place of the last one that went on by itself; what came of that is still kept, once.
func TestAFinishedGameOutlivesTheNextOne(t *testing.T) {
	store := sample.Store{}
	keeper := session.Played(store)
	match, err := sample.AtMove(2, 6)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(match, sample.Seats(2), keeper)
	if len(store) != 1 {
		t.Fatalf("before the end %d games are kept", len(store))
	}
	if _, err := sample.Until(s, game.DecideClinic); err != nil {
		t.Fatal(err)
	}
	if trouble := s.Troubles(); len(trouble) > 0 {
		t.Fatal(trouble)
	}
	if err := keeper.Keep(s.Match(), s.Seats()); err != nil { // looked at once more
		t.Fatal(err)
	}
	next, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	session.New(next, sample.Seats(1), keeper)
	listed, err := store.List()
	if err != nil || len(listed) != 2 {
		t.Fatalf("%d games are kept: %v", len(listed), err)
	}
	at := slices.IndexFunc(listed, func(l save.Listed) bool { return session.Finished(l.Name) })
	if at < 0 || !listed[at].Header.Over || listed[at].Header.Config.Players != 2 || listed[1-at].Name != save.Autosave || listed[1-at].Header.Over {
		t.Errorf("kept are %+v", listed)
	}
}
