// Package arrangement says how a screen is laid out in a window of a size, and how large a clinic is drawn there.
// Nothing is ever shrunk to fit: a window that is too small for one arrangement gets another one.
package arrangement

// Arrangement says where the parts of a screen lie.
type Arrangement uint8

// Arrangements; None means that there is no window.
const (
	None Arrangement = iota
	Desk             // panels on all sides of the clinic
	Dock             // panels below it, as on an upright tablet
	Tall             // a sheet with tabs below it, as on an upright phone
	Low              // a column with tabs beside it: a phone on its side, or large texts on a small screen
)

// Size of the smallest window that is laid out, in logical pixels.
const (
	LeastWidth  = 320.0
	LeastHeight = 280.0
)

// slack is how far past a limit a window being resized keeps its arrangement, in logical pixels.
const slack = 24.0

// Of returns the arrangement for a window of a size in logical pixels and a text size in percent. Panels beside each
// other need more room for larger texts: half as much as the texts have grown.
func Of(width, height float64, text int) Arrangement {
	room := roomFor(text)
	switch {
	case width >= 1024*room && height >= 640*room && width >= height:
		return Desk
	case height < 480 && width > height:
		return Low
	case width < 680 || width < 800*room && height >= width:
		return Tall
	case width >= 800*room && height >= 900*room:
		return Dock
	}
	return Low
}

// Resized returns the arrangement that follows this one when the window, in logical pixels, or the texts, in percent,
// change size. It stays the same until the window is clearly past a limit, so that nothing flips back and forth
// there.
func (a Arrangement) Resized(width, height float64, text int) Arrangement {
	now := Of(width, height, text)
	if a == None || a == now {
		return now
	}
	for _, w := range [...]float64{-slack, 0, slack} {
		for _, h := range [...]float64{-slack, 0, slack} {
			if Of(width+w, height+h, text) == a {
				return a
			}
		}
	}
	return now
}

// MostText returns the largest text size, in percent, that a window of a size in logical pixels has room for. Only on
// small phones is it less than the largest that can be chosen.
func MostText(width, height float64) int {
	const any = 150
	switch {
	case width < 380 && height >= width:
		return 130
	case height >= 480:
		return any
	case width >= 800:
		return 130
	case width >= 640:
		return 115
	}
	return 100
}

// ColumnWidth returns the width of Low's column in logical pixels, for a window width in logical pixels and a text
// size in percent. It grows with the texts as long as the clinic keeps most of the window.
func ColumnWidth(width float64, text int) float64 {
	wide := 224.0
	if width >= 700 {
		wide = max(250, min(320, 0.3*width))
	}
	return max(wide, min(wide*roomFor(text), 0.38*width))
}

// roomFor returns the factor by which panels need more room for a text size in percent: it grows half as fast as the
// texts.
func roomFor(text int) float64 { return max(1, float64(100+text)/200) }
