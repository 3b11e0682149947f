package extensions

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// triageStation is the module where patients are classified (C70).
const triageStation clinic.Kind = "triage_station"

// The numbers of the triage.
const (
	triageUnclassified = "triage.unclassified.each_player"
	triageCritical     = "triage.critical.each_player"
	triageSecondDraw   = "triage.second_draw"
	triageIncome       = "triage.income.critical"
	triageScore        = "triage.score.unclassified"
)

// KeepDrawn keeps the drawn patient of the color Choice; DrawAgain pays for a second one (C71). The decision's Note
// holds the colors drawn so far, and its Person is the patient they stand for. Then that patient walks on from the
// station.
const (
	KeepDrawn    game.CommandType  = "keep_drawn"
	DrawAgain    game.CommandType  = "draw_again"
	DecideDrawn  game.DecisionKind = "draw_patient"
	DecideWalkOn game.DecisionKind = "walk_on"
)

// The events of triage.
const (
	PatientDrawn   game.EventType = "patient_drawn"
	PatientKept    game.EventType = "patient_kept"
	SecondDrawPaid game.EventType = "second_draw_paid"
)

// triage hides how severe patients are until they come to the triage station (C70 to C72).
func triage() *game.Extension {
	return &game.Extension{
		ID: "triage",
		Numbers: []game.NumberSpec{
			{Name: triageUnclassified, Rule: "C71", Source: "R", Value: 20, Least: 0, Most: 99},
			{Name: triageCritical, Rule: "C72", Source: "R", Value: 2, Least: 0, Most: 99},
			{Name: triageSecondDraw, Rule: "C71", Source: "R", Value: 1, Least: 0, Most: 99},
			{Name: triageIncome, Rule: "C72", Source: "R", Value: 40, Least: 0, Most: 999},
			{Name: triageScore, Rule: "C70", Source: "H", Value: 1, Least: 0, Most: 99},
		},
		Components: []game.ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: triageStation, Color: clinic.Blue, Where: clinic.OnGrid},
			Upkeep:    "upkeep.special", OneOfKind: true, OnFrom: true, Fits: besideModule("C70"),
		}},
		Marks: []game.MarkSpec{{Kind: game.OnTheWay, On: game.OnPerson, Form: game.MarkWord}},
		Setup: []game.SetupPiece{{Kind: triageStation}},
		Table: fillIncomingBag,
		Sentences: map[string]string{
			"worth_way_to_triage":     "All patients walk to the triage station first.",
			"worth_critical_patients": "Critical patients die unless they are treated in this round.",
			"worth_to_be_classified":  "Patients who are not classified yet will be.",
			"needs_module_beside":     besideModuleSentence,
			"unclassified_to_triage":  "An unclassified patient goes to the triage station first.",
			"no_bed_after_triage":     "Triage needs a free bed of {what}, a free place in the waiting room or in the outpatient services.",
			"nobody_to_draw":          "The patient bag is empty, so nobody can be classified.",
			"critical_no_outpatient":  "A critical patient is more than the outpatient services can treat.",
			"from_triage_to_bed":      "From the triage station a patient goes to a bed or to the waiting room.",
			"goes_on_the_same_way":    "Whoever came to the triage station in a wheelchair goes on in it, and nobody else does.",
			"walks_on_first":          "The patient at the triage station walks on first.",
			"not_drawn":               "No {what} patient was drawn.",
			"second_draw_only":        "There is one second draw, and no third.",
			"nobody_left_to_draw":     "The patient bag is empty.",
		},
		MoveOrder: game.MoveInTurn, // X11
		Queries: game.Queries{
			MayEnd: []game.Judgement[game.Entering]{{Order: game.OrderOverride, Of: []clinic.PersonKind{clinic.Patient}, Opens: []clinic.Kind{triageStation}, Judge: triageMayEnd,
				Concerns: func(c game.Context, person *clinic.Person) bool {
					return c.Count(triageStation) > 0 || person.Level == clinic.Unclassified || person.Level == clinic.Critical
				},
			}},
			Income:    []game.Query[game.Pairing]{{Order: game.OrderOverride, Rule: "C72", Change: criticalIncome}},
			Worsening: []game.Query[*clinic.Person]{{Order: game.OrderOverride, Rule: "C72", Change: criticalDies}},
		},
		Moments: game.Moments{Moved: []game.EventMoment{{Do: classify}}},
		Advice: game.Advice{
			Answers: []game.Answer{
				{To: DecideDrawn, Give: keepBest}, {Order: game.OrderOverride + 1, To: DecideWalkOn, Give: walkToBed},
			},
			Worth: []game.Worth{
				{Rule: "C72", Name: "critical_patients", Of: worthOfCritical},
				{Order: game.OrderOverride + 1, Rule: "C71", Name: "way_to_triage", Of: worthOfWayToTriage},
				{Order: game.OrderOverride + 2, Rule: "C70", Name: "to_be_classified", Of: worthOfUnclassified},
			},
			Guesses: []game.Guess{{Rule: "C71", As: likelyDrawn}},
		},
		Decisions: []game.DecisionKind{DecideDrawn, DecideWalkOn},
		Commands: []game.CommandSpec{
			{
				Type: KeepDrawn, During: []game.DecisionKind{DecideDrawn}, Judge: judgeKeep, List: listKeep, Play: playKeep,
				Fields: []game.CommandField{{Name: "color", Part: game.PartChoice}},
			},
			game.OneWord(DrawAgain, DecideDrawn, judgeDrawAgain, playDrawAgain),
			{Type: game.MoveOne, During: []game.DecisionKind{DecideWalkOn}, Judge: judgeWalkOn, List: listWalkOn, Play: playWalkOn},
		},
		ScoreLines: []game.ScoreLines{{Lines: scoreUnclassified, Counts: countUnclassified}},
	}
}

// fillIncomingBag puts the unclassified and critical patients into the bag that fills the appointments (C70).
func fillIncomingBag(r *game.Rules, s *game.State) {
	s.Market.Incoming = &market.Bag{
		clinic.Unclassified: r.Config.Players * r.Number(triageUnclassified),
		clinic.Critical:     r.Config.Players * r.Number(triageCritical),
	}
}

func atTriage(c game.Context, person *clinic.Person) bool {
	return person.At.Area == clinic.Inside && c.Clinic().At(person.At.Space).Kind == triageStation
}

// triageMayEnd sends unclassified patients only to the station, those at the station to a bed or a waiting place, and
// no critical patient to outpatient services (C71, C72).
func triageMayEnd(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	person, kind := e.Person, c.Clinic().At(e.Space).Kind
	switch {
	case kind == triageStation && person.At.Area == clinic.Waiting:
		return rule.Reason{} // in a position: on the way through
	case person.Level == clinic.Unclassified && kind == triageStation:
		return mayClassify(c, person)
	case person.Level == clinic.Unclassified:
		return rule.Reason{Rule: "C71", Key: "unclassified_to_triage"}
	case person.Level == clinic.Critical && kind == clinic.OutpatientServices:
		return rule.Reason{Rule: "C72", Key: "critical_no_outpatient"}
	case atTriage(c, person) && !slices.Contains(afterTriage[:], kind):
		return rule.Reason{Rule: "C71", Key: "from_triage_to_bed"}
	}
	return reason
}

// afterTriage lists where patients go from the station (C71).
var afterTriage = [...]clinic.Kind{clinic.TreatmentRoom, clinic.OperatingRoom, clinic.OutpatientServices, clinic.WaitingRoom}

// mayClassify returns why a patient can't be classified now: the bag is empty, or there would be no place for the
// drawn patient (C71).
func mayClassify(c game.Context, person *clinic.Person) rule.Reason {
	if c.State.Market.PatientBag.Total() == 0 {
		return rule.Reason{Rule: "C71", Key: "nobody_to_draw"}
	}
	drawn := *person
	drawn.Level = clinic.White
	for space := range c.Clinic().Modules().All() {
		if slices.Contains(afterTriage[:], c.Clinic().At(space).Kind) && c.MayEnd(&drawn, space).None() {
			return rule.Reason{}
		}
	}
	return rule.Reason{Rule: "C71", Key: "no_bed_after_triage", What: person.Service.String()}
}

// classify draws a patient for the unclassified one who has come to the station (C71).
func classify(p *game.Play, e game.Event) {
	person := p.Of(e.Player).Clinic().Person(e.Person)
	if person == nil || person.Level != clinic.Unclassified || !atTriage(p.Of(e.Player), person) {
		return
	}
	person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: game.OnTheWay, Note: e.Choice})
	d := game.Decision{Kind: DecideDrawn, Player: e.Player, Person: e.Person, Note: drawFor(p, e.Player, e.Person)}
	if p.State.Market.PatientBag.Total() == 0 { // there is no second draw
		keep(p, d, d.Note)
		return
	}
	p.Ask(d)
}

// likelyDrawn returns the unclassified patient as it will be after the station, as severe as the average of the bag
// (C71).
func likelyDrawn(c game.Context, person *clinic.Person) (likely clinic.Person, station clinic.Space, ok bool) {
	likely = *person
	patients, levels := 0, 0
	for level, count := range c.State.Market.PatientBag {
		patients, levels = patients+count, levels+level*count
	}
	for station = range c.Clinic().Of(triageStation).All() {
		ok = patients > 0 && person.Level == clinic.Unclassified
	}
	if ok {
		likely.Level, likely.At = clinic.Level((levels+patients/2)/patients), clinic.In(station)
	}
	return likely, station, ok
}

// drawFor draws a patient from the patient bag and returns the color.
func drawFor(p *game.Play, player int, person string) string {
	level := p.Draw(&p.State.Market.PatientBag)
	p.Tell(game.Event{Type: PatientDrawn, Player: player, Rule: "C71", Person: person, Kind: clinic.Patient, Level: level})
	return level.String()
}

// keep replaces the unclassified patient by the drawn one of this color; another drawn one goes back into the bag. A
// patient who is not admitted leaves at once (X3), others walk on before any other move (C71).
func keep(p *game.Play, d game.Decision, color string) {
	m := &p.State.Market
	person := p.Of(d.Player).Clinic().Person(d.Person)
	level, _ := clinic.LevelNamed(color)
	for _, drawn := range strings.Fields(strings.Replace(d.Note, color, "", 1)) {
		back, _ := clinic.LevelNamed(drawn)
		m.PatientBag[back]++
	}
	m.PatientSupply[clinic.Unclassified]++
	person.Level = level
	p.Tell(game.Event{
		Type: PatientKept, Player: d.Player, Rule: "C71", Person: person.ID, Kind: clinic.Patient,
		Level: clinic.Unclassified, NewLevel: level, Service: person.Service, From: person.At,
	})
	if p.LetIn(p.Of(d.Player), person.ID, game.Applicant{Service: person.Service, Level: level}, "X3") {
		p.Ask(game.Decision{Kind: DecideWalkOn, Player: d.Player, Person: d.Person})
	}
}

func judgeKeep(c game.Context, command *game.Command) game.Verdict {
	d := c.State.Decision(c.Player)
	switch {
	case c.Clinic().Person(d.Person) == nil: // in a position
		return game.Refuse(rule.Reason{Rule: "B76", Key: "no_such_person", What: d.Person})
	case !slices.Contains(strings.Fields(d.Note), command.Choice):
		return game.Refuse(rule.Reason{Rule: "C71", Key: "not_drawn", What: command.Choice})
	}
	return game.Verdict{}
}

func listKeep(c game.Context, d *game.Decision, commands []game.Command) []game.Command {
	if c.Clinic().Person(d.Person) == nil {
		return commands
	}
	colors := strings.Fields(d.Note)
	slices.Sort(colors)
	for _, color := range slices.Compact(colors) {
		commands = append(commands, game.Command{Type: KeepDrawn, Choice: color})
	}
	return commands
}

func playKeep(p *game.Play, player int, command *game.Command) {
	d := *p.State.Decision(player)
	p.Answered(player, DecideDrawn)
	keep(p, d, command.Choice)
}

// judgeDrawAgain judges paying popularity for one second draw, while the bag is not empty (C71).
func judgeDrawAgain(c game.Context) game.Verdict {
	switch {
	case strings.Contains(c.State.Decision(c.Player).Note, " "):
		return game.Refuse(rule.Reason{Rule: "C71", Key: "second_draw_only"})
	case c.State.Market.PatientBag.Total() == 0:
		return game.Refuse(rule.Reason{Rule: "C71", Key: "nobody_left_to_draw"})
	}
	return game.Verdict{Cost: game.Cost{Popularity: c.Rules.Number(triageSecondDraw)}}
}

func playDrawAgain(p *game.Play, player int, cost game.Cost) {
	d := p.State.Decision(player)
	p.State.Players[player].Popularity -= cost.Popularity
	p.Tell(game.Event{Type: SecondDrawPaid, Player: player, Rule: "C71", Person: d.Person, Popularity: -cost.Popularity})
	d.Note += " " + drawFor(p, player, d.Person)
}

// judgeWalkOn allows only moves of the patient at the station until it has walked on (C71).
func judgeWalkOn(c game.Context, command *game.Command) game.Verdict {
	if command.Person != c.State.Decision(c.Player).Person {
		return game.Refuse(rule.Reason{Rule: "C71", Key: "walks_on_first"})
	}
	if command.Choice != rideOf(c, command.Person) {
		return game.Refuse(rule.Reason{Rule: "C71", Key: "goes_on_the_same_way"})
	}
	return game.JudgeMove(c, command)
}

func listWalkOn(c game.Context, d *game.Decision, commands []game.Command) []game.Command {
	before, ride := len(commands), rideOf(c, d.Person)
	commands = c.AppendMoves(func(person *clinic.Person) bool { return person.ID == d.Person }, commands)
	return append(commands[:before], slices.DeleteFunc(commands[before:], func(command game.Command) bool { return command.Choice != ride })...)
}

// rideOf returns how the patient came to the station, and goes on: "" for on foot (C71).
func rideOf(c game.Context, person string) string {
	ride, _ := clinic.NoteOf(c.Clinic().Person(person).Marks, game.OnTheWay)
	return ride
}

func playWalkOn(p *game.Play, player int, command *game.Command) {
	p.Answered(player, DecideWalkOn)
	game.PlayMove(p, player, command)
	if person := p.Of(player).Clinic().Person(command.Person); person != nil {
		person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: game.OnTheWay})
	}
}

// criticalIncome sets what a critical patient pays (C72).
func criticalIncome(c game.Context, pairing game.Pairing, value int) int {
	if pairing.Patient.Kind == clinic.Patient && pairing.Patient.Level == clinic.Critical {
		return c.Rules.Number(triageIncome)
	}
	return value
}

// criticalDies makes a critical patient die in Admin, wherever it is (C72).
func criticalDies(_ game.Context, person *clinic.Person, value int) int {
	if person.Kind == clinic.Patient && person.Level == clinic.Critical {
		return game.WorsensDies
	}
	return value
}

// scoreUnclassified subtracts a point for each patient who is still unclassified (C70).
func scoreUnclassified(c game.Context, lines []game.ScoreLine) []game.ScoreLine {
	count := 0
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == clinic.Patient && person.Level == clinic.Unclassified {
			count++
		}
	}
	return append(lines, game.ScoreLine{Rule: "C70", What: "unclassified", Count: count, Points: -count * c.Rules.Number(triageScore)})
}

// classified returns the worth of a patient of this level to the clinic, in dollars: its income, less the nurses
// needed, if it can be treated with the nurses that there are, otherwise minus what its level costs at the end.
func classified(c game.Context, level clinic.Level) int {
	nurses, nearest := 0, clinic.MaxLevels
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; {
		case person.Kind == clinic.Nurse:
			nurses++
		case c.Works(person) && c.CountsAs(person, clinic.Doctor):
			nearest = min(nearest, max(c.DoctorLevel(person)-int(level), int(level)-c.DoctorLevel(person)))
		}
	}
	if nearest > nurses {
		return -5 * int(level)
	}
	return c.Number(game.IncomeWhite+game.Number(level-clinic.White)) - 3*nearest
}

// keepBest keeps the patient who is worth most. It draws again only if the first one is useless (C71).
func keepBest(c game.Context, d *game.Decision) (best game.Command, found bool) {
	most := 0
	for _, command := range listKeep(c, d, nil) {
		level, _ := clinic.LevelNamed(command.Choice)
		if worth := classified(c, level); !found || worth > most {
			best, found, most = command, true, worth
		}
	}
	if found && most < 0 && judgeDrawAgain(c).Legal() {
		return game.Command{Type: DrawAgain}, true
	}
	return best, found
}

// walkToBed brings the patient to a bed with a doctor, otherwise to any bed, otherwise to the waiting room, each by
// the shortest way (C71).
func walkToBed(c game.Context, d *game.Decision) (best game.Command, found bool) {
	most := 0
	for _, command := range listWalkOn(c, d, nil) {
		worth := -judgeWalkOn(c, &command).Cost.Time
		switch c.Clinic().At(command.To.Space).Kind {
		case clinic.WaitingRoom:
		case clinic.OutpatientServices:
			worth += 5
		default:
			worth += 10
		}
		if c.Present(command.To.Space, clinic.Doctor) > 0 {
			worth += 5
		}
		if !found || worth > most {
			best, found, most = command, true, worth
		}
	}
	return best, found
}

// worthOfCritical returns the cost of critical patients, who die in the next Admin unless they are treated in this
// round (C72).
func worthOfCritical(c game.Context) int {
	worth := 0
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.Kind != clinic.Patient || person.Level != clinic.Critical {
			continue
		}
		if death := 100 * c.DeathCost(person); c.MoveAhead() && classified(c, clinic.Red) > 0 {
			worth -= death / 3
		} else {
			worth -= death
		}
	}
	return worth
}

// worthOfWayToTriage returns the cost of the time that two patients per round take to the station, as far as it is
// from the nearest entrance (C71).
func worthOfWayToTriage(c game.Context) int {
	worth := 0
	for station := range c.Clinic().Of(triageStation).All() {
		worth -= 2 * c.RoundsAhead() * 100 / c.Number(game.TimePerPoint) * wayIn(c, station)
	}
	return worth
}

// worthOfUnclassified returns what unclassified patients cost on the score sheet, to cancel it while they can still
// be classified (C70).
func worthOfUnclassified(c game.Context) int {
	if c.RoundsAhead() <= 1 && !c.MoveAhead() {
		return 0
	}
	count := 0
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == clinic.Patient && person.Level == clinic.Unclassified {
			count++
		}
	}
	return 100 * count * c.Rules.Number(triageScore)
}

// wayIn returns the approximate length of the way from the nearest entrance to a space.
func wayIn(c game.Context, space clinic.Space) int {
	nearest := -1
	for _, door := range entrances(c.Clinic()) {
		way := differing(int(door.Space.X), int(space.X)) + differing(int(door.Space.Y), int(space.Y)) + int(space.Floor)*c.Number(game.TimeClimb)
		if nearest < 0 || way < nearest {
			nearest = way
		}
	}
	return 1 + max(0, nearest)
}

// countUnclassified calls count for each patient who is still unclassified (C70).
func countUnclassified(c game.Context, what string, count game.Count) {
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; what == "unclassified" && person.Kind == clinic.Patient && person.Level == clinic.Unclassified {
			count(c, person.ID, clinic.Space{}, -c.Rules.Number(triageScore))
		}
	}
}
