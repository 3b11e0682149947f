package town

import (
	"math"
	"slices"

	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// cell is the part of the map for one clinic: its house, with its label below. The route zigzags, so that the next
// clinic is always a neighbor.
type cell struct {
	spot         *ui.Area
	house, label ui.Rect
}

const (
	leastCell  = 190.0 // wide
	between    = 18.0  // space on each side of a house, for the dots of the route
	mostColumn = 4
	leastHouse = 104.0 // high
	rises      = 22.0  // how far a house may extend upward between the labels of the row above
	aside      = 0.5   // in cells: every second row is shifted to the right by this
	labelPad   = 6.0
	medalSide  = 18.0
	disc       = 24.0 // around the number
	floorGap   = 84   // between the floors of the houses, in pixels at 100 %
	townScale  = 0.5
	usualWidth = 1280.0 // width of a window; in wider ones the blocks are larger
	mostTown   = 1.5    // but at most this much
	pondSize   = 0.3    // relative to a block
	shutFade   = 0.55   // how visible a closed clinic is
)

// plan is the map.
type plan struct {
	*Scene
	c *scenes.Context
}

// Fit lays it out: it takes all the room there is.
func (p *plan) Fit(wide float64) tree.Box {
	return tree.Box{W: wide, Put: func(on *tree.Sheet, r ui.Rect) { p.put(p.c, on, r) }}
}

// put places the clinics in as many columns as fit, shifting every second row. If not everything fits, the map can be
// scrolled.
func (s *Scene) put(c *scenes.Context, on *tree.Sheet, area ui.Rect) {
	var offset, across float64
	if s.town != nil {
		offset, across = s.town.Offset, s.town.Across
	}
	s.town = &ui.Scroll{Base: ui.Base{ID: "campaign.map"}, Offset: offset, Across: across, Paint: s.paintMap}
	on.Add(s.town, area)
	columns, wide, high := s.divide(area)
	rows := (len(s.clinics) + columns - 1) / columns
	before := s.cells
	s.cells = nil
	for i := range s.clinics {
		row, column := i/columns, float64(i%columns)
		if row%2 == 1 {
			column = float64(columns-1) - column + aside
		}
		r := ui.Rect{X: area.X + column*wide, Y: area.Y + rises + float64(row)*high, W: wide, H: high}.Inset(4)
		at := cell{label: ui.Rect{X: r.X, Y: r.Bottom() - s.below, W: r.W, H: s.below}}
		at.house = ui.Rect{X: r.X + between, Y: r.Y - rises, W: r.W - 2*between, H: r.H - s.below - 4 + rises}
		at.spot = &ui.Area{Base: ui.Base{ID: "campaign.clinic." + s.clinics[i].ID, Says: s.says(i)}}
		at.spot.Do = func() {
			if chosen := s.chosen == i; c.Gestures.Confirm && chosen {
				s.enter(c)
				return
			}
			s.choose(c, i)
		}
		at.spot.Paint = func(c *ui.Canvas, _ ui.Rect, state ui.State) { s.paintLabel(c, i, state) }
		s.cells = append(s.cells, at)
		on.Add(at.spot, r)
		at.spot.Inside = s.town
	}
	s.town.Height = rises + high*float64(rows)
	s.town.Wide = wide * (float64(columns) + aside)
	if !slices.EqualFunc(before, s.cells, func(a, b cell) bool { return a.house == b.house }) {
		s.ground.Change()
		s.houses.Change()
		s.town.Show(s.cells[s.chosen].spot.Rect)
	}
}

// divide returns the number of columns, and the width and height of each clinic's cell: all clinics are visible at
// once if possible, with houses as large as possible. If hardly any fit, the map has three columns and is scrolled
// both ways.
func (s *Scene) divide(area ui.Rect) (columns int, wide, high float64) {
	const few = 3
	most, least, seen := 0.0, s.Styles.Grown(leastCell), false
	for n := 2; n <= mostColumn; n++ {
		across := max(area.W/(float64(n)+aside), least)
		if n != few && across == least {
			continue
		}
		below := 0.0
		for i := range s.clinics {
			below = max(below, ui.ParagraphHeight(s.Styles.TextStrong, s.name(i), across-8-disc-4*labelPad))
		}
		below = max(disc, below) + medalSide + 3*labelPad
		room := (area.H - rises) / float64((len(s.clinics)+n-1)/n)
		down := max(room, below+leastHouse+12)
		all := down == room
		scale := s.lie(0, ui.Rect{W: across - 8 - 2*between, H: down - below - 12 + rises}, 1).Scale
		if all && !seen || all == seen && scale > most {
			most, seen, columns, wide, high, s.below = scale, all, n, across, down, below
		}
	}
	return columns, wide, high
}

// says describes a clinic on the map for screen readers.
func (s *Scene) says(clinic int) string {
	if !s.open[clinic] {
		return s.Texts.Sentences(s.name(clinic), s.shut(clinic))
	}
	if medal := s.stands[clinic].Medal; medal > campaign.None {
		return words.Medal(s.Reader, medal, s.clinics[clinic].ID)
	}
	return s.name(clinic)
}

// drawGround draws the town below everything else, also behind panels: it moves with the map.
func (s *Scene) drawGround(c *ui.Canvas) {
	in := s.town.Rect
	all := ui.Rect{X: -s.town.Across, Y: in.Y - s.town.Offset, W: c.Width + max(0, s.town.Wide-in.W), H: c.Height - in.Y + max(0, s.town.Height-in.H)}
	s.ground.Show(c, all, func(c *ui.Canvas) { s.paintGround(c, 0, -in.Y) })
}

// paintMap paints the route, the plot of the chosen clinic, and the houses.
func (s *Scene) paintMap(c *ui.Canvas) {
	all := ui.Rect{X: s.town.Rect.X, Y: s.town.Rect.Y, W: max(s.town.Wide, s.town.Rect.W), H: max(s.town.Height, s.town.Rect.H)}
	for i := range s.cells[1:] {
		s.paintWay(c, i)
	}
	s.paintPlot(c)
	s.houses.Show(c, all, func(c *ui.Canvas) {
		for i := range s.cells {
			s.paintHouse(c, i, s.cells[i].house.Moved(-all.X, -all.Y), s.open[i] && (i != s.opens() || !s.shown.Runs()))
		}
	})
	if next := s.opens(); next >= 0 && s.shown.Runs() {
		s.paintOpening(c, next)
	}
}

// paintGround paints the town, shifted by dx, dy.
func (s *Scene) paintGround(c *ui.Canvas, dx, dy float64) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	scale := townScale * ui.Between(c.Width/usualWidth, 1, mostTown)
	p := sprites.Projection{Scale: scale * c.Scale, X: c.Width / 2 * c.Scale}
	plots := make([]ui.Rect, len(s.cells)) // middles and sizes
	for i := range plots {
		plots[i].X, plots[i].Y, plots[i].W, plots[i].H = s.middle(i)
	}
	sprites.DrawDistrict(c.Target, pictures.Sheet(p.Scale, c.Theme), p, func(at theme.Point) bool {
		x, y := at.X/c.Scale-dx, at.Y/c.Scale-dy
		return slices.ContainsFunc(plots, func(plot ui.Rect) bool { return math.Abs(x-plot.X)/(plot.W*0.78)+math.Abs(y-plot.Y)/(plot.H*0.78) < 1 })
	}, func(at theme.Point) { paintPond(c, at, scale) })
}

// paintPond paints water around a place in device pixels, in a town of a scale.
func paintPond(c *ui.Canvas, at theme.Point, scale float64) {
	const corners = 28
	var shore [corners]theme.Point
	for i := range shore {
		turn := 2 * math.Pi * float64(i) / corners
		long := 1 + 0.14*math.Sin(3*turn) // no pond is quite round
		shore[i] = theme.Point{X: at.X/c.Scale + long*math.Cos(turn)*pondSize*scale*sprites.HalfTileWidth, Y: at.Y/c.Scale + long*math.Sin(turn)*pondSize*scale*sprites.HalfTileHeight}
	}
	c.Polygon(theme.Mix(theme.IceRim, theme.Ice, 0.5), shore[:]...)
}

// middle returns the middle of a clinic's plot, and the plot's size.
func (s *Scene) middle(clinic int) (x, y, wide, high float64) {
	columns, _ := s.plot(clinic)
	p := s.lie(clinic, s.cells[clinic].house, 1)
	at := p.At(0, float64(columns)/2, 1.5, 0)
	tiles := float64(columns + 3)
	return at.X, at.Y, tiles * sprites.HalfTileWidth * p.Scale, tiles * sprites.HalfTileHeight * p.Scale
}

// paintWay paints the dots from a clinic to the next, in color if the way is open. To the next row they go down from
// the side of the label.
func (s *Scene) paintWay(c *ui.Canvas, from int) {
	const dots, apart, pad = wayDots, 9.0, 6.0
	lit := 0
	if s.open[from+1] {
		lit = dots
	}
	if from+1 == s.opens() {
		lit = int(s.part(dotsFrom, dotsTo) * dots)
	}
	ax, ay, _, _ := s.middle(from)
	bx, by, _, _ := s.middle(from + 1)
	side := 1.0
	if bx < ax {
		side = -1
	}
	const long = (dots - 1) * apart
	x, y, stepX, stepY := (ax+bx-side*long)/2, (ay+by)/2, side*apart, 0.0
	if s.cells[from].house.Y != s.cells[from+1].house.Y {
		label := s.labelOf(from).area
		x, y, stepX, stepY = ax+side*(label.W/2+2*pad), label.Y+pad, side*apart*0.9, apart*0.45
	}
	for k := range 2*dots - 1 {
		c.Circle(x+float64(k)/2*stepX, y+float64(k)/2*stepY, pad, theme.Card)
	}
	for k := range dots {
		ink := theme.Dashes
		if k < lit {
			ink = theme.Accent
		}
		c.Circle(x+float64(k)*stepX, y+float64(k)*stepY, 2, ink)
	}
}

// lie returns the projection of a clinic's house into an area, in device pixels: all houses have the same scale, and
// stand at the bottom of the area.
func (s *Scene) lie(clinic int, area ui.Rect, scale float64) sprites.Projection {
	most := scale
	for i := range s.clinics {
		columns, floors := s.plot(i)
		p := sprites.Fit(columns, 3, floors, 0, 0, area.W*scale, area.H*scale, floorGap, scale)
		most = min(most, p.Scale)
	}
	columns, floors := s.plot(clinic)
	p := sprites.Fit(columns, 3, floors, area.X*scale, area.Y*scale, area.W*scale, area.H*scale, floorGap, most)
	_, _, _, foot := p.Bounds(columns, 3, floors)
	p.Y += area.Bottom()*scale - foot
	return p.Snap()
}

// plot returns the number of columns and floors of a clinic's house.
func (s *Scene) plot(clinic int) (columns, floors int) {
	floors = 1
	for _, room := range s.clinics[clinic].House.Rooms {
		floors = max(floors, int(room.At[0])+1)
	}
	return int(s.clinics[clinic].Board().Columns), floors
}

// paintPlot marks the plot of the chosen clinic.
func (s *Scene) paintPlot(c *ui.Canvas) {
	const beyond = 0.55 // tiles
	columns, _ := s.plot(s.chosen)
	p := s.lie(s.chosen, s.cells[s.chosen].house, c.Scale)
	wide := float64(columns)
	var corners []theme.Point
	for _, at := range [...][2]float64{{-beyond, -beyond}, {wide + beyond, -beyond}, {wide + beyond, 3 + beyond}, {-beyond, 3 + beyond}} {
		corner := p.At(0, at[0], at[1], 0)
		corners = append(corners, theme.Point{X: corner.X / c.Scale, Y: corner.Y / c.Scale})
	}
	c.Polygon(theme.AccentSoft, corners...)
	for i, from := range corners {
		to := corners[(i+1)%len(corners)]
		c.Line(from.X, from.Y, to.X, to.Y, 3, theme.Accent)
	}
}

// paintHouse paints a clinic: with people if a medal was won there, and pale if it is closed.
func (s *Scene) paintHouse(c *ui.Canvas, clinic int, area ui.Rect, open bool) {
	board := s.clinics[clinic].Board()
	if s.stands[clinic].Medal == campaign.None {
		board.People = nil
	}
	shown := dollhouse.Of(board, s.rules[clinic].Numbers)
	var view sprites.View
	p := s.lie(clinic, area, c.Scale)
	if open {
		view.DrawClinic(c.Target, pictures.Sheet(p.Scale, c.Theme), shown, p)
		return
	}
	pale := ebiten.NewImage(c.Target.Bounds().Dx(), int(math.Ceil((area.H+40)*c.Scale)))
	defer pale.Deallocate()
	above := math.Floor((area.Y - 20) * c.Scale)
	p.Y -= above
	view.DrawClinic(pale, pictures.Sheet(p.Scale, c.Theme), shown, p)
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(0, above)
	options.ColorScale.ScaleAlpha(shutFade)
	c.Target.DrawImage(pale, &options)
}

// label says where the name of a clinic is written.
type label struct {
	area       ui.Rect
	room, high float64 // of the name
}

func (s *Scene) labelOf(clinic int) label {
	r, name := s.cells[clinic].label, s.name(clinic)
	l := label{room: r.W - 2*labelPad - disc - 2*labelPad}
	l.high = ui.ParagraphHeight(s.Styles.TextStrong, name, l.room)
	wide := 0.0
	for _, line := range ui.Wrap(s.Styles.TextStrong, name, l.room) {
		wide = max(wide, ui.Measure(s.Styles.TextStrong, line))
	}
	l.area = ui.Rect{Y: r.Y, W: wide + disc + 4*labelPad, H: max(disc, l.high) + 2*labelPad}
	if s.stands[clinic].Medal > campaign.None {
		l.area.H += medalSide + labelPad
	}
	l.area.X = r.X + (r.W-l.area.W)/2
	return l
}

// paintLabel paints the number and name of a clinic, and below them the medals won there; for a closed one, a lock
// and the name.
func (s *Scene) paintLabel(c *ui.Canvas, clinic int, state ui.State) {
	l, name := s.labelOf(clinic), s.name(clinic)
	label, room, lines := l.area, l.room, l.high
	medals := s.stands[clinic].Medal > campaign.None
	radius := min(14, label.H/2)
	chosen, ink := clinic == s.chosen, theme.Ink
	c.Panel(label, radius)
	switch {
	case chosen:
		c.Round(label, radius, theme.Accent)
		ink = theme.Card
	case state.Hover:
		c.Round(label, radius, theme.AccentSoft)
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
			ink = theme.SecondInk
		}
		pictures.Mark(c, pictures.Lock, number.Inset(4), ink)
	case chosen:
		c.Circle(x, y, disc/2, theme.Card)
		c.TextIn(c.Styles.TextBold, c.Texts.Number(clinic+1), number, ui.Center, theme.Accent)
	default:
		c.Circle(x, y, disc/2, theme.AccentSoft)
		c.TextIn(c.Styles.TextBold, c.Texts.Number(clinic+1), number, ui.Center, theme.Accent)
	}
	c.Paragraph(c.Styles.TextStrong, name, number.Right()+labelPad, in.Y+(in.H-lines)/2, room, ui.Left, ink)
	if medals {
		s.paintMedals(c, clinic, medalRow)
	}
	if state.Focus {
		c.FocusRing(label.Inset(-2), radius+2)
	}
}

// paintMedals paints the medals of a clinic side by side; one just won falls into its place.
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

// Medal draws a medal into the middle of an area, or an empty ring if it was not won.
func Medal(c *ui.Canvas, medal campaign.Medal, won bool, r ui.Rect) {
	pictures.Medal(c, int(medal), won, r)
}
