package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// E5: for each player the bag has 6 light, 3 medium and 1 dark patients, 3 light doctors and 1 medium one, as far as
// they last when everybody has the first doctor: with 4 players 8 light and 4 medium.
func TestEmergencyBag(t *testing.T) {
	for players := 1; players <= game.MaxPlayers; players++ {
		rules, err := game.NewRules(game.Config{Players: players, Seed: 1, Extensions: []string{"emergency"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		m := &market.Market{} // before anyone has come
		layEmergency(rules.Annex(), m)
		patients, doctors := m.PatientBag, m.DoctorBag
		if want := (market.Bag{Light: 6 * players, Medium: 3 * players, Dark: players}); patients != want {
			t.Errorf("E5: %d players have the patients %v", players, patients)
		}
		if want := (market.Bag{Light: [...]int{3, 6, 9, 8}[players-1], Medium: players}); doctors != want {
			t.Errorf("E5: %d players have the doctors %v", players, doctors)
		}
		for level, all := range map[clinic.Level]int{Light: 28, Medium: 14, Dark: 8} {
			if patients[level]+m.PatientSupply[level] != all {
				t.Errorf("E5: there are %d patients of level %d", patients[level]+m.PatientSupply[level], level)
			}
		}
		if doctors[Light]+m.DoctorSupply[Light] != 12 || doctors[Medium]+m.DoctorSupply[Medium] != 12 {
			t.Errorf("E5: there are %v doctors and %v", doctors, m.DoctorSupply)
		}
	}
}

// E5: the residency has a doctor for each player, from the left for $3, $4, $5, $6, in no order; hired ones are
// replaced from the left, and no one else moves.
func TestEmergencyResidency(t *testing.T) {
	x := emergencyTable(t, 4)
	m := x.State.Market.Annex
	if len(m.Residency) != 4 {
		t.Fatalf("E5: %d residents", len(m.Residency))
	}
	for slot, price := range []int{3, 4, 5, 6} {
		if got := x.department(0).HirePrice(EmergencyDoctor, slot); got != price {
			t.Errorf("E5: place %d costs $%d", slot, got)
		}
	}
	copy(m.Residency, []clinic.Level{Medium, Light, Medium, Light})
	x.act(0)
	x.do(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyDoctor, Slot: 1}))
	hired := x.department(0).Clinic().Person("e2")
	if hired.Level != Light || !hired.Car || hired.At != outside || x.State.Players[0].Annex.Money != 6 {
		t.Errorf("E5: hired is %+v", hired)
	}
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyDoctor, Slot: 0}), "B52", "one_doctor")
	m.DoctorBag = market.Bag{Medium: 1}
	refillEmergency(&game.Play{Rules: x.Rules, State: x.State})
	if want := []clinic.Level{Medium, Medium, Medium, Light}; !slices.Equal(m.Residency, want) {
		t.Errorf("E5: the residency is %v", m.Residency)
	}
	m.Residency[3], m.DoctorBag = clinic.NoLevel, market.Bag{}
	refillEmergency(&game.Play{Rules: x.Rules, State: x.State})
	if m.Residency[3] != clinic.NoLevel {
		t.Error("E5, X6: somebody comes out of an empty bag")
	}
}

// E5: each row has a nurse every second round, the first and third in I, III and V, the others in II, IV and VI, for
// $2 and $3; those who are not hired leave with the round.
func TestEmergencyNursesForHire(t *testing.T) {
	for players, rounds := range [][2][]bool{
		{{true}, {false}}, {{true, false}, {false, true}}, {{true, false, true}, {false, true, false}},
		{{true, false, true, false}, {false, true, false, true}},
	} {
		x := emergencyTable(t, players+1)
		m := x.State.Market.Annex
		for round := 1; round <= 6; round++ {
			if x.State.Round = round; !slices.Equal(m.Nurses, rounds[(round+1)%2]) {
				t.Errorf("E5: with %d players round %d has %v", players+1, round, m.Nurses)
			}
			changeEmergencyNurses(&game.Play{Rules: x.Rules, State: x.State})
		}
		if slices.Contains(m.Nurses, true) || m.NursesLeft != 1 {
			t.Errorf("E5: after the last round %v and %d nurses are left", m.Nurses, m.NursesLeft)
		}
	}
	x := emergencyTable(t, 4)
	for row, price := range []int{2, 2, 3, 3} {
		if got := x.department(0).HirePrice(EmergencyNurse, row); got != price {
			t.Errorf("E5: the nurse of row %d costs $%d", row, got)
		}
	}
	x.act(0)
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse, Slot: 1}), "B52", "nobody_to_hire")
	x.do(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse, Slot: 2}))
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse, Slot: 0}), "B52", "one_nurse_or_orderly")
	if money := x.State.Players[0].Annex.Money; money != 7 {
		t.Errorf("E5: $%d are left", money)
	}
}
