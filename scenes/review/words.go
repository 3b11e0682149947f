package review

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/dollhouse"
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// stepName returns what there was to decide.
func stepName(reader *ui.Reader, f *bot.Finding) ui.Noun { return words.Thing(reader, string(f.Kind)) }

// named returns the text of a thing, or its plain name if it has no text.
func named(reader *ui.Reader, start, name string) string {
	if reader.Texts.Has(start + name) {
		return reader.T(start + name)
	}
	return words.Capital(rule.Name(name))
}

// title returns when it was and what was decided.
func (s *Scene) title(f *bot.Finding) string {
	if f.Round == 0 {
		return s.T("review.at_setup", ui.Data{"Step": stepName(s.Reader, f)})
	}
	return s.T("review.at", ui.Data{"Round": words.Round(f.Round), "Step": stepName(s.Reader, f)})
}

// instead returns what was done, and what should have been done instead.
func (m *moment) instead(reader *ui.Reader) string {
	return reader.T("review.instead", ui.Data{"Played": words.Capital(m.short[0]), "Better": m.short[1]})
}

// shared returns the text for sharing a review: the game, its score, and a line for each decision.
func (s *Scene) shared() string {
	lines := []string{s.T("review.shared", ui.Data{"Game": s.about(), "Count": s.score()})}
	list := s.findings()
	for i := range list {
		f := &list[i]
		lines = append(lines, s.T("review.shared_line", ui.Data{"Number": i + 1, "When": s.title(f), "What": s.moment(f).instead(s.Reader), "Loss": lossOf(s.Reader, f)}))
	}
	return strings.Join(lines, "\n")
}

// score returns the score of the current player.
func (s *Scene) score() int {
	return game.Context{Rules: s.session.Rules(), State: s.session.Match().State, Player: s.player}.Score().Total
}

// pointsLost returns what a decision cost, in whole points.
func pointsLost(f *bot.Finding) int { return max(1, round(f.Loss)) }

// lossOf returns what a decision cost as text.
func lossOf(reader *ui.Reader, f *bot.Finding) string { return reader.Texts.Number(-pointsLost(f)) }

// tell says what was done and what would have been better, in a few words each: only where the two differ.
func (m *moment) tell(reader *ui.Reader, rules *game.Rules) {
	f := &m.of
	played, better := deeds(reader, rules, m.states[0], m.events[0]), deeds(reader, rules, m.states[1], m.events[1])
	tiles := f.Kind == game.DecideAction && f.Played[0].Action != f.Better[0].Action
	for i, list := range [...][]deed{besides(played, better), besides(better, played)} {
		m.people[i] = nil
		for _, d := range list {
			if d.picture != sprites.None && len(m.people[i]) < mostPeople {
				m.people[i] = append(m.people[i], d.picture)
			}
		}
		m.short[i], m.told[i] = say(reader, list, 1), say(reader, list, mostPhrases)
		if tiles {
			m.short[i] = words.Thing(reader, string([...]game.Action{f.Played[0].Action, f.Better[0].Action}[i])).Label()
			m.told[i] = reader.T("review.tile_with", ui.Data{"Tile": m.short[i], "What": m.told[i]})
		}
	}
}

// deed is something that was done, in a few words, and the picture of the person concerned.
type deed struct {
	text    string
	picture sprites.ID
}

// say joins deeds, at most that many.
func say(reader *ui.Reader, list []deed, most int) string {
	var parts []string
	for _, d := range list[:min(most, len(list))] {
		parts = append(parts, d.text)
	}
	switch {
	case len(parts) == 0:
		return reader.T("review.nothing")
	case len(list) > most:
		parts = append(parts, reader.T("review.and_more", ui.Data{"Count": len(list) - most}))
	}
	return reader.Texts.Commas(parts)
}

// How many deeds are told about a decision, and how many people are pictured.
const mostPhrases, mostPeople = 3, 3

// besides returns the deeds of a list that another one lacks, each as often as it is missing there.
func besides(list, others []deed) (rest []deed) {
	left := map[string]int{}
	for _, other := range others {
		left[other.text]++
	}
	for _, d := range list {
		if left[d.text]--; left[d.text] < 0 {
			rest = append(rest, d)
		}
	}
	return rest
}

// deeds returns what happened, as far as there are words for it.
func deeds(reader *ui.Reader, rules *game.Rules, after *game.State, events []game.Event) (list []deed) {
	for i := range events {
		e := &events[i]
		if text := phrase(reader, rules, after, e); text != "" {
			d := deed{text: text}
			switch e.Type {
			case game.PersonHired, game.PatientAdmitted, game.PersonMoved:
				d.picture = dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Picture()
			}
			list = append(list, d)
		}
	}
	return list
}

// phrase says in a few words what happened; empty for what nobody did.
func phrase(reader *ui.Reader, rules *game.Rules, after *game.State, e *game.Event) string {
	paid := func(what string) string {
		if e.Money < 0 {
			return reader.T("review.paid", ui.Data{"What": what, "Money": -e.Money})
		}
		return what
	}
	switch e.Type {
	case game.ComponentBuilt:
		what := view.ComponentName(reader, e.Component.Kind, e.Component.Service)
		if floor := int(e.Component.Space.Floor); floor > 0 {
			what = reader.T("review.on_floor", ui.Data{"What": what, "Floor": floor})
		}
		return paid(what)
	case game.PersonHired:
		return paid(view.PersonName(reader, e.Kind, e.Level, e.Service).String())
	case game.PatientAdmitted:
		return view.PersonName(reader, e.Kind, e.Level, e.Service).String()
	case game.PatientQueued, game.PatientsSwapped:
		kind := rules.BoardNamed(e.Board).KindOf(clinic.Patient)
		return reader.T("review.queues", ui.Data{"Who": view.PersonName(reader, kind, e.Level, e.Service)})
	case game.PersonMoved:
		where := e.To
		if where.Area != clinic.Inside {
			return ""
		}
		owner := game.Context{Rules: rules, State: after, Player: e.Player}.On(e.Board)
		return reader.T("review.moves", ui.Data{"Who": words.Person(reader, e.Kind, e.Level), "Where": words.Thing(reader, string(owner.Clinic().At(where.Space).Kind))})
	case game.PopularityBought:
		return reader.T("review.buys", ui.Data{"Count": e.Popularity})
	case game.BonusTaken:
		return reader.T("bonus."+e.Choice, ui.Data{"Money": rules.Numbers[game.BonusMoney]})
	case game.GoalChosen:
		return words.Goal(reader, e.Choice, rules)
	}
	return words.Event(reader, e)
}

// planned reports whether a Move was played as the program plays it for the player, if it did so in this game.
func (s *Scene) planned(f *bot.Finding) bool {
	if f.Kind != game.DecideMove || s.session.Table().Aids.Moves == 0 {
		return false
	}
	walks := slices.DeleteFunc(slices.Clone(f.Played), func(c game.Command) bool { return c.Type == game.Done })
	best := session.BestMove(game.Context{Rules: s.session.Rules(), State: s.session.Match().At(f.From).State, Player: s.player})
	return slices.EqualFunc(walks, best.Commands, func(a, b game.Command) bool { return a.Equal(&b) })
}

// mostReasons is how many reasons are given for a decision.
const mostReasons = 2

// speaks returns the strongest reasons for the better version, and says if the played one was the program's own plan;
// empty if there is nothing to say.
func (s *Scene) speaks(m *moment) string {
	var reasons []string
	for _, why := range m.of.Why {
		if why.Points > 0 && s.Texts.Has("reason."+why.Key) && len(reasons) < mostReasons {
			said := words.Reason(s.Reader, why.Reason)
			if id := "review.why." + why.Key; s.Texts.Has(id) { // what the better version has more of
				said = s.T(id, ui.Data{"What": s.Texts.Called(s.lineName(why.What))})
			}
			reasons = append(reasons, s.Texts.Ruled(said, why.Rule))
		}
	}
	planned, better := "", ""
	if m.planned {
		planned = s.T("review.planned")
	}
	if len(reasons) > 0 {
		better = s.T("review.speaks", ui.Data{"Reasons": s.Texts.Sentences(reasons...)})
	}
	return s.Texts.Sentences(planned, better)
}
