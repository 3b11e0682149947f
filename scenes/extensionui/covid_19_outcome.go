package extensionui

import (
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
	"clinic/sprites/theme"
)

const plaquePad = 8

// outcomeReason says in a line what the result means for everybody.
func outcomeReason(reader *ui.Reader, x *End) string {
	popularity := x.Line("popularity")
	data := ui.Data{"Count": len(x.State.Players), "Missing": popularity.Against - popularity.Count}
	if x.Player != game.NoPlayer {
		data["Name"] = x.Name(reader, x.Player)
	}
	return reader.T("scores.together."+x.Result, data)
}

// decided is the plaque, the survivors against the deceased, and the popularity against what the vaccine requires (V9).
func decided(reader *ui.Reader, x *End, least, most float64) tree.Node {
	fates := extensions.FatesOf(x.State)
	survivors, popularity := x.Line("survivors"), x.Line("popularity")
	people := survivors.Against - fates.Tiles
	balance := reader.T("scores.together.balance."+verdictOf(survivors.Count > survivors.Against), ui.Data{
		"Survivors": survivors.Count, "Deceased": survivors.Against, "People": people, "Tiles": fates.Tiles,
	})
	enough := popularity.Count >= popularity.Against
	vaccine := reader.T("scores.together.popularity."+verdictOf(enough), ui.Data{
		"Count": popularity.Count, "Wanted": popularity.Against, "Missing": popularity.Against - popularity.Count,
		"Each": x.Rules.Number("covid_19.strategic"),
	})
	return tree.ByWidth(func(wide float64) tree.Node {
		w, h := plaque.Size()
		high := min(most, (wide-2*plaquePad)/w*h+2*plaquePad) // all that the width allows
		shown := shownAs("plaque", tree.Limits{High: min(least, high), Node: tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { x.paintPlaque(c, r) }}})
		return tree.Column(14, tree.Growing{Node: shown, Share: 1, Most: high},
			compared(reader, "balance", balance, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
				paintBar(c, r, survivorsSign, deceasedSign, survivors, x.Won, theme.Legal, theme.Illegal)
			}),
			fatesOf(reader, fates),
			compared(reader, "popularity", vaccine, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
				paintBar(c, r, pictures.Trophy, virus, popularity, enough, theme.Gold, theme.Well)
			}))
	})
}

func verdictOf(enough bool) string {
	if enough {
		return "enough"
	}
	return "short"
}

// shownAs is something that can only be looked at.
func shownAs(id string, n tree.Node) tree.Node { return tree.Named("scores.together."+id, n) }

// compared is a bar above what it says.
func compared(reader *ui.Reader, id, says string, draw tree.Draw) tree.Node {
	return tree.Column(4, shownAs(id, tree.Art{H: 28, Draw: draw}), tree.Text(reader.Styles.TextStrong, says, theme.Ink))
}

// paintPlaque paints the brass plate for the vaccine: with the best player's name, blank if there was no vaccine, and
// with a candle in its place after a defeat.
func (x *End) paintPlaque(c *ui.Canvas, r ui.Rect) {
	c.Round(r, 12, theme.Ground)
	if !x.Won {
		text := c.T("scores.plaque.defeat")
		high := ui.ParagraphHeight(c.Styles.TextStrong, text, r.W-24)
		side := min(r.H-high-32, 160)
		top := r.Y + (r.H-side-high-10)/2
		pictures.UpTo(c, deceasedSign, ui.Rect{X: r.X + (r.W-side)/2, Y: top, W: side, H: side}, 8, 0)
		c.Paragraph(c.Styles.TextStrong, text, r.X+12, top+side+10, r.W-24, ui.Center, theme.SecondInk)
		return
	}
	w, h := plaque.Size()
	size := min((r.H-2*plaquePad)/h, (r.W-2*plaquePad)/w)
	mx, my := r.Center()
	name, below, ink, fade := c.T("scores.plaque.blank"), c.T("scores.plaque.no_vaccine"), theme.SecondInk, 0.55
	style, lower := c.Styles.Heading, c.Styles.TextStrong
	if x.Player != game.NoPlayer {
		name, below, ink, fade = x.Name(c.Reader, x.Player), c.T("scores.plaque.vaccine"), theme.Ink, 0
		style = c.Styles.Title
	}
	pictures.UpTo(c, plaque, ui.Rect{X: mx - w*size/2, Y: my - h*size/2, W: w * size, H: h * size}, size, fade)
	inner := ui.Rect{X: mx - 136*size, Y: my - 14*size, W: 272 * size, H: 46 * size}
	for _, smaller := range [...]ui.Style{c.Styles.Big, c.Styles.Number, c.Styles.Label, c.Styles.SmallBold} { // letters as large as fit
		if ui.Measure(style, name) > inner.W || style.Size > inner.H {
			style = smaller
		}
	}
	if ui.Measure(lower, below) > inner.W {
		lower = c.Styles.Small
	}
	c.TextIn(style, name, inner, ui.Center, ink)
	c.TextIn(lower, below, ui.Rect{X: inner.X, Y: inner.Bottom() - 2*size, W: inner.W, H: 24 * size}, ui.Center, ink)
}

var (
	survivorsSign = sprites.Must("icon-survivors")
	deceasedSign  = sprites.Must("icon-deceased")
	plaque        = sprites.Must("vaccine-plaque")
)

// paintBar paints a number and the number it is compared with, each beside its sign, and between them a bar in two
// colors in proportion to them. The line in its middle marks where both are equal.
func paintBar(c *ui.Canvas, r ui.Rect, sign, against sprites.ID, l game.OutcomeLine, enough bool, color, rest theme.Color) {
	ink := theme.LegalInk
	if !enough {
		ink = theme.IllegalInk
	}
	left, right := c.Texts.Number(l.Count), c.Texts.Number(l.Against)
	if at := (ui.Rect{X: r.X, Y: r.Y + 2, W: 24, H: 24}); sign == pictures.Trophy {
		pictures.Mark(c, sign, at, theme.Gold)
	} else {
		pictures.In(c, sign, at, 0)
	}
	pictures.In(c, against, ui.Rect{X: r.Right() - 24, Y: r.Y + 2, W: 24, H: 24}, 0)
	wide := max(ui.Measure(c.Styles.Price, left), ui.Measure(c.Styles.Price, right)) + 4
	c.TextIn(c.Styles.Price, left, ui.Rect{X: r.X + 30, Y: r.Y, W: wide, H: r.H}, ui.Left, ink)
	c.TextIn(c.Styles.Price, right, ui.Rect{X: r.Right() - 30 - wide, Y: r.Y, W: wide, H: r.H}, ui.Right, theme.Ink)
	bar := ui.Rect{X: r.X + 38 + wide, Y: r.Y + r.H/2 - 6, W: r.W - 2*(38+wide), H: 12}
	count := max(0, l.Count)
	sum := float64(count + l.Against)
	if sum == 0 {
		c.Round(bar, 6, theme.Well)
		return
	}
	c.Round(bar, 6, rest)
	if count > 0 {
		c.Round(ui.Rect{X: bar.X, Y: bar.Y, W: max(bar.H, bar.W*float64(count)/sum), H: bar.H}, 6, color)
	}
	c.Fill(ui.Rect{X: bar.X + bar.W/2 - 1, Y: bar.Y - 4, W: 2, H: bar.H + 8}, theme.Ink)
}

// fatesOf are the survivors on the left and the deceased on the right, or nil for nobody.
func fatesOf(reader *ui.Reader, f extensions.Fates) tree.Node {
	survived, deceased := tree.Wrap{Between: 4}, tree.Wrap{Between: 4}
	add := func(to *tree.Wrap, picture sprites.ID, count int) {
		const high = 30
		if count > 0 {
			sign := tree.Art{W: 28, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.In(c, picture, r, 0) }}
			number := tree.Text(reader.Styles.Figures, "×"+strconv.Itoa(count), theme.Ink).InLine()
			to.Nodes = append(to.Nodes, tree.Limits{Wide: reader.Styles.Grown(62), High: high, Node: tree.Row(2, sign, number)})
		}
	}
	for level := clinic.White; level <= clinic.Unclassified; level++ {
		patient := PieceOf(clinic.Patient, level).Picture()
		add(&survived, patient, f.Survived[level])
		add(&deceased, patient, f.Patients[level])
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		add(&deceased, PieceOf(clinic.Doctor, level).Picture(), f.Doctors[level])
	}
	add(&deceased, burnVictim.Picture(), f.Victims)
	add(&deceased, virus, f.Tiles)
	if len(survived.Nodes)+len(deceased.Nodes) == 0 {
		return nil
	}
	sides := tree.Row(16)
	for _, side := range [...]tree.Wrap{survived, deceased} {
		sides.Nodes = append(sides.Nodes, tree.Grow(tree.Ground(tree.Round(10, theme.Well), tree.Edges{Top: 6, Bottom: 6, Left: 4, Node: tree.Top(side)})))
	}
	return shownAs("fates", sides)
}
