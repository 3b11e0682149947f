package panels

import (
	"cmp"
	"maps"
	"slices"

	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// obligationText returns in words whether an obligation is met, and else in short what it takes: time or dollars,
// how many come, or what is lost; and the sign for it.
func obligationText(reader *ui.Reader, o *view.Owed) (text string, sign sprites.ID) {
	say := func(id string, data ui.Data) string { return reader.T("obligation_short."+id, data) }
	amount := func(least, most int) string {
		if least < most {
			return say("between", ui.Data{"Least": least, "Most": most})
		}
		return paper.Number(most)
	}
	switch {
	case o.Past && o.Possible || o.Past && o.Number > 0 && o.Decision == "":
		return say("done", nil), sprites.None
	case !o.Possible && o.Otherwise.Popularity > 0:
		return paper.Number(-o.Otherwise.Popularity), pictures.Popularity
	case o.Decision == "":
		return say("come", ui.Data{"Count": o.Number}), sprites.None
	case !o.Possible:
		return say("left_out", nil), sprites.None
	case len(o.Costs) > 1:
		return say("ways", ui.Data{"Count": len(o.Costs)}), sprites.None
	case len(o.Costs) == 1 && o.Costs[0].Most.Money > 0:
		return amount(o.Costs[0].Least.Money, o.Costs[0].Most.Money), pictures.Money
	case len(o.Costs) == 1:
		return amount(o.Costs[0].Least.Time, o.Costs[0].Most.Time), pictures.Time
	}
	return paper.Number(0), pictures.Time
}

const (
	obligationPad     = 4.0 // at both ends of the card
	obligationPicture = 38.0
	obligationRoom    = 146.0 // width kept for each, so that nothing moves when the obligations change
	obligationLeast   = 94.0  // the same without room for names
)

// named is how much of the card is in words: all of it, no heading, only the name of what can be done now, or no name.
type named int8

const (
	allNamed named = iota
	noHeading
	openNamed
	noneNamed
)

func (n named) names(o *view.Owed) bool { return n <= noHeading || n == openNamed && o.Open }

// short reports whether the picture with its tick is enough.
func (n named) short(o *view.Owed) bool { return n > noHeading && o.Past }

// obligation returns an obligation with as much of it in words.
func (t *Strip) obligation(p *paper.Paper, o *view.Owed, n named) paper.Part {
	text, sign := obligationText(p.Reader, o)
	wide := ui.Measure(p.Styles.Figures, text)
	if sign != sprites.None {
		wide += 24
	}
	if n.names(o) {
		wide = max(wide, ui.Measure(p.Styles.Text, p.T("obligation_name."+o.Key)))
	}
	wide += 12
	if n.short(o) {
		wide = 8
	}
	return paper.Part{W: obligationPicture + wide, H: poolsHigh - 4, Write: func(r ui.Rect) { t.writeObligation(p, o, r, n) }}
}

// obligationHeading returns the heading in front of the obligations.
func obligationHeading(p *paper.Paper) paper.Part {
	heading := p.T("obligation.heading")
	return paper.Part{W: ui.Measure(p.Styles.TextStrong, heading) + 20, H: poolsHigh - 4, Write: func(r ui.Rect) {
		r.X -= obligationPad
		p.Begin(thing.Of(thing.Obligations), r)
		p.TextIn(p.Styles.TextStrong, heading, ui.Rect{X: r.X + 12, Y: r.Y, W: r.W - 12, H: r.H}, ui.Left, theme.SecondInk)
		p.End()
	}}
}

// writeObligations writes the card into an area, as wide as it must be, with as many words as there is room for.
func (t *Strip) writeObligations(p *paper.Paper, area ui.Rect) {
	if len(t.Owed) == 0 {
		return
	}
	for n := allNamed; ; n++ {
		list := tree.Wrap{Between: 4}
		if n == allNamed {
			list.Nodes = append(list.Nodes, obligationHeading(p))
		}
		for i := range t.Owed {
			list.Nodes = append(list.Nodes, t.obligation(p, &t.Owed[i], n))
		}
		b := list.Fit(area.W - 2*obligationPad)
		if b.H <= area.H+1 || n == noneNamed {
			p.Panel(ui.Rect{X: area.X, Y: area.Y, W: b.W + 2*obligationPad, H: b.H}, 10)
			b.Put(nil, ui.Rect{X: area.X + obligationPad, Y: area.Y, W: b.W, H: b.H})
			return
		}
	}
}

func (t *Strip) writeObligation(p *paper.Paper, o *view.Owed, r ui.Rect, n named) {
	text, sign := obligationText(p.Reader, o)
	ink, lost := theme.Ink, !o.Possible && o.Otherwise != (game.Cost{})
	face := ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: r.H - 4}
	switch {
	case lost:
		p.Tile(face, 8, theme.IllegalLow)
		ink = theme.IllegalInk
	case o.Open:
		p.Round(face, 8, theme.AccentSoft)
		p.Border(face, 8, 1.5, theme.Accent)
	case o.Past || !o.Possible:
		ink = theme.SecondInk
	}
	p.Begin(thing.Named(thing.Obligation, o.Key), r)
	how := extensionui.ObligationOf(o.Key)
	if how.Picture != sprites.None {
		p.Fitted(how.Picture, ui.Rect{X: r.X + 5, Y: r.Y + 4, W: 30, H: r.H - 8}, 0.9)
		if o.Past || !o.Possible {
			p.Items[len(p.Items)-1].Options.Fade = 0.4
		}
	}
	corner := r.Bottom() - 11
	switch {
	case o.Past && lost:
		p.Tinted(pictures.Cross, r.X+31, corner+1, 0.62, theme.Illegal)
	case o.Past && (o.Possible || o.Number > 0 && o.Decision == ""):
		p.Circle(r.X+31, corner, 8, theme.Legal)
		p.Tinted(pictures.Check, r.X+31, corner, 0.6, theme.Card)
	case how.Goes == extensionui.In:
		p.Circle(r.X+11, corner, 8, theme.Accent)
		p.Tinted(pictures.Next, r.X+11, corner, 0.5, theme.Card)
	case how.Goes == extensionui.Out:
		p.Circle(r.X+31, corner, 8, theme.Accent)
		p.Tinted(pictures.Next, r.X+31, corner, 0.5, theme.Card)
	}
	if n.short(o) {
		p.End()
		return
	}
	x, y := r.X+obligationPicture+2, r.Y+r.H/2
	if n.names(o) {
		p.Text(p.Styles.Text, p.T("obligation_name."+o.Key), x, r.Y+upperLine, ui.Left, ink)
		y = r.Y + lowerLine
	}
	x += p.Text(p.Styles.Figures, text, x, y, ui.Left, ink) + 12
	if sign != sprites.None {
		p.Art(sign, x, y, 0.55)
	}
	p.End()
}

// tipObligation returns what is asked, the cost, what happens otherwise, and whether it is done.
func (t *Tips) tipObligation(what thing.Thing) []string {
	key := what.Name
	at := slices.IndexFunc(t.Owed, func(o view.Owed) bool { return o.Key == key })
	if at < 0 {
		return nil
	}
	o := &t.Owed[at]
	data := maps.Clone(t.Numbers)
	data["Count"], data["Rule"] = o.Number, o.Rule
	lines := []string{t.T("obligation."+key, data)}
	add := func(id string, data ui.Data) { lines = append(lines, t.T("obligation_state."+id, data)) }
	lost := ui.Data{"Cost": costText(t.Reader, o.Otherwise, o.Otherwise)}
	var ways []string // the ways to do it, each with its cost
	for _, span := range o.Costs {
		ways = append(ways, cmp.Or(costText(t.Reader, span.Least, span.Most), t.T("cost.nothing")))
	}
	free := len(ways) == 1 && o.Costs[0].Most == (game.Cost{})
	switch {
	case o.Past && o.Possible:
		add("done", nil)
	case o.Past && o.Otherwise != (game.Cost{}):
		add("missed", lost)
	case o.Past:
		add("skipped", nil)
	case !o.Possible && o.Otherwise != (game.Cost{}):
		add("impossible", lost)
	case !o.Possible:
		add("nobody."+key, data)
	case len(ways) > 0 && !free:
		add("costs", ui.Data{"Cost": t.Texts.Or(ways)})
	}
	if !o.Past && o.Possible && o.Otherwise != (game.Cost{}) {
		add("otherwise", lost)
	}
	if o.Open {
		add("now", nil)
	}
	return append(lines, t.T("obligation_tip."+key, data))
}
