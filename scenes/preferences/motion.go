package preferences

import (
	"math"

	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

var (
	cube   = sprites.Must("patient-2")
	cured  = sprites.Must("patient-2-cured")
	walker = sprites.Must("doctor-3")
)

// motion fills the page of motion: whether things move, how fast, and how fast bots play.
func motion(p *page) {
	settings := p.context.Settings()
	p.moves = !settings.ReduceMotion
	reduce := p.toggle("settings.reduce_motion", settings.ReduceMotion, func(s *scenes.Settings, on bool) { s.ReduceMotion = on })
	p.add(setting{name: p.context.T("settings.reduce_motion"), note: p.context.T("settings.reduce_motion_tip"), picture: p.cures(settings.ReduceMotion), control: reduce, wide: switchWide})

	speed := &ui.Stepper{Base: ui.Base{ID: "settings.speed", Disabled: settings.ReduceMotion}, Value: settings.Speed, Least: scenes.LeastSpeed, Most: scenes.MostSpeed, By: scenes.SpeedStep, Format: p.percent}
	speed.Do = func(percent int) { p.change(func(now *scenes.Settings) { now.Speed = percent }) }
	p.add(setting{name: p.context.T("settings.speed"), note: p.context.T("settings.speed_note"), picture: p.walks(settings.Speed, settings.ReduceMotion), control: speed, wide: 260})

	bots := scenes.BotPace(p.context, "settings.bots")
	bots.Tip = ""
	p.add(setting{name: p.context.T("bots.pace"), note: p.context.T("tip.bots.pace"), picture: p.plays(settings.BotSpeed, settings.ReduceMotion), control: bots, wide: max(300, bots.Wide(p.context.Reader))})
}

// time returns how much of a cycle of that many ticks has passed, from 0 to 1.
func (p *page) time(ticks float64) float64 {
	return math.Mod(float64(p.scene.tick), ticks) / ticks
}

// cures shows somebody who goes from bed to door: on the way, or with reduced motion at once.
func (p *page) cures(reduced bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		from, to, y := r.X+26, r.Right()-26, r.Y+r.H*0.66
		c.Round(ui.Rect{X: from - 16, Y: y - 4, W: 32, H: 12}, 5, theme.TreatColor)
		c.Round(ui.Rect{X: to - 16, Y: y - 4, W: 32, H: 12}, 5, theme.GardenColor)
		if reduced {
			pictures.Draw(c, cube, from, y, 0.8, 0.6)
			for i := range 4 {
				c.Circle(from+(to-from)*(0.36+0.1*float64(i)), y-8, 1.6, theme.Accent)
			}
			pictures.Draw(c, cured, to, y, 0.8, 0)
			c.CircleLine(to, y-12, 20, 2, theme.Accent)
			return
		}
		t := max(0, min(1, (p.time(150)-0.2)/0.5))
		t = ui.Eased(t)
		id := cube
		if t >= 1 {
			id = cured
		}
		pictures.Draw(c, id, from+(to-from)*t, y-8*math.Sin(t*math.Pi), 0.8, 0)
	}
}

// walks shows a doctor who walks at a speed in percent; with reduced motion the doctor stands still.
func (p *page) walks(speed int, reduced bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		y := r.Bottom() - 16
		c.Round(ui.Rect{X: r.X + 8, Y: y - 5, W: r.W - 16, H: 12}, 6, theme.Card)
		way := r.W - 48
		if reduced {
			pictures.Draw(c, walker, r.X+r.W/2, y, 0.8, 0)
			return
		}
		t := p.time(480 * 100 / float64(speed))
		x := r.X + 24 + way*(1-math.Abs(2*t-1))
		steps := int(way / 12)
		for i := range steps + 1 { // dashes of the way
			c.Fill(ui.Rect{X: r.X + 22 + float64(i)*12, Y: y, W: 6, H: 2}, theme.Accent)
		}
		pictures.Draw(c, walker, x, y-1.5*math.Abs(math.Sin(t*way/3)), 0.8, 0)
	}
}

// plays shows a bot that lays a tile, at a multiple of the usual speed, or at once.
func (p *page) plays(speed int, reduced bool) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		pictures.Draw(c, pictures.Portrait(bot.Resident, 1), r.X+26, r.Bottom()-14, 0.8, 0)
		to := ui.Rect{X: r.Right() - 50, Y: r.Y + r.H/2 - 18, W: 36, H: 36}
		c.Dashed(to, 8, 1.5, 4, theme.Edge)
		t := 1.0
		if speed != scenes.AtOnce && !reduced {
			t = max(0, min(1, (p.time(240/float64(speed))-0.15)/0.45))
			t = ui.Eased(t)
		}
		tile := to.Moved((1-t)*(r.X+44-to.X), -10*math.Sin(t*math.Pi))
		c.Shadow(tile, 8, 0.5)
		c.Round(tile, 8, theme.HireColor)
		c.Round(tile.Inset(9), 4, theme.Card)
	}
}
