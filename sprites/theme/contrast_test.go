package theme

import (
	"image/color"
	"math"
	"testing"
)

// linear returns the linear light of a color's parts, from 0 to 1.
func linear(c color.NRGBA) [3]float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return [3]float64{part(c.R), part(c.G), part(c.B)}
}

// contrast returns the contrast of two opaque colors of a look by WCAG 2, from 1 to 21.
func (t Theme) contrast(a, b Color) float64 {
	luminance := func(c Color) float64 {
		l := linear(t.RGBA(c))
		return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2]
	}
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

// looks returns all looks.
func looks() (all []Theme) {
	for _, vision := range Visions {
		all = append(all, Theme{Vision: vision}, Theme{Vision: vision, Contrast: true})
	}
	return all
}

// inEveryLook runs a check in each look.
func inEveryLook(t *testing.T, check func(t *testing.T, look Theme)) {
	for _, look := range looks() {
		t.Run("look "+look.Name(), func(t *testing.T) { check(t, look) })
	}
}

func grounds() map[string]Color {
	return map[string]Color{"Ground": Ground, "Paper": Paper, "Card": Card, "Well": Well}
}

// Text has a contrast of at least 4.5 with every ground it is written on (WCAG 1.4.3), and of 7 with high contrast
// (WCAG 1.4.6).
func TestTextStandsOutFromItsGround(t *testing.T) {
	inEveryLook(t, func(t *testing.T, look Theme) {
		least := 4.5
		inks := map[string]Color{"Ink": Ink, "SecondInk": SecondInk, "Accent": Accent, "LegalInk": LegalInk, "IllegalInk": IllegalInk, "Warning": Warning}
		if look.Contrast {
			least = 7
			inks["FaintInk"] = FaintInk // also that of disabled things
		}
		under := grounds()
		under["AccentSoft"], under["LegalSoft"], under["IllegalLow"] = AccentSoft, LegalSoft, IllegalLow
		for ink, color := range inks {
			for ground, under := range under {
				if got := look.contrast(color, under); got < least {
					t.Errorf("%s on %s has a contrast of %.2f, want %v", ink, ground, got, least)
				}
			}
		}
		written := map[string]Color{ // grounds under text in the color Card
			"Accent": Accent, "AccentDark": AccentDark, "LegalInk": LegalInk, "Illegal": Illegal, "Ink": Ink, "SecondInk": SecondInk,
			"HubColor": HubColor, "SlateBlue": SlateBlue, "BuildColor": BuildColor, "HireColor": HireColor, "AdmitColor": AdmitColor,
		}
		for i, seat := range PlayerColors {
			written["the color of seat "+string('1'+rune(i))] = seat
		}
		for ground, under := range written {
			if got := look.contrast(Card, under); got < least {
				t.Errorf("Card on %s has a contrast of %.2f, want %v", ground, got, least)
			}
		}
		if got := look.contrast(Well, Ink); got < least {
			t.Errorf("Well on Ink, as in tips, has a contrast of %.2f, want %v", got, least)
		}
	})
}

// Whatever shows a control, its state or a place has a contrast of at least 3 with the ground (WCAG 1.4.11), and
// of 4.5 with high contrast.
func TestControlsStandOutFromTheirGround(t *testing.T) {
	inEveryLook(t, func(t *testing.T, look Theme) {
		least := 3.0
		edges := map[string]Color{"Edge": Edge, "Accent": Accent, "Legal": Legal, "Illegal": Illegal, "Warning": Warning}
		if look.Contrast {
			least = 4.5
			edges["Hairline"], edges["Dashes"] = Hairline, Dashes
		}
		for edge, color := range edges {
			for ground, under := range grounds() {
				if got := look.contrast(color, under); got < least {
					t.Errorf("%s on %s has a contrast of %.2f, want %v", edge, ground, got, least)
				}
			}
		}
		for what, color := range map[string]Color{"the switch that is off": Edge, "the switch that is on": Accent, "a tick's ground": Legal} {
			if got := look.contrast(Card, color); got < least {
				t.Errorf("Card on %s has a contrast of %.2f, want %v", what, got, least)
			}
		}
	})
}
