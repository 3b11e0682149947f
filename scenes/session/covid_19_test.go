package session

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// infectedMove returns Move in a solo game with COVID-19: the hub holds an infected doctor, and the treatment room a
// red infected patient with a red doctor who needs a nurse too.
func infectedMove(t *testing.T, reader *ui.Reader, money int) *Session {
	t.Helper()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{"covid_19"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s := New(game.NewMatch(rules, nil), Seats{{Name: "Ada"}}, nil)
	setUp(t, reader, s)
	state := s.match.State
	me := &state.Players[0]
	me.Money, me.Clinic.People, me.Clinic.Named = money, nil, clinic.Named{}
	one := func(kind clinic.PersonKind, level clinic.Level, at clinic.Place, tiles int) {
		who := clinic.Person{Kind: kind, Level: level, At: at, Car: true, Marks: clinic.AddMarks(nil, "infected", tiles)}
		if kind == clinic.Patient {
			who.Service = clinic.Psychiatry
		}
		who.ID = me.Clinic.Named.Name(kind)
		me.Clinic.People = append(me.Clinic.People, who)
		state.Market.Pools = clinic.AddMarks(state.Market.Pools, "covid_tiles", -tiles)
	}
	var hub, room clinic.Place
	for space := range me.Clinic.Of(clinic.Hub).All() {
		hub = clinic.In(space)
	}
	for space := range me.Clinic.Of(clinic.TreatmentRoom).All() {
		room = clinic.In(space)
	}
	one(clinic.Doctor, clinic.White, hub, 1)
	one(clinic.Patient, clinic.Red, room, 1)
	one(clinic.Doctor, clinic.Red, room, 0)
	rules.Enter(state, "move")
	s.changed()
	return s
}

func reminded(s *Session, what Forgotten) []string {
	var who []string
	for _, r := range s.Reminders() {
		if r.What == what {
			who = append(who, r.Person)
		}
	}
	return who
}

// V4: an infected doctor in a hub looks for a bed while one is free, which is an obligation in Move.
func TestInfectedDoctorsSeekABed(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := infectedMove(t, reader, 0)
	asked := func() bool {
		for _, o := range s.Context().Obligations() {
			if o.Key == "doctor_to_bed" {
				return o.Open && o.Possible
			}
		}
		return false
	}
	if !asked() || s.Check(game.Command{Type: game.Done}).Legal() {
		t.Fatal("in the hub stands d1, and nothing is asked")
	}
	for space := range s.Context().Clinic().Of(clinic.TreatmentRoom).All() {
		must(t, reader, s, s.Person("d1").To(space).Command)
	}
	if asked() || !s.Check(game.Command{Type: game.Done}).Legal() {
		t.Error("in bed, and still asked for")
	}
}

// V6: players are reminded of masks if these save somebody from death and can be paid for.
func TestMasksAreRemindedOfWhereTheySave(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	if got := reminded(infectedMove(t, reader, 19), "masks_left"); len(got) > 0 {
		t.Errorf("without the money: %v", got)
	}
	s := infectedMove(t, reader, 20)
	if got := reminded(s, "masks_left"); !slices.Equal(got, []string{"p1"}) {
		t.Fatalf("the red patient p1 could be treated with masks; reminded is of %v", got)
	}
	must(t, reader, s, game.Command{Type: extensions.BuyMasks, Person: "p1"})
	if got := reminded(s, "masks_left"); len(got) > 0 {
		t.Errorf("with masks still %v", got)
	}
}

// B80, V4: an infected doctor doesn't count as somebody who could come and treat.
func TestInfectedDoctorsAreNotCalledToTreat(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := infectedMove(t, reader, 0)
	people := s.match.State.Players[0].Clinic.People
	s.match.State.Players[0].Clinic.People = people[:2]
	s.changed()
	if got := reminded(s, Untreated); len(got) > 0 {
		t.Errorf("nobody healthy is there, but reminded is of %v", got)
	}
}
