package ui

import (
	"math"
	"slices"

	"clinic/input"

	"github.com/hajimehoshi/ebiten/v2"
)

// Base is what every widget has.
type Base struct {
	// ID names the widget for tests and tools.
	ID string
	// Rect is its area in logical pixels; inside a Scroll, where it would be if nothing were scrolled.
	Rect Rect
	// Says is its accessible name; if empty, the caption beside or above it is used.
	Says string
	// Tip is a sentence shown while the pointer or the focus rests on it.
	Tip string
	// Letter is the key that uses it wherever the focus is, except while text is being written; empty for none.
	Letter string
	// Hidden widgets are treated as absent. Disabled ones are shown, do nothing, and still show their tip.
	Hidden, Disabled bool
	// Inside is the scrolling area that the widget lies in, or nil.
	Inside *Scroll

	reader *Reader // of the page that it is on
}

func (b *Base) base() *Base { return b }

// Place puts a widget into an area, inside a scrolling one or nil.
func Place(w Widget, r Rect, inside *Scroll) { w.base().Rect, w.base().Inside = r, inside }

// Area returns where the widget is seen: moved and clipped by its scrolling area.
func (b *Base) Area() Rect {
	if b.Inside == nil {
		return b.Rect
	}
	return b.Inside.moved(b.Rect).Intersect(b.Inside.Rect)
}

// State is how a widget is drawn.
type State struct{ Hover, Pressed, Focus bool }

// Widget is something on a page that the player can use.
type Widget interface {
	base() *Base
	// Draw paints the widget at its Rect.
	Draw(c *Canvas, s State)
	// activate handles a click, or Confirm with the focus on it, at a point in the widget's own coordinates.
	activate(x, y float64)
}

// A widget that handles more than clicks implements some of these as well.
type (
	// keyed widgets see all gestures while they have the focus; keys reports whether it consumed them.
	keyed interface{ keys(g *input.Gestures) bool }
	// focusable widgets look different with the focus, however they got it.
	focusable interface{ focused(on bool) }
	// pressable widgets follow the pointer from the press on. They learn whether Shift is held, and whether it is
	// the second press in a row.
	pressable interface {
		pressed(x float64, shift, twice bool)
		dragged(x float64)
	}
	// inheriting widgets take over the state of the widget of the same ID that they replace.
	inheriting interface{ inherit(from Widget) }
	// still widgets never get the focus.
	still interface{ still() }
)

const (
	tipDelay    = 30 // ticks the pointer rests before a tip is shown: half a second
	doubleClick = 24 // ticks from the first press to the second of a double click
)

// Page holds the widgets of a scene, or of a dialog, and knows which one is hovered, pressed and focused.
type Page struct {
	*Reader
	Widgets []Widget

	hover, press, focus Widget
	bar                 *Scroll // whose bar is held
	wasPress            Widget  // what was held before Clear, until the next Update
	wasBar              *Scroll
	showFocus           bool
	rest                int // ticks since the hovered or focused widget became so
	tipShown            bool
	sincePress          int // ticks
	lastPress           Widget
	words               []string // written on the focused widget
	heard               Widget   // the widget that had the focus when words were written
	used                bool     // the pointer has pressed the focused widget
	byTouch             bool
}

// Clear removes all widgets, before a layout makes them anew for a reader. Add passes the focus, and whatever the
// pointer holds, on to the widget of the same ID.
func (p *Page) Clear(reader *Reader) {
	p.Reader = reader
	p.Widgets = p.Widgets[:0]
	if p.press != nil {
		p.wasPress = p.press
	}
	if p.bar != nil {
		p.wasBar = p.bar
	}
	p.hover, p.press, p.bar = nil, nil, nil
}

// replaces reports whether a widget takes the place of one that Clear removed.
func replaces(w, before Widget) bool {
	return before != nil && (w == before || before.base().ID != "" && before.base().ID == w.base().ID)
}

// Add puts widgets on the page, later ones above earlier ones. Tab goes through them in the order in which they
// were added.
func (p *Page) Add(widgets ...Widget) {
	for _, w := range widgets {
		p.Widgets = append(p.Widgets, w)
		w.base().reader = p.Reader
		focus, press, last := replaces(w, p.focus), replaces(w, p.wasPress), replaces(w, p.lastPress)
		if heir, ok := w.(inheriting); ok && focus && w != p.focus {
			heir.inherit(p.focus)
		} else if ok && press && w != p.wasPress {
			heir.inherit(p.wasPress)
		}
		if focus {
			p.focus = w
		}
		if press {
			p.press = w
		}
		if last {
			p.lastPress = w
		}
		if s, ok := w.(*Scroll); ok && p.wasBar != nil && replaces(s, p.wasBar) {
			p.bar = s
		}
	}
}

// Focus moves the focus to a widget.
func (p *Page) Focus(w Widget) {
	before := p.focus
	p.focus, p.rest = w, 0
	p.tellFocus(before)
}

// Named returns the widget of an id, or nil.
func (p *Page) Named(id string) Widget {
	if i := slices.IndexFunc(p.Widgets, func(w Widget) bool { return w.base().ID == id }); i >= 0 {
		return p.Widgets[i]
	}
	return nil
}

// Focused returns the widget with the focus, or nil.
func (p *Page) Focused() Widget { return p.focus }

// Pointed returns the hovered widget, or else the one that shows the focus, or nil.
func (p *Page) Pointed() Widget {
	if p.hover == nil && p.showFocus {
		return p.focus
	}
	return p.hover
}

// Over reports whether the pointer is on a widget, so that a scene ignores its click.
func (p *Page) Over() bool { return p.hover != nil || p.press != nil }

// at returns the uppermost widget at a point, or nil.
func (p *Page) at(x, y float64) Widget {
	for i := len(p.Widgets) - 1; i >= 0; i-- {
		if b := p.Widgets[i].base(); !b.Hidden && b.Area().Contains(x, y) {
			return p.Widgets[i]
		}
	}
	return nil
}

func usable(w Widget) bool {
	if _, no := w.(still); no {
		return false
	}
	if area, only := w.(*Area); only && area.Do == nil && area.Tip == "" { // nothing to do, and nothing to explain
		return false
	}
	return !w.base().Hidden && !w.base().Disabled
}

// follows reports whether a click on a rule id in the widget opens the book.
func follows(w Widget) bool {
	if area, is := w.(*Area); is {
		return area.Follows
	}
	_, text := w.(*Caption)
	return text
}

// Update handles one tick's gestures and calls what they activate. It reports whether anything on the page looks
// different.
func (p *Page) Update(g *input.Gestures) (changed bool) {
	hover, focus, show := p.hover, p.focus, p.showFocus
	p.hover, p.wasPress, p.wasBar = nil, nil, nil
	p.byTouch = g.ByTouch
	if w := p.lettered(g.Strokes); w != nil {
		p.focus = w
		feel(w, g)
		w.activate(w.base().Rect.Center())
		return true
	}
	if g.Hovering || g.Held || g.Clicked {
		p.hover = p.at(g.X, g.Y)
	}
	changed = p.pointer(g)
	if g.ByKeys && p.focus != nil && !slices.Contains(p.Widgets, p.focus) { // the focused one is gone
		p.step(1)
	}
	p.showFocus = g.ByKeys && p.focus != nil
	p.tellFocus(focus)
	if p.focus != nil {
		p.focus.base().reader = p.Reader // it may have the focus before it is added
	}
	value := valueOf(p.focus)
	if k, ok := p.focus.(keyed); ok && usable(p.focus) && k.keys(g) {
		changed = true
		if valueOf(p.focus) != value {
			g.Felt = input.Slid
		}
	} else if p.keys(g) {
		changed = true
	}
	p.tellFocus(focus)
	changed = changed || hover != p.hover || focus != p.focus || show != p.showFocus
	if hover != p.hover || focus != p.focus || g.Pressed {
		p.rest = 0
	}
	p.rest++
	p.used = p.used && !g.ByKeys
	if g.Speaks && (p.showFocus || p.used && stays(p.focus)) {
		g.Told, g.ToldOf = p.told(g), p.focus.base().ID
	}
	tip := p.Tip() != ""
	if tip && !p.tipShown && g.Felt == input.NothingFelt {
		g.Felt = input.SawTip
	}
	changed = changed || tip != p.tipShown
	p.tipShown = tip
	return changed
}

// lettered returns the widget whose Letter is among these strokes, or nil.
func (p *Page) lettered(strokes []input.Stroke) Widget {
	if _, writing := p.focus.(*TextField); writing {
		return nil
	}
	for _, w := range p.Widgets {
		if letter := w.base().Letter; letter != "" && usable(w) && slices.Contains(strokes, input.Stroke{Key: letter}) {
			return w
		}
	}
	return nil
}

// Heeds reports whether one of these strokes uses a widget, whatever else it does elsewhere.
func (p *Page) Heeds(strokes []input.Stroke) bool { return p.lettered(strokes) != nil }

// tipOf returns a widget's tip, followed by its Letter unless the player uses touch.
func (p *Page) tipOf(w Widget) string {
	b := w.base()
	if b.Letter == "" || p.byTouch {
		return b.Tip
	}
	return p.Texts.Sentences(Said(p.Reader, b.Tip), p.T("common.letter", Data{"Key": KeyName(p.Reader, input.Stroke{Key: b.Letter})}))
}

// feel sets the kind of feedback for using the widget.
func feel(w Widget, g *input.Gestures) {
	g.Felt = input.Pressed
	switch w.(type) {
	case *Switch:
		g.Felt = input.Switched
	case *Slider, *Stepper, *Segments:
		g.Felt = input.Slid
	case *Scroll, *Caption, *TextField:
		g.Felt = input.NothingFelt
	}
}

// valueOf returns the number that a widget shows, 0 for those without one.
func valueOf(w Widget) int {
	switch w := w.(type) {
	case *Slider:
		return w.Value
	case *Stepper:
		return w.Value
	case *Segments:
		return w.Selected
	}
	return 0
}

// tellFocus tells the widgets that lost and got the focus.
func (p *Page) tellFocus(before Widget) {
	if f, ok := before.(focusable); ok && before != p.focus {
		f.focused(false)
	}
	if f, ok := p.focus.(focusable); ok {
		f.focused(true)
	}
}

// pointer handles press, drag, click and wheel.
func (p *Page) pointer(g *input.Gestures) (changed bool) {
	if g.Pressed {
		p.press = p.at(g.PressX, g.PressY)
		if p.press != nil && usable(p.press) {
			p.focus = p.press
		} else if p.press == nil {
			p.focus = nil
		}
		changed, p.used = p.press != nil, p.press != nil && usable(p.press)
	}
	p.sincePress++
	if p.press != nil && usable(p.press) {
		x, y := p.local(p.press, g.X, g.Y)
		if w, ok := p.press.(pressable); ok {
			switch {
			case g.Pressed:
				at, _ := p.local(p.press, g.PressX, g.PressY)
				w.pressed(at, g.Shift, p.lastPress == p.press && p.sincePress <= doubleClick)
			case g.Dragging:
				value := valueOf(p.press)
				w.dragged(x)
				changed = true
				if valueOf(p.press) != value {
					g.Felt = input.Slid
				}
			}
		}
		if g.Pressed {
			p.lastPress, p.sincePress = p.press, 0
		}
		if g.Clicked && p.at(g.X, g.Y) == p.press {
			pressed := p.press
			p.press = nil
			feel(pressed, g)
			pressed.activate(x, y)
			changed = true
		}
	}
	if p.scroll(g) {
		changed = true
	}
	if p.press != nil && !g.Held {
		p.press, changed = nil, true
	}
	if g.Wheel != 0 {
		if s := p.scrollAt(g.X, g.Y); s != nil && (g.Shift && s.ByAcross(-g.Wheel*wheelStep) || s.By(-g.Wheel*wheelStep)) {
			changed = true
		}
	}
	if s := p.scrollAt(g.X, g.Y); s != nil && s.Wide > 0 && !g.ByPad {
		changed = s.pan(g.PanX-g.WheelX*wheelStep, g.PanY) || changed
	}
	return changed
}

// scroll handles dragging a scrolling area's content, or its bar.
func (p *Page) scroll(g *input.Gestures) bool {
	if g.Pressed {
		p.bar = nil
		for _, w := range p.Widgets {
			if s, ok := w.(*Scroll); ok && !s.Hidden && s.bar().Inset(-4).Contains(g.PressX, g.PressY) {
				p.bar = s
			}
		}
	}
	switch {
	case !g.Held:
		p.bar = nil
	case p.bar != nil:
		return p.bar.By(g.DY * p.bar.Height / p.bar.Rect.H)
	case g.Dragging && p.press != nil:
		s, ok := p.press.(*Scroll)
		if !ok {
			s = p.press.base().Inside
		}
		return s != nil && s.pan(g.DX, g.DY)
	}
	return false
}

// local converts a point of the window to the coordinates of a widget's Rect.
func (p *Page) local(w Widget, x, y float64) (float64, float64) {
	if in := w.base().Inside; in != nil {
		at := in.moved(Rect{})
		return x - at.X, y - at.Y
	}
	return x, y
}

func (p *Page) scrollAt(x, y float64) *Scroll {
	for i := len(p.Widgets) - 1; i >= 0; i-- {
		if s, ok := p.Widgets[i].(*Scroll); ok && !s.Hidden && s.Rect.Contains(x, y) {
			return s
		}
	}
	return nil
}

// keys handles the movement of the focus and Confirm.
func (p *Page) keys(g *input.Gestures) (changed bool) {
	switch {
	case g.ByPad && (g.PanX != 0 || g.PanY != 0):
		return p.turn(g)
	case g.FocusNext || g.ByPad && g.Deed == input.FloorUp:
		p.step(1)
	case g.FocusPrevious || g.ByPad && g.Deed == input.FloorDown:
		p.step(-1)
	case g.MoveX != 0 || g.MoveY != 0:
		p.toward(float64(g.MoveX), float64(g.MoveY))
	case g.Confirm && p.focus != nil && usable(p.focus):
		x, y := p.focus.base().Rect.Center()
		feel(p.focus, g)
		p.focus.activate(x, y)
		return true
	case g.ByPad && (g.Deed == input.NextPart || g.Deed == input.PreviousPart):
		return p.turn(g)
	case g.Key(ebiten.KeyPageDown), g.Key(ebiten.KeyPageUp), g.Key(ebiten.KeyHome), g.Key(ebiten.KeyEnd):
		return p.turn(g)
	default:
		return false
	}
	if p.focus != nil && p.focus.base().Inside != nil {
		p.focus.base().Inside.Show(p.focus.base().Rect)
	}
	return true
}

// turn scrolls the focused widget's area, or else the first one, by a page or to its end. If that moves the focus
// out of sight, the nearest visible widget gets it.
func (p *Page) turn(g *input.Gestures) bool {
	var area *Scroll
	for _, w := range p.Widgets {
		if s, ok := w.(*Scroll); ok && !s.Hidden && !s.Sideways && (area == nil || p.focus != nil && p.focus.base().Inside == s) {
			area = s
		}
	}
	if area == nil {
		return false
	}
	if g.ByPad && area.Wide > 0 && (g.PanX != 0 || g.PanY != 0) {
		return area.pan(g.PanX, g.PanY)
	}
	way := -area.Height
	switch {
	case g.PanX != 0 || g.PanY != 0:
		way = -g.PanY
	case g.Key(ebiten.KeyPageDown) || g.ByPad && g.Deed == input.NextPart:
		way = area.Rect.H * 0.9
	case g.Key(ebiten.KeyPageUp) || g.ByPad && g.Deed == input.PreviousPart:
		way = -area.Rect.H * 0.9
	case g.Key(ebiten.KeyEnd):
		way = area.Height
	}
	if !area.By(way) {
		return false
	}
	p.focusInSight(area)
	return true
}

// focusInSight moves a focus that was scrolled out of sight to the nearest visible widget of the area, preferably
// a wholly visible one.
func (p *Page) focusInSight(area *Scroll) {
	if p.focus == nil || p.focus.base().Inside != area || seen(p.focus) == 1 {
		return
	}
	_, from := p.focus.base().Rect.Center()
	best, most, bestWay := p.focus, 0.0, 0.0
	for _, w := range p.Widgets {
		if w.base().Inside != area || !usable(w) {
			continue
		}
		_, y := w.base().Rect.Center()
		if part, way := seen(w), math.Abs(y-from); part > most || part == most && part > 0 && way < bestWay {
			best, most, bestWay = w, part, way
		}
	}
	p.focus = best
}

// seen returns how much of a widget's height its scrolling area shows, 1 for all of it.
func seen(w Widget) float64 {
	b := w.base()
	if b.Rect.H <= 0 {
		return 0
	}
	if part := b.Area().H / b.Rect.H; part < 0.999 {
		return max(0, part)
	}
	return 1
}

// step moves the focus along the order of the widgets.
func (p *Page) step(by int) {
	n, at := len(p.Widgets), -1
	for i, w := range p.Widgets {
		if w == p.focus {
			at = i
		}
	}
	if at < 0 && by < 0 {
		at = 0
	}
	for i := 1; i <= n; i++ {
		if w := p.Widgets[((at+by*i)%n+n)%n]; usable(w) {
			p.focus = w
			return
		}
	}
}

// toward moves the focus to the nearest widget in a direction.
func (p *Page) toward(dx, dy float64) {
	if p.focus == nil || p.focus.base().Hidden {
		p.step(1)
		return
	}
	fx, fy := p.focus.base().Rect.Center()
	best, bestWay, bestStraight := Widget(nil), math.Inf(1), false
	for _, w := range p.Widgets {
		if w == p.focus || !usable(w) {
			continue
		}
		r := w.base().Rect
		x, y := r.Center()
		// A sideways distance counts more than one ahead; areas that overlap sideways have none.
		ahead := (x-fx)*dx + (y-fy)*dy
		own := p.focus.base().Rect
		beside := max(0, r.X-own.Right(), own.X-r.Right())
		if dy == 0 {
			beside = max(0, r.Y-own.Bottom(), own.Y-r.Bottom())
		}
		if ahead <= 1 {
			continue
		}
		// Anything straight ahead wins: a wide widget below is hardly to the right.
		straight := beside == 0 && gap(own, r, dx, dy) >= -1
		if way := ahead + 3*beside; straight && !bestStraight || straight == bestStraight && way < bestWay {
			best, bestWay, bestStraight = w, way, straight
		}
	}
	if best != nil {
		p.focus = best
	}
}

// gap returns how far beyond the end of one area another begins in a direction; negative if they overlap.
func gap(from, to Rect, dx, dy float64) float64 {
	switch {
	case dx > 0:
		return to.X - from.Right()
	case dx < 0:
		return from.X - to.Right()
	case dy > 0:
		return to.Y - from.Bottom()
	}
	return from.Y - to.Bottom()
}

// Tip returns the sentence to be shown now, or "".
func (p *Page) Tip() string {
	if w := p.tipped(); w != nil {
		return p.tipOf(w)
	}
	return ""
}

func (p *Page) tipped() Widget {
	w := p.hover
	if w == nil && p.showFocus {
		w = p.focus
	}
	if w == nil || p.rest < tipDelay || p.press != nil {
		return nil
	}
	return w
}

// Draw paints the widgets in order, and the tip above them.
func (p *Page) Draw(c *Canvas) {
	for _, w := range p.Widgets {
		b := w.base()
		if b.Hidden {
			continue
		}
		state := State{Hover: w == p.hover && !b.Disabled, Pressed: w == p.press && w == p.hover && !b.Disabled, Focus: w == p.focus && p.showFocus}
		on := c
		if b.Inside != nil {
			if b.Area().H <= 0 || b.Area().W <= 0 {
				continue
			}
			on = b.Inside.canvas(c)
		}
		if usable(w) {
			on.Touch(b.ID, b.Rect)
		} else {
			on.Landmark(b.ID, b.Rect)
		}
		rings := on.rings
		if state.Focus || p.used && w == p.focus {
			p.heard, p.words, on.words = w, p.words[:0], &p.words
		}
		on.inert = usable(w) && !follows(w)
		on.focused = state.Focus
		w.Draw(on, state)
		on.words, on.inert, on.focused = nil, false, false
		if state.Focus && on.rings == rings { // whatever the widget looks like, the focus must be seen
			on.FocusRing(b.Rect, 10)
		}
	}
	if w := p.tipped(); w != nil {
		if tip := p.tipOf(w); tip != "" {
			c.Tip(tip, w.base().Area())
		}
	}
}
