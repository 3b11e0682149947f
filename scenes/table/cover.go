package table

import (
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// cover is what lies over the clinics, and the room that is left beside it.
type cover struct {
	*window
	*clinics
	hint          panels.Hint
	hintTurned    int // ticks since a hint began to be computed
	next          panels.Next
	card          panels.Card
	away          ui.Rect // of the report about bots, empty for none
	viewButtons   ui.Rect
	legend        ui.Rect // of the overlay that is shown, empty for none
	signs         []placedSign
	urgent        []string // patients who would stay untreated, see alarms
	turn          turning
	guided        guided // by the lesson
	ring          ring
	lookingText   string
	outsideInTray bool // the tray has room for those who wait outside
	outlinePills  []ui.Rect
	pills         []pill
	points        []theme.Point
	arc           []theme.Point
}

const viewButton = 44.0 // logical pixels, the side of a view button

// turning is the announcement of whose turn it has become.
type turning struct {
	way  ui.Timeline
	calm bool
}

// guided is what is shown of the lesson.
type guided struct {
	shown   *view.Guide
	pulses  ui.Timeline // of what is lit when the step begins
	showing int         // ticks since the hand may come, negative before that
	calm    bool        // with reduced motion
	drawn   bool        // the hand was shown in the last tick
}

// ring holds what the ring is painted with.
type ring struct {
	picture, mask *ebiten.Image
	view          sprites.View
}

// placedSign is a sign with its place.
type placedSign struct {
	*view.Sign
	r    ui.Rect
	x, y float64 // of its subject
	bare bool    // there is no room for its words
}

// pill is the place of a space's price.
type pill struct {
	of int     // the space's index
	y  float64 // where it would lie if there were no others
	r  ui.Rect
}

// writeAway writes above the clinic what bots did while none of it was shown.
func (t *cover) writeAway(p *paper.Paper) {
	if t.away = (ui.Rect{}); t.Look.Away == "" {
		return
	}
	const mark, most = 34.0, 5
	area := t.layout.Clinic
	wide := min(area.W-16, 560, ui.Measure(p.Styles.TextStrong, t.Look.Away)+24+mark)
	lines := min(most, len(ui.Wrap(p.Styles.TextStrong, t.Look.Away, wide-24-mark)))
	r := ui.Rect{X: area.X + (area.W-wide)/2, Y: area.Y + 6, W: wide, H: 14 + p.Styles.Grown(20)*float64(lines)}
	t.away = r
	p.Begin(thing.Of(thing.Away), r)
	p.Panel(r, 14)
	in := r.Inset(7)
	p.Tinted(pictures.Info, in.X+12, in.Y+in.H/2, 0.8, theme.Accent)
	in.CutLeft(mark, 0)
	p.Lines(p.Styles.TextStrong, t.Look.Away, in, most, ui.Left, theme.Ink)
	p.End()
}
