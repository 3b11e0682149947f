package panels

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// What next: a tab on the tray's upper edge shows in a line what the step asks, and the best reason from the forecast.

// Next is that tab.
type Next struct {
	Made
	Tray *Tray
	Hint *Hint
	line line
}

// line is what it says about a situation.
type line struct {
	of        *game.State
	helps     view.Helps
	viewer    int
	language  string
	does, why string
}

const (
	nextPad  = 14.0
	nextSign = 18.0

	nextLeaves = 280.0 // height for the clinic in a window in landscape, or else there is no tab
	nextNarrow = 420.0 // width of the clinic's part, below which it has two lines
	nextFull   = 640.0 // width of the tab, below which it has two lines as a bar
	nextNamed  = 560.0 // width of the tab, from which on Play Move has its words
)

// Any reports whether there is something to say about the viewer's step.
func (t *Next) Any() bool {
	does, why := t.says()
	return does != "" || why != ""
}

// says returns what the step asks, and the best reason; both may be empty.
func (t *Next) says() (does, why string) {
	s := &t.Situation
	if t.Proposes() {
		h := t.Look.Hint
		return t.Texts.Sentences(h.Title, texts.First(h.Text)), texts.AfterFirst(h.Text)
	}
	if s.Guide != nil || t.Look.Bot != nil || s.State.Over || s.Phase != nil && !s.Phase.Asks || t.Look.Curtain != nil {
		return "", ""
	}
	if h := t.Look.Hint; h != nil && h.Thinking {
		return t.T("hint.thinks"), ""
	}
	if t.Look.Advised != "" { // a hint has named the next step
		return t.Look.Advised, ""
	}
	if s.Helps.Planned != "" {
		return s.Helps.Planned, ""
	}
	if now := (line{of: s.State, helps: s.Helps, viewer: s.Viewer, language: t.Texts.Chosen()}); t.line.of != now.of || t.line.helps != now.helps || t.line.viewer != now.viewer || t.line.language != now.language {
		if d := t.decision(); d != nil {
			if now.why = t.over(d); now.why == "" {
				now.does, now.why = t.asks(d), firstOf(s.Helps.Could, t.reason(d))
			}
		}
		t.line = now
	}
	return t.line.does, t.line.why
}

// Text returns what fits that room: both sentences, or the reason alone, or what the step asks; "" if none fits.
func (t *Next) Text(wide float64, lines int) string {
	does, why := t.says()
	for _, text := range [...]string{t.Texts.Sentences(does, why), why, does, texts.First(does)} {
		if text != "" && fitsInLines(t.Styles.TextBold, text, wide, lines) {
			return text
		}
	}
	return ""
}

// Write writes the tab.
func (t *Next) Write(p *paper.Paper) {
	r, alone, ends := t.Layout.Next, t.Layout.NextAlone, tree.Row(0).Fit(0)
	if t.Situation.Hints && !t.Layout.ViewRow {
		ends = t.Hint.tabEnds(p).Fit(r.W)
	}
	if t.Layout.Hand == arrangement.Sheet && !t.Look.Taken.None() { // the sentence about it may cover the tab
		return
	}
	if !t.Any() || r.W < 80 || t.Proposes() && !alone { // the tray says it itself
		return
	}
	room := r.W - 2*nextPad - nextSign - 8 - ends.W
	text := t.Text(room, t.Layout.nextLines())
	if text == "" && ends.W == 0 {
		return
	}
	if alone {
		r.W = min(r.W, 2*nextPad+nextSign+8+ends.W+ui.Measure(p.Styles.TextBold, text)+2)
	}
	p.Panel(r, 14)
	end := r.CutRight(ends.W, 0)
	if !alone { // else the sheet is pulled up there
		p.Begin(thing.Of(thing.Next), r)
	}
	in := ui.Rect{X: r.X + nextPad, Y: r.Y, W: r.W - 2*nextPad + 2, H: r.H}
	sign := in.CutLeft(nextSign, 8)
	sign.Y, sign.H = sign.Y+(sign.H-nextSign)/2, nextSign
	p.Icon(ui.IconNext, sign, theme.Accent)
	p.Lines(p.Styles.TextBold, text, in, t.Layout.nextLines(), ui.Left, theme.Ink)
	p.End()
	ends.Put(nil, end)
}

// nextLines returns how many lines the tab has: two if it is narrow.
func (l *Layout) nextLines() int {
	full := nextFull
	if l.NextAlone {
		full = nextNarrow
	}
	if l.Clinic.W < full {
		return 2
	}
	return 1
}

// AddNext makes room for the tab that says what is next: on the edge of what the step allows, beside the view
// buttons if they lie there.
func (l *Layout) AddNext() {
	high := l.Styles.Grown(34)
	if l.nextLines() > 1 {
		high = l.Styles.Grown(46)
	}
	if l.Low && l.Clinic.H-high < nextLeaves {
		return // the hint says it there
	}
	l.Next = l.Clinic.CutBottom(high-l.Below, 0)
	l.Next.H = high
	const buttons = 100.0 // width of the view buttons, with the gap
	switch {
	case l.Hand == arrangement.Bar: // with the cards below it
		l.Next.X, l.Next.W = l.Tray.X, min(l.Tray.W, l.Clinic.Right()-l.gap-l.Tray.X)
	case l.NextAlone:
		l.Next.X, l.Next.W = l.Next.X+l.gap, l.Next.W-2*l.gap
	case l.ViewButtonsLeft:
		l.Next.CutLeft(buttons, 0)
	default:
		l.Next.CutRight(buttons, 0)
	}
}

// asks returns what the step asks of the viewer.
func (t *Next) asks(d *game.Decision) string {
	c := t.Context()
	switch {
	case t.SharesOut(d) || t.OwnDecision():
		return t.Texts.Sentence(t.subject(d))
	case t.PlaysAnnexAction():
		return t.halves()
	}
	switch d.Kind {
	case game.DecideAction:
		return t.T("next.action")
	case game.DecideBuild:
		if count, onTop := c.BuildsLeft(); count == 0 && onTop != "" {
			return t.T("next.build_on_top", ui.Data{"What": words.Thing(t.Reader, string(onTop))})
		} else {
			return t.T("next.build", ui.Data{"Count": count})
		}
	case game.DecideHire:
		switch turn := c.Turn(); {
		case turn.DoctorHired || !t.doctorsForHire(c):
			return t.T("next.hire_other")
		case turn.OtherHired || !t.othersForHire(c):
			return t.T("next.hire_doctor")
		}
		return t.T("next.hire")
	case game.DecideAdmit:
		return t.T("next.admit", ui.Data{"Count": c.Turn().Queue})
	case game.DecideMove:
		return t.T("next.move")
	case game.DecideTreatments:
		return t.T("next.treat")
	case game.DecidePopularity, game.DecideAnnexPopularity:
		return t.Texts.Sentence(askForPopularity(t.Reader, d))
	case game.DecideBonus:
		return t.T("next.bonus")
	case game.DecideGoal:
		return t.T("next.goal")
	case game.DecideClinic, game.DecideAnnex, game.DecideExtras, game.DecideBonusPlace:
		return t.T("next.place") // the tray says what it is
	}
	return ""
}

// halves returns how many of the three actions in the annex's own are still to be chosen (E4).
func (t *Next) halves() string {
	switch begunHalves(t.Tray.halves()) {
	case 0:
		return t.T("next.halves_two")
	case 1:
		return t.T("next.halves_one")
	}
	return t.T("next.halves_none")
}

// over returns the sentence that nothing is left to do in the step, and why, if that is clear; else "".
func (t *Next) over(d *game.Decision) string {
	if !t.NothingLeft && !t.Tray.onlyDone() {
		return ""
	}
	if d.Kind == game.DecideHire || d.Kind == game.DecideAdmit {
		if full := t.noPlaces(t.Context()); full != "" {
			return full
		}
	}
	if t.Situation.Dear != "" {
		return t.Situation.Dear
	}
	return t.T("next.nothing_left", ui.Data{"Done": t.Tray.doneText(d)})
}

// reason returns the best reason to do something in the step, or "" if none is clear.
func (t *Next) reason(d *game.Decision) string {
	if t.SharesOut(d) || t.OwnDecision() {
		return t.ways(d)
	}
	c := t.Context()
	if t.PlaysAnnexAction() {
		return ""
	}
	switch d.Kind {
	case game.DecideAction:
		return firstOf(t.noPatients(c), t.lacking(c), t.noService(c))
	case game.DecideBuild:
		return firstOf(t.starts(), t.noService(c), t.noPlaces(c))
	case game.DecideHire:
		return firstOf(t.lacking(c), t.farLevels(c))
	case game.DecideAdmit:
		return t.inFront(c)
	case game.DecideMove:
		return firstOf(t.lacking(c), t.comesIn(c), t.Situation.NotDone)
	}
	return ""
}

func firstOf(reasons ...string) string {
	for _, reason := range reasons {
		if reason != "" {
			return reason
		}
	}
	return ""
}

// lacking returns the sentence about the patient whom help would save: first one who dies, then the most severe. It
// says what the forecast says.
func (t *Next) lacking(c game.Context) string {
	if best := t.Situation.Helps.Best; best != nil {
		c.State = best
	}
	said, worst, rank := "", clinic.NoLevel, false
	for board := range c.Boards() {
		deaths := board.Deaths()
		for _, u := range board.Forecast().Untreated {
			if !lacksNurses(&u.Needs) && !lacksDoctors(&u.Needs) {
				continue
			}
			person := board.Clinic().Person(u.Patient)
			dies := slices.ContainsFunc(deaths, func(d game.Death) bool { return d.Person == u.Patient })
			if said != "" && (rank && !dies || rank == dies && person.Level <= worst) {
				continue
			}
			id := "next.lacks"
			if dies {
				id = "next.dies"
			}
			needs := t.T("forecast."+u.Needs.Key, ui.Data{"Count": max(1, u.Needs.Amount)})
			said, worst, rank = t.T(id, ui.Data{"Who": words.Person(t.Reader, person.Kind, person.Level), "Needs": needs}), person.Level, dies
		}
	}
	return said
}

// comesIn returns the sentence about who still waits outside the clinic: patients first.
func (t *Next) comesIn(c game.Context) string {
	var staff *clinic.Person
	for board := range c.Boards() {
		people := board.Clinic().People
		for i := range people {
			switch person := &people[i]; {
			case person.At.Area == clinic.PreAdmissions && board.Treats(person.Service):
				return t.T("next.patient_waits", ui.Data{"Who": words.Person(t.Reader, person.Kind, person.Level)})
			case person.At.Area == clinic.Waiting && staff == nil:
				staff = person
			}
		}
	}
	if staff == nil {
		return ""
	}
	return t.T("next.staff_waits", ui.Data{"Who": words.Person(t.Reader, staff.Kind, staff.Level)})
}

// noPatients returns the sentence that there is nobody to treat, or "" if there is somebody.
func (t *Next) noPatients(c game.Context) string {
	for board := range c.Boards() {
		if slices.ContainsFunc(board.Clinic().People, func(p clinic.Person) bool { return board.Treatable(&p) }) {
			return ""
		}
	}
	return t.T("next.no_patients")
}

// noService returns the sentence about a service with waiting patients but no working room.
func (t *Next) noService(c game.Context) string {
	people := c.Clinic().People
	for i := range people {
		if person := &people[i]; person.Service != clinic.NoService && c.Treatable(person) && !c.Treats(person.Service) {
			return t.T("next.no_service", ui.Data{"Service": words.Service(t.Reader, person.Service)})
		}
	}
	return ""
}

// noPlaces returns the sentence that every parking place is taken, so that nobody can come (B60), or "" if one is free.
func (t *Next) noPlaces(c game.Context) string {
	if c.FreePlaces() > 0 {
		return ""
	}
	return t.T("next.no_places")
}

// starts returns the sentence about a component that would start a room that does not work (B31).
func (t *Next) starts() string {
	c := t.Context()
	var grey clinic.Spaces
	for space := range c.Clinic().Modules().All() {
		if f := c.Clinic().Functional(space); f.NeedsSupply || f.NeedsHub {
			grey |= clinic.One(space)
		}
	}
	if grey == 0 {
		return ""
	}
	for i := range t.Legal() {
		command := &t.Legal()[i]
		if command.Type != game.BuildOne || command.Board != game.Home || command.Component.Kind != clinic.SupplyRoom && command.Component.Kind != clinic.Hub {
			continue
		}
		foreseen := c.Rules.Foresee(c.State, c.Player, command)
		for room := range (foreseen.Starts & grey).All() {
			return t.T("next.starts", ui.Data{
				"What": words.Thing(t.Reader, string(command.Component.Kind)), "Where": t.T("table.floor", ui.Data{"Number": int(command.Component.Space.Floor)}),
				"Room": words.Thing(t.Reader, string(c.Clinic().At(room).Kind)),
			})
		}
	}
	return ""
}

// farLevels returns the sentence about the most severe patient without a doctor of the level: nurses must help (B80).
func (t *Next) farLevels(c game.Context) string {
	if best := t.Situation.Helps.Best; best != nil {
		c.State = best
	}
	people, treated := c.Clinic().People, c.Forecast().Treatments
	var worst *clinic.Person
	for i := range people {
		person := &people[i]
		if slices.ContainsFunc(treated, func(t game.ForecastTreatment) bool { return t.Patient == person.ID }) {
			continue
		}
		if c.Treatable(person) && (worst == nil || person.Level > worst.Level) && !hasDoctor(c, person.Level) {
			worst = person
		}
	}
	if worst == nil {
		return ""
	}
	return t.T("next.no_doctor_of_level", ui.Data{"Who": words.Person(t.Reader, worst.Kind, worst.Level), "Doctor": words.Person(t.Reader, clinic.Doctor, worst.Level)})
}

func hasDoctor(c game.Context, level clinic.Level) bool {
	return slices.ContainsFunc(c.Clinic().People, func(p clinic.Person) bool {
		return c.Rules.As(p.Kind) == clinic.Doctor && c.Works(&p) && clinic.Level(c.DoctorLevel(&p)) == level
	})
}

// inFront returns the sentence about the most severe patient whom a queue point would admit and a room treats, and
// whether a doctor of the level is there.
func (t *Next) inFront(c game.Context) string {
	var service clinic.Service
	worst := clinic.NoLevel
	for i := range t.Legal() {
		command := &t.Legal()[i]
		if command.Type != game.AdmitOne || command.Board != game.Home || !c.Treats(command.From.Service) {
			continue
		}
		if level := c.Market().RowAt(command.From).Patients[0]; level > worst && level <= clinic.Red {
			worst, service = level, command.From.Service
		}
	}
	if worst == clinic.NoLevel || extensionui.TilesOf(t.Rules) != nil && t.TilesWaiting(service) > 0 {
		return ""
	}
	who := ui.Data{"Who": words.Person(t.Reader, clinic.Patient, worst), "Service": words.Service(t.Reader, service), "Doctor": words.Person(t.Reader, clinic.Doctor, worst)}
	if hasDoctor(c, worst) {
		return t.T("next.in_front", who)
	}
	return t.T("next.in_front_no_doctor", who)
}

// tipNext returns the whole line.
func (t *Tips) tipNext(thing.Thing) []string {
	n := Next{Made: t.Made, Tray: new(NewTray(t.Made))}
	does, why := n.says()
	return []string{t.Texts.Sentences(does, why)}
}
