package extensionui

import (
	"maps"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Whatever an extension brings to the table is known to be its own, also in a game with everything. If two bring the
// same, it belongs to one of them.
func TestWhatAnExtensionBringsIsItsOwn(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	ids, variants := game.Together(extensions.All())
	for _, d := range All() {
		alone := game.Config{Players: 1, Extensions: []string{d.ID}}
		if slices.Contains(variants, d.ID) {
			alone.Extensions, alone.Variants = nil, []string{d.ID}
		}
		for _, config := range []game.Config{alone, {Players: 1, Extensions: ids, Variants: variants}} {
			rules, err := game.NewRules(config, extensions.All())
			if err != nil {
				t.Fatal(err)
			}
			if !rules.Plays(d.ID) {
				continue
			}
			state, _ := rules.Start()
			c := game.Context{Rules: rules, State: state}
			is := func(what thing.Thing) {
				t.Helper()
				whose := Whose(reader, c, what)
				if other := Of(whose); whose != d.ID && (other == nil || !other.owns(reader, c, what)) {
					t.Errorf("%s of %s belongs to %q", what, d.ID, whose)
				}
			}
			for kind := range maps.Keys(d.Pools) {
				is(thing.Named(thing.Pool, kind))
			}
			for kind := range maps.Keys(d.Rooms) {
				is(thing.ToBuild(kind, clinic.NoService))
			}
			for kind := range maps.Keys(d.Fixtures) {
				is(thing.ToBuild(kind, clinic.NoService))
			}
			for command := range maps.Keys(d.Offers) {
				is(thing.ToOffer(command))
			}
			for key := range maps.Keys(d.Obligations) {
				is(thing.Named(thing.Obligation, key))
			}
			for action := range maps.Keys(d.Actions) {
				is(thing.Named(thing.Action, action))
			}
			for kind, pieces := range d.People {
				board := &state.Players[0].Clinic
				somebody := clinic.Person{ID: "somebody", Kind: kind}
				if len(pieces) > 0 {
					board.People = append(board.People, somebody)
					is(thing.Somebody("somebody"))
					board.People = board.People[:len(board.People)-1]
				}
			}
		}
	}
	base, err := game.NewRules(game.Config{Players: 1}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	state, _ := base.Start()
	if whose := Whose(reader, game.Context{Rules: base, State: state}, thing.ToBuild(clinic.Hub, clinic.Psychiatry)); whose != "" {
		t.Errorf("the base game's hub belongs to %q", whose)
	}
}
