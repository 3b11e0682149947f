// Package sample has games in progress, for pictures and tests of scenes.
package sample

import (
	"fmt"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/position"
	"clinic/scenes/session"
)

// Seats returns the seats of the sample's players.
func Seats(players int) session.Seats {
	return session.Seats{{Name: "Ana", Color: 0}, {Name: "Ben", Color: 1}, {Name: "Dana", Color: 3}, {Name: "Chloé", Color: 2}}[:players]
}

// AtMove returns a game in Move of a round. The first player has a clinic of two floors with most kinds of rooms; the
// others have just begun theirs.
func AtMove(players, round int) (*game.Match, error) {
	config := game.Config{Players: players}
	if players == 1 {
		config.Goal = game.GoalNoDeaths
	}
	return atMove(config, nil, round)
}

// atMove is AtMove with extensions.
func atMove(config game.Config, known []*game.Extension, round int) (*game.Match, error) {
	config.Seed, config.Layouts = 20, []string{"white", "yellow", "orange", "red"}[:config.Players]
	rules, err := game.NewRules(config, known)
	if err != nil {
		return nil, err
	}
	state, _ := rules.Start()
	t := position.On(rules, state)
	t.SupplyFirst = true
	setup := state.Market.Clone()
	state.Round = round
	for player := range state.Players {
		p, b := &state.Players[player], board{t, t.Of(player)}
		p.Money, p.Popularity, p.Time = 9-2*player, 6*round-5*player, 6*round+3*player
		p.Clinic.People = nil
		if player == 0 {
			b.rich()
		} else {
			b.begun()
		}
		for past := 1; past < round; past++ {
			p.History = append(p.History, game.Record{Popularity: 6*past - 5*player - past%2*3, Money: 4 + past*(3+player)%11, Time: 6*past + 3*player})
		}
	}
	if config.Players == 1 {
		state.Players[0].Goal = config.Goal
	}
	if rules.Annex() != nil {
		board{t, t.Of(0).Annex()}.department()
	}
	state.Market = setup // every piece of the market is there, as the pictures show it
	if state, err = t.Begin("move"); err != nil {
		return nil, fmt.Errorf("sample: %w", err)
	}
	return game.NewMatch(rules, state), nil
}

// board is one board of a player on a table.
type board struct {
	*position.Table
	c game.Context
}

func (b board) module(kind clinic.Kind, service clinic.Service, floor, x, y int8) {
	b.Build(b.c, clinic.Component{Kind: kind, Service: service, Space: clinic.Space{Floor: floor, X: x, Y: y}})
}

func (b board) person(kind clinic.PersonKind, level clinic.Level, service clinic.Service, at clinic.Place) {
	b.Bring(b.c, clinic.Person{Kind: kind, Level: level, Service: service, At: at, Car: true})
}

func (b board) rich() {
	in := func(floor, x, y int8) clinic.Place { return clinic.In(clinic.Space{Floor: floor, X: x, Y: y}) }
	before := clinic.Place{Area: clinic.PreAdmissions}
	b.module(clinic.TreatmentRoom, 0, 0, 0, 0)
	b.module(clinic.OperatingRoom, 0, 0, 0, 2)
	b.module(clinic.Laboratory, 0, 0, 2, 0)
	b.module(clinic.Garden, 0, 0, 2, 1)
	b.module(clinic.ParkingLot, 0, 0, 3, 0)
	b.module(clinic.Hub, clinic.Cardiology, 1, 0, 0)
	b.module(clinic.TreatmentRoom, 0, 1, 1, 0)
	b.module(clinic.OutpatientServices, 0, 1, 0, 1)
	b.module(clinic.Helipad, 0, 2, 0, 0)
	b.module(clinic.Conveyor, 0, 0, 1, 1)
	b.module(clinic.Conveyor, 0, 0, 1, 0)
	b.person(clinic.Doctor, clinic.Yellow, 0, in(0, 1, 1))
	b.person(clinic.Doctor, clinic.White, 0, in(0, 1, 1))
	b.person(clinic.Doctor, clinic.Yellow, 0, in(0, 0, 2))
	b.person(clinic.Doctor, clinic.Orange, 0, in(1, 1, 0))
	b.person(clinic.Doctor, clinic.White, 0, in(0, 2, 0))
	b.person(clinic.Nurse, 0, 0, in(1, 1, 0))
	b.person(clinic.Orderly, 0, 0, in(0, 1, 0))
	b.person(clinic.Patient, clinic.Yellow, clinic.Psychiatry, in(0, 1, 1))
	b.person(clinic.Patient, clinic.White, clinic.Psychiatry, in(0, 1, 1))
	b.person(clinic.Patient, clinic.Red, clinic.Psychiatry, in(0, 0, 0))
	b.person(clinic.Patient, clinic.Orange, clinic.Psychiatry, in(0, 0, 2))
	b.person(clinic.Patient, clinic.Red, clinic.Cardiology, in(1, 1, 0))
	b.person(clinic.Patient, clinic.Yellow, clinic.Psychiatry, before)
	b.person(clinic.Patient, clinic.Red, clinic.Cardiology, before)
}

func (b board) begun() {
	for space := range b.c.Clinic().Of(clinic.TreatmentRoom).All() {
		b.person(clinic.Doctor, clinic.White, 0, clinic.In(space))
		b.person(clinic.Patient, clinic.White, clinic.Psychiatry, clinic.In(space))
	}
	b.person(clinic.Nurse, 0, 0, clinic.Place{Area: clinic.Waiting})
	b.person(clinic.Patient, clinic.Orange, clinic.Psychiatry, clinic.Place{Area: clinic.PreAdmissions})
}

// Session plays a match with the sample's seats, and saves nothing.
func Session(m *game.Match) *session.Session {
	return session.New(m, Seats(len(m.State.Players)), nil)
}

// Until plays for whoever decides next until somebody has a decision of a kind. It just ends Move, treatments and
// popularity, and takes the first legal command for everything else. It returns what happened.
func Until(s *session.Session, kind game.DecisionKind) ([]session.Happening, error) {
	for range 2000 {
		s.OpenCurtain()
		if s.Over() || s.Deciding(kind) {
			return s.Happened(), nil
		}
		legal := s.Legal()
		if len(legal) == 0 {
			return nil, fmt.Errorf("sample: nothing is legal for player %d, who decides on %+v", s.Viewer(), s.Decision())
		}
		command := legal[0]
		if done := (game.Command{Type: game.Done}); s.Check(done).Legal() {
			command = done
		}
		if v := s.Apply(command); !v.Legal() {
			return nil, fmt.Errorf("sample: %+v is refused: %+v", command, v.Refusal)
		}
	}
	return nil, fmt.Errorf("sample: nobody comes to decide on %s", kind)
}
