package preferences

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// page is the one that is open, while it is filled from top to bottom and as it is painted then.
type page struct {
	context *scenes.Context
	scene   *Scene
	body    ui.Rect // what is still empty
	moves   bool    // a picture on it moves

	pictures []picture
	texts    []text
	lines    []ui.Rect
}

// picture shows what a setting does.
type picture struct {
	area ui.Rect
	draw func(c *ui.Canvas, r ui.Rect)
}

// text is what a setting is called, or a sentence about it.
type text struct {
	style ui.Style
	words string
	area  ui.Rect
	ink   func() paint.Color
}

func ink() paint.Color       { return paint.Ink }
func secondInk() paint.Color { return paint.SecondInk }

// setting is a row of a page.
type setting struct {
	name, note string
	picture    func(c *ui.Canvas, r ui.Rect) // what it does; it may draw beyond r, which is cut off
	small      bool                          // the picture
	hear       func()                        // what a click on the picture lets one hear
	id         string                        // of the picture, where it can be clicked
	control    ui.Widget
	wide       float64 // of the control
}

const (
	pad        = 12.0 // above and below a row
	gap        = 16.0 // between its parts
	leastWords = 190.0
	switchWide = 64.0
)

// add puts a row on the page: the picture, the words, and what the setting is changed with, which goes below them where
// there is little room.
func (p *page) add(s setting) {
	area := p.body
	area.CutTop(pad, 0)
	pictureSize := ui.Rect{W: 132, H: 80}
	if s.small {
		pictureSize = ui.Rect{W: 84, H: 52}
	} else if area.W < 520 {
		pictureSize = ui.Rect{W: 104, H: 72}
	}
	words := area
	shown := words.CutLeft(pictureSize.W, gap)
	below := s.control != nil && words.W-s.wide-gap < leastWords && s.wide > switchWide
	var control ui.Rect
	if s.control != nil && !below {
		control = words.CutRight(s.wide, gap)
	}
	nameHigh := ui.ParagraphHeight(ui.Label, s.name, words.W)
	high := nameHigh
	if s.note != "" {
		high += 2 + ui.ParagraphHeight(ui.Text, s.note, words.W)
	}
	rowHigh := math.Round(max(pictureSize.H, high, 44))
	shown.Y, shown.H = area.Y+(rowHigh-pictureSize.H)/2, pictureSize.H
	y := area.Y + (rowHigh-high)/2
	p.texts = append(p.texts, text{ui.Label, s.name, ui.Rect{X: words.X, Y: y, W: words.W, H: nameHigh}, ink})
	if s.note != "" {
		p.texts = append(p.texts, text{ui.Text, s.note, ui.Rect{X: words.X, Y: y + nameHigh + 2, W: words.W}, secondInk})
	}
	if s.hear != nil {
		p.scene.widgets.Add(&ui.Area{Base: ui.Base{ID: s.id, Rect: shown, Inside: p.scene.rows, Tip: ui.T("settings.hear")}, Do: s.hear, Paint: func(c *ui.Canvas, r ui.Rect, state ui.State) {
			frame(c, r, s.picture)
			if state.Hover || state.Focus {
				c.RoundLine(r, pictureRadius, 2, paint.Accent)
			}
			if state.Focus {
				c.FocusRing(r, pictureRadius)
			}
		}})
	} else {
		p.pictures = append(p.pictures, picture{shown, s.picture})
	}
	if s.control != nil {
		if below {
			control = ui.Rect{X: area.X, Y: area.Y + rowHigh + 10, W: area.W, H: 44}
			if choice, ok := s.control.(*ui.Segments); ok {
				control.H = choice.High(control.W)
			}
			rowHigh += 10 + control.H
		} else {
			control.Y, control.H = area.Y+(rowHigh-44)/2, 44
		}
		ui.Call(s.control, s.name)
		ui.Place(s.control, control, p.scene.rows)
		p.scene.widgets.Add(s.control)
	}
	p.end(rowHigh + 2*pad)
}

// end takes what a row has used off the page, with a line below it.
func (p *page) end(high float64) {
	used := p.body.CutTop(high, 0)
	p.lines = append(p.lines, ui.Rect{X: used.X, Y: used.Bottom(), W: used.W, H: 1})
}

// say puts a sentence on the page.
func (p *page) say(words string) {
	p.body.CutTop(pad, 0)
	high := ui.ParagraphHeight(ui.Text, words, p.body.W)
	p.texts = append(p.texts, text{ui.Text, words, p.body.CutTop(high, pad), secondInk})
}

// heading puts a name over what follows.
func (p *page) heading(words string) {
	p.body.CutTop(pad, 0)
	p.texts = append(p.texts, text{ui.Label, words, p.body.CutTop(ui.ParagraphHeight(ui.Label, words, p.body.W), 4), ink})
}

// card is one of several things of which one is chosen.
type card struct {
	id, name, note string
	picture        func(c *ui.Canvas, r ui.Rect)
	chosen         bool
	do             func()
}

// cards puts cards on the page, side by side where there is room, each at least so wide, with pictures so high.
func (p *page) cards(least, pictureHigh float64, cards []card) {
	const between, inside = 12.0, 12.0
	columns := max(1, min(len(cards), int((p.body.W+between)/(least+between))))
	if len(cards) == 4 && columns == 3 {
		columns = 2
	}
	wide := (p.body.W - float64(columns-1)*between) / float64(columns)
	words := wide - 2*inside
	high := 0.0
	for _, d := range cards {
		high = max(high, pictureHigh+8+ui.ParagraphHeight(ui.Label, d.name, words-24)+ui.ParagraphHeight(ui.Text, d.note, words)+2*inside)
	}
	p.body.CutTop(pad/2, 0)
	for i, d := range cards {
		r := ui.Rect{X: p.body.X + float64(i%columns)*(wide+between), Y: p.body.Y + float64(i/columns)*(high+between), W: wide, H: high}
		p.scene.widgets.Add(&ui.Area{Base: ui.Base{ID: d.id, Rect: r, Inside: p.scene.rows}, Do: d.do, Paint: func(c *ui.Canvas, r ui.Rect, state ui.State) {
			const radius = 14
			ground, edge, thick := paint.Card, paint.Edge, 1.0
			if state.Hover {
				ground = paint.Mix(paint.Card, paint.Well, 0.6)
			}
			if d.chosen {
				ground, edge, thick = paint.AccentSoft, paint.Accent, 2.5
			}
			c.Round(r, radius, ground)
			c.RoundLine(r, radius, thick, edge)
			in := r.Inset(inside)
			if pictureHigh > 0 {
				frame(c, in.CutTop(pictureHigh, 8), d.picture)
			}
			nameHigh := c.Paragraph(ui.Label, d.name, in.X, in.Y, in.W-24, ui.Left, paint.Ink)
			if d.chosen {
				ui.IconCheck(c, ui.Rect{X: in.Right() - 20, Y: in.Y + 2, W: 20, H: 20}, paint.Accent)
			}
			c.Paragraph(ui.Text, d.note, in.X, in.Y+nameHigh, in.W, ui.Left, paint.SecondInk)
			if state.Focus {
				c.FocusRing(r, radius)
			}
		}})
	}
	lines := float64((len(cards) + columns - 1) / columns)
	p.body.CutTop(lines*(high+between)-between+pad, 0)
}

const pictureRadius = 12

// frame paints a picture on its ground.
func frame(c *ui.Canvas, r ui.Rect, draw func(c *ui.Canvas, r ui.Rect)) {
	c.Round(r, pictureRadius, paint.Well)
	if draw != nil {
		draw(c.Clip(r, 0, 0), r)
	}
	c.RoundLine(r, pictureRadius, 1, paint.Hairline)
}

// paint paints what lies under the widgets.
func (p *page) paint(c *ui.Canvas) {
	for _, l := range p.lines {
		c.HorizontalLine(l.X, l.Y, l.W, 1, paint.Hairline)
	}
	seen := p.scene.rows.Rect
	seen.Y += p.scene.rows.Offset
	for _, t := range p.texts {
		if t.area.H > 0 && (t.area.Bottom() < seen.Y || t.area.Y > seen.Bottom()) {
			continue
		}
		c.Paragraph(t.style, t.words, t.area.X, t.area.Y, t.area.W, ui.Left, t.ink())
	}
	for _, shown := range p.pictures {
		frame(c, shown.area, shown.draw)
	}
}

// change applies another value of a setting and keeps it.
func (p *page) change(set func(now *scenes.Settings)) {
	now := p.context.Settings()
	set(&now)
	p.context.ChangeSettings(now)
}

// toggle gives a switch.
func (p *page) toggle(id string, on bool, set func(now *scenes.Settings, on bool)) *ui.Switch {
	return &ui.Switch{Base: ui.Base{ID: id}, On: on, Do: func(on bool) {
		p.change(func(now *scenes.Settings) { set(now, on) })
	}}
}

// percent says a number of percent.
func percent(value int) string { return ui.T("common.percent", ui.Data{"Count": value}) }
