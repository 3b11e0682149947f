package extensionui

import (
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

const (
	plaqueLeast = 120
	plaqueMost  = 200 // in a small window
	plaqueTall  = 340 // in a large window
	plaquePad   = 8
	ownHeight   = 30 // height of a kind of people on the Propagation board
	besideOwn   = 16 // between survivors and deceased
)

// outcomeReason says in a line what the result means for everybody.
func outcomeReason(x *End) string {
	popularity := x.Line("popularity")
	data := ui.Data{"Count": len(x.State.Players), "Missing": popularity.Against - popularity.Count}
	if x.Player != game.NoPlayer {
		data["Name"] = x.Name(x.Player)
	}
	return ui.T("scores.together."+x.Result, data)
}

// layoutOutcome places the plaque, the survivors against the deceased, and the popularity against what the vaccine
// requires (V9).
func layoutOutcome(x *End, area ui.Rect) {
	if x.Within != nil {
		x.Scroll = x.Within
		list := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: 1e6}
		w, h := plaque.Size()
		x.spot("plaque", list.CutTop(min(plaqueMost, (list.W-2*plaquePad)/w*h+2*plaquePad), 14), x.paintPlaque)
		x.layoutDecided(&list)
		x.Below = list.Y
		return
	}
	scroll := &ui.Scroll{Base: ui.Base{ID: "scores.outcome", Rect: ui.Rect{X: area.X, Y: area.Y, W: area.W - 10, H: area.H}}}
	if x.Scroll != nil {
		scroll.Offset = x.Scroll.Offset
	}
	x.Scroll = scroll
	x.Page.Add(scroll)
	list := ui.Rect{X: area.X, Y: area.Y, W: area.W - 12, H: 1e6}
	high := x.plaqueHeight(area, list)
	x.spot("plaque", list.CutTop(high, 14), x.paintPlaque)
	x.layoutDecided(&list)
	scroll.Height = list.Y - area.Y
}

// plaqueHeight returns the height of the plaque: as high as the width allows, or as what lies below it leaves room
// for.
func (x *End) plaqueHeight(area, list ui.Rect) float64 {
	shown := len(x.Page.Widgets)
	below := list
	x.layoutDecided(&below)
	x.Page.Widgets = x.Page.Widgets[:shown]
	w, h := plaque.Size()
	most := min(plaqueTall, (list.W-2*plaquePad)/w*h+2*plaquePad)
	return max(min(most, plaqueLeast), min(most, area.H-14-(below.Y-list.Y)))
}

// layoutDecided places the numbers that decided the game.
func (x *End) layoutDecided(list *ui.Rect) {
	fates := extensions.FatesOf(x.State)
	survivors, popularity := x.Line("survivors"), x.Line("popularity")
	x.spot("balance", list.CutTop(28, 4), func(c *ui.Canvas, r ui.Rect) {
		paintBar(c, r, survivorsSign, deceasedSign, survivors, x.Won, theme.Legal, theme.Illegal)
	})
	people := survivors.Against - fates.Tiles
	x.sentence(list, ui.T("scores.together.balance."+verdictOf(survivors.Count > survivors.Against), ui.Data{
		"Survivors": survivors.Count, "Deceased": survivors.Against, "People": people, "Tiles": fates.Tiles,
	}))
	x.layoutFates(list, fates)
	x.spot("popularity", list.CutTop(28, 4), func(c *ui.Canvas, r ui.Rect) {
		enough := popularity.Count >= popularity.Against
		paintBar(c, r, pictures.Trophy, virus, popularity, enough, theme.Gold, theme.Well)
	})
	x.sentence(list, ui.T("scores.together.popularity."+verdictOf(popularity.Count >= popularity.Against), ui.Data{
		"Count": popularity.Count, "Wanted": popularity.Against, "Missing": popularity.Against - popularity.Count,
		"Each": x.Rules.Number("covid_19.strategic"),
	}))
}

func verdictOf(enough bool) string {
	if enough {
		return "enough"
	}
	return "short"
}

// spot places something that can only be looked at.
func (x *End) spot(id string, r ui.Rect, paint func(c *ui.Canvas, r ui.Rect)) {
	spot := &ui.Area{Base: ui.Base{ID: "scores.together." + id, Rect: r, Inside: x.Scroll, Disabled: true}}
	spot.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { paint(c, r) }
	x.Page.Add(spot)
}

func (x *End) sentence(list *ui.Rect, text string) {
	height := ui.ParagraphHeight(ui.TextStrong, text, list.W)
	x.Page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 12), Inside: x.Scroll}, Text: text, Style: ui.TextStrong, Color: theme.Ink})
}

// paintPlaque paints the brass plate for the vaccine: with the best player's name, blank if there was no vaccine, and
// with a candle in its place after a defeat.
func (x *End) paintPlaque(c *ui.Canvas, r ui.Rect) {
	c.Round(r, 12, theme.Ground)
	if !x.Won {
		text := ui.T("scores.plaque.defeat")
		high := ui.ParagraphHeight(ui.TextStrong, text, r.W-24)
		side := min(r.H-high-32, 160)
		top := r.Y + (r.H-side-high-10)/2
		pictures.UpTo(c, deceasedSign, ui.Rect{X: r.X + (r.W-side)/2, Y: top, W: side, H: side}, 8, 0)
		c.Paragraph(ui.TextStrong, text, r.X+12, top+side+10, r.W-24, ui.Center, theme.SecondInk)
		return
	}
	w, h := plaque.Size()
	size := min((r.H-2*plaquePad)/h, (r.W-2*plaquePad)/w)
	mx, my := r.Center()
	name, below, ink, fade := ui.T("scores.plaque.blank"), ui.T("scores.plaque.no_vaccine"), theme.SecondInk, 0.55
	style := ui.Heading
	if x.Player != game.NoPlayer {
		name, below, ink, fade = x.Name(x.Player), ui.T("scores.plaque.vaccine"), theme.Ink, 0
		style = ui.Title
	}
	pictures.UpTo(c, plaque, ui.Rect{X: mx - w*size/2, Y: my - h*size/2, W: w * size, H: h * size}, size, fade)
	inner := ui.Rect{X: mx - 136*size, Y: my - 14*size, W: 272 * size, H: 46 * size}
	for _, smaller := range [...]ui.Style{ui.Big, ui.Number, ui.Label} { // letters as large as fit
		if ui.Measure(style, name) > inner.W || style.Size > inner.H {
			style = smaller
		}
	}
	c.TextIn(style, name, inner, ui.Center, ink)
	c.TextIn(ui.TextStrong, below, ui.Rect{X: inner.X, Y: inner.Bottom() - 2*size, W: inner.W, H: 24 * size}, ui.Center, ink)
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
	left, right := words.Number(l.Count), words.Number(l.Against)
	if at := (ui.Rect{X: r.X, Y: r.Y + 2, W: 24, H: 24}); sign == pictures.Trophy {
		pictures.Mark(c, sign, at, theme.Gold)
	} else {
		pictures.In(c, sign, at, 0)
	}
	pictures.In(c, against, ui.Rect{X: r.Right() - 24, Y: r.Y + 2, W: 24, H: 24}, 0)
	wide := max(ui.Measure(ui.Price, left), ui.Measure(ui.Price, right)) + 4
	c.TextIn(ui.Price, left, ui.Rect{X: r.X + 30, Y: r.Y, W: wide, H: r.H}, ui.Left, ink)
	c.TextIn(ui.Price, right, ui.Rect{X: r.Right() - 30 - wide, Y: r.Y, W: wide, H: r.H}, ui.Right, theme.Ink)
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

// fate is a kind of people or tiles on the Propagation board.
type fate struct {
	picture sprites.ID
	count   int
}

// layoutFates places the survivors on the left and the deceased on the right.
func (x *End) layoutFates(list *ui.Rect, f extensions.Fates) {
	var survived, deceased []fate
	add := func(to *[]fate, picture sprites.ID, count int) {
		if count > 0 {
			*to = append(*to, fate{picture, count})
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
	if len(survived)+len(deceased) == 0 {
		return
	}
	half := (list.W - besideOwn) / 2
	each := ui.Grown(62)
	across := max(1, int(half/each))
	lines := (max(len(survived), len(deceased)) + across - 1) / across
	r := list.CutTop(float64(lines)*(ownHeight+4)+12, 14)
	x.spot("fates", r, func(c *ui.Canvas, r ui.Rect) {
		for side, fates := range [...][]fate{survived, deceased} {
			part := ui.Rect{X: r.X + float64(side)*(half+besideOwn), Y: r.Y, W: half, H: r.H}
			c.Round(part, 10, theme.Well)
			for i, f := range fates {
				at := ui.Rect{X: part.X + 4 + float64(i%across)*each, Y: part.Y + 6 + float64(i/across)*(ownHeight+4), W: each, H: ownHeight}
				pictures.In(c, f.picture, ui.Rect{X: at.X, Y: at.Y, W: 28, H: at.H}, 0)
				c.TextIn(ui.Figures, "×"+strconv.Itoa(f.count), ui.Rect{X: at.X + 30, Y: at.Y, W: each - 30, H: at.H}, ui.Left, theme.Ink)
			}
		}
	})
}
