package game

// Determinize returns a complete state that matches everything a player may see (View), with the hidden parts drawn
// at random: the order of what is still to be drawn, and the actions that others have chosen in secret (B50, B92).
// The contents of the bags are public and stay the same. The view is not changed; chance advances.
func (r *Rules) Determinize(view *State, chance *Random) *State {
	s := new(State)
	r.DeterminizeInto(view, s, chance)
	return s
}

// DeterminizeInto is Determinize into a state that is no longer needed, whose memory it reuses.
func (r *Rules) DeterminizeInto(view, s *State, chance *Random) {
	view.CloneInto(s)
	s.Random = Random{chance.next()} // the seed of the config needs no drawing: nothing uses it after setup
	p := Play{Rules: r, State: s}
	for player := range s.Players {
		if turn := &s.Players[player].Turn; turn.Chosen == Secret {
			turn.Chosen = p.drawAction(player)
		}
	}
}
