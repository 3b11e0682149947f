package table

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/table/phases"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Business and Admin in the clinic: what is lit and what gets dark, who gets up and who pales, coins and stars
// that fly to the ribbon, payments as chips over heads and rooms, and those who change as before and after.

const (
	veil        = 0.24 // how much everything else is darkened while somebody is treated, or dies
	thrownSide  = 20.0 // logical pixels
	thrownArc   = 46.0
	overHead    = 40.0 // logical pixels above a person's feet, at 100 %
	chipHigh    = 20.0
	pairSide    = 22.0
	signFalls   = 90.0 // logical pixels that a sign falls
	lossRises   = 52.0
	leastChips  = 0.5 // the size of rooms from which chips have room: below, a pill on each floor shows the sum
	pairOutline = 9.0
)

var candle = sprites.Must("icon-deceased")

// pose changes the drawing of those who act.
func (t *Table) pose(l *plot) {
	played := t.Look.Played
	if played == nil {
		return
	}
	people := t.BoardOn(l.board).People
	for _, pose := range played.Poses() {
		if pose.Board != l.board {
			continue
		}
		for i := range l.shown.Rooms {
			for k := range l.shown.Rooms[i].People {
				p := &l.shown.Rooms[i].People[k]
				if p.Key < 0 || p.Key >= len(people) || people[p.Key].ID != pose.Person {
					continue
				}
				if p.Rise += pose.Rise; pose.Piece != sprites.NoPiece {
					p.Piece = pose.Piece
				}
				if p.Fade = max(p.Fade, pose.Fade); pose.Left {
					p.Fade = 1
				}
			}
		}
	}
	for i := range l.shown.Walkers {
		w := &l.shown.Walkers[i]
		if space, floats := dollhouse.FloatsIn(w.Person.Key); floats {
			up, fade := played.Float(space)
			w.Z, w.Person.Fade = w.Z+up, max(w.Person.Fade, fade)
		}
	}
	for _, car := range t.Look.On(l.board).Gone {
		for i := range l.shown.Rooms {
			if room := &l.shown.Rooms[i]; room.Space == car.Space {
				room.Cars = slices.DeleteFunc(room.Cars, func(c sprites.Car) bool { return c.Place == car.Place && c.Picture == sprites.None })
			}
		}
	}
}

// parkedSince returns the people whose cars keep their places while Business and Admin are told, although others leave.
func (t *Table) parkedSince(l *plot) []clinic.Person {
	n := t.Situation.Phase
	if n == nil || l.board != game.Home {
		return nil
	}
	cars := slices.Clip(n.Start.Players[t.Looked()].Clinic.People)
	for i := range t.BoardOn(game.Home).People {
		if now := &t.BoardOn(game.Home).People[i]; !slices.ContainsFunc(cars, func(was clinic.Person) bool { return was.ID == now.ID }) {
			cars = append(cars, *now)
		}
	}
	return cars
}

// drawVeil darkens everything but the rooms that the story is about.
func (t *Table) drawVeil(c *ui.Canvas) {
	played := t.Look.Played
	if played == nil || played.Dim == 0 {
		return
	}
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Fade(theme.Shade, veil*played.Dim))
	n := t.Situation.Phase
	for i := range n.Lines[played.Beat.From:played.Beat.To] {
		e := &n.Lines[played.Beat.From+i].Event
		if e.Player != t.Looked() || e.Person == "" || e.From.Area != clinic.Inside {
			continue
		}
		l := t.plotOf(e.Board)
		alone := l.shown.Clinic
		alone.Rooms, alone.Empty, alone.Slots, alone.Walkers = nil, nil, nil, nil
		for k := range l.shown.Rooms {
			if l.shown.Rooms[k].Space == e.From.Space {
				alone.Rooms = l.shown.Rooms[k : k+1]
			}
		}
		t.litRoom.Arrange(&alone, l.projection)
		t.litRoom.DrawRooms(c.Target, t.clinicSheet)
	}
}

// drawPhases draws everything that lies over the clinic while Business and Admin are told.
func (t *Table) drawPhases(c *ui.Canvas) {
	n := t.Situation.Phase
	if n == nil || t.Look.Curtain != nil {
		return
	}
	t.bubbles = t.bubbles[:0]
	for floor := range t.topFloor() + 1 {
		if name, seen := t.FloorLabel(floor); seen && t.namesFloors() && !t.folded[floor] {
			t.bubbles = append(t.bubbles, name)
		}
	}
	if n.Asks && n.Session().Deciding(game.DecideTreatments) {
		t.drawPairs(c)
		return
	}
	t.drawChips(c)
	t.drawChanges(c)
	t.drawLeaving(c)
}

// drawPairs draws a dotted line from the staff to each patient they treat, and above the patient the income.
func (t *Table) drawPairs(c *ui.Canvas) {
	each := func(draw func(treatment *game.ForecastTreatment, board game.BoardName, x, y float64)) {
		for _, part := range t.Situation.Phase.Parts(t.Looked()) {
			for i := range part.Forecast.Treatments {
				treatment := &part.Forecast.Treatments[i]
				if x, y, there := t.footOf(treatment.Patient, part.Board); there && t.OnGround(x, y-1) {
					draw(treatment, part.Board, x, y)
				}
			}
		}
	}
	each(func(treatment *game.ForecastTreatment, board game.BoardName, x, y float64) {
		for _, id := range append(slices.Clone(treatment.Doctors), treatment.Nurses...) {
			if fx, fy, stands := t.footOf(id, board); stands {
				c.Dotted(fx, fy-14, x, y-12, theme.Accent)
			}
		}
	})
	each(func(treatment *game.ForecastTreatment, _ game.BoardName, x, y float64) {
		t.drawAmount(c, pictures.Money, c.Texts.Dollars(treatment.Income), x, y-overHead*t.size()-12)
	})
}

// apart returns where a bubble stands: where it is wanted, or near it, rather above, where it covers no panel, no name
// of a floor and no other bubble.
func (t *Table) apart(r ui.Rect) ui.Rect {
	r = r.Within(t.layout.Clinic)
	ways := detours()
	if i := slices.IndexFunc(ways, func(by theme.Point) bool { return t.uncovered(r.Moved(by.X, by.Y)) }); i >= 0 {
		r = r.Moved(ways[i].X, ways[i].Y)
	}
	t.bubbles = append(t.bubbles, r)
	return r
}

// detours is how far a bubble can make room, the nearest first; down counts twice.
var detours = sync.OnceValue(func() (list []theme.Point) {
	const most, step = 120, 4
	for y := -most; y <= most; y += step {
		for x := -most; x <= most; x += step {
			list = append(list, theme.Point{X: float64(x), Y: float64(y)})
		}
	}
	far := func(by theme.Point) float64 { return math.Hypot(by.X, max(-by.Y, 2*by.Y)) }
	slices.SortStableFunc(list, func(a, b theme.Point) int { return cmp.Compare(far(a), far(b)) })
	return list
})

// uncovered reports whether a bubble may stand in an area.
func (t *Table) uncovered(r ui.Rect) bool {
	if slices.ContainsFunc(t.bubbles, r.Overlaps) {
		return false
	}
	for _, at := range [...]theme.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}, {X: r.X + r.W/2, Y: r.Y + r.H/2}} {
		if !t.OnGround(at.X, at.Y) {
			return false
		}
	}
	return true
}

// drawAmount draws an amount with its sign on a pill around x, y.
func (t *Table) drawAmount(c *ui.Canvas, sign sprites.ID, text string, x, y float64) {
	r := ui.Rect{W: ui.Measure(c.Styles.Figures, text) + 38, H: 26}
	r.X, r.Y = x-r.W/2, y-r.H/2
	r = t.apart(r)
	c.Shadow(r, 13, 0.5)
	c.Round(r, 13, theme.Card)
	pictures.In(c, sign, ui.Rect{X: r.X + 7, Y: r.Y + 4, W: 18, H: 18}, 0)
	c.TextIn(c.Styles.Figures, text, ui.Rect{X: r.X + 28, Y: r.Y, W: r.W - 32, H: r.H}, ui.Left, theme.Ink)
}

// drawChips draws what salaries and upkeep cost: as soon as they are paid, until popularity is bought.
func (t *Table) drawChips(c *ui.Canvas) {
	n, player := t.Situation.Phase, t.Looked()
	if b := n.Telling(); b != nil && (b.Kind >= phases.Others || b.Player != player) {
		return
	}
	risen := func(kind game.EventType) float64 {
		at := n.Paid(player, kind)
		switch {
		case at < 0 || !n.Asks && n.Told(at) < 0:
			return 0
		case n.Asks || n.Told(at) > 0 || t.Look.Played == nil:
			return 1
		}
		return min(1, (t.Look.Played.Clock-t.Look.Played.Since)/18)
	}
	salaries, upkeep := risen(game.SalariesPaid), risen(game.UpkeepPaid)
	for _, part := range n.Parts(player) {
		var floors [clinic.MaxFloors]int
		for _, cost := range part.Costs() {
			dollars, rises := -cost.Sum(salaries > 0, upkeep > 0), upkeep
			if len(cost.Salaries) > 0 {
				rises = salaries
			}
			if floors[cost.At.Space.Floor] += dollars; dollars != 0 && !t.sumsFloors() {
				t.drawChip(c, &part, cost.At, dollars, rises)
			}
		}
		if t.sumsFloors() && part.Board == game.Home {
			t.drawFloorSums(c, floors)
		}
	}
}

// sumsFloors reports whether chips have no room, and a pill on each floor shows the sum.
func (t *Table) sumsFloors() bool { return t.layout.Crowded || t.size() < leastChips }

// drawChip draws what a room and the people in it cost or save, with a bar of the room's color; risen is how far it has
// come up.
func (t *Table) drawChip(c *ui.Canvas, part *phases.Part, at clinic.Place, dollars int, risen float64) {
	x, y := t.Where(part.Board, int(at.Space.Floor), float64(at.Space.X)+0.8, float64(at.Space.Y)+0.8, 0)
	color := roomColor(part.Before.At(at.Space))
	if at.Area != clinic.Inside {
		color = theme.SecondInk
		who := slices.IndexFunc(part.Before.People, func(p clinic.Person) bool { return p.At.Area == at.Area })
		x, y, _ = t.footOf(part.Before.People[who].ID, part.Board)
	}
	if !t.OnGround(x, y) {
		return
	}
	style := c.Styles.TextBold
	text, ink := words.SignedDollars(c.Reader, dollars), theme.Ink
	if dollars > 0 {
		ink = theme.LegalInk
	}
	r := ui.Rect{W: ui.Measure(style, text) + 18, H: chipHigh}
	r.X, r.Y = x-r.W/2, y-r.H/2
	r = t.apart(r).Moved(0, 10*(1-risen))
	c.Round(r, 4, theme.Card)
	c.Round(ui.Rect{X: r.X, Y: r.Y, W: 6, H: r.H}, 3, color)
	r.X += 2
	c.TextIn(style, text, r, ui.Center, ink)
}

// drawFloorSums draws on a pill beside the name of each floor what its people and rooms cost.
func (t *Table) drawFloorSums(c *ui.Canvas, floors [clinic.MaxFloors]int) {
	for floor, dollars := range floors {
		if name, seen := t.FloorLabel(floor); seen && dollars != 0 {
			text := words.SignedDollars(c.Reader, dollars)
			r := t.apart(ui.Rect{X: name.Right() + 4, Y: name.Y, W: ui.Measure(c.Styles.TextStrong, text) + 24, H: name.H})
			x, y := r.Center()
			c.Pill(c.Styles.TextStrong, text, x, y, theme.Card, theme.Ink)
		}
	}
}

// drawChanges draws over each head what Admin changes there, as before and after.
func (t *Table) drawChanges(c *ui.Canvas) {
	n := t.Situation.Phase
	if !n.InAdmin() {
		return
	}
	for i := range n.Beats {
		if b := &n.Beats[i]; b.Kind != phases.Admin || n.Told(i) < 0 {
			continue
		}
		for _, l := range n.Of(i, t.Looked()) {
			if e := &l.Event; e.Type == game.LevelChanged && e.Player >= 0 {
				t.drawPair(c, l, n.Told(i) == 0)
			}
		}
	}
}

// drawPair draws somebody before and after, above the head.
func (t *Table) drawPair(c *ui.Canvas, l *phases.Line, now bool) {
	e := &l.Event
	x, y, there := t.footOf(e.Person, e.Board)
	if !there || len(l.Signs) < 2 || !t.OnGround(x, y-1) {
		return
	}
	r := ui.Rect{W: 2*pairSide + 26, H: pairSide + 8}
	r.X, r.Y = x-r.W/2, y-overHead*max(0.6, t.size())-r.H
	r = t.apart(r)
	x = ui.Between(x, r.X+10, r.Right()-10)
	c.Shadow(r, pairOutline, 0.4)
	c.Round(r, pairOutline, theme.Card)
	if now {
		c.RoundLine(r, pairOutline, 1.5, theme.Accent)
	}
	c.Polygon(theme.Card, theme.Point{X: x - 5, Y: r.Bottom() - 1}, theme.Point{X: x + 5, Y: r.Bottom() - 1}, theme.Point{X: x, Y: r.Bottom() + 6})
	pictures.In(c, l.Signs[0], ui.Rect{X: r.X + 4, Y: r.Y + 4, W: pairSide, H: pairSide}, 0)
	ui.IconForward(c, ui.Rect{X: r.X + r.W/2 - 6, Y: r.Y + r.H/2 - 6, W: 12, H: 12}, theme.SecondInk)
	pictures.In(c, l.Signs[1], ui.Rect{X: r.Right() - 4 - pairSide, Y: r.Y + 4, W: pairSide, H: pairSide}, 0)
}

// drawLeaving draws what flies: coins and stars, signs that come down on somebody, and the cost of a death.
func (t *Table) drawLeaving(c *ui.Canvas) {
	played, n := t.Look.Played, t.Situation.Phase
	if played == nil {
		return
	}
	if b := n.Telling(); b != nil && b.Kind == phases.Death && !n.Over {
		for _, l := range n.Of(min(n.Beat, len(n.Beats)-1), t.Looked()) {
			t.drawDeath(c, l, played)
		}
	}
	for i := range played.Acts {
		a := &played.Acts[i]
		if done := played.Landing(a); a.Lands() != sprites.None && done < 1 {
			x, y := t.standsAt(a)
			pictures.Draw(c, a.Lands(), x, y-aboveHead*done-(signFalls+aboveHead)*(1-done), 1, (1-done)/2)
		}
	}
	for _, thrown := range played.Thrown() {
		to, there := t.Spot(thing.Named(thing.Having, thrown.To))
		if !there {
			continue
		}
		fromX, fromY := to.Rect.Center()
		toX, toY := to.Rect.X+15, fromY
		if thrown.Placed {
			fromX, fromY = t.standsAt(thrown.Act)
			fromY -= 16
		}
		done := thrown.Done
		x, y := fromX+(toX-fromX)*done*done, fromY+(toY-fromY)*done-thrownArc*math.Sin(done*math.Pi)
		r := ui.Rect{X: x - thrownSide/2, Y: y - thrownSide/2, W: thrownSide, H: thrownSide}
		pictures.In(c, thrown.Sign, r, 0)
		c.Landmark("flying", r)
	}
}

// standsAt returns where an act is seen, in logical pixels.
func (t *Table) standsAt(a *phases.Act) (x, y float64) {
	return t.Where(a.Event.Board, a.Place.Floor, a.Place.X, a.Place.Y, a.Place.Z)
}

// drawDeath draws a line around the place where somebody dies, a candle, and the cost that flies to the popularity.
func (t *Table) drawDeath(c *ui.Canvas, l *phases.Line, played *phases.Played) {
	e := &l.Event
	x, y, there := t.footOf(e.Person, e.Board)
	if !there { // not led in yet
		x, _ = t.layout.Clinic.Center()
		y = t.layout.Clinic.Bottom() - 24
	}
	if e.From.Area == clinic.Inside {
		t.ringRoom(c, e.From.Space, e.Board)
	}
	done := 1.0
	for i := range played.Acts {
		if a := &played.Acts[i]; a.Event.Person == e.Person && a.Event.Type == game.PatientDied {
			done = played.Loss(a)
		}
	}
	piece := dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level})
	if dead := piece.Dead(); dead != piece && done > 0.5 { // large enough to be noticed
		pictures.In(c, dead.Picture(), ui.Rect{X: x - 15, Y: y - 30, W: 30, H: 30}, 2*(1-done))
	}
	pictures.In(c, candle, ui.Rect{X: x + 12, Y: y - 28, W: 26, H: 26}, 0)
	if e.Popularity == 0 {
		return
	}
	text := words.Signed(c.Reader, e.Popularity)
	r := ui.Rect{W: ui.Measure(c.Styles.Number, text) + 48, H: 34}
	r.X, r.Y = x-r.W/2, y-lossRises-r.H
	r = t.apart(r)
	if to, seen := t.Spot(thing.Named(thing.Having, "popularity")); seen && done > 0 && done < 1 {
		tx, ty := to.Rect.Center()
		for dot := range 7 {
			if at := float64(dot) / 7; at < done {
				c.Circle(x+(tx-x)*at, r.Y+(ty-r.Y)*at, 3.5, theme.Fade(theme.Popularity, 0.7))
			}
		}
	}
	c.Shadow(r, 17, 0.6)
	c.Round(r, 17, theme.Card)
	c.RoundLine(r, 17, 2, theme.Illegal)
	pictures.In(c, pictures.Popularity, ui.Rect{X: r.X + 10, Y: r.Y + 6, W: 22, H: 22}, 0)
	c.TextIn(c.Styles.Number, text, ui.Rect{X: r.X + 34, Y: r.Y, W: r.W - 40, H: r.H}, ui.Left, theme.IllegalInk)
	c.Landmark("death", r)
}

// ringRoom draws a line around the floor of a room.
func (t *Table) ringRoom(c *ui.Canvas, room clinic.Space, board game.BoardName) {
	var corners [4]theme.Point
	for i, corner := range [...][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		corners[i].X, corners[i].Y = t.Where(board, int(room.Floor), float64(room.X)+corner[0], float64(room.Y)+corner[1], 0)
	}
	for i, from := range corners {
		to := corners[(i+1)%len(corners)]
		c.Line(from.X, from.Y, to.X, to.Y, 3, theme.Illegal)
	}
}
