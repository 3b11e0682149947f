//go:build all

package app_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/gametest"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/clipboard"
)

// A whole solo round is played with keys alone, from the title to round II, on a French keyboard, whose letters
// are in other places than on an American one. In between it is exchanged for a German one, on which Y and Z have
// swapped places.
func TestASoloRoundWithAFrenchKeyboard(t *testing.T) {
	w := start(t)
	w.UntilScene("title")
	w.Keyboard("fr")
	w.Confirm("title.new_game")
	w.UntilScene("newgame")
	w.FocusOn("newgame.players")
	for range 3 {
		w.Key("Left")
	}
	w.Confirm("newgame.0.layout.white")
	w.FocusOn("newgame.seed")
	w.Key("End")
	for range 8 {
		w.Key("BackSpace")
	}
	w.Type("7")
	w.Key("Control", "Return")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })

	w.Confirm("bonus/parking_lot")
	w.deciding(game.DecideBonusPlace)
	w.Confirm("component/parking_lot")
	w.Confirm("space/0/3/2")
	w.deciding(game.DecideGoal)
	w.Confirm("goal/draw")
	if s := w.deciding(game.DecideAction); s.Round != 1 || s.Players[0].Money != 15 {
		t.Fatalf("round %d begins with $%d", s.Round, s.Players[0].Money)
	}

	w.Key("b")
	w.deciding(game.DecideBuild)
	w.Confirm("component/treatment_room")
	w.Confirm("space/0/0/0")
	w.money(13)
	w.Key("Control", "z")
	w.money(15)
	w.Key("Control", "y")
	w.money(13)
	w.Keyboard("de")
	w.Key("Control", "z")
	w.money(15)
	w.Key("Control", "y")
	w.money(13)
	w.Keyboard("fr")
	w.Key("d")
	w.Confirm("dialog.done") // one more could be built
	w.deciding(game.DecideAction)

	w.Key("h")
	w.deciding(game.DecideHire)
	w.Confirm("residency/0")
	w.Key("Return")
	w.kept("a second doctor", func(s *game.State) bool { return gametest.Count(&s.Players[0].Clinic, clinic.Doctor) == 2 })
	w.Confirm("nurse/0")
	w.Key("Return")
	w.kept("a nurse", func(s *game.State) bool { return gametest.Count(&s.Players[0].Clinic, clinic.Nurse) == 1 })
	w.Key("d")
	w.deciding(game.DecideAction)

	w.Key("a")
	w.deciding(game.DecideAdmit)
	w.Confirm("appointment/psychiatry/0")
	w.Key("Return")
	w.kept("a patient", func(s *game.State) bool { return gametest.Count(&s.Players[0].Clinic, clinic.Patient) == 1 })
	w.Screenshot("keyboard-admit")
	w.Key("d")
	w.Confirm("dialog.done") // points are left
	s := w.deciding(game.DecideMove)

	room := clinic.Space{X: 1, Y: 1}
	for _, kind := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Patient} {
		id := gametest.First(&s.Players[0].Clinic, kind)
		w.Confirm("person/" + id)
		w.Confirm("space/0/1/1")
		w.kept(id+" in the treatment room", func(s *game.State) bool { return s.Players[0].Clinic.Person(id).In(room) })
		w.Until(id+" standing in the clinic, not in the tray", func(s scenes.Seen) bool {
			at, there := s.At["person/"+id]
			return there && at[1] < s.At["button/done"][1]
		})
	}
	w.Key("d")
	w.treats()
	w.Confirm("button/done")
	if s = w.deciding(game.DecideAction); s.Round != 2 || s.Players[0].Treated[clinic.White] != 1 {
		t.Errorf("round %d, treated %v", s.Round, s.Players[0].Treated)
	}
	w.Until("the table again", func(s scenes.Seen) bool { return shows(s, "action/build") })
	w.Screenshot("keyboard-second")
}

// A seed is copied from another program into the window and back, through the clipboard.
func TestASeedIsCopiedFromProgramToProgram(t *testing.T) {
	w := start(t)
	t.Setenv("DISPLAY", w.Display())
	clipboard.Write("4711")
	w.UntilScene("title")
	w.Confirm("title.new_game")
	w.UntilScene("newgame")
	w.FocusOn("newgame.seed")
	w.Key("Control", "a")
	w.Key("Control", "v")
	w.Pause()
	w.Type("0")
	w.Key("Control", "a")
	w.Key("Control", "c")
	if got := <-clipboard.Read(); got != "47110" {
		t.Errorf("the window gives away %q", got)
	}
	w.Key("Control", "Return")
	if s := w.kept("the game", func(*game.State) bool { return true }); s == nil {
		t.Error("no game begins")
	}
	kept, err := w.store.Read(save.Autosave)
	if err != nil {
		t.Fatal(err)
	}
	if got := kept.Match.Rules.Config.Seed; got != 47110 {
		t.Errorf("the game has the seed %d", got)
	}
}
