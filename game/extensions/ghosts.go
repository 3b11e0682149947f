package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// A ghost is in the pool that all share, or on a module, where it may have moved in this round already (C63).
const (
	ghostMark      = "ghost"
	ghostMovedMark = "ghost_moved"
)

// The numbers of the ghosts.
const (
	ghostsEach   = "ghosts.each_player"
	ghostsPaid   = "ghosts.tabloid"
	ghostsFright = "ghosts.surcharge"
	ghostsScore  = "ghosts.score.ground"
	ghostsBag    = "ghosts.patient_bag." // followed by the color and the number of players
)

// PlaceGhost puts a new ghost on a module (C61, C64); MoveGhost moves one from the space Second to a module (C63).
const (
	PlaceGhost       game.CommandType  = "place_ghost"
	MoveGhost        game.CommandType  = "move_ghost"
	DecideGhost      game.DecisionKind = "place_ghost"
	DecideGhostMoves game.DecisionKind = "move_ghosts"

	ghostComes game.DecisionKind = "ghost_comes" // asks for a place when it is this ghost's turn
)

// The events of ghosts.
const (
	GhostPlaced game.EventType = "ghost_placed"
	GhostMoved  game.EventType = "ghost_moved"
	TabloidPaid game.EventType = "tabloid_paid"
)

// ghosts turns severe patients away for money and a ghost, which slows people down until it scores (C60 to C64).
func ghosts() *game.Extension {
	return &game.Extension{
		ID:      "ghosts",
		Presets: []string{"night_shift"},
		Puzzles: true,
		Numbers: append([]game.NumberSpec{
			{Name: ghostsEach, Rule: "C60", Source: "R", Value: 6, Least: 0, Most: 24},
			{Name: ghostsPaid, Rule: "C61", Source: "R", Value: 5, Least: 0, Most: 99},
			{Name: ghostsFright, Rule: "C62", Source: "R", Value: 1, Least: 0, Most: 9},
			{Name: ghostsScore, Rule: "C60", Source: "R", Value: 1, Least: 0, Most: 9},
		}, ghostPatients()...),
		Pools: []game.PoolSpec{{Kind: ghostMark, Each: ghostsEach}},
		Marks: []game.MarkSpec{
			{Kind: ghostMark, On: game.OnTile, Form: game.MarkFlag, Most: 1, Pool: ghostMark},
			{Kind: ghostMovedMark, On: game.OnTile, Form: game.MarkFlag, Most: 1},
		},
		Sentences: map[string]string{
			"worth_haunted_ways": "Ghosts slow people down on their ways.",
			"ghost_needs_module": "A ghost haunts rooms only.",
			"haunted_already":    "This room already has a ghost.",
			"no_ghost_there":     "There is no ghost in this room: choose a ghost first, then where it goes.",
			"ghost_has_moved":    "This ghost has had its move in this round.",
		},
		Table: extraPatients,
		Queries: game.Queries{
			Admission: []game.Query[game.Applicant]{{Order: game.OrderOverride, Rule: "C61", Change: turnSevereAway}},
			Surcharge: []game.Query[clinic.Space]{{Order: game.OrderAdd, Rule: "C62", Change: fright}},
			Worsening: []game.Query[*clinic.Person]{{Order: game.OrderOverride, Rule: "C64", Change: yellowDie}},
			DeathCost: []game.Query[*clinic.Person]{{Order: game.OrderOverride, Rule: "C64", Change: yellowDieForFree}},
			Earnings: []game.Query[struct{}]{{Order: game.OrderAdd, Rule: "C61", Change: func(c game.Context, _ struct{}, dollars int) int {
				return dollars + c.Owner().Turn.Income
			}}},
			Goals: []game.Query[string]{{Order: game.OrderOverride, Rule: "X7", Change: func(_ game.Context, goal string, offered int) int {
				if goal == game.GoalSixRed {
					return 0
				}
				return offered
			}}},
		},
		Moments: game.Moments{
			TurnedAway: []game.EventMoment{{Do: sellTheStory}},
			Died:       []game.EventMoment{{Do: yellowBecomesGhost}},
			AfterMove:  []game.Moment{{Order: game.OrderPieces, Do: letGhostsMove}},
		},
		Advice: game.Advice{
			Answers: []game.Answer{{To: DecideGhost, Give: highestHaunt}, {Order: game.OrderOverride + 1, To: DecideGhostMoves, Give: ghostsClimb}},
			Worth:   []game.Worth{{Rule: "C62", Name: "haunted_ways", Of: worthOfHauntedWays}},
		},
		Invariants: []game.Invariant{{Broken: liesOnly(ghostMark, rooms, rule.Reason{Rule: "C61", Key: "ghost_needs_module"})}},
		Openers:    []game.Opener{{Kind: ghostComes, Open: askForGhost}},
		Decisions:  []game.DecisionKind{DecideGhost, DecideGhostMoves},
		Commands: []game.CommandSpec{
			{
				Type: PlaceGhost, During: []game.DecisionKind{DecideGhost}, Judge: judgePlaceGhost, List: listPlaceGhost, Play: playPlaceGhost,
				Fields: []game.CommandField{{Name: "to", Part: game.PartTo}},
			},
			{
				Type: MoveGhost, During: []game.DecisionKind{DecideGhostMoves}, Judge: judgeMoveGhost, List: listMoveGhost, Play: playMoveGhost,
				Fields: []game.CommandField{{Name: "from", Part: game.PartSecond}, {Name: "to", Part: game.PartTo}},
			},
			{Type: game.Done, During: []game.DecisionKind{DecideGhostMoves}, Judge: game.JudgeDone, List: game.ListDone, Play: playGhostsDone},
		},
		ScoreLines: []game.ScoreLines{{Lines: scoreGhosts, Counts: countGhosts}},
	}
}

var playerCounts = [...]string{"one", "two", "three", "four"}

// ghostPatients returns the numbers of patients that the bag has in addition to those of the base game (C60).
func ghostPatients() []game.NumberSpec {
	var numbers []game.NumberSpec
	for i, name := range playerCounts {
		numbers = append(numbers,
			game.NumberSpec{Name: ghostsBag + "white." + name, Rule: "C60", Source: "R", Value: [...]int{3, 8, 12, 16}[i], Most: 16},
			game.NumberSpec{Name: ghostsBag + "yellow." + name, Rule: "C60", Source: "R", Value: [...]int{1, 2, 4, 6}[i], Most: 6})
	}
	return numbers
}

// extraPatients adds 16 white and 6 yellow patients to the game, of which the bag gets as many as the number of
// players says (C60).
func extraPatients(r *game.Rules, s *game.State) {
	m := &s.Market
	add := func(level clinic.Level, all int) {
		bagged := r.Number(ghostsBag + level.String() + "." + playerCounts[r.Config.Players-1])
		m.PatientBag[level] += bagged
		m.PatientSupply[level] += all - bagged
	}
	add(clinic.White, 16)
	add(clinic.Yellow, 6)
}

// turnSevereAway turns orange and red patients away (C61).
func turnSevereAway(_ game.Context, patient game.Applicant, value int) int {
	if patient.Level == clinic.Orange || patient.Level == clinic.Red {
		return game.TurnsAway
	}
	return value
}

// sellTheStory pays for a patient who was turned away, as income for Business, and brings a ghost (C61, X3).
func sellTheStory(p *game.Play, e game.Event) {
	if p.Of(e.Player).Admission(game.Applicant{Service: e.Service, Level: e.Level}) != game.TurnsAway {
		return
	}
	paid := p.Rules.Number(ghostsPaid)
	if owner := &p.State.Players[e.Player]; p.Rules.AtLeast(5) {
		owner.Turn.Income += paid
	} else {
		owner.Money += paid
	}
	p.Tell(game.Event{Type: TabloidPaid, Player: e.Player, Rule: "C61", Level: e.Level, Service: e.Service, Money: paid})
	p.Ask(game.Decision{Kind: ghostComes, Player: e.Player, Note: "C61"})
}

// haunted reports whether a ghost is in the space.
func haunted(c game.Context, space clinic.Space) bool {
	return clinic.CountOf(c.Clinic().At(space).Marks, ghostMark) > 0
}

// hauntable returns the modules without a ghost.
func hauntable(c game.Context) clinic.Spaces {
	var free clinic.Spaces
	for space := range c.Clinic().Modules().All() {
		if !haunted(c, space) {
			free |= clinic.One(space)
		}
	}
	return free
}

// askForGhost asks where the next ghost goes; if there is no ghost or no place for it, that is skipped (X6).
func askForGhost(p *game.Play, d game.Decision) {
	c := p.Of(d.Player)
	if c.Pool(ghostMark) == 0 || hauntable(c) == 0 {
		p.Tell(game.Event{Type: game.Skipped, Player: d.Player, Rule: d.Note, Choice: ghostMark})
		return
	}
	d.Kind = DecideGhost
	p.Ask(d)
}

func judgePlaceGhost(c game.Context, command *game.Command) game.Verdict {
	return game.Refuse(notHauntable(c, command.To))
}

// notHauntable returns why a ghost can't go there.
func notHauntable(c game.Context, to clinic.Place) rule.Reason {
	switch {
	case to.Area != clinic.Inside || c.Clinic().Module(to.Space) == nil:
		return rule.Reason{Rule: "C61", Key: "ghost_needs_module"}
	case haunted(c, to.Space):
		return rule.Reason{Rule: "C61", Key: "haunted_already"}
	}
	return rule.Reason{}
}

func listPlaceGhost(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	for space := range hauntable(c).All() {
		commands = append(commands, game.Command{Type: PlaceGhost, To: clinic.In(space)})
	}
	return commands
}

func playPlaceGhost(p *game.Play, player int, command *game.Command) {
	id := p.State.Decision(player).Note
	p.Answered(player, DecideGhost)
	haunt(p, player, command.To.Space, id)
}

// haunt puts a ghost on the module.
func haunt(p *game.Play, player int, space clinic.Space, id string) {
	p.TakeFromPool(player, ghostMark, 1, id)
	tile := p.State.Players[player].Clinic.At(space)
	tile.Marks = clinic.AddMarks(tile.Marks, ghostMark, 1)
	p.Tell(game.Event{Type: GhostPlaced, Player: player, Rule: id, To: clinic.In(space)})
}

// fright adds the time for entering a haunted module, by any way (C62).
func fright(c game.Context, space clinic.Space, value int) int {
	if haunted(c, space) {
		return value + c.Rules.Number(ghostsFright)
	}
	return value
}

// letGhostsMove lets the player move ghosts after everybody else has moved (C63).
func letGhostsMove(p *game.Play, player int) {
	if c := p.Of(player); len(restless(c)) > 0 && hauntable(c) != 0 {
		p.Ask(game.Decision{Kind: DecideGhostMoves, Player: player, Together: true})
	}
}

// restless returns the spaces whose ghosts have not moved yet.
func restless(c game.Context) []clinic.Space {
	var spaces []clinic.Space
	for space := range c.Clinic().Modules().All() {
		if haunted(c, space) && clinic.CountOf(c.Clinic().At(space).Marks, ghostMovedMark) == 0 {
			spaces = append(spaces, space)
		}
	}
	return spaces
}

// judgeMoveGhost lets each ghost go once to any module without one (C63).
func judgeMoveGhost(c game.Context, command *game.Command) game.Verdict {
	switch {
	case !c.Clinic().Contains(command.Second) || !haunted(c, command.Second):
		return game.Refuse(rule.Reason{Rule: "C63", Key: "no_ghost_there"})
	case !slices.Contains(restless(c), command.Second):
		return game.Refuse(rule.Reason{Rule: "C63", Key: "ghost_has_moved"})
	}
	reason := notHauntable(c, command.To)
	if !reason.None() {
		reason.Rule = "C63"
	}
	return game.Refuse(reason)
}

func listMoveGhost(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	free := hauntable(c)
	for _, from := range restless(c) {
		for to := range free.All() {
			commands = append(commands, game.Command{Type: MoveGhost, Second: from, To: clinic.In(to)})
		}
	}
	return commands
}

func playMoveGhost(p *game.Play, player int, command *game.Command) {
	board := &p.State.Players[player].Clinic
	from, to := board.At(command.Second), board.At(command.To.Space)
	from.Marks = clinic.AddMarks(from.Marks, ghostMark, -1)
	to.Marks = clinic.AddMarks(clinic.AddMarks(to.Marks, ghostMark, 1), ghostMovedMark, 1)
	p.Tell(game.Event{Type: GhostMoved, Player: player, Rule: "C63", From: clinic.In(command.Second), To: command.To})
}

func playGhostsDone(p *game.Play, player int, _ *game.Command) {
	p.Answered(player, DecideGhostMoves)
	board := &p.State.Players[player].Clinic
	for space := range board.Modules().All() {
		tile := board.At(space)
		tile.Marks = clinic.SetMark(tile.Marks, clinic.Mark{Kind: ghostMovedMark})
	}
	p.Tell(game.Event{Type: game.PlayerDone, Player: player, Rule: "C63", Choice: string(DecideGhostMoves)})
}

// yellowDie makes yellow patients die in Admin instead of worsening (C64).
func yellowDie(_ game.Context, person *clinic.Person, value int) int {
	if yellowPatient(person.Kind, person.Level) && value == game.WorsensMore {
		return game.WorsensDies
	}
	return value
}

func yellowPatient(kind clinic.PersonKind, level clinic.Level) bool {
	return kind == clinic.Patient && level == clinic.Yellow
}

// inAdmin9 reports whether it is the step in which patients worsen.
func inAdmin9(c game.Context) bool {
	step := c.Rules.StepOf(c.State)
	return step.Name == game.StepAdmin && step.Number == 9
}

// yellowDieForFree makes such a death cost no popularity (C64).
func yellowDieForFree(c game.Context, person *clinic.Person, value int) int {
	if yellowPatient(person.Kind, person.Level) && inAdmin9(c) {
		return 0
	}
	return value
}

// yellowBecomesGhost leaves a ghost on the dead patient's module, or on any module of the owner's choice if that is
// already haunted, or the patient was in pre-admissions (C64).
func yellowBecomesGhost(p *game.Play, e game.Event) {
	c := p.Of(e.Player)
	if !yellowPatient(e.Kind, e.Level) || !inAdmin9(c) {
		return
	}
	if notHauntable(c, e.From).None() && c.Pool(ghostMark) > 0 {
		haunt(p, e.Player, e.From.Space, "C64")
		return
	}
	// Those who have to choose do so in turn order: the first to be asked lies on top.
	p.State.Pending = slices.Insert(p.State.Pending, 0, game.Decision{Kind: ghostComes, Player: e.Player, Note: "C64"})
}

// scoreGhosts scores each ghost with 1, and 1 more for each floor above the ground (C60).
func scoreGhosts(c game.Context, lines []game.ScoreLine) []game.ScoreLine {
	count, points := 0, 0
	for space := range c.Clinic().Modules().All() {
		if haunted(c, space) {
			count++
			points += int(space.Floor) + c.Rules.Number(ghostsScore)
		}
	}
	return append(lines, game.ScoreLine{Rule: "C60", What: "ghosts", Count: count, Points: points})
}

// fear returns how much a ghost in a room is in the way: people pass hubs, and rooms with entrances, more often than
// others.
func fear(c game.Context, space clinic.Space) int {
	fear := 10
	if c.Clinic().At(space).Kind == clinic.Hub {
		fear += 10
	}
	for _, door := range entrances(c.Clinic()) {
		if door.Space == space {
			fear += 20
		}
	}
	return fear
}

// haunting returns the worth of a ghost in a room, in hundredths of a point: a higher floor scores more (C60), and it
// is less in the way where few people pass (C62).
func haunting(c game.Context, space clinic.Space) int {
	return 100*int(space.Floor) - c.RoundsAhead()*fear(c, space)
}

// highestHaunt puts a ghost where it is worth most.
func highestHaunt(c game.Context, _ *game.Decision) (best game.Command, found bool) {
	most := 0
	for _, command := range listPlaceGhost(c, nil, nil) {
		if worth := haunting(c, command.To.Space); !found || worth > most {
			best, found, most = command, true, worth
		}
	}
	return best, found
}

// ghostsClimb moves the ghost that gains most, until none gains (C63).
func ghostsClimb(c game.Context, _ *game.Decision) (game.Command, bool) {
	best, most := game.Command{Type: game.Done}, 0
	for _, command := range listMoveGhost(c, nil, nil) {
		if gain := haunting(c, command.To.Space) - haunting(c, command.Second); gain > most {
			best, most = command, gain
		}
	}
	return best, true
}

// worthOfHauntedWays returns what a clinic's ghosts will cost in time until the end (C62).
func worthOfHauntedWays(c game.Context) int {
	worth := 0
	for space := range c.Clinic().Modules().All() {
		if haunted(c, space) {
			worth -= c.RoundsAhead() * fear(c, space)
		}
	}
	return worth
}

// countGhosts calls count for each room with a ghost (C60).
func countGhosts(c game.Context, what string, count game.Count) {
	if what != "ghosts" {
		return
	}
	for space := range c.Clinic().Modules().All() {
		if haunted(c, space) {
			count(c, "", space, int(space.Floor)+c.Rules.Number(ghostsScore))
		}
	}
}
