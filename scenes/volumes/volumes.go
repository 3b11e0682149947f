// Package volumes is the screen of what one hears: sound on or off, how loud each kind of it is, and the same in both ears.
package volumes

import (
	"clinic/audio"
	"clinic/scenes"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// Scene is the screen.
type Scene struct {
	page   ui.Page
	scroll *ui.Scroll
	panel  ui.Rect
	head   ui.Rect
	note   ui.Rect
	rows   []row
}

// row is a line of the panel with a name at its left.
type row struct {
	name string
	area ui.Rect
}

// New makes the screen.
func New() *Scene { return &Scene{} }

// AnyWindow tells that the screen is laid out in windows of any size.
func (s *Scene) AnyWindow() {}

// Layout places a switch, a slider for each volume, and the switch of both ears: with the name above the slider where the window is
// narrow.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	const rowHeight, noteHeight = 56.0, 64.0
	edge, pad, above := 32.0, 32.0, 0.0
	narrow := width < 640
	if narrow {
		edge, pad, above = 0, 16, 32
	} else if height < 640 {
		edge, pad = 16, 20
	}
	settings := c.Settings()
	s.page.Clear()
	s.rows = s.rows[:0]
	s.panel = ui.Rect{W: min(720, width-2*edge), H: min(2*pad+64+6*rowHeight+4*above+noteHeight, height-edge)}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, max(edge/2, (height-s.panel.H)/2)
	body := s.panel.Inset(pad)
	s.head = body.CutTop(48, 16)
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "sound.rows", Rect: body}, Offset: offset, Paint: s.paintRows}
	back := &ui.Button{Base: ui.Base{ID: "sound.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = s.head.CutRight(back.Width(), 0)
	s.page.Add(s.scroll, back)
	if narrow {
		body.W -= 8 // beside the bar
	}
	top := body.Y

	field := func(name string) ui.Rect {
		area := body.CutTop(rowHeight, 0)
		named := area
		if narrow && name != "" {
			body.CutTop(above, 0)
			named.H, area.Y = above+8, area.Y+above
		}
		s.rows = append(s.rows, row{name, named})
		return area
	}
	change := func(set func(now *scenes.Settings)) {
		now := c.Settings()
		set(&now)
		c.ChangeSettings(now)
	}
	toggle := func(id, text, tip string, on bool, set func(now *scenes.Settings, on bool)) {
		s.page.Add(&ui.Switch{Base: ui.Base{ID: id, Rect: field(""), Tip: tip, Inside: s.scroll}, Text: text, On: on, Do: func(on bool) {
			change(func(now *scenes.Settings) { set(now, on) })
		}})
	}
	slider := func(id, name string, sample audio.Sound, of func(v *scenes.Volumes) *int) {
		area := field(name)
		volume := &ui.Slider{Base: ui.Base{ID: id, Disabled: !settings.Sound, Inside: s.scroll}, Value: *of(&settings.Volumes) / scenes.VolumeStep, Most: 100 / scenes.VolumeStep}
		volume.Format = func(tenths int) string { return ui.T("common.percent", ui.Data{"Count": tenths * scenes.VolumeStep}) }
		volume.Do = func(tenths int) {
			change(func(now *scenes.Settings) { *of(&now.Volumes) = tenths * scenes.VolumeStep })
			c.Sound(sample)
		}
		volume.Rect = ui.Rect{Y: area.Y + 6, W: min(360, area.W*0.6), H: 44}
		if narrow {
			volume.Rect.W = area.W
		}
		volume.Rect.X = area.Right() - volume.Rect.W
		s.page.Add(volume)
	}
	toggle("sound.on", ui.T("sound.on"), "", settings.Sound, func(now *scenes.Settings, on bool) { now.Sound = on })
	slider("sound.pieces", ui.T("sound.pieces"), sounds.SampleOfPieces, func(v *scenes.Volumes) *int { return &v.Pieces })
	slider("sound.people", ui.T("sound.people"), sounds.SampleOfPeople, func(v *scenes.Volumes) *int { return &v.People })
	slider("sound.events", ui.T("sound.events"), sounds.SampleOfEvents, func(v *scenes.Volumes) *int { return &v.Events })
	slider("sound.music", ui.T("sound.music"), audio.Silent, func(v *scenes.Volumes) *int { return &v.Music }) // it is playing
	toggle("sound.mono", ui.T("sound.mono"), ui.T("sound.mono_tip"), settings.Mono, func(now *scenes.Settings, on bool) { now.Mono = on })
	s.note = ui.Rect{X: body.X, Y: body.Y, W: body.W, H: noteHeight}
	s.scroll.Height = s.note.Bottom() - top
}

// paintRows paints the names, the lines between the rows and what stands below them.
func (s *Scene) paintRows(c *ui.Canvas) {
	for _, r := range s.rows {
		c.HorizontalLine(r.area.X, r.area.Y, r.area.W, 1, paint.Hairline)
		c.TextIn(ui.Label, r.name, r.area, ui.Left, paint.Ink)
	}
	c.HorizontalLine(s.note.X, s.note.Y, s.note.W, 1, paint.Hairline)
	c.Paragraph(ui.Text, ui.T("sound.note"), s.note.X, s.note.Y+14, s.note.W, ui.Left, paint.SecondInk)
}

// Update follows the gestures; Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// Draw paints the panel with its rows.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(s.panel, 20)
	c.TextIn(ui.Big, ui.T("sound.title"), s.head, ui.Left, paint.Ink)
	s.page.Draw(c)
}
