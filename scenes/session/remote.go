package session

import (
	"slices"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/seat"
	"clinic/game/protocol"
	"clinic/game/rule"
	"clinic/game/save"
	"clinic/game/table"
	"clinic/scenes/clock"
)

// Far is a seat at a table that a host keeps; *seat.Seat is one.
type Far interface {
	Next() (seat.Told, bool)
	Answered() (seat.Answer, bool)
	Status() seat.Status
	Apply(c *game.Command) (request uint64)
	Undo() (request uint64)
	Save() (request uint64)
	Say(phrase string) (request uint64)
	Stand(player int, level bot.Level) (request uint64)
	Leave()
}

// OnlineRule is the rule of refusals that come from playing with a host.
const OnlineRule = "online"

// remote is a match that a host keeps. This program knows what its seats were told: views, never the true state.
type remote struct {
	places   map[int]*place // by player; at game.NoPlayer who only watches
	number   int            // of the last entry that was shown
	chairs   []table.Chair
	heard    time.Time                  // when the host told of them
	clock    table.Clock                // of this table
	left     [game.MaxPlayers]time.Time // when each player's connection was lost
	happened []Happening                // in this Business
	sent     sent
	declined *protocol.Refusal
	said     []table.Said
	saving   uint64 // the request for the whole game, 0 before the end
	whole    func(kept save.Game)
}

// place is a seat of this screen.
type place struct {
	far    Far
	player int
	number int         // of the entry after which the view is
	view   *game.State // what the player may see
	began  *game.State // the view as the round began
	undo   rule.Reason // why the last command can't be taken back, the zero Reason if it can
	asked  []game.Obligation
	undone []game.Command // that were taken back, the last one is played again first
}

// sent is a request that the host has not answered yet, or whose effects it has not told.
type sent struct {
	request uint64 // 0 for none
	since   time.Time
	player  int
	command game.Command
	granted int // the number of its entry, 0 before the answer
}

// Joining is a table at which this screen's seats are about to sit down.
type Joining struct {
	fars     []Far
	welcomes []seat.Told
}

// Join sits down with all seats of this screen.
func Join(fars ...Far) *Joining { return &Joining{fars, make([]seat.Told, len(fars))} }

// Status returns how the connection of the first seat stands that doesn't sit yet.
func (j *Joining) Status() seat.Status {
	for i, far := range j.fars {
		if j.welcomes[i].Welcome == nil {
			return far.Status()
		}
	}
	return seat.Status{Line: seat.Open}
}

// Leave gives up.
func (j *Joining) Leave() {
	for _, far := range j.fars {
		far.Leave()
	}
}

// Sat returns the session once the host has told all seats what they may see, nil before.
func (j *Joining) Sat() *Session {
	for i, far := range j.fars {
		if j.welcomes[i].Welcome == nil {
			told, come := far.Next()
			if !come || told.Welcome == nil {
				return nil
			}
			j.welcomes[i] = told
		}
	}
	first := &j.welcomes[0]
	s := of(&seen{match: &game.Match{Rules: first.Welcome.Rules, State: first.State}, onlooker: first.Welcome.Seat == game.NoPlayer})
	r := &remote{places: map[int]*place{}, clock: first.Welcome.Clock}
	s.play = r
	for i := range j.welcomes {
		told := &j.welcomes[i]
		at := &place{far: j.fars[i], player: told.Welcome.Seat}
		r.places[at.player] = at
		r.sit(s, told.Seats)
		r.take(s, at, told)
	}
	s.viewer = max(0, first.Welcome.Seat)
	r.show(s, r.at(s.viewer), first)
	return s
}

// Remote reports whether a host keeps the match.
func (s *seen) Remote() bool { return s.remote() != nil }

func (s *seen) remote() *remote {
	r, _ := s.play.(*remote)
	return r
}

// Whole reports whether the whole match is known here, with its seed and all commands: always, but at a table of a host
// only when the game is over.
func (s *seen) Whole() bool { return !s.Remote() }

// Chairs returns what the host tells of each seat, by player; nil for a match that this program keeps.
func (s *seen) Chairs() []table.Chair {
	if r := s.remote(); r != nil {
		return r.chairs
	}
	return nil
}

// Left returns how long a player may still think: what the host has said last, less the time since for one who decides.
// It is false without a limit.
func (s *seen) Left(player int) (left time.Duration, limited bool) {
	r := s.remote()
	if r == nil || s.match.State.Over || r.chairs[player].Left == nil {
		return 0, false
	}
	left = time.Duration(*r.chairs[player].Left) * time.Millisecond
	if r.chairs[player].Turn {
		left -= clock.Now().Sub(r.heard)
	}
	return max(0, left), true
}

// Clock returns how long seats may think at this table; the zero Clock in a match that this program keeps.
func (s *seen) Clock() table.Clock {
	if r := s.remote(); r != nil {
		return r.clock
	}
	return table.Clock{}
}

// Status returns how the connection with the host stands.
func (s *seen) Status() seat.Status {
	r := s.remote()
	if r == nil {
		return seat.Status{Line: seat.Open}
	}
	return r.at(s.viewer).far.Status()
}

// Sent returns the command that the host has not answered yet, and since when; false if there is none. The command is
// empty for one that is taken back.
func (s *seen) Sent() (command game.Command, since time.Time, waits bool) {
	r := s.remote()
	if r == nil || r.sent.request == 0 {
		return game.Command{}, time.Time{}, false
	}
	return r.sent.command, r.sent.since, true
}

// Given returns how many of the commands that stand were given at this screen, with one that the host has not answered
// yet. Those of other screens do not count, so that it tells one's own deeds from theirs.
func (s *seen) Given() int {
	if _, _, waits := s.Sent(); waits {
		return len(s.match.Log) + 1
	}
	return len(s.match.Log)
}

// Declined returns once why the host has refused what was sent; nil if it has not.
func (s *Session) Declined() *protocol.Refusal {
	r := s.remote()
	if r == nil {
		return nil
	}
	why := r.declined
	r.declined = nil
	return why
}

// Said returns what players have said since the last call.
func (s *Session) Said() []table.Said {
	r := s.remote()
	if r == nil {
		return nil
	}
	said := r.said
	r.said = nil
	return said
}

// Keep makes a session of a host's table hand over the whole game when it is over, as it is to be saved.
func (s *Session) Keep(whole func(kept save.Game)) {
	if r := s.remote(); r != nil {
		r.whole = whole
	}
}

// Say says one of the fixed phrases to the others at the table of a host.
func (s *Session) Say(phrase string) {
	if r := s.remote(); r != nil && !s.onlooker {
		r.at(s.viewer).far.Say(phrase)
	}
}

// Leave leaves the table of a host.
func (s *Session) Leave() {
	if r := s.remote(); r != nil {
		for _, at := range r.places {
			at.far.Leave()
		}
	}
}

// Listen takes in what the host has told since the last call. It must be called in each tick, and does nothing in a
// match that this program keeps.
func (s *Session) Listen() {
	if r := s.remote(); r != nil {
		r.listen(s)
	}
}

// Onlooker reports whether this screen only watches a table of a host.
func (s *seen) Onlooker() bool { return s.onlooker }

// Mine reports whether a player has a seat at this screen, even if a bot plays there now.
func (s *seen) Mine(player int) bool {
	r := s.remote()
	return r == nil || r.places[player] != nil
}

// Presence is what a player at a table of a host is doing, as the others are told.
type Presence int8

// Unsaid is the presence of a player of whom there is nothing to say, and of all in a match that this program keeps.
const (
	Unsaid     Presence = iota
	Thinks              // connected, and to decide
	Waits               // has decided, or the host has not answered yet
	Done                // has decided while others have not
	NotHere             // nobody is connected
	Away                // the time is used up
	Reconnects          // the connection was lost a moment ago
)

// lately is how long somebody whose connection was lost is said to reconnect.
const lately = time.Minute

// Presence returns what a player is doing.
func (s *seen) Presence(player int) Presence {
	r := s.remote()
	if r == nil || s.match.State.Over {
		return Unsaid
	}
	chair, open := &r.chairs[player], len(s.match.State.Deciders()) > 0
	if at := r.places[player]; at != nil {
		switch {
		case at.far.Status().Line != seat.Open:
			return Reconnects
		case r.sent.request != 0 && r.sent.player == player, open && !chair.Turn:
			return Waits
		}
		return Unsaid
	}
	switch {
	case chair.Bot != "" && chair.Turn:
		return Thinks
	case chair.Bot != "":
		return Unsaid
	case chair.Away:
		return Away
	case !chair.Here && !r.left[player].IsZero() && clock.Now().Sub(r.left[player]) < lately:
		return Reconnects
	case !chair.Here:
		return NotHere
	case chair.Turn:
		return Thinks
	case open:
		return Done
	}
	return Unsaid
}

// at returns the place of a player of this screen, or that of whoever watches.
func (r *remote) at(player int) *place {
	if at := r.places[player]; at != nil {
		return at
	}
	return r.places[game.NoPlayer]
}

// ready reports whether a player's place knows all that was shown here.
func (r *remote) ready(player int) bool { return r.at(player).number >= r.number }

func (r *remote) listen(s *Session) {
	for player := game.NoPlayer; player < game.MaxPlayers; player++ {
		at := r.places[player]
		if at == nil {
			continue
		}
		for told, come := at.far.Next(); come; told, come = at.far.Next() {
			r.hear(s, at, &told)
		}
		for a, come := at.far.Answered(); come; a, come = at.far.Answered() {
			r.answered(s, &a)
		}
	}
	if s.match.State.Over && r.saving == 0 {
		r.saving = r.at(s.viewer).far.Save()
	}
}

// hear takes in a message to a place. What happened is shown with the eyes of the viewer.
func (r *remote) hear(s *Session, at *place, told *seat.Told) {
	if told.Closing {
		return // the connection will be lost, and says so itself
	}
	r.sit(s, told.Seats)
	if told.State == nil {
		s.changed()
		return
	}
	r.take(s, at, told)
	if told.Number > r.number || told.Welcome != nil && at == r.at(s.viewer) {
		r.show(s, at, told)
	} else {
		s.changed() // the screen may pass to this place now
	}
	if mine := r.at(s.viewer); r.ready(s.viewer) && s.match.State != mine.view { // another place was told first
		s.match.State, s.questions = mine.view, questions{}
	}
	r.settle()
}

// take remembers what a place is told.
func (r *remote) take(s *Session, at *place, told *seat.Told) {
	began := slices.ContainsFunc(told.Events, func(e game.Event) bool { return e.Type == game.RoundBegan })
	at.number, at.view = told.Number, told.State
	at.undo = told.UndoReason
	switch {
	case told.Welcome != nil:
		at.began, at.asked = told.Welcome.Began, told.Welcome.Asked
	case began:
		at.began, at.asked = told.State, nil
	}
	at.asked = game.AddAsked(at.asked, game.Context{Rules: s.match.Rules, State: told.State, Player: max(0, at.player)})
}

// sit takes in who has the seats.
func (r *remote) sit(s *Session, chairs []table.Chair) {
	for player := range min(len(chairs), len(r.chairs)) {
		if r.chairs[player].Here && !chairs[player].Here {
			r.left[player] = clock.Now()
		}
	}
	r.chairs, r.heard = chairs, clock.Now()
	seats := make(Seats, len(chairs))
	for player, chair := range chairs {
		seats[player] = Seat{Name: chair.Name, Color: player, Bot: chair.Bot, Far: r.places[player] == nil}
		switch {
		case chair.Name != "":
		case chair.Bot != "":
			seats[player].Given = string(chair.Bot)
		default:
			seats[player].Given = GivenPlayer
		}
	}
	s.seats = seats
}

// show shows what a place was told as the game is now.
func (r *remote) show(s *Session, at *place, told *seat.Told) {
	before := s.match.State
	s.match.State, r.number = at.view, told.Number
	if told.Said != nil {
		r.said = append(r.said, *told.Said)
	}
	switch {
	case told.Welcome != nil:
		r.catchUp(s, at, told, before)
	case told.Undone:
		s.match.Told = s.match.Told[:min(told.Count, len(s.match.Told))]
		r.takeBack(s, told.Player)
		s.tookBack()
	case len(told.Events) > 0:
		known := min(told.Count-len(told.Events), len(s.match.Told)) // whatever a host says
		s.match.Told = append(s.match.Told[:known:known], told.Events...)
		h := Happening{Player: told.Player, Before: before, After: at.view, Events: told.Events}
		if r.sent.request != 0 && r.sent.player == told.Player {
			h.Command = r.sent.command
			s.match.Log = append(s.match.Log, game.Entry{Player: told.Player, Command: h.Command})
		}
		r.remember(s, h)
		s.happened = append(s.happened, h)
	}
	s.changed()
}

// catchUp follows what a place is told that has just sat down, for the first time or after its connection was lost:
// what has happened meanwhile is shown as one.
func (r *remote) catchUp(s *Session, at *place, told *seat.Told, before *game.State) {
	known := len(s.match.Told)
	missed := known > 0 && len(told.Events) > known
	s.match.Told, r.happened = told.Events, nil
	for i, step := range told.Welcome.Business {
		if i > 0 {
			r.happened = append(r.happened, Happening{Player: step.Player, Before: told.Welcome.Business[i-1].State, After: step.State, Events: step.Events})
		}
	}
	if missed {
		s.happened = append(s.happened, Happening{Player: game.NoPlayer, Before: before, After: at.view, Events: told.Events[known:]})
	}
	s.rewound = s.rewound || known > len(told.Events)
}

// remember keeps what happens in Business, for Session.Business.
func (r *remote) remember(s *Session, h Happening) {
	if !inBusiness(s.match.Rules, h.Before) {
		r.happened = nil
	}
	if r.happened = append(r.happened, h); !inBusiness(s.match.Rules, h.After) {
		r.happened = nil
	}
}

// takeBack follows a command of a player that was taken back.
func (r *remote) takeBack(s *Session, player int) {
	for i := len(r.happened) - 1; i >= 0; i-- {
		if r.happened[i].Player == player {
			r.happened = slices.Delete(r.happened, i, i+1)
			break
		}
	}
	if last := len(r.happened) - 1; last >= 0 {
		r.happened[last].After = s.match.State
	}
	for i := len(s.match.Log) - 1; i >= 0; i-- {
		if entry := &s.match.Log[i]; entry.Player == player {
			at := r.at(player)
			at.undone = append(at.undone, entry.Command)
			s.match.Log = slices.Delete(s.match.Log, i, i+1)
			return
		}
	}
}

// answered takes in what became of a request.
func (r *remote) answered(s *Session, a *seat.Answer) {
	switch {
	case a.Request == r.saving && a.Refusal == nil:
		r.end(s, a.Save)
	case a.Refusal != nil:
		r.declined = a.Refusal
		if a.Request == r.sent.request {
			r.sent = sent{}
		}
		s.version++
	case a.Request == r.sent.request:
		r.sent.granted = a.Number
		r.settle()
	}
}

// settle forgets a request that was granted and whose effects were shown.
func (r *remote) settle() {
	if r.sent.granted > 0 && r.number >= r.sent.granted {
		r.sent = sent{}
	}
}

// end takes in the whole game, which is like one that this program has kept from now on.
func (r *remote) end(s *Session, data []byte) {
	kept, err := save.Decode(data, extensions.All())
	if err != nil {
		r.declined = protocol.Refused(OnlineRule, err)
		return
	}
	s.match, s.play = kept.Match, local{}
	for _, at := range r.places {
		at.far.Leave()
	}
	s.questions, s.asked, s.began = questions{}, nil, began{}
	s.version++
	if kept, err = Whole(s.match, s.Table()); err == nil && r.whole != nil {
		r.whole(kept)
	}
}

// send notes a request that was sent.
func (r *remote) send(request uint64, player int, command game.Command) {
	r.sent = sent{request: request, since: clock.Now(), player: player, command: command}
}

// busy returns why nothing can be sent now: the host has not answered yet.
func (r *remote) busy() rule.Reason {
	if r.sent.request != 0 {
		return rule.Reason{Rule: OnlineRule, Key: "host_answers"}
	}
	return rule.Reason{}
}

func (r *remote) apply(s *Session, player int, command game.Command) game.Verdict {
	if busy := r.busy(); !busy.None() {
		return game.Verdict{Refusal: busy}
	}
	v := s.match.Rules.Check(s.State(), player, &command)
	if v.Legal() {
		at := r.at(player)
		at.undone = nil
		r.send(at.far.Apply(&command), player, command)
		s.version++
	}
	return v
}

func (r *remote) mayUndo(s *seen) rule.Reason {
	if busy := r.busy(); !busy.None() {
		return busy
	}
	return r.at(s.viewer).undo
}

func (r *remote) undo(s *Session) rule.Reason {
	reason := r.mayUndo(s.seen)
	if reason.None() {
		r.send(r.at(s.viewer).far.Undo(), s.viewer, game.Command{})
		s.version++
	}
	return reason
}

func (r *remote) mayRedo(s *seen) rule.Reason {
	undone := r.at(s.viewer).undone
	switch busy := r.busy(); {
	case !busy.None():
		return busy
	case len(undone) == 0:
		return rule.Reason{Rule: "undo", Key: "nothing_to_redo"}
	}
	return s.Check(undone[len(undone)-1]).Refusal
}

func (r *remote) redo(s *Session) rule.Reason {
	if reason := r.mayRedo(s.seen); !reason.None() {
		return reason
	}
	at := r.at(s.viewer)
	last := len(at.undone) - 1
	rest := at.undone[:last]
	v := r.apply(s, s.viewer, at.undone[last])
	at.undone = rest
	return v.Refusal
}

func (r *remote) roundBegan(s *seen) *game.State {
	return s.match.Rules.View(r.at(s.viewer).began, s.eyes())
}

func (r *remote) business(*seen) []Happening { return slices.Clone(r.happened) }

func (r *remote) asked(s *Session) []game.Obligation { return slices.Clone(r.at(s.viewer).asked) }

func (r *remote) plays(s *seen) (player int, turn bool) {
	deciders := s.match.State.Deciders()
	if len(deciders) == 0 || slices.ContainsFunc(deciders, func(player int) bool { return !s.Elsewhere(player) }) {
		return game.NoPlayer, false
	}
	return deciders[0], true
}

func (r *remote) seat(s *Session, player int, level bot.Level) {
	by := r.at(player)
	if by == nil || by.player != player {
		by = r.at(s.viewer)
	}
	by.far.Stand(player, level)
}
