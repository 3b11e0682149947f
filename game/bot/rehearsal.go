package bot

import "clinic/game"

// Rehearsal plays whole games with the quick form of Resident alone, as searches do: weights are learned from them.
type Rehearsal struct {
	brain  *brain
	state  game.State
	begun  []*game.Rules
	start  []*game.State
	judges []*judge // for each game; games without extensions share one
}

// NewRehearsal returns a rehearsal of these games, which may have different extensions.
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

// Weigh sets the weights for the games that follow.
func (r *Rehearsal) Weigh(set map[string]float64) {
	var last *judge
	for _, j := range r.judges {
		if j != last {
			j.weigh(set)
		}
		last = j
	}
}

// Play plays the game with this index and appends the scores of its players.
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
