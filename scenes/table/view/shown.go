// Package view is what a table shows: the situation of a game, what the player is just doing in it, and what both of
// them lead to: offers of extensions, what Move asks, names.
package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Shown is what the table shows: a situation, and what one is just doing in it.
type Shown struct {
	Situation
	Look Interaction

	Numbers ui.Data // of the rules in force, for texts
	Offers  []Offer // of extensions
	Owed    []Owed  // what extensions ask of the viewer in Move
	Fit     int     // where a plan is laid, of the places where as much of it is filled
	asked   bool    // what the viewer may do
}

// Show shows another situation from now on. The Look stays as it is.
func (t *Shown) Show(s Situation) {
	if t.Numbers == nil || t.Rules != s.Rules {
		t.Numbers = words.Numbers(s.Rules)
	}
	t.Situation = s
	t.asked = false
	t.Offers = t.findOffers()
	t.remember()
}

// AnnexName is what the annex is called.
func (t *Shown) AnnexName() string { return ui.T("annex." + t.Situation.Rules.Annex().Annexed().Board) }

// DecidesOnAnnex tells whether what the viewer has to decide now is about the annex alone.
func (t *Shown) DecidesOnAnnex() bool {
	d := t.Situation.State.Decision(t.Situation.Viewer)
	return t.HasAnnex() && d != nil && (d.Kind == game.DecideAnnex || d.Kind == game.DecideAnnexPopularity || t.PlaysAnnexAction())
}

// PlaysAnnexAction tells whether the viewer plays the action of the annex now.
func (t *Shown) PlaysAnnexAction() bool {
	s := &t.Situation
	if !t.HasAnnex() || s.State.Decision(s.Viewer) == nil {
		return false
	}
	hire := game.Command{Type: game.HireOne, Board: s.Rules.Annex().Annexed().Board}
	switch t.Check(hire).Refusal.Key {
	case "not_now", "decision_of_clinic":
		return false
	}
	return true
}

// Legal lists what the viewer may do. It is worked out once for a situation.
func (t *Shown) Legal() []game.Command {
	if t.Listed == nil && !t.asked {
		t.Listed, t.asked = t.Rules.Legal(t.State, t.Viewer), true
	}
	return t.Listed
}

// HasAnnex tells whether the game has annexes.
func (t *Shown) HasAnnex() bool {
	return t.Situation.State != nil && t.Situation.Rules.Annex() != nil
}

// BoardOn is the clinic, or the annex beside it, of whom the viewer looks at.
func (t *Shown) BoardOn(beside bool) *clinic.Clinic { return t.LookedOn(beside).Clinic() }

// LookedOn asks the rules about the clinic, or the annex beside it, of whom the viewer looks at.
func (t *Shown) LookedOn(beside bool) game.Context {
	c := game.Context{Rules: t.Situation.Rules, State: t.Situation.State, Player: t.Looked()}
	if beside {
		return c.Annex()
	}
	return c
}

// Board is the clinic that is looked at.
func (t *Shown) Board() *clinic.Clinic {
	if t.Situation.State == nil {
		return nil
	}
	return &t.Situation.State.Players[t.Looked()].Clinic
}

// OnePlays tells whether one person plays at this screen, against others or with them.
func (t *Shown) OnePlays() bool {
	people := 0
	for i := range t.Situation.Seats {
		if !t.Situation.Seats[i].Bot {
			people++
		}
	}
	return people == 1
}

// Own tells whether the viewer's own clinic is shown: only there things can be done.
func (t *Shown) Own() bool { return t.Looked() == t.Situation.Viewer }

// Money is what a player has, with what is left of this round's income while popularity can be bought with it.
func (t *Shown) Money(player int) int {
	owner := &t.Situation.State.Players[player]
	if t.Situation.Phase != nil && t.Situation.Phase.Asks {
		return owner.Money + owner.Turn.Income
	}
	return owner.Money
}

// Context asks the rules about the viewer.
func (t *Shown) Context() game.Context {
	return game.Context{Rules: t.Situation.Rules, State: t.Situation.State, Player: t.Situation.Viewer}
}

// Looked is the player whose clinic is shown.
func (t *Shown) Looked() int {
	if t.Look.Looking >= 0 && t.Look.Looking < len(t.Situation.State.Players) {
		return t.Look.Looking
	}
	return t.Situation.Viewer
}
