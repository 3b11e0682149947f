package panels

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
	"cmp"
)

// The right side: the other clinics (in a solo game the goal), what Business would bring, and the latest events.

// Side is the right side: the other clinics, the forecast and the log.
type Side struct {
	Made
	Paper              paper.Paper
	LogFolded, LogOpen bool // no room for the log beside the clinic; opened over the clinic
	log                logView
	Watched            ui.Rect        // where the clinic of the bot whose turn it is is drawn, empty without one
	small, smallAnnex  dollhouse.Plan // of the thumbnails
}

// Write writes the right side, and adds its spots.
func (t *Side) Write(spots *[]paper.Spot) {
	p := &t.Paper
	p.Clear(t.Reader, spots)
	t.Watched, t.log.area = ui.Rect{}, ui.Rect{}
	if t.Layout.Side != arrangement.Around {
		return // the drawer writes it
	}
	if t.Layout.Score.W > 0 { // the live score lies in its place
		if t.LogFolded = true; t.LogOpen {
			t.writeOpenLog(p)
		}
		return
	}
	if b := t.Look.Watched(); b != nil {
		t.writeWatched(p, b)
		return
	}
	s := &t.Situation
	area, gap := t.Layout.right, t.Layout.gap
	if n := s.Phase; n != nil && n.InAdmin() {
		t.writeAdminSide(p, area)
		return
	}
	forecast := t.outlooks(t.LookedOn(game.Home))
	if s.Puzzle != nil {
		t.writeForecastAlone(p, area, forecast)
		return
	}
	then := t.then(forecast)
	if t.Proposes() { // every patient that the Move treats has a line
		forecast = then
	}
	others, line := t.othersHeights(area.W), t.lineHeights(forecast, area.W-32)
	sums := t.bothSums(p, then)
	size := shareSide(t.Reader, area.H, gap, others, forecast.lines(), sums, line)
	if least := max(1, forecast.patients()); size.log == 0 && forecast.lines() > least { // the log comes before who tires
		size = shareSide(t.Reader, area.H, gap, others, least, sums, line)
	}
	within := min(size.room, t.Layout.wide)
	t.LogFolded = size.log == 0
	switch {
	case len(s.State.Players) == 1 && s.Rules.Cooperative():
		t.writeOutcome(p, area.CutTop(others.at(size.room), gap), within)
	case len(s.State.Players) == 1:
		t.writeGoal(p, area.CutTop(others.at(size.room), gap), within)
	default:
		t.writeOthers(p, area.CutTop(others.at(size.room), gap), within)
	}
	t.writeForecast(p, area.CutTop(size.forecast(), gap), then, size.rows, size.line, size.sums, within)
	switch {
	case t.LogOpen:
		t.writeOpenLog(p)
	case size.log > 0:
		t.writeLog(p, area)
	}
}

// writeAdminSide writes the steps of Admin, and the log if there is room below them.
func (t *Side) writeAdminSide(p *paper.Paper, area ui.Rect) {
	gap, least := t.Layout.gap, 54+2*logLine(p.Reader)
	room := min(1, t.Layout.wide)
	_, high := t.adminSteps(p, area.W-20-12*room)
	high += 52 + p.Styles.Grown(adminHead) + 14
	if t.LogFolded = area.H-high-gap < least; t.LogFolded {
		high = area.H
	}
	t.writeAdmin(p, area.CutTop(min(high, area.H), gap), room)
	switch {
	case t.LogOpen:
		t.writeOpenLog(p)
	case !t.LogFolded:
		t.writeLog(p, area)
	}
}

// writeForecastAlone writes the forecast if there is nothing else to show.
func (t *Side) writeForecastAlone(p *paper.Paper, area ui.Rect, forecast outlooks) {
	line := t.lineHeights(forecast, area.W-32)
	then := t.then(forecast)
	size := shareSide(p.Reader, area.H, 0, heights{}, forecast.lines(), t.bothSums(p, then), line)
	t.LogFolded = true
	t.writeForecast(p, area.CutTop(size.forecast(), 0), then, size.rows, size.line, size.sums, min(size.room, t.Layout.wide))
	if t.LogOpen {
		t.writeOpenLog(p)
	}
}

// othersHeights returns the heights of the other clinics, or of the goal in a solo game, at a width.
func (t *Side) othersHeights(wide float64) heights {
	others := float64(len(t.Situation.State.Players) - 1)
	if others == 0 {
		high := t.Styles.Grown(80)
		if goal := t.goal(); goal != "" {
			lines := len(ui.Wrap(t.Styles.TextStrong.Usual(), t.goalText(goal), wide-goalBeside))
			high += t.Styles.Grown(18) * float64(max(0, lines-goalLines))
		}
		return heights{52 + high, 28 + high}
	}
	block := nameHigh(t.Reader) + standingHigh(t.Reader)
	return heights{56 + (32+block)*others, 36 + (4+block)*others}
}

const (
	goalLines  = 2    // of a solo goal, unless its words need more
	goalBeside = 60.0 // width around these words, at most
)

// goal returns the viewer's goal; one that was chosen before the game is laid out at its time. "" is none.
func (t *Side) goal() string {
	return cmp.Or(t.Situation.State.Players[t.Situation.Viewer].Goal, t.Situation.State.Config.Goal)
}

// The height of another player's name with the space below it, and of what that player has.
func nameHigh(reader *ui.Reader) float64     { return max(24, reader.Styles.Label.Size+6) }
func standingHigh(reader *ui.Reader) float64 { return max(22, reader.Styles.Figures.Size+2) }

// lineHeights returns the heights of a patient's line in the forecast: higher if the words of one need two lines
// in a width.
func (t *Side) lineHeights(list outlooks, wide float64) heights {
	for i := range list {
		for k := range list[i].Untreated {
			u := &list[i].Untreated[k]
			if says := list[i].needs(t.Reader, u.Patient, &u.Needs, wide-beforeNeeds); ui.Measure(t.Styles.TextStrong, says) > wide-beforeNeeds {
				return heights{t.Styles.Grown(33), t.Styles.Grown(27)}
			}
		}
	}
	return heights{33, max(27, t.Styles.Price.LineHeight()-4)}
}

// heights are those of something at full size and in the smallest window.
type heights struct{ full, least float64 }

func (h heights) at(room float64) float64 { return h.least + (h.full-h.least)*room }

// sideSize is how the right side divides its height.
type sideSize struct {
	room float64  // 1 at full size, 0 at the smallest
	line float64  // height of a patient's line in the forecast
	rows int      // patients, or lines for them
	log  float64  // height of the log, 0 folds it away
	sums tree.Box // of the forecast
}

func (s *sideSize) forecast() float64 {
	return 38 + 8*s.room + float64(s.rows)*s.line + s.sums.H + 8
}

// bothSums returns the sums of a forecast in full and in short.
func (t *Side) bothSums(p *paper.Paper, list outlooks) [2]tree.Box {
	return [...]tree.Box{t.sums(p, list, false), t.sums(p, list, true)}
}

// shareSide divides the height. This shrinks first: the lines of the forecast, then the other clinics, then the
// log goes, and last the sums, before there are too few lines of patients.
func shareSide(reader *ui.Reader, height, gap float64, others heights, patients int, sums [2]tree.Box, line heights) sideSize {
	s := sideSize{room: 1, line: line.full, rows: max(patients, 3), log: 44 + 3*logLine(reader) + 10, sums: sums[0]}
	over := func() float64 {
		need := others.at(s.room) + gap + s.forecast() - height
		if s.log > 0 {
			need += gap + s.log
		}
		return need
	}
	shrink := func() bool {
		s.room = 1
		if over() > 0 {
			s.line = max(line.least, s.line-over()/float64(s.rows))
		}
		if over() > 0 {
			s.room = max(0, 1-over()/(others.full-others.least+8))
		}
		return over() <= 0.5
	}
	if shrink() {
		return s
	}
	const enough = 4 // lines of patients
	for _, s.sums = range sums {
		s.log, s.line, s.rows = 0, line.full, max(patients, 3)
		for !shrink() && s.rows > 1 {
			s.line = line.full
			s.rows--
		}
		if s.rows >= min(patients, enough) {
			break
		}
	}
	return s
}

func (t *Side) writeOthers(p *paper.Paper, r ui.Rect, room float64) {
	s := &t.Situation
	in := p.Section(r, p.T("side.others"), "", room)
	t.writeTrophy(p, ui.Rect{X: r.Right() - 46, Y: r.Y + 2 + 6*room, W: 38, H: 32})
	pitch := in.H / float64(len(s.State.Players)-1)
	first := true
	for _, player := range s.State.TurnOrder {
		if player != s.Viewer {
			t.writeOther(p, r, in.CutTop(pitch, 0), player, room, first)
			first = false
		}
	}
}

// writeOther writes another player's clinic into a row of the panel r.
func (t *Side) writeOther(p *paper.Paper, r, row ui.Rect, player int, room float64, first bool) {
	pitch, owner := row.H, &t.Situation.State.Players[player]
	p.Begin(thing.Numbered(thing.OtherClinic, player), ui.Rect{X: r.X + 4, Y: row.Y + 1, W: r.W - 8, H: pitch - 2})
	if player == t.Looked() {
		p.Round(ui.Rect{X: r.X + 6, Y: row.Y + 2, W: r.W - 12, H: pitch - 4}, 10, theme.AccentSoft)
	}
	picture := 64 + 36*room
	if !first {
		p.Fill(ui.Rect{X: row.X + picture, Y: row.Y, W: row.W - picture, H: 1.5}, theme.Hairline)
	}
	t.writeThumbnail(p, player, ui.Rect{X: row.X - 6, Y: row.Y + 4, W: picture, H: pitch - 8}, 0.66+0.34*room)
	block := nameHigh(p.Reader) + standingHigh(p.Reader)
	text := ui.Rect{X: row.X + picture + 2, Y: row.Y + (pitch-block)/2, W: row.W - picture - 2, H: block}
	name := ui.Rect{X: text.X + 19, Y: text.Y, W: text.W - 19, H: nameHigh(p.Reader) - 2}
	t.writeWho(p, player, text.X+6, name.Y+name.H/2)
	t.writeTally(p, &name, &owner.Clinic)
	if t.presence(player) != "" {
		x, y := name.CutRight(20, 4).Center()
		t.writePresence(p, player, x, y)
	}
	p.TextIn(p.Styles.Label, t.SeatName(player), name, ui.Left, theme.Ink)
	t.writeStanding(p, player, ui.Rect{X: text.X - 2, Y: text.Y + nameHigh(p.Reader), W: text.W + 2, H: standingHigh(p.Reader) - 2}, room)
	p.End()
}

// writeWho writes the figure of a bot, or the color of a person's seat, around x, y.
func (t *Made) writeWho(p *paper.Paper, player int, x, y float64) {
	if seat := &t.Situation.Seats[player]; seat.Bot {
		p.Fitted(seat.Portrait, ui.Rect{X: x - 10, Y: y - 12, W: 20, H: 22}, 1)
		return
	}
	p.Circle(x, y, 6, t.SeatColor(player))
}

// writeStanding writes popularity, money and time, spread over the width.
func (t *Side) writeStanding(p *paper.Paper, player int, r ui.Rect, room float64) {
	owner := &t.Situation.State.Players[player]
	list := [...]struct {
		icon     sprites.ID
		id, text string
	}{{pictures.Popularity, "popularity", paper.Number(owner.Popularity)}, {pictures.Money, "money", paper.Number(owner.Money)}, {pictures.Time, "time", paper.Number(owner.Time)}}
	const sign = 21.0 // icon and the space behind it
	free := r.W
	for _, have := range list {
		free -= sign + ui.Measure(p.Styles.Figures, have.text)
	}
	gap := ui.Between(free/2, 2, 18)
	x, y := r.X, r.Y+r.H/2
	for _, have := range list {
		p.Art(have.icon, x+9, y, 0.62+0.08*room)
		x += sign + p.Counted(thing.OfOther(player, have.id), p.Styles.Figures, have.text, x+sign, y, theme.Ink) + gap
	}
}

// writeThumbnail writes all that a player has as colored blocks, at most at size, into an area.
func (t *Side) writeThumbnail(p *paper.Paper, player int, r ui.Rect, size float64) {
	s := &t.Situation
	t.small.Describe(&s.State.Players[player].Clinic, s.Rules.Numbers)
	shown := dollhouse.Grounds{Clinic: &t.small.Clinic}
	x, y := r.Center()
	bottom := min(r.Bottom(), y+34*size)
	if t.HasAnnex() {
		c := game.Context{Rules: s.Rules, State: s.State, Player: player}.Annex()
		t.smallAnnex.Lacks = c.Lacks
		t.smallAnnex.Describe(c.Clinic(), s.Rules.Numbers)
		shown.Annex = &t.smallAnnex.Clinic
		width, height := shown.ThumbnailSize()
		size = min(size, r.W/width, r.H/height)
		bottom = y + height/2*size
	}
	shown.PutThumbnail(x, bottom, size, p.Art)
}

// writeGoal takes the place of the others in a solo game: the goal, and the rank that the score would earn.
func (t *Side) writeGoal(p *paper.Paper, r ui.Rect, room float64) {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	heading, bot := "side.goal", s.Viewer < len(s.Seats) && s.Seats[s.Viewer].Bot
	if bot {
		heading = "side.goal_of_bot"
	}
	goal := t.goal()
	notes, beside := words.GoalNotes(p.Reader, c, goal), false // the progress stands in the heading, if there is room
	note, done := "", notes[len(notes)-1]
	for _, note = range notes {
		if beside = ui.Measure(p.Styles.Heading, p.T(heading))+12+ui.Measure(p.Styles.Text, note) <= r.W-20-12*room; beside {
			break
		}
	}
	in := p.Section(r, p.T(heading), note, room)
	p.Begin(thing.Named(thing.Panel, "goal"), r)
	score := c.Score()
	line := in.CutBottom(30, 6)
	if goal == "" {
		p.Lines(p.Styles.Text, p.T("side.no_goal"), in, 2, ui.Left, theme.SecondInk)
	} else {
		text := in
		mark := text.CutLeft(24, 4)
		mx, my := mark.Center()
		switch {
		case c.GoalMet():
			p.Tinted(pictures.Check, mx-2, my, 0.9, theme.Legal)
		case c.GoalLost():
			p.Tinted(pictures.Cross, mx-2, my, 0.9, theme.Illegal)
		default:
			p.Ring(mx-2, my, 9, 1.5, theme.Dashes)
		}
		if width := ui.Measure(p.Styles.Figures, done); done != "" && !beside && len(ui.Wrap(p.Styles.TextStrong, t.goalText(goal), text.W-width-8)) <= 2 {
			p.TextIn(p.Styles.Figures, done, text.CutRight(width, 8), ui.Right, theme.SecondInk)
		}
		p.Lines(p.Styles.TextStrong, t.goalText(goal), text, goalLines+1, ui.Left, theme.Ink)
	}
	p.End()
	row := ui.Rect{X: r.X + 8, Y: line.Y - 2, W: r.W - 16, H: 32}
	p.Begin(thing.Of(thing.Score), row)
	p.Tile(row, 9, theme.Well)
	p.Tinted(pictures.Trophy, in.X+14, line.Y+14, 0.8, theme.Gold)
	points := paper.Number(score.Total)
	name := p.T("scores.total")
	place := ui.Rect{X: in.X + 32, Y: line.Y, W: in.W - 36 - ui.Measure(p.Styles.Price, points), H: 28}
	data := ui.Data{"Rank": p.T("rank." + s.Rules.Rank(score.Total))}
	rank := p.T("side.rank", data)
	switch {
	case bot: // bots have no rank in the Hall of Fame
		name = p.T("side.score_now")
		rank = name
	case c.GoalLost():
		name = p.T("side.no_rank")
		rank = name
	}
	if short := p.T("side.rank_short", data); ui.Measure(p.Styles.TextStrong, rank) > place.W && rank != name {
		rank = short
	}
	if ui.Measure(p.Styles.TextStrong, rank) > place.W {
		rank = name
	}
	p.TextIn(p.Styles.TextStrong, rank, place, ui.Left, theme.Ink)
	p.TextIn(p.Styles.Price, points, ui.Rect{X: in.X, Y: line.Y, W: in.W, H: 28}, ui.Right, theme.Ink)
	p.End()
}

// writeTrophy writes the button for the score if the game ended now.
func (t *Side) writeTrophy(p *paper.Paper, r ui.Rect) {
	p.Begin(thing.Of(thing.Score), r)
	p.Tile(r, 9, theme.Well)
	x, y := r.Center()
	p.Tinted(pictures.Trophy, x, y, 0.8, theme.Gold)
	p.End()
}

// writePatient writes a line of the forecast: who is treated by whom for how much, or what is missing.
func (t *Side) writePatient(p *paper.Paper, r ui.Rect, c game.Context, id string, doctors, nurses []string, says string, untreated, urgent, cured bool) {
	board := c.Clinic()
	patient := board.Person(id)
	if patient == nil {
		return
	}
	wide := ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}
	p.Begin(thing.ForecastOf(id), wide)
	if t.Look.Emphasis == id {
		p.Round(wide, 9, theme.AccentSoft)
	}
	y := r.Y + r.H/2
	x := r.X + 12
	p.Says(view.PersonName(p.Reader, patient.Kind, patient.Level, patient.Service).Label(), r.X, y)
	cube, meeple := 0.72, 0.53
	if r.H < 31 {
		cube, meeple = 0.62, 0.44
	}
	tiles := extensionui.TilesOf(t.Rules)
	tiled := tiles.Has(patient)
	switch {
	case patient.Service != clinic.NoService:
		p.Art(sprites.Emblem(patient.Service, true), x, y, cube-0.11)
	case !c.AtHome(): // the picture shows which room it is
		if patient.At.Area == clinic.Inside {
			dollhouse.Write(p, board.At(patient.At.Space).Kind, clinic.NoService, ui.Rect{X: x - 14, Y: y - 14, W: 30, H: 28}, 0.16)
		}
	case tiled: // a doctor, who belongs to no service
		p.Centred(tiles.Picture, x, y, 0.8)
	}
	x += 32
	piece := dollhouse.Piece(patient)
	if cured {
		piece = piece.Cured()
	}
	if c.Rules.As(patient.Kind) == clinic.Patient {
		p.Art(piece.Picture(), x, y+15*cube, cube)
	} else {
		p.Art(piece.Picture(), x, y+27*meeple, meeple)
	}
	if tiled && patient.Service != clinic.NoService {
		p.Centred(tiles.Picture, x+10, y-7, 0.58)
	}
	x += 20
	if untreated {
		style, color := p.Styles.Text, theme.SecondInk
		if urgent {
			style, color = p.Styles.TextStrong, theme.IllegalInk
		}
		p.Lines(style, says, ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}, 2, ui.Right, color)
		p.End()
		return
	}
	x += 14
	step := min(26, (r.Right()-ui.Measure(p.Styles.Price, says)-18-x)/float64(max(1, len(doctors)+len(nurses)-1)))
	for _, list := range [...][]string{doctors, nurses} {
		for _, helper := range list {
			if helper == game.OffDuty { // paid with popularity
				p.Art(extensionui.PieceOf(c.Rules.KindOf(clinic.Nurse), clinic.NoLevel).Picture(), x, y+27*meeple, meeple)
				p.Fitted(pictures.Popularity, ui.Rect{X: x, Y: r.Y + 1, W: 14, H: 14}, 1)
				x += step
			}
			if person := board.Person(helper); person != nil {
				p.Art(dollhouse.Piece(person).Picture(), x, y+27*meeple, meeple)
				if badge, _ := extensionui.Badge(person); badge != sprites.None {
					p.Fitted(badge, ui.Rect{X: x + 2, Y: r.Y + 1, W: 13, H: 15}, 1)
				}
				x += step
			}
		}
	}
	for _, piece := range extensionui.Beside(patient, nil) {
		p.Art(piece.Picture(), x, y+22*meeple, meeple)
	}
	if !c.AtHome() && len(doctors) > 0 {
		of, place := words.NursesInShort(p.Reader, c, id, doctors[0]), ui.Rect{X: x - 4, Y: r.Y, W: r.Right() - ui.Measure(p.Styles.Price, says) - 2 - x, H: r.H}
		if ui.Measure(p.Styles.Text, of) <= place.W { // the tip says it, too
			p.TextIn(p.Styles.Text, of, place, ui.Right, theme.SecondInk)
		}
	}
	p.TextIn(p.Styles.Price, says, r, ui.Right, theme.Ink)
	p.End()
}
