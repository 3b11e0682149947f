package extensions

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
)

// quotaMark notes on a turn that the quota of this round has been looked at: there is one penalty a round (C12).
const quotaMark = "quota"

var quotaMarkSpec = game.MarkSpec{Kind: quotaMark, On: game.OnTurn, Form: game.MarkFlag}

// QuotaMissed tells that there were only Number patients at the end of Move.
const QuotaMissed game.EventType = "quota_missed"

// Quota is how many patients a player must have when Move ends: half the round's number, rounded up (C12).
func Quota(round int) int { return (round + 1) / 2 }

// AsksForQuota tells whether the extension of that id asks for the quota in a round (C12).
func AsksForQuota(id string, round int) bool {
	switch id {
	case "helicopters":
		return round >= 4
	case "fire_trucks":
		return round%2 == 0
	}
	return false
}

// QuotaPatients is how many the player has, in rooms and in pre-admissions (C12, X13).
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

// worthOfQuota is what it costs to have too few patients when this Move ends, while nobody can come in any more, and
// less while somebody still can (C12).
func worthOfQuota(c game.Context, extension, penalty string) int {
	if extension == "fire_trucks" && c.Rules.Plays("helicopters") && AsksForQuota("helicopters", c.State.Round) {
		return 0 // there is one penalty a round
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

// quotaStep looks, when Move is over, whether everybody has the patients that the round asks for. In rounds that
// the extension does not ask in, nothing happens.
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

// asksFirst is the key of the step that asks for the quota in a round, of both that might; empty where none does (C12).
func asksFirst(rules *game.Rules, round int) string {
	for _, step := range rules.Steps {
		if strings.HasPrefix(step.Key, "quota-") && AsksForQuota(step.Source, round) {
			return step.Key
		}
	}
	return ""
}
