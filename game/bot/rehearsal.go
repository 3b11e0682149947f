package bot

import "clinic/game"

// Rehearsal plays whole games by the quick form of Resident alone, as searches do: weights are learned from them.
type Rehearsal struct {
	brain *brain
	state game.State
	begun []*game.Rules
	start []*game.State
}

// NewRehearsal makes a rehearsal of games that differ in nothing but the seed.
func NewRehearsal(games []*game.Rules) *Rehearsal {
	r := &Rehearsal{begun: games}
	for _, rules := range games {
		s, _ := rules.Start()
		r.start = append(r.start, s)
	}
	r.brain = newBrain(&judge{measure: *measureOf(games[0])})
	return r
}

// Weigh takes a set of weights for the games that follow.
func (r *Rehearsal) Weigh(set map[string]float64) { r.brain.weigh(set) }

// Play plays the game with that index and adds the scores of its players to the list.
func (r *Rehearsal) Play(i int, scores []float64) []float64 {
	rules := r.begun[i]
	r.start[i].CloneInto(&r.state)
	r.brain.play.Rules, r.brain.play.State = rules, &r.state
	r.brain.finish()
	for player := range r.state.Players {
		scores = append(scores, float64((game.Context{Rules: rules, State: &r.state, Player: player}).Score().Total))
	}
	return scores
}
