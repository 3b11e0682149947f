//go:build !js

package host

import (
	"encoding/json"
	"sync"

	"clinic/game"
	"clinic/game/table"
)

// mostRules is how many different rules are kept. Tables that are awake keep theirs anyway.
const mostRules = 256

// rulebook keeps rules once for all tables whose games differ in the seed alone: with all extensions they take a
// hundred kilobytes.
type rulebook struct {
	known []*game.Extension
	mutex sync.Mutex
	rules map[string]kept // by version, config and numbers as JSON
}

// kept are rules with their numbers table, which tables keep beside them.
type kept struct {
	rules   *game.Rules
	numbers map[string]int
}

// of returns the rules of a table.
func (r *rulebook) of(b *table.Begin) (*game.Rules, error) {
	unseeded := *b
	unseeded.Config.Seed = 0
	key, err := json.Marshal([]any{b.Rules, unseeded.Config, b.Numbers})
	if err != nil {
		return nil, err
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	k, known := r.rules[string(key)]
	if !known {
		if k.rules, err = table.RulesOf(r.known)(&unseeded); err != nil {
			return nil, err
		}
		if len(r.rules) >= mostRules {
			clear(r.rules)
		}
		k.numbers = b.Numbers
		r.rules[string(key)] = k
	}
	b.Numbers = k.numbers
	return k.rules.Seeded(b.Config.Seed), nil
}
