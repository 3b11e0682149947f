package book

import (
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
)

// layoutSmall places the page, or the contents with the search, on a sheet that fills a small window.
func (b *Book) layoutSmall(c *scenes.Context, width, height float64) {
	const high, between = 48.0, 8.0
	foot, button := 0.0, b.button(c)
	low := arrangement.Of(width, height, ui.TextSize()) == arrangement.Low
	if button != nil && !low && !b.listing {
		foot = high
	}
	b.frame = ui.NewFrame(ui.T("book.title"), width, height, foot, c.Settings().LeftHanded)
	back := b.frame.Back("book.back", c.Pop)
	b.page.Add(back)
	b.begin(back)
	list := &ui.Button{Base: ui.Base{ID: "book.list", Rect: b.frame.Head.CutRight(44, between), Tip: ui.T("book.contents")}, Icon: ui.IconMenu, Selected: b.listing, Do: func() {
		b.listing = !b.listing
		c.Relayout()
	}}
	b.page.Add(list)
	if !b.listing {
		b.layoutLeavesSmall(c)
	}
	body := b.frame.Body
	b.panel = ui.Rect{X: body.X - 12, Y: body.Y, W: body.W + 24, H: body.H + 40}
	if b.listing {
		top := body.CutTop(44, between)
		if b.Table != nil {
			numbers := &ui.Button{Base: ui.Base{ID: "book.numbers"}, Text: ui.T("title.numbers"), Do: func() { c.Push(b.Table()) }}
			if wide := numbers.Width(); wide < top.W*0.5 {
				numbers.Rect = top.CutRight(wide, between)
				b.page.Add(numbers)
			}
		}
		b.search.Base = ui.Base{ID: "book.search", Rect: top, Says: ui.T("book.search")}
		b.page.Add(&b.search)
		b.layoutContents(c, body, 46)
		b.list.Height += 16
		return
	}
	body.CutTop(14, 0)
	body.X, body.W = body.X+4, body.W-12
	if wide := 920.0; body.W > wide {
		body.X, body.W = body.X+(body.W-wide)/2, wide
	}
	b.layoutPage(c, body)
	b.text.Height += 16
	if button != nil {
		if low {
			button.Rect = b.frame.Head.CutRight(button.Width(), between)
		} else {
			button.Rect = b.frame.Foot
			button.Rect.W = min(480, button.Rect.W)
			button.Rect.X = (width - button.Rect.W) / 2
		}
		b.page.Add(button)
	}
}

// layoutLeavesSmall places the way to the page before, where there is one.
func (b *Book) layoutLeavesSmall(c *scenes.Context) {
	if len(b.before) > 0 {
		b.page.Add(&ui.Button{Base: ui.Base{ID: "book.before", Rect: b.frame.Head.CutRight(44, 8), Tip: ui.T("book.before")}, Icon: ui.IconUndo, Do: func() { b.leaf(c, true) }})
	}
}
