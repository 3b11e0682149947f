package review

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	gap       = 16.0
	chartHigh = 190.0
	doorHigh  = 48.0 // of the buttons in small windows
)

// Layout places chart and list at the left, the decision at the right, and the buttons below; in small windows
// everything is in one column.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.chart.Change()
	for _, m := range s.board.moments { // the language may have changed
		m.tell(c.Reader, s.session.Rules())
	}
	page := &tree.Page{Title: c.T("review.title"), Back: "review.back", Left: c.Settings().LeftHanded, Leave: func() { s.leave(c) }}
	if s.small = !ui.IsDesk(c.Reader, width, height); s.small {
		s.below(c, page, width, height)
	} else {
		score := pictures.Counted(pictures.Trophy, c.Styles.Price, c.Texts.Number(s.score()), theme.Ink)
		page.Head = tree.Row(gap, tree.Grow(tree.Text(c.Styles.Text, s.about(), theme.SecondInk).To(ui.Right)), tree.Edges{Right: 8, Node: score})
		page.Body = s.beside(c)
	}
	s.Show(page, width, height)
	s.Focus(rowID(s.at()))
}

// beside returns the parts side by side.
func (s *Scene) beside(c *scenes.Context) tree.Node {
	const pad, bar, leastBoard = 16.0, 8.0, 210.0
	card := func(pad float64, n tree.Node) tree.Node { return tree.Ground(tree.Panel(16), tree.Pad(pad, pad, n)) }
	scrolled := func(id string, n tree.Node) tree.Node {
		return tree.Scroll{ID: id, Node: tree.Edges{Right: bar, Node: n}}
	}
	if s.flawless() {
		return tree.Column(gap, tree.Grow(card(pad, s.charted(c, true))), card(10, s.list(c)))
	}
	left := tree.Column(gap, tree.Limits{High: chartHigh + c.Styles.Grown(52) + 12, Node: card(pad, s.charted(c, true))}, tree.Grow(card(10, scrolled(listID, s.list(c)))))
	detail := card(pad, scrolled(detailID, s.detail(c, leastBoard)))
	body := tree.Column(gap, tree.Grow(tree.Row(gap, tree.Wide(424*max(1, c.Styles.Grown(1)*0.9), left), tree.Grow(detail))))
	if buttons := s.buttons(c); len(buttons) > 0 { // else there are no buttons
		const high = 48.0
		row := tree.Row(gap)
		for _, b := range buttons[1:] {
			row.Nodes = append(row.Nodes, tree.Button(c.Reader, b))
		}
		copies := tree.Text(c.Styles.Text, c.T("review.copy"), theme.SecondInk).To(ui.Right) // it is a tip as well
		row.Nodes = append(row.Nodes, tree.Grow(tree.ByWidth(func(wide float64) tree.Node {
			if copies.Fit(wide).H > high {
				return tree.Art{}
			}
			return copies
		})), tree.Button(c.Reader, buttons[0]))
		body.Nodes = append(body.Nodes, card(14, tree.Limits{High: high, Node: row}))
	}
	return body
}

// The scrolling areas beside each other.
const listID, detailID = "review.list", "review.detail"

// below puts everything in one column. Buttons without room at the thumb go to its end.
func (s *Scene) below(c *scenes.Context, page *tree.Page, width, height float64) {
	const leastColumn, board = 520.0, 300.0
	chart := tree.Limits{High: chartHigh + c.Styles.Grown(52) + 12, Node: s.charted(c, false)}
	all := tree.Column(12, tree.Edges{Bottom: -4, Node: tree.Text(c.Styles.Text, s.about(), theme.SecondInk)}, chart, tree.Edges{Bottom: 4, Node: s.list(c)})
	if !s.flawless() { // else the list says it already
		all.Nodes = append(all.Nodes, s.detail(c, board))
	}
	buttons := s.buttons(c)
	row, kept := tree.Row(8), len(buttons)
	for _, b := range slices.Backward(buttons) {
		row.Nodes = append(row.Nodes, tree.Button(c.Reader, b))
	}
	switch low := ui.IsLow(c.Reader, width, height); {
	case low && width < leastColumn: // no room for a column beside the text
		kept = 0
	case !low && row.Fit(width).W > width-2*tree.Margin:
		kept = min(1, kept)
	}
	for _, b := range buttons[kept:] {
		all.Nodes = append(all.Nodes, tree.Limits{High: doorHigh, Node: tree.Button(c.Reader, b)})
	}
	if kept > 0 {
		page.Foot = func(column bool) tree.Node { return foot(c.Reader, buttons[:kept], column) }
	}
	page.Body = tree.Scroll{ID: "review.all", Node: tree.Edges{Right: 8, Bottom: 20, Node: all}}
}

// foot returns the buttons at the thumb, the main one at the top or at the right.
func foot(reader *ui.Reader, buttons []*ui.Button, column bool) tree.Node {
	row, below := tree.Row(8), tree.Column(8)
	for i, b := range buttons {
		below.Nodes = append(below.Nodes, tree.Limits{High: doorHigh, Node: tree.Button(reader, b)})
		row.Nodes = append(row.Nodes, tree.Grow(tree.Button(reader, buttons[len(buttons)-1-i])))
	}
	if column {
		return below
	}
	return tree.Limits{High: doorHigh, Node: row}
}

// leave goes back, and saves the findings.
func (s *Scene) leave(c *scenes.Context) {
	s.keep(c)
	c.Pop()
}

// focusRow focuses the row of the decision being shown.
func (s *Scene) focusRow() { s.Page().Focus(s.Page().Named(rowID(s.at()))) }

func rowID(i int) string { return fmt.Sprintf("review.row.%d", i) }

// onRow returns the index of the decision whose row or mark has the focus, −1 for none.
func (s *Scene) onRow() int { return s.decisionOf(s.Page().Focused()) }

// onMark reports whether a mark in the chart has the focus.
func (s *Scene) onMark() bool {
	mark, ok := s.Page().Focused().(*ui.Area)
	return ok && strings.HasPrefix(mark.ID, markID)
}

// decisionOf returns the index of the decision of a row or a mark, −1 for other widgets.
func (s *Scene) decisionOf(w ui.Widget) int {
	if area, ok := w.(*ui.Area); ok {
		for i := range s.findings() {
			if area.ID == rowID(i) || area.ID == markID+strconv.Itoa(i) {
				return i
			}
		}
	}
	return -1
}

// buttons returns the buttons, the main one first, not placed yet.
func (s *Scene) buttons(c *scenes.Context) (list []*ui.Button) {
	i := s.at()
	if i < 0 {
		return nil
	}
	f := &s.findings()[i]
	if s.doors.PlayOn != nil {
		list = append(list, &ui.Button{Base: ui.Base{ID: "review.play_on", Tip: c.T("review.copy")}, Text: c.T("review.play_on"), Kind: ui.Primary, Do: func() {
			s.keep(c)
			s.doors.PlayOn(c, f.From)
		}})
	}
	if s.doors.Replay != nil {
		list = append(list, &ui.Button{Base: ui.Base{ID: "review.step"}, Text: c.T("review.step"), Icon: ui.IconPlay, Do: func() { c.Push(s.doors.Replay(f.From, s.player)) }})
	}
	list = append(list, &ui.Button{Base: ui.Base{ID: "review.share"}, Text: c.T("review.share"), Icon: ui.IconShare, Do: func() {
		clipboard.Write(s.shared())
		c.Toast(c.T("puzzle.copied"), ui.Allowed)
	}})
	return list
}

// charted returns the chart below its name and its legend.
func (s *Scene) charted(c *scenes.Context, use bool) tree.Node {
	name := tree.Limits{High: c.Styles.Grown(26), Node: tree.Text(c.Styles.Label, c.T("review.by_round"), theme.Ink)}
	lines := tree.Limits{High: c.Styles.Grown(20), Node: tree.Row(20,
		tree.Row(8, sample(func(c *ui.Canvas, x, y, end float64) { c.Line(x, y, end, y, 3, theme.Accent) }), tree.Text(c.Styles.Text, c.T("review.line_played"), theme.SecondInk)),
		tree.Row(8, sample(func(c *ui.Canvas, x, y, end float64) { c.Dotted(x, y, end, y, theme.LegalInk) }), tree.Text(c.Styles.Text, c.T("review.line_better"), theme.SecondInk)))}
	return tree.Column(2, tree.Edges{Bottom: 2, Node: name}, lines, tree.Grow(&chart{s, c, use}))
}

// sample returns a piece of a line.
func sample(draw func(c *ui.Canvas, x, y, end float64)) tree.Node {
	return tree.Art{W: 28, H: 4, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { draw(c, r.X, r.Y+2, r.Right()) }}
}

// list returns the costliest decisions, and the progress of the review.
func (s *Scene) list(c *scenes.Context) tree.Node {
	list := tree.Column(4)
	if len(s.seats) > 1 {
		list.Nodes = append(list.Nodes, tree.Edges{Bottom: 4, Node: s.chips(c)})
	}
	right := tree.Text(c.Styles.Text, c.T("sheet.points"), theme.SecondInk).InLine()
	list.Nodes = append(list.Nodes, tree.Edges{Bottom: 2, Node: tree.Limits{High: c.Styles.Grown(26), Node: tree.Pad(8, 0, tree.Row(8, tree.Grow(tree.Text(c.Styles.Label, c.T("review.most"), theme.Ink).InLine()), right))}})
	found := s.findings()
	for i := range found {
		list.Nodes = append(list.Nodes, s.row(c, i, &found[i]))
	}
	return tree.Column(0, list, tree.Edges{Top: 4, Node: s.progress(c)})
}

// row returns a decision of the list.
func (s *Scene) row(c *scenes.Context, i int, f *bot.Finding) tree.Node {
	told := tree.Column(0, tree.Text(c.Styles.TextStrong, s.title(f), theme.Ink), tree.Text(c.Styles.Text, s.moment(f).instead(c.Reader), theme.SecondInk))
	number := tree.Art{W: 26, H: 26, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		ground, ink := theme.Mix(theme.IllegalInk, theme.Card, 0.8), theme.IllegalInk
		if i == s.at() {
			ground, ink = theme.IllegalInk, theme.Card
		}
		c.Round(r, r.H/2, ground)
		c.TextIn(c.Styles.TextBold, strconv.Itoa(i+1), r, ui.Center, ink)
	}}
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case i == s.at():
			c.Round(r, 12, theme.AccentSoft)
			c.RoundLine(r, 12, 2, theme.Accent)
		case i == s.lit:
			c.Round(r, 12, theme.Well)
		}
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	line := tree.Row(0, number, tree.Grow(tree.Edges{Right: 8, Left: 13, Node: told}), tree.Text(c.Styles.Number, lossOf(c.Reader, f), theme.IllegalInk).InLine())
	return tree.Press{Base: ui.Base{ID: rowID(i)}, Node: tree.Ground(ground, tree.Edges{Top: 10, Right: 12, Bottom: 10, Left: 13, Node: line}), Do: func() { s.show(c, i) }}
}

// progress says how far the review is, with the button that stops or resumes it.
func (s *Scene) progress(c *scenes.Context) tree.Node {
	l := s.look()
	text := ""
	switch {
	case l.kept.Done && len(l.kept.Findings) == 0:
		text = s.praise()
	case l.kept.Done:
		return tree.Art{}
	case l.stopped:
		text = c.T("review.stopped")
	case l.review == nil || l.review.Round() == 0:
		text = c.T("review.looking")
	default:
		text = c.T("review.looking_at", ui.Data{"Round": words.Round(l.review.Round())})
	}
	said := tree.Text(c.Styles.Text, text, theme.SecondInk)
	if l.kept.Done {
		return tree.Edges{Right: 8, Bottom: 6, Left: 8, Node: said}
	}
	bar := tree.Art{H: 8, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 4, theme.Well)
		if l.review != nil {
			r.W *= l.review.Progress()
			c.Round(r, 4, theme.Accent)
		}
	}}
	label, icon := c.T("review.stop"), ui.IconPause
	if l.stopped {
		label, icon = c.T("review.go_on"), ui.IconPlay
	}
	b := &ui.Button{Base: ui.Base{ID: "review.stop"}, Text: label, Icon: icon, Do: func() { s.stop(c) }}
	return tree.Edges{Right: 8, Bottom: 4, Left: 8, Node: tree.Column(8, tree.Edges{Bottom: -2, Node: said}, bar, tree.Left(tree.Button(c.Reader, b)))}
}

// chips returns the choice of whose decisions are shown.
func (s *Scene) chips(c *scenes.Context) tree.Node {
	row := tree.Row(8)
	for _, player := range s.seats {
		name := s.session.Seats().Name(c.Reader, player)
		face := tree.Art{H: 44, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
			c.Chip(r, "", player == s.player, state)
			c.Circle(r.X+22, r.Y+r.H/2, 7, theme.PlayerColors[s.session.Seats().Color(player)])
			c.TextIn(c.Styles.TextStrong, ui.Fit(c.Styles.TextStrong, name, r.W-48), ui.Rect{X: r.X + 36, Y: r.Y, W: r.W - 44, H: r.H}, ui.Left, theme.Ink)
		}}
		row.Nodes = append(row.Nodes, tree.Grow(tree.Press{Base: ui.Base{ID: fmt.Sprintf("review.seat.%d", player), Says: name, Tip: name}, Node: face, Do: func() {
			s.keep(c)
			s.choose(player)
			c.Relayout()
		}}))
	}
	return row
}

// praise says that nothing cost a point; whoever met a solo goal is told that only what keeps it was compared (B88).
func (s *Scene) praise() string {
	if bot.GoalMet(s.session.Match(), s.player) {
		return s.T("review.flawless_goal")
	}
	return s.T("review.flawless")
}

// flawless reports whether the whole game has been read, and nothing in it cost a point.
func (s *Scene) flawless() bool { return s.at() < 0 && s.look().kept.Done }

// detail returns the decision being shown: when it was, the numbers that differ, and both clinics, which are at
// least that high and take the room left.
func (s *Scene) detail(c *scenes.Context, least float64) tree.Node {
	i := s.at()
	if i < 0 {
		return tree.Top(tree.Text(c.Styles.Text, c.T("review.none_yet"), theme.SecondInk))
	}
	f := &s.findings()[i]
	m := s.moment(f)
	s.showBoards(m)
	parts := tree.Column(12, tree.Edges{Bottom: -2, Node: s.head(c, i, f, m)}, tree.Grow(s.clinics(m, least)))
	if why := s.speaks(m); why != "" {
		parts.Nodes = append(parts.Nodes, tree.Edges{Bottom: 2, Node: tree.Text(c.Styles.Text, why, theme.Ink)})
	}
	list := s.figuresOf(f)
	parts.Nodes = append(parts.Nodes, tree.First(tableOf(c.Reader, list, true), tableOf(c.Reader, list, false)))
	return parts
}

// head says when the decision was, with buttons for the one before and the one after it in the list.
func (s *Scene) head(c *scenes.Context, i int, f *bot.Finding, m *moment) tree.Node {
	title := s.title(f)
	if m.number > 0 && f.Round > 0 {
		title = c.T("review.at_action", ui.Data{"Round": words.Round(f.Round), "Number": m.number, "Step": stepName(c.Reader, f)})
	}
	arrow := func(id, tip string, icon ui.Icon, by int) tree.Node {
		b := &ui.Button{Base: ui.Base{ID: id, Tip: c.T(tip), Disabled: i+by < 0 || i+by >= len(s.findings())}, Icon: icon, Do: func() { s.step(c, by) }}
		return tree.Top(tree.Sized{Widget: b, W: 44, H: 44})
	}
	of := tree.Text(c.Styles.Text, c.T("review.of", ui.Data{"Number": i + 1, "All": len(s.findings())}), theme.SecondInk).InLine()
	when := tree.Row(20, tree.Grow(tree.Limits{High: 44, Node: tree.Text(c.Styles.Label, title, theme.Ink)}), tree.Top(tree.Limits{High: 44, Node: tree.Edges{Right: 4, Node: of}}))
	return tree.Row(8, tree.Grow(tree.Named("review.when", when)), arrow("review.previous", "review.earlier", ui.IconBack, -1), arrow("review.next", "review.later", ui.IconForward, 1))
}

// tableOf returns the table of the differing numbers. Notes have a column of their own, or else are below their
// names.
func tableOf(reader *ui.Reader, list []figures, notes bool) tree.Node {
	number := tree.Columned{Least: reader.Styles.Grown(54)}
	table := tree.Table{Gap: 8, Columns: []tree.Columned{{Share: 58, Least: 220}, number, number, number}}
	head := []tree.Node{tree.Text(reader.Styles.TextStrong, reader.T("review.does"), theme.SecondInk)}
	for _, id := range [...]string{"review.line_played", "review.line_better", "sheet.points"} {
		head = append(head, tree.Text(reader.Styles.Text, reader.T(id), theme.SecondInk).InLine().To(ui.Right))
	}
	if notes {
		table.Columns = append(table.Columns, tree.Columned{Share: 42, Least: 144})
	} else {
		table.Columns[0].Least = 0
	}
	table.Lines = []tree.Line{{Cells: head, Around: func(n tree.Node) tree.Node {
		return tree.Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.HorizontalLine(r.X, r.Y-6, r.W, 1, theme.Hairline) }, tree.Limits{High: reader.Styles.Grown(28), Node: n})
	}}}
	for i := range list {
		table.Lines = append(table.Lines, list[i].line(reader, notes))
	}
	return table
}

// line returns a differing number as a line of a table.
func (f *figures) line(reader *ui.Reader, notes bool) tree.Line {
	style, line := reader.Styles.Text, tree.Line{PadY: 5}
	if f.sum {
		style, line.Around = reader.Styles.TextStrong, func(n tree.Node) tree.Node {
			return tree.Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) {
				c.Round(ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 12, H: r.H}, 8, theme.AccentSoft)
			}, n)
		}
	}
	value := func(text string, ink theme.Color) tree.Node {
		return tree.Text(reader.Styles.TextBold, text, ink).InLine().To(ui.Right)
	}
	points := ""
	if !f.silent {
		points = words.Signed(reader, f.points)
	}
	name, note := tree.Node(tree.Text(style, f.name, theme.Ink)), tree.Text(reader.Styles.Text, f.note, theme.SecondInk)
	line.Cells = []tree.Node{name, value(f.values[0], theme.Ink), value(f.values[1], theme.LegalInk), value(points, theme.Ink)}
	switch {
	case f.note != "" && notes:
		line.Cells = append(line.Cells, note.To(ui.Right))
	case f.note != "":
		line.Cells[0] = tree.Column(0, name, note)
	}
	return line
}

// about says what game it is.
func (s *Scene) about() string {
	state := s.session.Match().State
	players := s.T("review.alone")
	if len(state.Players) > 1 {
		players = s.T("load.players", ui.Data{"Count": len(state.Players)})
	}
	if goal := state.Players[s.player].Goal; goal != "" {
		return s.Texts.Dots(players, words.Goal(s.Reader, goal, s.session.Rules()))
	}
	return players
}

// Draw paints the parts; in small windows on the color of panels.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.small {
		c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Card)
	}
	s.Screen.Draw(c)
}
