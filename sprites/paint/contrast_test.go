package paint

import (
	"math"
	"testing"
)

// linear gives the light of a color's parts, from 0 to 1.
func linear(c Color) [3]float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return [3]float64{part(c.R), part(c.G), part(c.B)}
}

// contrast is that of two opaque colors as WCAG 2 measures it, from 1 to 21.
func contrast(a, b Color) float64 {
	luminance := func(c Color) float64 {
		l := linear(c)
		return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2]
	}
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

var (
	grounds     = map[string]Color{"Ground": Ground, "Paper": Paper, "Card": Card, "Well": Well}
	softGrounds = map[string]Color{"AccentSoft": AccentSoft, "LegalSoft": LegalSoft, "IllegalLow": IllegalLow}
)

// Text has a contrast of at least 4.5 with every ground it is written on (WCAG 1.4.3).
func TestTextStandsOutFromItsGround(t *testing.T) {
	const least = 4.5
	for ink, color := range map[string]Color{"Ink": Ink, "SecondInk": SecondInk, "Accent": Accent, "LegalInk": LegalInk, "IllegalInk": IllegalInk, "Warning": Warning} {
		for _, list := range []map[string]Color{grounds, softGrounds} {
			for ground, under := range list {
				if got := contrast(color, under); got < least {
					t.Errorf("%s on %s has a contrast of %.2f, want %v", ink, ground, got, least)
				}
			}
		}
	}
	written := map[string]Color{ // with Card on it
		"Accent": Accent, "AccentDark": AccentDark, "LegalInk": LegalInk, "Illegal": Illegal, "Ink": Ink, "SecondInk": SecondInk,
		"HubColor": HubColor, "SlateBlue": SlateBlue, "BuildColor": BuildColor, "HireColor": HireColor, "AdmitColor": AdmitColor,
	}
	for _, seat := range PlayerColors {
		if got := contrast(Card, seat); got < least {
			t.Errorf("Card on the seat's color %v has a contrast of %.2f, want %v", seat, got, least)
		}
	}
	for ground, under := range written {
		if got := contrast(Card, under); got < least {
			t.Errorf("Card on %s has a contrast of %.2f, want %v", ground, got, least)
		}
	}
	if got := contrast(Hairline, Ink); got < least {
		t.Errorf("Hairline on Ink, as in tips, has a contrast of %.2f, want %v", got, least)
	}
}

// What tells a control, its state or a place from the ground has a contrast of at least 3 with it (WCAG 1.4.11).
func TestControlsStandOutFromTheirGround(t *testing.T) {
	const least = 3
	for edge, color := range map[string]Color{"Edge": Edge, "Accent": Accent, "Legal": Legal, "Illegal": Illegal, "Warning": Warning} {
		for ground, under := range grounds {
			if got := contrast(color, under); got < least {
				t.Errorf("%s on %s has a contrast of %.2f, want %v", edge, ground, got, least)
			}
		}
	}
	for what, color := range map[string]Color{"the switch that is off": Edge, "the switch that is on": Accent, "a tick's ground": Legal} {
		if got := contrast(Card, color); got < least {
			t.Errorf("Card on %s has a contrast of %.2f, want %v", what, got, least)
		}
	}
}
