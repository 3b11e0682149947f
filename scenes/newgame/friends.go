package newgame

import (
	"slices"
	"strconv"

	"clinic/game/bot"
	"clinic/game/table"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Friends leads on from a game for friends at their own screens.
type Friends struct {
	// Name is that under which somebody at this screen played with friends last, "" before.
	Name string
	// Begin begins a table.
	Begin func(c *scenes.Context, o table.Order)
	// Join leads to where a code is typed.
	Join func() scenes.Scene
	// Hosted says where tables are begun, and Host leads to where that is chosen; nil where it can't be chosen.
	Hosted func() string
	Host   func() scenes.Scene
}

// friends is what is chosen for a table across machines only.
type friends struct {
	doors  Friends
	clock  table.Clock
	noUndo bool
}

// WithFriends makes the screen put a table together for friends at their own screens, and returns it. Seats have the
// colors of their numbers, and the host draws the seed. Whoever plays at this screen must write a name, since friends
// read it.
func (s *Scene) WithFriends(doors Friends) *Scene {
	s.friends = &friends{doors: doors}
	if s.choice.players < 2 {
		s.choice.setPlayers(2)
	}
	for i := range s.choice.seats {
		seat := &s.choice.seats[i]
		seat.color, seat.friend = i, i > 0 && seat.bot == ""
		if seat.name == proposedName(s.Reader, i) {
			seat.name = ""
		}
	}
	if first := &s.choice.seats[0]; doors.Name != "" {
		first.name = doors.Name
	}
	s.choice.goal = ""
	return s
}

// order is the table that is chosen.
func (s *Scene) order() table.Order {
	o := table.Order{Config: s.config(), Clock: s.friends.clock, NoUndo: s.friends.noUndo}
	o.Config.Seed = 0
	for i, chosen := range s.choice.seats[:s.choice.players] {
		wanted := table.Wanted{Bot: chosen.bot}
		if chosen.bot == "" && !chosen.friend {
			wanted.Name = s.choice.nameOf(s.Reader, i)
		}
		o.Seats = append(o.Seats, wanted)
	}
	return o
}

// friendsKind makes a choice of who plays that between this screen, a friend and a bot.
func (s *Scene) friendsKind(c *scenes.Context, i int, kind *ui.Segments) *ui.Segments {
	chosen := &s.choice.seats[i]
	kind.Tip = c.T("friends.who_tip")
	kind.Options = []string{c.T("friends.here"), c.T("friends.there"), c.T("newgame.bot")}
	switch {
	case chosen.friend:
		kind.Selected = 1
	case chosen.bot != "":
		kind.Selected = 2
	}
	kind.Do = func(at int) {
		s.change(c, func() {
			chosen.friend, chosen.bot = at == 1, ""
			if at == 2 {
				chosen.bot = bot.Resident
			}
		})()
	}
	return kind
}

// kindKeys are the letters that choose who plays at the seat in focus, in the order of the choice.
var kindKeys = []string{"s", "f", "b"}

// friendsKeys follows the keys: a digit focuses the choice of who plays at that seat, a letter makes it.
func (s *Scene) friendsKeys(c *scenes.Context) {
	focused := s.Page().Focused()
	if _, writes := focused.(*ui.TextField); writes {
		return
	}
	for i := range s.choice.players {
		kind, there := s.Page().Named(s.id(i, "who")).(*ui.Segments)
		if there && slices.Contains(c.Gestures.Strokes, input.Stroke{Key: strconv.Itoa(i + 1)}) {
			s.Page().Focus(kind)
			c.Redraw()
		}
		for at, key := range kindKeys {
			if there && focused == kind && slices.Contains(c.Gestures.Strokes, input.Stroke{Key: key}) {
				kind.Do(at)
			}
		}
	}
}

// invited says how a friend comes to a seat.
func (s *Scene) invited(i int) tree.Node {
	name := tree.Text(s.Styles.Heading, s.choice.nameOf(s.Reader, i), theme.Ink)
	return tree.Named(s.id(i, "friend"), tree.Column(2, name, tree.Text(s.Styles.Text, s.T("friends.friend_how"), theme.SecondInk)))
}

// days are the clocks to choose from, in days for a decision; 0 is none.
var days = []int{0, 1, 2, 3, 7}

// clocks is the choice of how long a decision may take.
func (s *Scene) clocks(c *scenes.Context) *ui.Segments {
	clocks := &ui.Segments{
		Base: ui.Base{ID: "friends.clock", Says: c.T("friends.clock"), Tip: c.T("friends.clock_tip")}, Selected: slices.Index(days, s.friends.clock.Days),
	}
	for _, count := range days {
		text := c.T("friends.no_limit")
		if count > 0 {
			text = c.T("friends.days", ui.Data{"Count": count})
		}
		clocks.Options = append(clocks.Options, text)
	}
	clocks.Do = func(at int) { s.change(c, func() { s.friends.clock.Days = days[at] })() }
	return clocks
}

// undoing is the choice of whether commands may be taken back.
func (s *Scene) undoing(c *scenes.Context) *ui.Segments {
	undo := &ui.Segments{
		Base:    ui.Base{ID: "friends.undo", Says: c.T("friends.undo"), Tip: c.T("friends.undo_tip")},
		Options: []string{c.T("friends.undo_free"), c.T("friends.undo_none")},
	}
	if s.friends.noUndo {
		undo.Selected = 1
	}
	undo.Do = func(at int) { s.change(c, func() { s.friends.noUndo = at == 1 })() }
	return undo
}

// joinButton leads to the table of somebody else.
func (s *Scene) joinButton(c *scenes.Context) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "friends.join"}, Text: c.T("friends.join"), Do: func() { c.Push(s.friends.doors.Join()) }}
}

// hostButton says where the table will be, and leads to where that is chosen; nil where it can't be.
func (s *Scene) hostButton(c *scenes.Context) *ui.Button {
	if s.friends.doors.Host == nil {
		return nil
	}
	host := &ui.Button{Base: ui.Base{ID: "friends.host", Tip: c.T("friends.host_tip")}, Text: s.friends.doors.Hosted(), Icon: ui.IconScreen}
	host.Do = func() { c.Push(s.friends.doors.Host()) }
	return host
}

// friendsBar has clock, undo, what is wrong or where the table is hosted, and the start.
func (s *Scene) friendsBar(c *scenes.Context) tree.Node {
	const high, apart = 44, 4
	start := tree.Limits{Wide: 160, Node: tree.Button(c.Reader, s.startButton(c))}
	clocks, undo := s.clocks(c), s.undoing(c)
	labeled := func(label string, w *ui.Segments) tree.Node {
		const air = 12 // around each option
		wide := w.Wide(c.Reader) + air*float64(len(w.Options))
		return tree.Column(apart, tree.Text(c.Styles.TextStrong, label, theme.SecondInk).InLine(), tree.Sized{Widget: w, W: wide, H: high})
	}
	middle := func(short bool) tree.Node {
		if wrong := s.wrong(); wrong != nil {
			return wrong
		}
		host := s.hostButton(c)
		switch {
		case host == nil:
			return tree.Art{}
		case short:
			return tree.Right(tree.Sign(host, host.Icon))
		}
		return tree.Right(tree.Button(c.Reader, host))
	}
	row := func(short bool) tree.Node {
		return tree.Row(gap, labeled(clocks.Says, clocks), labeled(undo.Says, undo), tree.Grow(tree.Middle(middle(short))), tree.Middle(start))
	}
	return tree.Ground(tree.Panel(16), tree.Pad(16, 10, tree.First(row(false), row(true))))
}

// friendsFoot has the start of a small window, and what is wrong.
func (s *Scene) friendsFoot(c *scenes.Context) tree.Node {
	const high = 48.0
	return tree.Column(smallGap, s.wrong(), tree.Limits{High: high, Node: tree.Button(c.Reader, s.startButton(c))})
}

// friendsCards are clock, undo and host in a small window.
func (s *Scene) friendsCards(c *scenes.Context) tree.Node {
	clocks, undo := s.clocks(c), s.undoing(c)
	card := func(title string, n tree.Node) tree.Node {
		return s.smallCards(1, func(int) tree.Node { return tree.Column(4, tree.Text(c.Styles.Heading, title, theme.Ink), n) })
	}
	list := tree.Column(smallPad, tree.Left(tree.Limits{High: finger, Node: tree.Button(c.Reader, s.joinButton(c))}))
	if host := s.hostButton(c); host != nil {
		list.Nodes = append(list.Nodes, tree.Left(tree.Limits{High: finger, Node: tree.Button(c.Reader, host)}))
	}
	return tree.Column(smallPad, list, card(clocks.Says, tree.Segments(c.Reader, clocks)), card(undo.Says, tree.Segments(c.Reader, undo)))
}

// title is what the screen is for.
func (s *Scene) title() string {
	if s.friends != nil {
		return s.T("title.friends")
	}
	return s.T("title.new_game")
}

// Heading says of what kind the new game is.
func (s *Scene) Heading() string {
	if s.friends != nil {
		return s.title()
	}
	return ""
}
