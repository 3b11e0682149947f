package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/scenes/moments"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/phases"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// amongBots sits at a table at which Business has begun, with all motion. All but the first player are bots.
func amongBots(t *testing.T, players, width, height int) *player {
	t.Helper()
	s, happened, err := sample.AtBusiness(players)
	if err != nil {
		t.Fatal(err)
	}
	for other := 1; other < players; other++ {
		s.Seat(other, bot.Intern)
	}
	p := &player{t: t, session: s}
	p.table = controller.PlayOn(ui.NewReader("en"), s, controller.Doors{}, happened)
	scenetest.Still = false
	defer func() { scenetest.Still = true }()
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, width, height, 100)
	p.mouse.MouseInside = true
	return p
}

// passes lets ticks pass until something is so, and returns how many.
func (p *player) passes(what string, most int, is func(now *phases.Now) bool) (ticks int) {
	p.t.Helper()
	for ; !is(p.table.Situation.Phase); ticks++ {
		if ticks == most {
			p.t.Fatalf("after %d ticks it does not come to %s", ticks, what)
		}
		p.Tick(p.recognizer.Recognize(&p.mouse))
		p.mouse.Keys = nil
	}
	return ticks
}

// decidesNow reports whether the viewer decides.
func decidesNow(now *phases.Now) bool { return now != nil && now.Asks }

// telling returns a report of whether a beat of a kind is told.
func telling(kind phases.Kind) func(now *phases.Now) bool {
	return func(now *phases.Now) bool {
		return now != nil && !now.Asks && now.Beat < len(now.Beats) && now.Beats[now.Beat].Kind == kind
	}
}

// decides has the treatments done and popularity bought, and skips what is told of them.
func (p *player) decides() {
	p.t.Helper()
	for _, kind := range [...]game.DecisionKind{game.DecideTreatments, game.DecidePopularity} {
		p.passes(string(kind), 1200, func(now *phases.Now) bool { return decidesNow(now) && p.session.Deciding(kind) })
		p.key(ebiten.KeySpace, 0)
	}
}

// B81: the sums of the others come one after another into their cards, within 3 seconds. A card opens its clinic, by
// mouse, keys and touch, and what follows waits until the player is back; a press ends all of it.
func TestTheOthersBusinessIsToldInTheirCards(t *testing.T) {
	sums := func(p *player) (sum int) {
		for other := 1; other < 4; other++ {
			owner := &p.table.Situation.State.Players[other]
			sum += owner.Money + 1000*owner.Popularity
		}
		return sum
	}
	p := amongBots(t, 4, 1280, 800)
	p.decides()
	p.passes("the others", 1200, telling(phases.Others))
	steps, last := 0, sums(p)
	ticks := p.passes("Admin", 200, func(now *phases.Now) bool {
		if sum := sums(p); sum != last {
			steps, last = steps+1, sum
		}
		return telling(phases.Admin)(now)
	})
	if ticks > 3*60+2 || steps < 6 {
		t.Errorf("the others take %d ticks, their sums change %d times", ticks, steps)
	}
	p.Clear()
	const dana = 2
	card := thing.Numbered(thing.OtherClinic, dana)
	for how, use := range map[string]struct {
		width, height int
		press, end    func(p *player)
	}{
		"mouse": {1280, 800, func(p *player) { p.click(card) }, func(p *player) { p.click(thing.InSpace(clinic.Space{})) }},
		"keys":  {1280, 800, func(p *player) { p.Type("2") }, func(p *player) { p.key(ebiten.KeySpace, 0) }},
		"touch": {390, 844, func(p *player) { p.tap(card) }, func(p *player) { p.tap(thing.Of(thing.Done)) }},
	} {
		p := amongBots(t, 4, use.width, use.height)
		p.decides()
		p.passes("the others", 1200, telling(phases.Others))
		use.press(p)
		if p.table.Looked() != dana {
			t.Fatalf("%s: the clinic of player %d is open", how, p.table.Looked())
		}
		p.passes("the end of the beat", 300, func(now *phases.Now) bool { return now.Reads })
		for range 200 {
			p.tick()
		}
		if p.table.Looked() != dana || !telling(phases.Others)(p.table.Situation.Phase) {
			t.Errorf("%s: what follows does not wait for who looks", how)
		}
		if how == "keys" {
			p.key(ebiten.KeyEscape, 0)
		} else {
			use.press(p)
		}
		if !p.table.Own() {
			t.Errorf("%s: the second press does not lead back", how)
		}
		p.Clear()
		p = amongBots(t, 4, use.width, use.height)
		p.decides()
		p.passes("the others", 1200, telling(phases.Others))
		use.end(p)
		if telling(phases.Others)(p.table.Situation.Phase) {
			t.Errorf("%s: a press does not end it", how)
		}
		p.Clear()
	}
}

// The last bot has moved, and Business has nothing to ask: then no bot seems to think any more.
func TestABotThatHasMovedIsNotShownInBusiness(t *testing.T) {
	p := sitAmong(t, "", bot.Intern)
	thought := false
	for range 20000 {
		if p.table.Situation.Phase != nil {
			break
		}
		thought = thought || p.table.Look.Bot != nil
		p.personPlays()
		p.tick()
	}
	p.tick()
	if !thought || p.table.Situation.Phase == nil || p.table.Look.Bot != nil {
		t.Errorf("the bot was shown to think: %t; in the phase %+v the table shows %+v", thought, p.table.Situation.Phase, p.table.Look.Bot)
	}
}

// The tip of the button that leads to the end names its key.
func TestTheTipOfTheEndNamesItsKey(t *testing.T) {
	p := amongBots(t, 2, 1280, 800)
	p.decides()
	p.passes("Admin", 1200, telling(phases.Admin))
	p.hover(view.PhaseToEnd)
	for range 40 {
		p.tick()
	}
	if !p.Reads(ui.WithKey(p.Reader, p.T("tip.phase.to_end"), "E")) {
		t.Error("the tip does not name E")
	}
}

// A second tap on what leads to the end of Admin doesn't tell Business again, which its button then does; nor does one
// by a slow finger.
func TestASecondTapOnToTheEndTellsNothingAgain(t *testing.T) {
	p := amongBots(t, 1, 390, 844)
	p.decides()
	p.passes("Admin", 3000, telling(phases.Admin))
	x, y := p.place(view.PhaseToEnd)
	over := func(now *phases.Now) bool { return now != nil && now.Over }
	p.Picture()
	p.passes("the end", 600, func(now *phases.Now) bool {
		if p.Looks() && !over(now) { // it also pauses at own deaths
			p.tapAt(x, y)
		}
		return over(p.table.Situation.Phase)
	})
	for range 27 {
		p.Tick(p.recognizer.Recognize(&p.mouse))
		p.Picture()
	}
	if p.tapAt(x, y); !over(p.table.Situation.Phase) {
		t.Error("it is told again")
	}
}

// Once Admin has been told the round ends by itself. It waits for a player who goes back.
func TestTheRoundEndsByItself(t *testing.T) {
	for _, back := range []bool{false, true} {
		p := amongBots(t, 1, 1280, 800)
		p.decides()
		round := p.table.Situation.State.Round
		over := func(now *phases.Now) bool {
			if now != nil && now.Reads && !now.Over {
				p.key(ebiten.KeySpace, 0)
			}
			return now != nil && now.Over
		}
		p.passes("the end of Admin", 3000, over)
		if back {
			p.click(view.PhaseBack)
			p.passes("the last beat again", 200, func(now *phases.Now) bool { return now.Reads })
			for range 300 {
				p.tick()
			}
			if now := p.table.Situation.Phase; now == nil || !now.Reads {
				t.Error("it does not wait for who looks again")
			}
			p.Clear()
			continue
		}
		p.passes("the end of the round", 200, func(*phases.Now) bool { _, night := p.Scene().(*moments.Round); return night })
		p.passes("the next round", 400, func(*phases.Now) bool { return p.Scene() == p.table })
		if p.table.Situation.Phase != nil || p.table.Situation.State.Round != round+1 {
			t.Errorf("then round %d is shown after round %d", p.table.Situation.State.Round, round)
		}
		p.Clear()
	}
}

// Esc stops the story after what is being told, and only then opens the menu. It skips nothing.
func TestEscapeStopsTheStory(t *testing.T) {
	p := amongBots(t, 1, 1280, 800)
	p.passes("the treatments", 1200, decidesNow)
	p.key(ebiten.KeySpace, 0)
	p.passes("a treatment", 1200, telling(phases.Treats))
	at := p.table.Situation.Phase.Beat
	p.key(ebiten.KeyEscape, 0)
	p.passes("the end of the beat", 200, func(now *phases.Now) bool { return now.Reads })
	for range 200 {
		p.tick()
	}
	menu := func() bool { _, open := p.Seen().At["dialog.resume"]; return open }
	if now := p.table.Situation.Phase; now.Beat != at || menu() {
		t.Errorf("Esc at beat %d leads to beat %d, the menu is open: %v", at, now.Beat, menu())
	}
	p.key(ebiten.KeyEscape, 0)
	if !menu() {
		t.Error("a second Esc does not open the menu")
	}
	p.Clear()
}
