// Package numbers is the page that shows every number of the rules (B90): price, income, limit, with its name in a file
// of numbers, its rule and its source.
package numbers

import (
	"fmt"
	"strings"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// Scene is the page.
type Scene struct {
	table   []game.NumberSpec
	own     map[string]int // values that are the player's own
	problem string         // why there is no table

	page   ui.Page
	small  bool // the window is too small for columns
	frame  ui.Frame
	strip  *ui.Scroll // of the sources, in a small window
	panel  ui.Rect
	filter ui.TextField
	scroll ui.Scroll
	shown  []game.NumberSpec
	rows   []ui.Rect // of what is shown, in a small window
	only   string    // a source letter: no others are shown; ownSource for the player's own values
	about  ui.Rect
	title  ui.Rect
	head   ui.Rect // of the columns
}

// sources are the letters that say where a number comes from, and what stands for the player's own file.
var sources = []string{"R", "S", "I", "H", ownSource}

const ownSource = "own"

// sourceColor marks a source: house values stand out, for nothing known says them.
func sourceColor(source string) paint.Color {
	switch source {
	case "H":
		return paint.Warning
	case ownSource:
		return paint.Accent
	}
	return paint.LegalInk
}

// New makes the page for the numbers of a base game with these extensions, with the player's own values in place.
func New(extensions []*game.Extension, own map[string]int) *Scene {
	s := &Scene{own: own}
	rules, err := game.NewRules(game.Config{Players: 1, Numbers: own}, extensions)
	if err != nil {
		s.problem = err.Error()
		return s
	}
	s.table = rules.Table
	return s
}

const (
	rowHeight  = 34
	headHeight = 28
	widest     = 960
)

// columns are where in a row of a width the rule, the source and the value begin, from its left end.
func columns(width float64) (rule, source, value float64) {
	return width * 0.40, width * 0.48, width - 72
}

// Layout places the panel, the search field and the list.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	if s.small = arrangement.Of(width, height, ui.TextSize()) != arrangement.Desk; s.small {
		s.layoutSmall(c, width, height)
		return
	}
	s.panel = ui.Rect{W: min(widest, width-64), H: height - 48, Y: 24}
	s.panel.X = (width - s.panel.W) / 2
	body := s.panel.Inset(32)
	head := body.CutTop(48, 12)
	back := &ui.Button{Base: ui.Base{ID: "numbers.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutLeft(back.Width(), 16)
	s.filter.Base = ui.Base{ID: "numbers.filter", Rect: head.CutRight(220, 16)}
	s.filter.Placeholder = ui.T("numbers.filter")
	s.filter.Do = func(string) { s.find() }
	s.title = head
	s.about = body.CutTop(ui.ParagraphHeight(ui.Text, ui.T("numbers.about"), body.W), 8)
	s.layoutSources(c, &body)
	s.head = body.CutTop(headHeight, 0)
	s.scroll.Base = ui.Base{ID: "numbers.list", Rect: body}
	s.scroll.Rect.W -= 12
	s.scroll.Paint = s.paintRows
	s.page.Add(&s.scroll, back, &s.filter)
	s.find()
}

// layoutSources places what the letters mean: a click on one shows only its numbers. What has no room goes to the next
// line.
func (s *Scene) layoutSources(c *scenes.Context, body *ui.Rect) {
	const height, gap = 32, 8
	x, y := body.X, body.Y
	for _, source := range sources {
		if source == ownSource && len(s.own) == 0 {
			continue
		}
		text := ui.T("numbers.source." + source)
		width := ui.Measure(ui.Text, text) + 44
		if x+width > body.Right() && x > body.X {
			x, y = body.X, y+height+gap
		}
		chip := &ui.Area{Base: ui.Base{ID: "numbers.only." + source, Rect: ui.Rect{X: x, Y: y, W: width, H: height}}, Do: s.showOnly(c, source)}
		chip.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			switch {
			case s.only == source:
				c.Round(r, height/2, paint.AccentSoft)
				c.RoundLine(r, height/2, 2, paint.Accent)
			case state.Hover:
				c.Tile(r, height/2, paint.Darker(paint.Well, 0.06))
			default:
				c.Tile(r, height/2, paint.Well)
			}
			paintLetter(c, r.X+16, r.Y+r.H/2, source)
			c.TextIn(ui.Text, text, ui.Rect{X: r.X + 32, Y: r.Y, W: r.W - 40, H: r.H}, ui.Left, paint.Ink)
			if state.Focus {
				c.FocusRing(r, height/2)
			}
		}
		s.page.Add(chip)
		x += width + gap
	}
	body.CutTop(y+height-body.Y, gap)
}

// showOnly shows the numbers of a source and no others, or all again.
func (s *Scene) showOnly(c *scenes.Context, source string) func() {
	return func() {
		if s.only == source {
			s.only = ""
		} else {
			s.only = source
		}
		s.find()
		c.Redraw()
	}
}

// paintLetter paints the disc of a source around x, y.
func paintLetter(c *ui.Canvas, x, y float64, source string) {
	const radius = 11
	c.Circle(x, y, radius, sourceColor(source))
	letter := source
	if source == ownSource {
		letter = "*"
	}
	c.TextIn(ui.TextBold, letter, ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, ui.Center, paint.Card)
}

// find shows the numbers whose name, rule or source holds what is written in the field.
func (s *Scene) find() {
	wanted := strings.ToLower(strings.TrimSpace(s.filter.Value))
	s.shown = s.shown[:0]
	for _, spec := range s.table {
		text := strings.ToLower(strings.Join([]string{spec.Name, spec.Rule, ui.T("numbers.source." + spec.Source)}, "\n"))
		_, own := s.own[spec.Name]
		if strings.Contains(text, wanted) && (s.only == "" || s.only == spec.Source || s.only == ownSource && own) {
			s.shown = append(s.shown, spec)
		}
	}
	s.scroll.Height = rowHeight * float64(len(s.shown))
	if s.small {
		s.scroll.Height = s.placeRows()
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

// Draw paints the panel, what the page is about, and the list.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.small {
		c.Panel(s.panel, 20)
		s.frame.Draw(c)
		s.page.Draw(c)
		return
	}
	c.Panel(s.panel, 20)
	c.TextIn(ui.Big, ui.T("numbers.title"), s.title, ui.Left, paint.Ink)
	c.Paragraph(ui.Text, ui.T("numbers.about"), s.about.X, s.about.Y, s.about.W, ui.Left, paint.SecondInk)
	list := s.scroll.Rect
	rule, source, value := columns(list.W)
	column := func(id string, x, width float64, align ui.Align) {
		c.TextIn(ui.TextBold, ui.T(id), ui.Rect{X: list.X + x, Y: s.head.Y, W: width, H: headHeight}, align, paint.Ink)
	}
	column("numbers.name", 8, rule-16, ui.Left)
	column("numbers.rule", rule, source-rule-8, ui.Left)
	column("numbers.source", source, value-source-40, ui.Left)
	column("numbers.value", value-40, 100, ui.Right)
	c.HorizontalLine(list.X, list.Y-2, list.W, 1, paint.Hairline)
	s.page.Draw(c)
}

// whyNone says why no number is shown.
func (s *Scene) whyNone() string {
	if s.problem != "" {
		return s.problem
	}
	return ui.T("numbers.none")
}

// told is the source of a number, its color, and the value, with the player's own behind it.
func (s *Scene) told(spec *game.NumberSpec) (source string, ink paint.Color, value string) {
	if own, ok := s.own[spec.Name]; ok {
		return ownSource, paint.Accent, texts.Arrows(words.Number(spec.Value), words.Number(own))
	}
	return spec.Source, paint.SecondInk, fmt.Sprint(spec.Value)
}

func (s *Scene) paintRows(c *ui.Canvas) {
	list := s.scroll.Rect
	if len(s.shown) == 0 {
		c.Paragraph(ui.Text, s.whyNone(), list.X, list.Y+12, list.W, ui.Left, paint.SecondInk)
		return
	}
	rule, source, value := columns(list.W)
	first := int(s.scroll.Offset / rowHeight)
	for i := first; i < min(len(s.shown), first+int(list.H/rowHeight)+2); i++ {
		spec := s.shown[i]
		row := ui.Rect{X: list.X, Y: list.Y + float64(i)*rowHeight, W: list.W, H: rowHeight}
		if i%2 == 1 {
			c.Round(row, 8, paint.Well)
		}
		from, ink, number := s.told(&spec)
		c.TextIn(ui.Text, spec.Name, ui.Rect{X: row.X + 8, Y: row.Y, W: rule - 16, H: rowHeight}, ui.Left, paint.Ink)
		c.TextIn(ui.Text, spec.Rule, ui.Rect{X: row.X + rule, Y: row.Y, W: source - rule, H: rowHeight}, ui.Left, paint.SecondInk)
		paintLetter(c, row.X+source+11, row.Y+rowHeight/2, from)
		c.TextIn(ui.Text, ui.T("numbers.source."+from), ui.Rect{X: row.X + source + 30, Y: row.Y, W: value - source - 74, H: rowHeight}, ui.Left, ink)
		c.TextIn(ui.Figures, number, ui.Rect{X: row.X + value - 40, Y: row.Y, W: 100, H: rowHeight}, ui.Right, paint.Ink)
	}
}
