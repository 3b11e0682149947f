package newgame

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// In a window that is too small for cards side by side the screen has three parts, one of them open at a time: the
// seats, the extensions, and the options with lots, starts and goal. Everything in them scrolls, and controls are as
// large as a finger.

const (
	finger     = 44.0 // logical pixels that a finger needs
	smallGap   = 8.0
	smallPad   = 12.0
	leastSeat  = 320.0 // width of a card
	footHeight = 48.0
)

// layoutSmall places the head, the part that is open, and seed and start within reach of the thumb.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	wrong := 0.0
	if said := s.problem + s.tellToBeat(); said != "" { // at most one of both
		wrong = max(20, ui.ParagraphHeight(ui.TextStrong, said, width-24-32)) + smallGap
	}
	s.frame = ui.NewFrame(ui.T("title.new_game"), width, height, footHeight+wrong, c.Settings().LeftHanded)
	s.cards = s.cards[:0]
	s.page.Add(s.frame.Back("newgame.back", func() { s.back(c) }), s.playerCount(c, s.frame.Head.CutRight(4*finger, smallGap)))
	body := s.frame.Body
	if parts := s.layoutParts(c); s.frame.Low {
		parts.Rect = s.frame.Head
		parts.Rect.W = min(ui.Grown(480), parts.Rect.W)
		s.frame.Title = ""
	} else {
		parts.Rect = body.CutTop(parts.High(body.W), smallGap)
	}
	switch {
	case s.options:
		s.layoutSmallOptions(c, body)
	case s.extensions:
		s.layoutSmallPresets(c, &body)
		s.beginSmall("newgame.cards", body)
		s.show = body
		list := s.list()
		s.caption(&list, s.contents().whole(), ui.Text, theme.SecondInk)
		s.listExtensions(c, &list)
		s.endSmall(list)
		s.showChosen()
	default:
		s.layoutSmallSeats(c, body)
	}
	s.layoutFoot(c, wrong)
}

// layoutParts returns the control for which part is open.
func (s *Scene) layoutParts(c *scenes.Context) *ui.Segments {
	parts := &ui.Segments{Base: ui.Base{ID: "newgame.parts"}, Options: []string{ui.T("newgame.seats")}}
	open := []func(){func() { s.extensions, s.options = false, false }}
	if len(s.known) > 0 {
		parts.Options = append(parts.Options, ui.T("newgame.extensions", ui.Data{"Count": len(s.choice.extensions)}))
		open = append(open, func() { s.extensions, s.options = true, false })
	}
	parts.Options = append(parts.Options, ui.T("newgame.options"))
	open = append(open, func() { s.extensions, s.options = false, true })
	switch {
	case s.options:
		parts.Selected = len(open) - 1
	case s.extensions:
		parts.Selected = 1
	}
	parts.Do = func(i int) { s.change(c, open[i])() }
	s.page.Add(parts)
	return parts
}

// layoutFoot places the seed, the start button, and above them room for what is wrong.
func (s *Scene) layoutFoot(c *scenes.Context, wrong float64) {
	foot := s.frame.Foot
	start, seed, other := s.startButton(c), s.seedField(c), s.newSeedButton(c)
	seed.Label, seed.Inside = ui.T("newgame.seed"), nil
	other.Icon, other.Tip = ui.IconAnew, ui.T("newgame.new_seed")
	if s.frame.Low {
		row := foot.CutTop(footHeight, smallGap)
		other.Rect = row.CutRight(footHeight, smallGap)
		seed.Rect = row
		start.Rect = foot.CutBottom(footHeight, smallGap)
		s.sentence = foot
	} else {
		s.sentence = foot.CutTop(max(0, wrong-smallGap), min(smallGap, wrong))
		seed.Rect = foot.CutLeft(max(108, min(200, foot.W*0.3)), smallGap)
		other.Rect = foot.CutLeft(footHeight, smallGap)
		start.Rect = foot.CutRight(min(360, foot.W), 0)
	}
	s.page.Add(seed, other, start)
	if s.page.Focused() == nil {
		s.page.Focus(start)
	}
}

// beginSmall makes what is laid out from now on scroll in an area, together with the cards below it.
func (s *Scene) beginSmall(id string, area ui.Rect) {
	area.W += 12 // its bar lies in the margin
	s.beginScroll(id, area)
	s.inside = s.scroll
	s.scroll.Paint = func(c *ui.Canvas) {
		for i := range s.cards {
			c.Panel(s.cards[i].area, 14)
		}
		for i := range min(len(s.cards), s.choice.players) {
			s.drawSeat(c, i)
		}
	}
}

// list returns the room for what scrolls.
func (s *Scene) list() ui.Rect {
	r := s.scroll.Rect
	return ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: 1e6}
}

func (s *Scene) endSmall(list ui.Rect) { s.scroll.Height = list.Y + 4 - s.scroll.Rect.Y }

// inColumns places count cards of at least that width in a grid; those in a row are as high as the highest. place
// fills a card and cuts what it needs off its room.
func (s *Scene) inColumns(list *ui.Rect, count int, least float64, place func(i int, room *ui.Rect)) {
	across := max(1, min(count, int((list.W+smallPad)/(least+smallPad))))
	width := (list.W - smallPad*float64(across-1)) / float64(across)
	first := len(s.cards)
	s.cards = append(s.cards, make([]card, count)...)
	for at := 0; at < count; at += across {
		bottom := list.Y
		for i := at; i < min(count, at+across); i++ {
			x := list.X + float64(i-at)*(width+smallPad)
			s.cards[first+i].area = ui.Rect{X: x, Y: list.Y, W: width}
			room := ui.Rect{X: x + smallPad, Y: list.Y + smallPad, W: width - 2*smallPad, H: 1e6}
			place(i, &room)
			bottom = max(bottom, room.Y-smallGap+smallPad)
		}
		for i := at; i < min(count, at+across); i++ {
			s.cards[first+i].area.H = bottom - list.Y
		}
		list.CutTop(bottom-list.Y, smallPad)
	}
}

const roomForLot, roomWithPicture = 250.0, 420.0 // lot without and with its picture, in logical pixels at 100 %

// layoutSmallSeats places who plays: a card for each seat. If there is room, the lots follow below them; the options
// have these as well.
func (s *Scene) layoutSmallSeats(c *scenes.Context, area ui.Rect) {
	s.beginSmall("newgame.seats", area)
	list := s.list()
	s.inColumns(&list, s.choice.players, leastSeat, func(i int, room *ui.Rect) { s.layoutSmallSeat(c, i, room) })
	across := max(1, min(s.choice.players, int((list.W+smallPad)/(leastSeat+smallPad))))
	rows := float64((s.choice.players + across - 1) / across)
	each := roomForLot
	if s.choice.players <= 2 {
		each = roomWithPicture
	}
	if list.Y+rows*ui.Grown(each) <= area.Bottom() {
		s.inColumns(&list, s.choice.players, leastSeat, func(i int, room *ui.Rect) { s.layoutSmallLot(c, i, room) })
	}
	s.endSmall(list)
}

// layoutSmallSeat places the figure of a seat, and beside it who plays there, the name or the bot's level, and the
// color.
func (s *Scene) layoutSmallSeat(c *scenes.Context, i int, room *ui.Rect) {
	portrait := min(84, room.W-smallPad-4*finger-3*6) // beside the colors
	level := s.choice.seats[i].bot
	faces := room.CutTop(3*finger+2*smallGap, smallGap)
	s.page.Add(&ui.Area{
		Base:  ui.Base{ID: s.id(i, "portrait"), Rect: faces.CutLeft(portrait, smallPad), Inside: s.inside, Disabled: true},
		Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.paintPortrait(c, r, i) },
	})
	s.layoutKind(c, i, faces.CutTop(finger, smallGap))
	row := faces.CutTop(finger, smallGap)
	if level == "" {
		s.layoutName(c, i, row)
	} else if levels := s.levels(c, i); levels.Wide() <= row.W {
		levels.Rect = row
		s.page.Add(levels)
		s.line(room, s.choice.nameOf(i), ui.TextBold, theme.Ink)
	} else { // below, over the whole width
		levels.Rect = room.CutTop(levels.High(room.W), smallGap)
		name := row.CutTop((row.H+ui.Heading.LineHeight())/2, 0)
		name = name.CutBottom(ui.Heading.LineHeight(), 0)
		s.page.Add(levels)
		s.line(&name, s.choice.nameOf(i), ui.Heading, theme.Ink)
	}
	s.layoutColors(c, i, faces)
	if level != "" {
		s.line(room, s.howItPlays(level), ui.Text, theme.SecondInk)
		room.CutTop(0, smallGap-2)
	}
}

// layoutSmallOptions places the lot and the start of each player, the goal of a solo game, and how fast bots play.
func (s *Scene) layoutSmallOptions(c *scenes.Context, area ui.Rect) {
	s.beginSmall("newgame.options_list", area)
	list := s.list()
	code := s.codeButton(c)
	code.Text, code.Rect, code.Inside = ui.T("sharing.title"), list.CutTop(finger, smallPad), s.inside
	code.Rect.W = min(code.Rect.W, max(200, code.Width()))
	s.page.Add(code)
	s.inColumns(&list, s.choice.players, leastSeat, func(i int, room *ui.Rect) { s.layoutSmallLot(c, i, room) })
	if s.choice.people() < s.choice.players {
		s.inColumns(&list, 1, leastSeat, func(_ int, room *ui.Rect) {
			s.line(room, ui.T("bots.pace"), ui.Heading, theme.Ink)
			pace := scenes.BotPace(c, "newgame.bots")
			pace.Rect, pace.Inside = room.CutTop(finger, smallGap), s.inside
			pace.Rect.W = min(480, pace.Rect.W)
			s.page.Add(pace)
		})
	}
	if s.choice.players == 1 {
		s.inColumns(&list, 1, leastSeat, func(_ int, room *ui.Rect) {
			if s.rules != nil && s.rules.Cooperative() {
				s.tellCommonGoal(c, room)
				return
			}
			s.line(room, ui.T("newgame.goal"), ui.Heading, theme.Ink)
			s.listGoals(c, room)
		})
	}
	s.endSmall(list)
}

// layoutSmallLot places a player's board and start, and a picture of it if few play.
func (s *Scene) layoutSmallLot(c *scenes.Context, i int, room *ui.Rect) {
	const picture, tile, leastAcross = 150, 58, 92
	s.layoutOwner(i, "lot", room.CutTop(ui.Grown(24), 4))
	s.layoutLot(c, i, room, finger)
	across := 3
	if room.W >= float64(len(layouts))*leastAcross {
		across = len(layouts)
	}
	s.layoutTiles(c, i, room, across, tile)
	room.CutTop(0, smallGap-tileGap)
	caption := s.startCaption(i)
	if s.choice.players > 2 {
		s.line(room, caption, ui.Text, theme.SecondInk)
		room.CutTop(0, smallGap-2)
		return
	}
	card := &s.cards[i]
	card.picture, card.caption = room.CutTop(picture+ui.ParagraphHeight(ui.Text, caption, room.W-16), smallGap), caption
	card.house.Show(dollhouse.Grounds{Clinic: s.startPicture(i), Annex: s.annexStart(i)})
}

// layoutSmallAnnex places a player's name, and below it the sides and the starts of the second board.
func (s *Scene) layoutSmallAnnex(c *scenes.Context, x *game.Annexed, i int, inner *ui.Rect) {
	const leastAcross = 92
	s.layoutOwner(i, "annex", inner.CutTop(ui.Grown(24), 4))
	across := max(2, int((inner.W+annexApart)/(leastAcross+annexApart)))
	width := (inner.W - annexApart*float64(across-1)) / float64(across)
	tiles := func(count int, place func(at int, r ui.Rect)) {
		for at := 0; at < count; at += across {
			row := inner.CutTop(annexHigh, annexApart)
			for j := at; j < min(count, at+across); j++ {
				place(j, row.CutLeft(width, annexApart))
			}
		}
	}
	tiles(len(x.Sides), func(at int, r ui.Rect) { s.layoutAnnexSide(c, x, i, x.Sides[at], r) })
	names := []string{""}
	for _, layout := range x.Layouts {
		names = append(names, layout.Name)
	}
	names = append(names, game.OwnLayout)
	tiles(len(names), func(at int, r ui.Rect) { s.layoutAnnexLayout(c, x, i, names[at], r) })
	inner.CutTop(0, smallGap)
}

// layoutSmallPresets places the ready-made games in a line that scrolls sideways.
func (s *Scene) layoutSmallPresets(c *scenes.Context, body *ui.Rect) {
	area := body.CutTop(finger, smallGap)
	area.X, area.W = area.X-smallPad, area.W+2*smallPad
	strip := &ui.Scroll{Base: ui.Base{ID: "newgame.presets", Rect: area}, Sideways: true}
	if s.strip != nil {
		strip.Offset = s.strip.Offset
	}
	s.strip = strip
	s.page.Add(strip)
	x := area.X + smallPad
	for _, p := range s.offeredPresets() {
		ids := p.Of(s.known)
		chip := &ui.Area{Base: ui.Base{ID: "newgame.preset." + p.ID, Inside: strip}, Do: s.change(c, func() { s.take(ids) })}
		chip.Rect = ui.Rect{X: x, Y: area.Y, W: ui.Measure(ui.TextStrong, extensionui.PresetTitle(p)) + 32, H: finger}
		chip.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			c.Chip(r, extensionui.PresetTitle(p), sameSet(ids, s.choice.extensions), state)
		}
		s.page.Add(chip)
		x = chip.Rect.Right() + smallGap
	}
	strip.Height = x - smallGap + smallPad - area.X
}
