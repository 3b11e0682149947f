//go:build all

package app_test

import (
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
)

// busy returns a solo game in which Move is about to begin, with much for extensions to do: a doctor inside who
// can smoke, a patient in pre-admissions, a wheelchair at the entrance, a ghost in the hub, and money for a temp.
func busy(t *testing.T) *game.Match {
	t.Helper()
	config := game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{"cigarettes", "wheelchairs", "temp_agency", "ghosts"}}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	for d := s.Decision(0); d.Kind != game.DecideAction; d = s.Decision(0) {
		command := rules.Legal(s, 0)[0]
		if _, v := rules.Apply(s, 0, &command); !v.Legal() {
			t.Fatal(rules.Sentence(v.Refusal))
		}
	}
	board := &s.Players[0].Clinic
	hub := clinic.Space{X: 0, Y: 1}
	for i := range board.People {
		if board.People[i].Kind == clinic.Doctor {
			board.People[i].At = clinic.In(hub)
		}
	}
	board.People = append(board.People, clinic.Person{
		ID: board.Named.Name(clinic.Patient), Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry,
		At: clinic.Place{Area: clinic.PreAdmissions}, Car: true,
	})
	s.Market.PatientBag[clinic.White]--
	board.At(hub).Marks = []clinic.Mark{{Kind: "ghost", Count: 1}}
	s.Market.Pools = clinic.AddMarks(s.Market.Pools, "ghost", -1)
	board.Outside[0].Marks = []clinic.Mark{{Kind: "wheelchairs", Count: 1}}
	s.Market.Pools = clinic.AddMarks(s.Market.Pools, "wheelchairs", -1)
	rules.Enter(s, "move")
	return game.NewMatch(rules, s)
}

// goOn opens the program with a saved game, and continues that by mouse.
func goOn(t *testing.T, m *game.Match) *window {
	t.Helper()
	home := t.TempDir()
	store := save.Open(filepath.Join(home, "clinic", "games"), extensions.All())
	if err := session.In(store, save.Autosave).Keep(m, session.Table{Seats: session.Seats{{Name: "Ada"}}}); err != nil {
		t.Fatal(err)
	}
	w := &window{scenetest.StartIn(t, home), t, store}
	w.UntilScene("title")
	w.ClickOn("title.continue")
	w.UntilScene("table.Table")
	return w
}

// The extensions' requests in Move are handled with the mouse in the real window: an obligation, a temp in the
// middle of Move, a ride in a wheelchair, and a ghost that moves after everybody (C3, C30, C50, C63).
func TestExtensionsWithTheMouse(t *testing.T) {
	w := goOn(t, busy(t))

	w.deciding("smoke")
	w.ClickOn("person/d1")
	s := w.deciding(game.DecideMove)
	if me := &s.Players[0]; clinic.CountOf(me.Clinic.Person("d1").Marks, "cigarettes") != 1 || me.Time == 0 {
		t.Errorf("C3: after the break: %+v, time %d", me.Clinic.Person("d1"), me.Time)
	}
	room := clinic.Space{X: 1, Y: 1}
	money := s.Players[0].Money
	w.carry("offer/hire_temp/nurse", "space/0/1/1", "a temp works as a nurse", func(me *game.Player) bool {
		return me.Money == money-4 && len(me.Clinic.People) == len(s.Players[0].Clinic.People)+1
	})
	time := s.Players[0].Time
	w.DragOn("person/p1", "wheels/wheelchair/0/0/1/west")
	w.ClickOn("space/0/1/1")
	s = w.kept("the ride", func(s *game.State) bool { return s.Players[0].Clinic.Person("p1").In(room) })
	if spent := s.Players[0].Time - time; spent != 1 { // sideways for nothing, the ghost in the hub for 1
		t.Errorf("C30, C62: the ride takes %d", spent)
	}
	w.Screenshot("extensions-move")
	w.endMove()
	w.deciding("move_ghosts")
	w.carry("space/0/0/1", "space/0/1/0", "the ghost is in the supply room", func(me *game.Player) bool {
		return clinic.CountOf(me.Clinic.At(clinic.Space{X: 1, Y: 0}).Marks, "ghost") == 1
	})
	w.ClickOn("button/done")
	w.kept("Business", func(s *game.State) bool { d := s.Decision(0); return d == nil || d.Kind != "move_ghosts" })
}
