package theme

import "slices"

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

// Look says which colors are used: for which color vision, and whether with high contrast.
type Look struct {
	Vision   Vision
	Contrast bool
}

// worn is the current look, usual the original colors.
var (
	worn  Look
	usual = map[*Color]Color{}
)

// exchanges returns the colors that a look exchanges; later lists override earlier ones.
func (l Look) exchanges() (all []map[*Color]Color) {
	i := max(0, slices.Index(Visions[:], l.Vision))
	seen := [...]map[*Color]Color{nil, forProtanopia, forDeuteranopia, forTritanopia}[i]
	if !l.Contrast {
		return append(all, seen)
	}
	strong := [...]map[*Color]Color{contrastForAllColors, contrastForProtanopia, contrastForDeuteranopia, contrastForTritanopia}[i]
	return append(all, forContrast, seen, strong)
}

// Wear switches all colors of this package to those of a look. What is already painted keeps its colors.
func Wear(l Look) {
	for color, was := range usual {
		*color = was
	}
	for _, list := range l.exchanges() {
		for color, now := range list {
			if _, kept := usual[color]; !kept {
				usual[color] = *color
			}
			*color = now
		}
	}
	worn = l
	AdmitColor = Accent
	LevelColors = [4]Color{WhiteLevel, YellowLevel, OrangeLevel, RedLevel}
	PlayerColors = [4]Color{Accent, HireColor, ThirdSeat, FourthSeat}
}

// Worn returns the current look.
func Worn() Look { return worn }

// Name returns the name of the look in the art, "" for the usual one.
func (l Look) Name() string {
	switch {
	case !l.Contrast:
		return string(l.Vision)
	case l.Vision == AllColors:
		return "contrast"
	}
	return string(l.Vision) + "-contrast"
}

func init() { Wear(Look{}) }
