// Package arrangement says how a screen is laid out in a window of a size, and how large a clinic is drawn there. Nothing is ever
// shrunk to fit: a window that is too small for one arrangement gets another one.
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

// Of is the arrangement of a window of a size in logical pixels.
func Of(width, height float64) Arrangement {
	switch {
	case width >= 1024 && height >= 640 && width >= height:
		return Desk
	case height < 480 && width > height:
		return Low
	case width < 680 || width < 800 && height >= width:
		return Tall
	case width >= 800 && height >= 900:
		return Dock
	}
	return Low
}

// Resized is the arrangement that follows this one when the window gets another size, in logical pixels: the same until the window is
// clearly past a limit, so that nothing jumps to and fro at it.
func (a Arrangement) Resized(width, height float64) Arrangement {
	now := Of(width, height)
	if a == None || a == now {
		return now
	}
	for _, w := range [...]float64{-slack, 0, slack} {
		for _, h := range [...]float64{-slack, 0, slack} {
			if Of(width+w, height+h) == a {
				return a
			}
		}
	}
	return now
}

// Small tells whether panels are tabs of one sheet or column.
func (a Arrangement) Small() bool { return a == Tall || a == Low }

// ColumnWidth is how wide the column of Low is in a window of a width, in logical pixels.
func ColumnWidth(width float64) float64 {
	if width < 700 {
		return 224
	}
	return max(250, min(320, 0.3*width))
}
