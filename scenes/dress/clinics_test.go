package dress_test

import (
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/shots/sample"
	"clinic/sprites"
)

// Every piece that extensions lay on a clinic is drawn in every panel that shows it (C1, C3, C11, C20, C30, C60, C80,
// C81, C91, C100, V3, V4), and cars leave the places of the truck and of the machine free.
func TestEveryPieceOfExtensionsIsDrawn(t *testing.T) {
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	board := &match.State.Players[0].Clinic
	sample.LayExtensions(board)
	shown := dollhouse.Of(board, match.Rules.Numbers)
	room := func(floor, x, y int8) *sprites.Room {
		for i := range shown.Rooms {
			if shown.Rooms[i].Space == (clinic.Space{Floor: floor, X: x, Y: y}) {
				return &shown.Rooms[i]
			}
		}
		t.Fatalf("the space %d/%d/%d is not drawn", floor, x, y)
		return nil
	}
	walks := func(piece sprites.Piece) bool {
		return slices.ContainsFunc(shown.Walkers, func(w sprites.Walker) bool { return w.Piece == piece })
	}
	taken := map[int]sprites.ID{}
	for _, car := range room(0, 3, 1).Cars {
		if old, twice := taken[car.Place]; twice {
			t.Errorf("%s and %s stand in place %d", car.Picture.Name(), old.Name(), car.Place)
		}
		taken[car.Place] = car.Picture
	}
	for what, drawn := range map[string]bool{
		"ghost": walks(dress.MarkOf("ghost").Floats), "wheelchair": walks(dress.Vehicle("wheelchair")), "visitor": walks(dress.PieceOf("visitor", clinic.NoLevel)),
		"two poops":       len(room(0, 1, 1).Tokens) == 2,
		"helicopter":      slices.Contains(room(2, 0, 0).Things, dress.MarkOf("helicopter").Thing),
		"air conditioner": slices.Contains(room(1, 1, 0).Things, dress.FixtureOf("air_conditioner").Walls[clinic.East]),
		"machine":         taken[3] == dress.FixtureOf("vending_machine").Parked,
		"truck":           taken[2] == dress.MarkOf("truck").Parked[0],
		"dog":             slices.ContainsFunc(room(0, 1, 1).People, func(p sprites.Person) bool { return p.Piece == dress.MarkOf("dog").Beside }),
		"infected":        slices.ContainsFunc(room(0, 0, 0).People, func(p sprites.Person) bool { return p.Badge == sprites.Must("token-virus") }),
		"in quarantine":   walks(sprites.Orderly) && slices.ContainsFunc(shown.Walkers, func(w sprites.Walker) bool { return w.Picture == dress.Tent() }),
		"cigarette":       slices.ContainsFunc(room(1, 1, 0).People, func(p sprites.Person) bool { return p.Badge == sprites.Must("token-cigarette") }),
	} {
		if !drawn {
			t.Errorf("the %s is not drawn", what)
		}
	}
	small := map[string]bool{}
	sprites.Thumbnail(shown, 0, 0, 1, func(id sprites.ID, _, _, _ float64) { small[id.Name()] = true })
	for _, name := range []string{"ghost", "token-poop", "helicopter", "fire-truck-x", "vending-machine", "air-conditioner-east", "token-virus", "quarantine-tent"} {
		if !small[name] {
			t.Errorf("the thumbnail lacks %s", name)
		}
	}
}

// C50: a temp wears what it works as beside the head; V3: who is infected wears the tile instead.
func TestBadgesSayWhatSomebodyIs(t *testing.T) {
	nurse := clinic.Mark{Kind: "temp", Note: "nurse"}
	for want, marks := range map[string][]clinic.Mark{
		"": nil, "nurse": {nurse}, "doctor-4": {{Kind: "temp", Note: "doctor red"}}, "token-cigarette": {{Kind: "cigarettes", Count: 1}},
		"token-virus": {{Kind: "cigarettes", Count: 1}, nurse, {Kind: "infected", Count: 1}},
	} {
		if badge, _ := dress.Badge(&clinic.Person{Marks: marks}); badge.Name() != want {
			t.Errorf("with the marks %v the badge is %q, not %q", marks, badge.Name(), want)
		}
	}
}
