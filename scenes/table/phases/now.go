package phases

import (
	"slices"

	"clinic/game"
	"clinic/scenes/session"
)

// Now is where a story stands, as the table shows it. It must not change while it is shown.
type Now struct {
	*Story
	Beat     int  // the one being told; len(Beats) once all have been
	Player   int  // whose Business is told, or the viewer
	Asks     bool // the viewer has a decision, and everything before it has been told
	Reads    bool // somebody's death waits to be read
	Over     bool // all has been told, and the next step waits
	Ends     bool // then the game is over
	Paused   bool
	Keeps    bool // the player is asked whether to keep all money
	Hinted   int  // how much popularity a hint would buy
	Speed    int  // 1, 2 or 4
	Deciding game.DecisionKind
}

// Telling returns the beat that is being told, or the last one; nil if there is none.
func (n *Now) Telling() *Beat {
	if len(n.Beats) == 0 || n.Asks {
		return nil
	}
	return &n.Beats[min(n.Beat, len(n.Beats)-1)]
}

// Told reports whether a beat has been told: 1 if it has, 0 while it is told, −1 before.
func (n *Now) Told(beat int) int {
	switch {
	case beat < n.Beat:
		return 1
	case beat == n.Beat:
		return 0
	}
	return -1
}

// Plays reports whether the story is still going, or could be.
func (n *Now) Plays() bool { return !n.Asks && !n.Over }

// InAdmin reports whether Admin is told, or has been.
func (n *Now) InAdmin() bool {
	b := n.Telling()
	return b != nil && (b.Kind == Admin || b.Kind == Death)
}

// Earned returns what a player's treatments have earned on a board so far, in dollars.
func (n *Now) Earned(player int, board string) (dollars int) {
	for i := range n.Beats {
		b := &n.Beats[i]
		if n.Told(i) < 0 || b.Kind != Treats && b.Kind != Others {
			continue
		}
		for k := range n.Lines[b.From:b.To] {
			if l := &n.Lines[b.From+k]; l.cures() && l.Event.Player == player && l.Event.Board == board {
				dollars += l.Event.Money + l.Event.AnnexMoney
			}
		}
	}
	return dollars
}

// Of returns the lines of a beat that are about a player, or about nobody.
func (n *Now) Of(beat, player int) (list []*Line) {
	b := &n.Beats[beat]
	for i := range n.Lines[b.From:b.To] {
		if l := &n.Lines[b.From+i]; l.Event.Player == player || l.Event.Player == game.NoPlayer {
			list = append(list, l)
		}
	}
	return list
}

// Steps counts the steps of Admin with lines: up to a beat, and all of them.
func (n *Now) Steps(through int) (step, of int) {
	var keys []string
	for i := range n.Beats {
		if b := &n.Beats[i]; b.Kind == Admin || b.Kind == Death {
			if key := n.Lines[b.From].Step.Key; !slices.Contains(keys, key) {
				keys = append(keys, key)
			}
			if i <= through {
				step = len(keys)
			}
		}
	}
	return step, len(keys)
}

// Session returns the game that the story is about.
func (s *Story) Session() *session.Session { return s.session }
