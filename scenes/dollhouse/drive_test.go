package dollhouse

import (
	"math"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
	"clinic/sprites"
)

// Somebody who is hired drives to the place where the car will be parked, and the car isn't drawn there before it
// arrives.
func TestAHireDrivesToTheParkingPlace(t *testing.T) {
	t.Parallel()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	board := clinic.Clinic{Columns: 4, Rows: 3, People: []clinic.Person{{ID: "d1", Kind: clinic.Doctor, Level: 1, Car: true, At: clinic.Place{Area: clinic.Waiting}}}}
	cars := func(hand InHand) (count int, x, y float64) {
		p := &Plan{}
		p.Begin(&board, hand)
		for space := range board.Board().All() {
			if space.Floor == 0 {
				p.Room(space)
			}
		}
		p.End(rules.Numbers)
		for _, car := range p.parked {
			x, y = float64(car.Space.X), float64(car.Space.Y)
		}
		for i := range p.Rooms {
			count += len(p.Rooms[i].Cars)
		}
		return count, x, y
	}
	count, x, y := cars(InHand{})
	if count != 1 {
		t.Fatalf("%d cars are parked", count)
	}
	if on, _, _ := cars(InHand{Walking: "d1", Drives: true}); on != 0 {
		t.Error("the car is parked before it has come")
	}
	state := &game.State{Players: []game.Player{{Board: game.Board{Clinic: board}}}}
	c := game.Context{Rules: rules, State: state}
	in, off := Arrives(c, "d1"), Leaves(c, nil, "d1")
	for name, place := range map[string]sprites.Walker{"comes to": in.At(1), "leaves": off.At(0)} {
		if place.Picture == sprites.None || place.Fade > 0 || place.X < x || place.X > x+1 || place.Y < y || place.Y > y+1 {
			t.Errorf("the car %s %v, %v instead of the space %v, %v", name, place.X, place.Y, x, y)
		}
	}
	for name, away := range map[string]sprites.Walker{"comes from": in.At(0), "goes to": off.At(1)} {
		if away.X >= 0 && away.X < float64(board.Columns) && away.Y >= 0 && away.Y < float64(board.Rows) || away.Fade < 1 {
			t.Errorf("the car %s %v, %v, on the lot, or is seen to appear there", name, away.X, away.Y)
		}
	}
	if along, across := in.At(0.1).Picture, in.At(0.9).Picture; along == across {
		t.Error("the car does not turn")
	}
}

// Cars come and go through the gaps between the hedges, which stand at the middles of the spaces in front and on the
// right.
func TestCarsDriveThroughNoHedge(t *testing.T) {
	t.Parallel()
	for _, side := range [...]struct{ columns, rows int8 }{{4, 3}, {3, 3}, {4, 2}} {
		board := &clinic.Clinic{Columns: side.columns, Rows: side.rows}
		for _, walled := range [...]bool{false, true} {
			for space := range board.Board().All() {
				if space.Floor > 0 || walled && space.Y == side.rows-1 {
					continue
				}
				for place := range streetPlaces {
					if walled { // no way to the front or to the left: cars leave on the right
						board.Tiles = [clinic.MaxSpaces]clinic.Tile{}
						for x := range side.columns {
							board.Tiles[clinic.Space{X: x, Y: side.rows - 1}.Index()].Kind = clinic.Laboratory
						}
						if space.X > 0 {
							board.Tiles[clinic.Space{X: space.X - 1, Y: space.Y}.Index()].Kind = clinic.Laboratory
						}
					}
					for _, leaves := range [...]bool{false, true} {
						d := Drive{Space: space, Place: place, Parks: true, leaves: leaves}
						x, y, _ := sprites.CarPlace(sprites.KindStreet, space, place, 0)
						d.lead(board, x, y)
						for done := 0.0; done <= 1; done += 0.002 {
							at := d.At(done)
							front := hedged(at.X, at.Y, float64(side.columns), float64(side.rows))
							right := hedged(at.Y, at.X, float64(side.rows), float64(side.columns))
							if front || right {
								t.Fatalf("on %d × %d the car of %v, %d, drives through a hedge at %.2f, %.2f", side.columns, side.rows, space, place, at.X, at.Y)
							}
						}
					}
				}
			}
		}
	}
}

// hedged reports whether a hedge is at x along a side of a length, at a distance y from the north corner.
func hedged(x, y, long, edge float64) bool {
	_, within := math.Modf(x)
	return x > 0 && x < long && within > 0.16 && within < 0.84 && y > edge+0.15 && y < edge+0.25
}
