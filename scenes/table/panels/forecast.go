package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/puzzle"
	"clinic/game/rule"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/phases"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The forecast: what Business would bring to the clinic in view, and to the annex beside it; while something is
// held over a place where it may go, also what it would bring then.

// outlook is the forecast of one board: of the present, or of the state after placing the held piece.
type outlook struct {
	c game.Context // of the board
	game.Forecast
	now     *game.Forecast // the present one, if this is a changed one; else nil
	idleNow []game.Career  // those of the present, if this is a changed one

	idle   []game.Career // of doctors who treat nobody and tire
	puzzle []string      // the sums that a puzzle asks about, without what is left of them; nil in a game
	coming *game.Coming  // of the player: the state after Admin
	before *game.Coming  // the present one, if this is a changed one; else nil

	bill    *phases.Now // how far it has been paid, nil if it is only a forecast
	bought  int         // points of popularity, so far
	over    bool        // no more can be bought
	brought []brought   // what came before the treatments
}

// dies reports whether somebody dies in Admin.
func (o *outlook) dies(id string) bool {
	return slices.ContainsFunc(o.coming.Deaths, func(d game.Death) bool { return d.Person == id })
}

// outlooks are those of all boards of a player, the clinic's first.
type outlooks []outlook

// outlooks returns the forecasts of all boards in view, for the state in c.
func (t *Side) outlooks(c game.Context) outlooks {
	if t.Situation.Phase != nil && c.State == t.Situation.State {
		return t.bill()
	}
	if c.State.Over {
		return nil
	}
	coming := c.Coming()
	list := outlooks{{c: c, Forecast: c.Forecast(), idle: idle(c), coming: &coming}}
	if t.HasAnnex() {
		list = append(list, outlook{c: c.Annex(), Forecast: c.Annex().Forecast(), coming: &coming})
	}
	list[0].puzzle = t.puzzleSums()
	for i := range list {
		o := &list[i]
		o.Untreated = slices.DeleteFunc(o.Untreated, func(u game.Untreated) bool { return u.Needs.Key == "in_pre_admissions" && !o.dies(u.Patient) })
	}
	return list
}

// idle returns the doctors who treat nobody in the coming Business and tire in Admin (B86).
func idle(c game.Context) []game.Career {
	return slices.DeleteFunc(c.Careers(), func(d game.Career) bool { return d.Treats || d.Then > d.Level })
}

// then returns the outlooks after placing the held piece; now itself without one, and while popularity is bought, which
// changes nothing of what Business has paid.
func (t *Side) then(now outlooks) outlooks {
	if t.Look.After == nil || !t.Own() || len(now) == 0 || t.decision().Buys() { // the game may have ended while something was held
		return now
	}
	c := t.LookedOn(game.Home)
	c.State = t.Look.After
	list := t.outlooks(c)
	for i := range list {
		list[i].now, list[i].before, list[i].idleNow = &now[i].Forecast, now[i].coming, now[i].idle
	}
	return list
}

// differs reports whether a patient's line is different from the present one.
func (l *prospect) differs() bool {
	switch now := l.of.now; {
	case now == nil:
		return false
	case l.treatment != nil:
		return !slices.ContainsFunc(now.Treatments, func(t game.ForecastTreatment) bool {
			return t.Patient == l.treatment.Patient && t.Income == l.treatment.Income &&
				slices.Equal(t.Doctors, l.treatment.Doctors) && slices.Equal(t.Nurses, l.treatment.Nurses)
		})
	}
	return !slices.ContainsFunc(l.of.now.Untreated, func(u game.Untreated) bool {
		return u.Patient == l.untreated.Patient && u.Needs.Key == l.untreated.Needs.Key && u.Needs.Amount == l.untreated.Needs.Amount
	})
}

// puzzleSums returns the sums that a puzzle asks about; nil in a game and if a puzzle asks for popularity. The
// others ask nothing about the costs of Business.
func (t *Side) puzzleSums() []string {
	z := t.Situation.Puzzle
	switch {
	case z == nil || z.Puzzle.Ask(puzzle.Score).Of != "" || z.Puzzle.Ask(puzzle.Bought).Of != "":
		return nil
	case z.Puzzle.Ask(puzzle.Earned).Of != "":
		return []string{"income", "salaries"}
	}
	return []string{"income"}
}

// patients returns how many have a line.
func (o outlooks) patients() int {
	count := 0
	for i := range o {
		count += len(o[i].Treatments) + len(o[i].Untreated)
	}
	return count
}

// lines counts those of all patients, and the one of the doctors who tire.
func (o outlooks) lines() int {
	if len(o) == 0 {
		return 0
	}
	return max(1, o.patients()) + min(1, len(o[0].idle)) + len(o[0].brought)
}

// prospect is a patient's line in the forecast.
type prospect struct {
	of        *outlook
	treatment *game.ForecastTreatment // nil for the untreated
	untreated *game.Untreated
}

// urgent reports whether help would save the treatment.
func (l *prospect) urgent() bool {
	return l.untreated != nil && (l.of.dies(l.untreated.Patient) || lacksNurses(&l.untreated.Needs) || lacksDoctors(&l.untreated.Needs))
}

func lacksNurses(why *rule.Reason) bool { return why.Key == "needs_nurse" || why.Key == "needs_nurses" }

func lacksDoctors(why *rule.Reason) bool {
	return why.Key == "needs_doctor" || why.Key == "needs_doctors"
}

// Urgent returns the patients of the viewer's boards who would stay untreated although help is possible.
func (t *Side) Urgent() (patients []string) {
	for _, l := range t.outlooks(t.LookedOn(game.Home)).prospects(clinic.MaxSpaces * 10) {
		if l.urgent() {
			patients = append(patients, l.untreated.Patient)
		}
	}
	return patients
}

// buys returns how much popularity Business would buy, now or after placing the held piece.
func (t *Side) buys() int {
	list := t.then(t.outlooks(t.LookedOn(game.Home)))
	if len(list) == 0 {
		return 0
	}
	return list[0].Affordable
}

// prospects returns the lines of all patients, board by board. If there are more than rows, those who are treated
// come first, then those whom help would save.
func (o outlooks) prospects(rows int) []prospect {
	var list []prospect
	for i := range o {
		for k := range o[i].Treatments {
			list = append(list, prospect{of: &o[i], treatment: &o[i].Treatments[k]})
		}
		for k := range o[i].Untreated {
			list = append(list, prospect{of: &o[i], untreated: &o[i].Untreated[k]})
		}
	}
	if len(list) <= rows {
		return list
	}
	rank := func(l prospect) int {
		switch {
		case l.differs():
			return 0
		case l.treatment != nil:
			return 1
		case l.urgent():
			return 2
		}
		return 3
	}
	slices.SortStableFunc(list, func(a, b prospect) int { return rank(a) - rank(b) })
	return list
}

// nobody returns the sentence that nobody is in the clinic yet, or how many wait in pre-admissions.
func (o outlooks) nobody(reader *ui.Reader) string {
	waiting := 0
	for i := range o {
		for _, who := range o[i].c.Clinic().People {
			if who.At.Area == clinic.PreAdmissions {
				waiting++
			}
		}
	}
	if waiting > 0 {
		return reader.T("side.waiting", ui.Data{"Count": waiting})
	}
	return reader.T("side.no_patients")
}

// forecast returns the forecast with so many lines of patients, each as high as atLeast if that is more than it needs,
// above its sums.
func (t *Side) forecast(p *paper.Paper, list outlooks, rows int, atLeast float64, sums tree.Node) tree.Node {
	heading, when := p.T("side.forecast"), p.T("side.if_now")
	switch {
	case list == nil:
		when = ""
	case list[0].bill != nil:
		heading, when = list[0].bill.BusinessOf(t.Looked(), ""), list.billNote()
	case !t.Own() || t.Situation.Watches:
		when = t.SeatName(t.Looked())
	case t.Look.Hint.Proposes():
		when = p.T("side.if_accepted")
	}
	content := tree.Column(0, t.patients(p, list, rows, atLeast), tree.Space(), tree.Air(2, 3), sums)
	return t.section(p, thing.Named(thing.Panel, "forecast"), heading, when, content)
}

// patients returns the lines of the forecast, at most rows of them: higher if the words of one need two lines.
func (t *Side) patients(p *paper.Paper, list outlooks, rows int, atLeast float64) tree.Node {
	return tree.ByWidth(func(wide float64) tree.Node {
		least, full := max(27, p.Styles.Price.LineHeight()-4), 33.0
		if list.needTwoLines(p.Reader, wide) {
			least, full = p.Styles.Grown(27), p.Styles.Grown(33)
		}
		least, full = max(least, atLeast), max(full, atLeast)
		if list == nil {
			says := paper.Part{Write: func(r ui.Rect) { p.Lines(p.Styles.Text, p.T("side.no_business"), r, 3, ui.Left, theme.SecondInk) }}
			return tree.Elastic(least*float64(rows), full*float64(rows), says)
		}
		var lines []func(row ui.Rect)
		all := list.prospects(rows)
		shown := all
		switch {
		case len(all) == 0:
			lines = append(lines, func(row ui.Rect) {
				row.H += 8
				p.Lines(p.Styles.Text, list.nobody(p.Reader), row, 2, ui.Left, theme.SecondInk)
			})
		case len(all) > rows:
			shown = all[:max(1, rows-1)]
		}
		for i := range shown {
			lines = append(lines, func(row ui.Rect) { t.writeProspect(p, row, &shown[i]) })
		}
		if hidden := len(all) - len(shown); hidden > 0 && len(lines) < rows {
			lines = append(lines, func(row ui.Rect) {
				p.Lines(p.Styles.Text, p.T("side.more", ui.Data{"Count": hidden}), row, 2, ui.Left, theme.SecondInk)
			})
		}
		if len(list[0].idle) > 0 && len(lines) < rows {
			lines = append(lines, func(row ui.Rect) { t.writeIdle(p, row, &list[0]) })
		}
		for _, b := range list[0].brought {
			if len(lines) < rows {
				lines = append(lines, func(row ui.Rect) { t.writeBrought(p, row, b) })
			}
		}
		column := tree.Column(0)
		for i := range max(rows, len(lines)) {
			line := tree.Node(tree.Art{})
			if i < len(lines) {
				line = paper.Part{Write: lines[i]}
			}
			column.Nodes = append(column.Nodes, tree.Elastic(least, full, line))
		}
		return column
	})
}

// needTwoLines reports whether what a patient needs takes two lines in a row so wide.
func (o outlooks) needTwoLines(reader *ui.Reader, wide float64) bool {
	for i := range o {
		for k := range o[i].Untreated {
			u := &o[i].Untreated[k]
			if says := o[i].needs(reader, u.Patient, &u.Needs, wide-beforeNeeds); ui.Measure(reader.Styles.TextStrong, says) > wide-beforeNeeds {
				return true
			}
		}
	}
	return false
}

// writeProspect writes a patient's line.
func (t *Side) writeProspect(p *paper.Paper, row ui.Rect, l *prospect) {
	if l.differs() {
		p.Round(ui.Rect{X: row.X - 8, Y: row.Y, W: row.W + 16, H: row.H}, 9, theme.AccentSoft)
	}
	if l.treatment != nil {
		t.writeTreatment(p, row, l)
		return
	}
	needs := l.of.needs(p.Reader, l.untreated.Patient, &l.untreated.Needs, row.W-beforeNeeds)
	t.writePatient(p, row, l.of.c, l.untreated.Patient, nil, nil, needs, true, l.urgent(), false)
}

// writeTreatment writes a patient's line with those who treat it: in a bill lit while it is told, and pale before.
func (t *Side) writeTreatment(p *paper.Paper, r ui.Rect, l *prospect) {
	treatment := l.treatment
	state, told := l.of.state(treatment.Patient)
	wide := ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}
	if told && state == 0 {
		p.Round(wide, 9, theme.AccentSoft)
	}
	from := len(p.Items)
	t.writePatient(p, r, l.of.c, treatment.Patient, treatment.Doctors, treatment.Nurses, paper.Dollars(p.Reader, treatment.Income), false, false, told && state >= 0)
	if told && state < 0 {
		p.Pale(from, paleRow)
	}
	if told && state > 0 {
		x, y := r.X+56, r.Y+r.H/2+8 // at the patient's foot: at the right there may be more than the income
		p.Circle(x, y, 8, theme.Card)
		p.Tinted(pictures.Check, x, y, 0.6, theme.Legal)
	}
}

// writeIdle writes the doctors who treat nobody and tire.
func (t *Side) writeIdle(p *paper.Paper, r ui.Rect, o *outlook) {
	p.Begin(thing.Named(thing.ForecastSum, "idle"), ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H})
	defer p.End()
	if o.now != nil && !slices.Equal(o.idle, o.idleNow) {
		p.Round(ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}, 9, theme.AccentSoft)
	}
	says := p.T("forecast.idle", ui.Data{"Count": len(o.idle)})
	const first, apart, size = 12.0, 20.0, 0.44
	wide := ui.Measure(p.Styles.Text, says) + 12
	step := min(apart, (r.W-wide-2*first)/float64(max(1, len(o.idle)-1)))
	for i := range o.idle {
		if doctor := o.c.Clinic().Person(o.idle[i].Doctor); doctor != nil {
			p.Art(dollhouse.Piece(doctor).Picture(), r.X+first+step*float64(i), r.Y+r.H/2+27*size, size)
		}
	}
	p.TextIn(p.Styles.Text, says, ui.Rect{X: r.Right() - wide, Y: r.Y, W: wide, H: r.H}, ui.Right, theme.SecondInk)
}

const beforeNeeds = 64.0 // width of what stands before the words in a patient's line

// needs returns in a few words what a patient lacks, and whether it dies; in an annex also the nurses of the
// treatment, if that fits the width (E8).
func (o *outlook) needs(reader *ui.Reader, patient string, why *rule.Reason, width float64) string {
	text := reader.T("forecast."+why.Key, ui.Data{"Count": max(1, why.Amount)})
	if o.dies(patient) {
		if text = reader.T("forecast.dies", ui.Data{"Needs": text}); ui.Measure(reader.Styles.TextStrong, text) > width {
			if short := "forecast.dies." + why.Key; reader.Texts.Has(short) && ui.Measure(reader.Styles.TextStrong, reader.T(short)) <= width {
				return reader.T(short)
			}
			return reader.T("forecast.dies_only") // the tip says why
		}
	}
	if o.c.AtHome() || !lacksNurses(why) {
		return text
	}
	of := reader.T("forecast.needs_of", ui.Data{"Needs": text, "Nurses": words.NursesInShort(reader, o.c, patient, words.DoctorBeside(o.c, patient))})
	if ui.Measure(reader.Styles.TextStrong, of) > width {
		return text
	}
	return of
}

// boardSigns returns the signs of the clinic and the annex.
func (t *Made) boardSigns() [2]sprites.ID {
	return [...]sprites.ID{sprites.KindHub.Picture(clinic.NoService), extensionui.AnnexSign(t.Rules)}
}

// sums returns income, salaries, upkeep, and what is left, with an annex in a column for each board. In short it is
// only what is left of two boards: the tips say the others.
func (t *Side) sums(p *paper.Paper, list outlooks, short bool) tree.Node {
	if len(list) == 0 {
		return tree.Column(0)
	}
	sums, boards := []string{"income", "salaries", "upkeep"}, len(list)
	column := 58.0 // at least
	for i := range list {
		for _, name := range sums {
			column = max(column, ui.Measure(p.Styles.Figures, paper.Dollars(p.Reader, list[i].sum(name)))+14)
		}
	}
	all := tree.Column(0)
	add := func(high float64, write func(r ui.Rect)) {
		all.Nodes = append(all.Nodes, paper.Part{H: high, Write: write})
	}
	add(6, func(r ui.Rect) { p.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5}, theme.Hairline) })
	switch {
	case list[0].puzzle != nil:
		sums = list[0].puzzle
	case boards > 1 && short:
		sums = nil
	case boards > 1:
		add(22, func(r ui.Rect) {
			for i := range list {
				x := r.Right() - column*float64(boards-1-i)
				p.Fitted(t.boardSigns()[i], ui.Rect{X: x - 26, Y: r.Y, W: 26, H: r.H}, 0.62)
			}
		})
	}
	for _, name := range sums {
		label := p.T("forecast." + name)
		add(p.Styles.Grown(21), func(line ui.Rect) {
			p.Begin(thing.Named(thing.ForecastSum, name), line)
			own := line
			if state, told := list[0].paid(name); told && state == 0 {
				p.Round(ui.Rect{X: line.X - 8, Y: line.Y, W: line.W + 16, H: line.H}, 8, theme.AccentSoft)
			}
			changes := false
			for i := len(list) - 1; i >= 0; i-- {
				says, color := paper.Dollars(p.Reader, list[i].sum(name)), theme.Ink
				if now := list[i].present(); now.sum(name) != list[i].sum(name) {
					color, changes = theme.Accent, true
					arrowed := ui.Measure(p.Styles.Figures, says) + 26 + ui.Measure(p.Styles.Figures, paper.Dollars(p.Reader, now.sum(name))) + 8
					if len(list) == 1 && ui.Measure(p.Styles.Text, label)+arrowed <= own.W { // two columns have no room for both
						p.TextIn(p.Styles.Figures, says, own, ui.Right, color)
						own.CutRight(ui.Measure(p.Styles.Figures, says)+4, 0)
						p.Tinted(pictures.Next, own.Right()-9, own.Y+own.H/2, 0.7, color)
						own.CutRight(18, 4)
						says, color = paper.Dollars(p.Reader, now.sum(name)), theme.SecondInk
					}
				}
				p.TextIn(p.Styles.Figures, says, own, ui.Right, color)
				if i > 0 {
					own.W -= column
				} else {
					own.W -= ui.Measure(p.Styles.Figures, says) + 8
				}
			}
			p.TextIn(p.Styles.Text, label, own, ui.Left, theme.SecondInk)
			own.CutLeft(ui.Measure(p.Styles.Text, label), 8)
			if !changes {
				p.TextIn(p.Styles.TextStrong, effectsInShort(p.Reader, list[0].lines(name), own.W), own, ui.Left, theme.Accent)
			}
			p.End()
		})
	}
	if list[0].puzzle != nil {
		return tree.Edges{Node: all, Bottom: 4}
	}
	after := paper.Part{H: p.Styles.Grown(24), Write: func(r ui.Rect) { t.writeAfter(p, r, &list[0]) }}
	left := func(name string, high float64, i int, sign sprites.ID) tree.Node {
		return paper.Part{H: high, Write: func(r ui.Rect) {
			t.writeLeft(p, name, ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}, &list[i], sign)
		}}
	}
	lefts, apart := tree.Column(2, left("left", p.Styles.Grown(34), 0, sprites.None)), 6.0
	if boards > 1 {
		signs, high := t.boardSigns(), p.Styles.Grown(30)
		lefts, apart = tree.Column(2, left("left", high, 0, signs[0]), left("own", high, 1, signs[1])), 5
	}
	if boards > 1 && short {
		apart = 1
	}
	all.Nodes = append(all.Nodes, tree.Edges{Node: lefts, Top: 3})
	return tree.Edges{Node: tree.Column(apart, all, after), Bottom: 2}
}

// writeAfter writes the savings and the popularity after Admin, or that the goal is lost then.
func (t *Side) writeAfter(p *paper.Paper, r ui.Rect, o *outlook) {
	p.Begin(thing.Named(thing.ForecastSum, "after"), r)
	defer p.End()
	then, before := o.coming, o.coming
	if o.before != nil {
		before = o.before
	}
	for _, have := range [...]struct {
		sign              sprites.ID
		now, before, then int
	}{
		{pictures.Popularity, t.State.Players[o.c.Player].Popularity, before.Popularity, then.Popularity},
		{pictures.Money, then.Money, before.Money, then.Money},
	} {
		ink := theme.Ink
		switch {
		case have.then < have.now:
			ink = theme.IllegalInk
		case have.then != have.before:
			ink = theme.Accent
		}
		figure := paper.Number(have.then)
		at := r.CutRight(22+ui.Measure(p.Styles.Figures, figure), 12)
		p.Art(have.sign, at.X+8, at.Y+at.H/2, 0.62)
		p.TextIn(p.Styles.Figures, figure, at, ui.Right, ink)
	}
	style, label, color := p.Styles.Text, "forecast.after", theme.SecondInk
	if o.Affordable > 0 { // the line above says what could be bought
		label = "forecast.kept"
	}
	if then.GoalLost != "" {
		style, label, color = p.Styles.TextStrong, "forecast.goal_lost", theme.IllegalInk
	}
	if ui.Measure(style, p.T(label)) > r.W { // the tip has the long form
		label += "_short"
	}
	if label == "forecast.kept_short" && ui.Measure(style, p.T(label)) > r.W {
		label = "forecast.after_short"
	}
	p.TextIn(style, p.T(label), r, ui.Left, color)
}

// present returns the present outlook, which may be o itself.
func (o *outlook) present() *outlook {
	if o.now == nil {
		return o
	}
	return &outlook{c: o.c, Forecast: *o.now}
}

// sum returns the dollars under a name, negative if they are paid.
func (o *outlook) sum(name string) int {
	switch name {
	case "salaries":
		return -o.Salaries
	case "upkeep":
		return -o.Upkeep
	}
	return o.Income
}

func (o *outlook) lines(name string) []game.Line {
	switch name {
	case "salaries":
		return o.SalaryLines
	case "upkeep":
		return o.UpkeepLines
	}
	return o.Earnings
}

// writeLeft writes what is left on a board and how much popularity it buys, or what else must pay: savings, then
// popularity. The cost of nurses who are called in off duty stands at the end. sign stands for the board.
func (t *Side) writeLeft(p *paper.Paper, name string, r ui.Rect, f *outlook, sign sprites.ID) {
	p.Begin(thing.Named(thing.ForecastSum, name), r)
	defer p.End()
	ground, ink, shade := theme.Well, theme.Ink, theme.SecondInk
	if f.Missing > 0 {
		ground, ink, shade = theme.IllegalLow, theme.IllegalInk, theme.IllegalInk
	}
	p.Round(r, 9, ground)
	in := r
	if sign != sprites.None {
		p.Fitted(sign, in.CutLeft(30, 0).Inset(4), 0.6)
		in.X, in.W = in.X-6, in.W+6
	}
	if f.OnCallCost > 0 {
		lost := words.Signed(p.Reader, -f.OnCallCost)
		end := in.CutRight(30+ui.Measure(p.Styles.TextStrong, lost), 2)
		p.Art(pictures.Popularity, end.X+12, end.Y+end.H/2, 0.62)
		p.TextIn(p.Styles.TextStrong, lost, ui.Rect{X: end.X + 22, Y: end.Y, W: end.W - 22, H: end.H}, ui.Left, theme.IllegalInk)
	}
	y := in.Y + in.H/2
	if now := f.present(); now.outcome() != f.outcome() {
		color := theme.Accent
		if f.Missing > 0 {
			color = theme.IllegalInk
		}
		writeChange(p, in, now.outcome(), f.outcome(), color)
		return
	}
	if f.FromSavings > 0 || f.Missing > 0 {
		icon, text := pictures.Money, p.T("forecast.from_savings", ui.Data{"Money": f.FromSavings})
		if f.Missing > 0 {
			icon, text = pictures.Popularity, p.T("forecast.missing", ui.Data{"Count": f.PopularityLost})
		}
		p.Art(icon, in.X+19, y, 0.7)
		p.Lines(p.Styles.TextStrong, text, ui.Rect{X: in.X + 34, Y: in.Y, W: in.W - 40, H: in.H}, 2, ui.Left, ink)
		return
	}
	p.Art(pictures.Money, in.X+19, y, 0.7)
	x := in.X + 33 + p.Text(p.Styles.Price, paper.Dollars(p.Reader, f.Left), in.X+33, y, ui.Left, ink) + 16
	if f.over && f.bought == 0 {
		return
	}
	if !f.over && f.Affordable == 0 && f.Left > 0 {
		p.TextIn(p.Styles.Text, p.T("forecast.too_little"), ui.Rect{X: x - 8, Y: in.Y, W: in.Right() - x + 4, H: in.H}, ui.Left, shade)
		return
	}
	p.Tinted(pictures.Next, x, y, 0.8, shade)
	p.Art(pictures.Popularity, x+25, y, 0.7)
	buys, place := p.T("forecast.popularity", ui.Data{"Count": f.Affordable}), ui.Rect{X: x + 39, Y: in.Y, W: in.Right() - x - 43, H: in.H}
	if ui.Measure(p.Styles.TextStrong, buys) > place.W { // the sign says it, too
		buys = paper.Number(f.Affordable)
	}
	if f.over {
		buys = paper.Number(f.bought)
	}
	p.TextIn(p.Styles.TextStrong, buys, place, ui.Left, ink)
}

// outcome is what Business leaves: dollars and popularity, negative if they must pay.
type outcome struct{ money, popularity int }

func (o *outlook) outcome() outcome {
	if o.FromSavings > 0 || o.Missing > 0 {
		return outcome{-o.FromSavings, -o.PopularityLost}
	}
	return outcome{money: o.Left}
}

// writeChange writes what Business leaves now and what it would leave: side by side, or one above the other if
// that is too wide.
func writeChange(p *paper.Paper, in ui.Rect, now, then outcome, color theme.Color) {
	const arrow = 24.0
	x, y := in.X+10, in.Y+in.H/2
	if wide := now.width(p.Reader, p.Styles.Price) + arrow + then.width(p.Reader, p.Styles.Price); x+wide <= in.Right()-4 {
		x = now.write(p, p.Styles.Price, x, y, theme.SecondInk)
		p.Tinted(pictures.Next, x+10, y, 0.8, theme.Accent)
		then.write(p, p.Styles.Price, x+arrow, y, color)
		return
	}
	apart := p.Styles.Grown(7.5) // from the middle
	now.write(p, p.Styles.Figures, x+arrow-4, y-apart, theme.SecondInk)
	p.Tinted(pictures.Next, x+6, y+apart, 0.7, theme.Accent)
	then.write(p, p.Styles.Figures, x+arrow-4, y+apart, color)
}

// parts returns the signs of an outcome with their figures.
func (o outcome) parts(reader *ui.Reader) (signs []sprites.ID, figures []string) {
	if o.money != 0 || o.popularity == 0 {
		signs, figures = append(signs, pictures.Money), append(figures, paper.Dollars(reader, o.money))
	}
	if o.popularity != 0 {
		signs, figures = append(signs, pictures.Popularity), append(figures, words.Signed(reader, o.popularity))
	}
	return signs, figures
}

const beforeFigures, behindFigures = 22.0, 6.0 // in an outcome

func (o outcome) width(reader *ui.Reader, style ui.Style) float64 {
	width := 0.0
	_, figures := o.parts(reader)
	for _, text := range figures {
		width += beforeFigures + ui.Measure(style, text) + behindFigures
	}
	return width
}

// write writes it in signs and figures from x on, and returns the end.
func (o outcome) write(p *paper.Paper, style ui.Style, x, y float64, color theme.Color) float64 {
	signs, figures := o.parts(p.Reader)
	for i, text := range figures {
		p.Art(signs[i], x+9, y, 0.7*style.Size/p.Styles.Price.Size)
		x += beforeFigures + p.Text(style, text, x+beforeFigures, y, ui.Left, color) + behindFigures
	}
	return x
}
