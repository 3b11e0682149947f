package newgame

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const optionLeast = 300 // width that an option needs, in logical pixels

// layoutOptions places the options of a chosen extension, each with what it means, in numbers.
func (s *Scene) layoutOptions(c *scenes.Context, e *game.Extension, list *ui.Rect) {
	if !s.chosen(e.ID) || len(e.Options) == 0 {
		return
	}
	inner := s.panelBelow(e, list)
	s.caption(inner, ui.T("newgame.options_of", ui.Data{"Name": words.Extension(e.ID)}), ui.Heading, theme.Ink)
	s.layoutChoices(c, e, inner)
	s.endPanel(e, list, inner)
}

// panelBelow begins a panel about a chosen extension below its card, and returns the room in it.
func (s *Scene) panelBelow(e *game.Extension, list *ui.Rect) *ui.Rect {
	s.panel = &ui.Area{Base: ui.Base{ID: "newgame.options." + e.ID, Inside: s.scroll, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Panel(r, 12) }}
	s.page.Add(s.panel)
	return &ui.Rect{X: list.X + cardPad, Y: list.Y + cardPad, W: list.W - 2*cardPad, H: list.H}
}

// endPanel ends the panel where its content ends. The panel of an extension that has just been chosen is scrolled to.
func (s *Scene) endPanel(e *game.Extension, list, inner *ui.Rect) {
	s.panel.Rect = list.CutTop(inner.Y+cardPad-8-list.Y, gap)
	if s.shown == e.ID {
		s.show = s.panel.Rect
	}
}

// layoutChoices places the options of an extension side by side, as many as there is room for.
func (s *Scene) layoutChoices(c *scenes.Context, e *game.Extension, inner *ui.Rect) {
	across := max(1, min(len(e.Options), int((inner.W+gap)/(optionLeast+gap))))
	width := (inner.W - gap*float64(across-1)) / float64(across)
	for row := range slices.Chunk(e.Options, across) {
		bottom, line := inner.Y, *inner
		for i := range row {
			column := line.CutLeft(width, gap)
			s.layoutOption(c, &row[i], &column)
			bottom = max(bottom, column.Y)
		}
		inner.CutTop(bottom-inner.Y, 0)
	}
	if d := extensionui.Of(e.ID); s.rules != nil && d != nil && d.Choices != nil && slices.Contains(s.rules.Config.Extensions, e.ID) {
		d.Choices(s.rules, &extensionui.NewGame{Page: &s.page, Inside: s.scroll, Room: inner, Players: s.choice.players})
	}
}

// layoutOption places one option: its name, its values, and what the chosen one means.
func (s *Scene) layoutOption(c *scenes.Context, option *game.OptionSpec, column *ui.Rect) {
	s.caption(column, ui.T("option."+option.Name), ui.TextStrong, theme.SecondInk)
	values := &ui.Segments{Base: ui.Base{ID: "newgame.option." + option.Name, Rect: column.CutTop(44, 8), Inside: s.scroll}}
	value := s.choice.option(option)
	values.Selected = slices.Index(option.Values, value)
	for _, v := range option.Values {
		values.Options = append(values.Options, ui.T("option."+option.Name+"."+v))
	}
	values.Do = func(at int) { s.change(c, func() { s.choice.setOption(option.Name, option.Values[at]) })() }
	s.page.Add(values)
	s.caption(column, ui.T("option_effect."+option.Name+"."+value, words.AllNumbers(s.known, s.numbers)), ui.Text, theme.SecondInk)
}

// caption places a text over the whole width of a list.
func (s *Scene) caption(list *ui.Rect, text string, style ui.Style, color theme.Color) {
	height := ui.ParagraphHeight(style, text, list.W)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: list.CutTop(height, 8), Inside: s.scroll}, Text: text, Style: style, Color: color})
}
