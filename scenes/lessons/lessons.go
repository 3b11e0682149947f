// Package lessons is the list of all lessons, and what is kept of those that were played.
package lessons

import (
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Scene is the list.
type Scene struct {
	tree.Screen
	learned func() Learned
	begin   func(c *scenes.Context, l *lesson.Lesson)
}

// New makes the list with what was learned, and what begins a lesson.
func New(reader *ui.Reader, learned func() Learned, begin func(c *scenes.Context, l *lesson.Lesson)) *Scene {
	return &Scene{Screen: tree.Screen{Reader: reader}, learned: learned, begin: begin}
}

const (
	gap     = 10.0
	pad     = 12.0
	picture = 56.0
	tick    = 22.0
	least   = 340.0 // width of a card
)

// pictured are those beside the lessons of the base game.
var pictured = map[string]sprites.ID{lesson.First.Name: sprites.Nurse.Picture(), lesson.Floors.Name: sprites.KindHelipad.Picture(0)}

// Name is what a lesson is called, and About says in a line what it teaches.
func Name(reader *ui.Reader, l *lesson.Lesson) string {
	if l.Extension != "" {
		return words.Extension(reader, l.Extension)
	}
	return reader.T("lesson_name." + l.Name)
}

// About says in a line what a lesson teaches.
func About(reader *ui.Reader, l *lesson.Lesson) string {
	if l.Extension != "" {
		return words.ExtensionLine(reader, l.Extension)
	}
	return reader.T("lesson_line." + l.Name)
}

// Takes says how long a lesson takes.
func Takes(reader *ui.Reader, l *lesson.Lesson) string {
	return reader.T("lesson.minutes", ui.Data{"Count": l.Minutes})
}

// Layout places a card for each lesson, those of the base game first.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	var base, short []tree.Node
	first := ""
	for _, l := range extensions.Lessons() {
		if l.Extension == "" {
			base = append(base, s.card(c, l))
		} else {
			short = append(short, s.card(c, l))
		}
		if first == "" {
			first = idOf(l)
		}
	}
	cards := func(nodes []tree.Node) tree.Node {
		return tree.Grid{Gap: gap, Between: gap, Least: least, Nodes: nodes}
	}
	heading := tree.Text(c.Styles.Heading, c.T("lesson.of_extensions"), theme.Ink)
	list := tree.Edges{Top: 2, Right: 2, Bottom: gap + 2, Left: 2, Node: tree.Column(gap, cards(base), heading, cards(short))}
	s.Show(&tree.Page{
		Title: c.T("lesson.all"), Back: "lessons.back", Leave: c.Pop, Most: 1080,
		Body: tree.Scroll{ID: "lessons.list", Node: list},
	}, width, height)
	s.Focus(first)
}

func idOf(l *lesson.Lesson) string { return "lessons." + l.Name }

// card is a lesson; a tick says that it was played to its end.
func (s *Scene) card(c *scenes.Context, l *lesson.Lesson) tree.Node {
	says, done := []string{Name(c.Reader, l), About(c.Reader, l), Takes(c.Reader, l)}, tree.Art{W: tick, H: tick}
	if s.learned().Has(l.Name) {
		says, done.Draw = append(says, c.T("lesson.learned")), drawTick
	}
	words := tree.Column(4, tree.Column(0, tree.Text(c.Styles.Heading, Name(c.Reader, l), theme.Ink), tree.Text(c.Styles.Text, About(c.Reader, l), theme.SecondInk)), tree.Text(c.Styles.TextStrong, Takes(c.Reader, l), theme.SecondInk))
	inside := tree.Row(0, tree.Top(sign(l)), tree.Grow(tree.Edges{Left: pad, Node: tree.Top(words)}), tree.Top(done))
	return tree.Press{Base: ui.Base{ID: idOf(l), Says: ui.Said(c.Reader, says...)}, Do: func() { s.begin(c, l) }, Node: tree.Ground(tree.Card, tree.Pad(pad, pad, inside))}
}

// sign is the picture of a lesson.
func sign(l *lesson.Lesson) tree.Node {
	return tree.Art{W: picture, H: picture, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if l.Extension != "" {
			book.Picture(c, l.Extension, r, 0)
			return
		}
		c.Round(r, 12, theme.AccentSoft)
		pictures.UpTo(c, pictured[l.Name], r.Inset(7), 2, 0)
	}}
}

func drawTick(c *ui.Canvas, r ui.Rect, _ ui.State) {
	c.Round(r, tick/2, theme.Legal)
	ui.IconCheck(c, r.Inset(5), theme.Card)
}

// Update follows the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) { c.Follow(&s.Screen) }
