package controller

import (
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
)

// waitBehindCurtain shows nothing but the next player's name until that player opens the curtain (B92).
func (p *Controller) waitBehindCurtain(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	viewer := p.session.Viewer()
	if t.Look.Curtain == nil || t.Look.Curtain.Seat != viewer {
		t.Look = view.Nothing()
		t.Look.Curtain = &view.Curtain{Name: seatName(c.Reader, p.session, viewer), Seat: viewer, Button: c.T("table.open_curtain"), Seats: c.T("bots.who_plays")}
		t.Arrange()
		c.Redraw()
		return
	}
	if g.Cancel || g.Clicked && t.CurtainSeats().Contains(g.PressX, g.PressY) { // hands an absent player's seat to a bot
		whoPlays(c, p.session)
		return
	}
	if g.Confirm || g.Clicked && t.CurtainButton().Contains(g.PressX, g.PressY) {
		p.session.OpenCurtain()
		t.Look = view.Nothing()
		p.refresh(t, c)
		c.Redraw()
	}
}
