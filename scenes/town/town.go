// Package town is the campaign: a map of the town with its twelve clinics along a route, and what there is to know
// about each of them.
package town

import (
	"slices"

	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/records"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Play opens the clinic with a number, from 1.
type Play func(c *scenes.Context, number int)

// Scene is the map.
type Scene struct {
	tree.Screen
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

	grip    ui.Rect // of the sheet, in upright windows
	lowered bool    // whether the sheet is lowered
	town    *ui.Scroll
	below   float64 // height of a label
	cells   []cell
	ground  ui.Picture
	houses  ui.Picture
	shown   ui.Timeline   // what the last game has changed: its medals fall, then the next clinic opens
	fresh   *ebiten.Image // that clinic in color, while it opens
}

// New shows the campaign as far as the player has come.
func New(reader *ui.Reader, stands []campaign.Stand, play Play) *Scene {
	s := &Scene{Screen: tree.Screen{Reader: reader}, clinics: session.Clinics(), stands: stands, open: campaign.Open(stands), chosen: campaign.Next(stands), play: play}
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

const margin = 16.0

// Layout places the map, and beside it the panel about the chosen clinic; in small windows a sheet below the map, or
// a column beside it.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.grip = ui.Rect{}
	plan := &plan{s, c}
	if ui.IsDesk(c.Reader, width, height) {
		s.Place(desk{c.Reader, plan, s.head(c), s.panel(c)}, ui.Rect{W: width, H: height})
	} else {
		s.Show(&tree.Page{
			Title: c.T("campaign.title"), Back: "campaign.back", Leave: c.Pop, Left: c.Settings().LeftHanded,
			Body: tree.Edges{Node: plan, Top: -tree.Margin, Right: -tree.Margin, Left: -tree.Margin},
			Foot: func(column bool) tree.Node {
				if column {
					return s.described(c)
				}
				return s.sheet(c, height)
			},
		}, width, height)
	}
	s.Focus(s.cells[s.chosen].spot.ID)
}

// desk has the head above the map and the panel. Both follow the map.
type desk struct {
	*ui.Reader
	town, head, panel tree.Node
}

// Fit lays it out.
func (d desk) Fit(wide float64) tree.Box {
	const headHigh, panelWidth, most = 56.0, 384.0, 0.42
	panel := d.panel.Fit(min(d.Styles.Grown(panelWidth), wide*most))
	return tree.Box{W: wide, Put: func(on *tree.Sheet, r ui.Rect) {
		head := r.CutTop(headHigh, 0)
		at := r.CutRight(min(d.Styles.Grown(panelWidth), wide*most)+margin, 0)
		d.town.Fit(r.W).Put(on, r)
		d.head.Fit(head.W).Put(on, head)
		at.W -= margin
		panel.Put(on, ui.Rect{X: at.X, Y: at.Y + margin, W: at.W, H: at.H - 2*margin})
	}}
}

// head is the way back, the title, and the medals won so far.
func (s *Scene) head(c *scenes.Context) tree.Node {
	each, all := s.won()
	back := &ui.Button{Base: ui.Base{ID: "campaign.back"}, Text: c.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	row := tree.Row(16, tree.Edges{Right: 6, Node: tree.Button(c.Reader, back)}, tree.Grow(tree.Text(c.Styles.Big, c.T("campaign.title"), theme.Ink).InLine()))
	for i, count := range each {
		sign := tree.Art{W: 24, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { Medal(c, campaign.Medal(i+1), true, r) }}
		row.Nodes = append(row.Nodes, tree.Row(6, sign, tree.Text(c.Styles.Price, c.Texts.Number(count), theme.Ink).InLine()))
	}
	total := tree.Text(c.Styles.Text, c.T("campaign.total", ui.Data{"Count": all, "Of": campaign.Medals * len(s.clinics)}), theme.SecondInk).InLine()
	row.Nodes = append(row.Nodes, tree.Edges{Left: 8, Node: total})
	ground := func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Panel(ui.Rect{X: r.X - 40, Y: r.Y - 40, W: r.W + 80, H: r.H + 40}, 0)
	}
	return tree.Ground(ground, tree.Pad(margin, 6, row))
}

// panel is what is told in a large window.
func (s *Scene) panel(c *scenes.Context) tree.Node {
	return tree.Ground(tree.Panel(16), tree.Pad(20, 20, s.described(c)))
}

// described is what there is to know about the chosen clinic above the button that enters it.
func (s *Scene) described(c *scenes.Context) tree.Node {
	return tree.Column(12, tree.Grow(s.about(c, true)), s.playButton(c))
}

// sheet is that in an upright window, below its grip. A lowered one shows the clinic's name and the button only.
func (s *Scene) sheet(c *scenes.Context, height float64) tree.Node {
	const grip, above, beside, gaps, least, part = 44.0, 10.0, 16.0, 16.0, 250.0, 0.5 // the grip extends above the sheet's edge
	return tree.ByWidth(func(wide float64) tree.Node {
		play := s.playButton(c)
		high := max(least, height*part)
		if s.lowered {
			high = grip - above + s.named().Fit(wide-beside).H + gaps + play.Fit(wide).H
		}
		all := tree.Column(2, s.gripped(c, grip), tree.Grow(s.about(c, false)), tree.Edges{Top: 10, Node: play})
		return tree.Limits{High: high, Node: tree.Edges{Top: -above, Node: all}}
	})
}

// choose shows another clinic in the panel.
func (s *Scene) choose(c *scenes.Context, clinic int) {
	if clinic == s.chosen {
		return
	}
	s.chosen = clinic
	s.Scroll("campaign.about").Offset = 0
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
	if s.shown.Pass(c.Pace()) {
		c.Redraw()
		if !s.shown.Runs() {
			s.opened()
		}
	}
	if s.updatePage(c.Gestures) {
		c.Redraw()
	}
	if at := s.focused(); c.Gestures.ByKeys && at >= 0 {
		s.choose(c, at)
	}
	if g := c.Gestures; g.Dropped && s.grip.Contains(g.PressX, g.PressY) {
		s.pull(c, g.Y > g.PressY)
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

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
		s.chosen, s.Scroll("campaign.about").Offset = campaign.Next(s.stands), 0
	}
	s.ground.Change()
	s.houses.Change()
	c.Relayout()
}

// gripped is the head of the sheet, which lowers the sheet to show more of the map, and raises it again. It says which
// clinic the sheet is about.
func (s *Scene) gripped(c *scenes.Context, high float64) tree.Node {
	const line = 40.0
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		c.Round(ui.Rect{X: r.X + (r.W-line)/2, Y: r.Y + 4, W: line, H: 4.5}, 2.25, theme.Edge)
		if state.Focus {
			c.FocusRing(r, 8)
		}
	}
	face := tree.Ground(ground, tree.Limits{High: high, Node: tree.Edges{Top: 4, Node: tree.Middle(s.numbered())}})
	base := ui.Base{ID: "campaign.grip", Tip: c.T("tip.button.grip"), Says: s.number()}
	return tree.At(&s.grip, tree.Press{Base: base, Node: face, Do: func() { s.pull(c, !s.lowered) }})
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
		s.Page().Focus(s.cells[len(s.cells)-1].spot)
	} else if at >= 0 && back {
		s.Page().Focus(s.cells[0].spot)
	}
	changed = s.Page().Update(g)
	if (ahead || back) && s.focused() >= 0 {
		s.Page().Focus(s.cells[s.chosen].spot)
		s.town.Show(s.cells[s.chosen].spot.Rect)
	}
	return changed
}

// focused returns the clinic on the map that has the focus, -1 for none.
func (s *Scene) focused() int {
	return slices.IndexFunc(s.cells, func(cell cell) bool { return ui.Widget(cell.spot) == s.Page().Focused() })
}

// tellAfter shows the medal that was won, and says which clinic it has opened.
func (s *Scene) tellAfter(c *scenes.Context) {
	if s.Trouble != nil {
		c.Toast(c.T("campaign.nowhere", ui.Data{"Reason": words.Trouble(c.Reader, s.Trouble)}), ui.Refused)
	}
	if s.after == 0 {
		return
	}
	if s.stands[s.after-1].Medal > s.before[s.after-1].Medal {
		c.Sound(sounds.Goal())
	}
	if next := s.opens(); next >= 0 {
		c.Toast(c.T("campaign.opened", ui.Data{"Name": s.name(next)}), ui.Allowed)
	}
	s.shown.Begin(s.ticks())
}

// name returns a clinic's name.
func (s *Scene) name(clinic int) string { return words.Clinic(s.Reader, s.clinics[clinic].ID) }

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
	return s.T("campaign.number", ui.Data{"Number": s.chosen + 1, "Of": len(s.clinics)})
}

// Heading describes the shown clinic for screen readers.
func (s *Scene) Heading() string {
	return ui.Said(s.Reader, s.number(), s.name(s.chosen), s.T("campaign.story."+s.clinics[s.chosen].ID))
}

// Covered releases the pictures.
func (s *Scene) Covered() {
	s.ground.Close()
	s.houses.Close()
	s.dropFresh()
}

// Draw paints the town, and all that lies on it.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	s.drawGround(c)
	s.Screen.Draw(c)
}
