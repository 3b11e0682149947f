package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/sprites"
)

// Hint is Chief's advice, as the table shows it. It must not change while it is shown.
type Hint struct {
	Thinking    bool // it is still being computed, and nothing else is known
	Picture     sprites.ID
	Title, Text string
	Chips       []Chip
	Of          string // what the chips measure
	Do          string // the button that carries it out
	Why         bool   // there is more to say than the card shows
	// From and To are what is taken and where it goes; To is nothing if something is only pressed. Held is what
	// would be carried.
	From, To thing.Thing
	Held     Held
	// Walks are those of a whole proposed Move, in their order; none for a hint.
	Walks []Walk
	// AllFloors is whether the floors on which none of them walks are shown, too.
	AllFloors bool
}

// Walk is one walk of a proposed Move.
type Walk struct {
	Person string
	Board  game.BoardName
	Piece  sprites.Piece
	Who    string // the person's name
	Text   string // the reason
	Time   int
	Way    []clinic.WayStep
}

// Chip is an amount with its sign.
type Chip struct {
	Sign sprites.ID
	Text string
	Bad  bool // it costs
}

// Card reports whether there is something to read.
func (h *Hint) Card() bool { return h != nil && !h.Thinking }

// Proposes reports whether a whole Move is proposed.
func (h *Hint) Proposes() bool { return h.Card() && len(h.Walks) > 0 }

// HintWalk returns the card of a proposed walk.
func HintWalk(i int) thing.Thing {
	card := thing.Named(thing.Hint, "walk")
	card.Number = i
	return card
}

// WalkOf returns the index of the walk of a card, −1 for any other thing.
func WalkOf(card thing.Thing) int {
	if card.Kind != thing.Hint || card.Name != "walk" {
		return -1
	}
	return card.Number
}

// The buttons of hints.
var (
	HintAsk = thing.Named(thing.Hint, "ask")
	HintWhy = thing.Named(thing.Hint, "why")
	HintNo  = thing.Named(thing.Hint, "no")
	HintDo  = thing.Named(thing.Hint, "do")

	HintMove   = thing.Named(thing.Hint, "move") // asks for a whole Move
	HintChange = thing.Named(thing.Hint, "change")
	HintFloors = thing.Named(thing.Hint, "floors") // shows the folded floors again
)
