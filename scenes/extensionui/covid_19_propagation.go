package extensionui

import (
	"strings"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// The Propagation board shows the tiles of each round, the survivors and the deceased (V2, V9). It lies above the
// clinic.

const (
	propagation = "propagation" // name of the sheet
	roundWide   = 54.0
	roundLeast  = 44.0
	balanceWide = 340.0
	vaccineWide = 104.0
)

// pandemic is the state of the fight against the disease.
type pandemic struct{ survivors, people, tiles int }

func (x pandemic) deceased() int { return x.people + x.tiles }

// ahead returns how many more survived than died; unless it is positive, the game is lost (V9).
func (x pandemic) ahead() int { return x.survivors - x.deceased() }

// unbegun reports whether nobody has been cured of the disease yet, and nothing has been lost to it.
func (x pandemic) unbegun() bool { return x.survivors == 0 && x.deceased() == 0 }

func pandemicOf(s *game.State) pandemic {
	people, tiles := extensions.Deceased(s)
	return pandemic{extensions.Survivors(s), people, tiles}
}

// text says whether the group is winning.
func (x pandemic) text(reader *ui.Reader) string {
	switch {
	case x.unbegun():
		return reader.T("propagation.unbegun")
	case x.ahead() > 0:
		return reader.T("propagation.ahead", ui.Data{"Count": x.ahead()})
	}
	return reader.T("propagation.short", ui.Data{"Count": 1 - x.ahead()})
}

// tilesOf returns how many tiles a coming or just begun round brings, 0 once they are taken.
func tilesOf(c game.Context, round int) int {
	switch now := c.State.Round; {
	case round < now:
		return 0
	case round == now:
		return extensions.TilesThisRound(c.State)
	}
	return extensions.TilesOfRound(c.Rules, round) * len(c.State.Players)
}

// writePropagation writes the board: rounds on the left, survivors against the deceased, and on the right the
// progress toward the vaccine. A narrow board shows only this round and later ones.
func writePropagation(p *paper.Paper, c game.Context, area ui.Rect) {
	rounds, first := c.Rules.Numbers[game.Rounds], 1
	vaccine := 0.0
	if len(c.State.Players) > 1 { // in a solo game the outcome has a panel of its own
		vaccine = vaccineWide
	}
	balance := max(216, ui.Measure(p.Styles.TextStrong, pandemicOf(c.State).text(p.Reader))+24)
	room := func() float64 { return area.W - 16 - balance - roundLeast*float64(rounds-first+1) }
	for first < c.State.Round && room() < vaccine {
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
		writeRoundTiles(p, c, ui.Rect{X: r.X + 8 + float64(round-first)*cell, Y: r.Y + 5, W: cell - 4, H: r.H - 10}, round)
	}
	p.End()
	writeBalance(p, c, ui.Rect{X: r.X + wide + 8, Y: r.Y, W: r.W - wide - vaccine - 16, H: r.H})
	if vaccine > 0 {
		writeVaccine(p, c, ui.Rect{X: r.Right() - vaccine, Y: r.Y, W: vaccine, H: r.H})
	}
}

func writeRoundTiles(p *paper.Paper, c game.Context, r ui.Rect, round int) {
	now := c.State.Round
	ink := theme.SecondInk
	if round == now {
		p.Round(r, 9, theme.AccentSoft)
		p.Border(r, 9, 1.5, theme.Accent)
		ink = theme.Accent
	} else {
		p.Round(r, 9, theme.Well)
	}
	p.TextIn(p.Styles.TextStrong, words.Round(round), ui.Rect{X: r.X, Y: r.Y + 3, W: r.W, H: 20}, ui.Center, ink)
	tiles, y := tilesOf(c, round), r.Bottom()-14
	if tiles == 0 {
		p.Tinted(pictures.Check, r.X+r.W/2, y, 0.6, theme.Dashes)
		return
	}
	const sign = 15.0
	text := paper.Number(tiles)
	x := r.X + (r.W-sign-3-ui.Measure(p.Styles.Figures, text))/2
	p.Centred(virus, x+sign/2, y, 0.62)
	p.Text(p.Styles.Figures, text, x+sign+3, y, ui.Left, theme.Ink)
}

// writeVaccine writes how much popularity all players have together, and how much the vaccine requires (V9).
func writeVaccine(p *paper.Paper, c game.Context, r ui.Rect) {
	have, wanted := toVaccine(c)
	p.Begin(thing.PartOf(propagation, "vaccine"), r)
	p.Fill(ui.Rect{X: r.X, Y: r.Y + 10, W: 1.5, H: r.H - 20}, theme.Hairline)
	text := paper.Number(have)
	x := r.X + (r.W-24-ui.Measure(p.Styles.Price, text))/2
	p.Tinted(pictures.Trophy, x+9, r.Y+20, 0.8, theme.Gold)
	ink := theme.Ink
	if have >= wanted {
		ink = theme.LegalInk
	}
	p.Text(p.Styles.Price, text, x+24, r.Y+20, ui.Left, ink)
	p.TextIn(p.Styles.Text, p.T("propagation.wanted", ui.Data{"Wanted": wanted}), ui.Rect{X: r.X + 6, Y: r.Y + 34, W: r.W - 12, H: 22}, ui.Center, theme.SecondInk)
	p.End()
}

// toVaccine returns how much popularity all players would have together if the game ended now, and how much is
// required (V9).
func toVaccine(c game.Context) (have, wanted int) {
	outcome, _ := c.Rules.Outcome(c.State)
	for _, l := range outcome.Lines {
		if l.What == "popularity" {
			return l.Count, l.Against
		}
	}
	return 0, 0
}

// writeBalance writes survivors and deceased as a bar, and whether the survivors are enough.
func writeBalance(p *paper.Paper, c game.Context, r ui.Rect) {
	x := pandemicOf(c.State)
	p.Begin(thing.PartOf(propagation, "balance"), r)
	y := r.Y + 20
	left, right := paper.Number(x.survivors), paper.Number(x.deceased())
	p.Centred(survivorsSign, r.X+13, y, 0.9)
	from := r.X + 30 + p.Text(p.Styles.Price, left, r.X+30, y, ui.Left, theme.LegalInk) + 8
	p.Centred(deceasedSign, r.Right()-11, y, 0.95)
	to := r.Right() - 27 - p.Text(p.Styles.Price, right, r.Right()-27, y, ui.Right, theme.IllegalInk) - 8
	balance(p, ui.Rect{X: from, Y: y - 5, W: to - from, H: 10}, x)
	ink := theme.LegalInk
	switch {
	case x.unbegun():
		ink = theme.SecondInk
	case x.ahead() <= 0:
		ink = theme.IllegalInk
	}
	text := x.text(p.Reader)
	if ui.Measure(p.Styles.TextStrong, text) > r.W && x.ahead() <= 0 { // the tip says it in full
		text = p.T("propagation.short_narrow", ui.Data{"Count": 1 - x.ahead()})
	}
	p.TextIn(p.Styles.TextStrong, text, ui.Rect{X: r.X, Y: r.Y + 34, W: r.W, H: 22}, ui.Center, ink)
	p.End()
}

// tipPropagation explains a part of the board.
func tipPropagation(reader *ui.Reader, c game.Context, part string) []string {
	x := pandemicOf(c.State)
	switch part {
	case "vaccine":
		have, wanted := toVaccine(c)
		return []string{reader.T("propagation.vaccine"), reader.T("propagation.popularity", ui.Data{"Count": have, "Wanted": wanted}), reader.T("propagation.together")}
	case "rounds":
		lines := []string{reader.T("propagation.board"), reader.T("propagation.levels", ui.Data{
			"Contagion": reader.T("option.covid.contagion." + c.Rules.Option("covid.contagion")), "Isolation": reader.T("option.covid.isolation." + c.Rules.Option("covid.isolation")),
		})}
		return append(lines, reader.T("propagation.rounds", ui.Data{"Count": tilesOf(c, c.State.Round)}))
	}
	return append([]string{reader.T("propagation.balance"), x.text(reader)}, strings.Split(reader.T("propagation.how", ui.Data{
		"Survivors": x.survivors, "People": x.people, "Tiles": x.tiles, "Wanted": c.Rules.Number("covid_19.strategic") * len(c.State.Players),
	}), "\n")...)
}

// balance writes a bar whose green part stands for the survivors and whose red part for the deceased.
func balance(p *paper.Paper, r ui.Rect, x pandemic) {
	sum := x.survivors + x.deceased()
	if sum == 0 {
		p.Round(r, r.H/2, theme.Well)
		return
	}
	part := r.W * float64(x.survivors) / float64(sum)
	if x.deceased() > 0 {
		p.Round(r, r.H/2, theme.Illegal)
	}
	if x.survivors > 0 {
		p.Round(ui.Rect{X: r.X, Y: r.Y, W: max(part, r.H), H: r.H}, r.H/2, theme.Legal)
	}
	p.Fill(ui.Rect{X: r.X + r.W/2 - 1, Y: r.Y - 3, W: 2, H: r.H + 6}, theme.Ink) // the half that has to be passed
}

// vaccineNow says how much popularity all players would have together if the game ended now, and how much the vaccine
// requires.
func vaccineNow(reader *ui.Reader, c game.Context) string {
	have, wanted := toVaccine(c)
	return reader.T("propagation.popularity", ui.Data{"Count": have, "Wanted": wanted})
}
