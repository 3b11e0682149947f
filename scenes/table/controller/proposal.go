package controller

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// "Play Move for me": the planner's ways are drawn and listed, to be accepted, changed or declined.

// proposeMove shows the best Move from here, or says that nobody would walk.
func (p *hinting) proposeMove(t *table.Table, c *scenes.Context) {
	found := p.session.ProposeMove()
	if found == nil {
		c.Toast(c.T("proposal.nobody"), ui.Plainly)
		return
	}
	shown := p.sayProposal(found)
	p.beginHint(c, shown)
	p.hint.proposal = found
	t.ShowTab(panels.TabHand)
	p.showClinic(t, p.session.Viewer())
	p.stale = true
	t.Look.Hint = shown
	t.FindSpots()
	if p.hint.byKeys {
		if spot, there := t.Spot(view.HintDo); there {
			p.focusOn(spot)
		}
	}
	c.Sound(sounds.Hint())
	c.Say(ui.Said(c.Reader, shown.Title, shown.Text))
}

// sayProposal returns what is shown of the proposal.
func (p *advice) sayProposal(found *session.Proposal) *view.Hint {
	shown := &view.Hint{Title: p.T("proposal.title"), Do: p.T("hint.accept"), Chips: p.chips(&found.Before, &found.After)}
	time := 0
	at := p.session.Context()
	for i := range found.Walks {
		walk := &found.Walks[i]
		time += walk.Time
		one := view.Walk{Person: walk.Command.Person, Board: walk.Command.Board, Way: walk.Way, Time: walk.Time}
		if person := at.Where(one.Person).Clinic().Person(one.Person); person != nil {
			one.Piece = extensionui.PieceOf(person.Kind, person.Level)
			one.Who = words.Person(p.Reader, person.Kind, person.Level).String()
		}
		one.Text = p.aimOf(found, &walk.Command)
		shown.Walks = append(shown.Walks, one)
	}
	shown.Picture = shown.Walks[0].Piece.Picture()
	shown.Text = p.Texts.Sentences(p.T("proposal.walks", ui.Data{"Count": len(found.Walks), "Time": time}), p.treatsAll(found))
	if left := p.leaves(&found.After); left != "" {
		shown.Text = p.Texts.Sentences(shown.Text, left)
	}
	if found.Draws {
		shown.Text = p.Texts.Sentences(shown.Text, p.T("proposal.draws"))
	}
	return shown
}

// treatsAll says how many more patients are treated after all walks, and what they pay; or who, if it is one.
func (p *advice) treatsAll(found *session.Proposal) string {
	count, income := 0, 0
	for i := range found.After.Boards {
		for _, t := range found.After.Boards[i].Treatments {
			if !found.Before.Treats(t.Patient) {
				count, income = count+1, income+t.Income
			}
		}
	}
	if count < 2 {
		return p.treats(&found.Before, &found.After, "", "hint.treats")
	}
	return p.andNobodyDies(p.T("proposal.treats", ui.Data{"Count": count, "Income": income}), &found.Before, &found.After)
}

// leaves names the patients whom nobody treats after all walks, equal ones together; it is empty if all are treated.
func (p *advice) leaves(after *session.Ending) string {
	type alike struct {
		kind  clinic.PersonKind
		level clinic.Level
	}
	var order []alike
	count := map[alike]int{}
	for i := range after.Boards {
		for _, u := range after.Boards[i].Untreated {
			then := game.Context{Rules: p.session.Rules(), State: after.State, Player: p.session.Viewer()}
			if patient := then.Where(u.Patient).Clinic().Person(u.Patient); patient != nil {
				is := alike{patient.Kind, patient.Level}
				if count[is]++; count[is] == 1 {
					order = append(order, is)
				}
			}
		}
	}
	if len(order) == 0 {
		return ""
	}
	var list []string
	for _, is := range order {
		who := words.Person(p.Reader, is.kind, is.level)
		if count[is] > 1 {
			who = who.Counted(count[is])
		}
		list = append(list, who.String())
	}
	return p.T("proposal.leaves", ui.Data{"Who": p.Texts.Commas(list)})
}

// aimOf names the patient whom the walker treats or helps to treat after a walk, or else where the walk ends.
func (p *advice) aimOf(found *session.Proposal, command *game.Command) string {
	at := p.session.Context()
	for i := range found.After.Boards {
		for _, treatment := range found.After.Boards[i].Treatments {
			if !slices.Contains(treatment.Doctors, command.Person) && !slices.Contains(treatment.Nurses, command.Person) {
				continue
			}
			if patient := at.Where(treatment.Patient).Clinic().Person(treatment.Patient); patient != nil {
				return words.Person(p.Reader, patient.Kind, patient.Level).Label()
			}
		}
	}
	if command.To.Area != clinic.Inside {
		return p.T("tray.preadmissions")
	}
	return words.Thing(p.Reader, string(p.session.On(command.Board).Clinic().At(command.To.Space).Kind)).Label()
}

// clickProposal picks the card of a walk, so that only its way stands out, or unpicks it; or it shows the floors
// again on which nobody walks.
func (p *hinting) clickProposal(t *table.Table, what thing.Thing) {
	p.stale = true
	if what.Name == view.HintFloors.Name {
		all := *p.hint.shown
		all.AllFloors = true
		p.hint.shown = &all
		return
	}
	i := view.WalkOf(what)
	if i < 0 || i >= len(p.hint.shown.Walks) {
		return
	}
	if p.hint.walk == what {
		p.hint.walk = thing.Thing{}
		return
	}
	p.hint.walk = what
	if way := p.hint.shown.Walks[i].Way; t.StopsAtFloors() && len(way) > 0 {
		t.ShowFloor(int(way[len(way)-1].Space.Floor))
	}
}

// acceptMove makes everybody in the proposal walk, one after another.
func (p *hinting) acceptMove(c *scenes.Context) {
	p.walking = commandsOf(p.hint.proposal)
	p.session.NoteMovePlayed()
	p.closeHint(c)
}

// changeMove brings everybody at once to where the proposal sends them. From there they are moved like anybody else,
// and keep their numbers.
func (p *Controller) changeMove(t *table.Table, c *scenes.Context) {
	numbers := map[string]int{}
	for i := range p.hint.shown.Walks {
		numbers[p.hint.shown.Walks[i].Person] = i + 1
	}
	p.walking = commandsOf(p.hint.proposal)
	p.session.NoteMovePlayed()
	p.closeHint(c)
	p.sendNext(t, c, true)
	p.numbers = numbers
	c.Toast(c.T("proposal.changed"), ui.Plainly)
}

// sendNext plays the next command of a Move that was accepted, or all remaining ones at once. A host is given one
// command after another, each when the one before was answered.
func (p *Controller) sendNext(t *table.Table, c *scenes.Context, all bool) {
	for len(p.walking) > 0 {
		if _, _, waits := p.session.Sent(); waits {
			return
		}
		next := p.walking[0]
		p.walking = p.walking[1:]
		if !p.session.Deciding(game.DecideMove) || !p.apply(c, next) {
			p.walking = nil // something else came first
		}
		if !all {
			return
		}
		p.watch(t, c)
		p.skip(c)
	}
}

// commandsOf returns the commands of the walks of a proposal.
func commandsOf(p *session.Proposal) (list []game.Command) {
	for i := range p.Walks {
		list = append(list, p.Walks[i].Command)
	}
	return list
}
