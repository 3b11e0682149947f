package panels

import (
	"slices"

	"clinic/game"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// obligationText says in short what it costs: time or dollars, how many come, or what is lost; and the sign for it.
func obligationText(o *view.Owed) (text string, sign sprites.ID) {
	amount := func(least, most int) string {
		if least < most {
			return paper.Number(least) + "–" + paper.Number(most)
		}
		return paper.Number(most)
	}
	switch {
	case !o.Possible && o.Otherwise.Popularity > 0:
		return paper.Number(-o.Otherwise.Popularity), pictures.Popularity
	case o.Decision == "":
		return "×" + paper.Number(o.Number), sprites.None
	case !o.Possible:
		return "–", sprites.None
	case o.Most.Money > 0:
		return amount(o.Least.Money, o.Most.Money), pictures.Money
	}
	return amount(o.Least.Time, o.Most.Time), pictures.Time
}

const obligationPicture = 36.0

// obligationWide is how wide each of them is: as if each cost "3–12".
func obligationWide() float64 { return obligationPicture + ui.Measure(ui.Figures, "3–12") + 28 }

// obligationsWide is how wide the card may get, with and without its heading.
func (t *Strip) obligationsWide(heading bool) float64 {
	count := t.Situation.Rules.Foreseen()
	if count == 0 {
		return 0
	}
	width := float64(max(count, len(t.Owed)))*obligationWide() + 8
	if heading {
		width += ui.Measure(ui.TextStrong, ui.T("obligation.heading")) + 20
	}
	return width
}

// writeObligations writes the card into an area, as wide as it has to be.
func (t *Strip) writeObligations(p *paper.Paper, area ui.Rect) {
	if len(t.Owed) == 0 {
		return
	}
	each := obligationWide()
	width := float64(len(t.Owed))*each + 8
	heading := ui.T("obligation.heading")
	room := ui.Measure(ui.TextStrong, heading) + 20
	if t.obligationsWide(true) > area.W {
		room = 0
	}
	each = min(each, (area.W-room-8)/float64(len(t.Owed)))
	r := ui.Rect{X: area.X, Y: area.Y, W: min(area.W, width+room), H: area.H}
	p.Panel(r, 10)
	in := r
	if room > 0 {
		p.Begin(thing.Of(thing.Obligations), ui.Rect{X: r.X, Y: r.Y, W: room, H: r.H})
		p.TextIn(ui.TextStrong, heading, ui.Rect{X: r.X + 12, Y: r.Y, W: room - 12, H: r.H}, ui.Left, paint.SecondInk)
		p.End()
		in.CutLeft(room, 0)
	}
	in.CutLeft(4, 0)
	for i := range t.Owed {
		t.writeObligation(p, &t.Owed[i], in.CutLeft(each, 0))
	}
}

func (t *Strip) writeObligation(p *paper.Paper, o *view.Owed, r ui.Rect) {
	text, sign := obligationText(o)
	ink, lost := paint.Ink, !o.Possible && o.Otherwise != (game.Cost{})
	face := ui.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W - 4, H: r.H - 6}
	switch {
	case lost:
		p.Round(face, 8, paint.IllegalLow)
		ink = paint.IllegalInk
	case o.Open:
		p.Round(face, 8, paint.AccentSoft)
		p.Border(face, 8, 1.5, paint.Accent)
	case o.Past || !o.Possible:
		ink = paint.SecondInk
	}
	p.Begin(thing.Named(thing.Obligation, o.Key), r)
	if art := dress.ObligationOf(o.Key).Picture; art != sprites.None {
		p.Fitted(art, ui.Rect{X: r.X + 4, Y: r.Y + 4, W: 30, H: r.H - 8}, 0.9)
		if o.Past || !o.Possible {
			p.Items[len(p.Items)-1].Options.Fade = 0.4
		}
	}
	x, y := r.X+obligationPicture+1, r.Y+r.H/2
	x += p.Text(ui.Figures, text, x, y, ui.Left, ink) + 13
	if sign != sprites.None {
		p.Art(sign, x, y, 0.6)
	}
	switch {
	case o.Past && lost:
		p.Tinted(pictures.Cross, r.X+29, r.Bottom()-10, 0.62, paint.Illegal)
	case o.Past && (o.Possible || o.Number > 0 && o.Decision == ""):
		p.Circle(r.X+29, r.Bottom()-11, 8, paint.Legal)
		p.Tinted(pictures.Check, r.X+29, r.Bottom()-11, 0.6, paint.Card)
	}
	p.End()
}

// tipObligation says what is asked, what it costs, what happens otherwise, and whether it is done.
func (t *Tips) tipObligation(what thing.Thing) []string {
	key := what.Name
	at := slices.IndexFunc(t.Owed, func(o view.Owed) bool { return o.Key == key })
	if at < 0 {
		return nil
	}
	o := &t.Owed[at]
	data := ui.Data{"Count": o.Number, "Rule": o.Rule}
	lines := []string{ui.T("obligation."+key, data)}
	add := func(id string, data ui.Data) { lines = append(lines, ui.T("obligation_state."+id, data)) }
	lost := ui.Data{"Cost": costText(o.Otherwise, o.Otherwise)}
	costs := costText(o.Least, o.Most)
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
	case costs != "":
		add("costs", ui.Data{"Cost": costs})
	}
	if !o.Past && o.Possible && o.Otherwise != (game.Cost{}) {
		add("otherwise", lost)
	}
	if o.Open {
		add("now", nil)
	}
	return append(lines, ui.T("obligation_tip."+key, data))
}
