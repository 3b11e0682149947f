package panels

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/paint"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// The pools that all players take from, and what the round asks for, in a strip above the clinic that breaks into rows where
// it is narrow. There is none in the base game.

// pool is one of them: its picture, how many are left, and a word more.
type pool struct {
	name string
	art  sprites.ID
	text string
	met  int // of a quota: 1 met, −1 missing
	card *extensions.UrbanCard
}

var poolArt = map[string]sprites.ID{
	"ghost": sprites.Must("ghost"), "temp": sprites.Must("temp"), "dogs": dollhouse.Dog, "wheelchairs": sprites.Must("wheelchair"),
	"poops": dollhouse.Poop, "cigarettes": dollhouse.Cigarette, "helicopters": dollhouse.Helicopter, "fire_trucks": dollhouse.Truck,
}

// pools lists them in the order of the rules.
func (t *Strip) pools() []pool {
	s := &t.Situation
	c := t.Context()
	c.Player = t.Looked()
	var list []pool
	for _, mark := range s.Rules.Pools() {
		if art, ok := poolArt[mark.Kind]; ok {
			list = append(list, pool{name: mark.Kind, art: art, text: "×" + paper.Number(c.Pool(mark.Kind))})
		}
	}
	if pile := s.State.Market.Pile(dollhouse.AirConditioner, clinic.NoService); pile != nil {
		list = append(list, pool{name: string(dollhouse.AirConditioner), art: dollhouse.Cooler[clinic.South], text: "×" + paper.Number(pile.Left)})
	}
	if want := t.quota(); want > 0 {
		have := extensions.QuotaPatients(c)
		met := 1
		if have < want {
			met = -1
		}
		list = append(list, pool{name: "quota", art: sprites.Patient1.Picture(), text: paper.Number(have) + "/" + paper.Number(want), met: met})
	}
	if card := extensions.CardOf(c.Owner()); card != nil {
		list = append(list, pool{name: "card", card: card})
	}
	return list
}

// quota is how many patients this round asks for, 0 where none (C12).
func (t *Made) quota() int {
	for _, id := range t.Situation.State.Config.Extensions {
		if extensions.AsksForQuota(id, t.Situation.State.Round) {
			return extensions.Quota(t.Situation.State.Round)
		}
	}
	return 0
}

// asksForQuota tells whether any round of this game asks for patients.
func (t *Strip) asksForQuota() bool {
	for round := range t.Situation.Rules.Numbers[game.Rounds] {
		for _, id := range t.Situation.State.Config.Extensions {
			if extensions.AsksForQuota(id, round+1) {
				return true
			}
		}
	}
	return false
}

const (
	poolsHigh = 40
	poolsGap  = 6.0
)

// poolWide is how wide one of them is, with room for two digits.
func poolWide(one *pool, narrow bool) float64 {
	width := 44 + ui.Measure(ui.Figures, "×88")
	if one.card != nil {
		width = 86
	}
	if one.met != 0 {
		width += 20
	}
	if narrow {
		width -= 10
	}
	return width
}

// poolFlow is how the strip fills its rows: from the left, narrow where that saves a row, and the obligations behind the
// pools or in a row of their own.
type poolFlow struct {
	narrow bool
	places []ui.Rect // of the pools
	owed   ui.Rect   // of the obligations
	rows   int
}

// flowPools gives the places, as if the quota were asked for in every round, so that nothing moves from round to round.
func (t *Strip) flowPools(pools []pool) poolFlow {
	in := t.Layout.Clinic
	if t.Layout.Pools.H > 0 {
		in = t.Layout.Pools
	}
	full, narrow := t.flow(pools, in, false), t.flow(pools, in, true)
	if narrow.rows < full.rows {
		return narrow
	}
	return full
}

func (t *Strip) flow(pools []pool, in ui.Rect, narrow bool) poolFlow {
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
	for i := range pools {
		f.places = append(f.places, place(poolWide(&pools[i], narrow)))
	}
	if t.quota() == 0 && t.asksForQuota() {
		place(poolWide(&pool{met: 1}, narrow))
	}
	if wide := t.obligationsWide(true); wide > 0 {
		if wide > in.W {
			wide = t.obligationsWide(false)
		}
		f.owed = place(min(wide, in.W))
		f.owed.W = in.Right() - f.owed.X
	}
	f.rows = int((y-in.Y)/poolsHigh) + 1
	return f
}

// PoolRows is how many rows the strip needs.
func (t *Strip) PoolRows() int { return t.flowPools(t.pools()).rows }

// WritePools writes the strip.
func (t *Strip) WritePools(p *paper.Paper) {
	pools := t.pools()
	flow := t.flowPools(pools)
	for i := range pools {
		one, r := &pools[i], flow.places[i]
		p.Panel(r, 10)
		p.Begin(thing.Named(thing.Pool, one.name), r)
		if one.card != nil {
			t.writePattern(p, one.card, ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: r.H - 6}, t.Board())
		} else {
			picture := 28.0
			if flow.narrow {
				picture = 22
			}
			p.Fitted(one.art, ui.Rect{X: r.X + 5, Y: r.Y + 3, W: picture, H: r.H - 6}, 0.9)
			p.Text(ui.Figures, one.text, r.X+picture+9, r.Y+r.H/2, ui.Left, paint.Ink)
		}
		switch one.met {
		case 1:
			p.Tinted(pictures.Check, r.Right()-12, r.Y+r.H/2, 0.7, paint.Legal)
		case -1:
			p.Tinted(pictures.Cross, r.Right()-12, r.Y+r.H/2, 0.7, paint.Illegal)
		}
		p.End()
	}
	t.writeObligations(p, flow.owed)
}

// tipPool says what a part of the strip is.
func (t *Tips) tipPool(pool thing.Thing) []string {
	kind := pool.Name
	c := t.Context()
	c.Player = t.Looked()
	data := ui.Data{"Count": c.Pool(kind)}
	switch kind {
	case "quota":
		data["Count"], data["Want"] = extensions.QuotaPatients(c), t.quota()
	case "card":
		card := extensions.CardOf(c.Owner())
		if card == nil {
			return nil
		}
		wanted, filled := card.FilledSpaces(c.Clinic())
		gain, loss := card.Reward(c.Rules)
		data = ui.Data{"Count": filled.Count(), "Want": wanted.Count(), "Gain": gain, "Loss": loss}
	case string(dollhouse.AirConditioner):
		if pile := c.State.Market.Pile(dollhouse.AirConditioner, clinic.NoService); pile != nil {
			data["Count"] = pile.Left
		}
	case "temp":
		data["Money"] = extensions.TempPrice(c)
	}
	return strings.Split(ui.T("pool."+kind, data), "\n")
}

// HasPools tells whether there is anything for the strip.
func (t *Strip) HasPools() bool {
	return t.Situation.Rules != nil && (len(t.pools()) > 0 || t.Situation.Rules.Foreseen() > 0)
}

// Strip is what lies above the clinic: stocks that all take from, and what the round asks for.
type Strip struct{ Made }
