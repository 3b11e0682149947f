package panels

import (
	"math"
	"slices"
	"strings"

	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Strip lies above the clinic: stocks that all players share, and what the round asks for. It breaks into rows if
// it is narrow. There is none in the base game.
type Strip struct{ Made }

// stocks returns what lies in it now, and later stocks whose place is kept, so that nothing moves from round to round.
func (t *Strip) stocks() (shown, later []extensionui.Stock) {
	for _, stock := range extensionui.Strip(t.Reader, t.LookedOn(game.Home)) {
		if stock.Later {
			later = append(later, stock)
		} else {
			shown = append(shown, stock)
		}
	}
	if t.cardsOver() && len(later) == 0 && t.obligationsWide() == 0 { // the card of a plan lies in the corner
		slices.SortStableFunc(shown, func(a, b extensionui.Stock) int { return planFirst(&a) - planFirst(&b) })
	}
	return shown, later
}

func planFirst(stock *extensionui.Stock) int {
	if stock.Plan != nil {
		return 0
	}
	return 1
}

const (
	poolsHigh = 44
	poolsGap  = 6.0

	upperLine, lowerLine = 12.0, 28.5 // the centers of two lines in a pool
)

// poolWide returns the width of a pool, with room for two digits.
func poolWide(reader *ui.Reader, one *extensionui.Stock, narrow bool) float64 {
	width := 44 + ui.Measure(reader.Styles.Figures, "×88")
	if one.Wide > 0 {
		width = one.Wide
	}
	if one.Label != "" {
		width = 44 + max(ui.Measure(reader.Styles.Text, one.Label), ui.Measure(reader.Styles.Figures, one.Text))
	}
	if one.Met != 0 {
		width += metWide
	}
	if narrow {
		width -= 10
	}
	if one.Plan != nil && one.Plan.Fits > 1 {
		width += planArrow
	}
	return width
}

const metWide = 20.0 // width of the sign for met or missing

// poolFlow is how the strip fills its rows: from the left, narrow if that saves a row, and with the obligations
// behind the pools or in their own row.
type poolFlow struct {
	narrow bool
	places []ui.Rect // of the pools
	owed   ui.Rect   // of the obligations
	rows   int
}

// flowPools returns the places.
func (t *Strip) flowPools(shown, later []extensionui.Stock) poolFlow {
	in := t.Layout.Clinic
	if t.Layout.Pools.H > 0 {
		in = t.Layout.Pools
	}
	in = in.Inset(t.Layout.margin).Moved(0, -t.Layout.margin)
	full, narrow := t.flow(shown, later, in, false), t.flow(shown, later, in, true)
	if narrow.rows < full.rows {
		return narrow
	}
	return full
}

func (t *Strip) flow(shown, later []extensionui.Stock, in ui.Rect, narrow bool) poolFlow {
	f := poolFlow{narrow: narrow}
	x, y := in.X, in.Y
	place := func(width float64) ui.Rect {
		if x > in.X && x+width > in.Right() {
			x, y = in.X, y+poolsHigh
		}
		r := ui.Rect{X: x, Y: y, W: width, H: poolsHigh - 4}
		x += width + poolsGap
		return r
	}
	for i := range shown {
		// The card of a plan hangs over the clinic.
		if shown[i].Plan != nil && i == 0 && len(later) == 0 && t.obligationsWide() == 0 && t.cardsOver() {
			wide, high := planSize(t.Reader, shown[i].Plan)
			r := place(wide)
			r.H = high
			f.places = append(f.places, r)
			continue
		}
		f.places = append(f.places, place(poolWide(t.Reader, &shown[i], narrow)))
	}
	for i := range later {
		place(poolWide(t.Reader, &later[i], narrow))
	}
	if wide := t.obligationsWide(); wide > 0 {
		f.owed = place(min(wide, in.W))
		f.owed.W = in.Right() - f.owed.X
		count := float64(max(t.Situation.Rules.Foreseen(), len(t.Owed)))
		if room := count * obligationRoom; room > in.W && t.Layout.roomy > 0.4 || count*obligationLeast > in.W {
			f.owed.H += poolsHigh
			y += poolsHigh
		}
	}
	f.rows = int(math.Round((y-in.Y)/poolsHigh)) + 1
	return f
}

// Rows returns how many rows the strip needs.
func (t *Strip) Rows() int { return t.flowPools(t.stocks()).rows }

// Write writes the strip.
func (t *Strip) Write(p *paper.Paper) {
	shown, later := t.stocks()
	flow := t.flowPools(shown, later)
	for i := range shown {
		one, r := &shown[i], flow.places[i]
		if r.H > poolsHigh {
			t.writePlan(p, one, r)
			continue
		}
		p.Panel(r, 10)
		if one.Plan != nil && one.Plan.Fits > 1 {
			t.writeArrow(p, PlanAfter(one.Name), r.CutRight(planArrow, 0), ui.IconForward)
		}
		p.Begin(thing.Named(thing.Pool, one.Name), r)
		if one.Plan != nil {
			in := ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: r.H - 6}
			if one.Met != 0 {
				in.CutRight(metWide, 0)
			}
			one.Plan.Write(p, in, t.Fit)
		} else {
			picture := 28.0
			if flow.narrow {
				picture = 22
			}
			p.Fitted(one.Picture, ui.Rect{X: r.X + 5, Y: r.Y + 3, W: picture, H: r.H - 6}, 0.9)
			y := r.Y + r.H/2
			if one.Label != "" {
				p.Text(p.Styles.Text, one.Label, r.X+picture+9, r.Y+upperLine, ui.Left, theme.SecondInk)
				y = r.Y + lowerLine
			}
			p.Text(p.Styles.Figures, one.Text, r.X+picture+9, y, ui.Left, theme.Ink)
		}
		switch one.Met {
		case 1:
			p.Tinted(pictures.Check, r.Right()-12, r.Y+r.H/2, 0.7, theme.Legal)
		case -1:
			p.Tinted(pictures.Cross, r.Right()-12, r.Y+r.H/2, 0.7, theme.Illegal)
		}
		p.End()
	}
	t.writeObligations(p, flow.owed)
}

// tipPool returns what a part of the strip is, when more of it come, and what they do.
func (t *Tips) tipPool(pool thing.Thing) []string {
	if pool.Choice == "before" || pool.Choice == "after" {
		return []string{t.T("plan.elsewhere")}
	}
	for _, stock := range extensionui.Strip(t.Reader, t.LookedOn(game.Home)) {
		if stock.Name == pool.Name && !stock.Later {
			if full := "pool_full." + pool.Name; stock.Met > 0 && t.Texts.Has(full) {
				return strings.Split(t.T(full, stock.Data), "\n")
			}
			lines := strings.Split(t.T("pool."+pool.Name, stock.Data), "\n")
			for _, more := range [...]string{"pool_when.", "pool_does."} {
				if t.Texts.Has(more + pool.Name) {
					lines = append(lines, t.T(more+pool.Name, t.Numbers))
				}
				if more == "pool_when." && stock.Next > 0 && stock.Next <= t.Rules.Numbers[game.Rounds] {
					lines = append(lines, t.T("pool.next", ui.Data{"Round": stock.Next}))
				}
			}
			return lines
		}
	}
	return nil
}

// Any reports whether there is anything for the strip.
func (t *Strip) Any() bool {
	return t.Situation.Rules != nil && (t.hasStocks() || t.Situation.Rules.Foreseen() > 0)
}

func (t *Strip) hasStocks() bool {
	shown, _ := t.stocks()
	return len(shown) > 0
}
