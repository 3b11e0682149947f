package load

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// layoutSmall places the list over a whole small window, what there is to see of the chosen game in it, and what can be
// done at the thumb.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	const high, gap, leastMain = 48.0, 8.0, 240.0
	s.frame = ui.NewFrame(ui.T("title.load"), width, height, high, c.Settings().LeftHanded)
	s.page.Add(s.frame.Back("load.back", c.Pop))
	if code := s.codeButton(c); code != nil {
		code.Rect = s.frame.Head.CutRight(44, gap)
	}
	s.right = s.frame.Body // where it is said that there is none
	s.picture = ui.Rect{}
	s.listGames(c, s.frame.Body, 76)
	s.scroll.Paint = s.paintChosen
	file, replay, remove, main := s.buttons(c)
	foot := s.frame.Foot
	switch {
	case s.frame.Low:
		main.Rect = foot.CutBottom(high, gap)
		row := foot.CutTop(high, gap)
		third := (row.W - 2*gap) / 3
		file.Rect, replay.Rect = row.CutLeft(third, gap), row.CutLeft(third, gap)
		remove.Rect = row
		asSigns(file, replay, remove)
		if s.good() != nil {
			s.picture = foot
		}
	case file.Width()+replay.Width()+remove.Width()+max(leastMain, main.Width())+3*gap <= foot.W:
		main.Rect = foot.CutRight(max(leastMain, main.Width()), gap)
		remove.Rect = foot.CutRight(remove.Width(), gap)
		replay.Rect = foot.CutRight(replay.Width(), gap)
		file.Rect = foot.CutLeft(file.Width(), gap)
	default:
		asSigns(file, replay, remove)
		file.Rect, replay.Rect, remove.Rect = foot.CutLeft(high, gap), foot.CutLeft(high, gap), foot.CutLeft(high, gap)
		main.Rect = foot
	}
}

// asSigns writes no words on the buttons.
func asSigns(file, replay, remove *ui.Button) {
	remove.Tip, remove.Icon, file.Icon = remove.Text, ui.IconBin, ui.IconFolder
	replay.Tip, replay.Icon = replay.Text, ui.IconPlay
	remove.Text, replay.Text, file.Text = "", "", ""
}

// tellChosen places below the row of the chosen game its players and, in an upright window, the picture of a clinic. It
// gives where that ends.
func (s *Scene) tellChosen(c *scenes.Context, area ui.Rect) float64 {
	const pad, picture, gap = 12.0, 200.0, 10.0
	s.detail = ui.Rect{}
	k := s.good()
	if k == nil {
		return area.Y
	}
	top := area.Y
	inner := ui.Rect{X: area.X + pad, Y: area.Y + pad, W: area.W - 2*pad, H: 1e6}
	s.layoutPlayers(c, k, &inner, s.scroll)
	if !s.frame.Low { // where it lies in the column
		s.picture = inner.CutTop(picture, pad)
	}
	s.detail = ui.Rect{X: area.X, Y: top, W: area.W, H: inner.Y - top}
	return s.detail.Bottom() + gap
}

// paintChosen paints the card of the chosen game in the list.
func (s *Scene) paintChosen(c *ui.Canvas) {
	if s.good() == nil {
		return
	}
	c.Panel(s.detail, 12)
	if !s.frame.Low {
		s.paintPicture(c)
	}
}

func (s *Scene) paintPicture(c *ui.Canvas) {
	if s.picture.H <= 16 {
		return
	}
	c.Round(s.picture, 12, paint.Ground)
	s.house.Draw(c, s.picture.Inset(8))
}
