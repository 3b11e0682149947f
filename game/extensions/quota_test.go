package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// C12: the text's example: half the round's number, rounded up.
func TestExampleHalfRoundQuota(t *testing.T) {
	for round, want := range map[int]int{2: 1, 4: 2, 5: 3, 6: 3} {
		if Quota(round) != want {
			t.Errorf("C12: round %d asks for %d patients", round, Quota(round))
		}
	}
}

// C12: with fewer patients than the quota when Move is over, 2 popularity are lost, only once with both extensions;
// with enough patients, none.
func TestQuota(t *testing.T) {
	air, road := []string{"helicopters"}, []string{"fire_trucks"}
	both := []string{"fire_trucks", "helicopters"}
	for _, test := range []struct {
		ids      []string
		round    int
		patients int
		lost     int
	}{
		{air, 2, 0, 0}, {air, 3, 0, 0}, {air, 4, 1, 2}, {air, 4, 2, 0}, {air, 5, 2, 2}, {air, 5, 3, 0}, {air, 6, 3, 0},
		{road, 1, 0, 0}, {road, 2, 0, 2}, {road, 2, 1, 0}, {road, 3, 0, 0}, {road, 4, 1, 2}, {road, 4, 2, 0}, {road, 5, 0, 0}, {road, 6, 2, 2}, {road, 6, 3, 0},
		{both, 2, 0, 2}, {both, 4, 1, 2}, {both, 4, 2, 0}, {both, 5, 2, 2}, {both, 6, 2, 2},
	} {
		x := newTable(t, 1, test.ids...)
		x.clear(0)
		x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 0, 0)})
		x.State.Round = test.round
		for range test.patients {
			x.patient(0, clinic.White, clinic.In(space(0, 0, 0)))
		}
		x.enter("move") // everything that comes finds no place and is lost
		lost := 0
		for _, e := range x.do(0, done) {
			if e.Type == QuotaMissed {
				lost -= e.Popularity
			}
		}
		if lost != test.lost {
			t.Errorf("C12: %v lose %d in round %d with %d patients, want %d", test.ids, lost, test.round, test.patients, test.lost)
		}
	}
}

// C12, X13: patients in rooms and in pre-admissions count, including unclassified and critical ones; burn victims,
// dogs, visitors and infected doctors don't.
func TestWhoCountsForTheQuota(t *testing.T) {
	x := newTable(t, 1, "helicopters", "triage", "therapy_dogs", "gift_shop")
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 3, 2)})
	x.patient(0, clinic.Critical, clinic.In(roomSpace))
	x.patient(0, clinic.White, clinic.In(space(0, 3, 2)))
	x.patient(0, clinic.Unclassified, preAdmissions)
	x.withDog(0, clinic.Unclassified, preAdmissions)
	x.come(0, byAir.victim(clinic.In(roomSpace)))
	x.come(0, clinic.Person{Kind: visitor, At: clinic.In(roomSpace)})
	x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Red, At: clinic.In(roomSpace), Marks: []clinic.Mark{{Kind: infectedMark, Count: 1}}})
	if got := QuotaPatients(x.of(0)); got != 4 {
		t.Errorf("C12: %d patients count, want 4", got)
	}
}

// X10, C12: the quota is checked when all of Move is over, including the ghosts' moves.
func TestQuotaComesLast(t *testing.T) {
	x := laidOut(t, 1, "helicopters", "ghosts")
	x.haunts(roomSpace)
	x.State.Round = 4
	x.enter("move")
	if events := x.do(0, done); has(events, QuotaMissed) || x.State.Decision(0).Kind != DecideGhostMoves {
		t.Errorf("X10: before the ghosts %v", events)
	}
	if events := x.do(0, game.Command{Type: game.Done}); !has(events, QuotaMissed) {
		t.Errorf("C12: %v", events)
	}
}
