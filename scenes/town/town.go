// Package town is the campaign: a map of the town with its twelve clinics along a route, and what there is to know
// about each of them.
package town

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/records"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Play opens the clinic with a number, from 1.
type Play func(c *scenes.Context, number int)

// Scene is the map.
type Scene struct {
	clinics []campaign.Clinic
	rules   []*game.Rules
	stands  []campaign.Stand
	open    []bool
	chosen  int // from 0
	play    Play
	after   int // number of the clinic just played, from 1; 0 for none
	before  []campaign.Stand
	told    bool // the player was told what followed from that, and what went wrong

	// Coming returns all records as soon as they have been read, and why some could not be read. It is nil if New was
	// given the final stands.
	Coming  func() (all []records.Record, trouble error, come bool)
	Trouble error // why some records could not be read; nil if all could
	// Lesson returns the button that begins the short lesson of an extension that is new in a clinic, or nil if there
	// is none. Lesson itself may be nil.
	Lesson func(c *scenes.Context, extension string) *ui.Button

	layout  arrangement.Arrangement
	page    ui.Page
	frame   ui.Frame // in small windows
	grip    *ui.Area // of the sheet, in upright windows
	lowered bool     // whether the sheet is lowered
	panel   ui.Rect  // in large windows
	town    *ui.Scroll
	about   *ui.Scroll
	below   float64 // height of a label
	cells   []cell
	ground  ui.Picture
	houses  ui.Picture
	shown   ui.Tween      // what the last game has changed: its medals fall, then the next clinic opens
	fresh   *ebiten.Image // that clinic in color, while it opens
}

// New shows the campaign as far as the player has come.
func New(stands []campaign.Stand, play Play) *Scene {
	s := &Scene{clinics: session.Clinics(), stands: stands, open: campaign.Open(stands), chosen: campaign.Next(stands), play: play}
	for i := range s.clinics {
		rules, err := game.NewRules(s.clinics[i].Config(), extensions.All())
		if err != nil {
			panic(err) // they are built in, and a test plays them
		}
		s.rules = append(s.rules, rules)
	}
	return s
}

// At makes the scene begin with the clinic of a number, from 1.
func (s *Scene) At(number int) *Scene {
	s.chosen = number - 1
	return s
}

// After makes the scene show what a game in the clinic of a number, from 1, has changed. before holds the stands
// before the game.
func (s *Scene) After(number int, before []campaign.Stand) *Scene {
	s.after, s.before = number, before
	return s
}

// Stands returns how the player has done in each clinic, from the records of all games.
func Stands(all []records.Record) []campaign.Stand {
	stands := make([]campaign.Stand, len(session.Clinics()))
	for i := range all {
		r := &all[i]
		if r.Origin.CampaignClinic() == nil {
			continue
		}
		stand := &stands[r.Origin.Clinic-1]
		if total := r.Ended[campaign.Person].Total; stand.Played == 0 || total > stand.Best {
			stand.Best = total
		}
		stand.Played++
		stand.Medal = max(stand.Medal, r.Origin.Medal)
		if r.Origin.Medal == campaign.None {
			stand.Lost++
		}
	}
	return stands
}

// Before returns how the player had done before the last game in the clinic of a number, from 1.
func Before(all []records.Record, number int) []campaign.Stand {
	for i := len(all) - 1; i >= 0; i-- {
		if r := &all[i]; r.Origin.CampaignClinic() != nil && r.Origin.Clinic == number {
			return Stands(slices.Delete(slices.Clone(all), i, i+1))
		}
	}
	return Stands(all)
}

const (
	headHigh   = 56.0
	panelWidth = 384.0
	margin     = 16.0
	playHigh   = 48.0
)

// Layout places the map, and beside it the panel about the chosen clinic; in small windows a sheet below the map, or
// a column beside it.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.layout = s.layout.Resized(width, height, ui.TextSize())
	s.page.Clear()
	s.grip = nil
	var about ui.Rect
	if s.layout == arrangement.Desk {
		wide := min(ui.Grown(panelWidth), width*0.42)
		s.panel = ui.Rect{X: width - wide - margin, Y: headHigh + margin, W: wide, H: height - headHigh - 2*margin}
		about = s.panel.Inset(20)
		s.layoutMap(c, ui.Rect{Y: headHigh, W: s.panel.X, H: height - headHigh})
		back := &ui.Button{Base: ui.Base{ID: "campaign.back", Rect: ui.Rect{X: margin, Y: 6, H: 44}}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
		back.Rect.W = back.Width()
		s.page.Add(back)
	} else {
		sheet := max(250, height*0.5)
		if s.lowered {
			sheet = s.leastAbout(width) + playHigh
		}
		s.frame = ui.NewFrame(ui.T("campaign.title"), width, height, sheet, c.Settings().LeftHanded)
		s.page.Add(s.frame.Back("campaign.back", c.Pop))
		about = s.frame.Foot
		s.layoutMap(c, s.frame.Whole())
		if !s.frame.Low {
			s.page.Add(s.makeGrip(c, &about))
		}
	}
	s.layoutAbout(c, about)
	if s.page.Focused() == nil {
		s.page.Focus(s.cells[s.chosen].spot)
	}
}

// choose shows another clinic in the panel.
func (s *Scene) choose(c *scenes.Context, clinic int) {
	if clinic == s.chosen {
		return
	}
	s.chosen = clinic
	s.about = nil
	c.Relayout()
}

// enter opens the chosen clinic if it may be opened.
func (s *Scene) enter(c *scenes.Context) {
	if s.open[s.chosen] {
		s.play(c, s.chosen+1)
	}
}

// Update handles the gestures; the clinic with the focus becomes the chosen one.
func (s *Scene) Update(c *scenes.Context) {
	if s.Coming != nil {
		s.come(c)
	} else if !s.told {
		s.told = true
		s.tellAfter(c)
	}
	if s.shown.Update() {
		c.Redraw()
		if !s.shown.Moving() {
			s.opened()
		}
	}
	if s.updatePage(c.Gestures) {
		c.Redraw()
	}
	if at := s.focused(); c.Gestures.ByKeys && at >= 0 {
		s.choose(c, at)
	}
	if g := c.Gestures; s.grip != nil && g.Dropped && s.grip.Rect.Contains(g.PressX, g.PressY) {
		s.pull(c, g.Y > g.PressY)
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// gripAbove is how far the grip extends above the sheet's edge.
const gripAbove = 10.0

// come takes over all records as soon as they have been read.
func (s *Scene) come(c *scenes.Context) {
	all, trouble, come := s.Coming()
	if !come {
		c.Awake()
		return
	}
	first := campaign.Next(s.stands)
	s.Coming, s.Trouble = nil, trouble
	if s.stands = Stands(all); s.after > 0 {
		s.before = Before(all, s.after)
	}
	s.open = campaign.Open(s.stands)
	if s.chosen == first {
		s.chosen, s.about = campaign.Next(s.stands), nil
	}
	s.ground.Change()
	s.houses.Change()
	c.Relayout()
}

// makeGrip returns the head of the sheet, which lowers the sheet to show more of the map, and raises it again. It
// says which clinic the sheet is about.
func (s *Scene) makeGrip(c *scenes.Context, sheet *ui.Rect) *ui.Area {
	const line = 40.0
	sheet.Y, sheet.H = sheet.Y-gripAbove, sheet.H+gripAbove
	s.grip = &ui.Area{Base: ui.Base{ID: "campaign.grip", Rect: sheet.CutTop(gripHigh, 2), Tip: ui.T("tip.button.grip"), Says: s.number()}}
	s.grip.Do = func() { s.pull(c, !s.lowered) }
	s.grip.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		c.Round(ui.Rect{X: r.X + (r.W-line)/2, Y: r.Y + 4, W: line, H: 4.5}, 2.25, theme.Edge)
		paintNumber(c, ui.Rect{X: r.X, Y: r.Y + (r.H-numberHigh())/2 + 2, W: r.W, H: numberHigh()}, s.number())
		if state.Focus {
			c.FocusRing(r, 8)
		}
	}
	return s.grip
}

// pull lowers the sheet to the clinic's name and the button, or raises it.
func (s *Scene) pull(c *scenes.Context, down bool) {
	if s.lowered != down {
		s.lowered = down
		c.Relayout()
	}
}

// updatePage handles the gestures on the page. Tab passes over the whole map in one step, to or from the chosen
// clinic; the arrows move between clinics.
func (s *Scene) updatePage(g *input.Gestures) (changed bool) {
	ahead, back := g.FocusNext || g.ByPad && g.Deed == input.FloorUp, g.FocusPrevious || g.ByPad && g.Deed == input.FloorDown
	if at := s.focused(); at >= 0 && ahead {
		s.page.Focus(s.cells[len(s.cells)-1].spot)
	} else if at >= 0 && back {
		s.page.Focus(s.cells[0].spot)
	}
	changed = s.page.Update(g)
	if (ahead || back) && s.focused() >= 0 {
		s.page.Focus(s.cells[s.chosen].spot)
		s.town.Show(s.cells[s.chosen].spot.Rect)
	}
	return changed
}

// focused returns the clinic on the map that has the focus, -1 for none.
func (s *Scene) focused() int {
	return slices.IndexFunc(s.cells, func(cell cell) bool { return ui.Widget(cell.spot) == s.page.Focused() })
}

// tellAfter shows the medal that was won, and says which clinic it has opened.
func (s *Scene) tellAfter(c *scenes.Context) {
	if s.Trouble != nil {
		c.Toast(ui.T("campaign.nowhere", ui.Data{"Reason": words.Trouble(s.Trouble)}), ui.Refused)
	}
	if s.after == 0 {
		return
	}
	if s.stands[s.after-1].Medal > s.before[s.after-1].Medal {
		c.Sound(sounds.Goal())
	}
	if next := s.opens(); next >= 0 {
		c.Toast(ui.T("campaign.opened", ui.Data{"Name": s.name(next)}), ui.Allowed)
	}
	s.shown.Start(1, c.Motion(s.ticks()))
}

// name returns a clinic's name.
func (s *Scene) name(clinic int) string { return words.Clinic(s.clinics[clinic].ID) }

// won returns the number of medals won in all clinics, by kind and in all.
func (s *Scene) won() (each [campaign.Medals]int, all int) {
	for i := range s.stands {
		for medal := range int(s.stands[i].Medal) {
			each[medal]++
			all++
		}
	}
	return each, all
}

// number says which clinic is shown, out of how many.
func (s *Scene) number() string {
	return ui.T("campaign.number", ui.Data{"Number": s.chosen + 1, "Of": len(s.clinics)})
}

// Heading describes the shown clinic for screen readers.
func (s *Scene) Heading() string {
	return ui.Sentences(s.number(), s.name(s.chosen), ui.T("campaign.story."+s.clinics[s.chosen].ID))
}

// Page returns the widgets.
func (s *Scene) Page() *ui.Page { return &s.page }

// Covered releases the pictures.
func (s *Scene) Covered() {
	s.ground.Close()
	s.houses.Close()
	s.dropFresh()
}

// Draw paints the map, the panel and the head.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	s.drawGround(c)
	if s.layout != arrangement.Desk {
		s.frame.Draw(c)
		s.page.Draw(c)
		return
	}
	c.Panel(ui.Rect{X: -40, Y: -40, W: c.Width + 80, H: headHigh + 40}, 0)
	c.Panel(s.panel, 16)
	s.drawHead(c)
	s.page.Draw(c)
}

// drawHead draws the title, and the medals won so far.
func (s *Scene) drawHead(c *ui.Canvas) {
	head := ui.Rect{X: margin, W: c.Width - 2*margin, H: headHigh}
	each, all := s.won()
	total := ui.T("campaign.total", ui.Data{"Count": all, "Of": campaign.Medals * len(s.clinics)})
	c.TextIn(ui.Text, total, head.CutRight(ui.Measure(ui.Text, total), 24), ui.Right, theme.SecondInk)
	for medal := campaign.Medals; medal > 0; medal-- {
		count := texts.Number(each[medal-1])
		c.TextIn(ui.Price, count, head.CutRight(ui.Measure(ui.Price, count), 6), ui.Left, theme.Ink)
		Medal(c, campaign.Medal(medal), true, head.CutRight(24, 16))
	}
	head.CutLeft(ui.Measure(ui.Label, ui.T("common.back"))+100, 0)
	c.TextIn(ui.Big, ui.T("campaign.title"), head, ui.Left, theme.Ink)
}
