package lobby

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"clinic/game"
	"clinic/game/online/seat"
	"clinic/game/protocol"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/background"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Join is where one sits down at the table of somebody else: by a code that is typed, or a link.
type Join struct {
	tree.Screen
	lobby *Lobby
	given bool // one came with a link: nothing has to be typed

	text, name ui.TextField
	address    ui.TextField // of the host, where the code alone isn't enough
	elsewhere  bool         // that is asked for
	pasting    <-chan string
	at         seat.Place // that is asked about; its Table is empty without one
	page       string     // to which links lead
	looking    <-chan sought
	due        int64 // the tick at which to ask a host, for the first time or again; 0 for never
	found      *seat.Looked
	player     int  // the seat that is chosen; game.NoPlayer for none
	picked     bool // by the player: nobody else's seat will do
	arrived    bool // it was found just now: the focus goes on to what is still to be done
	joining    <-chan joined
	problem    trouble
}

// sought is what a host answered about a table.
type sought struct {
	at     seat.Place
	looked *seat.Looked
	err    error
}

// joined is where somebody sits who joined.
type joined struct {
	at     seat.Place
	player int
	err    error
}

const (
	againTicks = 300 // until a host is asked again that didn't answer
	typedTicks = 20  // after the last letter until a host is asked, so that no half address is
	longest    = 24  // letters of a name
)

// Join returns the screen for the table of a link or a code, or for one to be typed if at is empty.
func (l *Lobby) Join(at seat.Place, text string) *Join {
	s := &Join{Screen: tree.Screen{Reader: l.Reader}, lobby: l, player: game.NoPlayer, given: at.Table != "" && at.Address != ""}
	s.name.Value, s.address.Value = l.kept.Name, cmp.Or(l.kept.Friends, l.kept.Host)
	if at.Table != "" {
		s.text.Value = spaced(at.Table)
		s.seek(at, linkedPage(text, l.codePage()))
	}
	return s
}

// expect forgets what was found before, and says at which tick to ask about a table; 0 is never.
func (s *Join) expect(at seat.Place, page string, tick int64) {
	s.at, s.page, s.found, s.problem, s.looking, s.due = at, page, nil, nil, nil, tick
}

// seek asks about a table.
func (s *Join) seek(at seat.Place, page string) {
	s.expect(at, page, 0)
	if at.Address == "" {
		s.problem, s.elsewhere, s.arrived = func() string { return s.T("friends.whole_link") }, true, true
		return
	}
	answer := make(chan sought, 1)
	s.looking = answer
	look := s.lobby.doors.Look
	background.Run("looking a table up", func() {
		looked, err := look(at.Address, at.Table, "")
		answer <- sought{at, looked, err}
	})
}

// typed follows what is written into the field for codes and links.
func (s *Join) typed(c *scenes.Context) {
	text := s.text.Value
	at, ok := s.lobby.readLink(text)
	s.elsewhere = s.elsewhere && at == s.at
	switch {
	case !ok:
		s.expect(seat.Place{}, s.page, 0)
	case at.Token != "" && !at.Watch && at.Address != "":
		c.Pop()
		s.lobby.Open(c, text)
		return
	case at != s.at:
		s.expect(at, linkedPage(text, s.lobby.codePage()), c.Tick+typedTicks)
	}
	c.Relayout()
}

// coded reports whether only a code was typed, and its host is a guess.
func (s *Join) coded() bool {
	at, ok := seat.ReadLink(withScheme(s.text.Value), "")
	return ok && at.Address == "" && s.lobby.doors.Page == ""
}

// there asks the host whose address was typed about the code. From now on codes are looked up there.
func (s *Join) there(c *scenes.Context) {
	c.Relayout()
	page := pageOf(s.address.Value)
	if page == "" {
		s.problem = func() string { return c.T("friends.host_unreadable") }
		c.Say(s.problem())
		return
	}
	s.lobby.kept.Friends = s.address.Value
	s.seek(seat.Place{Address: seat.Socket(page), Table: s.at.Table}, page)
}

// Layout shows the field for the code, what was found, and who may sit where.
func (s *Join) Layout(c *scenes.Context, width, height float64) {
	s.text.Base = ui.Base{ID: "join.code", Says: c.T("friends.link_or_code")}
	s.text.Placeholder, s.text.Longest = c.T("friends.link_or_code"), 400
	s.text.Do = func(string) { s.typed(c) }
	s.name.Base = ui.Base{ID: "join.name", Says: c.T("friends.your_name")}
	s.name.Placeholder, s.name.Longest = c.T("friends.your_name"), longest
	s.name.Do = func(string) { c.Relayout() }
	form := &tree.Form{Title: s.title(), ID: "join.all", Back: "join.back", Leave: c.Pop, Most: 640}
	if !s.given {
		const high = 48
		form.Body = append(form.Body, tree.Text(c.Styles.Text, c.T("friends.join_how"), theme.SecondInk),
			tree.Row(8, tree.Grow(tree.Sized{Widget: &s.text, H: high}), tree.Limits{High: high, Node: tree.Button(c.Reader, s.pasteButton())}),
			tree.Text(c.Styles.Text, c.T("friends.alike"), theme.SecondInk))
	}
	switch {
	case s.found != nil:
		form.Body = append(form.Body, s.table(c)...)
	case s.asks():
		form.Body = append(form.Body, tree.Named("join.looking", tree.Text(c.Styles.Text, c.T("friends.asking"), theme.SecondInk)))
	}
	if s.problem != nil {
		form.Body = append(form.Body, told(c.Reader, "join.problem", ui.IconWarning, theme.Warning, s.problem()))
	}
	if s.elsewhere {
		const high = 48
		s.address.Base = ui.Base{ID: "join.address", Says: c.T("friends.host_address")}
		s.address.Longest, s.address.Do = 200, func(string) { c.Relayout() }
		look := &ui.Button{Base: ui.Base{ID: "join.there"}, Text: c.T("friends.look_there"), Do: func() { s.there(c) }}
		form.Body = append(form.Body, tree.Text(c.Styles.TextStrong, s.address.Says, theme.Ink),
			tree.Row(8, tree.Grow(tree.Sized{Widget: &s.address, H: high}), tree.Limits{High: high, Node: tree.Button(c.Reader, look)}),
			tree.Text(c.Styles.Text, c.T("friends.address_how"), theme.SecondInk))
	}
	form.Buttons = s.buttons(c)
	s.ShowForm(form, width, height)
	switch {
	case s.arrived:
		s.arrived = false
		s.Page().Focus(s.Page().Named(s.first(form.Buttons)))
	case s.given:
		s.Focus(s.first(form.Buttons))
	default:
		s.Focus("join.code")
	}
}

// title says what one is here for.
func (s *Join) title() string {
	switch {
	case s.found == nil || !s.given:
	case s.at.Watch:
		return s.T("friends.watches", ui.Data{"Name": s.host()})
	case s.free() > 0:
		return s.T("friends.invites", ui.Data{"Name": s.host()})
	}
	return s.T("friends.join_title")
}

// first is where the focus goes when a table was found: to the name, or to the main button if there is one already.
func (s *Join) first(list []*ui.Button) string {
	switch {
	case s.elsewhere:
		return "join.address"
	case len(list) == 0:
		return "join.back"
	}
	if id := list[0].ID; id != "join.sit" || s.may() {
		return id
	}
	return "join.name"
}

// buttons are what one can do, the main one first: watch with a link for watching, go to a seat of one's own, sit down.
func (s *Join) buttons(c *scenes.Context) (list []*ui.Button) {
	switch own := s.own(); {
	case s.at.Watch:
		watch := func() {
			s.lobby.keep(c, &Kept{Address: s.at.Address, Page: s.page, Table: s.at.Table, Watch: s.at.Token})
			s.lobby.enter(c, []seat.Place{s.at})
		}
		return []*ui.Button{{Base: ui.Base{ID: "join.watch"}, Text: c.T("friends.just_watch"), Kind: ui.Primary, Do: watch}}
	case s.found != nil && own != nil:
		list = append(list, &ui.Button{Base: ui.Base{ID: "join.own"}, Text: c.T("friends.to_table"), Kind: ui.Primary, Do: func() {
			if !own.Here {
				own.Address, own.Page = s.at.Address, s.page // its host may have moved
				s.lobby.write(c)
			}
			s.lobby.enter(c, own.places())
		}})
	}
	if s.found == nil || s.free() > 0 {
		sit := &ui.Button{Base: ui.Base{ID: "join.sit", Disabled: !s.may(), Tip: s.lacks()}, Text: c.T("friends.sit_down"), Do: func() { s.sit(c) }}
		if len(list) == 0 {
			sit.Kind = ui.Primary
		}
		list = append(list, sit)
	}
	return list
}

// own returns the table that was found if this program has a seat there, else nil.
func (s *Join) own() *Kept {
	if k := s.lobby.known(s.at.Table); k != nil && !k.watched() {
		return k
	}
	return nil
}

// free counts the seats that are free.
func (s *Join) free() (count int) {
	for i := range s.found.Seats {
		if s.found.Seats[i].Free {
			count++
		}
	}
	return count
}

// lacks says in a sentence what is missing before one can sit down, "" for nothing.
func (s *Join) lacks() string {
	switch {
	case s.found == nil && s.problem != nil:
		return s.problem()
	case s.found == nil:
		return s.T("friends.no_table_yet")
	case s.player == game.NoPlayer:
		return s.T("friends.all_taken")
	case strings.TrimSpace(s.name.Value) == "":
		return s.T("friends.no_name")
	}
	return ""
}

func (s *Join) pasteButton() *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "join.paste"}, Text: s.T("sharing.paste"), Do: s.paste}
}

func (s *Join) paste() {
	if s.pasting == nil {
		s.pasting = clipboard.Read()
	}
}

// host is who has begun the table: the first person at it.
func (s *Join) host() string {
	for i := range s.found.Seats {
		if at := &s.found.Seats[i]; at.Bot == "" && !at.Free {
			return at.Name
		}
	}
	return chairName(s.Reader, s.found.Seats, 0)
}

// table is what was found: the game, the name and the seats.
func (s *Join) table(c *scenes.Context) []tree.Node {
	grid := tree.Grid{Gap: 8, Between: 8, Least: 128, Most: 4, Even: true}
	for i := range s.found.Seats {
		grid.Nodes = append(grid.Nodes, s.seat(c, i))
	}
	found := c.T("friends.found", ui.Data{"Name": s.host()})
	seats := c.T("friends.seats_free", ui.Data{"Count": s.free()})
	switch {
	case s.at.Watch:
		seats = c.T("friends.watch_how")
	case s.free() == 0 && s.own() != nil:
		seats = c.T("friends.all_taken")
	case s.free() == 0:
		seats = ui.Said(c.Reader, c.T("friends.all_taken"), c.T("friends.ask_to_watch", ui.Data{"Name": s.host()}))
	}
	list := []tree.Node{tree.Text(c.Styles.Text, gameLine(c.Reader, &s.found.Rules.Config, s.found.Clock), theme.SecondInk)}
	if !s.given {
		list = append([]tree.Node{told(c.Reader, "join.found", ui.IconCheck, theme.Legal, found)}, list...)
	}
	if s.free() > 0 && !s.at.Watch {
		list = append(list, tree.Text(c.Styles.TextStrong, c.T("friends.your_name"), theme.Ink), tree.Left(tree.Wide(320, tree.Sized{Widget: &s.name, H: 48})))
	}
	return append(list, tree.Named("join.free", tree.Text(c.Styles.TextStrong, seats, theme.Ink)), grid)
}

// seat is a seat to choose, or who sits there.
func (s *Join) seat(c *scenes.Context, i int) tree.Node {
	at := &s.found.Seats[i]
	name, state := chairName(c.Reader, s.found.Seats, i), c.T("friends.has_sat_down")
	chosen, open := s.player == i, at.Free && !s.at.Watch
	switch {
	case chosen:
		state = c.T("friends.yours")
	case at.Free && s.at.Watch:
		state = c.T("friends.not_here_yet")
	case at.Free:
		state = c.T("friends.free")
	case at.Bot != "":
		state = c.T("newgame.bot")
	case !at.Here:
		state = c.T("friends.away_now")
	}
	face := tree.Art{H: 76, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		const wide = 62
		paintPortrait(c, at.Bot, i, at.Free && !chosen, ui.Rect{X: r.X + (r.W-wide)/2, Y: r.Y, W: wide, H: r.H})
	}}
	line := func(style ui.Style, text string, ink theme.Color) tree.Node {
		return tree.Text(style, text, ink).To(ui.Center)
	}
	inside := tree.Pad(8, 8, tree.Column(2, face, line(c.Styles.TextStrong, name, theme.Ink), line(c.Styles.Text, state, theme.SecondInk)))
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case chosen:
			c.Tile(r, 12, theme.AccentSoft)
			c.RoundLine(r, 12, 2, theme.Accent)
		case open && (state.Hover || state.Pressed):
			c.Tile(r, 12, theme.Darker(theme.Well, 0.06))
		case open:
			c.Tile(r, 12, theme.Well)
		}
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	base := ui.Base{ID: fmt.Sprintf("join.seat.%d", i), Says: ui.Said(c.Reader, name, state), Disabled: !open}
	return tree.Press{Base: base, Node: tree.Ground(ground, inside), Do: func() {
		s.player, s.picked = i, true
		c.Relayout()
	}}
}

// may reports whether one can sit down.
func (s *Join) may() bool { return s.joining == nil && s.lacks() == "" }

// sit sits down on the seat that the player has picked, or else on the first that is still free: friends who open the
// link at the same time are all shown the same one.
func (s *Join) sit(c *scenes.Context) {
	if !s.may() {
		c.Say(s.lacks())
		return
	}
	answer := make(chan joined, 1)
	join, at, player, name := s.lobby.doors.Join, s.at, s.player, strings.TrimSpace(s.name.Value)
	if !s.picked {
		player = game.NoPlayer
	}
	s.joining, s.problem = answer, nil
	background.Run("joining a table", func() {
		got := joined{}
		got.at, got.player, got.err = join(at.Address, at.Table, name, player)
		answer <- got
	})
	c.Relayout()
}

// Reads reports whether an answer is on its way.
func (s *Join) Reads() bool { return s.asks() || s.joining != nil }

// asks reports whether a host is asked, or will be in a moment.
func (s *Join) asks() bool { return s.looking != nil || s.due > 0 && s.problem == nil }

// Update handles the gestures: Enter sits down, and the keys for pasting take a link.
func (s *Join) Update(c *scenes.Context) {
	g := c.Gestures
	focused := s.Page().Focused()
	_, writes := focused.(*ui.TextField)
	c.Follow(&s.Screen)
	switch {
	case writes && (g.Key(ebiten.KeyEnter) || g.Key(ebiten.KeyNumpadEnter)):
		if focused == &s.address {
			s.there(c)
		} else {
			s.sit(c)
		}
	case !writes && g.Deed == input.Paste:
		s.paste()
	}
	select {
	case text := <-s.pasting:
		s.pasting = nil
		s.text.Value = text
		s.typed(c)
	case one := <-s.looking:
		s.looking = nil
		s.take(c, one)
	case one := <-s.joining:
		s.joining = nil
		s.taken(c, one)
	default:
	}
	if s.due > 0 && c.Tick >= s.due {
		s.seek(s.at, s.page)
		c.Relayout()
	}
}

// take takes what a host answered about the table that is asked about.
func (s *Join) take(c *scenes.Context, one sought) {
	if one.at != s.at {
		return
	}
	c.Relayout()
	if one.err != nil {
		said, again := refused(c.Reader, one.err)
		if again {
			s.due = c.Tick + againTicks
		}
		s.problem = func() string { sentence, _ := refused(c.Reader, one.err); return sentence }
		var refusal *protocol.Refusal
		s.elsewhere = s.elsewhere || s.coded() && (again || errors.As(one.err, &refusal) && refusal.Rule == "table")
		c.Say(said)
		return
	}
	s.found, s.player, s.picked, s.arrived = one.looked, game.NoPlayer, false, true
	if s.elsewhere {
		s.elsewhere = false
		s.lobby.write(c)
	}
	for i := range s.found.Seats {
		if s.found.Seats[i].Free && !s.at.Watch {
			s.player = i
			break
		}
	}
	said := []string{c.T("friends.found", ui.Data{"Name": s.host()})}
	if s.at.Watch {
		said = append(said, c.T("friends.watch_how"))
	}
	c.Say(ui.Said(c.Reader, said...))
}

// taken goes to the table, or says why one can't sit there. Then the seats are looked at again.
func (s *Join) taken(c *scenes.Context, one joined) {
	if one.err != nil {
		if !errors.Is(one.err, seat.ErrNoAnswer) {
			s.seek(s.at, s.page)
		}
		s.problem = func() string { return failed(c.Reader, one.err) }
		c.Say(s.problem())
		c.Relayout()
		return
	}
	name := strings.TrimSpace(s.name.Value)
	s.lobby.kept.Name = name
	if s.lobby.doors.Page == "" {
		s.lobby.kept.Friends = s.page
	}
	kept := s.lobby.keep(c, &Kept{Address: one.at.Address, Page: s.page, Table: one.at.Table, Seats: []Seat{{one.player, name, one.at.Token}}})
	s.lobby.enter(c, kept.places())
}

// Heading says what was found.
func (s *Join) Heading() string {
	if s.found != nil && s.given {
		return s.title()
	}
	return ""
}
