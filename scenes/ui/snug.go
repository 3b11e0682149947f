package ui

import "cmp"

// Larger texts shrink where they don't fit, so that nothing is cut off: they are as large as there is room for,
// but never smaller than at 100 %.

// Snug returns the largest style, from this one down to its size at 100 %, for which fit reports true.
func (s Style) Snug(fit func(Style) bool) Style {
	for usual := s.usualSize(); s.Size > usual && !fit(s); {
		s.Size = max(usual, s.Size-1)
	}
	return s
}

// Snug returns the largest style in which each of these lines fits a width in logical pixels.
func Snug(style Style, width float64, lines ...string) Style {
	return style.Snug(func(s Style) bool {
		for _, line := range lines {
			if Measure(s, line) > width+fitSlack {
				return false
			}
		}
		return true
	})
}

// SnugLines returns the largest style in which a text fits a width and a height, in logical pixels, in at most
// that many lines and without a broken word. It also returns how close its lines may get.
func SnugLines(style Style, text string, width, height float64, most int) (snug Style, closest float64) {
	usual := style.usualSize()
	snug = style.Snug(func(s Style) bool {
		lines := len(Wrap(s, text, width))
		return lines <= most && (lines == 1 || float64(lines)*closestLines*s.Size/usual <= height) && len(Torn(s, text, width)) == 0
	})
	return snug, closestLines * snug.Size / usual
}

const closestLines = 16 // least distance of two lines at 100 %, in logical pixels

// Usual returns the style at 100 %: the smallest to which larger texts shrink.
func (s Style) Usual() Style {
	s.Size = s.usualSize()
	return s
}

// usualSize returns the size at 100 %, in logical pixels.
func (s Style) usualSize() float64 { return cmp.Or(s.usual, s.Size) }
