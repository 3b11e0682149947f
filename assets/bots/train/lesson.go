package main

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"clinic/game"
	"clinic/game/bot"
)

// lesson is what is learned from and how.
type lesson struct {
	players, games, generations int
	seed, chance                uint64
	other                       *trial // games of other seeds, which nothing is learned from
}

// trial plays the same games by different weights.
type trial struct {
	rehearsal *bot.Rehearsal
	games     int
}

func newTrial(players, games int, seed uint64) *trial {
	var list []*game.Rules
	for i := range games {
		rules, err := game.NewRules(game.Config{Players: players, Seed: seed + uint64(i)}, nil)
		if err != nil {
			panic(err) // the base game always begins
		}
		list = append(list, rules)
	}
	return &trial{bot.NewRehearsal(list), games}
}

// other are games that judge what was learned.
func other(players int) *trial { return newTrial(players, 300, 500_000) }

// mean is the mean final popularity in all games.
func (t *trial) mean(set map[string]float64) float64 { return t.meanOf(set, 0, t.games) }

// meanOf is that of some of the games.
func (t *trial) meanOf(set map[string]float64, from, count int) float64 {
	t.rehearsal.Weigh(set)
	var scores []float64
	for i := range count {
		scores = t.rehearsal.Play(from+i, scores)
	}
	sum := 0.0
	for _, score := range scores {
		sum += score
	}
	return sum / float64(len(scores))
}

// climb changes up to three knobs of the projection at a time and keeps what brings more in the same games.
func (l *lesson) climb(set map[string]float64) map[string]float64 {
	t, chance := newTrial(l.players, l.games, l.seed), rand.New(rand.NewPCG(l.chance, 1))
	best, size := t.mean(set), map[string]float64{}
	names := bot.Knobs()
	for range l.generations {
		next := maps.Clone(set)
		var changed []string
		for range 1 + chance.IntN(3) {
			name := names[chance.IntN(len(names))]
			if size[name] == 0 {
				size[name] = 1
			}
			next[name] += size[name] * chance.NormFloat64() * (0.3*math.Abs(next[name]) + 0.1)
			changed = append(changed, name)
		}
		factor := 0.93 // what fails is tried in smaller steps
		if mean := t.mean(next); mean > best {
			best, set, factor = mean, next, 1.6
		}
		for _, name := range changed {
			size[name] = min(max(size[name]*factor, 0.15), 3)
		}
	}
	return set
}

// How large the cloud of weights is that evolves, and how many games it draws from.
const (
	cloud = 20
	pool  = 2000
)

// sample is one point of the cloud: how far from its middle, and how games go there.
type sample struct {
	noise []float64
	mean  float64
}

// evolve moves a whole cloud of weights, the features' too, to where games go better: a separable natural evolution strategy with mirrored
// samples, each generation on games of its own, so that nothing is learned by heart.
func (l *lesson) evolve(set map[string]float64) map[string]float64 {
	t, chance := newTrial(l.players, pool, l.seed), rand.New(rand.NewPCG(l.chance, 2))
	rules, err := game.NewRules(game.Config{Players: l.players}, nil)
	if err != nil {
		panic(err)
	}
	names := append(bot.Knobs(), bot.Features(rules)...)
	middle, unit, spread := make([]float64, len(names)), make([]float64, len(names)), make([]float64, len(names))
	for i, name := range names {
		middle[i], unit[i], spread[i] = set[name], unitOf(name, set[name]), 0.5
	}
	at := func(noise []float64) map[string]float64 {
		m := map[string]float64{}
		for i, name := range names {
			if m[name] = middle[i]; noise != nil {
				m[name] += noise[i] * spread[i] * unit[i]
			}
		}
		return m
	}
	best, found := l.other.mean(set), set
	rate := (3 + math.Log(float64(len(names)))) / (5 * math.Sqrt(float64(len(names))))
	for generation := range l.generations {
		samples, from := make([]sample, cloud), chance.IntN(pool-l.games)
		for k := range samples {
			noise := make([]float64, len(names))
			for i := range noise {
				if k%2 == 1 {
					noise[i] = -samples[k-1].noise[i]
				} else {
					noise[i] = chance.NormFloat64()
				}
			}
			samples[k] = sample{noise, t.meanOf(at(noise), from, l.games)}
		}
		slices.SortFunc(samples, func(a, b sample) int {
			switch {
			case a.mean > b.mean:
				return -1
			case a.mean < b.mean:
				return 1
			}
			return 0
		})
		for i := range names {
			move, widen := 0.0, 0.0
			for k := range samples {
				move += utility[k] * samples[k].noise[i]
				widen += utility[k] * (samples[k].noise[i]*samples[k].noise[i] - 1)
			}
			middle[i] += spread[i] * unit[i] * move
			spread[i] *= math.Exp(rate / 2 * widen)
		}
		if generation%10 == 9 {
			if mean := l.other.mean(at(nil)); mean > best {
				best, found = mean, at(nil)
			}
		}
	}
	return found
}

// unitOf is how far a weight moves at first.
func unitOf(name string, weight float64) float64 {
	switch {
	case slices.Contains(bot.Knobs(), name):
		return 0.25*math.Abs(weight) + 0.1
	case len(name) > 6 && name[len(name)-6:] == ".round":
		return 0.1
	}
	return 0.4
}

// utility is how much the samples count by their rank.
var utility = func() (list [cloud]float64) {
	sum := 0.0
	for i := range list {
		list[i] = math.Max(0, math.Log(cloud/2.0+1)-math.Log(float64(i+1)))
		sum += list[i]
	}
	for i := range list {
		list[i] = list[i]/sum - 1.0/cloud
	}
	return list
}()
