package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// A player who looks into another clinic is told how to come back, and whose forecast it is; Esc leads back before it
// opens the menu.
func TestTheWayBackFromAnotherClinic(t *testing.T) {
	p := sit(t, 2)
	p.click(thing.Numbered(thing.OtherClinic, 1))
	p.tick()
	back := p.T("table.looking_back", ui.Data{"Name": "Ben"})
	if said := p.allSaid(); !strings.Contains(said, back) {
		t.Errorf("it does not say %q: %s", back, said)
	}
	if got := p.written(thing.Named(thing.Panel, "forecast")); !slices.Contains(got, "Ben") && p.panelsSay("Ben") < 2 {
		t.Errorf("the forecast does not say whose it is: %q", got)
	}
	p.key(ebiten.KeyEscape)
	p.tick()
	if _, menu := p.Seen().At["dialog"]; menu || !p.table.Own() {
		t.Errorf("Esc does not lead back, the menu is open: %v", menu)
	}
	p.key(ebiten.KeyEscape)
	p.tick()
	if _, menu := p.Seen().At["dialog"]; !menu {
		t.Error("at one's own clinic Esc does not open the menu")
	}
}
