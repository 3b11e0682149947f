package lobby

import (
	"clinic/game/online/seat"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Tile is a table, or a game that is kept at this screen, as lists show it.
type Tile struct {
	ID          string
	Stand       Stand
	Chip        string // how it stands, in a word or two
	Title, Note string // how far it is; how much time is left, or who plays
	People      []Person
	Clinic      *sprites.Clinic // as last seen at this screen; nil if it isn't known
	Open        func(c *scenes.Context)
	kept        *Kept
}

// Person is a player as lists show it.
type Person struct {
	Initial string
	Color   int
}

// Tiles are the tables, those first where somebody at this screen has to decide.
func (l *Lobby) Tiles() (tiles []Tile) {
	l.See()
	for _, k := range l.sorted() {
		t := Tile{ID: k.Table, Stand: k.stand(), Chip: k.chip(l.Reader), Title: k.stage(l.Reader), Note: k.note(l.Reader), Clinic: k.clinic(), kept: k}
		if t.Stand == Over {
			t.Title, t.Note = t.Note, words.Day(l.Reader, k.Over)
		}
		for i := range k.Chairs {
			t.People = append(t.People, Person{words.Initial(chairName(l.Reader, k.Chairs, i)), i})
		}
		t.Open = func(c *scenes.Context) { l.enter(c, k.places()) }
		tiles = append(tiles, t)
	}
	return tiles
}

// List is the list of all tables, and of the games that are kept at this screen.
type List struct {
	tree.Screen
	copying
	lobby *Lobby
	games func() []Tile // kept at this screen
}

// List returns the list, with the games that are kept at this screen.
func (l *Lobby) List(games func() []Tile) *List {
	return &List{Screen: tree.Screen{Reader: l.Reader}, lobby: l, games: games}
}

// Layout shows the tables below each other.
func (s *List) Layout(c *scenes.Context, width, height float64) {
	join := &ui.Button{Base: ui.Base{ID: "tables.join"}, Text: c.T("friends.join"), Do: func() { c.Push(s.lobby.Typed()) }}
	page := &tree.Page{Title: c.T("friends.my_tables"), Back: "tables.back", Leave: c.Pop, Most: 820, Left: c.Settings().LeftHanded}
	list := tree.Column(8)
	if ui.IsDesk(c.Reader, width, height) {
		page.Head = tree.Button(c.Reader, join)
	} else {
		page.Foot = func(bool) tree.Node { return tree.Limits{High: 48, Node: tree.Button(c.Reader, join)} }
	}
	tables := s.lobby.Tiles()
	for i := range tables {
		list.Nodes = append(list.Nodes, s.table(c, &tables[i]))
	}
	if len(tables) == 0 {
		list.Nodes = append(list.Nodes, tree.Pad(8, 16, tree.Named("tables.none", tree.Text(c.Styles.Text, c.T("friends.no_tables"), theme.SecondInk))))
	}
	games := s.games()
	if len(games) > 0 {
		list.Nodes = append(list.Nodes, tree.Pad(8, 4, tree.Text(c.Styles.Heading, c.T("friends.games_here"), theme.Ink)))
	}
	for i := range games {
		list.Nodes = append(list.Nodes, tree.Ground(tree.Panel(12), s.row(c, &games[i])))
	}
	page.Body = tree.Scroll{ID: "tables.list", Node: tree.Pad(4, 4, list)}
	s.Show(page, width, height)
}

// row is a table or a game: a click opens it.
func (s *List) row(c *scenes.Context, t *Tile) tree.Node {
	wordsOf := tree.Column(0, tree.Text(c.Styles.Label, t.Title, theme.Ink), tree.Text(c.Styles.Text, t.Note, theme.SecondInk))
	if t.Chip != "" {
		wordsOf.Nodes = append([]tree.Node{tree.Left(t.HowItStands(c.Reader, theme.Well))}, wordsOf.Nodes...)
	}
	inside := tree.Pad(12, 10, tree.Row(12, t.picture(), tree.Grow(tree.Middle(wordsOf)), tree.Middle(t.Players())))
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if state.Hover || state.Pressed {
			c.Round(r, 12, theme.Well)
		}
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	base := ui.Base{ID: "tables.open." + t.ID, Says: ui.Said(c.Reader, t.Chip, t.Title, t.Note)}
	return tree.Press{Base: base, Node: tree.Ground(ground, inside), Do: func() { t.Open(c) }}
}

// table is a row with what can be done with a table: its links, and putting it away.
func (s *List) table(c *scenes.Context, t *Tile) tree.Node {
	k := t.kept
	id := "tables.copy." + t.ID
	if k.watched() {
		return s.watched(c, t)
	}
	copies := &ui.Button{Base: ui.Base{ID: id, Tip: c.T("friends.own_link_tip")}, Text: c.T("friends.own_link"), Icon: s.sign(id), Do: func() {
		s.copy(c, id, k.ownLink(), c.T("friends.link_copied"))
	}}
	away := &ui.Button{Base: ui.Base{ID: "tables.away." + t.ID}, Text: c.T("friends.put_away"), Do: func() { s.askToPutAway(c, k) }}
	buttons := tree.Wrap{Gap: 8, Between: 8, Nodes: []tree.Node{tree.Button(c.Reader, copies)}}
	if t.Stand != Over {
		invite := &ui.Button{Base: ui.Base{ID: "tables.invite." + t.ID}, Text: c.T("friends.invite"), Do: func() { c.Push(s.lobby.room(k)) }}
		buttons.Nodes = append(buttons.Nodes, tree.Button(c.Reader, invite))
	}
	buttons.Nodes = append(buttons.Nodes, tree.Button(c.Reader, away))
	below := tree.Column(8, buttons)
	if k.Was != "" {
		below.Nodes = append([]tree.Node{told(c.Reader, "tables.moved."+t.ID, ui.IconWarning, theme.Warning, k.moved(c.Reader))}, below.Nodes...)
	}
	return tree.Ground(tree.Panel(12), tree.Column(0, s.row(c, t), tree.Edges{Right: 12, Bottom: 12, Left: 12, Node: below}))
}

// watched is a row with what can be done with a table that is only watched: its link, and putting it away.
func (s *List) watched(c *scenes.Context, t *Tile) tree.Node {
	k, id := t.kept, "tables.copy."+t.ID
	copies := &ui.Button{Base: ui.Base{ID: id, Tip: c.T("friends.watch_tip")}, Text: c.T("friends.watch_link"), Icon: s.sign(id), Do: func() {
		s.copy(c, id, k.watchLink(), c.T("friends.link_copied"))
	}}
	away := &ui.Button{Base: ui.Base{ID: "tables.away." + t.ID}, Text: c.T("friends.put_away"), Do: func() {
		s.lobby.putAway(c, k)
		c.Relayout()
	}}
	buttons := tree.Wrap{Gap: 8, Between: 8, Nodes: []tree.Node{tree.Button(c.Reader, copies), tree.Button(c.Reader, away)}}
	return tree.Ground(tree.Panel(12), tree.Column(0, s.row(c, t), tree.Edges{Right: 12, Bottom: 12, Left: 12, Node: buttons}))
}

// askToPutAway asks before a table leaves the list, since without its link there is no way back.
func (s *List) askToPutAway(c *scenes.Context, k *Kept) {
	c.Ask(&dialog.Dialog{Title: c.T("friends.put_away_title"), Text: c.T("friends.put_away_text"), Answers: []dialog.Answer{
		{ID: "away", Text: c.T("friends.put_away"), Do: func() {
			s.lobby.putAway(c, k)
			c.Relayout()
		}},
		{ID: "back", Text: c.T("common.back")},
	}})
}

// HowItStands returns in a word or two how a table stands, on a ground unless it waits for somebody here.
func (t *Tile) HowItStands(reader *ui.Reader, ground theme.Color) tree.Node {
	ink := theme.Ink
	if t.Stand == Mine {
		ground, ink = theme.Accent, theme.Card
	}
	w := ui.Measure(reader.Styles.TextStrong, t.Chip) + 24
	return tree.Art{W: w, H: reader.Styles.Grown(26), Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, r.H/2, ground)
		c.TextIn(c.Styles.TextStrong, t.Chip, r, ui.Center, ink)
	}}
}

// picture is the clinic as last seen, nil if it isn't known.
func (t *Tile) picture() tree.Node {
	const wide, high = 72, 54
	if t.Clinic == nil {
		return nil
	}
	return tree.Middle(tree.Art{W: wide, H: high, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { dollhouse.Thumbnail(c, t.Clinic, r, 1) }})
}

// Players returns the players as discs.
func (t *Tile) Players() tree.Node {
	const disc = 24.0 // diameter
	row := tree.Row(4)
	for _, p := range t.People {
		row.Nodes = append(row.Nodes, tree.Art{W: disc, H: disc, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.Tile(r, disc/2, theme.PlayerColors[p.Color])
			c.TextIn(c.Styles.TextStrong, p.Initial, r, ui.Center, theme.Card)
		}})
	}
	return row
}

// Update handles the gestures, and takes what hosts answer.
func (s *List) Update(c *scenes.Context) {
	s.pass(c)
	if s.lobby.Look() {
		c.Relayout()
	}
	c.Follow(&s.Screen)
}

// Typed returns the screen on which a code is typed.
func (l *Lobby) Typed() scenes.Scene { return l.Join(seat.Place{}, "") }

// Heading is how many tables wait for somebody at this screen.
func (s *List) Heading() string {
	return s.T("friends.waiting_here", ui.Data{"Count": s.lobby.Waiting()})
}

// Waiting counts the tables at which somebody at this screen has to decide.
func (l *Lobby) Waiting() (count int) {
	for _, k := range l.kept.Tables {
		if k.stand() == Mine {
			count++
		}
	}
	return count
}
