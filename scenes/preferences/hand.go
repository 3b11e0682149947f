package preferences

import (
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// hand fills the page of handedness and vibration.
func hand(p *page) {
	settings := p.context.Settings()
	left := p.toggle("settings.left_handed", settings.LeftHanded, func(s *scenes.Settings, on bool) { s.LeftHanded = on })
	p.add(setting{name: p.context.T("settings.left_handed"), note: p.context.T("settings.left_handed_note"), picture: thumb(settings.LeftHanded), control: left, wide: switchWide})
	if p.context.Options.Buzz != nil {
		buzz := p.toggle("settings.buzz", settings.Buzz, func(s *scenes.Settings, on bool) { s.Buzz = on })
		p.add(setting{name: p.context.T("settings.buzz"), note: p.context.T("settings.buzz_note"), picture: buzzing(settings.Buzz), control: buzz, wide: switchWide})
	}
}

// buzzing shows an upright phone, with waves beside it while it buzzes.
func buzzing(on bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		x, y := r.Center()
		high := r.H - 22
		phone := ui.Rect{X: x - high*0.3, Y: y - high/2, W: high * 0.6, H: high}
		c.Round(phone, 7, theme.Ink)
		c.Round(phone.Inset(3), 4, theme.Ground)
		pictures.UpTo(c, sprites.KindTreatment.Picture(0), phone.Inset(5), 1, 0)
		if !on {
			return
		}
		for i := range 2 {
			long, away := high*(0.5-0.18*float64(i)), 7+8*float64(i)
			for _, side := range [...]float64{phone.X - away - 3, phone.Right() + away} {
				c.Round(ui.Rect{X: side, Y: y - long/2, W: 3, H: long}, 1.5, theme.Accent)
			}
		}
	}
}

// thumb shows a phone held sideways, with its column on the side of the thumb.
func thumb(left bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		high := r.H - 22
		phone := ui.Rect{X: r.X + (r.W-high*1.7)/2, Y: r.Y + 9, W: high * 1.7, H: high}
		c.Shadow(phone, 9, 0.6)
		c.Round(phone, 9, theme.Ink)
		screen := phone.Inset(4)
		c.Round(screen, 5, theme.Ground)
		column, from := screen.CutRight(screen.W*0.36, 0), phone.Right()-2
		if left {
			screen.W += column.W
			column, from = screen.CutLeft(column.W, 0), phone.X+2
		}
		c.Round(column, 5, theme.Card)
		for i := range 3 {
			c.Round(ui.Rect{X: column.X + 5, Y: column.Y + 6 + float64(i)*10, W: column.W - 10, H: 6}, 3, theme.AccentSoft)
		}
		c.Round(ui.Rect{X: column.X + 5, Y: column.Bottom() - 12, W: column.W - 10, H: 8}, 4, theme.Accent)
		x, y := screen.Center()
		pictures.UpTo(c, sprites.KindTreatment.Picture(0), ui.Rect{X: x - screen.W*0.45, Y: y - screen.H*0.45, W: screen.W * 0.9, H: screen.H * 0.9}, 1, 0)
		sheet, dx, dy := pictures.Sheet(c.Scale, c.Theme), 0.0, 0.0
		dx, dy = c.Device(from, phone.Bottom()+2)
		sheet.Draw(c.Target, pictures.Hand, dx, dy, sprites.Options{Scale: 1.3, Mirror: left})
	}
}
