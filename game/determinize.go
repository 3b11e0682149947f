package game

// Determinize gives a whole state that agrees with everything in what a player may see (View), with what is hidden
// drawn anew by chance: the order of what is still to be drawn, and the actions that others have chosen in secret (B50,
// B92). What a bag holds is seen by all, and stays. The view stays as it is; chance moves on.
func (r *Rules) Determinize(view *State, chance *Random) *State {
	s := new(State)
	r.DeterminizeInto(view, s, chance)
	return s
}

// DeterminizeInto is Determinize into a state that is needed no more, whose memory is used again.
func (r *Rules) DeterminizeInto(view, s *State, chance *Random) {
	view.CloneInto(s)
	s.Random = Random{chance.next()} // the seed of the config is not drawn: it is used up once the table is laid
	p := Play{Rules: r, State: s}
	for player := range s.Players {
		if turn := &s.Players[player].Turn; turn.Chosen == Secret {
			turn.Chosen = p.drawAction(player)
		}
	}
}
