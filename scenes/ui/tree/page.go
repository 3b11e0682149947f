package tree

import (
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Page is a screen with a title and a back button: a panel in a large window. In a small one it takes the whole
// window, with the actions in reach of the thumb.
type Page struct {
	Title string
	Back  string // id of the back button
	Leave func()
	Head  Node // beside the title, or below it if there is no room
	Signs Node // at the end of a small window's head, even if the title gets little room
	Over  Node // the whole ribbon, in place of back button, title and head
	Body  Node
	Most  float64 // width of the panel in logical pixels; 0 for a ribbon across the window instead
	Left  bool    // the actions are at the left thumb
	// Foot returns the actions of a small window, in a column or a row; nil for none.
	Foot func(column bool) Node
}

// Show lays out a page in a window.
func (s *Screen) Show(p *Page, width, height float64) {
	s.show(func() {
		switch {
		case !ui.IsDesk(s.Reader, width, height):
			s.small(p, width, height)
		case p.Most == 0:
			s.ribbon(p, width, height)
		default:
			s.put(p.panel(s.Reader, width), ui.Rect{Y: 24, W: width, H: height - 48})
		}
	})
}

// small lays out a page in a small window.
func (s *Screen) small(p *Page, width, height float64) {
	foot := 0.0
	if p.Foot != nil {
		foot = p.Foot(false).Fit(width - 2*Margin).H
	}
	f := s.frame(p.Title, p.Back, p.Leave, width, height, foot, p.Left)
	if p.Signs != nil {
		b := p.Signs.Fit(f.Head.W)
		b.Put(&s.sheet, f.Head.CutRight(b.W, 8))
	}
	if p.Head != nil {
		b := p.Head.Fit(f.Head.W)
		var at ui.Rect
		if b.W+ui.Measure(s.Styles.Number, p.Title) <= f.Head.W {
			at = f.Head.CutRight(b.W, 12)
		} else {
			at = f.Body.CutTop(b.H, 8)
		}
		b.Put(&s.sheet, at)
	}
	s.put(p.Body, f.Body)
	if p.Foot != nil {
		s.put(p.Foot(f.Low), f.Foot)
	}
}

// ribbon lays out a page in a large window, below a ribbon.
func (s *Screen) ribbon(p *Page, width, height float64) {
	const margin = 16.0
	s.sheet.Paint(ui.Rect{}, func(c *ui.Canvas, _ ui.Rect, _ ui.State) { c.Ribbon() })
	head := p.Over
	if head == nil {
		head = p.head(s.Reader)
	}
	s.put(head, ui.Rect{X: margin, Y: 6, W: width - 2*margin, H: finger})
	r := ui.Rect{W: width, H: height}.Inset(margin)
	r.CutTop(ui.RibbonHeight, 0)
	s.put(p.Body, r)
}

// head returns the back button, the title and whatever is beside it.
func (p *Page) head(reader *ui.Reader) Node {
	back := &ui.Button{Base: ui.Base{ID: p.Back}, Text: reader.T("common.back"), Icon: ui.IconBack, Do: p.Leave}
	title := Text(reader.Styles.Big, p.Title, theme.Ink).InLine()
	if p.Head == nil {
		return Row(16, Button(reader, back), Grow(title))
	}
	return Row(16, Button(reader, back), title, Grow(Right(p.Head)))
}

// frame places the frame of a small window.
func (s *Screen) frame(title, back string, leave func(), width, height, foot float64, left bool) *ui.Frame {
	f := ui.NewFrame(s.Reader, title, width, height, foot, left)
	s.page.Add(f.Back(back, leave))
	s.sheet.Paint(ui.Rect{}, func(c *ui.Canvas, _ ui.Rect, _ ui.State) { f.Draw(c) })
	return &f
}

// panel returns the page as a panel in a large window.
func (p *Page) panel(reader *ui.Reader, width float64) Node {
	const pad, high = 32.0, 48.0
	return Center(Wide(min(p.Most, width-2*pad), Ground(Panel(20), Pad(pad, pad, Column(12, Limits{High: high, Node: p.head(reader)}, Grow(p.Body))))))
}

// Margin is the space left free at the sides of a small window.
const Margin = 12.0

// ToEdges returns a node that reaches from the body of a small window to the window's edges.
func ToEdges(n Node) Node { return Edges{n, 0, -Margin, 0, -Margin} }

// Rising returns a node in the body of a small window, on a panel that continues below the window.
func Rising(n Node) Node {
	const radius = 20
	return ToEdges(Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		r.H += 2 * radius
		c.Panel(r, radius)
	}, Edges{n, 4, Margin, 0, Margin}))
}
