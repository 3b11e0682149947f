// Package sharing gives games to others and takes theirs: as codes, links, pictures, files and texts.
package sharing

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Scene is the screen on which the code of a game is seen, and that of another one written or pasted.
type Scene struct {
	code string // of the game that one came from; empty where it has none
	own  bool   // one came from a game
	take func(c *scenes.Context, text string) error

	tree.Screen
	written ui.TextField
	pasting <-chan string
	problem error // with what was written
}

// New makes the screen. take sets up what a text says, or says in one sentence why it can't; it is called when this
// screen is gone.
func New(reader *ui.Reader, take func(c *scenes.Context, text string) error) *Scene {
	return &Scene{Screen: tree.Screen{Reader: reader}, take: take}
}

// Of shows the code of a game, too: empty where it can't be played as it is.
func (s *Scene) Of(code string) *Scene {
	s.code, s.own = code, true
	return s
}

// Layout places the code of the game above the field for another one.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	const most = 8200 // characters that can be written
	s.written.Base = ui.Base{ID: "sharing.written"}
	s.written.Placeholder, s.written.Longest = c.T("sharing.write"), most
	s.written.Do = func(string) {
		if s.problem != nil {
			s.problem = nil
			c.Relayout()
		}
		c.Redraw()
	}
	other := tree.Column(8, tree.Text(c.Styles.Heading, c.T("sharing.other"), theme.Ink), tree.Sized{Widget: &s.written, H: high})
	s.ShowForm(&tree.Form{
		Title: c.T("sharing.title"), ID: "sharing.all", Back: "sharing.back", Leave: c.Pop, Most: 692,
		Body: []tree.Node{s.ownCode(c), other, s.whyNot()},
		Buttons: []*ui.Button{
			{Base: ui.Base{ID: "sharing.set_up"}, Text: c.T("sharing.set_up"), Kind: ui.Primary, Do: func() { s.set(c, s.written.Value) }},
			{Base: ui.Base{ID: "sharing.paste"}, Text: c.T("sharing.paste"), Do: s.paste},
		},
	}, width, height)
	s.Focus("sharing.written")
}

const high = 48.0 // of what one uses

// ownCode is the code of the game that one came from, to be copied, or nil where there is no game.
func (s *Scene) ownCode(c *scenes.Context) tree.Node {
	if !s.own {
		return nil
	}
	heading := tree.Text(c.Styles.Heading, c.T("sharing.own"), theme.Ink)
	if s.code == "" {
		return tree.Column(4, heading, tree.Named("sharing.none", tree.Text(c.Styles.Text, c.T("sharing.none"), theme.SecondInk)))
	}
	copies := &ui.Button{Base: ui.Base{ID: "sharing.copy", Tip: c.T("sharing.copy_tip")}, Text: c.T("sharing.copy"), Icon: ui.IconShare, Do: func() {
		clipboard.Write(s.code)
		c.Toast(c.T("puzzle.copied"), ui.Allowed)
	}}
	code := tree.Column(4, heading, tree.Named("sharing.code", tree.Text(c.Styles.Number, s.code, theme.Ink)))
	return tree.Edges{Bottom: 12, Node: tree.Column(12, code, tree.Left(tree.Limits{Wide: 160, High: high, Node: tree.Button(c.Reader, copies)}))}
}

// whyNot says what is wrong with what was written, nil for nothing.
func (s *Scene) whyNot() tree.Node {
	if s.problem == nil {
		return nil
	}
	text := tree.Text(s.Styles.TextStrong, NotRead(s.Reader, s.problem), theme.Ink)
	return tree.Named("sharing.problem", tree.Limits{High: 24, Node: tree.Row(12, tree.Top(tree.Icon(ui.IconWarning, 20, theme.Warning)), tree.Grow(tree.Top(text)))})
}

// NotRead says why what somebody gave can't be set up.
func NotRead(reader *ui.Reader, err error) string {
	return reader.T("sharing.not_read", ui.Data{"Reason": words.Trouble(reader, err)})
}

// paste asks for what was copied.
func (s *Scene) paste() {
	if s.pasting == nil {
		s.pasting = clipboard.Read()
	}
}

// set sets up what a text says.
func (s *Scene) set(c *scenes.Context, text string) {
	if s.problem = s.take(c, text); s.problem != nil {
		c.Say(NotRead(c.Reader, s.problem))
	}
	c.Relayout()
}

// Update follows the gestures; Return in the field sets up what was written, and Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	g := c.Gestures
	writes := s.Page().Focused() == &s.written
	c.Follow(&s.Screen)
	switch {
	case writes && (g.Key(ebiten.KeyEnter) || g.Key(ebiten.KeyNumpadEnter)):
		s.set(c, s.written.Value)
	case !writes && g.Deed == input.Paste:
		s.paste()
	}
	select {
	case text := <-s.pasting:
		s.pasting = nil
		s.written.Value = text
		s.set(c, text)
	default:
	}
}

// Heading gives the screen's name.
func (s *Scene) Heading() string { return s.T("sharing.title") }
