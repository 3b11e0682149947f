package panels

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Strip lies above the clinic: stocks that all players share, and what the round asks for. It breaks into rows if
// it is narrow. There is none in the base game.
type Strip struct {
	Made
	right float64 // where its pools end
}

// stocks returns what lies in it now, and later stocks whose place is kept, so that nothing moves from round to round.
func (t *Strip) stocks() (shown, later []extensionui.Stock) {
	for _, stock := range extensionui.Strip(t.Reader, t.LookedOn(game.Home)) {
		if stock.Later {
			later = append(later, stock)
		} else {
			shown = append(shown, stock)
		}
	}
	if t.planHangs(later) { // the card of a plan lies in the corner
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
	poolsHigh = 44.0 // of a row
	poolHigh  = 40.0
	poolsGap  = 6.0

	upperLine, lowerLine = 12.0, 28.5 // the centers of two lines in a pool
)

const metWide = 20.0 // width of the sign for met or missing

// planHangs reports whether the card of a plan hangs over the clinic, in its corner.
func (t *Strip) planHangs(later []extensionui.Stock) bool {
	return t.cardsOver() && len(later) == 0 && t.Situation.Rules.Foreseen() == 0
}

// Row returns the pools and the obligations from the left, in as many rows as they need: narrow if that saves one.
func (t *Strip) Row(p *paper.Paper) tree.Node {
	return tree.Pad(t.Layout.margin, 0, tree.ByWidth(func(wide float64) tree.Node {
		full, narrow := t.pools(p, false), t.pools(p, true)
		if narrow.Fit(wide).H < full.Fit(wide).H {
			return narrow
		}
		return full
	}))
}

// pools returns them with as much beside their pictures as there is room for. The place of later ones is kept.
func (t *Strip) pools(p *paper.Paper, narrow bool) tree.Node {
	shown, later := t.stocks()
	all := tree.Wrap{Gap: poolsGap, Between: poolsHigh - poolHigh}
	for i := range shown {
		pool := t.pool(p, &shown[i], narrow)
		if i == 0 && shown[i].Plan != nil && t.planHangs(later) {
			pool = t.planCard(p, &shown[i])
		}
		all.Nodes = append(all.Nodes, tree.Around(pool, func(_ *tree.Sheet, r ui.Rect, place func()) {
			t.right = max(t.right, r.Right())
			place()
		}))
	}
	for i := range later {
		kept := t.pool(p, &later[i], narrow)
		kept.Write = func(ui.Rect) {}
		all.Nodes = append(all.Nodes, kept)
	}
	if t.Situation.Rules.Foreseen() == 0 {
		return all
	}
	end := 0.0 // the obligations go on to there
	all.Nodes = append(all.Nodes, tree.ByWidth(func(wide float64) tree.Node {
		count := float64(max(t.Situation.Rules.Foreseen(), len(t.Owed)))
		card := paper.Part{W: min(wide, count*obligationRoom+2*obligationPad+obligationHeading(p).W), H: poolHigh, Write: func(r ui.Rect) {
			r.W = end - r.X
			t.writeObligations(p, r)
		}}
		if count*obligationRoom > wide && t.Layout.roomy > 0.4 || count*obligationLeast > wide {
			card.H += poolsHigh
		}
		return card
	}))
	return tree.Around(all, func(_ *tree.Sheet, r ui.Rect, place func()) {
		end = r.Right()
		place()
	})
}

// pool returns a pool: a picture and how much there is, with room for two digits, or the pattern of a plan.
func (t *Strip) pool(p *paper.Paper, one *extensionui.Stock, narrow bool) paper.Part {
	picture, wide := 28.0, 44+ui.Measure(p.Styles.Figures, "×88")
	if one.Wide > 0 {
		wide = one.Wide
	}
	if one.Label != "" {
		wide = 44 + max(ui.Measure(p.Styles.Text, one.Label), ui.Measure(p.Styles.Figures, one.Text))
	}
	if one.Met != 0 {
		wide += metWide
	}
	if narrow {
		picture, wide = 22, wide-10
	}
	arrow := one.Plan != nil && one.Plan.Fits > 1
	if arrow {
		wide += planArrow
	}
	return paper.Part{W: wide, H: poolHigh, Write: func(r ui.Rect) {
		if t.Layout.Town == arrangement.Tab { // it lies on a panel
			p.Tile(r, 10, theme.Well)
		} else {
			p.Panel(r, 10)
		}
		if arrow {
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
	}}
}

// Write writes the strip above the clinic, or at its upper edge where it has no room of its own.
func (t *Strip) Write(p *paper.Paper) {
	in := t.Layout.Clinic
	if t.Layout.Pools.H > 0 {
		in = t.Layout.Pools
	}
	t.right = 0
	paper.Put(t.Row(p), in)
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
