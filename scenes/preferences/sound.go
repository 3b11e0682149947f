package preferences

import (
	"clinic/audio"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

var (
	tile    = sprites.Must("action-build")
	person  = sprites.Must("nurse")
	coin    = sprites.Must("icon-money")
	speaker = sprites.Must("mark-sound")
	silent  = sprites.Must("mark-silent")
)

// sound fills the page of sound: whether there is any, how loud each kind is, and whether both ears hear the same.
func sound(p *page) {
	settings := p.context.Settings()
	on := p.toggle("sound.on", settings.Sound, func(now *scenes.Settings, on bool) { now.Sound = on })
	p.add(setting{name: p.context.T("sound.on"), small: true, control: on, wide: switchWide, picture: func(c *ui.Canvas, r ui.Rect) {
		id, color := speaker, theme.Accent
		if !settings.Sound {
			id, color = silent, theme.SecondInk
		}
		pictures.Mark(c, id, r.Inset(10), color)
	}})
	slider := func(id, name string, sample audio.Sound, sign sprites.ID, of func(v *scenes.Volumes) *int) {
		now := *of(&settings.Volumes)
		volume := &ui.Slider{Base: ui.Base{ID: id, Disabled: !settings.Sound}, Value: now / scenes.VolumeStep, Most: 100 / scenes.VolumeStep}
		volume.Format = func(tenths int) string { return p.percent(tenths * scenes.VolumeStep) }
		volume.Do = func(tenths int) {
			p.change(func(now *scenes.Settings) { *of(&now.Volumes) = tenths * scenes.VolumeStep })
			p.context.Sound(sample)
		}
		row := setting{name: name, small: true, control: volume, wide: 330, picture: bars(sign, now, settings.Sound)}
		if sample.Heard() && settings.Sound {
			row.id, row.hear = id+".hear", func() { p.context.Sound(sample) }
		}
		p.add(row)
	}
	slider("sound.pieces", p.context.T("sound.pieces"), sounds.SampleOfPieces, tile, func(v *scenes.Volumes) *int { return &v.Pieces })
	slider("sound.people", p.context.T("sound.people"), sounds.SampleOfPeople, person, func(v *scenes.Volumes) *int { return &v.People })
	slider("sound.events", p.context.T("sound.events"), sounds.SampleOfEvents, coin, func(v *scenes.Volumes) *int { return &v.Events })
	slider("sound.music", p.context.T("sound.music"), audio.Silent, sprites.None, func(v *scenes.Volumes) *int { return &v.Music }) // it is playing
	mono := p.toggle("sound.mono", settings.Mono, func(now *scenes.Settings, on bool) { now.Mono = on })
	p.add(setting{name: p.context.T("sound.mono"), note: p.context.T("sound.mono_tip"), small: true, picture: ears(settings.Mono), control: mono, wide: switchWide})
	p.say(p.context.T("sound.note"))
}

// bars shows an icon with bars beside it that show a volume in percent.
func bars(sign sprites.ID, volume int, on bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		const count, wide, apart = 5, 4.0, 7.0
		left := r
		left.W = r.W - count*apart - 14
		if sign == sprites.None {
			x, y := left.Center()
			note(c, x, y)
		} else {
			pictures.In(c, sign, left.Inset(7), 0)
		}
		for i := range count {
			color := theme.Dashes
			if on && volume > i*100/count {
				color = theme.Accent
			}
			high := 8 + float64(i)*(r.H-26)/(count-1)
			c.Round(ui.Rect{X: r.Right() - 10 - float64(count-i)*apart + 3, Y: r.Bottom() - 9 - high, W: wide, H: high}, 2, color)
		}
	}
}

// note draws two musical notes around x, y.
func note(c *ui.Canvas, x, y float64) {
	for _, dx := range [...]float64{-9, 7} {
		c.Circle(x+dx, y+9, 4.5, theme.Ink)
		c.VerticalLine(x+dx+3, y-10, 19, 2, theme.Ink)
	}
	c.Fill(ui.Rect{X: x - 6, Y: y - 12, W: 18, H: 4}, theme.Ink)
}

// ears shows what two loudspeakers play: the same, or each its own.
func ears(same bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		for side, highs := range [...][4]float64{{8, 18, 26, 12}, {20, 10, 14, 24}} {
			if same {
				highs = [...]float64{12, 22, 18, 14}
			}
			x := r.X + r.W*(0.28+0.44*float64(side))
			for i, high := range highs {
				c.Round(ui.Rect{X: x - 13 + float64(i)*7, Y: r.Y + r.H/2 - high/2, W: 4, H: high}, 2, theme.Accent)
			}
		}
	}
}
