// Package replay shows a game again step by step, at its own table, where nothing can be played.
package replay

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Scene is the table with a bar below it: play and pause, a slider with marks where rounds begin, the speed, and the
// player with whose eyes the table is seen.
type Scene struct {
	*ui.Reader
	*table.Table
	hands   *controller.Controller
	session *session.Session
	match   *game.Match
	rounds  []round

	playing bool
	speed   int // index in speeds
	waited  int // ticks since the last step

	page   ui.Page
	slider *ui.Slider
	play   *ui.Button
	bar    ui.Rect
	said   ui.Rect // where the last event is told
}

// round is the beginning of a round.
type round struct {
	number, at int // commands played before it
}

// speeds are the speeds at which a game can be shown, relative to normal.
var speeds = [...]int{1, 2, 4}

// Durations in ticks at normal speed: 60 are a second.
const (
	stepTicks = 40 // from one step to the next
	fastest   = 2  // index in speeds: from here on nothing moves between two steps
)

// New shows a match again from one of its moments on, given as a number of commands, with the eyes of a player.
func New(reader *ui.Reader, match *game.Match, seats session.Seats, at, player int) *Scene {
	s := &Scene{Reader: reader, match: match, session: session.Replay(match, seats)}
	s.session.ShowTo(max(0, player))
	s.session.ShowAt(at)
	for i := range match.Told {
		if e := &match.Told[i]; e.Type == game.RoundBegan {
			s.rounds = append(s.rounds, round{e.Number, match.CommandOf(i) + 1})
		}
	}
	s.hands = controller.New(s.Reader, s.session, controller.Doors{Leave: (*scenes.Context).Pop})
	s.Table = table.New(s.Reader, s.hands.Situation(), s.hands)
	return s
}

const (
	margin  = 12.0
	gap     = 8.0
	control = 44.0
)

// Layout places the table above the bar.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.page.Clear(s.Reader)
	s.play = &ui.Button{Base: ui.Base{ID: "replay.play"}, Icon: ui.IconPlay, Kind: ui.Quiet, Do: func() { s.setPlaying(c, !s.playing) }}
	back := &ui.Button{Base: ui.Base{ID: "replay.back", Tip: c.T("common.back")}, Icon: ui.IconBack, Do: c.Pop}
	speed := &ui.Button{Base: ui.Base{ID: "replay.speed", Tip: c.T("replay.speed")}, Text: c.T("replay.times", ui.Data{"Count": speeds[s.speed]}), Do: func() {
		s.speed = (s.speed + 1) % len(speeds)
		c.Relayout()
	}}
	s.slider = &ui.Slider{Base: ui.Base{ID: "replay.slider", Says: c.T("replay.title")}, Most: len(s.match.Log), Value: s.session.Shown(), Format: strconv.Itoa, Do: func(at int) {
		s.setPlaying(c, false)
		s.showAt(at)
	}}
	var eyes *ui.Button
	if players := len(s.match.State.Players); players > 1 {
		eyes = &ui.Button{Base: ui.Base{ID: "replay.eyes", Tip: c.T("replay.eyes_tip")}, Icon: ui.IconEye, Text: s.session.Seats().Initial(c.Reader, s.session.Viewer()), Do: func() {
			s.session.ShowTo((s.session.Viewer() + 1) % players)
			c.Relayout()
		}}
	}
	whole := ui.Rect{W: width, H: height}
	said := c.Styles.Grown(20)
	low := arrangement.Of(width, height, c.Styles.Percent).Slots().Side == arrangement.Tab
	twoRows := low && width < 520
	if twoRows {
		said *= 3 // three lines
	}
	high := said + gap + control + 2*gap
	switch {
	case twoRows:
		high += control + gap
	case low: // everything in one row
		high = control + gap
	}
	s.bar = whole.CutBottom(high, 0)
	row := s.bar
	row.X, row.W = margin, width-2*margin
	row.CutTop(gap/2, 0)
	s.said = ui.Rect{}
	if high > control+gap {
		row.CutTop(gap/2, 0)
	}
	if low && high > control+gap {
		s.said = row.CutTop(said, gap)
	}
	buttons := row.CutTop(control, gap)
	if !low { // where no tip of a button covers it
		s.said = row.CutTop(said, gap)
	}
	if twoRows {
		s.slider.Rect = buttons
		buttons = row.CutTop(control, gap)
	}
	back.Rect = buttons.CutLeft(control, gap)
	s.play.Rect = buttons.CutLeft(control, gap)
	speed.Rect = buttons.CutRight(64, gap)
	s.page.Add(back, s.play)
	if eyes != nil {
		eyes.Rect = buttons.CutRight(84, gap)
	}
	if !twoRows {
		s.slider.Rect = buttons
	}
	s.page.Add(s.slider)
	if eyes != nil {
		s.page.Add(eyes)
	}
	s.page.Add(speed)
	if s.page.Focused() == nil {
		s.page.Focus(s.play)
	}
	s.tell()
	s.Table.Layout(c, width, height-high)
}

// tell updates the buttons and the slider.
func (s *Scene) tell() {
	s.slider.Value = s.session.Shown()
	s.play.Icon, s.play.Tip = ui.IconPlay, s.T("replay.play")
	if s.playing {
		s.play.Icon, s.play.Tip = ui.IconPause, s.T("replay.pause")
	}
}

// setPlaying starts playing, from the beginning if the game is at its end, or stops it.
func (s *Scene) setPlaying(c *scenes.Context, on bool) {
	if on && s.session.Shown() == len(s.match.Log) {
		s.session.ShowAt(0)
	}
	s.playing, s.waited = on, stepTicks
	s.tell()
	c.Redraw()
}

// showAt jumps to another moment.
func (s *Scene) showAt(at int) {
	if s.session.Shown() != at {
		s.session.ShowAt(at)
	}
	s.tell()
}

// step shows the next command as it happens, or jumps to the previous one.
func (s *Scene) step(c *scenes.Context, by int) {
	s.setPlaying(c, false)
	if by > 0 && !s.hands.Showing() {
		s.session.ShowNext()
	} else {
		s.session.ShowAt(s.session.Shown() + by)
	}
	s.tell()
}

// stepRound goes to the beginning of the next round, or to that of this one and from there to the previous one.
func (s *Scene) stepRound(c *scenes.Context, by int) {
	at := s.session.Shown()
	to := 0
	if by > 0 {
		to = len(s.match.Log)
	}
	for _, r := range s.rounds {
		if by < 0 && r.at < at {
			to = r.at
		} else if by > 0 && r.at > at {
			to = r.at
			break
		}
	}
	s.setPlaying(c, false)
	s.showAt(to)
}

// Update advances the game and handles the gestures: those over the bar belong to the bar, all others to the table.
func (s *Scene) Update(c *scenes.Context) {
	all := c.Gestures
	if all.Cancel {
		c.Pop()
		return
	}
	own := *all
	s.keys(c, &own)
	rest := own
	if s.overBar(all) {
		rest = aside(rest)
	} else if at, there := s.LoggedAt(all.X, all.Y); there && all.Clicked {
		s.setPlaying(c, false)
		s.showAt(s.match.CommandOf(at) + 1)
		rest.Clicked = false
	}
	if s.page.Update(&own) {
		c.Redraw()
	}
	s.goOn(c)
	rest.Confirm, rest.FocusNext, rest.FocusPrevious = false, false, false
	rest.Felt, rest.Told, rest.ToldOf = own.Felt, own.Told, own.ToldOf
	c.Gestures = &rest
	s.Table.Update(c)
	c.Gestures = all
	all.Felt, all.Told, all.ToldOf, all.Caret = rest.Felt, rest.Told, rest.ToldOf, rest.Caret
}

// overBar reports whether the pointer belongs to the bar.
func (s *Scene) overBar(g *input.Gestures) bool {
	if g.Held || g.Dragging || g.Dropped || g.Clicked || g.Pressed {
		return g.PressY >= s.bar.Y
	}
	return g.Y >= s.bar.Y
}

// aside returns what is left of gestures for the table while the pointer belongs to the bar.
func aside(g input.Gestures) input.Gestures {
	g.Pressed, g.Held, g.Clicked, g.Dragging, g.DragStarted, g.Dropped, g.Secondary = false, false, false, false, false, false, false
	g.Hovering, g.LongPressed, g.DoubleTapped, g.Wheel, g.WheelX = false, false, false, 0, 0
	return g
}

// keys handles the keys that move through the game: arrows step, Home and End go to its ends, page keys go from round
// to round, Space plays.
func (s *Scene) keys(c *scenes.Context, g *input.Gestures) {
	used := true
	switch {
	case g.MoveX != 0:
		s.step(c, g.MoveX)
	case g.Undo:
		s.step(c, -1)
	case g.Redo:
		s.step(c, 1)
	case g.MoveY != 0:
		s.stepRound(c, -g.MoveY)
	case g.Key(ebiten.KeyPageUp):
		s.stepRound(c, -1)
	case g.Key(ebiten.KeyPageDown):
		s.stepRound(c, 1)
	case g.Key(ebiten.KeyHome):
		s.setPlaying(c, false)
		s.showAt(0)
	case g.Key(ebiten.KeyEnd):
		s.setPlaying(c, false)
		s.showAt(len(s.match.Log))
	case g.Key(ebiten.KeySpace), g.Confirm && (s.page.Focused() == nil || s.page.Focused() == ui.Widget(s.slider)):
		s.setPlaying(c, !s.playing)
	default:
		used = false
	}
	if used {
		g.MoveX, g.MoveY, g.Undo, g.Redo, g.Confirm, g.Deed, g.Keys = 0, 0, false, false, false, input.NoDeed, nil
		g.Felt = input.Slid
		c.Redraw()
	}
}

// goOn shows the next command once the previous one has been seen.
func (s *Scene) goOn(c *scenes.Context) {
	if !s.playing {
		return
	}
	c.Awake()
	if s.waited++; s.hands.Showing() && s.speed < fastest || s.waited < stepTicks/speeds[s.speed] {
		return
	}
	s.waited = 0
	if s.speed < fastest {
		s.session.ShowNext()
	} else {
		s.session.ShowAt(s.session.Shown() + 1)
	}
	if s.session.Shown() == len(s.match.Log) {
		s.playing = false
	}
	s.tell()
	c.Redraw()
}

// sayWhat writes what was done last, as much of it as fits; larger texts are shrunk before they are cut off.
func (s *Scene) sayWhat(c *ui.Canvas) {
	all := s.what()
	text := s.Texts.Dots(all...)
	fits := func(style ui.Style) bool { return ui.ParagraphHeight(style, text, s.said.W) <= s.said.H+1 }
	for most := len(all) - 1; most > 1 && !fits(c.Styles.TextStrong); most-- {
		text = s.Texts.Dots(append(slices.Clone(all[:most]), s.T("review.and_more", ui.Data{"Count": len(all) - most}))...)
	}
	style := c.Styles.TextStrong.Snug(fits)
	if !fits(style) {
		c.TextIn(style, text, s.said, ui.Left, theme.Ink)
		return
	}
	high := ui.ParagraphHeight(style, text, s.said.W)
	c.Paragraph(style, text, s.said.X, s.said.Y+(s.said.H-high)/2, s.said.W, ui.Left, theme.Ink)
}

// what returns what was done last, in words: where the game is, and the logged events of the last command.
func (s *Scene) what() []string {
	where := s.T("load.in_setup")
	if round := s.session.State().Round; round > 0 {
		where = s.T("load.in_round", ui.Data{"Round": words.Round(round)})
	}
	before, now := 0, s.Events()
	if at := s.session.Shown(); at > 0 {
		before = now - len(s.match.ToldBy(at-1))
	}
	all := []string{where}
	for i := before; i < now; i++ {
		if said := s.Event(i); said != "" {
			all = append(all, said)
		}
	}
	return all
}

// Page returns the widgets in the bar.
func (s *Scene) Page() *ui.Page { return &s.page }

// Heading returns the screen's name.
func (s *Scene) Heading() string { return s.T("replay.title") }

// Draw paints the table, and the bar with the marks of the rounds.
func (s *Scene) Draw(c *ui.Canvas) {
	s.Table.Draw(c)
	c.Panel(ui.Rect{X: -20, Y: s.bar.Y, W: s.bar.W + 40, H: s.bar.H + 20}, 0)
	if s.said.H > 0 {
		s.sayWhat(c)
	}
	s.page.Draw(c)
	if s.slider.Most == 0 {
		return
	}
	t, last := s.slider.Track(), -100.0
	for _, r := range s.rounds {
		x := t.X + t.W*float64(r.at)/float64(s.slider.Most)
		c.Fill(ui.Rect{X: x - 1, Y: t.Y + t.H/2 + 5, W: 2, H: 8}, theme.SecondInk)
		if x-last > 24 {
			c.TextIn(c.Styles.Text.Usual(), words.Round(r.number), ui.Rect{X: x - 16, Y: t.Y + 2, W: 32, H: 10}, ui.Center, theme.SecondInk)
			last = x
		}
	}
}
