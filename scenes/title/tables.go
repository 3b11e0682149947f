package title

import (
	"slices"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/dollhouse"
	"clinic/scenes/lobby"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Tables are those across machines at which somebody at this screen plays, and other games that are kept here.
type Tables struct {
	// Tiles returns them, those first that wait for somebody here; they are asked for whenever the title is laid out.
	Tiles func() []lobby.Tile
	// All opens the list of all of them, and Join where a code is typed.
	All, Join func() scenes.Scene
	// Refresh is called when the title is shown again.
	Refresh func()
	// Look takes what hosts have told, and reports whether Tiles has changed.
	Look func() (changed bool)
	// Paste takes what was pasted.
	Paste func(c *scenes.Context, text string)
}

// tables is what the title shows of them.
type tables struct {
	*ui.Reader
	tiles   []lobby.Tile
	mine    int // tables that wait for somebody here
	area    ui.Rect
	heading ui.Rect
	places  []ui.Rect // of the tiles for which there is room
	join    *ui.Button
	pasting <-chan string

	returned bool // the title is shown again, or for the first time
}

const (
	tilesPad  = 16.0
	tileGap   = 12.0
	leastTile = 190.0 // width
	mostTile  = 260.0
	tableHead = 40.0
)

// tileHigh is the height of a tile without a picture.
func tileHigh(reader *ui.Reader) float64 { return reader.Styles.Grown(124) }

const pictureHigh = 64.0

// listed returns what there is now.
func (s *Scene) listed() tables {
	t := tables{Reader: s.Reader, pasting: s.pasting, returned: s.returned}
	if s.doors.Tables == nil {
		return t
	}
	t.tiles = s.doors.Tables.Tiles()
	for i := range t.tiles {
		if t.tiles[i].Stand == lobby.Mine {
			t.mine++
		}
	}
	return t
}

// placeTables puts as many tables as fit at the top of what the panel leaves free.
func (s *Scene) placeTables(free *ui.Rect) {
	if len(s.tiles) == 0 || free.H < 2*tileHigh(s.Reader) {
		return
	}
	in := *free
	count := min(len(s.tiles), max(1, int((in.W-2*tilesPad+tileGap)/(leastTile+tileGap))))
	wide := min(mostTile, (in.W-2*tilesPad+tileGap)/float64(count)-tileGap)
	high := tileHigh(s.Reader)
	pictured := func(t lobby.Tile) bool { return t.Clinic != nil }
	if slices.ContainsFunc(s.tiles[:count], pictured) && free.H >= 2*(high+pictureHigh) {
		high += pictureHigh
	}
	s.area = free.CutTop(tableHead+high+2*tilesPad, tilesPad)
	in = s.area.Inset(tilesPad)
	s.heading = in.CutTop(tableHead, 0)
	for range count {
		s.places = append(s.places, in.CutLeft(wide, tileGap))
	}
}

// allName names the list of all tables, with how many wait for somebody here.
func (t *tables) allName() string {
	name := t.T("friends.my_tables")
	if t.mine > 0 {
		return ui.Said(t.Reader, name, t.T("friends.waiting_here", ui.Data{"Count": t.mine}))
	}
	return name
}

// tableAreas are the tiles, and the ways to all tables and to those of others.
func (s *Scene) tableAreas(c *scenes.Context) (areas []ui.Widget) {
	if len(s.places) == 0 {
		return nil
	}
	all := &ui.Area{Base: ui.Base{ID: "title.tables", Letter: letters["title.tables"], Says: s.allName()}, Do: func() { c.Push(s.doors.Tables.All()) }}
	all.Paint = s.paintHeading
	s.join = &ui.Button{Base: ui.Base{ID: "title.join"}, Text: c.T("friends.join"), Kind: ui.Plain, Do: func() { c.Push(s.doors.Tables.Join()) }}
	head := s.heading
	head.H = tableHead - 4
	if w := s.join.Width(c.Reader); w < head.W/2 {
		s.join.Rect = head.CutRight(w, 8)
		areas = append(areas, s.join)
	}
	all.Rect = head
	all.Rect.W = min(head.W, ui.Measure(c.Styles.Heading, c.T("friends.my_tables"))+80)
	areas = append([]ui.Widget{all}, areas...)
	for i, place := range s.places {
		t := &s.tiles[i]
		tile := &ui.Area{Base: ui.Base{ID: "title.table." + t.ID, Says: ui.Said(c.Reader, t.Chip, t.Title, t.Note), Rect: place}, Do: func() { t.Open(c) }}
		tile.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { paintTile(c, r, state, t) }
		areas = append(areas, tile)
	}
	return areas
}

// paintHeading paints the name of the list, how many tables wait, and that there are more.
func (s *Scene) paintHeading(c *ui.Canvas, r ui.Rect, state ui.State) {
	name := c.T("friends.my_tables")
	ink := theme.Ink
	if state.Hover || state.Pressed {
		ink = theme.Accent
	}
	c.TextIn(c.Styles.Heading, name, r, ui.Left, ink)
	x := r.X + ui.Measure(c.Styles.Heading, name) + 10
	if s.mine > 0 {
		at := ui.Rect{X: x, Y: r.Y + r.H/2 - 12, W: 24, H: 24}
		c.Tile(at, 12, theme.Accent)
		c.TextIn(c.Styles.TextStrong, c.Texts.Number(s.mine), at, ui.Center, theme.Card)
		x += 32
	}
	ui.IconInto(c, ui.Rect{X: x, Y: r.Y + r.H/2 - 8, W: 16, H: 16}, ink)
	if state.Focus {
		c.FocusRing(r, 8)
	}
}

// paintTile paints a table: how it stands, who plays there, how far it is, and how much time is left.
func paintTile(c *ui.Canvas, r ui.Rect, state ui.State, t *lobby.Tile) {
	ground := theme.Well
	if t.Stand == lobby.Mine {
		ground = theme.AccentSoft
	}
	if state.Hover || state.Pressed {
		ground = theme.Darker(ground, 0.06)
	}
	c.Tile(r, 12, ground)
	if t.Stand == lobby.Mine {
		c.RoundLine(r, 12, 2, theme.Accent)
	}
	if state.Focus {
		c.FocusRing(r, 12)
	}
	in := r.Inset(10)
	chip := in.CutTop(c.Styles.Grown(26), 8)
	chip.W = min(chip.W, ui.Measure(c.Styles.TextStrong, t.Chip)+24)
	t.PaintChip(c, chip, theme.Card)
	if r.H > tileHigh(c.Reader)+1 {
		if picture := in.CutTop(pictureHigh, 0); t.Clinic != nil {
			dollhouse.Thumbnail(c, t.Clinic, picture, 1)
		}
	}
	t.PaintPeople(c, in.CutTop(26, 4))
	line := in.CutTop(c.Styles.Grown(20), 0)
	c.TextIn(c.Styles.TextStrong, ui.Fit(c.Styles.TextStrong, t.Title, line.W), line, ui.Left, theme.Ink)
	line = in.CutTop(c.Styles.Grown(20), 0)
	c.TextIn(c.Styles.Text, ui.Fit(c.Styles.Text, t.Note, line.W), line, ui.Left, theme.SecondInk)
}

// drawTables draws the panel below the tiles.
func (s *Scene) drawTables(c *ui.Canvas) {
	if len(s.places) > 0 {
		c.Panel(s.area, 16)
	}
}

// tablesButton leads to the list of all tables in a small window.
func (s *Scene) tablesButton(c *scenes.Context) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "title.tables", Letter: letters["title.tables"], Says: s.allName()}, Text: s.shortName(), Do: func() { c.Push(s.doors.Tables.All()) }}
}

// shortName is the name of the list with the number of tables that wait.
func (s *Scene) shortName() string {
	if s.mine == 0 {
		return s.T("friends.my_tables")
	}
	return s.T("friends.my_tables_count", ui.Data{"Count": s.mine})
}

// followTables takes what hosts have told, and what was pasted.
func (s *Scene) followTables(c *scenes.Context) {
	if s.doors.Tables == nil {
		return
	}
	if s.returned {
		s.returned = false
		s.doors.Tables.Refresh()
	}
	if s.doors.Tables.Look() {
		c.Relayout()
	}
	if c.Gestures.Deed == input.Paste && s.pasting == nil {
		s.pasting = clipboard.Read()
	}
	select {
	case text := <-s.pasting:
		s.pasting = nil
		s.doors.Tables.Paste(c, text)
	default:
	}
}
