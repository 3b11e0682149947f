// Package theme holds every color of the program, and draws plain shapes with them.
package theme

import "image/color"

// Color has straight alpha.
type Color = color.NRGBA

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
var AdmitColor Color

// LevelColors are white, yellow, orange and red, always shown with 1 to 4 pips.
var LevelColors [4]Color

// PlayerColors are the colors of the seats, always shown with the name or its first letter.
var PlayerColors [4]Color

// The colors below replace others if a player wants that (see Look). They keep their names, so that a yellow
// patient stays yellow; they differ in lightness where an eye can't see other differences.

var forProtanopia = map[*Color]Color{
	&HubColor:     rgb(0xAF3E79),
	&TreatColor:   rgb(0x2F9E94),
	&SupplyColor:  rgb(0xE09931),
	&SpecialColor: rgb(0x5488CF),
	&GardenColor:  rgb(0xC5F0AB),
	&YellowLevel:  rgb(0xF3C838),
	&OrangeLevel:  rgb(0xD97931),
	&RedLevel:     rgb(0xD73C55),
	&HireColor:    rgb(0x00625B),
	&ThirdSeat:    rgb(0x854101),
	&FourthSeat:   rgb(0x52011B),
	&Legal:        rgb(0x2E8E39),
	&Illegal:      rgb(0xB7535C),
	&Warning:      rgb(0x782F00),
	&LegalInk:     rgb(0x125740),
	&IllegalInk:   rgb(0x9D0543),
}

var forDeuteranopia = map[*Color]Color{
	&HubColor:     rgb(0x991863),
	&TreatColor:   rgb(0x43A796),
	&SupplyColor:  rgb(0xE7BA1D),
	&SpecialColor: rgb(0x4281C3),
	&GardenColor:  rgb(0x6D974A),
	&YellowLevel:  rgb(0xFEEA5B),
	&OrangeLevel:  rgb(0xD9751D),
	&RedLevel:     rgb(0xB62846),
	&HireColor:    rgb(0x036453),
	&ThirdSeat:    rgb(0x914007),
	&FourthSeat:   rgb(0x480500),
	&Legal:        rgb(0x248C6D),
	&Illegal:      rgb(0xDB3226),
	&Warning:      rgb(0x772E00),
	&LegalInk:     rgb(0x00380E),
	&IllegalInk:   rgb(0x9D014F),
}

var forTritanopia = map[*Color]Color{
	&HubColor:     rgb(0xB34181),
	&TreatColor:   rgb(0x279D93),
	&SupplyColor:  rgb(0xD69C20),
	&SpecialColor: rgb(0x505EA0),
	&GardenColor:  rgb(0x9EB45B),
	&YellowLevel:  rgb(0xEECB3F),
	&OrangeLevel:  rgb(0xFD7936),
	&RedLevel:     rgb(0xAD3822),
	&HireColor:    rgb(0x003F24),
	&ThirdSeat:    rgb(0x953D13),
	&FourthSeat:   rgb(0x3F2126),
	&Legal:        rgb(0x2D8D52),
	&Illegal:      rgb(0xC64338),
	&Warning:      rgb(0x633901),
	&LegalInk:     rgb(0x06582E),
	&IllegalInk:   rgb(0x991B23),
}

var forContrast = map[*Color]Color{
	&Ground:     rgb(0xF4F2F7),
	&Paper:      rgb(0xFBFAFD),
	&Card:       rgb(0xFEFEFF),
	&Well:       rgb(0xF7F5FA),
	&Hairline:   rgb(0x6B6580),
	&Dashes:     rgb(0x625C76),
	&Edge:       rgb(0x2F2A48),
	&Ink:        rgb(0x15122B),
	&SecondInk:  rgb(0x3B3650),
	&FaintInk:   rgb(0x524E5C),
	&Accent:     rgb(0x503A89),
	&AccentSoft: rgb(0xF4F0FD),
	&AccentDark: rgb(0x35246A),
	&LegalSoft:  rgb(0xF1FAF1),
	&IllegalLow: rgb(0xFEF4F2),
	&Popularity: rgb(0xB93A68),
	&Time:       rgb(0x36527F),
	&BuildColor: rgb(0x8A3A17),
	&SlateBlue:  rgb(0x2F4963),
	&HubColor:   rgb(0x962F67),
	&HireColor:  rgb(0x265850),
	&ThirdSeat:  rgb(0x8C2F02),
	&FourthSeat: rgb(0x3A0A12),
	&LegalInk:   rgb(0x1C5A36),
	&IllegalInk: rgb(0x8F1F1C),
}

var contrastForAllColors = map[*Color]Color{
	&Legal:   rgb(0x20774D),
	&Illegal: rgb(0x9F0C28),
	&Warning: rgb(0x643705),
}

var contrastForProtanopia = map[*Color]Color{
	&HubColor: rgb(0x952F67),
	&Legal:    rgb(0x3B7558),
	&Illegal:  rgb(0x96153E),
	&Warning:  rgb(0x5F3600),
}

var contrastForDeuteranopia = map[*Color]Color{
	&LegalInk: rgb(0x033A2E),
	&Legal:    rgb(0x097C64),
	&Illegal:  rgb(0x9D2014),
	&Warning:  rgb(0x341A00),
}

var contrastForTritanopia = map[*Color]Color{
	&HubColor: rgb(0x972F67),
	&Legal:    rgb(0x3C743C),
	&Illegal:  rgb(0xA40B2A),
	&Warning:  rgb(0x543C20),
}

// rgb returns an opaque color from 0xRRGGBB.
func rgb(code uint32) Color {
	return Color{R: uint8(code >> 16), G: uint8(code >> 8), B: uint8(code), A: 0xff}
}

// Mix returns a at t = 0 and b at t = 1.
func Mix(a, b Color, t float64) Color {
	part := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return Color{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// Fade returns c with its opacity multiplied by alpha, 0 to 1.
func Fade(c Color, alpha float64) Color {
	c.A = uint8(float64(c.A)*alpha + 0.5)
	return c
}

// Darker mixes c with Shade; t is from 0 to 1.
func Darker(c Color, t float64) Color { return Mix(c, Shade, t) }
