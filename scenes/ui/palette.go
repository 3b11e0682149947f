package ui

import "image/color"

// Color is a colour with straight alpha.
type Color = color.NRGBA

// hex makes an opaque colour of 0xRRGGBB.
func hex(rgb uint32) Color {
	return Color{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 0xff}
}

// The colours of the interface. Art has its own in sprites.
var (
	Ground     = hex(0xF1EBDF) // of the table
	Paper      = hex(0xF6F1E7) // sheets, help
	Card       = hex(0xFFFDF8) // panels
	Well       = hex(0xF3EDE1) // empty places and quiet buttons in a panel
	Hairline   = hex(0xE4DCCD)
	Dashes     = hex(0xD6CCBA) // around an empty place
	Ink        = hex(0x2C2845)
	SecondInk  = hex(0x655F78)
	FaintInk   = hex(0xA79FB0) // decoration and disabled buttons, never text one must read
	Accent     = hex(0x5B4B9A) // way, selection, main button
	AccentSoft = hex(0xE6E0F2)
	AccentDark = hex(0x4B3C80)
	Legal      = hex(0x3F9A5F)
	LegalInk   = hex(0x3E825D) // legal, as text
	LegalSoft  = hex(0xDDEFDD)
	Illegal    = hex(0xC8403A)
	IllegalInk = hex(0xB83A34)
	IllegalLow = hex(0xF8DEDA)
	Warning    = hex(0xB8721A)
	Shade      = hex(0x3A2C58) // shadows and every shade, never black
	Conveyor   = hex(0x6C5BA8)
	Ride       = hex(0x8A5FC7)
	Gold       = hex(0xE8B23C)
	Popularity = hex(0xD9628C)
	Time       = hex(0x4F6D9C)

	HubColor     = hex(0xB43F7E)
	TreatColor   = hex(0x2E9E97)
	SupplyColor  = hex(0xE0992C)
	SpecialColor = hex(0x4B7CC0)
	GardenColor  = hex(0x86B25F)

	BuildColor = hex(0xB9582F)
	HireColor  = hex(0x25806D)
	AdmitColor = hex(0x5B4B9A)
	// EmergencyColor is that of the emergency department.
	EmergencyColor = hex(0x3F5C7A)
)

// LevelColors are those of white, yellow, orange and red, always shown with 1 to 4 pips.
var LevelColors = [4]Color{hex(0xFFFBF2), hex(0xF6C83F), hex(0xEE8A3A), hex(0xD4483F)}

// PlayerColors are those of the seats, always shown with the name or its first letter.
var PlayerColors = [4]Color{hex(0x5B4B9A), hex(0x25806D), hex(0xAE5B27), hex(0xB0506F)}

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
