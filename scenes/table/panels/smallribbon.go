package panels

import (
	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The ribbon of small windows: one button with round and step, which opens the menu, and what the viewer has. If
// it is narrow it leaves out, in this order: of how many places, gaps, present values before changed ones, the
// word "Round"; last its figures get smaller.
type smallRibbon struct {
	places, before, word bool
	gap                  float64
	close                bool // smaller figures, closer to their signs
}

var smallRibbons = [...]smallRibbon{
	{true, true, true, 14, false}, {true, true, true, 10, false}, {false, true, true, 10, false}, {false, true, true, 6, false}, {false, false, true, 6, false},
	{false, false, false, 6, false}, {false, false, false, 3, false}, {false, false, false, 1, true},
}

// writeSmall writes the ribbon of small windows.
func (t *Ribbon) writeSmall(p *paper.Paper) {
	r := t.Layout.Ribbon
	step := ""
	for _, one := range t.ribbonSteps() {
		if one.state == 0 {
			step = one.text
		}
	}
	for i, size := range smallRibbons {
		round := words.Round(t.State.Round)
		if size.word {
			round = ui.T("ledger.round", ui.Data{"Round": round})
		}
		if t.State.Round == 0 {
			round = ui.T("game.name")
		}
		plain, bold := ui.Text, ui.TextBold
		if size.close {
			plain.Size, bold.Size = min(plain.Size, mostInChip), min(bold.Size, mostInChip)
		}
		chip := 46 + max(ui.Measure(plain, round), ui.Measure(bold, step))
		if t.Situation.Clinic != nil || t.namesTurn() && i < len(smallRibbons)-1 {
			chip += smallMedal + 8
		}
		right := t.smallHavings(nil, size, 0)
		if 12+chip+8+right > r.W && i < len(smallRibbons)-1 {
			continue
		}
		whole := ui.Rect{X: 12, Y: (r.H - 44) / 2, W: chip, H: 44}
		t.writeChip(p, whole, round, step, plain, bold)
		if t.namesTurn() && i < len(smallRibbons)-1 {
			t.writeOwnDisc(p, whole.Right()-8-smallMedal/2, r.H/2)
		}
		t.smallHavings(p, size, r.W-right)
		if t.Layout.Arrangement != arrangement.Tall {
			t.writeSmallPlayers(p, t.writeDashes(p, 12+chip+16, r.W-right-16), r.W-right-16)
		}
		return
	}
}

// namesTurn reports whether round and step have the disc of whose turn it is beside them: if several people play
// and there is no other disc.
func (t *Ribbon) namesTurn() bool {
	return t.Layout.Arrangement == arrangement.Tall && len(t.Situation.Seats) > 1 && !t.OnePlays() && t.Situation.Clinic == nil
}

// writeOwnDisc writes the disc of whose turn it is around x, y.
func (t *Ribbon) writeOwnDisc(p *paper.Paper, x, y float64) {
	viewer := t.Situation.Viewer
	p.Circle(x, y, smallMedal/2, t.SeatColor(viewer))
	p.Text(ui.TextBold, t.Initial(viewer), x, y, ui.Center, theme.Card)
}

const smallMedal = 22.0 // the side of the medal and of the disc

const mostInChip = 15.0 // the size of round and step if a narrow window has no room for larger ones

// writeChip writes the button with round and step that opens the menu.
func (t *Ribbon) writeChip(p *paper.Paper, r ui.Rect, round, step string, plain, bold ui.Style) {
	p.Begin(thing.Of(thing.Menu), r)
	p.Tile(r, 12, theme.Well)
	p.Icon(ui.IconMenu, ui.Rect{X: r.X + 10, Y: r.Y + 13, W: 18, H: 18}, theme.Ink)
	p.TextIn(plain, round, ui.Rect{X: r.X + 36, Y: r.Y + 3, W: r.W - 36, H: 19}, ui.Left, theme.SecondInk)
	p.TextIn(bold, step, ui.Rect{X: r.X + 36, Y: r.Y + 22, W: r.W - 36, H: 19}, ui.Left, theme.Accent)
	if t.Situation.Clinic != nil {
		t.writeMedal(p, ui.Rect{X: r.Right() - 8 - smallMedal, Y: r.Y + (r.H-smallMedal)/2, W: smallMedal, H: smallMedal})
	}
	p.End()
}

// smallHavings writes what the viewer has from x on, and returns its width; without paper it only measures.
func (t *Ribbon) smallHavings(p *paper.Paper, size smallRibbon, x float64) float64 {
	begin, y := x, t.Layout.Ribbon.H/2
	s := &t.Situation
	owner := &s.State.Players[s.Viewer]
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	const arrow = 17.0
	sign, style := 22.0, ui.Price
	if size.close {
		sign, style = 19, ui.Figures
	}
	for _, have := range []struct {
		id, note   string
		icon       sprites.ID
		now, after int
	}{
		{"money", "", pictures.Money, t.Money(t.Situation.Viewer), t.Look.MoneyAfter},
		{"popularity", "", pictures.Popularity, owner.Popularity, t.Look.PopularityAfter},
		{"time", "", pictures.Time, owner.Time, t.Look.TimeAfter},
		{"cars", "/" + paper.Number(c.Places()), pictures.Cars, c.Clinic().Cars(), view.NoAfter},
	} {
		from := x
		now := paper.Number(have.now)
		if p != nil {
			// The width of the spot is set below.
			p.Begin(thing.Named(thing.Having, have.id), ui.Rect{X: from - size.gap/2, Y: y - 22, H: 44})
			t.frameStar(p, have.id, ui.Rect{X: from - 4, Y: y - 18, W: sign + ui.Measure(style, now) + 7, H: 36})
			p.Art(have.icon, x+9, y, 0.76)
		}
		x += sign
		changes := have.after != view.NoAfter && have.after != have.now
		if !changes || size.before {
			if p != nil {
				p.Counted(thing.Named(thing.Having, have.id), style, now, x, y, theme.Ink)
			}
			x += ui.Measure(style, now)
		}
		if changes {
			then := paper.Number(have.after)
			if p != nil {
				p.Tinted(pictures.Next, x+arrow/2, y, 0.7, theme.Accent)
				p.Text(style, then, x+arrow, y, ui.Left, theme.Accent)
			}
			x += arrow + ui.Measure(style, then)
		}
		if have.note != "" && size.places {
			ink := theme.SecondInk
			if _, places, changes := t.parkingAfter(); changes && places != c.Places() {
				have.note, ink = "/"+paper.Number(places), theme.Accent
			}
			if p != nil {
				p.Text(ui.Text, have.note, x+2, y, ui.Left, ink)
			}
			x += 2 + ui.Measure(ui.Text, have.note)
		}
		if p != nil {
			p.End()
			(*p.Spots())[len(*p.Spots())-1].Rect.W = x - from + size.gap
		}
		x += size.gap
	}
	return x - begin + 4
}

// writeDashes writes a dash for each step of the round if there is room for them, and returns where the next part
// begins.
func (t *Ribbon) writeDashes(p *paper.Paper, from, to float64) float64 {
	const wide, high, gap = 18.0, 5.0, 5.0
	steps := t.ribbonSteps()
	if len(steps) < 2 || from+float64(len(steps))*(wide+gap) > to {
		return from
	}
	for _, step := range steps {
		color := theme.Hairline
		switch {
		case step.state < 0:
			color = theme.Mix(theme.Accent, theme.Card, 0.55)
		case step.state == 0:
			color = theme.Accent
		}
		p.Round(ui.Rect{X: from, Y: (t.Layout.Ribbon.H - high) / 2, W: wide, H: high}, high/2, color)
		from += wide + gap
	}
	return from + 12
}

// writeSmallPlayers writes the turn order if there is room for all of it.
func (t *Ribbon) writeSmallPlayers(p *paper.Paper, from, to float64) {
	order := t.State.TurnOrder
	const each = 44.0
	sum := 0.0
	for _, player := range order {
		sum += max(each, t.ribbonPlayer(nil, player, 0, 0)+8)
	}
	if len(order) < 2 || from+sum > to {
		return
	}
	for _, player := range order {
		wide := max(each, t.ribbonPlayer(nil, player, 0, 0)+8)
		t.ribbonPlayer(p, player, from+7, 0)
		spot := &(*p.Spots())[len(*p.Spots())-1]
		spot.Rect = ui.Rect{X: from, Y: (t.Layout.Ribbon.H - each) / 2, W: wide, H: each} // as large as a finger
		from += wide
	}
}
