package moments

import (
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// feat is something that a player may have done best in a round.
type feat struct {
	best, alone string // text ids: for the best of several players, and for a solo game; empty for none
	done        func(r *session.InRound) int
	least       bool // the least is best
	money       bool // the amount is money, shown with the number of patients who paid it
}

// feats lists the feats that are mentioned, the most valuable first.
var feats = [...]feat{
	{best: "moment.best.earned", alone: "moment.done.earned", done: func(r *session.InRound) int { return r.Earned }, money: true},
	{best: "moment.best.bought", alone: "moment.done.bought", done: func(r *session.InRound) int { return r.Bought }},
	{best: "moment.best.cured", done: func(r *session.InRound) int { return r.Cured }},
	{best: "moment.best.built", alone: "moment.done.built", done: func(r *session.InRound) int { return r.Built }},
	{best: "moment.best.quickest", alone: "moment.done.quickest", done: func(r *session.InRound) int { return r.Took }, least: true},
}

// first returns the only player who did it best, and whether there is one. A feat that nobody did has none.
func (f *feat) first(players []session.InRound) (player int, alone bool) {
	best := 0
	for i := range players {
		n := f.done(&players[i])
		switch better := f.least && n < best || !f.least && n > best; {
		case n == 0:
		case best == 0 || better:
			player, best, alone = i, n, true
		case n == best:
			alone = false
		}
	}
	return player, alone
}

// best returns for each player one thing that only they did best in the round, and their deaths. Each feat is
// mentioned at most once, and a tie not at all.
func best(reader *ui.Reader, players []session.InRound) [][]string {
	said := make([][]string, len(players))
	for i := range feats {
		if player, alone := feats[i].first(players); alone && said[player] == nil {
			said[player] = []string{feats[i].said(reader, feats[i].best, &players[player])}
		}
	}
	for i := range said {
		said[i] = withDeaths(reader, said[i], &players[i])
	}
	return said
}

// done returns what a solo player did.
func done(reader *ui.Reader, r *session.InRound) (said []string) {
	for i := range feats {
		if f := &feats[i]; f.alone != "" && f.done(r) > 0 {
			said = append(said, f.said(reader, f.alone, r))
		}
	}
	return withDeaths(reader, said, r)
}

// said returns how much of the feat a player did.
func (f *feat) said(reader *ui.Reader, text string, r *session.InRound) string {
	if f.money {
		return reader.T(text, ui.Data{"Count": r.Cured, "Money": r.Earned})
	}
	return reader.T(text, ui.Data{"Count": f.done(r)})
}

func withDeaths(reader *ui.Reader, said []string, r *session.InRound) []string {
	if r.Died == 0 {
		return said
	}
	return append(said, reader.T("moment.died", ui.Data{"Count": r.Died}))
}
