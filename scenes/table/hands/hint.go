package hands

import (
	"math"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// A hint: what Chief would do, thought about in slices beside the frames, as bots think. One deed, one reason, and what it is worth in this round.

// hint is what was asked for.
type hint struct {
	on      bool // somebody asked for it
	byKeys  bool
	version int // of the session that it is about
	shown   *view.Hint
	found   *session.Hint

	proposal *session.Proposal // of a whole Move instead, nil for none
	walk     thing.Thing       // the card of it that is picked
}

// clickHint does what a button of hints says.
func (p *Hands) clickHint(t *table.Table, c *scenes.Context, what thing.Thing) {
	switch what {
	case view.HintAsk:
		if p.hint.on {
			p.closeHint(c)
			return
		}
		p.hint = hint{on: true, byKeys: c.Gestures.ByKeys, version: p.session.Version(), shown: &view.Hint{Thinking: true}}
		p.stale = true
	case view.HintMove:
		if p.hint.proposal != nil {
			p.closeHint(c)
		} else {
			p.proposeMove(t, c)
		}
	case view.HintNo:
		p.closeHint(c)
	case view.HintChange:
		p.changeMove(t, c)
	case view.HintWhy:
		p.askWhy(c)
	case view.HintDo:
		p.doHint(c)
	default:
		p.clickProposal(t, what)
	}
	c.Redraw()
}

func (p *Hands) closeHint(c *scenes.Context) {
	p.hint, p.stale = hint{}, true
	c.Redraw()
}

// thinkOfHint lets a tick pass in which a hint is thought about, and shows it once it is found. Whatever is done meanwhile ends it.
func (p *Hands) thinkOfHint(t *table.Table, c *scenes.Context) {
	h := &p.hint
	if !h.on {
		return
	}
	if h.version != p.session.Version() || !p.session.MayHint() {
		p.closeHint(c)
		return
	}
	if h.found != nil || h.proposal != nil {
		return
	}
	c.Awake()
	if h.found = p.session.ThinkOfHint(botSlice); h.found == nil {
		return
	}
	p.session.NoteHint()
	p.showHint(t, c)
}

// showHint shows the hint that was found.
func (p *Hands) showHint(t *table.Table, c *scenes.Context) {
	shown := p.sayHint(t, p.hint.found)
	p.hint.shown, p.stale = shown, true
	p.openFor(t, shown.From)
	if !shown.To.None() {
		if spot, there := t.Spot(shown.To); !there {
			spot.Thing = shown.To
			p.reveal(t, &spot)
		}
	}
	t.Look.Hint = shown
	t.FindSpots()
	if p.hint.byKeys {
		if spot, there := t.Spot(view.HintDo); there {
			p.focusOn(spot)
		}
	}
	c.Sound(sounds.Hint())
	c.Say(ui.Sentences(shown.Title, shown.Text))
	c.Redraw()
}

// sayHint is what is shown of a hint.
func (p *Hands) sayHint(t *table.Table, found *session.Hint) *view.Hint {
	shown := &view.Hint{Title: p.deed(t, &found.Command), Text: p.whyHint(t, found), Do: ui.T("hint.do_it"), Picture: p.pictureOfDeed(t, &found.Command)}
	shown.From, shown.To, shown.Held = p.pathOfAny(t, found.Command)
	if found.Known {
		shown.Chips = p.chips(&found.Before, &found.After)
	}
	return shown
}

// retellHint says it again in another language.
func (p *Hands) retellHint(t *table.Table) {
	switch {
	case p.hint.proposal != nil:
		all := p.hint.shown.AllFloors
		p.hint.shown = p.sayProposal(p.hint.proposal)
		p.hint.shown.AllFloors = all
	case p.hint.found != nil:
		p.hint.shown = p.sayHint(t, p.hint.found)
	}
}

// doHint does what the main button of the card says.
func (p *Hands) doHint(c *scenes.Context) {
	if p.hint.proposal != nil {
		p.acceptMove(c)
	} else {
		p.followHint(c)
	}
}

// followHint plays the hint as if the player had; undo takes it back.
func (p *Hands) followHint(c *scenes.Context) {
	if p.hint.found == nil {
		return
	}
	v := p.session.FollowHint()
	if v.Legal() {
		p.away = nil
	}
	p.refuse(c, v.Refusal)
	p.closeHint(c)
}

// lookOfHint shows what the hint would bring about, as with a piece in the hand.
func (p *Hands) lookOfHint(l *view.Look) {
	if p.hint.proposal != nil {
		l.After = p.hint.proposal.After.State
		l.TimeAfter = p.hint.proposal.After.Time
		l.Chosen = p.hint.walk
		return
	}
	command := p.hint.found.Command
	target := session.Target{Command: command, Verdict: p.session.Check(command)}
	p.foretell(l, &target, "")
	l.Bubble, l.Total = "", view.Total{}
	if to := l.Hint.To; to.Kind == thing.Space {
		l.On(to.Annex).Space[to.Space.Index()].Light = sprites.GlowAccent
	}
}

// deed is a command in a few words, with what it costs.
func (p *Hands) deed(t *table.Table, command *game.Command) string {
	text := p.deedAlone(t, command)
	cost := p.session.Check(*command).Cost
	if dollars := cost.Money + cost.AnnexMoney; dollars > 0 {
		return ui.T("hint.for_dollars", ui.Data{"What": text, "Money": dollars})
	}
	return text
}

// deedAlone is a command in a few words.
func (p *Hands) deedAlone(t *table.Table, command *game.Command) string {
	if offer := p.offerOf(t, command); offer != nil {
		return panels.OfferName(offer.Path[0])
	}
	return p.deedIn(p.session.On(command.Board), command)
}

// deedIn is a command of the base game in a few words, as things stand in a context.
func (p *Hands) deedIn(c game.Context, command *game.Command) string {
	data := ui.Data{"Count": command.Points}
	switch command.Type {
	case game.ChooseAction:
		data["Action"] = ui.T("action." + string(command.Action))
	case game.BuildOne:
		data["What"], data["Where"] = words.Thing(string(command.Component.Kind)), ui.T("table.floor", ui.Data{"Number": int(command.Component.Space.Floor)})
		if command.Component.Service != clinic.NoService {
			data["What"] = words.Thing(string(command.Component.Kind))
			data["Service"] = words.Service(command.Component.Service)
			return ui.T("hint.do.build_hub", data)
		}
	case game.HireOne:
		level := clinic.NoLevel
		if c.Rules.As(command.Kind) == clinic.Doctor && command.Slot < len(c.Market().Residency) {
			level = c.Market().Residency[command.Slot]
		}
		data["Who"] = words.Person(command.Kind, level)
	case game.AdmitOne, game.QueueOne:
		row := c.Market().RowAt(command.From)
		if row == nil {
			break
		}
		data["Who"] = words.Person(c.Rules.KindOf(clinic.Patient), row.Patients[command.From.Space])
	case game.MoveOne:
		person := c.Clinic().Person(command.Person)
		if person == nil {
			break
		}
		data["Who"] = words.Person(person.Kind, person.Level)
		if command.To.Area != clinic.Inside {
			return ui.T("hint.do.move_back", data)
		}
		data["What"] = words.Thing(string(c.Clinic().At(command.To.Space).Kind))
	case game.Treat:
		if person := c.Clinic().Person(command.Person); person != nil {
			data["Who"] = words.Person(person.Kind, person.Level)
		}
	case game.TakeBonus:
		data["What"] = ui.T("bonus."+command.Choice, ui.Data{"Money": c.Number(game.BonusMoney)})
	case game.ChooseGoal:
		if command.Choice == game.DrawGoal {
			return ui.T("tray.draw_goal")
		}
		data["What"] = words.Goal(command.Choice, p.session.Rules())
	case game.BuyPopularity:
	case game.Done:
		return ui.T("hint.do.done")
	default:
		return ui.T("hint.do.other")
	}
	return ui.T("hint.do."+string(command.Type), data)
}

// offerOf is the offer of an extension that a command is behind, nil for commands of the base game.
func (p *Hands) offerOf(t *table.Table, command *game.Command) *view.Offer {
	for i := range t.Offers {
		if t.Offers[i].Command.Equal(command) {
			return &t.Offers[i]
		}
	}
	return nil
}

// pathOfAny is pathOf for every command of every board: what is taken, or pressed, and where it goes.
func (p *Hands) pathOfAny(t *table.Table, command game.Command) (from, to thing.Thing, held view.Held) {
	if offer := p.offerOf(t, &command); offer != nil {
		from = offer.Path[0]
		if last := len(offer.Path) - 1; last > 0 {
			to = offer.Path[last]
		}
		return from, to, held
	}
	if shares := dress.SharesOf(p.session.Rules()); shares != nil && command.Type == shares.Command {
		return thing.Of(thing.Agree), to, held
	}
	from, to, held = p.pathOf(command)
	if outside := thing.Numbered(thing.Outside, 0); command.Type == game.HireOne { // where who is hired waits
		to = thing.Thing{}
		for ; outside.Number < 12; outside.Number++ {
			if _, free := t.Spot(outside); free {
				return from, outside, held
			}
		}
	}
	return from, to, held
}

// pictureOfDeed is the piece that a command is about.
func (p *Hands) pictureOfDeed(t *table.Table, command *game.Command) sprites.ID {
	c := p.session.On(command.Board)
	who := command.Person
	switch command.Type {
	case game.BuildOne:
		return dollhouse.Kind(command.Component.Kind).Picture(command.Component.Service)
	case game.HireOne, game.AdmitOne, game.QueueOne:
		if _, _, held := p.pathOfAny(t, *command); held.Piece != sprites.NoPiece {
			return held.Piece.Picture()
		}
	case game.BuyPopularity:
		return pictures.Popularity
	}
	if person := c.Where(who).Clinic().Person(who); who != "" && person != nil {
		return dollhouse.Piece(person).Picture()
	}
	return sprites.None
}

// chips are what a deed is worth in this round: money, popularity and time, each where it makes a difference.
func (p *Hands) chips(before, after *session.Ending) (list []view.Chip) {
	if money := after.Coming.Money - before.Coming.Money; money != 0 {
		list = append(list, view.Chip{Sign: pictures.Money, Text: ui.T("hint.net", ui.Data{"Money": words.SignedDollars(money)}), Bad: money < 0})
	}
	if points := after.Coming.Popularity - before.Coming.Popularity; points != 0 {
		list = append(list, view.Chip{Sign: pictures.Popularity, Text: words.Signed(points), Bad: points < 0})
	}
	if time := after.Time - before.Time; time != 0 {
		list = append(list, view.Chip{Sign: pictures.Time, Text: words.Signed(time)})
	}
	return list
}

// whyHint is the one reason of a hint: who can be treated then, who lives, what works, or else what speaks most for it.
func (p *Hands) whyHint(t *table.Table, h *session.Hint) string {
	var then string
	switch {
	case h.Command.Type == game.ChooseAction && len(h.Plan) > 0 && h.Plan[0].Type != game.Done:
		then = ui.T("hint.then", ui.Data{"What": p.deedAlone(t, &h.Plan[0])})
	case h.Command.Type == game.MoveOne && len(h.Plan) > 0:
		if moves := countMoves(h); moves > 1 {
			then = ui.T("hint.of_plan", ui.Data{"Count": moves})
		}
	}
	return texts.Sentences(then, p.reasonOf(h))
}

// countMoves is how many moves the plan of a hint has.
func countMoves(h *session.Hint) (count int) {
	count = 1
	for i := range h.Plan {
		if h.Plan[i].Type == game.MoveOne {
			count++
		}
	}
	return count
}

func (p *Hands) reasonOf(h *session.Hint) string {
	if h.Known {
		if text := p.treats(&h.Before, &h.After); text != "" {
			return text
		}
		if len(h.Before.Coming.Deaths) > len(h.After.Coming.Deaths) {
			return ui.T("hint.fewer_die", ui.Data{"Count": len(h.After.Coming.Deaths)})
		}
	}
	if starts := p.session.Foresee(h.Command).Starts; starts != 0 {
		return ui.T("hint.starts")
	}
	if at := slices.IndexFunc(h.Why, func(r bot.Reason) bool { return whole(&r) > 0 && ui.Has("reason."+r.Key) }); at >= 0 {
		return p.sayReason(&h.Why[at])
	}
	switch {
	case h.Command.Type == game.Done:
		return ui.T("hint.nothing_better")
	case !h.Known:
		return ui.T("hint.chance")
	}
	return ui.T("hint.long_run")
}

// whole is how many points a reason brings, rounded: fractions would mean little to who plays.
func whole(r *bot.Reason) int { return int(math.Round(r.Points)) }

// sayReason is a reason of advice, with its points.
func (p *Hands) sayReason(r *bot.Reason) string {
	said := words.Reason(r.Reason)
	if line := "scores.line." + r.What; r.Key == "worth_score" && ui.Has(line) { // as the score sheet says it
		said = texts.Sentence(ui.T(line, words.Numbers(p.session.Rules())))
	}
	return ui.T("hint.worth", ui.Data{"Reason": said, "Points": words.Signed(whole(r))})
}

// treats says who can be treated then and not now, the one who pays most.
func (p *Hands) treats(before, after *session.Ending) string {
	best, most := game.ForecastTreatment{}, -1
	for i := range after.Boards {
		for _, treatment := range after.Boards[i].Treatments {
			if !before.Treats(treatment.Patient) && treatment.Income > most && len(treatment.Doctors) > 0 {
				best, most = treatment, treatment.Income
			}
		}
	}
	if most < 0 {
		return ""
	}
	c := game.Context{Rules: p.session.Rules(), State: after.State, Player: p.session.Viewer()}
	patient, doctor := c.Where(best.Patient).Clinic().Person(best.Patient), c.Where(best.Doctors[0]).Clinic().Person(best.Doctors[0])
	if patient == nil || doctor == nil {
		return ""
	}
	data := ui.Data{"Who": words.Person(patient.Kind, patient.Level), "Doctor": words.Person(doctor.Kind, doctor.Level), "Income": best.Income}
	text := ui.T("hint.treats", data)
	if len(before.Coming.Deaths) > 0 && len(after.Coming.Deaths) == 0 {
		text = texts.Sentences(text, ui.T("hint.fewer_die", ui.Data{"Count": 0}))
	}
	return text
}

// askWhy opens what the hint is worth: the round before and after, and what a good player thinks of besides.
func (p *Hands) askWhy(c *scenes.Context) {
	h := p.hint.found
	if h == nil {
		return
	}
	var lines []ui.Line
	line := func(sign sprites.ID, text string) {
		lines = append(lines, ui.Line{Text: text, Picture: func(c *ui.Canvas, area ui.Rect) { pictures.In(c, sign, area, 0) }, Do: func() {}})
	}
	text := ui.T("hint.why_chance")
	if h.Known {
		text = ui.T("hint.why_text")
		salaries, upkeep := h.Before.Costs()
		thenSalaries, thenUpkeep := h.After.Costs()
		pair := func(sign sprites.ID, id string, before, after string) {
			line(sign, texts.Labelled(ui.T(id), texts.Arrows(before, after)))
		}
		pair(pictures.Money, "forecast.income", words.Dollars(h.Before.Income()), words.Dollars(h.After.Income()))
		pair(pictures.Money, "forecast.salaries", words.Dollars(salaries), words.Dollars(thenSalaries))
		pair(pictures.Money, "forecast.upkeep", words.Dollars(upkeep), words.Dollars(thenUpkeep))
		pair(pictures.Money, "hint.money_after", words.Dollars(h.Before.Coming.Money), words.Dollars(h.After.Coming.Money))
		pair(pictures.Popularity, "hint.popularity_after", texts.Number(h.Before.Coming.Popularity), texts.Number(h.After.Coming.Popularity))
		pair(pictures.Time, "hint.time_after", texts.Number(h.Before.Time), texts.Number(h.After.Time))
	}
	for i := range h.Why {
		if whole(&h.Why[i]) != 0 && ui.Has("reason."+h.Why[i].Key) {
			line(pictures.Star, p.sayReason(&h.Why[i]))
		}
	}
	c.Ask(&ui.Dialog{Title: p.hint.shown.Title, Text: text, Lines: lines, Answers: []ui.Answer{
		{ID: "back", Text: ui.T("hint.back")},
		{ID: "do", Text: ui.T("hint.do_it"), Do: func() { p.followHint(c) }},
	}, EscIsMain: true})
}
