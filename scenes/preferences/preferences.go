// Package preferences is the screen of the settings: a page for each kind of them, with a picture of what each does.
package preferences

import (
	"slices"

	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// part is a page of the settings. Its name is the text settings.page.<name>.
type part struct {
	name string
	icon ui.Icon
	fill func(p *page)
}

// parts are the pages in their order.
var parts = []part{
	{"language", ui.IconGlobe, language},
	{"screen", ui.IconScreen, screen},
	{"motion", ui.IconMotion, motion},
	{"sound", ui.IconSpeaker, sound},
	{"colors", ui.IconEye, colors},
	{"hand", ui.IconHand, hand},
	{"keys", ui.IconKeyboard, keys},
	{"credits", ui.IconInfo, credits},
}

const none = -1 // no page is open: a narrow window lists them

// Scene is the settings' screen.
type Scene struct {
	widgets ui.Page
	panel   ui.Rect
	head    ui.Rect
	title   string
	names   *ui.Scroll // the list of the pages
	rows    *ui.Scroll // of the page that is open
	page    page
	open    int // which of parts, or none
	licence int // which is read on the page of credits, from 1; 0 is none
	narrow  bool
	tick    int64
	scale   int                             // percent that everything is to be drawn at once the player has pressed no more for a while; 0 is none
	rests   int                             // ticks until then
	boards  map[paint.Look]*dollhouse.Board // rooms in every palette
}

// New makes the screen, open at its first page; a narrow window lists the pages instead.
func New() *Scene { return &Scene{open: none} }

// At makes the screen, open at the page of that name.
func At(name string) *Scene {
	return &Scene{open: slices.IndexFunc(parts, func(p part) bool { return p.name == name })}
}

// Layout places the list of the pages beside the one that is open; a narrow window has one of them at a time.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	const listWide, rowHigh, gap = 208.0, 48.0, 24.0
	edge, pad := 32.0, 32.0
	s.narrow = arrangement.Of(width, height, ui.TextSize()) == arrangement.Tall || width < 640
	switch {
	case s.narrow:
		edge, pad = 0, 16
	case height < 640:
		edge, pad = 16, 20
	}
	s.widgets.Clear()
	s.panel = ui.Rect{W: min(1080, width-2*edge), H: min(752, height-edge)}
	if s.narrow {
		s.panel.H = height
	}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, (height-s.panel.H)/2
	body := s.panel.Inset(pad)
	s.head = body.CutTop(44, 20)
	back := &ui.Button{Base: ui.Base{ID: "settings.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: func() { s.back(c) }}
	back.Rect = s.head.CutLeft(back.Width(), 16)
	s.title = ui.T("settings.title")
	open := s.shown()
	if s.narrow && open != none {
		s.title = s.Heading()
	}
	if !s.narrow || open == none {
		list := body
		if !s.narrow {
			list = body.CutLeft(min(listWide, body.W*0.3), gap)
			list.W -= 8 // beside the bar
		}
		s.names = &ui.Scroll{Base: ui.Base{ID: "settings.pages", Rect: list}, Offset: offset(s.names), Height: float64(len(parts)) * (rowHigh + 4)}
		s.widgets.Add(s.names)
		for i, p := range parts {
			name := &ui.Button{Base: ui.Base{ID: "settings.page." + p.name, Rect: list.CutTop(rowHigh, 4), Inside: s.names}, Text: ui.T("settings.page." + p.name), Kind: ui.Row, Icon: p.icon, Selected: i == open}
			if s.narrow {
				name.Note = "›"
			}
			name.Do = func() { s.turn(c, i) }
			s.widgets.Add(name)
			if name.Selected {
				s.names.Show(name.Rect)
			}
		}
	}
	if open != none {
		if s.narrow {
			body.W -= 8
		} else {
			body.W -= 12
		}
		s.rows = &ui.Scroll{Base: ui.Base{ID: "settings.rows", Rect: body}, Offset: offset(s.rows), Paint: s.page.paint}
		s.widgets.Add(s.rows)
		s.page = page{context: c, scene: s, body: body, pictures: s.page.pictures[:0], texts: s.page.texts[:0], lines: s.page.lines[:0]}
		parts[open].fill(&s.page)
		s.rows.Height = s.page.body.Y - body.Y
	}
	s.widgets.Add(back)
}

func offset(of *ui.Scroll) float64 {
	if of == nil {
		return 0
	}
	return of.Offset
}

// shown is the page that is seen, or none: a wide window shows the first one where none is open.
func (s *Scene) shown() int {
	if s.narrow {
		return s.open
	}
	return max(0, s.open)
}

// Heading gives the name of the page that is seen.
func (s *Scene) Heading() string {
	if open := s.shown(); open != none {
		return ui.T("settings.page." + parts[open].name)
	}
	return ""
}

// resize has everything drawn at the scale that was chosen last, if that is still to come: while it is being chosen its
// button stays under the pointer.
func (s *Scene) resize(c *scenes.Context) {
	if s.scale == 0 {
		return
	}
	now := c.Settings()
	now.Scale, s.scale = s.scale, 0
	c.ChangeSettings(now)
}

// turn opens a page.
func (s *Scene) turn(c *scenes.Context, i int) {
	s.resize(c)
	s.open, s.rows = i, nil
	c.Relayout()
}

// back goes from a page to the list of them where that is by itself, or leaves the settings.
func (s *Scene) back(c *scenes.Context) {
	s.resize(c)
	if s.narrow && s.open != none {
		s.turn(c, none)
		return
	}
	c.Pop()
}

// Update follows the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	const still = 2 // ticks between two pictures of what moves
	if s.tick++; s.page.moves && s.tick%still == 0 {
		c.Redraw()
	}
	if s.widgets.Update(c.Gestures) {
		c.Redraw()
	}
	if s.scale != 0 {
		c.Awake()
		if s.rests--; s.rests <= 0 {
			s.resize(c)
		}
	}
	if c.Gestures.Cancel {
		s.back(c)
	}
}

// Page gives what one uses here.
func (s *Scene) Page() *ui.Page { return &s.widgets }

// Draw paints the panel with its page.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(s.panel, 20)
	style := ui.Big
	if ui.Measure(style, s.title) > s.head.W {
		style = ui.Number
	}
	c.TextIn(style, s.title, s.head, ui.Left, paint.Ink)
	s.widgets.Draw(c)
}
