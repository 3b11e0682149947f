package newgame

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	leastCardWidth = 300
	pictureSide    = 84
	cardPad        = 14
	rulesHeight    = 40 // of the button that opens the rules
)

// layoutExtensions places a card for each extension and each variant, and below them what follows from playing the
// chosen ones together.
func (s *Scene) layoutExtensions(c *scenes.Context, area ui.Rect) {
	s.beginScroll("newgame.cards", area)
	area.W -= 12
	s.show = area
	list := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: 1e6}
	s.listExtensions(c, &list)
	s.scroll.Height = list.Y - area.Y
	s.showChosen()
}

// listExtensions places the cards of extensions and variants, and what follows from playing the chosen ones together.
func (s *Scene) listExtensions(c *scenes.Context, list *ui.Rect) {
	var extensions, variants []*game.Extension
	for _, e := range s.known {
		if e.Variant {
			variants = append(variants, e)
		} else {
			extensions = append(extensions, e)
		}
	}
	s.layoutGrid(c, extensions, list)
	if len(variants) > 0 {
		s.heading(list, ui.T("newgame.variants"))
		s.layoutGrid(c, variants, list)
	}
	s.layoutTogether(list)
}

// showChosen scrolls to the extension that was just chosen.
func (s *Scene) showChosen() {
	if s.shown != "" {
		s.scroll.Show(ui.Rect{X: s.show.X, Y: s.show.Y, W: s.show.W, H: min(s.show.H, s.scroll.Rect.H-2*gap)}) // its top, where it is higher
		s.shown = ""
	}
}

func (s *Scene) heading(list *ui.Rect, text string) {
	height := ui.ParagraphHeight(ui.Heading, text, list.W)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 8), Inside: s.scroll}, Text: text, Style: ui.Heading, Color: theme.Ink})
}

// layoutGrid places cards in a grid; those in a row are as high as the highest of them.
func (s *Scene) layoutGrid(c *scenes.Context, extensions []*game.Extension, list *ui.Rect) {
	gap := float64(gap)
	if s.small {
		gap = smallPad
	}
	across := max(1, int((list.W+gap)/(leastCardWidth+gap)))
	width := (list.W - gap*float64(across-1)) / float64(across)
	for row := range slices.Chunk(extensions, across) {
		height := 0.0
		for _, e := range row {
			height = max(height, s.cardHeight(e, width))
		}
		line := list.CutTop(height, gap)
		for _, e := range row {
			s.layoutExtension(c, e, line.CutLeft(width, gap))
		}
		for _, e := range row {
			s.layoutOptions(c, e, list)
			s.layoutAnnexes(c, e, list)
		}
	}
}

// layoutExtension places one card, and on it the button that opens the rules.
func (s *Scene) layoutExtension(c *scenes.Context, e *game.Extension, r ui.Rect) {
	if s.shown == e.ID {
		s.show = r
	}
	if s.small {
		s.layoutSmallExtension(c, e, r)
		return
	}
	chosen, blocked := s.chosen(e.ID), len(s.against(e)) > 0
	spot := &ui.Area{Base: ui.Base{ID: "newgame.extension." + e.ID, Rect: r, Inside: s.scroll, Disabled: blocked}}
	spot.Do = func() { s.choose(c, e) }
	spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintExtension(c, r, state, e, chosen, blocked) }
	read := &ui.Button{Base: ui.Base{ID: "newgame.rules." + e.ID, Inside: s.scroll}, Text: ui.T("newgame.read"), Do: func() { c.Push(s.rulesOf(e)) }}
	corner := r.Inset(cardPad)
	corner = corner.CutBottom(rulesHeight, 0)
	read.Rect = corner.CutRight(min(corner.W, read.Width()), 8)
	s.page.Add(spot, read)
	if s.offers(e) {
		show := s.showButton(c, e)
		show.Inside, show.Rect = s.scroll, corner
		if wide := show.Width(); wide > corner.W { // above it
			show.Rect = r.Inset(cardPad)
			show.Rect.CutBottom(rulesHeight, 6)
			show.Rect = show.Rect.CutBottom(rulesHeight, 0)
		} else {
			show.Rect.W = wide
		}
		s.page.Add(show)
	}
}

// showsAbove reports whether the button of a lesson has no room beside the rules button on a card of that width.
func (s *Scene) showsAbove(e *game.Extension, width float64) bool {
	if !s.offers(e) {
		return false
	}
	read := ui.Button{Text: ui.T("newgame.read")}
	return s.showButton(nil, e).Width()+8+read.Width() > width-2*cardPad
}

// rulesOf returns the page with the rules of an extension, where it can be chosen, too.
func (s *Scene) rulesOf(e *game.Extension) *book.Book {
	rules := book.New(s.known, s.numbers)
	rules.Played, rules.Players = func() []string { return s.choice.extensions }, s.choice.players
	rules.Note, rules.Button, rules.Lesson = s.exclusion, s.chooseButton, s.showButton
	return rules.At(e.ID)
}

// chooseButton returns the button that adds an extension to the choice, or removes it.
func (s *Scene) chooseButton(c *scenes.Context, e *game.Extension) *ui.Button {
	choose := &ui.Button{Base: ui.Base{ID: "newgame.rules.choose", Disabled: len(s.against(e)) > 0}, Text: ui.T("newgame.choose"), Kind: ui.Primary}
	if s.chosen(e.ID) {
		choose.Text, choose.Kind = ui.T("newgame.drop"), ui.Quiet
	}
	choose.Do = func() { s.choose(c, e) }
	return choose
}

func (s *Scene) paintExtension(c *ui.Canvas, r ui.Rect, state ui.State, e *game.Extension, chosen, blocked bool) {
	fade, ink, second := 0.0, theme.Ink, theme.SecondInk
	switch {
	case blocked:
		fade, ink, second = 0.6, theme.SecondInk, theme.SecondInk
		c.Dashed(r, 10, 1.5, 4, theme.Dashes)
	case chosen || state.Hover || state.Focus:
		paintCard(c, r, state, chosen)
	default:
		c.Panel(r, 10)
	}
	in := r.Inset(cardPad)
	book.Picture(c, e.ID, ui.Rect{X: in.X, Y: in.Y, W: pictureSide, H: pictureSide}, fade)
	text := in
	text.CutLeft(pictureSide, cardPad)
	y := text.Y
	name := words.Extension(e.ID)
	y += c.Paragraph(ui.Untorn(name, text.W-28, ui.Heading, ui.TextStrong), name, text.X, y, text.W-28, ui.Left, ink) + 4
	y += c.Paragraph(ui.Text, words.ExtensionLine(e.ID), text.X, y, text.W, ui.Left, second)
	if sentence := s.exclusion(e); sentence != "" {
		c.Paragraph(ui.Text, sentence, text.X, y+4, text.W, ui.Left, theme.Warning)
	}
	if chosen {
		ui.IconCheck(c, ui.Rect{X: in.Right() - 20, Y: in.Y, W: 20, H: 20}, theme.Accent)
	}
}

func (s *Scene) cardHeight(e *game.Extension, width float64) float64 {
	if s.small {
		return s.smallCardHeight(e, width)
	}
	text := width - 3*cardPad - pictureSide
	height := ui.ParagraphHeight(ui.Heading, words.Extension(e.ID), text-28) + 4 + ui.ParagraphHeight(ui.Text, words.ExtensionLine(e.ID), text)
	if sentence := s.exclusion(e); sentence != "" {
		height += 4 + ui.ParagraphHeight(ui.Text, sentence, text)
	}
	if s.showsAbove(e, width) {
		height = max(pictureSide, height) + 6 + rulesHeight
	}
	return 2*cardPad + max(pictureSide, height) + 8 + rulesHeight
}

func (s *Scene) chosen(id string) bool { return slices.Contains(s.choice.extensions, id) }

// rivals returns the known extensions that can't be played together with e.
func (s *Scene) rivals(e *game.Extension) []string {
	var rivals []string
	for _, other := range s.known {
		if slices.Contains(e.Excludes, other.ID) || slices.Contains(other.Excludes, e.ID) {
			rivals = append(rivals, other.ID)
		}
	}
	return rivals
}

// against returns the rivals that are chosen.
func (s *Scene) against(e *game.Extension) []string {
	return slices.DeleteFunc(s.rivals(e), func(id string) bool { return !s.chosen(id) })
}

// exclusion says which extensions this one excludes, which chosen ones exclude it, or which ones it had better not be
// played with, and why; it is "" if none applies.
func (s *Scene) exclusion(e *game.Extension) string {
	id, rivals := "newgame.left_out", s.against(e)
	if len(rivals) == 0 {
		id, rivals = "newgame.excludes", s.rivals(e)
	}
	if len(rivals) == 0 {
		return s.advice(e)
	}
	var names, reasons []string
	for _, rival := range rivals {
		names = append(names, words.Extension(rival))
		if why := whyExcluded(e.ID, rival); !slices.Contains(reasons, why) {
			reasons = append(reasons, why)
		}
	}
	return ui.T(id, ui.Data{"Names": texts.And(names), "Why": texts.Sentences(reasons...)})
}

func whyExcluded(a, b string) string {
	if id := "exclusion." + min(a, b) + "." + max(a, b); ui.Has(id) {
		return ui.T(id)
	}
	return ui.T("exclusion.other")
}

// choose is toggle, after a question if the rules advise against playing the extension with a chosen one (X2).
func (s *Scene) choose(c *scenes.Context, e *game.Extension) {
	toggle := s.change(c, func() { s.toggle(e) })
	x, warned := s.warning(e)
	if s.chosen(e.ID) || !warned {
		toggle()
		return
	}
	c.Ask(&ui.Dialog{
		Title: ui.T("newgame.warning_title"),
		Text:  texts.Ruled(book.Told(x, words.AllNumbers(s.known, s.numbers)), x.Rule),
		Answers: []ui.Answer{
			{ID: "play", Text: ui.T("newgame.warning_play"), Do: toggle},
			{ID: "drop", Text: ui.T("newgame.warning_drop")},
		},
	})
}

// toggle adds an extension, unless something chosen excludes it, or removes it.
func (s *Scene) toggle(e *game.Extension) {
	if at := slices.Index(s.choice.extensions, e.ID); at >= 0 {
		s.choice.extensions = slices.Delete(s.choice.extensions, at, at+1)
		s.choice.drop(e)
	} else if len(s.against(e)) == 0 {
		s.choice.extensions = append(s.choice.extensions, e.ID)
		if len(e.Options) > 0 || e.Annex != nil {
			s.shown = e.ID
		}
	}
}
