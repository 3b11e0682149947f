package load

import (
	"slices"
	"strings"

	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"

	"github.com/hajimehoshi/ebiten/v2"
)

// SaveAs is the screen on which the current game is saved under a name, or in a file.
type SaveAs struct {
	store   save.Store
	session *session.Session
	taken   []string

	tree.Screen
	name   ui.TextField
	saving <-chan files.Result
}

// NewSaveAs returns the screen.
func NewSaveAs(reader *ui.Reader, store save.Store, s *session.Session) *SaveAs {
	files, _ := store.Files() // errors show when the game is written
	scene := &SaveAs{Screen: tree.Screen{Reader: reader}, store: store, session: s}
	for _, l := range files {
		scene.taken = append(scene.taken, l.Name)
	}
	scene.name.Value = storable(scene.Reader, nameOf(scene.Reader, s.Match()))
	return scene
}

// Layout places the name and the actions.
func (s *SaveAs) Layout(c *scenes.Context, width, height float64) {
	s.name.Base = ui.Base{ID: "saveas.name"}
	s.name.Placeholder, s.name.Longest = c.T("load.name"), 40
	s.name.Do = func(string) { c.Redraw() }
	s.ShowForm(&tree.Form{
		Title: c.T("load.save_as"), Back: "saveas.back", Leave: c.Pop, Most: 640,
		Body: []tree.Node{tree.Sized{Widget: &s.name, H: 48}},
		Buttons: []*ui.Button{
			{Base: ui.Base{ID: "saveas.save"}, Text: c.T("load.save"), Kind: ui.Primary, Do: func() { s.ask(c) }},
			{Base: ui.Base{ID: "saveas.file"}, Text: c.T("load.to_file"), Do: func() { s.toFile(c) }},
		},
	}, width, height)
	s.Focus("saveas.name")
}

// ask saves the game, after a question if the name is taken.
func (s *SaveAs) ask(c *scenes.Context) {
	name := strings.TrimSpace(s.name.Value)
	if save.Autosaved(name) || save.Original(name) || session.Finished(name) {
		c.Toast(c.T("load.own_name", ui.Data{"Name": name}), ui.Refused)
		return
	}
	if !slices.Contains(s.taken, name) {
		s.keep(c, name)
		return
	}
	c.Ask(&dialog.Dialog{Title: c.T("load.replace_title"), Text: c.T("load.replace_text", ui.Data{"Name": name}), Answers: []dialog.Answer{
		{ID: "replace", Text: c.T("load.replace"), Do: func() { s.keep(c, name) }},
		{ID: "back", Text: c.T("common.back")},
	}})
}

func (s *SaveAs) keep(c *scenes.Context, name string) {
	if c.Written(name, session.In(s.store, name).Keep(s.session.Match(), s.session.Table())) {
		c.Pop()
	}
}

// toFile saves the game in a file of the player's choice, or as a download.
func (s *SaveAs) toFile(c *scenes.Context) {
	if s.saving != nil {
		return
	}
	data, err := session.Encode(s.session.Match(), s.session.Table())
	if err != nil {
		c.Written("", err)
		return
	}
	s.saving = files.Save(c.T("load.save_as"), strings.TrimSpace(s.name.Value)+".clinic", data, files.Kind{Name: c.T("files.game"), Ending: "clinic"})
}

// Update handles the gestures; Return in the name saves the game, and Esc goes back.
func (s *SaveAs) Update(c *scenes.Context) {
	entered := s.Page().Focused() == &s.name && (c.Gestures.Key(ebiten.KeyEnter) || c.Gestures.Key(ebiten.KeyNumpadEnter))
	c.Follow(&s.Screen)
	if entered {
		s.ask(c)
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

// Heading returns the screen's name.
func (s *SaveAs) Heading() string { return s.T("load.save_as") }
