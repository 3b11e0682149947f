package game_test

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// neverRefused are sentences that only extensions or positions built by hand can
// cause. The table itself says the first three.
var neverRefused = []string{
	"behind_curtain", "bot_plays", "not_rightmost",
	"cannot_move",                             // apart from the board
	"cars_without_places", "tiles_of_actions", // said of positions
	"in_no_room",    // a patient on the street
	"needs_doctors", // more than one doctor for a patient
	"no_way",        // every module stands on others down to the street
	"not_for_sale",  // a component that can't be bought
	"room_lacks",
	"tile_played",                                           // an action with only one tile
	"no_such_mode",                                          // a way to move that no extension adds
	"only_toward",                                           // a component inside a space
	"undo_none", "undo_often", "undo_shown", "host_answers", // said at tables across machines
}

// randomCommand returns any command at all, usually an illegal one.
func randomCommand(rules *game.Rules, s *game.State, player int, random *game.Random) game.Command {
	pick := func(items ...string) string { return items[random.Below(len(items))] }
	board := &s.Players[max(0, player)].Clinic
	space := func() clinic.Space {
		return clinic.Space{Floor: int8(random.Below(6)) - int8(random.Below(8)/7), X: int8(random.Below(5)), Y: int8(random.Below(4))}
	}
	person := func() string {
		if len(board.People) == 0 || random.Below(20) == 0 {
			return "x9"
		}
		return board.People[random.Below(len(board.People))].ID
	}
	service := func() clinic.Service { return clinic.Service(random.Below(6)) }
	spot := func() market.Appointment {
		return market.Appointment{Service: service(), Space: int8(random.Below(6)) - 1}
	}
	command := game.Command{Type: game.CommandType(pick("choose_action", "build", "build", "build", "build", "hire", "hire", "queue", "queue", "queue",
		"admit", "admit", "move", "move", "move", "move", "treat", "treat", "treat", "buy_popularity", "take_bonus", "choose_goal", "done"))}
	if d := s.Decision(player); d != nil && random.Below(5) > 0 { // most are of a type that fits
		switch d.Kind {
		case game.DecideBuild, game.DecideClinic, game.DecideBonusPlace:
			command.Type = game.BuildOne
		case game.DecideHire:
			command.Type = game.HireOne
		case game.DecideAdmit:
			command.Type = game.CommandType(pick("queue", "admit", "queue"))
		case game.DecideMove:
			command.Type = game.CommandType(pick("move", "move", "move", "done"))
		default:
			command.Type = game.CommandType(d.Kind)
		}
	}
	if random.Below(100) == 0 {
		command.Board = "attic"
	}
	switch command.Type {
	case game.ChooseAction:
		command.Action = game.Action(pick("build", "hire", "admit", "sleep"))
	case game.BuildOne:
		command.Component.Kind = clinic.Kind(pick("hub", "treatment_room", "supply_room", "operating_room", "outpatient_services",
			"laboratory", "waiting_room", "entrance", "helipad", "garden", "parking_lot", "conveyor", "conveyor", "volcano"))
		command.Component.Space = space()
		if command.Component.Kind == clinic.Hub {
			command.Component.Service = clinic.Service(random.Below(5) + 1)
		}
		if command.Component.Kind == clinic.Entrance {
			command.Component.Side = clinic.Sides[random.Below(4)]
		}
		if command.Component.Kind == clinic.Conveyor && random.Below(2) == 0 {
			command.Pair, command.Second = true, space()
		}
	case game.HireOne:
		command.Kind = clinic.PersonKind(pick("doctor", "nurse", "orderly", "patient"))
		command.Slot = random.Below(7) - 1
	case game.QueueOne:
		command.From, command.Onto = spot(), spot()
		if random.Below(2) == 0 {
			command.Onto = command.From
			command.Onto.Space++
		}
	case game.AdmitOne:
		command.From.Service = service()
	case game.MoveOne:
		command.Person = person()
		command.To = clinic.In(space())
		if modules := slices.Collect(board.Modules().All()); len(modules) > 0 && random.Below(2) == 0 {
			command.To = clinic.In(modules[random.Below(len(modules))])
		}
		if random.Below(15) == 0 {
			command.To = clinic.Place{Area: clinic.Waiting}
		}
		if random.Below(3) == 0 {
			p := board.Person(command.Person)
			switch entrances := board.Entrances(nil); {
			case p == nil:
			case p.At.Area == clinic.Inside:
				command.Path = append(command.Path, clinic.WayStep{Space: p.At.Space})
			case random.Below(3) > 0:
				command.Path = append(command.Path, clinic.WayStep{Space: entrances[0].Space})
			}
			if direct := board.Of(clinic.OutpatientServices); direct != 0 && random.Below(2) == 0 {
				for s := range direct.All() {
					command.Path = []clinic.WayStep{{Space: s}}
				}
			}
			for range random.Below(2) + 1 {
				command.Path = append(command.Path, clinic.WayStep{Space: space(), How: clinic.How(random.Below(7))})
			}
			if random.Below(3) > 0 {
				command.Path = append(command.Path, clinic.WayStep{Space: command.To.Space})
			}
		}
	case game.Treat:
		command.Person = person()
		command.Skip = random.Below(4) == 0
		patient := board.Person(command.Person)
		for _, p := range board.People {
			beside := patient != nil && p.At == patient.At && random.Below(2) == 0
			switch {
			case p.Kind == clinic.Doctor && (beside || random.Below(6) == 0):
				command.Doctors = append(command.Doctors, p.ID)
			case p.Kind == clinic.Nurse && (beside || random.Below(6) == 0):
				command.Nurses = append(command.Nurses, p.ID)
			}
		}
	case game.BuyPopularity:
		command.Points = random.Below(30) - 1
	case game.TakeBonus:
		command.Choice = pick(rules.BonusTiles()...)
	case game.ChooseGoal:
		command.Choice = pick("six_red", "fly")
	}
	return command
}

// spoiled returns a legal command with one change, so that most of them are just no longer legal.
func spoiled(c game.Context, legal []game.Command, random *game.Random) game.Command {
	command := legal[random.Below(len(legal))]
	switch other := legal[random.Below(len(legal))]; command.Type {
	case game.MoveOne:
		command.Path = c.Way(&command)
		if other.Type == game.MoveOne {
			command.To = other.To
		}
	case game.Treat:
		command.Nurses = nil
		room := c.Clinic().Person(command.Person).At
		for i := range c.Clinic().People {
			if p := &c.Clinic().People[i]; p.Kind == clinic.Nurse && p.At == room {
				command.Nurses = append(command.Nurses, p.ID)
			}
		}
	case game.BuyPopularity:
		command.Points = random.Below(2) * 99
	case game.BuildOne:
		command.Component.Space = other.Component.Space
		if command.Component.Side != clinic.NoSide {
			command.Component.Side = other.Component.Side
		}
	}
	return command
}
