//go:build !windows && !js

package session_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// A game stays under its name after the claim file was removed. If another program has taken the name, or had it and
// saved a game there, the game moves to an unused name. This is reported once, and nothing is overwritten.
func TestAGameMovesAwayFromAnotherProgram(t *testing.T) {
	for what, test := range map[string]struct {
		plays, stays bool // the other program: saves a game there, and is still open
		want         string
	}{
		"nobody": {false, false, save.Autosave}, "another still": {false, true, "autosave in window 3"},
		"another before": {true, false, "autosave in window 3"}, "another plays": {true, true, "autosave in window 3"},
	} {
		t.Run(what, func(t *testing.T) {
			folder := t.TempDir()
			claim := filepath.Join(folder, ".autosave.playing")
			games, records := save.Open(folder, extensions.All()), sample.Store{}
			match, err := sample.AtMove(1, 2)
			if err != nil {
				t.Fatal(err)
			}
			other, err := sample.AtMove(2, 3)
			if err != nil {
				t.Fatal(err)
			}
			elsewhere, err := session.Whole(other, session.Table{Seats: sample.Seats(2)})
			if err != nil {
				t.Fatal(err)
			}
			name, another := session.Claim(folder)
			if another {
				t.Fatal("there is another program")
			}
			writer := session.Behind(session.Played(games, records, name))
			keep := func() {
				t.Helper()
				writer.Keep(match, session.Table{Seats: sample.Seats(1)})
				if _, err := writer.Unkept(); err != nil {
					t.Fatal(err)
				}
			}
			keep()
			if err := errors.Join(games.Write("autosave in window 2", elsewhere), os.Remove(claim)); err != nil {
				t.Fatal(err)
			}
			if test.plays || test.stays {
				file, err := os.Create(claim)
				if err == nil && test.stays {
					err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
				}
				if err != nil {
					t.Fatal(err)
				}
				defer file.Close()
			}
			if test.plays {
				if err := games.Write(save.Autosave, elsewhere); err != nil {
					t.Fatal(err)
				}
			}
			before := map[string][]byte{}
			for _, kept := range []string{save.Autosave, "autosave in window 2"} {
				if before[kept], err = games.Contents(kept); err != nil {
					t.Fatal(err)
				}
			}
			if _, v := match.Apply(0, match.Rules.Legal(match.State, 0)[0]); !v.Legal() {
				t.Fatal(match.Rules.Sentence(v.Refusal))
			}
			keep()
			moved := test.want != save.Autosave
			if troubles := writer.Troubles(); len(troubles) > 0 != moved || moved && !errors.Is(troubles[0], save.ErrMoved) {
				t.Errorf("said is %v", troubles)
			}
			if name.String() != test.want {
				t.Errorf("it is kept as %s, want %s", name, test.want)
			}
			keep()
			if troubles := writer.Troubles(); len(troubles) > 0 || name.String() != test.want {
				t.Errorf("the next time it is kept as %s, and said is %v", name, troubles)
			}
			if kept, err := games.Read(test.want); err != nil || len(kept.Match.Log) != len(match.Log) {
				t.Errorf("it is not kept: %v", err)
			}
			for kept, contents := range before {
				if now, err := games.Contents(kept); kept != test.want && (err != nil || !bytes.Equal(now, contents)) {
					t.Errorf("%s is written over: %v", kept, err)
				}
			}
		})
	}
}
