package controller

import (
	"math"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
	"clinic/sprites"
)

// Why a hint: what follows from the deed in the game's own terms. Who is treated and survives comes first, then what
// starts to work, then what the piece does, then what the score sheet counts. Only if none of these applies does it
// say something else.

// advice says what is worth doing and why, out of the game alone.
type advice struct{ *playing }

// whyHint returns the one reason for a hint, after what follows it in the plan.
func (p *advice) whyHint(t *table.Table, h *session.Hint) string {
	var then string
	switch {
	case h.Command.Type == game.ChooseAction && len(h.Plan) > 0 && h.Plan[0].Type != game.Done:
		then = p.Texts.Sentence(p.deedAlone(t, &h.Plan[0]))
	case h.Command.Type == game.MoveOne && len(h.Plan) > 0:
		if moves := countMoves(h); moves > 1 {
			then = p.T("hint.of_plan", ui.Data{"Count": moves})
		}
	}
	return p.Texts.Sentences(then, p.reasonOf(h), p.inSpiteOf(t, h))
}

// inSpiteOf says why a deed is good although the round ends worse with it, and what becomes of the deed that the line
// above the tray names: another action of the round is left for it, or it is worth less. It returns "" if the round
// doesn't end worse.
func (p *advice) inSpiteOf(t *table.Table, h *session.Hint) string {
	if !h.Loses {
		return ""
	}
	could, left := p.leftAside(t, h), p.actionsLeft()
	var why string
	if rounds := p.session.Context().RoundsAhead() - 1; rounds > 0 {
		why = p.T("hint.later", ui.Data{"Count": rounds})
	}
	if could != "" && left <= 0 {
		return p.Texts.Sentences(why, p.T("hint.rather", ui.Data{"What": could}))
	}
	if could != "" && left > 0 {
		return p.Texts.Sentences(why, p.T("hint.actions_left", ui.Data{"What": could, "Count": left}))
	}
	return why
}

// actionsLeft returns how many actions of the round are left after this one.
func (p *advice) actionsLeft() int {
	rules := p.session.Rules()
	return rules.Numbers[game.ActionSteps] - rules.StepOf(p.session.State()).Number
}

// leftAside returns the deed that the line above the tray names, if a hint contains none of that kind.
func (p *advice) leftAside(t *table.Table, h *session.Hint) string {
	next := p.session.Next()
	if next == nil || next.Command.Type == "" {
		return ""
	}
	if kind := next.Command.Type; kind == h.Command.Type || slices.ContainsFunc(h.Plan, func(c game.Command) bool { return c.Type == kind }) {
		return ""
	}
	return p.deedAlone(t, &next.Command)
}

// plansMore reports whether more is planned after what a hint is about.
func plansMore(h *session.Hint) bool {
	plan := h.Plan
	if h.Command.Type == game.ChooseAction && len(plan) > 0 {
		plan = plan[1:]
	}
	return slices.ContainsFunc(plan, func(c game.Command) bool { return c.Type != game.Done })
}

// countMoves returns how many moves the plan of a hint has.
func countMoves(h *session.Hint) (count int) {
	count = 1
	for i := range h.Plan {
		if h.Plan[i].Type == game.MoveOne {
			count++
		}
	}
	return count
}

func (p *advice) reasonOf(h *session.Hint) string {
	command := &h.Command
	if command.Type == game.ChooseAction && len(h.Plan) > 0 {
		command = &h.Plan[0]
	}
	if h.Known && !h.Loses {
		if text := firstOf(p.takesPart(h, command), p.concernsOthers(h, command), p.fewerDie(h)); text != "" {
			return text
		}
	}
	if h.Loses && p.session.Context().RoundsAhead() <= 1 { // only the sheet is left to count
		if text := p.sheet(h); text != "" {
			return text
		}
	}
	if text := firstOf(p.beginsToWork(h), p.reasonOfKind(h, command)); text != "" {
		return text
	}
	if at := slices.IndexFunc(h.Why, func(r bot.Reason) bool { return r.Points > 0 && extensionSays(p.Reader, &r) }); at >= 0 {
		return words.Reason(p.Reader, h.Why[at].Reason)
	}
	if h.Known {
		if text := firstOf(p.ends(h), p.sheet(h)); text != "" {
			return text
		}
	}
	switch {
	case h.Command.Type == game.Done && p.session.Deciding(game.DecideTreatments):
		return p.T("hint.treatments")
	case h.Command.Type == game.Done && !p.mayDoMore():
		return p.T("hint.nothing_left")
	case h.Command.Type == game.Done:
		return p.T("hint.nothing_better")
	case !h.Known:
		return p.T("hint.chance")
	case h.Loses && p.session.Context().RoundsAhead() > 1:
		return "" // that is said anyway
	}
	return p.T("hint.taste")
}

// mayDoMore reports whether the viewer can do anything except go on.
func (p *advice) mayDoMore() bool {
	return slices.ContainsFunc(p.session.Legal(), func(c game.Command) bool { return c.Type != game.Done })
}

func firstOf(reasons ...string) string {
	return reasons[max(0, slices.IndexFunc(reasons, func(reason string) bool { return reason != "" }))]
}

// extensionSays reports whether a reason comes from an extension. Those of the base game are estimates that say less
// than what stands beside them.
func extensionSays(reader *ui.Reader, r *bot.Reason) bool {
	switch r.Key {
	case "worth_business", "worth_savings", "worth_sites", "worth_score":
		return false
	}
	return reader.Texts.Has("reason." + r.Key)
}

// takesPart says who is treated thanks to a deed that is about somebody: the patient who walks, is admitted or is
// given a doctor, or the one whom a walker treats or helps to treat.
func (p *advice) takesPart(h *session.Hint, command *game.Command) string {
	for i := range h.After.Boards {
		for k := range h.After.Boards[i].Treatments {
			t := &h.After.Boards[i].Treatments[k]
			own := command.Type == game.Treat && t.Patient == command.Person ||
				command.Type == game.MoveOne && (t.Patient == command.Person || slices.Contains(t.Doctors, command.Person) || slices.Contains(t.Nurses, command.Person)) ||
				command.Type == game.AdmitOne && p.likeNewcomer(h, t.Patient)
			if own && !h.Before.Treats(t.Patient) {
				return p.treatment(&h.After, t, "", "hint.treats")
			}
		}
	}
	return ""
}

// likeNewcomer reports whether the plan of a hint brings in that patient: the one whom its own deed admits, or an equal
// one.
func (p *advice) likeNewcomer(h *session.Hint, patient string) bool {
	now, alone, then := p.before(h), p.before(h), p.then(h)
	alone.State = h.Alone
	comes := then.Where(patient).Clinic().Person(patient)
	if comes == nil || now.Where(patient).Clinic().Person(patient) != nil {
		return false
	}
	for board := range alone.Boards() {
		for i := range board.Clinic().People {
			person := &board.Clinic().People[i]
			if person.Kind == comes.Kind && person.Level == comes.Level && person.Service == comes.Service && now.Where(person.ID).Clinic().Person(person.ID) == nil {
				return true
			}
		}
	}
	return false
}

// concernsOthers says what a deed brings about that treats or admits nobody itself. What is about somebody has its own
// reason first, and others are treated only by the plan that follows it.
func (p *advice) concernsOthers(h *session.Hint, command *game.Command) string {
	id, own := "hint.treats", ""
	switch command.Type {
	case game.AdmitOne, game.QueueOne, game.MoveOne:
		own = p.reasonOfKind(h, command)
		if own != "" && (command.Type == game.MoveOne || command.Type == game.AdmitOne && p.session.Context().RoundsAhead() > 1) {
			return own
		}
		if plansMore(h) {
			id = "hint.plan_treats"
		}
	}
	return p.Texts.Sentences(own, p.treats(&h.Before, &h.After, command.Person, id))
}

// treats names the patient who can be treated after the deed and not before, the one who pays most. Somebody who is led
// elsewhere isn't mistaken for the doctor.
func (p *advice) treats(before, after *session.Ending, led, id string) string {
	var best *game.ForecastTreatment
	for i := range after.Boards {
		for k := range after.Boards[i].Treatments {
			treatment := &after.Boards[i].Treatments[k]
			if !before.Treats(treatment.Patient) && (best == nil || treatment.Income > best.Income) && len(treatment.Doctors) > 0 {
				best = treatment
			}
		}
	}
	if best == nil {
		return ""
	}
	return p.andNobodyDies(p.treatment(after, best, led, id), before, after)
}

// andNobodyDies adds to a sentence that nobody dies any more, if somebody would have.
func (p *advice) andNobodyDies(text string, before, after *session.Ending) string {
	if text == "" || len(before.Coming.Deaths) == 0 || len(after.Coming.Deaths) > 0 {
		return text
	}
	return p.Texts.Sentences(text, p.T("hint.fewer_die", ui.Data{"Count": 0}))
}

// treatment says with a text who treats whom: another one of the kind of somebody who is led elsewhere, unless that is
// "".
func (p *advice) treatment(after *session.Ending, treatment *game.ForecastTreatment, led, id string) string {
	c := game.Context{Rules: p.session.Rules(), State: after.State, Player: p.session.Viewer()}
	patient := c.Where(treatment.Patient).Clinic().Person(treatment.Patient)
	if patient == nil || len(treatment.Doctors) == 0 {
		return ""
	}
	doctor := c.Where(treatment.Doctors[0]).Clinic().Person(treatment.Doctors[0])
	if doctor == nil {
		return ""
	}
	if other := c.Where(led).Clinic().Person(led); id == "hint.treats" && led != "" && other != nil && other.Kind == doctor.Kind && other.Level == doctor.Level {
		id = "hint.treats_other"
	}
	return p.T(id, ui.Data{"Who": words.Person(p.Reader, patient.Kind, patient.Level), "Doctor": words.Person(p.Reader, doctor.Kind, doctor.Level), "Income": treatment.Income})
}

func (p *advice) fewerDie(h *session.Hint) string {
	if len(h.Before.Coming.Deaths) <= len(h.After.Coming.Deaths) {
		return ""
	}
	return p.T("hint.fewer_die", ui.Data{"Count": len(h.After.Coming.Deaths)})
}

// beginsToWork names a room that starts to work, preferring one that the hint's own deed starts. If only the rest of
// the plan starts it, the text says so.
func (p *advice) beginsToWork(h *session.Hint) string {
	alone := game.Context{Rules: p.session.Rules(), State: h.Alone, Player: p.session.Viewer()}
	if text := p.roomThatWorks(p.before(h), alone, "hint.works", "hint.works_new"); text != "" {
		return text
	}
	return p.roomThatWorks(p.before(h), p.then(h), "hint.works_later", "hint.works_later")
}

// roomThatWorks names a room that works then and not now, with the text for a room that stands or for a new one.
func (p *advice) roomThatWorks(now, then game.Context, stands, isNew string) string {
	for room := range (then.FunctionalRooms() &^ now.FunctionalRooms()).All() {
		id := stands
		if now.Clinic().At(room).Kind != then.Clinic().At(room).Kind { // it must be built first
			id = isNew
		}
		return p.T(id, ui.Data{
			"Room": words.Thing(p.Reader, string(then.Clinic().At(room).Kind)), "Where": p.T("table.floor", ui.Data{"Number": int(room.Floor)}),
			"Count": then.Number(game.ScoreRoom) + int(room.Floor),
		})
	}
	return ""
}

func (p *advice) before(h *session.Hint) game.Context {
	return game.Context{Rules: p.session.Rules(), State: h.Now, Player: p.session.Viewer()}
}

func (p *advice) then(h *session.Hint) game.Context {
	return game.Context{Rules: p.session.Rules(), State: h.Then, Player: p.session.Viewer()}
}

// reasonOfKind returns what commands of a kind are good for, in numbers of the game; it is empty for those of
// extensions.
func (p *advice) reasonOfKind(h *session.Hint, command *game.Command) string {
	c := p.session.Context()
	switch command.Type {
	case game.BuildOne:
		return p.reasonToBuild(h, command)
	case game.HireOne:
		return p.reasonToHire(command)
	case game.AdmitOne:
		if row := c.Market().RowAt(command.From); row != nil && command.Board == game.Home {
			return p.reasonToAdmit(h, c, row.Patients[0])
		}
	case game.QueueOne:
		switch {
		case command.Onto.Service == command.From.Service:
			return p.T("hint.queue_nearer")
		case c.Treats(command.Onto.Service):
			return p.T("hint.queue_service", ui.Data{"Service": words.Service(p.Reader, command.Onto.Service)})
		}
		return p.T("hint.queue_away")
	case game.MoveOne:
		if command.To.Area == clinic.Inside && command.Board == game.Home {
			return p.reasonToWalk(command)
		}
	case game.TakeBonus:
		return p.reasonForBonus(command.Choice)
	case game.ChooseGoal:
		return p.reasonForGoal(command.Choice)
	case game.BuyPopularity:
		return p.T("hint.buys", words.Numbers(c.Rules))
	}
	return ""
}

// does returns the first sentence of what a thing does, without its rules.
func (p *advice) does(kind string) string {
	id := "tip.does." + kind
	if !p.Texts.Has(id) {
		return ""
	}
	return texts.First(p.T(id, words.Numbers(p.session.Rules())))
}

func (p *advice) reasonToBuild(h *session.Hint, command *game.Command) string {
	c := p.session.Context()
	kind := command.Component.Kind
	switch {
	case command.Board != game.Home:
	case kind == clinic.Hub && !c.Clinic().Services().Has(command.Component.Service) && p.patientsCome():
		waiting := 0
		for i := range c.Market().Appointments {
			if row := &c.Market().Appointments[i]; row.Service == command.Component.Service {
				waiting += row.Waiting()
			}
		}
		return p.T("hint.hub", ui.Data{"Service": words.Service(p.Reader, command.Component.Service), "Count": waiting})
	case kind == clinic.ParkingLot:
		if now, then := c.FreePlaces(), p.then(h).FreePlaces(); then > now {
			return p.T("hint.parking", ui.Data{"Before": now, "Count": then})
		}
	}
	if id := "hint.build." + string(kind); p.Texts.Has(id) {
		return p.T(id, words.Numbers(c.Rules))
	}
	return p.does(string(kind))
}

// patientsCome reports whether any patient can still be admitted.
func (p *advice) patientsCome() bool {
	waiting, bag := words.ToCome(p.session.Context())
	return waiting+bag > 0
}

func (p *advice) reasonToHire(command *game.Command) string {
	c := p.session.On(command.Board)
	doctors, nurses, patients := 0, 0, 0
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; {
		case person.Kind == clinic.Doctor:
			doctors++
		case person.Kind == clinic.Nurse:
			nurses++
		case c.Treatable(person):
			patients++
		}
	}
	switch {
	case command.Board != game.Home:
	case command.Kind == clinic.Doctor:
		text := p.T("hint.doctors", ui.Data{"Count": doctors})
		if patients > 0 || p.patientsCome() {
			text = p.Texts.Sentences(text, p.T("hint.doctors_patients", ui.Data{"Count": patients}))
		}
		return text
	case command.Kind == clinic.Nurse:
		return p.T("hint.nurses", ui.Data{"Count": nurses})
	}
	return p.does(string(command.Kind))
}

func (p *advice) reasonToAdmit(h *session.Hint, c game.Context, level clinic.Level) string {
	if level <= clinic.NoLevel || level > clinic.Red {
		return ""
	}
	if h.Known && !p.newcomerTreated(h) {
		if level == clinic.Red {
			return p.T("hint.admit_red")
		}
		if c.RoundsAhead() <= 1 {
			return p.T("hint.queue_away")
		}
		return p.T("hint.admit_waits", ui.Data{"Income": c.Number(game.IncomeWhite + game.Number(level+1-clinic.White))})
	}
	data := ui.Data{"Doctor": words.Person(p.Reader, clinic.Doctor, level), "Income": c.Number(game.IncomeWhite + game.Number(level-clinic.White))}
	if slices.ContainsFunc(c.Clinic().People, func(d clinic.Person) bool { return d.Kind == clinic.Doctor && d.Level == level }) {
		return p.T("hint.admit_fits", data)
	}
	return p.T("hint.admit_pays", data)
}

// newcomerTreated reports whether the patient whom a hint admits can be treated in this round.
func (p *advice) newcomerTreated(h *session.Hint) bool {
	for i := range h.After.Boards {
		if slices.ContainsFunc(h.After.Boards[i].Treatments, func(t game.ForecastTreatment) bool { return p.likeNewcomer(h, t.Patient) }) {
			return true
		}
	}
	return false
}

// reasonToWalk says what a person does at the end of a walk after which nobody is treated.
func (p *advice) reasonToWalk(command *game.Command) string {
	c := p.session.Context()
	person, kind := c.Clinic().Person(command.Person), c.Clinic().At(command.To.Space).Kind
	switch {
	case person == nil:
	case kind == clinic.Laboratory && person.Kind == clinic.Doctor:
		return p.T("hint.build.laboratory", words.Numbers(c.Rules))
	case kind == clinic.WaitingRoom:
		return p.does(string(kind))
	case person.Kind == clinic.Orderly && kind == clinic.SupplyRoom:
		return p.does(string(person.Kind))
	case person.At.Area == clinic.Inside && person.Kind != clinic.Patient && !p.session.Check(game.Command{Type: game.Done}).Legal():
		return p.session.Sentence(p.Reader, p.session.Check(game.Command{Type: game.Done}).Refusal)
	}
	return ""
}

func (p *advice) reasonForBonus(bonus string) string {
	c := p.session.Context()
	price := 0
	switch bonus {
	case game.BonusMoneyTile:
		return p.T("hint.bonus_money")
	case game.BonusYellow:
		return p.T("hint.bonus_yellow", ui.Data{"Income": c.Number(game.IncomeWhite + 1)})
	case game.BonusOrderly:
		price = c.Number(game.PriceOrderly)
	case game.BonusNurse:
		price = c.Number(game.Nurse1)
	case game.BonusParkingLot:
		price = c.Price(clinic.Component{Kind: clinic.ParkingLot})
	case game.BonusGarden:
		price = c.Price(clinic.Component{Kind: clinic.Garden})
	case game.BonusConveyors:
		price = c.Price(clinic.Component{Kind: clinic.Conveyor})
	}
	if price <= 0 {
		return ""
	}
	return p.T("hint.bonus_saves", ui.Data{"Money": price})
}

// reasonForGoal says what a goal requires in each round, and out of how many patients.
func (p *advice) reasonForGoal(goal string) string {
	c := p.session.Context()
	rounds := c.RoundsAhead()
	if _, of, counts := c.GoalSoFar(goal); counts && rounds > 0 && goal != game.GoalFloor3 {
		text := p.T("hint.goal_counts", ui.Data{"Of": of, "Rounds": rounds, "Count": (of + rounds - 1) / rounds})
		text = p.Texts.Sentences(text, words.PatientsToCome(p.Reader, c, goal))
		if goal == game.GoalNoDeaths {
			text = p.Texts.Sentences(text, p.T("hint.goal_no_deaths", ui.Data{"Count": c.Number(game.DeathPopularity)}))
		}
		return text
	}
	if id := "hint.goal." + goal; p.Texts.Has(id) {
		return p.T(id, words.Numbers(c.Rules))
	}
	return p.T("hint.goal_fits")
}

// ends says what is better about the round's end.
func (p *advice) ends(h *session.Hint) string {
	if points := h.After.Coming.Popularity - h.Before.Coming.Popularity; points > 0 {
		return p.T("hint.more_popularity", ui.Data{"Count": points})
	}
	if money := h.After.Coming.Money - h.Before.Coming.Money; money > 0 {
		return p.T("hint.more_money", ui.Data{"Money": money})
	}
	if time := h.Before.Time - h.After.Time; time > 0 {
		return p.T("hint.less_time", ui.Data{"Count": time})
	}
	return ""
}

// counted is a line of the score sheet with what the deed changes in it.
type counted struct {
	name   string
	points int
}

// lines returns the lines of the score sheet that change, as if the game ended right after.
func (p *advice) lines(h *session.Hint) (list []counted) {
	now := p.before(h).Score()
	for _, line := range p.then(h).Score().Lines {
		points := line.Points
		for _, before := range now.Lines {
			if before.What == line.What {
				points -= before.Points
			}
		}
		if id := "scores.line." + line.What; points != 0 && p.Texts.Has(id) {
			list = append(list, counted{p.T(id, words.Numbers(p.session.Rules())), points})
		}
	}
	return list
}

// sheet names the line of the score sheet that gains most.
func (p *advice) sheet(h *session.Hint) string {
	var best counted
	for _, line := range p.lines(h) {
		if line.points > best.points {
			best = line
		}
	}
	if best.points == 0 {
		return ""
	}
	return p.sayLine(best)
}

func (p *advice) sayLine(line counted) string {
	return p.T("hint.sheet", ui.Data{"Line": line.name, "Points": words.Signed(p.Reader, line.points)})
}

// whyLines lists what a hint is worth: the differences at the round's end, and what it changes in the score.
func (p *advice) whyLines(h *session.Hint) (lines []dialog.Line) {
	line := func(sign sprites.ID, text string) {
		lines = append(lines, dialog.Line{Text: text, Picture: func(c *ui.Canvas, area ui.Rect) { pictures.In(c, sign, area, 0) }, Do: func() {}})
	}
	if h.Known {
		salaries, upkeep := h.Before.Costs()
		thenSalaries, thenUpkeep := h.After.Costs()
		pair := func(sign sprites.ID, id string, before, after int, say func(int) string) {
			if before != after {
				line(sign, p.Texts.Labelled(p.T(id), p.Texts.Arrows(say(before), say(after))))
			}
		}
		pair(pictures.Money, "hint.pays", h.Before.Income(), h.After.Income(), p.Texts.Dollars)
		pair(pictures.Money, "hint.salaries", salaries, thenSalaries, p.Texts.Dollars)
		pair(pictures.Money, "hint.upkeep", upkeep, thenUpkeep, p.Texts.Dollars)
		pair(pictures.Money, "hint.money_after", h.Before.Coming.Money, h.After.Coming.Money, p.Texts.Dollars)
		pair(pictures.Popularity, "hint.popularity_after", h.Before.Coming.Popularity, h.After.Coming.Popularity, p.Texts.Number)
		pair(pictures.Time, "hint.time_after", h.Before.Time, h.After.Time, p.Texts.Number)
		for _, counted := range p.lines(h) {
			line(pictures.Popularity, p.sayLine(counted))
		}
	}
	for i := range h.Why {
		if points := int(math.Round(h.Why[i].Points)); points != 0 && extensionSays(p.Reader, &h.Why[i]) {
			line(pictures.Popularity, p.Texts.Sentences(words.Reason(p.Reader, h.Why[i].Reason), p.T("hint.estimate", ui.Data{"Points": words.Signed(p.Reader, points)})))
		}
	}
	return lines
}

// askWhy opens the reason that stands on the card of the hint, and the numbers behind it.
func (p *hinting) askWhy(c *scenes.Context) {
	h := p.hint.found
	if h == nil {
		return
	}
	lines, text := p.whyLines(h), "hint.why_text"
	if !h.Known {
		text = "hint.chance"
	}
	c.Ask(&dialog.Dialog{Title: c.T("hint.why"), Text: c.Texts.Sentences(c.Texts.Sentence(p.hint.shown.Title), p.hint.shown.Text, c.T(text)), Lines: lines, Answers: []dialog.Answer{
		{ID: "do", Text: c.T("hint.do_it"), Do: func() { p.followHint(c) }}, // the main one, as on the card
		{ID: "back", Text: c.T("hint.back")},
	}})
}
