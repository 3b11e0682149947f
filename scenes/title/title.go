// Package title is the first screen: the name of the game, a view of a clinic, and the ways on from here.
package title

import (
	"runtime"
	"slices"

	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/preferences"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Doors make the scenes that the title leads to. A nil door is not shown.
type Doors struct {
	NewGame, Continue, Load, Campaign, Records func() scenes.Scene
	// Rules opens the book of rules.
	Rules func(c *scenes.Context)
	// FirstGame begins the first lesson.
	FirstGame func(c *scenes.Context)
	// Lessons is the list of all lessons: it takes the place of the first one for players who have played before. nil
	// for none.
	Lessons func() scenes.Scene
	// Learned reports whether the first lesson was finished.
	Learned func() bool
	// CanContinue reports whether there is something to continue with now; nil stands for always.
	CanContinue func() bool
	// Continues describes what there is to continue with; nil if that is not shown.
	Continues func() Kept
	// Look spends a part of a tick on looking at that, and reports whether Continues has changed; nil if there is
	// nothing to look at.
	Look func() (changed bool)
	// Today is what the day brings; nil shows none of it.
	Today *Today
	// Friends puts a table across machines together, and Tables are those that there are; nil without such tables.
	Friends func() scenes.Scene
	Tables  *Tables
}

// Kept is the game that can be continued.
type Kept struct {
	About, Short string             // its progress and players; only its progress
	Clinic       *dollhouse.Grounds // nil while it is not known
}

// Scene is the title.
type Scene struct {
	*ui.Reader
	doors   Doors
	page    ui.Page
	view    view
	version string
	panel   ui.Rect
	wide    wide
	day     day
	small   bool    // the name is drawn over the view
	note    ui.Rect // where the credits are in a small window
	kept    Kept    // what there is to continue with
	tables
}

// New returns the title with the given doors.
func New(reader *ui.Reader, doors Doors) *Scene {
	return &Scene{Reader: reader, doors: doors, view: newView(), tables: tables{Reader: reader, returned: true}}
}

// letters maps widgets to the keys that activate them.
var letters = map[string]string{
	"title.continue": "c", "title.new_game": "n", "title.first_game": "f", "title.lessons": "f", "title.daily_game": "d", "title.daily_puzzle": "p",
	"title.friends": "g", "title.tables": "t", "title.campaign": "a", "title.load": "l", "title.records": "r",
}

const (
	buttonHeight = 48
	leastHeight  = 44
	notedHeight  = 64 // with a second line
	buttonGap    = 8
)

// Layout places the panel on the left and the view beside it.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.version = c.Options.Version
	s.page.Clear(s.Reader)
	var buttons []*ui.Button
	add := func(id, text string, kind ui.Kind, do func()) {
		buttons = append(buttons, &ui.Button{Base: ui.Base{ID: id, Letter: letters[id]}, Text: text, Kind: kind, Do: do})
	}
	door := func(id, text string, kind ui.Kind, open func() scenes.Scene) {
		if open != nil {
			add(id, text, kind, func() { c.Push(open()) })
		}
	}
	newGame := ui.Primary
	if s.doors.CanContinue == nil || s.doors.CanContinue() {
		door("title.continue", c.T("title.continue"), ui.Primary, s.doors.Continue)
		if s.doors.Continue != nil {
			if s.doors.Continues != nil {
				s.kept = s.doors.Continues()
				buttons[0].Note = s.kept.About
			}
			newGame = ui.Quiet
		}
	}
	first := func() {
		if s.doors.Lessons != nil && (newGame == ui.Quiet || s.doors.Learned()) {
			door("title.lessons", c.T("lesson.all"), ui.Quiet, s.doors.Lessons)
			return
		}
		add("title.first_game", c.T("title.first_game"), newGame, func() { s.doors.FirstGame(c) })
		if newGame == ui.Primary {
			buttons[len(buttons)-1].Note = c.T("title.first_game_note")
		}
	}
	fresh := newGame == ui.Primary && (s.doors.Learned == nil || !s.doors.Learned())
	if s.doors.FirstGame != nil && fresh { // there is nothing to continue
		first()
		newGame = ui.Quiet
	}
	door("title.new_game", c.T("title.new_game"), newGame, s.doors.NewGame)
	if s.doors.FirstGame != nil && !fresh {
		first()
	}
	door("title.friends", c.T("title.friends"), ui.Quiet, s.doors.Friends)
	ways := len(buttons)
	door("title.campaign", c.T("title.campaign"), ui.Quiet, s.doors.Campaign)
	door("title.load", c.T("title.load"), ui.Quiet, s.doors.Load)
	door("title.records", c.T("title.records"), ui.Quiet, s.doors.Records)
	add("title.settings", c.T("title.settings"), ui.Quiet, func() { c.Push(preferences.New(c.Reader)) })
	if s.doors.Rules != nil {
		add("title.rules", c.T("book.title"), ui.Quiet, func() { s.doors.Rules(c) })
	}
	if runtime.GOOS != "js" {
		add("title.quit", c.T("title.quit"), ui.Quiet, c.Quit)
	}
	quiet := slices.Clone(buttons[ways:])
	buttons = buttons[:ways]
	s.tables = s.listed()
	s.day = day{}
	if s.doors.Today != nil {
		s.day.make(c, s.doors.Today)
	}
	if s.placeWide(buttons, quiet, width, height) {
		for _, b := range buttons {
			s.page.Add(b)
		}
		s.picture(buttons[0])
		s.page.Add(s.day.areas...)
		if s.wide.campaign != nil {
			s.page.Add(s.wide.campaign)
			quiet = quiet[1:]
		}
		s.page.Add(s.signs(quiet)...)
		s.page.Add(s.tableAreas(c)...)
	} else {
		if len(s.tiles) > 0 {
			buttons = append(buttons, s.tablesButton(c))
		}
		s.place(slices.Concat(buttons, s.day.buttons, quiet), width, height)
	}
	if s.page.Focused() == nil {
		s.page.Focus(buttons[0])
	}
}

// picture puts the clinic of the game that can be continued on its button.
func (s *Scene) picture(b *ui.Button) {
	if b.ID != "title.continue" || s.kept.Clinic == nil {
		return
	}
	if !b.HasRoom(s.Reader, b.Note) {
		b.Note = s.kept.Short
	}
	b.Picture = func(c *ui.Canvas, r ui.Rect) { s.kept.Clinic.Thumbnail(c, r, 1) }
}

// place lays out a window too small for the panel: only the buttons are at the bottom (Tall) or on the right (Low),
// with the name over the view.
func (s *Scene) place(buttons []*ui.Button, width, height float64) {
	whole := ui.Rect{W: width, H: height}
	s.small = true
	const pad, gap = 20.0, buttonGap
	foot := 32.0
	low := arrangement.Of(width, height, s.Styles.Percent) == arrangement.Low
	if low {
		foot = pad - gap
	}
	wide := width
	if low {
		wide = min(340, width*0.55)
	}
	for _, note := range [...]string{s.kept.Short, ""} {
		if ui.Measure(s.Styles.Text, buttons[0].Note) > wide-2*pad-16 {
			buttons[0].Note = note
		}
	}
	rows, h := inRows(s.Reader, buttons, wide-2*pad)
	if h += pad + foot; low && h > height-16 { // more buttons in a row
		wide = min(560, width-16)
		buttons[0].Note = ""
		rows, h = inRows(s.Reader, buttons, wide-2*pad)
		h += pad + foot
	}
	for _, b := range buttons {
		s.page.Add(b)
	}
	free := whole
	if low {
		s.panel = ui.Rect{X: width - wide - 8, Y: max(8, (height-h)/2), W: wide, H: min(h, height-16)}
		if wide > width/2+60 { // then below the name
			s.panel.Y = max(8, height-h-8)
		}
		free.W = s.panel.X
		free.CutTop(64, 0)
	} else {
		s.panel = ui.Rect{Y: height - h, W: width, H: h + 24}
		free.H = s.panel.Y
		free.CutTop(104, 0)
	}
	column := ui.Rect{X: s.panel.X + pad, Y: s.panel.Y + pad, W: s.panel.W - 2*pad, H: h}
	for _, row := range rows {
		inRow(row, column.CutTop(high(row[0], leastHeight), gap))
	}
	s.note = ui.Rect{X: s.panel.X + pad, Y: column.Y, W: s.panel.W - 2*pad, H: 24}
	if low {
		if s.note = (ui.Rect{X: 12, Y: height - 40, W: s.panel.X - 24, H: 36}); s.note.W < 120 {
			s.note = ui.Rect{X: 200, Y: 14, W: width - 216, H: 36}
		}
	}
	s.view.place(whole, free.Inset(8))
}

// high returns the height of a button: one with a second line needs more.
func high(b *ui.Button, usual float64) float64 {
	if b.Note != "" {
		return usual - buttonHeight + notedHeight
	}
	return usual
}

// inRows puts buttons side by side if their names fit, except the first one, and returns the total height of the
// rows.
func inRows(reader *ui.Reader, buttons []*ui.Button, wide float64) (rows [][]*ui.Button, h float64) {
	for i, b := range buttons {
		if last := len(rows) - 1; i > 1 && fitInRow(reader, append(slices.Clone(rows[last]), b), wide) {
			rows[last] = append(rows[last], b)
		} else {
			rows = append(rows, []*ui.Button{b})
		}
	}
	for _, row := range rows {
		h += high(row[0], leastHeight) + buttonGap
	}
	return rows, h
}

// fitInRow reports whether the names of buttons of equal width fit side by side.
func fitInRow(reader *ui.Reader, row []*ui.Button, wide float64) bool {
	each := (wide - buttonGap*float64(len(row)-1)) / float64(len(row))
	return !slices.ContainsFunc(row, func(b *ui.Button) bool { return b.Width(reader)-24 > each })
}

// inRow places buttons of equal width side by side.
func inRow(row []*ui.Button, line ui.Rect) {
	for i, b := range row {
		left := float64(len(row) - i)
		b.Rect = line.CutLeft((line.W-buttonGap*(left-1))/left, buttonGap)
	}
}

// Update handles the gestures.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if s.doors.Today != nil && s.doors.Today.Look(c) || s.doors.Look != nil && s.doors.Look() {
		c.Relayout()
	}
	s.followTables(c)
	if c.Moves() {
		s.view.move(c)
	}
}

// Covered releases the pictures.
func (s *Scene) Covered() {
	s.view.close()
	s.returned = true
}

// Page returns the widgets.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the view, the panel with the name, and the buttons.
func (s *Scene) Draw(c *ui.Canvas) {
	s.view.draw(c)
	c.Panel(s.panel, 20)
	if s.small {
		pictures.Draw(c, pictures.Logo, 44, 40, 1.5, 0)
		c.Text(c.Styles.Name, c.T("game.name"), 80, 52, ui.Left, theme.Ink)
		if arrangement.Of(c.Width, c.Height, c.Styles.Percent) != arrangement.Low {
			c.Paragraph(c.Styles.TextStrong, c.T("title.slogan"), 20, 78, c.Width-40, ui.Left, theme.Ink)
		}
		s.drawNote(c, c.Styles.Small, s.note)
		s.page.Draw(c)
		return
	}
	s.drawWide(c)
	s.drawTables(c)
	s.page.Draw(c)
}

// drawNote draws the credits, smaller and in two lines if they don't fit in one.
func (s *Scene) drawNote(c *ui.Canvas, style ui.Style, r ui.Rect) {
	note := c.T("title.fan_work", ui.Data{"Version": s.version})
	if ui.Measure(style, note) <= r.W {
		c.TextIn(style, note, r, ui.Center, theme.SecondInk)
		return
	}
	high := ui.ParagraphHeight(c.Styles.Small, note, r.W)
	c.Paragraph(c.Styles.Small, note, r.X, r.Y+(r.H-high)/2, r.W, ui.Center, theme.SecondInk)
}
