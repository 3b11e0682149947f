package lobby

import (
	"cmp"

	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// hostForm is where one chooses at which host tables are begun: this computer, or an address.
type hostForm struct {
	tree.Screen
	lobby         *Lobby
	address, word ui.TextField
	problem       string
}

// Host returns that screen; nil in a browser, where the page's own host is the only one.
func (l *Lobby) Host() scenes.Scene {
	s := &hostForm{Screen: tree.Screen{Reader: l.Reader}, lobby: l}
	s.address.Value, s.word.Value = cmp.Or(l.kept.Host, l.kept.Friends), l.kept.Word
	return s
}

// Layout shows the two ways.
func (s *hostForm) Layout(c *scenes.Context, width, height float64) {
	const high = 48
	s.address.Base = ui.Base{ID: "host.address", Says: c.T("friends.host_address")}
	s.address.Longest = 200
	s.address.Do = func(string) { s.problem = ""; c.Relayout() }
	s.word.Base = ui.Base{ID: "host.word", Says: c.T("friends.host_word")}
	s.word.Longest = 60
	form := &tree.Form{
		Title: c.T("friends.host_title"), ID: "host.all", Back: "host.back", Leave: c.Pop, Most: 692,
		Body: []tree.Node{
			tree.Text(c.Styles.Text, c.T("friends.host_how"), theme.SecondInk),
			tree.Column(4, tree.Text(c.Styles.TextStrong, s.address.Says, theme.Ink), tree.Sized{Widget: &s.address, H: high}),
			tree.Column(4, tree.Text(c.Styles.TextStrong, s.word.Says, theme.Ink), tree.Sized{Widget: &s.word, H: high},
				tree.Text(c.Styles.Text, c.T("friends.host_word_how"), theme.SecondInk)),
		},
		Buttons: []*ui.Button{
			{Base: ui.Base{ID: "host.use"}, Text: c.T("friends.host_use"), Kind: ui.Primary, Do: func() { s.use(c, s.address.Value) }},
			{Base: ui.Base{ID: "host.here"}, Text: c.T("friends.host_this"), Do: func() { s.choose(c, "") }},
		},
	}
	if s.problem != "" {
		form.Body = append(form.Body, told(c.Reader, "host.problem", ui.IconWarning, theme.Warning, s.problem))
	}
	s.ShowForm(form, width, height)
	s.Focus("host.address")
}

// use takes the address that was typed, if it can be one.
func (s *hostForm) use(c *scenes.Context, typed string) {
	if pageOf(typed) == "" {
		s.problem = c.T("friends.host_unreadable")
		c.Say(s.problem)
		c.Relayout()
		return
	}
	s.choose(c, typed)
}

// choose keeps the choice and goes back.
func (s *hostForm) choose(c *scenes.Context, typed string) {
	s.lobby.kept.Host, s.lobby.kept.Word = typed, s.word.Value
	if typed != "" {
		s.lobby.kept.Friends = typed
	}
	s.lobby.write(c)
	c.Pop()
	c.Relayout()
}

// Update handles the gestures; Enter in a field takes the address.
func (s *hostForm) Update(c *scenes.Context) {
	_, writes := s.Page().Focused().(*ui.TextField)
	c.Follow(&s.Screen)
	if g := c.Gestures; writes && (g.Key(ebiten.KeyEnter) || g.Key(ebiten.KeyNumpadEnter)) {
		s.use(c, s.address.Value)
	}
}

// Heading is the name of the screen.
func (s *hostForm) Heading() string { return s.T("friends.host_title") }
