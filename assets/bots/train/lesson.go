package main

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"clinic/game"
	"clinic/game/arena"
	"clinic/game/bot"
	"clinic/game/extensions"
)

// lesson says what is learned from, and how.
type lesson struct {
	table              table
	games, generations int
	seed, chance       uint64
	other              *trial // games of other seeds, never learned from
}

// trial plays the same games with different weights.
type trial struct {
	rehearsal *bot.Rehearsal
	games     int
}

// table is the number of players, and whether extensions are played.
type table struct {
	players  int
	extended bool
}

// rules returns the rules of the game with that seed. With extensions, half of the games have a single extension
// or variant; the others a random set or nearly all of them.
func (t table) rules(seed uint64) *game.Rules {
	config, known := game.Config{Players: t.players, Seed: seed}, extensions.All()
	if t.extended {
		one := known[int(seed/4)%len(known)]
		switch seed % 4 {
		case 0:
			config = arena.Drawn(config, known)
		case 1:
			config.Extensions, config.Variants = game.Together(slices.DeleteFunc(slices.Clone(known), func(e *game.Extension) bool { return e.Outcome != nil }))
		default:
			if config.Extensions = []string{one.ID}; one.Variant {
				config.Extensions, config.Variants = nil, config.Extensions
			}
		}
	}
	rules, err := game.NewRules(config, known)
	if err != nil {
		panic(err) // all of these can begin
	}
	return rules
}

func newTrial(t table, games int, seed uint64) *trial {
	var list []*game.Rules
	for i := range games {
		list = append(list, t.rules(seed+uint64(i)))
	}
	return &trial{bot.NewRehearsal(list), games}
}

// other returns the games that judge what was learned.
func other(t table) *trial { return newTrial(t, 300, 500_000) }

// names returns the names of the weights of such games.
func (t table) names() []string {
	names := bot.Knobs()
	if t.extended {
		names = append(names, bot.ExtendedWeights()...)
	}
	return names
}

// mean returns the mean final popularity over all games.
func (t *trial) mean(set map[string]float64) float64 { return t.meanOf(set, 0, t.games) }

// meanOf returns the mean final popularity over count games, beginning with from.
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

// climb changes up to three knobs of the projection at a time, and keeps changes that raise the mean in the same
// games.
func (l *lesson) climb(set map[string]float64) map[string]float64 {
	t, chance := newTrial(l.table, l.games, l.seed), rand.New(rand.NewPCG(l.chance, 1))
	best, size := t.mean(set), map[string]float64{}
	names := l.table.names()
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
		factor := 0.93 // failed changes are retried in smaller steps
		if mean := t.mean(next); mean > best {
			best, set, factor = mean, next, 1.6
		}
		for _, name := range changed {
			size[name] = min(max(size[name]*factor, 0.15), 3)
		}
	}
	return set
}

// The number of weight samples in the evolving cloud, and the number of games to draw from.
const (
	cloud = 20
	pool  = 2000
)

// sample is one point of the cloud: its offset from the middle, and its mean popularity.
type sample struct {
	noise []float64
	mean  float64
}

// evolve moves a whole cloud of weights, including those of the features, toward better games: a separable natural
// evolution strategy with mirrored samples. Each generation plays other games, so that nothing is learned by
// heart.
func (l *lesson) evolve(set map[string]float64) map[string]float64 {
	t, chance := newTrial(l.table, pool, l.seed), rand.New(rand.NewPCG(l.chance, 2))
	names := append(l.table.names(), bot.Features(table{players: l.table.players}.rules(0))...)
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

// unitOf returns how far a weight moves at first.
func unitOf(name string, weight float64) float64 {
	switch {
	case slices.Contains(bot.Knobs(), name), slices.Contains(bot.ExtendedWeights(), name):
		return 0.25*math.Abs(weight) + 0.1
	case len(name) > 6 && name[len(name)-6:] == ".round":
		return 0.1
	}
	return 0.4
}

// utility holds the weights of the samples by rank.
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
