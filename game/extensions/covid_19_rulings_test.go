package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// older returns the same table under the first version of the rules.
func (x *table) older() *table {
	x.t.Helper()
	rules, err := game.NewRulesOf(1, x.Rules.Config, All())
	if err != nil {
		x.t.Fatal(err)
	}
	x.Rules, x.Match.Rules = rules, rules
	return x
}

// V3: a person who had a tile in this wave takes no second one, even if masks were bought in the meantime; with no
// one else left it is passed on.
func TestOneTileAWave(t *testing.T) {
	x := easyTable(t, 1)
	nurse, second := x.nurse(0, outside), x.nurse(0, outside)
	x.State.Players[0].Money, x.State.Round = 100, 6
	x.enter(StepInfections)
	x.do(0, infectPerson(nurse))
	x.do(0, masksFor(nurse))
	if ToInfect(x.of(0)) != 2 {
		t.Errorf("V3: %d can get a tile", ToInfect(x.of(0)))
	}
	x.refuses(0, infectPerson(nurse), "V3", "had_tile")
	x.do(0, infectPerson(second))
	x.do(0, masksFor(second))
	x.do(0, infectPerson("d1"))
	if _, tiles := Deceased(x.State); tiles != 1 {
		t.Errorf("V3: %d tiles found nobody, of four for three people", tiles)
	}
	x.State.Pending, x.State.Players[0].Turn = nil, game.Turn{} // the next round
	x.decide(0, DecideInfect)
	if ToInfect(x.of(0)) != 2 {
		t.Error("V3: in the next wave they can't get a tile")
	}
	x = easyTable(t, 1).older()
	x.State.Players[0].Money, x.State.Round = 100, 6
	x.nurse(0, outside)
	x.enter(StepInfections)
	x.do(0, infectPerson("d1"))
	x.do(0, masksFor("d1"))
	x.do(0, infectPerson("d1"))
}

// V4: an infected doctor may not stay away from a free bed, neither in a hub nor outside; without a free bed, not
// outside either while there is a hub.
func TestInfectedDoctorsSeekTreatment(t *testing.T) {
	for _, at := range []clinic.Place{outside, clinic.In(covidHub)} {
		x := easyTable(t, 1)
		x.person(0, x.ill(0, "d1")).At = at
		x.enter("move")
		if o := x.owed(0, "doctor_to_bed"); !o.Open || !o.Possible || o.Number != 1 {
			t.Errorf("V4: what is asked is %+v", o)
		}
		x.refuses(0, done, "V4", "doctor_seeks_bed")
		if slices.ContainsFunc(x.Rules.Legal(x.State, 0), func(c game.Command) bool { return c.Type == game.Done }) {
			t.Error("V4: to be done is listed")
		}
		x.do(0, moveTo("d1", covidRoom))
		x.do(0, done)

		x = easyTable(t, 1)
		x.person(0, x.ill(0, "d1")).At = at
		for range 2 {
			x.patient(0, clinic.White, clinic.In(covidRoom))
		}
		x.enter("move")
		if at == outside {
			x.refuses(0, done, "V4", "doctor_seeks_hub")
			x.do(0, moveTo("d1", covidHub))
		}
		x.do(0, done)

		x = easyTable(t, 1).older()
		x.person(0, x.ill(0, "d1")).At = at
		x.enter("move")
		x.do(0, done)
	}
}

// businessWithTile returns a table at the end of Move with a person with a red tile who would die in Admin, this much
// money, and a red patient who pays $30.
func businessWithTile(t *testing.T, money int) *table {
	t.Helper()
	x := easyTable(t, 1)
	x.State.Players[0].Money, x.State.Round = money, 6
	x.clinic(0).People = nil
	x.doctor(clinic.Red, clinic.In(covidRoom))
	x.patient(0, clinic.Red, clinic.In(covidRoom))
	x.ill(0, x.doctor(clinic.Red, clinic.In(covidHub)))
	return x
}

// V6: in Business masks are paid from what is left of this round's income, then from the savings. Players with a tile
// and the money are asked before anybody worsens, in the last round, too.
func TestMasksOutOfIncome(t *testing.T) {
	x := businessWithTile(t, 15)
	x.enter("business")
	x.do(0, done)
	owner := &x.State.Players[0]
	earned := owner.Turn.Income
	if d := x.State.Decision(0); d.Kind != game.DecidePopularity || earned < 5 || earned >= 20 {
		t.Fatalf("$%d are left while %v is decided", earned, d)
	}
	f := x.of(0).Forecast()
	if f.Left != earned || f.Affordable != earned/3 || f.PopularityLost != 0 || f.Income != 0 || f.Salaries != 0 || f.Upkeep != 0 || len(f.Untreated) != 0 {
		t.Errorf("B85: the forecast of a Business that is paid is %+v", f)
	}
	ill := x.clinic(0).People[len(x.clinic(0).People)-1].ID
	x.do(0, masksFor(ill))
	if d := x.State.Decision(0); d != nil || !x.State.Over || owner.Money != 15+earned-20 {
		t.Errorf("V6: $%d are left, and %v is to be decided; popularity that can't be bought is asked for", owner.Money, d)
	}

	x = businessWithTile(t, 15) // asked after Business, with what was saved
	x.enter("business")
	x.do(0, done)
	owner = &x.State.Players[0]
	x.do(0, done)
	if d := x.State.Decision(0); d == nil || d.Kind != DecideMasks || owner.Turn.Income != 0 {
		t.Fatalf("V6: %v is asked", d)
	}
	x.do(0, masksFor(ill))
	if people, _ := Deceased(x.State); !x.State.Over || people != 0 {
		t.Errorf("V6: %d died, over %v", people, x.State.Over)
	}

	x = businessWithTile(t, 40) // no one to treat and nothing to buy: still asked, and may decline
	x.clinic(0).People = x.clinic(0).People[2:]
	x.enter("business")
	if d := x.State.Decision(0); d == nil || d.Kind != DecideMasks {
		t.Fatalf("V6: %v is asked", d)
	}
	x.do(0, done)
	if people, _ := Deceased(x.State); people != 1 {
		t.Errorf("V7: %d died without masks", people)
	}

	x = businessWithTile(t, 12) // too poor to be asked
	x.clinic(0).People = x.clinic(0).People[2:]
	if x.enter("business"); !x.State.Over {
		t.Errorf("V6: who can't pay is asked %+v", x.State.Pending)
	}
	x = businessWithTile(t, 15).older()
	x.enter("business")
	x.do(0, done)
	x.refuses(0, masksFor(ill), "V6", "masks_too_dear")
	if x.do(0, done); !x.State.Over {
		t.Error("the first rules ask for masks after Business")
	}
}

// V6: masks never undo what was decided before: people left untreated stay so, and pairs stay pairs. Only those who
// lacked help before are proposed.
func TestMasksKeepTreatments(t *testing.T) {
	x := easyTable(t, 1)
	x.State.Players[0].Money = 100
	x.person(0, "d1").At = clinic.In(covidRoom)
	patient := x.patient(0, clinic.White, clinic.In(covidRoom))
	ill := x.ill(0, x.doctor(clinic.White, clinic.In(covidRoom)))
	x.enter("business")
	x.do(0, game.Command{Type: game.Treat, Person: patient, Skip: true})
	x.do(0, masksFor(ill))
	if got := x.State.Players[0].Turn.Treatments; len(got) != 0 {
		t.Errorf("V6: who was left untreated is treated: %+v", got)
	}

	x = easyTable(t, 1) // two patients, one doctor, and one who becomes free
	x.State.Players[0].Money = 100
	x.person(0, "d1").At = clinic.In(covidRoom)
	white, yellow := x.patient(0, clinic.White, clinic.In(covidRoom)), x.patient(0, clinic.Yellow, clinic.In(covidRoom))
	x.nurse(0, clinic.In(covidRoom))
	ill = x.ill(0, x.doctor(clinic.White, clinic.In(covidRoom)))
	x.enter("business")
	x.do(0, game.Command{Type: game.Treat, Person: white, Doctors: []string{"d1"}})
	x.do(0, masksFor(ill))
	want := []game.Treatment{{Patient: white, Doctors: []string{"d1"}}, {Patient: yellow, Doctors: []string{ill}}}
	got := x.State.Players[0].Turn.Treatments
	if len(got) != 2 || got[0].Patient != want[0].Patient || got[0].Doctors[0] != "d1" || got[1].Doctors[0] != ill || len(got[1].Nurses) != 1 {
		t.Errorf("V6: got %+v, want %+v", got, want)
	}

	x = easyTable(t, 1) // an infected patient who is being treated needs other help when healthy
	x.State.Players[0].Money = 100
	x.person(0, "d1").At = clinic.In(covidRoom)
	nurse := x.nurse(0, clinic.In(covidRoom))
	patient = x.ill(0, x.patient(0, clinic.White, clinic.In(covidRoom)))
	x.enter("business")
	if got := x.State.Players[0].Turn.Treatments; len(got) != 1 || !slices.Equal(got[0].Nurses, []string{nurse}) {
		t.Fatalf("proposed is %+v", got)
	}
	x.do(0, masksFor(patient))
	if got := x.State.Players[0].Turn.Treatments; len(got) != 1 || len(got[0].Nurses) != 0 {
		t.Errorf("V6: a white doctor treats a white patient with %+v", got)
	}
	x.do(0, done)
}
