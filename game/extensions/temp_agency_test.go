package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

var _ = setByHand("sentence temp_no_lab", "games of rules before version 5 have it: TestTempResearches")

func hireAs(role clinic.PersonKind, color string, to clinic.Space) game.Command {
	return game.Command{Type: HireTemp, Kind: role, Choice: color, To: clinic.In(to)}
}

// C50: 3 temps per player, the cheapest column first: with two players two at $4, two at $6, two at $8 (X8: from one
// pool).
func TestTempPrices(t *testing.T) {
	x := laidOut(t, 2, "temp_agency")
	x.State.Players[0].Money = 100
	x.State.TurnOrder = []int{1, 0}
	x.enter("move")
	for i, want := range []int{4, 4, 6, 6, 8, 8} {
		if got := -x.do(0, hireAs(clinic.Nurse, "", space(0, 1, 1)))[0].Money; got != want {
			t.Errorf("C50: temp %d costs $%d, want $%d", i+1, got, want)
		}
	}
	x.refuses(0, hireAs(clinic.Nurse, "", space(0, 1, 1)), "C50", "no_temp_left")
}

// C50: a doctor of any color or a nurse, wherever there is room for the role, except in the toilet; with a parked
// car, for 0 time; the temp stays there, is not paid and leaves in Admin.
func TestTempIsPlaced(t *testing.T) {
	x := laidOut(t, 1, "temp_agency", "public_toilets")
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 2, 1): clinic.Laboratory, space(0, 0, 0): publicToilet})
	doctor := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, Car: true, At: clinic.In(space(0, 1, 1))})
	x.State.Players[0].Money = 20
	x.enter("move")
	x.refuses(0, hireAs(clinic.Orderly, "", space(0, 1, 0)), "C50", "temp_role")
	x.refuses(0, hireAs(clinic.Doctor, "", space(0, 1, 1)), "C50", "temp_color")
	x.refuses(0, hireAs(clinic.Doctor, "critical", space(0, 1, 1)), "C50", "temp_color")
	x.refuses(0, hireAs(clinic.Nurse, "red", space(0, 1, 1)), "C50", "temp_no_color")
	x.refuses(0, hireAs(clinic.Doctor, "red", space(0, 0, 0)), "C40", "toilet_not_theirs")
	x.refuses(0, hireAs(clinic.Nurse, "", space(0, 1, 0)), "C50", "temp_no_room")
	cars := x.clinic(0).Cars()
	x.do(0, hireAs(clinic.Doctor, "red", space(0, 1, 1)))
	x.refuses(0, hireAs(clinic.Doctor, "red", space(0, 1, 1)), "C50", "temp_no_room") // the third doctor
	x.refuses(0, moveTo("t1", space(0, 0, 1)), "C50", "temp_stays")
	if x.clinic(0).Cars() != cars+1 || x.State.Players[0].Time != 0 {
		t.Errorf("C50: %d more cars, %d time", x.clinic(0).Cars()-cars, x.State.Players[0].Time)
	}
	if dollars, _ := x.of(0).Salary(x.clinic(0).Person("t1")); dollars != 0 {
		t.Errorf("C50: a temp is paid $%d", dollars)
	}
	for x.of(0).FreePlaces() > 0 {
		x.come(0, clinic.Person{Kind: clinic.Nurse, Car: true, At: outside})
	}
	x.refuses(0, hireAs(clinic.Nurse, "", space(0, 1, 1)), "C50", "temp_no_parking")
	x.State.Players[0].Money = 3
	x.refuses(0, hireAs(clinic.Nurse, "", space(0, 1, 1)), "B28", "no_money")
	if lines := x.of(0).Score().Lines; !slices.Contains(lines, game.ScoreLine{Rule: "B87", What: "doctors", Count: 1, Points: 1}) {
		t.Errorf("C51: a temp is scored: %v", lines)
	}
	cars = x.clinic(0).Cars()
	if !has(x.enter("temps-leave"), TempLeft) || x.clinic(0).Person("t1") != nil || x.clinic(0).Person(doctor) == nil || x.clinic(0).Cars() != cars-1 {
		t.Error("C50: the temp or its car is still there")
	}
	if x.of(0).Pool(tempMark) != 3 {
		t.Errorf("X8: the agency has %d temps again", x.of(0).Pool(tempMark))
	}
}

// C50: a temp researches in the laboratory for a point if there is room among two doctors; in games of older rules it
// does not.
func TestTempResearches(t *testing.T) {
	x := laidOut(t, 1, "temp_agency")
	laboratory := space(0, 2, 1)
	x.putModules(0, map[clinic.Space]clinic.Kind{laboratory: clinic.Laboratory})
	x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(laboratory)})
	x.State.Players[0].Money = 20
	x.enter("move")
	x.Rules.Version = 4
	x.refuses(0, hireAs(clinic.Doctor, "red", laboratory), "C50", "temp_no_lab")
	x.Rules.Version = game.RulesVersion
	x.do(0, hireAs(clinic.Doctor, "red", laboratory))
	x.refuses(0, hireAs(clinic.Doctor, "red", laboratory), "C50", "temp_no_room")
	points := 0
	for _, e := range x.do(0, done) {
		if e.Type == game.LaboratoryPoint {
			points += e.Popularity
		}
	}
	if points != 2 {
		t.Errorf("C50, B35: doctor and temp bring %d points", points)
	}
}

// C51, B89: with a temp among its doctors a patient pays half, rounded up, plus the gardens in full; a temp as a
// nurse changes nothing.
func TestTempEarnsHalf(t *testing.T) {
	for _, test := range []struct {
		level  clinic.Level
		garden bool
		want   int
	}{{clinic.White, false, 3}, {clinic.Orange, true, 12}, {clinic.Red, false, 15}} {
		x := laidOut(t, 1, "temp_agency")
		if test.garden {
			x.put(0, clinic.Component{Kind: clinic.Garden, Space: space(0, 2, 1)})
		}
		x.patient(0, test.level, clinic.In(space(0, 1, 1)))
		x.State.Players[0].Money = 50
		x.enter("move")
		x.do(0, hireAs(clinic.Doctor, test.level.String(), space(0, 1, 1)))
		f := x.of(0).Forecast()
		if len(f.Treatments) != 1 || f.Income != test.want {
			t.Errorf("C51: a %s patient brings $%d, want $%d", test.level, f.Income, test.want)
		}
	}
	x := laidOut(t, 1, "temp_agency")
	x.patient(0, clinic.Yellow, clinic.In(space(0, 1, 1)))
	x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(space(0, 1, 1))})
	x.State.Players[0].Money = 50
	x.enter("move")
	x.do(0, hireAs(clinic.Nurse, "", space(0, 1, 1)))
	if f := x.of(0).Forecast(); f.Income != 12 || !slices.Equal(f.Treatments[0].Nurses, []string{"t1"}) {
		t.Errorf("C51: with a temp as nurse it brings $%d", f.Income)
	}
}

// C51, C13, C22, X13: a burn victim is a patient for treatment: a doctor and a temp together treat it for half,
// rounded up, and gardens in full; so do two temps with a temp as nurse; with only a temp as nurse it pays
// everything.
func TestTempsTreatBurnVictims(t *testing.T) {
	const temps, staff = true, false
	for _, test := range []struct {
		name   string
		victim burnVictims
		second bool // the second doctor is a temp
		nurse  bool // the nurse is a temp
		garden bool
		want   int
	}{
		{"by air, doctor and doctor", byAir, staff, staff, false, 30}, {"by air, doctor and temp", byAir, temps, staff, false, 15},
		{"by air, with a temp as nurse", byAir, staff, temps, true, 32}, {"by road, doctor and temp", byRoad, temps, staff, false, 13},
		{"by road, with a garden", byRoad, temps, temps, true, 15},
	} {
		x := newTable(t, 1, "helicopters", "fire_trucks", "temp_agency")
		x.clinic(0).People = nil
		x.putModules(0, map[clinic.Space]clinic.Kind{operatingSpace: clinic.OperatingRoom})
		room, beside := operatingSpace, space(0, 0, 2)
		if test.victim.by == byTruck {
			room, beside = roomSpace, space(0, 2, 1)
		} else if test.garden {
			x.clinic(0).At(supplySpace).Kind = ""
			beside = supplySpace
		}
		if test.garden {
			x.put(0, clinic.Component{Kind: clinic.Garden, Space: beside})
		}
		x.come(0, test.victim.victim(clinic.In(room)))
		x.doctor(clinic.White, clinic.In(room))
		x.State.Players[0].Money = 50
		x.State.Round = 1
		x.enter("move")
		if test.second {
			x.do(0, hireAs(clinic.Doctor, "white", room))
		} else {
			x.doctor(clinic.Red, clinic.In(room))
		}
		x.refuses(0, hireAs(clinic.Doctor, "white", room), "C50", "temp_no_room") // two doctors
		if test.nurse {
			x.do(0, hireAs(clinic.Nurse, "", room))
		} else {
			x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(room)})
		}
		x.refuses(0, hireAs(clinic.Nurse, "", room), "C50", "temp_no_room") // and one nurse
		if f := x.of(0).Forecast(); len(f.Treatments) != 1 || f.Income != test.want {
			t.Errorf("C51: %s: $%d, want $%d", test.name, f.Income, test.want)
		}
	}
}

// X11: Move goes in reverse turn order. X1: therapy dogs and temps exclude each other.
func TestTempAgencyInReverse(t *testing.T) {
	x := laidOut(t, 3, "temp_agency")
	x.State.TurnOrder = []int{2, 0, 1}
	x.enter("move")
	for _, player := range []int{1, 0, 2} {
		if got := x.State.Deciders(); !slices.Equal(got, []int{player}) {
			t.Fatalf("X11: %v move, want %d", got, player)
		}
		for x.State.Decision(player) != nil && x.Rules.StepOf(x.State).Name == game.StepMove {
			legal := x.Rules.Legal(x.State, player)
			x.do(player, legal[slices.IndexFunc(legal, func(c game.Command) bool { return c.Type == game.Done })])
		}
	}
	if _, err := game.NewRules(game.Config{Players: 1, Extensions: []string{"temp_agency", "therapy_dogs"}}, All()); err == nil {
		t.Error("X1: temps and dogs in one game")
	}
}
