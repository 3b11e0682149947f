// Package stopped is the last screen, after a mistake in the program: what is saved, and a report for whoever fixes
// it. It uses little of the program, since anything may be broken.
package stopped

import (
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Scene is the screen after a mistake.
type Scene struct {
	*ui.Reader
	mistake scenes.Mistake
	page    ui.Page
	panel   ui.Rect
	scroll  ui.Scroll
	said    bool
}

// New returns the screen for a mistake.
func New(reader *ui.Reader, m scenes.Mistake) *Scene { return &Scene{Reader: reader, mistake: m} }

const (
	margin = 12.0
	pad    = 24.0
	gap    = 12.0
	widest = 680.0
	finger = 48.0
)

// sentences returns what was saved, and what the report is for.
func (s *Scene) sentences() []string {
	kept := s.T("stopped.kept_here")
	if !storage.Keeps() {
		kept = s.T("page.unsaved")
	} else if s.mistake.Folder != "" {
		kept = s.T("failure.kept", ui.Data{"Folder": s.mistake.Folder})
	}
	report := s.T("stopped.report")
	if s.mistake.Kept {
		report = ui.Said(s.Reader, report, s.T("stopped.report_kept"))
	}
	return []string{s.T("stopped.text"), kept, report}
}

// Layout places the sentences above the buttons; they scroll if they don't fit.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear(s.Reader)
	s.panel = ui.Rect{W: min(widest, width-2*margin)}
	s.panel.X = (width - s.panel.W) / 2
	wide := s.panel.W - 2*pad
	buttons := []*ui.Button{
		{Base: ui.Base{ID: "stopped.leave"}, Text: leaving(c.Reader), Kind: ui.Primary, Do: func() { leave(c) }},
		{Base: ui.Base{ID: "stopped.copy"}, Text: c.T("stopped.copy"), Do: func() {
			clipboard.Write(s.mistake.Report)
			c.Toast(c.T("stopped.copied"), ui.Allowed)
		}},
	}
	foot, row := finger, buttons[0].Width(c.Reader)+gap+buttons[1].Width(c.Reader) <= wide
	if !row {
		foot += gap + finger
	}
	texts := []ui.Caption{{Text: c.T("stopped.title"), Style: c.Styles.Big, Color: theme.Ink}}
	for _, sentence := range s.sentences() {
		texts = append(texts, ui.Caption{Text: sentence, Style: c.Styles.Text, Color: theme.Ink})
	}
	texts = append(texts, ui.Caption{Text: c.T("stopped.reason", ui.Data{"Reason": s.mistake.Reason}), Style: c.Styles.Text, Color: theme.SecondInk})
	s.scroll.Height = 0
	for i := range texts {
		t := &texts[i]
		t.Rect.H = ui.ParagraphHeight(t.Style, t.Text, wide)
		s.scroll.Height += t.Rect.H + gap
	}
	s.panel.H = min(height-2*margin, s.scroll.Height+gap+foot+2*pad)
	s.panel.Y = (height - s.panel.H) / 2
	in := s.panel.Inset(pad)
	at := in.CutBottom(foot, gap)
	s.scroll.Base = ui.Base{ID: "stopped.text", Rect: in}
	s.page.Add(&s.scroll)
	line := in
	line.H = s.scroll.Height
	for i := range texts {
		t := &texts[i]
		t.Rect, t.Inside = line.CutTop(t.Rect.H, gap), &s.scroll
		s.page.Add(t)
	}
	for _, b := range buttons {
		if row {
			b.Rect = at.CutLeft(b.Width(c.Reader), gap)
		} else {
			b.Rect = at.CutTop(finger, gap)
		}
		s.page.Add(b)
	}
	if s.page.Focused() == nil {
		s.page.Focus(buttons[0])
	}
}

// Update handles the gestures, and reads the sentences to screen readers.
func (s *Scene) Update(c *scenes.Context) {
	if !s.said {
		s.said = true
		c.Say(ui.Said(c.Reader, s.sentences()...))
	}
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
}

// Page returns the widgets.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints sentences and buttons.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(s.panel, 20)
	s.page.Draw(c)
}
