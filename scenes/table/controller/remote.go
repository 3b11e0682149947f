package controller

import (
	"time"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/online/seat"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/dollhouse"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	tables "clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
	"clinic/sprites"
)

// Playing at a table that a host keeps: what comes from there, and what is said of it.

// How long an answer of the host takes until the table says so.
const (
	ringsSent     = 150 * time.Millisecond
	saysAnswering = 300 * time.Millisecond
	saysTrying    = 4 * time.Second
	saysClosed    = time.Second      // until then another host of the same tables may take over
	saysMoved     = 20 * time.Second // without a connection

	ringStep  = 100 * time.Millisecond // the ring turns by one of its dots
	ringSteps = view.SentDots
)

// listen takes in what has come from the host, and says what it means for the player.
func (p *Controller) listen(t *tables.Table, c *scenes.Context) {
	s := p.session
	s.Listen()
	if s.Rewound() {
		p.begun = false
		p.tookBack()
	}
	if !s.Remote() {
		return
	}
	c.Listen()
	if why := s.Declined(); why != nil {
		c.Toast(c.T("remote.declined", ui.Data{"Reason": why.Message}), ui.Warned)
	}
	for _, said := range s.Said() {
		c.Toast(c.T("remote.said", ui.Data{"Name": seatName(c.Reader, s, said.Player), "What": c.T("remote.phrase." + said.Phrase)}), ui.Plainly)
		if said.Player != s.Viewer() {
			c.Sound(sounds.Turn())
		}
	}
	if decides := s.Decision() != nil; decides != p.decided {
		if p.decided = decides; decides {
			c.Sound(sounds.Turn())
			t.SayTurn()
			c.Say(ui.Said(c.Reader, c.T("remote.your_turn"), clocks(c.Reader, s)[s.Viewer()].Left))
		}
	}
	p.notice(c)
	if now := clocks(c.Reader, s); now != p.clocks {
		p.clocks, p.stale = now, true
	}
	if line := connection(c.Reader, s); line != p.line {
		p.line, p.stale = line, true
		if line == c.T("remote.answering") {
			line = c.T("remote.spoken_sent")
		}
		c.Say(line)
	}
	if _, since, waits := s.Sent(); waits && clock.Now().Sub(since) > ringsSent {
		p.stale = true // the ring turns
	}
}

// notice shows what the others do anew when that has changed, and says who comes and who has lost the connection.
func (p *Controller) notice(c *scenes.Context) {
	s := p.session
	var now [game.MaxPlayers]around
	for player, chair := range s.Chairs() {
		now[player] = around{known: true, here: chair.Here, presence: s.Presence(player)}
		before, name := p.around[player], ui.Data{"Name": seatName(c.Reader, s, player)}
		switch {
		case !before.known || s.Mine(player):
		case chair.Here && !before.here:
			c.Say(c.T("friends.sat_down", name))
		case now[player].presence == session.Reconnects && before.presence != session.Reconnects:
			c.Say(c.T("remote.spoken_reconnects", name))
		}
	}
	if now != p.around {
		p.around, p.version = now, 0
	}
}

// around is what was seen last of a player.
type around struct {
	known, here bool
	presence    session.Presence
}

// connection says how the connection with the host stands, or returns "" while all is well.
func connection(reader *ui.Reader, s *session.Session) string {
	switch status := s.Status(); status.Line {
	case seat.Refused:
		return reader.T("remote.refused")
	case seat.Trying, seat.Lost:
		switch lost := clock.Now().Sub(status.Since); {
		case status.Closing && lost >= saysClosed:
			return reader.T("remote.closed")
		case lost >= saysMoved:
			return reader.T("remote.unreachable", ui.Data{"Join": reader.T("friends.join")})
		default:
			return reader.T("remote.reconnecting", ui.Data{"Count": max(1, int(lost/time.Second))})
		}
	}
	if _, since, waits := s.Sent(); waits {
		switch waited := clock.Now().Sub(since); {
		case waited > saysTrying:
			return reader.T("remote.still_trying")
		case waited > saysAnswering:
			return reader.T("remote.answering")
		}
	}
	return ""
}

// clocks returns the clocks of all players as they are shown now.
func clocks(reader *ui.Reader, s *session.Session) (shown [game.MaxPlayers]view.Clock) {
	for player, chair := range s.Chairs() {
		left, limited := s.Left(player)
		if !limited || chair.Away {
			continue
		}
		little := time.Hour
		if reserve := s.Clock().Reserve; reserve > 0 {
			little = min(little, time.Duration(reserve)*time.Second/5)
		}
		shown[player] = view.Clock{Brief: words.Clock(reader, left), Little: chair.Turn && left < little}
		if chair.Turn {
			shown[player].Left = words.TimeLeft(reader, left)
		}
	}
	return shown
}

// keepOrLetGo empties the hand after a change of the game. What is held stays there while others play, as long as it
// could still be taken where it was.
func (p *Controller) keepOrLetGo(t *tables.Table) {
	if p.held.kind != nothing && p.session.Remote() && p.session.Decision() != nil {
		if p.held.kind == anOffer {
			if len(view.Following(t.Offers, p.held.picked)) > 0 {
				p.held.offers = t.Offers
				return
			}
		} else if now, ok := p.holdingOf(p.held.spot); ok && now.kind == p.held.kind {
			return
		}
	}
	p.letGo()
}

// lookOfSent shows what was sent to the host as if it were already there, paler.
func (p *Controller) lookOfSent(l *view.Interaction, moves bool) {
	command, since, waits := p.session.Sent()
	if !waits {
		return
	}
	waited := clock.Now().Sub(since)
	l.Answering = waited > saysAnswering
	on := l.On(command.Board)
	if waited > ringsSent {
		l.Sent = view.Sent{Turn: view.AllDots}
		if moves {
			l.Sent.Turn = int(waited / ringStep % ringSteps)
		}
	}
	switch command.Type {
	case game.BuildOne:
		on.Trial = sprites.Room{Space: command.Component.Space, Kind: dollhouse.Kind(command.Component.Kind), Service: command.Component.Service, Trial: sprites.Preview}
		l.Sent.At = thing.Thing{Kind: thing.Space, Board: command.Board, Space: command.Component.Space}
	case game.MoveOne:
		if command.To.Area != clinic.Inside {
			return
		}
		l.Sent.At = thing.Thing{Kind: thing.Space, Board: command.Board, Space: command.To.Space}
		f := p.session.PersonBy(command.Choice, command.Person)
		on.WayOf, on.Way = command.Person, f.Way(command.To.Space)
	}
}

// phrases lets the player say one of the fixed phrases to the others.
func phrases(c *scenes.Context, s *session.Session) {
	var lines []dialog.Line
	for _, phrase := range table.Phrases {
		lines = append(lines, dialog.Line{Text: c.T("remote.phrase." + phrase), Do: func() { s.Say(phrase) }})
	}
	c.Ask(&dialog.Dialog{Title: c.T("remote.say"), Lines: lines, Answers: []dialog.Answer{{ID: "stay", Text: c.T("common.back")}}, EscIsMain: true})
}
