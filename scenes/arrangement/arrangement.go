// Package arrangement says how a screen is laid out in a window of a size, and how large a clinic is drawn there.
// Nothing is ever shrunk to fit: a window that is too small for one arrangement gets another one.
package arrangement

// Arrangement is where the parts of a screen lie.
type Arrangement uint8

// The arrangements; None is that of no window.
const (
	None Arrangement = iota
	Desk             // panels on all sides of the clinic
	Dock             // panels below it, as on a tablet that stands upright
	Tall             // one sheet below it with tabs, as on a phone that stands upright
	Low              // one column beside it with tabs, as on a phone that lies, or at a large size on a small screen
)

// The smallest window that is laid out, in logical pixels.
const (
	LeastWidth  = 320.0
	LeastHeight = 280.0
)

// slack is how far past a limit a window that is being resized keeps its arrangement, in logical pixels.
const slack = 24.0

// Of is the arrangement of a window of a size in logical pixels, with texts of a size in percent: panels beside each
// other need more room for larger texts, half as much as these have grown.
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

// Resized is the arrangement that follows this one when the window gets another size, in logical pixels, or texts one
// in percent: the same until the window is clearly past a limit, so that nothing jumps to and fro at it.
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

// Small tells whether panels are tabs of one sheet or column.
func (a Arrangement) Small() bool { return a == Tall || a == Low }

// MostText is the largest size of texts, in percent, for which a window of a size in logical pixels has room: only
// small phones have less than for any that one can choose.
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

// ColumnWidth is how wide the column of Low is in a window of a width, in logical pixels, with texts of a size in
// percent: wider for larger ones, as long as it leaves the clinic most of the window.
func ColumnWidth(width float64, text int) float64 {
	wide := 224.0
	if width >= 700 {
		wide = max(250, min(320, 0.3*width))
	}
	return max(wide, min(wide*roomFor(text), 0.38*width))
}

// roomFor is how many times as much room panels need with texts of a size in percent: half as much more as these have
// grown.
func roomFor(text int) float64 { return max(1, float64(100+text)/200) }
