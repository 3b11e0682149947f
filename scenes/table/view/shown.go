// Package view is what a table shows: the situation of a game, the player's interaction with it, and what follows
// from both: offers of extensions, what Move asks, names.
package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Shown is what the table shows: a situation, and the interaction with it.
type Shown struct {
	*ui.Reader
	Situation
	Look Interaction

	Numbers ui.Data // of the rules in force, for texts
	Offers  []Offer // of extensions
	Owed    []Owed  // what extensions ask of the viewer in Move
	Fit     int     // which of the places a plan lies in where it fits equally well
	asked   bool    // Legal has asked the rules what the viewer may do
}

// Show shows another situation from now on. The interaction stays as it is.
func (t *Shown) Show(s Situation) {
	if t.Numbers == nil || t.Rules != s.Rules {
		t.Numbers = words.Numbers(s.Rules)
	}
	t.Situation = s
	t.asked = false
	t.Offers = t.findOffers()
	t.remember()
}

// AnnexName returns the name of the annex.
func (t *Shown) AnnexName() string { return t.T("annex." + string(t.Rules.Annex().Board())) }

// DecidesOnAnnex reports whether the viewer's current decision is about the annex alone.
func (t *Shown) DecidesOnAnnex() bool {
	d := t.Situation.State.Decision(t.Situation.Viewer)
	return t.HasAnnex() && d != nil && (d.Kind == game.DecideAnnex || d.Kind == game.DecideAnnexPopularity || t.PlaysAnnexAction())
}

// PlaysAnnexAction reports whether the viewer plays the action of the annex now.
func (t *Shown) PlaysAnnexAction() bool {
	s := &t.Situation
	if !t.HasAnnex() || s.State.Decision(s.Viewer) == nil {
		return false
	}
	hire := game.Command{Type: game.HireOne, Board: s.Rules.Annex().Board()}
	switch t.Check(hire).Refusal.Key {
	case "not_now", "decision_of_clinic":
		return false
	}
	return true
}

// Legal lists what the viewer may do. It is computed once for a situation.
func (t *Shown) Legal() []game.Command {
	if t.Listed == nil && !t.asked {
		t.Listed, t.asked = t.Rules.Legal(t.State, t.Viewer), true
	}
	return t.Listed
}

// HasAnnex reports whether the game has annexes.
func (t *Shown) HasAnnex() bool {
	return t.Situation.State != nil && t.Situation.Rules.Annex() != nil
}

// BoardOn returns the clinic in view, or the annex beside it.
func (t *Shown) BoardOn(board game.BoardName) *clinic.Clinic { return t.LookedOn(board).Clinic() }

// LookedOn returns the rules' context of the clinic in view, or of the annex beside it.
func (t *Shown) LookedOn(board game.BoardName) game.Context {
	return game.Context{Rules: t.Situation.Rules, State: t.Situation.State, Player: t.Looked()}.On(board)
}

// Board returns the clinic in view.
func (t *Shown) Board() *clinic.Clinic {
	if t.Situation.State == nil {
		return nil
	}
	return &t.Situation.State.Players[t.Looked()].Clinic
}

// OnePlays reports whether one person plays at this screen, against others or with them.
func (t *Shown) OnePlays() bool {
	people := 0
	for i := range t.Situation.Seats {
		if !t.Situation.Seats[i].Bot {
			people++
		}
	}
	return people == 1
}

// Own reports whether the viewer's own clinic is shown: only there things can be done.
func (t *Shown) Own() bool { return t.Looked() == t.Situation.Viewer }

// Money returns a player's dollars, with the rest of this round's income while popularity can be bought with it.
func (t *Shown) Money(player int) int {
	owner := &t.Situation.State.Players[player]
	if t.Situation.Phase != nil && t.Situation.Phase.Asks {
		return owner.Money + owner.Turn.Income
	}
	return owner.Money
}

// Context returns the rules' context of the viewer.
func (t *Shown) Context() game.Context {
	return game.Context{Rules: t.Situation.Rules, State: t.Situation.State, Player: t.Situation.Viewer}
}

// Subject returns the player whose numbers are shown: the viewer, or for somebody who only watches whoever's clinic is
// shown.
func (t *Shown) Subject() game.Context {
	c := t.Context()
	if t.Situation.Watches {
		c.Player = t.Looked()
	}
	return c
}

// Looked returns the player whose clinic is shown.
func (t *Shown) Looked() int {
	if t.Look.Looking >= 0 && t.Look.Looking < len(t.Situation.State.Players) {
		return t.Look.Looking
	}
	return t.Situation.Viewer
}
