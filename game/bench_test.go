package game_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/rule"
)

// fullTable is a game of four with every extension that goes together, in Move: each player has a full 4×3×4
// clinic with five conveyors and two helipads, 12 staff, 9 patients in pre-admissions and 5 in rooms: more than
// anybody ever has.
func fullTable(b *testing.B) (*game.Rules, *game.State) {
	b.Helper()
	rules := everything(b, game.Config{Players: 4, Seed: 1})
	s, _ := rules.Start()
	for player := range s.Players {
		fill(&s.Players[player].Clinic)
		s.Players[player].Money = 99
	}
	s.Round = 3
	rules.Enter(s, "move")
	return rules, s
}

// everything makes rules with every extension that the program knows, but for those that exclude an earlier one.
func everything(b *testing.B, config game.Config) *game.Rules {
	b.Helper()
	excluded := map[string]bool{}
	for _, e := range extensions.All() {
		switch {
		case excluded[e.ID]:
			continue
		case e.Variant:
			config.Variants = append(config.Variants, e.ID)
		default:
			config.Extensions = append(config.Extensions, e.ID)
		}
		for _, other := range e.Excludes {
			excluded[other] = true
		}
	}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		b.Fatal(err)
	}
	return rules
}

// fill puts 48 modules, conveyors, helipads and 26 people into a clinic, asking no rule.
func fill(c *clinic.Clinic) {
	*c = clinic.Clinic{Columns: clinic.MaxColumns, Rows: clinic.MaxRows}
	floors := [...]string{"HTSL STHO THTS", "THTS STST TSTH"}
	kinds := map[rune]clinic.Kind{
		'H': clinic.Hub, 'T': clinic.TreatmentRoom, 'S': clinic.SupplyRoom, 'O': clinic.OperatingRoom, 'L': clinic.Laboratory,
	}
	put := func(kind clinic.Kind, service clinic.Service, space clinic.Space, side clinic.Side) {
		c.Place(clinic.BlueprintOf(kind), clinic.Component{Kind: kind, Service: service, Space: space, Side: side})
	}
	for floor := range int8(clinic.TopFloor + 1) {
		x, y := int8(0), int8(0)
		for _, letter := range floors[floor%2] {
			if letter == ' ' {
				x, y = 0, y+1
				continue
			}
			service := clinic.NoService
			if letter == 'H' {
				service = clinic.Psychiatry + clinic.Service(y)
			}
			put(kinds[letter], service, clinic.Space{Floor: floor, X: x, Y: y}, clinic.NoSide)
			x++
		}
	}
	put(clinic.Entrance, clinic.NoService, clinic.Space{}, clinic.West)
	put(clinic.Entrance, clinic.NoService, clinic.Space{X: 3, Y: 2}, clinic.East)
	for _, x := range [...]int8{0, 3} {
		put(clinic.Helipad, clinic.NoService, clinic.Space{Floor: 4, X: x}, clinic.NoSide)
	}
	for _, space := range [...]clinic.Space{{}, {X: 3}, {Floor: 3, X: 3}, {Floor: 3, X: 3, Y: 2}, {Floor: 3, Y: 2}} {
		put(clinic.Conveyor, clinic.NoService, space, clinic.NoSide)
	}
	come := func(kind clinic.PersonKind, level clinic.Level, service clinic.Service, at clinic.Place) {
		c.People = append(c.People, clinic.Person{
			ID: string(kind[:1]) + string(rune('a'+len(c.People))), Kind: kind, Level: level, Service: service, At: at, Car: true,
		})
	}
	treated := 0
	for space := range c.Of(clinic.TreatmentRoom).All() {
		f := c.Functional(space)
		for service := clinic.Psychiatry; service <= clinic.Neurology && treated < 5; service++ {
			if f.Works && f.Services.Has(service) {
				come(clinic.Patient, clinic.Yellow, service, clinic.In(space))
				come(clinic.Doctor, clinic.Yellow, clinic.NoService, clinic.In(space))
				come(clinic.Nurse, clinic.NoLevel, clinic.NoService, clinic.In(space))
				treated++
				break
			}
		}
	}
	for service := clinic.Psychiatry; service <= clinic.Ophthalmology; service++ {
		for range 3 {
			come(clinic.Patient, clinic.Orange, service, clinic.Place{Area: clinic.PreAdmissions})
		}
	}
	come(clinic.Doctor, clinic.White, clinic.NoService, clinic.Place{Area: clinic.Waiting})
	come(clinic.Orderly, clinic.NoLevel, clinic.NoService, clinic.Place{Area: clinic.Waiting})
}

// BenchmarkReach: all reachable places and times for one person on a full 4×3×4 clinic.
func BenchmarkReach(b *testing.B) {
	rules, s := fullTable(b)
	c := game.Context{Rules: rules, State: s, Player: 0}
	people := c.Clinic().People
	person, routes := &people[len(people)-2], new(clinic.Routes)
	b.ReportAllocs()
	for b.Loop() {
		if reason := c.Reach(person, routes); !reason.None() {
			b.Fatal(reason)
		}
	}
}

// BenchmarkDrag: the legality of one dragged component over every space, on a clinic half built.
func BenchmarkDrag(b *testing.B) {
	rules, s := fullTable(b)
	rules.Enter(s, "choose-1")
	board := &s.Players[0].Clinic
	for i := range board.Tiles {
		if i >= 18 || i%5 == 0 {
			board.Tiles[i] = clinic.Tile{}
		}
	}
	board.People = board.People[:4]
	s.Pending = []game.Decision{{Kind: game.DecideBuild, Player: 0}}
	for _, kind := range [...]clinic.Kind{clinic.TreatmentRoom, clinic.SupplyRoom, clinic.OperatingRoom, clinic.Entrance, clinic.Garden} {
		command := game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind}}
		b.Run(string(kind), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for command.Component.Space = range board.Board().All() {
					command.Component.Side = clinic.NoSide
					if kind == clinic.Entrance {
						command.Component.Side = clinic.North
					}
					rules.Check(s, 0, &command)
				}
			}
		})
	}
}

// BenchmarkLegal: all legal commands of a player, in every kind of decision.
func BenchmarkLegal(b *testing.B) {
	rules, full := fullTable(b)
	fresh, _ := rules.Start()
	pieces := []clinic.Component{
		{Kind: clinic.Hub, Service: clinic.Psychiatry}, {Kind: clinic.TreatmentRoom}, {Kind: clinic.SupplyRoom}, {Kind: clinic.Entrance},
	}
	for _, step := range [...]struct {
		decision game.Decision
		rich     bool // with full clinics
	}{
		{game.Decision{Kind: game.DecideClinic, Pieces: pieces}, false},
		{game.Decision{Kind: game.DecideBonus}, false},
		{game.Decision{Kind: game.DecideAction}, true},
		{game.Decision{Kind: game.DecideBuild}, false},
		{game.Decision{Kind: game.DecideHire}, true},
		{game.Decision{Kind: game.DecideAdmit}, true},
		{game.Decision{Kind: game.DecideMove}, true},
		{game.Decision{Kind: game.DecideTreatments}, true},
		{game.Decision{Kind: game.DecidePopularity, Count: 30}, true},
	} {
		b.Run(string(step.decision.Kind), func(b *testing.B) {
			s := full.Clone()
			if !step.rich {
				s = fresh.Clone()
			}
			s.Pending = []game.Decision{step.decision}
			owner := &s.Players[0]
			owner.Money, owner.Turn.Queue, owner.Turn.Income = 99, 6, 99
			switch step.decision.Kind {
			case game.DecideClinic:
				owner.Clinic = clinic.Clinic{Columns: clinic.MaxColumns, Rows: clinic.MaxRows}
			case game.DecideBonus:
				s.Market.Bonuses = []string{game.BonusMoneyTile, game.BonusNurse, game.BonusOrderly, game.BonusGarden, game.BonusConveyors}
			case game.DecideTreatments:
				owner.Turn.Treatments = game.Context{Rules: rules, State: s, Player: 0}.BestTreatments()
			}
			if len(rules.Legal(s, 0)) == 0 {
				b.Fatal("nothing is legal")
			}
			b.ReportAllocs()
			for b.Loop() {
				rules.Legal(s, 0)
			}
		})
	}
}

// BenchmarkClone: the clone of a 4-player state with full clinics.
func BenchmarkClone(b *testing.B) {
	_, s := fullTable(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Clone()
	}
}

// BenchmarkSentence: why a command is refused, as a sentence.
func BenchmarkSentence(b *testing.B) {
	rules, _ := fullTable(b)
	b.ReportAllocs()
	for b.Loop() {
		rules.Sentence(rule.Reason{Rule: "B7", Key: "same_color", What: "supply_room", Other: "supply_room"})
	}
}
