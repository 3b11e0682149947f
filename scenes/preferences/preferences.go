// Package preferences is the screen of the settings.
package preferences

import (
	"clinic/assets/texts"
	"clinic/scenes"
	"clinic/scenes/keylist"
	"clinic/scenes/ui"
	"clinic/scenes/volumes"
	"clinic/sprites/paint"
)

// Scene is the settings' screen.
type Scene struct {
	page   ui.Page
	panel  ui.Rect
	head   ui.Rect
	scroll *ui.Scroll // of the rows
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

// Layout places one row for each setting: with the name above the choice where the window is narrow.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	settings := c.Settings()
	s.page.Clear()
	s.rows = s.rows[:0]
	const rowHeight, rows = 60.0, 8
	fieldWidth, botsWidth, high, edge, pad := 260.0, 340.0, rowHeight, 32.0, 32.0
	narrow := width < 640
	if narrow {
		edge, pad, high = 0, 16, 92
	} else if height < 640 {
		edge, pad = 16, 20
	}
	s.panel = ui.Rect{W: min(720, width-2*edge), H: min(2*pad+48+16+rows*high, height-edge)}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, max(edge/2, (height-s.panel.H)/2)
	body := s.panel.Inset(pad)
	head := body.CutTop(48, 16)
	s.head = head
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "settings.rows", Rect: body}, Offset: offset, Paint: s.paintRows}
	s.page.Add(s.scroll)
	if narrow {
		body.W -= 8 // beside the bar
		fieldWidth, botsWidth = body.W, body.W
	}
	top := body.Y
	back := &ui.Button{Base: ui.Base{ID: "settings.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = head.CutRight(back.Width(), 0)
	field := func(name string) ui.Rect {
		area := body.CutTop(rowHeight, 0)
		if narrow && name != "" {
			body.CutTop(high-rowHeight, 0)
			s.rows = append(s.rows, row{name, ui.Rect{X: area.X, Y: area.Y, W: area.W, H: high - rowHeight + 8}})
			return area.Moved(0, high-rowHeight)
		}
		s.rows = append(s.rows, row{name, area})
		return area
	}

	languages := &ui.Segments{Base: ui.Base{ID: "settings.language", Inside: s.scroll}}
	for i, l := range texts.Languages() {
		languages.Options = append(languages.Options, l.Name)
		if l.Code == settings.Language {
			languages.Selected = i
		}
	}
	languages.Do = func(i int) {
		now := c.Settings()
		now.Language = texts.Languages()[i].Code
		c.ChangeSettings(now)
	}
	area := field(ui.T("settings.language"))
	fieldsWidth := max(fieldWidth, float64(len(languages.Options))*120)
	if narrow {
		fieldsWidth = fieldWidth
	}
	languages.Rect = ui.Rect{X: area.Right() - fieldsWidth, Y: area.Y + 8, W: fieldsWidth, H: 44}

	scale := &ui.Stepper{Base: ui.Base{ID: "settings.scale", Inside: s.scroll}, Value: settings.Scale, Least: scenes.LeastScale, Most: scenes.MostScale, By: scenes.ScaleStep}
	scale.Format = func(percent int) string { return ui.T("common.percent", ui.Data{"Count": percent}) }
	scale.Do = func(percent int) {
		now := c.Settings()
		now.Scale = percent
		c.ChangeSettings(now)
	}
	if limit := c.ScaleLimit() / scenes.ScaleStep * scenes.ScaleStep; limit < scenes.MostScale {
		scale.Most = max(scenes.LeastScale, limit)
		scale.Value = min(scale.Value, scale.Most)
		scale.Tip = ui.T("settings.scale_limited", ui.Data{"Count": limit})
	}
	area = field(ui.T("settings.scale"))
	scale.Rect = ui.Rect{X: area.Right() - fieldWidth, Y: area.Y + 8, W: fieldWidth, H: 44}

	speed := &ui.Stepper{Base: ui.Base{ID: "settings.speed", Inside: s.scroll}, Value: settings.Speed, Least: scenes.LeastSpeed, Most: scenes.MostSpeed, By: scenes.SpeedStep}
	speed.Format = scale.Format
	speed.Do = func(percent int) {
		now := c.Settings()
		now.Speed = percent
		c.ChangeSettings(now)
	}
	area = field(ui.T("settings.speed"))
	speed.Rect = ui.Rect{X: area.Right() - fieldWidth, Y: area.Y + 8, W: fieldWidth, H: 44}

	area = field(ui.T("bots.pace"))
	bots := scenes.BotPace(c, "settings.bots")
	bots.Inside = s.scroll
	bots.Rect = ui.Rect{X: area.Right() - botsWidth, Y: area.Y + 8, W: botsWidth, H: 44}

	toggle := func(id, text, tip string, on bool, set func(s *scenes.Settings, on bool)) ui.Widget {
		body := field("")
		return &ui.Switch{Base: ui.Base{ID: id, Rect: body, Tip: tip, Inside: s.scroll}, Text: text, On: on, Do: func(on bool) {
			now := c.Settings()
			set(&now, on)
			c.ChangeSettings(now)
		}}
	}
	s.page.Add(back, languages, scale, speed, bots,
		toggle("settings.full_screen", ui.T("settings.full_screen"), "", settings.FullScreen, func(s *scenes.Settings, on bool) { s.FullScreen = on }),
		toggle("settings.reduce_motion", ui.T("settings.reduce_motion"), ui.T("settings.reduce_motion_tip"), settings.ReduceMotion, func(s *scenes.Settings, on bool) { s.ReduceMotion = on }))

	sound := toggle("settings.sound", "", "", settings.Sound, func(s *scenes.Settings, on bool) { s.Sound = on }).(*ui.Switch)
	s.rows[len(s.rows)-1].name = ui.T("settings.sound")
	more := &ui.Button{Base: ui.Base{ID: "settings.volumes", Inside: s.scroll}, Text: ui.T("settings.volumes"), Do: func() { c.Push(volumes.New()) }}
	line := sound.Rect
	sound.Rect = line.CutRight(76, 0)
	more.Rect = ui.Rect{W: fieldWidth - 76, H: 44}
	if narrow { // beside the name
		more.Rect.W = min(more.Width(), line.W-16-ui.Measure(ui.Label, ui.T("settings.sound")))
	}
	more.Rect.X, more.Rect.Y = line.Right()-more.Rect.W, line.Y+8
	s.page.Add(sound, more)

	keys := &ui.Button{Base: ui.Base{ID: "settings.keys", Inside: s.scroll}, Text: ui.T("settings.keys_show"), Do: func() { c.Push(keylist.New()) }}
	area = field(ui.T("settings.keys"))
	keys.Rect = ui.Rect{X: area.Right() - fieldWidth, Y: area.Y + 8, W: fieldWidth, H: 44}
	s.page.Add(keys)
	s.scroll.Height = body.Y - top
}

// paintRows paints the names and the lines between the rows.
func (s *Scene) paintRows(c *ui.Canvas) {
	for _, r := range s.rows {
		c.HorizontalLine(r.area.X, r.area.Y, r.area.W, 1, paint.Hairline)
		c.TextIn(ui.Label, r.name, r.area, ui.Left, paint.Ink)
	}
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
	c.TextIn(ui.Big, ui.T("settings.title"), s.head, ui.Left, paint.Ink)
	s.page.Draw(c)
}
