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
	"clinic/scenes/ui/tree"
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
	// Learned reports whether the first lesson, or any game, was finished.
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
	tree.Screen
	doors   Doors
	view    view
	version string
	day     day
	kept    Kept // what there is to continue with
	tables
}

// New returns the title with the given doors.
func New(reader *ui.Reader, doors Doors) *Scene {
	return &Scene{Screen: tree.Screen{Reader: reader}, doors: doors, view: newView(), tables: tables{returned: true}}
}

// letters maps widgets to the keys that activate them.
var letters = map[string]string{
	"title.continue": "c", "title.new_game": "n", "title.first_game": "f", "title.lessons": "f", "title.daily_game": "d", "title.daily_puzzle": "p",
	"title.friends": "g", "title.tables": "t", "title.campaign": "a", "title.load": "l", "title.records": "r",
}

const buttonGap = 8.0

// Layout places the panel on the left and the view beside it.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.version = c.Options.Version
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
	if s.placeWide(c, buttons, quiet, width, height) {
		s.picture(buttons[0])
	} else {
		if len(s.tiles) > 0 {
			buttons = append(buttons, s.tablesButton(c))
		}
		s.placeSmall(slices.Concat(buttons, s.day.buttons, quiet), width, height)
	}
	s.Focus(buttons[0].ID)
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

// placeSmall lays out a window too small for the panel: only the buttons are at the bottom (Tall) or on the right
// (Low), with the name over the view.
func (s *Scene) placeSmall(buttons []*ui.Button, width, height float64) {
	const pad, edge = 20.0, 8.0
	s.view.whole = ui.Rect{W: width, H: height}
	view := tree.Grow(tree.Pad(edge, edge, tree.At(&s.view.area, tree.Art{})))
	rows := tree.ByWidth(func(wide float64) tree.Node { return inRows(s.Reader, buttons, wide) })
	shorten := func(wide float64) {
		for _, note := range [...]string{s.kept.Short, ""} {
			if ui.Measure(s.Styles.Text, buttons[0].Note) > wide-2*pad-16 {
				buttons[0].Note = note
			}
		}
	}
	if arrangement.Of(width, height, s.Styles.Percent) != arrangement.Low {
		shorten(width)
		foot := tree.Art{H: 24, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.drawNote(c, r) }}
		panel := tree.Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			r.H += 24 // its lower corners are out of sight
			c.Panel(r, 20)
		}, tree.Edges{Top: pad, Right: pad, Bottom: edge, Left: pad, Node: tree.Column(buttonGap, rows, foot)})
		slogan := func(c *ui.Canvas, _ ui.Rect, _ ui.State) {
			s.drawName(c)
			c.Paragraph(c.Styles.TextStrong, c.T("title.slogan"), 20, 78, c.Width-40, ui.Left, theme.Ink)
		}
		s.Place(tree.Ground(slogan, tree.Column(0, tree.Art{H: 104}, view, panel)), s.view.whole)
		return
	}
	panel, wide := tree.Ground(tree.Panel(20), tree.Pad(pad, pad, rows)), min(340, width*0.55)
	shorten(wide)
	placed := tree.Middle(panel)
	if panel.Fit(wide).H > height-2*edge { // more buttons in a row, below the name
		wide = min(560, width-2*edge)
		buttons[0].Note = ""
		placed = tree.Column(0, tree.Space(), panel)
	}
	left := tree.Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		s.drawName(c)
		note := ui.Rect{X: 12, Y: r.Bottom() - 40, W: r.W - 24, H: 36}
		if note.W < 120 {
			note = ui.Rect{X: 200, Y: 14, W: c.Width - 216, H: 36}
		}
		s.drawNote(c, note)
	}, tree.Column(0, tree.Art{H: 64}, view))
	s.Place(tree.Row(0, tree.Grow(left), tree.Wide(wide, tree.Pad(0, edge, placed)), tree.Art{W: edge}), s.view.whole)
}

// inRows puts buttons side by side if their names fit, except the first one.
func inRows(reader *ui.Reader, buttons []*ui.Button, wide float64) tree.Node {
	var rows [][]*ui.Button
	for i, b := range buttons {
		if last := len(rows) - 1; i > 1 && fitInRow(reader, append(slices.Clone(rows[last]), b), wide) {
			rows[last] = append(rows[last], b)
		} else {
			rows = append(rows, []*ui.Button{b})
		}
	}
	column := tree.Column(buttonGap)
	for _, row := range rows {
		column.Nodes = append(column.Nodes, inRow(row))
	}
	return column
}

// fitInRow reports whether the names of buttons of equal width fit side by side.
func fitInRow(reader *ui.Reader, row []*ui.Button, wide float64) bool {
	each := (wide - buttonGap*float64(len(row)-1)) / float64(len(row))
	return !slices.ContainsFunc(row, func(b *ui.Button) bool { return b.Width(reader)-24 > each })
}

// inRow places buttons of equal width side by side.
func inRow(buttons []*ui.Button) tree.Node {
	const noted = 60.0 // with a second line
	row := tree.Row(buttonGap)
	for _, b := range buttons {
		n := tree.Node(tree.Sized{Widget: b})
		if b.Note != "" {
			n = tree.Limits{High: noted, Node: n}
		}
		row.Nodes = append(row.Nodes, tree.Grow(n))
	}
	return row
}

// Update handles the gestures.
func (s *Scene) Update(c *scenes.Context) {
	if s.Page().Update(c.Gestures) {
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

// Draw paints the view, and what lies over it.
func (s *Scene) Draw(c *ui.Canvas) {
	s.view.draw(c)
	s.Screen.Draw(c)
}

// drawName draws the name over the view of a small window.
func (s *Scene) drawName(c *ui.Canvas) {
	pictures.Draw(c, pictures.Logo, 44, 40, 1.5, 0)
	c.Text(c.Styles.Name, c.T("game.name"), 80, 52, ui.Left, theme.Ink)
}

// drawNote draws the credits, in two lines if they don't fit in one.
func (s *Scene) drawNote(c *ui.Canvas, r ui.Rect) {
	note := c.T("title.fan_work", ui.Data{"Version": s.version})
	high := ui.ParagraphHeight(c.Styles.Small, note, r.W)
	c.Paragraph(c.Styles.Small, note, r.X, r.Y+(r.H-high)/2, r.W, ui.Center, theme.SecondInk)
}
