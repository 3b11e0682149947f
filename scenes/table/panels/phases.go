package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/table/phases"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The tray in Business and Admin: who treats whom, the current beat, the popularity being bought, and what the
// others do meanwhile.

const (
	treatedWide = 138.0
	otherWide   = 196.0
	phaseWords  = 270.0 // width of a heading with its sentences
	phaseGap    = 8.0
	phaseShelf  = 700.0 // width of the story if it scrolls
)

// phaseText is the text of a beat or a question: a small line, a heading, and sentences.
type phaseText struct {
	above, title, text string
	ink                theme.Color
}

// phaseDone returns the main button's text in Business and Admin, or "" if it has another one.
func (t *Tray) phaseDone(d *game.Decision) string {
	n := t.Situation.Phase
	switch {
	case d.Buys():
		if t.Look.Points == 0 {
			return t.T("ledger.keep")
		}
		if t.Layout.ShortDone {
			return t.T("phase.buy_short", ui.Data{"Count": t.Look.Points})
		}
		return t.T("phase.buy", ui.Data{"Count": t.Look.Points})
	case n == nil:
		return ""
	case n.Over && n.Ends:
		return t.T("ledger.to_scores")
	case n.Over:
		return t.T("ledger.round", ui.Data{"Round": words.Round(n.Start.Round + 1)})
	case n.Reads:
		return t.T("ledger.next")
	case n.Plays():
		return t.T("phase.skip")
	case d != nil && d.Kind == game.DecideTreatments:
		return t.treatText()
	}
	return ""
}

// treatText returns how many patients are treated.
func (t *Made) treatText() string {
	treated := 0
	for board := range t.Context().Boards() {
		treated += len(board.Forecast().Treatments)
	}
	if treated == 0 {
		return t.T("phase.go_on")
	}
	return t.T("phase.treat", ui.Data{"Count": treated})
}

// inPhase reports whether the tray is about Business or Admin.
func (t *Made) inPhase() bool {
	d := t.decision()
	n := t.Situation.Phase
	return n != nil && (n.Plays() || n.Over || d != nil && d.Kind == game.DecideTreatments)
}

// writePhase writes the story, or the question about treatments, in a row.
func (t *Tray) writePhase(p *paper.Paper, in ui.Rect) {
	n := t.Situation.Phase
	wide := min(p.Styles.Grown(phaseWords), in.W*0.4)
	cards := t.phaseCards(p)
	if len(cards) == 0 {
		wide = min(in.W-230, p.Styles.Grown(620))
	}
	var ways tree.Box
	if n.Plays() || n.Over {
		ways = t.phaseWays(p).Fit(0)
	}
	all := 0.0
	for _, card := range cards {
		all += card.W + phaseGap
	}
	if b := n.Telling(); b == nil || b.Kind != phases.Others || wide+16+all+12+ways.W <= in.W { // the clinics need no words
		t.writePhaseText(p, in.CutLeft(wide, 16), t.phaseText())
		p.Divider(in.X-8, in)
	}
	area := ui.Rect{X: in.X, Y: in.Y + 12, W: in.W, H: in.H - 24}
	if ways.W > 0 {
		ways.Put(nil, area.CutRight(ways.W, 12))
	}
	share := min(1, (area.W+phaseGap)/max(1, all)) // at their full width if there is room
	if t.Layout.Scrolls {
		share = 1
	}
	for _, card := range cards {
		card.Write(area.CutLeft(card.W*share-phaseGap*(1-share), phaseGap))
	}
}

// writeShelfOfPhase writes it as wide as it needs to be where it scrolls.
func (t *Tray) writeShelfOfPhase(p *paper.Paper, in ui.Rect) {
	in.W = max(in.W, phaseShelf)
	t.writePhase(p, in)
}

// phaseText returns the text of the current beat or question.
func (t *Tray) phaseText() phaseText {
	n := t.Situation.Phase
	if n.Asks {
		return t.treatWords()
	}
	b := n.Telling()
	if b == nil {
		return phaseText{title: t.T("ledger.business"), ink: theme.SecondInk}
	}
	at := min(n.Beat, len(n.Beats)-1)
	lines := n.Of(at, t.Situation.Viewer)
	w := phaseText{above: t.T("ledger.business"), ink: theme.SecondInk}
	switch b.Kind {
	case phases.Others:
		w.title = t.T("phase.others")
		if own := n.Found(t.Situation.Viewer, "", phases.Treats, phases.Pays); own >= 0 {
			w.text = t.T("phase.meanwhile")
		}
		return w
	case phases.Admin, phases.Death:
		step, of := n.Steps(at)
		w.above, w.title = t.T("phase.admin", ui.Data{"Number": step, "Count": of}), n.Heading(&n.Lines[b.From])
	case phases.Treats:
		done, all := n.Treated(b.Player, at)
		w.above = t.T("phase.treatment", ui.Data{"Number": done, "Count": all})
	}
	var says []string
	for _, l := range lines {
		says = append(says, words.Ruled(t.Reader, l.Text, l.Event.Rule))
	}
	if b.Kind == phases.Death && len(lines) > 0 {
		w.title = lines[0].Text
		says = []string{t.whyDied(lines[0])}
	}
	if w.title == "" && len(lines) > 0 {
		w.title = lines[0].Text
		says = says[1:]
	}
	if others := b.To - b.From - len(lines); others > 0 {
		says = append(says, t.T("phase.others_too", ui.Data{"Count": others}))
	}
	w.text = t.Texts.Dots(says...)
	return w
}

// whyDied returns what somebody lacked when Business came, by which rule that kills, and whether a car drives off.
func (t *Made) whyDied(l *phases.Line) string {
	n := t.Situation.Phase
	why := ""
	for _, part := range n.Parts(l.Event.Player) {
		for _, u := range part.Forecast.Untreated {
			if id := "forecast." + u.Needs.Key; u.Patient == l.Event.Person && t.Texts.Has(id) {
				why = t.T("ledger.death.lacked", ui.Data{"Needs": t.T(id, ui.Data{"Count": max(1, u.Needs.Amount)})})
			}
		}
		if who := part.Before.Person(l.Event.Person); who != nil && who.Car {
			why = t.Texts.Sentences(why, t.Texts.Sentence(words.Capital(t.T("ledger.death.car"))))
		}
	}
	return words.Ruled(t.Reader, why, l.Event.Rule)
}

// treatWords returns the text about who treats whom: whether more could be earned, and what is at stake.
func (t *Tray) treatWords() phaseText {
	n, c := t.Situation.Phase, t.Context()
	w := phaseText{above: t.T("ledger.business"), title: t.T("phase.pairs"), ink: theme.SecondInk}
	if who := c.Where(n.Changes).Clinic().Person(n.Changes); who != nil {
		w.title = t.T("phase.who_treats", ui.Data{"Who": words.Person(t.Reader, who.Kind, who.Level)})
	}
	if worse := n.Worse(t.Situation.Viewer); worse > 0 {
		w.text, w.ink = t.T("phase.worse", ui.Data{"Dollars": t.Texts.Dollars(worse)}), theme.Warning
	} else if len(t.treated(t.blank())) > 0 {
		w.text = t.T("phase.best_pairs")
	} else {
		w.text = t.T("side.no_patients")
	}
	for _, part := range n.Parts(t.Situation.Viewer) {
		if doctors, harm := part.Harmed(t.Reader); harm != nil {
			w.text, w.ink = t.Texts.Sentences(w.text, t.T(harm.Text, ui.Data{"Count": len(doctors)})), theme.Warning
		}
	}
	if lost := c.Coming().GoalLost; lost != "" {
		w.text, w.ink = t.T("ledger.goal_at_stake", ui.Data{"Goal": words.Goal(t.Reader, lost, t.Rules)}), theme.IllegalInk
	}
	return w
}

// writePhaseText writes the text into an area.
func (t *Tray) writePhaseText(p *paper.Paper, r ui.Rect, w phaseText) {
	line := p.Styles.Text.LineHeight()
	if w.above != "" {
		above := ui.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: line}
		p.TextIn(p.Styles.TextStrong, w.above, above, ui.Left, theme.SecondInk)
		r.CutTop(line+8, 0)
	}
	const mostTitle = 3 // lines
	style := p.Styles.Heading
	if len(ui.Wrap(style, w.title, r.W)) > 1 {
		style = p.Styles.TextBold
	}
	p.Begin(thing.Of(thing.Decision), r)
	paper.PutTop(tree.Pad(0, 1, p.WordsApart(style.LineHeight(), mostTitle, style, w.title, theme.Ink)), &r, 2)
	paper.PutTop(p.WordsApart(line, max(1, int((r.H-2)/line)), p.Styles.Text, w.text, w.ink), &r, 0)
	p.End()
}

// phaseCards returns the cards of the story that can be pressed: treated patients, or the other players.
func (t *Tray) phaseCards(p *paper.Paper) (cards []paper.Part) {
	n := t.Situation.Phase
	b := n.Telling()
	if b != nil && len(t.State.Players) > 1 && (b.Kind == phases.Others || n.Over) {
		for player := range t.State.Players {
			if player != t.Situation.Viewer {
				cards = append(cards, paper.Part{W: otherWide, Write: func(r ui.Rect) { t.writeOtherCard(p, r, player) }})
			}
		}
		return cards
	}
	if b != nil && b.Kind >= phases.Admin {
		return nil
	}
	return t.treated(p)
}

// treated returns the cards of all who are treated, or could be.
func (t *Tray) treated(p *paper.Paper) (cards []paper.Part) {
	n := t.Situation.Phase
	if n.Changes != "" {
		return t.treatWays(p)
	}
	for _, part := range n.Parts(n.Player) {
		for _, patient := range n.Patients(n.Player, &part) {
			at := slices.IndexFunc(part.Forecast.Treatments, func(f game.ForecastTreatment) bool { return f.Patient == patient })
			var treatment *game.ForecastTreatment
			if at >= 0 {
				treatment = &part.Forecast.Treatments[at]
			} else if !n.Asks || !t.couldBeTreated(patient) {
				continue
			}
			what := thing.Thing{Kind: thing.Treated, Person: patient, Board: part.Board}
			person := part.Before.Person(patient)
			cards = append(cards, paper.Part{W: treatedWide, Write: func(r ui.Rect) { t.writeTreated(p, r, what, person, treatment, &part) }})
		}
	}
	return cards
}

// treatWays returns the cards of all ways to treat the patient for whom another doctor is chosen.
func (t *Tray) treatWays(p *paper.Paper) (cards []paper.Part) {
	n := t.Situation.Phase
	for _, part := range n.Parts(n.Player) {
		person := part.Before.Person(n.Changes)
		if person == nil {
			continue
		}
		for i, way := range n.Session().Ways(n.Changes) {
			cards = append(cards, paper.Part{W: treatedWide, Write: func(r ui.Rect) { t.writeWay(p, r, i, &way, person, &part) }})
		}
	}
	return cards
}

// writeWay writes the card of a way to treat a patient: who does, what that pays, and how that changes the income.
func (t *Tray) writeWay(p *paper.Paper, r ui.Rect, number int, way *session.Way, person *clinic.Person, part *phases.Part) {
	p.Begin(view.TreatWay(number), r)
	p.Tile(r, 12, theme.Well)
	foot := p.Styles.Grown(20)
	t.writeHelpers(p, ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: r.H - foot - 8}, dollhouse.Piece(person).Picture(), way.Treatment, part)
	below := ui.Rect{X: r.X + 8, Y: r.Bottom() - foot - 4, W: r.W - 16, H: foot}
	if way.Now {
		p.Border(r, 12, 2, theme.Accent)
	} else if way.More != 0 {
		says, ink := words.SignedDollars(p.Reader, way.More), theme.LegalInk
		if way.More < 0 {
			ink = theme.IllegalInk
		}
		p.TextIn(p.Styles.TextStrong, says, below.CutRight(ui.Measure(p.Styles.TextStrong, says)+1, 4), ui.Right, ink)
	}
	says, style := p.T("phase.nobody"), p.Styles.Text
	if way.Treatment != nil {
		says, style = paper.Dollars(p.Reader, way.Treatment.Income), p.Styles.Price
	}
	if ui.Measure(style, says) > below.W {
		p.Tinted(pictures.Cross, below.X+10, below.Y+below.H/2, 0.7, theme.SecondInk)
	} else {
		p.TextIn(style, says, below, ui.Left, theme.Ink)
	}
	p.End()
}

// tipWay returns in words what a way to treat a patient is.
func (t *Tips) tipWay(number int) []string {
	n := t.Situation.Phase
	if n == nil || n.Changes == "" {
		return nil
	}
	ways := n.Session().Ways(n.Changes)
	on := t.Context().Where(n.Changes).Clinic()
	if number >= len(ways) || on.Person(n.Changes) == nil {
		return nil
	}
	way, patient := &ways[number], on.Person(n.Changes)
	data := ui.Data{"Who": words.Person(t.Reader, patient.Kind, patient.Level)}
	said := t.T("hint.do.leave", data)
	if way.Treatment != nil && len(way.Treatment.Doctors) > 0 {
		doctor := on.Person(way.Treatment.Doctors[0])
		data["Doctor"] = words.Person(t.Reader, doctor.Kind, doctor.Level)
		said = t.T("hint.do.treat_by", data)
	}
	if way.More != 0 {
		said = t.Texts.Labelled(said, words.SignedDollars(t.Reader, way.More))
	}
	return []string{said}
}

// couldBeTreated reports whether a press would have an untreated patient treated: by a doctor, or with a nurse who
// is called in.
func (t *Tray) couldBeTreated(patient string) bool {
	s := t.Situation.Phase.Session()
	if _, can := s.NextTreatment(patient); can {
		return true
	}
	_, can := s.CallIn(patient)
	return can
}

// writeTreated writes the card of a patient: who treats it and the income, or that nobody does.
func (t *Tray) writeTreated(p *paper.Paper, r ui.Rect, what thing.Thing, person *clinic.Person, treatment *game.ForecastTreatment, part *phases.Part) {
	n := t.Situation.Phase
	told := -1
	if at := n.Found(n.Player, person.ID, phases.Treats); at >= 0 {
		told = n.Told(at)
	}
	p.Begin(what, r)
	switch {
	case told == 0 && !n.Asks:
		p.Tile(r, 12, theme.AccentSoft)
		p.Border(r, 12, 2, theme.Accent)
	default:
		p.Tile(r, 12, theme.Well)
	}
	foot := p.Styles.Grown(20)
	piece := dollhouse.Piece(person)
	if told >= 0 && !n.Asks {
		piece = piece.Cured()
	}
	above := ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: r.H - foot - 8}
	fade := 0.0
	if told < 0 && !n.Asks {
		fade = paleRow
	}
	from := len(p.Items)
	t.writeHelpers(p, above, piece.Picture(), treatment, part)
	p.Pale(from, fade)
	below := ui.Rect{X: r.X + 8, Y: r.Bottom() - foot - 4, W: r.W - 16, H: foot}
	says, style := p.T("phase.nobody"), p.Styles.Text
	if treatment != nil {
		says, style = paper.Dollars(p.Reader, treatment.Income), p.Styles.Price
	}
	if ui.Measure(style, says) > below.W {
		p.Tinted(pictures.Cross, below.X+10, below.Y+below.H/2, 0.7, theme.SecondInk)
	} else {
		p.TextIn(style, says, below, ui.Left, theme.Ink)
	}
	if change := p.T("phase.change"); n.Asks && ui.Measure(style, says)+8+ui.Measure(p.Styles.TextStrong, change) <= below.W {
		p.TextIn(p.Styles.TextStrong, change, below, ui.Right, theme.Accent)
	}
	if told > 0 && !n.Asks {
		writeTick(p, r)
	}
	p.End()
}

// writeTick writes a tick on the corner of a card that is done.
func writeTick(p *paper.Paper, r ui.Rect) {
	p.Circle(r.Right()-6, r.Y+6, 9, theme.Card)
	p.Circle(r.Right()-6, r.Y+6, 8, theme.Legal)
	p.Tinted(pictures.Check, r.Right()-6, r.Y+6, 0.6, theme.Card)
}

// writeHelpers writes those who treat a patient, an arrow, and the patient.
func (t *Tray) writeHelpers(p *paper.Paper, r ui.Rect, patient sprites.ID, treatment *game.ForecastTreatment, part *phases.Part) {
	var list []sprites.ID
	if treatment != nil {
		for _, id := range append(slices.Clone(treatment.Doctors), treatment.Nurses...) {
			if who := part.Before.Person(id); who != nil {
				list = append(list, dollhouse.Piece(who).Picture())
			} else {
				list = append(list, extensionui.PieceOf(t.Rules.BoardNamed(part.Board).KindOf(clinic.Nurse), clinic.NoLevel).Picture())
			}
		}
	}
	const arrow = 18.0
	step := min(30, (r.W-arrow-34)/float64(max(1, len(list))))
	for _, id := range list {
		p.Fitted(id, ui.Rect{X: r.X, Y: r.Y, W: 30, H: r.H}, 0.72)
		r.CutLeft(step, 0)
	}
	if len(list) > 0 {
		r.CutLeft(max(0, 30-step), 0)
		p.Tinted(pictures.Next, r.X+arrow/2, r.Y+r.H/2, 0.7, theme.SecondInk)
		r.CutLeft(arrow, 0)
	}
	p.Fitted(patient, ui.Rect{X: r.X, Y: r.Y, W: min(r.W, 36), H: r.H}, 0.95)
}

// writeOtherCard writes the card of another clinic: its picture, what it has, and what Business brought it.
func (t *Tray) writeOtherCard(p *paper.Paper, r ui.Rect, player int) {
	n := t.Situation.Phase
	p.Begin(thing.Numbered(thing.OtherClinic, player), r)
	open := player == t.Looked()
	if open {
		p.Tile(r, 12, theme.AccentSoft)
		p.Border(r, 12, 2, theme.Accent)
	} else {
		p.Tile(r, 12, theme.Well)
	}
	side := Side{Made: t.Made}
	picture := ui.Rect{X: r.X + 4, Y: r.Y + 4, W: min(92, r.W*0.45), H: r.H - 8}
	side.writeThumbnail(p, player, picture, 0.9)
	in := ui.Rect{X: picture.Right() + 4, Y: r.Y + 6, W: r.Right() - picture.Right() - 10, H: r.H - 12}
	name := in.CutTop(max(22, p.Styles.Label.LineHeight()), 0)
	t.writeWho(p, player, name.X+8, name.Y+name.H/2)
	name.CutLeft(20, 0)
	p.TextIn(p.Styles.Label, t.SeatName(player), name, ui.Left, theme.Ink)
	owner := &t.State.Players[player]
	have := in.CutTop(p.Styles.Grown(24), 0)
	p.Art(pictures.Money, have.X+9, have.Y+have.H/2, 0.66)
	x := have.X + 21 + p.Counted(thing.OfOther(player, "money"), p.Styles.Figures, paper.Dollars(p.Reader, owner.Money), have.X+21, have.Y+have.H/2, theme.Ink)
	p.Art(pictures.Popularity, x+17, have.Y+have.H/2, 0.66)
	p.Counted(thing.OfOther(player, "popularity"), p.Styles.Figures, paper.Number(owner.Popularity), x+29, have.Y+have.H/2, theme.Ink)
	treated, bought, done := n.OtherDone(player)
	says := p.T("phase.treated", ui.Data{"Count": treated})
	if all := t.treatedBy(player); !done && treated < all {
		says = p.T("phase.treated_of", ui.Data{"Count": treated, "All": all})
	}
	if bought > 0 {
		says = p.Texts.Dots(says, p.T("phase.bought", ui.Data{"Count": bought}))
	}
	p.Lines(p.Styles.Text, says, in, 2, ui.Left, theme.SecondInk)
	if done {
		writeTick(p, r)
	}
	p.End()
}

// treatedBy returns how many patients a player treats in this Business.
func (t *Made) treatedBy(player int) (count int) {
	for _, part := range t.Situation.Phase.Parts(player) {
		count += len(part.Forecast.Treatments)
	}
	return count
}

// phaseWays returns the controls of the story: the speed, or in Admin back and to the end.
func (t *Tray) phaseWays(p *paper.Paper) tree.Node {
	n := t.Situation.Phase
	if !n.InAdmin() {
		return t.paces(p, "phase.speed", n.Paused, n.Speed)
	}
	what, text := view.PhaseToEnd, p.T("ledger.skip")
	if n.Over {
		what, text = view.PhaseAgain, p.T("phase.again")
	}
	const high = 48.0
	back := paper.Part{W: 52, H: high, Write: func(r ui.Rect) { t.phaseButton(p, view.PhaseBack, "", r) }}
	end := paper.Part{H: high, Write: func(r ui.Rect) { t.phaseButton(p, what, text, r) }}
	least := max(108, ui.Measure(p.Styles.TextStrong, p.T("ledger.skip"))+34)
	return tree.Middle(tree.Pad(0, 2, tree.Row(phaseGap, back, tree.Growing{Node: end, Share: 1, Least: least})))
}

// keyToEnd is the key for what view.PhaseToEnd does.
const keyToEnd = "E"

// phaseButton writes a quiet button.
func (t *Tray) phaseButton(p *paper.Paper, what thing.Thing, text string, r ui.Rect) {
	p.Begin(what, r)
	p.Main(what.Name, r)
	p.Tile(r, 12, theme.Well)
	if text == "" {
		p.Icon(ui.IconBack, ui.Rect{X: r.X + r.W/2 - 9, Y: r.Y + r.H/2 - 9, W: 18, H: 18}, theme.Ink)
	} else {
		words := r.Inset(6)
		if what == view.PhaseToEnd && t.Look.Caps == view.KeyCaps {
			words.CutLeft(p.KeyCap(keyToEnd, r.X+6, r.Y+(r.H-paper.KeyCapSize(p.Reader))/2, r.W/2), 0)
		}
		p.Lines(p.Styles.TextStrong, text, words, 2, ui.Center, theme.Ink)
	}
	p.End()
}

// The bar on which popularity is bought.

// PointsLine returns the line of the bar as last written, in logical pixels.
func (t *Tray) PointsLine() ui.Rect { return t.line }

// mark is a meaningful place on the bar.
type mark struct {
	points int
	text   string
	flag   bool
	score  bool // the number counts the score, not the popularity
	far    bool // beyond what this round can pay
}

// marks returns the next two ranks and the goal in a solo game whose goal can be met, else the players whom the
// popularity would pass.
func (t *Tray) marks(most int) (list []mark) {
	c := t.Context()
	if len(t.State.Players) > 1 {
		own := c.Owner().Popularity
		for player := range t.State.Players {
			if over := t.State.Players[player].Popularity + 1 - own; player != t.Situation.Viewer && over > 0 && over <= most+most/2+2 {
				list = append(list, mark{points: over, text: t.T("phase.passes", ui.Data{"Name": t.SeatName(player)}), far: over > most})
			}
		}
		return list
	}
	if c.GoalLost() {
		return nil
	}
	score := t.scoreToBe(c)
	reach := most + most/2 + 2
	for points, ranks := 1, 0; points <= reach && ranks < 2; points++ {
		if rank := t.Rules.Rank(score + points); rank != t.Rules.Rank(score+points-1) {
			list = append(list, mark{points: points, text: t.T("phase.rank", ui.Data{"Rank": t.T("rank." + rank), "Score": score + points}), score: true, far: points > most})
			ranks++
		}
	}
	if c.Owner().Goal == "" || c.GoalMet() {
		return list
	}
	then := c
	then.State = c.State.Clone()
	for points := 1; points <= reach; points++ {
		if then.Owner().Popularity++; then.GoalMet() {
			return append(list, mark{points: points, text: t.T("phase.goal"), flag: true, far: points > most})
		}
	}
	return list
}

// scoreToBe returns the score without a purchase: as the game stands, but in the last round with what Admin still
// changes, since nothing comes after it.
func (t *Tray) scoreToBe(c game.Context) int {
	if c.State.Round == c.Number(game.Rounds) {
		end := game.Play{Rules: c.Rules, State: c.State.Clone()}
		if end.Apply(c.Player, &game.Command{Type: game.Done}).Legal() && end.State.Over {
			c.State = end.State
		}
	}
	return c.Score().Total
}

// paysWith returns the dollars that pay for popularity, the price of a point, and what is left after buying the
// chosen points.
func (t *Tray) paysWith(d *game.Decision) (left, price, saved int) {
	c := t.Context()
	if d.Kind == game.DecideAnnexPopularity {
		c = c.Annex()
		left = c.Board().Money
		return left, c.Number(game.PricePopularity), left - t.Look.Points*c.Number(game.PricePopularity)
	}
	left, price = c.Owner().Turn.Income, c.Number(game.PricePopularity)
	return left, price, c.Owner().Money + left - t.Look.Points*price
}

// writePopularity writes what is left and the bar in a row.
func (t *Tray) writePopularity(p *paper.Paper, in ui.Rect) {
	d := t.decision()
	if t.asksToKeep() {
		t.writeKeep(p, in, d)
		return
	}
	left, price, saved := t.paysWith(d)
	lead := in.CutLeft(max(150, min(190, in.W*0.22)), 16)
	lead.Y, lead.H = lead.Y+10, lead.H-20
	paper.PutTop(p.WordsApart(p.Styles.Grown(20), 2, p.Styles.TextStrong, p.T("phase.popularity"), theme.SecondInk), &lead, 0)
	row := lead.CutTop(34, 0)
	p.Art(pictures.Money, row.X+14, row.Y+row.H/2, 1)
	p.Text(p.Styles.Big, paper.Dollars(p.Reader, left), row.X+32, row.Y+row.H/2, ui.Left, theme.Ink)
	p.Lines(p.Styles.Text, p.T("phase.each", ui.Data{"Dollars": p.Texts.Dollars(price)}), lead, 2, ui.Left, theme.SecondInk)
	p.Divider(in.X-8, in)
	const half = 0.56 // of a text in two lines, which need not be equal
	end := in.CutRight(max(120, ui.Measure(p.Styles.TextStrong, t.keepText(left))+12, half*ui.Measure(p.Styles.Text, t.savedText(saved))), 12)
	t.writeBar(p, in, d)
	below := 2 * p.Styles.Text.LineHeight()
	end.Y, end.H = end.Y+max(4, (end.H-48-below)/2), 48+below
	t.writeKeepLink(p, end.CutTop(44, 4), left)
	p.Lines(p.Styles.Text, t.savedText(saved), end, 2, ui.Center, theme.SecondInk)
}

func (t *Tray) keepText(left int) string {
	return t.T("phase.keep_all", ui.Data{"Dollars": t.Texts.Dollars(left)})
}

// savedText returns which money and popularity one has then, and after what purchase: the button that buys nothing
// stands beside it.
func (t *Tray) savedText(saved int) string {
	data := ui.Data{"Dollars": t.Texts.Dollars(saved), "Popularity": t.Context().Owner().Popularity + t.Look.Points}
	if t.Look.Points == 0 {
		return t.T("phase.saved", data)
	}
	data["Points"] = t.Look.Points
	return t.T("phase.saved_after", data)
}

// writeKeepLink writes the button that buys nothing, unless the main button is that one.
func (t *Tray) writeKeepLink(p *paper.Paper, r ui.Rect, left int) {
	if t.Look.Points == 0 {
		return
	}
	p.Begin(view.PointsKeep, r)
	p.Tile(r, 12, theme.Well)
	p.Lines(p.Styles.TextStrong, t.keepText(left), r.Inset(4), 2, ui.Center, theme.Accent)
	p.End()
}

func (t *Tray) asksToKeep() bool { return t.Situation.Phase != nil && t.Situation.Phase.Keeps }

const (
	pointsSide = 44.0 // side of the buttons beside the bar
	barHigh    = 14.0
	marksBelow = 21.0 // below the ring of the focus
	markCup    = 16.0 // width of the cup before a mark that counts the score
)

// writeBar writes the bar between its buttons: how much is bought, how much can be, and what that means.
func (t *Tray) writeBar(p *paper.Paper, in ui.Rect, d *game.Decision) {
	most, points := d.Count, min(t.Look.Points, d.Count)
	middle := in.Y + in.H*0.42
	less := ui.Rect{X: in.X, Y: middle - pointsSide/2, W: pointsSide, H: pointsSide}
	more := less
	more.X = in.Right() - pointsSide
	for _, b := range [...]struct {
		what thing.Thing
		sign sprites.ID
		r    ui.Rect
		off  bool
	}{{view.PointsLess, pictures.Minus, less, points == 0}, {view.PointsMore, pictures.Plus, more, points == most}} {
		p.Begin(b.what, b.r)
		ink := theme.Ink
		if b.off {
			ink = theme.Dashes
		}
		p.Tile(b.r, 12, theme.Well)
		x, y := b.r.Center()
		p.Tinted(b.sign, x, y, 1, ink)
		p.End()
	}
	line := ui.Rect{X: less.Right() + 24, Y: middle - barHigh/2, W: more.X - less.Right() - 48, H: barHigh}
	marks := t.marks(most)
	reach := most
	for _, m := range marks {
		reach = max(reach, m.points)
	}
	each := line.W / float64(reach)
	t.line = ui.Rect{X: line.X, Y: line.Y, W: each * float64(most), H: line.H}
	p.Begin(view.PointsBar, ui.Rect{X: line.X - 16, Y: middle - 22, W: t.line.W + 32, H: 44})
	p.Round(t.line, barHigh/2, theme.Well)
	for x := t.line.Right() + 6; x < line.Right(); x += 9 { // what this round can't pay
		p.Fill(ui.Rect{X: x, Y: middle - 1, W: 4, H: 2}, theme.Dashes)
	}
	p.Round(ui.Rect{X: line.X, Y: line.Y, W: max(barHigh, each*float64(points)), H: barHigh}, barHigh/2, theme.Popularity)
	for i := 1; i < points && each >= 8; i++ {
		p.Fill(ui.Rect{X: line.X + each*float64(i) - 0.75, Y: line.Y + 3, W: 1.5, H: barHigh - 6}, theme.Fade(theme.Card, 0.7))
	}
	at := line.X + each*float64(points)
	p.Circle(at, middle, 15, theme.Card)
	p.Ring(at, middle, 15, 3, theme.Popularity)
	p.Art(pictures.Popularity, at, middle, 0.6)
	p.End()
	t.writeMarks(p, marks, line, each, in.Bottom()-4)
	says := words.Signed(p.Reader, points)
	bubble := ui.Rect{W: ui.Measure(p.Styles.TextBold, says) + 20, H: p.Styles.Grown(24)}
	bubble.X, bubble.Y = at-bubble.W/2, middle-20-bubble.H
	bubble = bubble.Within(ui.Rect{X: in.X, Y: t.Layout.Ribbon.Bottom(), W: in.W, H: 10000})
	p.Round(bubble, 8, theme.Ink)
	p.TextIn(p.Styles.TextBold, says, bubble, ui.Center, theme.Card)
}

// writeMarks writes the meaning of places below the bar, each if there is room.
func (t *Tray) writeMarks(p *paper.Paper, marks []mark, line ui.Rect, each, bottom float64) {
	slices.SortFunc(marks, func(a, b mark) int { return a.points - b.points })
	free := line.X - pointsSide
	for _, m := range marks {
		x, ink := line.X+each*float64(m.points), theme.Ink
		if m.far {
			ink = theme.SecondInk
		}
		wide, cup := ui.Measure(p.Styles.TextStrong, m.text), 0.0
		if m.score {
			cup = markCup
		}
		wide += cup
		from := ui.Between(x-wide/2, line.X-pointsSide, line.Right()+pointsSide-wide)
		if from < free {
			continue
		}
		if m.flag {
			p.Fill(ui.Rect{X: x - 1, Y: line.Y - 16, W: 2, H: 16}, theme.Accent)
			p.Fill(ui.Rect{X: x, Y: line.Y - 16, W: 12, H: 8}, theme.Accent)
		} else {
			p.Fill(ui.Rect{X: x - 0.75, Y: line.Y - 3, W: 1.5, H: line.H + 6}, theme.SecondInk)
		}
		y := min(line.Bottom()+marksBelow, bottom-p.Styles.Grown(20))
		at := ui.Rect{X: from, Y: y, W: wide + 1, H: p.Styles.Grown(20)}
		if m.score {
			p.Tinted(pictures.Trophy, at.X+cup/2-2, at.Y+at.H/2, 0.6, theme.Gold)
			at.CutLeft(cup, 0)
		}
		p.TextIn(p.Styles.TextStrong, m.text, at, ui.Left, ink)
		free = from + wide + 8
	}
}

// writeKeep asks whether to keep all money.
func (t *Tray) writeKeep(p *paper.Paper, in ui.Rect, d *game.Decision) {
	left, price, _ := t.paysWith(d)
	p.Round(ui.Rect{X: in.X, Y: in.Y + 12, W: 5, H: in.H - 24}, 2.5, theme.Warning)
	in.CutLeft(20, 0)
	end := in.CutRight(max(120, ui.Measure(p.Styles.Heading, p.T("phase.keep", ui.Data{"Dollars": p.Texts.Dollars(left)}))+36), 16)
	t.writePhaseText(p, in, t.keepWords(left, price))
	t.writeKeepButton(p, ui.Rect{X: end.X, Y: end.Y + (end.H-48)/2, W: end.W, H: 48}, left)
}

func (t *Tray) keepWords(left, price int) phaseText {
	hinted := t.Situation.Phase.Hinted
	return phaseText{title: t.T("phase.keep_ask", ui.Data{"Dollars": t.Texts.Dollars(left)}), text: t.T("ledger.keep_text", ui.Data{"Count": hinted, "Dollars": t.Texts.Dollars(hinted * price)}), ink: theme.SecondInk}
}

func (t *Tray) writeKeepButton(p *paper.Paper, r ui.Rect, left int) {
	p.Begin(view.PointsKeep, r)
	p.Tile(r, 12, theme.Well)
	p.Lines(p.Styles.Heading, p.T("phase.keep", ui.Data{"Dollars": p.Texts.Dollars(left)}), r.Inset(6), 2, ui.Center, theme.Ink)
	p.End()
}

func askForPopularity(reader *ui.Reader, d *game.Decision) string {
	if d.Kind == game.DecideAnnexPopularity {
		return reader.T("annex.buy_popularity")
	}
	return reader.T("tray.buy_popularity")
}

// writePhaseBelow writes the story or the question in a column, and returns its bottom.
func (t *Tray) writePhaseBelow(p *paper.Paper, in ui.Rect) (bottom float64) {
	n := t.Situation.Phase
	t.writeWordsBelow(p, &in, t.phaseText())
	cards := t.phaseCards(p)
	if b := n.Telling(); b != nil && b.Kind == phases.Others { // the clinics first
		in.Y = t.writeCardsBelow(in, cards) + columnGap
		paper.PutTop(t.phaseWays(p), &in, 0)
		return in.Y
	}
	if n.Plays() || n.Over {
		paper.PutTop(t.phaseWays(p), &in, columnGap)
	}
	return t.writeCardsBelow(in, cards)
}

// writeCardsBelow writes cards in a column, and returns its bottom.
func (t *Tray) writeCardsBelow(in ui.Rect, cards []paper.Part) (bottom float64) {
	list := columnCards{in: in, high: t.Styles.Grown(84), bottom: in.Y - columnGap}
	for _, card := range cards {
		list.whole = list.whole || card.W > treatedWide && in.W < 2*otherWide
	}
	for _, card := range cards {
		card.Write(list.next())
	}
	return list.bottom
}

// writeWordsBelow writes text down from the top of an area.
func (t *Tray) writeWordsBelow(p *paper.Paper, in *ui.Rect, w phaseText) {
	write := func(style ui.Style, text string, ink theme.Color) {
		if text != "" {
			paper.PutTop(p.Words(style, text, ink), in, 2)
		}
	}
	p.Begin(thing.Of(thing.Decision), ui.Rect{X: in.X, Y: in.Y, W: in.W, H: p.Styles.Grown(40)})
	write(p.Styles.TextStrong, w.above, theme.SecondInk)
	write(p.Styles.TextBold, w.title, theme.Ink)
	write(p.Styles.Text, w.text, w.ink)
	p.End()
	in.CutTop(6, 0)
}

// writePopularityBelow writes what is left, the bar and the button that buys nothing in a column.
func (t *Tray) writePopularityBelow(p *paper.Paper, in ui.Rect) (bottom float64) {
	d := t.decision()
	left, price, saved := t.paysWith(d)
	if t.asksToKeep() {
		t.writeWordsBelow(p, &in, t.keepWords(left, price))
		t.writeKeepButton(p, in.CutTop(48, 0), left)
		return in.Y
	}
	asks := p.Texts.Dots(p.Texts.Dollars(left), p.T("phase.each", ui.Data{"Dollars": p.Texts.Dollars(price)}))
	t.writeWordsBelow(p, &in, phaseText{text: asks, ink: theme.SecondInk})
	t.writeBar(p, in.CutTop(66+2*p.Styles.Grown(20), 0), d)
	row := in.CutTop(44, 0)
	t.writeKeepLink(p, row.CutLeft(row.W/2-4, 8), left)
	p.Lines(p.Styles.Text, t.savedText(saved), row, 2, ui.Center, theme.SecondInk)
	return row.Bottom()
}

// phaseColumn reports whether a sheet shows the story or the question in a column.
func (t *Tray) phaseColumn() bool {
	d := t.decision()
	buys := d.Buys()
	return t.Layout.Hand == arrangement.Sheet && t.Look.Bot == nil && (buys || t.inPhase() && !t.holdsForTray())
}

// tipPhase returns what a button of the story does.
func (t *Tips) tipPhase(what thing.Thing) []string {
	if number, is := view.WayOf(what); is {
		return t.tipWay(number)
	}
	switch what {
	case view.PhaseBack:
		return []string{t.T("tip.phase.back")}
	case view.PhaseToEnd:
		if t.Look.Caps == view.PadCaps {
			return []string{t.T("tip.phase.to_end")}
		}
		return []string{ui.WithKey(t.Reader, t.T("tip.phase.to_end"), keyToEnd)}
	}
	return []string{t.T("phase.again")}
}

// tipBeat returns all lines of a beat, each with its sum and its rule.
func (t *Tips) tipBeat(what thing.Thing) (lines []string) {
	n := t.Situation.Phase
	if n == nil || what.Number >= len(n.Beats) {
		return nil
	}
	b := &n.Beats[what.Number]
	lines = append(lines, n.Heading(&n.Lines[b.From]))
	for i := range n.Lines[b.From:b.To] {
		lines = append(lines, t.sayLine(&n.Lines[b.From+i]))
	}
	return lines
}

// sayLine returns a line with its player, its sum and its rule.
func (t *Made) sayLine(l *phases.Line) string {
	text := l.Text
	if l.Event.Player >= 0 && len(t.State.Players) > 1 {
		text = t.Texts.Labelled(t.SeatName(l.Event.Player), text)
	}
	if money := l.Event.Money + l.Event.AnnexMoney; money != 0 {
		text = t.Texts.Labelled(text, words.SignedDollars(t.Reader, money))
	}
	if l.Event.Popularity != 0 {
		text = t.Texts.Labelled(text, t.T("phase.points", ui.Data{"Points": words.Signed(t.Reader, l.Event.Popularity)}))
	}
	return words.Ruled(t.Reader, text, l.Event.Rule)
}

// tipTreated returns how Business goes for a patient, and what a press does.
func (t *Tips) tipTreated(what thing.Thing) []string {
	lines := t.tipForecast(what.Person)
	if n := t.Situation.Phase; n != nil && n.Asks {
		lines = append(lines, t.T("ledger.treat_otherwise"))
	}
	return lines
}
