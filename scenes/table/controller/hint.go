package controller

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
	"clinic/sprites"
)

// A hint: what the bot Chief would do, computed in slices between frames, as bots think. It names one deed, one
// reason, and its worth in this round.

// hint is a hint that was asked for.
type hint struct {
	on      bool // the player asked for it
	byKeys  bool
	version int // of the session that it is about
	viewer  int // whom it is for
	given   int // commands of this screen before it
	shown   *view.Hint
	found   *session.Hint

	proposal *session.Proposal // of a whole Move instead of a single deed, nil for none
	walk     thing.Thing       // the card of the proposal that is picked
}

// advised is the deed that a hint has named: the line of what is next names the same until something is done.
type advised struct {
	version int // of the session
	deed    string
}

// hinting shows the hints and the proposals that the player asks for.
type hinting struct {
	*playing
	*advice
	*foresight
	*focusing
	hint    hint
	advised advised        // by a hint
	walking []game.Command // commands left of a Move that is played for the viewer
	numbers map[string]int // numbers of the people who were brought to their places, while Move lasts
}

// clickHint handles a click on a button of hints.
func (p *Controller) clickHint(t *table.Table, c *scenes.Context, what thing.Thing) {
	switch what {
	case view.HintAsk:
		if p.hint.on {
			p.closeHint(c)
			return
		}
		p.withHelp(c, func() {
			p.beginHint(c, &view.Hint{Thinking: true})
			p.stale = true
		})
	case view.HintMove:
		if p.hint.proposal != nil {
			p.closeHint(c)
		} else {
			p.proposeMove(t, c)
		}
	case view.HintNo:
		p.closeHint(c)
	case view.HintChange:
		p.withHelp(c, func() { p.changeMove(t, c) })
	case view.HintWhy:
		p.askWhy(c)
	case view.HintDo:
		p.withHelp(c, func() { p.doHint(c) })
	default:
		p.clickProposal(t, what)
	}
	c.Redraw()
}

// withHelp does what helps the player, after a question if that keeps the game out of the Hall of Fame.
func (p *hinting) withHelp(c *scenes.Context, do func()) {
	if !p.session.Unaided() {
		do()
		return
	}
	c.Ask(&dialog.Dialog{Title: c.T("hint.help"), Text: c.T("hint.help_text"), Answers: []dialog.Answer{
		{ID: "help", Text: c.T("hint.help_do"), Do: do},
		{ID: "no", Text: c.T("hint.no")},
	}})
}

// beginHint shows a hint about the game as it is now.
func (p *hinting) beginHint(c *scenes.Context, shown *view.Hint) {
	s := p.session
	p.hint = hint{on: true, byKeys: c.Gestures.ByKeys, version: s.Version(), viewer: s.Viewer(), given: s.Given(), shown: shown}
}

func (p *hinting) closeHint(c *scenes.Context) {
	p.hint, p.stale = hint{}, true
	c.Redraw()
}

// endHint closes the hint once anything has been done: it is about the state before. What others do at a shared table
// meanwhile closes it only if it can't be followed any more; a hint that is not found yet is thought about anew.
func (p *hinting) endHint(c *scenes.Context) {
	h, s := &p.hint, p.session
	if !h.on || h.version == s.Version() && s.MayHint() {
		return
	}
	others := s.Given() == h.given && s.Viewer() == h.viewer && s.MayHint()
	if others && (h.found == nil || s.KeepHint()) && (h.proposal == nil || s.Deciding(game.DecideMove)) {
		h.version = s.Version()
		return
	}
	p.closeHint(c)
}

// thinkOfHint spends a tick on thinking about a hint, and shows it once it is found.
func (p *hinting) thinkOfHint(t *table.Table, c *scenes.Context) {
	h := &p.hint
	if !h.on || h.found != nil || h.proposal != nil {
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
func (p *hinting) showHint(t *table.Table, c *scenes.Context) {
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
	p.advised = advised{p.session.Version(), c.Texts.Sentence(shown.Title)}
	c.Sound(sounds.Hint())
	c.Say(ui.Said(c.Reader, shown.Title, shown.Text))
	c.Redraw()
}

// openPlanned opens what the hint that is being followed goes on with.
func (p *hinting) openPlanned(t *table.Table) {
	planned := p.session.Planned()
	if planned.Type == "" {
		return
	}
	if from, _, _ := p.pathOfAny(t, planned); from.Kind != thing.Person {
		p.openFor(t, from)
	}
}

// sayHint returns what is shown of a hint.
func (p *advice) sayHint(t *table.Table, found *session.Hint) *view.Hint {
	shown := &view.Hint{Title: p.deed(t, &found.Command), Text: p.whyHint(t, found), Do: p.T("hint.do_it"), Picture: p.pictureOfDeed(t, &found.Command)}
	shown.From, shown.To, shown.Held = p.pathOfAny(t, found.Command)
	shown.Why = !found.Known || len(p.whyLines(found)) > 0
	if found.Known {
		shown.Chips, shown.Of = p.chips(&found.Before, &found.After), p.T(p.chipsOf(found))
	}
	return shown
}

// chipsOf returns the id of the sentence that says what the numbers of a hint count.
func (p *advice) chipsOf(found *session.Hint) string {
	switch {
	case p.session.Deciding(game.DecideMove):
		return "hint.chips_move"
	case p.session.Decision().Buys():
		return "hint.chips_bought"
	case found.Loses && p.actionsLeft() > 0: // the numbers don't count what these will bring
		return "hint.chips_alone"
	case found.Command.Type != game.ChooseAction && plansMore(found):
		return "hint.chips_plan"
	}
	return "hint.chips"
}

// retellHint words the hint anew in another language.
func (p *hinting) retellHint(t *table.Table) {
	switch {
	case p.hint.proposal != nil:
		all := p.hint.shown.AllFloors
		p.hint.shown = p.sayProposal(p.hint.proposal)
		p.hint.shown.AllFloors = all
	case p.hint.found != nil:
		p.hint.shown = p.sayHint(t, p.hint.found)
		p.advised.deed = p.Texts.Sentence(p.hint.shown.Title)
	default:
		p.advised = advised{}
	}
}

// doHint does what the main button of the card says.
func (p *hinting) doHint(c *scenes.Context) {
	if p.hint.proposal != nil {
		p.acceptMove(c)
	} else {
		p.followHint(c)
	}
}

// followHint plays the hint as if the player had; undo takes it back.
func (p *hinting) followHint(c *scenes.Context) {
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
func (p *hinting) lookOfHint(l *view.Interaction) {
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
		l.On(to.Board).Space[to.Space.Index()].Light = sprites.GlowAccent
	}
}

// deed describes a command in a few words, with its cost.
func (p *advice) deed(t *table.Table, command *game.Command) string {
	text := p.deedAlone(t, command)
	cost := p.session.Check(*command).Cost
	if dollars := cost.Money + cost.AnnexMoney; dollars > 0 {
		return p.T("hint.for_dollars", ui.Data{"What": text, "Money": dollars})
	}
	return text
}

// deedAlone describes a command in a few words, without its cost.
func (p *advice) deedAlone(t *table.Table, command *game.Command) string {
	if offer := p.offerOf(t, command); offer != nil {
		return panels.OfferName(p.Reader, offer.Path[0])
	}
	return p.deedIn(p.session.On(command.Board), command)
}

// deedIn describes a command of the base game in a few words, as things stand in a context.
func (p *advice) deedIn(c game.Context, command *game.Command) string {
	data := ui.Data{"Count": command.Points}
	switch command.Type {
	case game.ChooseAction:
		data["Action"] = p.T("action." + string(command.Action))
	case game.BuildOne:
		data["What"], data["Where"] = words.Thing(p.Reader, string(command.Component.Kind)), p.T("table.floor", ui.Data{"Number": int(command.Component.Space.Floor)})
		if command.Component.Service != clinic.NoService {
			data["Service"] = words.Service(p.Reader, command.Component.Service)
			return p.T("hint.do.build_hub", data)
		}
	case game.HireOne:
		level := clinic.NoLevel
		if c.Rules.As(command.Kind) == clinic.Doctor && command.Slot < len(c.Market().Residency) {
			level = c.Market().Residency[command.Slot]
		}
		data["Who"] = words.Person(p.Reader, command.Kind, level)
	case game.AdmitOne, game.QueueOne:
		row := c.Market().RowAt(command.From)
		if row == nil {
			break
		}
		data["Who"] = words.Person(p.Reader, c.Rules.KindOf(clinic.Patient), row.Patients[command.From.Space])
	case game.MoveOne:
		person := c.Clinic().Person(command.Person)
		if person == nil {
			break
		}
		data["Who"] = words.Person(p.Reader, person.Kind, person.Level)
		if command.To.Area != clinic.Inside {
			return p.T("hint.do.move_back", data)
		}
		data["What"] = words.Thing(p.Reader, string(c.Clinic().At(command.To.Space).Kind))
	case game.Treat:
		if person := c.Clinic().Person(command.Person); person != nil {
			data["Who"] = words.Person(p.Reader, person.Kind, person.Level)
		}
		switch {
		case command.Skip:
			return p.T("hint.do.leave", data)
		case len(command.Doctors) > 0:
			doctor := c.Clinic().Person(command.Doctors[0])
			data["Doctor"] = words.Person(p.Reader, doctor.Kind, doctor.Level)
			return p.T("hint.do.treat_by", data)
		}
	case game.TakeBonus:
		data["What"] = p.T("bonus."+command.Choice, ui.Data{"Money": c.Number(game.BonusMoney)})
	case game.ChooseGoal:
		if command.Choice == game.DrawGoal {
			return p.T("tray.draw_goal")
		}
		data["What"] = words.Goal(p.Reader, command.Choice, p.session.Rules())
	case game.BuyPopularity:
	case game.Done:
		if p.session.Deciding(game.DecideTreatments) {
			return p.T("hint.do.treatments")
		}
		return p.T("hint.do.done")
	default:
		return p.T("hint.do.other")
	}
	return p.T("hint.do."+string(command.Type), data)
}

// offerOf returns the extension's offer behind a command, nil for commands of the base game.
func (p *advice) offerOf(t *table.Table, command *game.Command) *view.Offer {
	for i := range t.Offers {
		if t.Offers[i].Command.Equal(command) {
			return &t.Offers[i]
		}
	}
	return nil
}

// pathOfAny is pathOf for every command on every board: what is taken or pressed, and where it goes.
func (p *advice) pathOfAny(t *table.Table, command game.Command) (from, to thing.Thing, held view.Held) {
	if offer := p.offerOf(t, &command); offer != nil {
		from = offer.Path[0]
		if last := len(offer.Path) - 1; last > 0 {
			to = offer.Path[last]
		}
		return from, to, held
	}
	if shares := extensionui.SharesOf(p.session.Rules()); shares != nil && command.Type == shares.Command {
		return thing.Of(thing.Agree), to, held
	}
	from, to, held = p.pathOf(command)
	if outside := thing.Numbered(thing.Outside, 0); command.Type == game.HireOne { // where the hire waits
		to = thing.Thing{}
		for ; outside.Number < 12; outside.Number++ {
			if _, free := t.Spot(outside); free {
				return from, outside, held
			}
		}
	}
	return from, to, held
}

// pictureOfDeed returns the picture of the piece that a command is about.
func (p *advice) pictureOfDeed(t *table.Table, command *game.Command) sprites.ID {
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

// chips returns what a deed is worth in this round: money, popularity and time, each if it makes a difference.
func (p *advice) chips(before, after *session.Ending) (list []view.Chip) {
	if money := after.Coming.Money - before.Coming.Money; money != 0 {
		list = append(list, view.Chip{Sign: pictures.Money, Text: p.T("hint.net", ui.Data{"Money": words.SignedDollars(p.Reader, money)}), Bad: money < 0})
	}
	if points := after.Coming.Popularity - before.Coming.Popularity; points != 0 {
		list = append(list, view.Chip{Sign: pictures.Popularity, Text: words.Signed(p.Reader, points), Bad: points < 0})
	}
	if time := after.Time - before.Time; time != 0 {
		list = append(list, view.Chip{Sign: pictures.Time, Text: words.Signed(p.Reader, time)})
	}
	return list
}
