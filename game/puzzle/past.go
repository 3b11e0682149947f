package puzzle

import (
	"bytes"
	"compress/gzip"
	"encoding/json"

	"clinic/game"
	"clinic/game/plan"
)

// The puzzles of the days that were over when rules, players or their weights last changed are kept, as JSON, each in a
// line, by number from 1 on. They stay as they were, whatever changes after them. A test writes them, see
// docs/today.md.

// lastPast is the number of the last of them: that of 30 November 2026. It grows only.
const lastPast = 420

// kept is one of them. What else a Puzzle has follows from it by the rules.
type kept struct {
	Number  int            `json:"number"`
	Kind    Kind           `json:"kind"`
	Grade   int            `json:"grade"`
	Rules   int            `json:"rules"`             // version
	Numbers map[string]int `json:"numbers,omitempty"` // the whole table in force (B90), where the line before has another
	Start   *game.State    `json:"start"`
	Asks    []Ask          `json:"asks"`
	Answer  []game.Command `json:"answer"`
	Plain   Standing       `json:"plain"`
	Prices  plan.Prices    `json:"prices"`
}

// recall looks for the puzzle among those of past days. What the program was built with is whole: it panics otherwise.
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

// puzzle is what was kept.
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
