package ui

// Where larger texts have no room they are smaller, so that nothing of them is cut off: as large as there is room for,
// and never smaller than at 100 %.

// Snug gives the largest style, from this one down to its size at 100 %, in which texts fit.
func (s Style) Snug(fit func(Style) bool) Style {
	for usual := s.usualSize(); s.Size > usual && !fit(s); {
		s.Size = max(usual, s.Size-1)
	}
	return s
}

// Snug gives the largest style in which each of these lines fits into a width in logical pixels.
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

// SnugLines gives the largest style in which a text fits into so many lines of a width and stands in a height, in
// logical pixels, without a broken word, and how close its lines may get.
func SnugLines(style Style, text string, width, height float64, most int) (snug Style, closest float64) {
	usual := style.usualSize()
	snug = style.Snug(func(s Style) bool {
		lines := len(Wrap(s, text, width))
		return lines <= most && (lines == 1 || float64(lines)*closestLines*s.Size/usual <= height) && len(Torn(s, text, width)) == 0
	})
	return snug, closestLines * snug.Size / usual
}

const closestLines = 16 // how close two lines may get at 100 %, in logical pixels

// Usual is the style at 100 %: the smallest one that larger texts get where they have no room.
func (s Style) Usual() Style {
	s.Size = s.usualSize()
	return s
}

// usualSize is the size at 100 %. A style that is made on the spot has one size only.
func (s Style) usualSize() float64 {
	for i, style := range styles {
		if *style == s {
			return usualSizes[i]
		}
	}
	return s.Size
}
