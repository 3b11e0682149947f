package dress_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/recorded"
	"clinic/scenes/dress"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// wants says what an extension lacks: texts that the window asks for, and pictures.
type wants struct {
	*testing.T
	id string
}

// text wants one of these texts.
func (w wants) text(ids ...string) {
	w.Helper()
	if !slices.ContainsFunc(ids, ui.Has) {
		w.Errorf("%s: there is no text %s in assets/texts/en.toml", w.id, strings.Join(ids, " or "))
	}
}

func (w wants) picture(has bool, of string) {
	w.Helper()
	if !has {
		w.Errorf("%s: scenes/dress has no picture of %s", w.id, of)
	}
}

// Every extension is dressed, in the order of the rules, and its dress has a picture and the catalogue a text for all that
// it brings.
func TestEveryExtensionIsDressed(t *testing.T) {
	dresses := dress.All()
	for i, e := range extensions.All() {
		if i >= len(dresses) || dresses[i].ID != e.ID {
			t.Fatalf("the dress of %s is not in its place in dress.All", e.ID)
		}
		d, w := dresses[i], wants{t, e.ID}
		w.text("extension." + e.ID)
		w.text("extension_line." + e.ID)
		w.text("extension_rules." + e.ID)
		w.picture(d.Picture != sprites.None || d.Plan != nil, "the card on the screen of a new game")
		for _, other := range e.Excludes {
			w.text("exclusion." + min(e.ID, other) + "." + max(e.ID, other))
		}
		for _, option := range e.Options {
			w.text("option." + option.Name)
			for _, value := range option.Values {
				w.text("option." + option.Name + "." + value)
				w.text("option_effect." + option.Name + "." + value)
			}
		}
		w.things(e, d)
		w.commands(e, d)
		w.annex(e, d)
		for _, pool := range e.Pools {
			w.text("piece." + pool.Kind)
			if _, shown := d.Pools[pool.Kind]; shown || d.Sheet == nil { // a sheet may show it in another way
				w.picture(d.Pools[pool.Kind].Picture != sprites.None, "the stock of "+pool.Kind)
				w.text("pool." + pool.Kind)
			}
		}
		for kind := range d.Piles {
			w.text("pool." + string(kind))
		}
		for _, mode := range e.Modes {
			w.text("tip." + mode.Name)
			w.picture(dress.Vehicle(mode.Name) != sprites.NoPiece, "the way to move "+mode.Name)
		}
		for _, bonus := range e.Bonuses {
			w.text("bonus." + bonus.ID)
			w.picture(d.Bonuses[bonus.ID] != sprites.None, "the bonus tile "+bonus.ID)
		}
		for _, goal := range e.Goals {
			w.text("goal." + goal.ID)
		}
		for _, step := range e.Steps {
			switch step.Step.Name {
			case game.StepSetup, game.StepMove, game.StepBusiness, game.StepAdmin, game.StepEnd:
			default:
				w.text("step." + step.Step.Name)
			}
		}
		w.picture(e.Outcome == nil || d.Ending != nil, "how the game ends for everybody")
		w.origins(e)
		for _, rule := range slices.Concat(d.Together.One, d.Together.Other) {
			w.text("interaction." + rule)
			if !slices.ContainsFunc(dress.Interactions, func(x dress.Interaction) bool { return x.Rule == rule }) {
				t.Errorf("%s: the rule %s is not among dress.Interactions", e.ID, rule)
			}
		}
		for _, preset := range d.Presets {
			w.text("preset." + preset)
		}
	}
}

// things wants names, tips and pictures of components, people and marks.
func (w wants) things(e *game.Extension, d *dress.Dress) {
	components, people := slices.Clone(e.Components), slices.Clone(e.People)
	if e.Annex != nil {
		components, people = append(components, e.Annex.Components...), append(people, e.Annex.People...)
	}
	for i := range components {
		kind := components[i].Kind
		w.text("component." + string(kind))
		w.text("tip.does." + string(kind))
		w.picture(d.Rooms[kind] != sprites.NoKind || d.Fixtures[kind].Held != sprites.None, "the component "+string(kind))
	}
	for _, person := range people {
		kind := string(person.Kind)
		w.text("person."+kind, "person."+kind+"_level")
		w.picture(len(d.People[person.Kind]) > 0, "the person "+kind)
		if person.As != clinic.Patient { // what becomes of patients is said by their level
			w.text("tip.does." + kind)
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(d.Marks)) {
		if !slices.ContainsFunc(e.Marks, func(m game.MarkSpec) bool { return m.Kind == kind }) {
			w.Errorf("%s: it brings no mark %s, which its dress draws", e.ID, kind)
		}
		if mark := d.Marks[kind]; mark.Tells == nil && mark.Mode == "" {
			w.text("mark_tip."+kind, "mark_tip."+kind+"."+string(clinic.Patient))
		}
	}
}

// commands wants what is said and shown of decisions, and of the cards with which they are answered.
func (w wants) commands(e *game.Extension, d *dress.Dress) {
	for _, action := range e.Actions {
		w.text("action." + string(action.Action))
		w.picture(d.Actions[action.Action].Tile[0] != sprites.None, "the action "+string(action.Action))
	}
	for _, decision := range e.Decisions {
		w.text("decide." + string(decision))
	}
	for i := range e.Commands {
		command := &e.Commands[i]
		if command.Fields == nil || slices.ContainsFunc(command.Fields, func(f game.CommandField) bool { return f.Part == game.PartCounts }) {
			continue // one of the base game, or of one word, or one that shares something out
		}
		kind := string(command.Type)
		offer, dressed := d.Offers[command.Type]
		w.picture(dressed && (offer.Picture != sprites.None || offer.Of != nil || offer.Write != nil), "the offer "+kind)
		w.text("offer." + kind)
		w.text("tip.offer." + kind)
		besides := slices.ContainsFunc(command.During, func(decision game.DecisionKind) bool { return !slices.Contains(e.Decisions, decision) })
		if command.Always || besides {
			w.text("offers." + kind)
		}
	}
	if d.Sale != nil {
		w.text("ledger." + d.Sale.Key)
		w.text("ledger." + d.Sale.Key + "_hint")
		w.text("ledger." + d.Sale.Key + "_for")
	}
	if d.Harm != nil {
		w.text(d.Harm.Text)
	}
	if d.Tiles != nil {
		w.text(d.Tiles.Awaits)
		w.text(d.Tiles.Tally)
	}
	for key, obligation := range d.Obligations {
		w.picture(obligation.Picture != sprites.None, "the obligation "+key)
		w.text("obligation." + key)
		w.text("obligation_tip." + key)
	}
	for what := range d.ScoreLines {
		w.text("scores.line." + what)
	}
}

// annex wants what is said of a second board.
func (w wants) annex(e *game.Extension, d *dress.Dress) {
	if e.Annex == nil {
		return
	}
	board := e.Annex.Board
	w.picture(d.AnnexSign != sprites.None, "the sign of "+board)
	w.text("annex." + board)
	w.text("ledger." + board)
	w.text("ledger." + board + "_of")
	w.text("ledger.to_" + board)
	for _, level := range e.Annex.Levels {
		w.text("level." + board + "." + clinic.Level(slices.Index(e.Annex.Levels, level)+int(clinic.White)).String())
	}
	for _, side := range e.Annex.Sides {
		w.text("newgame.annex_side_tip." + side.Name)
	}
	for _, layout := range e.Annex.Layouts {
		w.text("newgame.annex_layout." + layout.Name)
		w.text("newgame.annex_layout_tip." + layout.Name)
	}
}

// origins wants words for who changed the numbers whose origins the window tells.
func (w wants) origins(e *game.Extension) {
	say := func(rule string) { w.text("origin." + rule) }
	q := &e.Queries
	each(q.DoctorLevel, say)
	each(q.NursesNeeded, say)
	each(q.Income, say)
	each(q.Earnings, say)
	each(q.Salary, say)
	each(q.Upkeep, say)
	each(q.Surcharge, say)
}

func each[S any](queries []game.Query[S], say func(rule string)) {
	for i := range queries {
		say(queries[i].Rule)
	}
}

// What comes up in recorded games has its pictures and texts: what Move asks, what is offered, what is scored.
func TestRecordedGamesAreDressed(t *testing.T) {
	files, err := filepath.Glob("../../game/extensions/testdata/golden/*.json")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d recorded games: %v", len(files), err)
	}
	for _, path := range files {
		if strings.Contains(path, "-four") || strings.Contains(path, "covid_19-high") { // more of the same
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		g, err := recorded.Parse(data)
		if err != nil {
			t.Fatal(path, err)
		}
		rules, err := game.NewRules(g.Config, extensions.All())
		if err != nil {
			t.Fatal(path, err)
		}
		seen := map[string]bool{}
		w := wants{t, filepath.Base(path)}
		once := func(key string) bool {
			before := seen[key]
			seen[key] = true
			return !before
		}
		s, _ := rules.Start()
		for i := range g.Log {
			entry := &g.Log[i]
			if fields := rules.CommandFields(entry.Command.Type); fields != nil && once("offer "+string(entry.Command.Type)) {
				offer := dress.OfferOf(entry.Command.Type)
				shares := dress.SharesOf(rules)
				w.picture(offer.Write != nil || shares != nil && shares.Command == entry.Command.Type ||
					dress.OfferPicture(thing.ToOffer(entry.Command.Type)) != sprites.None, "the offer "+string(entry.Command.Type))
			}
			if _, v := rules.Apply(s, entry.Player, &entry.Command); !v.Legal() {
				continue
			}
			for _, o := range (game.Context{Rules: rules, State: s, Player: entry.Player}).Obligations() {
				if once("obligation " + o.Key) {
					w.picture(dress.ObligationOf(o.Key).Picture != sprites.None, "the obligation "+o.Key)
					w.text("obligation." + o.Key)
					w.text("obligation_tip." + o.Key)
				}
			}
		}
		base := map[string]bool{"popularity": true, "doctors": true, "nurses": true, "orderlies": true, "rooms": true, "buildings": true, "patients": true, "time": true, "goal": true}
		for player := range s.Players {
			for _, line := range (game.Context{Rules: rules, State: s, Player: player}).Score().Lines {
				if once("line " + line.What) {
					w.text("scores.line." + line.What)
					w.picture(base[line.What] || dress.ScoreLine(line.What) != sprites.None, "the line of the score sheet "+line.What)
				}
			}
		}
	}
}
