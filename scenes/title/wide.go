package title

import (
	"slices"

	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// The panel on the left of a large window: the name, the ways into a game, what the day brings, and a quiet row with
// everything else.

// logoFoot is how far the logo at size 1 extends below its middle.
const logoFoot = 15.5

const (
	panelWidth = 432.0
	besideView = 360.0 // of the window, for the view
	panelPad   = 24.0
)

// wide holds the places of the panel's parts.
type wide struct {
	*ui.Reader
	room               float64 // 1 at full size, 0 in the lowest window
	head, today, quiet ui.Rect
	leaf               ui.Rect // the calendar's page
	campaign, friends  *ui.Button
}

// between returns a height between the least and the full one.
func (w *wide) between(least, full float64) float64 { return least + (full-least)*w.room }

// placeWide places the panel and everything in it, and reports whether the window is large enough for it.
func (s *Scene) placeWide(ways, quiet []*ui.Button, width, height float64) bool {
	left := max(32, width*0.0375)
	if width < left+panelWidth+besideView {
		return false
	}
	campaign := 0.0
	if len(quiet) > 0 && quiet[0].ID == "title.campaign" {
		s.wide.campaign, quiet = quiet[0], quiet[1:]
		campaign = 44
	} else {
		s.wide.campaign = nil
	}
	s.wide.friends = nil
	if at := slices.IndexFunc(ways, func(b *ui.Button) bool { return b.ID == "title.friends" }); at > 0 {
		s.wide.friends = ways[at]
		ways = slices.Delete(slices.Clone(ways), at, at+1)
		s.wide.friends.Icon = ui.IconOthers
	}
	signs := s.signRows(quiet)
	high := func(room float64) float64 {
		w := wide{Reader: s.Reader, room: room}
		h := w.between(64, 148) + w.between(10, 24) + w.high(ways) + 64*float64(signs)
		if campaign > 0 {
			h += campaign + w.between(8, 20)
		}
		if s.wide.friends != nil {
			h += w.between(44, 52) + w.between(6, 12)
		}
		if s.day.shown {
			h += w.todayHigh() + w.between(8, 20)
		}
		return h
	}
	least, full := high(0), high(1)
	if height < least+16 {
		return false
	}
	s.small = false
	s.wide = wide{Reader: s.Reader, campaign: s.wide.campaign, friends: s.wide.friends, room: ui.Between((height-32-least)/(full-least), 0, 1)}
	w := &s.wide
	h := high(w.room)
	s.panel = ui.Rect{X: left, Y: (height - h) / 2, W: panelWidth, H: h}
	in := ui.Rect{X: s.panel.X + panelPad, Y: s.panel.Y, W: s.panel.W - 2*panelPad, H: h}
	w.head = in.CutTop(w.between(64, 148), 0)
	gap := w.between(6, 12)
	var rest []*ui.Button
	for i, b := range ways {
		if i == 0 {
			b.Rect = in.CutTop(w.first(b), gap)
			continue
		}
		rest = append(rest, b)
	}
	if len(rest) > 0 {
		inRow(rest, in.CutTop(w.between(44, 52), gap))
	}
	if w.friends != nil {
		w.friends.Rect = in.CutTop(w.between(44, 52), gap)
	}
	if s.day.shown {
		in.CutTop(w.between(2, 8), 0)
		w.today = in.CutTop(w.todayHigh(), w.between(6, 12))
		s.placeToday(w.today)
	}
	if campaign > 0 {
		in.CutTop(w.between(1, 5), 0)
		w.campaign.Rect = in.CutTop(campaign, w.between(7, 15))
	}
	w.quiet = ui.Rect{X: s.panel.X + 8, Y: in.Y, W: s.panel.W - 16, H: 64 * float64(signs)}
	free := ui.Rect{X: s.panel.Right(), W: width - s.panel.Right(), H: height}.Inset(24)
	s.placeTables(&free)
	s.view.place(ui.Rect{W: width, H: height}, free)
	return true
}

// first returns the height of the first way into a game.
func (w *wide) first(b *ui.Button) float64 {
	if b.Note == "" {
		return w.between(48, 72)
	}
	return max(w.between(60, 88), w.Styles.Grown(58))
}

// high returns the height of all ways into a game.
func (w *wide) high(ways []*ui.Button) float64 {
	gap := w.between(6, 12)
	h := w.first(ways[0]) + gap
	if len(ways) > 1 {
		h += w.between(44, 52) + gap
	}
	return h
}

// rowHigh returns the height of the row for the game or the puzzle of the day.
func (w *wide) rowHigh() float64 { return max(44, w.Styles.Grown(w.between(44, 48))) }

func (w *wide) todayHigh() float64 {
	return w.between(30, 44) + 2*w.rowHigh() + 6 + w.between(6, 12) + w.between(34, 38)
}

// placeToday places what the day brings.
func (s *Scene) placeToday(r ui.Rect) {
	w, d := &s.wide, &s.day
	head := r.CutTop(w.between(30, 44), 0)
	title := ui.Measure(s.Styles.Heading, s.T("today.title")) + 16
	d.streak.Rect = ui.Rect{X: head.X + title, Y: head.Y, W: head.W - title, H: head.H}
	d.streak.Hidden = d.stand.Streak == ""
	body := r.CutTop(2*w.rowHigh()+6, w.between(6, 12))
	w.leaf = body.CutLeft(max(76, ui.Measure(s.Styles.TextStrong, d.stand.Weekday)+16, ui.Measure(s.Styles.Text, d.stand.Month)+16), 12)
	d.game.Rect = body.CutTop(w.rowHigh(), 6)
	d.puzzle.Rect = body
	each := r.W / float64(max(1, len(d.week)))
	for i, area := range d.week {
		area.Rect = ui.Rect{X: r.X + each*float64(i) + (each-34)/2, Y: r.Y + (r.H-34)/2, W: 34, H: 34}
	}
}

// signWide returns the least width of an item in the quiet row.
func signWide(reader *ui.Reader, b *ui.Button) float64 {
	return max(56, ui.Measure(reader.Styles.TextStrong, b.Text)+12)
}

// signRows returns the number of quiet rows.
func (s *Scene) signRows(quiet []*ui.Button) int {
	sum := 0.0
	for _, b := range quiet {
		sum += signWide(s.Reader, b)
	}
	if sum > panelWidth-16 {
		return 2
	}
	return 1
}

// signs returns the items of the quiet row, each an icon with its name below.
func (s *Scene) signs(quiet []*ui.Button) (list []ui.Widget) {
	rows := s.signRows(quiet)
	perRow := (len(quiet) + rows - 1) / rows
	for row := range rows {
		line := quiet[row*perRow : min(len(quiet), (row+1)*perRow)]
		sum := 0.0
		for _, b := range line {
			sum += signWide(s.Reader, b)
		}
		x, more := s.wide.quiet.X, max(0, s.wide.quiet.W-sum)/float64(max(1, len(line)))
		for _, b := range line {
			area := &ui.Area{Base: ui.Base{ID: b.ID, Letter: b.Letter, Says: b.Text, Rect: ui.Rect{X: x, Y: s.wide.quiet.Y + 64*float64(row), W: signWide(s.Reader, b) + more, H: 60}}, Do: b.Do}
			area.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
				ground := theme.Fade(theme.Well, 0)
				if state.Hover || state.Pressed {
					ground = theme.Well
				}
				c.Tile(r, 12, ground)
				signOf[b.ID](c, ui.Rect{X: r.X + r.W/2 - 11, Y: r.Y + 8, W: 22, H: 22}, theme.SecondInk)
				c.TextIn(c.Styles.TextStrong, b.Text, ui.Rect{X: r.X, Y: r.Bottom() - 26, W: r.W, H: 22}, ui.Center, theme.SecondInk)
				if state.Focus {
					c.FocusRing(r, 12)
				}
			}
			list = append(list, area)
			x += area.Rect.W
		}
	}
	return list
}

// signOf maps the items of the quiet row to their icons.
var signOf = map[string]ui.Icon{
	"title.load": ui.IconFolder, "title.records": ui.IconTrophy, "title.settings": ui.IconGear, "title.rules": ui.IconBook, "title.quit": ui.IconLeave,
}

// drawWide draws the name and the day.
func (s *Scene) drawWide(c *ui.Canvas) {
	w, r := &s.wide, s.wide.head
	size := w.between(1.5, 2.3)
	y := r.Y + w.between(36, 74)
	slogan := c.T("title.one_line")
	under := ui.Rect{X: r.X, Y: r.Bottom() - 30, W: r.W, H: 22}
	told := w.room > 0.6 && ui.Measure(c.Styles.TextStrong, slogan) <= r.W
	if told {
		y = min(y, under.Y-6-logoFoot*size)
		c.TextIn(c.Styles.TextStrong, slogan, under, ui.Left, theme.SecondInk)
		c.Landmark("title.slogan", under)
	}
	c.Landmark("title.logo", ui.Rect{X: r.X, Y: y - logoFoot*size, W: 34 * size, H: 2 * logoFoot * size})
	pictures.Draw(c, pictures.Logo, r.X+17*size, y, size, 0)
	style := c.Styles.Title
	if w.room < 0.4 {
		style = c.Styles.Name
	}
	c.Text(style, c.T("game.name"), r.X+40*size, y+style.Size*0.36, ui.Left, theme.Ink)
	note := c.T("title.fan_work", ui.Data{"Version": s.version})
	if area := (ui.Rect{X: s.panel.Right() + 16, Y: c.Height - 32, W: c.Width - s.panel.Right() - 32, H: 24}); ui.Measure(c.Styles.Text, note) <= area.W {
		c.TextIn(c.Styles.Text, note, area, ui.Right, theme.SecondInk)
	}
	line := func(y float64) { c.Fill(ui.Rect{X: r.X, Y: y, W: r.W, H: 1.5}, theme.Hairline) }
	line(w.quiet.Y - w.between(4, 8))
	if !s.day.shown {
		return
	}
	line(w.today.Y - w.between(2, 4))
	head := w.between(30, 44)
	c.TextIn(c.Styles.Heading, c.T("today.title"), ui.Rect{X: w.today.X, Y: w.today.Y, W: w.today.W, H: head}, ui.Left, theme.Ink)
	s.drawLeaf(c, w.leaf)
}

// drawLeaf draws the calendar's page.
func (s *Scene) drawLeaf(c *ui.Canvas, r ui.Rect) {
	d := &s.day.stand
	c.Shadow(r, 10, 0.5)
	c.Round(r, 10, theme.Card)
	top := r.CutTop(r.H*0.28, 0)
	c.Round(ui.Rect{X: top.X, Y: top.Y, W: top.W, H: top.H}, 10, theme.Accent)
	c.Fill(ui.Rect{X: top.X, Y: top.Y + top.H/2, W: top.W, H: top.H / 2}, theme.Accent)
	c.TextIn(c.Styles.TextStrong, d.Weekday, top, ui.Center, theme.Card)
	c.TextIn(c.Styles.Big, d.Number, ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H * 0.55}, ui.Center, theme.Ink)
	c.TextIn(c.Styles.Text, d.Month, ui.Rect{X: r.X, Y: r.Bottom() - r.H*0.42, W: r.W, H: r.H * 0.36}, ui.Center, theme.SecondInk)
}
