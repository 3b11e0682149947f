package dollhouse

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// Who is hired drives to the place where the car is parked then, and the car is not drawn there before it has come.
func TestAHireDrivesToTheParkingPlace(t *testing.T) {
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
	way, picture := Drive(&board, rules.Numbers, "d1")
	end := way[len(way)-1]
	if len(way) < 3 || picture == 0 || end.X < x || end.X > x+1 || end.Y < y || end.Y > y+1 {
		t.Errorf("the way %v does not end on the space %v, %v", way, x, y)
	}
}
