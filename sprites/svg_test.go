package sprites

import (
	"strings"
	"testing"
)

// A picture with anything that the program would draw differently, or not at all, is an error: no picture is shown
// with a part missing.
func TestWhatNoPictureMayHold(t *testing.T) {
	const good = `<svg><path d="M0 0L4 0Q1.5 -2 0 4C1 1 2 2 3 3Z" fill="#FF8000" stroke="#00FF00" stroke-width="2" opacity="0.5"/></svg>`
	if _, err := readSVG([]byte(good)); err != nil {
		t.Fatalf("%s: %v", good, err)
	}
	for _, change := range [][2]string{
		{"<path", "<circle"}, {"fill=", "style="}, {"#FF8000", "orange"}, {"#FF8000", "#GG8000"}, {"L4 0", "l4 0"}, {"L4 0", "L4 0 5 5"}, {"L4 0", "L4"},
		{"L4 0", "L4 0-"}, {"</svg>", "</svg"}, {`"0.5"`, `"0.5`}, {`"0.5"`, `"half"`}, {`opacity="0.5"`, `transform="scale(2)"`},
	} {
		if bad := strings.Replace(good, change[0], change[1], 1); bad == good {
			t.Fatalf("%q changes nothing", change)
		} else if _, err := readSVG([]byte(bad)); err == nil {
			t.Errorf("%s is read", bad)
		}
	}
}
