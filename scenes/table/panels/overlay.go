package panels

import (
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Overlays writes overlays: the menu of five questions, and above the clinic the legend of the one shown.
type Overlays struct{ Made }

// Icons of the questions.
var overlayIcons = map[view.Question]ui.Icon{
	view.Times: ui.IconClock, view.Works: ui.IconCheck, view.Parking: ui.IconParking, view.Treats: ui.IconTreats, view.Switches: ui.IconSwitch,
}

const (
	overlayRow  = 44.0
	overlayPad  = 6.0
	overlaySign = 20.0
)

// overlayName returns the name of a question.
func overlayName(reader *ui.Reader, q view.Question) string { return reader.T("overlay." + string(q)) }

// WriteIcon writes the icon of the button that opens the menu: lit while the menu or an overlay is open.
func (t *Overlays) WriteIcon(p *paper.Paper, r ui.Rect) {
	color := theme.Ink
	if t.Look.Overlay != nil || t.Look.Overlays {
		color = theme.Accent
	}
	p.Icon(ui.IconEye, r.Inset(11), color)
}

// MenuSize returns the width and height of the menu in an area: in two columns if the area is low.
func (t *Overlays) MenuSize(area ui.Rect) (wide, high float64, columns int) {
	for _, q := range view.Questions {
		row := 12 + overlaySign + 10 + ui.Measure(t.Styles.TextStrong, overlayName(t.Reader, q)) + 12
		if key := t.Look.Caps.On(t.Reader, view.DeedOf(q)); key != "" {
			row += 10 + max(paper.KeyCapSize(t.Reader), ui.Measure(t.Styles.TextStrong, key)+8)
		}
		wide = max(wide, row)
	}
	columns = 1
	if float64(len(view.Questions))*overlayRow+2*overlayPad > area.H {
		columns = 2
	}
	rows := (len(view.Questions) + columns - 1) / columns
	return min(area.W, wide*float64(columns)+2*overlayPad), float64(rows)*overlayRow + 2*overlayPad, columns
}

// WriteMenu writes the menu.
func (t *Overlays) WriteMenu(p *paper.Paper, r ui.Rect, columns int) {
	p.Panel(r, 14)
	in := r.Inset(overlayPad)
	wide := in.W / float64(columns)
	for i, q := range view.Questions {
		row := ui.Rect{X: in.X + wide*float64(i%columns), Y: in.Y + overlayRow*float64(i/columns), W: wide, H: overlayRow}
		p.Begin(view.AskedBy(q), row)
		ink := theme.Ink
		if o := t.Look.Overlay; o != nil && o.Question == q {
			p.Tile(row.Inset(1), 10, theme.AccentSoft)
			ink = theme.Accent
		}
		line := ui.Rect{X: row.X + 12, Y: row.Y, W: row.W - 24, H: row.H}
		sign := line.CutLeft(overlaySign, 10)
		p.Icon(overlayIcons[q], ui.Rect{X: sign.X, Y: row.Y + (row.H-overlaySign)/2, W: overlaySign, H: overlaySign}, theme.Accent)
		if key := t.Look.Caps.On(p.Reader, view.DeedOf(q)); key != "" {
			end := line.CutRight(max(paper.KeyCapSize(p.Reader), ui.Measure(p.Styles.TextStrong, key)+8), 10)
			p.KeyCap(key, end.X, row.Y+(row.H-paper.KeyCapSize(p.Reader))/2, end.W)
		}
		p.Lines(p.Styles.TextStrong, overlayName(p.Reader, q), line, 2, ui.Left, ink)
		p.End()
	}
}

const legendLines = 4

// LegendIn returns where the legend lies at the top of an area.
func (t *Overlays) LegendIn(area ui.Rect) ui.Rect {
	o := t.Look.Overlay
	if o == nil {
		return ui.Rect{}
	}
	const beside = 14 + overlaySign + 10 + overlayRow
	wide := min(area.W, 600, ui.Measure(t.Styles.TextStrong, o.Legend)+beside+2)
	lines := min(legendLines, len(ui.Wrap(t.Styles.TextStrong, o.Legend, wide-beside)))
	high := max(overlayRow, 12+t.Styles.Grown(20)*float64(lines))
	return ui.Rect{X: area.X + (area.W-wide)/2, Y: area.Y, W: wide, H: high}
}

// WriteLegend writes the legend, and the button that closes it.
func (t *Overlays) WriteLegend(p *paper.Paper, r ui.Rect) {
	o := t.Look.Overlay
	if o == nil || r.W == 0 {
		return
	}
	p.Panel(r, 14)
	end := r.CutRight(overlayRow, 0)
	p.Begin(view.OverlayLegend, r)
	in := ui.Rect{X: r.X + 14, Y: r.Y, W: r.W - 14, H: r.H}
	sign := in.CutLeft(overlaySign, 10)
	p.Icon(overlayIcons[o.Question], ui.Rect{X: sign.X, Y: r.Y + (r.H-overlaySign)/2, W: overlaySign, H: overlaySign}, theme.Accent)
	p.Lines(p.Styles.TextStrong, o.Legend, in, legendLines, ui.Left, theme.Ink)
	p.End()
	end.Y, end.H = end.Y+(end.H-overlayRow)/2, overlayRow
	p.Begin(view.OverlayClose, end)
	p.Icon(ui.IconClose, end.Inset(13), theme.Ink)
	p.End()
}

// tipOverlay returns what a button of overlays does.
func (t *Tips) tipOverlay(what thing.Thing) []string {
	switch what {
	case view.OverlayMenu, view.OverlayClose:
		return []string{t.T("tip.overlay." + what.Name)}
	case view.OverlayLegend:
		if t.Look.Overlay == nil {
			return nil
		}
		return []string{t.Look.Overlay.Legend}
	}
	q := view.Question(what.Name)
	return []string{ui.WithKey(t.Reader, overlayName(t.Reader, q), t.Look.Caps.KeyOf(t.Reader, view.DeedOf(q)))}
}
