package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The town in a tab: appointments, where each row continues through its door into its pre-admissions;
// doctors and nurses for hire; and what extensions lay above the clinic where there is room.

// The segments of the town.
const (
	segmentAppointments = "appointments"
	segmentResidency    = "residency"
	segmentNurses       = "nurses"
	segmentRound        = "round"
	segmentAnnex        = "annex"
)

// segments returns the segments of the town in this game.
func (t *Drawer) segments() []string {
	list := []string{segmentAppointments, segmentResidency, segmentNurses}
	if t.HasAnnex() {
		list = append(list, segmentAnnex)
	}
	if (&Sheet{t.Made}).Any() || (&Strip{Made: t.Made}).Any() {
		list = append(list, segmentRound)
	}
	return list
}

// NextSegment returns the segment that lies by places after the open one, or "" if there is none.
func (t *Drawer) NextSegment(by int) string {
	list := t.segments()
	for i, one := range list {
		if one == t.Segment && i+by >= 0 && i+by < len(list) {
			return list[i+by]
		}
	}
	return ""
}

// OtherSegments returns all segments, the open one last.
func (t *Drawer) OtherSegments() []string {
	list := t.segments()
	at := slices.Index(list, t.Segment) + 1
	return slices.Concat(list[at:], list[:at])
}

// segmentName returns the name of a segment.
func (t *Drawer) segmentName(segment string) string {
	if segment == segmentAnnex {
		return t.AnnexName()
	}
	return t.T("town." + segment)
}

// town returns the open segment in a width.
func (t *Drawer) town(p *paper.Paper, wide float64) paper.Part {
	switch t.Segment {
	case segmentResidency:
		return paper.Part{H: 130, Write: func(r ui.Rect) { t.Town.writeForHire(p, r, true) }}
	case segmentNurses:
		return paper.Part{H: 130, Write: func(r ui.Rect) { t.Town.writeForHire(p, r, false) }}
	case segmentRound:
		round := t.round(p).Fit(wide)
		return paper.Part{H: round.H, Write: func(r ui.Rect) { round.Put(nil, r) }}
	case segmentAnnex:
		return paper.Part{H: annexHigh, Write: func(r ui.Rect) { paper.Put(t.Town.waitingArea(p), r) }}
	}
	queues := paper.Part{Write: func(r ui.Rect) { t.writeQueues(p, r) }}
	rows := float64(len(t.Situation.State.Market.Appointments))
	if queues.H = narrowRow * rows; wide < runsOn {
		return queues
	}
	queues.H = 28 + townRow*rows
	if d := t.decision(); d != nil && d.Kind == game.DecideAdmit {
		queues.H += toldAlso(t.Reader) // so that the sentence about the held patient covers nobody
	}
	return queues
}

const (
	runsOn    = 310.0 // the width from which a row continues into its pre-admissions, place by place
	narrowRow = 48.0  // height of a row that does not
	leastRow  = 208.0 // its width: a sign and four places, each as wide as a finger
	leastHire = 66.0  // height of those for hire, without a heading
)

// toldAlso returns the height of a sentence about the held piece.
func toldAlso(reader *ui.Reader) float64 { return reader.Styles.Grown(40) }

// writeTown writes the segments, and the open one.
func (t *Drawer) writeTown(p *paper.Paper, in ui.Rect) {
	list := t.segments()
	if !slices.Contains(list, t.Segment) {
		t.Segment = list[0]
	}
	if t.Look.Taken.None() || t.Layout.Hand == arrangement.Sheet { // else the held piece needs all of it
		t.writeSegments(p, in.CutTop(segmentsTo, 12), list)
	}
	seen := in
	if t.Layout.Hand == arrangement.Column { // what can be touched goes to the edges there
		seen.X, seen.W = t.area().X, t.area().W
	}
	town := t.town(p, in.W)
	if t.Segment == segmentResidency || t.Segment == segmentNurses {
		town.H = ui.Between(in.H, leastHire, town.H) // so that prices are in sight in a low window
	}
	content := t.begin(p, seen, town.H, drawerFoot)
	content.X, content.W = in.X, in.W
	town.Write(content)
	p.Clip(ui.Rect{})
}

// writeSegments writes the tabs of the town's segments.
func (t *Drawer) writeSegments(p *paper.Paper, r ui.Rect, list []string) {
	p.Tile(r, 12, theme.Well)
	inner := r.Inset(4)
	const pad = 12.0
	named, style, bold, sum := false, t.Styles.Text, t.Styles.TextBold, 0.0
	for _, one := range [...][2]ui.Style{{t.Styles.Text, t.Styles.TextBold}, {t.Styles.Small, t.Styles.SmallBold}} {
		if named {
			break
		}
		style, bold, sum = one[0], one[1], 0
		for _, segment := range list {
			sum += ui.Measure(bold, t.segmentName(segment)) + pad
		}
		named = sum <= inner.W
	}
	for _, segment := range list {
		wide := (r.W - 8) / float64(len(list))
		if named {
			wide = (ui.Measure(bold, t.segmentName(segment)) + pad) * (r.W - 8) / sum
		}
		place := inner.CutLeft(wide, 0)
		p.Begin(thing.Named(thing.Segment, segment), ui.Rect{X: place.X, Y: r.Y, W: place.W, H: r.H})
		ink, in := theme.SecondInk, style
		if t.Segment == segment {
			p.Round(place, 9, theme.Card)
			p.Border(place, 9, 1, theme.Edge)
			ink, in = theme.Accent, bold
		}
		if named {
			p.TextIn(in, t.segmentName(segment), place, ui.Center, ink)
		} else { // its tip says it
			p.Fitted(t.segmentSign(segment), place.Inset(3), 0.8)
		}
		p.End()
	}
}

// segmentSign returns a picture for a segment whose name has no room.
func (t *Drawer) segmentSign(segment string) sprites.ID {
	switch segment {
	case segmentAppointments:
		return sprites.Patient1.Picture()
	case segmentResidency:
		return sprites.Doctor1.Picture()
	case segmentNurses:
		return sprites.Nurse.Picture()
	case segmentAnnex:
		return extensionui.AnnexSign(t.Rules)
	}
	return pictures.Info
}

// writeQueues writes the appointments with the pre-admissions behind them.
func (t *Drawer) writeQueues(p *paper.Paper, in ui.Rect) {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	m := &s.State.Market
	const size, gap, wells, door = 40.0, 4.0, 42.0, 20.0
	if in.W < runsOn {
		t.writeNarrowQueues(p, in)
		return
	}
	head := in.CutTop(28, 0)
	p.Begin(thing.Named(thing.Panel, "appointments"), ui.Rect{X: head.X, Y: head.Y, W: wells + 4*(size+gap), H: head.H})
	p.TextIn(t.Styles.Text, t.T("town.in_the_bag", ui.Data{"Count": c.Market().Arrivals().Total()}), ui.Rect{X: head.X + wells, Y: head.Y, W: 4 * (size + gap), H: 24}, ui.Left, theme.SecondInk)
	p.End()
	behind := in.X + wells + market.RowLength*(size+gap) + door
	if room := in.Right() - behind + 14; ui.Measure(t.Styles.TextStrong, t.T("tray.preadmissions")) <= room {
		p.TextIn(t.Styles.TextStrong, t.T("tray.preadmissions"), ui.Rect{X: behind - 14, Y: head.Y, W: in.Right() - behind + 14, H: 24}, ui.Left, theme.SecondInk)
	}
	for i := range m.Appointments {
		row := &m.Appointments[i]
		own := c.HasHub(row.Service)
		line := in.CutTop(townRow, 0)
		line.H = 44
		p.Begin(thing.Thing{Kind: thing.Service, Service: row.Service}, ui.Rect{X: line.X, Y: line.Y, W: wells - 4, H: line.H})
		p.Art(sprites.Emblem(row.Service, own), line.X+17, line.Y+line.H/2, 0.92)
		p.End()
		t.Town.writeRow(p, c, row, m.Appointment(i, 0), clinic.Patient, own, line.X+wells, line.Y+2, size, gap)
		places := ui.Rect{X: behind, Y: line.Y, W: in.Right() - behind, H: line.H}
		if !own && t.Tray.freeFor(row.Service) {
			if text := t.T("town.no_hub"); ui.Measure(t.Styles.Text, text) <= places.W-4 { // its sign is pale
				p.TextIn(t.Styles.Text, text, ui.Rect{X: places.X + 4, Y: places.Y, W: places.W, H: places.H}, ui.Left, theme.SecondInk)
			}
			continue
		}
		p.Begin(thing.WaitingFor(row.Service), places)
		p.End()
		t.Tray.writeWaitingIn(p, &s.State.Players[t.Looked()].Clinic, row.Service, places, 36)
	}
}

// writeNarrowQueues writes them without room for pre-admissions beside each row: all places of a service are one
// small cell.
func (t *Drawer) writeNarrowQueues(p *paper.Paper, in ui.Rect) {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	m := &s.State.Market
	const wells, size, gap, high, door = 32.0, 40.0, 4.0, 44.0, 14.0
	if in.W < leastRow { // a finger needs as much, so the rows go closer to the edges
		in.X, in.W = in.X-(leastRow-in.W)/2, leastRow
	}
	cell := high
	if wells+market.RowLength*(size+gap)+door+cell > in.W { // the clinic stands for all of them
		cell = 0
	}
	for i := range m.Appointments {
		row := &m.Appointments[i]
		own := c.HasHub(row.Service)
		line := in.CutTop(narrowRow, 0)
		p.Begin(thing.Thing{Kind: thing.Service, Service: row.Service}, ui.Rect{X: line.X, Y: line.Y, W: wells - 2, H: high})
		p.Art(sprites.Emblem(row.Service, own), line.X+14, line.Y+high/2, 0.76)
		p.End()
		t.Town.writeRow(p, c, row, m.Appointment(i, 0), clinic.Patient, own, line.X+wells, line.Y+(high-size)/2, size, gap)
		if cell == 0 || !own && t.Tray.freeFor(row.Service) { // then its sign is pale
			continue
		}
		t.Tray.writeWaitingSmall(p, &s.State.Players[t.Looked()].Clinic, row.Service, ui.Rect{X: in.Right() - cell, Y: line.Y + (high-cell)/2, W: cell, H: cell})
	}
}

// round returns what lies above the clinic where there is room.
func (t *Drawer) round(p *paper.Paper) tree.Node {
	layout := *t.Layout
	made, all := Made{t.Shown, &layout}, tree.Column(8)
	if sheet := (&Sheet{made}); sheet.Any() {
		all.Nodes = append(all.Nodes, paper.Part{H: sheet.High(), Write: func(r ui.Rect) {
			layout.Sheet = r
			sheet.Write(p)
		}})
	}
	if strip := (&Strip{Made: made}); strip.Any() {
		all.Nodes = append(all.Nodes, strip.Row(p))
	}
	return all
}

// writeForHire writes the doctors for hire, or nurses and orderlies.
func (t *Town) writeForHire(p *paper.Paper, r ui.Rect, doctors bool) {
	if r = (ui.Rect{X: r.X, Y: r.Y, W: r.W, H: min(r.H, 130)}); doctors {
		t.writeResidency(p, t.Context(), r, 0)
	} else {
		t.writeNurses(p, t.Context(), r, 0)
	}
}
