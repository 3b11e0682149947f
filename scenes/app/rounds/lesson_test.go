package rounds

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/lesson"
	"clinic/input"
	"clinic/scenes/dollhouse"
	"clinic/scenes/scenetest"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// pupil plays the first game by what its guide outlines.
type pupil struct {
	*player
	finger *scenetest.Finger // nil plays with the mouse, or with keys
	keys   bool
}

// The first game is played from the title to its end with the mouse, by what the guide points at, and the game
// goes on.
func TestTheFirstGameWithTheMouse(t *testing.T) {
	p := &pupil{player: sit(t, false, 1280, 800)}
	p.learn()
}

// The first game is played from the title to its end with a finger, on a phone.
func TestTheFirstGameWithAFinger(t *testing.T) {
	p := &pupil{player: sit(t, false, 390, 844)}
	p.finger = p.Finger()
	p.learn()
}

// The first game is played to its end with the keyboard alone, and with a gamepad alone: the focus is on what the
// guide points at.
func TestTheFirstGameWithTheKeyboardAlone(t *testing.T) {
	(&pupil{player: sit(t, false, 1280, 800), keys: true}).learn()
}
func TestTheFirstGameWithAGamepadAlone(t *testing.T) {
	(&pupil{player: sit(t, true, 1280, 800), keys: true}).learn()
}

func (p *pupil) learn() {
	p.t.Helper()
	p.scene("title")
	p.click("title.first_game")
	p.study()
	me := p.deciding(game.DecideAction)
	if p.state().Round != 3 || me.Money != 6 || me.Popularity != 13 || me.Time != 21 {
		p.t.Errorf("after the lesson it is round %d with $%d, popularity %d and time %d", p.state().Round, me.Money, me.Popularity, me.Time)
	}
	p.click("action/build") // and it is not put back
	p.deciding(game.DecideBuild)
}

// study does what the guide asks for until it asks for nothing more.
func (p *pupil) study() {
	p.t.Helper()
	p.until("the first step", func() bool { return p.guide() != nil })
	again := 0 // times that the guide shows the same; two patients of one row look alike
	for range 400 {
		if t := p.table(); t != nil && t.Situation.Phase != nil {
			p.account()
			continue
		}
		g := p.guide()
		if g == nil {
			break
		}
		before := *g
		p.follow(g)
		p.rest()
		if now := p.guide(); now != nil && now.Text == before.Text && now.From == before.From && !g.From.None() {
			again++
		} else {
			again = 0
		}
		if again > 2 {
			p.t.Fatalf("step %d, %s: nothing came of what the guide shows, %v to %v; at hand: %v", g.Step, g.Title, g.From, g.To, p.Seen().At)
		}
	}
}

// guide returns what the guide shows at the table, or nil.
func (p *pupil) guide() *view.Guide {
	if t := p.table(); t != nil {
		return t.Situation.Guide
	}
	return nil
}

// table returns the table, or nil if another scene is shown.
func (p *pupil) table() *table.Table {
	t, _ := p.Scene().(*table.Table)
	return t
}

// rest waits until the animation of the last move is over.
func (p *pupil) rest() {
	for range 150 {
		p.tick()
	}
}

// click clicks or taps a thing.
func (p *pupil) click(id string) {
	p.t.Helper()
	if p.keys {
		p.use(id)
		return
	}
	p.until(id, func() bool { return p.shows(id) })
	if p.finger != nil {
		p.finger.Tap(p.t, id)
		return
	}
	at := p.Seen().At[id]
	p.mouse(at[0]+at[2]/2, at[1]+at[3]/2, false)
	p.mouse(at[0]+at[2]/2, at[1]+at[3]/2, true)
	p.mouse(at[0]+at[2]/2, at[1]+at[3]/2, false)
}

// mouse lets two ticks pass with the mouse at a point, its button held or not.
func (p *pupil) mouse(x, y float64, held bool) {
	p.devices.MouseX, p.devices.MouseY, p.devices.MouseInside, p.devices.Left = x, y, true, held
	p.tick()
	p.tick()
}

// carry picks something up and puts it down on the places, one after another; it stays at the last.
func (p *pupil) carry(from string, to ...string) {
	p.t.Helper()
	p.until(from, func() bool { return p.shows(from) })
	if p.keys {
		p.use(from)
		p.use(to[len(to)-1])
		return
	}
	if p.finger != nil {
		p.grasp(from)
		for _, id := range to {
			p.lay(id)
		}
		return
	}
	at := p.Seen().At[from]
	x, y := at[0]+at[2]/2, at[1]+at[3]/2
	p.mouse(x, y, false)
	p.mouse(x, y, true)
	for _, id := range to {
		at, there := p.Seen().At[id]
		if !there {
			p.t.Fatalf("there is no %s", id)
		}
		tx, ty := at[0]+at[2]/2, at[1]+at[3]/2
		for step := 1.0; step <= 8; step++ {
			p.mouse(x+(tx-x)*step/8, y+(ty-y)*step/8, true)
		}
		x, y = tx, ty
	}
	p.mouse(x, y, false)
}

// grasp taps something that is not held yet; where people stand close together, it picks the right one.
func (p *pupil) grasp(id string) {
	p.t.Helper()
	if t := p.table(); !t.Look.Taken.None() && t.Look.Taken.String() == id {
		return
	}
	p.finger.Tap(p.t, id)
	if fan := p.table().Look.Fan; fan != nil {
		piece := p.guide().Held.Piece
		if who := p.state().Players[0].Clinic.Person(strings.TrimPrefix(id, "person/")); who != nil { // even unguided
			piece = dollhouse.Piece(who)
		}
		for _, one := range fan.People {
			if one.Piece == piece {
				p.finger.Drag(one.X, one.Y, one.X, one.Y)
				return
			}
		}
	}
}

// lay puts the held piece down on a place, with a second tap if the first one only previews it.
func (p *pupil) lay(id string) {
	p.t.Helper()
	p.finger.Tap(p.t, id)
	if t := p.table(); t != nil && !t.Look.Tapped.None() && p.shows(id) {
		p.finger.Tap(p.t, id)
	}
}

// somewhere returns a visible space of the clinic.
func (p *pupil) somewhere() string {
	p.t.Helper()
	seen := slices.Sorted(maps.Keys(p.Seen().At))
	i := slices.IndexFunc(seen, func(id string) bool { return strings.HasPrefix(id, "space/") })
	if i < 0 {
		p.t.Fatalf("nothing of the clinic is seen, but %v", seen)
	}
	return seen[i]
}

// follow does what a step at the table asks for.
func (p *pupil) follow(g *view.Guide) {
	p.t.Helper()
	outlined := func(i int) string { return "outlined/" + g.Lit[i].String() }
	if p.keys {
		p.followByKeys(g)
		return
	}
	switch {
	case g.Next != "" && len(g.Letters) > 0:
		var over []string
		for i := range g.Letters {
			over = append(over, outlined(i+1))
		}
		p.carry(g.From.String(), over...)
	case g.Next != "" && len(g.Lit) > 2 && g.Lit[1].Kind == thing.Space:
		for _, space := range g.Lit[1:] {
			p.click("outlined/" + space.String())
		}
	case g.Next != "":
		p.click(view.GuideNext.String())
	case g.From.None():
		p.alone()
	case g.To.None():
		p.click(g.From.String())
	default:
		to := "outlined/" + g.To.String()
		if further := g.Lit[1:]; len(further) > 1 && further[1].Kind == thing.Slot { // a door, then a place
			p.carry(g.From.String(), to)
			p.click("outlined/" + further[2].String())
			return
		}
		if further := g.Lit[1:]; len(further) > 1 && further[1].Kind == thing.Space { // then a second place
			p.carry(g.From.String(), to)
			if p.finger == nil {
				p.click("outlined/" + further[1].String())
			} else {
				p.until("the second place", func() bool { return p.shows("outlined/" + further[1].String()) })
				p.lay("outlined/" + further[1].String())
			}
			return
		}
		if _, away := p.table().ScrolledAway(g.To); away { // it comes into sight for what is in the hand
			p.grasp(g.From.String())
			p.until(to, func() bool { return p.shows(to) })
			p.lay(to)
			return
		}
		if !p.shows(to) {
			to = p.somewhere()
		}
		p.carry(g.From.String(), to)
	}
}

// followByKeys does what a step at the table asks for: the focus is there already.
func (p *pupil) followByKeys(g *view.Guide) {
	p.t.Helper()
	first := g.From
	switch {
	case g.Next != "":
		first = view.GuideNext
	case g.From.None():
		p.alone()
		return
	}
	if on, _, _, _, _, _ := p.focused(first.String()); !on && g.Step > 1 {
		p.t.Errorf("step %d, %s: the focus is not on %s", g.Step, g.Title, first)
	}
	p.use(first.String())
	for range 4 { // places, each of which has the focus when its turn comes
		if t := p.table(); t == nil || t.Look.Taken.None() {
			return
		}
		p.confirm()
		p.tick()
	}
	p.t.Errorf("step %d, %s: %s stays in the hand", g.Step, g.Title, first)
}

// alone does what the player has to find without help: nothing is outlined.
func (p *pupil) alone() {
	p.t.Helper()
	for _, step := range lesson.First.Steps {
		if step.Name == "alone" {
			for _, deed := range step.Deeds[:len(step.Deeds)-1] {
				to := thing.InSpace(deed.To.Space).String()
				p.carry(thing.Somebody(deed.Person).String(), to)
				p.rest()
			}
		}
	}
	p.click("button/done")
	p.rest()
	if p.shows("dialog.done") {
		p.click("dialog.done")
	}
}

// account does what the guide outlines in Business and Admin, or what a player without a guide would do there.
func (p *pupil) account() {
	p.t.Helper()
	if p.table().Situation.Phase.Asks && p.shows("popularity/more") {
		points := 6
		if !p.shows("outlined/popularity") && !p.shows("outlined/button/done") { // without a guide
			points = 7
		}
		for range points {
			if p.shows("outlined/button/done") { // that is enough
				break
			}
			if p.keys { // keys move the bar wherever the focus is
				p.do(ebiten.KeyArrowRight, input.PadRight)
				continue
			}
			p.click("popularity/more")
		}
		if p.keys {
			p.confirm()
			p.rest()
			return
		}
	}
	p.click("button/done")
	p.rest()
}
