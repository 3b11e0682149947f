package tree

import (
	"testing"

	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// places records where nodes were put, by name.
type places map[string]ui.Rect

// box returns a node of a given size that notes where it is put.
func (p places) box(name string, w, h float64) Node {
	return fit(func(float64) Box { return Box{w, h, func(_ *Sheet, r ui.Rect) { p[name] = r }} })
}

// put lays out a node in an area.
func put(n Node, r ui.Rect) {
	var s Screen
	s.Place(n, r)
}

func (p places) want(t *testing.T, name string, x, y, w, h float64) {
	t.Helper()
	if want := (ui.Rect{X: x, Y: y, W: w, H: h}); p[name] != want {
		t.Errorf("%s lies at %v instead of %v", name, p[name], want)
	}
}

// Growing nodes share the room left by the others, and get no less than their least size.
func TestWhatGrowsGetsWhatIsLeft(t *testing.T) {
	p := places{}
	put(Row(10, p.box("a", 50, 20), Growing{Node: p.box("b", 0, 30), Share: 2}, nil, Growing{Node: p.box("c", 0, 5), Share: 1}), ui.Rect{X: 5, Y: 5, W: 220, H: 40})
	p.want(t, "a", 5, 5, 50, 40)
	p.want(t, "b", 65, 5, 100, 40)
	p.want(t, "c", 175, 5, 50, 40)
	put(Column(10, p.box("a", 50, 20), Grow(p.box("b", 0, 30))), ui.Rect{W: 100, H: 200})
	p.want(t, "b", 0, 30, 100, 170)
}

// A row that is too wide becomes a column.
func TestARowBecomesAColumn(t *testing.T) {
	p := places{}
	parts := []Node{p.box("a", 60, 10), Growing{Node: p.box("b", 60, 10), Share: 1, Least: 60}}
	either := First(Row(10, parts...), Column(10, parts...))
	put(either, ui.Rect{W: 130, H: 10})
	p.want(t, "b", 70, 0, 60, 10)
	put(either, ui.Rect{W: 129, H: 30})
	p.want(t, "b", 0, 20, 129, 10)
}

// The columns of a table align over all of its lines, whatever is around these.
func TestTheColumnsOfATableLineUp(t *testing.T) {
	p := places{}
	put(Table{Gap: 10, Columns: []Columned{{}, {Share: 1}, {Least: 30}}, Lines: []Line{
		{PadX: 5, Cells: []Node{p.box("a", 20, 10), p.box("b", 0, 10), p.box("c", 5, 10)}},
		{PadX: 5, PadY: 2, Cells: []Node{p.box("d", 40, 10), nil, p.box("e", 5, 20)}, Around: func(n Node) Node { return Named("line", n) }},
	}}, ui.Rect{W: 200, H: 34})
	p.want(t, "a", 5, 0, 40, 10)
	p.want(t, "b", 55, 0, 100, 10)
	p.want(t, "c", 165, 0, 30, 10)
	p.want(t, "d", 5, 12, 40, 20)
	p.want(t, "e", 165, 12, 30, 20)
}

// The columns of a grid are as wide as there is room for, and the nodes of a line as high as the highest.
func TestAGridFillsItsWidth(t *testing.T) {
	p := places{}
	nodes := []Node{p.box("a", 0, 10), p.box("b", 0, 20), p.box("c", 0, 5)}
	put(Grid{Gap: 10, Between: 4, Least: 90, Nodes: nodes}, ui.Rect{W: 210, H: 29})
	p.want(t, "a", 0, 0, 100, 20)
	p.want(t, "b", 110, 0, 100, 20)
	p.want(t, "c", 0, 24, 100, 5)
	put(Grid{Gap: 10, Least: 90, Even: true, Down: true, Nodes: nodes}, ui.Rect{W: 210, H: 40})
	p.want(t, "b", 0, 20, 100, 20)
	p.want(t, "c", 110, 0, 100, 20)
}

// A scroll keeps its position when everything is laid out anew, and is as long as its content.
func TestAScrollStaysWhereItIs(t *testing.T) {
	var s Screen
	list := Scroll{ID: "list", Node: Column(0, Press{Base: ui.Base{ID: "a"}, Node: Art{H: 300}}, Text(ui.Text, "words", theme.Ink))}
	s.Place(list, ui.Rect{W: 100, H: 100})
	s.Scroll("list").By(50)
	s.Place(list, ui.Rect{W: 100, H: 120})
	at := s.Scroll("list")
	if want := 300 + ui.Text.LineHeight(); at.Offset != 50 || at.Height != want || at.Rect.H != 120 {
		t.Errorf("it is %+v", at)
	}
	if n := len(s.Page().Widgets); n != 2 {
		t.Errorf("there are %d things to use instead of the area and one in it", n)
	}
}
