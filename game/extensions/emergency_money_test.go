package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// treats lets the first doctor treat a patient in the light room, and returns the forecast for it.
func (x *table) treats(level clinic.Level) game.Forecast {
	room := clinic.In(clinic.Space{X: 1})
	x.department(0).Clinic().Person("e1").At = room
	x.emerge(0, EmergencyPatient, level, room)
	for range 4 {
		x.emerge(0, EmergencyNurse, clinic.NoLevel, room)
	}
	return x.department(0).Forecast()
}

// E9: a light patient pays $8, a medium one $16, a dark one $26, by its own color, and each garden beside the room $2.
func TestIncomeOfTheDepartment(t *testing.T) {
	for level, dollars := range map[clinic.Level]int{Light: 8, Medium: 16, Dark: 26} {
		x := emergencyTable(t, 1)
		if f := x.treats(level); f.Income != dollars {
			t.Errorf("E9: level %d pays $%d", level, f.Income)
		}
		x.erect(0, clinic.Garden, clinic.Space{X: 2})
		x.erect(0, clinic.Garden, clinic.Space{X: 1, Y: 1})
		x.erect(0, clinic.Garden, clinic.Space{X: 3, Y: 1})
		if f := x.department(0).Forecast(); f.Income != dollars+4 {
			t.Errorf("E9: with two gardens beside the room level %d pays $%d", level, f.Income)
		}
	}
}

// E9: light doctors cost $1, medium ones $2, nurses $1; a module or garden $1; each nurse saves $2 of upkeep, which
// is never below 0.
func TestExpensesOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	x.emerge(0, EmergencyDoctor, Medium, outside)
	for i, upkeep := range []int{6, 4, 2, 0, 0} {
		for kind, at := range map[clinic.Kind]clinic.Space{
			EmergencyRoomDark: {Y: 1}, EmergencyBreakRoom: {X: 1, Y: 1}, clinic.Garden: {X: 2}, EmergencyRoomMedium: {X: 3}, clinic.ParkingLot: {X: 3, Y: 1},
		} {
			x.erect(0, kind, at)
		}
		if f := x.department(0).Forecast(); f.Upkeep != upkeep || f.Salaries != 3+i {
			t.Errorf("E9: with %d nurses upkeep is $%d, salaries are $%d", i, f.Upkeep, f.Salaries)
		}
		x.emerge(0, EmergencyNurse, clinic.NoLevel, outside)
	}
}

// E9: orderlies of the clinic save nothing in the department, and its nurses nothing in the clinic.
func TestSavingsStayOnTheirBoard(t *testing.T) {
	x := emergencyTable(t, 1)
	clinics, department := x.of(0).Forecast().Upkeep, x.department(0).Forecast().Upkeep
	for at := range x.clinic(0).Of(clinic.SupplyRoom).All() {
		x.come(0, clinic.Person{Kind: clinic.Orderly, At: clinic.In(at)})
	}
	if x.department(0).Forecast().Upkeep != department || x.of(0).Forecast().Upkeep >= clinics {
		t.Error("E9: an orderly saves upkeep in the department")
	}
	clinics = x.of(0).Forecast().Upkeep
	x.emerge(0, EmergencyNurse, clinic.NoLevel, outside)
	if x.of(0).Forecast().Upkeep != clinics {
		t.Error("E9: an emergency nurse saves upkeep in the clinic")
	}
}

// E9: the department pays from its own money and income, then from the savings that the clinic's Business leaves,
// then with popularity.
func TestWhoPaysForTheDepartment(t *testing.T) {
	for _, example := range []struct{ own, savings, fromOwn, fromSavings, lost int }{
		{10, 50, 3, 0, 0}, {1, 50, 1, 2, 0}, {0, 1, 0, 1, 2}, {0, 0, 0, 0, 3},
	} {
		x := emergencyTable(t, 1)
		x.clear(0) // the clinic owes nothing
		x.clinic(0).People = nil
		owner := &x.State.Players[0]
		owner.Annex.Money, owner.Money, owner.Popularity = example.own, example.savings, 20
		f := x.department(0).Forecast()
		if f.FromOwn != example.fromOwn || f.FromSavings != example.fromSavings || f.PopularityLost != example.lost {
			t.Errorf("E9: of $%d and $%d the forecast takes $%d and $%d and %d points", example.own, example.savings, f.FromOwn, f.FromSavings, f.PopularityLost)
		}
		x.enter("business")
		if owner.Annex.Money != example.own-example.fromOwn || owner.Money != example.savings-example.fromSavings || owner.Popularity != 20-example.lost {
			t.Errorf("E9: of $%d and $%d are left $%d, $%d and %d points", example.own, example.savings, owner.Annex.Money, owner.Money, owner.Popularity)
		}
	}
}

// E9: the department keeps what it earns, and pays nothing that the clinic owes.
func TestIncomeStaysInTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	x.treats(Dark)
	owner := &x.State.Players[0]
	owner.Money, owner.Popularity = 0, 20
	missing := x.of(0).Forecast().PopularityLost
	x.enter("business")
	x.do(0, game.Command{Type: game.Done})
	if missing == 0 || owner.Popularity != 20-missing || owner.Annex.Money <= 10 {
		t.Errorf("E9: %d points are left, the department has $%d", owner.Popularity, owner.Annex.Money)
	}
}

// E10: points cost the department $2 each, from its own money, including savings, as many as it can pay for; never
// from the player's.
func TestPopularityOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	owner := &x.State.Players[0]
	owner.Annex.Money, owner.Money = 24, 100
	popularity := owner.Popularity
	x.enter("business")
	if d := x.State.Decision(0); d == nil || d.Kind != game.DecideAnnexPopularity || d.Count != (24-3)/2 {
		t.Fatalf("E10: decided is %+v", d)
	}
	buy := inDepartment(game.Command{Type: game.BuyPopularity})
	x.refuses(0, buy, "B85", "at_least_one_point")
	buy.Points = 11
	x.refuses(0, buy, "E10", "annex_too_poor")
	buy.Points = 10
	x.do(0, buy)
	if owner.Popularity != popularity+10 || owner.Annex.Money != 1 {
		t.Errorf("E10: %d points, $%d", owner.Popularity-popularity, owner.Annex.Money)
	}
}
