package rulespage

import (
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// layoutSmall places the rules on a sheet that fills a small window, with the choice at the thumb and the other extensions in a line above.
func (p *Page) layoutSmall(c *scenes.Context, width, height float64) {
	const gap, high = 8.0, 48.0
	e := p.Listed[p.Shown]
	foot := 0.0
	low := arrangement.Of(width, height) == arrangement.Low
	if p.Button != nil && !low {
		foot = high
	}
	p.frame = ui.NewFrame(ui.T("newgame.rules_of", ui.Data{"Name": words.Extension(e.ID)}), width, height, foot, c.Settings().LeftHanded)
	back := p.frame.Back("rules.back", c.Pop)
	p.page.Add(back)
	if p.page.Focused() == nil {
		p.page.Focus(back)
	}
	body := p.frame.Body
	if len(p.Listed) > 1 {
		p.layoutStrip(c, body.CutTop(44, gap))
	}
	p.panel = ui.Rect{X: body.X - 12, Y: body.Y, W: body.W + 24, H: body.H + 40}
	body.CutTop(0, 16)
	body.X, body.W = body.X+4, body.W-8
	if wide := 760.0; body.W > wide {
		body.X, body.W = body.X+(body.W-wide)/2, wide
	}
	p.layoutText(body)
	p.scroll.Height += 16
	if p.Button != nil {
		button := p.Button(c, e)
		if low {
			button.Rect = p.frame.Head.CutRight(button.Width(), gap)
		} else {
			button.Rect = p.frame.Foot
			button.Rect.W = min(480, button.Rect.W)
			button.Rect.X = (width - button.Rect.W) / 2
		}
		p.page.Add(button)
	}
}

// layoutStrip places the extensions that one can turn to in a line that is drawn sideways.
func (p *Page) layoutStrip(c *scenes.Context, area ui.Rect) {
	const margin, picture, gap = 12.0, 36.0, 8.0
	area.X, area.W = area.X-margin, area.W+2*margin
	strip := &ui.Scroll{Base: ui.Base{ID: "rules.list", Rect: area}, Sideways: true}
	if p.turns != nil {
		strip.Offset = p.turns.Offset
	}
	p.turns = strip
	p.page.Add(strip)
	x := area.X + margin
	for i, e := range p.Listed {
		name := words.Extension(e.ID)
		r := ui.Rect{X: x, Y: area.Y, W: picture + 24 + ui.Measure(ui.TextStrong, name), H: area.H}
		chip := &ui.Area{Base: ui.Base{ID: "rules.of." + e.ID, Rect: r, Inside: strip}, Do: func() { p.turnTo(c, i) }}
		chip.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			c.Chip(r, "", i == p.Shown, state)
			Picture(c, e.ID, ui.Rect{X: r.X + 6, Y: r.Y + (r.H-picture)/2, W: picture, H: picture}, 0)
			ink := paint.Ink
			if i == p.Shown {
				ink = paint.Accent
			}
			c.TextIn(ui.TextStrong, name, ui.Rect{X: r.X + picture + 12, Y: r.Y, W: r.W - picture - 20, H: r.H}, ui.Left, ink)
		}
		p.page.Add(chip)
		x = r.Right() + gap
	}
	strip.Height = x - gap + margin - area.X
	for _, w := range p.page.Widgets {
		if chip, ok := w.(*ui.Area); ok && chip.ID == "rules.of."+p.Listed[p.Shown].ID {
			strip.Show(chip.Rect)
		}
	}
}
