// Package rulespage is the page with the rules of an extension: from the screen of a new game, and from the table.
package rulespage

import (
	"fmt"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// Page shows the rules of one extension, each with its id, and leads to those of the others that are listed.
type Page struct {
	// Listed are the extensions that one can turn to; with one alone there is no list.
	Listed []*game.Extension
	// Shown is which of them is open.
	Shown int
	// Played and Players are the game that the rules are told for: what happens between extensions depends on them.
	Played  func() []string
	Players int
	// Numbers are those of the rules.
	Numbers ui.Data
	// Note is a warning below the extension's line, empty for none; may be nil.
	Note func(e *game.Extension) string
	// Button is at the right end of the head; may be nil.
	Button func(c *scenes.Context, e *game.Extension) *ui.Button

	page   ui.Page
	small  bool // the window is too small for the list beside the rules
	frame  ui.Frame
	list   ui.Rect // the panel of the list
	panel  ui.Rect
	turns  *ui.Scroll
	scroll *ui.Scroll
	boards map[string]*dollhouse.Board // small pictures, by the id of the rule beside which they stand
}

// OfGame is the page for a game that is played, open at an extension; nil in a game of the base game alone.
func OfGame(known []*game.Extension, rules *game.Rules, extension string) *Page {
	p := &Page{Players: rules.Config.Players, Numbers: words.Numbers(rules)}
	var played []string
	for _, e := range known {
		if !rules.Plays(e.ID) {
			continue
		}
		if e.ID == extension {
			p.Shown = len(p.Listed)
		}
		p.Listed, played = append(p.Listed, e), append(played, e.ID)
	}
	if len(p.Listed) == 0 {
		return nil
	}
	p.Played = func() []string { return played }
	return p
}

const (
	margin   = 16
	gap      = 16
	listWide = 264
	rowHigh  = 52
)

// boardsOf are the small pictures of an extension's rules.
func boardsOf(extension string) map[string]*dollhouse.Board {
	boards := map[string]*dollhouse.Board{}
	if d := dress.Of(extension); d != nil && d.Boards != nil {
		for _, board := range d.Boards() {
			boards[board.Rule] = dollhouse.NewBoard(board.Rooms)
		}
	}
	return boards
}

// Layout places the list, the picture, each rule behind its id, and what happens together with the extensions that are played.
func (p *Page) Layout(c *scenes.Context, width, height float64) {
	p.page.Clear()
	if p.small = arrangement.Of(width, height) != arrangement.Desk; p.small {
		p.layoutSmall(c, width, height)
		return
	}
	e := p.Listed[p.Shown]
	head := ui.Rect{X: margin, Y: 6, W: width - 2*margin, H: 44}
	back := &ui.Button{Base: ui.Base{ID: "rules.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutLeft(back.Width(), gap)
	p.page.Add(back)
	if p.Button != nil {
		button := p.Button(c, e)
		button.Rect = head.CutRight(button.Width(), gap)
		p.page.Add(button)
	}
	if p.page.Focused() == nil {
		p.page.Focus(back)
	}
	body := ui.Rect{X: margin, Y: margin + ui.RibbonHeight, W: width - 2*margin, H: height - 2*margin - ui.RibbonHeight}
	wide := min(860, body.W)
	p.list = ui.Rect{}
	if len(p.Listed) > 1 {
		wide = min(860, body.W-listWide-gap)
		body.CutLeft((body.W-wide-listWide-gap)/2, 0)
		p.list = body.CutLeft(listWide, gap)
		p.layoutList(c)
		p.panel = body.CutLeft(wide, 0)
	} else {
		p.panel = ui.Rect{X: (width - wide) / 2, Y: body.Y, W: wide, H: body.H}
	}
	inner := p.panel.Inset(20)
	inner.W -= 12
	p.layoutText(inner)
}

// layoutText places all that is said about the extension that is open.
func (p *Page) layoutText(inner ui.Rect) {
	e := p.Listed[p.Shown]
	offset := 0.0
	if p.scroll != nil {
		offset = p.scroll.Offset
	}
	p.scroll = &ui.Scroll{Base: ui.Base{ID: "rules.text", Rect: inner}, Offset: offset}
	p.page.Add(p.scroll)
	list := ui.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: 1e6}
	p.layoutTop(&list)
	if p.boards == nil {
		p.boards = boardsOf(e.ID)
	}
	for i, r := range words.Rulings(e.ID, p.Numbers) {
		Ruling(&p.page, p.scroll, &list, fmt.Sprintf("rules.ruling.%d", i), r.ID, r.Text, p.boards[r.ID])
	}
	for _, paired := range []bool{false, true} {
		p.layoutBetween(&list, paired)
	}
	for i, other := range words.Editions(e.ID, p.Numbers) {
		if i == 0 {
			p.section(&list, ui.T("newgame.editions"))
		}
		Ruling(&p.page, p.scroll, &list, fmt.Sprintf("rules.edition.%d", i), other.ID, other.Text, nil)
	}
	p.scroll.Height = list.Y - inner.Y
}

// layoutList places a row for each extension that one can turn to.
func (p *Page) layoutList(c *scenes.Context) {
	inner, height, offset := p.list.Inset(8), rowHigh*float64(len(p.Listed)), 0.0
	if height > inner.H {
		inner.W -= 12
	}
	if p.turns != nil {
		offset = p.turns.Offset
	}
	p.turns = &ui.Scroll{Base: ui.Base{ID: "rules.list", Rect: inner}, Offset: offset, Height: height}
	p.page.Add(p.turns)
	rows := inner
	rows.H = p.turns.Height
	for i, e := range p.Listed {
		row := &ui.Area{Base: ui.Base{ID: "rules.of." + e.ID, Rect: rows.CutTop(rowHigh, 0), Inside: p.turns}}
		row.Do = func() { p.turnTo(c, i) }
		row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			ink := paint.Ink
			r.H -= 4
			switch {
			case i == p.Shown:
				ink = paint.Accent
				c.Round(r, 10, paint.AccentSoft)
			case state.Hover:
				c.Round(r, 10, paint.Well)
			}
			if state.Focus {
				c.FocusRing(r, 10)
			}
			Picture(c, e.ID, ui.Rect{X: r.X + 4, Y: r.Y + 4, W: r.H - 8, H: r.H - 8}, 0)
			name := ui.Rect{X: r.X + r.H + 6, Y: r.Y, W: r.W - r.H - 12, H: r.H}
			text := words.Extension(e.ID)
			high := ui.ParagraphHeight(ui.TextStrong, text, name.W)
			c.Paragraph(ui.TextStrong, text, name.X, name.Y+(name.H-high)/2, name.W, ui.Left, ink)
		}
		p.page.Add(row)
		if i == p.Shown {
			p.turns.Show(row.Rect)
		}
	}
}

// turnTo opens the rules of another extension that is listed, at their beginning.
func (p *Page) turnTo(c *scenes.Context, i int) {
	p.Shown, p.boards, p.scroll = i, nil, nil
	c.Relayout()
}

// layoutBetween places the rules between extensions that are about this one: those that always apply, or those that need another
// one that is played.
func (p *Page) layoutBetween(list *ui.Rect, paired bool) {
	first := paired
	for i := range dress.Interactions {
		x := &dress.Interactions[i]
		if x.Paired() != paired || !x.Concerns(p.Listed[p.Shown].ID, p.Played(), p.Players) {
			continue
		}
		if first {
			p.section(list, ui.T("newgame.together_with"))
			first = false
		}
		Ruling(&p.page, p.scroll, list, "rules.interaction."+x.Rule, x.Rule, Told(x, p.Numbers), nil)
	}
}

// section places the title of what follows.
func (p *Page) section(list *ui.Rect, title string) {
	list.CutTop(8, 0)
	height := ui.ParagraphHeight(ui.Heading, title, list.W)
	p.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 6), Inside: p.scroll}, Text: title, Style: ui.Heading, Color: paint.Ink})
}

// layoutTop places the picture with the line about the extension, and a warning.
func (p *Page) layoutTop(list *ui.Rect) {
	side := 132.0
	if p.small { // the title stands in the head
		side = 84
	}
	e, note := p.Listed[p.Shown], ""
	if p.Note != nil {
		note = p.Note(e)
	}
	title, line := ui.T("newgame.rules_of", ui.Data{"Name": words.Extension(e.ID)}), words.ExtensionLine(e.ID)
	width := list.W - side - 20
	titleHigh := 0.0
	if !p.small {
		titleHigh = ui.ParagraphHeight(ui.Big, title, width) + 8
	}
	height := titleHigh + ui.ParagraphHeight(ui.TextStrong, line, width)
	if note != "" {
		height += 8 + ui.ParagraphHeight(ui.Text, note, width)
	}
	top := &ui.Area{Base: ui.Base{ID: "rules.top", Rect: list.CutTop(max(side, height), 16), Inside: p.scroll, Disabled: true}}
	top.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		Picture(c, e.ID, ui.Rect{X: r.X, Y: r.Y, W: side, H: side}, 0)
		x, y := r.X+side+20, r.Y
		if !p.small {
			c.Paragraph(ui.Big, title, x, y, width, ui.Left, paint.Ink)
		}
		y += titleHigh
		y += c.Paragraph(ui.TextStrong, line, x, y, width, ui.Left, paint.SecondInk) + 8
		if note != "" {
			c.Paragraph(ui.Text, note, x, y, width, ui.Left, paint.Warning)
		}
	}
	p.page.Add(top)
}

// Update follows the gestures; Esc goes back.
func (p *Page) Update(c *scenes.Context) {
	if p.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// Draw paints the page.
func (p *Page) Draw(c *ui.Canvas) {
	if p.small {
		c.Panel(p.panel, 20)
		p.frame.Draw(c)
		p.page.Draw(c)
		return
	}
	c.Ribbon()
	if p.list.W > 0 {
		c.Panel(p.list, 16)
	}
	c.Panel(p.panel, 16)
	p.page.Draw(c)
}
