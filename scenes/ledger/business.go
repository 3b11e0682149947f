package ledger

import (
	"fmt"
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// look has the forecast of the viewer. While treatments are decided it is that of now; afterwards the last one stays.
func (s *Scene) look() {
	viewer := s.session.Viewer()
	if s.session.Deciding(game.DecideTreatments) {
		c := s.session.Context()
		forecast, board := c.Forecast(), c.Clinic().Clone()
		s.forecast, s.owner, s.before = &forecast, viewer, &board
	} else if s.owner != viewer {
		s.forecast = nil
	}
	s.decided[viewer] = true
}

// layoutBusiness places the patients with who treats them, the sums below, and what can be decided.
func (s *Scene) layoutBusiness(c *scenes.Context) {
	s.look()
	if s.forecast != nil {
		s.layoutSums(&s.scroll.Rect)
	}
	area := s.scroll.Rect
	list := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: 1e6}
	viewer := s.session.Viewer()
	s.caption(&list, ui.Heading, ui.T("ledger.business_of", ui.Data{"Name": s.name(viewer)}), s.color(viewer))
	if s.session.Deciding(game.DecideTreatments) {
		s.caption(&list, ui.Text, ui.T("ledger.treat_hint"), ui.SecondInk)
	}
	if s.forecast != nil {
		list.CutTop(4, 0)
		for _, t := range s.forecast.Treatments {
			s.patientRow(c, &list, t.Patient, &t, "")
		}
		for _, u := range s.forecast.Untreated {
			s.patientRow(c, &list, u.Patient, nil, s.session.Sentence(u.Needs))
		}
	}
	s.scroll.Height = list.Y - area.Y
	s.layoutBusinessBar(c)
}

// caption places a text over as many lines as it needs.
func (s *Scene) caption(list *ui.Rect, style ui.Style, text string, ink ui.Color) {
	height := ui.ParagraphHeight(style, text, list.W)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 4), Inside: s.scroll}, Text: text, Style: style, Color: ink})
}

const patientRowHeight = 48

// patientRow places a patient with everybody who treats it and what that pays, or what it needs.
func (s *Scene) patientRow(c *scenes.Context, list *ui.Rect, patient string, t *game.ForecastTreatment, needs string) {
	person := s.before.Person(patient)
	signs := []sprites.ID{dollhouse.Piece(person).Picture()}
	room, notes := s.roomName(person), needs
	if t != nil {
		for _, id := range append(append([]string{}, t.Doctors...), t.Nurses...) {
			signs = append(signs, dollhouse.Piece(s.before.Person(id)).Picture())
		}
		notes = origins(t)
	}
	noted := list.W - 8 - 44 - float64(len(signs))*34 - 100
	height := max(patientRowHeight, textHeight(ui.TextStrong, room, noted)+textHeight(ui.Text, notes, noted)+10)
	row := &ui.Spot{Base: ui.Base{ID: "ledger.patient." + patient, Rect: list.CutTop(height, 4), Inside: s.scroll}}
	other, can := s.session.NextTreatment(patient)
	if can {
		row.Tip = ui.T("ledger.treat_otherwise")
	}
	row.Do = func() {
		s.picked = patient
		if can {
			s.session.Apply(other.Command)
			s.read(s.session.Happened())
		}
		c.Relayout()
	}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case s.picked == patient:
			c.Round(r, 10, ui.AccentSoft)
		case state.Hover:
			c.Round(r, 10, ui.Well)
		}
		x := r.X + 8
		if person.Service != clinic.NoService {
			dollhouse.PictureIn(c, sprites.Emblem(person.Service, true), ui.Rect{X: x, Y: r.Y + r.H/2 - 14, W: 28, H: 28}, 0)
		}
		x += 36
		for i, sign := range signs {
			fade := 0.0
			if t == nil {
				fade = 0.35
			}
			dollhouse.PictureIn(c, sign, ui.Rect{X: x, Y: r.Y + r.H/2 - 19, W: 32, H: 38}, fade)
			x += 34
			if i == 0 {
				x += 8
			}
		}
		ink := ui.SecondInk
		if t == nil {
			ink = ui.IllegalInk
		}
		high := textHeight(ui.TextStrong, room, noted) + textHeight(ui.Text, notes, noted)
		y := r.Y + (r.H-high)/2
		y += c.Paragraph(ui.TextStrong, room, x, y, noted, ui.Left, ui.Ink)
		c.Paragraph(ui.Text, notes, x, y, noted, ui.Left, ink)
		if t != nil {
			c.TextIn(ui.Price, words.Dollars(t.Income), ui.Rect{X: r.Right() - 92, Y: r.Y, W: 84, H: r.H}, ui.Right, ui.Ink)
		}
		if state.Focus {
			c.FocusRing(r, 10)
		}
	}
	s.page.Add(row)
}

func (s *Scene) roomName(p *clinic.Person) string {
	if p.At.Area != clinic.Inside {
		return ui.T("ledger.pre_admissions")
	}
	return ui.T("ledger.room_on", ui.Data{"Room": words.Component(s.before.At(p.At.Space).Kind), "Floor": p.At.Space.Floor})
}

// origins says where a patient's money comes from, where it comes from more than one thing: "$20 for the patient · +$2
// gardens".
func origins(t *game.ForecastTreatment) string {
	if len(t.Origins) < 2 {
		return ""
	}
	first := ui.T("ledger.origin.patient", ui.Data{"Dollars": words.Dollars(t.Origins[0].Amount)})
	return first + " · " + words.Origins(t.Origins, words.SignedDollars)
}

// changes says who changed the amounts of lines: "Operating room ×2 poop".
func changes(lines []game.Line) string {
	var parts []string
	for _, l := range lines {
		if len(l.Origins) > 1 {
			part := ui.T("ledger.amount", ui.Data{"What": what(l.What), "Dollars": words.Origins(l.Origins, words.SignedDollars)})
			if !slices.Contains(parts, part) {
				parts = append(parts, part)
			}
		}
	}
	return strings.Join(parts, " · ")
}

// what names what a line is for.
func what(kind string) string {
	if id := "ledger.what." + kind; ui.Has(id) {
		return ui.T(id)
	}
	return words.Component(clinic.Kind(kind))
}

// sum is one line of the sums.
type sum struct {
	name, note string
	tip        string
	dollars    int
	strong     bool
	bad        bool
}

func (s *Scene) sums() []sum {
	f := s.forecast
	earned := ""
	for _, l := range f.Earnings {
		earned = words.Origins(l.Origins, words.SignedDollars)
	}
	sums := []sum{
		{name: ui.T("ledger.income"), note: earned, dollars: f.Income},
		{name: ui.T("ledger.salaries"), note: joined(s.grouped(f.SalaryLines), changes(f.SalaryLines)), dollars: -f.Salaries},
		{name: ui.T("ledger.upkeep"), note: joined(s.grouped(f.UpkeepLines), changes(f.UpkeepLines)), dollars: -f.Upkeep},
	}
	if f.FromSavings > 0 {
		sums = append(sums, sum{name: ui.T("ledger.from_savings"), dollars: f.FromSavings})
	}
	if f.Missing > 0 {
		sums = append(sums, sum{name: ui.T("ledger.missing"), note: ui.T("ledger.missing_costs", ui.Data{"Count": f.PopularityLost}), dollars: -f.Missing, bad: true})
	}
	return append(sums, sum{name: ui.T("ledger.left"), note: ui.T("ledger.affordable", ui.Data{"Count": f.Affordable}), dollars: f.Left, strong: true})
}

// joined puts two notes on two lines.
func joined(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + "\n" + second
}

// grouped adds equal things up: "Doctors $6, nurses $1".
func (s *Scene) grouped(lines []game.Line) string {
	var kinds []string
	dollars := map[string]int{}
	for _, l := range lines {
		if _, known := dollars[l.What]; !known {
			kinds = append(kinds, l.What)
		}
		dollars[l.What] += l.Amount
	}
	var parts []string
	for _, kind := range kinds {
		parts = append(parts, ui.T("ledger.amount", ui.Data{"What": what(kind), "Dollars": words.Dollars(dollars[kind])}))
	}
	return strings.Join(parts, " · ")
}

// layoutSums places the sums below the patients, and takes their place off the area of the list.
func (s *Scene) layoutSums(list *ui.Rect) {
	const amount = 96
	width := list.W + 10 - amount - 16
	sums := s.sums()
	measure := func() (heights []float64, all float64) {
		for _, x := range sums {
			heights = append(heights, 8+textHeight(ui.TextStrong, x.name, width)+textHeight(ui.Text, x.note, width))
			all += heights[len(heights)-1]
		}
		return heights, all
	}
	heights, all := measure()
	if all > list.H*0.45 { // details give way to the patients, and come as tips
		for i := range sums {
			if x := &sums[i]; !x.strong && !x.bad {
				x.note, x.tip = "", x.note
			}
		}
		heights, all = measure()
	}
	area := list.CutBottom(all, 8)
	area.W += 10
	for i, x := range sums {
		row := &ui.Spot{Base: ui.Base{ID: fmt.Sprintf("ledger.sum.%d", i), Rect: area.CutTop(heights[i], 0), Disabled: true, Tip: x.tip}}
		row.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { paintSum(c, r, x, width) }
		s.page.Add(row)
	}
}

// textHeight is the height of a text over as many lines as it needs, none without a text.
func textHeight(style ui.Style, text string, width float64) float64 {
	if text == "" {
		return 0
	}
	return ui.ParagraphHeight(style, text, width)
}

func paintSum(c *ui.Canvas, r ui.Rect, x sum, width float64) {
	ink, style := ui.Ink, ui.Price
	if x.bad {
		ink = ui.IllegalInk
	}
	if x.strong {
		c.Round(r.Inset(1), 8, ui.Well)
		style = ui.Number
	} else {
		c.HorizontalLine(r.X, r.Y, r.W, 1, ui.Hairline)
	}
	y := r.Y + 4
	y += c.Paragraph(ui.TextStrong, x.name, r.X+8, y, width, ui.Left, ink)
	if x.note != "" {
		c.Paragraph(ui.Text, x.note, r.X+8, y, width, ui.Left, ui.SecondInk)
	}
	c.TextIn(style, words.Dollars(x.dollars), ui.Rect{X: r.Right() - 104, Y: r.Y, W: 96, H: r.H}, ui.Right, ink)
}

// layoutBusinessBar places the end of the treatments, or the purchase of popularity.
func (s *Scene) layoutBusinessBar(c *scenes.Context) {
	bar := s.bar.Inset(16)
	main := &ui.Button{Base: ui.Base{ID: "ledger.treat"}, Text: ui.T("ledger.treat"), Kind: ui.Primary}
	main.Do = func() {
		s.session.Apply(game.Command{Type: game.Done})
		s.points, s.picked = 0, ""
		if d := s.session.Decision(); d != nil && d.Kind == game.DecidePopularity {
			s.points = d.Count
		}
		s.after(c)
	}
	if s.session.Deciding(game.DecidePopularity) {
		s.layoutPurchase(c, main, &bar)
	}
	s.buy = max(220, main.Width())
	main.Rect = bar.CutRight(s.buy, gap)
	s.page.Add(main)
	if s.page.Focused() == nil {
		s.page.Focus(main)
	}
}

// layoutPurchase places the stepper for popularity, and makes the main button the purchase (B85).
func (s *Scene) layoutPurchase(c *scenes.Context, buy *ui.Button, bar *ui.Rect) {
	price := s.session.Rules().Numbers[game.PricePopularity]
	most := s.session.Decision().Count
	s.points = max(0, min(most, s.points))
	buy.ID = "ledger.buy"
	buy.Text = ui.T("ledger.buy", ui.Data{"Count": s.points, "Dollars": words.Dollars(s.points * price)})
	if s.points == 0 {
		buy.Text = ui.T("ledger.keep")
	}
	buy.Do = func() {
		command := game.Command{Type: game.BuyPopularity, Points: s.points}
		if s.points == 0 {
			command = game.Command{Type: game.Done}
		}
		s.session.Apply(command)
		s.after(c)
	}
	s.stepper = max(180, ui.Measure(ui.Figures, ui.T("ledger.points", ui.Data{"Count": most}))+112)
	stepper := &ui.Stepper{Base: ui.Base{ID: "ledger.points", Rect: bar.CutLeft(s.stepper, gap)}, Value: s.points, Most: most, By: 1}
	stepper.Format = func(points int) string { return ui.T("ledger.points", ui.Data{"Count": points}) }
	stepper.Do = func(points int) {
		s.points = points
		c.Relayout()
	}
	s.page.Add(stepper)
}

// drawBusinessBar says what stays after the purchase, or what the click on a patient does.
func (s *Scene) drawBusinessBar(c *ui.Canvas) {
	bar := s.bar.Inset(16)
	if !s.session.Deciding(game.DecidePopularity) {
		return
	}
	price := s.session.Rules().Numbers[game.PricePopularity]
	left := s.session.Context().Owner().Turn.Income - s.points*price
	text := ui.T("ledger.stays", ui.Data{"Dollars": words.Dollars(left)})
	bar.CutLeft(s.stepper, gap)
	width := bar.W - s.buy - gap
	height := ui.ParagraphHeight(ui.Text, text, width)
	c.Paragraph(ui.Text, text, bar.X, bar.Y+(bar.H-height)/2, width, ui.Left, ui.SecondInk)
}

// point picks the patient under the pointer, so that its room lights up.
func (s *Scene) point(c *scenes.Context) {
	if !c.Gestures.Hovering || s.forecast == nil {
		return
	}
	for _, w := range s.page.Widgets {
		if row, ok := w.(*ui.Spot); ok && strings.HasPrefix(row.ID, "ledger.patient.") && row.Area().Contains(c.Gestures.X, c.Gestures.Y) {
			if patient := strings.TrimPrefix(row.ID, "ledger.patient."); patient != s.picked {
				s.picked = patient
				s.arrange()
				c.Redraw()
			}
		}
	}
}
