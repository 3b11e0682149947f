package bot

import (
	"reflect"
	"slices"

	"clinic/game"
)

// comparison is an unfinished search for what would have been better.
type comparison struct {
	search *chief // among all options of Chief
	within *chief // among its options with the chosen tile; nil for another decision
	known  bool   // nothing is left to learn about the tile
	over   bool   // nothing is left to learn at all
	found  bool   // the better option is known
	second bool   // the second game of a pair
	first  float64
	target int // how many pairs are wanted
}

// compare continues the search for what is better than what was played, with this many simulated games, and then
// compares the two in this many pairs of games. It reports whether that is finished.
func (r *Review) compare(m *moment, games, pairs int) (over bool) {
	if m.looking == nil {
		m.looking = r.begin(m)
	}
	l := m.looking
	if l.search == nil {
		return true // there was nothing to decide
	}
	if !l.found {
		if s := l.within; s != nil && !l.known && s.played < games/2 {
			whole, more := s.part()
			l.known = whole && !more
			return false
		}
		if s := l.search; !l.over && s.played < games {
			whole, more := s.part()
			l.over = whole && !more
			return false
		}
		l.found = true
		if r.choose(m) {
			return true
		}
	}
	return r.pair(m) && m.games >= pairs
}

// begin starts thinking about a moment as Chief does.
func (r *Review) begin(m *moment) *comparison {
	chance := game.Random{Word: digest(m.view, r.player)}
	l := &comparison{}
	think := func() *chief {
		s := &chief{brain: r.brain, view: m.view, player: r.player, kind: m.kind}
		own := chance
		s.now = r.rules.Determinize(m.view, &own)
		s.chance = own
		return s
	}
	done := game.Command{Type: game.Done}
	alone := len(m.played) == 1 && (m.played[0].Type == game.Done || m.kind == game.DecideTreatments)
	switch {
	case m.kind == game.DecideTreatments && alone:
		return l // the proposed treatments, which are the best (B80)
	case m.kind == game.DecideMove && alone && !r.brain.rules.Check(m.view, r.player, &done).Legal():
		return l
	}
	l.search = think()
	l.search.judged = &judged{commands: m.played}
	if m.kind == game.DecideAction {
		l.within = think()
		l.within.judged = &judged{commands: m.played, tile: m.action}
		l.search.judged = nil
	}
	return l
}

// judged is what was played, among the options of Chief.
type judged struct {
	commands []game.Command
	tile     game.Action // limits the options to this action; empty for all
	at       int         // index of its candidate
}

// addJudged makes what was played one of the candidates, unless one of them has the same result.
func (s *chief) addJudged() {
	if s.judged == nil {
		return
	}
	if s.judged.tile != "" {
		s.list = slices.DeleteFunc(s.list, func(c candidate) bool { return c.commands[0].Action != s.judged.tile })
		return
	}
	b := s.brain
	if !b.plans(s.kind) && s.kind != game.DecideBonus && s.kind != game.DecideGoal {
		resident := newResident(b, s.view, s.player, s.chance) // answers an extension's question as bots do
		for resident.look() {
		}
		s.list = append(s.list[:0], candidate{commands: []game.Command{resident.advice().Command}})
	}
	var mine, other game.State
	outcome := func(commands []game.Command, into *game.State) *game.State {
		after(b.rules, s.now, s.player, deeds(commands), into)
		into.Players[s.player].Turn.Moves = 0
		return into
	}
	outcome(s.judged.commands, &mine)
	for i := range s.list {
		if reflect.DeepEqual(outcome(s.list[i].commands, &other), &mine) {
			s.judged.at = i
			return
		}
	}
	c := candidate{commands: s.judged.commands}
	if s.kind == game.DecideBuild || s.kind == game.DecideHire || s.kind == game.DecideAdmit {
		c.guess = b.Worth(game.Context{Rules: b.rules, State: &mine, Player: s.player})
	}
	s.judged.at = len(s.list)
	s.list = append(s.list, c)
}

// choose takes the better option from the search, and reports whether that is what was played.
func (r *Review) choose(m *moment) (same bool) {
	l := m.looking
	if l.search.other != nil || len(l.search.list) == 0 {
		return true
	}
	best := l.search.best()
	own := best
	switch {
	case m.kind == game.DecideAction && len(l.within.list) > 0:
		own = l.within.best()
	case m.kind == game.DecideAction:
		own = &candidate{commands: m.played}
	default:
		own = &l.search.list[l.search.judged.at]
	}
	changed := m.best.commands == nil || !slices.EqualFunc(m.best.commands, best.commands, func(a, b game.Command) bool { return a.Equal(&b) }) || m.best.meant != best.meant
	if changed || m.own.meant != own.meant {
		m.games, m.sum, m.squares, m.outlooks = 0, 0, 0, [2]tally{}
	}
	m.best, m.own = *best, *own
	if m.kind == game.DecideAction {
		same = best.means && best.meant.action == m.action || best.commands[0].Action == m.action
	} else {
		same = best == own
	}
	if same {
		m.settled, m.best = true, candidate{}
		m.games, m.sum, m.squares = 0, 0, 0
	}
	return same
}

// pair continues a pair of games, one with what was played and one with what is better, and reports whether it is
// over. Both games of a pair have the same draws, which differ from those of the search, so that an option found to
// be better by luck has none in them.
func (r *Review) pair(m *moment) (over bool) {
	s, b := m.looking.search, r.brain
	c := &m.own
	if m.looking.second {
		c = &m.best
	}
	if b.busy != s {
		b.play.Rules = b.rules
		s.begin(c, game.Random{Word: ^s.chance.Word + 0x9e3779b97f4a7c15*uint64(m.games+1)})
		b.busy = s
		return false
	}
	if !b.playOn(1) {
		return false
	}
	b.busy = nil
	fare := b.fare(r.player)
	if r.met && !b.play.Of(r.player).Score().Counts {
		fare += MissedGoal
	}
	if !m.looking.second {
		m.looking.second, m.looking.first = true, fare
		m.outlooks[0].add(b, r.player)
		return false
	}
	m.looking.second = false
	m.outlooks[1].add(b, r.player)
	lead := fare - m.looking.first
	m.sum += lead
	m.squares += float64(lead * lead)
	m.games++
	return true
}

// tally adds up the results of games.
type tally struct {
	total  int
	lines  []game.ScoreLine
	rounds []game.Record
	goals  int
}

// add adds the game that has just been finished.
func (t *tally) add(b *brain, player int) {
	c := b.play.Of(player)
	score := c.Score()
	t.total += score.Total
	if score.Counts {
		t.goals++
	}
	for _, line := range score.Lines {
		i := slices.IndexFunc(t.lines, func(l game.ScoreLine) bool { return l.What == line.What })
		if i < 0 {
			i = len(t.lines)
			t.lines = append(t.lines, game.ScoreLine{Rule: line.Rule, What: line.What})
		}
		t.lines[i].Points += line.Points
	}
	for i, record := range c.Owner().History {
		if i == len(t.rounds) {
			t.rounds = append(t.rounds, game.Record{})
		}
		t.rounds[i].Popularity += record.Popularity
		t.rounds[i].Money += record.Money
	}
}

// mean returns the average result of this many games.
func (t *tally) mean(games int) Outlook {
	n := float64(max(1, games))
	o := Outlook{Total: float64(t.total) / n, Goal: float64(t.goals) / n}
	for _, line := range t.lines {
		o.Lines = append(o.Lines, Line{line.What, float64(line.Points) / n})
	}
	for _, record := range t.rounds {
		o.Rounds = append(o.Rounds, float64(record.Popularity)/n)
		o.Money = append(o.Money, float64(record.Money)/n)
	}
	return o
}
