package town

import (
	"slices"
	"strconv"
	"strings"

	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// about is everything there is to know about the chosen clinic, below its number if that is not on the grip.
func (s *Scene) about(c *scenes.Context, numbered bool) tree.Node {
	clinic := &s.clinics[s.chosen]
	head := tree.Column(4)
	if numbered {
		head.Nodes = append(head.Nodes, tree.Edges{Bottom: 2, Node: s.numbered()})
	}
	head.Nodes = append(head.Nodes, s.named(), tree.Text(c.Styles.Text, c.T("campaign.story."+clinic.ID), theme.SecondInk))
	all := tree.Column(12, head)
	if !s.open[s.chosen] {
		all.Nodes = append(all.Nodes, tree.Text(c.Styles.TextStrong, s.shut(s.chosen), theme.Ink))
	}
	all.Nodes = append(all.Nodes, s.who(clinic))
	if extensions := s.extensions(c); len(extensions) > 0 {
		all.Nodes = append(all.Nodes, tree.Column(10, extensions...))
	}
	medals := tree.Column(8, tree.Edges{Bottom: -4, Node: tree.Text(c.Styles.Heading, c.T("campaign.medals"), theme.Ink)})
	for medal := campaign.Bronze; medal <= campaign.Gold; medal++ {
		medals.Nodes = append(medals.Nodes, s.medal(medal, words.Asked(c.Reader, clinic, medal)))
	}
	medals.Nodes = append(medals.Nodes, tree.Text(c.Styles.Text, c.T("campaign.each_asks"), theme.SecondInk))
	all.Nodes = append(all.Nodes, medals, tree.Text(c.Styles.TextStrong, s.record(), theme.SecondInk))
	return tree.Edges{Right: 10, Node: tree.Scroll{ID: "campaign.about", Node: tree.Edges{Right: 4, Node: all}}}
}

// named is the clinic's name.
func (s *Scene) named() tree.Node { return tree.Text(s.Styles.Number, s.name(s.chosen), theme.Ink) }

// numbered says which clinic this is, out of how many.
func (s *Scene) numbered() tree.Node {
	text := tree.Text(s.Styles.TextStrong, s.number(), theme.Accent).InLine()
	return tree.Left(tree.Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Round(r, r.H/2, theme.AccentSoft) }, tree.Pad(12, 5, text)))
}

// playButton enters the chosen clinic.
func (s *Scene) playButton(c *scenes.Context) tree.Node {
	enter := &ui.Button{Base: ui.Base{ID: "campaign.play", Disabled: !s.open[s.chosen]}, Text: c.T("campaign.open"), Kind: ui.Primary, Do: func() { s.enter(c) }}
	if s.stands[s.chosen].Played > 0 {
		enter.Text = c.T("campaign.again")
	}
	return tree.Limits{High: 48, Node: tree.Button(c.Reader, enter)}
}

// shut says what opens a clinic.
func (s *Scene) shut(clinic int) string {
	return s.T("campaign.shut", ui.Data{"Name": s.name(clinic - 1)})
}

// record says how often the clinic was played, and how well.
func (s *Scene) record() string {
	stand := s.stands[s.chosen]
	if stand.Played == 0 {
		return s.T("campaign.not_played")
	}
	return s.Texts.Dots(s.T("campaign.best", ui.Data{"Count": stand.Best}), s.T("campaign.games", ui.Data{"Count": stand.Played}))
}

// extensions are those of the clinic: new ones with what they add and a link to their rules, known ones by name only.
func (s *Scene) extensions(c *scenes.Context) (list []tree.Node) {
	fresh := campaign.New(s.clinics, s.chosen+1)
	for _, id := range s.clinics[s.chosen].Extensions {
		if !slices.Contains(fresh, id) {
			list = append(list, known(c.Reader, id))
			continue
		}
		list = append(list, newExtension(c, id))
		if s.Lesson == nil {
			continue
		}
		if show := s.Lesson(c, id); show != nil {
			list = append(list, tree.Left(tree.Button(c.Reader, show)))
		}
	}
	return list
}

// known is an extension that an earlier clinic of the campaign has introduced.
func known(reader *ui.Reader, id string) tree.Node {
	text := tree.Text(reader.Styles.TextStrong, reader.T("campaign.known", ui.Data{"Name": words.Extension(reader, id)}), theme.Ink)
	return tree.Ground(tree.Round(12, theme.Well), tree.Pad(8, 8, tree.Row(10, picture(id, 36), tree.Grow(text), tree.Icon(ui.IconCheck, 16, theme.LegalInk))))
}

func picture(id string, side float64) tree.Node {
	return tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { book.Picture(c, id, r, 0) }}
}

// newExtension is a card about an extension that no earlier clinic has. It links to the rules.
func newExtension(c *scenes.Context, id string) tree.Node {
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		color := theme.AccentSoft
		if state.Hover || state.Pressed {
			color = theme.Darker(color, 0.05)
		}
		c.Tile(r, 12, color)
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	told := tree.Column(4, tree.Text(c.Styles.TextBold, c.T("campaign.new", ui.Data{"Name": words.Extension(c.Reader, id)}), theme.Ink),
		tree.Text(c.Styles.Text, words.ExtensionLine(c.Reader, id), theme.Ink), tree.Text(c.Styles.TextStrong, c.T("newgame.read"), theme.Accent))
	card := tree.Pad(10, 10, tree.Row(12, tree.Top(picture(id, 56)), tree.Grow(tree.Top(told))))
	return tree.Press{Base: ui.Base{ID: "campaign.rules." + id}, Node: tree.Ground(ground, card), Do: func() { c.Consult(id) }}
}

// who is who plays, on which board and with which seed.
func (s *Scene) who(clinic *campaign.Clinic) tree.Node {
	text, level := s.T("campaign.alone"), clinic.Against
	if len(level) > 0 {
		var names []string
		for _, bot := range level {
			names = append(names, words.BotName(s.Reader, bot, 1))
		}
		id := "campaign.against"
		if s.rules[s.chosen].Cooperative() {
			id = "campaign.with"
		}
		text = s.T(id, ui.Data{"Names": s.Texts.And(names)})
	}
	var figures []sprites.ID
	if len(level) == 0 {
		figures = append(figures, pictures.Portrait("", 0))
	}
	seats, _ := session.ForCampaign(s.chosen+1, nil)
	for i, bot := range level {
		figures = append(figures, pictures.Portrait(bot, seats[i+1].Color))
	}
	side := strings.ReplaceAll(s.T("newgame.side."+clinic.Side), " ", "\u00a0") // on one line
	return tiles(s.Reader, text, figures, s.T("campaign.plot", ui.Data{"Side": side}), s.T("campaign.seed", ui.Data{"Seed": strconv.FormatUint(clinic.Seed, 10)}))
}

// tiles have who plays, and beside it the board and the seed, or all of them below each other if a word doesn't fit.
func tiles(reader *ui.Reader, who string, figures []sprites.ID, plot, seed string) tree.Node {
	const side, least = 40.0, 0.23 // least is a part of the width
	faces := tree.Art{W: side * (1 + 0.6*float64(len(figures)-1)), H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { paintFaces(c, figures, r) }}
	tile := func(n tree.Node) tree.Node { return tree.Ground(tree.Round(12, theme.Well), tree.Pad(10, 10, n)) }
	said := func(text string) tree.Words { return tree.Text(reader.Styles.TextStrong, text, theme.Ink) }
	beside := tree.ByWidth(func(wide float64) tree.Node {
		return tree.Row(8, tree.Grow(tile(tree.Row(8, faces, tree.Grow(said(who))))),
			tree.Wide(wide*least, tile(said(plot).To(ui.Center))), tree.Wide(wide*least, tile(said(seed).To(ui.Center))))
	})
	return tree.First(beside, tree.Column(8, tree.Row(10, faces, tree.Grow(said(who))), tree.Text(reader.Styles.Text, reader.Texts.Dots(plot, seed), theme.SecondInk)))
}

// paintFaces paints figures side by side.
func paintFaces(c *ui.Canvas, figures []sprites.ID, r ui.Rect) {
	wide := r.W / float64(len(figures))
	for i, figure := range figures {
		pictures.In(c, figure, ui.Rect{X: r.X + float64(i)*wide, Y: r.Y, W: wide, H: r.H}, 0)
	}
}

// medal is what a medal requires, with a tick if it was won.
func (s *Scene) medal(medal campaign.Medal, text string) tree.Node {
	const side = 26
	sign := tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		Medal(c, medal, true, r)
		if s.stands[s.chosen].Medal >= medal {
			tick := ui.Rect{X: r.Right() - 12, Y: r.Bottom() - 12, W: 14, H: 14}
			c.Circle(tick.X+7, tick.Y+7, 8, theme.Card)
			ui.IconCheck(c, tick.Inset(1), theme.LegalInk)
		}
	}}
	return tree.Row(10, sign, tree.Grow(tree.Text(s.Styles.TextStrong, text, theme.Ink)))
}
