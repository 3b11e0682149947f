package ledger

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// part is one of a player's boards in Business: how it goes there, and how it stood before.
type part struct {
	board    string // as in commands and events
	forecast game.Forecast
	before   clinic.Clinic
	money    int               // that an annex had of its own
	nurses   map[string]string // which nurses an annex's patients need, in words
	owns     string            // the rule by which an annex has money of its own
	calls    string            // the rule by which nurses who are called in cost what they do
	fates    map[string]string // what Admin does to those who are not treated, in words
}

// partOf is how Business goes on the board that c asks about.
func partOf(c game.Context) part {
	p := part{board: c.BoardName(), forecast: c.Forecast(), before: c.Clinic().Clone(), nurses: map[string]string{}, fates: map[string]string{}}
	for _, u := range p.forecast.Untreated {
		p.fates[u.Patient] = words.Fate(c, c.Clinic().Person(u.Patient), 1)
	}
	if c.BoardName() == "" {
		return p
	}
	p.money = c.Board().Money
	p.owns, p.calls = dress.AnnexRule(c.Rules), c.OnCallRule(p.forecast.OnCall)
	for _, t := range p.forecast.Treatments {
		p.nurses[t.Patient] = words.Nurses(c, t.Patient, t.Doctors[0])
	}
	for _, u := range p.forecast.Untreated {
		p.nurses[u.Patient] = words.Nurses(c, u.Patient, words.DoctorBeside(c, u.Patient))
	}
	return p
}

// look has the forecast of the viewer, for each board. While treatments are decided it is that of now; afterwards the
// last one stays, but for what the clinic's income leaves for an annex to pay with.
func (s *Scene) look() {
	viewer := s.session.Viewer()
	c := s.session.Context()
	switch {
	case s.session.Deciding(game.DecideTreatments):
		s.lookAt(c)
	case s.owner != viewer:
		s.parts = nil
	case s.session.Deciding(game.DecidePopularity) && len(s.parts) == 2:
		c.State = c.State.Clone()
		c.Owner().Turn.Income -= s.points * c.Number(game.PricePopularity)
		s.parts[1].forecast = c.Annex().Forecast()
	}
	s.decided[viewer] = true
}

// lookAt has the forecast of a player for each board, while the treatments of that player are decided.
func (s *Scene) lookAt(c game.Context) {
	if s.owner != c.Player || s.proposed == nil {
		s.proposed, s.order = map[string]int{}, map[string][]string{}
	}
	s.owner, s.parts = c.Player, nil
	for board := range c.Boards() {
		p := partOf(board)
		s.parts = append(s.parts, p)
		s.proposed[p.board] = max(s.proposed[p.board], p.forecast.Income)
		if s.order[p.board] == nil {
			s.order[p.board] = p.patients()
		}
	}
}

// shown is the part of the page that is open, nil where nobody saw it begin.
func (s *Scene) shown() *part {
	for i := range s.parts {
		if s.parts[i].board == s.board() {
			return &s.parts[i]
		}
	}
	return nil
}

// layoutBusiness places the patients with who treats them, the sums below, and what can be decided.
func (s *Scene) layoutBusiness(c *scenes.Context) {
	if s.session.Context().HasAnnex() {
		s.layoutPages(c)
	}
	p := s.shown()
	var sums []sum
	if p != nil {
		sums = s.layoutSums(c, p, &s.scroll.Rect)
	}
	area := s.scroll.Rect
	list := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: 1e6}
	below := s.layoutBulb(c, &list)
	if len(s.start.Players) > 1 || s.session.Context().HasAnnex() { // alone the page's own heading says it
		s.caption(&list, ui.Heading, s.businessOf(s.session.Viewer(), s.board()), s.color(s.session.Viewer()))
	}
	s.layoutNote(&list)
	s.captionsBefore(&list)
	if hint := s.hint(p); hint != "" {
		s.caption(&list, ui.Text, hint, paint.SecondInk)
	}
	list = ui.Rect{X: area.X, Y: max(list.Y, below), W: area.W, H: 1e6}
	s.layoutHint(c, &list)
	if p != nil {
		list.CutTop(4, 0)
		for _, patient := range s.inOrder(p) {
			for i := range p.forecast.Treatments {
				if p.forecast.Treatments[i].Patient == patient {
					s.patientRow(c, p, &list, patient, &p.forecast.Treatments[i], "", "B80")
				}
			}
			for _, u := range p.forecast.Untreated {
				if u.Patient != patient {
					continue
				}
				needs := dress.Needs(&p.before, &u)
				if u.Needs.Key == "in_pre_admissions" { // as the row is headed
					needs = ""
				}
				s.patientRow(c, p, &list, patient, nil, joined(needs, p.fates[patient]), u.Needs.Rule)
			}
		}
	}
	if len(sums) > 0 {
		list.CutTop(8, 0)
		s.placeSums(c, sums, 0, list.CutTop(s.sumsHeight(sums, list.W), 4), s.scroll)
	}
	s.layoutGoods(c, &list)
	s.scroll.Height = list.Y - area.Y
}

// patients are those of a board: who is treated, then who is not.
func (p *part) patients() (list []string) {
	for i := range p.forecast.Treatments {
		list = append(list, p.forecast.Treatments[i].Patient)
	}
	for i := range p.forecast.Untreated {
		list = append(list, p.forecast.Untreated[i].Patient)
	}
	return list
}

// inOrder are the patients in the order of the first proposal, so that a row stays under the pointer when a click
// changes it.
func (s *Scene) inOrder(p *part) []string {
	list := p.patients()
	at := func(patient string) int {
		if i := slices.Index(s.order[p.board], patient); i >= 0 {
			return i
		}
		return len(list)
	}
	slices.SortStableFunc(list, func(a, b string) int { return at(a) - at(b) })
	return list
}

// captionsBefore says what Move and the beginning of Business brought the viewer already, and whether the goal is about
// to be lost.
func (s *Scene) captionsBefore(list *ui.Rect) {
	if s.beside {
		return
	}
	for i := range s.lines {
		switch l := &s.lines[i]; {
		case l.event.Player != s.session.Viewer():
		case afterMove(l.step):
			s.caption(list, ui.TextStrong, l.text, paint.IllegalInk)
		case l.event.Type == game.LaboratoryPoint:
			s.caption(list, ui.Text, ui.T("ledger.research", ui.Data{"What": l.text, "Points": words.Signed(l.event.Popularity)}), paint.LegalInk)
		}
	}
	if lost := s.session.Context().Coming().GoalLost; lost != "" {
		s.caption(list, ui.TextStrong, ui.T("ledger.goal_at_stake", ui.Data{"Goal": words.Goal(lost, s.session.Rules())}), paint.IllegalInk)
	}
}

// hint says what can be done on the page: nothing of patients where nobody could be treated.
func (s *Scene) hint(p *part) string {
	switch {
	case s.session.Deciding(game.DecideTreatments):
		if p == nil || !s.pairs(p) {
			return ""
		}
		if p.forecast.Income < s.proposed[p.board] {
			return ui.T("ledger.treat_hint_own")
		}
		return ui.T("ledger.treat_hint")
	case asksForGoods(s.session) && !s.beside:
		return ui.T("ledger." + dress.SaleOf(s.session.Rules()).Key + "_asked")
	case !s.session.Context().HasAnnex():
		return ""
	case s.session.Deciding(game.DecideAnnexPopularity) && s.beside:
		return ui.T("ledger.own_pays")
	case s.session.Deciding(game.DecidePopularity) && !s.beside:
		return ui.T("ledger.income_pays")
	}
	return ""
}

// pairs tells whether somebody is treated there, or could be.
func (s *Scene) pairs(p *part) bool {
	return len(p.forecast.Treatments) > 0 || slices.ContainsFunc(p.forecast.Untreated, func(u game.Untreated) bool {
		_, can := s.session.NextTreatment(u.Patient)
		return can
	})
}

// caption places a text over as many lines as it needs.
func (s *Scene) caption(list *ui.Rect, style ui.Style, text string, ink paint.Color) {
	height := ui.ParagraphHeight(style, text, list.W)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 4), Inside: s.scroll}, Text: text, Style: style, Color: ink})
}

const (
	patientRowHeight = 48
	leastNoted       = 124.0 // the text of a patient goes below the pictures where it has less room beside them
	narrowList       = 440.0
)

// amountWide is how wide the amount at the end of a row may be in a list of that width.
func amountWide(list float64) float64 {
	if list < narrowList {
		return 52
	}
	return 100
}

// namesFrom is how far from the left the room of so many people is named, the patient among them: clear of the last
// picture, and where the list is wide at the same place in each row.
func (p *part) namesFrom(people int, wide float64) float64 {
	const picture, most, column = 34, 4, 560
	before, clear := 8+36+8.0, 10.0
	if wide < narrowList {
		before, clear = 4+34+4, 6
	}
	if wide >= column {
		for i := range p.forecast.Treatments {
			people = max(people, min(most, 1+len(p.forecast.Treatments[i].Doctors)+len(p.forecast.Treatments[i].Nurses)))
		}
	}
	return before + picture*float64(people) + clear
}

// patientRow places a patient with everybody who treats it and what that pays, or what it needs, and the rule of that.
func (s *Scene) patientRow(c *scenes.Context, p *part, list *ui.Rect, patient string, t *game.ForecastTreatment, needs, rule string) {
	person := p.before.Person(patient)
	people := []*clinic.Person{person}
	room, notes, warns := p.roomName(person), joined(needs, p.nurses[patient]), false
	called := 0
	if t != nil {
		for _, id := range append(append([]string{}, t.Doctors...), t.Nurses...) {
			if id == game.OffDuty {
				called++
				people = append(people, &clinic.Person{Kind: s.rulesOf(p.board).KindOf(clinic.Nurse)})
				continue
			}
			people = append(people, p.before.Person(id))
		}
		harm, _ := dress.HarmOf(&p.before, t)
		notes, warns = joined(harm, joined(origins(t), p.nurses[patient])), harm != ""
	}
	if called > 0 {
		room = texts.Dots(room, ui.T("ledger.off_duty"))
	}
	named, amount := p.namesFrom(len(people), list.W), amountWide(list.W)
	noted, pictured := list.W-named-amount, 0.0 // how high the pictures lie above the texts
	if noted < leastNoted {
		named, noted, pictured = 4, list.W-8, patientRowHeight
	}
	height := max(patientRowHeight, pictured+ui.RuledHeight(ui.TextStrong, room, rule, noted)+textHeight(ui.Text, notes, noted)+10)
	row := &ui.Area{Base: ui.Base{ID: "ledger.patient." + patient, Rect: list.CutTop(height, 4), Inside: s.scroll}, Follows: true}
	other, can := s.session.NextTreatment(patient)
	if can {
		row.Tip = ui.T("ledger.treat_otherwise")
	}
	row.Do = func() {
		s.picked = patient
		if can {
			s.treat(c, other.Command)
		}
		c.Relayout()
	}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case s.picked == patient:
			c.Tile(r, 10, paint.AccentSoft)
		case state.Hover:
			c.Tile(r, 10, paint.Well)
		}
		x, above, beside := r.X+8, r, 8.0
		if list.W < narrowList {
			x, beside = r.X+4, 4
		}
		if pictured > 0 {
			above.H = pictured
		}
		middle := above.Y + above.H/2
		p.paintWhere(c, person, ui.Rect{X: x, Y: middle - 14, W: 28, H: 28})
		x += 28 + beside
		for i, who := range people {
			fade := 0.0
			if t == nil {
				fade = 0.35
			}
			paintPerson(c, who, ui.Rect{X: x, Y: middle - 19, W: 32, H: 38}, fade)
			if i >= len(people)-called {
				pictures.In(c, pictures.Popularity, ui.Rect{X: x + 17, Y: middle - 20, W: 16, H: 16}, 0)
			}
			x += 34
			if i == 0 {
				x += beside
			}
		}
		ink := paint.SecondInk
		switch {
		case t == nil:
			ink = paint.IllegalInk
		case warns:
			ink = paint.Warning
		}
		high := ui.RuledHeight(ui.TextStrong, room, rule, noted) + textHeight(ui.Text, notes, noted)
		x = r.X + named
		y := r.Y + pictured + (r.H-pictured-high)/2
		if pictured > 0 {
			y -= 4
		}
		y += c.Ruled(ui.TextStrong, room, rule, x, y, noted, paint.Ink)
		c.Paragraph(ui.Text, notes, x, y, noted, ui.Left, ink)
		if t != nil {
			c.TextIn(ui.Price, words.Dollars(t.Income), ui.Rect{X: above.Right() - 92, Y: above.Y, W: 92 - 8, H: above.H}, ui.Right, paint.Ink)
		}
		if state.Focus {
			c.FocusRing(r, 10)
		}
	}
	s.page.Add(row)
	s.rows[patient] = row
	s.layoutCallIn(c, p, list, patient)
}

// treat changes who treats whom, where no lesson wants it otherwise.
func (s *Scene) treat(c *scenes.Context, command game.Command) {
	if v := s.session.Apply(command); v.Refusal.Rule == session.LessonRule {
		c.Toast(s.session.Sentence(v.Refusal), ui.Plainly)
	}
	s.read(s.session.Happened())
}

// paintWhere paints which service a patient came for; in an annex, which room the patient is in.
func (p *part) paintWhere(c *ui.Canvas, patient *clinic.Person, r ui.Rect) {
	switch {
	case patient.Service != clinic.NoService:
		pictures.In(c, sprites.Emblem(patient.Service, true), r, 0)
	case p.board != "" && patient.At.Area == clinic.Inside:
		if kind := dollhouse.Kind(p.before.At(patient.At.Space).Kind); kind != sprites.NoKind {
			pictures.In(c, kind.Picture(clinic.NoService), r.Inset(-4), 0)
		}
	}
}

func (p *part) roomName(person *clinic.Person) string {
	switch kind := p.before.At(person.At.Space).Kind; {
	case person.At.Area != clinic.Inside:
		return ui.T("ledger.pre_admissions")
	case p.board != "":
		return words.Component(kind)
	default:
		return ui.T("ledger.room_on", ui.Data{"Room": words.Component(kind), "Floor": person.At.Space.Floor})
	}
}

// origins says where a patient's money comes from, where it comes from more than one thing: "$20 for the patient · +$2
// gardens".
func origins(t *game.ForecastTreatment) string {
	if len(t.Origins) < 2 {
		return ""
	}
	if t.Origins[0].Amount == 0 { // all comes from something else
		return words.Origins(t.Origins, words.SignedDollars)
	}
	first := ui.T("ledger.origin.patient", ui.Data{"Dollars": words.Dollars(t.Origins[0].Amount)})
	return texts.Dots(first, words.Origins(t.Origins, words.SignedDollars))
}

// textHeight is the height of a text over as many lines as it needs, none without a text.
func textHeight(style ui.Style, text string, width float64) float64 {
	if text == "" {
		return 0
	}
	return ui.ParagraphHeight(style, text, width)
}

// point picks the patient under the pointer, so that its room lights up.
func (s *Scene) point(c *scenes.Context) {
	if !c.Gestures.Hovering || len(s.parts) == 0 {
		return
	}
	for patient, row := range s.rows {
		if row.Area().Contains(c.Gestures.X, c.Gestures.Y) && patient != s.picked {
			s.picked = patient
			s.arrange()
			c.Redraw()
		}
	}
}
