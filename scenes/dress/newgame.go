package dress

import (
	"slices"

	"clinic/game"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// NewGame is the part of the screen of a new game that a dress adds to.
type NewGame struct {
	Page    *ui.Page
	Inside  *ui.Scroll
	Room    *ui.Rect // what is left of it, from the top
	Players int
}

// Caption places a text over the whole width.
func (n *NewGame) Caption(text string, style ui.Style, color paint.Color) {
	height := ui.ParagraphHeight(style, text, n.Room.W)
	n.Page.Add(&ui.Caption{Base: ui.Base{Rect: n.Room.CutTop(height, 8), Inside: n.Inside}, Text: text, Style: style, Color: color})
}

// Presets are the ready-made choices of extensions, in the order of All.
func Presets() (ids []string) {
	for _, d := range all {
		for _, id := range d.Presets {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// InPreset tells whether an extension belongs to a ready-made choice.
func InPreset(preset, extension string) bool {
	d := Of(extension)
	return d != nil && slices.Contains(d.Presets, preset)
}

// Aim is what a game is about that has no goals; empty for other games.
func Aim(rules *game.Rules, players int) string {
	for d := range InPlay(rules) {
		if d.Aim != nil {
			return d.Aim(rules, players)
		}
	}
	return ""
}
