package book

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// trial is a treatment room to try: who is brought there is judged as in a game, and no game is touched.
type trial struct {
	book  *Book
	rules *game.Rules

	doctor, patient clinic.Level // in the room, none for nobody
	nurses          int
	bare, garden    bool // without the supply room, with a garden beside

	page  ui.Page
	frame ui.Frame
	board ui.Rect // where the rooms are drawn
	sum   ui.Rect // of those in the room
	says  ui.Rect // of what comes of it
	drawn *drawing
	text  string // what comes of it
	pays  bool
	needs int // nurses
	tiles []tile
	held  *tile // under the pointer
	x, y  float64
}

// tile is a piece that can be brought into the room.
type tile struct {
	kind  clinic.PersonKind
	level clinic.Level
	area  ui.Rect
}

// isTried tells whether a page has a board to try.
func isTried(page string) bool { return page == "treatment" || page == "pairing" }

const (
	tileSide   = 52.0
	tileGap    = 8.0
	mostNurses = 3 // more are never needed
)

func newTrial(b *Book) *trial {
	t := &trial{book: b}
	rules, err := b.rules()
	if err != nil { // numbers that the rules refuse: those of the program
		rules, _ = game.NewRules(game.Config{Players: 1}, nil)
	}
	t.rules = rules
	return t
}

// Try opens the board to try with those in its room.
func (b *Book) Try(doctor, patient clinic.Level, nurses int) scenes.Scene {
	t := newTrial(b)
	t.doctor, t.patient, t.nurses = doctor, patient, nurses
	return t
}

// position is the board with all who are there.
func (t *trial) position() *position {
	p := &position{parts: []clinic.Component{aHub, aTreatment}, most: 2}
	if !t.bare {
		p.parts = append(p.parts, aSupply)
	}
	if t.garden {
		p.parts = append(p.parts, at(clinic.Garden, 0, 2, 1))
	}
	if t.doctor != clinic.NoLevel {
		p.people = append(p.people, who(clinic.Doctor, t.doctor, 0, 1, 1))
	}
	if t.patient != clinic.NoLevel {
		patient := who(clinic.Patient, t.patient, 0, 1, 1)
		patient.Service = clinic.Psychiatry
		p.people = append(p.people, patient)
	}
	for i := range t.nurses {
		nurse := who(clinic.Nurse, clinic.NoLevel, 0, 1, 1)
		nurse.ID = fmt.Sprint("nurse", i)
		p.people = append(p.people, nurse)
	}
	return p
}

// judge lets the rules say what comes of it (B80, B81).
func (t *trial) judge() {
	p := t.position()
	t.drawn = t.book.ofPosition(p)
	state := t.rules.NewTable()
	state.Players[0].Clinic = *p.board()
	c := game.Context{Rules: t.rules, State: state}
	t.text, t.pays, t.needs = ui.T("book.try.ask"), false, 0
	if t.patient == clinic.NoLevel {
		return
	}
	people := c.Clinic().People
	patient := &people[slices.IndexFunc(people, func(p clinic.Person) bool { return p.Kind == clinic.Patient })]
	if t.doctor != clinic.NoLevel {
		doctor := &people[0]
		t.needs = c.NursesNeeded(game.Pairing{Space: patient.At.Space, Doctor: doctor, Patient: patient, Team: []*clinic.Person{doctor}})
	}
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		t.pays = true
		t.text = ui.T("book.try.treated", ui.Data{"Dollars": words.Dollars(forecast.Treatments[i].Income)})
	}
	for i := range forecast.Untreated {
		t.text = words.Refusal(forecast.Untreated[i].Needs)
	}
}

// bring brings a piece into the room: a doctor and a patient take the place of who is there.
func (t *trial) bring(c *scenes.Context, kind clinic.PersonKind, level clinic.Level) {
	switch kind {
	case clinic.Doctor:
		t.doctor = level
	case clinic.Patient:
		t.patient = level
	default:
		t.nurses = min(mostNurses, t.nurses+1)
	}
	c.Relayout()
}

// Layout places the board with what comes of it, and beside or below it the pieces.
func (t *trial) Layout(c *scenes.Context, width, height float64) {
	t.judge()
	t.page.Clear()
	t.frame = ui.NewFrame(ui.T("book.try"), width, height, 0, c.Settings().LeftHanded)
	back := t.frame.Back("try.back", c.Pop)
	t.page.Add(back)
	if t.page.Focused() == nil {
		t.page.Focus(back)
	}
	body := t.frame.Body
	most, wide := max(620, height*0.68), max(1000, width*0.6) // of large windows it fills the middle
	body.H = min(most, body.H-12)
	if body.W > wide {
		body.X, body.W = body.X+(body.W-wide)/2, wide
	}
	const column = 4*tileSide + 3*tileGap
	switches := []*ui.Button{
		{Base: ui.Base{ID: "try.supply"}, Text: words.Component(clinic.SupplyRoom), Selected: !t.bare, Do: func() { t.bare = !t.bare; c.Relayout() }},
		{Base: ui.Base{ID: "try.garden"}, Text: words.Component(clinic.Garden), Selected: t.garden, Do: func() { t.garden = !t.garden; c.Relayout() }},
	}
	var tray ui.Rect
	if body.W >= 2*column+48 {
		tray = body.CutRight(max(column, switches[0].Width(), switches[1].Width()), 24)
		if high := 3*(tileSide+tileGap) + 2*(44+tileGap); high < tray.H {
			tray.Y, tray.H = tray.Y+min(40, (tray.H-high)/2), high
		}
	} else {
		high := 3*(tileSide+tileGap) + 44
		if half := (min(body.W, column+60) - tileGap) / 2; max(switches[0].Width(), switches[1].Width()) > half { // below each other
			high += 44 + tileGap
		}
		tray = body.CutBottom(high, 12)
		tray.X, tray.W = tray.X+max(0, (tray.W-column-60)/2), min(tray.W, column+60)
	}
	high := ui.ParagraphHeight(ui.Text, t.text, body.W-40)
	t.says = body.CutBottom(max(44, high), 8)
	t.sum = body.CutBottom(tileSide, 8)
	t.board = body
	t.layoutSum(c)
	t.tiles = t.tiles[:0]
	for _, kind := range [...]clinic.PersonKind{clinic.Doctor, clinic.Patient} {
		row := tray.CutTop(tileSide, tileGap)
		for level := clinic.White; level <= clinic.Red; level++ {
			t.addTile(c, fmt.Sprintf("try.%s.%d", kind, level), kind, level, row.CutLeft(tileSide, tileGap))
		}
	}
	row := tray.CutTop(tileSide, tileGap)
	t.addTile(c, "try.nurse", clinic.Nurse, clinic.NoLevel, row.CutLeft(tileSide, tileGap))
	if tray.H >= 2*44+tileGap {
		for _, b := range switches {
			b.Rect = tray.CutTop(44, tileGap)
		}
	} else {
		switches[0].Rect = tray.CutLeft((tray.W-tileGap)/2, tileGap)
		switches[1].Rect = tray
	}
	t.page.Add(switches[0], switches[1])
}

// addTile places a piece that a click or a drag brings into the room.
func (t *trial) addTile(c *scenes.Context, id string, kind clinic.PersonKind, level clinic.Level, r ui.Rect) {
	t.tiles = append(t.tiles, tile{kind, level, r})
	name := words.Capital(words.Person(kind, level).String())
	area := &ui.Area{Base: ui.Base{ID: id, Rect: r, Says: name, Tip: name}, Do: func() { t.bring(c, kind, level) }}
	area.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := paint.Well
		if state.Hover || state.Pressed {
			ground = paint.AccentSoft
		}
		c.Tile(r, 10, ground)
		paintPiece(c, kind, level, r.Inset(6))
	}
	t.page.Add(area)
}

// layoutSum places those in the room as an equation; a click takes one out.
func (t *trial) layoutSum(c *scenes.Context) {
	row := t.sum
	add := func(id string, kind clinic.PersonKind, level clinic.Level, out func()) {
		name := words.Capital(words.Person(kind, level).String())
		area := &ui.Area{Base: ui.Base{ID: id, Rect: row.CutLeft(44, 4), Says: name, Tip: ui.T("book.try.out", ui.Data{"Who": words.Person(kind, level)})}}
		area.Do = func() {
			out()
			c.Relayout()
		}
		area.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			ground := paint.Fade(paint.Well, 0)
			if state.Hover || state.Pressed {
				ground = paint.Well
			}
			c.Tile(r, 10, ground)
			paintPiece(c, kind, level, r.Inset(2))
		}
		t.page.Add(area)
	}
	write := func(text string) {
		style := ui.Number
		wide := ui.Measure(style, text) + 8
		t.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: row.X + 4, Y: row.Y + (row.H-style.LineHeight())/2, W: wide, H: style.LineHeight()}}, Text: text, Style: style, Color: paint.Ink})
		row.CutLeft(wide, 4)
	}
	if t.doctor != clinic.NoLevel {
		add("try.in.doctor", clinic.Doctor, t.doctor, func() { t.doctor = clinic.NoLevel })
	}
	if t.patient != clinic.NoLevel {
		write("↔")
		add("try.in.patient", clinic.Patient, t.patient, func() { t.patient = clinic.NoLevel })
	}
	if t.doctor != clinic.NoLevel && t.patient != clinic.NoLevel {
		write(fmt.Sprintf("= %d", t.needs))
	}
	for i := range t.nurses {
		add(fmt.Sprint("try.in.nurse.", i), clinic.Nurse, clinic.NoLevel, func() { t.nurses-- })
	}
}

func paintPiece(c *ui.Canvas, kind clinic.PersonKind, level clinic.Level, r ui.Rect) {
	pictures.UpTo(c, dollhouse.Piece(&clinic.Person{Kind: kind, Level: level}).Picture(), r, 1, 0)
}

// Update follows the gestures: a piece of the tray is dragged into the room, Esc leads back to the page.
func (t *trial) Update(c *scenes.Context) {
	g := c.Gestures
	if g.Pressed {
		t.held = nil
	}
	if g.DragStarted {
		if i := slices.IndexFunc(t.tiles, func(x tile) bool { return x.area.Contains(g.PressX, g.PressY) }); i >= 0 {
			held := t.tiles[i]
			t.held = &held
		}
	}
	if held := t.held; held != nil {
		t.x, t.y = g.X, g.Y
		c.Redraw()
		if !g.Held || g.Dropped {
			t.held = nil
			if g.Dropped && t.board.Contains(g.X, g.Y) {
				t.bring(c, held.kind, held.level)
			}
		}
	}
	if t.page.Update(g) {
		c.Redraw()
	}
	if g.Cancel {
		c.Pop()
	}
}

// Page gives what one uses here.
func (t *trial) Page() *ui.Page { return &t.page }

// Heading gives its name, for those who hear it.
func (t *trial) Heading() string { return ui.T("book.try") }

// Draw paints the board, what comes of it, and the pieces.
func (t *trial) Draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, paint.Card)
	t.frame.Draw(c)
	t.drawn.draw(c, t.board)
	ink, icon := paint.Warning, ui.IconWarning
	switch {
	case t.pays:
		ink, icon = paint.LegalInk, ui.IconCheck
	case t.patient == clinic.NoLevel:
		ink, icon = paint.SecondInk, nil
	}
	says := t.says
	if icon != nil {
		icon(c, ui.Rect{X: says.X + 4, Y: says.Y + 2, W: 20, H: 20}, ink)
	}
	c.Paragraph(ui.Text, t.text, says.X+32, says.Y+2, says.W-40, ui.Left, ink)
	t.page.Draw(c)
	if t.held != nil {
		paintPiece(c, t.held.kind, t.held.level, ui.Rect{X: t.x - 24, Y: t.y - 28, W: 48, H: 56})
	}
}
