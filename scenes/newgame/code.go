package newgame

import (
	"reflect"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/save"
	"clinic/game/share"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/routes"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
)

// coded is what a code set up here.
type coded struct {
	config game.Config // as it was then
	score  *int        // to beat, as long as nothing else is chosen
}

// Coded sets up what a code says, and returns the screen. Names and colors stay.
func (s *Scene) Coded(setup share.Setup) *Scene {
	s.choice.follow(setup)
	if s.friends != nil {
		s.choice.setPlayers(max(2, s.choice.players))
		for i := range s.choice.seats {
			seat := &s.choice.seats[i]
			seat.friend = seat.friend || i > 0 && seat.bot == "" && seat.name == "" // whom nobody has named here
		}
	}
	s.numbers = setup.Config.Numbers
	s.coded = coded{s.config(), setup.Score}
	return s
}

// follow chooses what a code says.
func (c *choice) follow(setup share.Setup) {
	config := setup.Config
	c.players, c.goal, c.seed = config.Players, config.Goal, strconv.FormatUint(config.Seed, 10)
	c.extensions, c.options = slices.Concat(config.Extensions, config.Variants), nil
	for name, value := range config.Options {
		c.setOption(name, value)
	}
	at := func(list []string, i int) string {
		if i < len(list) {
			return list[i]
		}
		return ""
	}
	for i := range c.seats[:c.players] {
		seat := &c.seats[i]
		seat.side, seat.layout = config.Sides[i], at(config.Layouts, i)
		seat.annexSide, seat.annexLayout = at(config.AnnexSides, i), at(config.AnnexLayouts, i)
		seat.bot = setup.Bots[i]
		seat.friend = seat.friend && seat.bot == ""
	}
}

// config returns what is chosen, with its numbers.
func (s *Scene) config() game.Config {
	config := s.choice.config(s.known)
	config.Numbers = s.numbers
	return config
}

// code returns the code of what is chosen, "" if it can't be played.
func (s *Scene) code() string {
	if s.problem != "" {
		return ""
	}
	var bots []bot.Level
	for _, seat := range s.choice.seats[:s.choice.players] {
		bots = append(bots, seat.bot)
	}
	code, err := share.Code(share.Setup{Config: s.config(), Bots: bots}, s.known)
	if err != nil {
		return ""
	}
	return code
}

// toBeat returns the score to beat of the code, as long as its game is the one chosen; else nil.
func (s *Scene) toBeat() *int {
	if s.problem != "" || !reflect.DeepEqual(s.config(), s.coded.config) {
		return nil
	}
	return s.coded.score
}

// tellToBeat returns the sentence about the score to beat, "" if there is none.
func (s *Scene) tellToBeat() string {
	if beat := s.toBeat(); beat != nil {
		return s.T("sharing.beat", ui.Data{"Count": *beat})
	}
	return ""
}

// codeButton returns the button that opens the code of this game, where others can be entered.
func (s *Scene) codeButton(c *scenes.Context) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "newgame.code", Tip: c.T("sharing.tip")}, Icon: ui.IconShare, Do: func() {
		c.Push(sharing.New(c.Reader, s.takeText).Of(s.code()))
	}}
}

// takeText sets up the game of a text from another screen, and returns here. It returns an error if the text can't be
// read.
func (s *Scene) takeText(c *scenes.Context, text string) error {
	if given := routes.Of(c).Given; given != nil && save.HasLink(text) {
		return given(c, text)
	}
	if err := s.read(text); err != nil {
		return err
	}
	c.Pop()
	c.Toast(c.T("sharing.done"), ui.Allowed)
	return nil
}

// read sets up the game of a text. If the text can't be read, it returns an error and the choice stays.
func (s *Scene) read(text string) error {
	setup, err := share.Read(text, s.known)
	if err == nil {
		s.Coded(setup)
	}
	return err
}

// paste takes a code from the clipboard, with the keys for pasting and outside of the fields.
func (s *Scene) paste(c *scenes.Context) {
	if _, writes := s.Page().Focused().(*ui.TextField); !writes && c.Gestures.Deed == input.Paste && s.pasting == nil {
		s.pasting = clipboard.Read()
	}
	select {
	case text := <-s.pasting:
		s.pasting = nil
		if err := s.read(text); err != nil {
			c.Toast(sharing.NotRead(c.Reader, err), ui.Refused)
			return
		}
		c.Toast(c.T("sharing.done"), ui.Allowed)
		c.Relayout()
	default:
	}
}
