package puzzle

import (
	"bytes"
	"compress/gzip"
	"encoding/json"

	"clinic/game"
	"clinic/game/plan"
)

// The puzzles of the days that were over when rules, players or their weights last changed are kept as JSON, one per
// line, by number from 1 on. They stay as they were, whatever changes later. A test writes them, see docs/today.md.

// lastPast is the number of the last kept puzzle: that of 30 November 2026. It only grows.
const lastPast = 420

// kept is one of them. The rest of a Puzzle follows from it by the rules.
type kept struct {
	Number int  `json:"number"`
	Kind   Kind `json:"kind"`
	Grade  int  `json:"grade"`
	Rules  int  `json:"rules"` // version of the rules
	// the whole table in force (B90), if it differs from that of the line before
	Numbers map[string]int `json:"numbers,omitempty"`
	Start   *game.State    `json:"start"`
	Asks    []Ask          `json:"asks"`
	Answer  []game.Command `json:"answer"`
	Plain   Standing       `json:"plain"`
	Prices  plan.Prices    `json:"prices"`
}

// recall returns the puzzle from those of past days. The embedded data is always valid, so it panics otherwise.
func (s *Search) recall() *Puzzle {
	unpacked, err := gzip.NewReader(bytes.NewReader(s.past))
	if err != nil {
		panic(err)
	}
	lines := json.NewDecoder(unpacked)
	var k kept
	for number := 1; number <= s.number; number++ {
		before := k.Numbers
		k = kept{}
		if err := lines.Decode(&k); err != nil {
			panic(err)
		}
		if k.Numbers == nil {
			k.Numbers = before
		}
		if number%8 == 0 {
			s.rest()
		}
	}
	return k.puzzle(s.known)
}

// puzzle returns the puzzle that was kept.
func (k *kept) puzzle(known []*game.Extension) *Puzzle {
	rules, err := game.NewRulesWith(k.Rules, k.Start.Config, k.Numbers, known)
	if err != nil {
		panic(err)
	}
	p := &Puzzle{
		Number: k.Number, Kind: k.Kind, Grade: k.Grade, Rules: rules, Start: k.Start,
		Asks: k.Asks, Answer: k.Answer, Plain: k.Plain, prices: k.Prices,
	}
	p.Best = p.Standing(p.After(p.Answer))
	return p
}
