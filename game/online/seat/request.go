package seat

import (
	"encoding/json"
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// request is something that the host is asked.
type request struct {
	do       string
	number   uint64          // by which the seat knows it; 0 for one that nobody waits for
	numbered uint64          // by which the host knows it: a greater one if it has had that of another machine
	command  json.RawMessage // of "apply"
	phrase   string          // of "say"
	player   int             // of "seat"
	level    bot.Level       // of "seat"
	sent     bool            // a host may have heard it
}

// asking is a request as it is sent.
type asking struct {
	Do       string          `json:"do"`
	Protocol int             `json:"protocol,omitzero"`
	Rules    int             `json:"rules,omitzero"`
	Table    string          `json:"table,omitzero"`
	Code     string          `json:"code,omitzero"`
	Token    string          `json:"token,omitzero"`
	Seen     int             `json:"seen,omitzero"`
	Request  uint64          `json:"request,omitzero"`
	Command  json.RawMessage `json:"command,omitempty"`
	Phrase   string          `json:"phrase,omitzero"`
	Player   *int            `json:"player,omitempty"`
	Bot      bot.Level       `json:"bot,omitzero"`
	Config   any             `json:"config,omitempty"`
	Seats    []table.Wanted  `json:"seats,omitempty"`
	Clock    *table.Clock    `json:"clock,omitempty"`
	Undo     string          `json:"undo,omitzero"`
	Word     string          `json:"word,omitzero"`
	Name     string          `json:"name,omitzero"`
	Seat     *int            `json:"seat,omitempty"`
}

// greeting is the first request of every connection.
func greeting() asking { return asking{Do: "hello", Protocol: wire.Protocol, Rules: game.RulesVersion} }

// message returns the request as it is sent. The seat's mutex is held.
func (r *request) message(s *Seat) asking {
	a := asking{Do: r.do}
	switch r.do {
	case "hello":
		a = greeting()
	case "sit", "watch":
		a.Table, a.Token, a.Seen = s.place.Table, s.place.Token, s.number
	case "apply":
		a.Request, a.Command = r.numbered, r.command
	case "undo":
		a.Request = r.numbered
	case "say":
		a.Phrase = r.phrase
	case "seat":
		a.Player, a.Bot = &r.player, r.level
	}
	return a
}

// errUnheard answers a phrase whose connection has broken: said later it would mean something else, or be said twice.
var errUnheard = protocol.Refuse("say", "The connection broke: perhaps nobody heard that.")

// done returns the answer to a request that was sent over a connection that has ended, if the host needn't be asked
// again. chairs are those of now.
func (r *request) done(chairs []table.Chair) (Answer, bool) {
	switch {
	case r.sent && r.do == "say":
		return Answer{Refusal: errUnheard}, true
	case r.sent && r.do == "seat":
		return Answer{}, r.player >= 0 && r.player < len(chairs) && !chairs[r.player].Free && chairs[r.player].Bot == r.level
	}
	return Answer{}, false
}

// Apply asks to play a command, and returns the number of the request. A seat that has never sat is refused.
func (s *Seat) Apply(c *game.Command) (request uint64) {
	s.mutex.Lock()
	rules := s.rules
	s.mutex.Unlock()
	r := newRequest("apply")
	if rules != nil {
		if written, err := json.Marshal(protocol.Command(rules, c)); err == nil {
			r.command = written
		}
	}
	return s.request(r)
}

// Undo asks to take the seat's last command back.
func (s *Seat) Undo() (request uint64) { return s.request(newRequest("undo")) }

// Save asks for the whole game, which the host tells when it is over.
func (s *Seat) Save() (request uint64) { return s.request(newRequest("save")) }

// Say asks to say one of table.Phrases.
func (s *Seat) Say(phrase string) (request uint64) {
	r := newRequest("say")
	r.phrase = phrase
	return s.request(r)
}

// Stand asks for a bot to play for a player. With an empty level the person plays again.
func (s *Seat) Stand(player int, level bot.Level) (request uint64) {
	r := newRequest("seat")
	r.player, r.level = player, level
	return s.request(r)
}

func newRequest(do string) *request { return &request{do: do} }

// errEarly answers a command that nobody can have chosen yet.
var errEarly = protocol.Refuse("protocol", "Sit down first.")

// request notes a request, to be sent in its turn. Its number is the time in milliseconds, or more if there was one
// like that: so it also grows from one start of the program to the next, and where clocks differ hosts tell more.
func (s *Seat) request(r *request) uint64 {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.last = max(s.last+1, milliseconds())
	r.number = s.last
	s.requests = append(s.requests, r)
	switch {
	case s.status.Line == Refused:
		s.answerTo(r, Answer{Refusal: s.status.Why})
	case r.do == "apply" && r.command == nil:
		s.answerTo(r, Answer{Refusal: errEarly})
	default:
		notify(s.wake)
	}
	return r.number
}

// answer answers the oldest request. The mutex is held.
func (s *Seat) answer(a Answer) { s.answerTo(s.requests[0], a) }

func (s *Seat) answerTo(r *request, a Answer) {
	s.requests = slices.DeleteFunc(s.requests, func(other *request) bool { return other == r })
	a.Request = r.number
	s.answers = append(s.answers, a)
}
