package sounds

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
)

// of returns the sound of an event.
type of func(rules *game.Rules, e *game.Event) audio.Sound

// always returns a sound that doesn't depend on the event.
func always(name string) of {
	s := audio.Must(name)
	return func(*game.Rules, *game.Event) audio.Sound { return s }
}

// silent is for events that make no sound.
func silent(*game.Rules, *game.Event) audio.Sound { return audio.Silent }

// events has every event of the base game.
var events = map[game.EventType]of{
	game.RoundBegan:         round,
	game.ActionChosen:       always("chooses"),
	game.ActionsRevealed:    silent, // each is heard
	game.ActionRevealed:     always("chooses"),
	game.ComponentBuilt:     built,
	game.PersonHired:        always("hire"),
	game.PatientQueued:      always("queue"),
	game.PatientsSwapped:    always("queue"),
	game.PatientAdmitted:    always("admit"),
	game.PatientTurnedAway:  always("leaves"),
	game.PatientArrived:     always("arrives"),
	game.PatientGaveUp:      always("gives-up"),
	game.PersonMoved:        silent, // each step is heard
	game.PatientCured:       always("cure"),
	game.TreatmentChosen:    always("treats"),
	game.IncomeEarned:       paid,
	game.SalariesPaid:       always("pays"),
	game.UpkeepPaid:         always("pays"),
	game.ExpensesMissed:     always("popularity-down"),
	game.PopularityBought:   always("popularity-up"),
	game.IncomeSaved:        paid,
	game.NursesCalledIn:     always("nurses"),
	game.PatientDied:        always("death"),
	game.LevelChanged:       level,
	game.LaboratoryPoint:    always("levels-up"),
	game.ResidentLevelledUp: always("levels-up"),
	game.ResidencyRefilled:  always("arrives"),
	game.NursesLeft:         always("leaves"),
	game.NursesArrived:      always("nurses"),
	game.PilesOpened:        always("pile"),
	game.TurnOrderSet:       always("queue"),
	game.BonusTaken:         always("chooses"),
	game.GoalChosen:         always("page"),
	game.PlayerDone:         silent,
	game.Skipped:            silent,
	game.GameEnded:          always("final-score"),
}

// Of returns the sound of an event of the base game, or audio.Unsaid for those of extensions.
func Of(rules *game.Rules, e *game.Event) audio.Sound {
	if sound := events[e.Type]; sound != nil {
		return sound(rules, e)
	}
	return audio.Unsaid
}

var rounds = [2]audio.Sound{audio.Must("round"), audio.Must("last-round")}

func round(rules *game.Rules, e *game.Event) audio.Sound {
	if rules != nil && e.Number == rules.Numbers[game.Rounds] {
		return rounds[1]
	}
	return rounds[0]
}

var (
	rises = audio.Must("room-rises")
	hubs  = map[clinic.Service]audio.Sound{
		clinic.Psychiatry: audio.Must("hub-psychiatry"), clinic.Cardiology: audio.Must("hub-cardiology"),
		clinic.Ophthalmology: audio.Must("hub-ophthalmology"), clinic.Orthopedics: audio.Must("hub-orthopedics"),
		clinic.Neurology: audio.Must("hub-neurology"),
	}
)

// built returns the sound of a rising room, or a hub's three notes.
func built(_ *game.Rules, e *game.Event) audio.Sound {
	if sound := hubs[e.Component.Service]; e.Component.Kind == clinic.Hub && sound.Heard() {
		return sound
	}
	return rises
}

var coins = [...]audio.Sound{audio.Must("coins-1"), audio.Must("coins-2"), audio.Must("coins-4"), audio.Must("coins-6")}

// Coins returns the sound of incoming money, by the amount: at most six coins are heard.
func Coins(dollars int) audio.Sound {
	switch {
	case dollars <= 0:
		return audio.Silent
	case dollars < 3:
		return coins[0]
	case dollars < 6:
		return coins[1]
	case dollars < 12:
		return coins[2]
	}
	return coins[3]
}

func paid(_ *game.Rules, e *game.Event) audio.Sound { return Coins(max(e.Money, e.Number)) }

var better, worse, rank = audio.Must("recovers"), audio.Must("worsens"), audio.Must("levels-up")

// level returns the sound of somebody getting better or worse, or of a doctor's new rank.
func level(_ *game.Rules, e *game.Event) audio.Sound {
	switch {
	case e.Kind == clinic.Doctor:
		return rank
	case e.NewLevel < e.Level:
		return better
	}
	return worse
}

var lift, ride, low, high = audio.Must("lift"), audio.Must("conveyor"), audio.Must("step-tile"), audio.Must("step-upper")

// Step returns the sound of one step of a way, made by somebody coming to its space on foot.
func Step(step clinic.WayStep) audio.Sound {
	switch {
	case step.How == clinic.Start:
		return audio.Silent
	case step.How == clinic.Ride:
		return ride
	case step.How == clinic.Climb:
		return lift
	case step.Space.Floor > 0:
		return high
	}
	return low
}

var turn, goal, record, hint = audio.Must("turn"), audio.Must("goal"), audio.Must("record"), audio.Must("tip")

// Turn returns the sound of a new turn.
func Turn() audio.Sound { return turn }

// Goal returns the sound of a goal that is met.
func Goal() audio.Sound { return goal }

// Record returns the sound of a rank that is earned in the Hall of Fame.
func Record() audio.Sound { return record }

// Hint returns the sound of a hint that is found.
func Hint() audio.Sound { return hint }
