// Package paint is the one paint box: every color of the program, and the plain shapes that are drawn with them.
package paint

import "image/color"

// Color has straight alpha.
type Color = color.NRGBA

// The colors of the interface and of what the art shares with it. A color is written nowhere else: the generator of the art
// reads this list, and a test finds a color that is written a second time.
var (
	Ground     = rgb(0xF1EBDF) // of the table
	Paper      = rgb(0xF6F1E7) // sheets, help
	Card       = rgb(0xFFFDF8) // panels
	Well       = rgb(0xF3EDE1) // empty places and quiet buttons in a panel
	Hairline   = rgb(0xE4DCCD)
	Dashes     = rgb(0xD6CCBA) // around an empty place
	Edge       = rgb(0x8A8290) // around what one can use
	Ink        = rgb(0x2C2845)
	SecondInk  = rgb(0x655F78)
	FaintInk   = rgb(0xA79FB0) // decoration and disabled buttons, never text one must read
	Accent     = rgb(0x5B4B9A) // way, selection, main button
	AccentSoft = rgb(0xE6E0F2)
	AccentDark = rgb(0x4B3C80)
	Legal      = rgb(0x37905A)
	LegalInk   = rgb(0x2F7049) // legal, as text
	LegalSoft  = rgb(0xDDEFDD)
	Illegal    = rgb(0xC8403A)
	IllegalInk = rgb(0xB23630)
	IllegalLow = rgb(0xF8DEDA)
	Warning    = rgb(0x93570D)
	Shade      = rgb(0x3A2C58) // shadows and every shade, never black
	Post       = rgb(0x8E84A3) // what an upper floor stands on
	Conveyor   = rgb(0x6C5BA8)
	Ride       = rgb(0x8A5FC7)
	Gold       = rgb(0xE8B23C)
	Popularity = rgb(0xD9628C)
	Time       = rgb(0x4F6D9C)

	HubColor     = rgb(0xB43F7E)
	TreatColor   = rgb(0x2E9E97)
	SupplyColor  = rgb(0xE0992C)
	SpecialColor = rgb(0x4B7CC0)
	GardenColor  = rgb(0x86B25F)
	// SlateBlue is that of a second board.
	SlateBlue = rgb(0x3F5C7A)

	// Ice is the ground of what is cooled, IceRim its edge.
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

// AdmitColor is that of admitting patients.
var AdmitColor = Accent

// LevelColors are those of white, yellow, orange and red, always shown with 1 to 4 pips.
var LevelColors = [4]Color{WhiteLevel, YellowLevel, OrangeLevel, RedLevel}

// PlayerColors are those of the seats, always shown with the name or its first letter.
var PlayerColors = [4]Color{Accent, HireColor, ThirdSeat, FourthSeat}

// rgb makes an opaque color of 0xRRGGBB.
func rgb(code uint32) Color {
	return Color{R: uint8(code >> 16), G: uint8(code >> 8), B: uint8(code), A: 0xff}
}

// Mix gives a at t = 0 and b at t = 1.
func Mix(a, b Color, t float64) Color {
	part := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return Color{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// Fade gives c with its opacity multiplied by alpha, 0 to 1.
func Fade(c Color, alpha float64) Color {
	c.A = uint8(float64(c.A)*alpha + 0.5)
	return c
}

// Darker mixes c with the shade of the palette, t from 0 to 1.
func Darker(c Color, t float64) Color { return Mix(c, Shade, t) }
