package preferences

import (
	"clinic/scenes/keylist"
	"clinic/scenes/ui"
)

// keys fills the page of the keyboard.
func keys(p *page) {
	show := &ui.Button{Base: ui.Base{ID: "settings.keys"}, Text: p.context.T("settings.keys_show"), Do: func() { p.context.Push(keylist.New(p.context.Reader)) }}
	p.add(setting{name: p.context.T("settings.keys"), note: p.context.T("settings.keys_note"), picture: caps, control: show, wide: 160})
}

// caps shows a few keys.
func caps(c *ui.Canvas, r ui.Rect) {
	x, y := r.Center()
	c.KeyCap("Q", x-40, y-26)
	c.KeyCap("W", x-12, y-26)
	c.KeyCap("E", x+16, y-26)
	c.KeyCap("Tab", x-40, y+4)
	c.KeyCap("Esc", x+6, y+4)
}
