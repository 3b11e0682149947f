package ledger

import (
	"slices"
	"unicode"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/dress"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// layoutBusinessBar places the end of the treatments, or the purchase of popularity; before it, the way to the page
// where that stands.
func (s *Scene) layoutBusinessBar(c *scenes.Context) {
	bar := s.bar.Inset(16)
	s.buy = 0
	main, slider, widest := s.decision(c)
	s.guide.main, s.guide.slider = main, slider
	if slider != nil {
		s.slide = slider.Wide(bar.H, ui.Between(bar.W*0.16, 90, 220))
		slider.Rect = bar.CutLeft(s.slide, gap)
		s.page.Add(slider)
	}
	s.buy = max(220, widest)
	main.Rect = bar.CutRight(s.buy, gap)
	s.page.Add(main)
	if button := s.toGoods(c); button != nil {
		button.Rect = bar.CutRight(button.Width(), gap)
		s.buy += gap + button.Rect.W
		s.page.Add(button)
	}
	s.focusOn(main)
}

// focusOn gives a button the focus where that is on nothing, or on a button that is gone.
func (s *Scene) focusOn(main *ui.Button) {
	if !slices.Contains(s.page.Widgets, s.page.Focused()) {
		s.page.Focus(main)
	}
}

// decision is the button that ends what is decided on the page, how wide it ever gets, and the slider of a purchase,
// nil where nothing is bought. Neither has a place yet.
func (s *Scene) decision(c *scenes.Context) (main *ui.Button, slider *ui.Slider, widest float64) {
	main = &ui.Button{Base: ui.Base{ID: "ledger.treat"}, Text: ui.T("ledger.treat"), Kind: ui.Primary}
	main.Do = func() { s.decide(c, game.Command{Type: game.Done}) }
	switch annex := s.session.Context().HasAnnex(); {
	case asksForGoods(s.session) && !s.beside:
		main.ID, main.Text = "ledger.goods_done", ui.T("ledger."+dress.SaleOf(s.session.Rules()).Key+"_done")
	case asksForGoods(s.session):
		main.ID, main.Text, main.Do = "ledger.to_clinic", ui.T("ledger.to_clinic"), func() { s.turn(c, false) }
	case annex && !s.beside && !s.session.Deciding(game.DecidePopularity):
		to := "ledger.to_" + s.annexBoard()
		main.ID, main.Text, main.Do = to, ui.T(to), func() { s.turn(c, true) }
	case annex && s.beside && s.session.Deciding(game.DecidePopularity):
		main.ID, main.Text, main.Do = "ledger.to_clinic", ui.T("ledger.to_clinic"), func() { s.turn(c, false) }
	case s.buys():
		return s.purchase(c, main)
	}
	return main, nil, main.Width()
}

// buys tells whether popularity is bought on the page that is open.
func (s *Scene) buys() bool {
	return s.session.Deciding(game.DecidePopularity) && !s.beside || s.session.Deciding(game.DecideAnnexPopularity) && s.beside
}

// purchase makes the main button that of a purchase of popularity, with the slider for it (B85, E10).
func (s *Scene) purchase(c *scenes.Context, buy *ui.Button) (main *ui.Button, slider *ui.Slider, widest float64) {
	price := s.session.On(s.board()).Number(game.PricePopularity)
	most := s.session.Decision().Count
	buy.ID = "ledger.buy"
	textFor := func(points int) string {
		if points == 0 {
			return ui.T("ledger.keep")
		}
		return ui.T("ledger.buy", ui.Data{"Count": points, "Dollars": words.Dollars(points * price)})
	}
	buy.Text = textFor(most) // of which the button keeps the width
	widest = buy.Width()
	kind := func() ui.Kind {
		if s.wantsOther() {
			return ui.Quiet
		}
		return ui.Primary
	}
	buy.Text, buy.Kind = textFor(s.points), kind()
	widest = max(widest, buy.Width())
	buy.Do = func() {
		command := game.Command{Type: game.BuyPopularity, Board: s.board(), Points: s.points}
		if s.points > 0 {
			s.decide(c, command)
			return
		}
		keep := func() { s.decide(c, game.Command{Type: game.Done}) }
		if s.session.Guided() != nil || s.session.MayKeep() {
			keep()
			return
		}
		c.Ask(&ui.Dialog{
			Title: ui.T("ledger.keep_ask"), Text: ui.T("ledger.keep_text", ui.Data{"Count": most, "Dollars": words.Dollars(most * price)}), EscIsMain: true,
			Answers: []ui.Answer{{ID: "stay", Text: ui.T("common.back")}, {ID: "keep", Text: ui.T("ledger.keep"), Do: keep}},
		})
	}
	slider = &ui.Slider{Base: ui.Base{ID: "ledger.points", Tip: ui.T("ledger.points_tip")}, Value: s.points, Most: most}
	slider.Format = func(points int) string { return ui.T("ledger.points", ui.Data{"Count": points}) }
	slider.Do = func(points int) { // the page stays, so that the drag goes on
		s.points = points
		buy.Text, buy.Kind = textFor(points), kind()
		s.look()
		c.Redraw()
	}
	return buy, slider, widest
}

// typeNumber lets digits go to the slider, wherever the focus is.
func (s *Scene) typeNumber(g *input.Gestures) {
	if !slices.ContainsFunc(g.Typed, unicode.IsDigit) {
		return
	}
	for _, w := range s.page.Widgets {
		if slider, ok := w.(*ui.Slider); ok {
			s.page.Focus(slider)
		}
	}
}

// drawBusinessBar says what stays after the purchase, and in which purse.
func (s *Scene) drawBusinessBar(c *ui.Canvas) {
	bar := s.bar.Inset(16)
	if !s.buys() {
		bar.CutRight(s.buy, gap)
		s.drawHarm(c, bar)
		return
	}
	text := s.stays(s.points)
	bar.CutLeft(s.slide, gap)
	width := bar.W - s.buy - gap
	height := ui.ParagraphHeight(ui.Text, text, width)
	c.Paragraph(ui.Text, text, bar.X, bar.Y+(bar.H-height)/2, width, ui.Left, paint.SecondInk)
}

// stays says what stays after the purchase of so many points.
func (s *Scene) stays(points int) string {
	ask := s.session.On(s.board())
	price := ask.Number(game.PricePopularity)
	spent, each := points*price, words.Dollars(price)
	if s.beside {
		return ui.T("ledger.own_stays", ui.Data{"Dollars": words.Dollars(ask.Board().Money - spent), "Price": each})
	}
	text := ui.T("ledger.stays", ui.Data{"Dollars": words.Dollars(ask.Owner().Turn.Income - spent), "Price": each})
	if len(s.parts) == 2 {
		if needs := s.parts[1].forecast.FromSavings + s.parts[1].forecast.Missing; needs > 0 {
			text = texts.Sentences(text, ui.T("ledger.own_needs", ui.Data{"Dollars": words.Dollars(needs)}))
		}
	}
	return text
}
