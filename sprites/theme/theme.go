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

// Theme says which colors are used: for which color vision, and whether with high contrast.
type Theme struct {
	Vision   Vision
	Contrast bool
}

// usual are the original colors.
var (
	current Theme
	usual   = map[*Color]Color{}
)

// exchanges returns the colors that a theme exchanges; later lists override earlier ones.
func (t Theme) exchanges() (all []map[*Color]Color) {
	i := max(0, slices.Index(Visions[:], t.Vision))
	seen := [...]map[*Color]Color{nil, forProtanopia, forDeuteranopia, forTritanopia}[i]
	if !t.Contrast {
		return append(all, seen)
	}
	strong := [...]map[*Color]Color{contrastForAllColors, contrastForProtanopia, contrastForDeuteranopia, contrastForTritanopia}[i]
	return append(all, forContrast, seen, strong)
}

// Use switches all colors of this package to those of a theme. What is already painted keeps its colors.
func Use(t Theme) {
	for color, was := range usual {
		*color = was
	}
	for _, list := range t.exchanges() {
		for color, now := range list {
			if _, kept := usual[color]; !kept {
				usual[color] = *color
			}
			*color = now
		}
	}
	current = t
	AdmitColor = Accent
	LevelColors = [4]Color{WhiteLevel, YellowLevel, OrangeLevel, RedLevel}
	PlayerColors = [4]Color{Accent, HireColor, ThirdSeat, FourthSeat}
}

// Current returns the current theme.
func Current() Theme { return current }

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

func init() { Use(Theme{}) }
