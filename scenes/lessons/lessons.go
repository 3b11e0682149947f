// Package lessons is the list of all lessons, and what is kept of those that were played.
package lessons

import (
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/book"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// Scene is the list.
type Scene struct {
	learned func() Learned
	begin   func(c *scenes.Context, l *lesson.Lesson)

	page   ui.Page
	small  bool
	frame  ui.Frame
	panel  ui.Rect
	head   ui.Rect // where the name of the list stands
	scroll *ui.Scroll
}

// New makes the list with what was learned, and what begins a lesson.
func New(learned func() Learned, begin func(c *scenes.Context, l *lesson.Lesson)) *Scene {
	return &Scene{learned: learned, begin: begin}
}

const (
	gap     = 10.0
	pad     = 12.0
	picture = 56.0
	tick    = 22.0
	least   = 340.0 // width of a row
	widest  = 1080.0
	head    = 48.0
)

// pictured are those beside the lessons of the base game.
var pictured = map[string]sprites.ID{lesson.First.Name: sprites.Nurse.Picture(), lesson.Floors.Name: sprites.KindHelipad.Picture(0)}

// Name is what a lesson is called, and About says in a line what it teaches.
func Name(l *lesson.Lesson) string {
	if l.Extension != "" {
		return words.Extension(l.Extension)
	}
	return ui.T("lesson_name." + l.Name)
}

// About says in a line what a lesson teaches.
func About(l *lesson.Lesson) string {
	if l.Extension != "" {
		return words.ExtensionLine(l.Extension)
	}
	return ui.T("lesson_line." + l.Name)
}

// Takes says how long a lesson takes.
func Takes(l *lesson.Lesson) string { return ui.T("lesson.minutes", ui.Data{"Count": l.Minutes}) }

// Layout places a row for each lesson, those of the base game first.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	var area ui.Rect
	if s.small = arrangement.Of(width, height, ui.TextSize()) != arrangement.Desk; s.small {
		s.frame = ui.NewFrame(ui.T("lesson.all"), width, height, 0, c.Settings().LeftHanded)
		s.page.Add(s.frame.Back("lessons.back", c.Pop))
		area = s.frame.Body
	} else {
		s.panel = ui.Rect{W: min(widest, width-64), H: height - 48, Y: 24}
		s.panel.X = (width - s.panel.W) / 2
		area = s.panel.Inset(32)
		top := area.CutTop(head, 12)
		back := &ui.Button{Base: ui.Base{ID: "lessons.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
		back.Rect = top.CutLeft(back.Width(), 16)
		s.page.Add(back)
		s.head = top
		area.W += 12
	}
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "lessons.list", Rect: area}, Offset: offset}
	s.page.Add(s.scroll)
	list := ui.Rect{X: area.X + 2, Y: area.Y + 2, W: area.W - 14, H: 1e6}
	var base, short []*lesson.Lesson
	for _, l := range extensions.Lessons() {
		if l.Extension == "" {
			base = append(base, l)
		} else {
			short = append(short, l)
		}
	}
	s.rows(c, &list, base)
	heading := ui.T("lesson.of_extensions")
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(ui.ParagraphHeight(ui.Heading, heading, list.W), gap), Inside: s.scroll}, Text: heading, Style: ui.Heading, Color: paint.Ink})
	s.rows(c, &list, short)
	s.scroll.Height = list.Y + 4 - area.Y
}

// rows places lessons beside and below each other, those of a row as high as the highest.
func (s *Scene) rows(c *scenes.Context, list *ui.Rect, of []*lesson.Lesson) {
	across := max(1, int((list.W+gap)/(least+gap)))
	width := (list.W - gap*float64(across-1)) / float64(across)
	text := width - 3*pad - picture - tick
	for at := 0; at < len(of); at += across {
		row := of[at:min(len(of), at+across)]
		high := picture
		for _, l := range row {
			high = max(high, ui.ParagraphHeight(ui.Heading, Name(l), text)+ui.ParagraphHeight(ui.Text, About(l), text)+4+ui.ParagraphHeight(ui.TextStrong, Takes(l), text))
		}
		line := list.CutTop(high+2*pad, gap)
		for _, l := range row {
			s.row(c, l, line.CutLeft(width, gap), text)
		}
	}
}

// row places a lesson; a tick says that it was played to its end.
func (s *Scene) row(c *scenes.Context, l *lesson.Lesson, r ui.Rect, text float64) {
	done := s.learned().Has(l.Name)
	says := []string{Name(l), About(l), Takes(l)}
	if done {
		says = append(says, ui.T("lesson.learned"))
	}
	row := &ui.Area{Base: ui.Base{ID: "lessons." + l.Name, Rect: r, Inside: s.scroll, Says: ui.Sentences(says...)}, Do: func() { s.begin(c, l) }}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		c.Panel(r, 12)
		if state.Hover || state.Pressed {
			c.Round(r, 12, paint.Well)
		}
		in := r.Inset(pad)
		sign := ui.Rect{X: in.X, Y: in.Y, W: picture, H: picture}
		if l.Extension != "" {
			book.Picture(c, l.Extension, sign, 0)
		} else {
			c.Round(sign, 12, paint.AccentSoft)
			pictures.UpTo(c, pictured[l.Name], sign.Inset(7), 2, 0)
		}
		x, y := in.X+picture+pad, in.Y
		y += c.Paragraph(ui.Heading, Name(l), x, y, text, ui.Left, paint.Ink)
		y += c.Paragraph(ui.Text, About(l), x, y, text, ui.Left, paint.SecondInk) + 4
		c.Paragraph(ui.TextStrong, Takes(l), x, y, text, ui.Left, paint.SecondInk)
		if done {
			c.Circle(in.Right()-tick/2, in.Y+tick/2, tick/2, paint.Legal)
			ui.IconCheck(c, ui.Rect{X: in.Right() - tick + 5, Y: in.Y + 5, W: tick - 10, H: tick - 10}, paint.Card)
		}
		if state.Focus {
			c.FocusRing(r.Inset(2), 11)
		}
	}
	s.page.Add(row)
	if s.page.Focused() == nil {
		s.page.Focus(row)
	}
}

// Update follows the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// Page gives what one uses here.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the head, and the list.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.small {
		s.frame.Draw(c)
		s.page.Draw(c)
		return
	}
	c.Panel(s.panel, 20)
	c.TextIn(ui.Big, ui.T("lesson.all"), s.head, ui.Left, paint.Ink)
	s.page.Draw(c)
}
