package ledger

import (
	"fmt"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/shown"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// stepOf gives the step that a fact happened in, and whether it is the ledger's: of Business or Admin or between Move
// and those, and more than a choice.
func stepOf(rules *game.Rules, e *game.Event) (game.Step, bool) {
	step, known := rules.StepKeyed(e.Step)
	ours := step.Name == game.StepBusiness || step.Name == game.StepAdmin || afterMove(step)
	return step, known && ours && e.Type != game.TreatmentChosen && e.Type != game.PlayerDone
}

// afterMove tells whether a step of an extension looks at what Move has left.
func afterMove(step game.Step) bool { return step.Name == game.StepMove && step.Key != game.StepMove }

// line is one line of the ledger.
type line struct {
	event game.Event
	step  game.Step // that it happened in
	text  string    // empty for what needs no line
	signs []sprites.ID
	said  bool        // that it is shown, when it was decided
	then  *game.State // how things stood when all that happened with it had happened
}

// lineOf says what an event means. then is how things stand when all of what happened with it has happened.
func (s *Scene) lineOf(e game.Event, step game.Step, then *game.State) line {
	l := line{event: e, step: step, then: then}
	rules := s.rulesOf(e.Board)
	doctor, nurse := rules.KindOf(clinic.Doctor), rules.KindOf(clinic.Nurse)
	isPatient := rules.As(e.Kind) == clinic.Patient
	shown := dress.EventOf(e.Type)
	data := ui.Data{
		"Who": words.Person(e.Kind, e.Level), "Count": e.Number, "Service": "", "Level": words.LevelOn(e.Board, e.Level), "NewLevel": words.LevelOn(e.Board, e.NewLevel),
		"Room": "", "Component": "", "Dollars": words.Dollars(e.Number), "Order": "",
	}
	id, like := string(e.Type), e.Type
	if shown.As != "" {
		like = shown.As
	}
	switch like {
	case game.PatientCured:
		if e.Kind == clinic.Doctor {
			id = "doctor_cured"
		}
		l.signs = append(l.signs, dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Cured().Picture())
		board := game.Context{Rules: s.rulesOf(e.Board), State: s.start, Player: e.Player}.Clinic()
		for _, person := range e.People {
			if p := board.Person(person); p != nil {
				l.signs = append(l.signs, dollhouse.Piece(p).Picture())
			}
		}
		data["Room"] = words.Thing(string(board.At(e.From.Space).Kind))
	case game.SalariesPaid, game.UpkeepPaid, game.IncomeEarned, game.IncomeSaved:
		l.signs = append(l.signs, pictures.Money)
	case game.ExpensesMissed, game.PopularityBought:
		l.signs = append(l.signs, pictures.Popularity)
	case game.NursesCalledIn:
		l.signs = append(l.signs, dress.PieceOf(nurse, clinic.NoLevel).Picture())
	case game.LaboratoryPoint:
		l.signs = append(l.signs, sprites.Doctor(int8(e.Level)).Picture())
	case game.PatientGaveUp:
		l.signs = append(l.signs, dollhouse.Piece(&clinic.Person{Kind: clinic.Patient, Level: e.Level}).Picture(), sprites.Emblem(e.Service, true))
		data["Who"], data["Service"] = words.Person(clinic.Patient, e.Level), words.Service(e.Service)
	case game.ResidentLevelledUp:
		l.signs = append(l.signs, dress.PieceOf(doctor, e.Level).Picture(), dress.PieceOf(doctor, e.NewLevel).Picture())
	case game.ResidencyRefilled:
		l.signs = append(l.signs, dress.PieceOf(doctor, e.Level).Picture())
		data["Who"] = words.Person(doctor, e.Level)
	case game.NursesLeft, game.NursesArrived:
		l.signs = append(l.signs, dress.PieceOf(nurse, clinic.NoLevel).Picture())
	case game.PilesOpened:
		l.signs = append(l.signs, dollhouse.Kind(e.Component.Kind).Picture(e.Component.Service))
		data["Component"] = words.Thing(string(e.Component.Kind))
		if e.Component.Service != clinic.NoService {
			data["Component"] = ui.T("ledger.hub_of", ui.Data{"Service": words.Service(e.Component.Service)})
		}
	case game.LevelChanged:
		before, after := clinic.Person{Kind: e.Kind, Level: e.Level}, clinic.Person{Kind: e.Kind, Level: e.NewLevel}
		l.signs = append(l.signs, dollhouse.Piece(&before).Picture(), dollhouse.Piece(&after).Picture())
		retold, sign := dress.Retold(s.session.Rules(), &e, then)
		switch {
		case isPatient:
			id = "patient_worsens"
		case retold != "":
			id = retold
			l.signs = append(l.signs, sign)
		case e.NewLevel > e.Level:
			id = "doctor_rises"
		default:
			id = "doctor_falls"
		}
	case game.Skipped:
		if e.Choice != "" {
			break
		}
		who := doctor
		if isPatient {
			who = e.Kind
		}
		l.signs = append(l.signs, dress.PieceOf(who, e.Level).Picture())
		data["Who"] = words.Person(who, e.Level)
	case game.PatientDied:
		l.signs = append(l.signs, dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Picture())
	case game.TurnOrderSet:
		var names []string
		for _, player := range e.Order {
			names = append(names, s.name(player))
		}
		data["Order"] = texts.Arrows(names...)
	}
	if shown.Person {
		l.signs = append(l.signs, dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}).Picture())
	}
	if e.Board != "" && ui.Has("ledger.line."+e.Board+"_"+id) {
		id = e.Board + "_" + id
	}
	if e.Type == game.PatientDied {
		l.text = words.Capital(words.Death(&e))
		if !slices.ContainsFunc(s.lines, func(x line) bool { return x.event.Type == game.PatientDied }) {
			if lost := words.GoalLost(s.start, rules); lost != "" {
				l.text = texts.Sentences(texts.Sentence(l.text), lost)
			}
		}
	} else if ui.Has("ledger.line."+id) && (e.Type != game.Skipped || e.Choice == "") {
		l.text = ui.T("ledger.line."+id, data)
	} else {
		l.text = words.Capital(words.Event(&e))
	}
	if shown.Sign != sprites.None {
		l.signs = append(l.signs, shown.Sign)
	}
	return l
}

// rulesOf are the rules of a board, named as in commands and events.
func (s *Scene) rulesOf(board string) *game.Rules { return s.session.Rules().BoardNamed(board) }

// inBusiness tells whether the line is of somebody's Business, not of Admin.
func (l *line) inBusiness() bool { return l.step.Name == game.StepBusiness }

// heading is what stands above the lines of one step, or of one player's Business. A step that an extension puts into
// Admin has a name of its own, or that of the step of its number, or else the extension's.
func (s *Scene) heading(l *line) string {
	if l.inBusiness() {
		return s.businessOf(l.event.Player, l.event.Board)
	}
	if own := "ledger.step." + l.step.Key; ui.Has(own) {
		return ui.T(own)
	}
	if l.step.Number == 0 {
		return words.Extension(l.step.Source)
	}
	return ui.T(fmt.Sprintf("ledger.step.%d", l.step.Number))
}

const (
	headingHeight = 40
	signSide      = 30
	rowPad        = 8
	changeRoom    = 26 + 8 // of the sign of a change, and the gap behind it
)

// layoutLines places a row for every line, under a heading for each step.
func (s *Scene) layoutLines(c *scenes.Context) {
	area := s.scroll.Rect
	y := area.Y
	above := "" // the heading of the line before
	for i := range s.lines {
		l := &s.lines[i]
		title := s.heading(l)
		if title != above || l.inBusiness() && s.lines[i-1].event.Player != l.event.Player {
			above = title
			height := max(headingHeight, ui.ParagraphHeight(ui.Heading, title, area.W)+16)
			s.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: area.X, Y: y + 12, W: area.W, H: height - 12}, Inside: s.scroll}, Text: title, Style: ui.Heading, Color: s.headingInk(l)})
			y += height
		}
		text := l.text
		if l.event.Player >= 0 && !l.inBusiness() && len(s.start.Players) > 1 {
			text = texts.Labelled(s.name(l.event.Player), text)
		}
		signs := float64(max(1, len(l.signs))) * (signSide + 2)
		width := area.W - signs - changesWide(&l.event) - 24
		const mostBeside = 3                                                                                                // lines
		below := width < leastNoted || ui.RuledHeight(ui.Text, text, l.event.Rule, width) > mostBeside*ui.Text.LineHeight() // the signs
		if below {
			width = area.W - 16
		}
		height := max(44, ui.RuledHeight(ui.Text, text, l.event.Rule, width)+2*rowPad)
		if below {
			height += signSide + 4
		}
		row := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("ledger.line.%d", i), Rect: ui.Rect{X: area.X, Y: y, W: area.W, H: height}, Inside: s.scroll}, Follows: true}
		row.Do = func() { s.stepTo(c, i) }
		row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintLine(c, r, state, i, text, signs, width, below) }
		s.page.Add(row)
		y += height + 2
	}
	s.scroll.Height = y - area.Y
	if len(s.lines) > 0 {
		s.scrollToLine()
	}
}

func (s *Scene) headingInk(l *line) paint.Color {
	if l.inBusiness() {
		return s.color(l.event.Player)
	}
	return paint.Ink
}

func (s *Scene) paintLine(c *ui.Canvas, r ui.Rect, state ui.State, i int, text string, signs, width float64, below bool) {
	l := &s.lines[i]
	ink := paint.Ink
	switch {
	case i == s.cursor:
		c.Round(r, 10, paint.AccentSoft)
		c.RoundLine(r, 10, 2, paint.Accent)
	case state.Hover:
		c.Tile(r, 10, paint.Well)
	case i > s.cursor:
		ink = paint.SecondInk
	}
	upper, lower, from := r, r, signs+12
	if below {
		upper.H, from = signSide+2*rowPad, 8
		lower = ui.Rect{X: r.X, Y: upper.Bottom() - rowPad, W: r.W, H: r.Bottom() - upper.Bottom() + rowPad}
	}
	x := r.X + 8
	for _, sign := range l.signs {
		pictures.In(c, sign, ui.Rect{X: x, Y: upper.Y + (upper.H-signSide)/2, W: signSide, H: signSide}, 0)
		x += signSide + 2
	}
	height := ui.RuledHeight(ui.Text, text, l.event.Rule, width)
	c.Ruled(ui.Text, text, l.event.Rule, r.X+from, lower.Y+(lower.H-height)/2, width, ink)
	wide := changesWide(&l.event)
	drawChanges(c, ui.Rect{X: r.Right() - wide - 8, Y: upper.Y, W: wide, H: upper.H}, &l.event, dress.AnnexSign(s.session.Rules()))
	if state.Focus {
		c.FocusRing(r, 10)
	}
}

// changesWide is how much room the changes at the end of a row need: none where there are none, so that the text has
// all of it.
func changesWide(e *game.Event) float64 {
	wide := 0.0
	for _, amount := range [...]int{e.Popularity, e.Money, e.AnnexMoney} {
		if amount != 0 {
			wide += ui.Measure(ui.Figures, words.Signed(amount)) + changeRoom
		}
	}
	return wide
}

// drawChanges writes dollars and popularity won and lost at the right end of a row, an annex's own dollars with its
// sign.
func drawChanges(c *ui.Canvas, r ui.Rect, e *game.Event, annex sprites.ID) {
	for _, change := range []struct {
		sign   sprites.ID
		amount int
	}{{pictures.Popularity, e.Popularity}, {pictures.Money, e.Money}, {annex, e.AnnexMoney}} {
		if change.amount == 0 {
			continue
		}
		ink := paint.LegalInk
		if change.amount < 0 {
			ink = paint.IllegalInk
		}
		text := words.Signed(change.amount)
		width := ui.Measure(ui.Figures, text)
		at := r.CutRight(width+changeRoom-8, 8)
		pictures.In(c, change.sign, ui.Rect{X: at.X, Y: at.Y + at.H/2 - 10, W: 20, H: 20}, 0)
		c.TextIn(ui.Figures, text, at, ui.Right, ink)
	}
}

// layoutLinesBar places the ways through the lines.
func (s *Scene) layoutLinesBar(c *scenes.Context) {
	bar := s.bar.Inset(16)
	all := bar
	bar.Y, bar.H = bar.Y+(bar.H-waysHigh)/2, waysHigh
	w := s.ways(c)
	w.next.Rect = bar.CutRight(max(200, w.next.Width()), 12)
	w.skip.Rect = bar.CutRight(w.skip.Width(), 12)
	w.back.Rect = bar.CutRight(w.back.Width(), 12)
	w.play.Rect = bar.CutRight(w.play.Width(), 16)
	if s.hasPairs() {
		all.W = bar.W
		s.step = s.stepWide(all.W)
		all.CutLeft(s.step, 16)
		s.layoutPairs(c, all)
	}
	s.page.Add(w.play, w.back, w.skip, w.next)
	s.focusOn(w.next)
}

// stepWide is how wide the words at the left of the bar are: which step it is, where there is room for that, and which
// line.
func (s *Scene) stepWide(wide float64) float64 {
	const most, roomy = 190.0, 420.0
	where := ui.Measure(ui.Label, s.whereText()) + 1
	if wide < roomy {
		return where
	}
	return max(where, min(most, ui.Measure(ui.Label, s.heading(&s.lines[s.cursor]))+1))
}

func (s *Scene) whereText() string {
	return ui.T("ledger.where", ui.Data{"Number": s.cursor + 1, "Count": len(s.lines)})
}

const waysHigh = 44.0 // of the ways through the lines

// ways are the buttons that lead through the lines, without places yet.
type ways struct{ play, back, skip, next *ui.Button }

func (s *Scene) ways(c *scenes.Context) ways {
	last := s.cursor >= len(s.lines)-1
	next := &ui.Button{Base: ui.Base{ID: "ledger.next"}, Text: ui.T("ledger.next"), Kind: ui.Primary, Icon: ui.IconForward}
	next.Do = func() { s.stepTo(c, s.cursor+1) }
	if last {
		next.ID, next.Text = "ledger.close", ui.T("ledger.close")
		if s.session.Over() {
			next.Text = ui.T("ledger.to_scores")
		}
		next.Do = func() { s.close(c) }
	}
	play := &ui.Button{Base: ui.Base{ID: "ledger.play", Disabled: last, Tip: ui.T("ledger.play_tip")}, Text: ui.T("ledger.play"), Do: func() { s.play(c, !s.plays) }}
	if s.plays {
		play.ID, play.Text = "ledger.pause", ui.T("ledger.pause")
		if s.guide.text == "" { // one main button at a time, and a lesson asks for the next line
			play.Kind, next.Kind = ui.Primary, ui.Quiet
		}
	}
	skip := &ui.Button{Base: ui.Base{ID: "ledger.skip", Disabled: last}, Text: ui.T("ledger.skip"), Do: func() { s.stepTo(c, len(s.lines)-1) }}
	back := &ui.Button{Base: ui.Base{ID: "ledger.back", Disabled: s.cursor == 0}, Text: ui.T("ledger.step_back"), Icon: ui.IconBack, Do: func() { s.stepTo(c, s.cursor-1) }}
	s.guide.next = next
	return ways{play, back, skip, next}
}

func (s *Scene) drawLinesBar(c *ui.Canvas) {
	bar := s.bar.Inset(16)
	if len(s.lines) == 0 {
		return
	}
	title, wide := s.heading(&s.lines[s.cursor]), ui.Measure(ui.Label, s.whereText())+1
	if s.hasPairs() {
		wide = s.step
	}
	if high := ui.ParagraphHeight(ui.Label, title, wide); s.hasPairs() && high+ui.Text.LineHeight() <= bar.H && wide > ui.Measure(ui.Label, s.whereText())+1 {
		y := bar.Y + (bar.H-high-ui.Text.LineHeight())/2
		c.Paragraph(ui.Label, title, bar.X, y, wide, ui.Left, paint.Ink)
		c.Paragraph(ui.Text, s.whereText(), bar.X, y+high, wide, ui.Left, paint.SecondInk)
		return
	}
	c.TextIn(ui.Label, s.whereText(), ui.Rect{X: bar.X, Y: bar.Y, W: ui.Measure(ui.Label, s.whereText()) + 1, H: bar.H}, ui.Left, paint.SecondInk)
}

// goTo reads a line.
func (s *Scene) goTo(c *scenes.Context, i int) {
	s.cursor = max(0, min(len(s.lines)-1, i))
	s.waited = 0
	s.showLine(c)
	c.Relayout()
}

// tell says of the line that is read that it is shown now, and of those that were passed over on the way to it.
func (s *Scene) tell(c *scenes.Context) {
	if s.deciding() || !s.entered {
		return
	}
	for s.told < s.cursor && s.told+1 < len(s.lines) {
		s.told++
		if l := &s.lines[s.told]; !l.said {
			shown.Now(c, s.session.Rules(), &l.event)
		}
	}
}

// showLine lets be seen to happen what the line that is read tells.
func (s *Scene) showLine(c *scenes.Context) {
	s.moving = moving{}
	s.arrange()
	s.show(c, s.lines[s.cursor].event)
	s.pose()
}

// stepTo reads a line that the player chose: from there nothing goes on by itself.
func (s *Scene) stepTo(c *scenes.Context, i int) {
	s.plays, s.stopped = false, true
	s.goTo(c, i)
}

// Ticks at the usual speed: 60 are a second. The player's speed of movement is the pace of the lines, too.
const (
	lineTicks   = 75
	lossTicks   = 150 // of a line by which popularity is lost
	flightTicks = 45
)

// play lets the lines go on by themselves, or stops them.
func (s *Scene) play(c *scenes.Context, on bool) {
	s.plays, s.stopped, s.waited = on, !on, 0
	c.Relayout()
}

// goOn lets a tick pass in the lines. They begin to go on by themselves, but not where the player reduced motion.
func (s *Scene) goOn(c *scenes.Context) {
	if s.deciding() || len(s.lines) == 0 {
		return
	}
	if !s.entered {
		s.entered = true
		s.play(c, c.Motion(lineTicks) > 0 || s.session.People() == 0)
		if !s.moving.way.Moving() { // from what was decided last
			s.showLine(c)
		}
	}
	if !s.plays {
		return
	}
	wait := lineTicks
	if s.lines[s.cursor].event.Popularity < 0 {
		wait = lossTicks
	}
	if s.waited++; s.waited < max(lineTicks/4, c.Motion(wait)) || s.moving.way.Moving() {
		return
	}
	s.goTo(c, s.cursor+1)
	if s.cursor == len(s.lines)-1 {
		s.plays = false
	}
}

// scrollToLine scrolls to the line that is read.
func (s *Scene) scrollToLine() {
	id := fmt.Sprintf("ledger.line.%d", s.cursor)
	for _, w := range s.page.Widgets {
		if row, ok := w.(*ui.Area); ok && row.ID == id {
			s.scroll.Show(row.Rect)
		}
	}
}

// keys steps through the lines: arrows, Enter for the next, Esc to skip and then to leave. It tells whether it used the
// gestures up.
func (s *Scene) keys(c *scenes.Context) bool {
	g, last := c.Gestures, s.cursor >= len(s.lines)-1
	switch {
	case g.Cancel && last:
		s.close(c)
	case g.Cancel || g.Key(ebiten.KeyEnd):
		s.stepTo(c, len(s.lines)-1)
	case g.Key(ebiten.KeyHome):
		s.stepTo(c, 0)
	case g.MoveY != 0:
		s.stepTo(c, s.cursor+g.MoveY)
	default:
		return false
	}
	return true
}
