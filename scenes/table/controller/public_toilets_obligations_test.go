package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/paper"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// asks returns the keys of the obligations of Move, from the left.
func (p *player) asks() (keys []string) {
	for _, spot := range p.table.Spots() {
		if spot.Thing.Kind == thing.Obligation {
			keys = append(keys, spot.Thing.Name)
		}
	}
	return keys
}

func (p *player) says(key, want string) {
	p.t.Helper()
	if tip := p.table.Explain(thing.Named(thing.Obligation, key)); !strings.Contains(tip, want) {
		p.t.Errorf("%s says %q, without %q", key, tip, want)
	}
}

// asked starts a game with a smoke break and a toilet, everybody inside, and goes on to that step.
func asked(t *testing.T, step string) *player {
	return sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		board := &m.State.Players[0].Clinic
		for hub := range board.Of(clinic.Hub).All() {
			for i := range board.People {
				board.People[i].At = clinic.In(hub)
			}
		}
		if step != "" {
			m.Rules.Enter(m.State, step)
		}
		*m = *game.NewMatch(m.Rules, m.State) // the match begins here, so that undo comes back to it
	}, "cigarettes", "public_toilets")
}

// X10: what Move will ask is shown from the first action on, with what it costs and whom it concerns.
func TestWhatMoveAsksIsShownAhead(t *testing.T) {
	p := asked(t, "")
	if got := p.asks(); !p.session.Deciding(game.DecideAction) || !slices.Equal(got, []string{"smoke", "use_toilet"}) {
		t.Fatalf("in the first action Move asks %v", got)
	}
	p.says("smoke", "It takes ")
	p.says("smoke", "(C3)")
	inside := thing.Somebody(p.me().Clinic.People[0].ID)
	if p.hover(thing.Named(thing.Obligation, "smoke")); !slices.Contains(p.table.Look.Targets, inside) {
		t.Errorf("over the smoke break %v are lit", p.table.Look.Targets)
	}
	if p.hover(thing.Of(thing.Menu)); len(p.table.Look.Targets) != 0 {
		t.Errorf("elsewhere %v are lit", p.table.Look.Targets)
	}
	for range len(p.table.Spots()) {
		if p.key(ebiten.KeyTab); p.table.Look.Focus == thing.Named(thing.Obligation, "smoke") {
			break
		}
	}
	if p.table.Look.Focus != thing.Named(thing.Obligation, "smoke") || !slices.Contains(p.table.Look.Targets, inside) {
		t.Errorf("with the focus on %q %v are lit", p.table.Look.Focus, p.table.Look.Targets)
	}
	p = sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.State.Players[0].Clinic.People = nil
	}, "cigarettes")
	p.says("smoke", "nobody can")
}

// X10: what is done is ticked, and unticked when it is undone.
func TestWhatMoveAskedIsTicked(t *testing.T) {
	p := asked(t, "move")
	p.says("smoke", "to be done now")
	p.hover(thing.Somebody(p.me().Clinic.People[0].ID))
	if l := &p.table.Look; len(l.Way) < 2 || !l.Total.Show || l.Total.Time == 0 {
		t.Errorf("over a smoker the way is %v, the total %+v", l.Way, l.Total)
	}
	p.click(thing.Somebody(p.me().Clinic.People[0].ID))
	if p.session.Deciding("smoke") {
		t.Fatal("nobody smoked")
	}
	p.says("smoke", "Done in this round.")
	p.says("use_toilet", "to be done now")
	p.click(thing.Of(thing.Undo))
	if !p.session.Deciding("smoke") {
		t.Fatal("the break was not taken back")
	}
	p.says("smoke", "to be done now")
	p.says("use_toilet", "It takes ")
}

// X10: ticks stay when the game is saved and resumed, and when it is played again after an undo.
func TestWhatMoveAskedStaysTicked(t *testing.T) {
	p := asked(t, "move")
	p.click(thing.Somebody(p.me().Clinic.People[0].ID))
	p.says("smoke", "Done in this round.")
	p.click(thing.Of(thing.Undo))
	p.says("smoke", "to be done now")
	p.click(thing.Of(thing.Redo))
	p.says("smoke", "Done in this round.")
	written, err := session.Encode(p.session.Match(), p.session.Table())
	if err != nil {
		t.Fatal(err)
	}
	kept, err := save.Decode(written, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Open(kept, nil)
	if err != nil {
		t.Fatal(err)
	}
	again.OpenCurtain()
	p.session, p.table = again, controller.Play(ui.NewReader("en"), again, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1600, 1000, 100)
	p.tick()
	p.says("smoke", "Done in this round.")
	p.says("use_toilet", "to be done now")
}

// C40: a person who was sent to the toilet must be there when Move ends. The obligation says so, and so does anybody
// who is led out again.
func TestWhoIsInTheToiletStaysThere(t *testing.T) {
	p := asked(t, "move")
	p.click(thing.Somebody(p.me().Clinic.People[0].ID))
	p.says("use_toilet", "has to still be there when Move ends")
	var toilet clinic.Space
	for space := range p.me().Clinic.Of("public_toilet").All() {
		toilet = space
	}
	who := p.me().Clinic.People[0].ID
	p.drag(thing.Somebody(who), thing.InSpace(toilet))
	for range 300 {
		p.tick()
	}
	if at := p.me().Clinic.Person(who).At; at.Space != toilet {
		t.Fatalf("%s is in %v", who, at)
	}
	p.says("use_toilet", "Done in this round.")
	var hub clinic.Space
	for space := range p.me().Clinic.Of(clinic.Hub).All() {
		hub = space
	}
	p.click(thing.Somebody(who))
	p.hover(thing.InSpace(hub))
	if says := p.table.Look.Bubble; !strings.Contains(says, "somebody has to be there when Move ends") {
		t.Errorf("who is led out of the toilet is told %q", says)
	}
}

// The strip above the clinic has room for all pools and all obligations of Move, in the smallest window.
func TestNothingOfThePoolsIsDropped(t *testing.T) {
	ids := []string{"cigarettes", "helicopters", "fire_trucks", "wheelchairs", "public_toilets", "ghosts", "triage", "therapy_dogs", "gift_shop", "air_conditioners"}
	p := sitLaid(t, 4, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.State.Round = 4
		for i := range m.State.Players {
			m.State.Players[i].Popularity = 40
		}
	}, ids...)
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}} {
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		p.tick()
		edge, _ := p.table.Spot(thing.Of(thing.Closer))
		var wanted []thing.Thing
		for _, pool := range []string{"ghost", "dogs", "poops", "wheelchairs", "cigarettes", "helicopters", "fire_trucks", "air_conditioner", "quota"} {
			wanted = append(wanted, thing.Named(thing.Pool, pool))
		}
		for _, key := range []string{"land_helicopter", "park_fire_truck", "visitors", "smoke", "use_toilet"} {
			wanted = append(wanted, thing.Named(thing.Obligation, key))
		}
		for _, want := range wanted {
			spot, ok := p.table.Spot(want)
			if !ok {
				t.Errorf("%v: %s is not shown", size, want)
			} else if spot.Rect.Right() > edge.Rect.Right()+1 {
				t.Errorf("%v: %s reaches to %v, over the edge at %v", size, want, spot.Rect.Right(), edge.Rect.Right())
			}
		}
		if over := overlapping(p.table.Spots()); over != "" {
			t.Errorf("%v: %s", size, over)
		}
	}
}

// overlapping names two parts of the strip that overlap.
func overlapping(spots []paper.Spot) string {
	var strip []paper.Spot
	for _, spot := range spots {
		if spot.Thing.Is(thing.Pool, thing.Obligation) {
			strip = append(strip, spot)
		}
	}
	for i := range strip {
		for k := range i {
			if in := strip[i].Rect.Intersect(strip[k].Rect); in.W > 1 && in.H > 1 {
				return strip[k].Thing.String() + " lies over " + strip[i].Thing.String()
			}
		}
	}
	return ""
}
