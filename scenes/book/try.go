package book

import (
	"fmt"
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// trial is a board for trying things out: the rules judge what is put onto it as in a game, and no game is
// changed.
type trial struct {
	*ui.Reader
	book *Book
	what attempt

	held    *piece // by the player
	dragged bool   // it follows the pointer, and is dropped on release
	x, y    float64
	over    *spot // the hovered or focused space
	floor   int8  // shown if there is no room for all

	page   ui.Page
	frame  ui.Frame
	board  ui.Rect // where the clinic is drawn
	line   ui.Rect // of the totals
	says   ui.Rect // of the rules' text
	tiles  []tile
	spaces []*spot
	single bool   // only one floor is shown
	wants  string // the tile to focus after the layout
	seeks  bool   // focus the first legal space for the held piece

	projection sprites.Projection // in logical pixels
	plan       dollhouse.Plan
	view       sprites.View
	picture    ui.Picture
}

// attempt is something to try.
type attempt interface {
	// board returns the current clinic, and the number of its floors that can be built on.
	board() (board *clinic.Clinic, floors int8)
	// pieces returns the pieces of the tray, row by row, and choices what can be switched on and off.
	pieces() [][]piece
	choices() []choice
	// at returns what the rules say about a piece in a space. It is not called for direct pieces.
	at(reader *ui.Reader, p *piece, space clinic.Space) answer
	// put puts a piece there, and reports whether the rules allow it.
	put(reader *ui.Reader, p *piece, space clinic.Space) bool
	// in returns a person in a space who can be picked up, or nil.
	in(space clinic.Space) *piece
	// outcome returns the result so far, or what the player could do.
	outcome(reader *ui.Reader) (text string, tone tone)
	// sum places the totals on a page.
	sum(t *trial, c *scenes.Context)
	// back takes the last piece back; began reports whether there is one.
	back()
	began() bool
}

// piece is something that can be put onto the board.
type piece struct {
	id     string
	part   clinic.Component // empty for a person
	person clinic.Person
	direct bool // it goes to its place by itself
}

// answer is what the rules say about a piece in a space.
type answer struct {
	legal bool
	label string // the cost, shown on the space
	text  string
	way   []clinic.WayStep
}

// choice is a switch of the board.
type choice struct {
	id   string
	part clinic.Kind
	on   bool
	turn func()
}

// tone is how a text is shown.
type tone int8

const (
	plainly tone = iota
	well
	badly
)

// tile is the place of a piece in the tray.
type tile struct {
	piece
	area ui.Rect
}

// spot is a space of the board with the rules' answer for the held piece.
type spot struct {
	clinic.Space
	*ui.Area
	answer
}

const (
	tileSide = 52.0
	tileGap  = 8.0
	fingers  = 44.0 / sprites.HalfTileWidth // the scale at which a finger hits a space
)

// attempts are the things to try, by page.
var attempts = map[string]func(*game.Rules) attempt{
	"treatment": newTreating, "pairing": newTreating, "build": newBuilding, "floors": newBuilding,
	"move": newWalking, "conveyors": newWalking, "parking": newParking,
}

// tried starts what a page offers to try.
func (b *Book) tried(page string) attempt {
	rules, err := b.rules()
	if err != nil { // refused numbers: use those of the program
		rules, _ = game.NewRules(game.Config{Players: 1}, nil)
	}
	return attempts[page](rules)
}

// Try returns the trial board of the open page, which must have one.
func (b *Book) Try() scenes.Scene { return &trial{Reader: b.Reader, book: b, what: b.tried(b.open)} }

// TryPair returns the trial board with these people in its room.
func (b *Book) TryPair(doctor, patient clinic.Level, nurses int) scenes.Scene {
	what := b.tried("pairing").(*treating)
	what.doctor, what.patient, what.nurses = doctor, patient, nurses
	return &trial{Reader: b.Reader, book: b, what: what}
}

// stand returns a state in which the player with that clinic has a decision to make, with plenty of everything.
func stand(rules *game.Rules, board *clinic.Clinic, step string, kind game.DecisionKind) *game.State {
	s := rules.NewTable()
	s.Round, s.Step = 1, slices.IndexFunc(rules.Steps, func(x game.Step) bool { return x.Key == step })
	s.Pending = []game.Decision{{Kind: kind}}
	s.Players[0].Clinic, s.Players[0].Money = board.Clone(), plenty
	return s
}

const plenty = 999 // dollars

// laid returns a clinic of a size with parts and people.
func laid(columns, rows int8, parts []clinic.Component, people ...clinic.Person) clinic.Clinic {
	board := clinic.Clinic{Columns: columns, Rows: rows}
	for _, part := range parts {
		board.Place(clinic.BlueprintOf(part.Kind), part)
	}
	for _, person := range people {
		person.ID, person.Car = board.Named.Name(person.Kind), true
		board.People = append(board.People, person)
	}
	return board
}

// label returns the name of a piece.
func (p *piece) label(reader *ui.Reader) string {
	if p.part.Kind != "" {
		return words.Component(reader, p.part.Kind)
	}
	return words.Capital(words.Person(reader, p.person.Kind, p.person.Level).String())
}

func (p *piece) paint(c *ui.Canvas, r ui.Rect) {
	if p.part.Kind != "" {
		pictures.UpTo(c, dollhouse.Kind(p.part.Kind).Picture(p.part.Service), r, 1, 0)
		return
	}
	pictures.UpTo(c, dollhouse.Piece(&p.person).Picture(), r, 1, 0)
}

func (p *piece) took() input.Felt {
	if p.part.Kind != "" {
		return input.TookCard
	}
	return input.TookPerson
}

func (p *piece) lies() input.Felt {
	if p.part.Kind != "" {
		return input.PutCard
	}
	return input.PutPerson
}

// take picks up a piece; a direct one goes to its place at once.
func (t *trial) take(c *scenes.Context, p piece) {
	switch {
	case p.direct:
		t.drop(c, &p, clinic.Space{})
	case t.held != nil && t.held.id == p.id:
		t.putBack(c)
	default:
		t.held, t.over = &p, nil
		c.Gestures.Felt = p.took()
		t.seeks = c.Gestures.ByKeys
	}
	c.Relayout()
}

// drop drops a piece on a space.
func (t *trial) drop(c *scenes.Context, p *piece, space clinic.Space) {
	if !t.what.put(t.Reader, p, space) {
		c.Gestures.Felt = input.Refused
		return
	}
	c.Gestures.Felt = p.lies()
	if t.held != nil {
		t.wants = t.held.id
	}
	t.held, t.dragged, t.over = nil, false, nil
	c.Relayout()
}

func (t *trial) putBack(c *scenes.Context) {
	t.wants = t.held.id
	t.held, t.dragged, t.over = nil, false, nil
	c.Gestures.Felt = input.WentBack
	c.Relayout()
}

// Layout places the board with its results, and beside or below it the pieces.
func (t *trial) Layout(c *scenes.Context, width, height float64) {
	t.page.Clear(c.Reader)
	t.frame = ui.NewFrame(c.Reader, c.T("book.try"), width, height, 0, c.Settings().LeftHanded)
	back := t.frame.Back("try.back", c.Pop)
	t.page.Add(back)
	if t.page.Focused() == nil {
		t.page.Focus(back)
	}
	undo := &ui.Button{Base: ui.Base{ID: "try.undo", Tip: c.T("ledger.undo"), Disabled: !t.what.began()}, Icon: ui.IconUndo, Do: func() {
		t.what.back()
		t.held, t.over = nil, nil
		c.Gestures.Felt = input.Undid
		c.Relayout()
	}}
	undo.Rect = t.frame.Head.CutRight(44, 8)
	t.page.Add(undo)
	body := t.frame.Body
	most, wide := max(620, height*0.68), max(1000, width*0.6) // in large windows it fills the middle
	if _, floors := t.what.board(); floors > 1 {
		most = max(most, height*0.86)
	}
	body.H = min(most, body.H-12)
	if body.W > wide {
		body.X, body.W = body.X+(body.W-wide)/2, wide
	}
	rows, switches := t.what.pieces(), t.switches(c)
	const column = 4*tileSide + 3*tileGap
	switchWide := 0.0
	for _, b := range switches {
		switchWide = max(switchWide, b.Width(c.Reader))
	}
	var tray ui.Rect
	beside := body.W >= 2*column+48
	if beside {
		rows = named(c.Reader, rows, column, body.H-float64(len(switches))*(44+tileGap))
	}
	high := float64(len(rows))*(tileSide+tileGap) - tileGap
	across := 1 // switches side by side
	if beside {
		tray = body.CutRight(max(column, switchWide), 24)
		all := high + float64(len(switches))*(44+tileGap)
		if all < tray.H {
			tray.Y, tray.H = tray.Y+min(40, (tray.H-all)/2), all
		}
	} else {
		if half := (min(body.W, column+60) - tileGap) / 2; switchWide <= half {
			across = 2
		}
		high += float64((len(switches)+across-1)/across) * (44 + tileGap)
		tray = body.CutBottom(high, 12)
		tray.X, tray.W = tray.X+max(0, (tray.W-column-60)/2), min(tray.W, column+60)
	}
	t.says = body.CutBottom(max(44, t.tallest(body.W-40)+4), 8)
	lineHigh := tileSide
	if t.isPlaced() { // it holds only words then
		lineHigh = c.Styles.Number.LineHeight()
	}
	t.line = body.CutBottom(lineHigh, 8)
	t.board = body
	if single := t.single; t.fit() != single { // there is one switch more or less
		t.Layout(c, width, height)
		return
	}
	t.what.sum(t, c)
	t.layoutTray(c, tray, rows, switches, across)
	t.layoutSpaces(c)
	t.describe()
	t.wants, t.seeks = "", false
}

// named gives each piece a row of its own, with room for its name, if all of them fit.
func named(reader *ui.Reader, rows [][]piece, wide, high float64) [][]piece {
	var each [][]piece
	for _, row := range rows {
		for i := range row {
			if ui.Measure(reader.Styles.TextStrong, row[i].label(reader)) > wide-tileSide-tileGap {
				return rows
			}
			each = append(each, row[i:i+1])
		}
	}
	if float64(len(each))*(tileSide+tileGap) > high {
		return rows
	}
	return each
}

// switches returns the buttons of the choices, and of the floor if only one is shown.
func (t *trial) switches(c *scenes.Context) (list []*ui.Button) {
	for _, choice := range t.what.choices() {
		list = append(list, &ui.Button{Base: ui.Base{ID: "try." + choice.id}, Text: words.Component(c.Reader, choice.part), Selected: choice.on, Do: func() {
			choice.turn()
			c.Relayout()
		}})
	}
	if t.single {
		other := 1 - t.floor
		list = append(list, &ui.Button{Base: ui.Base{ID: "try.floor"}, Text: c.T("table.floor", ui.Data{"Number": int(other)}), Icon: ui.IconForward, Do: func() {
			t.floor, t.over = other, nil
			c.Relayout()
		}})
	}
	return list
}

func (t *trial) layoutTray(c *scenes.Context, tray ui.Rect, rows [][]piece, switches []*ui.Button, across int) {
	t.tiles = t.tiles[:0]
	alone := !slices.ContainsFunc(rows, func(row []piece) bool { return len(row) > 1 })
	for _, row := range rows {
		line := tray.CutTop(tileSide, tileGap)
		for i := range row {
			wide := tileSide
			if alone {
				wide = line.W
			}
			t.addTile(c, row[i], line.CutLeft(wide, tileGap))
		}
	}
	for i := 0; i < len(switches); i += across {
		line := tray.CutTop(44, tileGap)
		wide := (line.W - tileGap*float64(across-1)) / float64(across)
		for _, b := range switches[i:min(i+across, len(switches))] {
			b.Rect = line.CutLeft(wide, tileGap)
			t.page.Add(b)
		}
	}
}

// addTile places a piece of the tray.
func (t *trial) addTile(c *scenes.Context, p piece, r ui.Rect) {
	t.tiles = append(t.tiles, tile{p, r})
	area := &ui.Area{Base: ui.Base{ID: "try." + p.id, Rect: r, Says: p.label(c.Reader)}, Do: func() { t.take(c, p) }}
	if r.W <= tileSide { // no room for the name beside it
		area.Tip = p.label(c.Reader)
	}
	area.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := theme.Well
		held := t.held != nil && t.held.id == p.id
		if state.Hover || state.Pressed || held {
			ground = theme.AccentSoft
		}
		c.Tile(r, 10, ground)
		if held {
			c.RoundLine(r, 10, 2, theme.Accent)
		}
		name := r
		p.paint(c, name.CutLeft(tileSide, tileGap).Inset(6))
		if name.W > tileGap {
			c.TextIn(c.Styles.TextStrong, p.label(c.Reader), name, ui.Left, theme.Ink)
		}
	}
	t.page.Add(area)
	if t.wants == p.id {
		t.page.Focus(area)
	}
}

// isPlaced reports whether any piece goes into a space of the player's choice.
func (t *trial) isPlaced() bool {
	return slices.ContainsFunc(t.what.pieces(), func(row []piece) bool {
		return slices.ContainsFunc(row, func(p piece) bool { return !p.direct })
	})
}

// eachSpace calls do for the spaces of all floors, or of the floor being shown.
func (t *trial) eachSpace(do func(clinic.Space)) {
	board, floors := t.what.board()
	for space := range board.Board().All() {
		if space.Floor < floors && (!t.single || space.Floor == t.floor) {
			do(space)
		}
	}
}

// layoutSpaces places the spaces where the held piece could go, or a person could be picked up.
func (t *trial) layoutSpaces(c *scenes.Context) {
	t.spaces = t.spaces[:0]
	if !t.isPlaced() {
		return
	}
	over := t.over
	t.over = nil
	t.eachSpace(func(space clinic.Space) {
		s := &spot{Space: space}
		name := c.T("spoken.space", ui.Data{"Floor": int(space.Floor), "Row": int(space.Y) + 1, "Column": int(space.X) + 1})
		at, half := t.projection.Centre(space), sprites.HalfTileWidth*t.projection.Scale/2
		s.Area = &ui.Area{Base: ui.Base{ID: fmt.Sprintf("try.space.%d.%d.%d", space.Floor, space.X, space.Y), Rect: ui.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}, Says: name}}
		there := t.what.in(space)
		switch {
		case t.held != nil:
			s.answer = t.what.at(t.Reader, t.held, space)
			s.Says = ui.Said(c.Reader, name, s.text)
			s.Do = func() { t.choose(c, s) }
		case there != nil:
			s.Says = ui.Said(c.Reader, name, there.label(c.Reader))
			s.Do = func() { t.choose(c, s) }
		}
		s.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if state.Focus {
				c.FocusRing(r, 10)
			}
		}
		t.spaces = append(t.spaces, s)
		t.page.Add(s.Area)
		if over != nil && over.Space == space {
			t.over = s
		}
		if t.seeks && s.legal {
			t.seeks, t.over = false, s
			t.page.Focus(s.Area)
		}
	})
}

// choose puts down the held piece, or picks up a person: in the space under the pointer, whose corners reach
// beyond its area.
func (t *trial) choose(c *scenes.Context, s *spot) {
	if under := t.under(c.Gestures.X, c.Gestures.Y); under != nil && !c.Gestures.ByKeys {
		s = under
	}
	if t.held != nil {
		t.over = s
		t.drop(c, t.held, s.Space)
		return
	}
	if there := t.what.in(s.Space); there != nil {
		t.take(c, *there)
	}
}

// under returns the space at a point of the window, or nil.
func (t *trial) under(x, y float64) *spot {
	var found *spot
	t.projection.SpaceAt(x, y, func(space clinic.Space) bool {
		if i := slices.IndexFunc(t.spaces, func(s *spot) bool { return s.Space == space }); i >= 0 && found == nil {
			found = t.spaces[i]
		}
		return found != nil
	})
	return found
}

// tallest returns the height of the longest text that the rules may show now, so that the board keeps its size
// while the player looks for a place.
func (t *trial) tallest(width float64) float64 {
	text, _ := t.what.outcome(t.Reader)
	high := ui.ParagraphHeight(t.Styles.Text, text, width)
	board, floors := t.what.board()
	known := map[string]bool{}
	for _, row := range t.what.pieces() {
		for i := range row {
			if row[i].direct {
				continue
			}
			for space := range board.Board().All() {
				if space.Floor >= floors {
					continue
				}
				if text := t.what.at(t.Reader, &row[i], space).text; !known[text] {
					known[text] = true
					high = max(high, ui.ParagraphHeight(t.Styles.Text, text, width))
				}
			}
		}
	}
	return high
}

const mostScale = 2 // of the board at most

// fit computes the board's projection: with all of its floors, or with only one if a finger would not hit a space
// otherwise.
func (t *trial) fit() (single bool) {
	_, floors := t.what.board()
	t.single = false
	t.project()
	if floors > 1 && t.projection.Scale < fingers {
		t.single = true
		t.project()
	}
	return t.single
}

func (t *trial) project() {
	const above, below, queue = 52, 18, 40 // room above a corner, below it, and at the door, at 100 %
	area := t.board.Inset(pictureEdge)
	p := sprites.Projection{Scale: 1, Gap: sprites.FloorGapApart}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	placed := t.isPlaced()
	board, _ := t.what.board()
	t.eachSpace(func(space clinic.Space) {
		if !placed && board.At(space).Empty() {
			return
		}
		at := p.Corner(space)
		x0, x1 = min(x0, at.X-sprites.HalfTileWidth), max(x1, at.X+sprites.HalfTileWidth)
		y0, y1 = min(y0, at.Y-above), max(y1, at.Y+2*sprites.HalfTileHeight+below)
	})
	if placed {
		x0 -= queue
	}
	p.Scale = math.Floor(min(area.W/(x1-x0), area.H/(y1-y0), mostScale)*40) / 40 // each needs its own sheet
	p.X, p.Y = area.X+area.W/2-(x0+x1)/2*p.Scale, area.Y+area.H/2-(y0+y1)/2*p.Scale
	t.projection = p
}

// describe updates the drawing of the board, with what the held piece could do there.
func (t *trial) describe() {
	board, _ := t.what.board()
	hand := dollhouse.InHand{}
	if t.held != nil {
		hand.Person = t.held.person.ID
	}
	t.plan.Begin(board, hand)
	placed := t.isPlaced()
	t.eachSpace(func(space clinic.Space) {
		empty := board.At(space).Empty()
		if empty && (space.Floor > 0 || !placed) {
			return
		}
		room := t.plan.Room(space)
		for _, s := range t.spaces {
			if s.Space == space {
				room.Light = t.lightOf(s)
			}
		}
	})
	t.plan.End(t.numbers())
	for _, s := range t.spaces {
		empty := board.At(s.Space).Empty()
		if s.Floor > 0 && empty && !board.At(s.Below()).Empty() {
			t.plan.Empty = append(t.plan.Empty, s.Space)
		}
		if s.Floor > 0 && empty && t.lightOf(s) != sprites.NoLight {
			t.plan.Rooms = append(t.plan.Rooms, sprites.Room{Space: s.Space, Light: t.lightOf(s)})
		}
		if t.held != nil && s == t.over && t.held.part.Kind != "" && empty {
			room := sprites.Room{Space: s.Space, Kind: dollhouse.Kind(t.held.part.Kind), Service: t.held.part.Service, Trial: sprites.Forbidden}
			if s.legal {
				room.Trial = sprites.Preview
			}
			t.plan.Rooms = append(t.plan.Rooms, room)
		}
	}
	t.picture.Change()
}

func (t *trial) lightOf(s *spot) sprites.Light {
	switch {
	case t.held == nil:
	case s == t.over && s.legal:
		return sprites.GlowAccent
	case s == t.over:
		return sprites.GlowBad
	case s.legal:
		return sprites.GlowGood
	}
	return sprites.NoLight
}

// numbers returns how many cars a street and a lot hold.
func (t *trial) numbers() game.Numbers {
	numbers := make(game.Numbers, game.NumberCount)
	numbers[game.PlacesStreet], _ = t.book.Numbers["parking_street"].(int)
	numbers[game.PlacesParkingLot], _ = t.book.Numbers["parking_lot"].(int)
	return numbers
}

// Update handles the gestures: a piece of the tray, or a person on the board, is dragged; Esc puts back the held
// piece, or leads back to the page.
func (t *trial) Update(c *scenes.Context) {
	g := c.Gestures
	if g.DragStarted {
		t.beginDrag(c)
	}
	if t.dragged && t.held != nil {
		t.x, t.y = g.X, g.Y
		c.Redraw()
		if !g.Held || g.Dropped {
			t.endDrag(c)
		}
	}
	if t.page.Update(g) {
		c.Redraw()
	}
	t.point(c)
	switch {
	case !g.Cancel:
	case t.held != nil:
		t.putBack(c)
	default:
		c.Pop()
	}
}

func (t *trial) beginDrag(c *scenes.Context) {
	g := c.Gestures
	var p *piece
	if i := slices.IndexFunc(t.tiles, func(x tile) bool { return x.area.Contains(g.PressX, g.PressY) }); i >= 0 {
		p = &t.tiles[i].piece
	} else if s := t.under(g.PressX, g.PressY); s != nil {
		p = t.what.in(s.Space)
	}
	if p != nil {
		held := *p
		t.held, t.dragged, t.over = &held, true, nil
		g.Felt = held.took()
		c.Relayout()
	}
}

func (t *trial) endDrag(c *scenes.Context) {
	g := c.Gestures
	t.dragged = false
	s := t.under(g.X, g.Y)
	switch {
	case g.Dropped && t.held.direct && t.board.Contains(g.X, g.Y):
		t.drop(c, t.held, clinic.Space{})
	case g.Dropped && s != nil && s.legal:
		t.drop(c, t.held, s.Space)
	case s != nil && !t.held.direct: // it stays held, and the text says what forbids it
		g.Felt = input.Refused
		return
	default:
		t.putBack(c)
	}
}

// point finds the hovered or focused space.
func (t *trial) point(c *scenes.Context) {
	g, over := c.Gestures, t.over
	switch {
	case g.Hovering || g.Held || g.Clicked || g.Dropped:
		over = t.under(g.X, g.Y)
	case g.ByKeys:
		over = nil
		for _, s := range t.spaces {
			if t.page.Focused() == ui.Widget(s.Area) {
				over = s
			}
		}
	}
	if over != t.over {
		if t.over = over; t.held != nil && over != nil && over.legal && g.Felt == input.NothingFelt {
			g.Felt = input.OverPlace
		}
		t.describe()
		c.Redraw()
	}
}

// Page returns the widgets.
func (t *trial) Page() *ui.Page { return &t.page }

// Heading returns the scene's name, for those who hear it.
func (t *trial) Heading() string { return t.T("book.try") }

// told returns what the rules say now.
func (t *trial) told() (string, tone) {
	switch {
	case t.held == nil || t.over == nil:
	case t.over.legal:
		return t.over.text, well
	default:
		return t.over.text, badly
	}
	return t.what.outcome(t.Reader)
}

// Draw paints the board, its results, and the pieces.
func (t *trial) Draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Card)
	t.frame.Draw(c)
	t.drawBoard(c)
	text, tone := t.told()
	ink, icon := theme.SecondInk, ui.Icon(nil)
	switch tone {
	case well:
		ink, icon = theme.LegalInk, ui.IconCheck
	case badly:
		ink, icon = theme.Warning, ui.IconWarning
	}
	x := t.says.X + 4
	if icon != nil {
		icon(c, ui.Rect{X: x, Y: t.says.Y + 2, W: 20, H: 20}, ink)
		x += 28
	}
	c.Paragraph(c.Styles.Text, text, x, t.says.Y+2, t.says.W-40, ui.Left, ink)
	t.page.Draw(c)
	if t.dragged && t.held != nil {
		t.held.paint(c, ui.Rect{X: t.x - 24, Y: t.y - 28, W: 48, H: 56})
	}
}

// drawBoard paints the clinic, and over it the costs of places and the way there.
func (t *trial) drawBoard(c *ui.Canvas) {
	c.Round(t.board, 14, theme.Ground)
	area := t.board.Inset(pictureEdge)
	t.picture.Show(c, area, func(c *ui.Canvas) {
		p := t.projection
		p.X, p.Y, p.Scale = (p.X-area.X)*c.Scale, (p.Y-area.Y)*c.Scale, p.Scale*c.Scale
		t.view.Arrange(&t.plan.Clinic, p.Snap())
		t.view.DrawRooms(c.Target, pictures.Sheet(p.Scale, c.Theme))
	})
	if t.held == nil {
		return
	}
	if t.over != nil && t.over.legal {
		stands := dollhouse.Way(t.over.way)
		for i := 1; i < len(stands); i++ {
			from, to := t.onBoard(stands[i-1]), t.onBoard(stands[i])
			if !t.single || stands[i-1].Floor == int(t.floor) && stands[i].Floor == int(t.floor) {
				c.Dotted(from.X, from.Y, to.X, to.Y, theme.Accent)
			}
		}
	}
	for _, s := range t.spaces {
		if s.legal && s.label != "" {
			at := t.projection.Centre(s.Space)
			ground, ink := theme.Card, theme.LegalInk
			if s == t.over {
				ground, ink = theme.Accent, theme.Card
			}
			c.Pill(c.Styles.TextStrong, s.label, at.X, at.Y, ground, ink)
		}
	}
}

// onBoard returns where a person on the way stands, in logical pixels.
func (t *trial) onBoard(s dollhouse.Stand) theme.Point {
	return t.projection.At(float64(s.Floor), s.X, s.Y, s.Z)
}

// write places a text at the left of row, and cuts its room off.
func (t *trial) write(row *ui.Rect, text string) {
	style := t.Styles.Number
	wide := ui.Measure(style, text) + 8
	t.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: row.X + 4, Y: row.Y + (row.H-style.LineHeight())/2, W: wide, H: style.LineHeight()}}, Text: text, Style: style, Color: theme.Ink})
	row.CutLeft(wide, 4)
}
