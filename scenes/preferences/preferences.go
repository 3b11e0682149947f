// Package preferences is the settings screen: a page for each kind of settings, with a picture of what each does.
package preferences

import (
	"slices"

	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
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

// Scene is the settings screen.
type Scene struct {
	tree.Screen
	page    page
	open    int // index into parts, or none
	licence int // the open one on the page of credits, from 1; 0 for none
	narrow  bool
	tick    int64
	scale   int                              // in percent; applied after a pause in the presses; 0 for none
	rests   int                              // ticks until then
	boards  map[theme.Theme]*dollhouse.Board // rooms in every palette
}

// New returns the screen, open at its first page; a narrow window lists the pages instead.
func New(reader *ui.Reader) *Scene { return &Scene{Screen: tree.Screen{Reader: reader}, open: none} }

// At returns the screen, open at the page of that name.
func At(reader *ui.Reader, name string) *Scene {
	return &Scene{Screen: tree.Screen{Reader: reader}, open: slices.IndexFunc(parts, func(p part) bool { return p.name == name })}
}

const rowsID = "settings.rows"

// Layout places the list of pages beside the open one; a narrow window shows one of them at a time.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.narrow = arrangement.Of(width, height, c.Styles.Percent) == arrangement.Tall || width < 640
	open, title := s.shown(), c.T("settings.title")
	if s.narrow && open != none {
		title = s.Heading()
	}
	var chosen ui.Rect
	body := tree.Row(24)
	if !s.narrow {
		body.Nodes = append(body.Nodes, tree.ByWidth(func(wide float64) tree.Node {
			return tree.Wide(min(208, wide*0.3), tree.Edges{Right: 8, Node: s.names(c, open, &chosen)})
		}))
	} else if open == none {
		body.Nodes = append(body.Nodes, tree.Grow(s.names(c, open, &chosen)))
	}
	if open != none {
		s.page = page{context: c, scene: s}
		parts[open].fill(&s.page)
		body.Nodes = append(body.Nodes, tree.Grow(tree.Edges{Right: 12, Node: tree.Scroll{ID: rowsID, Node: tree.Column(0, s.page.nodes...)}}))
	}
	node := tree.Node(body)
	if !ui.IsDesk(c.Reader, width, height) {
		node = tree.Rising(body)
	}
	s.Show(&tree.Page{Title: title, Back: "settings.back", Leave: func() { s.back(c) }, Body: node, Most: 1080}, width, height)
	if chosen.W > 0 {
		s.Scroll(namesID).Show(chosen)
	}
}

const namesID = "settings.pages"

// names returns the list of pages. It stores in chosen where the open page's row is.
func (s *Scene) names(c *scenes.Context, open int, chosen *ui.Rect) tree.Node {
	list := tree.Column(4)
	for i, p := range parts {
		name := &ui.Button{Base: ui.Base{ID: "settings.page." + p.name}, Text: c.T("settings.page." + p.name), Kind: ui.Row, Icon: p.icon, Selected: i == open, Do: func() { s.turn(c, i) }}
		if s.narrow {
			name.Note = "›"
		}
		row := tree.Node(tree.Sized{Widget: name, H: 48})
		if i == open {
			row = tree.At(chosen, row)
		}
		list.Nodes = append(list.Nodes, row)
	}
	return tree.Scroll{ID: namesID, Node: tree.Edges{Bottom: 4, Node: list}}
}

// shown returns the page being shown, or none: a wide window shows the first one if none is open.
func (s *Scene) shown() int {
	if s.narrow {
		return s.open
	}
	return max(0, s.open)
}

// Heading returns the name of the page being shown.
func (s *Scene) Heading() string {
	if open := s.shown(); open != none {
		return s.T("settings.page." + parts[open].name)
	}
	return ""
}

// resize applies the scale that was chosen last, if it is pending: while it is being chosen, its button stays
// under the pointer.
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
	s.open, s.Scroll(rowsID).Offset = i, 0
	c.Relayout()
}

// back goes from a page to the list of pages if that is on its own, or leaves the settings.
func (s *Scene) back(c *scenes.Context) {
	s.resize(c)
	if s.narrow && s.open != none {
		s.turn(c, none)
		return
	}
	c.Pop()
}

// Update handles the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	const still = 2 // ticks between two pictures while something moves
	if s.tick++; s.page.moves && s.tick%still == 0 {
		c.Redraw()
	}
	if s.Screen.Page().Update(c.Gestures) {
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
