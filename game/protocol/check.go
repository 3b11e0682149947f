package protocol

import (
	"clinic/game"
	"clinic/game/clinic"
)

// change is how a command would change what a player has, including its cost.
type change struct {
	Money      int `json:"money"`
	Time       int `json:"time"`
	Popularity int `json:"popularity"`

	extras []extra
}

func (c change) MarshalJSON() ([]byte, error) {
	type plain change
	return withExtras(plain(c), c.extras)
}

// The consequences of a command are written as events; these are the types for
// consequences that are not events of the game.
const (
	upkeepFollows game.EventType = "upkeep" // the earlier components cost more each round, or less
	levelFollows  game.EventType = "level"  // a doctor works at another level
	againFollows  game.EventType = "again"  // the next such command costs popularity
	worksFollows  game.EventType = "works"  // a room begins to work
)

func (e *Engine) check(o *object) any {
	player, c, reply := e.readOrder(o)
	if reply != nil {
		return reply
	}
	f := e.match.Rules.Foresee(e.match.State, player, &c)
	if !f.Legal() {
		return e.refusedBy(f.Refusal)
	}
	warnings := []Refusal{}
	for _, w := range f.Warnings {
		warnings = append(warnings, Refusal{w.Rule, e.match.Rules.Sentence(w)})
	}
	answer := struct {
		okReply
		Cost     cost      `json:"cost"`
		Warnings []Refusal `json:"warnings"`
		Change   *change   `json:"change,omitempty"`
		Follows  []event   `json:"follows,omitempty"`
	}{okReply: granted, Cost: e.writeCost(&f.Cost), Warnings: warnings}
	if f.After != nil {
		answer.Change = e.writeChange(&e.match.State.Players[player], &f.After.Players[player])
		answer.Follows = e.writeFollows(player, c.Board, &f)
	}
	return answer
}

func (e *Engine) writeChange(now, then *game.Player) *change {
	w := &change{Money: then.Money - now.Money, Time: then.Time - now.Time, Popularity: then.Popularity - now.Popularity}
	own := 0
	if now.Annex != nil {
		own = then.Annex.Money - now.Annex.Money
	}
	w.extras = e.ownMoney(own)
	return w
}

// writeFollows writes the other consequences of a command, and the rooms of its board that would begin to work.
func (e *Engine) writeFollows(player int, board game.BoardName, f *game.Foresight) []event {
	var list []event
	add := func(fact game.Event) {
		list = append(list, writeEvent(e.match.Rules, &fact))
	}
	for _, c := range f.Consequences {
		fact := c.Fact
		fact.Player, fact.Rule = player, c.Rule
		switch {
		case c.Upkeep != 0:
			fact.Type, fact.Money = upkeepFollows, -c.Upkeep
		case c.Works != 0:
			fact.Type, fact.Number = levelFollows, c.Works
		case c.Again != "":
			fact.Type, fact.Popularity = againFollows, -c.AgainCosts
		}
		add(fact)
	}
	for space := range f.Starts.All() {
		add(game.Event{Type: worksFollows, Player: player, Board: board, Rule: "B31", To: clinic.In(space)})
	}
	return list
}
