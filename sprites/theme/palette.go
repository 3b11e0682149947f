// Package theme holds every color of the program, and draws plain shapes with them.
package theme

import "image/color"

// Color is the name of a color; what it looks like depends on the theme, see Theme.RGBA. The zero Color is none.
type Color struct {
	of    [mostMixed]uint8   // indices in a palette, 0 after the last
	parts [mostMixed]float32 // how much of each
	alpha float32            // from 0 to 1
}

const mostMixed = 4 // one more than is mixed anywhere

// usual is the palette of the usual theme. Its first color is that of no name.
var usual = []color.NRGBA{{}}

// The colors of the interface and those shared with the art. Each color is written only here: the generator of the
// art reads this list, and a test finds a color that is written a second time.
var (
	Ground     = rgb(0xF1EBDF) // of the table
	Paper      = rgb(0xF6F1E7) // sheets, help
	Card       = rgb(0xFFFDF8) // panels
	Well       = rgb(0xF3EDE1) // empty places and quiet buttons in a panel
	Hairline   = rgb(0xE4DCCD)
	Dashes     = rgb(0xD6CCBA) // around an empty place
	Edge       = rgb(0x8A8290) // around usable things
	Ink        = rgb(0x2C2845)
	SecondInk  = rgb(0x655F78)
	FaintInk   = rgb(0xA79FB0) // decoration and disabled buttons, never necessary text
	Accent     = rgb(0x5B4B9A) // paths, selection, main button
	AccentSoft = rgb(0xE6E0F2)
	AccentDark = rgb(0x4B3C80)
	Legal      = rgb(0x37905A)
	LegalInk   = rgb(0x2F7049) // legal, as text
	LegalSoft  = rgb(0xDDEFDD)
	Illegal    = rgb(0xC8403A)
	IllegalInk = rgb(0xB23630)
	IllegalLow = rgb(0xF8DEDA)
	Warning    = rgb(0x93570D)
	Shade      = rgb(0x3A2C58) // shadows and shading, never black
	Outline    = rgb(0x17142D) // around things, with high contrast
	Post       = rgb(0x8E84A3) // under an upper floor
	Conveyor   = rgb(0x6C5BA8)
	Ride       = rgb(0x8A5FC7)
	Gold       = rgb(0xE8B23C)
	Silver     = rgb(0x9AA3B2) // second place
	Bronze     = rgb(0xB9773F) // third place
	Rail       = rgb(0xD9C3A0) // of the ladder of ranks
	Rung       = rgb(0xC79A62)
	Flame      = rgb(0xE2793A) // of days in a row
	Night      = rgb(0x2F2A5C) // the sky above the town, then two lower parts
	Evening    = rgb(0x5A4679)
	Sunset     = rgb(0xA9707F)
	Plum       = rgb(0x6A5B93) // of the town at night
	Popularity = rgb(0xD9628C)
	Time       = rgb(0x4F6D9C)

	HubColor     = rgb(0xB43F7E)
	TreatColor   = rgb(0x2E9E97)
	SupplyColor  = rgb(0xE0992C)
	SpecialColor = rgb(0x4B7CC0)
	GardenColor  = rgb(0x86B25F)
	// SlateBlue is the color of a second board.
	SlateBlue = rgb(0x3F5C7A)

	// Ice is the ground of cooled things, IceRim their edge.
	Ice    = rgb(0xE1F3FB)
	IceRim = rgb(0x8CCBE6)

	BuildColor = rgb(0xB9582F)
	HireColor  = rgb(0x25806D)

	WhiteLevel  = rgb(0xFFFBF2)
	YellowLevel = rgb(0xF6C83F)
	OrangeLevel = rgb(0xEE8A3A)
	RedLevel    = rgb(0xD4483F)

	ThirdSeat  = rgb(0xAE5B27)
	FourthSeat = rgb(0x702030)
)

// AdmitColor is the color of admitting patients.
var AdmitColor = Accent

// LevelColors are white, yellow, orange and red, always shown with 1 to 4 pips.
var LevelColors = [4]Color{WhiteLevel, YellowLevel, OrangeLevel, RedLevel}

// PlayerColors are the colors of the seats, always shown with the name or its first letter.
var PlayerColors = [4]Color{Accent, HireColor, ThirdSeat, FourthSeat}

// exchange holds what some colors are replaced by, as 0xRRGGBB.
type exchange map[Color]uint32

// The colors below replace others if a player wants that (see Theme). They keep their names, so that a yellow
// patient stays yellow; they differ in lightness where an eye can't see other differences.

var forProtanopia = exchange{
	HubColor:     0xAF3E79,
	TreatColor:   0x2F9E94,
	SupplyColor:  0xE09931,
	SpecialColor: 0x5488CF,
	GardenColor:  0xC5F0AB,
	YellowLevel:  0xF3C838,
	OrangeLevel:  0xD97931,
	RedLevel:     0xD73C55,
	HireColor:    0x00625B,
	ThirdSeat:    0x854101,
	FourthSeat:   0x52011B,
	Legal:        0x2E8E39,
	Illegal:      0xB7535C,
	Warning:      0x782F00,
	LegalInk:     0x125740,
	IllegalInk:   0x9D0543,
}

var forDeuteranopia = exchange{
	HubColor:     0x991863,
	TreatColor:   0x43A796,
	SupplyColor:  0xE7BA1D,
	SpecialColor: 0x4281C3,
	GardenColor:  0x6D974A,
	YellowLevel:  0xFEEA5B,
	OrangeLevel:  0xD9751D,
	RedLevel:     0xB62846,
	HireColor:    0x036453,
	ThirdSeat:    0x914007,
	FourthSeat:   0x480500,
	Legal:        0x248C6D,
	Illegal:      0xDB3226,
	Warning:      0x772E00,
	LegalInk:     0x00380E,
	IllegalInk:   0x9D014F,
}

var forTritanopia = exchange{
	HubColor:     0xB34181,
	TreatColor:   0x279D93,
	SupplyColor:  0xD69C20,
	SpecialColor: 0x505EA0,
	GardenColor:  0x9EB45B,
	YellowLevel:  0xEECB3F,
	OrangeLevel:  0xFD7936,
	RedLevel:     0xAD3822,
	HireColor:    0x003F24,
	ThirdSeat:    0x953D13,
	FourthSeat:   0x3F2126,
	Legal:        0x2D8D52,
	Illegal:      0xC64338,
	Warning:      0x633901,
	LegalInk:     0x06582E,
	IllegalInk:   0x991B23,
}

var forContrast = exchange{
	Ground:     0xF4F2F7,
	Paper:      0xFBFAFD,
	Card:       0xFEFEFF,
	Well:       0xF7F5FA,
	Hairline:   0x6B6580,
	Dashes:     0x625C76,
	Edge:       0x2F2A48,
	Ink:        0x15122B,
	SecondInk:  0x3B3650,
	FaintInk:   0x524E5C,
	Accent:     0x503A89,
	AccentSoft: 0xF4F0FD,
	AccentDark: 0x35246A,
	LegalSoft:  0xF1FAF1,
	IllegalLow: 0xFEF4F2,
	Popularity: 0xB93A68,
	Time:       0x36527F,
	BuildColor: 0x8A3A17,
	SlateBlue:  0x2F4963,
	HubColor:   0x962F67,
	HireColor:  0x265850,
	ThirdSeat:  0x8C2F02,
	FourthSeat: 0x3A0A12,
	LegalInk:   0x1C5A36,
	IllegalInk: 0x8F1F1C,
}

var contrastForAllColors = exchange{
	Legal:   0x20774D,
	Illegal: 0x9F0C28,
	Warning: 0x643705,
}

var contrastForProtanopia = exchange{
	HubColor: 0x952F67,
	Legal:    0x3B7558,
	Illegal:  0x96153E,
	Warning:  0x5F3600,
}

var contrastForDeuteranopia = exchange{
	LegalInk: 0x033A2E,
	Legal:    0x097C64,
	Illegal:  0x9D2014,
	Warning:  0x341A00,
}

var contrastForTritanopia = exchange{
	HubColor: 0x972F67,
	Legal:    0x3C743C,
	Illegal:  0xA40B2A,
	Warning:  0x543C20,
}

// rgb adds an opaque color, 0xRRGGBB, to the usual palette and returns its name.
func rgb(code uint32) Color {
	usual = append(usual, opaque(code))
	return Color{of: [mostMixed]uint8{uint8(len(usual) - 1)}, parts: [mostMixed]float32{1}, alpha: 1}
}

func opaque(code uint32) color.NRGBA {
	return color.NRGBA{R: uint8(code >> 16), G: uint8(code >> 8), B: uint8(code), A: 0xff}
}

// Mix returns a at t = 0 and b at t = 1.
func Mix(a, b Color, t float64) Color {
	mixed := Color{alpha: a.alpha + (b.alpha-a.alpha)*float32(t)}
	mixed.add(a, float32(1-t))
	mixed.add(b, float32(t))
	return mixed
}

// add adds a part of another color, but not its opacity. A part of 0 leaves no trace, so that a color mixed with
// nothing of another is still the same.
func (c *Color) add(other Color, part float32) {
	for i, name := range other.of {
		if name == 0 || part == 0 {
			return
		}
		at := 0
		for c.of[at] != 0 && c.of[at] != name {
			at++
		}
		c.of[at] = name
		c.parts[at] += other.parts[i] * part
	}
}

// Fade returns c with its opacity multiplied by alpha, 0 to 1.
func Fade(c Color, alpha float64) Color {
	c.alpha *= float32(alpha)
	return c
}

// Darker mixes c with Shade; t is from 0 to 1.
func Darker(c Color, t float64) Color { return Mix(c, Shade, t) }
