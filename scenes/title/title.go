// Package title is the first screen: the name of the game, a view of a clinic, and the ways from here.
package title

import (
	"runtime"

	"clinic/scenes"
	"clinic/scenes/preferences"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// Doors make the scenes that the title leads to. A door that is nil is not shown.
type Doors struct {
	NewGame, Continue, Load, Numbers func() scenes.Scene
	// CanContinue tells whether there is something to continue with now; nil stands for always.
	CanContinue func() bool
	// Continues says what there is to continue with; nil says nothing.
	Continues func() string
}

// Scene is the title.
type Scene struct {
	doors   Doors
	page    ui.Page
	view    view
	version string
	panel   ui.Rect
}

// New makes the title with the doors it has.
func New(doors Doors) *Scene { return &Scene{doors: doors, view: newView()} }

const (
	panelWidth   = 400
	buttonHeight = 48
	buttonGap    = 10
)

// Layout places the panel at the left and the view beside it.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.version = c.Options.Version
	s.page.Clear()
	var buttons []*ui.Button
	add := func(id, text string, kind ui.Kind, do func()) {
		buttons = append(buttons, &ui.Button{Base: ui.Base{ID: id}, Text: text, Kind: kind, Do: do})
	}
	door := func(id, text string, kind ui.Kind, open func() scenes.Scene) {
		if open != nil {
			add(id, text, kind, func() { c.Push(open()) })
		}
	}
	newGame := ui.Primary
	if s.doors.CanContinue == nil || s.doors.CanContinue() {
		door("title.continue", ui.T("title.continue"), ui.Primary, s.doors.Continue)
		if s.doors.Continue != nil {
			if s.doors.Continues != nil {
				buttons[0].Note = s.doors.Continues()
			}
			newGame = ui.Quiet
		}
	}
	door("title.new_game", ui.T("title.new_game"), newGame, s.doors.NewGame)
	door("title.load", ui.T("title.load"), ui.Quiet, s.doors.Load)
	add("title.settings", ui.T("title.settings"), ui.Quiet, func() { c.Push(preferences.New()) })
	door("title.numbers", ui.T("title.numbers"), ui.Quiet, s.doors.Numbers)
	if runtime.GOOS != "js" {
		add("title.quit", ui.T("title.quit"), ui.Quiet, c.Quit)
	}
	h := 232 + float64(len(buttons))*(buttonHeight+buttonGap) + 40
	left := max(32, width*0.05)
	s.panel = ui.Rect{X: left, Y: (height - h) / 2, W: panelWidth, H: h}
	column := ui.Rect{X: s.panel.X + 32, Y: s.panel.Y + 216, W: s.panel.W - 64, H: h}
	for _, b := range buttons {
		b.Rect = column.CutTop(buttonHeight, buttonGap)
		s.page.Add(b)
	}
	if s.page.Focused() == nil {
		s.page.Focus(buttons[0])
	}
	free := ui.Rect{X: s.panel.Right(), W: width - s.panel.Right(), H: height}
	s.view.place(ui.Rect{W: width, H: height}, free.Inset(24))
}

// Update follows the gestures.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) || c.Motion(1) > 0 && s.view.move(c.Tick) {
		c.Redraw()
	}
}

// Draw paints the view, the panel with the name, and the buttons.
func (s *Scene) Draw(c *ui.Canvas) {
	s.view.draw(c)
	c.Panel(s.panel, 20)
	x, y := s.panel.X+32, s.panel.Y
	Logo(c, x+40, y+74, 2.3)
	c.Text(ui.Title, ui.T("game.name"), x+96, y+97, ui.Left, paint.Ink)
	c.Paragraph(ui.Label, ui.T("title.slogan"), x, y+136, s.panel.W-64, ui.Left, paint.SecondInk)
	c.TextIn(ui.Text, ui.T("title.fan_work", ui.Data{"Version": s.version}),
		ui.Rect{X: x, Y: s.panel.Bottom() - 44, W: s.panel.W - 64, H: 24}, ui.Center, paint.SecondInk)
	s.page.Draw(c)
}
