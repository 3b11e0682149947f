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
	if n := s.Phase; n != nil && n.InAdmin() {
		admin := t.admin(p)
		t.putSide(p, []tree.Node{tree.Column(t.Layout.gap, tree.Whole(admin), t.logBelow(p, 1)), tree.Column(0, tree.Grow(admin))})
		return
	}
	forecast := t.outlooks(t.LookedOn(game.Home))
	then := t.then(forecast)
	if t.Proposes() { // every patient that the Move treats has a line
		forecast = then
	}
	if s.Puzzle != nil {
		t.putSide(p, t.sideWays(p, nil, nil, forecast, then))
		return
	}
	t.putSide(p, t.sideWays(p, t.others(p), t.logBelow(p, 3), forecast, then))
}

// putSide writes the right side in the first way that fits, and the log over the clinic if it is open there.
func (t *Side) putSide(p *paper.Paper, ways []tree.Node) {
	t.LogFolded = true // unless it has room
	paper.Put(tree.Roomiest(ways...), t.Layout.right)
	if t.LogOpen {
		t.writeOpenLog(p)
	}
}

// logBelow returns the log in what the others leave, with room for so many lines.
func (t *Side) logBelow(p *paper.Paper, lines float64) tree.Node {
	return tree.Grow(tree.Limits{High: 54 + lines*logLine(p.Reader), Node: paper.Part{Write: func(r ui.Rect) {
		if t.LogFolded = false; !t.LogOpen {
			t.writeLog(p, r)
		}
	}}})
}

// sideWays returns how the right side may look, the best first. The doctors who tire go before the log, then lines of
// patients, and last the sums, before there are too few of those lines.
func (t *Side) sideWays(p *paper.Paper, others, log tree.Node, now, then outlooks) (ways []tree.Node) {
	const fewest, enough = 3, 4 // lines of patients
	full, short := t.sums(p, then, false), t.sums(p, then, true)
	add := func(rows int, sums, log tree.Node) {
		ways = append(ways, tree.Column(t.Layout.gap, others, t.forecast(p, then, rows, 0, sums), log))
	}
	if log != nil {
		add(max(fewest, now.lines()), full, log)
		add(max(fewest, now.patients()), full, log)
	}
	for rows := max(fewest, now.lines()); rows >= max(1, min(enough, now.lines())); rows-- {
		add(rows, full, nil)
	}
	for rows := max(fewest, now.lines()); rows >= 1; rows-- {
		add(rows, short, nil)
	}
	return ways
}

// others returns the other clinics; in a solo game the goal, or how the game would end.
func (t *Side) others(p *paper.Paper) tree.Node {
	if len(t.Situation.State.Players) > 1 {
		return t.otherClinics(p)
	}
	write := t.writeGoal
	if t.Rules.Cooperative() {
		write = t.writeOutcome
	}
	return tree.ByWidth(func(wide float64) tree.Node {
		high := t.Styles.Grown(80)
		if goal := t.goal(); goal != "" {
			lines := len(ui.Wrap(t.Styles.TextStrong.Usual(), t.goalText(goal), wide-goalBeside))
			high += t.Styles.Grown(18) * float64(max(0, lines-goalLines))
		}
		return t.roomy(28+high, 52+high, 0, func(r ui.Rect, room float64) { write(p, r, room) })
	})
}

const (
	goalLines  = 2    // of a solo goal, unless its words need more
	goalBeside = 60.0 // width around these words, at most
)

// goal returns the viewer's goal; one that was chosen before the game is laid out at its time. "" is none.
func (t *Side) goal() string {
	return cmp.Or(t.Situation.State.Players[t.Situation.Viewer].Goal, t.Situation.State.Config.Goal)
}

// otherClinics returns the other clinics, each in a row.
func (t *Side) otherClinics(p *paper.Paper) tree.Node {
	rows := tree.Column(0)
	for _, player := range t.Situation.State.TurnOrder {
		if player != t.Situation.Viewer {
			rows.Nodes = append(rows.Nodes, t.other(p, player, len(rows.Nodes) == 0))
		}
	}
	return t.section(p, thing.Thing{}, p.T("side.others"), "", tree.Around(rows, func(_ *tree.Sheet, r ui.Rect, place func()) {
		t.writeTrophy(p, ui.Rect{X: r.Right() - 33, Y: r.Y - 31, W: 38, H: 32}) // in the heading
		place()
	}))
}

// other returns another player's clinic: a small picture beside the name, with what the player has below.
func (t *Side) other(p *paper.Paper, player int, first bool) tree.Node {
	name := paper.Part{H: max(22, p.Styles.Label.Size+4), Write: func(r ui.Rect) { t.writeName(p, player, r) }}
	standing := paper.Part{H: max(22, p.Styles.Figures.Size+2), Write: func(r ui.Rect) { t.writeStanding(p, player, r) }}
	text := tree.Column(2, name, standing)
	least := text.Fit(0).H + 4
	return t.roomy(least, least+28, 0, func(row ui.Rect, room float64) {
		wide := ui.Rect{X: row.X - 8, Y: row.Y, W: row.W + 16, H: row.H}
		p.Begin(thing.Numbered(thing.OtherClinic, player), ui.Rect{X: wide.X, Y: wide.Y + 1, W: wide.W, H: wide.H - 2})
		if player == t.Looked() {
			p.Round(wide.Inset(2), 10, theme.AccentSoft)
		}
		beside := row
		picture := beside.CutLeft(64+36*room, 0)
		if !first {
			p.Fill(ui.Rect{X: beside.X, Y: row.Y, W: beside.W, H: 1.5}, theme.Hairline)
		}
		t.writeThumbnail(p, player, ui.Rect{X: picture.X - 6, Y: row.Y + 4, W: picture.W, H: row.H - 8}, 0.66+0.34*room)
		paper.Put(tree.Middle(text), beside)
		p.End()
	})
}

// writeName writes a player's name, with what tells who it is before it and the tally behind.
func (t *Side) writeName(p *paper.Paper, player int, r ui.Rect) {
	t.writeWho(p, player, r.X+8, r.Y+r.H/2)
	r.CutLeft(21, 0)
	t.writeTally(p, &r, &t.Situation.State.Players[player].Clinic)
	if t.presence(player) != "" {
		x, y := r.CutRight(20, 4).Center()
		t.writePresence(p, player, x, y)
	}
	p.TextIn(p.Styles.Label, t.SeatName(player), r, ui.Left, theme.Ink)
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
func (t *Side) writeStanding(p *paper.Paper, player int, r ui.Rect) {
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
		p.Art(have.icon, x+9, y, 0.66)
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
	if alone := p.T("rank." + s.Rules.Rank(score.Total)); ui.Measure(p.Styles.TextStrong, rank) > place.W && rank != name {
		rank = alone
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
