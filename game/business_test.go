package game

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game/clinic"
)

// B80 to B85 in order: the cured go home with their cars (B62) and into the supply (B86), then come salaries, upkeep
// and popularity, and the rest is saved.
func TestBusiness(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	s.person(0, clinic.Doctor, clinic.Yellow, clinic.In(treatmentAt))
	s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt))
	patient := s.person(0, clinic.Patient, clinic.Orange, clinic.In(treatmentAt))
	s.person(0, clinic.Patient, clinic.White, preAdmissions)
	supply, cars := s.State.Market.PatientSupply[clinic.Orange], s.owner(0).Clinic.Cars()
	s.Events = nil
	s.State.Step = s.Rules.step("business")
	beginBusiness(s.Play)
	equal(t, "who decides", fmt.Sprint(s.State.Deciders()), "[0]")
	forecast := s.Of(0).Forecast()
	s.decide(0, Command{Type: Done})
	equal(t, "the patient went home", s.owner(0).Clinic.Person(patient) == nil, true)
	equal(t, "cars", s.owner(0).Clinic.Cars(), cars-1)
	equal(t, "orange patients in the supply", s.State.Market.PatientSupply[clinic.Orange], supply+1)
	equal(t, "orange patients treated", s.owner(0).Treated[clinic.Orange], 1)
	equal(t, "left of $20 after salaries of $3 and upkeep of $3", s.owner(0).Turn.Income, 14)
	equal(t, "forecast", forecast.Left, 14)
	equal(t, "affordable", s.State.Decision(0).Count, 4)
	cured := s.told(PatientCured)[0]
	equal(t, "pays", cured.Money, 20)
	equalList(t, "treated by", cured.People, []string{"d1", "n1"})
	s.refused(0, Command{Type: BuyPopularity, Points: 5}, "B85", "income_too_small")
	s.refused(0, Command{Type: BuyPopularity}, "B85", "at_least_one_point")
	equal(t, "listed: 1 to 4 points, and none", len(s.Rules.Legal(s.State, 0)), 5)
	s.decide(0, Command{Type: BuyPopularity, Points: 3})
	equal(t, "popularity", s.owner(0).Popularity, 3)
	equal(t, "savings", s.owner(0).Money, 15+5)
	equal(t, "income", s.owner(0).Turn.Income, 0)
	var order []EventType
	for _, e := range s.Events {
		if e.Player == 0 && e.Type != PlayerDone {
			order = append(order, e.Type)
		}
	}
	equalList(t, "events", order, []EventType{PatientCured, SalariesPaid, UpkeepPaid, PopularityBought, IncomeSaved})
}

// B85: nobody has to buy popularity.
func TestBuyNoPopularity(t *testing.T) {
	s := newScene(t, 1)
	s.owner(0).Turn.Income = 7
	s.Ask(Decision{Kind: DecidePopularity, Player: 0, Together: true, Count: 2})
	s.decide(0, Command{Type: Done})
	equal(t, "savings", s.owner(0).Money, 22)
	equal(t, "popularity", s.owner(0).Popularity, 0)
	equal(t, "decisions left", len(s.State.Pending), 0)
}

// B80: all players decide at the same time; players who can't treat anybody have nothing to decide.
func TestBusinessTogether(t *testing.T) {
	s := newScene(t, 3)
	for _, player := range []int{0, 2} {
		s.whiteLayout(player)
		s.person(player, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
		s.person(player, clinic.Patient, clinic.White, clinic.In(treatmentAt))
	}
	beginBusiness(s.Play)
	deciders := s.State.Deciders()
	slices.Sort(deciders)
	equalList(t, "deciders", deciders, []int{0, 2})
	s.decide(2, Command{Type: Done}) // $6 income, $1 salary, $3 upkeep: nothing to buy
	equalList(t, "deciders", s.State.Deciders(), []int{0})
	equal(t, "savings", s.owner(2).Money, 17)
	s.decide(0, Command{Type: Treat, Person: "p1", Skip: true})
	s.decide(0, Command{Type: Done})
	equal(t, "savings without income", s.owner(0).Money, 11)
	equal(t, "decisions left", len(s.State.Pending), 0)
}

// B84: expenses are paid from the income, then from the savings; each missing dollar costs a point. B85: popularity
// may fall below 0, and savings can't buy any.
func TestExpenses(t *testing.T) {
	for _, test := range []struct{ income, savings, money, popularity, left int }{
		{income: 30, savings: 10, money: 10, popularity: 0, left: 22},
		{income: 12, savings: 10, money: 10, popularity: 0, left: 4},
		{income: 6, savings: 10, money: 8, popularity: 0, left: 0},
		{income: 0, savings: 10, money: 2, popularity: 0, left: 0},
		{income: 0, savings: 8, money: 0, popularity: 0, left: 0},
		{income: 6, savings: 1, money: 0, popularity: -1, left: 0},
		{income: 0, savings: 0, money: 0, popularity: -8, left: 0},
	} {
		t.Run(fmt.Sprintf("income %d, savings %d", test.income, test.savings), func(t *testing.T) {
			s := newScene(t, 2)
			s.whiteLayout(0)                                                  // upkeep $3
			s.person(0, clinic.Doctor, clinic.Red, clinic.In(treatmentAt))    // $4
			s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt)) // $1
			s.Rules.Numbers[IncomeRed] = test.income
			s.owner(0).Money = test.savings
			if test.income > 0 {
				s.person(0, clinic.Patient, clinic.Red, clinic.In(treatmentAt))
			}
			s.ProposeTreatments(0)
			forecast := s.Of(0).Forecast()
			settle(s.Play, 0)
			equal(t, "savings", s.owner(0).Money, test.money)
			equal(t, "popularity", s.owner(0).Popularity, test.popularity)
			equal(t, "left to buy for", s.owner(0).Turn.Income, test.left)
			equal(t, "forecast of the loss", -forecast.PopularityLost, test.popularity)
			equal(t, "forecast of the rest", forecast.Left, test.left)
			missed := 0
			for _, e := range s.told(ExpensesMissed) {
				missed += e.Popularity
			}
			equal(t, "told", missed, test.popularity)
		})
	}
}

// B82: a doctor earns $1 per level, nurses and orderlies $1; B86: those outside are paid, too.
func TestSalaries(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	s.person(0, clinic.Doctor, clinic.Red, clinic.In(treatmentAt))
	s.person(0, clinic.Doctor, clinic.White, outside)
	s.person(0, clinic.Nurse, clinic.NoLevel, outside)
	s.person(0, clinic.Orderly, clinic.NoLevel, clinic.In(hubAt))
	s.person(0, clinic.Patient, clinic.Red, preAdmissions)
	var amounts []int
	for _, line := range s.Of(0).Forecast().SalaryLines {
		amounts = append(amounts, line.Amount)
	}
	equalList(t, "salaries", amounts, []int{4, 1, 1, 1})
}

// B83 with the table of B20; B32, B33: each orderly in a supply room reduces the upkeep.
func TestUpkeep(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	s.module(0, clinic.Laboratory, 0, 3, 2)
	s.module(0, clinic.SupplyRoom, 0, 3, 1)
	s.build(0, clinic.Component{Kind: clinic.Helipad, Space: clinic.Space{Floor: 1, X: 3, Y: 2}})
	s.build(0, clinic.Component{Kind: clinic.Garden, Space: clinic.Space{X: 0, Y: 2}})
	s.build(0, clinic.Component{Kind: clinic.ParkingLot, Space: clinic.Space{X: 1, Y: 2}})
	s.build(0, clinic.Component{Kind: clinic.Conveyor, Space: hubAt})
	want := map[string]int{"hub": 1, "treatment_room": 1, "supply_room": 2, "laboratory": 3, "helipad": 1, "garden": 1}
	check := func(want map[string]int) {
		t.Helper()
		got := map[string]int{}
		sum := 0
		f := s.Of(0).Forecast()
		for _, line := range f.UpkeepLines {
			got[line.What] += line.Amount
			sum += line.Amount
		}
		equal(t, "lines", fmt.Sprint(got), fmt.Sprint(want))
		equal(t, "upkeep", f.Upkeep, sum)
	}
	check(want)
	s.person(0, clinic.Orderly, clinic.NoLevel, clinic.In(hubAt))
	check(want)
	s.person(0, clinic.Orderly, clinic.NoLevel, clinic.In(supplyAt))
	want["orderlies"] = -s.Rules.Numbers[OrderlySaves]
	check(want)
	for range 3 {
		s.person(0, clinic.Orderly, clinic.NoLevel, clinic.In(clinic.Space{X: 3, Y: 1}))
	}
	want["orderlies"] = -9
	check(want)
}

// B35: each doctor in the laboratory gives a point in Business, even a red one.
func TestLaboratoryPoints(t *testing.T) {
	s := newScene(t, 2)
	laboratory := s.module(0, clinic.Laboratory, 0, 3, 2)
	s.person(0, clinic.Doctor, clinic.Red, clinic.In(laboratory))
	s.person(0, clinic.Doctor, clinic.White, clinic.In(laboratory))
	s.person(0, clinic.Doctor, clinic.White, outside)
	beginBusiness(s.Play)
	equal(t, "popularity", s.owner(0).Popularity, 2)
	equal(t, "told", len(s.told(LaboratoryPoint)), 2)
}

// B89: if extensions change income, salaries and upkeep, each change is listed with its origin.
func TestBusinessWithOrigins(t *testing.T) {
	double := &Extension{ID: "double", Queries: Queries{
		Earnings:  []Query[struct{}]{{Order: OrderAdd, Rule: "B81", Change: func(_ Context, _ struct{}, value int) int { return value + 8 }}},
		Salary:    []Query[*clinic.Person]{{Order: OrderWaive, Rule: "B82", Change: func(Context, *clinic.Person, int) int { return 0 }}},
		Upkeep:    []Query[Upkept]{{Order: OrderHalve, Rule: "B83", Change: func(_ Context, _ Upkept, value int) int { return 2 * value }}},
		UpkeepOff: []Query[struct{}]{{Order: OrderAdd, Rule: "B83", Change: func(_ Context, _ struct{}, value int) int { return value + 1 }}},
	}}
	s := newScene(t, 2, double)
	s.whiteLayout(0)
	s.person(0, clinic.Doctor, clinic.Red, outside)
	f := s.Of(0).Forecast()
	equal(t, "income", f.Income, 8)
	equal(t, "salaries", f.Salaries, 0)
	equal(t, "upkeep", f.Upkeep, 2*3-1)
	equalList(t, "origins of the hub's upkeep", f.UpkeepLines[0].Origins, []Origin{{"base", "B83", 1}, {"double", "B83", 1}})
	settle(s.Play, 0)
	equal(t, "earned", s.told(IncomeEarned)[0].Money, 8)
	equal(t, "left", s.owner(0).Turn.Income, 3)
}
