package clinic

import (
	"reflect"
	"testing"
)

// B1, B2: Floor 0 is the ground; a board is columns × rows × floors, including the roof.
func TestBoardIsTheGrid(t *testing.T) {
	for _, size := range []struct{ columns, rows int8 }{{4, 3}, {3, 3}, {4, 2}, {3, 2}} {
		c := Clinic{Columns: size.columns, Rows: size.rows}
		count := 0
		for floor := int8(-1); floor <= MaxFloors; floor++ {
			for y := int8(-1); y <= MaxRows; y++ {
				for x := int8(-1); x <= MaxColumns; x++ {
					s := Space{floor, x, y}
					if c.Contains(s) {
						count++
						if SpaceAt(s.Index()) != s {
							t.Errorf("%v has index %d, which is %v", s, s.Index(), SpaceAt(s.Index()))
						}
					}
					if c.Board().Has(s) != c.Contains(s) {
						t.Errorf("%v×%v: %v on the board: %v", size.columns, size.rows, s, c.Board().Has(s))
					}
				}
			}
		}
		if want := int(size.columns) * int(size.rows) * MaxFloors; count != want {
			t.Errorf("%v×%v has %d spaces, not %d", size.columns, size.rows, count, want)
		}
	}
}

// B3: adjacent spaces share a side or lie straight above each other, never diagonally.
func TestAdjacentSpaces(t *testing.T) {
	for i := range MaxSpaces {
		for j := range MaxSpaces {
			s, other := SpaceAt(i), SpaceAt(j)
			if got, want := One(s).Adjacent().Has(other), s.Adjacent(other); got != want {
				t.Errorf("%v adjacent to %v in a set: %v, not %v", other, s, got, want)
			}
			if got, want := One(s).Beside().Has(other), s.Adjacent(other) && s.Floor == other.Floor; got != want {
				t.Errorf("%v beside %v: %v, not %v", other, s, got, want)
			}
		}
	}
	s := Space{1, 1, 1}
	for _, diagonal := range []Space{{1, 2, 2}, {0, 1, 0}, {2, 0, 1}, {1, 1, 1}, {3, 1, 1}} {
		if s.Adjacent(diagonal) {
			t.Errorf("%v counts as adjacent to %v", diagonal, s)
		}
	}
	if n := One(s).Adjacent().Count(); n != 6 {
		t.Errorf("%v has %d adjacent spaces", s, n)
	}
}

// B4: only tiles with an inside are modules.
func TestModules(t *testing.T) {
	c := draw("HTS OPL Wgp", "h.. ... ...").with(OutsideSlot{Space{}, North})
	if got := c.Modules().Count(); got != 7 {
		t.Errorf("%d modules", got)
	}
	for _, s := range []Space{{0, 1, 2}, {0, 2, 2}, {1, 0, 0}, {2, 0, 0}, {-1, 0, 0}} {
		if c.Module(s) != nil {
			t.Errorf("%v is a module", s)
		}
	}
}

func TestSpacesGoByRisingIndex(t *testing.T) {
	var got []Space
	for s := range (One(Space{2, 1, 1}) | One(Space{0, 3, 2}) | One(Space{4, 0, 0})).All() {
		got = append(got, s)
	}
	if want := []Space{{0, 3, 2}, {2, 1, 1}, {4, 0, 0}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v", got)
	}
}

// B11: one outside slot per border side of Floor 0.
func TestOutsideSlots(t *testing.T) {
	for _, test := range []struct {
		columns, rows int8
		want          int
	}{{4, 3, 14}, {3, 3, 12}} {
		c := Clinic{Columns: test.columns, Rows: test.rows}
		slots := c.Slots(0, nil)
		seen := map[OutsideSlot]bool{}
		for _, slot := range slots {
			seen[slot] = true
			if !c.Border(slot.Space, slot.Side) {
				t.Errorf("%v is no border side", slot)
			}
		}
		if len(slots) != test.want || len(seen) != test.want {
			t.Errorf("%d×%d has %d slots (%d different), not %d", test.columns, test.rows, len(slots), len(seen), test.want)
		}
	}
}

func TestCloneSharesNothing(t *testing.T) {
	c := draw("HTS ... ..g", "T.. ... ...").with(OutsideSlot{Space{}, North})
	c.At(Space{}).Marks = []Mark{{Kind: "ghost", Count: 1}}
	c.Outside[0].Marks = []Mark{{Kind: "wheelchair", Count: 1}}
	c.People = []Person{{ID: "d1", Kind: Doctor, Level: White, Car: true, Marks: []Mark{{Kind: "cigarette", Count: 1}}}}
	before := c.Clone()
	if !reflect.DeepEqual(*c, before) {
		t.Fatalf("the clone differs: %+v", before)
	}
	d := c.Clone()
	d.At(Space{}).Marks[0].Count = 9
	d.At(Space{0, 2, 2}).Kind = ParkingLot
	d.Outside[0].Side = West
	d.Outside[0].Marks[0].Count = 9
	d.People[0].Level = Red
	d.People[0].Marks[0].Count = 9
	d.Outside = append(d.Outside, Outside{Kind: Entrance})
	d.People = append(d.People, Person{ID: "d2"})
	if !reflect.DeepEqual(*c, before) {
		t.Errorf("changing the clone changed the clinic: %+v", *c)
	}
	empty := Clinic{}
	if !reflect.DeepEqual(empty.Clone(), empty) {
		t.Errorf("an empty clinic's clone differs")
	}
}
