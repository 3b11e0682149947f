package hands

import (
	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dress"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// "Play Move for me": the planner's ways are drawn and listed, to be accepted, changed or left.

// proposeMove shows the best Move from here, or says that nobody would walk.
func (p *Hands) proposeMove(t *table.Table, c *scenes.Context) {
	found := p.session.ProposeMove()
	if found == nil {
		c.Toast(ui.T("proposal.nobody"), ui.Plainly)
		return
	}
	shown := &view.Hint{Title: ui.T("proposal.title"), Do: ui.T("hint.accept"), Chips: p.chips(&found.Before, &found.After)}
	time := 0
	at := p.session.Context()
	for i := range found.Walks {
		walk := &found.Walks[i]
		time += walk.Time
		one := view.Walk{Person: walk.Command.Person, Annex: walk.Command.Board != "", Way: walk.Way, Time: walk.Time}
		if person := at.Where(one.Person).Clinic().Person(one.Person); person != nil {
			one.Piece = dress.PieceOf(person.Kind, person.Level)
		}
		one.Text = p.aimOf(&walk.Command)
		shown.Walks = append(shown.Walks, one)
	}
	shown.Picture = shown.Walks[0].Piece.Picture()
	shown.Text = texts.Sentences(ui.T("proposal.walks", ui.Data{"Count": len(found.Walks), "Time": time}), p.treats(&found.Before, &found.After))
	if found.Draws {
		shown.Text = texts.Sentences(shown.Text, ui.T("proposal.draws"))
	}
	p.hint = hint{on: true, byKeys: c.Gestures.ByKeys, version: p.session.Version(), shown: shown, proposal: found}
	p.stale = true
	t.Look.Hint = shown
	t.FindSpots()
	if p.hint.byKeys {
		if spot, there := t.Spot(view.HintDo); there {
			p.focusOn(spot)
		}
	}
	c.Sound(sounds.Hint())
	c.Say(ui.Sentences(shown.Title, shown.Text))
}

// aimOf names where a walk ends.
func (p *Hands) aimOf(command *game.Command) string {
	if command.To.Area != clinic.Inside {
		return ui.T("tray.preadmissions")
	}
	return words.Thing(string(p.session.On(command.Board).Clinic().At(command.To.Space).Kind)).Label()
}

// acceptMove has everybody of the proposal walk, one after another.
func (p *Hands) acceptMove(c *scenes.Context) {
	p.walking = commandsOf(p.hint.proposal)
	p.session.NoteMovePlayed()
	p.closeHint(c)
}

// changeMove brings everybody at once to where the proposal has them go: from there they are moved like anybody else, and keep their numbers.
func (p *Hands) changeMove(t *table.Table, c *scenes.Context) {
	numbers := map[string]int{}
	for i := range p.hint.shown.Walks {
		numbers[p.hint.shown.Walks[i].Person] = i + 1
	}
	p.walking = commandsOf(p.hint.proposal)
	p.session.NoteMovePlayed()
	p.closeHint(c)
	p.sendNext(t, c, true)
	p.numbers = numbers
	c.Toast(ui.T("proposal.changed"), ui.Plainly)
}

// sendNext plays the next command of a Move that was accepted, or all that are left at once.
func (p *Hands) sendNext(t *table.Table, c *scenes.Context, all bool) {
	for len(p.walking) > 0 {
		next := p.walking[0]
		p.walking = p.walking[1:]
		if !p.session.Deciding(game.DecideMove) || !p.apply(c, next) {
			p.walking = nil // something has come between
		}
		if !all {
			return
		}
		p.watch(t, c)
		p.skip(c)
	}
}

// commandsOf are those of the walks of a proposal.
func commandsOf(p *session.Proposal) (list []game.Command) {
	for i := range p.Walks {
		list = append(list, p.Walks[i].Command)
	}
	return list
}
