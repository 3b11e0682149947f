package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// C111: the room that fills the card is celebrated, and from then on the card says that it is full and what that is
// worth.
func TestAFilledCardIsTold(t *testing.T) {
	var last clinic.Space
	p := sitChanged(t, []string{"urban_design_2"}, func(m *game.Match) {
		me := &m.State.Players[0]
		me.Money = 30
		wanted, filled := extensions.CardOf(me).FilledSpaces(&me.Clinic)
		for space := range wanted.All() {
			if !filled.Has(space) && (last == clinic.Space{} || space.Floor == 0) {
				last = space
			}
		}
		for space := range wanted.All() {
			if !filled.Has(space) && space != last {
				me.Clinic.Place(clinic.BlueprintOf(clinic.SupplyRoom), clinic.Component{Kind: clinic.SupplyRoom, Space: space})
			}
		}
		must(t, m, choose(game.Build))
	})
	p.ChangeSettings(scenes.DefaultSettings())
	p.tick()
	card := thing.Named(thing.Pool, "card")
	if tip := p.table.Explain(card); !strings.Contains(tip, "outlines") {
		t.Errorf("before the last room the card says %q", tip)
	}
	built := false
	for _, command := range p.session.Legal() {
		if !built && command.Type == game.BuildOne && command.Component.Space == last && p.session.Rules().Component(command.Component.Kind).Where == clinic.OnGrid {
			p.apply(command)
			built = true
		}
	}
	p.tick()
	if _, said := p.Seen().At["toast"]; !built || !said {
		t.Fatalf("the last room is built: %v, and something is said: %v", built, said)
	}
	shines := false
	for range 40 {
		p.tick()
		_, now := p.Seen().At["shining"]
		shines = shines || now
	}
	if _, still := p.Seen().At["shining"]; !shines || still {
		t.Errorf("the full plan shines: %v, and goes on: %v", shines, still)
	}
	if tip := p.table.Explain(card); !strings.Contains(tip, "spaces are filled: +") || strings.Contains(tip, "outlines") || strings.Contains(tip, "or −") {
		t.Errorf("the full card says %q", tip)
	}
}

// C111: if another place fills as much of a plan, arrows lay it there and back, by mouse, by finger and by keys. The
// rules count it the same.
func TestAPlanIsLaidWhereItFitsAsWell(t *testing.T) {
	p := sitChanged(t, []string{"urban_design_2"}, func(m *game.Match) {
		me := &m.State.Players[0]
		for i := range extensions.UrbanCards {
			if card := &extensions.UrbanCards[i]; len(card.Fits(&me.Clinic)) > 2 {
				me.Marks = clinic.SetMark(me.Marks, clinic.Mark{Kind: "urban_card", Note: card.ID})
			}
		}
		must(t, m, choose(game.Build))
	})
	laid := func() (spaces, filled clinic.Spaces) {
		list, _ := p.table.Outlines()
		for _, o := range list {
			spaces |= clinic.One(o.Space)
			if o.Filled {
				filled |= clinic.One(o.Space)
			}
		}
		return spaces, filled
	}
	fits := extensions.CardOf(p.me()).Fits(&p.me().Clinic)
	after, before := panels.PlanAfter("card"), panels.PlanBefore("card")
	for i, use := range [...]struct {
		how  string
		does func()
		want int
	}{
		{"a click", func() { p.click(after) }, 1}, {"the arrow back", func() { p.click(before) }, 0}, {"the first back", func() { p.click(before) }, len(fits) - 1},
		{"a finger", func() { p.finger(after); p.finger() }, 0}, {"Enter", func() { p.focus(after); p.key(ebiten.KeyEnter) }, 1},
	} {
		use.does()
		p.tick()
		spaces, filled := laid()
		if spaces != fits[use.want] || filled != spaces&p.me().Clinic.Modules() {
			t.Errorf("%d: after %s the plan lies at %v, want %v", i, use.how, spaces, fits[use.want])
		}
	}
}
