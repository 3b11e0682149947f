package controller

import (
	"maps"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// done ends the step, or leads back to the score sheet of a game that is over. It asks only if something is plainly
// forgotten; each line of the question leads to what it is about. With something in the hand it only says so: that
// may have been meant to be placed.
func (p *Controller) done(t *table.Table, c *scenes.Context) {
	if p.held.kind != nothing {
		c.Toast(c.T("table.hand_full"), ui.Refused)
		return
	}
	if p.phaseDone(t, c) {
		return
	}
	if z := p.session.Puzzle(); z != nil {
		if z.GoesOn(p.session.State()) {
			p.apply(c, game.Command{Type: game.Done})
		} else {
			p.startOver(c)
		}
		return
	}
	if p.watches() {
		p.toMyTurn()
		return
	}
	if p.session.Over() {
		p.score(c)
		return
	}
	command := game.Command{Type: game.Done}
	if v := p.session.Check(command); !v.Legal() {
		p.refuse(c, v.Refusal)
		return
	}
	reminders := p.session.Reminders()
	if next, led := p.session.NextDeed(); led && next.Type == game.Done && !p.session.Guided().Now().Alone {
		reminders = nil // the guide asks for it
	}
	if len(reminders) == 0 {
		p.apply(c, command)
		return
	}
	p.askWhetherDone(t, c, reminders, mostReminders)
}

// mostReminders is how many reminders are shown at first; a last row leads to all of them.
const mostReminders = 5

// askWhetherDone asks whether to end the step, with the costliest reminders first; each row leads to what it is
// about.
func (p *Controller) askWhetherDone(t *table.Table, c *scenes.Context, reminders []session.Reminder, most int) {
	help := p.session.Help()
	asks := &dialog.Dialog{Title: c.T("table.remind"), Text: c.T("remind.choose"), EscIsMain: true}
	for i, r := range reminders {
		if i == most-1 && len(reminders) > most {
			left := len(reminders) - i
			asks.Rows = append(asks.Rows, dialog.Row{
				Text: c.T("remind.more", ui.Data{"Count": left}), Picture: func(c *ui.Canvas, area ui.Rect) { ui.IconMenu(c, area.Inset(area.H/2-12), theme.Ink) },
				Do: func() { p.askWhetherDone(t, c, reminders, len(reminders)) },
			})
			break
		}
		asks.Rows = append(asks.Rows, p.row(t, c, help, r))
	}
	if money, points := help.Gives(); money > 0 || points > 0 {
		asks.Stakes.Text = c.T("remind.gives_up")
		if money > 0 {
			upTo := c.T("remind.up_to", ui.Data{"Dollars": c.Texts.Dollars(money)})
			asks.Stakes.List = append(asks.Stakes.List, stake(pictures.Money, upTo, upTo, false))
		}
		if points > 0 {
			asks.Stakes.List = append(asks.Stakes.List, popularityLost(c.Reader, points))
		}
	}
	done := c.T("table.done_anyway")
	if p.session.Deciding(game.DecideMove) {
		done = c.T("button.finish_move")
	}
	asks.Answers = []dialog.Answer{
		{ID: "stay", Text: c.T("table.stay")},
		{ID: "done", Text: done, Do: func() { p.apply(c, game.Command{Type: game.Done}) }},
	}
	c.Ask(asks)
}

// stake returns an amount with its sign; says is what both tell those who hear the game.
func stake(sign sprites.ID, text, says string, bad bool) dialog.Stake {
	return dialog.Stake{Picture: func(c *ui.Canvas, r ui.Rect) { pictures.In(c, sign, r, 0) }, Text: text, Says: says, Bad: bad}
}

func popularityLost(reader *ui.Reader, points int) dialog.Stake {
	lost := words.Signed(reader, -points)
	return stake(pictures.Popularity, lost, reader.T("spoken.labelled", ui.Data{"Name": reader.T("spoken.sign.popularity"), "Text": lost}), true)
}

// row returns the row for a reminder: who is concerned, why, what it would bring and what it costs.
func (p *Controller) row(t *table.Table, c *scenes.Context, help session.Help, r session.Reminder) dialog.Row {
	text := p.reminder(r)
	row := dialog.Row{Text: texts.First(text), Reason: texts.AfterFirst(text)}
	who := []sprites.ID{p.pictureOf(r)}
	takes := p.about(r)
	by, helps := help.For(p.session.Context(), r.Person, r.Count)
	wanted := false
	if other, elsewhere, could := p.session.Instead(help, r.Person); !helps && could {
		by, wanted, helps = other, elsewhere, true
	}
	if helps {
		who = who[:1]
		for _, id := range by.Come {
			who = append(who, p.pieceOf(id).Picture())
		}
		row.Reason = c.Texts.Sentences(p.helps(by, wanted), row.Reason)
		if r.What == session.Untreated { // the people who could come are named
			row.Reason = p.helps(by, wanted)
			if r.Death.Rule != "" {
				row.Reason = c.Texts.Sentences(row.Reason, words.DiesInAdmin(c.Reader, r.Death.Rule, r.Death.Popularity, r.Count))
			}
		}
		if by.Money > 0 {
			row.Stakes = append(row.Stakes, stake(pictures.Money, words.Signed(c.Reader, by.Money), words.SignedDollars(c.Reader, by.Money), false))
		}
		takes = thing.Somebody(by.Goes).On(p.session.Context().Where(by.Goes).BoardName())
	}
	if points := lost(r); points > 0 {
		row.Stakes = append(row.Stakes, popularityLost(c.Reader, points))
	}
	row.Picture = func(c *ui.Canvas, area ui.Rect) { sideBySide(c, area, who) }
	row.Do = func() {
		p.leadTo(t, p.about(r))
		if r.What != session.BuildsLeft { // of which the player chooses one
			p.takeInto(t, takes)
		}
		c.Redraw()
	}
	return row
}

// pieceOf returns the piece of a person of the viewer.
func (p *advice) pieceOf(id string) sprites.Piece {
	if person := p.session.Context().Where(id).Clinic().Person(id); person != nil {
		return dollhouse.Piece(person)
	}
	return sprites.NoPiece
}

// helps says who would come, or would come instead of going to another patient, and how much time that takes.
func (p *advice) helps(by session.HelpFor, wanted bool) string {
	var list []string
	type alike struct {
		kind  clinic.PersonKind
		level clinic.Level
	}
	said := map[alike]int{}
	equal := func(id string) (is alike) {
		if person := p.session.Context().Where(id).Clinic().Person(id); person != nil {
			is.kind, is.level = person.Kind, person.Level
		}
		return is
	}
	for _, id := range by.Come {
		said[equal(id)]++
	}
	for _, id := range by.Come {
		is := equal(id)
		who := words.Person(p.Reader, is.kind, is.level)
		if said[is] > 1 {
			who = who.Counted(said[is])
		}
		if said[is] > 0 {
			list = append(list, who.String())
		}
		said[is] = 0
	}
	if len(list) == 0 {
		return p.T("remind.way", ui.Data{"Time": by.Time})
	}
	id := "remind.help"
	if wanted {
		id = "remind.instead"
	}
	return p.T(id, ui.Data{"Who": p.Texts.And(list), "Time": by.Time})
}

// lost returns the popularity lost by what is forgotten, in points.
func lost(r session.Reminder) int {
	switch {
	case r.Death.Popularity > 0:
		return r.Death.Popularity * max(1, r.Count)
	case r.What == session.Unpaid, r.What == session.Unmet:
		return r.Count
	case r.What == session.Costs:
		return -r.Change.Popularity
	}
	return 0
}

// sideBySide paints up to three pictures side by side, closer together where there is no room.
func sideBySide(c *ui.Canvas, area ui.Rect, list []sprites.ID) {
	const most = 3
	list = list[:min(len(list), most)]
	wide := min(area.W/float64(len(list)), area.H)
	x := area.X + (area.W-wide*float64(len(list)))/2
	for _, id := range list {
		pictures.UpTo(c, id, ui.Rect{X: x, Y: area.Y, W: wide, H: area.H}, 1.2, 0)
		x += wide
	}
}

// takeInto takes what the player was led to into the hand if it can be taken, so that its places glow.
func (p *Controller) takeInto(t *table.Table, what thing.Thing) {
	if what.None() || !p.canTake(t, what) {
		return
	}
	p.take(t, what)
	p.hand.Fill()
	p.focus.taken = what
	if !p.focus.on.None() {
		p.focusFirst(t)
	}
}

// somebody returns the person whom a reminder is about, and on which board; nil for none.
func (p *advice) somebody(r session.Reminder) (*clinic.Person, game.BoardName) {
	if r.Person == "" {
		return nil, game.Home
	}
	where := p.session.Context().Where(r.Person)
	return where.Clinic().Person(r.Person), where.BoardName()
}

// reminder says what is forgotten, or what it costs, in a sentence or two.
func (p *advice) reminder(r session.Reminder) string {
	switch r.What {
	case session.HiresLeft:
		var who, one []string // of those who are no doctors only one may be hired (B52)
		for _, command := range p.forHire() {
			name := words.Person(p.Reader, command.Kind, clinic.NoLevel).String()
			if p.session.Rules().As(command.Kind) == clinic.Doctor {
				who = append(who, name)
			} else {
				one = append(one, name)
			}
		}
		if len(one) > 0 {
			who = append(who, p.Texts.Or(one))
		}
		return p.T("remind.hires_left", ui.Data{"Who": p.Texts.And(who)})
	case session.Unmet:
		return p.unmet(&r.Obligation)
	case session.Costs:
		return words.Coming(p.Reader, &r.Change)
	case session.GoalLost:
		return p.T("remind.goal_lost", ui.Data{"Goal": words.Goal(p.Reader, r.Goal, p.session.Rules())})
	}
	data := ui.Data{"Count": r.Count}
	if person, _ := p.somebody(r); person != nil {
		who := words.Person(p.Reader, person.Kind, person.Level)
		if r.Count > 1 && r.Equals {
			who = who.Counted(r.Count)
		}
		if person.Service != clinic.NoService {
			who = who.Said("table.patient_of", ui.Data{"Who": who, "Service": words.Service(p.Reader, person.Service)})
		}
		data["Who"] = who
		if r.What == session.NotTreated || r.What == session.Untreated {
			data["Needs"] = lacks(p.Reader, &r.Needs)
		}
	}
	id := "remind." + string(r.What)
	if r.Component != "" {
		id += "." + string(r.Component)
	}
	person, board := p.somebody(r)
	if person != nil && p.Texts.Has(id+"."+string(person.Kind)) {
		id += "." + string(person.Kind)
		maps.Copy(data, words.Numbers(p.session.Rules()))
	}
	text := p.T(id, data)
	if r.What == session.PatientLeft && r.Death.Rule == "" {
		text = p.Texts.Sentences(text, words.Fate(p.Reader, p.session.On(board), person, r.Count))
	}
	if r.Death.Rule != "" {
		text = p.Texts.Sentences(text, words.DiesInAdmin(p.Reader, r.Death.Rule, r.Death.Popularity, r.Count))
	}
	return text
}

// forHire returns a hire of each kind of people that is possible now.
func (p *advice) forHire() (hires []game.Command) {
	for _, command := range p.session.Legal() {
		same := func(other game.Command) bool { return other.Kind == command.Kind }
		if command.Type == game.HireOne && !slices.ContainsFunc(hires, same) {
			hires = append(hires, command)
		}
	}
	return hires
}

// unmet says which obligation of the coming Move can't be met, what that costs, and whether it also loses the goal.
func (p *advice) unmet(o *game.Obligation) string {
	text := p.T("remind.unmet."+o.Key, ui.Data{"Points": words.Signed(p.Reader, -o.Otherwise.Popularity), "Rule": o.Rule})
	if o.Deadly {
		text = p.Texts.Sentences(text, words.GoalLost(p.Reader, p.session.State(), p.session.Rules()))
	}
	return text
}

// lacks says in a few words what a patient needs to be treated, as the forecast does.
func lacks(reader *ui.Reader, needs *rule.Reason) string {
	if id := "forecast." + needs.Key; reader.Texts.Has(id) {
		return reader.T(id, ui.Data{"Count": max(1, needs.Amount)})
	}
	return words.Reason(reader, *needs)
}

// pictureOf returns the picture of the piece that a reminder is about.
func (p *advice) pictureOf(r session.Reminder) sprites.ID {
	if person, _ := p.somebody(r); person != nil {
		return dollhouse.Piece(person).Picture()
	}
	annex := p.session.PlaysAnnexAction()
	rules := p.session.Rules()
	if annex {
		rules = rules.Annex()
	}
	switch r.What {
	case session.BuildsLeft:
		if annex {
			return extensionui.AnnexSign(p.session.Rules())
		}
		return dollhouse.Kind(clinic.TreatmentRoom).Picture(clinic.NoService)
	case session.OnTopLeft:
		return dollhouse.Kind(r.Component).Picture(clinic.NoService)
	case session.HiresLeft:
		hire, level := p.forHire()[0], clinic.NoLevel
		if rules.As(hire.Kind) == clinic.Doctor {
			level = p.session.On(hire.Board).Market().Residency[hire.Slot]
		}
		return extensionui.PieceOf(hire.Kind, level).Picture()
	case session.QueueLeft:
		return extensionui.PieceOf(rules.KindOf(clinic.Patient), p.toAdmit()).Picture()
	case session.Unmet:
		return extensionui.ObligationOf(r.Obligation.Key).Picture
	case session.Unpaid:
		return pictures.Money
	case session.Costs, session.GoalLost:
		return pictures.Popularity
	}
	return extensionui.AnnexSign(p.session.Rules())
}

// toAdmit returns the color of the first patient who can be admitted, white if an extension's rows hide it.
func (p *advice) toAdmit() clinic.Level {
	for _, command := range p.session.Legal() {
		if command.Type != game.AdmitOne {
			continue
		}
		if row := p.session.Context().Market().RowAt(command.From); row != nil && command.Board == game.Home {
			return row.Patients[command.From.Space]
		}
	}
	return clinic.White
}

// about returns the thing on the table that a reminder is about, no thing if it is about no single one.
func (p *advice) about(r session.Reminder) thing.Thing {
	if person, board := p.somebody(r); person != nil {
		return thing.Somebody(person.ID).On(board)
	}
	switch r.What {
	case session.Unmet:
		return thing.Named(thing.Obligation, r.Obligation.Key)
	case session.BuildsLeft:
		for _, command := range p.session.Legal() {
			if command.Type == game.BuildOne && command.Board == game.Home {
				return thing.ToBuild(command.Component.Kind, command.Component.Service)
			}
		}
	case session.OnTopLeft:
		return thing.ToBuild(r.Component, clinic.NoService)
	case session.HiresLeft:
		doctor := func(command game.Command) bool { return p.session.Rules().As(command.Kind) == clinic.Doctor }
		if slices.ContainsFunc(p.forHire(), doctor) {
			return thing.Named(thing.Panel, "residency")
		}
		return thing.Named(thing.Panel, "nurses")
	case session.Unpaid:
		return thing.Named(thing.ForecastSum, "left")
	case session.Costs:
		return thing.Named(thing.ForecastSum, "after")
	case session.GoalLost:
		return thing.Named(thing.Panel, "goal")
	}
	return thing.Thing{}
}

// leadTo leads the player to something: it comes into sight, and stays lit until the player does something else.
func (p *playing) leadTo(t *table.Table, what thing.Thing) {
	if p.led = what; !what.None() {
		p.showClinic(t, p.session.Viewer())
		t.LeadTo(what)
	}
	p.stale = true
}
