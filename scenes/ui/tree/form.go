package tree

import (
	"slices"

	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Form is a screen on which something is written or chosen: a card in the middle of a large window, or at the top
// of a small one, above an on-screen keyboard.
type Form struct {
	Title   string
	ID      string // of the area that scrolls if there is little room
	Back    string // id of the back button
	Leave   func()
	Most    float64 // width of the card in logical pixels
	Body    []Node
	Buttons []*ui.Button // the main one first
}

const (
	formGap  = 12.0
	formHigh = 48.0 // of buttons
)

// ShowForm lays out a form in a window.
func (s *Screen) ShowForm(f *Form, width, height float64) {
	s.show(func() { s.form(f, width, height) })
}

func (s *Screen) form(f *Form, width, height float64) {
	if ui.IsDesk(s.Reader, width, height) {
		const pad, air, edge = 24.0, 16.0, 16.0
		row := Row(formGap, Space(), formButton(s.Reader, &ui.Button{Base: ui.Base{ID: f.Back}, Text: s.T("common.back"), Do: f.Leave}))
		for _, b := range slices.Backward(f.Buttons) {
			row.Nodes = append(row.Nodes, formButton(s.Reader, b))
		}
		card := f.card(pad, append(append([]Node{Text(s.Styles.Big, f.Title, theme.Ink)}, f.Body...), row))
		s.put(Center(Wide(f.Most+2*air, Scroll{ID: f.ID, Node: Middle(Pad(air, 0, card))})), ui.Rect{Y: edge, W: width, H: height - 2*edge})
		return
	}
	const pad = 16.0
	frame := s.frame(f.Title, f.Back, f.Leave, width, height, 0, false)
	row, column := Row(formGap), Column(formGap)
	for i := range f.Buttons {
		column.Nodes = append(column.Nodes, formButton(s.Reader, f.Buttons[i]))
		row.Nodes = append(row.Nodes, Grow(formButton(s.Reader, f.Buttons[len(f.Buttons)-1-i])))
	}
	card := f.card(pad, append(slices.Clone(f.Body), First(row, column)))
	s.put(ToEdges(Scroll{ID: f.ID, Node: Top(Center(Wide(f.Most, Edges{card, 0, Margin, Margin, Margin})))}), frame.Body)
}

func (f *Form) card(pad float64, nodes []Node) Node {
	return Ground(Panel(16), Pad(pad, pad, Column(formGap, nodes...)))
}

func formButton(reader *ui.Reader, b *ui.Button) Node {
	const least = 110
	return Limits{Node: Button(reader, b), Wide: least, High: formHigh}
}
