package gallery

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The pictures of COVID-19 in each of its steps, in the clinic of the other pictures.

// InfectedClinic puts tiles everywhere: on patients, on a doctor, on employees in quarantine, on pre-admissions.
func InfectedClinic(s *game.State, board *clinic.Clinic) {
	s.Pending = nil
	s.Players[0].Money = 47
	for _, id := range []string{"p2", "p7", "d5", "p9"} {
		Mark(&board.Person(id).Marks, "infected", "", 1)
	}
	for _, id := range []string{"o1", "n1"} {
		Mark(&board.Person(id).Marks, "infected", "", 1)
		board.Person(id).At = clinic.Place{Area: extensions.Quarantine}
	}
	s.Players[0].Marks = clinic.AddNoted(nil, "contaminated", clinic.Neurology.String(), 1)
	s.Marks = clinic.AddNoted(s.Marks, "covid_survived", "white", 9)
	s.Marks = clinic.AddNoted(s.Marks, "covid_deceased_patients", "red", 5)
	s.Marks = clinic.AddMarks(s.Marks, "covid_deceased_tiles", 1)
}

func covid(reader *ui.Reader, step string, decision game.Decision, more func(s *game.State, board *clinic.Clinic)) (*table.Table, error) {
	return Exhibit(reader, []string{"covid_19"}, step, decision, func(s *game.State, board *clinic.Clinic) {
		InfectedClinic(s, board)
		if more != nil {
			more(s, board)
		}
	})
}

// ShotInfectedMove has infected people in Move.
func ShotInfectedMove(reader *ui.Reader) (*table.Table, error) {
	return covid(reader, "move", game.Decision{Kind: game.DecideMove}, nil)
}

// ShotSplit shares the tiles of the round.
func ShotSplit(reader *ui.Reader) (*table.Table, error) {
	laid, err := covid(reader, "infections", game.Decision{Kind: extensions.DecideSplit, Count: 12}, func(s *game.State, _ *clinic.Clinic) {
		s.Marks = clinic.AddNoted(s.Marks, "covid_survived", "white", -6)
	})
	if err == nil {
		laid.Look.Split = view.Shares{4, 2, 4, 3}
	}
	return laid, err
}

// ShotInfect holds a tile over a doctor.
func ShotInfect(reader *ui.Reader) (*table.Table, error) {
	laid, err := covid(reader, "infections", game.Decision{Kind: extensions.DecideInfect, Count: 3}, nil)
	return rehearse(laid, err, thing.Somebody("d3"), thing.ToOffer("infect"))
}

// shotInfectAgain holds a tile over a person who already has one.
func shotInfectAgain(reader *ui.Reader) (*table.Table, error) {
	laid, err := covid(reader, "infections", game.Decision{Kind: extensions.DecideInfect, Count: 2}, nil)
	return rehearse(laid, err, thing.Somebody("p2"), thing.ToOffer("infect"))
}

// ShotContaminate holds a tile over pre-admissions.
func ShotContaminate(reader *ui.Reader) (*table.Table, error) {
	laid, err := covid(reader, "contagion", game.Decision{Kind: extensions.DecideContaminate, Count: 1}, nil)
	return rehearse(laid, err, thing.WaitingFor(clinic.Cardiology), thing.ToOffer("contaminate"))
}

// ShotMasks holds masks over the tile of a patient during Build.
func ShotMasks(reader *ui.Reader) (*table.Table, error) {
	laid, err := covid(reader, "", game.Decision{Kind: game.DecideBuild}, nil)
	return rehearse(laid, err, thing.Somebody("p9"), thing.ToOffer("buy_masks"))
}

// shotTileTip points at the tile of an infected doctor.
func shotTileTip(reader *ui.Reader) (*table.Table, error) {
	laid, err := ShotInfectedMove(reader)
	return rehearse(laid, err, thing.TileOf(thing.Somebody("d5")))
}

// ShotMustAdmit has only Admit left.
func ShotMustAdmit(reader *ui.Reader) (*table.Table, error) {
	return covid(reader, "choose-3", game.Decision{Kind: game.DecideAction}, func(s *game.State, _ *clinic.Clinic) {
		s.Players[0].Turn = game.Turn{Used: [game.MaxActions]int8{1, 1}, Order: []game.Action{game.Build, game.Hire}}
	})
}

// ShotAlone is a solo game.
func ShotAlone(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(Played(game.Config{Players: 1, Seed: 9, Extensions: []string{"covid_19"}}, 1, func(_ *game.Rules, s *game.State) bool {
		return s.Round == 3 && Decides(s, extensions.DecideInfect)
	}))
}

// ShotCrowded has five services, with all places of each taken or with tiles, and many people outside and in
// quarantine.
func ShotCrowded(reader *ui.Reader) (*table.Table, error) {
	laid, err := covid(reader, "infections", game.Decision{Kind: extensions.DecideInfect, Count: 3}, func(s *game.State, board *clinic.Clinic) {
		for _, hub := range []clinic.Component{
			{Kind: clinic.Hub, Service: clinic.Ophthalmology, Space: clinic.Space{Floor: 1, X: 3, Y: 2}},
			{Kind: clinic.Hub, Service: clinic.Orthopedics, Space: clinic.Space{Floor: 2, X: 1, Y: 1}},
		} {
			board.Place(clinic.BlueprintOf(hub.Kind), hub)
		}
		for i := range s.Market.Appointments {
			service := s.Market.Appointments[i].Service
			for n := range 2 {
				who := clinic.Person{Kind: clinic.Patient, Level: clinic.White + clinic.Level(n), Service: service, At: clinic.Place{Area: clinic.PreAdmissions}, Car: true}
				who.ID = board.Named.Name(who.Kind)
				Mark(&who.Marks, "infected", "", n)
				board.People = append(board.People, who)
			}
		}
		for _, kind := range []clinic.PersonKind{clinic.Nurse, clinic.Orderly, clinic.Nurse} {
			who := clinic.Person{Kind: kind, At: clinic.Place{Area: clinic.Waiting}, Car: true}
			who.ID = board.Named.Name(kind)
			board.People = append(board.People, who)
		}
	})
	return rehearse(laid, err, thing.Somebody("d3"), thing.ToOffer("infect"))
}

// ShotInfectedBeside has an emergency department beside the clinic, whose people get no tiles, and high contagion.
func ShotInfectedBeside(reader *ui.Reader) (*table.Table, error) {
	config := game.Config{
		Players: 2, Seed: 9, Extensions: []string{"covid_19", "emergency"}, Options: map[string]string{"covid.contagion": "high", "covid.isolation": "poor"},
	}
	return shotTable(reader)(Played(config, 5, func(_ *game.Rules, s *game.State) bool {
		return s.Round == 3 && Decides(s, extensions.DecideInfect)
	}))
}

// comesDown returns a table at which the player gives three people a tile, one after another (V3).
func comesDown(reader *ui.Reader) (scenes.Scene, error) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{"covid_19"}}, extensions.All())
	if err != nil {
		return nil, err
	}
	s := sample.Session(game.NewMatch(rules, nil))
	if _, err := sample.Until(s, extensions.DecideInfect); err != nil {
		return nil, err
	}
	s.Happened()
	t := controller.Play(reader, s, controller.Doors{})
	for range 2 {
		s.Apply(s.Legal()[0])
	}
	return t, nil
}
