//go:build !js

package host

import (
	"context"
	"errors"
	"sync"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/tablelog"
	"clinic/game/protocol"
	"clinic/game/table"
)

// hosted is a table that is awake at this host.
type hosted struct {
	host  *Host
	code  string
	users int // guarded by the host's mutex

	mutex    sync.Mutex // never held while the log is asked
	table    *table.Table
	place    uint64         // of the last entry that was folded
	heard    uint64         // of the last entry that the log has told of
	writing  int            // how many entries are on the way to the log
	awaited  map[string]int // entries that this host writes, by their text: their numbers, once they are folded
	stop     func()         // ends following the log
	broken   *protocol.Refusal
	seats    map[*seat]bool
	thinking bool // a bot thinks
	minds    [game.MaxPlayers]mind
	noticed  [game.MaxPlayers]int64 // the decisions of people that were told, by since when they wait
}

// mind is a bot at this table.
type mind struct {
	level  bot.Level
	player *bot.Player
	script bot.Script
}

// seat is a connection that is told what happens at a table. player is game.NoPlayer for one that only watches.
type seat struct {
	player   int
	messages chan []byte
	lost     func() // ends a connection that does not read
}

// tell sends a message, or hangs up: who comes back gets everything at once.
func (s *seat) tell(h *Host, message []byte) {
	select {
	case s.messages <- message:
	default:
		h.metrics.dropped.Add(1)
		s.lost()
	}
}

// empty reports whether the table has no entry, so that there is nothing to keep awake.
func (o *hosted) empty() bool {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.table.Number == 0
}

// wake reads what the table's log holds. The error is errNoTable for a table that nobody has begun.
func (o *hosted) wake(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	o.mutex.Lock()
	following := o.stop != nil
	o.mutex.Unlock()
	if !following {
		stop, err := o.host.log.Follow(o.code, o.hears)
		if err != nil {
			return err
		}
		o.mutex.Lock()
		if o.stop == nil {
			o.stop, stop = stop, nil
		}
		o.mutex.Unlock()
		if stop != nil {
			stop()
		}
	}
	err := o.catchUp(ctx)
	if err == nil && o.empty() { // this host may not know yet what another one has just begun
		err = o.confirm(ctx)
	}
	if err != nil {
		return err
	}
	o.mutex.Lock()
	defer o.mutex.Unlock()
	switch {
	case o.broken != nil:
		return o.broken
	case o.table.Number == 0:
		return errNoTable
	}
	o.wakeBots()
	return nil
}

func (o *hosted) stopFollowing() {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.stop != nil {
		o.stop()
		o.stop = nil
	}
}

// hears is told of each entry that somebody has written, or with 0 that it may have missed one.
func (o *hosted) hears(place uint64) {
	o.mutex.Lock()
	o.heard = max(o.heard, place)
	behind := place == 0 || o.heard > o.place && o.writing == 0
	o.mutex.Unlock()
	if behind {
		go o.follow()
	}
}

// follow reads what other hosts have written.
func (o *hosted) follow() {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := o.catchUp(ctx); err != nil {
		o.hangUp(err)
	}
}

// hangUp ends the connections of a table whose log can't be read: the seats go to another host.
func (o *hosted) hangUp(err error) {
	o.host.Log.Error("a table's log can't be read", "table", o.code, "error", err)
	o.mutex.Lock()
	defer o.mutex.Unlock()
	for s := range o.seats {
		s.lost()
	}
}

// catchUp reads and folds what the log holds behind the last entry that was folded.
func (o *hosted) catchUp(ctx context.Context) error {
	for {
		o.mutex.Lock()
		from := o.place
		o.mutex.Unlock()
		entries, err := o.host.log.Read(ctx, o.code, from)
		if err != nil {
			return err
		}
		o.mutex.Lock()
		if o.place != from { // somebody else has folded meanwhile
			o.mutex.Unlock()
			continue
		}
		for _, e := range entries {
			o.fold(e)
		}
		o.mutex.Unlock()
		return nil
	}
}

// fold folds an entry and tells all seats. The mutex is held.
func (o *hosted) fold(e tablelog.Entry) {
	if o.broken != nil {
		return
	}
	o.place = e.Place
	if o.table.Number == 0 || !table.IsKept(e.Data) {
		o.foldOne(e.Data)
		return
	}
	// Another host has put the table to sleep. Of what was written just before nobody may have told this one.
	list, err := table.Entries(e.Data)
	if err != nil {
		o.breaks(err)
		return
	}
	for _, data := range list[min(o.table.Number, len(list)):] {
		o.foldOne(data)
	}
}

// foldOne folds one entry. The mutex is held.
func (o *hosted) foldOne(data []byte) {
	if o.broken != nil {
		return
	}
	told, err := o.table.Fold(data)
	if err != nil {
		o.breaks(err)
		return
	}
	if _, waits := o.awaited[string(data)]; waits {
		o.awaited[string(data)] = o.table.Number
	}
	o.tellAll(told)
	o.wakeBots()
}

// breaks stops the table at an entry that can't be folded. The mutex is held.
func (o *hosted) breaks(err error) {
	o.broken = errStopped
	if errors.Is(err, table.ErrLater) {
		o.broken = errLater
	}
	o.host.Log.Error("a table has stopped", "table", o.code, "number", o.table.Number+1, "error", err)
	for s := range o.seats {
		s.lost()
	}
}

// tellAll tells every seat what an entry has brought about. The mutex is held.
func (o *hosted) tellAll(told table.Told) {
	if len(o.seats) == 0 {
		return
	}
	begun := time.Now()
	w, err := o.table.Tell(told, o.chairs())
	if err != nil {
		o.host.Log.Error("a message can't be written", "table", o.code, "error", err)
		return
	}
	for s := range o.seats {
		message, err := w.Message(s.player)
		if err != nil {
			o.host.Log.Error("a message can't be written", "table", o.code, "error", err)
			continue
		}
		s.tell(o.host, message)
	}
	o.host.metrics.tells.observe(time.Since(begun))
}

// chairs returns the seats as everybody is told of them. The mutex is held.
func (o *hosted) chairs() []table.Chair {
	return o.table.Chairs(o.host.now(), func(player int) bool {
		for s := range o.seats {
			if s.player == player {
				return true
			}
		}
		return false
	})
}

// sit lets a connection be told everything from now on, beginning with all that it may see.
func (o *hosted) sit(ctx context.Context, s *seat, seen int) error {
	if o.lacks(seen) {
		if err := o.confirm(ctx); err != nil { // this host is behind the one that the seat comes from
			return err
		}
	}
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.broken != nil {
		return o.broken
	}
	if seen > o.table.Number {
		o.host.metrics.lost.Add(1)
		o.host.Log.Error("a seat has seen more than the log holds", "table", o.code, "number", o.table.Number, "seen", seen)
	}
	o.seats[s] = true
	welcome, err := o.table.Welcome(s.player, o.chairs())
	if err != nil {
		delete(o.seats, s)
		return err
	}
	s.tell(o.host, welcome)
	o.tellChairs(s)
	return nil
}

// lacks reports whether a seat has seen more than this host.
func (o *hosted) lacks(seen int) bool {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return seen > o.table.Number
}

// confirm makes sure that this host has all that was written before.
func (o *hosted) confirm(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, attempt)
	defer cancel()
	if err := o.host.log.Confirm(ctx); err != nil {
		return err
	}
	return o.catchUp(ctx)
}

// leave ends that.
func (o *hosted) leave(s *seat) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	delete(o.seats, s)
	o.tellChairs(s)
}

// tellChairs tells all but one who is there. The mutex is held.
func (o *hosted) tellChairs(but *seat) {
	message, err := chairsMessage(o.table.Number, o.chairs())
	if err != nil {
		return
	}
	for s := range o.seats {
		if s != but {
			s.tell(o.host, message)
		}
	}
}

// do writes an entry, if it may be written now, and returns its number. Of a request that was granted before, it is the
// number from then. The error is a *protocol.Refusal if the table or the log refuses.
func (o *hosted) do(ctx context.Context, e *table.Entry) (number int, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	looked := false
	var tried []string
	defer func() { o.forget(tried) }()
	for {
		data, after, number, refused, err := o.prepare(e)
		switch {
		case err != nil || number > 0:
			return number, err
		case refused != nil && looked:
			return 0, refused
		case refused != nil: // another host may know more
			if looked = true; o.catchUp(ctx) != nil {
				return 0, refused
			}
			continue
		}
		tried = append(tried, string(data))
		err = o.append(ctx, after, data)
		if errors.Is(err, tablelog.ErrFull) {
			return 0, err
		}
		if err != nil && !errors.Is(err, tablelog.ErrBehind) { // it may have been written: what the log says holds
			o.host.Log.Error("the log does not answer", "table", o.code, "error", err)
		}
		if number := o.written(tried); number > 0 {
			return number, nil
		}
		if late := o.catchUp(ctx); late != nil {
			return 0, errors.Join(err, late)
		}
		if number := o.written(tried); number > 0 {
			return number, nil
		}
		if !o.moved(after) { // what somebody else has written first is not yet to be read
			select {
			case <-time.After(again):
			case <-ctx.Done():
				return 0, errors.Join(err, ctx.Err())
			}
		}
	}
}

// moved reports whether something was folded behind a place.
func (o *hosted) moved(place uint64) bool {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.place != place
}

// append writes an entry into the log and folds it, unless it was folded already.
func (o *hosted) append(ctx context.Context, after uint64, data []byte) error {
	ctx, cancel := context.WithTimeout(ctx, attempt)
	defer cancel()
	begun := time.Now()
	place, err := o.host.log.Append(ctx, o.code, after, data)
	o.host.metrics.appends.observe(time.Since(begun))
	o.mutex.Lock()
	o.writing--
	if err == nil && o.place == after {
		o.fold(tablelog.Entry{Place: place, Data: data})
	}
	behind := o.heard > o.place
	o.mutex.Unlock()
	if behind {
		go o.follow()
	}
	return err
}

// prepare judges an entry and returns it as it is to be written, and the place behind which. A number above 0 is that
// of the same request, granted before.
func (o *hosted) prepare(e *table.Entry) (data []byte, after uint64, number int, refused *protocol.Refusal, err error) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.broken != nil {
		return nil, 0, 0, nil, o.broken
	}
	if e.Play != nil {
		if number, was := o.table.Answered(e.Play.Player, e.Play.Request); was {
			return nil, 0, number, nil, nil
		}
	}
	e.Time = o.host.now()
	if refused = o.table.Judge(e); refused != nil {
		return nil, 0, 0, refused, nil
	}
	data, err = e.Encode()
	if err == nil && len(data) > tablelog.Largest {
		err = protocol.Refuse("protocol", "This command is too long.")
	}
	if err == nil {
		o.writing++
		o.awaited[string(data)] = 0
	}
	return data, o.place, 0, nil, err
}

// written returns the number of the first of these entries that was folded, 0 if none was.
func (o *hosted) written(tried []string) int {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	for _, data := range tried {
		if number := o.awaited[data]; number > 0 {
			return number
		}
	}
	return 0
}

// forget waits for these entries no longer.
func (o *hosted) forget(tried []string) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	for _, data := range tried {
		delete(o.awaited, data)
	}
}

// rest writes all entries of the table as one, so that it wakes with one look into the log. It reports whether the
// table may sleep.
func (o *hosted) rest(ctx context.Context) bool {
	o.mutex.Lock()
	idle, broken := len(o.seats) == 0 && !o.thinking, o.broken != nil
	if idle && !broken && o.host.Keep != nil {
		o.host.Keep(o.code, o.table.Match)
	}
	o.mutex.Unlock()
	if !idle || broken {
		return idle
	}
	err := o.pack(ctx)
	return err == nil || errors.Is(err, tablelog.ErrBehind) || errors.Is(err, tablelog.ErrFull)
}

// pack writes all entries of the table as one. The error is tablelog.ErrBehind if this host has not seen the last one.
func (o *hosted) pack(ctx context.Context) error {
	entries, err := o.host.log.Read(ctx, o.code, 0)
	if err != nil {
		return err
	}
	o.mutex.Lock()
	last := o.place
	o.mutex.Unlock()
	if len(entries) == 0 || entries[len(entries)-1].Place != last {
		return tablelog.ErrBehind
	}
	if len(entries) == 1 {
		return nil
	}
	list := make([][]byte, len(entries))
	for i, e := range entries {
		list[i] = e.Data
	}
	kept, err := table.Keep(list, o.host.now())
	if err != nil {
		return err
	}
	data, err := kept.Encode()
	if err != nil {
		return err
	}
	place, err := o.host.log.Replace(ctx, o.code, last, data)
	if err != nil {
		return err
	}
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.place == last {
		o.place = place
	}
	return nil
}

// look returns what is told of a table to somebody who does not sit there.
func (o *hosted) look() (looked, error) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.broken != nil {
		return looked{}, o.broken
	}
	s, rules := o.table.Match.State, o.table.Match.Rules
	step := rules.StepOf(s)
	return looked{
		OK: true, Table: o.code, Number: o.table.Number, Seats: o.chairs(), Config: protocol.Config(rules), Rules: rules.Version,
		Round: s.Round, Rounds: rules.Numbers[game.Rounds], Step: step.Name, Over: s.Over, Clock: o.table.Begin.Clock, NoUndo: o.table.Begin.NoUndo,
	}, nil
}
