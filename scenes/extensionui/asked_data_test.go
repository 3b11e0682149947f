package extensionui_test

import (
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/campaign"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/rule"
	"clinic/input"
	"clinic/scenes/extensionui"
)

// data holds the names listed by the rules, lessons, the campaign and dresses.
type data struct {
	extensions, exclusions, warnings                            []string
	beforeMove, afterMove, presets                              []string
	actions, offered, answers, again, decisions, goals, bonuses []string
	marks, modes, pools, areas, decks                           []string
	steps, stepNames, options, values, reasons, sources, ranks  []string
	scoreLines, obligations, interactions                       []string
	onPeople, afterRound                                        []string
	worsening, changes                                          []string // ids of rules

	boards, annexKinds, annexSides, annexLayouts, layouts []string
	bots, clinics, wishes, deeds                          []string
	lessons, lessonSteps, lessonWords                     []string
}

// readData reads them from the base game and every extension, each in a game of its own.
func readData(t *testing.T) *data {
	t.Helper()
	d := &data{goals: game.BaseGoals(), actions: names(game.Build, game.Hire, game.Admit), bots: names(bot.Levels[:]...)}
	for deed := input.NoDeed + 1; deed < input.Deeds; deed++ {
		d.deeds = append(d.deeds, deed.String())
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		d.layouts = append(d.layouts, level.String())
	}
	d.reasons = slices.Collect(maps.Keys(rule.English))
	d.ofGame(t, game.Config{Players: 2})
	for _, e := range extensions.All() {
		d.ofExtension(e)
		config := game.Config{Players: 2, Extensions: []string{e.ID}}
		if e.Variant {
			config.Extensions, config.Variants = nil, config.Extensions
		}
		d.ofGame(t, config)
	}
	for _, p := range extensions.Presets() {
		d.presets = append(d.presets, p.ID)
	}
	for i := range extensionui.Interactions {
		x := &extensionui.Interactions[i]
		d.interactions = append(d.interactions, x.Rule)
		for k, one := range d.extensions {
			for _, other := range d.extensions[:k] {
				if x.Warns && x.Applies([]string{one, other}, 2) {
					d.warnings = append(d.warnings, min(one, other)+"."+max(one, other))
				}
			}
		}
	}
	for _, card := range extensions.UrbanCards {
		d.decks = append(d.decks, card.Deck)
	}
	for _, l := range extensions.Lessons() {
		if l.Extension == "" {
			d.lessons = append(d.lessons, l.Name)
		}
		for _, step := range l.Steps {
			d.lessonSteps = append(d.lessonSteps, l.Name+"."+step.Name)
			for _, otherwise := range step.Otherwise {
				d.lessonWords = append(d.lessonWords, otherwise.Says)
			}
		}
	}
	clinics, err := campaign.Read(assets.Campaign, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range clinics {
		d.clinics = append(d.clinics, c.ID)
		for _, medal := range c.Medals {
			for _, wish := range medal {
				if wish.Says == "" {
					wish.Says = string(wish.Is)
				}
				d.wishes = append(d.wishes, wish.Says)
			}
		}
	}
	return d
}

// ofGame adds the names in a game of a config.
func (d *data) ofGame(t *testing.T, config game.Config) {
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range rules.Table {
		d.sources = append(d.sources, spec.Source)
	}
	for i := range rules.Steps {
		step := &rules.Steps[i]
		d.stepNames = append(d.stepNames, step.Name)
		if step.Number > 0 && step.Name == game.StepAdmin {
			d.steps = append(d.steps, strconv.Itoa(step.Number))
		}
		if step.Source != "" {
			d.steps = append(d.steps, step.Key)
		}
	}
	state, _ := rules.Start()
	for _, line := range (game.Context{Rules: rules, State: state}).Score().Lines {
		d.scoreLines = append(d.scoreLines, line.What)
	}
	for score := -99; score <= 999; score++ {
		if rank := rules.Rank(score); !slices.Contains(d.ranks, rank) {
			d.ranks = append(d.ranks, rank)
		}
	}
}

// ofExtension adds the names that an extension brings and its UI shows.
func (d *data) ofExtension(e *game.Extension) {
	d.extensions = append(d.extensions, e.ID)
	for _, other := range e.Excludes {
		d.exclusions = append(d.exclusions, min(e.ID, other)+"."+max(e.ID, other))
	}
	for _, a := range e.Actions {
		d.actions = append(d.actions, string(a.Action))
	}
	for _, goal := range e.Goals {
		d.goals = append(d.goals, goal.ID)
	}
	for _, bonus := range e.Bonuses {
		d.bonuses = append(d.bonuses, bonus.ID)
	}
	for _, mode := range e.Modes {
		d.modes = append(d.modes, mode.Name)
	}
	for _, pool := range e.Pools {
		d.pools = append(d.pools, pool.Kind)
	}
	for _, mark := range e.Marks {
		d.marks = append(d.marks, mark.Kind)
		if mark.On == game.OnPerson {
			d.onPeople = append(d.onPeople, mark.Kind)
		}
		if mark.In != "" {
			d.areas = append(d.areas, string(mark.In))
		}
	}
	for _, option := range e.Options {
		d.options = append(d.options, option.Name)
		for _, value := range option.Values {
			d.values = append(d.values, option.Name+"."+value)
		}
	}
	d.decisions = append(d.decisions, names(e.Decisions...)...)
	for i := range e.Commands {
		command := &e.Commands[i]
		d.offered = append(d.offered, string(command.Type))
		for _, decision := range command.During {
			d.answers = append(d.answers, string(decision)+"."+string(command.Type))
		}
		if command.Always {
			d.answers = append(d.answers, with(names(e.Decisions...), ".", names(command.Type))...)
		}
		if command.AgainRule != "" {
			d.again = append(d.again, string(command.Type))
		}
	}
	d.reasons = slices.AppendSeq(d.reasons, maps.Keys(e.Sentences))
	if slices.ContainsFunc(e.Moments.BeforeMove, func(m game.Moment) bool { return m.Do != nil }) {
		d.beforeMove = append(d.beforeMove, e.ID)
	}
	if slices.ContainsFunc(e.Moments.AfterMove, func(m game.Moment) bool { return m.Do != nil }) {
		d.afterMove = append(d.afterMove, e.ID)
	}
	d.ofQueries(&e.Queries)
	if x := e.Annex; x != nil {
		d.boards = append(d.boards, string(x.Board))
		for i := range x.Components {
			d.annexKinds = append(d.annexKinds, string(x.Components[i].Kind))
		}
		for _, side := range x.Sides {
			d.annexSides = append(d.annexSides, side.Name)
		}
		for _, layout := range x.Layouts {
			d.annexLayouts = append(d.annexLayouts, layout.Name)
		}
		d.ofQueries(&x.Queries)
	}
	if own := extensionui.Of(e.ID); own != nil {
		d.obligations = slices.AppendSeq(d.obligations, maps.Keys(own.Obligations))
		d.scoreLines = slices.AppendSeq(d.scoreLines, maps.Keys(own.ScoreLines))
		if own.OfDoctors.After != "" {
			more := with(append(d.afterRound, ""), "", []string{own.OfDoctors.After})
			d.afterRound = append(d.afterRound, more...)
		}
		for kind := range own.Piles {
			d.pools = append(d.pools, string(kind))
		}
	}
}

// ofQueries adds the ids of rules by which numbers change.
func (d *data) ofQueries(q *game.Queries) {
	for _, query := range q.Worsening {
		d.worsening = append(d.worsening, query.Rule)
	}
	lists := reflect.ValueOf(q).Elem()
	for i := range lists.NumField() {
		for k := range lists.Field(i).Len() {
			if id := lists.Field(i).Index(k).FieldByName("Rule"); id.IsValid() {
				d.changes = append(d.changes, id.String())
			}
		}
	}
}

// names returns names of any string type as strings.
func names[S ~string](list ...S) (all []string) {
	for _, name := range list {
		all = append(all, string(name))
	}
	return all
}

// numbers returns the numbers from first to last as strings.
func numbers(first, last int) (all []string) {
	for n := first; n <= last; n++ {
		all = append(all, strconv.Itoa(n))
	}
	return all
}

// with joins each beginning with each end.
func with(begins []string, between string, ends []string) (all []string) {
	for _, begin := range begins {
		for _, end := range ends {
			all = append(all, begin+between+end)
		}
	}
	return all
}

// both returns the names that are in both lists.
func both(a, b []string) (all []string) {
	for _, name := range a {
		if slices.Contains(b, name) {
			all = append(all, name)
		}
	}
	return all
}

// behind returns the rest of each name that has a prefix.
func behind(list []string, begin string) (all []string) {
	for _, name := range list {
		if rest, found := strings.CutPrefix(name, begin); found {
			all = append(all, rest)
		}
	}
	return all
}

// without returns the names of the first list that are not in the second.
func without(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(name string) bool { return slices.Contains(b, name) })
}
