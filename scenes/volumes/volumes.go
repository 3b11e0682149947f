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
	page  ui.Page
	panel ui.Rect
	note  ui.Rect
	rows  []row
}

// row is a line of the panel with a name at its left.
type row struct {
	name string
	area ui.Rect
}

// New makes the screen.
func New() *Scene { return &Scene{} }

// Layout places a switch, a slider for each volume, and the switch of both ears.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	const rowHeight, pad, noteHeight = 56.0, 32.0, 44.0
	settings := c.Settings()
	s.page.Clear()
	s.rows = s.rows[:0]
	s.panel = ui.Rect{W: min(720, width-48), H: 2*pad + 64 + 6*rowHeight + noteHeight}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, max(16, (height-s.panel.H)/2)
	body := s.panel.Inset(pad)
	head := body.CutTop(48, 16)
	back := &ui.Button{Base: ui.Base{ID: "sound.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutRight(back.Width(), 0)
	s.page.Add(back)

	field := func(name string) ui.Rect {
		area := body.CutTop(rowHeight, 0)
		s.rows = append(s.rows, row{name, area})
		return area
	}
	change := func(set func(now *scenes.Settings)) {
		now := c.Settings()
		set(&now)
		c.ChangeSettings(now)
	}
	toggle := func(id, text, tip string, on bool, set func(now *scenes.Settings, on bool)) {
		s.page.Add(&ui.Switch{Base: ui.Base{ID: id, Rect: field(""), Tip: tip}, Text: text, On: on, Do: func(on bool) {
			change(func(now *scenes.Settings) { set(now, on) })
		}})
	}
	slider := func(id, name string, sample audio.Sound, of func(v *scenes.Volumes) *int) {
		area := field(name)
		volume := &ui.Slider{Base: ui.Base{ID: id, Disabled: !settings.Sound}, Value: *of(&settings.Volumes) / scenes.VolumeStep, Most: 100 / scenes.VolumeStep}
		volume.Format = func(tenths int) string { return ui.T("common.percent", ui.Data{"Count": tenths * scenes.VolumeStep}) }
		volume.Do = func(tenths int) {
			change(func(now *scenes.Settings) { *of(&now.Volumes) = tenths * scenes.VolumeStep })
			c.Sound(sample)
		}
		volume.Rect = ui.Rect{Y: area.Y + 6, W: min(360, area.W*0.6), H: 44}
		volume.Rect.X = area.Right() - volume.Rect.W
		s.page.Add(volume)
	}
	toggle("sound.on", ui.T("sound.on"), "", settings.Sound, func(now *scenes.Settings, on bool) { now.Sound = on })
	slider("sound.pieces", ui.T("sound.pieces"), sounds.SampleOfPieces, func(v *scenes.Volumes) *int { return &v.Pieces })
	slider("sound.people", ui.T("sound.people"), sounds.SampleOfPeople, func(v *scenes.Volumes) *int { return &v.People })
	slider("sound.events", ui.T("sound.events"), sounds.SampleOfEvents, func(v *scenes.Volumes) *int { return &v.Events })
	slider("sound.music", ui.T("sound.music"), audio.Silent, func(v *scenes.Volumes) *int { return &v.Music }) // it is playing
	toggle("sound.mono", ui.T("sound.mono"), ui.T("sound.mono_tip"), settings.Mono, func(now *scenes.Settings, on bool) { now.Mono = on })
	s.note = body
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
	c.TextIn(ui.Big, ui.T("sound.title"), ui.Rect{X: s.panel.X + 32, Y: s.panel.Y + 32, W: s.panel.W / 2, H: 48}, ui.Left, paint.Ink)
	for _, r := range s.rows {
		c.HorizontalLine(r.area.X, r.area.Y, r.area.W, 1, paint.Hairline)
		c.TextIn(ui.Label, r.name, ui.Rect{X: r.area.X, Y: r.area.Y, W: r.area.W * 0.4, H: r.area.H}, ui.Left, paint.Ink)
	}
	c.HorizontalLine(s.note.X, s.note.Y, s.note.W, 1, paint.Hairline)
	c.Paragraph(ui.Text, ui.T("sound.note"), s.note.X, s.note.Y+14, s.note.W, ui.Left, paint.SecondInk)
	s.page.Draw(c)
}
