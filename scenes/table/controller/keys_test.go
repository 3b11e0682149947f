package controller_test

import (
	"clinic/scenes/ui"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Tab reaches what the step is about before anything else, and the menu last of all.
func TestTabGoesToTheStepsOwnThingsFirst(t *testing.T) {
	for _, c := range []struct {
		step     string
		commands []game.Command
		first    thing.Thing
	}{
		{"the choice of an action", nil, thing.Named(thing.Action, "build")},
		{"Build", []game.Command{choose(game.Build)}, thing.ToBuild("hub", clinic.Psychiatry)},
		{"Hire", []game.Command{choose(game.Hire)}, thing.Numbered(thing.Residency, 0)},
		{"Admit", []game.Command{choose(game.Admit)}, thing.InRow(front(clinic.Psychiatry))},
	} {
		p := sit(t, 1, c.commands...)
		p.key(ebiten.KeyTab)
		if got := p.table.Look.Focus; got != c.first {
			t.Errorf("in %s the first Tab goes to %s, want %s", c.step, got, c.first)
		}
	}
	p := sit(t, 1, toMove()...)
	if p.key(ebiten.KeyTab); p.table.Look.Focus.Kind != thing.Person {
		t.Errorf("in Move the first Tab goes to %s, want somebody", p.table.Look.Focus)
	}
	p = sit(t, 1)
	p.mouse.Shift = true
	if p.key(ebiten.KeyTab); p.table.Look.Focus != thing.Of(thing.Menu) {
		t.Errorf("the last one is %s, want the menu", p.table.Look.Focus)
	}
}

// B54: Enter twice on a patient admits; changing places with another one is offered after that.
func TestTheFirstPlaceOfferedForAPatientIsTheAdmission(t *testing.T) {
	p := sit(t, 1, choose(game.Admit))
	p.key(ebiten.KeyTab, ebiten.KeyEnter)
	if got := p.table.Look.Focus; got != thing.WaitingFor(clinic.Psychiatry) {
		t.Errorf("the first place is %s", got)
	}
	before := len(p.me().Clinic.People)
	p.key(ebiten.KeyEnter)
	if len(p.me().Clinic.People) != before+1 {
		t.Error("Enter admits nobody")
	}
}

// What had the focus may vanish when nothing else is left to do: Enter then goes on, and takes nothing back.
func TestTheMainButtonComesBeforeUndo(t *testing.T) {
	for step, commands := range map[string][]game.Command{
		"Build": {choose(game.Build)}, "Hire": {choose(game.Hire)}, "Move": toMove(),
	} {
		p := hear(t, 1280, 800, commands...)
		at := func(kind thing.Kind) int {
			return slices.IndexFunc(p.hand.Reached(p.table), func(s paper.Spot) bool { return s.Thing.Kind == kind })
		}
		if done, undo := at(thing.Done), at(thing.Undo); done < 0 || undo < 0 || undo < done {
			t.Errorf("%s: the main button is number %d of what Tab leads to, Undo number %d", step, done, undo)
		}
	}
}

// Putting something down leaves the focus where the next one is taken, and so does putting it back.
func TestTheFocusStaysWhereOneWorks(t *testing.T) {
	card := thing.ToBuild("hub", clinic.Psychiatry)
	p := sit(t, 1)
	p.focus(thing.Named(thing.Action, "build"))
	p.key(ebiten.KeyEnter)
	if got := p.table.Look.Focus; got != card {
		t.Fatalf("when Build is chosen the focus is on %s, want the first card", got)
	}
	p.focus(thing.ToBuild("garden", clinic.NoService))
	p.key(ebiten.KeyEnter)
	if got := p.table.Look.Focus; got.Kind != thing.Space {
		t.Fatalf("with a garden in the hand the focus is on %s", got)
	}
	p.key(ebiten.KeyEscape)
	if got := p.table.Look.Focus; got != thing.ToBuild("garden", clinic.NoService) {
		t.Errorf("when the garden is put back the focus is on %s", got)
	}
	p.key(ebiten.KeyEnter, ebiten.KeyEnter)
	if got := p.table.Look.Focus; got != thing.ToBuild("garden", clinic.NoService) {
		t.Errorf("when the garden is built the focus is on %s", got)
	}

	p = sit(t, 1, toMove()...)
	p.key(ebiten.KeyTab)
	who := p.table.Look.Focus
	p.key(ebiten.KeyEnter, ebiten.KeyTab, ebiten.KeyEnter)
	if p.me().Time == 0 {
		t.Fatal("nobody has gone anywhere")
	}
	if got := p.table.Look.Focus; got.Kind != thing.Person {
		t.Errorf("when %s has gone the focus is on %s", who, got)
	}

	p = sit(t, 1, choose(game.Hire))
	p.focus(thing.Numbered(thing.Residency, 0))
	p.key(ebiten.KeyEnter, ebiten.KeyEnter)
	if got := p.table.Look.Focus; !got.Is(thing.Residency, thing.Nurse, thing.Orderly) {
		t.Errorf("when a doctor is hired the focus is on %s", got)
	}
}

// The arrows alone lead from any place to any other one.
func TestTheArrowsReachEveryPlace(t *testing.T) {
	arrows := []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowRight, ebiten.KeyArrowDown, ebiten.KeyArrowLeft}
	for _, card := range []thing.Thing{thing.ToBuild("supply_room", clinic.NoService), thing.ToBuild("garden", clinic.NoService), thing.ToBuild("treatment_room", clinic.NoService)} {
		p := sit(t, 1, choose(game.Build))
		p.focus(card)
		p.key(ebiten.KeyEnter)
		places := map[thing.Thing]bool{}
		for _, place := range p.table.Look.Targets {
			if _, there := p.table.Spot(place); there {
				places[place] = true
			}
		}
		if len(places) < 3 {
			t.Fatalf("there are only %d places for %s", len(places), card)
		}
		reached := map[thing.Thing]bool{}
		for open := []thing.Thing{p.table.Look.Focus}; len(open) > 0; open = open[1:] {
			if reached[open[0]] {
				continue
			}
			reached[open[0]] = true
			for _, arrow := range arrows {
				p.focus(open[0])
				p.key(arrow)
				open = append(open, p.table.Look.Focus)
			}
		}
		for place := range places {
			if !reached[place] {
				t.Errorf("with %s in the hand no arrow leads to %s", card, place)
			}
		}
	}
}

// Letters choose actions and end steps; a full hand keeps what it holds.
func TestLettersChooseAndEnd(t *testing.T) {
	p := sit(t, 1)
	p.key(ebiten.KeyB)
	if !p.session.Deciding(game.DecideBuild) {
		t.Fatal("B does not choose Build")
	}
	p.key(ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyD)
	if p.table.Look.Held.Empty() {
		t.Fatal("D takes a room out of the hand")
	}
	p.key(ebiten.KeyEscape, ebiten.KeyD)
	p.mouse.Control = true
	p.key(ebiten.KeyEnter) // and answers the question whether to end
	p.mouse.Control = false
	if !p.session.Deciding(game.DecideAction) {
		t.Fatal("D does not end Build")
	}
	p.key(ebiten.KeyH)
	if !p.session.Deciding(game.DecideHire) {
		t.Fatal("H does not choose Hire")
	}
	p.key(ebiten.KeyD)
	p.mouse.Control = true
	p.key(ebiten.KeyEnter) // and answers the question again
	p.mouse.Control = false
	if !p.session.Deciding(game.DecideAction) {
		t.Fatal("D does not end Hire")
	}
	p.key(ebiten.KeyA)
	if !p.session.Deciding(game.DecideAdmit) {
		t.Fatal("A does not choose Admit")
	}
	two := sit(t, 2)
	two.key(ebiten.KeyC)
	if two.table.Look.Looking < 0 {
		t.Error("C does not show the other clinic")
	}
	two.key(ebiten.KeyC)
	if two.table.Look.Looking >= 0 {
		t.Error("C does not lead back to one's own clinic")
	}
}

// Keys are shown on buttons, but not to a player who uses a finger.
func TestKeysAreShownToThoseWhoHaveThem(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	if p.tick(); p.table.Look.Caps != view.KeyCaps {
		t.Error("the keys are not shown")
	}
	p.finger(thing.Of(thing.Count))
	if p.tick(); p.table.Look.Caps != view.NoCaps {
		t.Error("a finger is shown keys")
	}
	if ui.KeyOf(p.Reader, input.Done, false) != "D" {
		t.Error("Done has another letter than the tests know")
	}
}

// F6 and the digits lead from part to part of the table, and the arrows to what can only be read; Tab leads back to
// what can be used.
func TestKeysLeadToTheParts(t *testing.T) {
	p := sit(t, 2)
	for _, c := range []struct {
		key  ebiten.Key
		kind thing.Kind
	}{{ebiten.KeyDigit2, thing.Action}, {ebiten.KeyDigit3, thing.Panel}, {ebiten.KeyDigit4, thing.Score}, {ebiten.KeyDigit1, thing.Panel}} {
		if p.key(c.key); p.table.Look.Focus.Kind != c.kind {
			t.Errorf("%s leads to %s", c.key, p.table.Look.Focus)
		}
	}
	if p.key(ebiten.KeyTab); p.table.Look.Focus.Kind != thing.Action {
		t.Errorf("Tab leads from a heading to %s", p.table.Look.Focus)
	}
	reached := map[thing.Kind]bool{}
	for range 12 {
		p.key(ebiten.KeyF6)
		reached[p.table.Look.Focus.Kind] = true
	}
	if !reached[thing.Action] || !reached[thing.Space] || !reached[thing.Panel] || !reached[thing.Score] || len(reached) < 6 {
		t.Errorf("F6 leads to %v", reached)
	}
	p.focus(thing.Named(thing.Action, "build"))
	p.key(ebiten.KeyArrowUp)
	if got := p.table.Look.Focus; got.Is(thing.Action, thing.Nothing) {
		t.Errorf("the arrow leads nowhere from the tray: %s", got)
	}
}

// A place out of sight comes into sight when the focus goes there, and Page up and down lead from floor to floor.
func TestAPlaceOutOfSightComesIntoSight(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.focus(thing.ToBuild("supply_room", clinic.NoService))
	p.key(ebiten.KeyEnter)
	ground := p.table.Look.Focus
	p.key(ebiten.KeyPageUp)
	if got := p.table.Look.Focus; got.Space.Floor != ground.Space.Floor+1 {
		t.Errorf("Page up leads from %s to %s", ground, got)
	}
	p.key(ebiten.KeyPageDown)
	if got := p.table.Look.Focus; got.Space.Floor != 0 {
		t.Errorf("Page down leads to %s", got)
	}
	p.table.ZoomAt(3, 400, 300)
	p.table.Pan(5000, 0)
	for range 20 {
		p.key(ebiten.KeyTab)
		if _, seen := p.table.Spot(p.table.Look.Focus); !seen || p.table.Look.Focus.Kind != thing.Space {
			t.Fatalf("the focus is on %s, out of sight", p.table.Look.Focus)
		}
	}
}

// The key on the first of two tiles hides nothing of its picture: both look alike inside.
func TestTheKeyOfAnActionHidesNoPicture(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
		p := hold(t, size[0], size[1])
		p.Wait(30)
		const apart, edge = 8, 11
		both := p.rect(thing.Named(thing.Action, game.Build))
		wide := (both.W - apart) / 2
		picture := p.Picture()
		for y := both.Y + edge; y < both.Y+wide-edge; y++ {
			for x := both.X + edge; x < both.X+wide-edge; x++ {
				if a, b := picture.RGBAAt(int(x), int(y)), picture.RGBAAt(int(x+wide+apart), int(y)); a != b {
					t.Fatalf("%v: at %v, %v the tile of the key is %v, the other one %v", size, x-both.X, y-both.Y, a, b)
				}
			}
		}
	}
}
