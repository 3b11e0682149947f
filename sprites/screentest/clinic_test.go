package screentest

import (
	"fmt"
	"image"
	"image/color"
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/assets"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func at(floor, x, y int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: y} }

func cars(colors ...int) (out []sprites.Car) {
	for place, c := range colors {
		if c >= 0 {
			out = append(out, sprites.Car{Place: place, Color: c})
		}
	}
	return out
}

func people(pieces ...sprites.Piece) (out []sprites.Person) {
	for i, p := range pieces {
		out = append(out, sprites.Person{Piece: p, Key: i + 1})
	}
	return out
}

// usual returns what a color usually looks like.
func usual(c theme.Color) color.NRGBA { return theme.Theme{}.RGBA(c) }

// exampleClinic returns three floors with every kind of room and most marks that a space can have.
func exampleClinic() *sprites.Clinic {
	gate := sprites.Sides(0).With(clinic.South)
	return &sprites.Clinic{Columns: 4, Rows: 3,
		Rooms: []sprites.Room{
			{Space: at(0, 0, 0), Kind: sprites.KindStreet, Cars: cars(0, -1, 3, 5), Hatched: true},
			{Space: at(0, 1, 0), Kind: sprites.KindStreet, Cars: cars(1, 3, -1, 2), Hatched: true},
			{Space: at(0, 2, 0), Kind: sprites.KindParking, Cars: cars(2, 0, 3, 5, 1, 4), Hatched: true},
			{Space: at(0, 0, 1), Kind: sprites.KindStreet, Cars: cars(2, 4, 1, 6), Hatched: true},
			{Space: at(0, 3, 0), Kind: sprites.KindStreet, Cars: cars(-1, 4, 0), Hatched: true},
			{Space: at(0, 3, 2), Kind: sprites.KindGarden, Hatched: true},
			{Space: at(0, 0, 2), Kind: sprites.KindOperating, People: people(sprites.Patient1, sprites.Doctor1)},
			{Space: at(0, 1, 1), Kind: sprites.KindTreatment, People: people(sprites.Patient4)},
			{Space: at(0, 1, 2), Kind: sprites.KindHub, Service: clinic.Psychiatry, Entrances: gate, Conveyor: true},
			{Space: at(0, 2, 1), Kind: sprites.KindSupply, People: people(sprites.Orderly), Hatched: true},
			{Space: at(0, 2, 2), Kind: sprites.KindTreatment, People: []sprites.Person{
				{Piece: sprites.Patient2, Key: 20}, {Piece: sprites.Doctor2, Key: 21}, {Piece: sprites.Doctor3, Left: true}}},
			{Space: at(0, 3, 1), Kind: sprites.KindWaiting, People: people(sprites.Patient1, sprites.Patient2), Hatched: true},
			{Space: at(1, 1, 1), Kind: sprites.KindHub, Service: clinic.Cardiology, People: people(sprites.Nurse)},
			{Space: at(1, 2, 1), Kind: sprites.KindTreatment, People: people(sprites.Patient3, sprites.Doctor2, sprites.Nurse)},
			{Space: at(1, 1, 2), Kind: sprites.KindTreatment},
			{Space: at(1, 2, 2), Kind: sprites.KindLaboratory, People: people(sprites.Doctor1)},
			{Space: at(1, 0, 2), Kind: sprites.KindSupply, Hatched: true},
			{Space: at(2, 0, 2), Kind: sprites.KindTreatment, People: people(sprites.Patient3), Light: sprites.LitAccent},
			{Space: at(2, 1, 2), Kind: sprites.KindHub, Service: clinic.Neurology, Conveyor: true},
			{Space: at(2, 2, 2), Kind: sprites.KindHelipad},
		},
		Empty:   []clinic.Space{at(1, 3, 1), at(2, 1, 1), at(2, 2, 1)},
		Walkers: []sprites.Walker{{Person: sprites.Person{Piece: sprites.Nurse, Key: 77}, X: 1.74, Y: 3.2, Z: sprites.PavementZ}},
	}
}

// paintShapes paints one of each shape.
func paintShapes(dst *ebiten.Image, scale float64) {
	area := func(x, y, w, h int) image.Rectangle {
		k := int(scale)
		return image.Rect(k*x, k*y, k*(x+w), k*(y+h))
	}
	point := func(x, y float64) theme.Point { return theme.Point{X: scale * x, Y: scale * y} }
	theme.Shadow(dst, area(20, 20, 160, 90), 14*scale, scale, usual(theme.Shade))
	theme.Round(dst, area(20, 20, 160, 90), 14*scale, usual(theme.Card))
	theme.Dashed(dst, area(24, 84, 26, 20), 6*scale, 1.5*scale, 4*scale, usual(theme.Dashes))
	theme.RoundLine(dst, area(32, 32, 60, 40), 9*scale, 1.5*scale, usual(theme.Accent))
	theme.Round(dst, area(100, 34, 64, 28), 14*scale, usual(theme.Accent))
	theme.Line(dst, []theme.Point{point(110, 80), point(160, 98)}, 3*scale, usual(theme.Legal))
	arc := theme.Arc(nil, point(60, 400), point(60, 200), 60*scale)
	theme.Line(dst, arc, 9*scale, usual(theme.Card))
	theme.DashedLine(dst, arc, 4*scale, 9*scale, 8*scale, usual(theme.Ride))
	theme.ArrowHead(dst, arc[len(arc)-4], arc[len(arc)-1], 13*scale, 4*scale, usual(theme.Ride))
}

// Draws the clinic of the table at two scales, to be looked at, and proves that people are found where they stand.
func TestClinic(t *testing.T) {
	for _, scale := range []float64{1, 2} {
		s := sprites.NewSheet(scale, theme.Theme{})
		defer s.Close()
		dst := ebiten.NewImage(int(900*scale), int(840*scale))
		defer dst.Deallocate()
		dst.Fill(usual(theme.Ground))
		p := sprites.Projection{X: 410 * scale, Y: 430 * scale, Scale: scale}.Snap()
		sprites.DrawTown(dst, s, p, 4, 3)
		var v sprites.View
		v.Arrange(exampleClinic(), p)
		v.Draw(dst, s)
		paintShapes(dst, scale)
		keep(t, fmt.Sprintf("sprites-clinic-%g", scale), pixels(dst))

		foot, ok := v.Foot(21)
		if !ok {
			t.Fatal("the yellow doctor of the treatment room has no place")
		}
		if key, ok := v.PersonAt(foot.X, foot.Y-10*scale); !ok || key != 21 {
			t.Errorf("at the yellow doctor's belly is person %d, %v; want 21", key, ok)
		}
		if key, ok := v.PersonAt(v.At(0, 1.74, 3.2, 10).X, v.At(0, 1.74, 3.2, 10).Y); !ok || key != 77 {
			t.Errorf("outside the entrance is person %d, %v; want the nurse 77", key, ok)
		}
	}
}

// Draws every kind of room in every state, crowds, and entrances on all sides in one picture, to be looked at.
func TestStates(t *testing.T) {
	s := sprites.NewSheet(1, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(1640, 1900)
	defer dst.Deallocate()
	dst.Fill(usual(theme.Ground))
	var v sprites.View
	kinds := []sprites.Kind{sprites.KindHub, sprites.KindTreatment, sprites.KindSupply, sprites.KindOperating,
		sprites.KindOutpatient, sprites.KindLaboratory, sprites.KindWaiting}
	show := func(column, row int, rooms ...sprites.Room) {
		c := &sprites.Clinic{Columns: 4, Rows: 3, Rooms: rooms}
		v.Arrange(c, sprites.Projection{X: float64(120 + column*230), Y: float64(70 + row*160), Scale: 1})
		v.DrawRooms(dst, s)
	}
	for i, k := range kinds {
		room := sprites.Room{Kind: k, Service: clinic.Service(1 + i%5)}
		working, broken, bad, lift, preview := room, room, room, room, room
		broken.Off, broken.Missing = true, sprites.KindSupply
		bad.Trial = sprites.Forbidden
		bad.BadSides = bad.BadSides.With(clinic.West)
		lift.Conveyor = true
		lift.Entrances = lift.Entrances.With(clinic.North).With(clinic.East)
		preview.Trial = sprites.Preview
		working.People = people(sprites.Patient1, sprites.Doctor1, sprites.Doctor2, sprites.Nurse, sprites.Patient3, sprites.Nurse)
		crowded := room
		crowded.People = people(sprites.Patient1, sprites.Doctor1, sprites.Doctor2, sprites.Nurse, sprites.Patient3, sprites.Nurse, sprites.Nurse, sprites.Nurse, sprites.Nurse)
		turned := room
		turned.Entrances = turned.Entrances.With(clinic.West).With(clinic.South)
		few := room
		few.People = people(sprites.Patient2, sprites.Doctor4, sprites.Nurse)
		for row, r := range []sprites.Room{working, broken, bad, lift, preview, crowded, turned, few} {
			show(i, row, r)
		}
	}
	east := sprites.Sides(0).With(clinic.East).With(clinic.South).With(clinic.North).With(clinic.West)
	show(1, 8, sprites.Room{Kind: sprites.KindStreet, Light: sprites.GlowGood}, sprites.Room{Space: at(0, 1, 0), Kind: sprites.KindTreatment},
		sprites.Room{Space: at(0, 0, 1), Kind: sprites.KindSupply}, sprites.Room{Space: at(0, 1, 1), Kind: sprites.KindHub, Service: clinic.Orthopedics})
	show(4, 8, sprites.Room{Kind: sprites.KindGarden, Light: sprites.LitGood}, sprites.Room{Space: at(0, 1, 0), Kind: sprites.KindTreatment, Light: sprites.LitBad},
		sprites.Room{Space: at(0, 2, 0), Kind: sprites.KindWaiting, Entrances: east, Light: sprites.GlowBad})
	ring := &sprites.Clinic{Columns: 3, Rows: 3, Empty: []clinic.Space{at(1, 0, 0)}}
	for x := range int8(3) {
		for y := range int8(3) {
			ring.Rooms = append(ring.Rooms, sprites.Room{Space: at(0, x, y), Kind: sprites.KindTreatment})
			ring.Slots = append(ring.Slots, sprites.Slot{Space: at(0, x, 0), Side: clinic.North, Light: sprites.GlowGood},
				sprites.Slot{Space: at(0, x, 2), Side: clinic.South, Light: sprites.GlowGood, Held: x == 1},
				sprites.Slot{Space: at(0, 0, y), Side: clinic.West, Light: sprites.GlowGood, Held: y == 1},
				sprites.Slot{Space: at(0, 2, y), Side: clinic.East, Light: sprites.GlowGood})
		}
	}
	ring.Rooms[4].People = people(sprites.Doctor1, sprites.Patient2)
	ring.Rooms[4].People[0].Light = sprites.GlowAccent
	ring.Rooms[4].People[1].Light = sprites.GlowGood
	ring.Rooms = append(ring.Rooms, sprites.Room{Space: at(1, 2, 2), Light: sprites.GlowGood})
	v.Arrange(ring, sprites.Projection{X: 1300, Y: 1520, Scale: 1, Gap: 120})
	v.Draw(dst, s)
	p := sprites.Projection{X: 700, Y: 1600, Scale: 0.7}
	v.Arrange(exampleClinic(), p) // zoomed out while the sheet still has its old scale
	v.Draw(dst, s)
	put := func(id sprites.ID, x, y, size float64) { s.Draw(dst, id, x, y, sprites.Options{Scale: size}) }
	sprites.Thumbnail(exampleClinic(), 100, 1500, 1, put)
	sprites.Thumbnail(exampleClinic(), 100, 1700, 2, put)
	keep(t, "sprites-states", pixels(dst))
}

// Drawing a clinic again allocates nothing.
func TestDrawingAllocatesNothing(t *testing.T) {
	s := sprites.NewSheet(1, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(900, 840)
	defer dst.Deallocate()
	var v sprites.View
	c := exampleClinic()
	p := sprites.Fit(4, 3, 3, 0, 0, 900, 840, 0, 1)
	draw := func() {
		v.Arrange(c, p)
		v.Draw(dst, s)
	}
	for range 30 { // until the engine's own queues have grown
		draw()
	}
	if n := testing.AllocsPerRun(20, draw); n > 0 {
		t.Errorf("drawing a clinic allocates %g times", n)
	}
}

func BenchmarkClinic(b *testing.B) {
	s := sprites.NewSheet(1, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(900, 840)
	defer dst.Deallocate()
	var v sprites.View
	c := exampleClinic()
	pix := make([]byte, 4*900*840)
	for b.Loop() {
		dst.Fill(usual(theme.Ground))
		v.Arrange(c, sprites.Projection{X: 410, Y: 430, Scale: 1})
		v.Draw(dst, s)
		dst.ReadPixels(pix)
	}
}

// Draws every small picture on a panel, marks in ink, to be looked at.
func TestSigns(t *testing.T) {
	s := sprites.NewSheet(1.5, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(1400, 800)
	defer dst.Deallocate()
	dst.Fill(usual(theme.Ground))
	theme.Round(dst, image.Rect(12, 12, 1388, 788), 20, usual(theme.Card))
	x, y := 60.0, 70.0
	for _, a := range assets.ArtIndex() {
		name, id := a.Name, sprites.Must(a.Name)
		w, h := s.Size(id)
		if w > 130 || h > 140 || strings.HasPrefix(name, "wall") || strings.HasPrefix(name, "sign") || strings.HasPrefix(name, "over") ||
			strings.HasPrefix(name, "north") || strings.HasPrefix(name, "west") || strings.HasPrefix(name, "carpet") || strings.HasPrefix(name, "desk") {
			continue
		}
		o := sprites.Options{}
		if strings.HasPrefix(name, "mark-") {
			o.Tint = theme.Ink
		}
		ax, ay := id.Anchor()
		s.Draw(dst, id, x-w/2+ax*1.5, y-h/2+ay*1.5, o)
		if x += 100; x > 1360 {
			x, y = 60, y+100
		}
	}
	keep(t, "sprites-signs", pixels(dst))
}

// Draws the rooms, people and pieces of the extensions, to be looked at.
func TestExtensions(t *testing.T) {
	s := sprites.NewSheet(1.5, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(1500, 1100)
	defer dst.Deallocate()
	dst.Fill(usual(theme.Ground))
	c := &sprites.Clinic{Columns: 4, Rows: 3}
	for i := range 12 {
		c.Rooms = append(c.Rooms, sprites.Room{Space: at(0, int8(i%4), int8(i/4)), Kind: sprites.KindTreatment})
	}
	room := 0
	for _, d := range extensionui.All() {
		for _, kind := range slices.Sorted(maps.Keys(d.Rooms)) {
			c.Rooms[room].Kind = d.Rooms[kind]
			room = (room + 1) % 12
		}
	}
	for _, d := range extensionui.All() {
		for _, kind := range slices.Sorted(maps.Keys(d.People)) {
			c.Rooms[room].People = append(c.Rooms[room].People, people(d.People[kind]...)...)
			room = (room + 1) % 12
		}
		for _, kind := range slices.Sorted(maps.Keys(d.Marks)) {
			r, mark := &c.Rooms[room], d.Marks[kind]
			r.Things, r.Tokens = append(r.Things, mark.Thing), append(r.Tokens, mark.Token)
			if mark.Badge != nil {
				r.People = append(r.People, sprites.Person{Piece: sprites.Doctor3, Badge: mark.Badge("")})
			}
			for _, piece := range []sprites.Piece{mark.Beside, mark.Floats, mark.Waits} {
				if piece != sprites.NoPiece {
					r.People = append(r.People, people(piece)...)
				}
			}
			room = (room + 1) % 12
		}
	}
	var v sprites.View
	v.Arrange(c, sprites.Fit(4, 3, 1, 0, 0, 1500, 1100, 0, 1.5))
	v.Draw(dst, s)
	keep(t, "sprites-extensions", pixels(dst))
}
