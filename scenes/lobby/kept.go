package lobby

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"net/url"
	"slices"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/online/seat"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/dollhouse"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/background"
)

// file is what is kept of tables, under the name "tables.json".
type file struct {
	Host    string  `json:"host,omitzero"`    // that was typed last; empty for this computer
	Word    string  `json:"word,omitzero"`    // that this host asks for
	Friends string  `json:"friends,omitzero"` // the host at which codes are looked up
	Name    string  `json:"name,omitzero"`    // under which somebody joined last
	Tables  []*Kept `json:"tables,omitempty"`
}

const keptAs = "tables.json"

// Kept is a table at which this program has seats, or which it only watches, with what was told of it last.
type Kept struct {
	Address string `json:"address"`
	Page    string `json:"page"`          // to which links lead
	Was     string `json:"was,omitzero"`  // to which friends' links lead if this program's host has moved since
	Here    bool   `json:"here,omitzero"` // this program hosts it
	Table   string `json:"table"`
	Watch   string `json:"watch,omitzero"` // the token for watching, of who began the table or only watches it
	Seats   []Seat `json:"seats"`

	// Clinic is that of this program's player as last seen; it is left out where it can't be read.
	Clinic json.RawMessage `json:"clinic,omitempty"`

	Seen   time.Time     `json:"seen,omitzero"` // when that was told
	Number int           `json:"number,omitzero"`
	Chairs []table.Chair `json:"chairs,omitempty"`
	Round  int           `json:"round,omitzero"`
	Step   string        `json:"step,omitzero"`
	Over   time.Time     `json:"over,omitzero"` // when it was over first

	unreachable bool // nobody answered last
}

// Seat is one of this program's.
type Seat struct {
	Player int    `json:"player"` // unknown until the host says it
	Name   string `json:"name,omitzero"`
	Token  string `json:"token"`
}

const (
	unknown    = -1
	mostRounds = 12 // that have a number
	overDays   = 30 // for which a table that is over stays in the list
	day        = 24 * time.Hour
)

// read takes what was kept.
func (l *Lobby) read() {
	var err error
	l.kept, err = storage.ReadAs(keptAs, file{})
	if l.damaged = errors.Is(err, storage.ErrDamaged); err != nil && !l.damaged {
		l.barred = err
	}
	l.kept.Tables = slices.DeleteFunc(l.kept.Tables, func(k *Kept) bool {
		return k == nil || !table.IsCode(k.Table) || !k.Over.IsZero() && clock.Now().Sub(k.Over) > overDays*day
	})
}

// Damaged reports whether what was kept could not be read, and was set aside.
func (l *Lobby) Damaged() bool { return l.damaged }

// write keeps what is known now. It says in a note if that fails.
func (l *Lobby) write(c *scenes.Context) { notKept(c, l.store()) }

func (l *Lobby) store() error {
	if l.barred != nil || l.loose {
		return l.barred
	}
	return storage.WriteAs(keptAs, l.kept)
}

// keep keeps a table, and says in a note if that fails; seats at one that is known are added to it.
func (l *Lobby) keep(c *scenes.Context, k *Kept) *Kept {
	k, err := l.add(k)
	notKept(c, err)
	return k
}

// known returns the table of a code, nil if this program has no seat there.
func (l *Lobby) known(code string) *Kept {
	for _, k := range l.kept.Tables {
		if k.Table == code {
			return k
		}
	}
	return nil
}

func (l *Lobby) add(k *Kept) (*Kept, error) {
	known := l.known(k.Table)
	if known == nil {
		l.kept.Tables = append(l.kept.Tables, k)
		return k, l.store()
	}
	if !known.Here {
		known.Address, known.Page = k.Address, k.Page // its host may have moved
	}
	known.Watch = cmp.Or(known.Watch, k.Watch)
	for _, s := range k.Seats {
		same := func(other Seat) bool {
			return other.Token == s.Token || s.Player != unknown && other.Player == s.Player
		}
		known.Seats = append(slices.DeleteFunc(known.Seats, same), s)
	}
	return known, l.store()
}

// putAway forgets a table.
func (l *Lobby) putAway(c *scenes.Context, k *Kept) {
	l.kept.Tables = slices.DeleteFunc(l.kept.Tables, func(other *Kept) bool { return other == k })
	l.write(c)
}

// watched reports whether this program has no seat there.
func (k *Kept) watched() bool { return len(k.Seats) == 0 }

// places are this program's seats at the table, or that for watching it.
func (k *Kept) places() (list []seat.Place) {
	if k.watched() {
		return []seat.Place{{Address: k.Address, Table: k.Table, Token: k.Watch, Watch: true}}
	}
	for _, s := range k.Seats {
		list = append(list, seat.Place{Address: k.Address, Table: k.Table, Token: s.Token})
	}
	return list
}

// friendsLink is the link for any free seat, and watchLink the one for watching, "" if it isn't known.
func (k *Kept) friendsLink() string { return seat.Place{Table: k.Table}.Link(k.Page) }

func (k *Kept) watchLink() string {
	if k.Watch == "" {
		return ""
	}
	return seat.Place{Table: k.Table, Token: k.Watch, Watch: true}.Link(k.Page)
}

// coded is all that a friend has to type: the code, and where it is known.
func (k *Kept) coded(reader *ui.Reader) string {
	return reader.Texts.Commas([]string{spaced(k.Table), typedAs(k.Page)})
}

// moves notes where this program's host is reached now. It has not moved as long as the links that friends have lead to
// one of its pages. Without a network nobody reaches it anyway.
func (k *Kept) moves(at where) {
	const alone = "localhost"
	u, err := url.Parse(at.page)
	if k.Address = at.address; slices.Contains(at.pages, k.Page) || err != nil || u.Hostname() == alone {
		return
	}
	k.Was = cmp.Or(k.Was, k.Page)
	if k.Page = at.page; slices.Contains(at.pages, k.Was) {
		k.Page, k.Was = k.Was, ""
	}
}

// moved says that friends need the new address.
func (k *Kept) moved(reader *ui.Reader) string {
	return reader.T("friends.moved", ui.Data{"Name": typedAs(k.Page)})
}

// ownLink is the link for this program's first seat.
func (k *Kept) ownLink() string {
	return seat.Place{Table: k.Table, Token: k.Seats[0].Token}.Link(k.Page)
}

// own reports whether a player is one of this program's.
func (k *Kept) own(player int) bool {
	return slices.ContainsFunc(k.Seats, func(s Seat) bool { return s.Player == player })
}

// chairName is what somebody at a table is called.
func chairName(reader *ui.Reader, chairs []table.Chair, player int) string {
	count := map[bot.Level]int{}
	for i := range chairs {
		if count[chairs[i].Bot]++; i == player {
			break
		}
	}
	switch at := chairs[player]; {
	case at.Name != "":
		return at.Name
	case at.Bot != "":
		return words.BotName(reader, at.Bot, count[at.Bot])
	}
	return reader.T("friends.seat", ui.Data{"Number": player + 1})
}

// left is how much time this program has for its next decision; false if it has nothing to decide, or no limit.
func (k *Kept) left() (left time.Duration, limited bool) {
	for i := range k.Chairs {
		at := &k.Chairs[i]
		if !at.Turn || at.Left == nil || !k.own(i) {
			continue
		}
		mine := time.Duration(*at.Left)*time.Millisecond - clock.Now().Sub(k.Seen)
		if !limited || mine < left {
			left, limited = max(0, mine), true
		}
	}
	return left, limited
}

// mine reports whether this program has something to decide.
func (k *Kept) mine() bool {
	for i := range k.Chairs {
		if k.Chairs[i].Turn && k.own(i) {
			return k.Over.IsZero()
		}
	}
	return false
}

// Stand is how a table stands.
type Stand uint8

// The stands of a table, in the order of the list.
const (
	Mine    Stand = iota // somebody at this screen has to decide
	Waiting              // for others
	Over
	AtThisScreen // no table across machines, but a game that is kept here
)

// stand returns how the table stands.
func (k *Kept) stand() Stand {
	switch {
	case !k.Over.IsZero():
		return Over
	case k.mine():
		return Mine
	}
	return Waiting
}

// chip says the same in a word or two.
func (k *Kept) chip(reader *ui.Reader) string {
	if k.unreachable {
		return reader.T("friends.not_reachable")
	}
	switch k.stand() {
	case Over:
		return reader.T("friends.over")
	case Mine:
		return reader.T("friends.your_turn")
	}
	if k.watched() {
		return reader.T("friends.you_watch")
	}
	var others []string
	for i := range k.Chairs {
		if k.Chairs[i].Turn {
			others = append(others, chairName(reader, k.Chairs, i))
		}
	}
	switch len(others) {
	case 0:
		return reader.T("friends.under_way")
	case 1:
		return reader.T("friends.waiting_for", ui.Data{"Name": others[0]})
	}
	return reader.T("friends.waiting_for_count", ui.Data{"Count": len(others)})
}

// stage says how far the game is.
func (k *Kept) stage(reader *ui.Reader) string {
	if k.Round <= 0 {
		return reader.T("load.in_setup")
	}
	stage := reader.T("load.in_round", ui.Data{"Round": words.Round(min(k.Round, mostRounds))})
	if id := "step." + k.Step; k.Step != "action" && reader.Texts.Has(id) {
		stage = reader.Texts.Commas([]string{stage, reader.T(id)})
	}
	return stage
}

// note says how much time is left, or who plays there.
func (k *Kept) note(reader *ui.Reader) string {
	if left, limited := k.left(); limited && k.stand() == Mine {
		return words.TimeLeft(reader, left)
	}
	var names []string
	for i := range k.Chairs {
		names = append(names, chairName(reader, k.Chairs, i))
	}
	return reader.Texts.Commas(names)
}

// sorted returns the tables: mine by the time left, waiting, over, the latest first; then those that are only watched.
func (l *Lobby) sorted() []*Kept {
	list := slices.Clone(l.kept.Tables)
	const never = 1 << 62
	left := func(k *Kept) time.Duration {
		if left, limited := k.left(); limited {
			return left
		}
		return never
	}
	slices.SortStableFunc(list, func(a, b *Kept) int {
		return cmp.Or(compareBool(a.watched(), b.watched()), cmp.Compare(a.stand(), b.stand()), cmp.Compare(left(a), left(b)), b.Seen.Compare(a.Seen))
	})
	return list
}

// compareBool orders false before true.
func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// clinic returns the clinic as last seen, nil if it isn't known.
func (k *Kept) clinic() *sprites.Clinic {
	var board clinic.Clinic
	if len(k.Clinic) == 0 || json.Unmarshal(k.Clinic, &board) != nil {
		return nil
	}
	if board.Columns < 1 || board.Columns > clinic.MaxColumns || board.Rows < 1 || board.Rows > clinic.MaxRows {
		return nil
	}
	return dollhouse.Of(&board, make(game.Numbers, game.NumberCount))
}

// See keeps the clinic of the table at which somebody plays or has played, as it is now.
func (l *Lobby) See() {
	k := l.known(l.at)
	if k == nil || l.playing == nil || l.playing.sat == nil {
		return
	}
	s := l.playing.sat
	data, err := json.Marshal(game.Context{Rules: s.Rules(), State: s.State(), Player: s.Viewer()}.Clinic())
	l.playing = nil
	if err == nil && !bytes.Equal(data, k.Clinic) {
		k.Clinic = data
		_ = l.store() // it is no loss: the next time it is seen anew
	}
}

// looks are the questions about all tables that are on their way.
type looks struct {
	asked time.Time // when they were asked last
	came  chan came // answers; nil while nothing is on the way
	open  int       // answers that are missing
}

// came is what a host answered about a table.
type came struct {
	table  string
	at     where // of a table that this program hosts
	looked *seat.Looked
	err    error
}

const lookEvery = 30 * time.Second

// Look takes what hosts have answered about the tables, and asks them every half minute about those that are not
// over. It reports whether anything has changed. It never waits.
func (l *Lobby) Look() (changed bool) {
	for l.open > 0 {
		select {
		case one := <-l.came:
			l.open--
			changed = l.take(one) || changed
			continue
		default:
		}
		break
	}
	if l.open > 0 || clock.Now().Sub(l.asked) < lookEvery {
		return changed
	}
	var questions []func() came
	for _, k := range l.kept.Tables {
		if k.Over.IsZero() {
			questions = append(questions, l.question(k))
		}
	}
	if len(questions) == 0 {
		return changed
	}
	l.asked, l.open, l.came = clock.Now(), len(questions), make(chan came, len(questions))
	answers := l.came
	background.Run("looking at the tables", func() {
		for _, ask := range questions {
			answers <- ask()
		}
	})
	return changed
}

// Reads reports whether answers are on their way.
func (l *Lobby) Reads() bool { return l.open > 0 }

// question returns what asks the host of a table about it, in the background. A host on this computer is started.
func (l *Lobby) question(k *Kept) func() came {
	address, code, token, here := k.Address, k.Table, "", k.Here
	if len(k.Seats) > 0 {
		token = k.Seats[0].Token
	}
	return func() came {
		one := came{table: code}
		if here {
			if one.at, one.err = l.hostHere(); one.err != nil {
				return one
			}
			address = one.at.address
		}
		one.looked, one.err = l.doors.Look(address, code, token)
		return one
	}
}

// ask asks about one table in the background.
func (l *Lobby) ask(k *Kept) <-chan came {
	answer, question := make(chan came, 1), l.question(k)
	background.Run("looking at a table", func() { answer <- question() })
	return answer
}

// take takes what was answered about a table, and reports whether anything has changed.
func (l *Lobby) take(one came) bool {
	k := l.known(one.table)
	if k == nil {
		return false
	}
	before := k.unreachable
	if k.unreachable = one.err != nil; k.unreachable {
		return !before
	}
	told := one.looked
	fresh := before || k.Number != told.Number || !slices.EqualFunc(k.Chairs, told.Seats, sameChair)
	if one.at.address != "" {
		page := k.Page
		k.moves(one.at)
		fresh = fresh || k.Page != page
	}
	k.Seen, k.Number, k.Chairs, k.Round, k.Step = clock.Now(), told.Number, told.Seats, told.Round, told.Step
	if told.Over && k.Over.IsZero() {
		k.Over = k.Seen
	}
	if told.Seat != nil && len(k.Seats) > 0 && *told.Seat >= 0 && *told.Seat < len(k.Chairs) {
		k.Seats[0].Player, k.Seats[0].Name = *told.Seat, k.Chairs[*told.Seat].Name
	}
	if fresh {
		_ = l.store() // what is known of a table now is asked again; whoever keeps a new one is told
	}
	return fresh
}

// sameChair reports whether two chairs are shown in the same way.
func sameChair(a, b table.Chair) bool {
	a.Left, b.Left = nil, nil
	return a == b
}
