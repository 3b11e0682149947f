package extensions

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
)

// quotaMark notes on a turn that the quota of this round has been checked: there is one penalty per round (C12).
const quotaMark = "quota"

var quotaMarkSpec = game.MarkSpec{Kind: quotaMark, On: game.OnTurn, Form: game.MarkFlag}

// QuotaMissed says that there were only Number patients at the end of Move.
const QuotaMissed game.EventType = "quota_missed"

// Quota returns how many patients a player must have when Move ends: half the round's number, rounded up (C12).
func Quota(round int) int { return (round + 1) / 2 }

// AsksForQuota reports whether the extension with this id asks for the quota in a round (C12).
func AsksForQuota(id string, round int) bool {
	switch id {
	case "helicopters":
		return round >= 4
	case "fire_trucks":
		return round%2 == 0
	}
	return false
}

// QuotaPatients returns how many patients the player has, in rooms and in pre-admissions (C12, X13).
func QuotaPatients(c game.Context) int {
	count := 0
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.Kind == clinic.Patient && (person.At.Area == clinic.Inside || person.At.Area == clinic.PreAdmissions) {
			count++
		}
	}
	return count
}

// worthOfQuota returns the cost of having too few patients when this Move ends: all of it once no one can come in any
// more, half before (C12).
func worthOfQuota(c game.Context, extension, penalty string) int {
	if extension == "fire_trucks" && c.Rules.Plays("helicopters") && AsksForQuota("helicopters", c.State.Round) {
		return 0 // there is one penalty per round
	}
	missing := Quota(c.State.Round) - QuotaPatients(c)
	if !AsksForQuota(extension, c.State.Round) || !c.MoveAhead() || missing <= 0 {
		return 0
	}
	lost := 100 * c.Rules.Number(penalty)
	if step := c.Rules.StepOf(c.State); step.Name != game.StepMove && step.Number < c.Number(game.ActionSteps) {
		lost /= 2
	}
	return -lost
}

// quotaStep returns the step that checks, when Move is over, whether everybody has the required patients. Nothing
// happens in rounds in which the extension does not ask.
func quotaStep(extension, key, penalty string) game.Insertion {
	missed := func(c game.Context) (e game.Event) {
		if have := QuotaPatients(c); have < Quota(c.State.Round) {
			e = game.Event{Type: QuotaMissed, Player: c.Player, Rule: "C12", Number: have, Popularity: -c.Rules.Number(penalty)}
		}
		return e
	}
	begin := func(p *game.Play) {
		if !AsksForQuota(extension, p.State.Round) {
			return
		}
		for _, player := range p.State.TurnOrder {
			c := p.Of(player)
			turn := &c.Owner().Turn
			if clinic.CountOf(turn.Marks, quotaMark) > 0 {
				continue
			}
			turn.Marks = clinic.AddMarks(turn.Marks, quotaMark, 1)
			if e := missed(c); e.Type != "" {
				c.Owner().Popularity += e.Popularity
				p.Tell(e)
			}
		}
	}
	foretell := func(c game.Context) (e game.Event) {
		if asksFirst(c.Rules, c.State.Round) == key {
			e = missed(c)
		}
		return e
	}
	return game.Insertion{After: "move", Step: game.Step{Key: key, Name: game.StepMove, Begin: begin, Foretell: foretell}}
}

// asksFirst returns the key of the first step that asks for the quota in a round, or "" (C12).
func asksFirst(rules *game.Rules, round int) string {
	for _, step := range rules.Steps {
		if strings.HasPrefix(step.Key, "quota-") && AsksForQuota(step.Source, round) {
			return step.Key
		}
	}
	return ""
}
