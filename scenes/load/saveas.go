package load

import (
	"slices"
	"strings"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// SaveAs is the screen on which the game that is played is kept under a name, or in a file.
type SaveAs struct {
	store   save.Store
	session *session.Session
	taken   []string

	page   ui.Page
	panel  ui.Rect
	small  bool
	frame  ui.Frame
	name   ui.TextField
	saving <-chan files.Result
}

// NewSaveAs makes the screen.
func NewSaveAs(store save.Store, s *session.Session) *SaveAs {
	files, _ := store.Files() // what cannot be listed is found out when it is written
	scene := &SaveAs{store: store, session: s}
	for _, l := range files {
		scene.taken = append(scene.taken, l.Name)
	}
	scene.name.Value = storable(nameOf(s.Match()))
	return scene
}

// Layout places the name and the buttons in the middle of the window, or at the top of a small one, above a keyboard on
// the screen.
func (s *SaveAs) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear()
	if s.small = arrangement.Of(width, height, ui.TextSize()) != arrangement.Desk; s.small {
		s.layoutSmall(c, width, height)
		return
	}
	s.panel = ui.Rect{W: min(640, width-64), H: 220}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, (height-s.panel.H)/2
	body := s.panel.Inset(24)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: body.CutTop(40, 8)}, Text: ui.T("load.save_as"), Style: ui.Big, Color: paint.Ink})
	s.name.Base = ui.Base{ID: "saveas.name", Rect: body.CutTop(48, 16)}
	row := body.CutTop(48, 0)
	back := &ui.Button{Base: ui.Base{ID: "saveas.back"}, Text: ui.T("common.back"), Do: c.Pop}
	keep, file := s.add(c, back)
	keep.Rect = row.CutRight(keep.Width(), 12)
	file.Rect = row.CutRight(file.Width(), 12)
	back.Rect = row.CutRight(back.Width(), 12)
}

// layoutSmall places the name below the head, and below it what can be done with it.
func (s *SaveAs) layoutSmall(c *scenes.Context, width, height float64) {
	s.frame = ui.NewFrame(ui.T("load.save_as"), width, height, 0, false)
	back := s.frame.Back("saveas.back", c.Pop)
	s.panel = s.frame.Body
	s.panel.W = min(s.panel.W, 560)
	s.panel.X = (width - s.panel.W) / 2
	body := s.panel.Inset(16)
	s.name.Base = ui.Base{ID: "saveas.name", Rect: body.CutTop(48, 12)}
	keep, file := s.add(c, back)
	if row := body; keep.Width()+file.Width()+12 <= body.W {
		keep.Rect = row.CutRight(max(keep.Width(), body.W/2-6), 12)
		file.Rect = row
		keep.Rect.H, file.Rect.H = 48, 48
		body.CutTop(48, 0)
	} else {
		keep.Rect, file.Rect = body.CutTop(48, 12), body.CutTop(48, 0)
	}
	s.panel.H = body.Y + 16 - s.panel.Y
}

// add puts the name and the buttons on the page.
func (s *SaveAs) add(c *scenes.Context, back *ui.Button) (keep, file *ui.Button) {
	s.name.Placeholder, s.name.Longest = ui.T("load.name"), 40
	s.name.Do = func(string) { c.Redraw() }
	keep = &ui.Button{Base: ui.Base{ID: "saveas.save"}, Text: ui.T("load.save"), Kind: ui.Primary, Do: func() { s.ask(c) }}
	file = &ui.Button{Base: ui.Base{ID: "saveas.file"}, Text: ui.T("load.to_file"), Do: func() { s.toFile(c) }}
	s.page.Add(&s.name, back, file, keep)
	if s.page.Focused() == nil {
		s.page.Focus(&s.name)
	}
	return keep, file
}

// ask keeps the game, after a question where the name is taken.
func (s *SaveAs) ask(c *scenes.Context) {
	name := strings.TrimSpace(s.name.Value)
	if save.Autosaved(name) || save.Original(name) || session.Finished(name) {
		c.Toast(ui.T("load.own_name", ui.Data{"Name": name}), ui.Refused)
		return
	}
	if !slices.Contains(s.taken, name) {
		s.keep(c, name)
		return
	}
	c.Ask(&ui.Dialog{Title: ui.T("load.replace_title"), Text: ui.T("load.replace_text", ui.Data{"Name": name}), Answers: []ui.Answer{
		{ID: "replace", Text: ui.T("load.replace"), Do: func() { s.keep(c, name) }},
		{ID: "back", Text: ui.T("common.back")},
	}})
}

func (s *SaveAs) keep(c *scenes.Context, name string) {
	if c.Written(name, session.In(s.store, name).Keep(s.session.Match(), s.session.Table())) {
		c.Pop()
	}
}

// toFile keeps the game in a file of the player's choice, or as a download.
func (s *SaveAs) toFile(c *scenes.Context) {
	if s.saving != nil {
		return
	}
	data, err := session.Encode(s.session.Match(), s.session.Table())
	if err != nil {
		c.Written("", err)
		return
	}
	s.saving = files.Save(ui.T("load.save_as"), strings.TrimSpace(s.name.Value)+".clinic", data, files.Kind{Name: ui.T("files.game"), Ending: "clinic"})
}

// Update follows the gestures; Return in the name keeps the game, and Esc goes back.
func (s *SaveAs) Update(c *scenes.Context) {
	entered := s.page.Focused() == &s.name && (c.Gestures.Key(ebiten.KeyEnter) || c.Gestures.Key(ebiten.KeyNumpadEnter))
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if entered {
		s.ask(c)
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
	select {
	case result := <-s.saving:
		s.saving = nil
		if c.Written(result.Name, result.Err) {
			c.Pop()
		}
	default:
	}
}

// Heading gives the screen's name.
func (s *SaveAs) Heading() string { return ui.T("load.save_as") }

// Page gives what one uses here.
func (s *SaveAs) Page() *ui.Page { return &s.page }

// Draw paints the panel.
func (s *SaveAs) Draw(c *ui.Canvas) {
	if s.small {
		s.frame.Draw(c)
	}
	c.Panel(s.panel, 16)
	s.page.Draw(c)
}
