package newgame

import (
	"fmt"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// sides are the boards to choose from (B2).
var sides = []string{game.BeginnerSide, game.ExpertSide}

func columns(side string) int8 {
	if side == game.ExpertSide {
		return clinic.MaxColumns - 1
	}
	return clinic.MaxColumns
}

// layoutSeat places what is chosen for one player: name, color, board, start, and a picture of it if there is room.
func (s *Scene) layoutSeat(c *scenes.Context, i int) {
	card := &s.cards[i]
	inner := card.area.Inset(16)

	s.layoutWho(c, i, &inner)

	s.layoutLot(c, i, &inner, 40)
	caption := s.startCaption(i)
	captionHeight := ui.ParagraphHeight(ui.Text, caption, inner.W-16) + 8
	high := max(leastTile, min(mostTile, (inner.H-captionHeight-tileGap)/2))
	s.layoutTiles(c, i, &inner, 3, high)
	card.picture, card.caption = ui.Rect{}, ""
	switch {
	case inner.H >= leastPicture+captionHeight:
		card.picture, card.caption = inner, caption
		card.house.Show(dollhouse.Grounds{Clinic: s.startPicture(i), Annex: s.annexStart(i)})
	case inner.H >= captionHeight-8:
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: inner}, Text: caption, Style: ui.Text, Color: theme.SecondInk, Align: ui.Center})
	}
}

// layoutLot places the choice of a player's board in a row of that height, and the title of the starts.
func (s *Scene) layoutLot(c *scenes.Context, i int, room *ui.Rect, height float64) {
	chosen := &s.choice.seats[i]
	boards := &ui.Segments{Base: ui.Base{ID: s.id(i, "side"), Tip: ui.T("newgame.side_tip"), Inside: s.inside}, Selected: slices.Index(sides, chosen.side)}
	boards.Rect = s.named(room, ui.T("newgame.side"), height)
	for _, side := range sides {
		boards.Options = append(boards.Options, ui.T("newgame.side."+side))
	}
	boards.Do = func(at int) { s.change(c, func() { chosen.side = sides[at] })() }
	s.page.Add(boards)
	start := "newgame.your_start"
	if chosen.bot != "" {
		start = "newgame.bots_start"
	}
	s.line(room, ui.T(start), ui.TextStrong, theme.SecondInk)
}

// layoutTiles places the starts to choose from, across of them side by side.
func (s *Scene) layoutTiles(c *scenes.Context, i int, room *ui.Rect, across int, high float64) {
	down := (len(layouts) + across - 1) / across
	grid := room.CutTop(float64(down)*(high+tileGap)-tileGap, tileGap)
	width := (grid.W - tileGap*float64(across-1)) / float64(across)
	for at, layout := range layouts {
		r := ui.Rect{X: grid.X + float64(at%across)*(width+tileGap), Y: grid.Y + float64(at/across)*(high+tileGap), W: width, H: high}
		s.page.Add(s.layoutTile(c, i, layout, r))
	}
}

const (
	leastTile    = 46 // height of a start to choose, in logical pixels
	mostTile     = 58
	tileGap      = 6
	leastPicture = 84 // height from which the picture of a start is shown
	leastChoice  = 170
)

// line places one line of text at the top of a room.
func (s *Scene) line(room *ui.Rect, text string, style ui.Style, color theme.Color) {
	height := ui.ParagraphHeight(style, text, room.W)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: room.CutTop(height, 2), Inside: s.inside}, Text: text, Style: style, Color: color})
}

// named places the name of a choice to its left, or above it if there is too little room, and returns the area for
// the choice.
func (s *Scene) named(room *ui.Rect, name string, height float64) ui.Rect {
	wide := ui.Measure(ui.TextStrong, name)
	if room.W-wide-gap < leastChoice {
		s.line(room, name, ui.TextStrong, theme.SecondInk)
		return room.CutTop(height, 8)
	}
	row := room.CutTop(height, 8)
	at := row.CutLeft(wide, gap)
	at.Y += (at.H - ui.TextStrong.LineHeight()) / 2
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: at, Inside: s.inside}, Text: name, Style: ui.TextStrong, Color: theme.SecondInk})
	return row
}

// layouts are the starts to choose from: drawn, the four of B42, the player's own.
var layouts = []string{"", clinic.White.String(), clinic.Yellow.String(), clinic.Orange.String(), clinic.Red.String(), game.OwnLayout}

func (s *Scene) layoutTile(c *scenes.Context, i int, layout string, r ui.Rect) *ui.Area {
	chosen := &s.choice.seats[i]
	name := layout
	if layout == "" {
		name = "drawn"
	}
	spot := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("newgame.%d.layout.%s", i, name), Rect: r, Inside: s.inside, Tip: ui.T("newgame.layout_tip." + name)}}
	label := ui.T("newgame.layout." + name)
	if layout == game.OwnLayout && chosen.bot != "" {
		label = ui.T("newgame.layout.bots_own")
	}
	spot.Do = s.change(c, func() { chosen.layout = layout })
	color, fixed := clinic.LevelNamed(layout)
	if holder, taken := s.choice.holder(layout); fixed && taken && holder != i {
		spot.Disabled = true
		spot.Tip = ui.T("newgame.layout_taken", ui.Data{"Name": s.choice.nameOf(holder)})
	}
	var small *sprites.Clinic
	if fixed {
		small = dollhouse.Layout(color, columns(chosen.side))
	}
	spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ink := theme.Ink
		if chosen.layout == layout {
			ink = theme.Accent
		}
		paintTile(c, r, state, chosen.layout == layout, spot.Disabled)
		switch {
		case spot.Disabled:
			c.TextIn(ui.Heading, words.Initial(s.choice.nameOf(s.holderOf(layout))), r, ui.Center, theme.SecondInk)
		case fixed:
			dollhouse.Thumbnail(c, small, r.Inset(5), 1)
		case layout == "" && chosen.layout == "" && ui.Measure(ui.TextStrong, label) <= r.W-8:
			paintDrawn(c, r, s.startPicture(i), label)
		default:
			lines := ui.ParagraphHeight(ui.TextStrong, label, r.W-4)
			c.Paragraph(ui.TextStrong, label, r.X+2, r.Y+(r.H-lines)/2, r.W-4, ui.Center, ink)
		}
	}
	return spot
}

// paintDrawn paints the start that was drawn above the word for it.
func paintDrawn(c *ui.Canvas, r ui.Rect, small *sprites.Clinic, label string) {
	in := r.Inset(4)
	text := in.CutBottom(ui.TextStrong.LineHeight(), 0)
	dollhouse.Thumbnail(c, small, in, 1)
	c.TextIn(ui.TextStrong, label, text, ui.Center, theme.Accent)
}

// paintTile paints the background of a start or a board to choose; one that can't be chosen is only an outline.
func paintTile(c *ui.Canvas, r ui.Rect, state ui.State, chosen, disabled bool) {
	if disabled && !chosen {
		c.Dashed(r, 10, 1.5, 4, theme.Dashes)
		return
	}
	paintCard(c, r, state, chosen)
}

func (s *Scene) holderOf(layout string) int {
	holder, _ := s.choice.holder(layout)
	return max(0, holder)
}

// startPicture returns the clinic with which a player begins; an empty lot for the player's own start.
func (s *Scene) startPicture(i int) *sprites.Clinic {
	layout := s.choice.seats[i].layout
	if s.rules != nil {
		layout = s.rules.Config.Layouts[i]
	}
	if color, fixed := clinic.LevelNamed(layout); fixed {
		return dollhouse.Layout(color, columns(s.choice.seats[i].side))
	}
	empty := clinic.Clinic{Columns: columns(s.choice.seats[i].side), Rows: clinic.MaxRows}
	return dollhouse.Of(&empty, make(game.Numbers, game.NumberCount))
}

func (s *Scene) startCaption(i int) string {
	switch layout := s.choice.seats[i].layout; layout {
	case "":
		return ui.T("newgame.start_drawn")
	case game.OwnLayout:
		return ui.T("newgame.start_own")
	default:
		return ui.T("newgame.start_fixed", ui.Data{"Color": texts.Level("level." + layout)})
	}
}

func (s *Scene) paintColor(c *ui.Canvas, r ui.Rect, state ui.State, i, color int) {
	x, y := r.Center()
	radius := min(r.W, r.H)/2 - 3
	if state.Hover {
		radius++
	}
	mine := s.choice.seats[i].color == color
	shade := theme.PlayerColors[color]
	if !mine {
		shade = theme.Mix(shade, theme.Card, 0.55)
	}
	c.Tile(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, shade)
	if mine {
		c.CircleLine(x, y, radius+3, 2, shade)
		c.TextIn(ui.Heading, words.Initial(s.choice.nameOf(i)), ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, ui.Center, theme.Card)
	}
	if state.Focus {
		c.FocusRing(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius)
	}
}

// drawSeat paints the picture of a player's start with its caption.
func (s *Scene) drawSeat(c *ui.Canvas, i int) {
	card := &s.cards[i]
	area := card.picture
	if area.H == 0 {
		return
	}
	c.Round(area, 12, theme.Ground)
	caption := area.CutBottom(ui.ParagraphHeight(ui.Text, card.caption, area.W-16)+8, 0)
	card.house.Draw(c, ui.Rect{X: area.X + 6, Y: area.Y + 6, W: area.W - 12, H: area.H - 8})
	c.Paragraph(ui.Text, card.caption, caption.X+8, caption.Y, caption.W-16, ui.Center, theme.SecondInk)
}
