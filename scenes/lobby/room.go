package lobby

import (
	"fmt"
	"slices"

	"clinic/audio"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"

	"rsc.io/qr"
)

// Room is where one waits for friends: how they come to the table, and who has sat down. The game itself has begun as
// soon as there is a table, and everybody may come later. Whoever waits here sits at the table for all others.
type Room struct {
	tree.Screen
	copying
	lobby *Lobby
	order table.Order // of a table that isn't there yet
	fresh bool        // it was begun here: there is no way back to the choice
	above bool        // its table is the screen below

	beginning <-chan begun
	problem   trouble
	kept      *Kept    // nil until it has begun
	sitting   *Sitting // at the table, as soon as the host has answered; nil above the table, which sits there itself
	picture   *qr.Code
	pictured  string // the link that it holds
	looking   <-chan came
	looked    int64         // the tick of the last look, −1 before the first
	seen      []table.Chair // as last told
}

const lookTicks = 120 // between two looks at the table

// Begin begins a table and returns the screen that waits for friends.
func (l *Lobby) Begin(o table.Order) *Room {
	return &Room{Screen: tree.Screen{Reader: l.Reader}, lobby: l, order: o, fresh: true, beginning: l.begin(o), looked: -1}
}

// room returns the screen of a table that has begun before.
func (l *Lobby) room(k *Kept) *Room {
	return &Room{Screen: tree.Screen{Reader: l.Reader}, lobby: l, kept: k, looked: -1}
}

// Invite returns the screen that waits for friends, above the table of a code; nil if this program has no seat there.
func (l *Lobby) Invite(code string) scenes.Scene {
	if k := l.known(code); k != nil && !k.watched() {
		return &Room{Screen: tree.Screen{Reader: l.Reader}, lobby: l, kept: k, looked: -1, above: true}
	}
	return nil
}

// Hosts reports whether this program hosts the table of a code.
func (l *Lobby) Hosts(code string) bool {
	k := l.known(code)
	return k != nil && k.Here
}

// Layout shows the way to the table beside the seats, or above them on a phone.
func (s *Room) Layout(c *scenes.Context, width, height float64) {
	page := &tree.Page{Title: c.T("friends.your_table"), Back: "lobby.back", Leave: func() { s.leave(c) }, Left: c.Settings().LeftHanded}
	switch {
	case s.kept == nil:
		page.Body = s.waits(c)
	case ui.IsDesk(c.Reader, width, height):
		page.Head = s.count()
		seats := tree.Column(gap, s.moved(), s.seats())
		body := tree.Row(gap, tree.Grow(tree.Scroll{ID: "lobby.seats", Node: tree.Top(tree.Pad(4, 4, seats))}), tree.Wide(360, s.inviting(c)))
		page.Body = tree.Column(gap, tree.Grow(body), s.bar(c))
	default:
		page.Head = s.count()
		page.Body = tree.Scroll{ID: "lobby.all", Node: tree.Pad(0, 3, tree.Column(12, s.moved(), s.invitation(c, 132, true), s.seats(), s.line()))}
		page.Foot = func(bool) tree.Node { return tree.Limits{High: 48, Node: tree.Button(c.Reader, s.startButton(c))} }
	}
	s.Show(page, width, height)
	s.Focus("lobby.start")
}

// inviting is the invitation beside the seats, with the largest picture for which there is room.
func (s *Room) inviting(c *scenes.Context) tree.Node {
	sized := func(side float64) tree.Node { return tree.Top(tree.Pad(4, 4, s.invitation(c, side, false))) }
	return tree.Roomiest(sized(220), sized(150), tree.Scroll{ID: "lobby.invite", Node: sized(150)})
}

// waits says that the table is being begun, or why it can't be.
func (s *Room) waits(c *scenes.Context) tree.Node {
	if s.problem == nil {
		return tree.Center(tree.Middle(tree.Named("lobby.beginning", tree.Text(c.Styles.Label, c.T("friends.beginning"), theme.SecondInk))))
	}
	again := &ui.Button{Base: ui.Base{ID: "lobby.again"}, Text: c.T("friends.try_again"), Kind: ui.Primary, Do: func() {
		s.problem, s.beginning = nil, s.lobby.begin(s.order)
		c.Relayout()
	}}
	all := tree.Column(gap, told(c.Reader, "lobby.problem", ui.IconWarning, theme.Warning, s.problem()), tree.Left(tree.Limits{High: finger, Node: tree.Button(c.Reader, again)}))
	return tree.Center(tree.Middle(tree.Wide(520, tree.Ground(tree.Panel(16), tree.Pad(24, 24, all)))))
}

// moved says that the table is at another address than friends know; nil where it isn't.
func (s *Room) moved() tree.Node {
	if s.kept.Was == "" {
		return nil
	}
	return tree.Ground(tree.Panel(16), tree.Pad(pad, pad, told(s.Reader, "lobby.moved", ui.IconWarning, theme.Warning, s.kept.moved(s.Reader))))
}

// give puts a text for friends on the clipboard: now they have the address.
func (s *Room) give(c *scenes.Context, id, text, said string) {
	s.copy(c, id, text, said)
	s.given(c)
}

// given notes that friends have the address.
func (s *Room) given(c *scenes.Context) {
	if s.kept.Was != "" {
		s.kept.Was = ""
		s.lobby.write(c)
		c.Relayout()
	}
}

// here counts who is at the table now, bots too.
func (s *Room) here() (count int) {
	for i := range s.kept.Chairs {
		if at := &s.kept.Chairs[i]; at.Here || at.Bot != "" || s.kept.own(i) {
			count++
		}
	}
	return count
}

// count says how many have sat down.
func (s *Room) count() tree.Node {
	said := ""
	if s.kept.Chairs != nil {
		said = s.T("friends.here_of", ui.Data{"Count": s.here(), "Of": len(s.kept.Chairs)})
	}
	return tree.Text(s.Styles.TextStrong, said, theme.SecondInk).InLine()
}

// invitation is how friends come to the table: picture, code and links.
func (s *Room) invitation(c *scenes.Context, side float64, phone bool) tree.Node {
	heading := tree.Column(2, tree.Text(c.Styles.Heading, c.T("friends.invite"), theme.Ink), tree.Text(c.Styles.Text, c.T("friends.invite_how"), theme.SecondInk))
	at := c.T("friends.code_at", ui.Data{"Name": typedAs(s.kept.Page)})
	coded := tree.Column(0, tree.Text(c.Styles.Big, spaced(s.kept.Table), theme.Accent).InLine(), fitted(c.Styles.Text, at, theme.SecondInk))
	code := tree.Press{
		Base: ui.Base{ID: "lobby.code", Letter: "k", Says: ui.Said(c.Reader, c.T("friends.code"), spelled(c.Reader, s.kept.Table), at), Tip: c.T("friends.copy_code")},
		Node: tree.Ground(s.ground(theme.AccentSoft), tree.Pad(16, 8, tree.Row(12, tree.Grow(coded), s.mark("lobby.code")))),
		Do:   func() { s.give(c, "lobby.code", s.kept.coded(c.Reader), c.T("friends.code_copied")) },
	}
	link := tree.Press{
		Base: ui.Base{ID: "lobby.link", Letter: "c", Says: c.T("friends.copy_link"), Tip: s.kept.friendsLink()},
		Node: tree.Ground(s.ground(theme.Well), tree.Pad(16, 8, tree.Row(12, tree.Grow(s.shown("lobby.link", s.kept.friendsLink(), c.T("friends.copy_link"))), s.mark("lobby.link")))),
		Do:   func() { s.give(c, "lobby.link", s.kept.friendsLink(), c.T("friends.link_copied")) },
	}
	var watch tree.Node
	if s.kept.Watch != "" {
		watch = tree.Press{
			Base: ui.Base{ID: "lobby.watch", Says: c.T("friends.watch_link"), Tip: c.T("friends.watch_tip")},
			Node: tree.Limits{High: finger, Node: tree.Row(12, tree.Grow(s.shown("lobby.watch", "", c.T("friends.watch_link"))), s.mark("lobby.watch"))},
			Do:   func() { s.copy(c, "lobby.watch", s.kept.watchLink(), c.T("friends.link_copied")) },
		}
		watch = tree.Pad(16, 0, watch)
	}
	all := tree.Column(12, heading, s.drawn(side), code, link, watch)
	if phone {
		all = tree.Column(12, tree.Row(16, s.drawn(side), tree.Grow(tree.Middle(heading))), s.share(c), code, link, watch)
	}
	return tree.Ground(tree.Panel(16), tree.Pad(pad, pad, all))
}

// share opens the phone's own sheet for sending the link; nil where there is none.
func (s *Room) share(c *scenes.Context) tree.Node {
	share := s.lobby.doors.Share
	if share == nil {
		return nil
	}
	return tree.Limits{High: 48, Node: tree.Button(c.Reader, &ui.Button{
		Base: ui.Base{ID: "lobby.share"}, Text: c.T("friends.share_link"), Icon: ui.IconShare, Do: func() {
			share(s.kept.friendsLink())
			s.given(c)
		},
	})}
}

// shown is what a button that copies is called, or that it has copied.
func (s *Room) shown(id, address, name string) tree.Node {
	ink := theme.Ink
	if s.last == id {
		address, name, ink = "", s.T("friends.link_copied"), theme.LegalInk
	}
	if address == "" {
		return tree.Text(s.Styles.TextStrong, name, ink).InLine()
	}
	return tree.Limits{High: 28, Node: fitted(s.Styles.TextStrong, nameOf(address), ink)}
}

// fitted is a line of which as much is shown as fits.
func fitted(style ui.Style, text string, ink theme.Color) tree.Node {
	return tree.ByWidth(func(wide float64) tree.Node { return tree.Text(style, ui.Fit(style, text, wide), ink).InLine() })
}

// mark is the sign at the end of a button that copies.
func (s *Room) mark(id string) tree.Node {
	color := theme.Ink
	if s.last == id {
		color = theme.Legal
	}
	return tree.Icon(s.sign(id), 22, color)
}

func (s *Room) ground(color theme.Color) tree.Draw {
	return func(c *ui.Canvas, r ui.Rect, state ui.State) {
		shade := color
		if state.Hover || state.Pressed {
			shade = theme.Darker(color, 0.06)
		}
		c.Tile(r, 12, shade)
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
}

// drawn is the link as a picture for a phone's camera: always dark on light, with light around it.
func (s *Room) drawn(side float64) tree.Node {
	const margin = 4 // modules
	if link := s.kept.friendsLink(); link != s.pictured {
		s.pictured = link
		s.picture, _ = qr.Encode(link, qr.M) // nil if an address is longer than any picture
	}
	picture := tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Fill(r, theme.Card)
		if s.picture == nil {
			return
		}
		all := float64(s.picture.Size + 2*margin)
		edge := func(from, at float64, module int) float64 { return from + at*float64(module+margin)/all }
		for y := range s.picture.Size {
			for x := range s.picture.Size {
				if s.picture.Black(x, y) {
					left, top := edge(r.X, r.W, x), edge(r.Y, r.H, y)
					c.Fill(ui.Rect{X: left, Y: top, W: edge(r.X, r.W, x+1) - left, H: edge(r.Y, r.H, y+1) - top}, theme.Ink)
				}
			}
		}
	}}
	return tree.Center(tree.Named("lobby.picture", picture))
}

// seats are who sits where.
func (s *Room) seats() tree.Node {
	list := tree.Column(0)
	for i := range s.kept.Chairs {
		row := tree.Pad(0, 10, s.seat(i))
		if i < len(s.kept.Chairs)-1 {
			row = tree.Underlined(row)
		}
		list.Nodes = append(list.Nodes, row)
	}
	if len(list.Nodes) == 0 {
		list.Nodes = append(list.Nodes, tree.Pad(0, 16, tree.Text(s.Styles.Text, s.T("friends.asking"), theme.SecondInk)))
	}
	return tree.Ground(tree.Panel(16), tree.Pad(pad, 4, list))
}

// seat is one of the seats.
func (s *Room) seat(i int) tree.Node {
	at := &s.kept.Chairs[i]
	state, ink, filled := s.T("friends.has_sat_down"), theme.LegalInk, true
	switch {
	case s.kept.own(i):
		state = s.T("friends.you_here")
	case at.Bot != "":
		state, ink = s.T("friends.bot_plays"), theme.SecondInk
	case at.Free:
		state, ink, filled = s.T("friends.not_here_yet"), theme.SecondInk, false
	case !at.Here:
		state, ink, filled = s.T("friends.away_now"), theme.SecondInk, false
	}
	dot := tree.Art{W: 14, H: 14, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		x, y := r.Center()
		if filled {
			c.Circle(x, y, 6, ink)
		} else {
			c.CircleLine(x, y, 5, 2, ink)
		}
	}}
	if at.Bot != "" {
		dot.W, dot.Draw = 0, nil
	}
	name := chairName(s.Reader, s.kept.Chairs, i)
	line := tree.Row(8, dot, tree.Grow(tree.Text(s.Styles.TextStrong, state, ink)))
	if at.Bot != "" {
		line = tree.Row(0, tree.Grow(tree.Text(s.Styles.TextStrong, state, ink)))
	}
	base := ui.Base{ID: fmt.Sprintf("lobby.seat.%d", i), Says: ui.Said(s.Reader, name, state), Disabled: true}
	inside := tree.Row(16, portrait(at.Bot, i, at.Free, 60, 70), tree.Grow(tree.Middle(tree.Column(4, tree.Text(s.Styles.Heading, name, theme.Ink), line))))
	return tree.Press{Base: base, Node: inside}
}

// line says what is played.
func (s *Room) line() tree.Node {
	parts := []string{gameLine(s.Reader, &s.order.Config, s.order.Clock)}
	if s.order.NoUndo {
		parts = append(parts, s.T("friends.no_undo"))
	}
	if s.order.Config.Players == 0 {
		parts = []string{s.kept.stage(s.Reader)}
	}
	return tree.Text(s.Styles.Text, s.Texts.Dots(parts...), theme.SecondInk)
}

// bar has what is played, and the way to the table.
func (s *Room) bar(c *scenes.Context) tree.Node {
	row := tree.Row(gap, tree.Grow(tree.Middle(s.line())), tree.Limits{Wide: 200, Node: tree.Button(c.Reader, s.startButton(c))})
	return tree.Ground(tree.Panel(16), tree.Pad(16, 16, row))
}

func (s *Room) startButton(c *scenes.Context) *ui.Button {
	start := &ui.Button{Base: ui.Base{ID: "lobby.start"}, Text: c.T("friends.to_table"), Kind: ui.Primary, Do: func() { s.start(c) }}
	if s.starts() {
		start.Text = c.T("newgame.start")
	}
	return start
}

// starts reports whether the table was begun here and nobody has come who may play by now.
func (s *Room) starts() bool {
	all, free := s.friends()
	return s.fresh && free == all
}

// friends counts the seats for friends, and how many of them are free.
func (s *Room) friends() (all, free int) {
	for i := range s.kept.Chairs {
		at := &s.kept.Chairs[i]
		if at.Bot != "" || s.kept.own(i) {
			continue
		}
		all++
		if at.Free {
			free++
		}
	}
	return all, free
}

// start goes to the table, after a question if nobody has come.
func (s *Room) start(c *scenes.Context) {
	if s.above {
		c.Pop()
		return
	}
	open := func() {
		if s.sitting == nil {
			s.lobby.enter(c, s.kept.places())
			return
		}
		s.lobby.waits = nil
		s.lobby.show(c, s.kept.Table, s.sitting)
	}
	if all, _ := s.friends(); all == 0 || !s.starts() {
		open()
		return
	}
	c.Ask(&dialog.Dialog{Title: c.T("friends.nobody_title"), Text: c.T("friends.nobody_text"), Answers: []dialog.Answer{
		{ID: "start", Text: c.T("newgame.start"), Do: open},
		{ID: "wait", Text: c.T("friends.wait")},
	}})
}

// leave goes back. A table that was begun here is in the list from now on.
func (s *Room) leave(c *scenes.Context) {
	if s.sitting != nil {
		s.lobby.rise()
	}
	if s.fresh && s.kept != nil {
		c.Home()
		return
	}
	c.Pop()
}

// Reads reports whether an answer is on its way, for which there is nothing to see yet.
func (s *Room) Reads() bool {
	return s.beginning != nil || s.looking != nil && s.kept.Chairs == nil
}

// Update handles the gestures and asks who has come.
func (s *Room) Update(c *scenes.Context) {
	if s.Page().Update(c.Gestures) {
		c.Redraw()
	}
	if s.Left() {
		c.Relayout()
	}
	s.pass(c)
	if c.Gestures.Cancel {
		s.leave(c)
		return
	}
	select {
	case one := <-s.beginning:
		s.beginning = nil
		s.began(c, one)
	default:
	}
	if s.sitting != nil {
		s.listen(c)
	}
	if s.kept != nil && (s.sitting == nil || s.sitting.sat == nil) {
		c.Listen()
		s.look(c)
	}
}

// listen takes in who has come, as the host tells this screen's seats.
func (s *Room) listen(c *scenes.Context) {
	c.Listen()
	s.sitting.hold()
	if s.sitting.sat == nil {
		return
	}
	chairs := s.sitting.sat.Chairs()
	if chairs == nil || slices.EqualFunc(s.kept.Chairs, chairs, sameChair) {
		return
	}
	s.kept.Chairs, s.kept.Seen = chairs, clock.Now()
	c.Relayout()
	s.knock(c)
}

// began takes the table that was begun.
func (s *Room) began(c *scenes.Context, one begun) {
	c.Relayout()
	if one.err != nil {
		s.problem = func() string { return failed(c.Reader, one.err) }
		c.Say(s.problem())
		return
	}
	s.kept = s.lobby.keep(c, one.kept)
	if len(one.kept.Seats) > 0 {
		s.lobby.kept.Name = one.kept.Seats[0].Name
		s.lobby.write(c)
	}
}

// look asks every two seconds who has come, until this screen sits at the table itself.
func (s *Room) look(c *scenes.Context) {
	if s.looking == nil && (s.looked < 0 || c.Tick-s.looked >= lookTicks) {
		s.looked, s.looking = c.Tick, s.lobby.ask(s.kept)
	}
	select {
	case one := <-s.looking:
		s.looking = nil
		if one.err == nil && !s.above && s.sitting == nil {
			s.lobby.rise()
			s.lobby.waits = s.lobby.doors.Sit(s.kept.places())
			s.sitting = s.lobby.waits
		}
		if !s.lobby.take(one) {
			return
		}
		c.Relayout()
		s.knock(c)
	default:
	}
}

// knock says who has come since the last look.
func (s *Room) knock(c *scenes.Context) {
	for i := range s.seen {
		if at := &s.kept.Chairs[i]; s.seen[i].Free && !at.Free {
			c.Sound(knocks)
			c.Say(c.T("friends.sat_down", ui.Data{"Name": chairName(c.Reader, s.kept.Chairs, i)}))
		}
	}
	s.seen = slices.Clone(s.kept.Chairs)
}

// knocks is heard when somebody sits down.
var knocks = audio.Must("turn")

// Heading says how many are here.
func (s *Room) Heading() string {
	if s.kept == nil {
		return s.T("friends.beginning")
	}
	return s.T("friends.your_table")
}
