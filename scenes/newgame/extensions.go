package newgame

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const cardPad = 14.0

// listExtensions has the cards of extensions and variants, and what follows from those that are chosen.
func (s *Scene) listExtensions(c *scenes.Context, small bool) tree.Node {
	var extensions, variants []*game.Extension
	for _, e := range s.known {
		if e.Variant {
			variants = append(variants, e)
		} else {
			extensions = append(extensions, e)
		}
	}
	list := tree.Column(gap, s.cardGrid(c, extensions, small))
	if len(variants) > 0 {
		list.Nodes = append(list.Nodes, tree.Column(8, tree.Text(c.Styles.Heading, c.T("newgame.variants"), theme.Ink), s.cardGrid(c, variants, small)))
	}
	if together := s.together(); len(together) > 0 {
		list.Nodes = append(list.Nodes, tree.Column(4, together...))
	}
	return list
}

// showChosen scrolls to the extension that was just chosen.
func (s *Scene) showChosen() {
	if s.shown != "" {
		scroll := s.Scroll("newgame.cards")
		scroll.Show(ui.Rect{X: s.show.X, Y: s.show.Y, W: s.show.W, H: min(s.show.H, scroll.Rect.H-2*gap)}) // its top, where it is higher
		s.shown = ""
	}
}

// cardGrid has cards beside and below each other, and below each line how those of it that are chosen are played.
func (s *Scene) cardGrid(c *scenes.Context, extensions []*game.Extension, small bool) tree.Node {
	const least = 300
	apart := gap
	if small {
		apart = smallPad
	}
	return tree.ByWidth(func(wide float64) tree.Node {
		list := tree.Column(apart)
		for line := range slices.Chunk(extensions, max(1, int((wide+apart)/(least+apart)))) {
			grid := tree.Grid{Gap: apart, Least: least, Full: true}
			var below []tree.Node
			for _, e := range line {
				grid.Nodes = append(grid.Nodes, s.showing(e, s.card(c, e, small)))
				below = append(below, s.howPlayed(c, e), s.annexes(c, e))
			}
			list.Nodes = append(append(list.Nodes, grid), below...)
		}
		return list
	})
}

// card is that of an extension: a click takes it in or out. On it are the ways to its rules and to its lesson.
func (s *Scene) card(c *scenes.Context, e *game.Extension, small bool) tree.Node {
	base := ui.Base{ID: "newgame.extension." + e.ID, Disabled: len(s.against(e)) > 0}
	draw, inside := s.ground(e, base.Disabled), s.deskCard(c, e, base.Disabled)
	if small {
		draw, inside = s.smallGround(e, base.Disabled), s.smallCard(c, e, base.Disabled)
	}
	return tree.Press{Base: base, Node: tree.Ground(draw, inside), Selected: slices.Contains(s.choice.extensions, e.ID), Switches: true, Do: func() { s.choose(c, e) }}
}

// deskCard is what is on a card in a large window.
func (s *Scene) deskCard(c *scenes.Context, e *game.Extension, blocked bool) tree.Node {
	const side, high, sign = 84, 40, 20
	check := tree.Node(tree.Art{W: sign})
	if s.chosen(e.ID) {
		check = tree.Top(tree.Icon(ui.IconCheck, sign, theme.Accent))
	}
	told := tree.Row(cardPad, picture(e, side, blocked), tree.Grow(s.words(e, blocked, 4, check)))
	button := func(b *ui.Button) tree.Node { return tree.Sized{Widget: b, W: b.Width(c.Reader), H: high} }
	read := button(&ui.Button{Base: ui.Base{ID: "newgame.rules." + e.ID}, Text: c.T("newgame.read"), Do: func() { c.Push(s.rulesOf(e)) }})
	buttons := tree.Right(read)
	if s.offers(e) {
		show := button(s.showButton(c, e))
		buttons = tree.First(tree.Stack{Across: true, FromRight: true, Gap: 8, Nodes: []tree.Node{read, tree.Space(), show}}, tree.Column(6, tree.Left(show), tree.Right(read)))
	}
	return tree.Pad(cardPad, cardPad, tree.Column(8, tree.Grow(tree.Top(told)), buttons))
}

// picture is that of an extension, pale while it is kept out.
func picture(e *game.Extension, side float64, blocked bool) tree.Node {
	fade := 0.0
	if blocked {
		fade = 0.6
	}
	return tree.Top(tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { book.Picture(c, e.ID, r, fade) }})
}

// words are the name of an extension, with a sign behind it, what it is about, and what it excludes.
func (s *Scene) words(e *game.Extension, blocked bool, below float64, sign tree.Node) tree.Node {
	ink, title := theme.Ink, words.Extension(s.Reader, e.ID)
	if blocked {
		ink = theme.SecondInk
	}
	name := tree.First(tree.Text(s.Styles.Heading, title, ink), tree.Text(s.Styles.TextStrong, title, ink))
	if sign != nil {
		name = tree.Row(8, tree.Grow(tree.Top(name)), sign)
	}
	all := tree.Column(0, name, tree.Edges{Top: below, Node: tree.Text(s.Styles.Text, words.ExtensionLine(s.Reader, e.ID), theme.SecondInk)})
	if sentence := s.exclusion(e); sentence != "" {
		all.Nodes = append(all.Nodes, tree.Edges{Top: 4, Node: tree.Text(s.Styles.Text, sentence, theme.Warning)})
	}
	return tree.Top(all)
}

// ground is that of a card in a large window.
func (s *Scene) ground(e *game.Extension, blocked bool) tree.Draw {
	chosen := s.chosen(e.ID)
	return func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case blocked:
			c.Dashed(r, 10, 1.5, 4, theme.Dashes)
		case chosen || state.Hover || state.Focus:
			paintCard(c, r, state, chosen)
		default:
			c.Panel(r, 10)
		}
	}
}

// smallCard is what is on a card in a small window: its rules are behind a question mark.
func (s *Scene) smallCard(c *scenes.Context, e *game.Extension, blocked bool) tree.Node {
	const side, box, edge = 64, 26, 4
	left := tree.Column(smallGap, tree.Row(smallPad, picture(e, side, blocked), tree.Grow(s.words(e, blocked, 0, nil))))
	if s.offers(e) {
		left.Nodes = append(left.Nodes, tree.Left(tree.Button(c.Reader, s.showButton(c, e))))
	}
	chosen := s.chosen(e.ID)
	check := tree.Art{W: box, H: box, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		switch {
		case chosen:
			c.Round(r, 7, theme.Accent)
			ui.IconCheck(c, r.Inset(4), theme.Card)
		case blocked:
			c.Dashed(r, 7, 1.5, 4, theme.Dashes)
		default:
			c.RoundLine(r, 7, 2, theme.Dashes)
		}
	}}
	mark := tree.Art{W: finger, H: finger, Draw: paintMark}
	read := tree.Press{Base: ui.Base{ID: "newgame.rules." + e.ID, Tip: c.T("newgame.read")}, Node: mark, Do: func() { c.Push(s.rulesOf(e)) }}
	right := tree.Column(4, tree.Center(check), tree.Space(), read)
	return tree.Edges{Top: smallPad, Right: edge, Bottom: edge, Left: smallPad, Node: tree.Row(smallGap, tree.Grow(tree.Edges{Bottom: smallPad - edge, Node: left}), right)}
}

// paintMark paints the question mark that leads to rules.
func paintMark(c *ui.Canvas, r ui.Rect, state ui.State) {
	const radius = 13
	x, y := r.Center()
	circle := ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}
	if state.Hover || state.Pressed {
		c.Round(circle, radius, theme.Well)
	}
	c.CircleLine(x, y, radius, 1.5, theme.Dashes)
	c.TextIn(c.Styles.TextBold, "?", circle, ui.Center, theme.SecondInk)
	if state.Focus {
		c.FocusRing(circle, radius)
	}
}

// smallGround is that of a card in a small window.
func (s *Scene) smallGround(e *game.Extension, blocked bool) tree.Draw {
	chosen := s.chosen(e.ID)
	return func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case blocked:
			c.Dashed(r, 14, 1.5, 4, theme.Dashes)
		case chosen:
			c.Shadow(r, 14, 0.6)
			c.Round(r, 14, theme.AccentSoft)
			c.RoundLine(r, 14, 2, theme.Accent)
		default:
			c.Panel(r, 14)
		}
		if state.Focus {
			c.FocusRing(r, 14)
		}
	}
}

// rulesOf returns the page with the rules of an extension, where it can be chosen, too.
func (s *Scene) rulesOf(e *game.Extension) *book.Book {
	rules := book.New(s.Reader, s.known, s.numbers)
	rules.Played, rules.Players = func() []string { return s.choice.extensions }, s.choice.players
	rules.Note, rules.Button, rules.Lesson = s.exclusion, s.chooseButton, s.showButton
	return rules.At(e.ID)
}

// chooseButton returns the button that adds an extension to the choice, or removes it.
func (s *Scene) chooseButton(c *scenes.Context, e *game.Extension) *ui.Button {
	choose := &ui.Button{Base: ui.Base{ID: "newgame.rules.choose", Disabled: len(s.against(e)) > 0}, Text: c.T("newgame.choose"), Kind: ui.Primary}
	if s.chosen(e.ID) {
		choose.Text, choose.Kind = c.T("newgame.drop"), ui.Quiet
	}
	choose.Do = func() { s.choose(c, e) }
	return choose
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
		names = append(names, words.Extension(s.Reader, rival))
		if why := whyExcluded(s.Reader, e.ID, rival); !slices.Contains(reasons, why) {
			reasons = append(reasons, why)
		}
	}
	return s.T(id, ui.Data{"Names": s.Texts.And(names), "Why": s.Texts.Sentences(reasons...)})
}

func whyExcluded(reader *ui.Reader, a, b string) string {
	if id := "exclusion." + min(a, b) + "." + max(a, b); reader.Texts.Has(id) {
		return reader.T(id)
	}
	return reader.T("exclusion.other")
}

// choose is toggle, after a question if the rules advise against playing the extension with a chosen one (X2).
func (s *Scene) choose(c *scenes.Context, e *game.Extension) {
	toggle := s.change(c, func() { s.toggle(e) })
	x, warned := s.warning(e)
	if s.chosen(e.ID) || !warned {
		toggle()
		return
	}
	c.Ask(&dialog.Dialog{
		Title: c.T("newgame.warning_title"),
		Text:  c.Texts.Ruled(book.Told(c.Reader, x, words.AllNumbers(s.known, s.numbers)), x.Rule),
		Answers: []dialog.Answer{
			{ID: "play", Text: c.T("newgame.warning_play"), Do: toggle},
			{ID: "drop", Text: c.T("newgame.warning_drop")},
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
