package sprites

import (
	"regexp"
	"strings"
	"testing"

	"clinic/assets"
)

// The small blocks of rooms carry signs of their own: without color no two are alike.
func TestSmallRoomsAreToldApartWithoutColor(t *testing.T) {
	color := regexp.MustCompile(`#[0-9A-Fa-f]{3,6}`)
	of := map[string]string{}
	for _, a := range assets.ArtIndex() {
		name := a.Name
		if !strings.HasPrefix(name, "small-") || strings.HasPrefix(name, "small-plot") || strings.HasSuffix(name, "-off") {
			continue
		}
		drawn, err := assets.ArtSVG(name)
		if err != nil {
			t.Fatal(err)
		}
		shape := color.ReplaceAllString(string(drawn), "")
		if other := of[shape]; other != "" {
			t.Errorf("%s and %s differ by color alone: SMALL_SIGNS of assets/art/generator/sprites.py has the sign of each", name, other)
		}
		of[shape] = name
	}
	if len(of) < 8 {
		t.Fatalf("only %d rooms are drawn", len(of))
	}
}
