package dialog

import (
	"strconv"

	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Line is a line of a dialog; Picture may be nil. A click on it closes the dialog and calls Do. Tests find it as
// dialog.line.0, dialog.line.1 … in order.
type Line struct {
	Picture func(c *ui.Canvas, r ui.Rect)
	Text    string
	Do      func()
}

// Row is a row of a dialog that leads somewhere: a picture, what it is about, and at the right what is at stake. A
// click on it, or its number, closes the dialog and calls Do. Tests find it as dialog.line.0, dialog.line.1 … in
// order.
type Row struct {
	Picture      func(c *ui.Canvas, r ui.Rect)
	Text, Reason string
	Stakes       []Stake
	Do           func()
}

// Stake is an amount with its picture.
type Stake struct {
	Picture func(c *ui.Canvas, r ui.Rect)
	Text    string
	Says    string // what both tell those who hear it
	Bad     bool   // a loss
}

// Stakes is the total of all rows, below them.
type Stakes struct {
	Text string
	List []Stake
}

const (
	rowHigh    = 74.0  // at least
	rowsNarrow = 480.0 // the width from which the stakes stand beside the words
	stakeSign  = 20.0
	stakeGap   = 6.0 // between sign and amount, and between amounts below one another
	stakeApart = 14.0
	listRing   = 5.0 // around rows and lines, so that the ring of the focus is not cut
)

// list returns lines or rows, which scroll if there are too many: at least so high that one is in sight.
func list(least float64, column tree.Node) tree.Node {
	return tree.ByWidth(func(wide float64) tree.Node {
		around := tree.Pad(listRing, listRing, column)
		all := around.Fit(wide + 2*listRing)
		scroll := tree.Elastic(least, all.H, tree.Scroll{ID: "dialog.lines", Node: around})
		return tree.Edges{Node: scroll, Top: -listRing, Right: -listRing, Bottom: -listRing, Left: -listRing}
	})
}

// lines returns the lines.
func (d *Dialog) lines(reader *ui.Reader) tree.Node {
	const least, picture = 44.0, 40.0
	all := tree.Column(4)
	for i := range d.Lines {
		line := &d.Lines[i]
		words := tree.Edges{Node: tree.Text(reader.Styles.Text, line.Text, theme.Ink), Top: 8, Right: 12, Bottom: 8, Left: 16}
		content := tree.Node(words)
		if line.Picture != nil {
			words.Left = 0
			content = tree.Row(8, tree.Edges{Node: tree.Art{W: picture, Draw: drawn(line.Picture)}, Top: 4, Bottom: 4, Left: 8}, tree.Grow(words))
		}
		all.Nodes = append(all.Nodes, tree.Press{Base: ui.Base{ID: "dialog.line." + strconv.Itoa(i)}, Do: func() { d.take(line.Do) },
			Node: tree.Ground(tree.Tile(10), tree.Limits{Node: content, High: least})})
	}
	return list(least, all)
}

// drawn returns what a picture draws.
func drawn(picture func(c *ui.Canvas, r ui.Rect)) tree.Draw {
	return func(c *ui.Canvas, r ui.Rect, _ ui.State) { picture(c, r) }
}

// rows returns the rows.
func (d *Dialog) rows(reader *ui.Reader) tree.Node {
	all := tree.Column(8)
	for i := range d.Rows {
		row := &d.Rows[i]
		all.Nodes = append(all.Nodes, tree.Press{Base: ui.Base{ID: "dialog.line." + strconv.Itoa(i)}, Do: func() { d.take(row.Do) },
			Node: tree.Ground(rowGround, tree.Limits{Node: tree.Pad(8, 10, row.content(reader)), High: rowHigh})})
	}
	return list(rowHigh, all)
}

// rowGround paints what lies below a row.
func rowGround(c *ui.Canvas, r ui.Rect, state ui.State) {
	ground, edge, thick := theme.Card, theme.Edge, 1.5
	if state.Hover || state.Focus {
		ground, edge, thick = theme.AccentSoft, theme.Accent, 2
	}
	if state.Pressed {
		ground = theme.Darker(theme.AccentSoft, 0.1)
	}
	c.Round(r, 12, ground)
	c.RoundLine(r, 12, thick, edge)
	if state.Focus {
		c.FocusRing(r, 12)
	}
}

// content returns what stands in a row: the picture, the words with what is at stake beside or below them, and an
// arrow.
func (r *Row) content(reader *ui.Reader) tree.Node {
	return tree.ByWidth(func(wide float64) tree.Node {
		const apart, well, narrowWell, wellHigh, arrow = 10.0, 104.0, 64.0, 58.0, 18.0
		narrow := wide < rowsNarrow-2*apart
		picture := tree.Art{W: well, Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) {
			high := min(at.H, wellHigh)
			at.Y, at.H = at.Y+(at.H-high)/2, high
			c.Round(at, 10, theme.Well)
			r.Picture(c, at.Inset(3))
		}}
		words := tree.Column(2, tree.Text(reader.Styles.Label, r.Text, theme.Ink))
		if r.Reason != "" {
			words.Nodes = append(words.Nodes, tree.Text(reader.Styles.Text, r.Reason, theme.SecondInk))
		}
		var beside tree.Node
		switch amounts := amounts(reader, r.Stakes); {
		case len(amounts) == 0:
		case narrow:
			words.Nodes = append(words.Nodes, tree.Edges{Node: tree.Row(stakeApart, amounts...), Top: stakeGap - 2, Bottom: 2})
		default:
			column := tree.Column(stakeGap)
			for _, amount := range amounts {
				column.Nodes = append(column.Nodes, tree.Right(amount))
			}
			beside = tree.Middle(tree.Edges{Node: column, Left: apart})
		}
		if narrow {
			picture.W = narrowWell
		}
		end := tree.Art{W: arrow, H: arrow, Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) { ui.IconInto(c, at, theme.Accent) }}
		return tree.Row(0, tree.Edges{Node: picture, Right: apart}, tree.Grow(tree.Middle(words)), beside, tree.Edges{Node: end, Left: 4, Right: 4})
	})
}

// amounts returns the amounts of stakes.
func amounts(reader *ui.Reader, stakes []Stake) (nodes []tree.Node) {
	for i := range stakes {
		s := &stakes[i]
		wide := ui.Measure(reader.Styles.Price, s.Text)
		nodes = append(nodes, tree.Art{W: stakeSign + stakeGap + wide, H: stakeSign, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.Saying(s.Says, func() {
				s.Picture(c, r.CutLeft(stakeSign, stakeGap))
				ink := theme.Ink
				if s.Bad {
					ink = theme.IllegalInk
				}
				c.TextIn(c.Styles.Price, s.Text, ui.Rect{X: r.X, Y: r.Y - 4, W: wide + 1, H: r.H + 8}, ui.Left, ink)
			})
		}})
	}
	return nodes
}

// stakes returns the total below the rows; nil if there is none.
func (d *Dialog) stakes(reader *ui.Reader) tree.Node {
	if len(d.Stakes.List) == 0 {
		return nil
	}
	const least = 40.0
	bar := tree.ByWidth(func(wide float64) tree.Node {
		words, amounts := tree.Text(reader.Styles.Text, d.Stakes.Text, theme.SecondInk), tree.Row(stakeApart, amounts(reader, d.Stakes.List)...)
		if wide < rowsNarrow {
			return tree.Pad(10, 8, tree.Column(4, words, amounts))
		}
		return tree.Limits{Node: tree.Pad(10, 5, tree.Row(stakeApart, tree.Grow(words), tree.Middle(amounts))), High: least}
	})
	return tree.Ground(tree.Round(10, theme.Well), tree.Named("dialog.stakes", bar))
}
