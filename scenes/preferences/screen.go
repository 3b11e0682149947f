package preferences

import (
	"slices"

	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// screen fills the page of the sizes of everything and of texts alone, and of full screen.
func screen(p *page) {
	settings := p.context.Settings()
	scale := &ui.Stepper{Base: ui.Base{ID: "settings.scale"}, Value: settings.Scale, Least: scenes.LeastScale, Most: scenes.MostScale, By: scenes.ScaleStep, Format: p.percent}
	const rests = 40 // ticks
	scale.Do = func(percent int) { p.scene.scale, p.scene.rests = percent, rests }
	note := p.context.T("settings.scale_note")
	if limit := p.context.ScaleLimit() / scenes.ScaleStep * scenes.ScaleStep; limit < scenes.MostScale {
		scale.Most = max(scenes.LeastScale, limit)
		scale.Value = min(scale.Value, scale.Most)
		if scale.Value == scale.Most {
			note = p.context.T("settings.scale_limited", ui.Data{"Count": limit})
		}
	}
	p.add(setting{name: p.context.T("settings.scale"), note: note, picture: sizes(scale.Value), control: scale, wide: 260})

	texts := &ui.Stepper{Base: ui.Base{ID: "settings.text_size"}, Value: slices.Index(scenes.TextSizes[:], settings.TextSize), Most: len(scenes.TextSizes) - 1, By: 1}
	texts.Format = func(i int) string { return p.percent(scenes.TextSizes[i]) }
	texts.Do = func(i int) { p.change(func(now *scenes.Settings) { now.TextSize = scenes.TextSizes[i] }) }
	note = p.context.T("settings.text_size_note")
	if limit := p.context.TextLimit(); settings.TextSize > limit {
		note = p.context.T("settings.text_size_limited", ui.Data{"Count": limit})
	}
	p.add(setting{name: p.context.T("settings.text_size"), note: note, picture: writes(settings.TextSize), control: texts, wide: 260})

	full := p.toggle("settings.full_screen", settings.FullScreen, func(s *scenes.Settings, on bool) { s.FullScreen = on })
	p.add(setting{name: p.context.T("settings.full_screen"), note: p.context.T("settings.full_screen_note"), picture: monitor(settings.FullScreen), control: full, wide: switchWide})
}

// sizes shows a small window whose text and button have a scale in percent.
func sizes(scale int) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		by := float64(scale) / 100
		page := r.Inset(10)
		c.Shadow(page, 8, 0.5)
		c.Round(page, 8, theme.Card)
		in := c.Clip(page, 0, 0)
		style := ui.Style{Size: 9 * by, Weight: ui.Bold}
		in.Text(style, c.T("settings.size_sample"), page.X+8, page.Y+6+style.Size, ui.Left, theme.Ink)
		button := ui.Rect{X: page.X + 8, Y: page.Y + 12 + 1.5*style.Size, W: 34 * by, H: 12 * by}
		in.Round(button, 4*by, theme.Accent)
		in.Round(ui.Rect{X: button.Right() + 4*by, Y: button.Y, W: 34 * by, H: 12 * by}, 4*by, theme.AccentSoft)
	}
}

// writes shows a room of constant size, with its name at a text size in percent.
func writes(size int) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		page := r.Inset(10)
		c.Shadow(page, 8, 0.5)
		c.Round(page, 8, theme.Card)
		room := page.Inset(6)
		words := room.CutBottom(24, 0)
		pictures.UpTo(c, sprites.KindTreatment.Picture(0), room, 0.3, 0)
		c.TextIn(ui.Style{Size: 11 * float64(size) / 100, Weight: ui.Bold}, c.T("settings.size_sample"), words, ui.Center, theme.Ink)
	}
}

// monitor shows a screen with a window on it, or filled by it.
func monitor(full bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		h := r.H - 24
		screen := ui.Rect{X: r.X + (r.W-h*1.55)/2, Y: r.Y + 8, W: h * 1.55, H: h}
		x, _ := screen.Center()
		c.Fill(ui.Rect{X: x - 4, Y: screen.Bottom(), W: 8, H: 6}, theme.Edge)
		c.Round(ui.Rect{X: x - 18, Y: screen.Bottom() + 5, W: 36, H: 4}, 2, theme.Edge)
		c.Round(screen, 5, theme.SecondInk)
		window := screen.Inset(3)
		if !full {
			c.Round(window, 3, theme.AccentSoft)
			window = window.Inset(9)
		}
		c.Round(window, 3, theme.Card)
		bar := window
		bar.H = 5
		c.Fill(bar, theme.Accent)
		c.Fill(ui.Rect{X: window.X + 4, Y: window.Y + 9, W: window.W * 0.25, H: window.H - 13}, theme.Well)
		c.Fill(ui.Rect{X: window.X + 8 + window.W*0.25, Y: window.Y + 9, W: window.W*0.75 - 12, H: window.H - 13}, theme.LegalSoft)
	}
}
