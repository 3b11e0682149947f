package clinic

import (
	"strings"
	"testing"
)

// giftShop is a module with a color that the base game doesn't have.
var giftShop = Blueprint{Kind: "gift_shop", Color: "violet", Where: OnGrid}

// letters maps the letters that draw uses to components.
var letters = map[rune]struct {
	kind    Kind
	service Service
}{
	'H': {Hub, Psychiatry}, 'C': {Hub, Cardiology}, 'T': {TreatmentRoom, 0}, 'S': {SupplyRoom, 0},
	'O': {OperatingRoom, 0}, 'P': {OutpatientServices, 0}, 'L': {Laboratory, 0}, 'W': {WaitingRoom, 0},
	'g': {Garden, 0}, 'p': {ParkingLot, 0}, 'h': {Helipad, 0}, 'G': {giftShop.Kind, 0},
}

// draw makes a clinic from pictures of its floors, Floor 0 first, rows from north to south;
// '.' is an empty space. It checks no rules.
func draw(floors ...string) *Clinic {
	c := &Clinic{}
	for floor, picture := range floors {
		rows := strings.Fields(picture)
		c.Columns, c.Rows = int8(len(rows[0])), int8(len(rows))
		for y, row := range rows {
			for x, letter := range row {
				if letter == '.' {
					continue
				}
				l, known := letters[letter]
				if !known {
					panic("no component is drawn with " + string(letter))
				}
				b := BlueprintOf(l.kind)
				if l.kind == giftShop.Kind {
					b = &giftShop
				}
				c.Place(b, Component{Kind: l.kind, Service: l.service, Space: Space{int8(floor), int8(x), int8(y)}})
			}
		}
	}
	return c
}

// with adds an entrance at each slot.
func (c *Clinic) with(entrances ...OutsideSlot) *Clinic {
	for _, e := range entrances {
		c.Place(BlueprintOf(Entrance), Component{Kind: Entrance, Space: e.Space, Side: e.Side})
	}
	return c
}

// riding adds a conveyor to each of the spaces.
func (c *Clinic) riding(spaces ...Space) *Clinic {
	for _, s := range spaces {
		c.Place(BlueprintOf(Conveyor), Component{Kind: Conveyor, Space: s})
	}
	return c
}

// fullClinic has 4×3×4 modules with five conveyors, two entrances and two helipads.
func fullClinic() *Clinic {
	even, odd := "TSTS STST TSTS", "STST TSTS STST"
	c := draw(even, odd, even, odd, "h..h .... ....").with(OutsideSlot{Space{0, 0, 0}, West}, OutsideSlot{Space{0, 3, 2}, East})
	return c.riding(Space{0, 0, 0}, Space{3, 0, 0}, Space{3, 3, 0}, Space{3, 3, 2}, Space{0, 3, 2})
}

func TestDrawnClinicIsAsDrawn(t *testing.T) {
	c := draw("H.. .g. ..S", "C.. ... ...")
	if c.Columns != 3 || c.Rows != 3 || c.At(Space{0, 0, 0}).Service != Psychiatry || c.At(Space{1, 0, 0}).Service != Cardiology ||
		c.At(Space{0, 1, 1}).Kind != Garden || c.At(Space{0, 2, 2}).Color != Amber {
		t.Errorf("drawn as %+v", c.Tiles[:16])
	}
}
