package panels

import (
	"strings"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/paint"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// The Propagation board: the tiles of each round, the survivors, and the deceased (V2, V9). It lies above the clinic.

const (
	propagation     = "propagation" // the name of the sheet
	propagationHigh = 66
	roundWide       = 54.0
	roundLeast      = 44.0
	balanceWide     = 340.0
	vaccineWide     = 104.0
)

// HasPropagation tells whether the board lies on the table.
func (t *Propagation) HasPropagation() bool {
	return t.Situation.Rules != nil && t.Situation.Rules.Cooperative()
}

// pandemic is how the fight against the disease stands.
type pandemic struct{ survivors, people, tiles int }

func (x pandemic) deceased() int { return x.people + x.tiles }

// ahead is how many more survived than died; with none more the game is lost (V9).
func (x pandemic) ahead() int { return x.survivors - x.deceased() }

// unbegun tells whether nobody was cured of the disease yet, and nothing was lost to it.
func (x pandemic) unbegun() bool { return x.survivors == 0 && x.deceased() == 0 }

func pandemicOf(s *game.State) pandemic {
	people, tiles := extensions.Deceased(s)
	return pandemic{extensions.Survivors(s), people, tiles}
}

// text says whether the group is winning.
func (x pandemic) text() string {
	switch {
	case x.unbegun():
		return ui.T("propagation.unbegun")
	case x.ahead() > 0:
		return ui.T("propagation.ahead", ui.Data{"Count": x.ahead()})
	}
	return ui.T("propagation.short", ui.Data{"Count": 1 - x.ahead()})
}

// tilesOf is how many tiles a round brings that is still to come or has just begun, 0 once they are taken.
func (t *Made) tilesOf(round int) int {
	s := &t.Situation
	switch now := s.State.Round; {
	case round < now:
		return 0
	case round == now:
		return extensions.TilesThisRound(s.State)
	}
	return extensions.TilesOfRound(s.Rules, round) * len(s.State.Players)
}

// WritePropagation writes the board: rounds at the left, survivors against the deceased, and at the right how far it is to
// the vaccine. Where it is narrow, only this round and the next ones stay.
func (t *Propagation) WritePropagation(p *paper.Paper) {
	s := &t.Situation
	rounds, first := s.Rules.Numbers[game.Rounds], 1
	area, vaccine := t.Layout.Propagation, 0.0
	if len(s.State.Players) > 1 { // alone the outcome has a panel of its own
		vaccine = vaccineWide
	}
	balance := max(216, ui.Measure(ui.TextStrong, pandemicOf(s.State).text())+24)
	room := func() float64 { return area.W - 16 - balance - roundLeast*float64(rounds-first+1) }
	for first < s.State.Round && room() < vaccine {
		first++
	}
	if room() < vaccine {
		vaccine = 0
	}
	cell := ui.Between((area.W-16-balance-vaccine)/float64(rounds-first+1), roundLeast, roundWide)
	wide := float64(rounds-first+1)*cell + 16
	r := ui.Rect{X: area.X, Y: area.Y, W: min(area.W, wide+balanceWide+vaccine), H: area.H - 6}
	p.Panel(r, 12)
	p.Begin(thing.PartOf(propagation, "rounds"), ui.Rect{X: r.X, Y: r.Y, W: wide, H: r.H})
	for round := first; round <= rounds; round++ {
		t.writeRoundTiles(p, ui.Rect{X: r.X + 8 + float64(round-first)*cell, Y: r.Y + 5, W: cell - 4, H: r.H - 10}, round)
	}
	p.End()
	t.writeBalance(p, ui.Rect{X: r.X + wide + 8, Y: r.Y, W: r.W - wide - vaccine - 16, H: r.H})
	if vaccine > 0 {
		t.writeVaccine(p, ui.Rect{X: r.Right() - vaccine, Y: r.Y, W: vaccine, H: r.H})
	}
}

func (t *Propagation) writeRoundTiles(p *paper.Paper, r ui.Rect, round int) {
	now := t.Situation.State.Round
	ink := paint.SecondInk
	if round == now {
		p.Round(r, 9, paint.AccentSoft)
		p.Border(r, 9, 1.5, paint.Accent)
		ink = paint.Accent
	} else {
		p.Round(r, 9, paint.Well)
	}
	p.TextIn(ui.TextStrong, words.Round(round), ui.Rect{X: r.X, Y: r.Y + 3, W: r.W, H: 20}, ui.Center, ink)
	tiles, y := t.tilesOf(round), r.Bottom()-14
	if tiles == 0 {
		p.Tinted(pictures.Check, r.X+r.W/2, y, 0.6, paint.Dashes)
		return
	}
	const virus = 15.0
	text := paper.Number(tiles)
	x := r.X + (r.W-virus-3-ui.Measure(ui.Figures, text))/2
	p.Centred(dollhouse.Virus, x+virus/2, y, 0.62)
	p.Text(ui.Figures, text, x+virus+3, y, ui.Left, paint.Ink)
}

// writeVaccine writes how much popularity all have together, and how much the vaccine takes (V9).
func (t *Propagation) writeVaccine(p *paper.Paper, r ui.Rect) {
	have, wanted := t.vaccine()
	p.Begin(thing.PartOf(propagation, "vaccine"), r)
	p.Fill(ui.Rect{X: r.X, Y: r.Y + 10, W: 1.5, H: r.H - 20}, paint.Hairline)
	text := paper.Number(have)
	x := r.X + (r.W-24-ui.Measure(ui.Price, text))/2
	p.Art(pictures.Popularity, x+9, r.Y+20, 0.75)
	ink := paint.Ink
	if have >= wanted {
		ink = paint.LegalInk
	}
	p.Text(ui.Price, text, x+24, r.Y+20, ui.Left, ink)
	p.TextIn(ui.Text, ui.T("propagation.wanted", ui.Data{"Wanted": wanted}), ui.Rect{X: r.X + 6, Y: r.Y + 34, W: r.W - 12, H: 22}, ui.Center, paint.SecondInk)
	p.End()
}

// vaccine is how much popularity all would have together if the game ended now, and how much is wanted (V9).
func (t *Made) vaccine() (have, wanted int) {
	outcome, _ := t.Situation.Rules.Outcome(t.Situation.State)
	for _, l := range outcome.Lines {
		if l.What == "popularity" {
			return l.Count, l.Against
		}
	}
	return 0, 0
}

// writeBalance writes survivors and deceased as a bar, and whether that is enough.
func (t *Propagation) writeBalance(p *paper.Paper, r ui.Rect) {
	x := pandemicOf(t.Situation.State)
	p.Begin(thing.PartOf(propagation, "balance"), r)
	y := r.Y + 20
	left, right := paper.Number(x.survivors), paper.Number(x.deceased())
	p.Centred(dollhouse.Survivors, r.X+13, y, 0.9)
	from := r.X + 30 + p.Text(ui.Price, left, r.X+30, y, ui.Left, paint.LegalInk) + 8
	p.Centred(dollhouse.Deceased, r.Right()-11, y, 0.95)
	to := r.Right() - 27 - p.Text(ui.Price, right, r.Right()-27, y, ui.Right, paint.IllegalInk) - 8
	balance(p, ui.Rect{X: from, Y: y - 5, W: to - from, H: 10}, x)
	ink := paint.LegalInk
	switch {
	case x.unbegun():
		ink = paint.SecondInk
	case x.ahead() <= 0:
		ink = paint.IllegalInk
	}
	p.TextIn(ui.TextStrong, x.text(), ui.Rect{X: r.X, Y: r.Y + 34, W: r.W, H: 22}, ui.Center, ink)
	p.End()
}

// tipPropagation explains a part of the board.
func (t *Tips) tipPropagation(what thing.Thing) []string {
	s := &t.Situation
	x := pandemicOf(s.State)
	switch what.Choice {
	case "vaccine":
		have, wanted := t.vaccine()
		return []string{ui.T("propagation.vaccine"), ui.T("propagation.popularity", ui.Data{"Count": have, "Wanted": wanted}), ui.T("propagation.together")}
	case "rounds":
		lines := []string{ui.T("propagation.board"), ui.T("propagation.levels", ui.Data{
			"Contagion": ui.T("option.covid.contagion." + s.Rules.Option("covid.contagion")), "Isolation": ui.T("option.covid.isolation." + s.Rules.Option("covid.isolation")),
		})}
		return append(lines, ui.T("propagation.rounds", ui.Data{"Count": t.tilesOf(s.State.Round)}))
	}
	return append([]string{ui.T("propagation.balance"), x.text()}, strings.Split(ui.T("propagation.how", ui.Data{
		"Survivors": x.survivors, "People": x.people, "Tiles": x.tiles, "Wanted": s.Rules.Number("covid_19.strategic") * len(s.State.Players),
	}), "\n")...)
}

// writeOutcome takes the place of a solo goal where everybody wins or loses together: how the game would end now (X7, V9).
func (t *Side) writeOutcome(p *paper.Paper, r ui.Rect, room float64) {
	s := &t.Situation
	outcome, _ := s.Rules.Outcome(s.State)
	in := p.Section(r, ui.T("side.outcome"), ui.T("side.outcome_now"), room)
	p.Begin(thing.Named(thing.Panel, "outcome"), r)
	line := in.CutBottom(30, 6)
	icon, color := pictures.Cross, paint.Illegal
	if outcome.Won {
		icon, color = pictures.Check, paint.Legal
	}
	mark := in.CutLeft(24, 4)
	mx, my := mark.Center()
	p.Tinted(icon, mx-2, my, 0.9, color)
	p.Lines(ui.TextStrong, ui.T("outcome."+outcome.Result), in, 2, ui.Left, paint.Ink)
	p.Round(ui.Rect{X: r.X + 8, Y: line.Y - 2, W: r.W - 16, H: 32}, 9, paint.Well)
	p.Art(pictures.Popularity, mark.X+12, line.Y+14, 0.7)
	have, wanted := t.vaccine()
	text := ui.T("propagation.popularity", ui.Data{"Count": have, "Wanted": wanted})
	p.Lines(ui.TextStrong, text, ui.Rect{X: mark.X + 28, Y: line.Y - 2, W: r.Right() - 14 - mark.X - 28, H: 32}, 2, ui.Left, paint.Ink)
	p.End()
}

// balance writes a bar that is green as far as people survived, and red from there.
func balance(p *paper.Paper, r ui.Rect, x pandemic) {
	sum := x.survivors + x.deceased()
	if sum == 0 {
		p.Round(r, r.H/2, paint.Well)
		return
	}
	part := r.W * float64(x.survivors) / float64(sum)
	if x.deceased() > 0 {
		p.Round(r, r.H/2, paint.Illegal)
	}
	if x.survivors > 0 {
		p.Round(ui.Rect{X: r.X, Y: r.Y, W: max(part, r.H), H: r.H}, r.H/2, paint.Legal)
	}
	p.Fill(ui.Rect{X: r.X + r.W/2 - 1, Y: r.Y - 3, W: 2, H: r.H + 6}, paint.Ink) // the half that has to be passed
}

// Propagation is the board above the clinic.
type Propagation struct{ Made }
