package gallery

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The pictures of extensions at work, in the clinic of the other pictures.

// Exhibit lays out the pieces of extensions in that clinic, and continues with a step, a decision, or with only that
// decision in that step.
func Exhibit(reader *ui.Reader, extensions []string, step string, decision game.Decision, lay func(s *game.State, board *clinic.Clinic)) (*table.Table, error) {
	s, err := Exhibited("", extensions...)
	if err != nil {
		return nil, err
	}
	lay(s.State, &s.State.Players[0].Clinic)
	if step != "" {
		s.Rules.Enter(s.State, step)
	}
	if decision.Kind != "" {
		if step != "" {
			s.State.Pending = nil
		}
		s.State.Pending = append(s.State.Pending, decision)
	}
	s.Told = nil
	return table.New(reader, s, nil), nil
}

// Lay puts a component of a kind and color on a space.
func Lay(board *clinic.Clinic, kind clinic.Kind, color clinic.Color, space clinic.Space) {
	board.Tiles[space.Index()] = clinic.Tile{Kind: kind, Color: color}
}

// Mark sets how many marks of a kind there are, with a note.
func Mark(marks *[]clinic.Mark, kind, note string, count int) {
	*marks = clinic.SetMark(*marks, clinic.Mark{Kind: kind, Note: note, Count: count})
}

// Join adds a person to a clinic, with a new ID.
func Join(board *clinic.Clinic, person clinic.Person) {
	person.ID = board.Named.Name(person.Kind)
	board.People = append(board.People, person)
}

func shotSmoke(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"cigarettes"}, "move", game.Decision{}, func(_ *game.State, board *clinic.Clinic) {
		Lay(board, "", clinic.NoColor, clinic.Space{X: 2, Y: 0})
		board.Outside = append(board.Outside, clinic.Outside{Kind: "vending_machine", Space: clinic.Space{X: 2, Y: 0}, Side: clinic.South})
		Mark(&board.Person("d3").Marks, "cigarettes", "", 1)
	})
}

func shotEmergency(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"helicopters", "fire_trucks", "wheelchairs"}, "move", game.Decision{}, func(s *game.State, board *clinic.Clinic) {
		pad := clinic.Space{Floor: 2, X: 2, Y: 2}
		Mark(&board.At(pad).Marks, "helicopter", "", 1)
		Join(board, clinic.Person{Kind: "burn_victim", At: clinic.In(pad), Marks: []clinic.Mark{{Kind: "by", Note: "helicopter"}}})
		Mark(&board.At(clinic.Space{X: 0, Y: 1}).Marks, "truck", "", 1)
		Mark(&board.Outside[0].Marks, "wheelchairs", "", 2)
		for i := range board.People { // a treatment room for the next victim
			if board.People[i].In(clinic.Space{Floor: 1, X: 2, Y: 1}) {
				board.People[i].At = clinic.Place{Area: clinic.PreAdmissions}
			}
		}
	})
}

func shotNight(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"ghosts", "temp_agency", "cigarettes"}, "move", game.Decision{Kind: game.DecideMove}, func(_ *game.State, board *clinic.Clinic) {
		for _, space := range []clinic.Space{{X: 1, Y: 1}, {Floor: 1, X: 2, Y: 2}, {Floor: 2, X: 1, Y: 2}} {
			Mark(&board.At(space).Marks, "ghost", "", 1)
		}
		Join(board, clinic.Person{
			Kind: "temp", Car: true, At: clinic.In(clinic.Space{Floor: 2, Y: 2}), Marks: []clinic.Mark{{Kind: "temp", Note: "doctor red"}},
		})
		Mark(&board.Person("d2").Marks, "cigarettes", "", 1)
	})
}

func shotTriage(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"triage"}, "", game.Decision{Kind: "draw_patient", Person: "p9", Note: "yellow"}, func(s *game.State, board *clinic.Clinic) {
		s.Pending = nil
		station := clinic.Space{X: 1, Y: 0}
		Lay(board, "triage_station", clinic.Blue, station)
		Join(board, clinic.Person{Kind: clinic.Patient, Level: clinic.Unclassified, Service: clinic.Psychiatry, At: clinic.In(station), Car: true})
		Join(board, clinic.Person{Kind: clinic.Patient, Level: clinic.Critical, Service: clinic.Cardiology, At: clinic.Place{Area: clinic.PreAdmissions}, Car: true})
		for i := range s.Market.Appointments {
			s.Market.Appointments[i].Patients[0] = clinic.Unclassified
		}
		s.Market.Appointments[2].Patients[1] = clinic.Critical
	})
}

func shotVisitors(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"therapy_dogs", "gift_shop"}, "move", game.Decision{Kind: "visit"}, func(_ *game.State, board *clinic.Clinic) {
		Lay(board, "gift_shop", "gift_shop", clinic.Space{X: 0, Y: 1})
		for i := range board.People {
			if board.People[i].Service == clinic.Psychiatry && board.People[i].In(clinic.Space{X: 2, Y: 2}) {
				Mark(&board.People[i].Marks, "dog", "", 1)
			}
		}
		Mark(&board.At(clinic.Space{X: 1, Y: 1}).Marks, "poops", "", 2)
		door := board.Outside[0]
		for range 2 {
			Join(board, clinic.Person{Kind: "visitor", Car: true, At: clinic.Place{Area: clinic.Slot, Space: door.Space, Side: door.Side}})
		}
	})
}

// ShotCity builds with a plan and two cooled floors.
func ShotCity(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"urban_design_2", "air_conditioners"}, "", game.Decision{Kind: game.DecideBuild}, func(s *game.State, board *clinic.Clinic) {
		s.Pending = nil
		for i := range board.Tiles { // two floors only
			if clinic.SpaceAt(i).Floor > 1 {
				board.Tiles[i] = clinic.Tile{}
			}
		}
		board.Outside = append(board.Outside, clinic.Outside{Kind: "air_conditioner", Space: clinic.Space{Floor: 1, X: 2, Y: 2}, Side: clinic.South},
			clinic.Outside{Kind: "air_conditioner", Space: clinic.Space{X: 3, Y: 1}, Side: clinic.East})
	})
}

// ShotCooling holds an air conditioner over the south of Floor 1.
func ShotCooling(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"air_conditioners"}, "", game.Decision{Kind: game.DecideBuild}, func(s *game.State, _ *clinic.Clinic) { s.Pending = nil })
	return rehearse(laid, err, thing.InSlot(clinic.Space{Floor: 1, X: 2, Y: 2}, clinic.South), thing.ToBuild("air_conditioner", clinic.NoService))
}

// ShotPlan points at the plan of the city in Build.
func ShotPlan(reader *ui.Reader) (*table.Table, error) {
	laid, err := ShotCity(reader)
	return rehearse(laid, err, thing.Named(thing.Pool, "card"))
}

// ShotPlanOffered points at a plan that may be taken.
func ShotPlanOffered(reader *ui.Reader) (*table.Table, error) {
	laid, err := shotCards(reader)
	if err != nil {
		return nil, err
	}
	return rehearse(laid, err, thing.Thing{Kind: thing.Offer, Name: "take_card", Choice: extensions.ShownCards(laid.Situation.State)[0].ID})
}

func shotCards(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(Played(game.Config{Players: 3, Seed: 4, Extensions: []string{"urban_design_2"}}, 1, func(_ *game.Rules, s *game.State) bool {
		return Decides(s, "take_card")
	}))
}

func shotToilet(reader *ui.Reader) (*table.Table, error) {
	return Exhibit(reader, []string{"public_toilets"}, "move", game.Decision{}, func(_ *game.State, board *clinic.Clinic) {
		Lay(board, "public_toilet", "porcelain", clinic.Space{X: 1, Y: 0})
		board.Person("n1").At = clinic.In(clinic.Space{X: 1, Y: 0})
	})
}

// rehearsed is a session at the table in which the mouse is used before the picture is taken: it clicks some spots,
// then rests over the last one.
type rehearsed struct {
	*controller.Controller
	clicks []thing.Thing
	over   thing.Thing
}

// Update uses the mouse once the window's size is known.
func (r *rehearsed) Update(t *table.Table, c *scenes.Context) {
	before := *c.Gestures
	defer func() { *c.Gestures = before }()
	use := func(what thing.Thing, click bool) {
		s, _ := t.Spot(what)
		x, y := s.Rect.Center()
		*c.Gestures = input.Gestures{X: x, Y: y, PressX: x, PressY: y, DX: 1, Zoom: 1, Hovering: true, Clicked: click}
		r.Controller.Update(t, c)
		t.FindSpots()
	}
	for _, what := range r.clicks {
		use(what, true)
	}
	r.clicks = nil
	use(r.over, false)
	t.Rest()
}

// rehearse plays at a table laid out by an exhibit.
func rehearse(laid *table.Table, err error, over thing.Thing, clicks ...thing.Thing) (*table.Table, error) {
	if err != nil {
		return nil, err
	}
	situation := laid.Situation
	s := session.New(game.NewMatch(situation.Rules, situation.State), session.Seats{{Name: "Ana"}, {Name: "Ben", Color: 1}, {Name: "Dana", Color: 2}, {Name: "Chloé", Color: 3}}, nil)
	s.OpenCurtain()
	p := controller.New(laid.Reader, s, controller.Doors{})
	return table.New(laid.Reader, p.Situation(), &rehearsed{Controller: p, clicks: clicks, over: over}), nil
}

// shotRide holds a patient in a wheelchair.
func shotRide(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"wheelchairs"}, "move", game.Decision{Kind: game.DecideMove}, func(_ *game.State, board *clinic.Clinic) {
		Mark(&board.Outside[0].Marks, "wheelchairs", "", 2)
	})
	return rehearse(laid, err, thing.InSpace(clinic.Space{Floor: 1, X: 1, Y: 2}), thing.Somebody("p9"), thing.VehicleAt("wheelchair", clinic.Space{X: 1, Y: 2}, clinic.South))
}

// ShotHaunted holds a doctor over a haunted room.
func ShotHaunted(reader *ui.Reader) (*table.Table, error) {
	laid, err := shotNight(reader)
	return rehearse(laid, err, thing.InSpace(clinic.Space{Floor: 1, X: 2, Y: 2}), thing.Somebody("d3"))
}

// shotSmoker points at a doctor who smokes.
func shotSmoker(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"cigarettes"}, "move", game.Decision{Kind: game.DecideMove}, Smoked)
	return rehearse(laid, err, thing.Somebody("d3"))
}

// Smoked makes a doctor a smoker.
func Smoked(_ *game.State, board *clinic.Clinic) {
	Mark(&board.Person("d3").Marks, "cigarettes", "", 1)
}

// shotSoiled points at the upkeep of dirty and of cooled rooms; a dog helps to treat its patient.
func shotSoiled(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"therapy_dogs", "air_conditioners"}, "move", game.Decision{Kind: game.DecideMove}, Soiled)
	return rehearse(laid, err, thing.Named(thing.ForecastSum, "upkeep"))
}

// shotDog points at the patient whom a dog helps to treat, in the forecast.
func shotDog(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"therapy_dogs", "air_conditioners"}, "move", game.Decision{Kind: game.DecideMove}, Soiled)
	return rehearse(laid, err, thing.ForecastOf("p2"))
}

// Soiled dirties a room, cools a floor, and gives a patient a dog and a doctor.
func Soiled(_ *game.State, board *clinic.Clinic) {
	Mark(&board.At(clinic.Space{Y: 2}).Marks, "poops", "", 1)
	board.Outside = append(board.Outside, clinic.Outside{Kind: "air_conditioner", Space: clinic.Space{Floor: 1, X: 2, Y: 2}, Side: clinic.South})
	Mark(&board.Person("p2").Marks, "dog", "", 1)
	board.Person("d2").Level = clinic.Orange
	board.Person("d2").At = clinic.In(clinic.Space{X: 1, Y: 1})
}

// shotVisit holds a visitor over a patient.
func shotVisit(reader *ui.Reader) (*table.Table, error) {
	laid, err := shotVisitors(reader)
	return rehearse(laid, err, thing.Somebody("p3"), thing.Somebody("v1"))
}

// shotAsked is in Build before a Move with many obligations; the pointer is on the smoke break.
func shotAsked(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"helicopters", "fire_trucks", "cigarettes", "gift_shop", "public_toilets", "therapy_dogs"}, "", game.Decision{Kind: game.DecideBuild},
		func(s *game.State, board *clinic.Clinic) {
			s.Pending = nil
			layAsked(s, board)
		})
	return rehearse(laid, err, thing.Named(thing.Obligation, "smoke"))
}

// layAsked lays out a clinic with every obligation of Move; no truck can come, since no treatment room is empty.
func layAsked(s *game.State, board *clinic.Clinic) {
	Lay(board, "", clinic.NoColor, clinic.Space{X: 2, Y: 0})
	board.Outside = append(board.Outside, clinic.Outside{Kind: "vending_machine", Space: clinic.Space{X: 2, Y: 0}, Side: clinic.South})
	Lay(board, "public_toilet", "porcelain", clinic.Space{X: 1, Y: 0})
	Lay(board, "gift_shop", "gift_shop", clinic.Space{X: 0, Y: 1})
	for i := range board.People {
		if who := &board.People[i]; who.Service == clinic.Psychiatry && who.At.Area == clinic.PreAdmissions {
			Mark(&who.Marks, "dog", "", 1)
		}
	}
}

// shotAskedInMove is the same in Move: the helicopter has landed, the truck could not park, and somebody is to smoke.
func shotAskedInMove(reader *ui.Reader) (*table.Table, error) {
	laid, err := Exhibit(reader, []string{"helicopters", "fire_trucks", "cigarettes", "gift_shop", "public_toilets", "therapy_dogs"}, "move", game.Decision{}, layAsked)
	return rehearse(laid, err, thing.Named(thing.Obligation, "park_fire_truck"), thing.InSpace(clinic.Space{Floor: 2, X: 2, Y: 2}))
}

// shotDecks asks which deck the next card of Urban Design should come from: the others have taken all cards of the
// medium one.
func shotDecks(reader *ui.Reader) (*table.Table, error) {
	s, err := Played(game.Config{Players: 4, Seed: 4, Extensions: []string{"urban_design_2"}}, 1, func(_ *game.Rules, s *game.State) bool {
		return Decides(s, "take_card")
	})
	if err != nil {
		return nil, err
	}
	for i := range 3 {
		Mark(&s.State.Players[i+1].Marks, "urban_card", "medium_"+paper.Number(i+1), 0)
	}
	s.State.Marks = slices.DeleteFunc(s.State.Marks, func(m clinic.Mark) bool {
		return slices.ContainsFunc(extensions.UrbanCards, func(c extensions.UrbanCard) bool { return c.ID == m.Note && c.Deck == "medium" })
	})
	s.State.Pending = []game.Decision{{Kind: "refill_cards", Note: "medium"}}
	return table.New(reader, s, nil), nil
}

// extensionRounds are moments with what the round brings in the drawer.
func extensionRounds() []moment {
	return []moment{inRound("visitors", shotVisitors), inRound("city", ShotCity)}
}

// extensionMoments are those of games with extensions.
func extensionMoments() []moment {
	return []moment{
		{"table-smoke", shotSmoke}, {"table-emergency", shotEmergency}, {"table-night", shotNight}, {"table-triage", shotTriage},
		{"table-visitors", shotVisitors}, {"table-city", ShotCity}, {"table-cards", shotCards}, {"table-cooling", ShotCooling}, {"table-plan", ShotPlan}, {"table-plan-offered", ShotPlanOffered}, {"table-toilet", shotToilet},
		{"table-ride", shotRide}, {"table-haunted", ShotHaunted}, {"table-smoker", shotSmoker},
		{"table-soiled", shotSoiled}, {"table-visit", shotVisit}, {"table-decks", shotDecks}, {"table-asked", shotAsked}, {"table-asked-in-move", shotAskedInMove}, {"table-dog", shotDog},
		{"table-infected", ShotInfectedMove}, {"table-split", ShotSplit}, {"table-infect", ShotInfect}, {"table-infect-again", shotInfectAgain},
		{"table-contaminate", ShotContaminate}, {"table-masks", ShotMasks}, {"table-tile-tip", shotTileTip}, {"table-must-admit", ShotMustAdmit},
		{"table-covid-alone", ShotAlone}, {"table-crowded", ShotCrowded}, {"table-infected-beside", ShotInfectedBeside},
		{"table-annex-choice", shotAnnexChoice}, {"table-annex-action", shotAnnexAction}, {"table-annex-build", shotAnnexBuild},
		{"table-annex-move", shotAnnexMove}, {"table-annex-crossing", shotAnnexCrossing}, {"table-annex-treat", shotAnnexTreat},
		{"table-annex-bonus", shotDepartmentBonus}, {"table-annex-goals", shotDepartmentGoals},
		{"table-annex-forecast", ShotDepartmentForecast}, {"table-annex-short", shotDepartmentShort},
	}
}
