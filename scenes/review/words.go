package review

import (
	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// stepName is what was to be decided.
func stepName(f *bot.Finding) ui.Noun { return words.Thing(string(f.Kind)) }

// named is the text of a thing, or its plain name where nothing is written of it.
func named(start, name string) string {
	if ui.Has(start + name) {
		return ui.T(start + name)
	}
	return words.Capital(rule.Name(name))
}

// title says when it was and what was decided.
func (s *Scene) title(f *bot.Finding) string {
	if f.Round == 0 {
		return ui.T("review.at_setup", ui.Data{"Step": stepName(f)})
	}
	return ui.T("review.at", ui.Data{"Round": words.Round(f.Round), "Step": stepName(f)})
}

// tell says what was done and what would have been better, in a few words each: only that in which the two differ.
func (m *moment) tell(rules *game.Rules, f *bot.Finding) {
	played, better := phrases(rules, m.states[0], m.events[0]), phrases(rules, m.states[1], m.events[1])
	own, other := besides(played, better), besides(better, played)
	tiles := f.Kind == game.DecideAction && f.Played[0].Action != f.Better[0].Action
	for i, list := range [...][]string{own, other} {
		m.short[i], m.told[i] = say(list, 1), say(list, mostPhrases)
		if tiles {
			m.short[i] = words.Thing(string([...]game.Action{f.Played[0].Action, f.Better[0].Action}[i])).Label()
			m.told[i] = ui.T("review.tile_with", ui.Data{"Tile": m.short[i], "What": m.told[i]})
		}
	}
}

// say joins phrases, so many at most.
func say(list []string, most int) string {
	if len(list) == 0 {
		return ui.T("review.nothing")
	}
	if len(list) > most {
		list = append(list[:most:most], ui.T("review.and_more", ui.Data{"Count": len(list) - most}))
	}
	return texts.Commas(list)
}

const mostPhrases = 3

// besides are the phrases of a list that are not in another one, each as often as it is there more.
func besides(list, others []string) (rest []string) {
	left := map[string]int{}
	for _, other := range others {
		left[other]++
	}
	for _, phrase := range list {
		if left[phrase]--; left[phrase] < 0 {
			rest = append(rest, phrase)
		}
	}
	return rest
}

// phrases say in a few words each what happened.
func phrases(rules *game.Rules, after *game.State, events []game.Event) (list []string) {
	for i := range events {
		if phrase := phrase(rules, after, &events[i]); phrase != "" {
			list = append(list, phrase)
		}
	}
	return list
}

func phrase(rules *game.Rules, after *game.State, e *game.Event) string {
	paid := func(what string) string {
		if e.Money < 0 {
			return ui.T("review.paid", ui.Data{"What": what, "Money": -e.Money})
		}
		return what
	}
	switch e.Type {
	case game.ComponentBuilt:
		what := view.ComponentName(e.Component.Kind, e.Component.Service)
		if floor := int(e.Component.Space.Floor); floor > 0 {
			what = ui.T("review.on_floor", ui.Data{"What": what, "Floor": floor})
		}
		return paid(what)
	case game.PersonHired:
		return paid(view.PersonName(e.Kind, e.Level, e.Service).String())
	case game.PatientAdmitted:
		return view.PersonName(e.Kind, e.Level, e.Service).String()
	case game.PatientQueued, game.PatientsSwapped:
		kind := clinic.Patient
		if e.Board != "" {
			kind = rules.Annex().KindOf(clinic.Patient)
		}
		return ui.T("review.queues", ui.Data{"Who": view.PersonName(kind, e.Level, e.Service)})
	case game.PersonMoved:
		where := e.To
		if where.Area != clinic.Inside {
			return ""
		}
		owner := game.Context{Rules: rules, State: after, Player: e.Player}
		if e.Board != "" {
			owner = owner.Annex()
		}
		return ui.T("review.moves", ui.Data{"Who": words.Person(e.Kind, e.Level), "Where": words.Thing(string(owner.Clinic().At(where.Space).Kind))})
	case game.PopularityBought:
		return ui.T("review.buys", ui.Data{"Count": e.Popularity})
	case game.BonusTaken:
		return ui.T("bonus."+e.Choice, ui.Data{"Money": rules.Numbers[game.BonusMoney]})
	case game.GoalChosen:
		return words.Goal(e.Choice, rules)
	}
	return words.Event(e)
}
