package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/protocol"
)

var _ = setByHand("sentence nobody_left_to_draw", "where the bag is empty after the first draw nobody is asked about a second")

var theStation = space(0, 0, 0)

// withTriage returns a laid-out clinic with a triage station at 0,0 and one unclassified patient in pre-admissions,
// with the id p1, at the beginning of Move; the patient bag holds these pieces.
func withTriage(t *testing.T, bag market.Bag, ids ...string) *table {
	t.Helper()
	x := laidOut(t, 1, append(ids, "triage")...)
	x.put(0, clinic.Component{Kind: triageStation, Space: theStation})
	x.patient(0, clinic.Unclassified, preAdmissions)
	x.enter("move")
	x.State.Market.PatientBag = bag
	return x
}

// C70: free at setup, adjacent to another module; upkeep $3; no one stays there. 20 unclassified and 2 critical
// patients per player fill the appointments from their own bag.
func TestTriageSetup(t *testing.T) {
	for players := 1; players <= game.MaxPlayers; players++ {
		rules, err := game.NewRules(game.Config{Players: players, Extensions: []string{"triage"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		if m := rules.NewTable().Market; *m.Incoming != (market.Bag{clinic.Unclassified: 20 * players, clinic.Critical: 2 * players}) {
			t.Errorf("C70: the bag for %d players is %v", players, *m.Incoming)
		}
	}
	x := laidOut(t, 1, "triage")
	for _, row := range x.State.Market.Appointments {
		if row.Patients[0] < clinic.Critical {
			t.Errorf("C70: a %s patient in the appointments", row.Patients[0])
		}
	}
	setup, err := game.NewRules(game.Config{Players: 1, Layouts: []string{"white"}, Extensions: []string{"triage"}}, All())
	if err != nil {
		t.Fatal(err)
	}
	y := &table{t, game.NewMatch(setup, nil)}
	y.refuses(0, buildAt(triageStation, space(0, 3, 2)), "C70", "needs_module_beside")
	money := y.State.Players[0].Money
	if y.do(0, buildAt(triageStation, space(0, 2, 1))); y.State.Players[0].Money != money {
		t.Error("C70: the triage station costs money at setup")
	}
	x.put(0, clinic.Component{Kind: triageStation, Space: theStation})
	if dollars, _ := x.of(0).Upkeep(game.Upkept{Kind: triageStation, Space: theStation, Outside: -1}); dollars != 3 {
		t.Errorf("C70: the upkeep is $%d", dollars)
	}
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: outside})
	x.enter("move")
	x.refuses(0, moveTo(nurse, theStation), "B76", "may_not_end_there")
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(triageStation, space(0, 2, 1)), "B20", "not_for_sale")
}

// C71: unclassified patients go only to the station; the drawn patient keeps the service and walks on at once, before
// any other move, to a bed. A second draw costs 1 popularity, once, and the other one goes back into the bag.
func TestTriageDraws(t *testing.T) {
	x := withTriage(t, market.Bag{clinic.White: 1, clinic.Red: 1})
	doctor := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: outside})
	x.refuses(0, moveTo("p1", space(0, 1, 1)), "C71", "unclassified_to_triage")
	x.do(0, moveTo("p1", theStation))
	if x.State.Players[0].Time != 2 {
		t.Errorf("C71: the way to the station took %d", x.State.Players[0].Time)
	}
	x.refuses(0, game.Command{Type: KeepDrawn, Choice: "yellow"}, "C71", "not_drawn")
	again := game.Command{Type: DrawAgain}
	if v := x.Rules.Check(x.State, 0, &again); v.Cost.Popularity != 1 {
		t.Errorf("C71: the second draw costs %d", v.Cost.Popularity)
	}
	popularity := x.State.Players[0].Popularity
	x.do(0, again)
	if x.State.Players[0].Popularity != popularity-1 {
		t.Error("C71: the second draw was not paid")
	}
	x.refuses(0, again, "C71", "second_draw_only")
	x.do(0, game.Command{Type: KeepDrawn, Choice: "red"})
	if x.State.Market.PatientBag != (market.Bag{clinic.White: 1}) {
		t.Errorf("C71: the bag holds %v", x.State.Market.PatientBag)
	}
	if who := x.clinic(0).Person("p1"); who.Level != clinic.Red || who.Service != clinic.Psychiatry {
		t.Errorf("C71: the patient is %+v", who)
	}
	x.refuses(0, moveTo(doctor, space(0, 0, 1)), "C71", "walks_on_first")
	x.refuses(0, done, "B50", "not_now")
	x.do(0, moveTo("p1", space(0, 1, 1)))
	if x.State.Players[0].Time != 4 {
		t.Errorf("C71: both ways took %d", x.State.Players[0].Time)
	}
	x.do(0, moveTo(doctor, space(0, 0, 1)))
}

// C71: no one goes to triage without a free bed of the service, an outpatient bed or a waiting place, nor with an
// empty bag; with one patient in it there is no second draw.
func TestTriageNeedsABed(t *testing.T) {
	x := withTriage(t, market.Bag{})
	x.refuses(0, moveTo("p1", theStation), "C71", "nobody_to_draw")
	x = withTriage(t, market.Bag{clinic.Yellow: 1})
	for range 2 {
		x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	}
	x.refuses(0, moveTo("p1", theStation), "C71", "no_bed_after_triage")
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 3, 2)})
	x.do(0, moveTo("p1", theStation)) // the only one drawn is kept
	x.refuses(0, game.Command{Type: DrawAgain}, "B50", "not_now")
	x.do(0, moveTo("p1", space(0, 3, 2)))
	x = withTriage(t, market.Bag{clinic.Red: 1})
	for range 2 {
		x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	}
	x.put(0, clinic.Component{Kind: clinic.OutpatientServices, Space: space(0, 3, 2)})
	x.do(0, moveTo("p1", theStation))
	x.do(0, moveTo("p1", space(0, 3, 2)))
}

// C71: in a position with an empty bag after the first draw there is no second one.
func TestNobodyLeftToDraw(t *testing.T) {
	x := withTriage(t, market.Bag{})
	x.clinic(0).Person("p1").At = clinic.In(theStation)
	x.State.Pending = append(x.State.Pending, game.Decision{Kind: DecideDrawn, Player: 0, Person: "p1", Note: "white"})
	x.refuses(0, game.Command{Type: DrawAgain}, "C71", "nobody_left_to_draw")
	x.do(0, game.Command{Type: KeepDrawn, Choice: "white"})
}

// C71: patients can only go from the station to a bed or a waiting place.
func TestFromTriageToABed(t *testing.T) {
	x := withTriage(t, market.Bag{clinic.Yellow: 1}, "public_toilets")
	x.put(0, clinic.Component{Kind: publicToilet, Space: space(0, 0, 2)})
	x.refuses(0, moveTo("p1", space(0, 0, 2)), "C71", "unclassified_to_triage")
	x.do(0, moveTo("p1", theStation))
	x.refuses(0, moveTo("p1", space(0, 0, 2)), "C71", "from_triage_to_bed")
}

// C70: unclassified patients don't worsen; one left at the end costs 1; one who gives up goes back into its own bag.
func TestUnclassifiedPatients(t *testing.T) {
	x := withTriage(t, market.Bag{})
	if lines := x.of(0).Score().Lines; !slices.Contains(lines, game.ScoreLine{Rule: "C70", What: "unclassified", Count: 1, Points: -1}) {
		t.Errorf("C70: the score is %v", lines)
	}
	x.enter("admin-9")
	if who := x.clinic(0).Person("p1"); who == nil || who.Level != clinic.Unclassified {
		t.Error("C70: an unclassified patient worsens")
	}
	for i, level := range []clinic.Level{clinic.Unclassified, clinic.Critical} {
		x.State.Market.Appointments[i].Patients = [market.RowLength]clinic.Level{level}
	}
	before := *x.State.Market.Incoming
	x.State.Pending = nil
	x.Rules.Steps[slices.IndexFunc(x.Rules.Steps, func(s game.Step) bool { return s.Key == "admin-3" })].Begin(&game.Play{Rules: x.Rules, State: x.State})
	before[clinic.Unclassified]++
	before[clinic.Critical]++
	if *x.State.Market.Incoming != before {
		t.Errorf("C70: the bag holds %v, want %v", *x.State.Market.Incoming, before)
	}
}

// C72: the text's example: a critical patient needs 1 nurse with a red doctor and 3 with a yellow one. It goes to its
// room without triage, never to outpatient services, and pays $40 and the gardens.
func TestExampleCriticalPatient(t *testing.T) {
	x := withTriage(t, market.Bag{})
	x.put(0, clinic.Component{Kind: clinic.Garden, Space: space(0, 2, 1)})
	x.put(0, clinic.Component{Kind: clinic.OutpatientServices, Space: space(0, 3, 1)})
	critical := x.patient(0, clinic.Critical, preAdmissions)
	x.refuses(0, moveTo(critical, space(0, 3, 1)), "C72", "critical_no_outpatient")
	x.do(0, moveTo(critical, space(0, 1, 1)))
	patient := x.clinic(0).Person(critical)
	for level, nurses := range map[clinic.Level]int{clinic.Red: 1, clinic.Yellow: 3} {
		doctor := &clinic.Person{Kind: clinic.Doctor, Level: level}
		pairing := game.Pairing{Space: space(0, 1, 1), Doctor: doctor, Patient: patient, Team: []*clinic.Person{doctor}}
		if got := x.of(0).NursesNeeded(pairing); got != nurses {
			t.Errorf("C72: a %s doctor needs %d nurses, want %d", level, got, nurses)
		}
		if income, _ := x.of(0).TreatmentIncome(pairing); income != 42 {
			t.Errorf("C72: it pays $%d with a garden", income)
		}
	}
}

// C72: an untreated critical patient dies in Admin, even in pre-admissions, for −5; red ones die as usual and never
// become critical.
func TestCriticalPatientsDie(t *testing.T) {
	x := withTriage(t, market.Bag{})
	x.patient(0, clinic.Critical, preAdmissions)
	x.patient(0, clinic.Critical, clinic.In(space(0, 1, 1)))
	red := x.patient(0, clinic.Red, clinic.In(space(0, 1, 1)))
	x.State.Market.PatientSupply[clinic.Critical] = 9 // enough pieces, to no avail
	popularity := x.State.Players[0].Popularity
	x.enter("admin-9")
	if len(x.clinic(0).People) != 1 || x.clinic(0).Person(red) != nil {
		t.Errorf("C72: %d people are left", len(x.clinic(0).People))
	}
	if got := x.State.Players[0].Popularity; got != popularity-15 {
		t.Errorf("C72: popularity changed by %d", got-popularity)
	}
}

// X11: with triage Move goes in turn order; with temps, too, in reverse.
func TestTriageInTurnOrder(t *testing.T) {
	for _, test := range []struct {
		ids  []string
		want int
	}{{[]string{"triage"}, 2}, {[]string{"triage", "temp_agency"}, 1}} {
		x := laidOut(t, 3, test.ids...)
		x.State.TurnOrder = []int{2, 0, 1}
		x.enter("move")
		if got := x.State.Deciders(); !slices.Equal(got, []int{test.want}) {
			t.Errorf("X11: %v begin Move with %v, want %d", got, test.ids, test.want)
		}
	}
}

// C71, C30: a patient who came to the station in a wheelchair goes on in it; the ghosts on the way still cost 1 each
// (C62).
func TestWheelchairThroughTriage(t *testing.T) {
	x := withTriage(t, market.Bag{clinic.Yellow: 1}, "wheelchairs", "ghosts")
	x.haunts(space(0, 0, 1))
	door := x.clinic(0).InSlot(space(0, 0, 1), clinic.West)
	door.Marks = clinic.AddMarks(door.Marks, wheelchairMark, 1)
	ride := func(to clinic.Space) game.Command {
		return game.Command{Type: game.MoveOne, Person: "p1", To: clinic.In(to), Choice: wheelchair}
	}
	x.do(0, ride(theStation))
	if x.State.Players[0].Time != 1 {
		t.Errorf("C62: the ride into the haunted hub and to the station took %d", x.State.Players[0].Time)
	}
	x.refuses(0, moveTo("p1", space(0, 1, 1)), "C71", "goes_on_the_same_way")
	x.do(0, ride(space(0, 1, 1)))
	if x.State.Players[0].Time != 1 { // through the supply room
		t.Errorf("C71: both rides took %d", x.State.Players[0].Time)
	}
	if person := x.clinic(0).Person("p1"); len(person.Marks) != 0 {
		t.Errorf("C71: %v lies on the patient", person.Marks)
	}
}

// C71: a position with a draw for a patient who does not exist is refused.
func TestNobodyIsDrawnForNobody(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	for person, id := range map[string]string{`,"person":"p7"`: "protocol", "": "B76"} {
		position := `{"do":"position","position":{"config":{"players":1,"extensions":["triage"]},"step":"move","phase":"move",` +
			`"pending":[{"player":0,"decision":"draw_patient"` + person + `,"note":"white"},{"player":0,"decision":"move"}]}}`
		if person == "" {
			request(t, e, position)
			position = `{"do":"apply","player":0,"command":{"type":"keep_drawn","color":"white"}}`
		}
		if got := refusalBy(t, e, position); got != id {
			t.Errorf("C71: with %q refused by %q", person, got)
		}
	}
}
