package town

import (
	"math"
	"slices"

	"clinic/assets/texts"
	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// cell is the part of the map that a clinic has: its house, and its label below that. The route goes to and fro, so that the next clinic is always a
// neighbor.
type cell struct {
	spot         *ui.Area
	house, label ui.Rect
}

const (
	leastCell  = 158.0 // wide
	mostColumn = 4
	leastHouse = 104.0 // high
	labelPad   = 6.0
	medalSide  = 18.0
	disc       = 24.0 // with the number
	floorGap   = 84   // between the floors of the houses, in pixels at 100 %
	townScale  = 0.36
	shutFade   = 0.4 // how much one sees of a clinic that is shut
)

// layoutMap places the clinics in as many columns as there is room for.
func (s *Scene) layoutMap(c *scenes.Context, area ui.Rect) {
	offset := 0.0
	if s.town != nil {
		offset = s.town.Offset
	}
	s.town = &ui.Scroll{Base: ui.Base{ID: "campaign.map", Rect: area}, Offset: offset, Paint: s.paintMap}
	s.page.Add(s.town)
	columns, wide, high := s.divide(area)
	rows := (len(s.clinics) + columns - 1) / columns
	before := s.cells
	s.cells = nil
	for i := range s.clinics {
		row, column := i/columns, i%columns
		if row%2 == 1 {
			column = columns - 1 - column
		}
		r := ui.Rect{X: area.X + float64(column)*wide, Y: area.Y + float64(row)*high, W: wide, H: high}.Inset(4)
		at := cell{label: ui.Rect{X: r.X, Y: r.Bottom() - s.below, W: r.W, H: s.below}}
		at.house = ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H - s.below - 8}
		at.spot = &ui.Area{Base: ui.Base{ID: "campaign.clinic." + s.clinics[i].ID, Rect: r, Inside: s.town, Says: s.says(i)}}
		at.spot.Do = func() {
			if chosen := s.chosen == i; c.Gestures.Confirm && chosen {
				s.enter(c)
				return
			}
			s.choose(c, i)
		}
		at.spot.Paint = func(c *ui.Canvas, _ ui.Rect, state ui.State) { s.paintLabel(c, i, state) }
		s.cells = append(s.cells, at)
		s.page.Add(at.spot)
	}
	s.town.Height = high * float64(rows)
	if !slices.EqualFunc(before, s.cells, func(a, b cell) bool { return a.house == b.house }) {
		s.ground.Change()
		s.houses.Change()
		s.town.Show(s.cells[s.chosen].spot.Rect)
	}
}

// divide gives in how many columns the clinics lie, and how wide and high the part of each is: so that the houses are as large as they can be.
func (s *Scene) divide(area ui.Rect) (columns int, wide, high float64) {
	most := 0.0
	for n := 1; n <= mostColumn; n++ {
		across := area.W / float64(n)
		if n > 1 && across < ui.Grown(leastCell) {
			break
		}
		below := 0.0
		for i := range s.clinics {
			below = max(below, ui.ParagraphHeight(ui.TextStrong, s.name(i), across-8-disc-4*labelPad))
		}
		below = max(disc, below) + medalSide + 3*labelPad
		down := max(area.H/float64((len(s.clinics)+n-1)/n), below+leastHouse+16)
		if scale := s.lie(0, ui.Rect{W: across - 8, H: down - below - 16}, 1).Scale; scale >= most {
			most, columns, wide, high, s.below = scale, n, across, down, below
		}
	}
	return columns, wide, high
}

// says is what a clinic on the map is for those who hear it.
func (s *Scene) says(clinic int) string {
	if !s.open[clinic] {
		return texts.Sentences(s.name(clinic), s.shut(clinic))
	}
	if medal := s.stands[clinic].Medal; medal > campaign.None {
		return words.Medal(medal, s.clinics[clinic].ID)
	}
	return s.name(clinic)
}

// paintMap paints the town, the plot of the clinic that is chosen, and the houses.
func (s *Scene) paintMap(c *ui.Canvas) {
	all := ui.Rect{X: s.town.Rect.X, Y: s.town.Rect.Y, W: s.town.Rect.W, H: max(s.town.Height, s.town.Rect.H)}
	s.ground.Show(c, all, func(c *ui.Canvas) { s.paintGround(c, -all.X, -all.Y) })
	for i := range s.cells[1:] {
		s.paintWay(c, i)
	}
	s.paintPlot(c)
	s.houses.Show(c, all, func(c *ui.Canvas) {
		for i := range s.cells {
			s.paintHouse(c, i, s.cells[i].house.Moved(-all.X, -all.Y), s.open[i] && (i != s.opens() || !s.shown.Moving()))
		}
	})
	if next := s.opens(); next >= 0 && s.shown.Moving() {
		s.paintOpening(c, next)
	}
}

// paintGround paints the town and the route through it, everything moved by dx, dy.
func (s *Scene) paintGround(c *ui.Canvas, dx, dy float64) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, paint.Ground)
	p := sprites.Projection{Scale: townScale * c.Scale, X: c.Width / 2 * c.Scale}
	sprites.DrawDistrict(c.Target, pictures.Sheet(p.Scale), p, func(at paint.Point) bool {
		x, y := at.X/c.Scale, at.Y/c.Scale
		return slices.ContainsFunc(s.cells, func(cell cell) bool {
			house := cell.house.Moved(dx, dy)
			mx, my := house.Center()
			return math.Abs(x-mx)/(house.W*0.6)+math.Abs(y-my-house.H*0.15)/(house.H*0.62) < 1
		})
	})
}

// paintWay paints the dots from a clinic to the next one: in color where the way is open. To the next row they go down beside the label.
func (s *Scene) paintWay(c *ui.Canvas, from int) {
	const dots, apart, pad = wayDots, 9.0, 6.0
	lit := 0
	if s.open[from+1] {
		lit = dots
	}
	if from+1 == s.opens() {
		lit = int(s.part(dotsFrom, dotsTo) * dots)
	}
	a, b := s.cells[from].house, s.cells[from+1].house
	ax, ay := a.Center()
	bx, by := b.Center()
	const long = (dots - 1) * apart
	x, y := (ax+bx-long)/2, (ay+by)/2+a.H*0.2
	stepX, stepY := apart, 0.0
	switch {
	case ax == bx:
		side := 1.0
		if column := from / max(1, s.columns()); column%2 == 1 {
			side = -1
		}
		x, y, stepX, stepY = ax+side*a.W*0.46, a.Bottom()+s.below, -side*apart*0.4, apart*0.92
	case bx < ax:
		x, stepX = x+long, -apart
	}
	for k := range 2*dots - 1 {
		c.Circle(x+float64(k)/2*stepX, y+float64(k)/2*stepY, pad, paint.Card)
	}
	for k := range dots {
		ink := paint.Dashes
		if k < lit {
			ink = paint.Accent
		}
		c.Circle(x+float64(k)*stepX, y+float64(k)*stepY, 2, ink)
	}
}

// columns is how many clinics lie beside each other.
func (s *Scene) columns() int {
	for i := range s.cells {
		if s.cells[i].house.Y != s.cells[0].house.Y {
			return i
		}
	}
	return len(s.cells)
}

// lie gives how the house of a clinic lies in an area, in device pixels: all houses are equally large.
func (s *Scene) lie(clinic int, area ui.Rect, scale float64) sprites.Projection {
	most := scale
	for i := range s.clinics {
		columns, floors := s.plot(i)
		p := sprites.Fit(columns, 3, floors, 0, 0, area.W*scale, area.H*scale, floorGap, scale)
		most = min(most, p.Scale)
	}
	columns, floors := s.plot(clinic)
	return sprites.Fit(columns, 3, floors, area.X*scale, area.Y*scale, area.W*scale, area.H*scale, floorGap, most)
}

// plot is how many columns and floors a clinic's house has.
func (s *Scene) plot(clinic int) (columns, floors int) {
	floors = 1
	for _, room := range s.clinics[clinic].House.Rooms {
		floors = max(floors, int(room.At[0])+1)
	}
	return int(s.clinics[clinic].Board().Columns), floors
}

// paintPlot marks the plot of the clinic that is chosen.
func (s *Scene) paintPlot(c *ui.Canvas) {
	const beyond = 0.55 // tiles
	columns, _ := s.plot(s.chosen)
	p := s.lie(s.chosen, s.cells[s.chosen].house, c.Scale)
	wide := float64(columns)
	var corners []paint.Point
	for _, at := range [...][2]float64{{-beyond, -beyond}, {wide + beyond, -beyond}, {wide + beyond, 3 + beyond}, {-beyond, 3 + beyond}} {
		corner := p.At(0, at[0], at[1], 0)
		corners = append(corners, paint.Point{X: corner.X / c.Scale, Y: corner.Y / c.Scale})
	}
	c.Polygon(paint.AccentSoft, corners...)
	for i, from := range corners {
		to := corners[(i+1)%len(corners)]
		c.Line(from.X, from.Y, to.X, to.Y, 3, paint.Accent)
	}
}

// paintHouse paints a clinic: with people where a medal was won, and pale where it is shut.
func (s *Scene) paintHouse(c *ui.Canvas, clinic int, area ui.Rect, open bool) {
	board := s.clinics[clinic].Board()
	if s.stands[clinic].Medal == campaign.None {
		board.People = nil
	}
	shown := dollhouse.Of(board, s.rules[clinic].Numbers)
	var view sprites.View
	p := s.lie(clinic, area, c.Scale)
	if open {
		view.DrawClinic(c.Target, pictures.Sheet(p.Scale), shown, p)
		return
	}
	pale := ebiten.NewImage(c.Target.Bounds().Dx(), int(math.Ceil((area.H+40)*c.Scale)))
	defer pale.Deallocate()
	above := math.Floor((area.Y - 20) * c.Scale)
	p.Y -= above
	view.DrawClinic(pale, pictures.Sheet(p.Scale), shown, p)
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(0, above)
	options.ColorScale.ScaleAlpha(shutFade)
	c.Target.DrawImage(pale, &options)
}

// paintLabel paints the number and name of a clinic, and below them the medals that were won there; of one that is shut a lock and the name.
func (s *Scene) paintLabel(c *ui.Canvas, clinic int, state ui.State) {
	r, name := s.cells[clinic].label, s.name(clinic)
	room := r.W - 2*labelPad - disc - 2*labelPad
	lines := ui.ParagraphHeight(ui.TextStrong, name, room)
	wide := 0.0
	for _, line := range ui.Wrap(ui.TextStrong, name, room) {
		wide = max(wide, ui.Measure(ui.TextStrong, line))
	}
	label := ui.Rect{Y: r.Y, W: wide + disc + 4*labelPad, H: max(disc, lines) + 2*labelPad}
	medals := s.stands[clinic].Medal > campaign.None
	if medals {
		label.H += medalSide + labelPad
	}
	label.X = r.X + (r.W-label.W)/2
	radius := min(14, label.H/2)
	chosen, ink := clinic == s.chosen, paint.Ink
	c.Panel(label, radius)
	switch {
	case chosen:
		c.Round(label, radius, paint.Accent)
		ink = paint.Card
	case state.Hover:
		c.Round(label, radius, paint.AccentSoft)
	}
	in := label.Inset(labelPad)
	medalRow := ui.Rect{}
	if medals {
		medalRow = in.CutBottom(medalSide, labelPad)
	}
	number := ui.Rect{X: in.X, Y: in.Y + (in.H-disc)/2, W: disc, H: disc}
	x, y := number.Center()
	switch {
	case !s.open[clinic]:
		if !chosen {
			ink = paint.SecondInk
		}
		pictures.Mark(c, pictures.Lock, number.Inset(4), ink)
	case chosen:
		c.Circle(x, y, disc/2, paint.Card)
		c.TextIn(ui.TextBold, texts.Number(clinic+1), number, ui.Center, paint.Accent)
	default:
		c.Circle(x, y, disc/2, paint.AccentSoft)
		c.TextIn(ui.TextBold, texts.Number(clinic+1), number, ui.Center, paint.Accent)
	}
	c.Paragraph(ui.TextStrong, name, number.Right()+labelPad, in.Y+(in.H-lines)/2, room, ui.Left, ink)
	if medals {
		s.paintMedals(c, clinic, medalRow)
	}
	if state.Focus {
		c.FocusRing(label.Inset(-2), radius+2)
	}
}

// paintMedals paints the medals of a clinic beside each other; one that was just won falls into its place.
func (s *Scene) paintMedals(c *ui.Canvas, clinic int, row ui.Rect) {
	const apart = 6.0
	x := row.X + (row.W-float64(campaign.Medals)*medalSide-float64(campaign.Medals-1)*apart)/2
	for medal := campaign.Bronze; medal <= campaign.Gold; medal++ {
		won := s.stands[clinic].Medal >= medal
		at := ui.Rect{X: x, Y: row.Y, W: medalSide, H: medalSide}
		if clinic == s.after-1 && medal > s.before[clinic].Medal {
			at.Y -= s.above()
		}
		Medal(c, medal, won, at)
		x += medalSide + apart
	}
}

// Medal draws a medal into the middle of an area: an empty ring where it was not won.
func Medal(c *ui.Canvas, medal campaign.Medal, won bool, r ui.Rect) {
	pictures.Medal(c, int(medal), won, r)
}
