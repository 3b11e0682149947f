// Package numbers is the page that shows every number of the rules (B90): price, income, limit, with its name in a file of
// numbers, its rule and its source.
package numbers

import (
	"fmt"
	"strings"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// Scene is the page.
type Scene struct {
	table   []game.NumberSpec
	own     map[string]int // values that are the player's own
	problem string         // why there is no table

	page   ui.Page
	panel  ui.Rect
	filter ui.TextField
	scroll ui.Scroll
	shown  []game.NumberSpec
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
	widest     = 900
)

// columns are where in a row of a width the rule, the source and the value begin, from its left end.
func columns(width float64) (rule, source, value float64) {
	return width * 0.46, width * 0.56, width - 72
}

// Layout places the panel, the search field and the list.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	s.panel = ui.Rect{W: min(widest, width-64), H: height - 48, Y: 24}
	s.panel.X = (width - s.panel.W) / 2
	body := s.panel.Inset(32)
	head := body.CutTop(48, 12)
	back := &ui.Button{Base: ui.Base{ID: "numbers.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutRight(back.Width(), 16)
	s.filter.Base = ui.Base{ID: "numbers.filter", Rect: head.CutRight(220, 16)}
	s.filter.Placeholder = ui.T("numbers.filter")
	s.filter.Do = func(string) { s.find() }
	body.CutTop(ui.ParagraphHeight(ui.Text, ui.T("numbers.about"), body.W), 12)
	body.CutTop(headHeight, 0)
	s.scroll.Base = ui.Base{ID: "numbers.list", Rect: body}
	s.scroll.Rect.W -= 12
	s.scroll.Paint = s.paintRows
	s.page.Add(&s.scroll, back, &s.filter)
	s.find()
}

// find shows the numbers whose name, rule or source holds what is written in the field.
func (s *Scene) find() {
	wanted := strings.ToLower(strings.TrimSpace(s.filter.Value))
	s.shown = s.shown[:0]
	for _, spec := range s.table {
		text := strings.ToLower(spec.Name + " " + spec.Rule + " " + ui.T("numbers.source."+spec.Source))
		if strings.Contains(text, wanted) {
			s.shown = append(s.shown, spec)
		}
	}
	s.scroll.Height = rowHeight * float64(len(s.shown))
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

// Draw paints the panel, what the page is about, and the list.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(s.panel, 20)
	body := s.panel.Inset(32)
	c.TextIn(ui.Big, ui.T("numbers.title"), ui.Rect{X: body.X, Y: body.Y, W: body.W - 380, H: 48}, ui.Left, ui.Ink)
	c.Paragraph(ui.Text, ui.T("numbers.about"), body.X, body.Y+60, body.W, ui.Left, ui.SecondInk)
	list := s.scroll.Rect
	rule, source, value := columns(list.W)
	y := list.Y - headHeight/2 + 4
	c.Text(ui.TextBold, ui.T("numbers.name"), list.X+8, y, ui.Left, ui.Ink)
	c.Text(ui.TextBold, ui.T("numbers.rule"), list.X+rule, y, ui.Left, ui.Ink)
	c.Text(ui.TextBold, ui.T("numbers.source"), list.X+source, y, ui.Left, ui.Ink)
	c.Text(ui.TextBold, ui.T("numbers.value"), list.X+value+60, y, ui.Right, ui.Ink)
	c.HorizontalLine(list.X, list.Y-2, list.W, 1, ui.Hairline)
	s.page.Draw(c)
}

func (s *Scene) paintRows(c *ui.Canvas) {
	list := s.scroll.Rect
	if len(s.shown) == 0 {
		why := s.problem
		if why == "" {
			why = ui.T("numbers.none")
		}
		c.Paragraph(ui.Text, why, list.X, list.Y+12, list.W, ui.Left, ui.SecondInk)
		return
	}
	rule, source, value := columns(list.W)
	first := int(s.scroll.Offset / rowHeight)
	for i := first; i < min(len(s.shown), first+int(list.H/rowHeight)+2); i++ {
		spec := s.shown[i]
		row := ui.Rect{X: list.X, Y: list.Y + float64(i)*rowHeight, W: list.W, H: rowHeight}
		if i%2 == 1 {
			c.Round(row, 8, ui.Well)
		}
		from, ink, number := ui.T("numbers.source."+spec.Source), ui.SecondInk, spec.Value
		if own, ok := s.own[spec.Name]; ok {
			from, ink, number = ui.T("numbers.source.own"), ui.Accent, own
		}
		c.TextIn(ui.Text, spec.Name, ui.Rect{X: row.X + 8, Y: row.Y, W: rule - 16, H: rowHeight}, ui.Left, ui.Ink)
		c.TextIn(ui.Text, spec.Rule, ui.Rect{X: row.X + rule, Y: row.Y, W: source - rule, H: rowHeight}, ui.Left, ui.SecondInk)
		c.TextIn(ui.Text, from, ui.Rect{X: row.X + source, Y: row.Y, W: value - source, H: rowHeight}, ui.Left, ink)
		c.TextIn(ui.Figures, fmt.Sprint(number), ui.Rect{X: row.X + value, Y: row.Y, W: 60, H: rowHeight}, ui.Right, ui.Ink)
	}
}

// Shots are the pictures of the page.
func Shots() []scenes.Shot {
	return []scenes.Shot{{Name: "numbers", Width: 1280, Height: 800, Scene: func() (scenes.Scene, error) {
		return New(nil, map[string]int{"price.garden": 3}), nil
	}}}
}
