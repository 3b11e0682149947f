package paint

import "slices"

// Vision is the kind of color vision that the colors are for.
type Vision string

// The kinds of color vision: all colors, or without the cones for long, middle or short waves.
const (
	AllColors    Vision = ""
	Protanopia   Vision = "protanopia"
	Deuteranopia Vision = "deuteranopia"
	Tritanopia   Vision = "tritanopia"
)

// Visions lists them all.
var Visions = [...]Vision{AllColors, Protanopia, Deuteranopia, Tritanopia}

// Look says which colors are used: for whom, and whether everything stands out more from its ground.
type Look struct {
	Vision   Vision
	Contrast bool
}

// worn is the look in use, usual the colors that it began with.
var (
	worn  Look
	usual = map[*Color]Color{}
)

// exchanges are the colors that a look exchanges, the later ones above the earlier.
func (l Look) exchanges() (all []map[*Color]Color) {
	i := max(0, slices.Index(Visions[:], l.Vision))
	seen := [...]map[*Color]Color{nil, forProtanopia, forDeuteranopia, forTritanopia}[i]
	if !l.Contrast {
		return append(all, seen)
	}
	strong := [...]map[*Color]Color{contrastForAllColors, contrastForProtanopia, contrastForDeuteranopia, contrastForTritanopia}[i]
	return append(all, forContrast, seen, strong)
}

// Wear makes the colors those of a look from now on: every color of this package is one of it. What was painted before
// keeps its own.
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

// Worn is the look in use.
func Worn() Look { return worn }

// Name is what the art calls the look: empty for the usual one.
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
