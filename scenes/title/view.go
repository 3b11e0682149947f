package title

import (
	"math"

	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// view is the picture beside the panel: a clinic on its lot, in a pale town, with a few people walking.
type view struct {
	whole   ui.Rect // the window
	area    ui.Rect // what the panel leaves free of it
	town    ui.Picture
	sheet   sprites.Sheet
	shown   *sprites.Clinic
	house   sprites.View
	strolls []stroll
	scale   float64 // device pixels per logical pixel, as last drawn
	unseen  int     // ticks since the player last did something
}

const (
	columns, rows, floors = 4, 3, 3
	largestClinic         = 1.6   // relative to 100 %
	stepEvery             = 6     // ticks between two pictures of the walkers
	stride                = 0.036 // tiles from one picture to the next, at normal speed
	watchedFor            = 3600  // ticks without input after which walkers stop: nobody is watching
	rest                  = 6     // pause of a walker at the end of a way, in tiles it could have walked
)

// stroll is somebody who walks a way to its end and back, again and again.
type stroll struct {
	way  []theme.Point // in tiles
	gone float64       // tiles walked, including pauses
}

func newView() view {
	v := view{shown: sample()}
	outX, outY, waitX, waitY := sprites.Gateway(space(0, 1, 2), clinic.South, 0)
	doorX, doorY := sprites.Doorway(space(0, 1, 2), space(0, 2, 2))
	v.walk(sprites.Nurse, 0, 0, theme.Point{X: waitX, Y: waitY}, theme.Point{X: outX, Y: outY + 0.2}, theme.Point{X: outX, Y: outY - 0.25},
		theme.Point{X: doorX - 0.3, Y: doorY}, theme.Point{X: doorX, Y: doorY}, theme.Point{X: 2.3, Y: 2.78})
	doorX, doorY = sprites.Doorway(space(1, 1, 1), space(1, 2, 1))
	v.walk(sprites.Doctor3, 1, 2.2, theme.Point{X: 1.45, Y: 1.8}, theme.Point{X: doorX, Y: doorY}, theme.Point{X: 2.45, Y: 1.78},
		theme.Point{X: 2.75, Y: 1.9}, theme.Point{X: 2.75, Y: 2.35})
	doorX, doorY = sprites.Doorway(space(2, 0, 2), space(2, 1, 2))
	v.walk(sprites.Cured2, 2, 4.1, theme.Point{X: 0.6, Y: 2.8}, theme.Point{X: doorX, Y: doorY}, theme.Point{X: 1.5, Y: 2.8})
	return v
}

func (v *view) walk(piece sprites.Piece, floor int, gone float64, way ...theme.Point) {
	v.shown.Walkers = append(v.shown.Walkers, sprites.Walker{Person: sprites.Person{Piece: piece}, Floor: floor})
	v.strolls = append(v.strolls, stroll{way, gone})
	v.stand(len(v.strolls) - 1)
}

// stand puts a walker where it has arrived.
func (v *view) stand(i int) {
	s, w := &v.strolls[i], &v.shown.Walkers[i]
	length := 0.0
	for k := 1; k < len(s.way); k++ {
		length += math.Hypot(s.way[k].X-s.way[k-1].X, s.way[k].Y-s.way[k-1].Y)
	}
	at := math.Mod(s.gone, 2*(length+rest))
	if at > length+rest {
		at = 2*length + rest - at
	}
	at = max(0, min(length, at))
	w.X, w.Y = s.way[0].X, s.way[0].Y
	for k := 1; k < len(s.way) && at > 0; k++ {
		a, b := s.way[k-1], s.way[k]
		step := math.Hypot(b.X-a.X, b.Y-a.Y)
		part := min(1, at/step)
		w.X, w.Y = a.X+(b.X-a.X)*part, a.Y+(b.Y-a.Y)*part
		at -= step
	}
	w.Z = 0
	if w.Floor == 0 && w.Y > rows {
		w.Z = sprites.PavementZ
	}
}

// move moves the walkers as long as somebody may be watching, and redraws the areas they leave and enter.
func (v *view) move(c *scenes.Context) {
	if v.unseen++; c.Gestures.Any() || c.Gestures.DX != 0 || c.Gestures.DY != 0 {
		v.unseen = 0
	}
	if c.Tick%stepEvery != 0 || v.unseen > watchedFor || v.scale == 0 {
		return
	}
	for i := range v.strolls {
		before := v.shown.Walkers[i]
		v.strolls[i].gone += stride * float64(c.Settings().Speed) / 100
		if v.stand(i); v.shown.Walkers[i] != before {
			c.RedrawOnly(v.around(&before).Union(v.around(&v.shown.Walkers[i])))
		}
	}
}

// around returns the area in which a walker is drawn, in logical pixels.
func (v *view) around(w *sprites.Walker) ui.Rect {
	const aside, above, below = 32, 64, 20 // pixels at 100 %
	foot, k := v.house.At(float64(w.Floor), w.X, w.Y, w.Z), v.house.Scale/v.scale
	return ui.Rect{X: foot.X/v.scale - aside*k, Y: foot.Y/v.scale - above*k, W: 2 * aside * k, H: (above + below) * k}
}

// close releases the memory of the pictures until the view is drawn again.
func (v *view) close() {
	v.town.Close()
	if v.sheet != (sprites.Sheet{}) {
		v.sheet.Close()
	}
}

func (v *view) draw(c *ui.Canvas) {
	r := c.Pixels(v.area)
	p := sprites.Fit(columns, rows, floors, float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy()), 0, largestClinic*c.Scale)
	if v.sheet == (sprites.Sheet{}) {
		v.sheet = sprites.NewSheet(p.Scale, c.Theme)
	}
	v.sheet.Rescale(p.Scale)
	v.sheet.Theme, v.scale = c.Theme, c.Scale
	v.town.Show(c, v.whole, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
		sprites.DrawTown(c.Target, v.sheet, p, columns, rows)
	})
	v.house.DrawClinic(c.Target, v.sheet, v.shown, p)
}

func space(floor, x, y int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: y} }

// sample returns the clinic shown by the title: every kind of room, and people in most of them.
func sample() *sprites.Clinic {
	people := func(pieces ...sprites.Piece) (list []sprites.Person) {
		for _, piece := range pieces {
			list = append(list, sprites.Person{Piece: piece})
		}
		return list
	}
	cars := func(colors ...int) (list []sprites.Car) {
		for place, color := range colors {
			if color >= 0 {
				list = append(list, sprites.Car{Place: place, Color: color})
			}
		}
		return list
	}
	south := sprites.Sides(0).With(clinic.South)
	return &sprites.Clinic{Columns: columns, Rows: rows, Rooms: []sprites.Room{
		{Space: space(0, 0, 0), Kind: sprites.KindStreet, Cars: cars(0, -1, 3, 5)},
		{Space: space(0, 1, 0), Kind: sprites.KindStreet, Cars: cars(1, 3, -1, 2)},
		{Space: space(0, 2, 0), Kind: sprites.KindParking, Cars: cars(2, 0, 3, 5, 1, 4)},
		{Space: space(0, 3, 0), Kind: sprites.KindStreet, Cars: cars(-1, 4, 0)},
		{Space: space(0, 0, 1), Kind: sprites.KindStreet, Cars: cars(2, 4, 1, 6)},
		{Space: space(0, 0, 2), Kind: sprites.KindOperating, People: people(sprites.Patient1, sprites.Doctor1)},
		{Space: space(0, 1, 1), Kind: sprites.KindTreatment, People: people(sprites.Patient4, sprites.Doctor4)},
		{Space: space(0, 1, 2), Kind: sprites.KindHub, Service: clinic.Psychiatry, Entrances: south, Conveyor: true},
		{Space: space(0, 2, 1), Kind: sprites.KindSupply, People: people(sprites.Orderly)},
		{Space: space(0, 2, 2), Kind: sprites.KindTreatment, People: people(sprites.Patient2, sprites.Doctor2)},
		{Space: space(0, 3, 1), Kind: sprites.KindWaiting, People: people(sprites.Patient1, sprites.Patient2)},
		{Space: space(0, 3, 2), Kind: sprites.KindGarden},
		{Space: space(1, 0, 2), Kind: sprites.KindSupply},
		{Space: space(1, 1, 1), Kind: sprites.KindHub, Service: clinic.Cardiology},
		{Space: space(1, 2, 1), Kind: sprites.KindTreatment, People: people(sprites.Patient3, sprites.Nurse)},
		{Space: space(1, 1, 2), Kind: sprites.KindTreatment, People: people(sprites.Patient1, sprites.Doctor2)},
		{Space: space(1, 2, 2), Kind: sprites.KindLaboratory, People: people(sprites.Doctor1)},
		{Space: space(2, 0, 2), Kind: sprites.KindTreatment, People: people(sprites.Patient3, sprites.Doctor3)},
		{Space: space(2, 1, 2), Kind: sprites.KindHub, Service: clinic.Neurology, Conveyor: true},
		{Space: space(2, 2, 2), Kind: sprites.KindHelipad},
	}}
}
