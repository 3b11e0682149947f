package newgame

import (
	"fmt"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// rulesPage shows the rules of one extension above the screen on which the game is put together.
type rulesPage struct {
	scene     *Scene
	extension *game.Extension

	page   ui.Page
	panel  ui.Rect
	scroll *ui.Scroll
	boards map[string]*dollhouse.Board // small pictures, by the id of the rule beside which they stand
}

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

// Layout places the picture, each rule behind its id, and what happens together with the extensions that are chosen.
func (p *rulesPage) Layout(c *scenes.Context, width, height float64) {
	p.page.Clear()
	e := p.extension
	head := ui.Rect{X: margin, Y: 6, W: width - 2*margin, H: 44}
	back := &ui.Button{Base: ui.Base{ID: "newgame.rules.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutLeft(back.Width(), gap)
	choose := &ui.Button{Base: ui.Base{ID: "newgame.rules.choose", Disabled: len(p.scene.against(e)) > 0}, Text: ui.T("newgame.choose"), Kind: ui.Primary}
	if p.scene.chosen(e.ID) {
		choose.Text, choose.Kind = ui.T("newgame.drop"), ui.Quiet
	}
	choose.Do = func() { p.scene.choose(c, e) }
	choose.Rect = head.CutRight(choose.Width(), gap)
	p.page.Add(back, choose)
	if p.page.Focused() == nil {
		p.page.Focus(back)
	}
	wide := min(860, width-2*margin)
	p.panel = ui.Rect{X: (width - wide) / 2, Y: margin + ui.RibbonHeight, W: wide, H: height - 2*margin - ui.RibbonHeight}
	inner := p.panel.Inset(20)
	inner.W -= 12
	offset := 0.0
	if p.scroll != nil {
		offset = p.scroll.Offset
	}
	p.scroll = &ui.Scroll{Base: ui.Base{ID: "newgame.rules", Rect: inner}, Offset: offset}
	p.page.Add(p.scroll)
	list := ui.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: 1e6}
	p.layoutTop(&list)
	numbers := words.AllNumbers(p.scene.known, p.scene.numbers)
	if p.boards == nil {
		p.boards = boardsOf(e.ID)
	}
	for i, r := range words.Rulings(e.ID, numbers) {
		ruling(&p.page, p.scroll, &list, fmt.Sprintf("newgame.ruling.%d", i), r.ID, r.Text, p.boards[r.ID])
	}
	for _, paired := range []bool{false, true} {
		p.layoutBetween(&list, numbers, paired)
	}
	for i, other := range words.Editions(e.ID, numbers) {
		if i == 0 {
			p.section(&list, ui.T("newgame.editions"))
		}
		ruling(&p.page, p.scroll, &list, fmt.Sprintf("newgame.edition.%d", i), other.ID, other.Text, nil)
	}
	p.scroll.Height = list.Y - inner.Y
}

// layoutBetween places the rules between extensions that are about this one: those that always apply, or those that need another
// one that is chosen.
func (p *rulesPage) layoutBetween(list *ui.Rect, numbers ui.Data, paired bool) {
	first := paired
	for i := range dress.Interactions {
		x := &dress.Interactions[i]
		if x.Paired() != paired || !x.Concerns(p.extension.ID, p.scene.choice.extensions, p.scene.choice.players) {
			continue
		}
		if first {
			p.section(list, ui.T("newgame.together_with"))
			first = false
		}
		ruling(&p.page, p.scroll, list, "newgame.interaction."+x.Rule, x.Rule, told(x, numbers), nil)
	}
}

// section places the title of what follows.
func (p *rulesPage) section(list *ui.Rect, title string) {
	list.CutTop(8, 0)
	height := ui.ParagraphHeight(ui.Heading, title, list.W)
	p.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 6), Inside: p.scroll}, Text: title, Style: ui.Heading, Color: paint.Ink})
}

// layoutTop places the picture with the line about the extension and what it excludes.
func (p *rulesPage) layoutTop(list *ui.Rect) {
	const side = 132
	e := p.extension
	title, line, excludes := ui.T("newgame.rules_of", ui.Data{"Name": words.Extension(e.ID)}), words.ExtensionLine(e.ID), p.scene.exclusion(e)
	width := list.W - side - 20
	height := ui.ParagraphHeight(ui.Big, title, width) + 8 + ui.ParagraphHeight(ui.TextStrong, line, width)
	if excludes != "" {
		height += 8 + ui.ParagraphHeight(ui.Text, excludes, width)
	}
	top := &ui.Area{Base: ui.Base{ID: "newgame.rules.top", Rect: list.CutTop(max(side, height), 16), Inside: p.scroll, Disabled: true}}
	top.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		paintPicture(c, e.ID, ui.Rect{X: r.X, Y: r.Y, W: side, H: side}, 0)
		x, y := r.X+side+20, r.Y
		y += c.Paragraph(ui.Big, title, x, y, width, ui.Left, paint.Ink) + 8
		y += c.Paragraph(ui.TextStrong, line, x, y, width, ui.Left, paint.SecondInk) + 8
		if excludes != "" {
			c.Paragraph(ui.Text, excludes, x, y, width, ui.Left, paint.Warning)
		}
	}
	p.page.Add(top)
}

// Update follows the gestures; Esc goes back.
func (p *rulesPage) Update(c *scenes.Context) {
	if p.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// Draw paints the page.
func (p *rulesPage) Draw(c *ui.Canvas) {
	c.Ribbon()
	c.Panel(p.panel, 16)
	p.page.Draw(c)
}
