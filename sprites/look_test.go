package sprites

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"

	"clinic/assets"
	"clinic/sprites/theme"
)

// code writes a color as the SVG files do.
func code(c color.NRGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

// In each look the art has that look's colors: what the palette exchanges is exchanged in the pictures too.
func TestTheArtWearsTheLook(t *testing.T) {
	shown := map[string]theme.Color{
		"patient-2": theme.YellowLevel, "patient-4": theme.RedLevel, "icon-may": theme.Legal, "icon-may-not": theme.Illegal,
		"player-person-2": theme.ThirdSeat, "hub-cardiology": theme.HubColor, "lit-bad": theme.Illegal, "small-treatment": theme.TreatColor,
	}
	for _, vision := range theme.Visions {
		for _, contrast := range []bool{false, true} {
			look := theme.Theme{Vision: vision, Contrast: contrast}
			for name, color := range shown {
				svg, err := assets.ArtSVG(name)
				if err != nil {
					t.Fatal(err)
				}
				usual, now := code(theme.Theme{}.RGBA(color)), code(look.RGBA(color))
				if !bytes.Contains(svg, []byte(usual)) {
					continue // drawn only in shades of it
				}
				if art := colored(svg, look); !bytes.Contains(art, []byte(now)) || now != usual && bytes.Contains(art, []byte(usual)) {
					t.Errorf("in the look %q %s is not drawn in %s", look.Name(), name, now)
				}
			}
		}
	}
}

// With high contrast a piece has a dark line around it, a floor has one inside its edge, and a light has none.
func TestHighContrastDrawsOutlines(t *testing.T) {
	dark := func(img *image.RGBA) (dots int) {
		for i := 0; i < len(img.Pix); i += 4 {
			if img.Pix[i+3] > 200 && img.Pix[i] < 60 && img.Pix[i+1] < 60 {
				dots++
			}
		}
		return dots
	}
	for name, outlined := range map[string]bool{"nurse": true, "patient-1": true, "floor-treatment": true, "glow-good": false, "icon-money": false} {
		usual, err := rasterise(Must(name), 1, theme.Theme{})
		if err != nil {
			t.Fatal(err)
		}
		strong, err := rasterise(Must(name), 1, theme.Theme{Contrast: true})
		if err != nil {
			t.Fatal(err)
		}
		if got := dark(strong) > dark(usual)+30; got != outlined {
			t.Errorf("%s has %d dark dots, and %d with high contrast", name, dark(usual), dark(strong))
		}
	}
}

// Forbidden things are marked by more than color: the marks differ in how they are drawn.
func TestMarksDifferInShape(t *testing.T) {
	for _, mark := range []string{"lit", "glow", "spot", "slot-north"} {
		covered := map[string]int{}
		for _, means := range []string{"accent", "good", "bad"} {
			img, err := rasterise(Must(mark+"-"+means), 1, theme.Theme{})
			if err != nil {
				t.Fatal(err)
			}
			for i := 3; i < len(img.Pix); i += 4 {
				covered[means] += int(img.Pix[i])
			}
		}
		if covered["good"] == covered["bad"] || covered["accent"] == covered["good"] || covered["accent"] == covered["bad"] {
			t.Errorf("%s looks the same but for its color: %v", mark, covered)
		}
	}
}
