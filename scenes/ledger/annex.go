package ledger

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// Business of an annex stands on a page of its own beside the clinic's.

// board is the board of the page that is open, named as in commands and events.
func (s *Scene) board() string {
	if !s.beside {
		return ""
	}
	return s.annexBoard()
}

// annexBoard is the name of the annex's board.
func (s *Scene) annexBoard() string { return s.session.Rules().Annex().Board() }

// businessOf is the heading of a player's Business on a board.
func (s *Scene) businessOf(player int, board string) string {
	id := "ledger.business_of"
	if len(s.session.State().Players) == 1 {
		id = "ledger.business"
	}
	if board != "" {
		if id = "ledger." + board; len(s.session.State().Players) > 1 {
			id += "_of"
		}
	}
	return ui.T(id, ui.Data{"Name": s.name(player)})
}

// turn opens the page of the annex, or that of the clinic.
func (s *Scene) turn(c *scenes.Context, annex bool) {
	s.beside, s.picked, s.scroll.Offset = annex, "", 0
	c.Relayout()
}

// layoutPages places what chooses between clinic and annex above the list, each with what Business brings there.
func (s *Scene) layoutPages(c *scenes.Context) {
	const beside = 46 + 12 + 8 // the sign and what lies around the texts
	high, width, named := 44.0, (s.scroll.Rect.W-8)/2, true
	for i, name := range [...]string{"clinic", s.annexBoard()} {
		if text := ui.T("ledger." + name); ui.ParagraphHeight(ui.TextStrong, text, width-beside-ui.Measure(ui.Figures, s.brings(i))) > high {
			high = 84
			if s.layout == arrangement.Low { // the list below has no room to give: its heading is the name
				high, named = 44, false
			}
		}
	}
	row := s.scroll.Rect.CutTop(high, 10)
	for i, name := range [...]string{"clinic", s.annexBoard()} {
		annex := i == 1
		page := &ui.Area{Base: ui.Base{ID: "ledger.page." + name, Rect: row.CutLeft(width, 8)}}
		page.Do = func() { s.turn(c, annex) }
		sign, text := sprites.KindHub.Picture(0), ui.T("ledger."+name)
		if annex {
			sign = dress.AnnexSign(s.session.Rules())
		}
		brings := s.brings(i)
		page.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			ink := paint.SecondInk
			switch {
			case s.beside == annex:
				c.Round(r, 10, paint.AccentSoft)
				c.RoundLine(r, 10, 2, paint.Accent)
				ink = paint.Accent
			case state.Hover:
				c.Tile(r, 10, paint.Darker(paint.Well, 0.06))
			default:
				c.Tile(r, 10, paint.Well)
			}
			in := r
			if high > 44 { // the name below the sign
				in.H = 44
			}
			pictures.In(c, sign, ui.Rect{X: r.X + 10, Y: in.Y + in.H/2 - 14, W: 28, H: 28}, 0)
			in = ui.Rect{X: r.X + 46, Y: in.Y, W: r.W - 58, H: in.H}
			c.TextIn(ui.Figures, brings, in, ui.Right, paint.Ink)
			in.W -= ui.Measure(ui.Figures, brings) + 8
			if high > 44 {
				in = ui.Rect{X: r.X + 10, Y: in.Bottom() - 4, W: r.W - 20, H: r.H - in.H}
			}
			if named {
				tall := ui.ParagraphHeight(ui.TextStrong, text, in.W)
				c.Paragraph(ui.TextStrong, text, in.X, in.Y+(in.H-tall)/2, in.W, ui.Left, ink)
			}
			if state.Focus {
				c.FocusRing(r, 10)
			}
		}
		s.page.Add(page)
	}
}

// brings says what Business brings to the clinic, or as page 1 to the annex.
func (s *Scene) brings(page int) string {
	if len(s.parts) < 2 {
		return ""
	}
	f := &s.parts[page].forecast
	return words.SignedDollars(f.Income - f.Salaries - f.Upkeep)
}

// layoutCallIn offers under a patient who needs one nurse more to call in one who is off duty, with the price (E8).
func (s *Scene) layoutCallIn(c *scenes.Context, p *part, list *ui.Rect, patient string) {
	call, can := s.session.CallIn(patient)
	if !can {
		return
	}
	price := call.Verdict.Cost.Popularity
	data := ui.Data{"Count": price, "All": p.forecast.OnCallCost + price}
	text := ui.T("ledger.call_in", data)
	if p.forecast.OnCall > 0 {
		text = ui.T("ledger.call_in_another", data)
	}
	ask := &ui.Area{Base: ui.Base{ID: "ledger.call_in." + patient, Inside: s.scroll}}
	const side, edge = 30, 14
	width := list.W - 44 - 2*edge - side - 10
	at := list.CutTop(max(44, ui.ParagraphHeight(ui.TextStrong, text, width)+16), 8)
	at.CutLeft(44, 0)
	ask.Rect = at
	ask.Do = func() {
		s.picked = patient
		s.treat(c, call.Command)
		c.Relayout()
	}
	ask.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := paint.Well
		if state.Hover {
			ground = paint.Darker(paint.Well, 0.06)
		}
		c.Round(r, 10, ground)
		c.RoundLine(r, 10, 1.5, paint.Illegal)
		pictures.In(c, dress.PieceOf(s.rulesOf(p.board).KindOf(clinic.Nurse), clinic.NoLevel).Picture(), ui.Rect{X: r.X + edge, Y: r.Y + r.H/2 - 16, W: side, H: 32}, 0)
		pictures.In(c, pictures.Popularity, ui.Rect{X: r.X + edge + 16, Y: r.Y + r.H/2 - 17, W: 16, H: 16}, 0)
		high := ui.ParagraphHeight(ui.TextStrong, text, width)
		c.Paragraph(ui.TextStrong, text, r.X+edge+side+10, r.Y+(r.H-high)/2, width, ui.Left, paint.IllegalInk)
		if state.Focus {
			c.FocusRing(r, 10)
		}
	}
	s.page.Add(ask)
}

// openPage opens the page of the decision that has come.
func (s *Scene) openPage() { s.beside = s.session.Deciding(game.DecideAnnexPopularity) }
