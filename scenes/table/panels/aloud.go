package panels

import (
	"clinic/game"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Heading returns, for the spoken game, the round and the step, whose turn it is, and what is asked.
func (t *Ribbon) Heading() string {
	s := &t.Situation
	step := ""
	for _, one := range t.ribbonSteps() {
		if one.state == 0 {
			step = one.text
		}
	}
	d := t.decision()
	asks := ""
	switch {
	case s.State.Over:
		asks = t.T("tray.over")
	case d == nil && len(s.State.Pending) > 0:
		asks = t.T("tray.waiting_for", ui.Data{"Name": t.SeatName(int(s.State.Pending[len(s.State.Pending)-1].Player))})
	case d == nil:
		asks = t.T("tray.nothing")
	default:
		if action := t.ActionOf(string(d.Kind)); action != "" {
			step = t.T("spoken.step", ui.Data{"Step": step, "Action": t.T("action." + string(action))})
		} else if d.Kind == game.DecideTreatments {
			asks = t.T(t.asksToTreat())
		} else if id, ok := asked[d.Kind]; ok {
			asks = t.T(id)
		} else if t.Texts.Has("decide." + string(d.Kind)) {
			asks = t.question(d)
		}
	}
	who := t.SeatName(s.Viewer)
	if s.State.Round > 0 {
		who = t.T("spoken.round", ui.Data{"Round": words.Round(s.State.Round), "Name": who})
	}
	return ui.Said(t.Reader, who, step, asks)
}

// asked holds the sentences of the base game's decisions.
var asked = map[game.DecisionKind]string{
	game.DecideClinic: "tray.own_clinic", game.DecideBonus: "tray.choose_bonus", game.DecideBonusPlace: "tray.place_bonus", game.DecideGoal: "tray.choose_goal", game.DecideAction: "tray.choose_action",
	game.DecidePopularity: "tray.buy_popularity",
}

// Havings returns what the viewer has, as spoken text.
func (t *Ribbon) Havings() string {
	me := &t.Situation.State.Players[t.Situation.Viewer]
	having := t.T("spoken.having", ui.Data{"Money": t.Texts.Dollars(me.Money), "Popularity": t.Texts.Number(me.Popularity), "Time": t.Texts.Number(me.Time)})
	return ui.Said(t.Reader, append([]string{having}, t.MedalSays()...)...)
}
