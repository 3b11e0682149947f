package phases

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/scenes/session"
)

// Now is where a story stands, as the table shows it. It must not change while it is shown.
type Now struct {
	*Story
	Beat     int  // the one being told; len(Beats) once all have been
	Player   int  // whose Business is told, or the viewer
	Counted  int  // how many lines of the others' beat have been told, while it is told
	Asks     bool // the viewer has a decision, and everything before it has been told
	Reads    bool // somebody's death waits to be read
	Over     bool // all has been told, and the next step waits
	Ends     bool // then the game is over
	Paused   bool
	Keeps    bool   // the player is asked whether to keep all money
	Changes  string // the patient for whom another doctor is chosen
	Hinted   int    // how much popularity a hint would buy
	Speed    int    // 1, 2 or 4
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

// ToldOf is Told for one fact: those of the others come one after another within their beat.
func (n *Now) ToldOf(beat int, is func(e *game.Event) bool) int {
	if n.Told(beat) != 0 || n.Beats[beat].Kind != Others {
		return n.Told(beat)
	}
	b := &n.Beats[beat]
	at := slices.IndexFunc(n.Lines[b.From:b.To], func(l Line) bool { return is(&l.Event) })
	return cmp.Compare(n.Counted-1, at)
}

// OtherDone returns how many patients of somebody else have been treated so far, what has been bought, and whether
// that Business has been told to its end.
func (n *Now) OtherDone(player int) (treated, bought int, done bool) {
	done = true
	for i := range n.Beats {
		b := &n.Beats[i]
		if b.Kind != Others {
			continue
		}
		for k := range n.Lines[b.From:b.To] {
			l := &n.Lines[b.From+k]
			switch {
			case l.Event.Player != player:
			case n.Told(i) < 0 || n.Told(i) == 0 && k >= n.Counted:
				done = false
			case l.cures():
				treated++
			case l.Event.Type == game.PopularityBought:
				bought += l.Event.Popularity
			}
		}
	}
	return treated, bought, done
}

// Bought returns how much popularity a player has bought on a board so far, and whether no more can be bought (B85).
func (n *Now) Bought(player int, board game.BoardName) (points int, over bool) {
	over = n.InAdmin()
	for i := range n.Beats {
		b := &n.Beats[i]
		for k := range n.Lines[b.From:b.To] {
			e := &n.Lines[b.From+k].Event
			told := n.Told(i) > 0 || n.Told(i) == 0 && (b.Kind != Others || k < n.Counted)
			if told && e.Type == game.PopularityBought && e.Player == player && e.Board == board {
				points, over = points+e.Popularity, true
			}
		}
	}
	return points, over
}

// Coming returns how a player will stand after Admin: as foreseen when treatments were decided, with what has been
// bought since.
func (n *Now) Coming(player int) game.Coming {
	parts := n.Parts(player)
	coming := n.Context(player, &parts[0]).Coming()
	for i := range parts {
		c := n.Context(player, &parts[i])
		points, _ := n.Bought(player, parts[i].Board)
		coming.Popularity += points
		if c.AtHome() {
			coming.Money -= points * c.Number(game.PricePopularity)
		}
	}
	return coming
}

// Plays reports whether the story is still going, or could be.
func (n *Now) Plays() bool { return !n.Asks && !n.Over }

// InAdmin reports whether Admin is told, or has been.
func (n *Now) InAdmin() bool {
	b := n.Telling()
	return b != nil && (b.Kind == Admin || b.Kind == Death)
}

// Earned returns what a player's treatments have earned on a board so far, in dollars.
func (n *Now) Earned(player int, board game.BoardName) (dollars int) {
	for i := range n.Beats {
		b := &n.Beats[i]
		if n.Told(i) < 0 || b.Kind != Treats && b.Kind != Others {
			continue
		}
		for k := range n.Lines[b.From:b.To] {
			if b.Kind == Others && n.Told(i) == 0 && k >= n.Counted {
				break
			}
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
