package extensionui

import (
	"clinic/game"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// NewGame is the part of the screen for a new game that an extension adds to.
type NewGame struct {
	Page    *ui.Page
	Inside  *ui.Scroll
	Room    *ui.Rect // what is left of the area, cut off from the top
	Players int
}

// Caption adds a text over the whole width.
func (n *NewGame) Caption(text string, style ui.Style, color theme.Color) {
	height := ui.ParagraphHeight(style, text, n.Room.W)
	n.Page.Add(&ui.Caption{Base: ui.Base{Rect: n.Room.CutTop(height, 8), Inside: n.Inside}, Text: text, Style: style, Color: color})
}

// Aim returns what a game without goals is about; empty for other games.
func Aim(rules *game.Rules, players int) string {
	for d := range InPlay(rules) {
		if d.Aim != nil {
			return d.Aim(rules, players)
		}
	}
	return ""
}
