package protocol

import "clinic/game"

type forecastTreatment struct {
	treatment
	Income int `json:"income"`
}

type untreated struct {
	Patient string `json:"patient"`
	Needs   string `json:"needs"`
	Rule    string `json:"rule"`
}

// forecast is how Business will go on one board.
type forecast struct {
	Treatments  []forecastTreatment `json:"treatments"`
	Untreated   []untreated         `json:"untreated"`
	Income      int                 `json:"income"`
	Salaries    int                 `json:"salaries"`
	Upkeep      int                 `json:"upkeep"`
	Popularity  int                 `json:"popularity"` // change of popularity
	FromSavings int                 `json:"from_savings"`
	Left        int                 `json:"left"`
	Affordable  int                 `json:"affordable"`
	OffDuty     int                 `json:"off_duty,omitempty"` // nurses who will be called in

	EndMoney      int `json:"end_money,omitempty"`
	EndPopularity int `json:"end_popularity,omitempty"`
}

type forecastReply struct {
	okReply
	forecast

	extras []extra
}

func (f forecastReply) MarshalJSON() ([]byte, error) {
	type plain forecastReply
	return withExtras(plain(f), f.extras)
}

func (e *Engine) forecast(o *object) any {
	player := e.readPlayer(o)
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	reply := forecastReply{okReply: granted}
	for c := range e.of(player).Boards() {
		written := writeForecast(e.match.Rules, c.Forecast())
		if c.AtHome() {
			reply.forecast = written
		} else {
			reply.extras = append(reply.extras, extra{string(c.BoardName()), written})
		}
	}
	return reply
}

func writeForecast(rules *game.Rules, f game.Forecast) forecast {
	reply := forecast{
		Treatments: []forecastTreatment{}, Untreated: []untreated{}, Income: f.Income, Salaries: f.Salaries,
		Upkeep: f.Upkeep, Popularity: -f.PopularityLost - f.OnCallCost, OffDuty: f.OnCall, FromSavings: f.FromSavings, Left: f.Left, Affordable: f.Affordable,
		EndMoney: f.EndMoney, EndPopularity: f.EndPopularity,
	}
	for _, t := range f.Treatments {
		written := treatment{t.Patient, listed(t.Doctors), listed(t.Nurses)}
		reply.Treatments = append(reply.Treatments, forecastTreatment{written, t.Income})
	}
	for _, u := range f.Untreated {
		reply.Untreated = append(reply.Untreated, untreated{u.Patient, rules.Sentence(u.Needs), u.Needs.Rule})
	}
	return reply
}

func (e *Engine) score(o *object) any {
	player := e.readPlayer(o)
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	s := e.of(player).Score()
	reply := struct {
		okReply
		Lines   []game.ScoreLine `json:"lines"`
		Total   int              `json:"total"`
		Counts  bool             `json:"counts"`            // false in a solo game whose goal is not met (B88)
		Outcome *outcome         `json:"outcome,omitempty"` // of a cooperative game (X5)
	}{granted, s.Lines, s.Total, s.Counts, nil}
	if end, cooperative := e.match.Rules.Outcome(e.match.State); cooperative {
		reply.Outcome = &outcome{end, nil}
		if end.Player != game.NoPlayer {
			reply.Outcome.Player = &end.Player
		}
	}
	return reply
}

// outcome is the end of a cooperative game as the protocol writes it: without a player if nobody is honored.
type outcome struct {
	game.Outcome
	Player *int `json:"player,omitempty"`
}
