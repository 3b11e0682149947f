package bot

import "clinic/game"

// Rehearsal plays whole games by the quick form of Resident alone, as searches do: weights are learned from them.
type Rehearsal struct {
	brain  *brain
	state  game.State
	begun  []*game.Rules
	start  []*game.State
	judges []*judge // of each of the games; those of the base game share one
}

// NewRehearsal makes a rehearsal of those games, which may have other extensions each.
func NewRehearsal(games []*game.Rules) *Rehearsal {
	r := &Rehearsal{begun: games}
	var plain *judge
	for _, rules := range games {
		s, _ := rules.Start()
		r.start = append(r.start, s)
		j := plain
		if extended := len(rules.Config.Extensions)+len(rules.Config.Variants) > 0; extended || plain == nil {
			if j = (&judge{measure: *measureOf(rules)}); !extended {
				plain = j
			}
		}
		r.judges = append(r.judges, j)
	}
	r.brain = newBrain(r.judges[0])
	return r
}

// Weigh takes a set of weights for the games that follow.
func (r *Rehearsal) Weigh(set map[string]float64) {
	var last *judge
	for _, j := range r.judges {
		if j != last {
			j.weigh(set)
		}
		last = j
	}
}

// Play plays the game with that index and adds the scores of its players to the list.
func (r *Rehearsal) Play(i int, scores []float64) []float64 {
	rules := r.begun[i]
	r.start[i].CloneInto(&r.state)
	r.brain.judge = *r.judges[i]
	r.brain.play.Rules, r.brain.play.State = rules, &r.state
	r.brain.finish()
	for player := range r.state.Players {
		scores = append(scores, r.brain.fare(player))
	}
	return scores
}
