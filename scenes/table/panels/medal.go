package panels

import (
	"clinic/game/campaign"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// In a clinic of the campaign the ribbon shows the viewer's medal if the game ended now: beside the menu, or on its
// button if the ribbon is short.

const (
	medalSide = 26.0
	medalWide = 40.0 // with the space up to the menu
)

// writeMedal writes the medal into an area.
func (t *Ribbon) writeMedal(p *paper.Paper, r ui.Rect) {
	medal := t.Situation.Medal
	p.Icon(func(c *ui.Canvas, r ui.Rect, _ theme.Color) {
		pictures.Medal(c, int(max(medal, campaign.Bronze)), medal > campaign.None, r)
	}, r, theme.Ink)
}

// MedalSays returns the viewer's medal if the game ended now, and what the next one requires; nil in other games.
func (t *Made) MedalSays() []string {
	clinic, medal := t.Situation.Clinic, t.Situation.Medal
	if clinic == nil {
		return nil
	}
	lines := []string{words.MedalNow(t.Reader, medal)}
	if medal < campaign.Gold {
		lines = append(lines, words.MedalNext(t.Reader, clinic, medal+1))
	}
	return lines
}

func (t *Tips) tipMedal(thing.Thing) []string {
	return append([]string{words.Clinic(t.Reader, t.Situation.Clinic.ID)}, t.MedalSays()...)
}

// tipMenu returns what the menu is for; the medal may lie on its button.
func (t *Tips) tipMenu(what thing.Thing) []string {
	says := plain("button.menu")
	if t.Situation.Shared { // where nothing pauses
		says = plain("button.menu_shared")
	}
	lines := says(t, what)
	if t.Layout.ShortStep {
		lines = append(lines, t.MedalSays()...)
	}
	return lines
}
