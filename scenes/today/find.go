package today

import (
	"time"

	"clinic/assets"
	"clinic/game/extensions"
	"clinic/game/puzzle"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Finder searches for puzzles between frames, and remembers those it has found.
type Finder struct {
	found  map[int]*puzzle.Puzzle
	search map[int]*puzzle.Search
}

// slice is how long it searches in a tick.
const slice = 6 * time.Millisecond

// Find searches a little further for the puzzle of a number, and returns it once it is found, nil before.
func (f *Finder) Find(number int) *puzzle.Puzzle {
	if f.found == nil {
		f.found, f.search = map[int]*puzzle.Puzzle{}, map[int]*puzzle.Search{}
	}
	if p := f.found[number]; p != nil {
		return p
	}
	s := f.search[number]
	if s == nil {
		s = puzzle.NewSearch(number, assets.Puzzles, session.Learned(), extensions.All())
		f.search[number] = s
	}
	for begun := time.Now(); time.Since(begun) < slice; {
		if s.Step() {
			f.found[number] = s.Puzzle()
			delete(f.search, number)
			break
		}
	}
	return f.found[number]
}

// Known returns the puzzle of a number if it was already found, and nil otherwise.
func (f *Finder) Known(number int) *puzzle.Puzzle { return f.found[number] }

// Waiting is shown until a puzzle is found: for a moment, longer in browsers.
type Waiting struct {
	finder *Finder
	number int
	open   func(p *puzzle.Puzzle) scenes.Scene
	page   ui.Page
}

// Wait searches for a puzzle and then shows the scene that open makes of it.
func Wait(finder *Finder, number int, open func(p *puzzle.Puzzle) scenes.Scene) scenes.Scene {
	if p := finder.Known(number); p != nil {
		return open(p)
	}
	return &Waiting{finder: finder, number: number, open: open}
}

// Layout places the back button.
func (w *Waiting) Layout(c *scenes.Context, _, _ float64) {
	w.page.Clear(c.Reader)
	back := &ui.Button{Base: ui.Base{ID: "today.back"}, Text: c.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = ui.Rect{X: 12, Y: 6, W: back.Width(c.Reader), H: 44}
	w.page.Add(back)
}

// Update searches a little further.
func (w *Waiting) Update(c *scenes.Context) {
	if w.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
		return
	}
	c.Awake()
	if p := w.finder.Find(w.number); p != nil {
		c.Replace(w.open(p))
	}
}

// Page returns the widgets.
func (w *Waiting) Page() *ui.Page { return &w.page }

// Draw says that the puzzle is being searched for.
func (w *Waiting) Draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	c.TextIn(c.Styles.Heading, c.T("today.looking"), ui.Rect{W: c.Width, H: c.Height}, ui.Center, theme.SecondInk)
	w.page.Draw(c)
}
