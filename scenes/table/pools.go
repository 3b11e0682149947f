package table

import (
	"strings"

	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// The pools that all players take from, and what the round asks for, in a strip above the clinic. There is none in the
// base game.

// pool is one of them: its picture, how many are left, and a word more.
type pool struct {
	id   string
	art  sprites.ID
	text string
	met  int // of a quota: 1 met, −1 missing
	card *extensions.UrbanCard
}

var poolArt = map[string]sprites.ID{
	"ghost": sprites.GhostPiece.Picture(), "temp": sprites.Temp.Picture(), "dogs": dollhouse.Dog, "wheelchairs": sprites.Wheelchair.Picture(),
	"poops": dollhouse.Poop, "cigarettes": dollhouse.Cigarette, "helicopters": dollhouse.Helicopter, "fire_trucks": dollhouse.Truck,
}

// pools lists them in the order of the rules.
func (t *Table) pools() []pool {
	s := &t.situation
	c := t.context()
	c.Player = t.Looked()
	var list []pool
	for _, mark := range s.Rules.Pools() {
		if art, ok := poolArt[mark.Kind]; ok {
			list = append(list, pool{id: "pool/" + mark.Kind, art: art, text: "×" + number(c.Pool(mark.Kind))})
		}
	}
	if pile := s.State.Market.Pile(dollhouse.AirConditioner, clinic.NoService); pile != nil {
		list = append(list, pool{id: "pool/air_conditioner", art: dollhouse.Cooler[clinic.South], text: "×" + number(pile.Left)})
	}
	if want := t.quota(); want > 0 {
		have := extensions.QuotaPatients(c)
		met := 1
		if have < want {
			met = -1
		}
		list = append(list, pool{id: "pool/quota", art: sprites.Patient1.Picture(), text: number(have) + "/" + number(want), met: met})
	}
	if card := extensions.CardOf(c.Owner()); card != nil {
		list = append(list, pool{id: "pool/card", card: card})
	}
	return list
}

// quota is how many patients this round asks for, 0 where none (C12).
func (t *Table) quota() int {
	for _, id := range t.situation.State.Config.Extensions {
		if extensions.AsksForQuota(id, t.situation.State.Round) {
			return extensions.Quota(t.situation.State.Round)
		}
	}
	return 0
}

const poolsHigh = 40

// writePools writes the strip.
func (t *Table) writePools(p *paper) {
	x, y := t.layout.pools.X, t.layout.pools.Y
	for _, one := range t.pools() {
		width := 44 + ui.Measure(ui.Figures, one.text)
		if one.met != 0 {
			width += 20
		}
		if one.card != nil {
			width = 86
		}
		if x+width > t.layout.pools.Right() {
			return
		}
		r := ui.Rect{X: x, Y: y, W: width, H: poolsHigh - 4}
		p.panel(r, 10)
		p.begin(one.id, r)
		if one.card != nil {
			t.writePattern(p, one.card, ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: r.H - 6}, t.board())
		} else {
			p.fitted(one.art, ui.Rect{X: r.X + 5, Y: r.Y + 3, W: 28, H: r.H - 6}, 0.9)
			p.text(ui.Figures, one.text, r.X+37, r.Y+r.H/2, ui.Left, ui.Ink)
		}
		switch one.met {
		case 1:
			p.tinted(markCheck, r.Right()-12, r.Y+r.H/2, 0.7, ui.Legal)
		case -1:
			p.tinted(markCross, r.Right()-12, r.Y+r.H/2, 0.7, ui.Illegal)
		}
		p.end()
		x += width + 6
	}
}

// tipPool says what a part of the strip is.
func (t *Table) tipPool(kind string) []string {
	c := t.context()
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

// hasPools tells whether there is anything for the strip.
func (t *Table) hasPools() bool { return t.situation.Rules != nil && len(t.pools()) > 0 }
