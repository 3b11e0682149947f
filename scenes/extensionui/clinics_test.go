package extensionui_test

import (
	"reflect"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/shots/sample"
	"clinic/scenes/thing"
	"clinic/sprites"
)

// Every piece that extensions put on a clinic is drawn in every panel that shows it (C1, C3, C11, C20, C30, C60, C80,
// C81, C91, C100, V3, V4), and cars leave the places of the truck and the machine free.
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
		"ghost": walks(extensionui.MarkOf("ghost").Floats), "wheelchair": slices.ContainsFunc(shown.Walkers, func(w sprites.Walker) bool { return w.Rides == extensionui.Vehicle("wheelchair") }), "visitor": walks(extensionui.PieceOf("visitor", clinic.NoLevel)),
		"two poops":       len(room(0, 1, 1).Tokens) == 2,
		"helicopter":      slices.Contains(room(2, 0, 0).Things, extensionui.MarkOf("helicopter").Thing),
		"air conditioner": slices.Contains(room(1, 1, 0).Outside, extensionui.FixtureOf("air_conditioner").Walls[clinic.East]),
		"machine":         taken[3] == extensionui.FixtureOf("vending_machine").Parked,
		"truck":           taken[2] == extensionui.MarkOf("truck").Parked[0],
		"dog":             slices.ContainsFunc(room(0, 1, 1).People, func(p sprites.Person) bool { return p.Piece == extensionui.MarkOf("dog").Beside }),
		"infected":        slices.ContainsFunc(room(0, 0, 0).People, func(p sprites.Person) bool { return p.Badge == sprites.Must("token-virus") }),
		"in quarantine":   walks(sprites.Orderly) && slices.ContainsFunc(shown.Walkers, func(w sprites.Walker) bool { return w.Picture == extensionui.Tent() }),
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

// Whatever an extension can put on a clinic changes its picture: each mark that its UI shows, each component
// beside a room, and each person, who looks different from those of the base game.
func TestWhateverExtensionsLayOnAClinicIsDrawn(t *testing.T) {
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	plain := &match.State.Players[0].Clinic
	before := dollhouse.Of(plain, match.Rules.Numbers)
	changes := func(lay func(board *clinic.Clinic)) bool {
		board := plain.Clone()
		lay(&board)
		return !reflect.DeepEqual(dollhouse.Of(&board, match.Rules.Numbers), before)
	}
	room := clinic.Space{X: 1, Y: 1}
	for _, e := range extensions.All() {
		d := extensionui.Of(e.ID)
		if d == nil {
			continue // TestEveryExtensionIsDressed says so
		}
		for i := range e.Components {
			spec := &e.Components[i]
			drawn := slices.ContainsFunc(clinic.Sides[:], func(side clinic.Side) bool {
				return changes(func(board *clinic.Clinic) {
					for space := range board.Board().All() { // against a room, or on a street
						if board.Border(space, side) || board.At(space).Empty() {
							board.Outside = append(board.Outside, clinic.Outside{Kind: spec.Kind, Space: space, Side: side})
						}
					}
				})
			})
			if spec.Sided() && !drawn {
				t.Errorf("%s: a %s beside a room is not drawn: see Fixtures in scenes/extensionui/%s.go", e.ID, spec.Kind, e.ID)
			}
		}
		for _, spec := range e.Marks {
			look, seen := d.Marks[spec.Kind]
			if !seen || !drawn(&look) {
				continue
			}
			notes := append([]string{"", string(clinic.Nurse)}, spec.Words...)
			if !slices.ContainsFunc(notes, func(note string) bool {
				mark := []clinic.Mark{{Kind: spec.Kind, Count: 1, Note: note}}
				return changes(func(board *clinic.Clinic) {
					switch spec.On {
					case game.OnTile:
						board.At(room).Marks = mark
						board.At(clinic.Space{X: 3, Y: 1}).Marks = mark // a street
					case game.OnOutside:
						board.Outside[0].Marks = mark
					case game.OnPerson:
						for i := range board.People {
							board.People[i].Marks = mark
						}
					}
				})
			}) {
				t.Errorf("%s: the mark %s is not drawn: see Marks in scenes/extensionui/%s.go", e.ID, spec.Kind, e.ID)
			}
		}
		for _, spec := range e.People {
			for _, base := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly, clinic.Patient} {
				if extensionui.PieceOf(spec.Kind, clinic.White) == extensionui.PieceOf(base, clinic.White) {
					t.Errorf("%s: a %s looks like a %s: see People in scenes/extensionui/%s.go", e.ID, spec.Kind, base, e.ID)
				}
			}
		}
	}
}

// C3: a smoker wears a cigarette beside the head; V3: an infected person wears the tile instead.
func TestBadgesSayWhatSomebodyIs(t *testing.T) {
	for want, marks := range map[string][]clinic.Mark{
		"": nil, "token-cigarette": {{Kind: "cigarettes", Count: 1}},
		"token-virus": {{Kind: "cigarettes", Count: 1}, {Kind: "infected", Count: 1}},
	} {
		if badge, _ := extensionui.Badge(&clinic.Person{Marks: marks}); badge.Name() != want {
			t.Errorf("with the marks %v the badge is %q, not %q", marks, badge.Name(), want)
		}
	}
}

// C50: a temp looks like the role it works in, and unlike the clinic's doctors and nurses; its card shows the same
// piece.
func TestATempInTheHandLooksLikeTheTempOnTheTable(t *testing.T) {
	seen := map[sprites.Piece]string{}
	for note, card := range map[string]thing.Thing{
		"nurse": {As: "nurse"}, "doctor white": {As: "doctor", Choice: "white"}, "doctor yellow": {As: "doctor", Choice: "yellow"},
		"doctor orange": {As: "doctor", Choice: "orange"}, "doctor red": {As: "doctor", Choice: "red"},
	} {
		temp := clinic.Person{Kind: "temp", Marks: []clinic.Mark{{Kind: "temp", Note: note}}}
		piece := extensionui.LooksLike(&temp)
		if shown := extensionui.OfferOf("hire_temp").Of(card); shown != piece.Picture() {
			t.Errorf("the card of a temp who works as %s shows %s, the table %s", note, shown.Name(), piece.Picture().Name())
		}
		if other, taken := seen[piece]; taken {
			t.Errorf("a temp who works as %s looks like one who works as %s", note, other)
		}
		level, _ := clinic.LevelNamed(card.Choice)
		if seen[piece] = note; piece == extensionui.PieceOf(clinic.PersonKind(card.As), level) {
			t.Errorf("a temp who works as %s looks like one of the clinic's own", note)
		}
	}
}

// C62: a ghost floats where it can be seen, clear of a vending machine in front of its room at the east.
func TestAGhostFloatsClearOfAMachine(t *testing.T) {
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	board := &match.State.Players[0].Clinic
	space := clinic.Space{X: 1, Y: 1}
	board.At(space).Marks = []clinic.Mark{{Kind: "ghost", Count: 1}}
	atWest := func() bool {
		for _, w := range dollhouse.Of(board, match.Rules.Numbers).Walkers {
			if w.Piece == extensionui.MarkOf("ghost").Floats {
				return w.X < float64(space.X)+0.5
			}
		}
		t.Fatal("the ghost is not drawn")
		return false
	}
	if atWest() {
		t.Error("the ghost does not float at the east")
	}
	board.Outside = append(board.Outside, clinic.Outside{Kind: "vending_machine", Space: space.Next(clinic.East), Side: clinic.West})
	if !atWest() {
		t.Error("the ghost floats behind the machine")
	}
}
