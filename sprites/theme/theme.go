package theme

import (
	"image/color"
	"slices"
)

// Vision is the kind of color vision that the colors are chosen for.
type Vision string

// The kinds of color vision: all colors, or without the cones for long, middle or short wavelengths.
const (
	AllColors    Vision = ""
	Protanopia   Vision = "protanopia"
	Deuteranopia Vision = "deuteranopia"
	Tritanopia   Vision = "tritanopia"
)

// Visions lists them all.
var Visions = [...]Vision{AllColors, Protanopia, Deuteranopia, Tritanopia}

// Theme says which colors are used: for which color vision, and whether with high contrast.
type Theme struct {
	Vision   Vision
	Contrast bool
}

// palettes holds the colors of every vision, without and with high contrast.
var palettes [len(Visions)][2][]color.NRGBA

func init() {
	for i, vision := range Visions {
		for contrast := range palettes[i] {
			palette := slices.Clone(usual)
			for _, list := range (Theme{vision, contrast == 1}).exchanges() {
				for c, code := range list {
					palette[c.of[0]] = opaque(code)
				}
			}
			palettes[i][contrast] = palette
		}
	}
}

// exchanges returns the colors that a theme exchanges; later lists override earlier ones.
func (t Theme) exchanges() []exchange {
	seen := [...]exchange{nil, forProtanopia, forDeuteranopia, forTritanopia}[t.vision()]
	if !t.Contrast {
		return []exchange{seen}
	}
	strong := [...]exchange{contrastForAllColors, contrastForProtanopia, contrastForDeuteranopia, contrastForTritanopia}[t.vision()]
	return []exchange{forContrast, seen, strong}
}

// vision returns the index of the color vision.
func (t Theme) vision() int { return max(0, slices.Index(Visions[:], t.Vision)) }

// RGBA returns what a color looks like, with straight alpha.
func (t Theme) RGBA(c Color) color.NRGBA {
	contrast := 0
	if t.Contrast {
		contrast = 1
	}
	palette := palettes[t.vision()][contrast]
	var r, g, b float32
	for i, name := range c.of {
		if name == 0 {
			break
		}
		of, part := palette[name], c.parts[i]
		r, g, b = r+float32(of.R)*part, g+float32(of.G)*part, b+float32(of.B)*part
	}
	return color.NRGBA{R: uint8(r + 0.5), G: uint8(g + 0.5), B: uint8(b + 0.5), A: uint8(c.alpha*255 + 0.5)}
}

// Name returns the name of the theme in the art, "" for the usual one.
func (t Theme) Name() string {
	switch {
	case !t.Contrast:
		return string(t.Vision)
	case t.Vision == AllColors:
		return "contrast"
	}
	return string(t.Vision) + "-contrast"
}
