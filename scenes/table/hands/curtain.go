package hands

import (
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// waitBehindCurtain shows nothing but the next player's name until that player opens the curtain (B92).
func (p *Hands) waitBehindCurtain(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	if t.Look.Curtain == nil {
		viewer := p.session.Viewer()
		t.Look = view.Nothing()
		t.Look.Curtain = &view.Curtain{Name: seatName(p.session, viewer), Seat: viewer, Button: ui.T("table.open_curtain")}
		t.Arrange()
		c.Redraw()
		return
	}
	if g.Confirm || g.Clicked && t.CurtainButton().Contains(g.PressX, g.PressY) {
		p.session.OpenCurtain()
		t.Look = view.Nothing()
		p.refresh(t, c)
		c.Redraw()
	}
}
