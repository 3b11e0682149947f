package panels

import (
	"slices"

	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// The log: the latest events, with the newest at the bottom. Wheel, finger and page keys lead back to earlier ones.

// The distances from entry to entry and from line to line within an entry, and the height of the heading and the
// margins.
func logLine(reader *ui.Reader) float64  { return reader.Styles.Grown(25) }
func logClose(reader *ui.Reader) float64 { return reader.Styles.Grown(18) }
func logAbove(reader *ui.Reader) float64 { return 28 + reader.Styles.Grown(26) }

// logView is the part of the log in sight.
type logView struct {
	back float64 // logical pixels that it is scrolled back from the newest, less than 0 to the end of one too long for it
	told int     // how many events had happened when it was last written
	area ui.Rect // the lines, empty if no log is written
	rows []loggedAt
}

// loggedAt is where a line of the log lies, and its event.
type loggedAt struct {
	area  ui.Rect
	event int // index among all events
}

// LoggedAt returns the index of the event whose line of the log is at a place, among all that happened, and
// whether there is one.
func (t *Side) LoggedAt(x, y float64) (event int, there bool) {
	for _, row := range t.log.rows {
		if row.area.Contains(x, y) {
			return row.event, true
		}
	}
	return 0, false
}

// NewestLogged returns the rule of the newest event with a line of the log in sight, or "" if no log is written.
func (t *Side) NewestLogged() string {
	if n := len(t.log.rows); n > 0 && t.log.area.W > 0 {
		return t.Situation.Told[t.log.rows[n-1].event].Rule
	}
	return ""
}

// logRow is one line of an event in words.
type logRow struct {
	text        string
	player      int  // whose it is
	event       int  // index among all events
	first, last bool // of its event
}

func (l *logRow) height(reader *ui.Reader) float64 {
	if l.last {
		return logLine(reader)
	}
	return logClose(reader)
}

func heightOf(reader *ui.Reader, rows []logRow) (high float64) {
	for i := range rows {
		high += rows[i].height(reader)
	}
	return high
}

// ScrollLog scrolls the log by logical pixels, back to earlier events if positive, and reports whether it lies at
// that place. Then it must be written again.
func (t *Side) ScrollLog(x, y, way float64) bool {
	if !t.log.area.Contains(x, y) {
		return false
	}
	t.log.back += way
	return true
}

// PageLog scrolls the log by as many of its heights, back if positive, and reports whether there is a log. Then it
// must be written again.
func (t *Side) PageLog(pages float64) bool {
	x, y := t.log.area.Center()
	return t.ScrollLog(x, y, pages*(t.log.area.H-logAbove(t.Reader)))
}

// writeOpenLog writes the log over the clinic, at the player's request.
func (t *Side) writeOpenLog(p *paper.Paper) {
	const beside = 96 // the view buttons, one of which closes it
	w, h := min(280, t.Layout.Clinic.W-beside), min(280, t.Layout.Clinic.H-16)
	t.writeLog(p, ui.Rect{X: t.Layout.Clinic.Right() - beside - w, Y: t.Layout.Clinic.Bottom() - h, W: w, H: h})
}

// writeLog writes as many lines as there is room for; while a bot plays, the newest event on the bot's color. A
// new event scrolls back to the newest.
func (t *Side) writeLog(p *paper.Paper, r ui.Rect) {
	told := t.Situation.Told
	if len(told) != t.log.told {
		t.log.back, t.log.told = 0, len(told)
	}
	rows, others := t.seenLog(r.W-52, r.H-logAbove(p.Reader))
	// Else the log reaches down to the end of its neighbors.
	if high := logAbove(p.Reader) + max(3*logLine(p.Reader), heightOf(p.Reader, rows)); !others && high < r.H-logLine(p.Reader) {
		r.H = high
	}
	in := p.Section(r, p.T("side.log"), "", 1)
	p.Begin(thing.Named(thing.Panel, "log"), r)
	t.log.area = r
	if others {
		t.writeLogBar(p, r, rows[0].event, rows[len(rows)-1].event)
	}
	t.log.rows = t.log.rows[:0]
	for i := range rows {
		row := &rows[i]
		place := in.CutTop(row.height(p.Reader), 0)
		t.log.rows = append(t.log.rows, loggedAt{ui.Rect{X: r.X, Y: place.Y, W: r.W, H: place.H}, row.event})
		place.H = logLine(p.Reader)
		color := theme.SecondInk
		if newest := t.log.back == 0 && row.event == rows[len(rows)-1].event; newest {
			color = theme.Ink
			if t.Look.Bot != nil && (i == 0 || rows[i-1].event != row.event) {
				p.Round(ui.Rect{X: r.X + 6, Y: place.Y + 1, W: r.W - 20, H: heightOf(p.Reader, rows[i:]) - 2}, 8, theme.Mix(t.SeatColor(row.player), theme.Card, 0.88))
			}
		}
		if row.first {
			p.Circle(place.X+6, place.Y+logLine(p.Reader)/2, 5, t.SeatColor(row.player))
		}
		p.TextIn(p.Styles.Text, row.text, ui.Rect{X: place.X + 20, Y: place.Y, W: place.W - 20 + 4, H: logLine(p.Reader)}, ui.Left, color)
	}
	p.End()
}

// writeLogBar writes the scroll bar at the right: from and to are the indexes of the first and the last event in sight.
func (t *Side) writeLogBar(p *paper.Paper, r ui.Rect, from, to int) {
	all := float64(t.log.told)
	r = ui.Rect{X: r.Right() - 10, Y: r.Y + logAbove(p.Reader) - 12, W: 5, H: r.H - logAbove(p.Reader) + 2}
	p.Round(r, 2.5, theme.Well)
	length := max(20, r.H*float64(to-from+1)/all)
	y := r.Y + (r.H-length)*min(1, float64(from)/max(1, all-float64(to-from+1)))
	p.Round(ui.Rect{X: r.X, Y: y, W: r.W, H: length}, 2.5, theme.Edge)
}

// seenLog returns the rows in sight in an area and whether there are others. It keeps the scroll position in bounds.
func (t *Side) seenLog(wide, high float64) (seen []logRow, others bool) {
	told := t.Situation.Told
	high += logLine(t.Reader) - logClose(t.Reader) // nothing comes after the lowest
	var rows []logRow                              // the newest first
	used := 0.0
	next := len(told) - 1
	for ; next >= 0 && used <= max(0, t.log.back)+2*high; next-- {
		entry := t.logEntry(next, wide)
		for k := len(entry) - 1; k >= 0; k-- {
			rows = append(rows, entry[k])
			used += entry[k].height(t.Reader)
		}
	}
	lowest := func(end int) int { // the last row in sight if the others are those before end
		from, room := end, high
		for from > 0 && (rows[from-1].height(t.Reader) <= room || from == end) {
			from--
			room -= rows[from].height(t.Reader)
		}
		return from
	}
	// Of the newest event the beginning is seen, also if it is longer than there is room for.
	rest := heightOf(t.Reader, rows[:lowest(1+slices.IndexFunc(rows, func(r logRow) bool { return r.first }))])
	t.log.back = max(-rest, t.log.back)
	if next < 0 { // nothing lies before: not beyond the first
		t.log.back = min(t.log.back, heightOf(t.Reader, rows[:lowest(len(rows))])-rest)
	}
	skip, below := 0, 0.0
	for skip < len(rows)-1 && below+rows[skip].height(t.Reader)/2 < t.log.back+rest {
		below += rows[skip].height(t.Reader)
		skip++
	}
	end, room := skip, high
	for end < len(rows) && (rows[end].height(t.Reader) <= room || end == skip) {
		room -= rows[end].height(t.Reader)
		end++
	}
	whole := end // the oldest event in sight begins with its first line, unless none begins here
	for whole > skip && !rows[whole-1].first {
		whole--
	}
	if whole > skip {
		end = whole
	}
	seen = slices.Clone(rows[skip:end])
	slices.Reverse(seen)
	return seen, len(seen) < len(rows) || next >= 0
}

// logEntry returns an event in words, broken into rows; none if it says nothing. Repeated sentences of a player
// are written once, at the last of them, with their number.
func (t *Side) logEntry(at int, wide float64) (rows []logRow) {
	told := t.Situation.Told
	e := &told[at]
	text := t.SentenceOf(e)
	again := func(i int) bool {
		return i >= 0 && i < len(told) && told[i].Player == e.Player && t.SentenceOf(&told[i]) == text
	}
	if text == "" || again(at+1) {
		return nil
	}
	times := 1
	for again(at - times) {
		times++
	}
	if times > 1 {
		text = t.T("log.times", ui.Data{"What": text, "Count": times})
	}
	lines := ui.Wrap(t.Styles.Text, words.Ruled(t.Reader, text, e.Rule), wide)
	for i, line := range lines {
		rows = append(rows, logRow{text: line, player: e.Player, event: at, first: i == 0, last: i == len(lines)-1})
	}
	return rows
}
