package extensions

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// A temp is in the pool that all share, or in a clinic with a mark of what it works as: "doctor red" or "nurse".
const temp clinic.PersonKind = "temp"
const tempMark = "temp"

// The numbers of the temps: how many there are, and the price of each column.
const tempsEach = "temp_agency.each_player"

var tempPrices = [...]string{"temp_agency.price.1", "temp_agency.price.2", "temp_agency.price.3"}

// HireTemp hires a temp in the middle of Move: Kind is the role, Choice a doctor's color, To the module (C50).
const HireTemp game.CommandType = "hire_temp"

// The events of temps.
const (
	TempHired game.EventType = "temp_hired"
	TempLeft  game.EventType = "temp_left"
)

// tempAgency lets players hire doctors and nurses for one round in the middle of their Move (C50, C51, X11).
func tempAgency() *game.Extension {
	return &game.Extension{
		ID:       "temp_agency",
		Presets:  []string{"night_shift"},
		Excludes: []string{"therapy_dogs"}, // X1
		Numbers: []game.NumberSpec{
			{Name: tempsEach, Rule: "C50", Source: "R", Value: 3, Least: 0, Most: 3},
			{Name: tempPrices[0], Rule: "C50", Source: "H", Value: 4, Least: 0, Most: 99},
			{Name: tempPrices[1], Rule: "C50", Source: "H", Value: 6, Least: 0, Most: 99},
			{Name: tempPrices[2], Rule: "C50", Source: "H", Value: 8, Least: 0, Most: 99},
		},
		Pools:  []game.PoolSpec{{Kind: tempMark, Each: tempsEach}},
		People: []game.PersonSpec{{Kind: temp, Car: true, Pool: tempMark}},
		Marks:  []game.MarkSpec{{Kind: tempMark, On: game.OnPerson, Form: game.MarkWords, Words: []string{"as", "color"}}},
		Sentences: map[string]string{
			"temp_role":       "A temp works as a doctor or as a nurse.",
			"temp_color":      "Name the color of the doctor: white, yellow, orange or red.",
			"temp_no_color":   "A nurse has no color.",
			"no_temp_left":    "The agency has nobody left.",
			"temp_no_room":    "There is no room for {a what} in this place.",
			"temp_no_lab":     "A temp does no research.",
			"temp_no_parking": "No parking place is free for the temp’s car.",
			"temp_stays":      "A temp stays where placed.",
		},
		MoveOrder: game.MoveInReverse, // X11
		Queries: game.Queries{
			MayEnd:      []game.Judgement[game.Entering]{{Order: game.OrderOverride, Of: []clinic.PersonKind{temp}, Judge: tempMayEnd}},
			MayMove:     []game.Judgement[*clinic.Person]{{Order: game.OrderWaive, Of: []clinic.PersonKind{temp}, Judge: tempStays}},
			Counts:      []game.Query[game.Counting]{{Order: game.OrderOverride, Rule: "C50", Change: tempCounts}},
			DoctorLevel: []game.Query[*clinic.Person]{{Order: game.OrderOverride, Rule: "C50", Change: tempLevel}},
			Income:      []game.Query[game.Pairing]{{Order: game.OrderHalve, Rule: "C51", Change: halveForTemp}},
		},
		Commands: []game.CommandSpec{{
			Type: HireTemp, During: []game.DecisionKind{game.DecideMove}, Judge: judgeHireTemp, List: listHireTemp, Play: playHireTemp,
			Fields: []game.CommandField{
				{Name: "as", Part: game.PartKind}, {Name: "color", Part: game.PartChoice, Optional: true}, {Name: "to", Part: game.PartTo},
			},
		}},
		Steps: []game.Insertion{{After: "admin-8", Step: game.Step{Key: "temps-leave", Name: game.StepAdmin, Begin: tempsLeave}}},
	}
}

// roleOf returns what a temp works as, and at which level.
func roleOf(person *clinic.Person) (clinic.PersonKind, clinic.Level) {
	note, _ := clinic.NoteOf(person.Marks, tempMark)
	role, color, _ := strings.Cut(note, " ")
	level, _ := clinic.LevelNamed(color)
	return clinic.PersonKind(role), level
}

// newTemp returns a temp with this role outside the clinic.
func newTemp(role clinic.PersonKind, color string) clinic.Person {
	mark := clinic.Mark{Kind: tempMark, Note: strings.TrimSpace(string(role) + " " + color)}
	return clinic.Person{Kind: temp, Car: true, At: clinic.Place{Area: clinic.Waiting}, Marks: []clinic.Mark{mark}}
}

// tempMayEnd lets a temp end where the role has room; older rules excluded the laboratory (C50).
func tempMayEnd(c game.Context, e game.Entering, _ rule.Reason) rule.Reason {
	role, _ := roleOf(e.Person)
	if c.Clinic().At(e.Space).Kind == clinic.Laboratory && !c.Rules.AtLeast(5) {
		return rule.Reason{Rule: "C50", Key: "temp_no_lab"}
	}
	if _, ok := c.Holding(e.Space, role); !ok {
		return rule.Reason{Rule: "C50", Key: "temp_no_room", What: string(role)}
	}
	return rule.Reason{}
}

// noPlaceFor returns why a temp can't be placed in the space: there must be room for the role at once (C50).
func noPlaceFor(c game.Context, hire *clinic.Person, space clinic.Space) rule.Reason {
	if reason := c.MayEnd(hire, space); !reason.None() {
		return reason
	}
	role, _ := roleOf(hire)
	if most, _ := c.Holding(space, role); most >= 0 && c.Present(space, role) >= most {
		return rule.Reason{Rule: "C50", Key: "temp_no_room", What: string(role)}
	}
	return rule.Reason{}
}

func tempStays(game.Context, *clinic.Person, rule.Reason) rule.Reason {
	return rule.Reason{Rule: "C50", Key: "temp_stays"}
}

// tempCounts counts a temp as what it was hired as (C50).
func tempCounts(_ game.Context, counting game.Counting, value int) int {
	if counting.Person.Kind == temp {
		if role, _ := roleOf(counting.Person); role == counting.As {
			return 1
		}
	}
	return value
}

func tempLevel(_ game.Context, person *clinic.Person, value int) int {
	if person.Kind == temp {
		_, level := roleOf(person)
		return int(level)
	}
	return value
}

// halveForTemp halves what a patient with a temp among its doctors pays, rounded up; gardens are added later (C51).
func halveForTemp(_ game.Context, pairing game.Pairing, value int) int {
	if slices.ContainsFunc(pairing.Team, func(doctor *clinic.Person) bool { return doctor.Kind == temp }) {
		return (value + 1) / 2
	}
	return value
}

// TempPrice returns the price of the next temp in dollars: each column has one for each player, the cheapest first
// (C50).
func TempPrice(c game.Context) int {
	players := c.Rules.Config.Players
	hired := players*c.Rules.Number(tempsEach) - c.Pool(tempMark)
	return c.Rules.Number(tempPrices[min(hired/players, len(tempPrices)-1)])
}

// NoTemp returns why no one can be hired from the agency now, in any role; the zero Reason if someone can (C50).
func NoTemp(c game.Context) rule.Reason {
	switch price := TempPrice(c); {
	case c.Pool(tempMark) == 0:
		return rule.Reason{Rule: "C50", Key: "no_temp_left"}
	case price > c.Owner().Money:
		return rule.Reason{Rule: "B28", Key: "no_money", Amount: price, Limit: c.Owner().Money}
	case c.FreePlaces() < 1:
		return rule.Reason{Rule: "C50", Key: "temp_no_parking"}
	}
	return rule.Reason{}
}

// judgeHireTemp judges hiring the cheapest temp into a module with room for the role (C50).
func judgeHireTemp(c game.Context, command *game.Command) game.Verdict {
	level, colored := clinic.LevelNamed(command.Choice)
	switch {
	case command.Kind != clinic.Doctor && command.Kind != clinic.Nurse:
		return game.Refuse(rule.Reason{Rule: "C50", Key: "temp_role"})
	case command.Kind == clinic.Doctor && (!colored || level > clinic.Red):
		return game.Refuse(rule.Reason{Rule: "C50", Key: "temp_color"})
	case command.Kind == clinic.Nurse && command.Choice != "":
		return game.Refuse(rule.Reason{Rule: "C50", Key: "temp_no_color"})
	case command.To.Area != clinic.Inside:
		return game.Refuse(rule.Reason{Rule: "C50", Key: "temp_no_room", What: string(command.Kind)})
	}
	if reason := NoTemp(c); !reason.None() {
		return game.Refuse(reason)
	}
	hire := newTemp(command.Kind, command.Choice)
	if reason := noPlaceFor(c, &hire, command.To.Space); !reason.None() {
		return game.Refuse(reason)
	}
	return game.Verdict{Cost: game.Cost{Money: TempPrice(c)}}
}

func listHireTemp(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	if !NoTemp(c).None() {
		return commands
	}
	add := func(role clinic.PersonKind, colors ...string) {
		hire, places := newTemp(role, colors[0]), clinic.Spaces(0) // the same for every color
		for space := range c.Clinic().Modules().All() {
			if noPlaceFor(c, &hire, space).None() {
				places |= clinic.One(space)
			}
		}
		for _, color := range colors {
			for space := range places.All() {
				commands = append(commands, game.Command{Type: HireTemp, Kind: role, Choice: color, To: clinic.In(space)})
			}
		}
	}
	add(clinic.Doctor, clinic.White.String(), clinic.Yellow.String(), clinic.Orange.String(), clinic.Red.String())
	add(clinic.Nurse, "")
	return commands
}

// playHireTemp pays, parks the car and puts the temp into its module for 0 time (C50).
func playHireTemp(p *game.Play, player int, command *game.Command) {
	price := TempPrice(p.Of(player))
	p.State.Players[player].Money -= price
	p.TakeFromPool(player, tempMark, 1, "C50")
	hire := newTemp(command.Kind, command.Choice)
	hire.At = command.To
	_, level := roleOf(&hire)
	id := p.Arrive(player, hire)
	p.Tell(game.Event{
		Type: TempHired, Player: player, Rule: "C50", Person: id, Kind: temp, Level: level, To: command.To, Money: -price,
		Choice: string(command.Kind),
	})
}

// tempsLeave sends all temps back to the agency, with their cars (C50).
func tempsLeave(p *game.Play) {
	for _, player := range p.State.TurnOrder {
		board := &p.State.Players[player].Clinic
		board.People = slices.DeleteFunc(board.People, func(person clinic.Person) bool {
			if person.Kind != temp {
				return false
			}
			p.ReturnToPool(tempMark, 1)
			p.Tell(game.Event{Type: TempLeft, Player: player, Rule: "C50", Person: person.ID, Kind: temp, From: person.At})
			return true
		})
	}
}
