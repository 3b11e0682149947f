package game_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/game/plan"
	"clinic/game/rule"
)

// games runs a benchmark once with the base game and once with everything: every extension and variant that the
// program knows, except those that exclude an earlier one.
func games(b *testing.B, benchmark func(b *testing.B, config game.Config)) {
	b.Helper()
	config := game.Config{Players: 4, Seed: 1}
	b.Run("base", func(b *testing.B) { benchmark(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { benchmark(b, config) })
}

// fullTable returns a game for four in Move. Each player has a full 4×3×4 clinic with five conveyors
// and two helipads, 12 staff, 9 patients in pre-admissions and 5 in rooms, more than anybody ever has,
// and a full department if the game has one.
func fullTable(b *testing.B, config game.Config) (*game.Rules, *game.State) {
	b.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		b.Fatal(err)
	}
	s, _ := rules.Start()
	for player := range s.Players {
		fill(&s.Players[player].Clinic)
		if annex := s.Players[player].Annex; annex != nil {
			fillAnnex(&annex.Clinic)
		}
		s.Players[player].Money = 99
	}
	s.Round = 3
	rules.Enter(s, "move")
	return rules, s
}

// fill puts 48 modules, conveyors, helipads and 26 people into a clinic without checking any rule.
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

// fillAnnex puts eight modules, a conveyor and ten people into a department without checking any rule.
func fillAnnex(c *clinic.Clinic) {
	*c = clinic.Clinic{Columns: 4, Rows: 2}
	kinds := [...]clinic.Kind{
		extensions.EmergencyRoomLight, extensions.EmergencyHub, extensions.EmergencyRoomMedium, extensions.EmergencyHub,
		extensions.EmergencyHub, extensions.EmergencyRoomDark, extensions.EmergencyBreakRoom, extensions.EmergencyRoomDark,
	}
	room := 0
	for space := range c.Board().Floor(0).All() {
		*c.At(space) = clinic.Tile{Kind: kinds[room], Color: clinic.Color(kinds[room]), Conveyor: room == 1}
		room++
	}
	come := func(kind clinic.PersonKind, level clinic.Level, at clinic.Place) {
		c.People = append(c.People, clinic.Person{ID: "e" + string(rune('a'+len(c.People))), Kind: kind, Level: level, At: at, Car: true})
	}
	for _, space := range [...]clinic.Space{{}, {X: 2}, {X: 1, Y: 1}} {
		come(extensions.EmergencyPatient, extensions.Medium, clinic.In(space))
		come(extensions.EmergencyDoctor, extensions.Medium, clinic.In(space))
		come(extensions.EmergencyNurse, clinic.NoLevel, clinic.Place{Area: clinic.Waiting})
	}
	come(extensions.EmergencyPatient, extensions.Dark, clinic.Place{Area: clinic.PreAdmissions})
}

// BenchmarkReach finds all reachable places and times for one person on a full 4×3×4 clinic.
func BenchmarkReach(b *testing.B) {
	games(b, func(b *testing.B, config game.Config) {
		rules, s := fullTable(b, config)
		c := game.Context{Rules: rules, State: s, Player: 0}
		people := c.Clinic().People
		person, routes := &people[len(people)-2], new(clinic.Routes)
		b.ReportAllocs()
		for b.Loop() {
			if reason := c.Reach(person, routes); !reason.None() {
				b.Fatal(reason)
			}
		}
	})
}

// BenchmarkDrag checks one dragged component on every space of a half-built clinic.
func BenchmarkDrag(b *testing.B) {
	games(b, func(b *testing.B, config game.Config) {
		rules, s := fullTable(b, config)
		rules.Enter(s, "choose-1")
		half := func(board *clinic.Clinic, above int) {
			for i := range board.Tiles {
				if i >= above || i%5 == 0 {
					board.Tiles[i] = clinic.Tile{}
				}
			}
			board.People = board.People[:4]
		}
		half(&s.Players[0].Clinic, 18)
		home := game.Context{Rules: rules, State: s, Player: 0}
		for i := range rules.Components {
			drag(b, home, game.DecideBuild, &rules.Components[i])
		}
		if home.HasAnnex() {
			half(&s.Players[0].Annex.Clinic, 6)
			kinds := home.Annex().Rules.Components
			for i := range kinds {
				drag(b, home.Annex(), "emergency", &kinds[i])
			}
		}
	})
}

// drag measures checking the purchase of a component on every space. There is enough of it on sale, and the board has
// no component of a kind that is limited to one.
func drag(b *testing.B, c game.Context, during game.DecisionKind, spec *game.ComponentSpec) {
	if spec.Price == "" {
		return // never bought
	}
	s := c.State.Clone()
	c.State = s
	s.Pending = []game.Decision{{Kind: during, Player: c.Player}}
	component := clinic.Component{Kind: spec.Kind}
	if spec.Kind == clinic.Hub {
		component.Service = s.Market.Appointments[0].Service
	}
	if spec.Sided() {
		component.Side = clinic.North
	}
	if pile := c.Pile(spec.Kind, component.Service); pile != nil {
		pile.Left, pile.Closed = 9, false
	} else if spec.Piles {
		c.Market().Piles = append(c.Market().Piles, market.Pile{Kind: spec.Kind, Left: 9})
	}
	if spec.OneOfKind {
		for space := range c.Clinic().Of(spec.Kind).All() {
			*c.Clinic().At(space) = clinic.Tile{}
		}
	}
	command := game.Command{Type: game.BuildOne, Board: c.BoardName(), Component: component}
	spaces := slices.Collect(c.Clinic().Board().All())
	b.Run(strings.TrimPrefix(string(c.BoardName())+"_"+string(spec.Kind), "_"), func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			for _, command.Component.Space = range spaces {
				c.Home().Rules.Check(s, c.Player, &command)
			}
		}
	})
}

// BenchmarkLegal lists all legal commands of a player in every kind of decision, with full clinics where
// more people or rooms mean more commands.
func BenchmarkLegal(b *testing.B) { games(b, benchmarkLegal) }

func benchmarkLegal(b *testing.B, config game.Config) {
	rules, full := fullTable(b, config)
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
			listAgain(b, rules, s, 0)
		})
	}
}

// listAgain measures listing a player's legal commands.
func listAgain(b *testing.B, rules *game.Rules, s *game.State, player int) {
	commands := rules.AppendLegal(s, player, nil)
	if len(commands) == 0 {
		b.Fatal("nothing is legal")
	}
	b.ReportAllocs()
	for b.Loop() {
		commands = rules.AppendLegal(s, player, commands[:0])
	}
}

// BenchmarkPlayed measures, for each kind of decision, the longest list of legal commands that comes up in whole
// random games. In one of the games everybody builds the start by hand.
func BenchmarkPlayed(b *testing.B) { games(b, benchmarkPlayed) }

func benchmarkPlayed(b *testing.B, config game.Config) {
	type moment struct {
		rules  *game.Rules
		state  *game.State
		player int
		length int
	}
	longest := map[game.DecisionKind]moment{}
	for seed := range uint64(6) {
		config.Seed = seed
		if config.Layouts = nil; seed == 0 {
			config.Layouts = slices.Repeat([]string{game.OwnLayout}, config.Players)
		}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			b.Fatal(err)
		}
		s, _ := rules.Start()
		random := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 12}
		for !s.Over {
			player, _ := random.NextPlayer(s)
			kind, length := s.Decision(player).Kind, len(rules.Legal(s, player))
			if length > longest[kind].length {
				longest[kind] = moment{rules, s.Clone(), player, length}
			}
			if _, _, err := random.Play(rules, s, player); err != nil {
				b.Fatal(err)
			}
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(longest)) {
		m := longest[kind]
		b.Run(string(kind), func(b *testing.B) { listAgain(b, m.rules, m.state, m.player) })
	}
}

// BenchmarkClone copies a 4-player state with full clinics over another that is no longer needed, as searches do.
func BenchmarkClone(b *testing.B) {
	games(b, func(b *testing.B, config game.Config) {
		_, s := fullTable(b, config)
		b.ReportAllocs()
		into := s.Clone()
		for b.Loop() {
			s.CloneInto(into)
		}
	})
}

// BenchmarkCloneAndApply measures what a search does for each command that it tries: it copies the
// full state of four players over a used one and plays the command on it. It goes through all
// legal commands that don't end the decision.
func BenchmarkCloneAndApply(b *testing.B) {
	games(b, func(b *testing.B, config game.Config) {
		rules, s := fullTable(b, config)
		for _, kind := range [...]game.DecisionKind{game.DecideMove, game.DecideTreatments} {
			b.Run(string(kind), func(b *testing.B) {
				s.Pending = []game.Decision{{Kind: kind}}
				if kind == game.DecideTreatments {
					s.Players[0].Turn.Treatments = game.Context{Rules: rules, State: s, Player: 0}.BestTreatments()
				}
				commands := slices.DeleteFunc(rules.AppendLegal(s, 0, nil), func(c game.Command) bool { return c.Type == game.Done })
				play, next := &game.Play{Rules: rules, State: s.Clone()}, 0
				b.ReportAllocs()
				for b.Loop() {
					s.CloneInto(play.State)
					play.Events = play.Events[:0]
					if v := play.Apply(0, &commands[next]); !v.Legal() {
						b.Fatal(v.Refusal)
					}
					next = (next + 1) % len(commands)
				}
			})
		}
	})
}

// BenchmarkSentence writes the sentence for a refused command.
func BenchmarkSentence(b *testing.B) {
	rules, _ := fullTable(b, game.Config{Players: 4})
	b.ReportAllocs()
	for b.Loop() {
		rules.Sentence(rule.Reason{Rule: "B7", Key: "same_color", What: "supply_room", Other: "supply_room"})
	}
}

// BenchmarkPlan finds the best plan for the Move of a full clinic.
func BenchmarkPlan(b *testing.B) {
	games(b, func(b *testing.B, config game.Config) {
		rules, s := fullTable(b, config)
		c := game.Context{Rules: rules, State: s, Player: 0}
		var planner plan.Planner
		planner.Move(c, plan.MoneyFirst) // the first plan allocates the planner's memory
		b.ReportAllocs()
		for b.Loop() {
			if p := planner.Move(c, plan.MoneyFirst); len(p.Commands) == 0 {
				b.Fatal("nobody is to move")
			}
		}
	})
}
