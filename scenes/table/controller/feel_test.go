package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/scenes/thing"
)

// hears fails if other sounds were heard since the last check.
func (p *player) hears(doing string, want ...string) {
	p.t.Helper()
	if got := p.Heard(); !slices.Equal(got, want) {
		p.t.Errorf("%s sounds like %q, want %q", doing, got, want)
	}
}

// A room is taken, carried over places where it may go and where it may not, put back, taken again and built: each is
// heard in the tick in which it happens, and what isn't allowed isn't heard.
func TestWhatTheHandDoesIsHeard(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	card := thing.ToBuild("laboratory", clinic.NoService)
	p.hover(card)
	p.Heard()
	p.pick(card)
	p.hears("taking a room", "take-tile")
	legal := p.legalSpaces()
	if len(legal) < 2 {
		t.Fatalf("it may go to %v", legal)
	}
	p.hover(legal[0])
	p.hears("carrying it over its place", "felt-tick")
	p.tick()
	p.hears("resting there")
	p.hover(legal[1])
	p.hears("carrying it over the next", "felt-tick")
	p.hover(card)
	p.hears("carrying it away")
	p.release()
	p.hears("putting it back", "put-back")
	p.pick(card)
	p.Heard()
	p.hover(legal[0])
	p.Heard()
	p.release()
	p.tick()
	p.tick()
	if got := p.Heard(); !slices.Contains(got, "put-tile") || !slices.Contains(got, "room-rises") {
		t.Errorf("building sounds like %q", got)
	}
	p.click(thing.Of(thing.Undo))
	if got := p.Heard(); !slices.Contains(got, "undo") || slices.Contains(got, "button") {
		t.Errorf("undo sounds like %q", got)
	}
}

// legalSpaces returns the spaces where what is held may go.
func (p *player) legalSpaces() (spaces []thing.Thing) {
	for _, what := range p.table.Look.Targets {
		if what.Kind == thing.Space {
			spaces = append(spaces, what)
		}
	}
	return spaces
}

// A hire is taken like a person, and drives up.
func TestAHireIsHeard(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	p.hover(thing.Of(thing.Orderly))
	p.Heard()
	p.pick(thing.Of(thing.Orderly))
	p.hears("taking somebody", "take-person")
	p.hover(thing.WaitingFor(clinic.Psychiatry))
	p.release()
	p.tick()
	got := p.Heard()
	if !slices.Contains(got, "put-person") || !slices.Contains(got, "hire") {
		t.Errorf("hiring sounds like %q", got)
	}
}

// A button and a page are heard, and a refusal is not.
func TestClicksAreHeard(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.hover(thing.Of(thing.Closer))
	p.Heard()
	p.click(thing.Of(thing.Closer))
	p.hears("looking closer", "felt-tick")
	p.click(thing.Of(thing.Score))
	if p.Hears("button") {
		t.Error("a page sounds like a button")
	}
}

// The music follows the round.
func TestTheMusicFollowsTheRound(t *testing.T) {
	p := sit(t, 1)
	if mood := p.Mood(); mood.Night || mood.Late {
		t.Errorf("in the first round it is %+v", mood)
	}
}

// What bots do at once, unseen, is not heard, however much it is: of a whole round only the changes of turns.
func TestUnseenBotsAreNotHeard(t *testing.T) {
	p := sitAmong(t, bot.Intern, bot.Intern)
	p.session.Hurry(true)
	p.Heard()
	before := len(p.session.Match().Log)
	for range 60 {
		p.tick()
	}
	if played := len(p.session.Match().Log) - before; played < 10 {
		t.Fatalf("they played only %d commands", played)
	}
	if got := p.Heard(); len(got) > 6 {
		t.Errorf("%d sounds are heard: %q", len(got), got)
	}
}
