// Package sharing gives games to others and takes theirs: as codes, links, pictures, files and texts.
package sharing

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/clipboard"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Scene is the screen on which the code of a game is seen, and that of another one written or pasted.
type Scene struct {
	code string // of the game that one came from; empty where it has none
	own  bool   // one came from a game
	take func(c *scenes.Context, text string) error

	page    ui.Page
	frame   ui.Frame
	small   bool
	panel   ui.Rect
	written ui.TextField
	pasting <-chan string
	problem error // with what was written
}

// New makes the screen. take sets up what a text says, or says in one sentence why it can't; it is called when this
// screen is gone.
func New(take func(c *scenes.Context, text string) error) *Scene { return &Scene{take: take} }

// Of shows the code of a game, too: empty where it can't be played as it is.
func (s *Scene) Of(code string) *Scene {
	s.code, s.own = code, true
	return s
}

const (
	longest = 700.0 // logical pixels
	most    = 8200  // characters that can be written
	row     = 48.0
	gap     = 12.0
)

// Layout places the code of the game above the field for another one.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	back := &ui.Button{Base: ui.Base{ID: "sharing.back"}, Text: ui.T("common.back"), Do: c.Pop}
	area := ui.Rect{}
	if s.small = arrangement.Of(width, height, ui.TextSize()) != arrangement.Desk; s.small {
		s.frame = ui.NewFrame(ui.T("sharing.title"), width, height, 0, false)
		back = s.frame.Back("sharing.back", c.Pop)
		area = s.frame.Body
	} else {
		area = ui.Rect{Y: 16, W: width, H: height - 32}
	}
	wide := min(longest, area.W-8)
	area.X, area.W = area.X+(area.W-wide)/2, wide
	const shadow = 12.0 // of the panel
	scroll := &ui.Scroll{Base: ui.Base{ID: "sharing.all", Rect: ui.Rect{X: max(0, area.X-shadow), Y: area.Y, W: area.W + 2*shadow, H: area.H}}}
	s.page.Add(scroll)
	panel := ui.Rect{X: area.X, Y: area.Y, W: area.W - 8, H: 1e6}
	top := panel.Y
	if !s.small { // in the middle
		panel.Y += max(0, (area.H-s.place(c, scroll, panel, nil))/2)
		s.page.Clear()
		s.page.Add(scroll)
	}
	s.panel = panel
	s.panel.H = s.place(c, scroll, panel, back)
	scroll.Height = s.panel.Bottom() - top
	scroll.Paint = func(c *ui.Canvas) { c.Panel(s.panel, 16) }
	if s.page.Focused() == nil {
		s.page.Focus(&s.written)
	}
}

// place lays everything out in a panel and gives how high that is.
func (s *Scene) place(c *scenes.Context, inside *ui.Scroll, panel ui.Rect, back *ui.Button) float64 {
	pad := 24.0
	if s.small {
		pad = 16
	}
	body := ui.Rect{X: panel.X + pad, Y: panel.Y + pad, W: panel.W - 2*pad, H: 1e6}
	line := func(id, text string, style ui.Style, color paint.Color, after float64) {
		s.page.Add(&ui.Caption{Base: ui.Base{ID: id, Rect: body.CutTop(ui.ParagraphHeight(style, text, body.W), after), Inside: inside}, Text: text, Style: style, Color: color})
	}
	if !s.small {
		line("", ui.T("sharing.title"), ui.Big, paint.Ink, gap)
	}
	if s.own {
		line("", ui.T("sharing.own"), ui.Heading, paint.Ink, 4)
		if s.code == "" {
			line("sharing.none", ui.T("sharing.none"), ui.Text, paint.SecondInk, gap)
		} else {
			line("sharing.code", s.code, ui.Number, paint.Ink, gap)
			copies := &ui.Button{Base: ui.Base{ID: "sharing.copy", Inside: inside, Tip: ui.T("sharing.copy_tip")}, Text: ui.T("sharing.copy"), Icon: ui.IconShare}
			copies.Do = func() {
				clipboard.Write(s.code)
				c.Toast(ui.T("puzzle.copied"), ui.Allowed)
			}
			copies.Rect = body.CutTop(row, 2*gap)
			copies.Rect.W = min(copies.Rect.W, max(160, copies.Width()))
			s.page.Add(copies)
		}
	}
	line("", ui.T("sharing.other"), ui.Heading, paint.Ink, 8)
	s.written.Base = ui.Base{ID: "sharing.written", Rect: body.CutTop(row, gap), Inside: inside}
	s.written.Placeholder, s.written.Longest = ui.T("sharing.write"), most
	s.written.Do = func(string) {
		if s.problem != nil {
			s.problem = nil
			c.Relayout()
		}
		c.Redraw()
	}
	s.page.Add(&s.written)
	if s.problem != nil {
		text := NotRead(s.problem)
		r := body.CutTop(max(24, ui.ParagraphHeight(ui.TextStrong, text, body.W-32)), gap)
		s.page.Add(&ui.Area{Base: ui.Base{ID: "sharing.problem", Rect: r, Inside: inside, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			ui.IconWarning(c, ui.Rect{X: r.X, Y: r.Y + 2, W: 20, H: 20}, paint.Warning)
			c.Paragraph(ui.TextStrong, text, r.X+32, r.Y, r.W-32, ui.Left, paint.Ink)
		}})
	}
	paste := &ui.Button{Base: ui.Base{ID: "sharing.paste"}, Text: ui.T("sharing.paste"), Do: s.paste}
	set := &ui.Button{Base: ui.Base{ID: "sharing.set_up"}, Text: ui.T("sharing.set_up"), Kind: ui.Primary, Do: func() { s.set(c, s.written.Value) }}
	buttons := []*ui.Button{set, paste}
	if !s.small && back != nil {
		buttons = append(buttons, back)
	}
	at := body.CutTop(row, 0)
	for _, b := range buttons {
		b.Rect, b.Inside = at.CutRight(max(110, b.Width()), gap), inside
		s.page.Add(b)
	}
	if s.small && back != nil {
		s.page.Add(back)
	}
	return body.Y + pad - panel.Y
}

// NotRead says why what somebody gave can't be set up.
func NotRead(err error) string {
	return ui.T("sharing.not_read", ui.Data{"Reason": words.Trouble(err)})
}

// paste asks for what was copied.
func (s *Scene) paste() {
	if s.pasting == nil {
		s.pasting = clipboard.Read()
	}
}

// set sets up what a text says.
func (s *Scene) set(c *scenes.Context, text string) {
	if s.problem = s.take(c, text); s.problem != nil {
		c.Say(NotRead(s.problem))
	}
	c.Relayout()
}

// Update follows the gestures; Return in the field sets up what was written, and Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	g := c.Gestures
	writes := s.page.Focused() == &s.written
	if s.page.Update(g) {
		c.Redraw()
	}
	switch {
	case writes && (g.Key(ebiten.KeyEnter) || g.Key(ebiten.KeyNumpadEnter)):
		s.set(c, s.written.Value)
	case !writes && g.Deed == input.Paste:
		s.paste()
	}
	select {
	case text := <-s.pasting:
		s.pasting = nil
		s.written.Value = text
		s.set(c, text)
	default:
	}
	if g.Cancel {
		c.Pop()
	}
}

// Heading gives the screen's name.
func (s *Scene) Heading() string { return ui.T("sharing.title") }

// Page gives what one uses here.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the panel.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.small {
		s.frame.Draw(c)
	}
	s.page.Draw(c)
}
