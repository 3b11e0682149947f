package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// scoreLine returns a line of the viewer's score as the rules count it now.
func (p *player) scoreLine(what string) game.ScoreLine {
	p.t.Helper()
	for _, line := range p.session.Context().Score().Lines {
		if line.What == what {
			return line
		}
	}
	p.t.Fatalf("there is no line %s", what)
	return game.ScoreLine{}
}

// wantsSum checks that the live score says what the rules do.
func (p *player) wantsSum(when string) {
	p.t.Helper()
	if want := paper.Number(p.session.Context().Score().Total); !slices.Contains(p.written(panels.ScoreTotal), want) {
		p.t.Errorf("%s the sheet says %q, want the sum %s", when, p.written(panels.ScoreTotal), want)
	}
}

// The star opens the live score. It shows what the rules count and follows what is built. With a piece in the hand it
// shows what would change; the book can be read from it with the piece in the hand, and the cross closes it.
func TestTheLiveScoreFollowsABuild(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	opened := p.withBook(1280, 800)
	area := p.table.ClinicArea()
	p.click(view.Star)
	if p.tick(); !p.table.ScoreOpen() || p.table.ClinicArea().W >= area.W {
		t.Fatalf("a click on the star opens nothing: the clinic has %v", p.table.ClinicArea())
	}
	p.wantsSum("at first")
	room, before := clinic.Space{}, p.session.Context().Score().Total
	p.click(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
	p.hover(thing.InSpace(room))
	p.tick()
	then := p.session.Context()
	then.State = p.table.Look.After
	if then.State == nil {
		t.Fatal("nothing is foreseen")
	}
	after := then.Score().Total
	if said := p.written(panels.ScoreTotal); after <= before || !slices.Contains(said, paper.Number(after)) {
		t.Errorf("with a room in the hand, which makes %d of %d, the sheet says %q", after, before, said)
	}
	if said := p.written(thing.Named(thing.ScoreLine, "rooms")); !slices.Contains(said, "+2") {
		t.Errorf("the line of the rooms says %q", said)
	}
	if total := p.table.Look.Total; !total.HasScore || total.Score != after-before {
		t.Errorf("at the pointer stands %+v", total)
	}
	p.click(thing.Named(thing.ScoreRule, "rooms"))
	p.opens(opened, "a click on the number of the rule", "B87")
	if p.tick(); p.table.Look.Held.Empty() {
		t.Error("back from the book nothing is in the hand")
	}
	p.click(thing.InSpace(room))
	p.Wait(60)
	if p.wantsSum("after the build"); p.session.Context().Score().Total != after {
		t.Errorf("the build makes %d, not %d", p.session.Context().Score().Total, after)
	}
	if said := p.written(thing.Named(thing.ScoreLine, "rooms")); !slices.Contains(said, "+2") {
		t.Errorf("of this round the line of the rooms says %q", said)
	}
	p.click(panels.ScoreClose)
	if p.tick(); p.table.ScoreOpen() || p.table.ClinicArea() != area {
		t.Error("the cross does not close it")
	}
}

// S opens it and Esc closes it; Tab and Enter reach the star and its lines, and a line that is pointed at shows on
// the board what it counts.
func TestTheLiveScoreByKeys(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.tick()
	p.key(ebiten.KeyS)
	if !p.table.ScoreOpen() {
		t.Fatal("S opens nothing")
	}
	p.focus(thing.Named(thing.ScoreLine, "rooms"))
	if p.tick(); p.table.Look.Scored != "rooms" {
		t.Fatalf("lit is %q", p.table.Look.Scored)
	}
	sum, seen := 0, p.Seen().At
	for _, counted := range p.table.CountedBy("rooms") {
		sum += counted.Points
		if _, there := seen["scored/"+thing.InSpace(counted.Space).String()]; !there || p.table.Look.Space[counted.Space.Index()].Light == 0 {
			t.Errorf("the room in %v is not lit", counted.Space)
		}
	}
	if want := p.scoreLine("rooms").Points; sum != want || sum == 0 {
		t.Errorf("the rooms show %d points, the line has %d", sum, want)
	}
	p.key(ebiten.KeyEnter)
	p.focus(thing.Of(thing.Done))
	if p.tick(); p.table.Look.Scored != "rooms" {
		t.Error("Enter does not keep the line lit")
	}
	p.key(ebiten.KeyEscape)
	if p.tick(); p.table.ScoreOpen() || p.table.Look.Scored != "" {
		t.Error("Esc does not close it")
	}
	p.focus(view.Star)
	p.key(ebiten.KeyEnter)
	if !p.table.ScoreOpen() {
		t.Error("Enter on the star opens nothing")
	}
}

// The gamepad reaches the star with the focus.
func TestTheLiveScoreByGamepad(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	button := p.pad()
	for range 8 { // from part to part, to the ribbon
		if button(input.PadRT); p.table.Look.Focus.Is(thing.Having, thing.Menu) {
			break
		}
	}
	for range 6 {
		if p.table.Look.Focus != view.Star {
			button(input.PadLeft)
		}
	}
	if p.table.Look.Focus != view.Star {
		t.Fatalf("the focus comes to %v", p.table.Look.Focus)
	}
	if button(input.PadA); !p.table.ScoreOpen() {
		t.Error("A opens nothing")
	}
	if button(input.PadB); p.table.ScoreOpen() {
		t.Error("B does not close it")
	}
}

// A finger opens and closes it in every small window, and a tap on a line shows what it counts.
func TestTheLiveScoreByTouch(t *testing.T) {
	for _, window := range [][2]int{{390, 844}, {844, 390}, {820, 1180}} {
		p := hold(t, window[0], window[1], choose(game.Build))
		p.touchAt()
		p.tap(view.Star)
		if p.tick(); !p.table.ScoreOpen() {
			t.Fatalf("%v: a tap on the star opens nothing", window)
		}
		p.wantsSum("on a small window")
		p.tap(thing.Named(thing.ScoreLine, "popularity"))
		if p.tick(); p.table.Look.Scored != "popularity" {
			t.Errorf("%v: a tap on a line lights %q", window, p.table.Look.Scored)
		}
		p.tap(view.Star)
		if p.tick(); p.table.ScoreOpen() {
			t.Errorf("%v: a second tap does not close it", window)
		}
	}
}

// On a tablet in portrait and a phone in landscape, more than two lines are visible at once; on the tablet all of
// them, and the clinic keeps the rest.
func TestLinesOfTheLiveScoreAreSeenTogether(t *testing.T) {
	for window, least := range map[[2]int]int{{820, 1180}: 8, {844, 390}: 3} {
		p := hold(t, window[0], window[1], choose(game.Build))
		p.touchAt()
		before := p.table.ClinicArea()
		p.tap(view.Star)
		p.tick()
		lines := 0
		for _, spot := range p.table.Spots() {
			if spot.Thing.Kind == thing.ScoreLine {
				lines++
			}
		}
		if lines < least {
			t.Errorf("%v: %d lines are seen, want %d", window, lines, least)
		}
		if now := p.table.ClinicArea(); window[1] > 1000 && now.W >= before.W {
			t.Errorf("%v: the clinic has %v beside the sheet", window, now)
		}
		p.tap(view.Star)
		if p.tick(); p.table.ClinicArea() != before {
			t.Errorf("%v: the clinic had %v, and has %v once the sheet is closed", window, before, p.table.ClinicArea())
		}
	}
}

// In the live score of a solo game the arrow lies below the lines: at 1280×800 below eight whole ones, and the wheel
// shows the ninth.
func TestNoArrowLiesOnTheLiveScore(t *testing.T) {
	const arrow = 19
	for _, size := range [][2]int{{1280, 800}, {1280, 720}, {1024, 640}, {844, 390}, {390, 844}} {
		p := sit(t, 1)
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		p.table.OpenScore(true)
		p.Wait(60)
		total, _ := p.table.Spot(panels.ScoreTotal)
		whole := func() (count int, last ui.Rect) {
			for _, spot := range p.table.Spots() {
				if spot.Thing.Kind != thing.ScoreLine || spot.Rect.H < 1 {
					continue
				}
				if last = spot.Rect; last.Bottom() > total.Rect.Y-arrow {
					t.Errorf("%v: the arrow lies on %s at %v", size, spot.Thing, last)
				}
				if last.H > spot.Whole.H-1 {
					count++
				}
			}
			return count, last
		}
		count, last := whole()
		if size == [2]int{1280, 800} && count != 8 {
			t.Errorf("%v: %d lines are seen whole", size, count)
		}
		p.move(last.Center())
		p.mouse.WheelY = -20
		p.tick()
		p.mouse.WheelY = 0
		p.Wait(60)
		whole()
		if _, away := p.table.ScrolledAway(thing.Named(thing.ScoreLine, "goal")); away {
			t.Errorf("%v: the wheel does not show the last line", size)
		}
	}
}

// Beside the clinic the sheet slides in from the right, or is there at once with reduced motion; either way it can be
// used at once.
func TestTheLiveScoreSlidesIn(t *testing.T) {
	for _, still := range [...]bool{false, true} {
		p := sit(t, 1, choose(game.Build))
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = still
		p.ChangeSettings(settings)
		p.tick()
		p.click(view.Star)
		seen := map[float64]bool{}
		for range 30 {
			if at, slides := p.Seen().At["score/slides"]; slides {
				seen[at[0]] = true
			}
			if _, there := p.table.Spot(panels.ScoreClose); !there {
				t.Error("it can't be closed while it slides")
			}
			p.tick()
		}
		if _, slides := p.Seen().At["score/slides"]; slides || (len(seen) > 3) == still {
			t.Errorf("without motion %v it is seen at %d places, and slides still: %v", still, len(seen), slides)
		}
	}
}

// Nothing is drawn again while nobody does anything.
func TestAStillLiveScoreDrawsNothing(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.tick()
	p.click(view.Star)
	p.Wait(120)
	before := p.table.Look
	p.Wait(30)
	if now := p.table.Look; now.Written() != before.Written() {
		t.Error("a still sheet is written anew")
	}
}
