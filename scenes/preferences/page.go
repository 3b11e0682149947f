package preferences

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// page is the open page. It is filled from top to bottom.
type page struct {
	context *scenes.Context
	scene   *Scene
	nodes   []tree.Node
	moves   bool // a picture on it moves
}

// setting is a row of a page.
type setting struct {
	name, note string
	picture    func(c *ui.Canvas, r ui.Rect) // what it does; drawing beyond r is cut off
	small      bool                          // the picture is
	hear       func()                        // plays a sample when the picture is clicked
	id         string                        // of the picture, if it can be clicked
	control    ui.Widget
	wide       float64 // of the control
}

const (
	pad        = 12.0 // above and below a row
	gap        = 16.0 // between its parts
	finger     = 44.0
	switchWide = 64.0
)

// put puts a row on the page, with space above and below it.
func (p *page) put(top, bottom float64, n tree.Node) {
	p.nodes = append(p.nodes, tree.Edges{Top: top, Bottom: bottom, Node: n})
}

// add puts a setting on the page: the picture, the words, and the control, which goes below them if there is
// little room.
func (p *page) add(s setting) {
	const leastWords = 190.0
	words := tree.Column(2, tree.Text(p.context.Styles.Label, s.name, theme.Ink))
	if s.note != "" {
		words.Nodes = append(words.Nodes, tree.Text(p.context.Styles.Text, s.note, theme.SecondInk))
	}
	shown := tree.Growing{Share: 1, Least: leastWords, Node: tree.Middle(words)}
	picture := tree.ByWidth(func(wide float64) tree.Node { return s.shown(p.context.Reader, wide) })
	row := func(nodes ...tree.Node) tree.Node { return tree.Limits{High: finger, Node: tree.Row(gap, nodes...)} }
	var all tree.Node
	switch {
	case s.control == nil:
		all = row(picture, shown)
	case s.wide <= switchWide:
		all = row(picture, tree.Grow(shown.Node), tree.Sized{Widget: s.control, W: s.wide, H: finger})
	default:
		below := tree.Node(tree.Sized{Widget: s.control})
		if choice, is := s.control.(*ui.Segments); is {
			below = tree.Segments(p.context.Reader, choice)
		}
		all = tree.First(row(picture, shown, tree.Sized{Widget: s.control, W: s.wide, H: finger}), tree.Column(10, row(picture, shown), below))
	}
	if s.control != nil {
		ui.Call(s.control, s.name)
	}
	p.put(0, 0, tree.Underlined(tree.Pad(0, pad, all)))
}

// shown returns the picture of a setting in a row of that width.
func (s *setting) shown(reader *ui.Reader, wide float64) tree.Node {
	const narrow = 520.0
	size := tree.Art{W: 132, H: 80, Draw: framed(s.picture)}
	switch {
	case s.small:
		size.W, size.H = 84, 52
	case wide < narrow:
		size.W, size.H = 104, 72
	}
	if s.hear == nil {
		return size
	}
	size.Draw = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		framed(s.picture)(c, r, state)
		if state.Hover || state.Focus {
			c.RoundLine(r, pictureRadius, 2, theme.Accent)
		}
		if state.Focus {
			c.FocusRing(r, pictureRadius)
		}
	}
	return tree.Middle(tree.Press{Base: ui.Base{ID: s.id, Tip: reader.T("settings.hear")}, Node: size, Do: s.hear})
}

// say puts a sentence on the page.
func (p *page) say(words string) {
	p.put(pad, pad, tree.Text(p.context.Styles.Text, words, theme.SecondInk))
}

// heading puts a heading on the page.
func (p *page) heading(words string) {
	p.put(pad, 4, tree.Text(p.context.Styles.Label, words, theme.Ink))
}

// card is one of several choices.
type card struct {
	id, name, note string
	picture        func(c *ui.Canvas, r ui.Rect)
	chosen         bool
	do             func()
}

// cards puts cards on the page, side by side if there is room, each with a least width and a height of its
// picture.
func (p *page) cards(least, pictureHigh float64, cards []card) {
	const between = 12.0
	grid := tree.Grid{Gap: between, Between: between, Least: least, Even: true, Balanced: true}
	for i := range cards {
		grid.Nodes = append(grid.Nodes, cards[i].node(p.context.Reader, pictureHigh))
	}
	p.put(pad/2, pad, grid)
}

func (d *card) node(reader *ui.Reader, pictureHigh float64) tree.Node {
	const radius, inside = 14, 12.0
	check := tree.Art{W: 20, H: 20}
	if d.chosen {
		check.Draw = func(c *ui.Canvas, r ui.Rect, _ ui.State) { ui.IconCheck(c, r.Moved(0, 2), theme.Accent) }
	}
	name := tree.Row(4, tree.Grow(tree.Text(reader.Styles.Label, d.name, theme.Ink)), tree.Top(check))
	words := tree.Column(0, name, tree.Text(reader.Styles.Text, d.note, theme.SecondInk))
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground, edge, thick := theme.Card, theme.Edge, 1.0
		if state.Hover {
			ground = theme.Mix(theme.Card, theme.Well, 0.6)
		}
		if d.chosen {
			ground, edge, thick = theme.AccentSoft, theme.Accent, 2.5
		}
		c.Round(r, radius, ground)
		c.RoundLine(r, radius, thick, edge)
		if state.Focus {
			c.FocusRing(r, radius)
		}
	}
	face := tree.Column(8, tree.Art{H: pictureHigh, Draw: framed(d.picture)}, words)
	return tree.Press{Base: ui.Base{ID: d.id}, Do: d.do, Node: tree.Ground(ground, tree.Pad(inside, inside, face))}
}

const pictureRadius = 12

// framed paints a picture on its background.
func framed(draw func(c *ui.Canvas, r ui.Rect)) tree.Draw {
	return func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, pictureRadius, theme.Well)
		draw(c.Clip(r, 0, 0), r)
		c.RoundLine(r, pictureRadius, 1, theme.Hairline)
	}
}

// change changes a setting and saves it.
func (p *page) change(set func(now *scenes.Settings)) {
	now := p.context.Settings()
	set(&now)
	p.context.ChangeSettings(now)
}

// toggle returns a switch.
func (p *page) toggle(id string, on bool, set func(now *scenes.Settings, on bool)) *ui.Switch {
	return &ui.Switch{Base: ui.Base{ID: id}, On: on, Do: func(on bool) {
		p.change(func(now *scenes.Settings) { set(now, on) })
	}}
}

// percent returns a percentage as text.
func (p *page) percent(value int) string {
	return p.context.T("common.percent", ui.Data{"Count": value})
}
