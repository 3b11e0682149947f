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
	return fit(func(float64) Box { return Box{W: w, H: h, Put: func(_ *Sheet, r ui.Rect) { p[name] = r }} })
}

// put lays out a node in an area.
func put(n Node, r ui.Rect) {
	s := Screen{Reader: ui.NewReader("en")}
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
	t.Parallel()
	p := places{}
	put(Row(10, p.box("a", 50, 20), Growing{Node: p.box("b", 0, 30), Share: 2}, nil, Growing{Node: p.box("c", 0, 5), Share: 1}), ui.Rect{X: 5, Y: 5, W: 220, H: 40})
	p.want(t, "a", 5, 5, 50, 40)
	p.want(t, "b", 65, 5, 100, 40)
	p.want(t, "c", 175, 5, 50, 40)
	put(Column(10, p.box("a", 50, 20), Grow(p.box("b", 0, 30))), ui.Rect{W: 100, H: 200})
	p.want(t, "b", 0, 30, 100, 170)
}

// What grows gets no more than its most, and leaves the rest to the others.
func TestWhatGrowsHasAMost(t *testing.T) {
	t.Parallel()
	p := places{}
	put(Column(10, Growing{Node: p.box("a", 0, 20), Share: 1, Most: 60}, Grow(p.box("b", 0, 30))), ui.Rect{W: 100, H: 210})
	p.want(t, "a", 0, 0, 100, 60)
	p.want(t, "b", 0, 70, 100, 140)
	put(Row(0, Growing{Node: p.box("a", 0, 20), Share: 1, Most: 30}), ui.Rect{W: 100, H: 20})
	p.want(t, "a", 0, 0, 30, 20)
}

// A row can be laid from its right end; what comes first there gets the focus first.
func TestARowFromTheRight(t *testing.T) {
	t.Parallel()
	s := Screen{Reader: ui.NewReader("en")}
	p := places{}
	button := func(id string, n Node) Node { return Press{Base: ui.Base{ID: id}, Node: n} }
	s.Place(Stack{Across: true, FromRight: true, Gap: 10, Nodes: []Node{button("a", p.box("a", 50, 20)), button("b", p.box("b", 30, 20))}}, ui.Rect{W: 200, H: 20})
	p.want(t, "a", 150, 0, 50, 20)
	p.want(t, "b", 110, 0, 30, 20)
	if first := s.Page().Widgets[0]; first != s.Page().Named("a") {
		t.Errorf("first comes %v", first)
	}
}

// The first node that has room both ways is shown; as much room as the last one needs is asked for.
func TestTheRoomiestIsShown(t *testing.T) {
	t.Parallel()
	either := Roomiest(Art{W: 50, H: 100}, Art{W: 50, H: 40})
	if b := either.Fit(80); b.H != 40 {
		t.Errorf("it asks for a height of %v", b.H)
	}
	for height, want := range map[float64]string{100: "large", 99: "small"} {
		p := places{}
		put(Roomiest(p.box("large", 50, 100), p.box("small", 50, 40)), ui.Rect{W: 80, H: height})
		if _, shown := p[want]; !shown || len(p) != 1 {
			t.Errorf("in a height of %v it shows %v", height, p)
		}
	}
}

// A row that is too wide gives way to a column.
func TestARowBecomesAColumn(t *testing.T) {
	t.Parallel()
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
	t.Parallel()
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
	t.Parallel()
	p := places{}
	nodes := []Node{p.box("a", 0, 10), p.box("b", 0, 20), p.box("c", 0, 5)}
	put(Grid{Gap: 10, Between: 4, Least: 90, Nodes: nodes}, ui.Rect{W: 210, H: 29})
	p.want(t, "a", 0, 0, 100, 20)
	p.want(t, "b", 110, 0, 100, 20)
	p.want(t, "c", 0, 24, 100, 5)
	put(Grid{Gap: 10, Least: 90, Even: true, Down: true, Nodes: nodes}, ui.Rect{W: 210, H: 40})
	p.want(t, "b", 0, 20, 100, 20)
	p.want(t, "c", 110, 0, 100, 20)
	put(Grid{Gap: 10, Least: 90, Full: true, Nodes: nodes[:1]}, ui.Rect{W: 210, H: 40})
	p.want(t, "a", 0, 0, 100, 10)
}

// A scroll keeps its position when everything is laid out anew, and is as long as its content.
func TestAScrollStaysWhereItIs(t *testing.T) {
	t.Parallel()
	s := Screen{Reader: ui.NewReader("en")}
	list := Scroll{ID: "list", Node: Column(0, Press{Base: ui.Base{ID: "a"}, Node: Art{H: 300}}, Text(s.Styles.Text, "words", theme.Ink))}
	s.Place(list, ui.Rect{W: 100, H: 100})
	s.Scroll("list").By(50)
	s.Place(list, ui.Rect{W: 100, H: 120})
	at := s.Scroll("list")
	if want := 300 + s.Styles.Text.LineHeight(); at.Offset != 50 || at.Height != want || at.Rect.H != 120 {
		t.Errorf("it is %+v", at)
	}
	if n := len(s.Page().Widgets); n != 2 {
		t.Errorf("there are %d things to use instead of the area and one in it", n)
	}
}

// The parts of a column that can be lower go down together; the others keep their height, and what grows gets nothing
// until all have theirs.
func TestWhatCanBeLowerGoesDownTogether(t *testing.T) {
	t.Parallel()
	for height, want := range map[float64][3]float64{60: {20, 10, 0}, 100: {40, 30, 0}, 140: {60, 50, 0}, 200: {60, 50, 60}} {
		p := places{}
		column := Column(10, Elastic(20, 60, p.box("a", 50, 0)), p.box("fixed", 50, 10), Pad(0, 0, Row(0, Elastic(10, 50, p.box("b", 50, 0)))), Grow(p.box("rest", 50, 0)))
		if b := column.Fit(50); b.H != 70 || b.Full != 150 {
			t.Fatalf("it is from %v to %v high", b.H, b.Full)
		}
		put(column, ui.Rect{W: 50, H: height + 10})
		if got := [3]float64{p["a"].H, p["b"].H, p["rest"].H}; got != want || p["fixed"].H != 10 {
			t.Errorf("in a height of %v they are %v high, not %v, and what is fixed %v", height+10, got, want, p["fixed"].H)
		}
	}
}

// What keeps its own height is as high as it wants, if there is room.
func TestWhatKeepsItsHeightIsFullIfThereIsRoom(t *testing.T) {
	t.Parallel()
	for height, want := range map[float64]ui.Rect{100: {Y: 20, W: 50, H: 60}, 40: {W: 50, H: 40}} {
		p := places{}
		put(Middle(Elastic(20, 60, p.box("a", 50, 0))), ui.Rect{W: 50, H: height})
		p.want(t, "a", want.X, want.Y, want.W, want.H)
	}
}
