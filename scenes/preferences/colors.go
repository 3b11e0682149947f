package preferences

import (
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// colors fills the page of high contrast and of the colors for each color vision.
func colors(p *page) {
	settings := p.context.Settings()
	contrast := p.toggle("settings.contrast", settings.HighContrast, func(s *scenes.Settings, on bool) { s.HighContrast = on })
	p.add(setting{name: p.context.T("settings.contrast"), note: p.context.T("settings.contrast_note"), picture: contrasts, control: contrast, wide: switchWide})

	p.heading(p.context.T("settings.palette"))
	var cards []card
	for _, vision := range theme.Visions {
		name := "settings.vision." + string(vision)
		if vision == theme.AllColors {
			name = "settings.vision.all"
		}
		look := theme.Theme{Vision: vision, Contrast: settings.HighContrast}
		cards = append(cards, card{
			id: name, name: p.context.T(name), note: p.context.T(name + "_note"), picture: p.scene.sample(look), chosen: settings.Vision == vision,
			do: func() { p.change(func(now *scenes.Settings) { now.Vision = vision }) },
		})
	}
	p.cards(300, 118, cards)
	p.say(p.context.T("settings.palette_note"))
}

// contrasts shows a button and a piece in the default contrast and in high contrast.
func contrasts(whole *ui.Canvas, r ui.Rect) {
	for side, high := range [...]bool{false, true} {
		half := ui.Rect{X: r.X + float64(side)*r.W/2, Y: r.Y, W: r.W / 2, H: r.H}
		c := whole.Clip(half, 0, 0)
		c.Reader = ui.Wearing(c.Reader, theme.Theme{Vision: c.Theme.Vision, Contrast: high})
		c.Round(half, pictureRadius, theme.Ground)
		c.Fill(ui.Rect{X: half.X + float64(1-side)*half.W/2, Y: half.Y, W: half.W / 2, H: half.H}, theme.Ground)
		x, _ := half.Center()
		pictures.Draw(c, sprites.Patient(2).Picture(), x-half.W*0.19, half.Y+half.H*0.54, 0.009*half.W, 0)
		pictures.Draw(c, sprites.Nurse.Picture(), x+half.W*0.2, half.Y+half.H*0.57, 0.0085*half.W, 0)
		button := ui.Rect{X: half.X + 8, Y: half.Bottom() - 26, W: half.W - 16, H: 18}
		c.Round(button, 6, theme.Card)
		c.RoundLine(button, 6, 1+float64(side), theme.Edge)
		c.TextIn(c.Styles.SmallBold, "Aa", button, ui.Center, theme.SecondInk)
	}
}

// sampled are the rooms in the samples of the palettes.
var sampled = []sprites.Room{
	{Space: clinic.Space{X: 0, Y: 0}, Kind: sprites.KindHub, Service: clinic.Cardiology},
	{Space: clinic.Space{X: 1, Y: 0}, Kind: sprites.KindTreatment},
	{Space: clinic.Space{X: 0, Y: 1}, Kind: sprites.KindSupply},
	{Space: clinic.Space{X: 1, Y: 1}, Kind: sprites.KindOperating},
	{Space: clinic.Space{X: 2, Y: 0}, Kind: sprites.KindGarden},
	{Space: clinic.Space{X: 2, Y: 1}, Kind: sprites.KindParking},
}

// sample returns a picture of rooms, the four levels, seats, and what is allowed and what is not, in the colors of
// a theme.
func (s *Scene) sample(look theme.Theme) func(c *ui.Canvas, r ui.Rect) {
	board := s.boards[look]
	if board == nil {
		if s.boards == nil {
			s.boards = map[theme.Theme]*dollhouse.Board{}
		}
		board = dollhouse.NewBoard(sampled)
		s.boards[look] = board
	}
	return func(c *ui.Canvas, r ui.Rect) {
		c = c.Clip(r, 0, 0)
		c.Reader = ui.Wearing(c.Reader, look)
		c.Round(r, pictureRadius, theme.Ground)
		left := r
		right := left.CutRight(min(128, r.W*0.42), 0)
		board.Draw(c, left.Inset(4))
		step := right.W / 4.4
		for i := range int8(4) {
			x := right.X + step*(0.55+float64(i))
			pictures.Draw(c, sprites.Patient(i+1).Picture(), x, right.Y+40, 0.68, 0)
			c.Circle(x, right.Y+59, 8, theme.PlayerColors[i])
			c.TextIn(c.Styles.SmallBold, string('1'+rune(i)), ui.Rect{X: x - 8, Y: right.Y + 51, W: 16, H: 16}, ui.Center, theme.Card)
		}
		may, mayNot := ui.Rect{X: right.X + 2, Y: right.Y + 73, W: right.W/2 - 8, H: 36}, ui.Rect{X: right.X + right.W/2 - 2, Y: right.Y + 73, W: right.W/2 - 8, H: 36}
		pictures.UpTo(c, glowGood, may, 1, 0)
		pictures.In(c, mayIcon, may.Inset(10), 0)
		pictures.UpTo(c, glowBad, mayNot, 1, 0)
		pictures.In(c, mayNotIcon, mayNot.Inset(10), 0)
	}
}

var (
	glowGood   = sprites.Must("glow-good")
	glowBad    = sprites.Must("glow-bad")
	mayIcon    = sprites.Must("icon-may")
	mayNotIcon = sprites.Must("icon-may-not")
)
