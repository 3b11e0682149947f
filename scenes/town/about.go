package town

import (
	"slices"
	"strconv"
	"strings"

	"clinic/assets/texts"
	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// list is the text about a clinic, filled from top to bottom.
type list struct {
	scene *Scene
	left  ui.Rect
}

// layoutAbout places everything there is to know about the chosen clinic, and below it the button that enters it.
func (s *Scene) layoutAbout(c *scenes.Context, area ui.Rect) {
	foot := area.CutBottom(playHigh, 12)
	offset := 0.0
	if s.about != nil {
		offset = s.about.Offset
	}
	area.W -= 10
	s.about = &ui.Scroll{Base: ui.Base{ID: "campaign.about", Rect: area}, Offset: offset}
	s.page.Add(s.about)
	l := list{s, ui.Rect{X: area.X, Y: area.Y, W: area.W - 4, H: 1e6}}
	clinic := &s.clinics[s.chosen]
	if s.grip == nil {
		l.number()
	}
	l.say(ui.Number, s.name(s.chosen), theme.Ink, 4)
	l.say(ui.Text, ui.T("campaign.story."+clinic.ID), theme.SecondInk, 12)
	if !s.open[s.chosen] {
		l.say(ui.TextStrong, s.shut(s.chosen), theme.Ink, 12)
	}
	l.who(clinic)
	s.layoutExtensions(c, &l)
	l.say(ui.Heading, ui.T("campaign.medals"), theme.Ink, 4)
	for medal := campaign.Bronze; medal <= campaign.Gold; medal++ {
		l.medal(medal, s.stands[s.chosen].Medal >= medal, words.Asked(clinic, medal))
	}
	l.say(ui.Text, ui.T("campaign.each_asks"), theme.SecondInk, 10)
	l.say(ui.TextStrong, s.record(), theme.SecondInk, 0)
	s.about.Height = l.left.Y - area.Y
	enter := &ui.Button{Base: ui.Base{ID: "campaign.play", Rect: foot, Disabled: !s.open[s.chosen]}, Text: ui.T("campaign.open"), Kind: ui.Primary, Do: func() { s.enter(c) }}
	if s.stands[s.chosen].Played > 0 {
		enter.Text = ui.T("campaign.again")
	}
	s.page.Add(enter)
}

// shut says what opens a clinic.
func (s *Scene) shut(clinic int) string {
	return ui.T("campaign.shut", ui.Data{"Name": s.name(clinic - 1)})
}

// record says how often the clinic was played, and how well.
func (s *Scene) record() string {
	stand := s.stands[s.chosen]
	if stand.Played == 0 {
		return ui.T("campaign.not_played")
	}
	return texts.Dots(ui.T("campaign.best", ui.Data{"Count": stand.Best}), ui.T("campaign.games", ui.Data{"Count": stand.Played}))
}

// layoutExtensions places the extensions: new ones with what they add and a link to their rules, known ones by name
// only.
func (s *Scene) layoutExtensions(c *scenes.Context, l *list) {
	fresh := campaign.New(s.clinics, s.chosen+1)
	for _, id := range s.clinics[s.chosen].Extensions {
		if !slices.Contains(fresh, id) {
			l.known(id)
			continue
		}
		l.newExtension(c, id)
		if s.Lesson == nil {
			continue
		}
		if show := s.Lesson(c, id); show != nil {
			show.Inside, show.Rect = s.about, l.left.CutTop(44, 10)
			show.Rect.W = min(show.Rect.W, show.Width())
			s.page.Add(show)
		}
	}
}

// numberHigh returns the height of the clinic's number.
func numberHigh() float64 { return ui.TextStrong.LineHeight() + 8 }

// gripHigh is the height of the sheet's head.
const gripHigh = 44.0

// leastAbout returns the height of what a lowered sheet shows in an upright window of a width: its head and the
// clinic's name.
func (s *Scene) leastAbout(width float64) float64 {
	const beside, gaps = 40, 16
	return gripHigh - gripAbove + ui.ParagraphHeight(ui.Number, s.name(s.chosen), width-beside) + gaps
}

// number adds which clinic this is, out of how many.
func (l *list) number() {
	text := l.scene.number()
	shown := &ui.Area{Base: ui.Base{Rect: l.left.CutTop(numberHigh(), 6), Inside: l.scene.about, Disabled: true}}
	shown.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { paintNumber(c, r, text) }
	l.scene.page.Add(shown)
}

// paintNumber paints the clinic's number at the left of an area.
func paintNumber(c *ui.Canvas, r ui.Rect, text string) {
	r.W = min(r.W, ui.Measure(ui.TextStrong, text)+24)
	c.Round(r, r.H/2, theme.AccentSoft)
	c.TextIn(ui.TextStrong, text, r, ui.Center, theme.Accent)
}

// known adds an extension that an earlier clinic of the campaign has introduced.
func (l *list) known(id string) {
	const pad, side, gap, tick = 8.0, 36.0, 10.0, 16.0
	text := ui.T("campaign.known", ui.Data{"Name": words.Extension(id)})
	width := l.left.W - side - tick - 2*gap - 2*pad
	high := ui.ParagraphHeight(ui.TextStrong, text, width)
	card := &ui.Area{Base: ui.Base{Rect: l.left.CutTop(max(side, high)+2*pad, 10), Inside: l.scene.about, Disabled: true}}
	card.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 12, theme.Well)
		in := r.Inset(pad)
		picture := in.CutLeft(side, gap)
		picture.Y, picture.H = in.Y+(in.H-side)/2, side
		book.Picture(c, id, picture, 0)
		sign := in.CutRight(tick, gap)
		ui.IconCheck(c, ui.Rect{X: sign.X, Y: in.Y + (in.H-tick)/2, W: tick, H: tick}, theme.LegalInk)
		c.Paragraph(ui.TextStrong, text, in.X, in.Y+(in.H-high)/2, in.W, ui.Left, theme.Ink)
	}
	l.scene.page.Add(card)
}

// say adds a text.
func (l *list) say(style ui.Style, text string, ink theme.Color, gap float64) {
	at := l.left.CutTop(ui.ParagraphHeight(style, text, l.left.W), gap)
	l.scene.page.Add(&ui.Caption{Base: ui.Base{Rect: at, Inside: l.scene.about}, Text: text, Style: style, Color: ink})
}

// row adds a picture with a text beside it.
func (l *list) row(text string, side float64, picture func(c *ui.Canvas, r ui.Rect)) {
	const gap = 10
	width := l.left.W - side - gap
	high := max(side, ui.ParagraphHeight(ui.TextStrong, text, width))
	at := l.left.CutTop(high, 8)
	shown := &ui.Area{Base: ui.Base{Rect: ui.Rect{X: at.X, Y: at.Y + (high-side)/2, W: side, H: side}, Inside: l.scene.about, Disabled: true}}
	shown.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { picture(c, r) }
	at.CutLeft(side, gap)
	l.scene.page.Add(shown, &ui.Caption{Base: ui.Base{Rect: at, Inside: l.scene.about}, Text: text, Style: ui.TextStrong, Color: theme.Ink, Middle: true})
}

// who adds who plays, on which board and with which seed.
func (l *list) who(clinic *campaign.Clinic) {
	text, level, color := ui.T("campaign.alone"), clinic.Against, 0
	if len(level) > 0 {
		var names []string
		for _, bot := range clinic.Against {
			names = append(names, words.BotName(bot, 1))
		}
		id := "campaign.against"
		if l.scene.rules[l.scene.chosen].Cooperative() {
			id = "campaign.with"
		}
		text, color = ui.T(id, ui.Data{"Names": texts.And(names)}), 1
	}
	var figures []sprites.ID
	if len(level) == 0 {
		figures = append(figures, pictures.Portrait("", color))
	}
	seats, _ := session.ForCampaign(l.scene.chosen+1, nil)
	for i, bot := range level {
		figures = append(figures, pictures.Portrait(bot, seats[i+1].Color))
	}
	side := strings.ReplaceAll(ui.T("newgame.side."+clinic.Side), " ", "\u00a0") // on one line
	l.tiles(text, figures, ui.T("campaign.plot", ui.Data{"Side": side}), ui.T("campaign.seed", ui.Data{"Seed": strconv.FormatUint(clinic.Seed, 10)}))
}

// tiles adds who plays, and beside it the board and the seed, or all of them below each other if a word doesn't fit.
func (l *list) tiles(who string, figures []sprites.ID, plot, seed string) {
	const gap, pad, side, least = 8.0, 10.0, 40.0, 0.23 // least is a part of the width
	faces := side * (1 + 0.6*float64(len(figures)-1))
	small := l.left.W * least
	wide := l.left.W - 2*small - 2*gap
	row := [...]struct {
		text string
		wide float64 // of the tile
		room float64 // of the text
	}{{who, wide, wide - 2*pad - faces - gap}, {plot, small, small - 2*pad}, {seed, small, small - 2*pad}}
	beside, high := true, side
	for _, tile := range row {
		for word := range strings.SplitSeq(tile.text, " ") {
			beside = beside && ui.Measure(ui.TextStrong, word) <= tile.room
		}
		high = max(high, ui.ParagraphHeight(ui.TextStrong, tile.text, tile.room))
	}
	if !beside {
		l.row(who, faces, func(c *ui.Canvas, r ui.Rect) { paintFaces(c, figures, r) })
		l.say(ui.Text, texts.Dots(plot, seed), theme.SecondInk, 12)
		return
	}
	at := l.left.CutTop(high+2*pad, 12)
	for i, tile := range row {
		shown := &ui.Area{Base: ui.Base{Rect: at.CutLeft(tile.wide, gap), Inside: l.scene.about, Disabled: true}}
		shown.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.Round(r, 12, theme.Well)
			in, align := r.Inset(pad), ui.Center
			if i == 0 {
				face := in.CutLeft(faces, gap)
				paintFaces(c, figures, ui.Rect{X: face.X, Y: face.Y + (face.H-side)/2, W: face.W, H: side})
				align = ui.Left
			}
			in.Y += (in.H - ui.ParagraphHeight(ui.TextStrong, tile.text, in.W)) / 2
			c.Paragraph(ui.TextStrong, tile.text, in.X, in.Y, in.W, align, theme.Ink)
		}
		l.scene.page.Add(shown)
	}
}

// paintFaces paints figures side by side.
func paintFaces(c *ui.Canvas, figures []sprites.ID, r ui.Rect) {
	wide := r.W / float64(len(figures))
	for i, figure := range figures {
		pictures.In(c, figure, ui.Rect{X: r.X + float64(i)*wide, Y: r.Y, W: wide, H: r.H}, 0)
	}
}

// newExtension adds a card about an extension that no earlier clinic has. It links to the rules.
func (l *list) newExtension(c *scenes.Context, id string) {
	const pad, side, gap = 10.0, 56.0, 12.0
	title, text, rules := ui.T("campaign.new", ui.Data{"Name": words.Extension(id)}), words.ExtensionLine(id), ui.T("newgame.read")
	width := l.left.W - side - gap - 2*pad
	named := ui.ParagraphHeight(ui.TextBold, title, width)
	said := ui.ParagraphHeight(ui.Text, text, width)
	high := max(named+said+ui.TextStrong.LineHeight()+8, side) + 2*pad
	card := &ui.Area{Base: ui.Base{ID: "campaign.rules." + id, Rect: l.left.CutTop(high, 10), Inside: l.scene.about}, Do: func() { c.Consult(id) }}
	card.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := theme.AccentSoft
		if state.Hover || state.Pressed {
			ground = theme.Darker(ground, 0.05)
		}
		c.Tile(r, 12, ground)
		in := r.Inset(pad)
		picture := in.CutLeft(side, gap)
		picture.H = side
		book.Picture(c, id, picture, 0)
		c.Paragraph(ui.TextBold, title, in.X, in.Y, in.W, ui.Left, theme.Ink)
		c.Paragraph(ui.Text, text, in.X, in.Y+named+4, in.W, ui.Left, theme.Ink)
		c.Paragraph(ui.TextStrong, rules, in.X, in.Y+named+said+8, in.W, ui.Left, theme.Accent)
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	l.scene.page.Add(card)
}

// medal adds what a medal requires.
func (l *list) medal(medal campaign.Medal, won bool, text string) {
	l.row(text, 26, func(c *ui.Canvas, r ui.Rect) {
		Medal(c, medal, true, r)
		if won {
			tick := ui.Rect{X: r.Right() - 12, Y: r.Bottom() - 12, W: 14, H: 14}
			c.Circle(tick.X+7, tick.Y+7, 8, theme.Card)
			ui.IconCheck(c, tick.Inset(1), theme.LegalInk)
		}
	})
}
