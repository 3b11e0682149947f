package table_test

import (
	"testing"

	"clinic/game/clinic"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Prices of two floors don't cover each other, however small the clinic is, and each stays in its space.
func TestPricesOfTwoFloorsLieApart(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		shown := shown(t, reader, size[0], size[1])
		for i := range shown.Look.Space {
			if space := clinic.SpaceAt(i); space.X < 4 && space.Y < 3 && space.Floor < 2 {
				look := &shown.Look.Space[i]
				look.Legal, look.HasPrice, look.Price, look.Works = true, true, 4, true
			}
		}
		shown.ZoomAt(0.85, size[0]/2, size[1]/2)
		prices := table.Prices(shown)
		for i, a := range prices {
			for _, b := range prices[:i] {
				if in := a.Intersect(b); in.W > 1 && in.H > 1 {
					t.Errorf("%v: the prices at %v and %v cover each other", size, a, b)
				}
			}
		}
	}
}

// Pointing at a price means its space, also where another floor is drawn there.
func TestAPriceStandsForItsSpace(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	shown := shown(t, reader, 1280, 800)
	for i := range shown.Look.Space {
		if space := clinic.SpaceAt(i); space.X < 4 && space.Y < 3 && space.Floor < 2 {
			look := &shown.Look.Space[i]
			look.Legal, look.HasPrice, look.Price, look.Works = true, true, 4, true
		}
	}
	shown.Look.Held = view.HeldComponent(clinic.Conveyor, clinic.NoService)
	shown.ZoomAt(0.85, 640, 400)
	spaces := table.PricedSpaces(shown)
	for i, r := range table.Prices(shown) {
		if _, there := shown.Spot(thing.InSpace(spaces[i])); !there {
			continue
		}
		for _, y := range []float64{r.Y + 2, r.Bottom() - 2} {
			spot, _ := shown.SpotAt(r.X+r.W/2, y)
			if want := thing.InSpace(spaces[i]); spot.Thing != want {
				t.Errorf("at the price of %v lies %v", spaces[i], spot.Thing)
			}
		}
	}
}

// No button over the clinic covers a price.
func TestNoButtonLiesOnAPrice(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	shown := shown(t, reader, 390, 844)
	for i := range shown.Look.Space {
		if space := clinic.SpaceAt(i); space.X < 4 && space.Y < 3 && space.Floor < 2 {
			look := &shown.Look.Space[i]
			look.Legal, look.HasPrice, look.Price = true, true, 4
		}
	}
	button, there := shown.Spot(thing.Of(thing.Whole))
	if !there {
		t.Fatal("there is no button")
	}
	at := table.Prices(shown)[0]
	shown.Pan(button.Rect.X-at.X, button.Rect.Y-at.Y)
	shown.FindSpots()
	for _, price := range table.Prices(shown) {
		if over := price.Intersect(button.Rect); over.W > 0 && over.H > 0 {
			t.Errorf("the price at %v lies below the button at %v", price, button.Rect)
		}
	}
}
