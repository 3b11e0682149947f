package screentest

import (
	"image"
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/shots/sample"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// tableScale is the scale of a clinic of three floors at the table of a 1280 × 800 window.
const tableScale = 0.7

// crowded returns a clinic full of people, in every room and at the entrance, with wheelchairs there, and with air
// conditioners on all four sides.
func crowded(t *testing.T) *clinic.Clinic {
	t.Helper()
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	board := &match.State.Players[0].Clinic
	join := func(kind clinic.PersonKind, level clinic.Level, at clinic.Place) {
		board.People = append(board.People, clinic.Person{ID: board.Named.Name(kind), Kind: kind, Level: level, At: at, Car: true})
	}
	for space := range board.Modules().All() {
		for range 2 {
			join(clinic.Doctor, clinic.Yellow, clinic.In(space))
			join(clinic.Nurse, clinic.NoLevel, clinic.In(space))
		}
		for _, side := range clinic.Sides {
			if board.Module(space.Next(side)) == nil && !slices.ContainsFunc(board.Outside, func(o clinic.Outside) bool { return o.Space == space && o.Side == side }) {
				board.Outside = append(board.Outside, clinic.Outside{Kind: "air_conditioner", Space: space, Side: side})
			}
		}
	}
	for i := range board.Outside {
		if board.Outside[i].Kind == clinic.Entrance {
			board.Outside[i].Marks = clinic.SetMark(board.Outside[i].Marks, clinic.Mark{Kind: "wheelchairs", Count: sprites.MostVehicles})
		}
	}
	for range 4 {
		join(clinic.Nurse, clinic.NoLevel, clinic.Place{Area: clinic.Waiting})
	}
	return board
}

// machineStreet returns a clinic with a street that has the vending machine in one of its places and cars in the
// others; all other spaces are full supply rooms.
func machineStreet(place int) *sprites.Clinic {
	c := &sprites.Clinic{Columns: 3, Rows: 3}
	for i := range 9 {
		space := at(0, int8(i%3), int8(i/3))
		room := sprites.Room{Space: space, Kind: sprites.KindSupply, People: people(sprites.Orderly, sprites.Doctor1, sprites.Nurse, sprites.Doctor2)}
		if space == at(0, 1, 1) {
			room = sprites.Room{Space: space, Kind: sprites.KindStreet, Cars: cars(0, 1, 2, 3)}
			room.Cars[place] = sprites.Car{Place: place, Picture: extensionui.FixtureOf("vending_machine").Parked, Stands: true}
		}
		c.Rooms = append(c.Rooms, room)
	}
	return c
}

// share returns the visible share of a picture in a clinic. without removes it from the clinic, and puts it back
// when it is called again.
func share(t *testing.T, c *sprites.Clinic, id sprites.ID, larger float64, without func()) float64 {
	t.Helper()
	s := sprites.NewSheet(tableScale, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(900, 700)
	defer dst.Deallocate()
	draw := func() *image.RGBA {
		var v sprites.View
		dst.Fill(usual(theme.Ground))
		v.Arrange(c, sprites.Projection{X: 430, Y: 330, Scale: tableScale}.Snap())
		v.Draw(dst, s)
		return pixels(dst)
	}
	with := draw()
	without()
	bare := draw()
	without()
	dst.Clear()
	s.Draw(dst, id, 400, 400, sprites.Options{Scale: larger})
	alone, seen, area := pixels(dst), 0, 0
	for i := 0; i < len(with.Pix); i += 4 {
		if with.Pix[i] != bare.Pix[i] || with.Pix[i+1] != bare.Pix[i+1] || with.Pix[i+2] != bare.Pix[i+2] {
			seen++
		}
		if alone.Pix[i+3] > 200 {
			area++
		}
	}
	return float64(seen) / float64(area)
}

// C1, C30, C100: the vending machine, rented wheelchairs and air conditioners are visible wherever they are, even
// in a clinic full of people: most of each picture is.
func TestPiecesOfExtensionsAreNeverHidden(t *testing.T) {
	const least = 0.6 // of the picture
	board := crowded(t)
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	c := dollhouse.Of(board, match.Rules.Numbers)
	coolers, chairs := 0, 0
	for i := range c.Rooms {
		for k := range c.Rooms[i].Outside {
			id, other := c.Rooms[i].Outside[k], sprites.None
			coolers++
			if seen := share(t, c, id, 1, func() { c.Rooms[i].Outside[k], other = other, c.Rooms[i].Outside[k] }); seen < least {
				t.Errorf("only %.0f %% of the %s of %v is seen", 100*seen, id.Name(), c.Rooms[i].Space)
			}
		}
	}
	chair := extensionui.Vehicle("wheelchair")
	for i := range c.Walkers {
		if c.Walkers[i].Rides != chair {
			continue
		}
		const asRidden = 1.5 * 0.72
		chairs++
		other := sprites.Walker{}
		if seen := share(t, c, chair.Picture(), asRidden, func() { c.Walkers[i], other = other, c.Walkers[i] }); seen < least {
			t.Errorf("only %.0f %% of wheelchair %d is seen", 100*seen, chairs)
		}
	}
	if coolers < 4 || chairs != sprites.MostVehicles {
		t.Fatalf("the clinic shows %d air conditioners and %d wheelchairs", coolers, chairs)
	}
	for place := range 4 {
		street := machineStreet(place)
		machine := &street.Rooms[4].Cars[place]
		other := sprites.Car{Place: -1}
		if seen := share(t, street, machine.Picture, 1, func() { *machine, other = other, *machine }); seen < least {
			t.Errorf("only %.0f %% of the vending machine in place %d of its street is seen", 100*seen, place)
		}
	}
}

// Pictures that are easily confused differ in most of their area at the size of the table: temps from doctors,
// nurses and each other, the three emergency rooms, and things that stand around.
func TestPiecesOfExtensionsAreToldApart(t *testing.T) {
	s := sprites.NewSheet(tableScale, theme.Theme{})
	defer s.Close()
	dst := ebiten.NewImage(220, 220)
	defer dst.Deallocate()
	show := func(name string) *image.RGBA {
		id := sprites.Must(name)
		w, h := s.Size(id)
		ax, ay := id.Anchor()
		dst.Clear()
		s.Draw(dst, id, 110-w/2+ax*tableScale, 110-h/2+ay*tableScale, sprites.Options{})
		return pixels(dst)
	}
	// apart returns the clearly different share of the area that either picture covers.
	apart := func(a, b *image.RGBA) float64 {
		covered, differ := 0, 0
		for i := 0; i < len(a.Pix); i += 4 {
			if a.Pix[i+3] < 128 && b.Pix[i+3] < 128 {
				continue
			}
			covered++
			for k := range 4 {
				if d := int(a.Pix[i+k]) - int(b.Pix[i+k]); d > 36 || d < -36 {
					differ++
					break
				}
			}
		}
		return float64(differ) / float64(covered)
	}
	groups := []struct {
		least float64
		names []string
	}{
		{0.3, []string{"doctor-1", "doctor-2", "doctor-3", "doctor-4", "nurse", "temp", "visitor", "temp-nurse"}},
		{0.3, []string{"doctor-1", "temp-doctor-1"}}, {0.3, []string{"doctor-2", "temp-doctor-2"}},
		{0.3, []string{"doctor-3", "temp-doctor-3"}}, {0.3, []string{"doctor-4", "temp-doctor-4"}},
		{0.45, []string{"module-emergency1", "module-emergency2", "module-emergency3", "module-treatment"}},
		{0.6, []string{"air-conditioner-south", "vending-machine", "wheelchair", "temp", "car-x-0"}},
	}
	for _, group := range groups {
		for i, a := range group.names {
			for _, b := range group.names[:i] {
				if share := apart(show(a), show(b)); share < group.least {
					t.Errorf("%s differs from %s in %.0f %% only, less than %.0f %%", a, b, 100*share, 100*group.least)
				}
			}
		}
	}
}
