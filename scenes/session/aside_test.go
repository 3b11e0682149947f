package session_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/storage"
)

// A damaged record is set aside as it is before the same game is recorded in its place. This happens once, and the
// player is told.
func TestADamagedRecordIsSetAside(t *testing.T) {
	over, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	name, err := session.Identity(over.Match())
	if err != nil {
		t.Fatal(err)
	}
	damaged := []byte(`{"game":"clinic","format":1,`)
	games, records := sample.Store{}, sample.Store{name: damaged}
	writer := session.Behind(session.Played(games, records, session.Named(save.Autosave)))
	writer.Keep(over.Match(), over.Table())
	writer.Wait()
	if troubles := writer.Troubles(); len(troubles) != 1 || !errors.Is(troubles[0], storage.ErrDamaged) {
		t.Errorf("said is %v", troubles)
	}
	if _, unkept := writer.Unkept(); unkept != nil || records.Look(name).Err != nil || games.Look(save.Autosave).Err != nil {
		t.Errorf("the game is not kept: %v", unkept)
	}
	files, err := records.Files()
	aside := slices.IndexFunc(files, func(file save.File) bool { return save.Original(file.Name) })
	if err != nil || len(files) != 2 || aside < 0 || !bytes.Equal(records[files[aside].Name], damaged) {
		t.Errorf("kept are %+v: %v", files, err)
	}
	writer.Keep(over.Match(), over.Table())
	writer.Wait()
	if troubles := writer.Troubles(); len(troubles) > 0 || len(records) != 2 {
		t.Errorf("the next time said is %v, and %d records are there", troubles, len(records))
	}
}
