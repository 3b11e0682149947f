package protocol

import "clinic/game/bot"

type reviewReply struct {
	okReply
	Decisions []reviewed `json:"decisions"`
}

// reviewed is a decision that cost its player something.
type reviewed struct {
	At     int            `json:"at"` // index in the log of the game, from 0
	Round  int            `json:"round"`
	Step   string         `json:"step"`
	Played command        `json:"played"`
	Better command        `json:"better"`
	Loss   float64        `json:"loss"`
	Why    []adviceReason `json:"why"`
}

// review judges what a player has decided in the game so far, each decision
// by what the player could know at the time.
func (e *Engine) review(o *object) any {
	player := e.readPlayer(o)
	work := bot.ReviewWork
	if n, ok := o.field("work"); ok {
		work = n.number(1, bot.ReviewWork)
	}
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	r := bot.NewReview(e.match, e.Judgement, player, work)
	for !r.Step() {
	}
	reply := reviewReply{granted, []reviewed{}}
	for _, f := range r.Findings() {
		played, better := f.First()
		reply.Decisions = append(reply.Decisions, reviewed{
			At: f.At, Round: f.Round, Step: f.Step, Played: writeCommand(e.match.Rules, &played), Better: writeCommand(e.match.Rules, &better),
			Loss: tenths(f.Loss), Why: e.writeReasons(f.Why),
		})
	}
	return reply
}
