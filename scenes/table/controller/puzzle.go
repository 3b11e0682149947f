package controller

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// A puzzle at the table: everything is played as in a game. After each deed the rules say whether it is solved; the
// main button starts over.

// PuzzleDoors are the doors of a puzzle.
type PuzzleDoors struct {
	// About returns which puzzle it is, of which week, and when the next one comes.
	About func() view.Puzzle
	// Won saves that so many stars were won.
	Won func(c *scenes.Context, stars int)
	// Share returns what is copied for others: how well it was solved, without how.
	Share func(p *session.Puzzled) string
	// Another opens a puzzle to practice with, Day the one of a day of its week, 0 for Monday.
	Another func() scenes.Scene
	Day     func(weekday int) scenes.Scene
}

// puzzling is what the player has been shown of a puzzle so far.
type puzzling struct {
	stars  int
	solved bool
	hint   string
}

// puzzleNow returns what is shown of the puzzle, nil in a game.
func (p *advice) puzzleNow() *view.Puzzle {
	z := p.session.Puzzle()
	if z == nil {
		return nil
	}
	var shown view.Puzzle
	if p.doors.Puzzle != nil {
		shown = p.doors.Puzzle.About()
	}
	shown.Puzzle, shown.Stars, shown.TakenBack, shown.Hints = z.Puzzle, z.Stars, z.TakenBack, z.Hints
	shown.Task, shown.Asks = words.PuzzleTask(p.Reader, z.Puzzle), words.PuzzleAsks(p.Reader, z.Puzzle)
	if shown.Solved = p.session.Solved(); shown.Solved {
		now := z.Standing(p.session.State())
		shown.Said, shown.Neat, shown.Plainly = words.PuzzleReached(p.Reader, z.Puzzle, now, z.Stars), words.PuzzleNeat(p.Reader, z.Puzzle), words.PuzzlePlainly(p.Reader, z.Puzzle)
		shown.Pays = z.Pays(p.session.State())
	}
	shown.Hint, shown.Lit = p.hinted()
	return &shown
}

// hinted returns what the hint says now, and what it is about.
func (p *advice) hinted() (said string, lit []thing.Thing) {
	h := p.session.Clue()
	switch {
	case h == nil:
		return "", nil
	case len(h.Rest) == 0:
		if before := p.session.Puzzle().GoesOn(p.session.State()); before { // not every way is tried there
			return p.T("puzzle.hint_off"), []thing.Thing{thing.Of(thing.Undo)}
		}
		return p.T("puzzle.hint_back"), []thing.Thing{thing.Of(thing.Done)}
	}
	first := h.Rest[0]
	if first.Type != game.MoveOne {
		return p.hintedDeed(h)
	}
	lit = append(lit, thing.Somebody(first.Person))
	switch h.Step {
	case session.CluePiece:
		return p.T("puzzle.hint_piece", ui.Data{"Who": p.who(first)}), lit
	case session.ClueRoom:
		return p.T("puzzle.hint_room", p.deedData(first)), append(lit, thing.InSpace(first.To.Space))
	}
	for i, deed := range h.Rest {
		same := func(other game.Command) bool { return other.To == deed.To && p.kindOf(other) == p.kindOf(deed) }
		if slices.ContainsFunc(h.Rest[:i], same) {
			continue // already counted
		}
		data := p.deedData(deed)
		data["Amount"] = 0
		for _, other := range h.Rest[i:] {
			if same(other) {
				data["Amount"] = data["Amount"].(int) + 1
			}
		}
		said = ui.Said(p.Reader, said, p.T("puzzle.hint_all", data))
	}
	return said, append(lit, thing.InSpace(first.To.Space))
}

// hintedDeed is hinted for deeds that aren't moves: the piece is lit, then its place too, then all deeds before Move
// are told.
func (p *advice) hintedDeed(h *session.Clue) (said string, lit []thing.Thing) {
	from, to, _ := p.pathOf(h.Rest[0])
	lit = append(lit, from)
	if h.Step == session.CluePiece {
		return p.T("puzzle.hint_look"), lit
	}
	if !to.None() {
		lit = append(lit, to)
	}
	told := h.Rest[:1]
	if h.Step == session.ClueAll {
		for len(told) < len(h.Rest) && h.Rest[len(told)].Type != game.MoveOne {
			told = h.Rest[:len(told)+1]
		}
	}
	then := p.session.State().Clone()
	for i := range told {
		said = ui.Said(p.Reader, said, p.T("puzzle.hint_deed", ui.Data{"Deed": p.deedIn(game.Context{Rules: p.session.Rules(), State: then}, &told[i])}))
		p.session.Rules().Apply(then, 0, &told[i])
	}
	return said, lit
}

// who names the person whom a deed of a puzzle moves.
func (p *advice) who(deed game.Command) ui.Noun {
	person := p.session.Context().Clinic().Person(deed.Person)
	if person == nil {
		return words.Person(p.Reader, clinic.Patient, clinic.NoLevel)
	}
	return words.Person(p.Reader, person.Kind, person.Level)
}

// kindOf returns what others see of the person whom a deed moves.
func (p *advice) kindOf(deed game.Command) (kind struct {
	clinic.PersonKind
	clinic.Level
}) {
	if person := p.session.Context().Clinic().Person(deed.Person); person != nil {
		kind.PersonKind, kind.Level = person.Kind, person.Level
	}
	return kind
}

// deedData returns the data for texts about who moves where.
func (p *advice) deedData(deed game.Command) ui.Data {
	room := p.session.Context().Clinic().At(deed.To.Space)
	return ui.Data{"Who": p.who(deed), "Room": view.ComponentName(p.Reader, room.Kind, room.Service), "Floor": p.T("table.floor", ui.Data{"Number": int(deed.To.Space.Floor)})}
}

// followPuzzle announces what a puzzle has come to, with a sound and in words, and has the stars saved.
func (p *Controller) followPuzzle(t *table.Table, c *scenes.Context) {
	z := p.session.Puzzle()
	if z == nil {
		return
	}
	solved := p.session.Solved()
	if solved && !p.puzzle.solved {
		c.Sound(sounds.Goal())
		now := z.Standing(p.session.State())
		c.Say(ui.Said(c.Reader, c.T("puzzle.solved_aloud", ui.Data{"Count": z.Stars}), words.PuzzleReached(c.Reader, z.Puzzle, now, z.Stars), words.PuzzleNeat(c.Reader, z.Puzzle)))
	}
	if z.Stars > p.puzzle.stars && p.doors.Puzzle != nil {
		p.doors.Puzzle.Won(c, z.Stars)
		t.Show(p.Situation()) // the week has more stars now
	}
	p.puzzle.solved, p.puzzle.stars = solved, z.Stars
	if said, _ := p.hinted(); said != p.puzzle.hint {
		p.puzzle.hint = said
		c.Say(said)
	}
}

// showHinted brings what the hint is about into sight: the piece, then its room.
func (p *playing) showHinted(t *table.Table) {
	h := p.session.Clue()
	if h == nil || len(h.Rest) == 0 {
		return
	}
	first := h.Rest[0]
	if first.Type != game.MoveOne {
		from, to, _ := p.pathOf(first)
		if t.BringIntoSight(from); to.Kind == thing.Space && h.Step > session.CluePiece && t.StopsAtFloors() {
			t.ShowFloor(int(to.Space.Floor))
		}
		return
	}
	t.BringIntoSight(thing.Somebody(first.Person))
	floor := first.To.Space.Floor
	if person := p.session.Context().Clinic().Person(first.Person); h.Step == session.CluePiece && person != nil {
		if person.At.Area != clinic.Inside {
			return
		}
		floor = person.At.Space.Floor
	}
	if t.StopsAtFloors() {
		t.ShowFloor(int(floor))
	}
}

// endsItself reports whether a puzzle has nothing to end, and says that it ends by itself: a player who presses the
// key to end it must not lose what was done.
func (p *playing) endsItself(c *scenes.Context) bool {
	z := p.session.Puzzle()
	if z == nil || z.GoesOn(p.session.State()) {
		return false
	}
	c.Toast(c.T("puzzle.not_ended"), ui.Plainly)
	return true
}

// startOver restarts a puzzle.
func (p *carrying) startOver(c *scenes.Context) {
	if len(p.session.Match().Log) == 0 {
		c.Toast(c.T("puzzle.nothing_done"), ui.Plainly)
		return
	}
	p.letGo()
	p.session.StartOver()
}

// clickPuzzle handles a click on a button of a puzzle.
func (p *Controller) clickPuzzle(t *table.Table, c *scenes.Context, what thing.Thing) {
	doors := p.doors.Puzzle
	switch {
	case what == view.PuzzleBack:
		p.menu(c)
	case what == view.PuzzleHint:
		p.letGo()
		p.session.TakeClue()
		p.showHinted(t)
	case doors == nil:
	case what == view.PuzzleShare:
		clipboard.Write(doors.Share(p.session.Puzzle()))
		c.Toast(c.T("puzzle.copied"), ui.Allowed)
	case what == view.PuzzleAnother:
		c.Replace(doors.Another())
	case what.Kind == thing.PuzzleDay:
		if next := doors.Day(what.Number); next != nil {
			c.Replace(next)
		}
	}
}
