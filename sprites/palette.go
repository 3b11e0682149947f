package sprites

import "image/color"

// The colours of the interface; what each is for stands beside it. Colours of the art live in assets/art/generator/palette.py.
var (
	Ground     = hex(0xF1EBDF) // what the town stands on
	Paper      = hex(0xF6F1E7) // sheets, help
	Card       = hex(0xFFFDF8) // panels
	Well       = hex(0xF3EDE1) // empty places in a panel, quiet buttons
	HairLine   = hex(0xE4DCCD) // lines in a panel
	EmptyDash  = hex(0xD6CCBA) // dashes of an empty place
	Ink        = hex(0x2C2845) // text
	Ink2       = hex(0x655F78) // second text
	Ink3       = hex(0xA79FB0) // decoration and switched-off text only
	Accent     = hex(0x5B4B9A) // way, selection, main button
	AccentSoft = hex(0xE6E0F2)
	Good       = hex(0x3F9A5F) // legal
	GoodText   = hex(0x3E825D) // legal, as text or under white text
	GoodSoft   = hex(0xDDEFDD)
	Bad        = hex(0xC8403A) // illegal, missing
	BadSoft    = hex(0xF8DEDA)
	Warning    = hex(0xB8721A)
	Shade      = hex(0x3A2C58) // every shadow, never black
	Ride       = hex(0x8A5FC7) // a ride on a conveyor
	White      = hex(0xFFFFFF)

	Hub       = hex(0xB43F7E)
	Treatment = hex(0x2E9E97)
	Supply    = hex(0xE0992C)
	Special   = hex(0x4B7CC0)
	Garden    = hex(0x86B25F)

	Money      = hex(0xE8B23C)
	Popularity = hex(0xD9628C)
	Time       = hex(0x4F6D9C)

	BuildColour = hex(0xB9582F)
	HireColour  = hex(0x25806D)
	AdmitColour = hex(0x5B4B9A)
)

// PlayerColours are those of the seats in order; a seat always shows its name or its first letter too.
var PlayerColours = [4]color.NRGBA{hex(0x5B4B9A), hex(0x25806D), hex(0xAE5B27), hex(0xB0506F)}

// LevelColours are white, yellow, orange and red; place 0 is unused.
var LevelColours = [5]color.NRGBA{{}, hex(0xFFFBF2), hex(0xF6C83F), hex(0xEE8A3A), hex(0xD4483F)}

func hex(rgb uint32) color.NRGBA {
	return color.NRGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 255}
}

// Fade gives a colour with its opacity multiplied by alpha (0 to 1).
func Fade(c color.NRGBA, alpha float64) color.NRGBA {
	c.A = uint8(min(max(alpha, 0), 1)*float64(c.A) + 0.5)
	return c
}

// Mix goes from a (t = 0) to b (t = 1).
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	part := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}
