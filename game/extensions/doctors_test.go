package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// afterAdmin8 returns the levels of the doctors of a white layout after Admin step 8; the first treated of them treat
// a patient.
func afterAdmin8(t *testing.T, levels []clinic.Level, treated int, variants ...string) (*table, []clinic.Level) {
	x := newTable(t, 1, variants...)
	x.clinic(0).People = nil
	for i, level := range levels {
		id := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: level, At: outside})
		if i < treated {
			turn := &x.State.Players[0].Turn
			turn.Treatments = append(turn.Treatments, game.Treatment{Patient: "p", Doctors: []string{id}})
		}
	}
	return x, x.levelsAfter()
}

func (x *table) levelsAfter() []clinic.Level {
	x.enter("admin-8")
	var after []clinic.Level
	for _, person := range x.clinic(0).People {
		after = append(after, person.Level)
	}
	return after
}

// C120, X4: doctors in Admin 8 with each of the variants; the first of them has treated.
func TestDoctorsInAdmin(t *testing.T) {
	before := []clinic.Level{clinic.Yellow, clinic.Orange, clinic.White, clinic.Red}
	tests := []struct {
		variants []string
		want     [4]clinic.Level
	}{
		{nil, [4]clinic.Level{clinic.White, clinic.Yellow, clinic.White, clinic.Orange}},
		{[]string{"tough_doctors"}, [4]clinic.Level{clinic.Yellow, clinic.Orange, clinic.White, clinic.Red}},
		{[]string{"clever_doctors"}, [4]clinic.Level{clinic.Orange, clinic.Yellow, clinic.White, clinic.Orange}},
		{[]string{"tough_doctors", "clever_doctors"}, [4]clinic.Level{clinic.Orange, clinic.Orange, clinic.White, clinic.Red}},
	}
	for _, test := range tests {
		_, after := afterAdmin8(t, before, 1, test.variants...)
		if [4]clinic.Level(after) != test.want {
			t.Errorf("C120 with %v: %v, want %v", test.variants, after, test.want)
		}
	}
	if _, after := afterAdmin8(t, []clinic.Level{clinic.Red}, 1, "clever_doctors"); after[0] != clinic.Red {
		t.Errorf("C120: a red doctor becomes %v", after[0])
	}
}

// C120: with Clever Doctors the players level in turn order, and a doctor for whom no piece is left stays at their
// level.
func TestCleverDoctorsInTurnOrder(t *testing.T) {
	x := newTable(t, 2, "clever_doctors")
	for player := range 2 {
		x.clinic(player).People = nil
		id := x.come(player, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: outside})
		x.State.Players[player].Turn.Treatments = []game.Treatment{{Patient: "p", Doctors: []string{id}}}
	}
	// The second player's orange doctor would bring a yellow piece back, but only after the first player's turn.
	first, second := x.State.TurnOrder[0], x.State.TurnOrder[1]
	x.come(second, clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: outside})
	x.State.Market.DoctorSupply[clinic.Yellow] = 0
	events := x.enter("admin-8")
	if got := x.clinic(first).People[0].Level; got != clinic.White || !has(events, game.Skipped) {
		t.Errorf("C120: the first player's doctor is %v, with no yellow piece left", got)
	}
	if got := x.clinic(second).People; got[0].Level != clinic.Yellow || got[1].Level != clinic.White {
		t.Errorf("C120: the second player's doctors are %v and %v", got[0].Level, got[1].Level)
	}
}

// C120, the text's example: with Humble Doctors a red one treats a yellow patient without nurses, but a yellow one
// needs 2 for a red patient.
func TestExampleHumbleDoctors(t *testing.T) {
	x := newTable(t, 1, "humble_doctors")
	tests := []struct {
		doctor, patient clinic.Level
		nurses          int
	}{{clinic.Red, clinic.Yellow, 0}, {clinic.Yellow, clinic.Red, 2}, {clinic.Orange, clinic.Orange, 0}, {clinic.Red, clinic.NoLevel, 4}}
	for _, test := range tests {
		pairing := game.Pairing{
			Space: space(0, 1, 1), Doctor: &clinic.Person{Kind: clinic.Doctor, Level: test.doctor},
			Patient: &clinic.Person{Kind: clinic.Patient, Level: test.patient},
		}
		nurses, origins := x.of(0).ExplainNurses(pairing)
		if nurses != test.nurses || x.of(0).NursesNeeded(pairing) != nurses {
			t.Errorf("C120: a %v doctor with a %v patient needs %d nurses, want %d", test.doctor, test.patient, nurses, test.nurses)
		}
		if waived := len(origins) == 2 && origins[1].Source == "humble_doctors"; waived != (test.patient == clinic.Yellow) {
			t.Errorf("C120: the nurses come from %v", origins)
		}
	}
}
