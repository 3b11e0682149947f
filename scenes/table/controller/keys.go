package controller

import (
	"cmp"
	"math"
	"slices"

	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
)

// Everything can be done with keys alone. The focus goes through what the step is about first, and stays where the
// player works.

// focus is what the keys point at.
type focus struct {
	on    thing.Thing
	x, y  float64     // where it was last
	taken thing.Thing // what was taken last; the focus returns to it when the hand is empty
	reads bool        // the arrows moved it to something that can only be read
}

// focusing is what the keys are on, and what was said and felt of it.
type focusing struct {
	*playing
	*foresight
	*carrying
	focus focus
	felt  feeling // at the end of the last tick
	said  said    // the last announcement about the focus
	comes int     // how often a key has led to a part of the table
}

// moveFocus moves the focus with Tab and the arrows: through everything that can be used, and with something in the
// hand through the places where it may go.
func (p *focusing) moveFocus(t *table.Table, g *input.Gestures) {
	if !g.FocusNext && !g.FocusPrevious && g.MoveX == 0 && g.MoveY == 0 {
		if !g.ByKeys {
			p.focus = focus{}
		}
		return
	}
	if p.turnCards(t, g) {
		return
	}
	spots := p.focusable(t)
	if len(spots) == 0 {
		return
	}
	usable := len(spots)
	if arrows := g.MoveX != 0 || g.MoveY != 0; p.held.kind == nothing && (arrows || p.focus.reads) {
		spots = append(spots, p.readable(t)...)
	}
	at := slices.IndexFunc(spots, func(s paper.Spot) bool { return s.Thing == p.focus.on })
	switch {
	case at < 0 && g.FocusPrevious:
		at = usable - 1
	case at < 0 || at >= usable && (g.FocusNext || g.FocusPrevious):
		at = 0
	case g.FocusNext:
		at = (at + 1) % usable
	case g.FocusPrevious:
		at = (at + usable - 1) % usable
	default:
		at = toward(t, spots, at, g.MoveX, g.MoveY, p.held.kind != nothing)
	}
	p.reveal(t, &spots[at])
	p.focusOn(spots[at])
	p.focus.reads = at >= usable
}

// reveal brings a place into sight that is out of it.
func (p *focusing) reveal(t *table.Table, spot *paper.Spot) {
	scrollTo(t, spot)
	if spot.Rect.W > 0 {
		return
	}
	if spot.Thing.Is(thing.Space, thing.Slot) {
		t.ShowFloor(int(spot.Thing.Space.Floor))
	}
	if _, seen := t.Spot(spot.Thing); !seen {
		t.ShowWhole()
	}
	if now, seen := t.Spot(spot.Thing); seen {
		*spot = now
	}
}

// scrollTo brings a thing of the drawer into sight.
func scrollTo(t *table.Table, spot *paper.Spot) {
	if !t.BringIntoSight(spot.Thing) {
		return
	}
	if now, seen := t.Spot(spot.Thing); seen {
		*spot = now
	}
}

// readable returns the spots that only say something, which only the arrows reach: rooms, numbers, lines of a panel.
func (p *focusing) readable(t *table.Table) []paper.Spot {
	var spots []paper.Spot
	for _, spot := range slices.Concat(t.Spots(), t.AllScrolledAway()) {
		what := spot.Thing
		if what.Is(thing.Clinic, thing.Slot, thing.CardsBefore, thing.CardsAfter, thing.ScrollBack, thing.ScrollOn) || uses[what.Kind].keys(p.carrying, t, what) {
			continue
		}
		if what.Kind == thing.Space && t.BoardOn(what.Board).At(what.Space).Empty() {
			continue
		}
		spots = append(spots, spot)
	}
	return spots
}

// turnCards turns the page of what is for sale when the focus leaves it, and reports whether there was another page.
func (p *focusing) turnCards(t *table.Table, g *input.Gestures) bool {
	cards := t.CardsInSight()
	at := slices.Index(cards, p.focus.on)
	if at < 0 || p.held.kind != nothing {
		return false
	}
	spot, _ := t.Spot(p.focus.on)
	beyond := func(way float64) bool { // reports whether no card of the page lies there
		return !slices.ContainsFunc(cards, func(card thing.Thing) bool {
			other, _ := t.Spot(card)
			return (other.Rect.X-spot.Rect.X)*way > 0
		})
	}
	switch {
	case (g.FocusNext && at == len(cards)-1 || g.MoveX > 0 && beyond(1)) && t.TurnCards(1):
		at = 0
	case (g.FocusPrevious && at == 0 || g.MoveX < 0 && beyond(-1)) && t.TurnCards(-1):
		at = len(t.CardsInSight()) - 1
	default:
		return false
	}
	spot, _ = t.Spot(t.CardsInSight()[at])
	p.focusOn(spot)
	return true
}

func (p *focusing) focusOn(spot paper.Spot) {
	p.focus.on, p.stale = spot.Thing, true
	p.focus.x, p.focus.y = spot.Rect.Center()
}

// keepFocus keeps the focus near where the player works when the thing that had it can't be used any more: it moves
// to what was taken, else to the nearest thing of that kind, else to the first that the step is about.
func (p *focusing) keepFocus(t *table.Table) {
	if p.focus.on.None() {
		return
	}
	if spot, there := t.Spot(p.focus.on); there && p.focus.reads && p.held.kind == nothing {
		scrollTo(t, &spot)
		p.focus.x, p.focus.y = spot.Rect.Center()
		return
	}
	p.focus.reads = false
	spots := p.focusable(t)
	if len(spots) == 0 {
		return
	}
	for _, wanted := range [...]thing.Thing{p.focus.on, p.focus.taken} {
		for _, spot := range spots {
			if spot.Thing == wanted {
				scrollTo(t, &spot)
				p.focusOn(spot)
				return
			}
		}
	}
	first := spots[0]
	far := func(s paper.Spot) float64 {
		if s.Thing.Kind != p.focus.taken.Kind && s.Thing.Kind != p.focus.on.Kind {
			return math.Inf(1)
		}
		x, y := s.Rect.Center()
		return math.Hypot(x-p.focus.x, y-p.focus.y)
	}
	if near := slices.MinFunc(spots, func(a, b paper.Spot) int { return cmp.Compare(far(a), far(b)) }); !math.IsInf(far(near), 1) {
		first = near
	}
	scrollTo(t, &first)
	p.focusOn(first)
}

// focusable returns the spots that the focus goes through, in Tab's order.
func (p *focusing) focusable(t *table.Table) []paper.Spot {
	var spots []paper.Spot
	if p.held.kind != nothing {
		look := view.Nothing()
		p.lookOfHeld(t, &look, thing.Thing{})
		for _, what := range look.Targets {
			if spot, ok := t.Spot(what); ok {
				spots = append(spots, spot)
			} else if spot, ok := t.ScrolledAway(what); ok {
				spots = append(spots, spot)
			} else if what.Kind == thing.Space { // out of sight
				spots = append(spots, paper.Spot{Thing: what})
			}
		}
		if p.held.kind == aPatient && !slices.ContainsFunc(spots, func(s paper.Spot) bool { return s.Thing.Kind == thing.Preadmission }) &&
			slices.ContainsFunc(look.Targets, func(what thing.Thing) bool { return what.Kind == thing.Preadmission }) { // the clinic stands for them
			spots = append([]paper.Spot{{Thing: thing.Of(thing.Clinic), Rect: t.ClinicArea()}}, spots...)
		}
		if at := slices.IndexFunc(spots, func(s paper.Spot) bool { return p.points(s.Thing) }); at > 0 {
			spots = slices.Concat(spots[at:at+1], spots[:at], spots[at+1:])
		}
		return spots
	}
	for _, spot := range slices.Concat(t.Spots(), t.AllScrolledAway()) {
		if uses[spot.Thing.Kind].keys(p.carrying, t, spot.Thing) {
			spots = append(spots, spot)
		}
	}
	slices.SortStableFunc(spots, func(a, b paper.Spot) int {
		first := cmp.Compare(p.turn(a.Thing), p.turn(b.Thing))
		if first == 0 && a.Thing.Kind == thing.ScoreLine && b.Thing.Kind == thing.ScoreLine { // in the sheet's order, scrolled away or not
			return cmp.Compare(a.Rect.Y, b.Rect.Y)
		}
		return first
	})
	return spots
}

// turn returns the rank of a thing in Tab's order: what a lesson points at comes first.
func (p *focusing) turn(what thing.Thing) int {
	if p.points(what) {
		return -1
	}
	return turn(what)
}

// turn returns the rank of a thing in Tab's order: what the step offers in the tray, then people and places, then the
// main button, which also gets the focus when nothing is left to do, the others of the tray, and everything else; the
// menu comes last.
func turn(what thing.Thing) int {
	switch what.Kind {
	case thing.Hint: // its card comes first, the button that asks for it with the others of the tray
		if what == view.HintAsk || what == view.HintMove {
			return 3
		}
		return -1
	case thing.Overlay: // once its menu is open, the player wants that
		if what != view.OverlayMenu && what != view.OverlayClose {
			return -1
		}
		return 4
	case thing.Action, thing.Bonus, thing.Goal, thing.Popularity, thing.Treated, thing.Component, thing.Offer, thing.ShareMore, thing.ShareLess, thing.Agree:
		return 0
	case thing.Residency, thing.Nurse, thing.Orderly, thing.Appointment, thing.Person, thing.Space, thing.Slot, thing.Vehicle, thing.Preadmission, thing.Tile:
		return 1
	case thing.Done:
		return 2
	case thing.Undo, thing.Redo, thing.Phase:
		return 3
	case thing.ScoreLine:
		return 5
	case thing.Menu:
		return 6
	}
	return 4
}

// toward returns the next spot in a direction: on a board the next space along its rows with something in the hand,
// else the next room; elsewhere the straightest and closest spot, preferring the same part of the table. It
// returns from if there is none.
func toward(t *table.Table, spots []paper.Spot, from, dx, dy int, held bool) int {
	own := spots[from].Thing
	if own.Kind == thing.Space && held {
		if next := along(spots, from, dx, dy); next != from {
			return next
		}
	}
	if own.Kind == thing.Space && !held {
		if next := fromRoom(t, spots, from, dx, dy); next != from {
			return next
		}
	}
	same := func(what thing.Thing) bool { return partOf(what) == partOf(own) && what.Board == own.Board }
	if next := nearest(spots, from, float64(dx), float64(dy), same); next != from {
		return next
	}
	return nearest(spots, from, float64(dx), float64(dy), func(thing.Thing) bool { return true })
}

// standsIn returns the space of a room, or the one in which somebody stands; false for what isn't inside a board.
func standsIn(t *table.Table, what thing.Thing) (space clinic.Space, inside bool) {
	switch what.Kind {
	case thing.Space:
		return what.Space, true
	case thing.Person:
		if person := t.BoardOn(what.Board).Person(what.Person); person != nil {
			return person.At.Space, person.At.Area == clinic.Inside
		}
	}
	return space, false
}

// fromRoom returns where an arrow leads from a room: to somebody who stands in it on that side, else to the next room,
// to the sides along the row, up and down to the next row, or the floor, that has one. If there is none it returns
// from.
func fromRoom(t *table.Table, spots []paper.Spot, from, dx, dy int) int {
	own := spots[from].Thing
	x, y := spots[from].Rect.Center()
	there := nearest(spots, from, float64(dx), float64(dy), func(what thing.Thing) bool {
		space, inside := standsIn(t, what)
		spot, _ := t.Spot(what)
		px, py := spot.Rect.Center()
		return what.Kind == thing.Person && inside && what.Board == own.Board && space == own.Space &&
			math.Abs(px-x)*math.Abs(float64(dx))+math.Abs(py-y)*math.Abs(float64(dy)) >= math.Abs(px-x)*math.Abs(float64(dy))+math.Abs(py-y)*math.Abs(float64(dx))
	})
	if there != from {
		return there
	}
	const wide = 100 // more than there are columns
	row := func(s clinic.Space) int { return int(s.Y) - int(s.Floor)*clinic.MaxRows }
	best, least := from, math.MaxInt
	for i, spot := range spots {
		if spot.Thing.Kind != thing.Space || spot.Thing.Board != own.Board {
			continue
		}
		rows, columns := row(spot.Thing.Space)-row(own.Space), int(spot.Thing.Space.X-own.Space.X)
		distance := columns * dx
		if dy != 0 {
			distance = rows*dy*wide + max(columns, -columns)
		}
		if (dx == 0 || rows == 0) && (dy == 0 || rows*dy > 0) && distance > 0 && distance < least {
			best, least = i, distance
		}
	}
	return best
}

// along returns the next space of the same board. Up is toward the back corner on the right, as the board lies on the
// screen, and from the last row to the floor above.
func along(spots []paper.Spot, from, dx, dy int) int {
	place := func(s clinic.Space) (x, y int) { return int(s.X), int(s.Y) - int(s.Floor)*clinic.MaxRows }
	own := spots[from].Thing
	x, y := place(own.Space)
	best, least := from, math.MaxInt
	for i, spot := range spots {
		if spot.Thing.Kind != thing.Space || spot.Thing.Board != own.Board || dx != 0 && spot.Thing.Space.Floor != own.Space.Floor {
			continue
		}
		sx, sy := place(spot.Thing.Space)
		ahead, aside := (sx-x)*dx+(sy-y)*dy, (sx-x)*dy+(sy-y)*dx
		if distance := ahead + 2*max(aside, -aside); ahead > 0 && distance < least {
			best, least = i, distance
		}
	}
	return best
}

// nearest returns the straightest and closest spot in a direction among those for which meant is true.
func nearest(spots []paper.Spot, from int, dx, dy float64, meant func(what thing.Thing) bool) int {
	x, y := spots[from].Rect.Center()
	best, least := from, math.Inf(1)
	for i := range spots {
		cx, cy := spots[i].Rect.Center()
		along := (cx-x)*dx + (cy-y)*dy
		aside := math.Abs((cx-x)*dy) + math.Abs((cy-y)*dx)
		if i == from || along <= 1 || spots[i].Rect.W == 0 || !meant(spots[i].Thing) {
			continue
		}
		distance := along + 2*aside
		if spots[from].Thing.Kind == thing.Next && spots[i].Thing.Kind == thing.Hint && dx > 0 { // the line's own buttons, at its far end
			distance /= 10
		}
		if distance < least {
			best, least = i, distance
		}
	}
	return best
}

// confirm takes, puts down or clicks what has the focus.
func (p *Controller) confirm(t *table.Table, c *scenes.Context) {
	switch what := p.focus.on; {
	case p.held.kind == aHire:
		p.drop(t, c, thing.Of(thing.Clinic), false)
	case p.held.kind != nothing:
		p.drop(t, c, what, false)
	case p.canTake(t, what):
		p.take(t, what)
		p.hand.Fill()
		p.focus.taken = what
		p.focusFirst(t)
	default:
		p.click(t, c, what)
	}
}

// focusFirst gives the focus to the first place where what is in the hand may go; if there is none, the focus stays.
func (p *focusing) focusFirst(t *table.Table) {
	if spots := p.focusable(t); len(spots) > 0 {
		p.reveal(t, &spots[0])
		p.focusOn(spots[0])
	}
}

// do handles a shortcut, and reports whether it is one of the table's. With something in the hand, Done only says so.
func (p *Controller) do(t *table.Table, c *scenes.Context, deed input.Deed) bool {
	if by := map[input.Deed]int{input.FloorUp: 1, input.FloorDown: -1}[deed]; by != 0 {
		p.changeFloor(t, by)
		return true
	}
	if _, there := t.Spot(view.Star); deed == input.ScoreSheet && there && opensScore(t, view.Star) {
		p.toggleScore(t, c)
		return true
	}
	if deed == input.Done && p.held.kind != nothing {
		p.done(t, c)
		return true
	}
	if deed == input.Done && p.endsItself(c) {
		return true
	}
	if deed == input.NoDeed || p.held.kind != nothing {
		return false
	}
	switch deed {
	case input.NextClinic:
		if b := p.bots.turn; b != nil && t.Own() { // the clinic of the bot that plays is worth looking at
			p.lookAt(t, b.Player)
			return true
		}
		p.lookAt(t, (t.Looked()+1)%len(t.Situation.State.Players))
		return true
	case input.Menu:
		p.menu(c)
		return true
	case input.NextPart, input.PreviousPart:
		p.stepPart(t, deed == input.NextPart)
		return true
	case input.TownPart, input.HandPart, input.ForecastPart, input.OthersPart, input.LogPart:
		p.comeTo(t, partsOfDeeds[deed])
		return true
	case input.Log: // also where it has no button, since it stands beside the clinic
		t.OpenLog()
		return true
	}
	for _, q := range view.Questions {
		if view.DeedOf(q) == deed {
			p.ask(t, c, q)
			return true
		}
	}
	what := p.meant(deed)
	if _, there := t.Spot(what); !there {
		return false
	}
	p.click(t, c, what)
	return true
}

// meant returns the thing that a shortcut clicks.
func (p *playing) meant(deed input.Deed) thing.Thing {
	switch deed {
	case input.Done:
		return thing.Of(thing.Done)
	case input.WholeClinic:
		return thing.Of(thing.Whole)
	case input.FloorsApart:
		return thing.Of(thing.Explode)
	case input.Hint:
		return view.HintAsk
	case input.PlayMove:
		return view.HintMove
	case input.PauseBots:
		return thing.Numbered(thing.BotPace, 0)
	}
	for i, spec := range p.session.Rules().Actions {
		if i < len(input.ActionDeeds) && input.ActionDeeds[i] == deed {
			return thing.Named(thing.Action, spec.Action)
		}
	}
	return thing.Thing{}
}
