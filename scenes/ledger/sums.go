package ledger

import (
	"fmt"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// changes says who changed the amounts of lines, each once with how many dollars of them that is.
func changes(board string, lines []game.Line) string {
	type change struct {
		who, rule string
		dollars   int
		floors    []string
	}
	var all []change
	for _, l := range lines {
		if len(l.Origins) < 2 || board != "" {
			continue
		}
		who := words.Origins(l.Origins, words.SignedDollars)
		at := slices.IndexFunc(all, func(c change) bool { return c.who == who })
		if at < 0 {
			at = len(all)
			all = append(all, change{who: who})
			if len(l.Origins) == 2 {
				all[at].rule = l.Origins[1].Rule
			}
		}
		c := &all[at]
		c.dollars += l.Amount - l.Origins[0].Amount
		floor := l.Space.Floor
		if clinic.Kind(l.What) == clinic.Helipad { // which belongs to the room below
			floor--
		}
		if name := ui.T("table.floor", ui.Data{"Number": int(floor)}); !slices.Contains(c.floors, name) {
			c.floors = append(c.floors, name)
		}
	}
	var says []string
	for _, c := range all {
		id := "ledger.changed"
		if own := id + "." + c.rule; c.rule != "" && ui.Has(own) {
			id = own
		}
		says = append(says, ui.T(id, ui.Data{"Who": c.who, "Dollars": words.Dollars(c.dollars), "Floors": texts.Commas(c.floors)}))
	}
	return texts.Dots(says...)
}

// what names what so many lines are for.
func what(board, kind string, count int) string {
	many := ui.Data{"Count": count}
	if id := "ledger.what." + board + "_" + kind; board != "" && ui.Has(id) {
		return ui.T(id, many)
	}
	if id := "ledger.what." + kind; ui.Has(id) {
		return ui.T(id, many)
	}
	return words.Component(clinic.Kind(kind))
}

// sum is one line of the sums.
type sum struct {
	name, note string
	rule       string
	tip        string
	dollars    int
	popularity int // instead of dollars
	strong     bool
	bad        bool
}

// sums are what is earned and paid on a board, and what is left in the end. A clinic pays with its income, an annex
// with all that it has of its own; then the savings pay, then popularity (B84, E9).
func (p *part) sums() []sum {
	f := &p.forecast
	earned := ""
	for _, l := range f.Earnings {
		earned = words.Origins(l.Origins, words.SignedDollars)
	}
	var sums []sum
	if p.board != "" {
		sums = append(sums, sum{name: ui.T("ledger.own"), rule: p.owns, dollars: p.money})
	}
	sums = append(sums, sum{name: ui.T("ledger.income"), rule: "B81", note: earned, dollars: f.Income})
	if f.OnCall > 0 {
		sums = append(sums, sum{name: ui.T("ledger.called_in"), rule: p.calls, popularity: -f.OnCallCost, bad: true})
	}
	sums = append(sums,
		sum{name: ui.T("ledger.salaries"), rule: "B82", note: joined(p.grouped(f.SalaryLines), changes(p.board, f.SalaryLines)), dollars: -f.Salaries},
		sum{name: ui.T("ledger.upkeep"), rule: "B83", note: joined(p.grouped(f.UpkeepLines), changes(p.board, f.UpkeepLines)), dollars: -f.Upkeep})
	if f.FromSavings > 0 {
		sums = append(sums, sum{name: ui.T("ledger.from_savings"), rule: "B84", dollars: f.FromSavings})
	}
	if f.Missing > 0 {
		sums = append(sums, sum{name: ui.T("ledger.missing"), rule: "B84", note: ui.T("ledger.missing_costs", ui.Data{"Count": f.PopularityLost}), dollars: -f.Missing, bad: true})
	}
	left := "ledger.left"
	if p.board != "" {
		left = "ledger.own_left"
	}
	note := ui.T("ledger.affordable", ui.Data{"Count": f.Affordable})
	if f.Affordable == 0 {
		note = ui.T("ledger.affordable_none")
	}
	return append(sums, sum{name: ui.T(left), rule: "B85", note: note, dollars: f.Left, strong: true})
}

// joined puts two notes on two lines.
func joined(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + "\n" + second
}

// grouped adds equal things up: "Doctors $6, nurses $1".
func (p *part) grouped(lines []game.Line) string {
	var kinds []string
	dollars, count := map[string]int{}, map[string]int{}
	for _, l := range lines {
		if _, known := dollars[l.What]; !known {
			kinds = append(kinds, l.What)
		}
		dollars[l.What] += l.Amount
		count[l.What]++
	}
	var parts []string
	for _, kind := range kinds {
		parts = append(parts, p.amount(kind, count[kind], dollars[kind]))
	}
	return texts.Dots(parts...)
}

const leastList = 140 // logical pixels, of the list in a small window above what stays in the end

// amount says what so many lines of a kind come to. In an annex nurses save what orderlies save in the clinic.
func (p *part) amount(kind string, count, dollars int) string {
	id := "ledger.less." + kind
	if p.board != "" {
		id = "ledger.less." + p.board + "_" + kind
	}
	if dollars < 0 && ui.Has(id) {
		return ui.T(id, ui.Data{"Dollars": words.Dollars(-dollars)})
	}
	return ui.T("ledger.amount", ui.Data{"What": what(p.board, kind, count), "Dollars": words.Dollars(dollars)})
}

const mostSums = 0.45 // of the height of the list, more where few patients leave it

// roomForSums is how high the sums may be in a list of a height, so that the patients keep theirs.
func roomForSums(p *part, high float64) float64 {
	const heading, row = 90, 60
	return max(high*mostSums, high-heading-float64(len(p.forecast.Treatments)+len(p.forecast.Untreated))*row)
}

// layoutSums places the sums below the patients, and takes their place off the area of the list. In a low window only
// what is left in the end stays there: the others are given back, to stand at the end of the list.
func (s *Scene) layoutSums(c *scenes.Context, p *part, list *ui.Rect) (others []sum) {
	sums := p.sums()
	last := len(sums) - 1
	if s.layout != arrangement.Desk { // a finger finds no tip: all details stand in the list
		if s.buys() || list.H-s.sumsHeight(sums[last:], list.W) < leastList {
			return sums
		}
		return s.pinSums(c, sums[last:], sums[:last], list)
	}
	room := roomForSums(p, list.H+s.spare)
	if s.sumsHeight(sums, list.W) > room { // details give way to the patients, and come as tips
		for i := range sums {
			if x := &sums[i]; !x.strong && !x.bad {
				x.note, x.tip = "", x.note
			}
		}
	}
	if s.sumsHeight(sums, list.W) > room {
		return s.pinSums(c, sums[last:], p.sums()[:last], list)
	}
	return s.pinSums(c, sums, nil, list)
}

// pinSums places sums below a list that becomes lower by them, and gives the others back.
func (s *Scene) pinSums(c *scenes.Context, sums, others []sum, list *ui.Rect) []sum {
	area := list.CutBottom(s.sumsHeight(sums, list.W), 8)
	area.W += 10
	s.placeSums(c, sums, len(others), area, nil)
	return others
}

// sumHeight is how high a line of the sums is in a list of a width.
func (s *Scene) sumHeight(x *sum, width float64) float64 {
	width -= sumPad
	least := 0.0
	if s.layout != arrangement.Desk { // a finger finds it
		least = barButton - 4
	}
	return max(least, 8+ui.RuledHeight(ui.TextStrong, x.name, x.rule, width)+textHeight(ui.Text, x.note, width))
}

const sumPad = 102 // of a line of the sums, for the amount and what is around it

func (s *Scene) sumsHeight(sums []sum, width float64) float64 {
	all := 0.0
	for i := range sums {
		all += s.sumHeight(&sums[i], width)
	}
	return all
}

// placeSums places lines of the sums below each other, in a list that is scrolled or, without one, in a place of their
// own. from is the number of the first.
func (s *Scene) placeSums(c *scenes.Context, sums []sum, from int, area ui.Rect, inside *ui.Scroll) {
	width := area.W - 10
	if inside != nil {
		width = area.W
	}
	for i := range sums {
		x := &sums[i]
		row := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("ledger.sum.%d", from+i), Disabled: x.rule == "" || !c.HasBook(), Tip: x.tip, Inside: inside}}
		row.Do = func() { c.Consult(x.rule) }
		row.Rect = area.CutTop(s.sumHeight(x, width), 0)
		row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			paintSum(c, r, x, width-sumPad, state.Hover || state.Pressed)
		}
		s.page.Add(row)
	}
}

func paintSum(c *ui.Canvas, r ui.Rect, x *sum, width float64, lit bool) {
	ink, style := paint.Ink, ui.Price
	if x.bad {
		ink = paint.IllegalInk
	}
	if x.strong {
		c.Round(r.Inset(1), 8, paint.Well)
		style = ui.Number
	} else {
		c.HorizontalLine(r.X, r.Y, r.W, 1, paint.Hairline)
	}
	if lit {
		c.Tile(r.Inset(1), 8, paint.AccentSoft)
	}
	y := r.Y + 4
	y += c.Ruled(ui.TextStrong, x.name, x.rule, r.X+8, y, width, ink)
	if x.note != "" {
		c.Paragraph(ui.Text, x.note, r.X+8, y, width, ui.Left, paint.SecondInk)
	}
	at := ui.Rect{X: r.X + width + sumPad - 104, Y: r.Y, W: 96, H: r.H} // below the amounts of the patients, beside which the bar of their list may stand
	if x.popularity == 0 {
		c.TextIn(style, words.Dollars(x.dollars), at, ui.Right, ink)
		return
	}
	text := words.Signed(x.popularity)
	pictures.In(c, pictures.Popularity, ui.Rect{X: at.Right() - ui.Measure(style, text) - 28, Y: at.Y + at.H/2 - 11, W: 22, H: 22}, 0)
	c.TextIn(style, text, at, ui.Right, ink)
}
