// Package numbers is the page that shows every number of the rules (B90): price, income, limit, with its name in words
// and in a file of numbers, its rule and its source.
package numbers

import (
	"strings"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Scene is the page.
type Scene struct {
	tree.Screen
	table   []game.NumberSpec
	own     map[string]int // values that are the player's own
	problem string         // why there is no table

	filter ui.TextField
	shown  []game.NumberSpec
	only   string // a source letter: no others are shown; ownSource for the player's own values
}

// sources are the letters that say where a number comes from, and what stands for the player's own file.
var sources = []string{"R", "S", "I", "H", ownSource}

const ownSource = "own"

// sourceColor marks a source: house values stand out, for nothing known says them.
func sourceColor(source string) theme.Color {
	switch source {
	case "H":
		return theme.Warning
	case ownSource:
		return theme.Accent
	}
	return theme.LegalInk
}

// New makes the page for the numbers of a base game with these extensions, with the player's own values in place.
func New(reader *ui.Reader, extensions []*game.Extension, own map[string]int) *Scene {
	s := &Scene{Screen: tree.Screen{Reader: reader}, own: own}
	rules, err := game.NewRules(game.Config{Players: 1, Numbers: own}, extensions)
	if err != nil {
		s.problem = err.Error()
		return s
	}
	s.table = rules.Table
	return s
}

const (
	roomy  = 840.0 // logical pixels of width from which a number stands in one line
	radius = 11.0  // of the disc of a source
)

// Layout places the search field, the sources and the list.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.find()
	s.filter.Base, s.filter.Placeholder = ui.Base{ID: "numbers.filter"}, c.T("numbers.filter")
	s.filter.Do = func(string) { c.Relayout() }
	s.Show(&tree.Page{
		Title: c.T("numbers.title"), Back: "numbers.back", Leave: c.Pop, Most: 960,
		Head: tree.Sized{Widget: &s.filter, W: 220},
		Body: tree.ByWidth(func(wide float64) tree.Node {
			if wide < roomy {
				return s.narrow(c)
			}
			return s.wide(c)
		}),
	}, width, height)
}

// wide has the numbers in columns, whose names stay above them.
func (s *Scene) wide(c *scenes.Context) tree.Node {
	name := func(id string) tree.Words { return tree.Text(c.Styles.TextBold, c.T(id), theme.Ink) }
	lines := []tree.Line{{PadX: 8, PadY: 4, Around: tree.Underlined, Cells: []tree.Node{name("numbers.name"), name("numbers.rule"), name("numbers.source"), name("numbers.value").To(ui.Right)}}}
	for i := range s.shown {
		spec := &s.shown[i]
		from, value := s.told(spec)
		lines = append(lines, tree.Line{PadX: 8, PadY: 7, Around: striped(i), Cells: []tree.Node{
			s.named(spec), tree.Text(c.Styles.Text, spec.Rule, theme.SecondInk), tree.Middle(from("")), value,
		}})
	}
	if len(s.shown) == 0 {
		lines = append(lines, tree.Line{PadX: 8, PadY: 7, Cells: []tree.Node{s.none()}})
	}
	columns := []tree.Columned{{Share: 45}, {Least: 51}, {Share: 48}, {Least: 84}}
	table := tree.Table{Gap: 16, Columns: columns, Lines: lines, Scroll: "numbers.list"}
	return tree.Column(8, about(c.Reader), tree.Wrap{Gap: 8, Between: 8, Nodes: s.chips(c, 32)}, tree.Grow(table))
}

// narrow has the numbers below each other, with the sources in a line above that is drawn sideways.
func (s *Scene) narrow(c *scenes.Context) tree.Node {
	lines := []tree.Node{tree.Pad(0, 8, about(c.Reader))}
	for i := range s.shown {
		spec := &s.shown[i]
		from, value := s.told(spec)
		name := tree.Row(8, tree.Grow(s.named(spec)), tree.Top(value))
		lines = append(lines, striped(i)(tree.Pad(8, 8, tree.Column(0, name, from(spec.Rule)))))
	}
	if len(s.shown) == 0 {
		lines = append(lines, s.none())
	}
	list := tree.Center(tree.Limits{Most: 760, Node: tree.Scroll{ID: "numbers.list", Node: tree.Column(0, lines...)}})
	sources := tree.Scroll{ID: "numbers.sources", Sideways: true, Node: tree.Pad(tree.Margin, 0, tree.Row(8, s.chips(c, 44)...))}
	return tree.Column(8, tree.ToEdges(sources), tree.Grow(tree.Rising(list)))
}

func about(reader *ui.Reader) tree.Node {
	return tree.Text(reader.Styles.Text, reader.T("numbers.about"), theme.SecondInk)
}

// none says why no number is shown.
func (s *Scene) none() tree.Node {
	text := s.T("numbers.none")
	if s.problem != "" {
		text = s.problem
	}
	return tree.Text(s.Styles.Text, text, theme.SecondInk)
}

// striped puts every second line on a ground.
func striped(i int) func(tree.Node) tree.Node {
	return func(n tree.Node) tree.Node {
		if i%2 == 0 {
			return n
		}
		return tree.Ground(tree.Round(8, theme.Well), n)
	}
}

// chips say what the letters mean: a click on one shows only its numbers.
func (s *Scene) chips(c *scenes.Context, high float64) (chips []tree.Node) {
	for _, source := range sources {
		if source == ownSource && len(s.own) == 0 {
			continue
		}
		name := tree.Row(5, disc(c.Reader, source), tree.Text(c.Styles.Text, c.T("numbers.source."+source), theme.Ink).InLine())
		chip := tree.Limits{High: high, Node: tree.Edges{Left: high/2 - radius, Right: high/2 - 4, Node: name}}
		chips = append(chips, tree.Press{Base: ui.Base{ID: "numbers.only." + source}, Do: func() { s.showOnly(c, source) }, Node: tree.Ground(
			func(c *ui.Canvas, r ui.Rect, state ui.State) { c.Chip(r, "", s.only == source, state) }, chip)})
	}
	return chips
}

// disc has the letter of a source.
func disc(reader *ui.Reader, source string) tree.Node {
	letter := source
	if source == ownSource {
		letter = "*"
	}
	return tree.Art{W: 2 * radius, H: reader.Styles.Text.LineHeight(), Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		x, y := r.Center()
		c.Circle(x, y, radius, sourceColor(source))
		c.TextIn(c.Styles.TextBold, letter, r, ui.Center, theme.Card)
	}}
}

// showOnly shows the numbers of a source and no others, or all again.
func (s *Scene) showOnly(c *scenes.Context, source string) {
	if s.only == source {
		s.only = ""
	} else {
		s.only = source
	}
	c.Relayout()
}

// named is the name of a number, in words and below them as it is written in a file.
func (s *Scene) named(spec *game.NumberSpec) tree.Node {
	return tree.Column(0, tree.Text(s.Styles.TextStrong, words.NumberName(s.Reader, spec.Name), theme.Ink), tree.Text(s.Styles.Text, spec.Name, theme.SecondInk))
}

// find finds the numbers whose name, rule or source holds what is written in the field.
func (s *Scene) find() {
	wanted := strings.ToLower(strings.TrimSpace(s.filter.Value))
	s.shown = s.shown[:0]
	for _, spec := range s.table {
		text := strings.ToLower(strings.Join([]string{words.NumberName(s.Reader, spec.Name), spec.Name, spec.Rule, s.T("numbers.source." + spec.Source)}, "\n"))
		_, own := s.own[spec.Name]
		if strings.Contains(text, wanted) && (s.only == "" || s.only == spec.Source || s.only == ownSource && own) {
			s.shown = append(s.shown, spec)
		}
	}
}

// told is the source of a number, with its rule behind it where that is to stand there, and the value, with the
// player's own behind it.
func (s *Scene) told(spec *game.NumberSpec) (from func(rule string) tree.Node, value tree.Node) {
	source, ink, number := spec.Source, theme.SecondInk, s.Texts.Number(spec.Value)
	if own, ok := s.own[spec.Name]; ok {
		source, ink, number = ownSource, theme.Accent, s.Texts.Arrows(number, s.Texts.Number(own))
	}
	from = func(rule string) tree.Node {
		return tree.Row(8, tree.Top(disc(s.Reader, source)), tree.Grow(tree.Text(s.Styles.Text, s.Texts.Dots(s.T("numbers.source."+source), rule), ink)))
	}
	return from, tree.Text(s.Styles.Figures, number, theme.Ink).To(ui.Right)
}

// Update follows the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) { c.Follow(&s.Screen) }
